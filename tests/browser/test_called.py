"""Being called to one's tables: the switch, and what the service worker does with word of a turn.

The browser's own push service is another company's, so what it would answer is put in its place.
"""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest
from playwright.async_api import Browser, expect

from ludoteka.server.push import sealing
from ludoteka.server.push.calling import Calling
from ludoteka.server.push.posting import Post
from ludoteka.server.push.terms import Push
from ludoteka.server.storage.schema import PUSHES
from tests.browser.conftest import Come
from tests.browser.person import Person
from tests.server.browser import Server, serving

pytestmark = pytest.mark.whole_browser  # the one without windows does not know who may call
TERMS = Push(contact="mailto:house@example.org", services=("localhost",))
SUBSCRIBED = """
    let made = null;
    PushManager.prototype.getSubscription = async () => made;
    PushManager.prototype.subscribe = async ({ applicationServerKey }) => (made = {
        toJSON: () => ({ endpoint: `https://localhost/${applicationServerKey}`, keys: { p256dh: %s, auth: %s } }),
        unsubscribe: async () => (made = null) === null,
    });
"""


async def rows(server: Server) -> list[Any]:
    return await server.house.store.read(lambda connection: list(connection.execute(PUSHES.select()).mappings()))


async def told_in_time(server: Server, count: int) -> list[Any]:
    async with asyncio.timeout(60):
        while len(found := await rows(server)) != count:
            await asyncio.sleep(0.05)
    return found


async def test_the_switch_is_kept_by_the_server(browser: Browser, tmp_path: Path) -> None:
    async with serving(tmp_path, calls=lambda store: Calling(store, TERMS, Post(TERMS.services))) as server:
        address = f"http://127.0.0.1:{server.port}"
        anna = await Person.come(browser, address, "phone", "ru", "light")
        await anna.page.context.grant_permissions(["notifications"], origin=address)
        point = sealing.as_text(sealing.point_of(sealing.key_of(sealing.fresh())))
        secret = sealing.as_text(b"sixteen letters.")
        await anna.page.add_init_script(SUBSCRIBED % (json.dumps(point), json.dumps(secret)))
        await anna.open_table("shards")
        await anna.at_table()
        await anna.go("/settings")
        switch = anna.page.locator("input[name=call]")
        await switch.check()
        [row] = await told_in_time(server, 1)
        key = (await (await anna.page.request.get(f"{address}/api/offers")).json())["push"]
        assert (row["endpoint"], row["language"]) == (f"https://localhost/{key}", "ru")
        assert await anna.axe() == []
        await switch.uncheck()
        await told_in_time(server, 0)
        await anna.page.context.close()
        assert anna.faults == []


async def test_there_is_no_switch_where_nobody_is_called(come: Come) -> None:
    anna = await come()
    async with anna.page.expect_response("**/api/offers"):
        await anna.go("/settings")
    await anna.page.locator("input[name=hints]").wait_for()
    await expect(anna.page.locator("input[name=call]")).to_have_count(0)


async def test_word_of_a_turn_is_shown(come: Come) -> None:
    anna = await come()
    page = anna.page
    await page.context.grant_permissions(["notifications"], origin=anna.address)
    await anna.go("/")
    await anna.until("navigator.serviceWorker.controller !== null")
    devtools = await page.context.new_cdp_session(page)
    known: asyncio.Queue[Any] = asyncio.Queue()
    devtools.on("ServiceWorker.workerRegistrationUpdated", lambda told: known.put_nowait(told["registrations"]))
    await devtools.send("ServiceWorker.enable")
    async with asyncio.timeout(60):
        while not (found := await known.get()):
            pass
    said = {"title": "Ваш ход", "body": "Осколки бесконечности", "path": "/table/some"}
    word = {"origin": anna.address, "registrationId": found[0]["registrationId"], "data": json.dumps(said)}
    await devtools.send("ServiceWorker.deliverPushMessage", word)
    notes = """navigator.serviceWorker.ready
        .then((kept) => kept.getNotifications())
        .then((all) => all.map((one) => [one.title, one.body, one.data]))"""
    async with asyncio.timeout(60):
        while not (shown := await page.evaluate(notes)):
            await asyncio.sleep(0.05)
    assert shown == [["Ваш ход", "Осколки бесконечности", "/table/some"]]
