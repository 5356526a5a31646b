"""A printed example is tried on the page: from the rules and from its replay, step by step, with a way back."""

from __future__ import annotations

import pytest

from tests.browser.conftest import SHOTS, Come
from tests.browser.person import Person

STEPS = 60


async def follow(anna: Person) -> list[str]:
    """Do what the guide points at until it says that this was all; what it told."""
    told: list[str] = []
    guide = anna.page.locator(".guide")
    for _ in range(STEPS):
        beat = await guide.get_attribute("data-beat") or ""
        if beat not in told:
            told.append(beat)
        if beat == "end":
            break
        if beat == "begin":
            await guide.locator("[data-next]").click()
        elif await anna.page.locator(".shown").count() and await anna.page.locator(".decision.mine:not(.busy)").count():
            await anna.page.locator(".shown").first.click(timeout=5_000)
        await anna.page.wait_for_timeout(150)
    return [beat for beat in told if beat]


@pytest.mark.parametrize(("size", "lang"), [("laptop", "ru"), ("phone", "en")])
async def test_an_example_is_tried_from_the_rules_to_its_end(come: Come, size: str, lang: str) -> None:
    anna = await come(size, lang=lang)
    await anna.go("/rules/shards")
    await anna.page.locator("[data-try='example-shards-2']").click()
    guide = anna.page.locator(".guide")
    await anna.page.locator(".guide[data-beat=begin]").wait_for()
    await anna.page.screenshot(path=SHOTS / f"tried-{size}-begin.png")
    assert await follow(anna) == ["begin", "step-0", "step-1", "step-2", "step-3", "step-4", "end"]
    said = await guide.inner_text()
    assert "lesson-" not in said
    assert await guide.locator(".shows a[href='/rules/shards/shards.general.gems-and-power-pool']").count() == 1
    await anna.page.screenshot(path=SHOTS / f"tried-{size}-end.png")
    assert await anna.fits()
    assert await anna.axe() == []
    await guide.locator("[data-once-more]").click()
    await anna.page.locator(".guide[data-beat=begin]").wait_for()
    await anna.page.go_back()
    await anna.page.locator("[data-examples]").wait_for()  # no second table on the way


async def test_several_answers_to_one_question_are_pointed_at_one_by_one(come: Come) -> None:
    """Three warriors are sent in one go, in the order of the book, and the battle goes as it is printed."""
    anna = await come("phone", lang="ru")
    await anna.go("/open/example/example-elves-1")
    await anna.page.locator(".guide[data-beat=begin]").wait_for()
    told = await follow(anna)
    assert (told[0], told[-1]) == ("begin", "end")
    assert not [beat for beat in told if beat.startswith("left")]
    assert await anna.page.locator(".guide .shows").count() == 3


async def test_something_else_is_allowed_said_and_taken_back(come: Come) -> None:
    anna = await come("laptop", lang="en")
    await anna.go("/replay/example-shards-2")
    await anna.page.locator("[data-play-on]").click()
    guide = anna.page.locator(".guide")
    await guide.locator("[data-next]").click()
    await anna.page.locator(".guide[data-beat=step-0][data-does=yes]").wait_for()
    await anna.page.locator("[data-key=shards-blaster], [data-key=blaster]").first.click()
    await anna.page.locator(".guide[data-beat=left-0]").wait_for()
    assert "Reactor Drone" in await guide.inner_text()
    await anna.page.screenshot(path=SHOTS / "tried-left.png")
    await guide.locator("[data-take-back]").click()
    await anna.page.locator(".guide[data-beat=step-0]").wait_for()
    boris = await come("laptop", lang="en")
    await boris.go("/")
    await boris.page.wait_for_timeout(300)
    assert await boris.page.locator(".trow").count() == 0
