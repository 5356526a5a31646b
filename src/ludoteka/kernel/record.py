"""A record: header, seed and choices. A whole match, replayable and verifiable, one choice a line."""

from __future__ import annotations

from collections.abc import Callable
from json import dumps
from typing import Any, Final

from ludoteka.kernel.game import Game, parse_json
from ludoteka.kernel.machine import State
from ludoteka.kernel.plain import letter, seat_of
from ludoteka.kernel.refusal import Refused

FORMAT: Final = "ludoteka record 1"


class Ply:
    """One choice: who chose, what in notation, and the hash of the state it led to."""

    def __init__(self, seat: int, notation: str, digest: str) -> None:
        self.seat: Final = seat
        self.notation: Final = notation
        self.digest: Final = digest


class Record:
    """A match as it was played."""

    def __init__(self, game: Game, seed: str, opening: str, plies: list[Ply] | None = None) -> None:
        self.game: Final = game
        self.seed: Final = seed
        self.opening: Final = opening  # the hash of the state before the first choice
        self.plies: Final[list[Ply]] = [] if plies is None else plies

    def note(self, seat: int, notation: str, state: State) -> None:
        """Write down a choice just made and the state it led to."""
        self.plies.append(Ply(seat, notation, state.digest()))

    def replay(self, upto: int | None = None) -> State:
        """The state after `upto` choices (all, unless said)."""
        state = self.game.deal(self.seed)
        plies = self.plies if upto is None else self.plies[:upto]
        for ply in plies:
            state.apply(ply.notation, ply.seat)
        return state

    def verify(self) -> int:
        """Play it again, comparing every hash; how many choices it has. Refuses at the first that diverges."""
        state = self.game.deal(self.seed)
        if state.digest() != self.opening:
            raise Refused("kernel-diverges", ply=0)
        for number, ply in enumerate(self.plies, 1):
            try:
                state.apply(ply.notation, ply.seat)
            except Refused as refusal:
                raise Refused("kernel-diverges-refused", ply=number, why=refusal.message) from None
            if state.digest() != ply.digest:
                raise Refused("kernel-diverges", ply=number)
        return len(self.plies)

    def write(self) -> str:
        """The record as text; `read` is its inverse."""
        lines = [FORMAT]
        for key, value in {**self.game.header(), "seed": self.seed, "opening": self.opening}.items():
            lines.append(f"{key}: {dumps(value, ensure_ascii=False, sort_keys=True)}")
        lines.append("")
        lines.extend(f"{letter(ply.seat)}> {ply.notation} | {ply.digest}" for ply in self.plies)
        return "\n".join(lines) + "\n"


def read_record(text: str, game_of: Callable[[str, int, dict[str, Any]], Game]) -> Record:
    """A record from its text. `game_of(name, players, options)` takes the game from the shelf."""
    lines = text.splitlines()
    if not lines or lines[0] != FORMAT:
        raise Refused("kernel-not-a-record")
    header: dict[str, Any] = {}
    body = len(lines)
    for i, line in enumerate(lines[1:], 1):
        if not line:
            body = i + 1
            break
        key, colon, value = line.partition(": ")
        if not colon:
            raise Refused("kernel-bad-line", line=i + 1)
        header[key] = parse_json(value)
    for key in ("game", "version", "players", "options", "ruleset", "seed", "opening"):
        if key not in header:
            raise Refused("kernel-record-lacks", key=key)
    if not isinstance(header["game"], str) or not isinstance(header["options"], dict):
        raise Refused("kernel-not-a-record")
    game = game_of(header["game"], header["players"], header["options"])
    if header["ruleset"] != game.ruleset:
        raise Refused("kernel-other-rules", ruleset=str(header["ruleset"]), ours=game.ruleset)
    record = Record(game, str(header["seed"]), str(header["opening"]))
    for i, line in enumerate(lines[body:], body + 1):
        who, arrow, rest = line.partition("> ")
        notation, bar, digest = rest.rpartition(" | ")
        if not arrow or not bar:
            raise Refused("kernel-bad-line", line=i)
        record.plies.append(Ply(seat_of(who), notation, digest))
    return record
