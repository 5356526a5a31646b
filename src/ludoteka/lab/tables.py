"""The tables at which a game can be played: players and options that its box accepts, and a few that try them all."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import Any, Final

from ludoteka.games import shelf
from ludoteka.kernel.game import Box, Game
from ludoteka.kernel.luck import Rng
from ludoteka.kernel.refusal import Refused

MOST_COMBINATIONS: Final = 4096


class Table:
    """One game with its players and options."""

    def __init__(self, name: str, players: int, options: dict[str, Any]) -> None:
        self.name = name
        self.players = players
        self.options = options

    @property
    def game(self) -> Game:
        return shelf.game_of(self.name, self.players, self.options)

    def __repr__(self) -> str:
        """A short name: the players, and what is not usual about the variants."""
        settings = shelf.box(self.name).settings()
        odd = [s for s in settings if self.options[s.name] != s.default]
        words = [str(self.options[s.name]) if isinstance(s.default, str) else s.name for s in odd if not s.ruling]
        readings = [str(sum(1 for s in odd if s.ruling))] if any(s.ruling for s in odd) else []
        return "-".join([self.name, f"{self.players}p", *words, *readings])

    def covers(self, closely: bool) -> set[tuple[int, str, object]]:
        """What this table tries: its number of players, and each of its values; closely: both together."""
        players = self.players if closely else 0
        return {(players, name, value) for name, value in self.options.items()} | {(self.players, "", None)}


def combinations(box: Box) -> Iterator[dict[str, Any]]:
    """Every choice of variants, each with the rulings as they are and with rulings turned at random."""
    variants = [setting for setting in box.settings() if not setting.ruling]
    rulings = [setting for setting in box.settings() if setting.ruling]
    usual = {setting.name: setting.default for setting in box.settings()}
    count = 1
    for setting in variants:
        count *= len(setting.values)
    rng = Rng(box.name, "tables")
    if count <= MOST_COMBINATIONS:
        chosen = [dict(zip([s.name for s in variants], values)) for values in product(*(s.values for s in variants))]
    else:
        chosen = [{}]
        chosen += [{s.name: value} for s in variants for value in s.values]
        chosen += [{s.name: s.values[rng.below(len(s.values))] for s in variants} for _ in range(MOST_COMBINATIONS)]
    for choice in chosen:
        yield usual | choice
        for _ in range(3 if rulings else 0):
            yield usual | choice | {s.name: s.values[rng.below(len(s.values))] for s in rulings}


def accepted(name: str) -> list[Table]:
    """Every table that the box does not refuse."""
    box = shelf.box(name)
    found: list[Table] = []
    for options in combinations(box):
        for players in box.players():
            try:
                Game(box, players, options)
            except Refused:
                continue
            found.append(Table(name, players, options))
    return found


def few(name: str, most: int, closely: bool = False) -> list[Table]:
    """A few tables that together try every number of players and every value of every option, as far as they go."""
    left = accepted(name)
    chosen: list[Table] = []
    wanted = {triple for table in left for triple in table.covers(closely)}
    while wanted and len(chosen) < most:
        best = max(left, key=lambda table: len(table.covers(closely) & wanted))
        chosen.append(best)
        wanted -= best.covers(closely)
    return chosen
