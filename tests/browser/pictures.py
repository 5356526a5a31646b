"""Makes docs/pictures of the page itself: each game's table and primer in both languages, a short film of real play.

`python -m tests.browser.pictures [tables] [primer] [film] [--game NAME]` (`make pictures`) wants Chromium and Pillow.
Positions come from the stored records. The film is what the browser painted while somebody clicked, pauses cut short.
"""

from __future__ import annotations

import argparse
import asyncio
import base64
import io
import tempfile
from pathlib import Path
from typing import Any, Final

from PIL import Image
from playwright.async_api import Browser, TimeoutError, async_playwright

from ludoteka.games.shelf import SHELF
from tests.browser.person import FLAGS, Person
from tests.browser.positions import RECORDS, moments, read
from tests.server.browser import serving
from tools.needs import chromium

PICTURES: Final = Path(__file__).resolve().parents[2] / "docs/pictures"
WIDTH: Final = 960  # pixels of a picture, and of the film
PRIMER: Final = 480
MOST: Final = 1_900_000  # bytes of a film
FRAMES: Final = 60
SHORTEST, LONGEST = 90, 1100  # milliseconds that a frame of the film is seen
CLICKS: Final = 9


def shrunk(png: bytes, width: int) -> Image.Image:
    picture = Image.open(io.BytesIO(png)).convert("RGB")
    height = round(picture.height * width / picture.width)
    return picture.resize((width, height), Image.Resampling.LANCZOS) if picture.width > width else picture


async def table(browser: Browser, address: str, game: str, lang: str) -> None:
    anna = await Person.come(browser, address, "laptop", lang, "light")
    moment = moments(game, RECORDS[game][0])["fullest"]
    await anna.sit_where(read(game, moment.record), moment.ply)
    await anna.asked()
    await anna.page.wait_for_timeout(1500)
    shrunk(await anna.page.screenshot(), WIDTH).save(PICTURES / f"{game}.{lang}.webp", quality=72, method=6)
    await anna.page.context.close()


async def primer(browser: Browser, address: str, game: str, lang: str) -> None:
    anna = await Person.come(browser, address, "laptop", lang, "light")
    await anna.go(f"/rules/{game}")
    pages = anna.page.locator(".primer li")
    await pages.first.wait_for()
    await anna.page.wait_for_timeout(1000)
    for at in range(await pages.count()):
        name = f"{game}-{await pages.nth(at).get_attribute('data-page')}.{lang}.webp"
        shrunk(await pages.nth(at).screenshot(), PRIMER).save(PICTURES / name, quality=70, method=6)
    await anna.page.context.close()


async def film(browser: Browser, address: str, game: str, light: str) -> None:
    """Somebody plays on from the middle of a stored game; what is painted meanwhile is the film."""
    anna = await Person.come(browser, address, "laptop", "en", light, speed=2)
    moment = moments(game, RECORDS[game][0])["fullest"]
    await anna.sit_where(read(game, moment.record), moment.ply)
    await anna.asked()
    painted: list[tuple[float, bytes]] = []
    session = await anna.page.context.new_cdp_session(anna.page)

    async def keep(frame: dict[str, Any]) -> None:
        painted.append((frame["metadata"]["timestamp"], base64.b64decode(frame["data"])))
        await session.send("Page.screencastFrameAck", {"sessionId": frame["sessionId"]})

    session.on("Page.screencastFrame", lambda frame: asyncio.ensure_future(keep(frame)))
    await session.send("Page.startScreencast", {"format": "jpeg", "quality": 90, "maxWidth": WIDTH})
    await anna.page.wait_for_timeout(1000)
    painted.clear()  # the first one is of the page before the table was laid
    done = 0
    while done < CLICKS and not await anna.over():
        try:
            there = await anna.seen()
            done += there["mine"] > 0 and await anna.choose_something(there)
        except TimeoutError:
            await anna.page.keyboard.press("Escape")
        await anna.page.wait_for_timeout(400)
    await session.send("Page.stopScreencast")
    await anna.page.context.close()
    wound(painted, PICTURES / f"film-{light}.webp")


def wound(painted: list[tuple[float, bytes]], file: Path) -> None:
    """The frames as one animation that begins anew, as good as fits into its size."""
    step = max(1, -(-len(painted) // FRAMES))
    kept = painted[::step]
    pictures = [shrunk(data, WIDTH) for _, data in kept]
    times = [at for at, _ in kept]
    shown = [
        min(LONGEST, max(SHORTEST, round(1000 * (after - at)))) for at, after in zip(times, [*times[1:], times[-1] + 1])
    ]
    for quality in (70, 60, 50, 40, 30, 20):
        pictures[0].save(
            file,
            save_all=True,
            append_images=pictures[1:],
            duration=shown,
            loop=0,
            quality=quality,
            method=4,
            minimize_size=True,
        )
        if file.stat().st_size < MOST:
            break
    print(f"{file.name}: {len(pictures)} frames, {sum(shown) / 1000:.1f} s, {file.stat().st_size:,} bytes", flush=True)


async def make(what: list[str], games: list[str]) -> None:
    PICTURES.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        async with serving(Path(folder)) as server, async_playwright() as playwright:
            address = f"http://127.0.0.1:{server.port}"
            browser = await playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
            for game in games:
                for lang in ("en", "ru"):
                    if "tables" in what:
                        await table(browser, address, game, lang)
                    if "primer" in what:
                        await primer(browser, address, game, lang)
                print(game, flush=True)
            if "film" in what:
                for light in ("light", "dark"):
                    await film(browser, address, "shards", light)
            await browser.close()


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("what", nargs="*", default=["tables", "primer", "film"])
    parser.add_argument("--game", action="append", choices=list(SHELF))
    args = parser.parse_args()
    asyncio.run(make(args.what, args.game or list(SHELF)))


if __name__ == "__main__":
    main()
