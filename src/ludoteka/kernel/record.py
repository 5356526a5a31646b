"""A record: header, seed and choices. A whole match, replayable and verifiable, one choice a line."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from json import dumps
from typing import Any, Final

from ludoteka.kernel.game import Game, parse_json
from ludoteka.kernel.machine import State
from ludoteka.kernel.made import Made, Ply, make_again
from ludoteka.kernel.refusal import Refused
from ludoteka.kernel.seats import letter, seat_of

FORMAT: Final = "ludoteka record 1"


class Record:
    """A match as it was played."""

    def __init__(self, game: Game, seed: str, opening: str, plies: Sequence[Ply] = ()) -> None:
        self.game: Final = game
        self.seed: Final = seed
        self.opening: Final = opening  # the hash of the state before the first choice
        self.plies: Final[Sequence[Ply]] = plies

    def steps(
        self, upto: int | None = None, check: bool = True, after: int = 0, state: State | None = None
    ) -> Iterator[Made]:
        """The choices made again, from the deal or from the state that `after` of them led to: each with its words,
        its facts and the state it leads to.

        The only way to play a record. Refuses at the first choice that is not offered or, with `check`, that leads
        to a state of another hash.
        """
        if state is None:
            assert after == 0, "a record can only be gone on with from a state"
            state = self.deal(check)
        for number, ply in enumerate(self.plies[after:upto], after + 1):
            made = make_again(state, ply, self.seed, number, check)
            state = made.state()
            yield made

    def deal(self, check: bool = True) -> State:
        """The state before the first choice."""
        state = self.game.deal(self.seed)
        if check and state.digest_like(self.opening) != self.opening:
            raise Refused("kernel-diverges", ply=0)
        return state

    def replay(self, upto: int | None = None) -> State:
        """The state after `upto` choices (all, unless said)."""
        state = self.deal(check=False)
        for made in self.steps(upto, check=False, state=state):
            state = made.state()
        return state

    def verify(self) -> int:
        """Play it again, comparing every hash; how many choices it has. Refuses at the first that diverges."""
        return sum(1 for _ in self.steps())

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
    plies: list[Ply] = []
    for i, line in enumerate(lines[body:], body + 1):
        who, arrow, rest = line.partition("> ")
        notation, bar, digest = rest.rpartition(" | ")
        if not arrow or not bar:
            raise Refused("kernel-bad-line", line=i)
        plies.append(Ply(seat_of(who), notation, digest))
    return Record(game, str(header["seed"]), str(header["opening"]), plies)
