"""The folder that `make tab` makes, in a real browser, from a host that knows only files, in a folder below its first.

`make soak` runs this; `make test` only `test_clicked.py` and `test_same.py`, because each test wakes a Python.
"""

from __future__ import annotations

import asyncio
import json
import sys
from pathlib import Path

import pytest
from playwright.async_api import Browser, expect

from ludoteka.games import shelf
from ludoteka.tab.thinking import think
from tests.browser.person import Person
from tests.tab.page import at_home
from tests.tab.visit import coming, kept, packed, play, stands

LONGEST_GZIP = 8_000_000


async def test_the_shelf_the_rules_and_the_cards_do_not_wait_for_python(
    site: tuple[Path, str], browser: Browser
) -> None:
    folder, address = site
    (folder / "pyodide/pyodide.asm.wasm").unlink()  # it never wakes
    (folder / "sw.js").unlink()
    anna = await Person.come(browser, f"{address}#", "phone", "ru", "dark")
    await anna.go("/rules/shards")
    await anna.page.locator("a.ru").first.wait_for()
    await expect(anna.page.locator("[data-primer=shards] li")).to_have_count(6)  # how to play
    await anna.go("/cards/quarriors")
    await anna.page.locator("a.card").first.wait_for()
    await anna.go("/")
    await anna.page.locator("[data-box=elves] .meta").wait_for()
    assert await anna.page.locator(".also form").count() == 0, "there is no other device"
    await anna.go("/new/shards")
    await anna.page.locator("select[data-seat='1']").wait_for()
    assert await anna.page.locator("select[data-seat='1'] option[value=open]").count() == 0, "nor anybody else"
    await expect(anna.page.locator(".athome[role=alert]")).to_contain_text("не запускается")
    await anna.page.context.close()


@pytest.mark.parametrize("game", list(shelf.SHELF))
async def test_first_moves_then_the_same_place_again_without_a_network(
    game: str, site: tuple[Path, str], browser: Browser
) -> None:
    _, address = site
    async with coming(browser, address) as anna:
        await anna.open_table(game, seats={1: "bot:apprentice"})
        await anna.at_table()
        await play(anna, 4)
        left = await stands(anna)
        await kept(anna)
        await anna.page.context.set_offline(True)
        await anna.page.reload()
        assert await stands(anna) == left
        await play(anna, 2)


async def test_a_whole_game_its_replay_and_its_record(site: tuple[Path, str], browser: Browser) -> None:
    _, address = site
    async with coming(browser, address, "phone") as anna:
        await anna.open_table("shards", seats={1: "bot:apprentice"})
        await anna.at_table()
        await anna.play_to_the_end()
        async with anna.page.expect_download() as coming_down:
            await anna.page.locator("dialog a[download]").click()
        text = Path(await (await coming_down.value).path()).read_text("utf-8")
        assert text.startswith("ludoteka record 1")
        async with at_home() as house:
            status, told = await house.ask("POST", "/api/records", text)
        assert status == 200, told
        assert told["outcome"] is not None


async def test_a_master_thinks_elsewhere_and_chooses_what_it_would_here(
    site: tuple[Path, str], browser: Browser
) -> None:
    """The hint is the master's: asked in the tab's second worker and in this process, with the same state and seed."""
    _, address = site
    async with coming(browser, address) as anna:
        await anna.go("/")
        answer = await anna.page.evaluate(
            """async (question) => {
                const worker = new Worker('worker.mjs', { type: 'module', name: 'thinker' });
                const told = new Promise((resolve) => (worker.onmessage = ({ data }) => resolve(data)));
                worker.postMessage([1, question]);
                return await told;
            }""",
            QUESTION(),
        )
        assert answer == [1, "", think(QUESTION())]


def QUESTION() -> str:  # noqa: N802
    from ludoteka.kernel.plain import save

    state = shelf.game("shards", 2).deal(5)
    asked = {"game": "shards", "state": save(state), "seat": state.asked()[0], "level": "master", "seed": "s"}
    return json.dumps(asked | {"kind": "choose"})


async def test_a_second_tab_says_so_and_may_take_over(site: tuple[Path, str], browser: Browser) -> None:
    _, address = site
    async with coming(browser, address) as anna:
        await anna.open_table("shards", seats={1: "bot:apprentice"})
        await anna.at_table()
        second = await anna.page.context.new_page()
        await second.clock.install()
        await second.goto(anna.page.url)
        said = second.locator(".athome[role=alert]")
        await expect(said).to_contain_text("another tab")
        await second.clock.fast_forward(61_000)
        await expect(said).to_contain_text("another tab")  # and not that it does not start
        await said.locator("button").click()
        await second.locator(".decision").wait_for()
        await expect(anna.page.locator(".athome[role=alert]")).to_contain_text("another tab")


async def test_a_newer_release_waits_until_it_is_asked_for_and_loses_no_game(
    site: tuple[Path, str], browser: Browser
) -> None:
    folder, address = site
    async with coming(browser, address) as anna:
        await anna.open_table("shards", seats={1: "bot:apprentice"})
        await anna.at_table()
        await play(anna, 3)
        left = await stands(anna)
        table = anna.page.url
        await kept(anna)
        worker = (folder / "sw.js").read_text("utf-8")
        (folder / "sw.js").write_text(worker.replace("const RELEASE = '", "const RELEASE = 'next-"), "utf-8")
        await anna.page.reload()
        assert await stands(anna) == left
        await anna.until("navigator.serviceWorker.getRegistration().then((kept) => !!kept?.waiting)")
        assert await anna.page.locator(".athome").count() == 0, "not in the middle of a game"
        await anna.go("/")
        await anna.page.locator(".athome button").click()
        await anna.until("caches.keys().then((names) => names.length === 1 && names[0].startsWith('ludoteka-next-'))")
        await anna.page.goto(table)
        assert await stands(anna) == left


async def test_a_link_with_a_whole_game_in_it_opens_anywhere(site: tuple[Path, str], browser: Browser) -> None:
    _, address = site
    async with at_home() as house:
        table = await house.open("shards", "novice", seed="7")
        _, text = await house.ask("GET", f"/api/records/{table}/text")
    async with coming(browser, address) as anna:
        await anna.go("/")
        await anna.page.goto(f"{anna.address}/open/0/{await packed(anna, text)}")
        await anna.page.wait_for_url("**#/replay/**")
        await anna.page.goto(f"{anna.address}/open/0/nonsense")
        await expect(anna.page.locator("[role=alert]")).to_contain_text("does not hold a whole game")


async def test_all_of_it_is_small(built: Path) -> None:
    import gzip

    files = [file for file in built.rglob("*") if file.is_file()]
    packed = await asyncio.to_thread(lambda: sum(len(gzip.compress(file.read_bytes(), 9)) for file in files))
    assert packed < LONGEST_GZIP


def test_byte_code_is_of_the_python_that_runs_it(built: Path) -> None:
    """Made by the very Pyodide: every file of both zips has one magic number, and it is not of this Python."""
    import zipfile
    from importlib.util import MAGIC_NUMBER

    magic = set()
    for name in ("parts.zip", "pyodide/stdlib.zip"):
        with zipfile.ZipFile(built / name) as packed:
            magic |= {packed.read(one)[:4] for one in packed.namelist() if one.endswith(".pyc")}
            assert not [one for one in packed.namelist() if one.endswith(".py")]
            # hosts leave zips as they are
            assert {one.compress_type for one in packed.infolist()} == {zipfile.ZIP_DEFLATED}
    assert len(magic) == 1
    assert sys.version_info[:2] == (3, 14) or magic != {MAGIC_NUMBER}
