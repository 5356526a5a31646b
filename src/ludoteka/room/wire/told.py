"""The stream of a table: what the server tells."""

from __future__ import annotations

import msgspec
from msgspec import Struct

from ludoteka.room.wire.goals import Foretold
from ludoteka.room.wire.positions import ChatLine, ChoiceView, LogEntry, Position, WindowView, You
from ludoteka.room.wire.tables import TableView
from ludoteka.room.wire.words import Msg, Reason, Refusal

PROTOCOL = 3
ENCODER = msgspec.json.Encoder()


class Told(Struct, tag_field="type"):
    """What the server tells."""


class Snapshot(Told, tag="snapshot"):
    """The answer to hello and look, or unasked (`ref` 0) when seats changed hands.

    `log` and `chat` hold what came after `seen`; `whole` if nothing lacks.
    """

    ref: int
    protocol: int
    number: int
    table: TableView
    you: You
    position: Position | None
    log: list[LogEntry]
    chat: list[ChatLine]
    whole: bool


class Update(Told, tag="update"):
    """The position changed: what happened and where things stand now."""

    number: int
    entry: LogEntry
    position: Position


class WindowChanged(Told, tag="window"):
    """Somebody wants time to think: the window stays open longer."""

    number: int
    window: WindowView


class TableChanged(Told, tag="table"):
    """Who sits, watches, is connected, asks to take back. Carries the number of the last thing that happened."""

    number: int
    table: TableView
    you: You


class ChatTold(Told, tag="chat"):
    number: int
    line: ChatLine


class Done(Told, tag="done"):
    """The message with this `ref` was carried out and is on disk."""

    ref: int
    number: int


class Refused(Told, tag="refused"):
    """The message with this `ref` changed nothing. `late`: it answered a question that is no longer open."""

    ref: int
    refusal: Refusal
    late: bool


class Explained(Told, tag="explained"):
    """For each thing that could be meant: the act in words and its conditions. `open`: it may be done now."""

    ref: int
    acts: list[Act]


class Act(Struct):
    choice: ChoiceView | None
    open: bool
    reasons: list[Reason]


class Advice(Struct):
    """How a bot sees one option: its `share` of attention and how well one stands after it, each from 0 to 1."""

    option: int
    share: float
    worth: float
    words: Msg


class Hinted(Told, tag="hinted"):
    ref: int
    decision: int
    advice: list[Advice]


class Queued(Told, tag="queued"):
    """Others want hints too: `before` of them are answered first. The answer itself comes later."""

    ref: int
    before: int


class Previewed(Told, tag="previewed"):
    """What each option of the decision would do; those of which nothing can be told are left out."""

    ref: int
    decision: int
    options: list[Foretold]


class Pong(Told, tag="pong"):
    ref: int


class Bye(Told, tag="bye"):
    """The last message before the server closes the socket. `again`: whether it makes sense to come back."""

    refusal: Refusal
    again: bool


FromServer = (
    Snapshot
    | Update
    | WindowChanged
    | TableChanged
    | ChatTold
    | Done
    | Refused
    | Explained
    | Hinted
    | Queued
    | Previewed
    | Pong
    | Bye
)
