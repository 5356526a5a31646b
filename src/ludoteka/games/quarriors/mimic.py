"""Coming into the ready area, and being as another creature is."""

from __future__ import annotations

from typing import Final

from ludoteka.games.quarriors.deck import MIMICS
from ludoteka.games.quarriors.happenings import MIMICKED
from ludoteka.games.quarriors.layout import STRIKE
from ludoteka.games.quarriors.needs import creature_at
from ludoteka.games.quarriors.standing import ATTACHED, CHANGED, SAFE, looks
from ludoteka.games.quarriors.state import Quarriors
from ludoteka.games.quarriors.verbs import DECLINE, MIMIC, PLACES, VERBS
from ludoteka.kernel.acts import Why
from ludoteka.kernel.choices import Prompt
from ludoteka.kernel.machine import Doing, Effect, Text, enter
from ludoteka.kernel.refusal import Msg


def come_in(state: Quarriors, seat: int, face: int) -> None:
    """Put a die into the ready area as a creature; in the middle of a combat only one that comes back can."""
    # rule: quarriors.creatures.abilities-on-entry, quarriors.ready.summon-moves-die
    die = face
    if state.phase == STRIKE and state.rules.damage_once:
        # rule: quarriors.optional.faq-damage-once
        die |= SAFE
    ready = state.players[seat].ready
    ready.append(die)
    # rule: quarriors.optional.faq-strong-ooze
    if MIMICS.values[state.row(face)] and models(state, seat):
        state.do(MIMIC_TEXT, seat, len(ready) - 1)


def models(state: Quarriors, seat: int) -> list[int]:
    """The enemy creatures, as seat and place."""
    found: list[int] = []
    for player in state.players:
        if player.seat != seat:
            for at, die in enumerate(player.ready):
                if not die & ATTACHED:
                    found.append(player.seat * PLACES + at)
    return found


def may_change(state: Quarriors, seat: int, at: int, why: Why | None) -> bool:
    """Whether this creature may change what it mimics in this turn."""
    die = creature_at(state, seat, at, why)
    if die < 0:
        return False
    able = MIMICS.values[state.row(die & 255)] > 0
    first = not die & CHANGED
    model = bool(models(state, seat))
    if why is not None:
        why.need(able, "quarriors-why-mimics", "quarriors.creatures.always-abilities", "R40")
        why.need(first, "quarriors-why-changed", "R40")
        why.need(model, "quarriors-why-model", "R40")
    return able and first and model


def changes(state: Quarriors, seat: int) -> list[int]:
    """The places of this seat's creatures that may change what they mimic."""
    found: list[int] = []
    for at, die in enumerate(state.players[seat].ready):
        if not die & ATTACHED and MIMICS.values[state.row(die & 255)] and may_change(state, seat, at, None):
            found.append(at)
    return found


class MimicOne(Effect[Quarriors]):
    """Be as an enemy creature of your choice; `this` is the place of the one that mimics."""

    # rule: quarriors.optional.faq-strong-ooze
    def resolve(self, state: Quarriors, who: Doing) -> bool:
        state.actor = who.you
        return True

    def options(self, state: Quarriors, who: Doing) -> list[int]:
        found = [MIMIC + model for model in models(state, who.you)]
        if not state.rules.ooze_copies_all:
            found.append(DECLINE)
        return found

    def weigh(self, state: Quarriors, who: Doing, option: int, why: Why) -> None:
        n = VERBS.thing(MIMIC, option)
        if n >= 0 and creature_at(state, n // PLACES, n % PLACES, why) >= 0:
            why.need(n // PLACES != who.you, "quarriors-why-enemy", "R40")

    def chosen(self, state: Quarriors, who: Doing, option: int) -> None:
        if option == DECLINE:
            return
        seat, at = divmod(option - MIMIC, PLACES)
        face = looks(state.players[seat].ready[at])
        ready = state.players[who.you].ready
        die = ready[who.this]
        ready[who.this] = (die & ~(255 << 8)) | (face + 1) << 8
        state.tell(MIMICKED, who.you, face)

    def prompt(self, state: Quarriors, who: Doing) -> Prompt:
        return Prompt("quarriors-ask-mimic", "quarriors.optional.faq-strong-ooze")

    def say(self) -> Msg:
        return Msg("quarriors-say-mimic-one")


MIMIC_TEXT: Final = enter("quarriors/mimic", Text(MimicOne()))
