"""Rules and rulings: whole in both languages, and found with the code that keeps them and the tests that prove them."""

from __future__ import annotations

import re
import textwrap
from pathlib import Path

import pytest

from ludoteka.games.shelf import SHELF
from ludoteka.kernel.refusal import Refused
from ludoteka.text import rulebook

GAMES = sorted(SHELF)


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_is_whole(game: str) -> None:
    rules = rulebook.rules_of(game)
    assert rules
    for id, rule in rules.items():
        assert id.startswith(f"{game}.")
        assert all((rule.section, rule.en, rule.ru, rule.check)), id
        assert not re.search("[а-яё]", rule.heading.lower()), id


@pytest.mark.parametrize("game", GAMES)
def test_every_heading_heads_a_rule(game: str) -> None:
    printed = {rule.section for rule in rulebook.rules_of(game).values()}
    assert set(rulebook.table(game, "rules.toml")["headings"]) == printed


@pytest.mark.parametrize("game", GAMES)
def test_every_ruling_is_whole_and_its_switch_exists(game: str) -> None:
    rulings = rulebook.rulings_of(game)
    settings = {setting.name: setting for setting in SHELF[game].settings()}
    assert rulings
    for id, ruling in rulings.items():
        assert ruling.kind, id
        assert ruling.confidence in ("high", "medium", "low"), id
        assert ruling.en, id
        assert ruling.ru, id
        assert set(ruling.switches) <= set(settings), id
    switched = {switch for ruling in rulings.values() for switch in ruling.switches}
    assert {name for name, setting in settings.items() if setting.ruling} <= switched


@pytest.mark.parametrize("game", GAMES)
def test_settings_cite_rules_and_rulings_that_exist(game: str) -> None:
    known = {*rulebook.rules_of(game), *rulebook.rulings_of(game)}
    assert [(s.name, id) for s in SHELF[game].settings() for id in s.rules if id not in known] == []


def test_shards_has_the_whole_book() -> None:
    assert len(rulebook.rules_of("shards")) == 220
    assert list(rulebook.rulings_of("shards")) == [f"R{n:02}" for n in range(1, 52)]


SOURCE = '''
# rule: g.module

# rule: g.above
# rule: g.above-too, g.second
class Turn:
    """A turn."""

    # rule: g.method
    @property
    def first(self):
        x = 1
        # rule: g.inside
        return x

def other():
    if True:
        # rule: g.other
        pass
CARD = card(
    # rule: g.card
    1
)
'''


def test_a_rule_is_found_at_what_keeps_it(tmp_path: Path) -> None:
    file = tmp_path / "turn.py"
    file.write_text(textwrap.dedent(SOURCE))
    found = {place.rule: place.name for place in rulebook.citations(file)}
    assert found == {
        "g.module": "Turn",
        "g.above": "Turn",
        "g.above-too": "Turn",
        "g.second": "Turn",
        "g.method": "Turn.first",
        "g.inside": "Turn.first",
        "g.other": "other",
        "g.card": "CARD",
    }


def test_stories_and_marked_tests_prove_rules() -> None:
    story = rulebook.proven()["shards.mastery.own-gain-counts"][0]
    assert story.file == "src/ludoteka/games/shards/examples.story", "a printed example proves rules too"
    assert story.name == "its own mastery counts for its own bonus"
    assert "tests/games/shards/shields.story" in [test.file for test in rulebook.proven()["shards.shields.optional"]]
    assert "shards.setup.turn-order-clockwise" in rulebook.kept()


@pytest.mark.parametrize("game", GAMES)
def test_the_tally_adds_up(game: str) -> None:
    tally = rulebook.coverage(game)
    rules = rulebook.rules_of(game)
    assert set(tally) == {"rules", "kept", "proven", "advisory", "orphans"}
    assert tally["rules"] == len(rules)
    for id in tally["orphans"]:
        assert id not in rules or not (id in rulebook.kept() and id in rulebook.proven())


@pytest.mark.parametrize("game", GAMES)
def test_no_rule_is_an_orphan(game: str) -> None:
    """Every printed rule only advises people, or is both kept by code and proven by a test; no other id is cited."""
    assert rulebook.coverage(game)["orphans"] == []


def test_an_id_cited_but_not_in_the_book_is_an_orphan(monkeypatch: pytest.MonkeyPatch) -> None:
    place = rulebook.Place("shards.no.such", "x.py", 1, "x")
    monkeypatch.setattr(rulebook, "kept", lambda: {"shards.no.such": [place]})
    assert "shards.no.such" in rulebook.coverage("shards")["orphans"]


def test_search_in_either_language() -> None:
    english, _ = rulebook.search("starting 50 health", GAMES)
    russian, _ = rulebook.search("начинают с 50", ["shards"])
    assert "shards.setup.starting-health" in {rule.id for rule in russian}
    assert english == [] or all("50" in rule.en for rule in english)
    _, rulings = rulebook.search("talons", GAMES)
    assert "R28" in {ruling.id for ruling in rulings}


def test_the_rulings_of_a_rule() -> None:
    rule = rulebook.rule_of("shards.setup.leaders-dealt-randomly")
    assert [ruling.id for ruling in rulebook.rulings_for(rule)] == ["R08"]
    with pytest.raises(Refused):
        rulebook.rule_of("shards.no.such")
    with pytest.raises(Refused):
        rulebook.rule_of("chess.castling")
