"""How to play in two minutes: six pages a game, each a few words and a picture made of the game's own things."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Any, Final

from ludoteka.games.shelf import SHELF
from ludoteka.kernel.refusal import Refused
from ludoteka.text.rulebook import table

PAGES: Final = ("goal", "table", "turn", "fight", "end", "tips")
KINDS: Final = ("card", "die", "cell", "creature", "dial", "icon")


@dataclass(frozen=True)
class Shown:
    """A thing in a picture: a card, a die with a face up, a cell of the map, a creature, a dial, or a sign.

    `n` is how much of it there is (-1: not said), `of` how much there can be; `mark` is a sign laid on it, `say` the id
    of its caption, `owner` the number of the seat that holds a cell (0: nobody).
    """

    kind: str
    id: str
    n: int = -1
    of: int = 0
    face: int = 0
    owner: int = 0
    traits: tuple[str, ...] = ()
    mark: str = ""
    say: str = ""


@dataclass(frozen=True)
class Page:
    """One page: the ids of its heading and of its words, and its picture."""

    id: str
    title: str
    text: str
    show: tuple[Shown, ...]

    def ids(self) -> list[str]:
        """Every text of the page."""
        return [self.title, self.text, *(one.say for one in self.show if one.say)]


@cache
def primer(game: str) -> tuple[Page, ...]:
    """The six pages of a game."""
    if game not in SHELF:
        raise Refused("kernel-no-such-game", game=game, known=", ".join(SHELF))
    return tuple(page(game, entry["id"], entry["show"]) for entry in table(game, "primer.toml")["page"])


def page(game: str, id: str, show: list[dict[str, Any]]) -> Page:
    text = f"primer-{game}-{id}"
    return Page(id, f"primer-{id}", text, tuple(thing(text, **one) for one in show))


def thing(text: str, kind: str, id: str, *, say: str = "", traits: tuple[str, ...] = (), **rest: Any) -> Shown:
    """One entry of the file, with the whole id of its caption."""
    return Shown(kind, id, traits=tuple(traits), say=f"{text}-{say}" if say else "", **rest)
