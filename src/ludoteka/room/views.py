"""What each viewer is told of a table: everybody who sits there, a seat its own view, who watches what lies open."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteka.kernel.luck import is_secret, promise
from ludoteka.room import puzzles, teaching, translate
from ludoteka.room.pacing import Pace
from ludoteka.room.play import told
from ludoteka.room.wire.positions import Position, You
from ludoteka.room.wire.tables import SeatView, TableView, UndoAsked
from ludoteka.room.wire.told import PROTOCOL, Snapshot

if TYPE_CHECKING:
    from ludoteka.room.sending import Role
    from ludoteka.room.table import Table


def table_view(table: Table) -> TableView:
    """The table as everybody sees it."""
    terms = table.terms
    asking = table.asking
    return TableView(
        table.id,
        terms.game,
        terms.players,
        table.game.options,
        table.status,
        seat_views(table),
        terms.listed,
        terms.spectators,
        terms.hints,
        terms.forced,
        terms.clock,
        terms.seeded,
        table.audience.watching(),
        table.created,
        None if asking is None else UndoAsked(asking.seat, sorted(asking.waiting)),
        table.clocks.claimable(),
        table.rematch,
        terms.begun,
        None if table.status == "over" else table.halted,
        promise(terms.seed) if is_secret(terms.seed) else "",
    )


def seat_views(table: Table) -> list[SeatView]:
    sides = list(range(len(table.chairs))) if table.play is None else table.play.state.sides()
    here = table.audience.connected()
    found = [
        SeatView(
            chair.seat,
            chair.kind,
            chair.name,
            chair.level,
            chair.kind == "bot" or (chair.kind == "person" and chair.guest in here),
            sides[chair.seat],
        )
        for chair in table.chairs
    ]
    if table.play is not None:
        for seat in range(len(table.chairs), table.play.state.seats()):
            found.append(SeatView(seat, "automaton", "", "", True, sides[seat]))
    return found


def you(table: Table, guest: str, role: Role) -> You:
    """Who this guest is here."""
    seats = table.seats_of(guest) if role == "player" else []
    stops = {str(seat): table.chairs[seat].stops for seat in seats}
    return You(role, seats, role == "player" and guest == table.owner, stops)


def position(table: Table, viewer: int, guest: str = "") -> Position | None:
    """How the game stands with the eyes of a seat, or of a spectator (-1); None before it begins.

    `guest`: who looks, if they hold several seats: they must know which of theirs is shown a question at a window.
    """
    if table.play is None:
        return None
    found = table.play.position(viewer, table.clocks.shown())
    window = table.window
    if window is not None:
        shown = window.asked - set(window.replies)
        question = window.question(viewer)
        found.window = window.view()
        found.asked = [seat for seat in table.seats_of(guest) if seat in shown]
        found.decisions = []
        if question is not None and viewer in shown:
            found.decisions = [translate.decision_view(question, window.number)]
    if table.status == "over" or table.halted is not None:
        found.asked = []
        found.decisions = []
        found.undo = None
        found.outcome = found.outcome or table.given_up
    found.lesson = teaching.lesson_view(table, viewer)
    found.puzzle = puzzles.puzzle_view(table, viewer)
    return found


def snapshot(table: Table, guest: str, role: Role, viewer: int, seen: int, ref: int = 0) -> Snapshot:
    """All that a newcomer must know who has `seen` what came up to this number."""
    log, whole = ([], True) if table.play is None else table.play.told(viewer, seen)
    chat = [line for line in table.chat if line.number > seen]
    stands = position(table, viewer, guest if len(table.seats_of(guest)) > 1 and role == "player" else "")
    me = you(table, guest, role)
    return Snapshot(ref, PROTOCOL, table.number, table_view(table), me, stands, log, chat, whole)


async def unhurried(table: Table, guest: str, role: Role, viewer: int, seen: int, ref: int) -> Snapshot:
    """The same, and others have their turns while the log is put into words. Called with the lock held."""
    play = table.play
    pace = Pace()
    lines = []
    for entry in () if play is None else play.log.after(seen):
        lines.append(told(entry, viewer))
        await pace.step()
    found = snapshot(table, guest, role, viewer, max(seen, table.number), ref)
    found.log = lines
    found.chat = [line for line in table.chat if line.number > seen]
    found.whole = play is None or play.log.is_whole_after(seen)
    return found
