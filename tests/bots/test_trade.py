"""Bots at the trading table: they take what is good for them, leave what is not, and now and then offer something."""

from __future__ import annotations

from collections import Counter
from typing import Final

import pytest

from ludoteka.bots import levels
from ludoteka.bots.observer import Observer
from ludoteka.games.elves.state import Elves
from ludoteka.games.shelf import box, game_of
from tests.bots.positions import cheap
from tests.bots.test_settings import play
from tests.games.elves.table import bare, card

SENSIBLE: Final = levels.offered(box("elves"))
THINKS: Final = ["novice", "apprentice", "adept", "master"]


def offered(*acts: str) -> Elves:
    """Seat A has a treasure and an artefact, seat B two of each; A has made this offer to B."""
    state = bare(3)
    state.players[0].treasures = [card("Dragon Pearl")]
    state.players[0].artefacts = [card("Truce Bell")]
    state.players[1].treasures = [card("Amber Circlet"), card("Singing Casket")]
    state.players[1].artefacts = [card("Muster Scroll"), card("Seal of Hush")]
    state.offered = None
    for act in ("offer-to B", *acts, "propose"):
        state.apply(act)
    assert state.actor == 1
    return state


def said(state: Elves, level: str, seed: str) -> str:
    option = cheap(level, box("elves"), seed).choose(Observer(state, state.actor))
    verb = state.verbs().verb_of(option)
    assert verb is not None
    return verb.name


@pytest.mark.parametrize("level", SENSIBLE)
def test_a_gift_is_taken(level: str) -> None:
    for seed in "123":
        assert said(offered("give Dragon Pearl", "want-help"), level, seed) == "agree"


@pytest.mark.parametrize("level", THINKS)
def test_two_for_one_is_refused(level: str) -> None:
    state = offered("give Truce Bell", "want Amber Circlet", "want Singing Casket")
    for seed in "123":
        assert said(state, level, seed) == "refuse"


@pytest.mark.parametrize("level", THINKS)
def test_two_of_theirs_for_one_of_ours_is_taken(level: str) -> None:
    state = offered("give Truce Bell", "give Dragon Pearl", "want Amber Circlet")
    for seed in "123":
        assert said(state, level, seed) == "agree"


@pytest.mark.parametrize("level", THINKS)
def test_an_offer_once_begun_is_one_thing_for_one(level: str) -> None:
    state = bare(3)
    state.players[0].treasures = [card("Dragon Pearl")]
    state.players[1].artefacts = [card("Muster Scroll"), card("Seal of Hush")]
    state.offered = None
    state.apply("offer-to B")
    state.apply("give Dragon Pearl")
    bot = cheap(level, box("elves"), "1")
    for _ in range(2):
        state.apply(bot.choose(Observer(state, 0)), 0)
    assert state.actor == 1
    assert {choice.notation for choice in state.choices()} == {
        "hand-over Muster Scroll", "hand-over Seal of Hush", "refuse", "counter-offer",
    }  # fmt: skip


def test_they_make_offers_but_do_not_pester() -> None:
    done: Counter[str] = Counter()
    for number in range(12):
        state = game_of("elves", 3, {}).deal(f"offers {number}")
        done += play(state, "elves", "apprentice", f"{number}")
    assert done["propose"] >= 1
    assert done["offer-to"] * 100 <= sum(done.values()), "an offer is a rare thing among what is chosen"
    assert done["withdraw"] == 0, "nobody begins what he does not mean"
