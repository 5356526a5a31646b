"""Firefox as Debian has it, as far as a visitor needs it: go somewhere and ask something of the page.

It is spoken to by WebDriver BiDi over its own socket.
"""

from __future__ import annotations

import asyncio
import json
import os
import shutil
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from itertools import count
from pathlib import Path
from typing import Any

from websockets.asyncio.client import ClientConnection, connect

from tools.needs import found_or_installed

PATIENCE = 300  # seconds


def free_port() -> int:
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        port: int = one.getsockname()[1]
        return port


def program(package: str, *names: str) -> str:
    """The path of a program that a package of Debian has, installed now if need be."""
    found = found_or_installed(lambda: next((path for name in names if (path := shutil.which(name))), None), package)
    assert found is not None, f"{names[0]} is not here and could not be installed (Debian: apt-get install {package})"
    return found


class Firefox:
    def __init__(self, wire: ClientConnection) -> None:
        self.wire = wire
        self.numbers = count(1)
        self.page = ""

    async def say(self, method: str, **params: Any) -> Any:
        number = next(self.numbers)
        await self.wire.send(json.dumps({"id": number, "method": method, "params": params}))
        while True:
            told = json.loads(await self.wire.recv())
            if told.get("id") == number:
                assert told["type"] == "success", told
                return told["result"]

    async def go(self, address: str) -> None:
        await self.say("browsingContext.navigate", context=self.page, url=address, wait="complete")

    async def ask(self, script: str) -> Any:
        """What this expression is there, as JSON carries it."""
        told = await self.say(
            "script.evaluate", expression=f"JSON.stringify({script})", target={"context": self.page}, awaitPromise=True
        )
        assert told["type"] == "success", told
        return json.loads(told["result"].get("value", "null"))


@asynccontextmanager
async def running(*command: str, **more: str) -> AsyncIterator[None]:
    quiet = asyncio.subprocess.DEVNULL
    process = await asyncio.create_subprocess_exec(*command, stdout=quiet, stderr=quiet, env=os.environ | more)
    try:
        yield
    finally:
        with suppress(ProcessLookupError):
            process.terminate()
        await process.wait()


async def listens(port: int) -> None:
    async with asyncio.timeout(PATIENCE):
        while True:
            with suppress(OSError):
                _, writer = await asyncio.open_connection("127.0.0.1", port)
                writer.close()
                return
            await asyncio.sleep(0.2)


@asynccontextmanager
async def firefox(home: Path) -> AsyncIterator[Firefox]:
    fox = program("firefox-esr", "firefox-esr", "firefox")
    port = free_port()
    flags = ["--headless", "--no-remote", "--profile", str(home), "--remote-debugging-port", str(port)]
    async with running(fox, *flags, HOME=str(home)):
        await listens(port)
        async with connect(f"ws://127.0.0.1:{port}/session", max_size=None, ping_interval=None) as wire:
            engine = Firefox(wire)
            await engine.say("session.new", capabilities={})
            engine.page = (await engine.say("browsingContext.create", type="tab"))["context"]
            size = {"width": 1366, "height": 768}
            await engine.say("browsingContext.setViewport", context=engine.page, viewport=size)
            yield engine
            await engine.say("session.end")
