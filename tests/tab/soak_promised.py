"""What the folder promises beside its games: it says that it wakes or cannot, is installed, and what is kept leaves it.

`make soak` runs this.
"""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

from playwright.async_api import Browser, expect

from tests.browser.person import Person
from tests.browser.test_puzzles import buttons
from tests.server.browser import serving
from tests.tab.page import at_home
from tests.tab.soak_measured import renderers
from tests.tab.visit import PATIENCE, coming, packed, play, stands

LONGEST_WAKING = 2.5  # seconds of the processor
JIFFIES = 100  # a second, as Linux counts them for whoever asks
# Every word of the bar, from the first.
HEARD = """
    window.heard = [];
    new MutationObserver(() => {
        const bar = document.querySelector('.athome progress');
        if (bar && heard.at(-1)?.[0] !== bar.value) heard.push([bar.value, bar.parentElement.innerText]);
    }).observe(document, { childList: true, subtree: true, attributes: true });
"""


def of_workers(*processes: int) -> float:
    """Seconds that the workers of a page have had of the processor: a thread each."""
    jiffies = 0
    for thread in [thread for process in processes for thread in Path(f"/proc/{process}/task").iterdir()]:
        if (thread / "comm").read_text("utf-8").startswith("DedicatedWorker"):
            fields = (thread / "stat").read_text("utf-8").rpartition(")")[2].split()
            jiffies += int(fields[11]) + int(fields[12])
    return jiffies / JIFFIES


async def test_waking_costs_the_worker_at_most_two_and_a_half_seconds_and_a_bar_counts_them(
    site: tuple[Path, str], browser: Browser
) -> None:
    _, address = site
    system = await browser.new_browser_cdp_session()
    others = await renderers(system)
    async with coming(browser, address) as anna:
        await anna.page.add_init_script(HEARD)
        await anna.go("/new/shards")
        await expect(anna.page.locator("form.newtable .foot .primary")).to_be_enabled()  # Python has answered
        ours = [process for process in await renderers(system) if process not in others]
        taken = of_workers(*ours)
        heard: list[tuple[float, str]] = await anna.page.evaluate("heard")
    print(f"waking: {taken:.2f} s of the worker's thread; the bar said {[int(percent) for percent, _ in heard]}")
    assert 0.2 < taken < LONGEST_WAKING
    percents = [percent for percent, _ in heard]
    assert percents == sorted(percents)
    assert percents[0] < 50 < 85 < percents[-1] < 100
    assert all(f"{int(percent)}" in said for percent, said in heard)


async def test_a_worker_that_says_nothing_is_told_of(site: tuple[Path, str], browser: Browser) -> None:
    """A policy without `wasm-unsafe-eval` leaves a worker that neither wakes nor fails: a watchdog speaks for it."""
    folder, address = site
    (folder / "worker.mjs").write_text("onmessage = () => {};", "utf-8")
    (folder / "sw.js").unlink()
    anna = await Person.come(browser, f"{address}#", "phone", "en", "dark")
    await anna.page.clock.install()
    await anna.go("/")
    await anna.page.locator("[data-box=elves] .meta").wait_for()
    said = anna.page.locator(".athome[role=alert]")
    assert await said.count() == 0
    await anna.page.clock.fast_forward(61_000)
    await expect(said.locator("button")).to_be_visible(timeout=10_000)
    assert await anna.axe() == []
    await anna.page.context.close()


async def test_who_leaves_the_page_leaves_the_house(site: tuple[Path, str], browser: Browser) -> None:
    """Safari keeps a page that is left for the way back, its worker too: the lock must not stay with it."""
    _, address = site
    async with coming(browser, address) as anna:
        await anna.go("/new/shards")
        await expect(anna.page.locator("form.newtable .foot .primary")).to_be_enabled()
        held = "navigator.locks.query().then((locks) => locks.held.length)"
        assert await anna.page.evaluate(held) == 1
        await anna.page.evaluate("dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }))")
        await anna.until(f"{held}.then((held) => held === 0)")


async def test_it_can_be_installed_and_says_so(site: tuple[Path, str], browser: Browser) -> None:
    _, address = site
    async with coming(browser, address, "phone") as anna:
        await anna.page.add_init_script(
            "window.asked = []; navigator.storage.persist = async () => { asked.push('persist'); return true; };"
        )
        await anna.go("/settings")
        devtools = await anna.page.context.new_cdp_session(anna.page)
        told: dict[str, Any] = await devtools.send("Page.getAppManifest")
        assert (told["url"], told["errors"]) == (f"{address}manifest.webmanifest", [])
        manifest = json.loads(told["data"])
        assert {"192x192", "512x512"} <= {icon["sizes"] for icon in manifest["icons"]}
        assert "maskable" in {icon.get("purpose") for icon in manifest["icons"]}
        for icon in manifest["icons"]:
            assert (await anna.page.request.get(f"{address}{icon['src']}")).status == 200, icon
        await anna.page.evaluate("navigator.serviceWorker.ready.then(() => true)")
        reasons = (await devtools.send("Page.getInstallabilityErrors"))["installabilityErrors"]
        assert [one["errorId"] for one in reasons if one["errorId"] != "in-incognito"] == []
        install = anna.page.get_by_role("button", name="home screen")
        assert await install.count() == 0, "nothing is offered that the browser does not offer"
        await anna.page.evaluate(
            "dispatchEvent(Object.assign(new Event('beforeinstallprompt', { cancelable: true }),"
            " { prompt: async () => asked.push('prompt') }))"
        )
        await install.click()
        await anna.open_table("shards", seats={1: "bot:apprentice"})
        await anna.at_table()
        assert sorted(await anna.page.evaluate("asked")) == ["persist", "prompt"]


async def test_all_that_is_kept_goes_to_a_file_and_into_another_browser(
    site: tuple[Path, str], browser: Browser, tmp_path: Path
) -> None:
    _, address = site
    kept = tmp_path / "ludoteka.json"
    async with coming(browser, address) as anna:
        await anna.open_table("shards", seats={1: "bot:apprentice"})
        await anna.at_table()
        await play(anna, 3)
        left = await stands(anna)
        table = anna.page.url
        await anna.go("/settings")
        async with anna.page.expect_download() as coming_down:
            await anna.page.get_by_role("button", name="file").first.click()
        await (await coming_down.value).save_as(kept)
    async with coming(browser, address) as boris:
        await boris.go("/settings")
        await boris.page.locator("input[type=file]").set_input_files(kept)
        await expect(boris.page.locator(".said[role=status]")).to_contain_text("1")
        await boris.page.goto(table)
        assert await stands(boris) == left


async def test_links_made_in_a_tab_open_in_a_tab_and_at_a_server(
    site: tuple[Path, str], browser: Browser, tmp_path: Path
) -> None:
    """A puzzle, and a position of a record: all that a link says stands behind its `#`."""
    _, address = site
    game, number, right, _ = buttons()
    async with at_home() as house:
        table = await house.open("shards", "novice", seed="7")
        _, text = await house.ask("GET", f"/api/records/{table}/text")
    links = {}
    async with coming(browser, address) as anna:
        await anna.page.context.grant_permissions(["clipboard-read", "clipboard-write"])
        await anna.go(f"/puzzles/{game}")
        await anna.page.locator(f"[data-puzzle='{number}']").click()
        await anna.asked()
        await anna.page.locator(f".decision [data-option='{right}']").click()
        await anna.page.locator("[data-stage=solved] [data-link]").click()
        await asyncio.sleep(0.3)
        links["puzzle"] = await anna.page.evaluate("navigator.clipboard.readText()")
        links["replay"] = f"{address}#/open/0/{await packed(anna, text)}"
        assert links["puzzle"].startswith(f"{address}#/open/puzzle/{game}/")
        await anna.page.goto(links["puzzle"])
        await expect(anna.page.locator("[data-stage=open]")).to_be_visible()
        await anna.page.goto(f"{address}#/open/puzzle/{game}/nothing")
        await expect(anna.page.locator("[role=alert]")).to_contain_text("no such puzzle")
    async with serving(tmp_path / "db") as server:
        boris = await Person.come(browser, f"http://127.0.0.1:{server.port}", "desktop", "en", "dark")
        boris.page.context.set_default_timeout(PATIENCE)
        await boris.page.goto(links["puzzle"].replace(address, f"{boris.address}/"))
        await expect(boris.page.locator("[data-stage=open]")).to_be_visible()
        await boris.page.goto(links["replay"].replace(address, f"{boris.address}/"))
        await boris.page.wait_for_url("**/replay/**")
        await boris.page.context.close()
        assert boris.faults == []
