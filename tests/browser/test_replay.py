"""A record is looked at moment by moment: the same that happened, in both directions, from a list, by a link."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.async_api import expect

from ludoteka.games import shelf
from ludoteka.kernel.moments import Film
from ludoteka.room.translate import open_view
from tests.browser.conftest import SHOTS, Come
from tests.browser.person import Person
from tests.browser.positions import RECORDS, read

BEGINNING = 150  # choices of a record among which one is looked for
SIZES = ["laptop", "phone"]
# What lies on the table, as the eye sees it; not by how much a number has just changed.
PICTURE = """() => [...document.querySelectorAll('.stage [data-path]')]
  .map(el => el.dataset.path + ' ' + (el.dataset.key ?? '') + ' ' + el.innerText.replace(/^[+−]\\d+$/gm, '')
    .replace(/\\s+/g, ' ').trim()).sort().join('|')"""


async def opened(anna: Person, game: str) -> tuple[str, int, int]:
    """A stored record brought to the house: its id, the choice of which there is most to be seen, and its moments."""
    record = read(game, RECORDS[game][0])
    await anna.go("/")
    headers = {"content-type": "text/plain", "origin": anna.address}
    told = await anna.page.request.post(f"{anna.address}/api/records", data=record.write(), headers=headers)
    best = (0, 0, 0)
    for ply, made in enumerate(record.steps(BEGINNING, check=False), 1):
        assert made.before is not None
        film = Film(made.before, made.option, made.seat, luck=made.luck)
        changes = sum(1 for patch in film.changes(open_view) if patch)
        best = max(best, (changes, ply, len(film.moments)))
    return (await told.json())["record"], best[1], best[2]


async def still(anna: Person) -> Any:
    """The picture when nothing moves any more."""
    await expect(anna.page.locator(".timeline")).to_have_attribute("data-still", "yes")
    return await anna.page.evaluate(PICTURE)


@pytest.mark.parametrize(("game", "size"), [(game, SIZES[n % 2]) for n, game in enumerate(shelf.SHELF)])
async def test_a_choice_is_stepped_through_and_back(come: Come, game: str, size: str) -> None:
    anna = await come(size, lang="en")
    record, ply, most = await opened(anna, game)
    assert most > 2
    await anna.go(f"/replay/{record}/{ply - 1}")
    await anna.page.locator(".timeline").wait_for()
    pictures = [await still(anna)]
    told: list[str] = []
    for seen in range(1, most + 1):
        await anna.page.keyboard.press("ArrowRight")
        await anna.page.wait_for_url(f"**/replay/{record}/{ply}" + (f"/{seen}" if seen < most else ""))
        pictures.append(await still(anna))
        told.append(await anna.page.locator(".timeline .ask b").inner_text())
    await anna.page.screenshot(path=SHOTS / f"replay-{game}-{size}.png")
    assert len(set(pictures)) > 1
    assert len(set(told)) > 2, "moments are told one after another"
    for seen in reversed(range(most)):
        await anna.page.keyboard.press("ArrowLeft")
        there = f"{ply}/{seen}" if seen else f"{ply - 1}"
        await anna.page.wait_for_url(f"**/replay/{record}/{there}")
        assert await still(anna) == pictures[seen], "back is the same picture"
    assert await anna.fits()


async def test_the_list_of_moves_and_a_link_lead_to_a_moment(come: Come) -> None:
    anna = await come("laptop", lang="en")
    record, ply, most = await opened(anna, "elves")
    await anna.go(f"/replay/{record}/{ply}")
    moves = anna.page.locator("[data-movelist]")
    await expect(moves.locator("[data-seen]")).to_have_count(most)
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


async def test_the_board_bears_the_name_of_whose_hand_lies_open(come: Come) -> None:
    anna = await come("laptop", lang="en")
    record, _, _ = await opened(anna, "shards")
    seats = [ply.seat for ply in read("shards", RECORDS["shards"][0]).plies]
    other = next(n for n in range(41, len(seats)) if seats[n] != seats[40])
    named: list[str] = []
    for ply in (41, other + 1):
        await anna.go(f"/replay/{record}/{ply}")
        await still(anna)
        named.append(await anna.page.locator(".whoseboard b").inner_text())
        assert named[-1] in await anna.page.locator(".arena h2").inner_text()
    assert named == [f"Seat {seats[40] + 1}", f"Seat {seats[other] + 1}"]


async def test_a_phone_has_the_list_in_a_sheet_and_plays_on(come: Come) -> None:
    anna = await come("phone", lang="en", speed=4)
    record, *_ = await opened(anna, "quarriors")
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


async def test_on_a_phone_nothing_of_the_head_is_cut_and_marks_lie_on_the_sliders_line(come: Come) -> None:
    anna = await come("phone")
    record, _ply, _most = await opened(anna, "elves")
    await anna.go(f"/replay/{record}/30")
    slider = anna.page.locator(".scrub input")
    await slider.wait_for()
    whole = "el => el.scrollWidth <= el.clientWidth + 1 && el.scrollHeight <= el.clientHeight + 1"
    assert await anna.page.locator("h1.gname").evaluate(whole)
    assert await anna.page.locator(".timeline .ask b").evaluate(whole)
    # The names of hands stand in the list that opens, not in a box too narrow for them.
    assert await anna.page.locator(".timeline select").evaluate("el => getComputedStyle(el).opacity") == "0"
    line = await slider.bounding_box()
    assert line is not None
    middle = line["y"] + line["height"] / 2
    marks = anna.page.locator(".marks .peak")
    most = int(await slider.get_attribute("max") or 0)
    for n in range(0, await marks.count(), 9):
        box = await marks.nth(n).bounding_box()
        assert box is not None
        assert abs(box["y"] + box["height"] / 2 - middle) < 1
        share = float((await marks.nth(n).evaluate("el => el.style.left")).rstrip("%")) / 100
        await anna.page.mouse.click(box["x"] + box["width"] / 2, middle)
        assert abs(int(await slider.input_value()) - share * most) <= most / line["width"] + 1
