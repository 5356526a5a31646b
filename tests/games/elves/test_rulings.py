"""Where the design of our cards, maps and goals says one thing and a ruling another, the ruling is kept."""

from __future__ import annotations

import re

import pytest

from ludoteka.games.elves.board import BOARDS, CELLS, CENTRE, EAST
from ludoteka.games.elves.deck import HIGH
from ludoteka.games.elves.goal_cards import ENEMY_CASTLE, GOAL_IDS, GOALS_FOR, SEVEN_LANDS, WHITE_VIGIL
from ludoteka.games.elves.pieces import NORTH
from ludoteka.games.elves.results import check_goals, take_cell
from ludoteka.games.elves.verbs import ACT, ATTACK, USE
from ludoteka.kernel.refusal import Refused
from ludoteka.text.voice import voice
from tests.games.elves.table import act, bare, battle, card, cell, hold, offered, ours, own, pass_all, theirs, wounds

ISOLATES = re.compile("[\u2066-\u2069]")


def test_r10_a_draw_out_of_battle_asks_for_no_discard() -> None:
    """The design discards down to five at once; the ruling waits for the owner's next Discard."""
    state = own(bare(), 0, "tower-1", "land-1", "land-2")
    state.players[0].nation = HIGH
    hold(state, 0, "Crown Treasurer", *["Spear of the Dawn"] * 4)
    act(state, "act Crown Treasurer")
    pass_all(state)
    assert len(state.players[0].hand) == 6
    assert state.turn == 0
    assert "decline" in offered(state), "the capture goes on, nothing is discarded"
    assert not any(word.startswith("discard") for word in offered(state))


def test_r10_cards_for_declining_stay_until_the_next_discard() -> None:
    state = hold(bare(), 0, *["Shifter Lynx"] * 5)
    act(state, "decline")
    assert state.turn == 1
    assert len(state.players[0].hand) == 7
    act(state, "decline")
    assert len(state.players[0].hand) == 8, "one more from the Summon"
    assert offered(state) == {"discard Shifter Lynx"}


def test_r38_extra_damage_waits_with_the_strike_and_falls_with_it() -> None:
    """The design lets it follow a hit; the ruling joins it to the declared strike, so that a shield stops both."""
    state = own(bare(), 1, "land-16", "tower-7")
    hold(state, 1, "Initiate")
    state.players[0].artefacts = [card("Thorn of the Old Gods")]
    battle(
        s=ours("- S1 -", lives=4, initiative=9),
        n=theirs("- - MV", lives=4, initiative=4),
        w=theirs("- - MV", lives=4, initiative=2),
        state=state,
    )
    while "use Thorn of the Old Gods" not in offered(state):
        act(state, "pass")
    assert wounds(state, NORTH) == 0, "declared, not carried out"
    act(state, "use Thorn of the Old Gods")
    while "act Initiate" not in offered(state):
        act(state, "pass")
    act(state, "act Initiate", "side N forward")
    while any(frame.title() == "elves.strike" for frame in state.unfinished()):
        act(state, "pass")
    assert wounds(state, NORTH) == 0, "the shield stopped the strike and what was added to it"


@pytest.mark.parametrize("number", range(EAST, len(BOARDS)), ids=lambda number: BOARDS[number].name)
def test_r04_of_the_middle_lines_only_the_one_between_the_castles_is_in_play(number: int) -> None:
    board = BOARDS[number]
    middles = [board.middles[castle] for castle in board.castles]
    assert all(middles)
    (ax, ay), (bx, by) = [middle or (0, 0) for middle in middles]
    for name in board.cells:
        x, y = board.middles[name] or (0, 0)
        if name == CENTRE or (x and y):
            continue
        assert (x, y) == ((ax + bx) // 2 * abs(x) // 200, (ay + by) // 2 * abs(y) // 200), CELLS[name]
    assert len(board.towers) == 3
    assert len(board.near[CENTRE]) == 1


def test_r05_goals_of_three_towers_are_not_dealt_on_a_half_map() -> None:
    dealt = {GOAL_IDS[goal] for goal in GOALS_FOR[3]}
    assert not dealt & {"goal-four-towers", "goal-wide-realm"}
    assert len(GOALS_FOR[8]) == 7


def test_r35_a_goal_is_tested_at_each_change_not_only_after_captures() -> None:
    """A Land given up in another's turn can decide the game for who gets it, and the active player comes first."""
    state = own(bare(), 1, "land-14", "land-15", "land-16", "land-17", "tower-7", "tower-8")
    state.players[0].goal = SEVEN_LANDS
    state.players[1].goal = SEVEN_LANDS
    own(state, 0, "land-1", "land-2", "land-18", "land-19", "land-20", "tower-1")
    check_goals(state)
    assert state.outcome is not None
    assert state.outcome.winners == (0,), "both have seven: the active player first"


def test_r35_the_vigil_is_tested_when_the_turn_begins() -> None:
    state = own(bare(), 0, "land-18")
    state.players[0].goal = WHITE_VIGIL
    take_cell(state, 0, CENTRE)
    assert state.outcome is None, "not at the capture"
    act(state, "decline")
    assert state.outcome is None, "not in the other's turn"
    act(state, "decline")
    assert state.outcome is not None
    assert state.outcome.winners == (0,)


def test_r36_an_empty_castle_is_no_enemy_castle() -> None:
    state = bare(3)
    state.players[0].goal = ENEMY_CASTLE
    state.players[2].out = True
    state.lay_token(state.players[2].castle, -1)
    take_cell(state, 0, state.players[2].castle)
    assert state.outcome is None
    take_cell(state, 0, state.players[1].castle)
    assert state.outcome is not None


@pytest.mark.rule("elves.objects.central-adjacent-only")
def test_the_key_of_towers_leads_to_no_castle_not_even_the_central_one() -> None:
    """On the map for three the Central Castle lies next to Towers; it is attacked from a neighbouring Land only."""
    state = own(bare(3), 0, "tower-2")
    assert {"tower-1", "tower-3", "tower-5"} <= {CELLS[near] for near in state.map().near[CENTRE]}
    state.players[0].artefacts = [card("Key of Nine Towers")]
    hold(state, 0, *["Shifter Lynx"] * 3)
    act(state, "use Key of Nine Towers")
    pass_all(state)
    assert "attack land-8" in offered(state), "next to somebody's Tower"
    assert "attack centre" not in offered(state)
    assert any(not reason.met for reason in state.explain(0, "attack centre"))
    own(state, 0, "tower-1")
    assert "attack centre" in offered(state), "from the neighbouring Tower, as ever"
    assert cell("castle-2") not in state.map().near[cell("tower-1")]


@pytest.mark.parametrize("scenario", ["superiority", "dragonlord", "races", "war", "alliance"])
def test_conditions_cite_no_rule_of_another_scenario(scenario: str) -> None:
    state = hold(bare(4, scenario=scenario), 0, "Shifter Lynx", "Sniper")
    wished = [ATTACK + there for there in range(len(CELLS))] + [ACT + card("Sniper"), USE + card("Eye of the Owl")]
    cited: set[str] = set()
    for option in wished:
        for reason in state.explain(0, option):
            cited.update(reason.rules)
    mine = f"elves.scenarios.{scenario}-"
    assert cited
    assert not [rule for rule in cited if rule.startswith("elves.scenarios.") and not rule.startswith(mine)]


@pytest.mark.parametrize(
    ("wish", "ru", "en"),
    [
        ("attack castle-4", "Нужна общая сторона с вашей Землёй", "must share a side with one of yours"),
        ("attack castle-1", "Земля должна пустовать или принадлежать сопернику", "must be empty or an opponent's"),
        ("use Eye of the Owl", "Артефакт должен быть у вас", "must be one of your artefacts"),
        ("act Sniper", "нужно Земель: 2; у вас 1", "needs 2 Lands; you own 1"),
    ],
)
def test_a_refusal_says_what_is_wanting_not_the_contrary(wish: str, ru: str, en: str) -> None:
    state = hold(bare(), 0, "Shifter Lynx", "Shifter Lynx", "Shifter Lynx", "Sniper")
    with pytest.raises(Refused) as refusal:
        act(state, wish)
    assert ru in ISOLATES.sub("", voice("ru").say(refusal.value.message))
    assert en in ISOLATES.sub("", voice("en").say(refusal.value.message))
