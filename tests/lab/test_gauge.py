"""Numbers for `worth` that win: every one has a name, the usual ones judge as `worth` does, and a search repeats."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Final

import pytest

from ludoteka.bots.keen import Keen
from ludoteka.bots.levels import CHAMPION, offered
from ludoteka.bots.observer import Observer
from ludoteka.bots.player import SearchBot
from ludoteka.bots.search import Search, ahead, foremost
from ludoteka.bots.weights import keen_for, policy_of, taught, write_keen
from ludoteka.games.shelf import SHELF, box, game
from ludoteka.kernel.luck import Rng
from ludoteka.kernel.refusal import Refused
from ludoteka.lab import gauge
from ludoteka.lab.agents import Guest, seated
from ludoteka.lab.slices import crew
from ludoteka.lab.tables import Table
from tests.bots.positions import questions
from tests.contract.tables import ONE_A_GAME, TABLES, sample

NUMBERED: Final = [name for name in sorted(SHELF) if box(name).gauge()]
WAITING: Final = sorted(file.stem for file in gauge.LEARNED.glob("*.json"))


def keen(name: str, told: dict[str, float], wary: bool = True) -> Keen:
    return Keen(box(name), policy_of(box(name)).weights, told, wary)


def test_two_games_tell_their_numbers() -> None:
    assert NUMBERED == ["elves", "evolution"]
    with pytest.raises(Refused):
        gauge.sought("shards", "1", 8)


@pytest.mark.parametrize("table", [table for table in TABLES if table.name in NUMBERED], ids=repr)
def test_the_usual_numbers_judge_as_worth_does(table: Table) -> None:
    """Bit for bit, at every sort of table: the frozen master and `greedy` go by them."""
    name = table.name
    told = keen(name, box(name).gauge())
    untold = keen(name, {})
    for state in sample(table, "gauge", 12):
        for seat in range(state.seats()):
            assert told.worth(state, seat) == untold.worth(state, seat) == box(name).worth(state, seat)


@pytest.mark.parametrize("name", NUMBERED)
def test_a_number_that_is_moved_is_felt(name: str) -> None:
    usual = box(name).gauge()
    words = gauge.felt(name, usual, gauge.strides(name, usual), "1")
    assert len(words) > 30
    assert set(words) <= set(usual)
    assert "calm" not in words, "one look ahead does not depend on it"


@pytest.mark.parametrize("name", WAITING)
def test_what_was_found_waits_for_a_match(name: str) -> None:
    """The file is read as it was written, and the arena can seat whoever plays by it. Whoever has won is a champion."""
    assert name in NUMBERED
    assert CHAMPION not in offered(box(name))
    text = (gauge.LEARNED / f"{name}.json").read_text("utf-8")
    data = json.loads(text)
    assert write_keen(keen_for(box(name), data), data["made"]) == text
    found = seated("ludoteka.lab.gauge:candidate", box(name), "1")
    assert isinstance(found, Guest)
    assert isinstance(found.agent, SearchBot)
    assert isinstance(found.agent.policy, Keen)


@pytest.mark.parametrize("name", NUMBERED)
def test_a_file_tells_what_is_not_as_usual(name: str) -> None:
    usual = box(name).gauge()
    words = list(usual)
    mind = keen(name, {**usual, words[0]: 0.12345, words[1]: 2.0})
    text = write_keen(mind, {"command": "none"})
    data = json.loads(text)
    assert data["gauge"] == {words[0]: 0.1235, words[1]: 2}
    assert write_keen(keen_for(box(name), data), data["made"]) == text
    for spoilt in ({**data, "gauge": {"nothing known": 1.0}}, {**data, "version": 99}):
        with pytest.raises(Refused):
            keen_for(box(name), spoilt)


@pytest.mark.parametrize("name", NUMBERED)
def test_another_process_is_told_the_same(name: str) -> None:
    words = list(box(name).gauge())
    mind = keen(name, {words[0]: 0.5}, wary=True)
    twin = taught(mind.lesson())
    assert isinstance(twin, Keen)
    held = mind.held(0.5)
    assert mind.held(1.0) is mind
    assert isinstance(held, Keen)
    assert held.weights == [0.5 * weight for weight in mind.weights]
    for table in (table for table in ONE_A_GAME if table.name == name):
        for state, seat in questions(table, "told", 3):
            found = [
                [(one.option, one.weight, one.worth) for one in SearchBot("1", each, 24, 2, 0).weighed(eyes)]
                for each in (mind, twin)
                for eyes in [Observer(state, seat)]
            ]
            assert found[0] == found[1]
            assert held.worth(state, seat) == mind.worth(state, seat)


def test_a_wary_search_expects_the_best_of_its_rivals() -> None:
    """Where a rival is asked, it takes what leaves it best off; others draw."""
    for table in (table for table in ONE_A_GAME if table.name in NUMBERED):
        mind = keen(table.name, {})
        for state, seat in questions(table, "wary", 3):
            world = Observer(state, seat).world(Rng("1", "wary"))
            looks = ahead(mind, world, world.options(), world.actor)
            assert looks[world.options().index(foremost(mind, world, world.options()))] == max(looks)
    found = []
    for wary in (True, False):
        state = game("evolution", 2).deal("wary")
        rows = []
        for _ in range(8):
            search = Search(keen("evolution", {}, wary), Observer(state, state.actor), Rng("1", "tree"))
            for _ in range(60):
                search.grow()
            rows.append(search.ranked())
            state.play(state.options()[0])
        found.append(rows)
    assert found[0] != found[1]


def test_a_search_for_numbers_repeats_whoever_plays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(gauge, "PROBES", 1)
    texts = []
    for name, more in (("one", ["1"]), ("two", ["1", "--jobs", "2"]), ("other", ["2"])):
        out = tmp_path / f"{name}.json"
        assert gauge.main(["evolution", "--pairs", "24", "--out", str(out), "--seed", *more]) == 0
        texts.append(out.read_text("utf-8"))
    assert texts[0] == texts[1] != texts[2]
    data = json.loads(texts[0])
    assert data["made"]["games"] == 48
    usual = box("evolution").gauge()
    assert 0 < len(data["gauge"]) < len(usual)
    assert "trait nosferatu" not in data["gauge"], "what no table of this kind has is left alone"
    call = ["evolution", "--pairs", "8", "--seed", "1", "--parent", str(tmp_path / "one.json")]
    assert gauge.main([*call, "--out", str(tmp_path / "on.json")]) == 0
    after = json.loads((tmp_path / "on.json").read_text("utf-8"))
    assert after["made"]["parent"]
    assert after["gauge"] != data["gauge"]
    assert gauge.main(["shards", "--pairs", "8", "--out", str(tmp_path / "no.json")]) == 2


def test_whoever_plays_by_the_same_numbers_wins_half() -> None:
    mind = policy_of(box("evolution"))
    assert [gauge.paired(game("evolution", 2), mind, mind, f"even/{deal}") for deal in range(3)] == [1.0] * 3
    with crew(game("evolution")) as alone:
        assert gauge.sought("evolution", "1", 8, "", alone)[0].keys() <= box("evolution").gauge().keys()
