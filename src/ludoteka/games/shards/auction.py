"""«Аукцион лидеров»: leaders are bid for in health."""

from __future__ import annotations

from typing import Final

from ludoteka.games.shards.deck import LEADERS
from ludoteka.games.shards.happenings import BID, LEADER_TAKEN, PASSED_BID
from ludoteka.games.shards.needs import free_leader
from ludoteka.games.shards.state import Shards
from ludoteka.games.shards.twins import PlainAuction
from ludoteka.games.shards.verbs import BID_, DECLINE, TAKE_LEADER, VERBS
from ludoteka.kernel.acts import Why
from ludoteka.kernel.choices import Prompt
from ludoteka.kernel.machine import ASK, END, GO, passage

HIGHEST_BID: Final = 49
OPEN_AUCTION: Final = 0
TAKE_BID: Final = 1
TAKE_LEADER_: Final = 2


class Auction(PlainAuction):
    """One auction after another until one player is left without a leader. `you` opens the current one."""

    # rule: shards.auction.optional-with-expansion, shards.auction.random-start-clockwise

    def clone(self) -> Auction:
        return Auction(self.you, like=self)

    def leaderless(self, state: Shards, start: int) -> list[int]:
        seats = [(start + i) % self.seats for i in range(self.seats)]
        return [seat for seat in seats if state.players[seat].leader < 0]

    def step(self, state: Shards, at: int) -> int:
        if at == OPEN_AUCTION:
            return self.open(state)
        if at == TAKE_BID:
            return self.next_bid(state)
        if at == TAKE_LEADER_:
            state.actor = self.bidders[0]
            return ASK
        return END

    def open(self, state: Shards) -> int:
        # rule: shards.auction.repeat-for-the-rest, shards.auction.last-player, shards.auction.next-opener
        self.bidders = self.leaderless(state, self.you)
        self.bid = 0
        if len(self.bidders) == 1 and state.rules.variant != "team":
            state.first = self.bidders[0]
        return GO

    def next_bid(self, state: Shards) -> int:
        if len(self.bidders) == 1:
            return GO
        state.actor = self.bidders[0]
        return ASK

    def options(self, state: Shards) -> list[int]:
        if self.at == TAKE_LEADER_ + 1:
            # rule: shards.auction.winner-chooses-leader
            return [TAKE_LEADER + leader for leader in range(len(LEADERS)) if free_leader(state, leader, None)]
        # rule: shards.auction.bid-health, shards.auction.must-raise
        return [*(BID_ + n for n in range(self.bid + 1, HIGHEST_BID + 1)), DECLINE]

    def weigh(self, state: Shards, option: int, why: Why) -> None:
        bid = VERBS.thing(BID_, option)
        leader = VERBS.thing(TAKE_LEADER, option)
        if self.at == TAKE_LEADER_ + 1:
            if leader >= 0:
                free_leader(state, leader, why)
        elif bid >= 0:
            rules = ("shards.auction.must-raise", "shards.auction.bid-health")
            why.need(bid > self.bid, "shards-why-raise", *rules, args={"bid": self.bid})

    def chosen(self, state: Shards, option: int) -> None:
        seat = self.bidders[0]
        if self.at == TAKE_LEADER_ + 1:
            self.take_leader(state, seat, option - TAKE_LEADER)
            return
        self.at = TAKE_BID
        if option == DECLINE:
            # rule: shards.auction.pass-is-final
            self.bidders.pop(0)
            state.tell(PASSED_BID, seat)
            return
        self.bid = option - BID_
        self.bidders = [*self.bidders[1:], seat]
        state.tell(BID, seat, self.bid)

    def take_leader(self, state: Shards, seat: int, leader: int) -> None:
        # rule: shards.auction.winner-pays
        player = state.players[seat]
        player.leader = leader
        player.bid = self.bid
        player.health -= self.bid
        state.tell(LEADER_TAKEN, seat, leader, self.bid)
        if self.leaderless(state, self.you):
            # rule: shards.auction.repeat-for-the-rest, shards.auction.next-opener
            self.you = (seat + 1) % self.seats
            self.at = OPEN_AUCTION

    def prompt(self, state: Shards) -> Prompt:
        if self.at == TAKE_LEADER_ + 1:
            return Prompt("shards-ask-leader", "shards.auction.winner-chooses-leader")
        return Prompt(
            "shards-ask-bid", "shards.auction.bid-health", "shards.auction.must-raise", args={"bid": self.bid}
        )


passage(Auction)
