"""Positions: what cannot lie on a table is refused in one sentence, wherever it is told."""

from __future__ import annotations

import os
import subprocess
import sys
from typing import Any

import pytest

from ludoteka.games import shelf
from ludoteka.kernel.refusal import Refused
from ludoteka.kernel.story import Untrue, read_header, read_stories, tell_story


def tell(header: str, *lines: str) -> None:
    (story,) = read_stories(f"game {header}\n\nit goes so\n" + "".join(f"    {line}\n" for line in lines))
    name, players, options = read_header(story.header)
    tell_story(story, shelf.game_of(name, players, options))


@pytest.mark.parametrize(
    ("header", "line", "why"),
    [
        ("shards", "A  mastery 45", "45 is too much"),
        ("shards", "A  gems -3", "-3 is too little"),
        ("shards", "A  hand Axia ×3", "only one"),
        ("shards", "A  champions Crystal", "no champion"),
        ("shards", "A health 40", "two spaces"),
        ("shards", "A  health 40 mastery 9", "two spaces"),
        ("shards", "A  hand Crystal, Nobody", "Nobody"),
        ("shards", "table  phase dinner", "dinner"),
        ("shards", "begin dinner A", "it can begin at: main"),
        ("shards", "begin main Q", "not a seat"),
        ("shards", "begin main A now", "cannot begin"),
        ("etherstone", "A  stones 1,0,0", "there are 4"),
        ("etherstone", "table  dice 7, 1, 1, 1, 1", "7 is too much"),
        ("quarriors", "A  ready Growth S", "no creature"),
        ("quarriors", "A  ready Growth S (attached)", "attached to nothing"),
        ("evolution", "A  creatures 9", "9 is too much"),
        ("evolution", "A  creatures 1 Vampire Vampire", "twice"),
        ("elves", "table  field N Janira attacking, N Initiate defending", "Two warriors"),
        ("elves", "begin fight A", "nothing to fight for"),
        ("evolution", "begin round A", "Nobody could go on"),
    ],
)
def test_a_position_that_cannot_be_is_refused(header: str, line: str, why: str) -> None:
    with pytest.raises(Untrue, match=why):
        tell(header, line)


def test_a_card_cannot_lie_in_two_hands() -> None:
    with pytest.raises(Untrue, match=r"line 5: B  hand Axia\n.*only one"):
        tell("shards", "A  hand Axia", "B  hand Axia")
    tell("shards", "proxies", "A  hand Axia", "B  hand Axia")


def test_luck_that_chance_cannot_give_is_refused() -> None:
    with pytest.raises(Untrue, match="chance gives 0 to"):
        tell("shards", "A  discard Crystal ×5", "luck 99", "A> end-main", "asks B shards-ask-main")


@pytest.mark.parametrize(
    "line",
    ["A! paly Crystal", "A! play Crystall", "A! play", "A- paly Crystal", "A+ play Crystal", "A- end-main"],
)
def test_a_slip_of_the_pen_proves_nothing(line: str) -> None:
    with pytest.raises(Untrue):
        tell("shards", line)


def test_a_story_begins_once() -> None:
    with pytest.raises(Untrue, match="begins once"):
        tell("shards", "begin main A", "A> end-main", "begin main B")


@pytest.mark.parametrize("line", ["score A  glory 3", "score A  courage 0", "score Q  glory 0"])
def test_a_score_that_is_not_so_is_found(line: str) -> None:
    tell("quarriors", "A  glory 2", "score A  glory 2  ready-dice 0")
    with pytest.raises(Untrue):
        tell("quarriors", "A  glory 2", line)


def test_the_size_of_a_pile_can_be_told() -> None:
    end = ("begin end A", "A  deck Crystal ×6", "asks B shards-ask-main")
    tell("shards", *end, "A  deck 1 card")
    with pytest.raises(Untrue, match="deck is 1 cards, not 2 cards"):
        tell("shards", *end, "A  deck 2 cards")


CARELESS = """
from ludoteka.kernel.refusal import Refused
from ludoteka.kernel.story import Untrue, is_refused

class Careless:
    changed = False
    def find(self, choice):
        return 0
    def clone(self):
        return Careless()
    def digest(self):
        return "changed" if self.changed else "as it was"
    def apply(self, choice, seat):
        self.changed = True
        raise Refused("kernel-game-over")

try:
    is_refused(Careless(), 0, "play Crystal")
except Untrue as untrue:
    print(untrue)
"""


def test_a_refusal_that_changes_the_table_is_found() -> None:
    """By a state that refuses a choice and has changed by then: only the plain form takes one that is none of ours."""
    plain = {**os.environ, "LUDOTEKA_FORM": "pure"}
    told = subprocess.run([sys.executable, "-c", CARELESS], env=plain, capture_output=True, text=True, check=True)
    assert "changed the table" in told.stdout


@pytest.mark.parametrize(
    "data",
    [
        [],
        {"begin": 3},
        {"begin": "dinner A"},
        {"players": 3},
        {"players": [{"mastery": 45}]},
        {"players": [{"hand": ["axia"]}, {"hand": ["Axia"]}]},
        {"players": [{"hand": "Crystal, Nobody"}]},
        {"turn": 7},
    ],
)
def test_plain_data_that_cannot_be_are_refused(data: Any) -> None:
    with pytest.raises(Refused):
        shelf.game("shards").position(data)


def test_names_and_ids_and_words_are_alike_in_plain_data() -> None:
    game = shelf.game("shards")
    ids = game.position({"players": [{"hand": ["crystal", "blaster", "crystal"], "deck": "Crystal"}]})
    names = game.position({"players": [{"hand": ["Crystal", "Blaster", "Crystal"], "deck": "crystal"}]})
    words = game.position({"players": [{"hand": "Crystal, Blaster, Crystal", "deck": "Crystal ×1"}]})
    assert ids == names == words


def test_plain_data_can_begin_anywhere() -> None:
    game = shelf.game("elves")
    state = game.position(
        {
            "begin": "fight A",
            "owners": "castle-1 A, castle-4 B, land-16 B",
            "conflict": "land-16",
            "field": "N Pathfinder attacking, W Guard of Darn defending",
            "players": [{"hand": "Sniper"}, {"hand": ["Initiate"]}],
        }
    )
    decision = state.decision
    assert decision is not None
    assert decision.prompt.message.id == "elves-ask-answer-start"
    other = shelf.game("shards").position({"turn": 1})
    assert other.actor == 1
