"""Rules drawn by lot and broken by hand: what is dealt, rolled and seen, which no story shows."""

from __future__ import annotations

import pytest

from ludoteka.games.etherstone.deck import HEALTH, START, START_MARKERS
from tests.games.etherstone.test_book import dealt, drafted


@pytest.mark.rule("etherstone.draft.pick-one-face-down")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_was_kept_is_seen_by_its_owner_only(players: int) -> None:
    state = dealt(players)
    for _ in range(players):
        state.play(state.options()[0])
    for seat, player in enumerate(state.players):
        assert len(player.hand) == 1
        for viewer in range(players):
            seen = state.view(viewer)["players"][seat]
            assert not seen["known"]
            assert (seen["hand"] == 1) == (viewer != seat)


@pytest.mark.rule("etherstone.draft.seven-cards-for-the-game")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_everybody_has_seven_after_the_draft(players: int) -> None:
    state = drafted(dealt(players))
    assert [len(player.hand) for player in state.players] == [7] * players
    assert len({card for player in state.players for card in player.hand}) == 7 * players


@pytest.mark.rule("etherstone.components.dice")
def test_a_refresh_rolls_every_face_of_every_die() -> None:
    state = drafted(dealt(2))
    rolled: list[set[int]] = [set() for _ in state.dice]
    for _ in range(200):
        state.refresh(0, 0)
        for die, value in enumerate(state.dice):
            rolled[die].add(value)
    assert rolled == [{1, 2, 3, 4, 5, 6}] * 5


@pytest.mark.rule("etherstone.draft.ready-sets-skip")
@pytest.mark.parametrize("cards", ["sets", "chosen-sets"])
def test_with_ready_sets_stones_markers_and_dials_are_the_leaders(cards: str) -> None:
    state = drafted(dealt(4, cards=cards))
    for player in state.players:
        leader = player.leader
        assert (player.stones, player.markers) == (START[leader], START_MARKERS[leader])
        assert player.health == HEALTH[leader]
        assert len(player.hand) == 7
