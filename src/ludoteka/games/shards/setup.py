"""«Подготовка»: the centre, the leaders, the relics, the hands, and who begins."""

from __future__ import annotations

from typing import Any, Final

from ludoteka.games.shards.auction import Auction
from ludoteka.games.shards.cards.homodeus import LIMITER_DRONES
from ludoteka.games.shards.cards.order import CLOUD_ORACLES
from ludoteka.games.shards.cards.relics import FIRST_RELIC, LAST_RELIC
from ludoteka.games.shards.cards.starters import BLASTER, CRYSTAL, INFINITY_SHARD, SHARD_REACTOR
from ludoteka.games.shards.cards.undergrowth import ARACH_DEVOTEES
from ludoteka.games.shards.cards.wraethe import PALL_SHADES
from ludoteka.games.shards.deck import BASE, COPIES, ID, KIND, LEADER, LEADERS, SET, STARTER
from ludoteka.games.shards.draft import Draft
from ludoteka.games.shards.happenings import LEADER_TAKEN
from ludoteka.games.shards.needs import free_leader
from ludoteka.games.shards.player import Player
from ludoteka.games.shards.rounds import Rounds
from ludoteka.games.shards.state import DRAWING, HAND, ROW, STREAMS, Shards
from ludoteka.games.shards.twins import PlainSetUp, Rules
from ludoteka.games.shards.verbs import NEMESIS_LEADER, TAKE_LEADER, VERBS
from ludoteka.kernel.acts import Why
from ludoteka.kernel.choices import Prompt
from ludoteka.kernel.luck import stream
from ludoteka.kernel.machine import ASK, END, GO, passage
from ludoteka.kernel.piles import Pile

STARTING_DECK: Final = [CRYSTAL] * 7 + [BLASTER, SHARD_REACTOR, INFINITY_SHARD]
SOLO_CARD: Final = [LIMITER_DRONES, PALL_SHADES, CLOUD_ORACLES, ARACH_DEVOTEES]  # by leader

OPEN_ROW: Final = 0
TAKE_LEADERS: Final = 1
TAKE_RELICS: Final = 2
BEGIN: Final = 3


def fresh(players: int, options: dict[str, Any]) -> Shards:
    """A table with its seats and nothing on it."""
    state = Shards()
    state.rules = Rules(options)
    seats = 2 if state.rules.variant == "nemesis" else players
    if state.rules.variant == "nemesis":
        state.nemesis = 1
    state.players = [Player(seat) for seat in range(seats)]
    state.luck = [0] * STREAMS
    return state


def deal(players: int, options: dict[str, Any], seed: str) -> Shards:
    """Everything on the table that needs no decision, and the passages that ask for the rest."""
    state = fresh(players, options)
    state.luck = [stream(seed, f"shards/{i}") for i in range(STREAMS)]
    # rule: shards.setup.center-deck, shards.setup.base-only-excludes-marked-cards
    # rule: shards.relics.expansion-center-cards-shuffled-in, shards.relics.not-in-center-deck
    # rule: shards.relics.base-rules-still-apply
    for card in range(len(ID)):
        if KIND[card] != STARTER and LEADER[card] < 0 and (state.rules.relics or SET[card] == BASE):
            state.centre.bag.extend([card] * COPIES[card])
    # rule: shards.setup.first-player-random, shards.team.first-player, shards.team.seating
    if state.rules.variant == "team":
        state.first = 2 * state.chance(DRAWING, 2)
    elif state.rules.variant == "nemesis" and state.rules.nemesis_first == "player":
        # rule: shards.nemesis.one-player
        state.first = 0
    else:
        # rule: shards.setup.first-player-random
        state.first = state.chance(DRAWING, len(state.players))
    state.follow(SetUp(state.first))
    state.run()
    return state


class SetUp(PlainSetUp):
    """What the table is asked before the first turn."""

    def clone(self) -> SetUp:
        return SetUp(self.you, like=self)

    def held(self, state: Shards) -> list[int]:
        """What is not handed out yet: the starting decks, and before their step the relics."""
        people = len(state.players) - (state.nemesis >= 0)
        relics = range(FIRST_RELIC, LAST_RELIC + 1) if state.rules.relics and self.at <= TAKE_RELICS else []
        return [*STARTING_DECK * people, *relics]

    def step(self, state: Shards, at: int) -> int:
        if at == OPEN_ROW:
            return self.open_the_row(state)
        if at == TAKE_LEADERS:
            return self.take_leaders(state)
        if at == TAKE_RELICS:
            return self.take_relics(state)
        return self.begin(state)

    def open_the_row(self, state: Shards) -> int:
        # rule: shards.setup.center-row-six, shards.auction.after-center-row, shards.draft.after-center-row
        if state.nemesis < 0:
            for _ in range(ROW):
                state.row.append(state.centre.draw(state))
        return GO

    def take_leaders(self, state: Shards) -> int:
        # rule: shards.setup.one-leader-per-player, shards.setup.leader-components
        if state.rules.auction:
            # rule: shards.auction.optional-with-expansion, shards.auction.random-start-clockwise
            state.follow(Auction(state.chance(DRAWING, len(state.players)), len(state.players)))
            return GO
        if state.nemesis >= 0 or state.rules.leaders == "chosen":
            # rule: shards.nemesis.leaders-chosen, shards.setup.one-leader-per-player
            if self.leaderless(state) < 0:
                return GO
            state.actor = state.decider(self.leaderless(state))
            return ASK
        # rule: shards.setup.leaders-dealt-randomly
        free = list(range(len(LEADERS)))
        for player in state.players:
            player.leader = state.pick(DRAWING, free)
        return GO

    def leaderless(self, state: Shards) -> int:
        """The next seat in turn order that must choose a leader; -1 if all have one."""
        start = 0 if state.nemesis >= 0 else state.first
        seats = len(state.players)
        for i in range(seats):
            seat = (start + i) % seats
            if state.players[seat].leader < 0:
                return seat
        return -1

    def options(self, state: Shards) -> list[int]:
        base = self.base(state)
        return [base + leader for leader in range(len(LEADERS)) if free_leader(state, leader, None)]

    def base(self, state: Shards) -> int:
        """The verb in use: the person takes a leader, or names one for the Nemesis."""
        return NEMESIS_LEADER if self.leaderless(state) == state.nemesis else TAKE_LEADER

    def weigh(self, state: Shards, option: int, why: Why) -> None:
        leader = VERBS.thing(self.base(state), option)
        if leader >= 0:
            free_leader(state, leader, why)

    def chosen(self, state: Shards, option: int) -> None:
        seat = self.leaderless(state)
        leader = option - self.base(state)
        state.players[seat].leader = leader
        state.tell(LEADER_TAKEN, seat, leader, 0)
        self.at = TAKE_LEADERS

    def take_relics(self, state: Shards) -> int:
        if not state.rules.relics:
            return GO
        if state.rules.draft:
            state.follow(Draft(self.draft_opener(state)))
            return GO
        if state.rules.secret:
            # rule: shards.secret.two-random-relics, shards.secret.owner-may-look
            pool = list(range(FIRST_RELIC, LAST_RELIC + 1))
            for player in state.players:
                if player.seat != state.nemesis:
                    player.secret = [state.pick(DRAWING, pool), state.pick(DRAWING, pool)]
            state.box.extend(pool)
            return GO
        # rule: shards.relics.two-per-leader
        for card in range(FIRST_RELIC, LAST_RELIC + 1):
            owner = [p for p in state.players if p.leader == LEADER[card] and p.seat != state.nemesis]
            if owner:
                owner[0].relics.append(card)
            else:
                state.box.append(card)
        return GO

    def draft_opener(self, state: Shards) -> int:
        # rule: shards.draft.snake-order
        if state.rules.auction:
            return (state.first + 1) % len(state.players)
        return state.chance(DRAWING, len(state.players))

    def begin(self, state: Shards) -> int:
        seats = len(state.players)
        for i in range(seats):
            player = state.players[(state.first + i) % seats]
            # rule: shards.setup.starting-mastery-by-turn-order, shards.team.equal-starting-mastery
            # rule: shards.setup.starting-health
            player.mastery = 0 if state.rules.variant == "team" else i
            if player.seat == state.nemesis:
                # rule: shards.nemesis.no-deck-hand-discard, shards.setup.starting-hand
                continue
            # rule: shards.setup.starting-deck-shuffled, shards.setup.starting-hand
            cards = STARTING_DECK[:]
            if state.nemesis >= 0:
                # rule: shards.nemesis.extra-starting-card
                cards.append(SOLO_CARD[player.leader])
                state.centre.bag.remove(SOLO_CARD[player.leader])
            player.deck = Pile(1 + player.seat, cards, [], [])
            state.draw(player.seat, HAND)
        if state.nemesis >= 0:
            for _ in range(ROW):
                state.row.append(state.centre.draw(state))
        state.follow_after(Rounds(state.first))
        return END

    def prompt(self, state: Shards) -> Prompt:
        if self.leaderless(state) == state.nemesis:
            return Prompt("shards-ask-nemesis-leader", "shards.nemesis.leaders-chosen")
        return Prompt("shards-ask-leader", "shards.setup.one-leader-per-player")


passage(SetUp)
