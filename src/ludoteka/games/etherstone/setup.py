"""«Подготовка к игре»: dice, points, threats, who begins, and where the cards come from."""

from __future__ import annotations

from typing import Any, Final

from ludoteka.games.etherstone.deck import CODE, ENTITIES, HEALTH, LEADERS, LEVEL, START, START_MARKERS, THREATS
from ludoteka.games.etherstone.draft import ChooseLeader, Draft
from ludoteka.games.etherstone.happenings import LEADER_SHOWN, SET_TAKEN
from ludoteka.games.etherstone.layout import (
    AREA,
    CARD_LUCK,
    DICE,
    DICE_LUCK,
    DRAFTING,
    HAND,
    SEAT_LUCK,
    STREAMS,
    VP_TOKENS,
)
from ludoteka.games.etherstone.player import Player
from ludoteka.games.etherstone.rounds import Rounds
from ludoteka.games.etherstone.state import Etherstone
from ludoteka.games.etherstone.twins import PlainSetUp, Rules
from ludoteka.games.etherstone.verbs import TAKE_SET
from ludoteka.kernel.choices import Prompt
from ludoteka.kernel.luck import stream
from ludoteka.kernel.machine import ASK, END, GO, passage

# by the number of players
VP_SUPPLY: Final = [0, 0, 15, 20, 25]
THREATS_BY_LEVEL: Final = [[], [], [3, 3, 4], [4, 4, 5], [4, 5, 6]]

# rule: etherstone.sets.composition, etherstone.sets.set-a, etherstone.sets.set-b, etherstone.sets.set-v
# rule: etherstone.sets.set-g, etherstone.sets.set-d, etherstone.cards.code-corner
READY_SETS: Final = [
    ("ВО002", "ТУ010 УК001 СА003 СА006 СВ011 ИС007 ИС014"),
    ("ВО003", "ТУ001 ТУ002 ТУ014 СА002 СВ015 ИС003 ИС006"),
    ("ВО004", "УК002 УК003 УК010 УК011 СА012 СА009 ИС012"),
    ("ВО005", "УК004 УК007 СА004 СВ001 СВ005 СВ009 ИС004"),
    ("ВО010", "ТУ004 ТУ005 ТУ006 СА001 СВ003 СВ012 ИС005"),
]

CHOOSE_CARDS: Final = 0
CHOOSE_LEADERS: Final = 1
BEGIN: Final = 2


def fresh(players: int, options: dict[str, Any]) -> Etherstone:
    """A table with its seats, its dice and its tokens, and no cards on it."""
    state = Etherstone()
    state.rules = Rules(options)
    state.players = [Player(seat) for seat in range(players)]
    state.luck = [0] * STREAMS
    # rule: etherstone.components.dice, etherstone.components.die-tokens
    state.dice = [1] * DICE
    state.holder = [-1] * DICE
    # rule: etherstone.setup.vp-supply-two, etherstone.setup.vp-supply-three, etherstone.setup.vp-supply-four
    # rule: etherstone.setup.vp-set-aside, etherstone.components.vp-tokens
    state.supply = VP_SUPPLY[players]
    state.aside = VP_TOKENS - VP_SUPPLY[players]

    state.area = [-1] * AREA
    return state


def deal(players: int, options: dict[str, Any], seed: str) -> Etherstone:
    """Everything on the table that needs no decision, and the passages that ask for the rest."""
    state = fresh(players, options)
    state.luck = [stream(seed, f"etherstone/{i}") for i in range(STREAMS)]
    for die in range(DICE):
        # rule: etherstone.setup.roll-market
        state.dice[die] = state.chance(DICE_LUCK, 6) + 1
    # rule: etherstone.setup.threats-shuffled-by-level, etherstone.setup.unused-threats-removed
    # rule: etherstone.setup.threats-two, etherstone.setup.threats-three, etherstone.setup.threats-four
    state.ones = [threat for threat in THREATS if LEVEL[threat] == 1]
    state.twos = [threat for threat in THREATS if LEVEL[threat] == 2]
    state.threes = [threat for threat in THREATS if LEVEL[threat] == 3]
    state.left = THREATS_BY_LEVEL[players][:]
    for slot in range(AREA):
        # rule: etherstone.setup.reveal-three-threats
        state.reveal_threat(slot)
    # rule: etherstone.setup.first-player-random, etherstone.components.dials
    state.first = state.chance(SEAT_LUCK, players)
    state.follow(SetUp(state.first))
    state.run()
    return state


class SetUp(PlainSetUp):
    """The choice of cards, then the starting stones, markers and dials."""

    # rule: etherstone.draft.phase-order

    def clone(self) -> SetUp:
        return SetUp(self.you, like=self)

    def step(self, state: Etherstone, at: int) -> int:
        drafting = state.rules.cards == "draft"
        if at == CHOOSE_CARDS:
            return self.deal_cards(state) if drafting else self.take_sets(state)
        if at == CHOOSE_LEADERS:
            if drafting:
                state.follow(ChooseLeader(len(state.players)))
            return GO
        return self.begin(state)

    def deal_cards(self, state: Etherstone) -> int:
        # rule: etherstone.draft.two-leaders-dealt, etherstone.draft.leaders-secret
        # rule: etherstone.draft.seven-entities-dealt, etherstone.draft.seven-cards-for-the-game
        state.phase = DRAFTING
        leaders = LEADERS[:]
        for player in state.players:
            player.leaders = [state.pick(CARD_LUCK, leaders), state.pick(CARD_LUCK, leaders)]
        state.absent = leaders
        entities = ENTITIES[:]
        for _ in range(HAND * len(state.players)):
            state.packets.append(state.pick(CARD_LUCK, entities))
        state.undealt = entities
        state.follow(Draft(len(state.players)))
        return GO

    def take_sets(self, state: Etherstone) -> int:
        # rule: etherstone.draft.ready-sets-skip, etherstone.sets.continue-at-step-four
        # rule: etherstone.sets.recommended-first-game-only
        if not state.undealt:
            state.undealt = ENTITIES[:]
            state.absent = LEADERS[:]
        if state.rules.cards == "chosen-sets":
            if self.setless(state) < 0:
                return GO
            state.actor = self.setless(state)
            return ASK
        free = list(range(len(READY_SETS)))
        for player in state.players:
            take_set(state, player, state.pick(CARD_LUCK, free))
        return GO

    def setless(self, state: Etherstone) -> int:
        """The next seat in turn order without a set; -1 if all have one."""
        seats = len(state.players)
        for i in range(seats):
            seat = (self.you + i) % seats
            if state.players[seat].leader < 0:
                return seat
        return -1

    def options(self, state: Etherstone) -> list[int]:
        # rule: etherstone.draft.ready-sets-skip
        taken = [player.leader for player in state.players]
        return [TAKE_SET + i for i, (leader, _) in enumerate(READY_SETS) if CODE.index(leader) not in taken]

    def chosen(self, state: Etherstone, option: int) -> None:
        take_set(state, state.players[state.actor], option - TAKE_SET)
        self.at = CHOOSE_CARDS

    def prompt(self, state: Etherstone) -> Prompt:
        return Prompt("etherstone-ask-set", "etherstone.draft.ready-sets-skip")

    def begin(self, state: Etherstone) -> int:
        # rule: etherstone.draft.starting-stones, etherstone.draft.starting-markers, etherstone.draft.starting-health
        # rule: etherstone.cards.leader-fields
        for player in state.players:
            player.stones = START[player.leader][:]
            player.markers = START_MARKERS[player.leader]
            player.health = HEALTH[player.leader]
        state.follow_after(Rounds(state.first))
        return END


def take_set(state: Etherstone, player: Player, n: int) -> None:
    """Give a player a printed set; the list is in everybody's book, so everybody knows the hand."""
    # rule: etherstone.sets.composition, etherstone.draft.ready-sets-skip
    leader, codes = READY_SETS[n]
    player.leader = CODE.index(leader)
    state.absent.remove(player.leader)
    player.hand = [CODE.index(code) for code in codes.split()]
    for card in player.hand:
        state.undealt.remove(card)
    player.known = player.hand[:]
    state.tell(SET_TAKEN, player.seat, n)
    state.tell(LEADER_SHOWN, player.seat, player.leader)


passage(SetUp)
