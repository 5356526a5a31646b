"""What is dealt, drawn by lot or chosen, and where one may go: beside the stories, which tell what is so."""

from __future__ import annotations

import pytest

from ludoteka.games.elves.board import BOARDS, CELLS, WHOLE
from ludoteka.games.elves.deck import (
    INITIATIVE,
)
from ludoteka.games.elves.goal_cards import FOUR_TOWERS, SEVEN_LANDS
from tests.games.elves.table import (
    act,
    agrees,
    bare,
    begun,
    dealt,
    hold,
    offered,
    own,
)

LYNX = "Shifter Lynx"


# --- the map and the box -----------------------------------------------------------------------------------------


@pytest.mark.rule("elves.setup.map-two-players-side", "elves.setup.map-three-players", "elves.setup.map-four-players")
def test_the_side_of_the_map_is_chosen_by_the_number_of_players() -> None:
    castles = {players: dealt(players).map().middles for players in (2, 3, 4)}
    assert castles[2] is castles[4] is BOARDS[WHOLE].middles
    assert castles[3] is not castles[4]
    assert [sum(owner >= 0 for owner in dealt(players).owners) for players in (2, 3, 4)] == [2, 3, 4]
    assert sum(place is not None for place in castles[2][1:5]) == 4, "four Castles on the side for two"


@pytest.mark.rule("elves.setup.map-two-players-forbidden-half", "elves.turn.target-adjacent")
def test_no_cell_of_the_unused_half_borders_one_in_play() -> None:
    state = own(bare(2), 0, "centre")
    used = set(state.map().cells)
    for here in range(len(CELLS)):
        assert set(state.map().near[here]) <= used if here in used else state.map().near[here] == []
    hold(state, 0, *[LYNX] * 3)
    agrees(state, "attack")
    assert {word for word in offered(state) if word.startswith("attack")} == {
        f"attack {CELLS[there]}"
        for there in range(len(CELLS))
        if there in {*state.map().near[0], *state.map().near[state.players[0].castle]}
    }


@pytest.mark.rule("elves.setup.artefact-count", "elves.setup.artefact-deck-shuffled")
def test_twenty_different_artefacts_lie_in_the_deck() -> None:
    state = dealt(3)
    assert len(state.relics) == 20
    assert len(set(state.relics)) == 20
    assert len(begun(4).relics) == 20


@pytest.mark.rule("elves.setup.first-player-draw")
def test_who_draws_equally_high_cards_draws_again() -> None:
    again = 0
    for seed in range(60):
        state = dealt(4, seed)
        state.log = []
        while state.turns == 0:
            state.play(state.options()[0])
        drawn = [event.values[:3] for event in state.log if event.what.name == "lot-drawn"]
        left = [0, 1, 2, 3]
        while len(left) > 1:
            lots, drawn = drawn[: len(left)], drawn[len(left) :]
            assert [lot[0] for lot in lots] == left
            assert all(lot[2] == INITIATIVE[lot[1]] for lot in lots)
            best = max(lot[2] for lot in lots)
            left = [lot[0] for lot in lots if lot[2] == best]
            again += len(left) > 1
        assert drawn == []
        assert state.first == state.turn == left[0]
    assert again, "some of these tables drew twice"


# --- turns -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("elves.turn.summon-not-first-turn")
def test_in_the_second_turn_everybody_draws() -> None:
    state = begun(3, 4)
    decks: dict[tuple[int, int], int] = {}
    while len(decks) < 6:
        while "decline" not in offered(state):
            act(state, "pass" if "pass" in offered(state) else sorted(offered(state))[0])
        player = state.players[state.turn]
        decks[player.turns, player.seat] = len(player.deck)
        act(state, "decline")
    for seat in range(3):
        assert decks[1, seat] == 14, "nothing was drawn"
        assert decks[2, seat] == 14 - 2 - 1, "two for declining and one of the Summon"


@pytest.mark.rule("elves.turn.summon-not-first-turn")
def test_no_summon_in_ones_own_first_turn() -> None:
    state = begun(3, 4)
    hands: dict[int, int] = {}
    while len(hands) < 6:
        while "decline" not in offered(state):
            act(state, "pass" if "pass" in offered(state) else sorted(offered(state))[0])
        hands[state.turns] = state.players[state.turn].turns * 100 + len(state.players[state.turn].deck)
        act(state, "decline")
    firsts = [value for value in hands.values() if value < 200]
    assert firsts == [114, 114, 114], "nothing was drawn"


@pytest.mark.rule(
    "elves.scenarios.dragonlord-portal",
    "elves.scenarios.dragonlord-portal-each-turn",
    "elves.scenarios.dragonlord-no-portal-before",
)
def test_the_portal_is_open_in_every_turn_and_in_this_scenario_alone() -> None:
    far = ["attack castle-3", "attack castle-4"]
    for scenario in ("dragonlord", "superiority", "war"):
        state = bare(4, scenario=scenario)
        state.players[0].castle, state.players[1].castle = 1, 2
        state.players[2].castle, state.players[3].castle = 3, 4
        state.owners = [-1] * len(CELLS)
        for seat in range(4):
            state.owners[seat + 1] = seat
        state.settle()
        hold(state, 0, *[LYNX] * 3)
        assert not set(far) & offered(state), "only his own Castle"
        state.lay_token(2, 0)
        for turns in (1, 2, 7):
            state.players[0].turns = turns
            state.offered = None
            assert set(far) <= offered(state) if scenario == "dragonlord" else not set(far) & offered(state)


@pytest.mark.rule("elves.scenarios.races-common-goal")
@pytest.mark.parametrize(("race", "goal"), [("lands", SEVEN_LANDS), ("towers", FOUR_TOWERS)])
def test_the_race_is_run_for_the_goal_that_the_table_chose(race: str, goal: int) -> None:
    state = begun(3, scenario="races", race=race)
    assert state.common == goal
    assert [player.goal for player in state.players] == [-1] * 3
    for viewer in (0, 1, 2, -1):
        assert state.view(viewer)["common"] == ("goal-seven-lands" if race == "lands" else "goal-four-towers")
    assert begun(3, scenario="superiority").common == -1


@pytest.mark.rule("elves.scenarios.war-common-goal", "elves.scenarios.alliance-common-goal")
@pytest.mark.parametrize("scenario", ["war", "alliance"])
def test_no_secret_goals_where_the_goal_is_common(scenario: str) -> None:
    state = begun(4, scenario=scenario)
    assert [player.goal for player in state.players] == [-1] * 4
    assert state.unused == []
    assert {state.view(viewer)["common"] for viewer in (0, 1, 2, 3, -1)} == {"goal-enemy-castle"}


@pytest.mark.rule("elves.scenarios.alliance-two-sides")
@pytest.mark.parametrize(("allies", "pairs"), [("across", [(0, 2), (1, 3)]), ("beside", [(0, 1), (2, 3)])])
def test_the_sides_sit_as_the_table_chose(allies: str, pairs: list[tuple[int, int]]) -> None:
    state = dealt(4, scenario="alliance", allies=allies)
    together = {(a, b) for a in range(4) for b in range(a + 1, 4) if state.is_ally(a, b)}
    assert together == set(pairs)
    sides = state.sides()
    assert {(a, b) for a in range(4) for b in range(a + 1, 4) if sides[a] == sides[b]} == set(pairs)
    for a in range(4):
        assert [state.is_opponent(a, b) for b in range(4)] == [a != b and not state.is_ally(a, b) for b in range(4)]
