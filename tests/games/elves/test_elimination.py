"""Whoever is out leaves with cards and artefacts, and what they knew or others knew of them is forgotten."""

from __future__ import annotations

import pytest

from ludoteka.games.elves.results import eliminate
from tests.games.elves.table import bare


@pytest.mark.rule("elves.objects.artefacts-removed-on-elimination")
def test_cards_and_artefacts_leave_the_game() -> None:
    state = bare(3)
    loser, other = state.players[1], state.players[2]
    loser.artefacts, loser.hand, loser.known, loser.deck, loser.discard = [1, 2], [3, 4], [3], [5, 6], [7, 8]
    loser.treasures, loser.spied = [9], [2 << 7 | 11]
    other.artefacts, other.hand, other.spied = [12], [13], [1 << 7 | 3, 0 << 7 | 14, 0 << 7 | 15]
    gone, fallen = len(state.gone), len(state.fallen)

    eliminate(state, 1, 0)

    assert loser.out
    assert sorted(state.gone[gone:]) == [1, 2, 3, 4, 5, 6, 7, 8]
    assert state.fallen[fallen:] == [9]
    assert [loser.artefacts, loser.hand, loser.known, loser.deck, loser.discard] == [[]] * 5
    assert [loser.treasures, loser.spied] == [[], []]
    assert (other.artefacts, other.hand) == ([12], [13])
    assert other.spied == [0 << 7 | 14, 0 << 7 | 15], "what is known of the others stays known"
