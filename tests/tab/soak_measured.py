"""What the tab asks of a machine: memory of the page, and how long its own thread is away.

`make soak` runs this. Both are figures of the system, not of a clock on the wall: a busy machine does not change them.
"""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

from playwright.async_api import Browser, CDPSession

from tests.tab.visit import coming, play

MOST_BYTES = 200 * 1000 * 1000
LONGEST_TASK = 100.0  # milliseconds of the processor
TASKS = "disabled-by-default-devtools.timeline"


async def renderers(system: CDPSession) -> list[int]:
    told = await system.send("SystemInfo.getProcessInfo")
    return [one["id"] for one in told["processInfo"] if one["type"] == "renderer"]


def in_memory(process: int) -> int:
    """What a process has of its own in memory: its footprint, as Chromium's task manager has it."""
    rows = dict(row.split(":", 1) for row in Path(f"/proc/{process}/status").read_text("ascii").splitlines())
    return 1024 * sum(int(rows[name].split()[0]) for name in ("RssAnon", "VmSwap"))


async def test_a_page_with_its_engine_takes_less_than_200_megabytes(site: tuple[Path, str], browser: Browser) -> None:
    _, address = site
    system = await browser.new_browser_cdp_session()
    others = await renderers(system)
    async with coming(browser, address) as anna:
        await anna.open_table("evolution", seats={1: "bot:apprentice"})
        await anna.asked()
        await play(anna, 12)
        await (await anna.page.context.new_cdp_session(anna.page)).send("HeapProfiler.collectGarbage")
        ours = [process for process in await renderers(system) if process not in others]
        taken = sum(in_memory(process) for process in ours)
        print(f"memory: {taken / 1e6:.0f} MB in {len(ours)} processes")
        assert ours
        assert taken < MOST_BYTES


class Tracer:
    """The tasks of the page's own thread, by what they took of the processor."""

    def __init__(self, session: CDPSession) -> None:
        self.session = session
        self.events: list[dict[str, Any]] = []
        self.ended = asyncio.Event()
        session.on("Tracing.dataCollected", lambda told: self.events.extend(told["value"]))
        session.on("Tracing.tracingComplete", lambda _: self.ended.set())

    async def begin(self) -> None:
        await self.session.send("Tracing.start", {"transferMode": "ReportEvents", "categories": TASKS})

    async def end(self) -> list[float]:
        """The processor's milliseconds of every task of a page's thread; a worker's thread has another name."""
        await self.session.send("Tracing.end")
        await self.ended.wait()
        page = {
            (event["pid"], event["tid"])
            for event in self.events
            if event["name"] == "thread_name" and event["args"]["name"] == "CrRendererMain"
        }
        return [
            event["tdur"] / 1000
            for event in self.events
            if event["name"] == "RunTask" and "tdur" in event and (event["pid"], event["tid"]) in page
        ]


async def test_a_master_that_thinks_leaves_the_page_its_thread(site: tuple[Path, str], browser: Browser) -> None:
    _, address = site
    system = await browser.new_browser_cdp_session()
    async with coming(browser, address) as anna:
        await anna.open_table("evolution", seats={1: "bot:master"})
        await anna.asked()
        tracer = Tracer(system)
        await tracer.begin()
        await play(anna, 12)
        tasks = await tracer.end()
        print(f"tasks: {len(tasks)}, longest {json.dumps(sorted(tasks)[-5:])} ms")
        assert len(tasks) > 100
        assert max(tasks) < LONGEST_TASK
