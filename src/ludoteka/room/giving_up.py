"""Giving up a seat: by oneself, or by a claim of the others against who has gone or has no time left."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from ludoteka.room import denied, minds, translate
from ludoteka.room.deeds import Deed
from ludoteka.room.denied import Denied
from ludoteka.room.lines import Entry
from ludoteka.room.rows import Chair
from ludoteka.room.wire.positions import OutcomeView

if TYPE_CHECKING:
    from ludoteka.room.table import Table


async def resign(table: Table, guest: str, seat: int) -> None:
    async def deed() -> None:
        table.mine(guest, seat)
        await give_up(table, "resigned", seat)

    await table.held(deed)


async def claim(table: Table, guest: str, seat: int, against: int) -> None:
    """Claim against a seat that may be claimed."""

    async def deed() -> None:
        table.mine(guest, seat)
        if table.halted is None:
            table.playing()
        if against not in table.clocks.claimable() or against == seat:
            raise Denied(denied.NOT_NOW, "server-not-claimable")
        await give_up(table, "claimed", against)

    await table.held(deed)


async def give_up(table: Table, kind: str, seat: int) -> None:
    """A seat is given up: between two sides that ends the game, among more a bot takes it. With the lock held."""
    play = table.play if table.halted is not None and table.status == "playing" else table.playing()
    assert play is not None
    ledger = table.ledger
    sides = play.state.sides()
    number = table.number + 1
    deeds: list[Deed] = [ledger.entered(number, kind, seat, play.ply, {})]
    outcome: OutcomeView | None = None
    taken = Chair(seat, "bot", table.chairs[seat].name, minds.STAND_IN)
    if table.halted is not None:
        outcome = translate.given_up(seat, [], "server-ending-halted")  # nobody can play on: nobody has won
    elif len(set(sides)) == 2 and sides.count(sides[seat]) == 1:
        winners = [other for other in range(len(sides)) if sides[other] != sides[seat]]
        outcome = translate.given_up(seat, winners, f"server-ending-{kind}")
    if outcome is not None:
        written = msgspec.json.encode(outcome).decode()
        row = ledger.changed(number=number, status="over", asked="[]", asking=None, outcome=written)
    else:
        deeds.append(ledger.seated(taken))
        row = ledger.changed(number=number, asking=None)
    await ledger.write(row, *deeds)
    table.number = number
    table.asking = None
    if outcome is not None:
        table.given_up = outcome
    else:
        table.chairs[seat] = taken
    table.clocks.away.pop(seat, None)
    table.went_on(Entry(number, kind, play.ply, seat))
    table.audience.recheck()
