"""Firefox and WebKit as Debian has them, as far as a visitor needs them: go somewhere and ask something of the page.

Firefox is spoken to by WebDriver BiDi over its own socket, WebKitGTK by the older WebDriver over HTTP.
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
from typing import Any, Protocol

import httpx
from websockets.asyncio.client import ClientConnection, connect

from tools.needs import found_or_installed

PATIENCE = 300  # seconds


class Engine(Protocol):
    async def go(self, address: str) -> None: ...

    async def ask(self, script: str) -> Any:
        """What this expression is there, as JSON carries it."""
        ...


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
        told = await self.say(
            "script.evaluate", expression=f"JSON.stringify({script})", target={"context": self.page}, awaitPromise=True
        )
        assert told["type"] == "success", told
        return json.loads(told["result"].get("value", "null"))


class WebKit:
    def __init__(self, client: httpx.AsyncClient, session: str) -> None:
        self.client = client
        self.session = session

    async def say(self, path: str, **params: Any) -> Any:
        told = (await self.client.post(f"/session/{self.session}/{path}", json=params)).json()["value"]
        assert not (isinstance(told, dict) and "error" in told), told
        return told

    async def go(self, address: str) -> None:
        await self.say("url", url=address)

    async def ask(self, script: str) -> Any:
        return json.loads(await self.say("execute/sync", script=f"return JSON.stringify({script}) ?? 'null'", args=[]))


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
async def firefox(home: Path) -> AsyncIterator[Engine]:
    (home / "user.js").write_text('user_pref("ui.prefersReducedMotion", 1);\n', "utf-8")
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


@asynccontextmanager
async def webkit(home: Path) -> AsyncIterator[Engine]:
    driver, screen = program("webkit2gtk-driver", "WebKitWebDriver"), program("xvfb", "Xvfb")
    (home / ".config/gtk-3.0").mkdir(parents=True)
    (home / ".config/gtk-3.0/settings.ini").write_text("[Settings]\ngtk-enable-animations=0\n", "utf-8")
    port, display = free_port(), f":{80 + os.getpid() % 400}"
    drawn = {"HOME": str(home), "DISPLAY": display, "LIBGL_ALWAYS_SOFTWARE": "1"}
    # only our own page is shown, also to root
    drawn |= {"WEBKIT_DISABLE_COMPOSITING_MODE": "1", "WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS": "1"}
    async with (
        running(screen, display, "-screen", "0", "1366x768x24"),
        running(driver, f"--port={port}", "--host=127.0.0.1", **drawn),
    ):
        await listens(port)
        async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=PATIENCE) as client:
            told = (await client.post("/session", json={"capabilities": {}})).json()["value"]
            engine = WebKit(client, told["sessionId"])
            await engine.say("timeouts", script=PATIENCE * 1000, pageLoad=PATIENCE * 1000)
            yield engine
            await client.delete(f"/session/{engine.session}")
