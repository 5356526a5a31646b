"""A message to a push service: to known services alone, over TLS, to public addresses, in bounded time.

An endpoint comes from a browser, which may be anybody's: nothing in it may lead into the network that we stand in.
"""

from __future__ import annotations

import asyncio
import ipaddress
import socket
import ssl
from urllib.parse import urlsplit

import h11

LONGEST = 1024  # characters of an endpoint
PATIENCE = 10.0  # seconds for all of it
ANSWER = 64 * 1024  # bytes of an answer that are read


class Unsent(Exception):
    """A message could not be brought there; the text says why, and nothing of where."""


class Post:
    """Brings messages to push services. `home`: for tests, whose service is at this machine."""

    def __init__(self, services: tuple[str, ...], tls: ssl.SSLContext | None = None, home: bool = False) -> None:
        self.services = services
        self.tls = tls or ssl.create_default_context()
        self.home = home

    def takes(self, endpoint: str) -> bool:
        """Whether messages may go to this address at all."""
        try:
            url = urlsplit(endpoint)
            host, port = url.hostname or "", url.port
        except ValueError:
            return False
        plain = endpoint.isascii() and endpoint.isprintable() and " " not in endpoint and len(endpoint) <= LONGEST
        known = any(host == one or host.endswith(f".{one}") for one in self.services)
        usual = port in (None, 443) or self.home
        return plain and known and usual and url.scheme == "https" and "@" not in url.netloc

    async def send(self, endpoint: str, headers: dict[str, str], body: bytes) -> int:
        """The status of the answer."""
        if not self.takes(endpoint):
            raise Unsent("not a service that we know")
        url = urlsplit(endpoint)
        host, port = url.hostname or "", url.port or 443
        try:
            async with asyncio.timeout(PATIENCE):
                address = await self.address(host, port)
                # Where we looked is where we go: a name that answers otherwise the next time leads nowhere else.
                reader, writer = await asyncio.open_connection(address, port, ssl=self.tls, server_hostname=host)
                try:
                    path = (url.path or "/") + (f"?{url.query}" if url.query else "")
                    return await exchanged(reader, writer, url.netloc, path, headers, body)
                finally:
                    writer.transport.abort()
        except TimeoutError:
            raise Unsent("too slow") from None
        except (OSError, h11.RemoteProtocolError) as fault:
            raise Unsent(type(fault).__name__) from None

    async def address(self, host: str, port: int) -> str:
        """A public address of this host; refused if any of its addresses is not."""
        loop = asyncio.get_running_loop()
        found = await loop.getaddrinfo(host, port, type=socket.SOCK_STREAM)
        addresses = [str(one[4][0]) for one in found]
        if not addresses or not (self.home or all(ipaddress.ip_address(one).is_global for one in addresses)):
            raise Unsent("not a public address")
        return addresses[0]


async def exchanged(
    reader: asyncio.StreamReader,
    writer: asyncio.StreamWriter,
    host: str,
    path: str,
    headers: dict[str, str],
    body: bytes,
) -> int:
    """One request and the status of its answer. Where it would be sent on to is not followed."""
    line = h11.Connection(h11.CLIENT, max_incomplete_event_size=ANSWER)
    all_headers = {"host": host, "content-length": str(len(body)), "connection": "close"} | headers
    sent = [h11.Request(method="POST", target=path, headers=list(all_headers.items())), h11.Data(data=body)]
    for event in (*sent, h11.EndOfMessage()):
        writer.write(line.send(event) or b"")
    await writer.drain()
    while True:
        heard = line.next_event()
        if heard is h11.NEED_DATA:
            line.receive_data(await reader.read(ANSWER))
        elif isinstance(heard, h11.Response):
            return heard.status_code
        elif isinstance(heard, h11.ConnectionClosed):
            raise Unsent("no answer")
