"""Messages for people, and the refusal: a sentence with the rules behind it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final


class Msg:
    """A message for people: an id of the text room and its arguments.

    An argument is a number, a text, a list of them, another message, or a term written `kind:id` (`card:zetta`),
    which the text room looks up in the language of the reader.
    """

    def __init__(self, id: str, args: dict[str, object] | None = None) -> None:
        self.id: Final = id
        self.args: Final[dict[str, object]] = {} if args is None else args

    def data(self) -> dict[str, object]:
        """As plain JSON."""
        return {"id": self.id, "args": {key: plain_argument(value) for key, value in self.args.items()}}

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Msg) and self.id == other.id and self.args == other.args

    def __hash__(self) -> int:
        return hash(self.id)

    def __repr__(self) -> str:
        return f"Msg({self.id!r}, {self.args!r})"


def plain_argument(value: object) -> object:
    if isinstance(value, Msg):
        return value.data()
    if isinstance(value, (list, tuple)):
        return [plain_argument(item) for item in value]
    return value


class Reason:
    """One condition of an act: whether it is met, in words, with the rules behind it."""

    def __init__(self, met: bool, message: Msg, rules: tuple[str, ...]) -> None:
        self.met: Final = met
        self.message: Final = message
        self.rules: Final = rules

    def data(self) -> dict[str, object]:
        return {"met": self.met, "message": self.message.data(), "rules": list(self.rules)}


class Refused(Exception):
    """This is not possible; nothing has changed."""

    def __init__(self, id: str, rules: tuple[str, ...] = (), **args: object) -> None:
        super().__init__(id)
        self.message: Final = Msg(id, args)
        self.rules: Final = rules

    def __str__(self) -> str:
        return VOICES[-1](self.message)


def bare(message: Msg) -> str:
    """A message where no text room has lent its voice."""
    return " ".join([message.id, *(f"{key}={value}" for key, value in message.args.items())])


VOICES: Final[list[Callable[[Msg], str]]] = [bare]  # the last one speaks; the text room adds its own
