"""Every attribute is a declared field, and a clone shares nothing that can change."""

from __future__ import annotations

from types import GetSetDescriptorType, MemberDescriptorType
from typing import Any

import pytest

from ludoteka.kernel.luck import Rng
from ludoteka.kernel.machine import PASSAGES, Effect, Frame, State, Text
from ludoteka.kernel.plain import Plain, pour_field, save
from ludoteka.kernel.playout import playout
from ludoteka.lab.tables import Table
from tests.contract.tables import GAMES, TABLES, sample, step, walk

# The machine's own, on a state: a listener, what it is shown, the open options, and a count that tells twins apart.
CACHES = {"log", "stills", "offered", "volunteered"}
PROPERTIES = {"decision", "decisions", "outcome"}  # in the compiled form they look like attributes
SHARED = (Text, Effect)  # immutable, shared by all states


def attributes(thing: object) -> set[str]:
    """The names of everything an object holds, in either form of the rules."""
    names = set(getattr(thing, "__dict__", {}))
    for kind in type(thing).__mro__:
        for name, value in vars(kind).items():
            if isinstance(value, (GetSetDescriptorType, MemberDescriptorType)) and not name.startswith("__"):
                names.add(name)
    return names - PROPERTIES


def things(value: Any, found: dict[int, Any], path: str, paths: dict[int, str]) -> None:
    """Every object that could change, reached from a value."""
    if value is None or isinstance(value, (int, str, bool, float, *SHARED)):
        return
    if isinstance(value, tuple):
        for item in value:
            things(item, found, path, paths)
        return
    if id(value) in found:
        return
    found[id(value)] = value
    paths[id(value)] = path
    if isinstance(value, list):
        for i, item in enumerate(value):
            things(item, found, f"{path}[{i}]", paths)
        return
    assert not isinstance(value, (dict, set)), f"{path} is a {type(value).__name__}: state is plain"
    assert not callable(value), f"{path} can be called: no code in a state"
    for name in attributes(value):
        things(getattr(value, name), found, f"{path}.{name}", paths)


def plain_things(state: State) -> list[Plain]:
    found: dict[int, Any] = {}
    things(state, found, "state", {})
    return [thing for thing in found.values() if isinstance(thing, Plain)]


def declared(thing: Plain) -> set[str]:
    names = [field.name for field in thing.fields()]
    assert len(names) == len(set(names)), f"{type(thing).__name__} declares a field twice"
    return set(names)


@pytest.mark.parametrize("table", TABLES, ids=repr)
def test_every_attribute_is_a_declared_field(table: Table) -> None:
    for state in sample(table, "fields", 12):
        for thing in plain_things(state):
            ours = attributes(thing) - (CACHES if isinstance(thing, State) else set())
            assert ours == declared(thing) | set(thing.kept()), type(thing).__name__
            assert not declared(thing) & set(thing.kept()), type(thing).__name__


@pytest.mark.parametrize("table", TABLES, ids=repr)
def test_what_is_kept_beside_the_fields_is_worked_out_anew(table: Table) -> None:
    for state in sample(table, "kept", 12):
        loaded = table.game.load(table.game.save(state))
        for other in (loaded, state.clone()):
            for mine, theirs in zip(plain_things(state), plain_things(other), strict=True):
                for name in mine.kept():
                    assert getattr(mine, name) == getattr(theirs, name), f"{type(mine).__name__}.{name}"


@pytest.mark.parametrize("name", GAMES)
def test_every_passage_declares_its_notes(name: str) -> None:
    titles = [title for title in PASSAGES if title.startswith(f"{name}.")]
    assert titles
    for title in titles:
        frame = PASSAGES[title]()
        assert isinstance(frame, Frame)
        assert frame.title() == title
        assert attributes(frame) == declared(frame), title
        twin = frame.clone()
        assert type(twin) is type(frame)
        assert save(twin) == save(frame), title


@pytest.mark.parametrize("table", TABLES, ids=repr)
def test_a_clone_shares_nothing_that_can_change(table: Table) -> None:
    for state in sample(table, "shares", 12):
        twin = state.clone()
        mine: dict[int, Any] = {}
        paths: dict[int, str] = {}
        things(state, mine, "state", paths)
        his: dict[int, Any] = {}
        things(twin, his, "twin", {})
        rules = getattr(state, "rules", None)
        both = {paths[key]: mine[key] for key in mine if key in his and mine[key] is not rules}
        assert twin.log is None, "a clone has no listener"
        # Lists of numbers may be shared where a game replaces them and never changes one: then neither twin's future,
        # played in each, may touch them.
        assert all(is_list_of_numbers(thing) for thing in both.values()), list(both)
        before = {path: thing[:] for path, thing in both.items()}
        for future in (twin.clone(), twin, state.clone()):
            playout(future, 7, 150)
            assert both == before


def is_list_of_numbers(thing: Any) -> bool:
    return isinstance(thing, list) and all(isinstance(item, int) for item in thing)


@pytest.mark.parametrize("table", TABLES, ids=repr)
def test_the_shared_rules_never_change(table: Table) -> None:
    before = ""
    for state in walk(table, "rules"):
        rules = getattr(state, "rules", None)
        if isinstance(rules, Plain):
            now = str(save(rules))
            assert before in ("", now)
            before = now


@pytest.mark.parametrize("table", TABLES, ids=repr)
def test_a_clone_is_equal_and_lives_its_own_life(table: Table) -> None:
    rng = Rng(repr(table), "clone")
    for state in walk(table, "clone"):
        if state.ending:
            continue
        before = state.digest()
        twin = state.clone()
        assert type(twin) is type(state)
        assert twin == state
        assert twin.digest() == before
        step(twin, rng)
        if not twin.ending:
            step(twin, rng)
        assert state.digest() == before


@pytest.mark.parametrize("table", TABLES, ids=repr)
def test_what_is_written_out_for_hashes_is_what_the_declaration_says(table: Table) -> None:
    for state in sample(table, "pour", 6):
        for thing in plain_things(state):
            written: list[int] = []
            thing.pour(written)
            declared: list[int] = []
            for field in thing.fields():
                pour_field(thing, field, declared)
            assert written == declared, type(thing).__name__
