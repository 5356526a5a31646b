"""Messages for people: an id of the `.ftl` files with its arguments, and why something is refused."""

from __future__ import annotations

from typing import Any

from msgspec import Struct, field


class Msg(Struct):
    """A message for people: an id of the `.ftl` files and its arguments.

    An argument is a number, a text, a list, another Msg, or a term `card:<id>`, `seat:<n>`, `<kind>:<id>`.
    """

    id: str
    args: dict[str, Any] = field(default_factory=dict)


class Refusal(Struct):
    """Why not: one sentence, and the rules or rulings behind it. The body of every answer that is not 2xx."""

    message: Msg
    rules: list[str] = field(default_factory=list)


class Reason(Struct):
    """One condition of an act, met or not."""

    met: bool
    message: Msg
    rules: list[str]
