"""«Ход»: the acts of its first two steps, to create a creature and to add a trait."""

from __future__ import annotations

from typing import final

from ludoteka.games.evolution.creature import Creature
from ludoteka.games.evolution.deck import HALF, PRINTED
from ludoteka.games.evolution.happenings import ADDED, CREATED, HATCHED
from ludoteka.games.evolution.needs import (
    ACTIVATE_STEP,
    ADD_STEP,
    CREATE_STEP,
    in_hand,
    own_creature,
    own_turn,
    step_of,
    trait_args,
)
from ludoteka.games.evolution.state import Evolution
from ludoteka.games.evolution.verbs import ADD, CREATE, FACES, NO_CREATURE, NO_TRAIT, SIDES, VERBS
from ludoteka.kernel.acts import Act, Why


def hatch(state: Evolution, seat: int, card: int, from_hand: bool) -> None:
    """A card face down becomes a creature of this seat."""
    me = state.players[seat]
    creature = Creature()
    creature.card = card
    creature.known = from_hand
    me.creatures.append(creature)
    code = (len(me.creatures) - 1) * SIDES + seat
    if from_hand:
        state.tell(CREATED, seat, code, card)
    else:
        state.tell(HATCHED, seat, code)


def creating(state: Evolution, seat: int, why: Why | None) -> bool:
    """This seat is at the first step of its turn."""
    now = own_turn(state, seat, why) and step_of(state, seat) == CREATE_STEP
    if why is not None:
        why.need(now, "evolution-why-step-create", "evolution.base.turn-three-steps", "evolution.base.create-creature")
    return now


def adding(state: Evolution, seat: int, why: Why | None) -> bool:
    """This seat is at the second step of its turn."""
    now = own_turn(state, seat, why) and step_of(state, seat) == ADD_STEP
    if why is not None:
        why.need(now, "evolution-why-step-add", "evolution.base.turn-three-steps", "evolution.base.add-trait")
    return now


@final
class CreateCreature(Act[Evolution]):
    """Make a creature of a card in hand."""

    def may(self, state: Evolution, seat: int, kind: int, why: Why | None) -> bool:
        now = creating(state, seat, why)
        return in_hand(state, seat, kind, "evolution.base.create-creature", why) and now

    def do(self, state: Evolution, seat: int, kind: int) -> None:
        # rule: evolution.base.create-creature, evolution.base.card-face-down-is-creature
        # rule: evolution.base.created-creature-awake
        state.players[seat].give(kind)
        hatch(state, seat, kind, True)


@final
class CreateNothing(Act[Evolution]):
    """Make no creature; alone against the Shadow somebody without a creature must make one."""

    def may(self, state: Evolution, seat: int, n: int, why: Why | None) -> bool:
        me = state.players[seat]
        if why is None and step_of(state, seat) == ACTIVATE_STEP:
            return not me.is_awake()  # the bare table of a story, see `Turn.options`
        now = creating(state, seat, why)
        # rule: evolution.base.create-creature, evolution.base.solo-round-length
        free = state.shadow < 0 or bool(me.creatures)
        if why is not None:
            why.need(free, "evolution-why-needs-creature", "evolution.base.solo-round-length", "R62")
        return now and free

    def do(self, state: Evolution, seat: int, n: int) -> None:
        pass


@final
class AddTrait(Act[Evolution]):
    """Add one of the two traits of a card in hand to a creature of one's own."""

    # rule: evolution.base.no-duplicate-traits, evolution.rare.equal-in-play
    def may(self, state: Evolution, seat: int, n: int, why: Why | None) -> bool:
        i, face = n // FACES, n % FACES
        kind, half = face >> 1, face & 1
        now = adding(state, seat, why)
        held = in_hand(state, seat, kind, "evolution.base.add-trait", why)
        if not own_creature(state, seat, i, "evolution.base.add-trait", why):
            return False
        trait = PRINTED[kind + HALF * half]
        new = not state.players[seat].creatures[i].bears(trait)
        if why is not None:
            why.need(new, "evolution-why-has-trait", "evolution.base.no-duplicate-traits", args=trait_args(trait))
        return now and held and new

    def do(self, state: Evolution, seat: int, n: int) -> None:
        # rule: evolution.base.add-trait, evolution.base.two-traits-choose-one
        i, face = n // FACES, n % FACES
        kind, half = face >> 1, face & 1
        me = state.players[seat]
        me.give(kind)
        packed = kind + HALF * half
        me.creatures[i].lay(packed)
        state.show_own()
        state.tell(ADDED, i * SIDES + seat, PRINTED[packed])


@final
class AddNothing(Act[Evolution]):
    """Add no trait."""

    def may(self, state: Evolution, seat: int, n: int, why: Why | None) -> bool:
        return adding(state, seat, why)

    def do(self, state: Evolution, seat: int, n: int) -> None:
        pass


VERBS.acts(CreateCreature(CREATE), CreateNothing(NO_CREATURE), AddTrait(ADD), AddNothing(NO_TRAIT))
