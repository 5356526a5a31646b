"""«Завершающая фаза»: six steps, in the order of the book."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from ludoteka.games.shards.deck import TURNED
from ludoteka.games.shards.happenings import (
    ALLIES_DISCARDED,
    END_BEGAN,
    HAND_DISCARDED,
    HIRED_LEFT,
    POOL_LOST,
    TURN_PASSED,
)
from ludoteka.games.shards.player import Player
from ludoteka.games.shards.state import CLOSE, HAND, Shards
from ludoteka.games.shards.twins import PlainClose
from ludoteka.kernel.machine import END, passage

EXTRA_CARDS: Final = 3
ENOUGH_DAMAGE: Final = 10


@mypyc_attr(free_list_len=1)
class Close(PlainClose):
    """Clear the table of this turn, draw a new hand, pass the turn."""

    # rule: shards.end.step-order

    def clone(self) -> Close:
        return Close(self.you, like=self)

    def step(self, state: Shards, at: int) -> int:
        me = state.players[self.you]
        state.phase = CLOSE
        state.tell(END_BEGAN, self.you)
        self.send_the_hired_away(state, me)
        self.discard_allies(state, me)
        self.discard_the_hand(state, me)
        self.lose_gems_and_power(state, me)
        self.ready(me)
        state.draw(self.you, HAND + self.extra_cards(me))
        forget_the_turn(me)
        return END

    def send_the_hired_away(self, state: Shards, me: Player) -> None:
        # rule: shards.end.fast-played-under-center-deck, shards.end.fast-played-random-order
        # rule: shards.mercenaries.never-joins-players-deck
        if not me.hired:
            return
        for card in me.hired:
            state.tell(HIRED_LEFT, self.you, card)
        state.centre.put_under(me.hired)
        me.hired = []
        # rule: shards.general.center-row-refilled-at-once
        for slot in range(len(state.row)):
            if state.row[slot] < 0:
                state.fill_row(slot)

    def discard_allies(self, state: Shards, me: Player) -> None:
        # rule: shards.end.allies-discarded, shards.champions.stay-in-play, shards.cards.ally-stays-until-end-of-turn
        if me.allies:
            state.tell(ALLIES_DISCARDED, self.you, len(me.allies))
            me.discard.extend(me.allies)
            me.allies = []

    def discard_the_hand(self, state: Shards, me: Player) -> None:
        # rule: shards.end.hand-discarded, shards.general.discard-face-up-own-pile
        if me.hand:
            state.tell(HAND_DISCARDED, self.you, len(me.hand))
            me.discard.extend(me.hand)
            me.hand = []
            me.known = []

    def lose_gems_and_power(self, state: Shards, me: Player) -> None:
        # rule: shards.end.gems-and-power-vanish
        gems = me.gems
        power = me.power
        me.gems = 0
        me.power = 0
        me.infinite = False
        if gems or power:
            state.tell(POOL_LOST, self.you, gems, power)

    def ready(self, me: Player) -> None:
        # rule: shards.cards.each-card-exhausts-once-per-turn, shards.main.focus-once-per-turn
        me.focused = False
        champions = me.champions
        for i in range(len(champions)):
            champions[i] &= TURNED - 1

    def extra_cards(self, me: Player) -> int:
        # rule: shards.end.draw-five
        return EXTRA_CARDS * me.hearts if me.struck >= ENOUGH_DAMAGE else 0


def forget_the_turn(me: Player) -> None:
    """What lasts for a turn is over."""
    me.played = []
    me.summons = 0
    me.echoes = 0
    me.talons = 0
    me.hearts = 0
    me.struck = 0
    me.unblockable = False


def pass_the_turn(state: Shards, seat: int) -> int:
    """The next seat clockwise that is still in the game."""
    # rule: shards.end.pass-turn, shards.setup.turn-order-clockwise, shards.team.turn-order
    seats = len(state.players)
    following = (seat + 1) % seats
    while state.players[following].out:
        following = (following + 1) % seats
    state.tell(TURN_PASSED, seat, following)
    return following


passage(Close)
