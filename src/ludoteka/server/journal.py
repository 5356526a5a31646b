"""The journal of a table: its rows, and a game out of them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import msgspec

from ludoteka.kernel.game import Game
from ludoteka.kernel.happenings import Event, Happening
from ludoteka.kernel.machine import State
from ludoteka.kernel.refusal import Msg, Refused
from ludoteka.server.play import Entry, Made, Play


def written_events(events: list[Event]) -> list[list[Any]]:
    return [[event.what.name, *event.values] for event in events]


def read_events(rows: list[list[Any]], happenings: dict[str, Happening]) -> list[Event]:
    return [Event(happenings[name], a, b, c, d) for name, a, b, c, d in rows]


def read_msg(data: dict[str, Any]) -> Msg:
    """A message out of its plain data."""
    return Msg(data["id"], {key: read_argument(value) for key, value in data["args"].items()})


def read_argument(value: Any) -> Any:
    if isinstance(value, dict):
        return read_msg(value)
    return [read_argument(item) for item in value] if isinstance(value, list) else value


@dataclass(slots=True)
class Row:
    """One row of a table's journal."""

    number: int
    kind: str
    seat: int
    ply: int
    body: dict[str, Any]
    at: float = 0


def read_row(text: str) -> Row:
    """A row out of the words that another worker tells it in."""
    told = msgspec.json.decode(text, type=dict[str, Any])
    return Row(**{**told, "body": msgspec.json.decode(told["body"])})


def rebuild(game: Game, seed: str, rows: list[Row], snapshot: tuple[int, dict[str, Any]] | None) -> Play:
    """A game out of its journal: from the snapshot if it fits, else from the seed; every hash is compared."""
    play = Play(game, seed)
    happenings = happenings_of(game)
    start = 0
    if snapshot is not None and (state := fitting(game, rows, snapshot)) is not None:
        play.state = state
        start = snapshot[0]
        play.renumber(start, -1, {})
    for row in rows:
        if row.kind == "chat":
            continue
        if row.number > start:
            follow(play, row, happenings)
            continue
        if row.kind == "choice":
            play.made.append(made_of(row))
        elif row.kind == "start":
            play.floor = play.ply
        elif row.kind == "undo":
            del play.made[row.ply :]
            play.taken_back += 1
        play.note(entry_of(row, happenings))
    return play


def happenings_of(game: Game) -> dict[str, Happening]:
    return {happening.name: happening for happening in game.box.happenings()}


def made_of(row: Row) -> Made:
    body = row.body
    # Journals of the first release do not say what was taught: there it is not free to take back.
    taught = body.get("taught", True)
    return Made(row.seat, body["notation"], body["digest"], taught, body["auto"], read_msg(body["label"]))


def entry_of(row: Row, happenings: dict[str, Happening]) -> Entry:
    entry = Entry(row.number, row.kind, row.ply, row.seat)
    if row.kind == "choice":
        entry.label = read_msg(row.body["label"])
        entry.events = read_events(row.body["events"], happenings)
    return entry


def follow(play: Play, row: Row, happenings: dict[str, Happening]) -> Entry:
    """Do again what a row of the journal tells; its line of the log."""
    old = play.questions() if len(play.ids) > 1 else {}
    if row.kind == "choice":
        made = made_of(row)
        replayed(play, made, row.ply)
        play.made.append(made)
    elif row.kind == "start":
        play.floor = play.ply
    elif row.kind == "undo":
        play.take_back(row.ply)
    if row.kind in ("choice", "start", "undo"):
        play.renumber(row.number, row.seat, old if row.kind == "choice" else {})
    entry = entry_of(row, happenings)
    play.note(entry)
    return entry


def replayed(play: Play, made: Made, ply: int) -> None:
    """Make a choice of the journal again and compare its hash."""
    state = play.state.clone()
    try:
        state.apply(made.notation, made.seat)
    except Refused as refusal:
        raise Refused("kernel-diverges-refused", ply=ply, why=refusal.message) from None
    if state.digest() != made.digest:
        raise Refused("kernel-diverges", ply=ply)
    play.before.append(play.state)
    play.state = state


def fitting(game: Game, rows: list[Row], snapshot: tuple[int, dict[str, Any]]) -> State | None:
    """The state of a snapshot, if it loads and has the hash that the journal gives at its number."""
    number, data = snapshot
    row = next((row for row in rows if row.number == number and row.kind == "choice"), None)
    if row is None:
        return None
    try:
        state = game.load(data)
    except Refused:
        return None
    return state if state.digest() == row.body["digest"] else None
