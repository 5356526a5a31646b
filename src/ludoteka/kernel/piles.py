"""A pile of cards: what is known to lie on top, the shuffled rest, and what was put under it.

A shuffled pile is a bag: its order is decided when a card is drawn, which is the same luck and can leak nothing. Cards
put back are known in their order (`top`) or as groups under the rest (`under`, groups divided by -1, each in unknown
order), which become the bag when the pile gets down to them.
"""

from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import mypyc_attr

from ludoteka.kernel.kinds import NUMBER, Kind, Many
from ludoteka.kernel.machine import State
from ludoteka.kernel.refusal import Refused

EMPTY: Final = -1


@final
@mypyc_attr(acyclic=True)
class Pile:
    """A face-down pile with its own stream of luck; `top[-1]` is the next card, if it is known."""

    def __init__(self, stream: int, bag: list[int], top: list[int], under: list[int]) -> None:
        self.stream = stream
        self.bag = bag
        self.top = top
        self.under = under

    def clone(self) -> Pile:
        return Pile(self.stream, self.bag[:], self.top[:], self.under[:])

    def size(self) -> int:
        return len(self.bag) + len(self.top) + len(self.under) - self.under.count(EMPTY)

    def draw(self, state: State) -> int:
        """The top card, or EMPTY."""
        if self.top:
            state.disclose()
            return self.top.pop()
        if not self.bag:
            if not self.under:
                return EMPTY
            cut = self.under.index(EMPTY) if EMPTY in self.under else len(self.under)
            self.bag = self.under[:cut]
            self.under = self.under[cut + 1 :]
        return state.pick(self.stream, self.bag)

    def draw_several(self, state: State, n: int, into: list[int]) -> int:
        """The top n cards, or all there are, one after another into this list; how many they were."""
        drawn = 0
        while drawn < n:
            if self.bag and not self.top:
                fresh = min(n - drawn, len(self.bag))
                state.pick_several(self.stream, self.bag, fresh, into)
                drawn += fresh
            else:
                card = self.draw(state)
                if card == EMPTY:
                    return drawn
                into.append(card)
                drawn += 1
        return drawn

    def put_under(self, cards: list[int]) -> None:
        """Put these under the pile, in an order nobody knows."""
        if cards:
            if self.under:
                self.under.append(EMPTY)
            self.under.extend(cards)

    def all(self) -> list[int]:
        """Every card in it, in no order."""
        return [*self.bag, *self.top, *(card for card in self.under if card != EMPTY)]


class Piled(Kind):
    """A pile as a field: its number of cards for every eye; from the top down in a notation.

    Each has its own stream of luck. Where every seat has such a pile, the streams follow each other `by_seat`.
    """

    def __init__(self, card: Kind, stream: int, *, by_seat: bool = False) -> None:
        self.many: Final = Many(card)
        self.stream: Final = stream
        self.by_seat: Final = by_seat

    def type(self) -> str:
        return "Pile"

    def shape(self) -> str:
        return "number"

    def blank(self) -> Any:
        return Pile(self.stream, [], [], [])

    def twin(self, value: str) -> str:
        return f"{value}.clone()"

    def save(self, value: Any) -> Any:
        pile: Pile = value
        return {
            "stream": pile.stream,
            "bag": self.many.save(pile.bag),
            "top": self.many.save(pile.top),
            "under": self.many.save(pile.under),
        }

    def pour(self, value: Any, into: list[int]) -> None:
        pile: Pile = value
        into.append(pile.stream)
        self.many.pour(pile.bag, into)
        self.many.pour(pile.top, into)
        self.many.pour(pile.under, into)

    def load(self, data: Any) -> Any:
        if not isinstance(data, dict) or set(data) != {"stream", "bag", "top", "under"}:
            raise Refused("kernel-not-fields", thing="Pile")
        load = self.many.load
        return Pile(NUMBER.load(data["stream"]), load(data["bag"]), load(data["top"]), load(data["under"]))

    def view(self, value: Any, viewer: int) -> Any:
        pile: Pile = value
        return pile.size()

    def words(self, value: Any) -> str:
        pile: Pile = value
        return self.many.words([*reversed(pile.top), *sorted(pile.bag), *(c for c in pile.under if c != EMPTY)])

    def read(self, words: str) -> Any:
        return Pile(self.stream, [], list(reversed(self.many.read(words))), [])
