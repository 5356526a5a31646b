"""The journal of a table: its rows, and a game out of them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import msgspec

from ludoteka.kernel.game import Game
from ludoteka.kernel.happenings import Event, Happening
from ludoteka.kernel.machine import State
from ludoteka.kernel.made import Made
from ludoteka.kernel.refusal import Refused
from ludoteka.room.lines import Entry, happenings_of, read_events, read_msg, written_events
from ludoteka.room.play import Play


def written_choice(made: Made, events: list[Event], spent: int) -> dict[str, Any]:
    """What the journal holds of a choice."""
    return {
        "notation": made.notation,
        "digest": made.digest,
        "taught": made.taught,
        "auto": made.auto,
        "label": made.label.data(),
        "events": written_events(events),
        "spent": spent,
    }


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
    state = None if snapshot is None else fitting(game, rows, snapshot)
    if snapshot is not None and state is not None:
        start = snapshot[0]
    past: list[Made] = []
    for row in rows:
        if row.kind == "chat":
            continue
        if row.number > start:
            follow(play, row, happenings)
            continue
        if row.kind == "choice":
            past.append(made_of(row))
        elif row.kind == "start":
            play.floor = len(past)
        elif row.kind == "undo":
            del past[row.ply :]
            play.taken_back += 1
        play.log.fold(row.number, line_of(row, happenings))
        if row.number == start and state is not None:
            play.match.believe(past, state)
            play.slim()
            play.renumber(start)
    return play


def made_of(row: Row) -> Made:
    body = row.body
    # Journals of the first release do not say what was taught: there it is not free to take back.
    taught = body.get("taught", True)
    label = read_msg(body["label"])
    return Made(row.seat, body["notation"], body["digest"], label, taught=taught, auto=body["auto"])


def entry_of(row: Row, happenings: dict[str, Happening]) -> Entry:
    entry = Entry(row.number, row.kind, row.ply, row.seat)
    if row.kind == "choice":
        entry.label = read_msg(row.body["label"])
        entry.events = read_events(row.body["events"], happenings)
        entry.auto = row.body["auto"]
        entry.passed = row.body.get("passed", False)
    return entry


def line_of(row: Row, happenings: dict[str, Happening]) -> tuple[Any, ...]:
    """The same as the log keeps it: nobody may ever read it, so nothing is made of it."""
    if row.kind != "choice":
        return row.kind, row.ply, row.seat, None, [], False, False
    body = row.body
    for name, *_ in body["events"]:
        happenings[name]  # what cannot be read is found now
    return row.kind, row.ply, row.seat, body["label"], body["events"], body["auto"], body.get("passed", False)


def follow(play: Play, row: Row, happenings: dict[str, Happening], stood: State | None = None) -> Entry:
    """Do again what a row of the journal tells; its line of the log. `stood`: where taking back leads, if known."""
    if row.kind == "choice":
        past = made_of(row)
        play.go_on(play.match.again(past, past.auto), row.number)
    elif row.kind == "start":
        play.floor = play.ply
        play.renumber(row.number)
    elif row.kind == "undo":
        play.take_back(row.ply, play.match.stood(row.ply) if stood is None else stood, row.number)
    entry = entry_of(row, happenings)
    play.note(entry)
    return entry


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
    known: str = row.body["digest"]
    return state if state.digest_like(known) == known else None
