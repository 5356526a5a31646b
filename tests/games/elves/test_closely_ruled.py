"""Objects, Actions, treasures and scenarios looked at closely: the other seat, the other zone, one more, one less."""

from __future__ import annotations

import pytest

from ludoteka.games import shelf
from ludoteka.games.elves.board import CELLS
from ludoteka.games.elves.deck import (
    ARTEFACT,
    ATTACKED,
    DRAGON_OF,
    HAS_ACTION,
    ID,
    PRICE,
    ROLE,
    SUIT,
    TIMING,
    TIMINGS,
    WORDS,
)
from ludoteka.games.elves.deployment import Layout
from ludoteka.games.elves.goal_cards import FOUR_TOWERS, SEVEN_LANDS
from ludoteka.games.elves.layout import COMMITMENT, LAYING
from ludoteka.games.elves.pieces import ATTACKING, DEFENDING, NORTH, side_of, warrior
from ludoteka.games.elves.results import take_cell
from ludoteka.games.elves.state import Elves
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
    names,
    offered,
    ours,
    own,
    pass_all,
    theirs,
    treasure,
    won,
    wounds,
)

LYNX = "Shifter Lynx"
GOLEM = "Shard Golem"
LOCK = "SH SH SH"
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


@pytest.mark.rule("elves.objects.attacker-loses-nothing", "elves.objects.turn-ends-after-result")
@pytest.mark.parametrize("neutral", [False, True])
def test_after_a_lost_battle_the_land_is_whose_it_was_and_the_turn_passes(neutral: bool) -> None:
    state = bare()
    state.relics = [card("Truce Bell")] * 5
    hold(state, 0, LYNX, LYNX, LYNX)
    foe = theirs(LOCK, of="Cinder Wolf" if neutral else GOLEM)
    battle(s=ours(LOCK), n=foe, reserve=DEFENDING, state=state, neutral=neutral, land="land-20")
    pass_all(state)
    assert state.owners[cell("land-20")] == (-1 if neutral else 1)
    assert state.conflict == -1
    assert [player.artefacts for player in state.players] == [[], []]
    assert state.turn == 1
    assert state.lands(0) == 1


@pytest.mark.rule("elves.objects.castle-dragon-not-discarded")
def test_a_dragon_goes_back_to_its_castle_alive_or_dead() -> None:
    gorhash = "Gorhash Dragon of the Black Stone"
    for lives in (1, 9):
        state = battle(
            s=ours("- S1 -", initiative=9, lives=1),
            n=theirs("- CA -", lives=lives, of=gorhash, initiative=3),
            reserve=DEFENDING,
        )
        assert not won(state)
        player = state.players[1]
        assert DRAGON_OF[1] not in player.hand + player.discard + player.deck
        assert state.view(0)["dragons"][CELLS[player.castle]] == ID[DRAGON_OF[1]]
    top = warrior(card(gorhash), 4, DEFENDING)
    state = bare()
    state.attacker, state.defender, state.keeper, state.stage = 0, 1, 1, LAYING
    state.top, state.bottom = top, warrior(card(LYNX), 5, ATTACKING)
    Layout(0).leave(state)
    assert state.players[1].hand == [], "not as the reserve either"


@pytest.mark.rule("elves.objects.castle-not-surrendered", "elves.objects.castle-missing-cards-drawn")
@pytest.mark.parametrize("castle_retreat", [False, True])
def test_a_castle_is_never_handed_over_for_want_of_cards(castle_retreat: bool) -> None:
    state = bare(2, castle_retreat=castle_retreat)
    castle = state.players[1].castle
    state.lay_token(state.map().near[castle][0], 0)
    hold(state, 0, *[LYNX] * 3)
    hold(state, 1)
    act(state, f"attack {CELLS[castle]}")
    assert state.owners[castle] == 1
    assert state.actor == 1
    if castle_retreat:
        assert offered(state) == {"accept", "retreat"}
        act(state, "accept")
    assert state.stage == COMMITMENT
    assert state.players[1].sent == [DRAGON_OF[1]]
    assert len(state.players[1].hand) == 2


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


@pytest.mark.rule("elves.objects.artefact-timing")
def test_an_artefact_of_ones_own_battle_is_for_nobody_else() -> None:
    state = own(bare(3), 1, "land-16")
    state.players[2].artefacts = [card("Thunder Vial"), card("Mirror Gauntlet"), card("Blade of the Shooting Star")]
    state.players[0].artefacts = [card("Mirror Gauntlet"), card("Blade of the Shooting Star")]
    battle(
        s=ours("MV - S1", lives=3, initiative=9),
        n=theirs("MV - S1", lives=3, initiative=4),
        state=state,
        land="land-16",
    )
    mine = {word for word in offered(state) if word.startswith("use")}
    while state.actor != 2:
        act(state, "pass")
    assert {word for word in offered(state) if word.startswith("use")} == {"use Thunder Vial"}
    assert "use Blade of the Shooting Star" in mine


@pytest.mark.rule("elves.actions.action-choose-before-battle")
def test_a_card_sent_has_left_the_hand() -> None:
    state = hold(own(bare(), 1, "land-20"), 0, LYNX, "Foxshade", "Sniper", "Thorn Maiden")
    hold(state, 1, GOLEM, GOLEM, GOLEM)
    act(state, "attack land-20", "accept", *[f"send {GOLEM}"] * 3, "send Foxshade")
    assert names(state.players[0].hand) == ["Shifter Lynx", "Sniper", "Thorn Maiden"]
    assert offered(state) == {f"send {LYNX}", "send Sniper", "send Thorn Maiden"}
    with pytest.raises(Refused):
        state.clone().apply("send Foxshade")
    act(state, "send Sniper")
    assert offered(state) == {f"send {LYNX}", "send Thorn Maiden"}
    assert names(state.players[1].hand) == []


@pytest.mark.rule("elves.actions.price-many-actions")
def test_each_action_looks_at_all_lands_whatever_was_played_before() -> None:
    state = own(own(bare(), 1, "land-16"), 0, "tower-1", "land-1", "land-2")
    hold(state, 0, "Mirayna Sharpleaf", "Mirayna Sharpleaf", "Thorn Maiden")
    battle(s=ours("MV - -", lives=3, initiative=9), n=theirs("MV - -", lives=9, initiative=4), state=state)
    assert state.lands(0) == PRICE[card("Mirayna Sharpleaf")] == 4
    for name in ("Thorn Maiden", "Mirayna Sharpleaf", "Mirayna Sharpleaf"):
        while state.actor != 0 or "pass" not in offered(state):
            act(state, "pass")
        assert f"act {name}" in offered(state)
        act(state, f"act {name}")
    assert len(state.players[0].discard) == 3
    assert state.lands(0) == 4


@pytest.mark.rule("elves.actions.response-preempts", "elves.actions.response-allowed")
def test_what_is_answered_waits_until_the_answer_is_done() -> None:
    state = own(own(bare(), 1, "land-16"), 0, "tower-1", "land-1", "land-2")
    own(state, 1, "tower-7", "tower-8", "land-14")
    hold(state, 0, "Mirayna Sharpleaf")
    hold(state, 1, "Priest of the Dark Crystal")
    foe = theirs("MV - -", lives=1, initiative=4)
    battle(s=ours("MV - -", lives=3, initiative=9), n=foe, state=state)
    act(state, "act Mirayna Sharpleaf")
    assert state.actor == 1
    assert wounds(state, NORTH) == 0, "declared, not done"
    assert "act Priest of the Dark Crystal" in offered(state)
    unanswered = state.clone()
    assert isinstance(unanswered, Elves)
    act(state, "act Priest of the Dark Crystal")
    pass_all(state)
    assert side_of(state.field[NORTH]) == DEFENDING
    while unanswered.stage and unanswered.actor == 1 and "pass-battle" in offered(unanswered):
        act(unanswered, "pass-battle")
    assert card("Guard of Darn") in unanswered.players[1].discard, "without an answer it died"


@pytest.mark.rule("elves.actions.response-chain")
def test_after_an_answer_who_has_passed_is_asked_again() -> None:
    state = own(own(bare(3), 1, "land-16"), 0, "tower-1", "land-1", "land-2")
    for seat in (0, 1, 2):
        state.players[seat].artefacts = [card("Thunder Vial"), card("Muster Scroll")]
    battle(s=ours("MV - -", lives=9, initiative=9), n=theirs("MV - -", lives=9, initiative=4), state=state)
    first = state.actor
    act(state, "pass")
    assert state.actor != first
    act(state, "use Muster Scroll")
    asked = []
    for _ in range(3):
        asked.append(state.actor)
        act(state, "pass")
    assert set(asked) == {0, 1, 2}, "everybody may answer it"
    assert state.actor == first, "and who had passed is asked anew before the window closes"


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


# --- treasures ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("elves.actions.treasure-no-initiative")
def test_a_treasure_has_no_turn_in_the_round() -> None:
    state = bare()
    state.log = []
    battle(
        s=ours("MV - -", initiative=9, lives=3),
        e=treasure(),
        n=theirs("MV - -", initiative=4, lives=3, of="Cinder Wolf"),
        w=ours(LOCK, initiative=1),
        neutral=True,
        land="land-20",
        state=state,
    )
    act(state, "stay")
    act(state, "stay")
    held = [event.values[0] for event in state.log if event.what.name in ("held", "stayed")]
    assert held[:3] == [card("Keeper of the Quiet Grove"), card("Cinder Wolf"), card("Keeper of the Quiet Grove")]
    assert card(CIRCLET) not in held


@pytest.mark.rule("elves.actions.treasure-winner-takes", "elves.actions.treasure-neutrals-win")
@pytest.mark.parametrize("reserve", [ATTACKING, DEFENDING])
def test_treasures_of_the_edges_and_of_the_centre_go_the_same_way(reserve: int) -> None:
    state = bare()
    state.attacker, state.defender, state.keeper = 0, -1, 1
    state.top = warrior(card("Dragon Pearl"), 4, DEFENDING)
    state.bottom = warrior(card("Singing Casket"), 5, DEFENDING)
    Layout(0).leave(state)
    battle(
        s=ours(LOCK),
        n=theirs(LOCK, of="Cinder Wolf"),
        e=treasure(),
        neutral=True,
        land="land-20",
        reserve=reserve,
        state=state,
    )
    things = ["Amber Circlet", "Dragon Pearl", "Singing Casket"]
    mine, fallen = names(state.players[0].treasures), names(state.fallen)
    if reserve == ATTACKING:
        assert mine == things
        assert fallen == ["Cinder Wolf"]
    else:
        assert mine == []
        assert fallen == sorted([*things, "Cinder Wolf"])
    assert state.players[1].treasures == []


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


@pytest.mark.rule("elves.scenarios.races-seven-lands-count")
def test_six_lands_do_not_win_the_race() -> None:
    state = own(bare(3, scenario="races"), 0, "tower-1", "land-1", "land-2")
    for name in ("land-3", "tower-2"):
        take_cell(state, 0, cell(name))
        assert not state.ending
    assert state.lands(0) == 6
    take_cell(state, 0, cell("centre"))
    assert state.outcome is not None
    assert state.outcome.winners == (0,)


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


# --- trade and movement ------------------------------------------------------------------------------------------


def offers(state: Elves) -> set[str]:
    return {word for word in offered(state) if word.startswith("offer-to")}


@pytest.mark.rule("elves.actions.trade-allowed", "elves.objects.artefact-trade")
def test_who_has_a_treasure_or_an_artefact_may_offer_it_to_all_who_play() -> None:
    for treasures, artefacts in (([card(CIRCLET)], []), ([], [card("Truce Bell")]), ([], [])):
        state = bare(4)
        take_cell(state, 3, state.players[2].castle)
        state.players[0].treasures, state.players[0].artefacts = treasures, artefacts
        state.players[1].artefacts = [card("Muster Scroll")]
        state.offered = None
        assert offers(state) == ({"offer-to B", "offer-to D"} if treasures or artefacts else set())
        with pytest.raises(Refused):
            state.clone().apply("offer-to C")
    shut = bare(2, trade=False)
    shut.players[0].treasures = [card(CIRCLET)]
    shut.offered = None
    assert offers(shut) == set(), "a table may do without trade"
    with pytest.raises(Refused):
        shut.apply("offer-to B")


@pytest.mark.rule("elves.attacks.movement-free-place", "elves.attacks.movement-swap")
@pytest.mark.parametrize(("hand", "sides"), [("left", "MV - -"), ("forward", "- MV -"), ("right", "- - MV")])
def test_each_hand_moves_where_it_points(hand: str, sides: str) -> None:
    state = battle(s=ours(sides, initiative=9, lives=3), n=theirs("MV - -", lives=3, initiative=4))
    assert offered(state) == {f"move {hand}", "stay"}
    moved = {"left": 3, "forward": NORTH, "right": 1}[hand]
    act(state, f"move {hand}")
    assert side_of(state.field[moved]) == ATTACKING
    if hand == "forward":
        assert side_of(state.field[2]) == DEFENDING, "they have changed places"
    else:
        assert state.field[2] == -1
        assert side_of(state.field[NORTH]) == DEFENDING


@pytest.mark.rule("elves.attacks.winner-counts-edges-only", "elves.attacks.winner-more-cards")
def test_each_card_on_the_edges_counts_as_one() -> None:
    state = bare()
    state.attacker, state.defender = 0, 1
    assert [state.warriors(side) for side in (ATTACKING, DEFENDING)] == [0, 0]
    state.field = [theirs(lives=4), ours(), ours(), ours()]
    assert [state.warriors(side) for side in (ATTACKING, DEFENDING)] == [3, 1]
    state.top, state.bottom, state.reserve = ours(), theirs(), DEFENDING
    assert [state.warriors(side) for side in (ATTACKING, DEFENDING)] == [3, 1], "the centre counts for nothing"
