"""Somebody who comes to the folder with a browser."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

from playwright.async_api import Browser, TimeoutError

from tests.browser.person import Person

PATIENCE = 240_000  # a Python wakes on a machine that does much else


@asynccontextmanager
async def coming(
    browser: Browser, address: str, size: str = "desktop", lang: str = "en", light: str = "dark"
) -> AsyncIterator[Person]:
    """Somebody with a browser; nothing may be asked of any other host, nor of a server behind this one."""
    anna = await Person.come(browser, f"{address}?brisk#", size, lang, light)
    anna.page.context.set_default_timeout(PATIENCE)
    asked: list[str] = []
    anna.page.context.on("request", lambda request: asked.append(request.url))
    yield anna
    strange = [url for url in asked if not url.startswith((address, "blob:", "data:"))]
    await anna.page.context.close()
    assert anna.faults == [], anna.faults
    assert strange == []
    assert [url for url in asked if "/api/" in url and "/still/api/" not in url] == []


async def kept(anna: Person) -> None:
    """Wait until all files are there for a time without a network."""
    await anna.page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    await anna.until("navigator.serviceWorker.controller !== null")


async def stands(anna: Person) -> object:
    """What is asked, and what is offered, as the page says it; not a question that the page answers or asks itself."""
    while True:
        await anna.asked()
        await anna.page.keyboard.press("Escape")  # half a choice is put down
        found: list[object] = await anna.page.evaluate(
            "[document.querySelector('.decision').innerText, document.querySelectorAll('[data-option]').length]"
        )
        said = str(found[0])
        if "Only move" not in said and "Go back" not in said:
            return said.split("\n")[:3], found[1]  # whose turn and the question; news of the others may follow it
        await asyncio.sleep(0.2)


async def play(anna: Person, clicks: int) -> None:
    made = 0
    while made < clicks and not await anna.over():
        await anna.page.locator(".decision.mine:not(.busy), dialog .over").first.wait_for()
        with suppress(TimeoutError):  # it moved on while we reached for it
            made += await anna.choose_something()


PACKED = """async (text) => {
    const squeezed = new Response(text).body.pipeThrough(new CompressionStream('deflate-raw'));
    const letters = btoa(String.fromCharCode(...new Uint8Array(await new Response(squeezed).arrayBuffer())));
    return letters.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}"""


async def packed(anna: Person, text: str) -> str:
    """A record as it stands in a link."""
    found: str = await anna.page.evaluate(PACKED, text)
    return found
