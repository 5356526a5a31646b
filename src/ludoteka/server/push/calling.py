"""Who is called to a table: whose turn has begun while they had no socket there, and who asked for it."""

from __future__ import annotations

import asyncio
import json
import logging
import time
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

import sqlalchemy as sa

from ludoteka.room.limits import Buckets
from ludoteka.room.table import Table
from ludoteka.server.push.posting import Post, Unsent
from ludoteka.server.push.sealing import as_text, fresh, is_addressee, key_of, point_of, sealed, signed
from ludoteka.server.push.terms import Push
from ludoteka.server.storage import Addressee, Store, addressees, made_key, own_key, unsubscribed
from ludoteka.text.voice import voice

if TYPE_CHECKING:
    from cryptography.hazmat.primitives.asymmetric.ec import EllipticCurvePrivateKey

LOG = logging.getLogger("ludoteka.server")
GONE = (404, 410)  # this browser wants no more of it
TURN = 24 * 3600  # seconds that a push service keeps word of a turn for a browser that sleeps
SIGNED = 12 * 3600
OFTEN = 1 / 60  # calls a second of one guest
AT_ONCE = 5


class Calling:
    """Calls people for one worker."""

    def __init__(self, store: Store, push: Push, post: Post | None = None) -> None:
        self.store = store
        self.push = push
        self.post = post or Post(push.services)
        self.often = Buckets(OFTEN, AT_ONCE)
        self.own: EllipticCurvePrivateKey | None = None

    async def key(self) -> EllipticCurvePrivateKey:
        """The key of this server, made when it is first needed; the same for all workers and for ever."""
        if self.own is None:
            found = await self.store.glance(own_key)
            if found is None:
                try:
                    await self.store.write(made_key(fresh()))
                except sa.exc.IntegrityError:
                    LOG.info("another worker has made the key for push messages")
                found = await self.store.glance(own_key)
            assert found is not None
            self.own = key_of(found)
        return self.own

    async def public(self) -> str:
        """What a browser must know of us to subscribe."""
        return as_text(point_of(await self.key()))

    def takes(self, one: Addressee) -> bool:
        """Whether this browser can be called at all: a service that we know, and keys that something is sealed with."""
        return self.post.takes(one.endpoint) and is_addressee(one.point, one.secret)

    async def call(self, table: Table, seat: int) -> None:
        """It has become this seat's turn: tell whoever sits there, if they do not come by themselves."""
        decision = asked_of(table, seat)
        await asyncio.sleep(self.push.after)
        await self.ring(table, seat, decision)

    async def ring(self, table: Table, seat: int, decision: int | None) -> None:
        """Tell who sits there, if it is still this that they are asked, and they have not come."""
        chair = table.chairs[seat]
        if chair.kind != "person" or not chair.guest or chair.guest in table.audience.connected():
            return
        if decision is not None and asked_of(table, seat) == decision and self.often.take(chair.guest):
            browsers = await self.store.glance(lambda connection: addressees(connection, chair.guest))
            await asyncio.gather(*(self.tell(one, table) for one in browsers))

    async def tell(self, one: Addressee, table: Table) -> None:
        speech = voice(one.language)
        said = {
            "title": speech.text("server-push-turn"),
            "body": speech.text(f"{table.terms.game}-name"),
            "path": f"/table/{table.id}",
        }
        url = urlsplit(one.endpoint)
        until = int(time.time()) + SIGNED
        headers = {
            "authorization": signed(await self.key(), f"{url.scheme}://{url.netloc}", self.push.contact, until),
            "content-encoding": "aes128gcm",
            "content-type": "application/octet-stream",
            "ttl": str(TURN),
            "urgency": "normal",
        }
        try:
            body = sealed(json.dumps(said).encode(), one.point, one.secret)
            status = await self.post.send(one.endpoint, headers, body)
        except Unsent as fault:
            LOG.warning("a call to a table could not be sent: %s", fault)
            return
        if status in GONE:
            await self.store.write(unsubscribed(one.endpoint))
        elif status >= 300:
            LOG.warning("a push service answered a call with %d", status)


def asked_of(table: Table, seat: int) -> int | None:
    """The number of what this seat is asked now; None if it is nothing, or the table is no longer here."""
    return table.play.ids.get(seat) if table.play is not None and seat in table.asked() else None
