"""Both sides of rules: where something is offered and where not, what changes and what stays."""

from __future__ import annotations

import pytest

from ludoteka.games import shelf
from ludoteka.games.elves.answers import Answers
from ludoteka.games.elves.board import CENTRE
from ludoteka.games.elves.deck import DRAGON_OF
from ludoteka.games.elves.pieces import NORTH, SOUTH
from ludoteka.games.elves.results import take_cell
from ludoteka.games.elves.state import Elves
from ludoteka.games.elves.windows import AFTER_DECLARATION, AFTER_DISCARD, AT_DEATH, AT_ITEM, AT_ROUND, AT_START
from ludoteka.kernel.refusal import Refused
from tests.games.elves.table import act, bare, battle, begun, card, cell, hold, offered, ours, own, theirs, wounds

LYNX = "Shifter Lynx"
GOLEM = "Shard Golem"


# --- trade and exchange ---------------------------------------------------------------------------------------------


def rich(players: int = 2) -> Elves:
    """Both hold treasures to exchange and to offer, and artefacts that keep every window of a battle open."""
    state = own(bare(players), 1, "land-16")
    for player in state.players[:2]:
        player.treasures = [card("Amber Circlet")] * 3
        player.artefacts = [card("Thunder Vial"), card("Homecoming Feather"), card("Seal of Hush")]
    return state


def exchanges(state: Elves) -> set[str]:
    return {word for word in offered(state) if word.startswith(("exchange", "offer-to"))}


@pytest.mark.rule("elves.actions.treasure-not-in-battle", "elves.actions.trade-not-in-battle")
@pytest.mark.rule("elves.objects.artefact-no-trade-in-battle")
def test_nothing_is_exchanged_in_any_window_of_a_battle() -> None:
    state = battle(
        s=ours("- S1 -", lives=2, initiative=9), n=theirs("- S1 -", lives=2), w=theirs("MV - -"), state=rich()
    )
    seen: set[int] = set()
    rounds: set[int] = set()
    while state.turn == 0 and not state.ending:
        window = state.current()
        if isinstance(window, Answers):
            seen.add(window.window)
            rounds.add(state.round)
        if state.conflict >= 0:
            assert not exchanges(state)
        act(state, "pass" if "pass" in offered(state) else sorted(offered(state))[0])
    assert seen >= {AT_START, AT_ITEM, AT_DEATH, AT_ROUND}
    assert {1, 2} <= rounds


@pytest.mark.rule("elves.actions.treasure-exchange-any-turn", "elves.actions.treasure-exchange-before-battle")
def test_treasures_are_exchanged_after_the_discard_and_before_a_battle() -> None:
    state = hold(own(rich(), 1, "land-20"), 0, LYNX, LYNX, LYNX)
    hold(state, 1, GOLEM, GOLEM, GOLEM)
    act(state, "attack land-20")
    seen: dict[int, set[int]] = {}
    for _ in range(6):
        window = state.current()
        if not isinstance(window, Answers):
            break
        if exchanges(state):
            seen.setdefault(window.window, set()).add(state.actor)
            assert any(word.startswith("exchange") for word in exchanges(state))
            assert any(word.startswith("offer-to") for word in exchanges(state))
        act(state, "pass")
    assert seen == {AFTER_DECLARATION: {0, 1}}
    assert AFTER_DISCARD not in seen, "that window has closed"


# --- one attack, one token --------------------------------------------------------------------------------------------


@pytest.mark.rule("elves.turn.one-attack-per-turn")
def test_a_won_capture_is_the_only_one_of_the_turn() -> None:
    state = hold(own(bare(), 1, "land-20"), 0, *[LYNX] * 5)
    act(state, "attack land-20")
    assert state.owners[cell("land-20")] == 0
    assert state.turn == 1, "A is not asked again"


@pytest.mark.rule("elves.turn.one-attack-per-turn")
def test_the_second_capture_of_a_card_needs_the_first_to_be_won_and_is_the_last() -> None:
    state = own(own(bare(), 1, "land-20", "land-19"), 0, "tower-1", "land-1", "land-2")
    state.players[0].nation = 2
    hold(state, 0, "Sigrain Icefang", *[LYNX] * 5)
    act(state, "act Sigrain Icefang")
    while "attack land-20" not in offered(state):
        act(state, "pass")
    act(state, "attack land-20")
    assert state.turn == 0
    assert state.owners[cell("land-20")] == 0
    assert "end-turn" in offered(state), "once more"
    assert "decline" not in offered(state)
    third = state.clone()
    assert isinstance(third, Elves)
    act(state, "end-turn")
    assert state.turn == 1
    act(third, "attack land-19")
    assert third.owners[cell("land-19")] == 0
    assert third.turn == 1, "there is no third"


@pytest.mark.rule("elves.objects.attacker-wins-token")
def test_the_tokens_of_a_captured_land() -> None:
    state = own(bare(3), 1, "land-20")
    state.conflict = cell("land-20")
    before = state.view(0)["tokens"]
    take_cell(state, 2, cell("land-20"))
    assert state.owners[cell("land-20")] == 2
    assert state.conflict == -1
    assert state.view(0)["tokens"] == [before[0], before[1] + 1, before[2] - 1], "B has its own back, C laid one"


@pytest.mark.rule("elves.objects.attacker-wins-token")
def test_a_vigil_in_the_centre_begins_anew_with_its_owner() -> None:
    state = bare(3)
    for player in state.players:
        player.vigil = 2
    take_cell(state, 1, cell("land-3"))
    assert [player.vigil for player in state.players] == [2, 2, 2]
    take_cell(state, 1, CENTRE)
    assert [player.vigil for player in state.players] == [0, 0, 0]


# --- the battle -------------------------------------------------------------------------------------------------------


def struck(state: Elves) -> list[tuple[int, int]]:
    """In which round which card struck."""
    assert state.log is not None
    found: list[tuple[int, int]] = []
    now = 0
    for event in state.log:
        if event.what.name == "round-began":
            now = event.values[0]
        elif event.what.name == "struck":
            found.append((now, event.values[0]))
    return found


@pytest.mark.rule("elves.battle.multiple-rounds")
def test_in_every_round_all_who_live_act_from_the_highest_initiative_down() -> None:
    state = own(bare(), 1, "land-16")
    state.log = []
    mine, foe = "Shifter Lynx", "Shard Golem"
    battle(
        s=ours("- S1 -", lives=4, initiative=4, of=mine),
        n=theirs("- S1 -", lives=4, initiative=9, of=foe),
        state=state,
    )
    both = [(n, who) for n in (1, 2, 3) for who in (card(foe), card(mine))]
    assert struck(state) == [*both, (4, card(foe))], "the slower one dies in the fourth round before its turn"


@pytest.mark.rule("elves.attacks.counter-attack-wounds-attacker", "elves.attacks.counter-attack-one-life")
@pytest.mark.rule("elves.attacks.counter-attack-no-protection")
@pytest.mark.parametrize(("strike", "lost"), [("S1", 1), ("S2", 2), ("P1", 1), ("P2", 2)])
def test_a_counter_attack_takes_one_life_and_stops_nothing(strike: str, lost: int) -> None:
    state = battle(
        s=ours(f"- {strike} -", lives=5, initiative=9), n=theirs("- CA -", lives=5, initiative=1), w=theirs("MV - -")
    )
    assert wounds(state, SOUTH) == 1
    assert wounds(state, NORTH) == lost


@pytest.mark.rule("elves.battle.two-variants")
@pytest.mark.parametrize(("layout", "asked"), [("novice", False), ("advanced", True)])
def test_the_option_decides_whether_cards_are_placed_by_hand(layout: str, asked: bool) -> None:
    state = hold(own(bare(layout=layout), 1, "land-20"), 0, LYNX, LYNX, LYNX)
    hold(state, 1, GOLEM, GOLEM, GOLEM)
    act(state, "attack land-20", "accept", *[f"send {GOLEM}"] * 3, *[f"send {LYNX}"] * 3)
    assert any(word.startswith("place") for word in offered(state)) is asked


# --- scenarios and dragons --------------------------------------------------------------------------------------------


@pytest.mark.rule("elves.scenarios.scenario-choice")
def test_the_five_scenarios_by_name_and_superiority_by_default() -> None:
    game = shelf.game("elves", 4)
    scenario = next(s for s in game.box.settings() if s.name == "scenario")
    assert scenario.values == ("superiority", "dragonlord", "races", "war", "alliance")
    assert game.options["scenario"] == "superiority"
    for name in scenario.values:
        state = begun(4, scenario=name)
        assert state.rules.scenario == name
        assert all((player.goal >= 0) == (name == "superiority") for player in state.players)


@pytest.mark.rule("elves.objects.castle-dragon-must-defend")
def test_the_dragon_cannot_be_left_at_home_nor_sent_elsewhere() -> None:
    state = bare()
    state.lay_token(state.map().near[state.players[1].castle][0], 0)
    hold(state, 0, *[LYNX] * 3)
    hold(state, 1, *[GOLEM] * 4)
    act(state, "attack castle-4")
    assert state.players[1].sent == [DRAGON_OF[1]]
    with pytest.raises(Refused) as refusal:
        state.apply("retreat", 1)
    assert "elves.objects.castle-dragon-must-defend" in refusal.value.rules
    act(state, *[f"send {GOLEM}"] * 2)
    assert state.players[1].sent == [DRAGON_OF[1], card(GOLEM), card(GOLEM)]
    land = hold(own(bare(), 1, "land-20"), 0, *[LYNX] * 3)
    hold(land, 1, *[GOLEM] * 3)
    act(land, "attack land-20", "accept")
    assert land.players[1].sent == [], "for a Land no dragon comes"
