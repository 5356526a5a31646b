"""«Сценарии игры»: the five ways to win."""

from __future__ import annotations

import pytest

from ludoteka.games import shelf
from ludoteka.games.elves.blows import CopyStrike, ReplaceSide
from ludoteka.games.elves.board import CELLS, CENTRE
from ludoteka.games.elves.deck import DRAGON_OF, NOTHING, PLAIN, SHIELD
from ludoteka.games.elves.goal_cards import ENEMY_CASTLE, FOUR_TOWERS, SEVEN_LANDS
from ludoteka.games.elves.pieces import NORTH, SOUTH
from ludoteka.games.elves.results import take_cell
from ludoteka.games.elves.state import Elves
from ludoteka.games.elves.verbs import SIDE
from ludoteka.games.elves.words import ANYONE, ENEMY, HARMS, HELPS, NEITHER, OWN, reach
from ludoteka.kernel.acts import Why
from ludoteka.kernel.refusal import Refused
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
    wounds,
)

LYNX = "Shifter Lynx"
GOLEM = "Shard Golem"


@pytest.mark.rule("elves.scenarios.superiority-goals", "elves.scenarios.superiority-others-goal-no-win")
def test_only_ones_own_goal_wins() -> None:
    state = own(bare(3), 0, *CELLS[13:19])
    state.players[0].goal = FOUR_TOWERS
    state.players[1].goal = SEVEN_LANDS
    assert state.lands(0) == 7
    take_cell(state, 0, cell("tower-1"))
    assert not state.ending, "A owns eight Lands, but that is B's goal"
    own(state, 1, *CELLS[19:24])
    take_cell(state, 1, cell("tower-2"))
    assert state.outcome is not None
    assert state.outcome.winners == (1,)


@pytest.mark.rule("elves.scenarios.dragonlord-win")
def test_the_dragonlord_holds_all_castles() -> None:
    state = bare(3, scenario="dragonlord")
    take_cell(state, 0, state.players[1].castle)
    assert not state.ending
    take_cell(state, 0, state.players[2].castle)
    assert state.outcome is not None
    assert (state.outcome.ending, state.outcome.winners) == ("dragonlord", (0,))
    four = bare(4, scenario="dragonlord")
    for other in (1, 2):
        take_cell(four, 0, four.players[other].castle)
    assert not four.ending, "the fourth still has one"


@pytest.mark.rule("elves.scenarios.dragonlord-no-secret-goals")
def test_no_goals_for_the_dragonlord() -> None:
    state = begun(3, scenario="dragonlord")
    assert [p.goal for p in state.players] == [-1, -1, -1]
    own(state, 0, *CELLS[5:9], *CELLS[13:20])
    take_cell(state, 0, cell("tower-5"))
    assert not state.ending


@pytest.mark.rule("elves.scenarios.dragonlord-take-dragon", "elves.scenarios.dragonlord-use-dragon-any-time")
@pytest.mark.parametrize("scenario", ["dragonlord", "superiority"])
def test_a_captured_dragon_fights_anywhere(scenario: str) -> None:
    state = bare(3, scenario=scenario)
    take_cell(state, 0, state.players[1].castle)
    hold(state, 0, LYNX, LYNX, LYNX)
    act(state, "attack land-1", "fight 1")
    dragon = f"send {PLAIN[DRAGON_OF[1]]}"
    assert (dragon in offered(state)) == (scenario == "dragonlord")
    other = own(bare(3, scenario=scenario), 1, "tower-1")
    take_cell(other, 1, other.players[2].castle)
    assert (DRAGON_OF[2] in other.lent_dragons(1, cell("tower-1"))) == (scenario == "dragonlord")


@pytest.mark.rule("elves.objects.castle-missing-cards-drawn", "elves.scenarios.dragonlord-use-dragon-any-time")
def test_a_captured_dragon_may_but_need_not_fill_a_short_hand() -> None:
    """What counts for the missing cards is the hand: the dragon of another Castle is used at will."""
    state = bare(3, scenario="dragonlord")
    take_cell(state, 1, state.players[2].castle)
    state.lay_token(state.map().near[state.players[1].castle][0], 0)
    hold(state, 0, LYNX, LYNX, LYNX)
    hold(state, 1, "Shard Golem")
    act(state, f"attack {CELLS[state.players[1].castle]}")
    assert len(state.players[1].hand) == 2, "one card was drawn"
    assert offered(state) == {"send Shard Golem", f"send {PLAIN[DRAGON_OF[2]]}"}
    act(state, "send Shard Golem", "send Shard Golem")
    assert state.actor == 0


@pytest.mark.rule("elves.scenarios.dragonlord-portal", "elves.scenarios.dragonlord-portal-each-turn")
@pytest.mark.rule("elves.scenarios.dragonlord-no-portal-before")
def test_a_captured_castle_is_a_portal_to_the_others() -> None:
    state = hold(bare(4, scenario="dragonlord"), 0, LYNX, LYNX, LYNX)
    far = [f"attack {CELLS[p.castle]}" for p in state.players[2:]]
    assert not set(far) & offered(state)
    with pytest.raises(Refused) as refusal:
        state.apply(far[0])
    assert "elves.scenarios.dragonlord-no-portal-before" in refusal.value.rules
    take_cell(state, 0, state.players[1].castle)
    state.offered = None
    assert set(far) <= offered(state)
    assert "attack centre" not in offered(state), "the Central Castle wants a Land next to it"


@pytest.mark.rule("elves.scenarios.races-common-goal", "elves.scenarios.races-win")
def test_the_race_has_one_open_goal() -> None:
    state = begun(3, scenario="races", race="towers")
    assert state.view()["common"] == "goal-four-towers"
    assert all(p.goal == -1 for p in state.players)
    own(state, 1, "tower-1", "tower-2", "tower-3", *CELLS[13:20])
    take_cell(state, 1, cell("land-8"))
    assert not state.ending, "eleven Lands are not four Towers"
    take_cell(state, 1, cell("tower-4"))
    assert state.outcome is not None
    assert (state.outcome.ending, state.outcome.winners) == ("race", (1,))
    with pytest.raises(Refused):
        shelf.game("elves", 2, scenario="races", race="towers")


@pytest.mark.rule("elves.scenarios.races-seven-lands-count")
def test_castles_and_towers_count_for_seven_lands() -> None:
    state = own(bare(scenario="races"), 0, "tower-1", "land-1", "land-2", "land-19", "land-20")
    assert state.common == SEVEN_LANDS
    take_cell(state, 0, cell("tower-8"))
    assert state.outcome is not None
    assert state.outcome.ending == "race"


@pytest.mark.rule("elves.scenarios.war-common-goal", "elves.scenarios.war-win", "elves.scenarios.war-central-excluded")
def test_war_is_won_by_an_enemy_castle_not_the_central_one() -> None:
    state = begun(4, scenario="war")
    assert state.common == ENEMY_CASTLE
    assert state.view()["common"] == "goal-enemy-castle"
    take_cell(state, 0, CENTRE)
    assert not state.ending
    take_cell(state, 1, CENTRE)
    assert not state.ending, "nor taken from a player"
    take_cell(state, 2, state.players[0].castle)
    assert state.outcome is not None
    assert (state.outcome.ending, state.outcome.winners) == ("war", (2,))


@pytest.mark.rule("elves.scenarios.alliance-four-players", "elves.scenarios.alliance-two-sides")
def test_the_alliance_is_two_against_two() -> None:
    for players in (2, 3):
        with pytest.raises(Refused) as refusal:
            shelf.game("elves", players, scenario="alliance")
        assert refusal.value.rules == ("elves.scenarios.alliance-four-players",)
    state = dealt(4, scenario="alliance")
    assert state.sides() == [0, 1, 0, 1]
    for seat in range(4):
        assert sum(state.is_ally(seat, other) for other in range(4)) == 1
        assert sum(state.is_opponent(seat, other) for other in range(4)) == 2


@pytest.mark.rule("elves.scenarios.alliance-common-goal", "elves.scenarios.alliance-win")
def test_the_side_that_takes_a_castle_wins() -> None:
    state = begun(4, scenario="alliance")
    assert all(p.goal == -1 for p in state.players)
    assert state.view()["common"] == "goal-enemy-castle"
    take_cell(state, 2, state.players[3].castle)
    assert state.outcome is not None
    assert (state.outcome.ending, sorted(state.outcome.winners)) == ("alliance", [0, 2])


@pytest.mark.rule("elves.scenarios.alliance-castle-order-free", "elves.scenarios.alliance-turn-order")
def test_allies_take_any_castles_and_turns_go_round() -> None:
    for second in ("castle-3", "castle-4"):
        state = dealt(4, scenario="alliance", castles="chosen", allies="beside")
        act(state, "take-castle castle-1")
        assert offered(state) == {"take-castle castle-2", "take-castle castle-3", "take-castle castle-4"}
        act(state, f"take-castle {second}")
        assert offered(state) == {f"take-castle castle-{n}" for n in (2, 3, 4)} - {f"take-castle {second}"}
        assert state.is_ally(0, 1)
        while state.turns == 0:
            state.play(state.options()[0])
        assert [state.next_seat(seat) for seat in range(4)] == [1, 2, 3, 0]


def test_allies_do_not_attack_each_other() -> None:
    state = hold(own(bare(4, scenario="alliance"), 2, "land-20"), 0, LYNX, LYNX, LYNX)
    own(state, 1, "land-1")
    assert "attack land-20" not in offered(state)
    assert "attack land-1" in offered(state)


def allied_battle() -> Elves:
    """A fights B; C is A's ally, D is B's. C and D hold what outsiders may play."""
    state = own(bare(4, scenario="alliance"), 1, "land-16")
    for seat in (2, 3):
        state.players[seat].artefacts = [card("Thunder Vial"), card("Honey Balm")]
    piece = ours("MV - -", lives=3, wounds=1, initiative=9)
    return battle(s=piece, n=theirs("MV - -", lives=3, wounds=1), state=state)


@pytest.mark.rule("elves.scenarios.alliance-help-ally-only")
def test_help_only_for_the_ally() -> None:
    state = allied_battle()
    while state.actor != 2:
        act(state, "pass")
    act(state, "use Thunder Vial")
    while wounds(state, NORTH) == 1:
        act(state, "pass")
    assert wounds(state, SOUTH) == 1, "the vial could only be aimed at the enemy of the ally"
    while state.actor != 2:
        act(state, "pass")
    act(state, "use Honey Balm")
    while wounds(state, SOUTH) == 1:
        act(state, "pass")
    assert wounds(state, NORTH) == 2, "the balm only at the ally's warrior"
    foreign = own(bare(4, scenario="alliance"), 1, "land-16")
    foreign.players[1].artefacts = [card("Thunder Vial")]
    foreign.players[3].artefacts = [card("Thunder Vial")]
    battle(s=ours("MV - -"), n=theirs("MV - -", of="Cinder Wolf"), state=foreign, neutral=True, land="land-20")
    assert "use Thunder Vial" not in offered(foreign), "nobody meddles in an enemy's fight with neutrals"


@pytest.mark.rule("elves.scenarios.alliance-help-ally-only", "elves.actions.interfere-own-only")
def test_in_the_alliance_help_means_the_side_of_the_ally_and_harm_the_other() -> None:
    state = allied_battle()
    attacking, defending = 1, 2
    helped, harmed = [attacking, defending, attacking, defending], [defending, attacking, defending, attacking]
    assert [reach(state, seat, OWN, HELPS) for seat in range(4)] == [attacking, defending, 0, 0], "own is not allied"
    assert [reach(state, seat, ENEMY, HARMS) for seat in range(4)] == harmed
    assert [reach(state, seat, ANYONE, HELPS) for seat in range(4)] == helped
    assert [reach(state, seat, ANYONE, HARMS) for seat in range(4)] == harmed
    assert [reach(state, seat, ANYONE, NEITHER) for seat in range(4)] == [3, 3, 3, 3], "a swap is neither"
    against = own(bare(4, scenario="alliance"), 1, "land-16")
    battle(s=ours("MV - -"), n=theirs("MV - -", of="Cinder Wolf"), state=against, neutral=True, land="land-20")
    assert [reach(against, seat, ANYONE, HELPS) for seat in range(4)] == [attacking, 3, attacking, 3], "no side, no aim"


@pytest.mark.rule("elves.scenarios.alliance-help-ally-only")
def test_a_change_of_a_side_that_helps_is_for_the_ally_one_that_harms_for_the_enemy() -> None:
    state = allied_battle()
    ally, enemy = [SIDE + SOUTH * 3 + hand for hand in range(3)], [SIDE + NORTH * 3 + hand for hand in range(3)]
    for helper, theirs_to_help, theirs_to_harm in ((2, ally, enemy), (3, enemy, ally)):
        assert ReplaceSide(ANYONE, SHIELD).aims(state, helper, -1) == theirs_to_help
        assert CopyStrike(ANYONE).sides(state, helper) == theirs_to_help
        assert ReplaceSide(ANYONE, NOTHING).aims(state, helper, -1) == theirs_to_harm[:1], "only that one is not empty"
        for to, fair in ((SHIELD, theirs_to_help), (NOTHING, theirs_to_harm)):
            for option in (ally[0], enemy[0]):
                why = Why()
                ReplaceSide(ANYONE, to).weigh_aim(state, helper, -1, option, why)
                assert why.holds() == (option in fair)


@pytest.mark.rule("elves.scenarios.alliance-gifts")
def test_allies_hand_things_over_for_nothing() -> None:
    state = bare(4, scenario="alliance")
    state.players[0].artefacts = [card("Truce Bell")]
    state.offered = None
    gift = state.clone()
    act(state, "offer-to C", "give Truce Bell", "propose", "agree")
    assert state.players[2].artefacts == [card("Truce Bell")]
    assert isinstance(gift, Elves)
    act(gift, "offer-to B", "give Truce Bell")
    assert offered(gift) == {"withdraw"}, "no gift and no bought help for an opponent"
