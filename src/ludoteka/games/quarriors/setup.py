"""«Подготовка к игре»: the wilds, the bags, and who begins."""

from __future__ import annotations

from typing import Any, Final

from ludoteka.games.quarriors.deck import EN, KIND, by_kind
from ludoteka.games.quarriors.dice import (
    ASSISTANT,
    BASIC,
    COUNT,
    CREATURE,
    KINDS,
    PORTAL,
    QUIDDITY_DIE,
    SORT,
    SPELL,
)
from ludoteka.games.quarriors.layout import LAYING_OUT, STREAMS
from ludoteka.games.quarriors.player import Player
from ludoteka.games.quarriors.rules import SETS
from ludoteka.games.quarriors.state import Quarriors
from ludoteka.games.quarriors.turn import Turn
from ludoteka.games.quarriors.twins import Rules
from ludoteka.kernel.luck import stream

CREATURES_LAID_OUT: Final = 7
SPELLS_LAID_OUT: Final = 3
DICE_ON_A_CARD: Final = 5
ASSISTANTS_ON_THE_CARD: Final = 2
STARTING_QUIDDITY: Final = 8
STARTING_ASSISTANTS: Final = 4


def fresh(players: int, options: dict[str, Any]) -> Quarriors:
    """A table with its seats and nothing on it."""
    state = Quarriors()
    state.rules = Rules(options)
    state.luck = [0] * STREAMS
    # rule: quarriors.setup.marker-start, quarriors.components.bags
    state.players = [Player(seat) for seat in range(players)]
    return state


def deck_of(sort: int) -> list[int]:
    """One of the two decks."""
    # rule: quarriors.setup.two-decks
    return [card for card in range(len(EN)) if SORT[KIND[card]] == sort]


def lay_out(state: Quarriors, deck: list[int], want: int) -> list[int]:
    """Turn up cards of a shuffled deck until this many classes lie there; a second one of a class goes to the box."""
    # rule: quarriors.setup.shuffle-creatures, quarriors.setup.shuffle-spells, quarriors.setup.reveal-one-by-one
    # rule: quarriors.setup.duplicate-class-boxed, quarriors.setup.seven-creatures, quarriors.setup.three-spells
    laid: list[int] = []
    kinds: list[int] = []
    while len(laid) < want:
        card = state.pick(LAYING_OUT, deck)
        if KIND[card] not in kinds:
            laid.append(card)
            kinds.append(KIND[card])
    return laid


def chosen_set(name: str) -> list[int]:
    return [EN.index(en) for en in SETS[name]]


def deal(players: int, options: dict[str, Any], seed: str) -> Quarriors:
    """The wilds laid out, the bags filled, the first turn begun."""
    state = fresh(players, options)
    state.luck = [stream(seed, f"quarriors/{i}") for i in range(STREAMS)]
    if state.rules.wilds == "random":
        creatures = lay_out(state, deck_of(CREATURE), CREATURES_LAID_OUT)
        spells = lay_out(state, deck_of(SPELL), SPELLS_LAID_OUT)
        state.wilds = by_kind(creatures + spells)
    else:
        state.wilds = by_kind(chosen_set(state.rules.wilds))
    state.supply = supply_of(state.wilds)
    # rule: quarriors.setup.first-player
    if state.rules.first == "random":
        state.first = state.chance(LAYING_OUT, players)
    else:
        state.first = ord(state.rules.first) - ord("A")
    for player in state.players:
        # rule: quarriors.setup.starting-dice, quarriors.setup.starting-bag, quarriors.setup.leftover-basics-boxed
        player.bag = [QUIDDITY_DIE] * STARTING_QUIDDITY + [ASSISTANT] * STARTING_ASSISTANTS
    state.follow(Turn(state.first))
    state.run()
    return state


def supply_of(wilds: list[int]) -> list[int]:
    """The dice put on the cards at the beginning."""
    # rule: quarriors.setup.assistant-supply, quarriors.setup.portal-supply, quarriors.setup.quiddity-card-empty
    # rule: quarriors.setup.five-dice-per-card, quarriors.setup.rest-boxed, quarriors.setup.wilds
    supply = [0] * KINDS
    for kind in range(KINDS):
        if wilds[kind] >= 0 and SORT[kind] != BASIC:
            supply[kind] = DICE_ON_A_CARD
    supply[ASSISTANT] = ASSISTANTS_ON_THE_CARD
    supply[PORTAL] = COUNT[PORTAL]
    return supply
