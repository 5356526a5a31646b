"""What is told, seen and dealt of objects, Actions and scenarios: beside the stories, which tell what is so."""

from __future__ import annotations

import pytest

from ludoteka.games import shelf
from ludoteka.games.elves.board import CELLS
from ludoteka.games.elves.deck import (
    ARTEFACT,
    ATTACKED,
    HAS_ACTION,
    ID,
    PRICE,
    ROLE,
    SUIT,
    TIMING,
    TIMINGS,
    WORDS,
)
from ludoteka.games.elves.goal_cards import FOUR_TOWERS, SEVEN_LANDS
from ludoteka.games.elves.results import take_cell
from ludoteka.kernel.refusal import Msg, Refused
from tests.games.elves.table import (
    act,
    bare,
    battle,
    begun,
    card,
    cell,
    dealt,
    hold,
    offered,
    ours,
    own,
    theirs,
)

LYNX = "Shifter Lynx"
CIRCLET = "Amber Circlet"


# --- objects -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("elves.objects.artefact-kept-secret")
def test_an_artefact_drawn_is_known_to_its_owner_alone() -> None:
    state = bare(3)
    state.relics = [card("Truce Bell")]
    state.log = []
    take_cell(state, 0, cell("land-1"))
    gained = next(event for event in state.log if event.what.name == "artefact-gained")
    assert gained.view(0)["card"] == "artefact-truce-bell"
    for viewer in (1, 2, -1):
        assert gained.view(viewer)["card"] is None
        seen = state.view(viewer)["players"]
        assert seen[0]["artefacts"] == 1
        assert all(not player["spied"] for player in seen)


@pytest.mark.rule("elves.turn.neutral-controller-random", "elves.objects.central-controller")
def test_nobody_who_is_out_plays_the_neutrals() -> None:
    for place in ("land-1", "centre"):
        keepers = set()
        for luck in range(30):
            state = bare(4)
            take_cell(state, 3, state.players[2].castle)
            state.lay_token(cell("tower-1"), 0)
            own(state, 0, *[CELLS[there] for there in state.map().near[0]])
            hold(state, 0, *[LYNX] * 3)
            state.neutrals = [card("Cinder Wolf")] * 5
            state.luck = [luck << 20 | 12345 for _ in state.luck]
            act(state, f"attack {place}")
            if place != "centre":
                act(state, "fight 1")
            keepers.add(state.keeper)
        assert keepers == {1, 3}


# --- Actions -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("elves.actions.action-special-ability")
def test_who_has_an_action_says_its_price_its_time_and_what_it_does() -> None:
    printed = {one.id: one for one in shelf.box("elves").cards()}
    for number, id in enumerate(ID):
        said = printed[id].text
        if HAS_ACTION[number]:
            assert len(said) == 1
            when = said[0].args["when"]
            assert isinstance(when, Msg)
            attacked = "-attacked" if ROLE[number] == ATTACKED else ""
            assert when.id == f"elves-when-{TIMINGS[TIMING[number]]}{attacked}"
            priced = SUIT[number] != ARTEFACT
            assert said[0].id == ("elves-say-priced-action" if priced else "elves-say-action")
            assert said[0].args.get("n") == (PRICE[number] if priced else None)
            first, *more = [word.say() for word in WORDS[number]]
            steps = Msg("elves-say-then", {"first": first, "then": more[0]}) if more else first
            assert said[0].args["steps"] == steps
            assert len(more) <= 1
        elif number not in map(card, [CIRCLET]) and not id.startswith("treasure"):
            assert said == []
    plain = own(bare(), 0, "land-1")
    hold(plain, 0, LYNX, LYNX, LYNX, LYNX)
    with pytest.raises(Refused) as refusal:
        plain.apply(f"act {LYNX}")
    assert "elves.actions.action-special-ability" in refusal.value.rules


@pytest.mark.rule("elves.actions.action-timing-restriction", "elves.objects.artefact-timing")
def test_what_is_for_ones_own_turn_waits_for_it_and_what_is_for_the_layout_for_that() -> None:
    state = own(bare(), 0, "tower-1", "land-1", "land-2", "land-19", "land-20")
    hold(state, 0, "Pathfinder", LYNX, LYNX, LYNX)
    state.players[0].artefacts = [card("Book of the Fallen"), card("Boots of the First Step"), card("Muster Scroll")]
    state.players[0].discard = [card(LYNX)]
    state.offered = None
    timed = {"use Book of the Fallen", "act Pathfinder"}
    assert {"use Muster Scroll", *timed} <= offered(state)
    assert "use Boots of the First Step" not in offered(state), "that is for the layout"
    act(state, "decline")
    while state.turn == 0:
        assert not timed & offered(state), "the Capture is over"
        act(state, "pass")
    seen = 0
    while state.turn == 1 and state.actor == 0:
        assert not timed & offered(state), "not in B's turn"
        assert "use Muster Scroll" in offered(state), "but what has no time may be used"
        seen += 1
        act(state, "pass")
    assert seen >= 2


@pytest.mark.rule("elves.actions.interfere-own-only")
def test_what_is_for_ones_own_warrior_is_of_no_use_to_an_outsider() -> None:
    from ludoteka.games.elves.words import ANYONE, ENEMY, HARMS, HELPS, NEITHER, OWN, reach

    state = own(bare(3), 1, "land-16")
    battle(s=ours("MV - -", initiative=9), n=theirs("MV - -"), state=state)
    attacking, defending = 1, 2
    assert [reach(state, seat, OWN, NEITHER) for seat in (0, 1, 2)] == [attacking, defending, 0]
    assert [reach(state, seat, ENEMY, NEITHER) for seat in (0, 1, 2)] == [defending, attacking, 3]
    for bent in (HELPS, NEITHER, HARMS):
        assert [reach(state, seat, ANYONE, bent) for seat in (0, 1, 2)] == [3, 3, 3], "outside the alliance anyone is"


# --- scenarios ---------------------------------------------------------------------------------------------------


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
