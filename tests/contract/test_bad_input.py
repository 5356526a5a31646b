"""Whatever comes from outside is understood or refused with a sentence; nothing else happens."""

from __future__ import annotations

import copy
import json
from contextlib import suppress
from functools import cache
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from ludoteka.games import shelf
from ludoteka.kernel.game import Game, parse_json
from ludoteka.kernel.luck import Rng
from ludoteka.kernel.machine import State
from ludoteka.kernel.positions import read_position, write_position
from ludoteka.kernel.refusal import Refused
from ludoteka.kernel.story import Untrue, read_header, read_stories, tell_story
from ludoteka.lab.tables import Table, few
from tests.contract.tables import GAMES, ONE_A_GAME, SOAK, step
from tests.contract.test_matches import played

FEW = settings(
    max_examples=2000 if SOAK else 25,
    deadline=None,
    derandomize=not SOAK,
    database=None,
    suppress_health_check=list(HealthCheck),
)

JUNK: st.SearchStrategy[Any] = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-3, 300),
    st.integers(-(2**80), 2**80),
    st.floats(allow_nan=False),
    st.text(max_size=12),
    st.lists(st.integers(-2, 90), max_size=4),
    st.dictionaries(st.text(max_size=5), st.integers(), max_size=3),
)


@cache
def middle(table: Table, seed: str, choices: int = 40) -> State:
    state = table.game.deal(seed)
    rng = Rng(seed, "middle")
    for _ in range(choices):
        twin = state.clone()
        step(twin, rng)
        if twin.ending:
            break
        state = twin
    return state


@cache
def saved(table: Table, seed: str) -> Any:
    return json.loads(json.dumps(table.game.save(middle(table, seed))))


@cache
def recorded(table: Table) -> str:
    return played(table, "broken", 20).record.write()


def paths(data: Any, here: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    found = [here]
    if isinstance(data, dict):
        for key, value in data.items():
            found.extend(paths(value, (*here, key)))
    elif isinstance(data, list):
        for i, value in enumerate(data):
            found.extend(paths(value, (*here, i)))
    return found


def changed(data: Any, path: tuple[Any, ...], how: str, junk: Any) -> Any:
    """A copy of plain data with one place in it replaced, taken away or added to."""
    if not path:
        return junk
    data = copy.deepcopy(data)
    at = data
    for key in path[:-1]:
        at = at[key]
    if how == "replace":
        at[path[-1]] = junk
    elif how == "remove":
        del at[path[-1]]
    elif isinstance(at, dict):
        at["surplus"] = junk
    else:
        at.append(junk)
    return data


@pytest.mark.parametrize("table", ONE_A_GAME, ids=repr)
@given(data=st.data())
@FEW
def test_a_broken_save_is_refused_or_loads_as_it_is(table: Table, data: st.DataObject) -> None:
    game = table.game
    good = saved(table, data.draw(st.sampled_from("abcdef")))
    path = data.draw(st.sampled_from(paths(good)))
    bad = changed(good, path, data.draw(st.sampled_from(["replace", "remove", "add"])), data.draw(JUNK))
    try:
        state = game.load(bad)
    except Refused:
        return
    assert game.save(state)["state"] == bad["state"]
    if not state.ending:
        assert state.choices()
    assert state.view()


@pytest.mark.parametrize("table", ONE_A_GAME, ids=repr)
@given(data=st.data())
@FEW
def test_a_broken_record_is_refused(table: Table, data: st.DataObject) -> None:
    lines = recorded(table).splitlines()
    i = data.draw(st.integers(0, len(lines) - 1))
    how = data.draw(st.sampled_from(["line", "cut", "insert", "swap"]))
    noise = data.draw(st.one_of(st.text(max_size=30), st.sampled_from(lines)))
    if how == "line":
        lines[i] = noise
    elif how == "cut":
        at = data.draw(st.integers(0, len(lines[i])))
        lines[i] = lines[i][:at]
    elif how == "insert":
        lines.insert(i, noise)
    else:
        j = data.draw(st.integers(0, len(lines) - 1))
        lines[i], lines[j] = lines[j], lines[i]
    with suppress(Refused):
        record = shelf.record("\n".join(lines))
        record.verify()
        record.replay()


@pytest.mark.parametrize("table", ONE_A_GAME, ids=repr)
@given(noise=st.text(max_size=60))
@FEW
def test_noise_is_no_record(table: Table, noise: str) -> None:
    with pytest.raises(Refused):
        shelf.record(noise)
    with pytest.raises(Refused):
        shelf.record(f"ludoteka record 1\n{noise}")


@pytest.mark.parametrize("table", ONE_A_GAME, ids=repr)
@given(data=st.data())
@FEW
def test_noise_is_no_choice(table: Table, data: st.DataObject) -> None:
    state = middle(table, "choice").clone()
    before = state.digest()
    verbs = [verb.name for verb in state.verbs().all]
    notations = [choice.notation for choice in state.choices()]
    words = data.draw(
        st.one_of(
            st.text(max_size=20),
            st.builds("{} {}".format, st.sampled_from(verbs), st.text(max_size=12)),
            st.builds("{}{}".format, st.sampled_from(notations), st.text(min_size=1, max_size=3)),
        )
    )
    seat = data.draw(st.sampled_from([-1, state.actor, 0, state.seats() - 1, state.seats(), 77, -5]))
    if words in notations:
        return
    with pytest.raises(Refused):
        state.apply(words, seat)
    assert state.digest() == before
    n = data.draw(st.integers(-(2**70), 2**70))
    if n not in state.options():
        with pytest.raises(Refused):
            state.apply(n)
        assert state.digest() == before
    assert state.explain(seat, words)


@pytest.mark.parametrize("name", GAMES)
@given(data=st.data())
@FEW
def test_options_that_no_box_knows_are_refused(name: str, data: st.DataObject) -> None:
    box = shelf.box(name)
    known = [setting.name for setting in box.settings()]
    options = data.draw(st.dictionaries(st.one_of(st.sampled_from([*known, "colour"]), st.text(max_size=5)), JUNK))
    players = data.draw(st.one_of(st.sampled_from(box.players()), JUNK))
    fine = {setting.name: setting.values for setting in box.settings()}
    try:
        game = shelf.game_of(name, players, options)
    except Refused:
        return
    assert game.players in box.players()
    for key, value in options.items():
        assert any(value == allowed and type(value) is type(allowed) for allowed in fine[key])
    assert game.deal(1).options()


@given(name=st.text(max_size=10))
@FEW
def test_no_such_game(name: str) -> None:
    if name not in GAMES:
        with pytest.raises(Refused):
            shelf.game(name)


@pytest.mark.parametrize("table", ONE_A_GAME, ids=repr)
@given(data=st.data())
@FEW
def test_a_broken_position_is_refused(table: Table, data: st.DataObject) -> None:
    box = shelf.box(table.name)
    state = middle(table, "position")
    lines = write_position(state, box.common())
    line = data.draw(st.sampled_from(lines))
    how = data.draw(st.sampled_from(["noise", "cut", "put"]))
    noise = data.draw(st.text(max_size=15))
    at = data.draw(st.integers(0, len(line)))
    bad = noise if how == "noise" else line[:at] if how == "cut" else line[:at] + noise + line[at:]
    twin = state.clone()
    try:
        read_position(twin, bad, box.common())
    except Refused:
        assert twin.digest() == state.digest(), "a refused line changes nothing"
    with suppress(Refused):
        table.game.position(data.draw(st.dictionaries(st.sampled_from([f.name for f in state.fields()]), JUNK)))


@given(text=st.text(alphabet=st.sampled_from("game shrd=ABC>?!  \n\t-1xyz|:{}\""), max_size=120))
@FEW
def test_a_broken_story_is_refused_or_untrue(text: str) -> None:
    name = GAMES[0]
    table = few(name, 1, SOAK)[0]
    with suppress(Refused, Untrue):
        for story in read_stories(text):
            if story.header:
                read_header(story.header)
            tell_story(story, table.game)


@pytest.mark.parametrize("header", ["game", "game x players=two", "game x players=", "nothing", "", "game shards a=1"])
def test_a_broken_header_is_refused(header: str) -> None:
    with pytest.raises(Refused):
        shelf.game_of(*read_header(header))


@given(text=st.text(max_size=20))
@FEW
def test_json_from_outside(text: str) -> None:
    try:
        json.loads(text)
    except ValueError:
        with pytest.raises(Refused):
            parse_json(text)
    else:
        parse_json(text)


def test_deep_json_is_refused() -> None:
    with pytest.raises(Refused):
        parse_json("[" * 100_000)


@pytest.mark.parametrize("players", [0, -1, 99, True, 2.0, "2", None])
@pytest.mark.parametrize("name", GAMES)
def test_players_that_no_box_knows(name: str, players: Any) -> None:
    with pytest.raises(Refused):
        Game(shelf.box(name), players, {})
