"""Every number on every card: cost, points, strength, health, level, what a leader starts with, and each sentence."""

from __future__ import annotations

import pytest

from tests.games.printed import listed, printed


@pytest.mark.rule("etherstone.cards.threat-fields", "etherstone.cards.entity-cost", "etherstone.cards.entity-strength")
def test_every_card_is_as_listed() -> None:
    assert printed("etherstone") == listed("etherstone")
