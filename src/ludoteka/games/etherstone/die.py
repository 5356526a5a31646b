"""«Заберите кубик»: two stones, then the abilities that the die opens, in any order."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from ludoteka.games.etherstone.abilities import use
from ludoteka.games.etherstone.deck import (
    ABILITIES,
    ABYSS_PRICE,
    CARD_BITS,
    DIE_FITS,
    ON_DIE,
    TOOK_ABYSS_DIE,
    TOOK_DIE,
    VIOLET,
)
from ludoteka.games.etherstone.happenings import DIE_COUNTS_AS, DIE_TAKEN
from ludoteka.games.etherstone.needs import appliable, may_stop
from ludoteka.games.etherstone.reactions import or_done, react, unapplied
from ludoteka.games.etherstone.state import Etherstone
from ludoteka.games.etherstone.twins import PlainTakeDie
from ludoteka.games.etherstone.verbs import APPLY, DONE, VERBS
from ludoteka.kernel.acts import Why
from ludoteka.kernel.choices import Prompt
from ludoteka.kernel.machine import ASK, END, GO, passage
from ludoteka.kernel.refusal import Msg

STONES_A_DIE: Final = 2

TAKE_STEP: Final = 0
OPEN_STEP: Final = 1
USE_STEP: Final = 2


@mypyc_attr(free_list_len=1)
class TakeDie(PlainTakeDie):
    """One die from the market, counting as `colour`. Each ability is used at most once through it."""

    # rule: etherstone.die.one-die, etherstone.die.stones-before-abilities

    def clone(self) -> TakeDie:
        return TakeDie(self.you, like=self)

    def step(self, state: Etherstone, at: int) -> int:
        if at == TAKE_STEP:
            # rule: etherstone.die.stones-before-abilities, etherstone.symbols.constant
            self.take(state)
            if state.waiting:
                react(state)
                return GO
            at = OPEN_STEP
        # rule: etherstone.die.value-unchanged
        if at == OPEN_STEP and state.rules.matches == "fixed":
            self.shut_out(state)

        self.at = USE_STEP + 1
        return self.use_abilities(state)

    def take(self, state: Etherstone) -> None:
        # rule: etherstone.die.kept-by-leader, etherstone.die.two-stones, etherstone.die.value-irrelevant-for-stones
        state.holder[self.die] = self.you
        state.die = self.die
        state.colour = self.colour
        state.value = state.dice[self.die]
        state.tell(DIE_TAKEN, self.you, self.die, state.value)
        if self.die == VIOLET:
            # rule: etherstone.die.abyss-costs-health, etherstone.die.abyss-colour-choice
            # rule: etherstone.die.abyss-counts-as-colour
            state.lose_health(self.you, ABYSS_PRICE)
            state.tell(DIE_COUNTS_AS, self.you, self.colour)
            # rule: etherstone.symbols.constant
            state.fire(TOOK_ABYSS_DIE, self.you)
        state.gain_stones(self.you, STONES_A_DIE, self.colour)
        # rule: etherstone.symbols.constant
        state.fire(TOOK_DIE, self.you)

    def shut_out(self, state: Etherstone) -> None:
        """Under the other reading: only what matches at the outset will ever be opened by this die."""
        # rule: etherstone.die.value-unchanged
        open_now = self.matching(state)
        player = state.players[self.you]
        for card in [player.leader, *[it & CARD_BITS for it in player.play]]:
            for number in ON_DIE[card]:
                if number not in open_now:
                    self.used.append(number)

    def matching(self, state: Etherstone) -> list[int]:
        """The abilities that the die opens, as it is now, and that were not used through it."""
        # rule: etherstone.die.all-matching-abilities, etherstone.die.leader-abilities-count
        # rule: etherstone.die.only-own-cards, etherstone.abilities.tapped-cards-work
        # rule: etherstone.abilities.need-card-laid-out, etherstone.abilities.same-turn-summon
        # rule: etherstone.die.earlier-dice-inert, etherstone.example.duchess-off-value
        bit = 1 << 6 * state.colour + state.value - 1
        player = state.players[self.you]
        found: list[int] = []
        if DIE_FITS[player.leader] & bit:
            self.add_matching(found, player.leader, bit)
        for it in player.play:
            card = it & CARD_BITS
            if DIE_FITS[card] & bit:
                self.add_matching(found, card, bit)
        return found

    def add_matching(self, found: list[int], card: int, bit: int) -> None:
        # rule: etherstone.die.all-matching-abilities, etherstone.die.whole-and-once
        used = self.used
        for number in ON_DIE[card]:
            if ABILITIES[number].fits & bit and not (used and number in used):
                found.append(number)

    def usable(self, state: Etherstone) -> list[int]:
        """Those that can be started, as options; nothing is begun while they are looked through."""
        found: list[int] = []
        for number in self.matching(state):
            if ABILITIES[number].is_usable(state, self.you):
                found.append(APPLY + number)
        return found

    def use_abilities(self, state: Etherstone) -> int:
        # rule: etherstone.die.any-order
        if state.waiting:
            react(state)
            self.at = USE_STEP
            return GO
        if self.closed:
            return END
        found = self.usable(state)
        if not found:
            return END
        state.actor = self.you
        state.offered = or_done(found)
        return ASK

    def options(self, state: Etherstone) -> list[int]:
        return or_done(self.usable(state))

    def weigh(self, state: Etherstone, option: int, why: Why) -> None:
        number = VERBS.thing(APPLY, option)
        if option == DONE:
            may_stop(option not in self.options(state), why)
        elif number >= 0:
            bit = 1 << 6 * state.colour + state.value - 1
            ability = ABILITIES[number] if number < len(ABILITIES) else None
            opened = ability is not None and ability.fits & bit > 0 and state.players[self.you].has_out(ability.card)
            appliable(state, self.you, number, opened, self.used, "etherstone.die.all-matching-abilities", why)

    def chosen(self, state: Etherstone, option: int) -> None:
        # rule: etherstone.die.whole-and-once, etherstone.abilities.optional
        self.at = USE_STEP
        if option == DONE:
            self.closed = True
        else:
            self.used.append(option - APPLY)
            use(state, self.you, option - APPLY)

    def ends(self, state: Etherstone) -> int:
        return DONE

    def forgone(self, state: Etherstone, offered: list[int]) -> list[Msg]:
        return unapplied(self.usable(state))

    def prompt(self, state: Etherstone) -> Prompt:
        return Prompt("etherstone-ask-abilities", "etherstone.die.any-order", "etherstone.die.whole-and-once")


passage(TakeDie)
