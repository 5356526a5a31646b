"""The box of Etherstone: who can play it, with which options, and how it is dealt."""

from __future__ import annotations

from typing import Any, Final

from ludoteka.games.etherstone.abilities import Sentence, in_a_row
from ludoteka.games.etherstone.cards import black, green, leaders, red, threats, violet, white
from ludoteka.games.etherstone.deck import CODE as CODES
from ludoteka.games.etherstone.deck import (
    COLOUR,
    COLOURS,
    COST,
    EN,
    HEALTH,
    ID,
    KIND,
    KINDS,
    LEADER,
    LEADERS,
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
    VP,
)
from ludoteka.games.etherstone.happenings import HAPPENINGS
from ludoteka.games.etherstone.hints import worth
from ludoteka.games.etherstone.rounds import Rounds
from ludoteka.games.etherstone.setup import deal, fresh
from ludoteka.games.etherstone.state import Etherstone
from ludoteka.games.etherstone.table import Table
from ludoteka.kernel.game import Box, Card, Setting
from ludoteka.kernel.happenings import Happening
from ludoteka.kernel.machine import State
from ludoteka.kernel.refusal import Msg

YES_NO: Final = (True, False)
SETTINGS: Final = (
    Setting("cards", ("draft", "sets", "chosen-sets"), "draft", "etherstone.draft.ready-sets-skip", "R08"),
    Setting("refresh_to_zero", YES_NO, True, "R11", ruling=True),
    Setting("infected_refresh", YES_NO, True, "R12", ruling=True),
    Setting("matches", ("live", "fixed"), "live", "R19", ruling=True),
    Setting("immediate", ("optional", "compulsory"), "optional", "R21", ruling=True),
    Setting("infected_gains", ("lost", "kept"), "lost", "R38", ruling=True),
)


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

    def blank(self) -> State:
        return Etherstone()

    def bare(self, players: int, options: dict[str, Any]) -> State:
        state = fresh(players, options)
        state.left = [0, 0, 9]
        for player in state.players:
            player.leader = LEADERS[1 + player.seat]
            player.health = HEALTH[player.leader]
        state.follow(Rounds(0))
        state.run()
        return state

    def cards(self) -> list[Card]:
        return [catalogued(card) for card in range(len(ID))]

    def happenings(self) -> list[Happening]:
        return HAPPENINGS

    def worth(self, state: State, seat: int) -> float:
        assert isinstance(state, Etherstone)
        return worth(state, seat)


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
        facts.update(health=HEALTH[card], strength=STRENGTH[card], markers=START_MARKERS[card])
        facts.update((COLOURS[colour], n) for colour, n in enumerate(START[card]) if n)
    else:
        faction = COLOURS[COLOUR[card]]
        cost = PRICE[card]
        facts.update(points=VP[card], strength=STRENGTH[card], species=SPECIES[COLOUR[card]])
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
    )


CARD_ROOMS: Final = (black, green, red, white, violet, leaders, threats)
EXPLAINS: Final = Table
