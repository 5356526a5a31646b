"""Every number on every card: initiative, lives, sides, copies, the price of its Action and what it does."""

from __future__ import annotations

import pytest

from tests.games.printed import listed, printed


@pytest.mark.rule("elves.setup.card-anatomy")
def test_every_card_is_as_listed() -> None:
    assert printed("elves") == listed("elves")
