"""A table of shards laid out for a test, and what happened on it."""

from __future__ import annotations

from collections import Counter
from typing import Any

from ludoteka.games import shelf
from ludoteka.games.shards.state import Shards
from ludoteka.kernel.game import Game
from ludoteka.kernel.happenings import Event
from ludoteka.kernel.machine import State
from ludoteka.kernel.positions import read_position

Seen = tuple[str, dict[str, Any]]


def game(players: int = 2, **options: Any) -> Game:
    return shelf.game("shards", players, **options)


def dealt(seed: int | str = 1, players: int = 2, **options: Any) -> Shards:
    return shards(game(players, **options).deal(seed))


def shards(state: State) -> Shards:
    assert isinstance(state, Shards)
    return state


def laid(*lines: str, players: int = 2, **options: Any) -> Shards:
    """The bare table with these lines of the position notation on it."""
    rules = game(players, **options)
    state = rules.box.bare(rules.players, rules.options)
    for line in lines:
        read_position(state, line)
    return shards(state)


def happened(state: Shards, *choices: str) -> list[Event]:
    """Make these choices; the facts they brought about."""
    state.log = []
    for choice in choices:
        state.apply(choice)
    found = state.log
    state.log = None
    return found


def names(events: list[Event]) -> list[str]:
    return [event.what.name for event in events]


def of(events: list[Event], name: str) -> list[dict[str, Any]]:
    """The facts of this name, as their owner may know them."""
    return [event.view(event.owner()) for event in events if event.what.name == name]


def offered(state: State) -> list[str]:
    return [choice.notation for choice in state.choices()]


def cards_of(state: Shards, seat: int) -> Counter[int]:
    """Everything that a seat owns."""
    player = state.players[seat]
    zones = (player.hand, player.deck.all(), player.discard, player.allies)
    return Counter(card for zone in zones for card in zone) + Counter(c & 127 for c in player.champions)


def centre_of(state: Shards) -> list[int]:
    return [*state.centre.all(), *(card for card in state.row if card >= 0)]
