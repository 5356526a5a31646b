"""«Раунд»: how it starts, whose turn it is, and when it is over."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import mypyc_attr

from ludoteka.games.evolution.familiar import BeastTurn, grow, is_to_act
from ludoteka.games.evolution.happenings import FIRST, REDREW, ROUND_BEGAN, ROUND_ENDED, SKIPPED, SOURCE_OPENED
from ludoteka.games.evolution.shadow import ShadowTurn
from ludoteka.games.evolution.source import open_source
from ludoteka.games.evolution.state import DRAWING, Evolution
from ludoteka.games.evolution.trait_card import SPENT
from ludoteka.games.evolution.turn import Turn
from ludoteka.games.evolution.twins import PlainRounds, PlainRoundStart
from ludoteka.games.evolution.verbs import ACT_OF, KEEP_HAND, REDRAW, VERBS
from ludoteka.kernel.acts import Act, Why
from ludoteka.kernel.choices import Prompt
from ludoteka.kernel.machine import ASK, END, GO, passage
from ludoteka.kernel.piles import EMPTY

START: Final = 0
NEXT_TURN: Final = 1
CYCLE_OVER: Final = 2
ROUND_OVER: Final = 3


class Rounds(PlainRounds):
    """Round after round; `count` seats have had their turn in this cycle."""

    def clone(self) -> Rounds:
        return Rounds(self.you, like=self)

    def step(self, state: Evolution, at: int) -> int:
        if at == NEXT_TURN:
            return self.next_turn(state)
        if at == CYCLE_OVER:
            self.count = 0
            if not is_round_over(state, len(state.players)):
                self.at = NEXT_TURN
            return GO
        if at == START:
            self.count = 0
            state.follow(RoundStart(state.first, len(state.players)))
            return GO
        state.tell(ROUND_ENDED, state.round)
        pass_figure(state)
        self.at = START
        return GO

    def next_turn(self, state: Evolution) -> int:
        seats = len(state.players)
        over = self.count > 0 and is_round_over(state, self.count)
        if over or self.count == seats:
            # rule: evolution.familiar.beast-turn-after-all-players, evolution.familiar.beast-acts-before-round-end
            # rule: evolution.familiar.baby-skips-turns
            if is_to_act(state) and (self.count == seats or state.rules.beast_acts_before_round_end):
                state.follow(BeastTurn(0))
            return GO
        # rule: evolution.base.turns-clockwise
        seat = (state.first + self.count) % seats
        self.count += 1
        self.at = NEXT_TURN
        me = state.players[seat]
        if seat == state.shadow:
            # rule: evolution.base.solo-shadow-first, evolution.base.solo-shadow-basics
            state.follow(ShadowTurn(seat))
        elif me.hand or me.is_awake() or not me.creatures:
            # rule: evolution.base.no-awake-creature, evolution.base.safety-creature
            state.follow(Turn(seat))
        else:
            state.tell(SKIPPED, seat)
        return GO


def is_round_over(state: Evolution, count: int) -> bool:
    """Whether all creatures sleep; where there are none at all, only after a whole cycle."""
    # rule: evolution.base.round-ends-when-all-asleep
    if state.shadow >= 0:
        # rule: evolution.base.solo-round-length, evolution.base.no-awake-creature
        if count < len(state.players):
            return False  # the person has a turn in every cycle, even if the Shadow has lulled all they have
        me = state.players[1 - state.shadow]
        if me.creatures:
            return not me.is_awake()
        return not state.discard  # the last one has just been transmuted, or no card is left to make one of
    some = False
    for player in state.players:
        if player.is_awake():
            return False
        some = some or bool(player.creatures)
    return some or count == len(state.players)


def pass_figure(state: Evolution) -> None:
    """Who is first in the next round."""
    # rule: evolution.base.first-player-passes, evolution.base.solo-shadow-first, evolution.contents.first-player-figure
    seats = len(state.players)
    if state.shadow >= 0 or state.rules.figure == "none":
        return
    if state.rules.figure == "left":
        state.first = (state.first + 1) % seats
    elif state.rules.figure == "random":
        state.first = state.chance(DRAWING, seats)
    else:
        best = -1
        for k in range(seats):
            seat = (state.first + 1 + k) % seats
            if best < 0 or standing(state, seat) < standing(state, best):
                best = seat
        state.first = best
    state.tell(FIRST, state.first)


def standing(state: Evolution, seat: int) -> int:
    """How far this seat has come: tokens first, then crystals."""
    player = state.players[seat]
    total = player.tokens * 1000
    for creature in player.creatures:
        total += creature.crystals
    return total


WAKE_UP: Final = 0
NEW_SOURCE: Final = 1
FAMILIAR_GROWS: Final = 2
DRAW: Final = 3
REDRAW_STEP: Final = 4


@mypyc_attr(free_list_len=1)
class RoundStart(PlainRoundStart):
    """Everybody wakes, a source is opened, the familiar grows, cards are drawn, hands may be redrawn."""

    def clone(self) -> RoundStart:
        return RoundStart(self.you, like=self)

    def step(self, state: Evolution, at: int) -> int:
        if at == WAKE_UP:
            return self.wake_up(state)
        if at == NEW_SOURCE:
            return self.new_source(state)
        if at == FAMILIAR_GROWS:
            grow(state)
            return GO
        if at == DRAW:
            return self.draw(state)
        return self.ask_redraw(state)

    def wake_up(self, state: Evolution) -> int:
        # rule: evolution.base.wake-at-round-start, evolution.familiar.wakes-at-round-start
        state.round += 1
        state.tell(ROUND_BEGAN, state.round)
        for creature in state.creatures():
            creature.asleep = False
            # rule: evolution.base.pesky
            creature.unmark(SPENT)
        # rule: evolution.familiar.flip-round-no-turns
        state.dormant = False
        return GO

    def new_source(self, state: Evolution) -> int:
        # rule: evolution.base.round-new-source
        if state.round == 1:
            return GO
        if not state.rules.new_source_each_round and state.source >= 0:
            open_source(state, state.source)
        else:
            if state.source >= 0:
                state.past = [*state.past, state.source]
            if state.sources.size() == 0:
                state.sources.bag = state.past[:]
                state.past = []
            source = state.sources.draw(state)
            if source == EMPTY:
                return GO
            open_source(state, source)
        state.tell(SOURCE_OPENED, state.source, state.lower, state.upper)
        return GO

    def draw(self, state: Evolution) -> int:
        # rule: evolution.base.hand-refill
        seats = len(state.players)
        if state.round == 1:
            return GO
        for k in range(seats):
            seat = (state.first + k) % seats
            if seat == state.shadow:
                continue
            held = len(state.players[seat].hand)
            if state.rules.hand_refill == "plus-2":
                state.draw(seat, 2)
            else:
                state.draw(seat, (6 if state.rules.hand_refill == "up-to-6" else 5) - held)
        return GO

    def ask_redraw(self, state: Evolution) -> int:
        # rule: evolution.base.redraw-once
        seats = len(state.players)
        while self.left > 0:
            seat = (self.you - self.left) % seats
            self.left -= 1
            if state.players[seat].hand:
                state.actor = seat
                return ASK
        return END

    def options(self, state: Evolution) -> list[int]:
        return [KEEP_HAND, REDRAW]

    def chosen(self, state: Evolution, option: int) -> None:
        self.at = REDRAW_STEP
        act = ACT_OF[option]
        act.do(state, state.actor, 0)

    def prompt(self, state: Evolution) -> Prompt:
        return Prompt("evolution-ask-redraw", "evolution.base.redraw-once")


def asked_to_redraw(state: Evolution, seat: int, why: Why | None) -> bool:
    """This seat is asked, at the start of a round, whether it keeps its hand."""
    asked = isinstance(state.current(), RoundStart) and state.actor == seat
    if why is not None:
        why.need(asked, "evolution-why-start-of-round", "evolution.base.redraw-once")
    return asked


@final
class KeepHand(Act[Evolution]):
    """Keep one's hand."""

    def may(self, state: Evolution, seat: int, n: int, why: Why | None) -> bool:
        return asked_to_redraw(state, seat, why)

    def do(self, state: Evolution, seat: int, n: int) -> None:
        pass


@final
class Redraw(Act[Evolution]):
    """Draw a new hand, once."""

    def may(self, state: Evolution, seat: int, n: int, why: Why | None) -> bool:
        return asked_to_redraw(state, seat, why)

    def do(self, state: Evolution, seat: int, n: int) -> None:
        me = state.players[seat]
        count = len(me.hand)
        state.discard.extend(me.hand)
        me.hand = []
        state.disclose()
        state.tell(REDREW, seat, count)
        state.draw(seat, count)


VERBS.acts(KeepHand(KEEP_HAND), Redraw(REDRAW))
passage(Rounds)
passage(RoundStart)
