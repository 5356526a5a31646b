"""The ratings that people see are what the matches of the ladder make of them."""

from __future__ import annotations

from itertools import pairwise
from typing import Final

from ludoteka.bots.levels import SEATED, WAVERER, offered
from ludoteka.bots.ratings import rating
from ludoteka.games.shelf import SHELF, box
from ludoteka.lab import ladder


def test_the_ratings_are_those_of_the_matches() -> None:
    assert ladder.RATINGS.read_text("utf-8") == ladder.text(), "`python -m ludoteka.lab.ladder` writes them anew"
    assert ladder.main(["--check"]) == 0


def test_every_level_that_is_offered_is_rated_in_every_game_and_the_weakest_comes_first() -> None:
    for name in SHELF:
        points = [rating(name, level)[0] for level in ("random", *offered(box(name)))]
        assert all(points)
        assert rating(name, "greedy")[0] == ladder.ANCHORED
        assert points == sorted(points)


# Up to which level the steps are even; docs/ladder.md says what is not so above.
EVEN: Final = {
    "shards": "champion",
    "quarriors": "master",
    "etherstone": "champion",
    "elves": "greedy",
    "evolution": "greedy",
}


def test_the_steps_are_even() -> None:
    """Each wins 65 to 85 games of a hundred against the one below, and no step is twice as wide as another."""
    for name, last in EVEN.items():
        levels = offered(box(name))
        points = [rating(name, level)[0] for level in levels[: levels.index(last) + 1]]
        steps = [above - below for below, above in pairwise(points)]
        assert min(steps) >= ladder.NARROWEST, (name, steps)
        assert max(steps) <= ladder.WIDEST, (name, steps)
        assert max(steps) <= 2 * min(steps), (name, steps)


def test_the_matches_are_of_levels_there_are() -> None:
    for rows in ladder.matches().values():
        for row in rows:
            assert {row["a"], row["b"]} <= {*SEATED, WAVERER}
            assert 0 <= row["wins"] <= row["games"]


def test_a_shared_win_is_half_a_one() -> None:
    found = ladder.met([{"a": "x", "b": "y", "wins": 1.5, "games": 3}])
    assert found == [("x", "y", 1.0), ("x", "y", 0.0), ("x", "y", 0.5)]
