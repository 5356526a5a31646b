"""How a creature gets crystals, and who may take them over."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from ludoteka.games.evolution.fields import TRACK
from ludoteka.games.evolution.happenings import FAMILIAR_FLIPPED, FROM_LOWER, FROM_UPPER, GAINED, TAKEN_OVER
from ludoteka.games.evolution.state import BABY, BEAST, FAMILIAR_WON, Evolution
from ludoteka.games.evolution.twins import PlainGain
from ludoteka.games.evolution.verbs import FAMILIAR, PASS, SIDES, TAKE_OVER, VERBS
from ludoteka.kernel.acts import Why
from ludoteka.kernel.choices import Prompt
from ludoteka.kernel.machine import ASK, END, GO, passage

RESERVE: Final = -1
LOWER_PART: Final = 0
UPPER_PART: Final = 1


def gain(state: Evolution, code: int, n: int, part: int = RESERVE) -> None:
    """This creature gains n crystals from a part of the source or from the reserve, one by one."""
    if code % SIDES == FAMILIAR:
        # rule: evolution.familiar.baby-flips-at-second-crystal
        familiar_gains(state)
        return
    if state.dominants(code):
        # rule: evolution.ether-card.dominant-takes-crystal
        state.follow(Gain(code % SIDES, code, n, part))
        return
    # rule: evolution.base.energy-track-four, evolution.ether-card.symbiont-cap, evolution.base.attack-gain-cap
    # rule: evolution.base.gain-from-lower-part
    creature = state.at(code)
    for _ in range(n):
        if creature.crystals == TRACK:
            return
        take(state, code, part)
        creature.crystals += 1
        state.tell(GAINED, code, creature.crystals)


def take(state: Evolution, code: int, part: int) -> None:
    """A crystal leaves this part of the source, which has one; the reserve always has."""
    if part == LOWER_PART:
        # rule: evolution.base.gain-from-lower-part, evolution.base.tokens-unlimited
        state.lower -= 1
        state.tell(FROM_LOWER, code, state.lower)
    elif part == UPPER_PART:
        # rule: evolution.base.gain-from-upper-part, evolution.base.tokens-unlimited
        state.upper -= 1
        state.tell(FROM_UPPER, code, state.upper)


def familiar_gains(state: Evolution) -> None:
    """A crystal for the familiar: the second turns the Baby over, or lets the Beast win."""
    # rule: evolution.familiar.baby-flips-at-second-crystal, evolution.familiar.flip-keeps-traits
    # rule: evolution.familiar.flip-returns-crystals, evolution.familiar.flip-round-no-turns
    # rule: evolution.familiar.beast-wins-at-second-crystal, evolution.familiar.players-lose-together
    familiar = state.familiar[0]
    familiar.crystals += 1
    state.tell(GAINED, FAMILIAR, familiar.crystals)
    if familiar.crystals < 2:
        return
    if state.side == BABY:
        state.side = BEAST
        state.dormant = True
        familiar.crystals = 0
        state.tell(FAMILIAR_FLIPPED)
    else:
        state.finish(FAMILIAR_WON, [])


@mypyc_attr(free_list_len=1)
class Gain(PlainGain):
    """Crystals that a friend may take over: each is asked for separately, and taken over at most once."""

    # rule: evolution.ether-card.dominant-takes-crystal, evolution.ether-card.dominant-once-per-crystal

    def clone(self) -> Gain:
        return Gain(self.you, like=self)

    def step(self, state: Evolution, at: int) -> int:
        self.at = 0
        if self.n == 0:
            return END
        takers = state.dominants(self.code)
        full = state.at(self.code).crystals == TRACK
        if full and not takers:
            return END
        take(state, self.code, self.part)
        self.n -= 1
        if not takers:
            self.keep(state)
            return GO
        if full and len(takers) == 1:
            # rule: evolution.ether-card.dominant-full-friend-must-give, evolution.ether-card.dominant-optional
            self.give(state, takers[0])
            return GO
        if not state.is_person(self.you):
            self.keep(state)
            return GO
        state.actor = self.you
        return ASK

    def keep(self, state: Evolution) -> None:
        creature = state.at(self.code)
        creature.crystals += 1
        state.tell(GAINED, self.code, creature.crystals)

    def give(self, state: Evolution, i: int) -> None:
        taker = i * SIDES + self.you
        state.at(taker).crystals += 1
        state.tell(TAKEN_OVER, taker, self.code)

    def options(self, state: Evolution) -> list[int]:
        # rule: evolution.ether-card.dominant-optional
        takers = [TAKE_OVER + i for i in state.dominants(self.code)]
        return takers if state.at(self.code).crystals == TRACK else [PASS, *takers]

    def chosen(self, state: Evolution, option: int) -> None:
        if option == PASS:
            self.keep(state)
        else:
            self.give(state, option - TAKE_OVER)

    def weigh(self, state: Evolution, option: int, why: Why) -> None:
        i = VERBS.thing(TAKE_OVER, option)
        rules = ("evolution.ether-card.dominant-takes-crystal", "evolution.ether-card.dominant-full-itself")
        if i >= 0:
            why.need(i in state.dominants(self.code), "evolution-why-taker", *rules)
        elif option == PASS:
            room = state.at(self.code).crystals < TRACK
            why.need(room, "evolution-why-must-give", "evolution.ether-card.dominant-full-friend-must-give")

    def prompt(self, state: Evolution) -> Prompt:
        return Prompt("evolution-ask-take-over", "evolution.ether-card.dominant-takes-crystal")


passage(Gain)
