"""«Подготовка к игре»: the map, the decks, the squads, the hands, who begins, and the goals."""

from __future__ import annotations

from typing import Any, Final

from ludoteka.games.elves.board import BOARDS, EAST, THREE, WHOLE, half_of
from ludoteka.games.elves.capture import form_squads
from ludoteka.games.elves.deck import ARTEFACT, BY_SUIT, COPIES, INITIATIVE, IS_DRAGON, NATIONS, NEUTRAL, TREASURE
from ludoteka.games.elves.goal_cards import ENEMY_CASTLE, FOUR_TOWERS, SEVEN_LANDS, goals_for
from ludoteka.games.elves.happenings import CASTLE_TAKEN, GOAL_DEALT, GOES_FIRST, LOT_DRAWN, NATION_TAKEN
from ludoteka.games.elves.happenings import PUT_BACK as CARD_PUT_BACK
from ludoteka.games.elves.needs import held, there
from ludoteka.games.elves.player import Player
from ludoteka.games.elves.rounds import Rounds
from ludoteka.games.elves.state import DRAWING, HAND_LIMIT, OPENING, STREAMS, Elves
from ludoteka.games.elves.twins import PlainSetUp, Rules
from ludoteka.games.elves.verbs import PUT_BACK, TAKE_CASTLE, TAKE_NATION, VERBS
from ludoteka.kernel.acts import Why
from ludoteka.kernel.choices import Prompt
from ludoteka.kernel.luck import stream
from ludoteka.kernel.machine import ASK, END, GO, passage


def fresh(players: int, options: dict[str, Any]) -> Elves:
    """A table with its seats and its map, and nothing on it."""
    state = Elves()
    state.rules = Rules(options)
    state.players = [Player(seat) for seat in range(players)]
    state.luck = [0] * STREAMS
    state.common = common_goal(state.rules)
    # rule: elves.setup.map-two-players-side, elves.setup.map-three-players, elves.setup.map-four-players
    state.board = EAST if players == 2 else THREE if players == 3 else WHOLE
    return state


def common_goal(rules: Rules) -> int:
    """The goal that all share in this scenario; -1 where there is none."""
    # rule: elves.scenarios.races-common-goal, elves.scenarios.war-common-goal, elves.scenarios.alliance-common-goal
    if rules.scenario == "races":
        return FOUR_TOWERS if rules.race == "towers" else SEVEN_LANDS
    return ENEMY_CASTLE if rules.scenario in ("war", "alliance") else -1


def deck_of(suits: tuple[int, ...]) -> list[int]:
    """All cards of these suits but the dragons."""
    cards: list[int] = []
    for suit in suits:
        for card in BY_SUIT[suit]:
            if not IS_DRAGON[card]:
                cards.extend([card] * COPIES[card])
    return cards


def deal(players: int, options: dict[str, Any], seed: str) -> Elves:
    """Everything on the table that needs no decision, and the passage that asks for the rest."""
    state = fresh(players, options)
    state.luck = [stream(seed, f"elves/{i}") for i in range(STREAMS)]
    # rule: elves.setup.ebrung-set-apart, elves.setup.neutral-deck-with-treasures, elves.setup.neutral-discard-face-up
    state.neutrals = deck_of((NEUTRAL, TREASURE))
    form_squads(state)
    # rule: elves.setup.artefact-deck-shuffled, elves.setup.artefact-count
    state.relics = deck_of((ARTEFACT,))
    if state.rules.nations == "random":
        # rule: elves.setup.nation-by-choice-or-random, elves.setup.one-nation-each, elves.setup.unused-decks-removed
        free = list(range(len(NATIONS)))
        for player in state.players:
            take_nation(state, player.seat, state.pick(DRAWING, free))
    # rule: elves.setup.starting-castle-token
    if state.rules.castles == "seated":
        for player in state.players:
            take_castle(state, player.seat, state.map().castles[player.seat])
    state.follow(SetUp())
    state.run()
    return state


def take_nation(state: Elves, seat: int, nation: int) -> None:
    """A seat gets a nation's deck; its dragon lies open before it."""
    # rule: elves.setup.nation-decks-separated, elves.setup.dragon-face-up, elves.setup.deck-without-dragon
    state.players[seat].nation = nation
    state.players[seat].deck = deck_of((nation,))
    state.tell(NATION_TAKEN, seat, nation)


def take_castle(state: Elves, seat: int, castle: int) -> None:
    """A seat puts its first token on its starting Castle."""
    # rule: elves.setup.starting-castle-token, elves.setup.take-tokens
    state.players[seat].castle = castle
    state.lay_token(castle, seat)
    state.tell(CASTLE_TAKEN, seat, castle)


NATIONS_STEP: Final = 0
CASTLES_STEP: Final = 1
OPEN_HANDS: Final = 2
PUT_BACK_STEP: Final = 3
BEGIN: Final = 4


class SetUp(PlainSetUp):
    """What the table is asked before the first turn; `you` is the seat that is asked."""

    def clone(self) -> SetUp:
        return SetUp(self.you, like=self)

    def step(self, state: Elves, at: int) -> int:
        if at == NATIONS_STEP:
            return self.ask_first(state, state.rules.nations == "chosen", [p.nation for p in state.players])
        if at == CASTLES_STEP:
            return self.ask_first(state, state.rules.castles == "chosen", [p.castle for p in state.players])
        if at == OPEN_HANDS:
            # rule: elves.setup.opening-draw-seven
            for player in state.players:
                state.draw(player.seat, OPENING)
            return GO
        if at == PUT_BACK_STEP:
            return self.ask_to_put_back(state)
        return self.begin(state)

    def ask_first(self, state: Elves, chosen: bool, taken: list[int]) -> int:
        if not chosen or -1 not in taken:
            return GO
        self.you = taken.index(-1)
        state.actor = self.you
        return ASK

    def ask_to_put_back(self, state: Elves) -> int:
        for player in state.players:
            if len(player.hand) > HAND_LIMIT:
                self.you = player.seat
                state.actor = player.seat
                return ASK
        return GO

    def options(self, state: Elves) -> list[int]:
        at = self.at - 1
        if at == NATIONS_STEP:
            taken = [p.nation for p in state.players]
            return [TAKE_NATION + nation for nation in range(len(NATIONS)) if nation not in taken]
        if at == CASTLES_STEP:
            return [TAKE_CASTLE + castle for castle in self.castles(state)]
        found: list[int] = []
        for card in state.players[self.you].hand:
            if PUT_BACK + card not in found:
                found.append(PUT_BACK + card)
        return found

    def castles(self, state: Elves) -> list[int]:
        # rule: elves.setup.map-two-players-adjacent-corners, elves.scenarios.alliance-castle-order-free
        taken = [p.castle for p in state.players if p.castle >= 0]
        free = [castle for castle in BOARDS[WHOLE].castles if castle not in taken]
        if len(state.players) == 2 and taken:
            return [castle for castle in free if half_of(taken[0], castle) >= 0]
        return free

    def weigh(self, state: Elves, option: int, why: Why) -> None:
        at = self.at - 1
        nation, castle, card = (VERBS.thing(base, option) for base in (TAKE_NATION, TAKE_CASTLE, PUT_BACK))
        if at == NATIONS_STEP and nation >= 0:
            free = all(player.nation != nation for player in state.players)
            args: dict[str, object] = {"nation": f"nation:{NATIONS[nation]}"}
            why.need(free, "elves-why-nation", "elves.setup.one-nation-each", args=args)
        elif at == CASTLES_STEP and castle >= 0:
            free = castle in BOARDS[WHOLE].castles and all(player.castle != castle for player in state.players)
            why.need(free, "elves-why-castle", "elves.setup.starting-castle-token", args=there(castle))
            if free:
                beside = castle in self.castles(state)
                why.need(beside, "elves-why-castle-corner", "elves.setup.map-two-players-adjacent-corners")
        elif at == PUT_BACK_STEP and card >= 0:
            held(state, self.you, card, why, "elves.setup.opening-return-two")

    def chosen(self, state: Elves, option: int) -> None:
        at = self.at - 1
        self.at = at
        if at == NATIONS_STEP:
            take_nation(state, self.you, option - TAKE_NATION)
        elif at == CASTLES_STEP:
            take_castle(state, self.you, option - TAKE_CASTLE)
            if len(state.players) == 2 and self.you == 1:
                state.board = half_of(state.players[0].castle, state.players[1].castle)
                state.settle()
        else:
            # rule: elves.setup.opening-return-two
            card = option - PUT_BACK
            player = state.players[self.you]
            player.hand.remove(card)
            player.deck.append(card)
            state.tell(CARD_PUT_BACK, self.you, card)

    def begin(self, state: Elves) -> int:
        self.draw_lots(state)
        self.deal_goals(state)
        state.follow_after(Rounds(state.first))
        return END

    def draw_lots(self, state: Elves) -> None:
        """Everybody draws a neutral card; the highest initiative begins; ties draw again (ruling R06)."""
        # rule: elves.setup.first-player-draw, elves.setup.first-player-cards-returned
        seats = list(range(len(state.players)))
        deck = state.neutrals[:]
        while len(seats) > 1 and len(deck) >= len(seats):
            drawn = [state.pick(DRAWING, deck) for _ in seats]
            for seat, card in zip(seats, drawn):
                state.tell(LOT_DRAWN, seat, card, INITIATIVE[card])
            state.lots.extend(drawn)
            best = max(INITIATIVE[card] for card in drawn)
            seats = [seat for seat, card in zip(seats, drawn) if INITIATIVE[card] == best]
        state.first = seats[0]
        state.tell(GOES_FIRST, state.first)

    def deal_goals(self, state: Elves) -> None:
        # rule: elves.setup.one-goal-each, elves.scenarios.dragonlord-no-secret-goals
        if state.rules.scenario != "superiority":
            return
        bag = goals_for(len(state.map().towers))
        for player in state.players:
            player.goal = state.pick(DRAWING, bag)
            state.tell(GOAL_DEALT, player.seat, player.goal)
        state.unused = bag

    def prompt(self, state: Elves) -> Prompt:
        at = self.at - 1
        if at == NATIONS_STEP:
            return Prompt("elves-ask-nation", "elves.setup.nation-by-choice-or-random")
        if at == CASTLES_STEP:
            return Prompt("elves-ask-castle", "elves.setup.starting-castle-token")
        left: dict[str, object] = {"n": len(state.players[self.you].hand) - HAND_LIMIT}
        return Prompt(
            "elves-ask-put-back",
            "elves.setup.opening-draw-seven",
            "elves.setup.opening-return-two",
            args=left,
            several=True,
        )


passage(SetUp)
