"""The box of Etherstone: who can play it, with which options, and how it is dealt."""

from __future__ import annotations

from importlib.resources import files
from typing import Any, Final

from ludoteka.games.etherstone import sight
from ludoteka.games.etherstone.abilities import Sentence, in_a_row
from ludoteka.games.etherstone.beginnings import BEGINNINGS, begin
from ludoteka.games.etherstone.cards import black, green, leaders, red, threats, violet, white
from ludoteka.games.etherstone.deck import (
    CARD_BITS,
    COLOUR,
    COLOURS,
    COST,
    EN,
    FOLLOWER,
    HEALTH,
    ID,
    KIND,
    KINDS,
    LEADER,
    LEVEL,
    PRICE,
    PRINTED,
    REWARD,
    RU,
    SAYS,
    SPECIES,
    START,
    START_MARKERS,
    STRENGTH,
    THREAT,
    THREATS,
    VP,
)
from ludoteka.games.etherstone.deck import CODE as CODES
from ludoteka.games.etherstone.forecast import SIGNS
from ludoteka.games.etherstone.goals import dangers, goals
from ludoteka.games.etherstone.happenings import HAPPENINGS
from ludoteka.games.etherstone.hints import worth
from ludoteka.games.etherstone.layout import HAND
from ludoteka.games.etherstone.rounds import Rounds
from ludoteka.games.etherstone.rules import SETTINGS
from ludoteka.games.etherstone.setup import deal, fresh
from ludoteka.games.etherstone.state import Etherstone
from ludoteka.kernel.forecast import Sign
from ludoteka.kernel.game import Box, Card, Setting
from ludoteka.kernel.goals import Danger, Goal
from ludoteka.kernel.happenings import Happening
from ludoteka.kernel.machine import State
from ludoteka.kernel.refusal import Msg

BARE_LEADERS: Final = ("ВО005", "ВО012", "ВО006", "ВО009")  # of the smallest table, with a card each in hand
BARE_HANDS: Final = ("СА015", "СВ008", "УК012", "ТУ011")


class EtherstoneBox(Box):
    """Etherstone, with our own cards."""

    name = "etherstone"
    version = 1

    def players(self) -> tuple[int, ...]:
        # rule: etherstone.setup.player-count, etherstone.components.reminder-cards
        return (2, 3, 4)

    def settings(self) -> tuple[Setting, ...]:
        return SETTINGS

    def deal(self, players: int, options: dict[str, Any], seed: str) -> State:
        return deal(players, options, seed)

    def examples(self) -> str:
        return (files("ludoteka.games.etherstone") / "examples.story").read_text("utf-8")

    def blank(self) -> State:
        return Etherstone()

    def bare(self, players: int, options: dict[str, Any]) -> State:
        state = fresh(players, options)
        state.left = [0, 0, 4]
        state.threes = [card for card in THREATS if LEVEL[card] == 3]
        for player in state.players:
            player.leader = CODES.index(BARE_LEADERS[player.seat])
            player.health = HEALTH[player.leader]
            player.hand = [CODES.index(BARE_HANDS[player.seat])]
        state.follow(Rounds(0))
        state.run()
        return state

    def beginnings(self) -> tuple[str, ...]:
        return BEGINNINGS

    def begin(self, state: State, where: str, seat: int) -> None:
        assert isinstance(state, Etherstone)
        begin(state, where, seat)

    def cards(self) -> list[Card]:
        return [catalogued(card) for card in range(len(ID))]

    def windows(self) -> tuple[str, ...]:
        return ("etherstone-ask-reactions",)

    def happenings(self) -> list[Happening]:
        return HAPPENINGS.all

    def components(self, state: State) -> dict[str, int]:
        assert isinstance(state, Etherstone)
        return components(state)

    def input_names(self) -> list[str]:
        return sight.names()

    def inputs(self, state: State, seat: int) -> list[int]:
        assert isinstance(state, Etherstone)
        return sight.inputs(state, seat)

    def context_names(self) -> list[str]:
        return sight.CONTEXT

    def context(self, state: State, seat: int) -> list[float]:
        assert isinstance(state, Etherstone)
        return sight.context(state, seat)

    def turn_number(self, state: State) -> int:
        assert isinstance(state, Etherstone)
        return state.turns

    def patience(self) -> int:
        return 0

    def goals(self, state: State, viewer: int) -> list[Goal]:
        assert isinstance(state, Etherstone)
        return goals(state, viewer)

    def dangers(self, state: State, viewer: int) -> list[Danger]:
        assert isinstance(state, Etherstone)
        return dangers(state, viewer)

    def signs(self) -> dict[str, Sign]:
        return SIGNS

    def worth(self, state: State, seat: int) -> float:
        assert isinstance(state, Etherstone)
        return worth(state, seat)


def components(state: Etherstone) -> dict[str, int]:
    """Every card by its id, wherever it lies."""
    cards = [*state.area, *state.ones, *state.twos, *state.threes, *state.under]
    cards.extend([*state.box, *state.undealt, *state.absent])
    for i, card in enumerate(state.packets):
        if i % HAND >= state.picked:
            cards.append(card)
    for player in state.players:
        cards.extend([player.leader, *player.leaders, *player.hand, *player.trophies])
        cards.extend(it & CARD_BITS for it in player.play)
    found: dict[str, int] = {}
    for card in cards:
        if card >= 0:
            found[ID[card]] = found.get(ID[card], 0) + 1
    return found


def text_of(card: int) -> list[Msg]:
    """What a card says, line by line."""
    if KIND[card] == THREAT:
        reward = tuple(line for line in REWARD[card].lines if isinstance(line, Sentence))
        return [Msg("etherstone-say-reward", {"text": in_a_row(reward)})]
    return [line.spoken() for line in SAYS[card]]


def catalogued(card: int) -> Card:
    kind = KIND[card]
    # rule: etherstone.cards.entity-colour-band, etherstone.cards.three-kinds, etherstone.cards.entity-type
    facts: dict[str, object] = {"code": CODES[card]}
    cost: int | None = None
    faction = "none"
    if kind == THREAT:
        # rule: etherstone.cards.threat-fields
        facts.update(level=LEVEL[card], health=HEALTH[card], strength=STRENGTH[card], points=VP[card])
    elif kind == LEADER:
        # rule: etherstone.cards.leader-fields
        facts.update(health=HEALTH[card], strength=STRENGTH[card], markers=START_MARKERS[card])
        facts.update((COLOURS[colour], n) for colour, n in enumerate(START[card]) if n)
    else:
        # rule: etherstone.cards.entity-colour-band, etherstone.cards.entity-type, etherstone.cards.entity-cost
        faction = COLOURS[COLOUR[card]]
        cost = PRICE[card]
        facts["points"] = VP[card]
        if kind == FOLLOWER:
            facts["strength"] = STRENGTH[card]
        facts["species"] = SPECIES[COLOUR[card]]
        facts["cost"] = {("any" if colour == 4 else COLOURS[colour]): n for colour, n in enumerate(COST[card]) if n}

    return Card(
        ID[card],
        EN[card],
        RU[card],
        KINDS[kind],
        faction,
        cost,
        1,
        "rulebook" if PRINTED[card] else "original",
        "base",
        text_of(card),
        ru_is_ours=not PRINTED[card],
        facts=facts,
        source=f"etherstone-source-{ID[card]}" if PRINTED[card] else "",
    )


CARD_ROOMS: Final = (black, green, red, white, violet, leaders, threats)
