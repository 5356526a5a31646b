"""Printed sentences, immutable and shared by all states; texts of a few in order; and the book of all texts."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, Generic, TypeVar

from ludoteka.kernel.acts import Why
from ludoteka.kernel.choices import Prompt
from ludoteka.kernel.kinds import WORD, Kind
from ludoteka.kernel.refusal import Msg, Refused

if TYPE_CHECKING:
    from ludoteka.kernel.frames import Doing
    from ludoteka.kernel.machine import State

S = TypeVar("S", bound="State")


class Effect(Generic[S]):
    """One printed sentence."""

    def resolve(self, state: S, who: Doing) -> bool:
        """Do it. True when it first asks something of `state.actor`; the answer comes to `chosen`."""
        raise NotImplementedError

    def options(self, state: S, who: Doing) -> list[int]:
        """What may be answered now."""
        raise NotImplementedError

    def chosen(self, state: S, who: Doing, option: int) -> None:
        """Go on with the answer. To ask again, call `who.again()`."""
        raise NotImplementedError

    def prompt(self, state: S, who: Doing) -> Prompt:
        """What is asked, in words, with the rules behind it."""
        raise NotImplementedError

    def weigh(self, state: S, who: Doing, option: int, why: Why) -> None:
        """Tell a person the conditions of this answer, met or not; nothing where being on offer is the only one."""

    def parts(self) -> tuple[Text, ...]:
        """The texts inside this sentence."""
        return ()

    def say(self) -> Msg:
        """The sentence as a message for people."""
        raise NotImplementedError


class Text:
    """Printed sentences in their order, known by an address once they stand in the book."""

    def __init__(self, *lines: Effect[Any]) -> None:
        self.lines: Final[tuple[Effect[Any], ...]] = lines
        self.address = ""

    def say(self) -> list[Msg]:
        return [line.say() for line in self.lines]


BOOK: Final[dict[str, Text]] = {}
NO_TEXT: Final = Text()


def enter(address: str, text: Text) -> Text:
    """Give a text and the texts inside it their addresses, by which frames are saved."""
    assert address not in BOOK, address
    text.address = address
    BOOK[address] = text
    for n, line in enumerate(text.lines, 1):
        for m, part in enumerate(line.parts(), 1):
            enter(f"{address}.{n}.{m}", part)
    return text


class Printed(Kind):
    """A text of the book, written as its address."""

    def save(self, value: Any) -> Any:
        text: Text = value
        assert text.address, "a text on the stack must stand in the book"
        return text.address

    def pour(self, value: Any, into: list[int]) -> None:
        WORD.pour(self.save(value), into)

    def load(self, data: Any) -> Any:
        if not isinstance(data, str) or data not in BOOK:
            raise Refused("kernel-no-such-text", value=repr(data))
        return BOOK[data]


PRINTED: Final = Printed()
enter("-", NO_TEXT)
