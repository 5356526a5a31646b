"""A record is looked at moment by moment: the same that happened, in both directions, from a list, by a link."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.async_api import expect

from ludoteka.games import shelf
from ludoteka.kernel.moments import moments
from tests.browser.conftest import SHOTS, Come
from tests.browser.person import Person
from tests.browser.positions import RECORDS, read

SIZES = ["laptop", "phone"]
# What lies on the table, as the eye sees it.
PICTURE = """() => [...document.querySelectorAll('.stage [data-path]')]
  .map(el => el.dataset.path + ' ' + (el.dataset.key ?? '') + ' ' + el.innerText).sort().join('|')"""


async def opened(anna: Person, game: str, file: str = "") -> tuple[str, list[int]]:
    """A stored record brought to the house: its id, and how many moments each of its choices has."""
    record = read(game, file or RECORDS[game][0])
    await anna.go("/")
    headers = {"content-type": "text/plain", "origin": anna.address}
    told = await anna.page.request.post(f"{anna.address}/api/records", data=record.write(), headers=headers)
    return (await told.json())["record"], [len(moments(made.events)) for made in record.steps(check=False)]


def busiest(counts: list[int]) -> int:
    """The number of the choice of which there is most to be seen."""
    return 1 + max(range(len(counts)), key=lambda i: counts[i])


async def still(anna: Person) -> Any:
    """The picture when nothing moves any more."""
    await expect(anna.page.locator(".timeline")).to_have_attribute("data-still", "yes")
    return await anna.page.evaluate(PICTURE)


@pytest.mark.parametrize(("game", "size"), [(game, SIZES[n % 2]) for n, game in enumerate(shelf.SHELF)])
async def test_a_choice_is_stepped_through_and_back(come: Come, game: str, size: str) -> None:
    anna = await come(size, lang="en")
    record, counts = await opened(anna, game)
    ply = busiest(counts)
    most = counts[ply - 1]
    assert most > 2
    await anna.go(f"/replay/{record}/{ply - 1}")
    await anna.page.locator(".timeline").wait_for()
    pictures = [await still(anna)]
    for seen in range(1, most + 1):
        await anna.page.keyboard.press("ArrowRight")
        await anna.page.wait_for_url(f"**/replay/{record}/{ply}" + (f"/{seen}" if seen < most else ""))
        pictures.append(await still(anna))
    await anna.page.screenshot(path=SHOTS / f"replay-{game}-{size}.png")
    assert len(set(pictures)) > 2, "moments are seen one after another"
    for seen in reversed(range(most)):
        await anna.page.keyboard.press("ArrowLeft")
        there = f"{ply}/{seen}" if seen else f"{ply - 1}"
        await anna.page.wait_for_url(f"**/replay/{record}/{there}")
        assert await still(anna) == pictures[seen], "back is the same picture"
    assert await anna.fits()


async def test_the_list_of_moves_and_a_link_lead_to_a_moment(come: Come) -> None:
    anna = await come("laptop", lang="en")
    record, counts = await opened(anna, "elves")
    ply = busiest(counts)
    await anna.go(f"/replay/{record}/{ply}")
    moves = anna.page.locator("[data-movelist]")
    await expect(moves.locator("[data-seen]")).to_have_count(counts[ply - 1])
    await moves.locator("[data-seen='2']").click()
    await anna.page.wait_for_url(f"**/replay/{record}/{ply}/2")
    mine = await still(anna)
    boxes = "all => all.map(el => JSON.stringify(el.getBoundingClientRect())).join()"
    areas = await anna.page.locator("[data-area]").evaluate_all(boxes)
    assert await anna.axe() == []
    boris = await come("laptop", lang="en")
    await boris.go(f"/replay/{record}/{ply}/2")
    assert await still(boris) == mine, "a stranger sees the same moment"
    # turns are chapters, what mattered can be had alone, and nothing moves about meanwhile
    await anna.page.keyboard.press("Control+ArrowRight")
    await anna.page.wait_for_url(lambda url: not url.endswith(f"/{ply}/2"))
    await still(anna)
    assert await anna.page.locator("[data-area]").evaluate_all(boxes) == areas
    turns = await moves.locator("[data-chapter]").count()
    await moves.locator("input[type=checkbox]").check()
    assert 0 < await moves.locator("[data-chapter]").count() < turns
    await moves.locator(".peak").first.click()
    await still(anna)
    assert await anna.page.locator(".timeline .ask b").inner_text() == await moves.locator(".peak").first.inner_text()


async def test_a_phone_has_the_list_in_a_sheet_and_plays_on(come: Come) -> None:
    anna = await come("phone", lang="en", speed=4)
    record, _ = await opened(anna, "quarriors")
    await anna.go(f"/replay/{record}/3")
    await anna.page.locator("[data-moves]").click()
    await anna.page.locator("[data-chapter='1']").click()
    await anna.page.locator("dialog").wait_for(state="detached")
    await still(anna)
    before = anna.page.url
    await anna.page.get_by_role("button", name="Play", exact=True).click()
    await expect(anna.page.locator(".timeline")).to_have_attribute("data-still", "no")
    await anna.page.wait_for_timeout(1500)
    await anna.page.get_by_role("button", name="Pause", exact=True).click()
    await anna.page.wait_for_url(lambda url: url != before)
    assert await anna.axe() == []
