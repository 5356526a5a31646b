"""Which tables can be set: from one to six, and what goes with how many."""

from __future__ import annotations

from typing import Any

import pytest

from ludoteka.games.shelf import SHELF, game
from ludoteka.kernel.refusal import Refused


def refused(players: int, **options: Any) -> str:
    try:
        game("evolution", players, **options)
    except Refused as refusal:
        return refusal.message.id
    return ""


@pytest.mark.rule("evolution.base.player-count")
def test_one_to_six_play() -> None:
    assert game("evolution", 2).box.players() == (1, 2, 3, 4, 5, 6)
    assert [refused(n) for n in range(1, 7)] == [""] * 6
    assert all(refused(n) for n in (0, 7))
    assert "evolution" in SHELF


@pytest.mark.rule("evolution.base.player-count")
def test_more_than_four_need_the_rare_cards() -> None:
    assert [refused(n, rare="off") for n in range(1, 7)] == [""] * 4 + ["evolution-needs-rare"] * 2
    assert [refused(n, rare="on") for n in range(1, 7)] == [""] * 6


@pytest.mark.rule("evolution.base.player-count")
def test_what_only_one_or_only_several_can_play() -> None:
    assert [refused(n, familiar=True) for n in (1, 2, 3)] == ["evolution-no-familiar-alone", "", ""]
    assert refused(1, familiar=True, familiar_in_solo=True) == ""
    assert [refused(n, difficulty="hard") for n in (1, 2, 3)] == ["", *["evolution-difficulty-is-solo"] * 2]
