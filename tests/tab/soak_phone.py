"""The folder on a phone: its screen, and a processor four times slower than this one.

`make soak` runs this. Chromium slows the page's own thread down and no other; what a worker takes of the processor here
is counted and multiplied. All are seconds of the processor, which a busy machine does not change.
"""

from __future__ import annotations

import json
from pathlib import Path

from playwright.async_api import Browser, expect

from ludoteka.games import shelf
from ludoteka.kernel.plain import save
from ludoteka.room import minds
from tests.tab.soak_measured import Tracer, renderers
from tests.tab.soak_promised import of_workers
from tests.tab.visit import coming, play

SLOWER = 4
LONGEST_WAKING = 10.0
LONGEST_THOUGHT = 8.0
LONGEST_TASK = 400.0  # milliseconds; a quarter of it where nothing is slowed down
THINKER = """
    window.thinker = new Worker('worker.mjs', { type: 'module', name: 'thinker' });
    window.think = (question) => new Promise((resolve) => {
        thinker.onmessage = ({ data }) => resolve(data);
        thinker.postMessage([1, question]);
    });
"""


def question(name: str) -> str:
    """What a master is asked in the middle of a game."""
    state = shelf.game_of(name, max(2, min(shelf.box(name).players())), {}).deal("phone")
    for n in range(15):
        seat = state.decisions[0].seat
        state.apply(minds.chosen(name, state, seat, "novice", f"phone/{n}"), seat)
    asked = {"game": name, "state": save(state), "seat": state.decisions[0].seat, "level": "master", "seed": "s"}
    return json.dumps(asked | {"kind": "choose"})


async def test_waking_and_a_master_s_thoughts(site: tuple[Path, str], browser: Browser) -> None:
    _, address = site
    system = await browser.new_browser_cdp_session()
    others = await renderers(system)
    async with coming(browser, address, "phone") as anna:
        await anna.go("/new/shards")
        await expect(anna.page.locator("form.newtable .foot .primary")).to_be_enabled()
        ours = [process for process in await renderers(system) if process not in others]
        waking = of_workers(*ours) * SLOWER
        await anna.page.evaluate(THINKER)
        await anna.page.evaluate("question => think(question)", question("shards"))  # it wakes first
        thought = {}
        for name in shelf.SHELF:
            before = of_workers(*ours)
            await anna.page.evaluate("question => think(question)", question(name))
            thought[name] = round((of_workers(*ours) - before) * SLOWER, 2)
    print(f"on a phone: waking {waking:.1f} s, a master {thought} s")
    assert 0.5 < waking < LONGEST_WAKING
    assert 0.1 < max(thought.values()) < LONGEST_THOUGHT


async def test_no_task_of_the_page_is_long(site: tuple[Path, str], browser: Browser) -> None:
    _, address = site
    system = await browser.new_browser_cdp_session()
    async with coming(browser, address, "phone") as anna:
        await anna.open_table("evolution", seats={1: "bot:apprentice"})
        await anna.asked()
        await play(anna, 2)
        devtools = await anna.page.context.new_cdp_session(anna.page)
        await devtools.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
        tracer = Tracer(system)
        await tracer.begin()
        await play(anna, 8)
        tasks = await tracer.end()
        longest = [round(one) for one in sorted(tasks)[-5:]]
        over = sum(1 for one in tasks if one > 100)
        print(f"on a phone: {len(tasks)} tasks of the page, {over} over 100 ms, longest {longest} ms")
        assert len(tasks) > 100
        assert max(tasks) < LONGEST_TASK
