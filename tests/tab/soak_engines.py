"""The folder in another engine, Firefox: every game to its end, by clicking what is offered.

`make soak` runs this. The clicks are the page's own (`element.click()`): what a finger can reach is measured elsewhere,
here it is whether rules, worker, disk and page work in that engine.
"""

from __future__ import annotations

import asyncio
import json
import time
from pathlib import Path

import pytest

from ludoteka.games import shelf
from tests.browser.person import SEEN
from tests.tab.engines import PATIENCE, Firefox, firefox

# One click on what is offered, as `Person.choose_something` chooses it; answers what there was.
CLICK = """((seen, turn) => {
    const all = (kind) => [...document.querySelectorAll(seen[kind])];
    if (all('over').length) return 'over';
    if (all('result').length) { all('result')[0].click(); return 'result'; }
    if (!all('mine').length) return 'waiting';
    for (const kind of ['menu', 'sheet', 'picks', 'glowing', 'buttons', 'piles']) {
        const found = all(kind);
        const skipped = kind === 'glowing' && turn % 3 === 2 && all('buttons').length;
        if (found.length && !skipped) { found[(turn * 7) % found.length].click(); return kind; }
    }
    return 'nothing';
})"""


async def wait_for(engine: Firefox, asked: str) -> None:
    async with asyncio.timeout(PATIENCE):
        while not await engine.ask(asked):
            await asyncio.sleep(0.2)


@pytest.mark.parametrize("game", shelf.SHELF)
async def test_every_game_to_its_end(game: str, site: tuple[Path, str], tmp_path: Path) -> None:
    _, address = site
    home = tmp_path / "home"
    home.mkdir()
    async with firefox(home) as engine:
        begun = time.monotonic()
        await engine.go(f"{address}?brisk#/")
        await engine.ask("void (localStorage.ludoteka = JSON.stringify({speed: 0}))")
        await engine.go("about:blank")  # what is only another fragment would not be read anew
        await engine.go(f"{address}?brisk#/new/{game}")
        await wait_for(engine, "!!document.querySelector('form.newtable select[data-seat]')")
        await engine.ask(
            "void document.querySelectorAll('form.newtable select[data-seat=\"1\"]').forEach((seat) => {"
            "seat.value = 'bot:random'; seat.dispatchEvent(new Event('change', { bubbles: true })); })"
        )
        await engine.ask("void document.querySelector('form.newtable input[data-guide]:checked')?.click()")
        await wait_for(engine, "document.querySelector('form.newtable .foot .primary')?.disabled === false")
        await engine.ask("void document.querySelector('form.newtable .foot .primary').click()")
        await wait_for(engine, "!!document.querySelector('.decision')")
        ready, idle, turn = time.monotonic() - begun, 0, 0
        while (did := await engine.ask(f"{CLICK}({json.dumps(SEEN)}, {turn})")) != "over":
            idle = idle + 1 if did in ("waiting", "nothing") else 0
            assert idle < 1500, await engine.ask("document.querySelector('.decision')?.innerText")
            turn += did not in ("waiting", "nothing")
            assert turn < 6000
            await asyncio.sleep(0.03)
        print(f"{game}: table after {ready:.1f} s, {turn} clicks, {time.monotonic() - begun:.0f} s")
        assert await engine.ask("document.querySelector('dialog .over .how')?.innerText")
