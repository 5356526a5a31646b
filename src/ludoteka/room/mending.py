"""A game out of a journal that may be damaged: as much of it as can be verified, and a sentence where that is not all.

Until release 1 a table that went on from beyond 600 choices of a record wrote 600 lines of its past under wrong plies:
the whole past is in that record, and is taken from there.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from ludoteka.kernel.game import Game
from ludoteka.kernel.refusal import Msg, Refused
from ludoteka.room.journal import Row, entry_of, follow, rebuild
from ludoteka.room.lines import OLDEST, happenings_of
from ludoteka.room.play import Play, begun

SPOILED = (Refused, LookupError, ValueError, TypeError, AttributeError)  # what a line that nobody wrote so can raise


def is_short(rows: list[Row]) -> bool:
    """Whether the lines before the start are fewer than the choices that it says were made."""
    past = 0
    for row in rows:
        if row.kind == "choice":
            past += 1
        elif row.kind == "start":
            return past < row.ply
    return False


def brought_back(
    game: Game, seed: str, rows: list[Row], snapshot: tuple[int, dict[str, Any]] | None, past: str | None = None
) -> tuple[Play, Msg | None]:
    """The game, and why no more of it, if that is not all. `past`: the record it was begun from."""
    start = next((at for at, row in enumerate(rows) if row.kind == "start"), len(rows))
    if past is None or start == len(rows):
        if not is_short(rows):
            try:
                return rebuild(game, seed, rows, snapshot), None
            except SPOILED:
                pass  # once more without the snapshot: it is no better than its journal
        return as_far(Play(game, seed), rows)
    play, entries = begun(past, rows[start].ply)
    if play.game.header() != game.header() or play.seed != seed:
        return as_far(Play(game, seed), rows)
    for number, entry in enumerate(entries[-OLDEST:], rows[start].number - min(OLDEST, len(entries))):
        entry.number = number
        play.note(entry)
    play.log.lacks = len(entries) > OLDEST
    play.slim()
    return as_far(play, straightened(rows[start:]))


def straightened(rows: list[Row]) -> list[Row]:
    """Lines from the start on, with true plies: a table brought back from a short journal counted on from its end."""
    found: list[Row] = []
    ply = rows[0].ply
    off = 0
    for row in rows:
        if row.kind == "choice":
            off = ply + 1 - row.ply
        elif row.kind == "start":
            off = 0
        true = replace(row, ply=row.ply + off)
        if row.kind in ("choice", "undo"):
            ply = true.ply
        found.append(true)
    return found


def as_far(play: Play, rows: list[Row]) -> tuple[Play, Msg | None]:
    """Follow these lines as far as they are true."""
    happenings = happenings_of(play.game)
    for row in rows:
        if row.kind == "chat":
            continue
        try:
            if row.kind == "start" and row.ply != play.ply:
                raise Refused("server-lines-lack", ply=row.ply)
            entry_of(row, happenings)  # before the game goes on: a line is followed whole or not at all
            follow(play, row, happenings)
        except SPOILED as fault:
            why = fault.message if isinstance(fault, Refused) else Msg("server-line-unreadable", {"line": row.number})
            return play, Msg("server-halted", {"ply": play.ply, "why": why})
    return play, None
