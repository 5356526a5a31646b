"""Somebody who plays through the page: sees what glows, clicks it, and reads what is said."""

from __future__ import annotations

import asyncio
import json
import random
from contextlib import suppress
from typing import Any

from axe_playwright_python.base import AXE_SCRIPT
from playwright.async_api import Browser, Error, Locator, Page, TimeoutError, expect

from ludoteka.kernel.match import Match
from ludoteka.kernel.record import Record

FLAGS = [
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]
SIZES = {"desktop": (1440, 900), "laptop": (1366, 768), "phone": (390, 844)}
GLOWING = ":is(.spot.legal, .spot.aim, .seat .acts .btn):not([inert] *)"
BUTTONS = ".decision .opts [data-option]:not([disabled])"
SEEN = {
    "over": "dialog .over",
    "result": ".decision [data-result]",
    "mine": ".decision.mine:not(.busy)",
    "recap": "[data-recap-close]",
    "menu": ".menu [data-option]",
    "sheet": "dialog .spot.legal, dialog .spot.aim",
    "picks": ".decision .opts [data-finish]:not([disabled])",
    "glowing": GLOWING,
    "buttons": BUTTONS,
    "piles": ".legal:not(.spot)",
}
EXPECTED_NOISE = ("Failed to load resource: net::ERR",)  # a table that is closed while a request is on its way


class Person:
    """One browser with its own cookies."""

    def __init__(self, page: Page, address: str, size: str) -> None:
        self.page = page
        self.address = address
        self.size = size
        self.faults: list[str] = []
        self.luck = random.Random(7)
        page.on("pageerror", lambda error: self.faults.append(str(error)))
        page.on("console", self.heard)

    @staticmethod
    async def come(
        browser: Browser, address: str, size: str, lang: str, light: str, speed: float = 0
    ) -> Person:
        """Somebody who sees what happens at once, unless his pace is what is tried."""
        width, height = SIZES[size]
        context = await browser.new_context(
            viewport={"width": width, "height": height},
            locale="ru-RU" if lang == "ru" else "en-GB",
            color_scheme="light" if light == "light" else "dark",
            reduced_motion="reduce",
            has_touch=size == "phone",
        )
        context.set_default_timeout(15_000)
        await context.add_init_script(
            f"localStorage.ludoteka ??= JSON.stringify({{speed: {speed}}})"
        )
        return Person(await context.new_page(), address, size)

    def heard(self, message: Any) -> None:
        if message.type == "error" and not message.text.startswith(EXPECTED_NOISE):
            self.faults.append(message.text)

    async def go(self, path: str) -> None:
        await self.page.goto(f"{self.address}{path}")
        await self.page.locator("main").first.wait_for()

    async def open_table(self, game: str, players: int = 2, seats: dict[int, str] | None = None) -> None:
        """Open a table on the new-table sheet; `seats` says who sits where, by the values of the list."""
        await self.go(f"/new/{game}")
        sheet = self.page.locator("form.newtable")
        await sheet.wait_for()
        await sheet.locator(f"input[name=players][value='{players}']").check(force=True)
        for seat in range(1, players):
            await sheet.locator(f"select[data-seat='{seat}']").select_option((seats or {}).get(seat, "bot:random"))
        await sheet.locator("input[data-guide]").uncheck(force=True)
        begin = sheet.locator(".foot .primary")
        await expect(begin).to_be_enabled()
        await begin.click()

    async def sit_at(self, match: Match) -> None:
        """Go on from where this match stands, against a bot."""
        await self.sit_where(match.record, len(match.record.plies))

    async def sit_where(self, record: Record, ply: int, query: str = "") -> None:
        """Go on from a choice of this record, in the first seat and against bots."""
        seats = [{"kind": "me"}, *[{"kind": "bot", "level": "random"}] * (record.game.players - 1)]
        await self.go(await self.opened_where(record, ply, seats) + query)
        await self.at_table()

    async def sit_with(self, other: Person, record: Record, ply: int) -> None:
        """The same with somebody else in the second seat, who comes by the link."""
        seats = [{"kind": "me"}, {"kind": "open"}, *[{"kind": "bot", "level": "random"}] * (record.game.players - 2)]
        table = await self.opened_where(record, ply, seats, start=False)
        await other.go(table)
        await other.page.locator(".field input").fill("Boris")
        await other.page.locator(".st .btn.primary").click()
        await self.go(table)
        await expect(self.page.locator(".st b", has_text="Boris")).to_be_visible()
        await self.page.locator(".foot .primary").click()
        await self.at_table()
        await other.at_table()

    async def opened_where(self, record: Record, ply: int, seats: list[dict[str, str]], *, start: bool = True) -> str:
        """Where the table is that goes on from a choice of this record."""
        if not self.page.url.startswith(self.address):
            await self.go("/")
        headers = {"content-type": "text/plain", "origin": self.address}
        told = await self.page.request.post(f"{self.address}/api/records", data=record.write(), headers=headers)
        begin = {"record": (await told.json())["record"], "ply": ply}
        table = {"name": "Anna", "seats": seats, "begin": begin, "start": start}
        headers["content-type"] = "application/json"
        opened = await self.page.request.post(f"{self.address}/api/tables", data=json.dumps(table), headers=headers)
        return f"/table/{(await opened.json())['table']}"

    async def at_table(self) -> None:
        await self.page.locator(".decision").wait_for()

    async def until(self, promised: str) -> None:
        """Wait for a promise of the page to be kept. It is asked again and again: `wait_for_function` takes any promise
        for true, and has words of its own evaluated, which a page may forbid."""
        async with asyncio.timeout(240):  # files for a time without a network may be long in coming
            while True:
                with suppress(Error):  # it was loading anew
                    if await self.page.evaluate(promised):
                        return
                await asyncio.sleep(0.1)

    async def asked(self) -> None:
        await self.page.locator(".decision.mine:not(.busy)").wait_for(timeout=60_000)

    @property
    def glowing(self) -> Locator:
        return self.page.locator(GLOWING)

    @property
    def buttons(self) -> Locator:
        return self.page.locator(BUTTONS)

    async def over(self) -> bool:
        return await self.page.locator("dialog .over").count() > 0

    async def seen(self) -> dict[str, int]:
        """How many of each kind of thing are on the screen to be clicked, at one glance."""
        found: dict[str, int] = await self.page.evaluate(
            "all => Object.fromEntries(Object.entries(all).map(([k, s]) => [k, document.querySelectorAll(s).length]))",
            SEEN,
        )
        return found

    async def click(self, what: str, count: int = 1) -> None:
        await self.tap(self.page.locator(SEEN[what]).nth(self.luck.randrange(count)), timeout=1_500)

    async def tap(self, what: Locator, timeout: float | None = None) -> None:
        """Go there and click; on glass the first tap only reads. What comes to lie under a hand at rest takes none."""
        await self.page.mouse.move(1, 1)
        await what.click(timeout=timeout)
        read = self.page.locator(".spot.reading:is(.legal, .aim)")
        if self.size == "phone" and await read.count():
            await read.first.click(timeout=timeout)

    async def choose_something(self, seen: dict[str, int] | None = None) -> bool:
        """Click one thing that is offered; whether there was any."""
        there = seen or await self.seen()
        if there["recap"]:  # it has come by itself, and lies over the table
            await self.click("recap")
            there = await self.seen()
        if there["menu"]:
            await self.click("menu", there["menu"])
            return True
        if there["sheet"]:
            await self.click("sheet")
            if await self.page.locator("dialog[open]").count():
                await self.page.keyboard.press("Escape")
            there = await self.seen()
        offered = ["picks"] if there["picks"] else [kind for kind in ("glowing", "buttons", "piles") if there[kind]][:2]
        if not offered:
            return False
        what = self.luck.choice(offered)
        await self.click(what, there[what])
        return True

    async def play_to_the_end(self, most: int = 2500) -> int:
        """Play by clicking what is offered until the game is over; how many clicks that took."""
        idle = missed = 0
        for clicks in range(most):
            there = await self.seen()
            if there["over"]:
                return clicks
            if there["result"]:  # it is over, and we have just closed the sheet that says so
                await self.page.locator(SEEN["result"]).click()
                continue
            try:
                done = there["mine"] > 0 and await self.choose_something(there)
            except TimeoutError:
                done = False  # it moved on while we reached for it: a choice that is the only one is made by the table
                missed += 1
                assert missed < 12, f"what is offered cannot be clicked: {there}"
                await self.page.keyboard.press("Escape")
            if done:
                idle = missed = 0
                continue
            idle += 1
            assert idle < 600, f"nothing is offered: {await self.page.locator('.decision').inner_text()}"
            await self.page.wait_for_timeout(30)
        raise AssertionError(f"not over after {most} clicks")

    async def axe(self) -> list[str]:
        """What axe-core has against this screen."""
        await self.page.evaluate(AXE_SCRIPT)
        found = await self.page.evaluate(
            "axe.run(document, {runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']})"
        )
        return [
            f"{fault['id']}: {fault['help']}: {node['target']} {node['failureSummary'][:300]}"
            for fault in found["violations"]
            for node in fault["nodes"][:3]
        ]

    async def fits(self) -> bool:
        """Whether nothing sticks out of the screen sideways."""
        return bool(await self.page.evaluate("document.documentElement.scrollWidth <= innerWidth"))
