"""How a game ended."""

from __future__ import annotations

from typing import Any, Final


class Outcome:
    """How a game ended: the name of the ending, who won, the scores line by line, and what its sentence speaks of."""

    def __init__(
        self,
        ending: str,
        winners: tuple[int, ...],
        scores: list[list[tuple[str, int]]],
        about: dict[str, object],
    ) -> None:
        self.ending: Final = ending
        self.winners: Final = winners
        self.scores: Final = scores
        self.about: Final = about

    def data(self) -> dict[str, Any]:
        scores = [[{"line": line, "points": points} for line, points in seat] for seat in self.scores]
        return {"ending": self.ending, "winners": list(self.winners), "scores": scores}
