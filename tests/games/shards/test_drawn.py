"""Rules drawn by lot and broken by hand: what is dealt, which no story shows."""

from __future__ import annotations

import pytest

from tests.games.shards.table import dealt, offered
from tests.games.shards.test_auction import bids, opened


@pytest.mark.rule("shards.setup.starting-health")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_seat_of_every_table_starts_at_fifty(players: int) -> None:
    for seed in range(8):
        assert [player.health for player in dealt(seed, players).players] == [50] * players


@pytest.mark.rule("shards.setup.starting-health")
def test_teams_and_the_nemesis_start_at_fifty() -> None:
    assert [player.health for player in dealt(1, 4, variant="team").players] == [50] * 4
    solo = dealt(1, 1, variant="nemesis")
    for _ in solo.players:
        solo.apply(offered(solo)[0])
    assert [player.health for player in solo.players] == [50, 50]


@pytest.mark.rule("shards.auction.pass-is-final")
def test_who_has_passed_is_not_asked_however_high_the_bids_go() -> None:
    state = opened(0, 4)
    assert bids(state, "bid 2", "decline", "bid 9", "bid 20", "bid 30", "decline", "bid 40") == [0, 1, 2, 3, 0, 2, 3]
    assert state.actor == 0
