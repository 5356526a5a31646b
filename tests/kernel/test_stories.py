"""Stories: what the reader understands, and that an untrue line is found."""

from __future__ import annotations

import pytest

from ludoteka.games import shelf
from ludoteka.kernel.refusal import Refused
from ludoteka.kernel.story import Untrue, read_header, read_stories, read_value, tell_story

HEAD = "game shards players=2 relics=no\n\n"


def tell(body: str, header: str = HEAD) -> None:
    (story,) = read_stories(header + "it goes so  some.rule\n" + body)
    name, players, options = read_header(story.header)
    tell_story(story, shelf.game_of(name, players, options))


def test_a_file_of_stories() -> None:
    stories = read_stories(
        "# a remark\ngame shards players=3\nfirst  a.b c.d\n    A> focus\n\n"
        "    # another\nsecond one    e.f\n    A  gems 1\n"
    )
    assert [(s.title, s.rules, s.header, s.line) for s in stories] == [
        ("first", ["a.b", "c.d"], "game shards players=3", 3),
        ("second one", ["e.f"], "game shards players=3", 7),
    ]
    assert stories[0].lines == [(4, "A> focus")]


def test_headers_and_values() -> None:
    assert read_header("game shards players=4 variant=team relics=no most=-3") == (
        "shards",
        4,
        {"variant": "team", "relics": False, "most": -3},
    )
    assert read_header("game shards") == ("shards", 2, {})
    assert [read_value(word) for word in ("yes", "no", "12", "-1", "word")] == [True, False, 12, -1, "word"]


def test_a_line_before_any_title_is_refused() -> None:
    with pytest.raises(Refused):
        read_stories("    A> focus\n")


def test_a_true_story_is_told() -> None:
    tell("    A  gems 2\n    A? focus | end-main\n    A> focus\n    A  gems 1  mastery 1\n")
    tell("    A  focused yes  gems 2\n    A! focus  shards.main.focus-once-per-turn\n")
    tell("    A  hand Mining Drones  discard Crystal, Blaster\n    luck 1\n    A> play Mining Drones\n")
    tell("    A  power 50\n    A> end-main\n    over last-standing A\n")
    tell("    A> end-main\n    asks B shards-ask-main\n    set B  gems 1\n    B> focus\n    B  mastery 1\n")


@pytest.mark.parametrize(
    "body",
    [
        "    A  gems 2\n    A> focus\n    A  gems 2\n",  # a value that is not so
        "    A  gems 2\n    A? focus\n",  # options left out
        "    A  gems 2\n    A? focus | end-main | play Crystal\n",  # options too many
        "    A> focus\n",  # refused
        "    A  gems 1\n    A! focus\n",  # not refused
        "    A! focus  shards.setup.player-count\n",  # refused under another rule
        "    A  gems 1\n    B? focus\n",  # another is asked
        "    B> end-main\n",  # another is asked
        "    A  hand Shadow Apostle, Crystal\n    A> play Shadow Apostle\n",  # left in the middle
        "    luck 1 1\n    A> end-main\n",  # luck left over
        "    A  power 50\n    A> end-main\n    over last-standing B\n",  # another won
        "    A> end-main\n    over last-standing A\n",  # not over
        "    A> end-main\n    asks A shards-ask-main\n",  # another is asked
        "    A  power 50\n    A> end-main\n    asks A shards-ask-main\n",  # it is over
        "    A  colour red\n",  # no such field
        "    Q  gems 1\n",  # no such seat
        "    A  gems many\n",  # no number
        "    A  hand Nobody\n",  # no such card
        "    A  focused perhaps\n",  # neither yes nor no
    ],
)
def test_an_untrue_story_is_found_out(body: str) -> None:
    with pytest.raises(Untrue):
        tell(body)


def test_luck_that_is_no_number_is_refused() -> None:
    with pytest.raises((Untrue, Refused)):
        tell("    luck high\n    A> end-main\n")
