"""What happens is seen to happen: a battle blow by blow, its result, and one's own pace."""

from __future__ import annotations

import pytest
from playwright.async_api import Browser

from ludoteka.games import shelf
from ludoteka.kernel.luck import Rng
from ludoteka.kernel.match import Match
from ludoteka.kernel.moments import Film
from tests.browser.conftest import SHOTS
from tests.browser.person import Person

# What the bar tells, the marks on things and the banner, as they come; how long is tried with a virtual clock.
NOTING = """
window.noted = [];
const note = () => {
  const told = document.querySelector('[data-moment]')?.textContent ?? '';
  const marks = document.querySelectorAll('.verdict').length;
  const banner = document.querySelector('[data-banner]')?.dataset.banner ?? '';
  const last = window.noted.at(-1);
  if (!last || last.told !== told || last.banner !== banner || last.marks !== marks)
    window.noted.push({ told, banner, marks });
  requestAnimationFrame(note);
};
addEventListener('DOMContentLoaded', note);
"""


def before_a_battle() -> tuple[Match, int, list[str]]:
    """A match of Elven Fury in which the first player lets a battle go on to its end, and what then happens."""
    for n in range(20):
        match = Match(shelf.game("elves", 2), f"battle/{n}")
        rng = Rng(f"battle/{n}", "walk")
        while not match.state.ending and len(match.made) < 400:
            seat = match.state.actor
            question = match.question(seat)
            assert question is not None
            passing = question.find("pass-battle") if seat == 0 else -1
            if passing >= 0:
                kinds = [moment.kind for moment in Film(match.state, passing, 0).moments]
                if kinds.count("struck") >= 4 and "died" in kinds and {"battle-won", "battle-lost"} & set(kinds):
                    return match, passing, kinds
            match.choose(seat, question.options[rng.below(len(question.options))])
    raise AssertionError("no battle was found")


@pytest.mark.parametrize("size", ["desktop", "phone"])
async def test_a_battle_is_seen_blow_by_blow(browser: Browser, address: str, size: str) -> None:
    match, option, kinds = before_a_battle()
    anna = await Person.come(browser, address, size, "en", "dark", speed=1)
    await anna.page.add_init_script(NOTING)
    await anna.sit_at(match)
    await anna.page.locator(f"[data-option='{option}']").click()
    result = "battle-won" if "battle-won" in kinds else "battle-lost"
    banner = anna.page.locator(f"[data-banner={result}]")
    await banner.wait_for(timeout=40_000)
    SHOTS.mkdir(parents=True, exist_ok=True)
    await anna.page.screenshot(path=SHOTS / f"battle-result-{size}.png")
    await banner.wait_for(state="detached", timeout=20_000)
    noted = await anna.page.evaluate("window.noted")
    blows = [one["told"] for one in noted if " strikes " in one["told"]]
    assert len(dict.fromkeys(blows)) >= 3, "each blow is told by itself"
    assert any(one["marks"] for one in noted if one["told"] in blows), "what a blow did is marked on the field"
    shown = [one["banner"] for one in noted if one["banner"]]
    assert result in shown
    assert all(shown.index(result) >= shown.index(one) for one in shown if one == "round-began"), "rounds come before"
    assert anna.faults == []
    await anna.page.context.close()


async def test_a_battle_can_be_watched_again(browser: Browser, address: str) -> None:
    match, option, _ = before_a_battle()
    anna = await Person.come(browser, address, "phone", "en", "dark", speed=4)
    await anna.page.add_init_script(NOTING)
    await anna.sit_at(match)
    await anna.page.locator(f"[data-option='{option}']").click()
    await anna.page.locator("[data-rewatch]").click(timeout=40_000)
    before = await anna.page.evaluate("window.noted.length")
    for _ in range(400):
        again = (await anna.page.evaluate("window.noted"))[before:]
        if any(one["banner"].startswith("battle-") for one in again):
            break
        await anna.page.wait_for_timeout(100)
    blows = [one["told"] for one in again if " strikes " in one["told"]]
    assert len(dict.fromkeys(blows)) >= 3, "the same blows are seen once more"
    assert anna.faults == []
    await anna.page.context.close()


async def test_who_does_not_want_to_wait_skips_to_what_is_now(browser: Browser, address: str) -> None:
    match, option, _ = before_a_battle()
    anna = await Person.come(browser, address, "desktop", "en", "dark", speed=0.5)
    await anna.sit_at(match)
    await anna.page.locator(f"[data-option='{option}']").click()
    pace = anna.page.locator("[data-pace]")
    await pace.wait_for()
    await anna.page.keyboard.press("Space")
    held = await anna.page.locator("[data-moment]").text_content()
    await anna.page.wait_for_timeout(3000)
    assert await anna.page.locator("[data-moment]").text_content() == held, "it stands still while it is paused"
    await anna.page.keyboard.press("End")
    await pace.wait_for(state="detached")
    assert anna.faults == []
    await anna.page.context.close()
