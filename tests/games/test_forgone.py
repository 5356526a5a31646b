"""What ending a phase leaves undone: each game says it of the option that ends, and of no other."""

from __future__ import annotations

from typing import Any

import pytest

from ludoteka.games import shelf
from ludoteka.games.elves.turn import MAIN, Turn
from ludoteka.kernel.luck import Rng
from ludoteka.kernel.machine import State
from ludoteka.lab.tables import Table
from tests.contract.tables import ONE_A_GAME, walk
from tests.games.elves.table import OURS, bare, hold
from tests.games.shards.table import laid


def forgone(state: State, notation: str) -> dict[str, Any]:
    """What this choice would leave undone: message → its number."""
    question = state.decision
    assert question is not None
    return {said.id: said.args.get("n") for said in question.forgone(question.find(notation))}


def silent_but(state: State, *ending: str) -> bool:
    """Whether no other choice leaves anything."""
    question = state.decision
    assert question is not None
    return not any(question.forgone(one.option) for one in question.choices() if one.notation not in ending)


def met(name: str, prompt: str, notation: str, seed: str = "forgone", **options: Any) -> list[State]:
    """The positions of a random game that ask this and offer that."""
    game = shelf.game(name, 2, **options)
    found: list[State] = []
    for round in range(6):
        state, rng = game.deal(f"{seed}{round}"), Rng(seed, str(round))
        for _ in range(900):
            if state.ending:
                break
            offered = state.options()
            asks = state.current().prompt(state).message.id == prompt
            if asks and any(choice.notation == notation for choice in state.choices()):
                found.append(state.clone())
            state.apply(offered[rng.below(len(offered))], state.actor)
    assert found
    return found


def test_shards_cards_champions_relic_and_gems() -> None:
    state = laid("A  hand Crystal, Crystal, Blaster  gems 0")
    assert forgone(state, "end-main") == {"shards-forgone-hand": 3}
    assert silent_but(state, "end-main")
    assert forgone(laid("A  gems 2"), "end-main") == {"shards-forgone-gems": 2}  # mastery could be had for one
    assert forgone(laid("A  gems 2  focused yes"), "end-main") == {}  # nothing could: they are lost anyway
    buying = laid("A  gems 2  focused yes", "table  row Order Initiate")
    assert forgone(buying, "end-main") == {"shards-forgone-gems": 2}
    champion = laid("A  champions Optio Crusher")
    exhausts = sum(choice.verb == "exhaust" for choice in champion.choices())
    assert forgone(champion, "end-main") == ({"shards-forgone-champions": exhausts} if exhausts else {})
    assert forgone(laid("A"), "end-main") == {}


def test_quarriors_portals_and_quiddity() -> None:
    lost: set[tuple[bool, bool]] = set()
    for state in met("quarriors", "quarriors-ask-capture", "end-turn"):
        captures = sum(choice.verb == "capture" for choice in state.choices())
        said = forgone(state, "end-turn")
        assert not said or (captures and set(said) == {"quarriors-forgone-quiddity"} and min(said.values()) > 0)
        lost.add((captures > 0, bool(said)))
        assert silent_but(state, "end-turn")
    assert lost >= {(True, True), (True, False)}  # a die for nothing may be captured, but nothing is lost without it
    asked = met("quarriors", "quarriors-ask-immediate", "done")
    counts = {forgone(state, "done").get("quarriors-forgone-portals", 0) for state in asked}
    assert counts >= {1, 2}


def test_etherstone_a_rest_that_restores_nobody() -> None:
    said = set()
    for state in met("etherstone", "etherstone-ask-market-or-action", "rest"):
        view = state.view(state.actor)
        tapped = any(one["tapped"] for one in view["players"][state.actor]["play"])
        dice = sum(choice.verb == "take" for choice in state.choices())
        left = forgone(state, "rest")
        assert bool(left) == (not tapped and dice > 0)
        assert silent_but(state, "rest")
        said.add(bool(left))
    assert said == {True, False}


def test_etherstone_abilities_that_cost_nothing() -> None:
    counts = set()
    for state in met("etherstone", "etherstone-ask-abilities", "done"):
        left = forgone(state, "done").get("etherstone-forgone-abilities", 0)
        assert 0 <= left <= len(state.choices()) - 1
        assert silent_but(state, "done")
        counts.add(left)
    assert {0, 1} <= counts  # some have a price or hurt: nothing is said of those


def test_evolution_sleep_beside_energy() -> None:
    said = set()
    for state in met("evolution", "evolution-ask-action", "sleep"):
        verbs = {choice.verb for choice in state.choices()}
        left = set(forgone(state, "sleep"))
        assert ("evolution-forgone-energy" in left) == bool(verbs & {"gain-lower", "gain-upper"})
        assert ("evolution-forgone-transmutation" in left) == ("transmute" in verbs)
        assert silent_but(state, "sleep")
        said.add(frozenset(left))
    assert frozenset() in said
    assert any("evolution-forgone-energy" in left for left in said)


def test_elves_the_second_capture() -> None:
    state = hold(bare(), 0, *[OURS] * 3)
    assert forgone(state, "decline") == {}  # two cards are drawn for it
    turn = state.current()
    assert isinstance(turn, Turn)
    turn.again = True
    state.offered = None
    assert turn.at == MAIN + 1
    assert forgone(state, "end-turn") == {"elves-forgone-capture": None}
    assert silent_but(state, "end-turn")


@pytest.mark.parametrize("table", ONE_A_GAME, ids=repr)
def test_who_forgoes_something_could_do_something_else(table: Table) -> None:
    for state in walk(table, "forgone"):
        if state.ending:
            return
        before = state.digest()
        question = state.decision
        assert question is not None
        forgoing = [one for one in question.options if question.forgone(one)]
        assert len(forgoing) < max(2, len(state.options()))
        assert state.digest() == before


def test_elves_nothing_is_lost_where_nobody_can_be_attacked() -> None:
    state = bare()
    turn = state.current()
    assert isinstance(turn, Turn)
    turn.again = True
    state.offered = None
    assert forgone(state, "end-turn") == {}
