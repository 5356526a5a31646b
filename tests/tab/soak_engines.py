"""The folder in the other two engines: every game to its end, by clicking what is offered.

`make soak` runs this. The clicks are the page's own (`element.click()`): what a finger can reach is measured elsewhere,
here it is whether rules, worker, disk and page work in that engine.
"""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Callable
from contextlib import AbstractAsyncContextManager
from pathlib import Path

import pytest

from ludoteka.games import shelf
from tests.browser.person import SEEN
from tests.tab.engines import PATIENCE, Engine, firefox, webkit

ENGINES: dict[str, Callable[[Path], AbstractAsyncContextManager[Engine]]] = {"firefox": firefox, "webkit": webkit}

# Clicks on what is offered, as `Person.choose_something` does, until the game is over. The page does it by itself:
# a driver that is asked for every click takes longer over it than the game.
PLAYING = """((seen) => {
    const all = (kind) => [...document.querySelectorAll(seen[kind])];
    const luck = (turn) => Math.imul(turn + 1, 2654435761) >>> 16;
    const INSTEAD = { sheet: ['picks', 'buttons'], glowing: ['buttons'] }; // a sheet may be for looking
    const click = (turn) => {
        if (all('over').length) return 'over';
        for (const kind of ['result', 'recap']) if (all(kind).length) { all(kind)[0].click(); return kind; }
        if (!all('mine').length) return 'waiting';
        for (const kind of ['menu', 'sheet', 'picks', 'glowing', 'buttons', 'piles']) {
            const found = all(kind);
            const skipped = turn % 3 === { sheet: 1, glowing: 2 }[kind] && INSTEAD[kind].some((one) => all(one).length);
            if (found.length && !skipped) { found[luck(turn) % found.length].click(); return kind; }
        }
        return 'nothing';
    };
    const played = (window.played = { turn: 0, idle: 0, did: '' });
    const timer = setInterval(() => {
        played.did = click(played.turn);
        const idle = ['waiting', 'nothing'].includes(played.did);
        played.idle = idle ? played.idle + 1 : 0;
        played.turn += idle ? 0 : 1;
        if (played.did === 'over') clearInterval(timer);
    }, 30);
})"""


async def wait_for(engine: Engine, asked: str) -> None:
    async with asyncio.timeout(PATIENCE):
        while not await engine.ask(asked):
            await asyncio.sleep(0.2)


@pytest.mark.parametrize("game", shelf.SHELF)
@pytest.mark.parametrize("name", ENGINES)
async def test_every_game_to_its_end(name: str, game: str, site: tuple[Path, str], tmp_path: Path) -> None:
    _, address = site
    home = tmp_path / "home"
    home.mkdir()
    async with ENGINES[name](home) as engine:
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
        ready = time.monotonic() - begun
        await engine.ask(f"void {PLAYING}({json.dumps(SEEN)})")
        while (played := await engine.ask("window.played"))["did"] != "over":
            assert played["idle"] < 4000, await engine.ask("document.querySelector('.decision')?.innerText")
            assert played["turn"] < 6000
            await asyncio.sleep(0.5)
        turn = played["turn"]
        print(f"{name} {game}: table after {ready:.1f} s, {turn} clicks, {time.monotonic() - begun:.0f} s")
        assert await engine.ask("document.querySelector('dialog .over .how')?.innerText")
