"""What a server has for a browser beside its tables: those of the tab, and being called to one's own."""

from __future__ import annotations

from ludoteka.room import denied
from ludoteka.room.denied import Denied
from ludoteka.room.wire.shelf import Called, CallMe, Offers
from ludoteka.server.house import ServerHouse
from ludoteka.server.storage import Addressee, is_known, subscribed, unsubscribed
from ludoteka.text.ids import LANGUAGES


async def offers(house: ServerHouse, tab: bool) -> Offers:
    return Offers(tab, "" if house.calling is None else await house.calling.public())


async def call_me(house: ServerHouse, guest: str, asked: CallMe) -> Called:
    """From now on this browser is called to the tables of whoever asks, or no longer; a stranger sits at none."""
    if not asked.language:
        await house.store.write(unsubscribed(asked.endpoint, guest))
        return Called(False)
    one = Addressee(asked.endpoint, asked.point, asked.secret, asked.language)
    if house.calling is None or asked.language not in LANGUAGES or not house.calling.takes(one):
        raise Denied(denied.NOT_UNDERSTOOD, "server-push-refused")
    known = bool(guest) and await house.store.glance(lambda connection: is_known(connection, guest))
    if known:
        await house.store.write(*subscribed(guest, one))
    return Called(known)
