"""Taking a choice back: freely while it taught nothing, else if everybody else agrees."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteka.kernel.machine import State
from ludoteka.kernel.record import Record
from ludoteka.room import denied
from ludoteka.room.denied import Denied
from ludoteka.room.lines import Entry
from ludoteka.room.rows import Asking, written_asking

if TYPE_CHECKING:
    from ludoteka.room.house import House
    from ludoteka.room.play import Play
    from ludoteka.room.table import Table


async def undo(table: Table, guest: str, seat: int, ask: bool) -> None:
    """Take back the seat's last choice; with `ask` also where the others must consent: then they are asked."""

    async def deed() -> None:
        table.mine(guest, seat)
        table.must_be_short()
        play = table.playing()
        to = play.undo_to(seat)
        if to is None:
            raise Denied(denied.NOT_NOW, "server-nothing-to-undo")
        if play.is_free(seat, to):
            await take_back(table, seat, to)
            return
        if not ask:
            raise Denied(denied.NOT_NOW, "server-undo-needs-consent")
        others = {chair.seat for chair in table.chairs if chair.kind == "person" and chair.guest != guest}
        if not others:
            await take_back(table, seat, to)
            return
        await wish(table, Asking(seat, to, others))

    await table.held(deed)


async def consent(table: Table, guest: str, seat: int, yes: bool) -> None:
    """Answer somebody who asks to take back."""

    async def deed() -> None:
        table.mine(guest, seat)
        table.playing()
        asking = table.asking
        if asking is None or seat not in asking.waiting:
            raise Denied(denied.NOT_NOW, "server-nobody-asks")
        waiting = asking.waiting - {seat}
        if not yes:
            await wish(table, None)
        elif waiting:
            await wish(table, Asking(asking.seat, asking.to, waiting))
        else:
            await take_back(table, asking.seat, asking.to)
            table.audience.tell_table()

    await table.held(deed)


async def wish(table: Table, asking: Asking | None) -> None:
    """Note who asks to take back, and who has not yet answered. Called with the lock held."""
    await table.ledger.write(table.ledger.changed(asking=written_asking(asking)))
    table.asking = asking
    table.audience.tell_table()


async def stood_after(house: House, play: Play, to: int) -> State:
    """The state after `to` choices; where it is no longer remembered the game is played again, and not on the loop."""
    if to == play.ply or play.made[to].before is not None:
        return play.match.stood(to)
    return await house.aside(played_again, play.record(to))


def played_again(record: Record) -> State:
    # Step by step in plain Python: compiled rules let nobody in before they return.
    state = record.deal(check=False)
    for made in record.steps(check=False, state=state):
        state = made.state()
    return state


async def take_back(table: Table, seat: int, to: int) -> None:
    """Stand again where the game stood after `to` choices. Called with the lock held."""
    play = table.playing()
    ledger = table.ledger
    number = table.number + 1
    stood = await stood_after(table.house, play, to)
    entry = ledger.entered(number, "undo", seat, to, {})
    await ledger.write(ledger.stood(number, stood, moves=True), entry, ledger.unshot())
    table.number = number
    table.asking = None
    table.clocks.since = {}
    play.take_back(to, stood, number)
    table.went_on(Entry(number, "undo", to, seat))
