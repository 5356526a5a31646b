"""The guide of a first game on a phone: it covers neither the rival, nor what is asked, nor one's own."""

from __future__ import annotations

import pytest

from ludoteka.games import shelf
from ludoteka.kernel.match import Match
from tests.browser.conftest import Come

SHARED = """() => {
  const box = (query) => document.querySelector(query)?.getBoundingClientRect();
  const coach = box('[data-area="coach"]');
  return ['rivals', 'own', 'ask', 'hand'].flatMap((name) => {
    const one = box(`[data-area="${name}"]${name === 'hand' ? ':not(:has(.none))' : ''}`);
    if (!one) return [];
    const wide = Math.min(coach.right, one.right) - Math.max(coach.left, one.left);
    const high = Math.min(coach.bottom, one.bottom) - Math.max(coach.top, one.top);
    return wide > 1 && high > 1 ? [`${name}: ${Math.round(wide)}x${Math.round(high)}`] : [];
  });
}"""


@pytest.mark.parametrize("game", ["elves", "etherstone"])
async def test_the_guide_leaves_the_rival_free(come: Come, game: str) -> None:
    anna = await come("phone", "ru", "light")
    await anna.go("/")
    await anna.page.evaluate(f"localStorage.ludoteka = JSON.stringify({{speed: 0, read: ['{game}']}})")
    match = Match(shelf.game(game, 2), "guide")
    await anna.sit_where(match.record, 0, "?guide=1")
    await anna.asked()
    await anna.page.locator("[data-area=coach]").wait_for()
    await anna.page.wait_for_timeout(300)
    assert await anna.page.evaluate(SHARED) == []
