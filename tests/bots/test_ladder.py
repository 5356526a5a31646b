"""The ratings that people see are what the matches of the ladder make of them."""

from __future__ import annotations

from ludoteka.bots.levels import CHAMPION, SEATED, offered
from ludoteka.bots.ratings import rating
from ludoteka.games.shelf import SHELF, box
from ludoteka.lab import ladder


def test_the_ratings_are_those_of_the_matches() -> None:
    assert ladder.RATINGS.read_text("utf-8") == ladder.text(), "`python -m ludoteka.lab.ladder` writes them anew"
    assert ladder.main(["--check"]) == 0


def test_every_level_that_is_offered_is_rated_in_every_game() -> None:
    for name in SHELF:
        points = {level: rating(name, level)[0] for level in offered(box(name))}
        assert all(points.values())
        assert points["greedy"] == ladder.ANCHORED
        assert points["master"] > points["adept"] > points["apprentice"] > points["novice"] > rating(name, "random")[0]
        if CHAMPION in points:
            assert max(points, key=lambda level: points[level]) == CHAMPION


def test_the_matches_are_of_levels_there_are() -> None:
    for rows in ladder.matches().values():
        for row in rows:
            assert {row["a"], row["b"]} <= {*SEATED}
            assert 0 <= row["wins"] <= row["games"]


def test_a_shared_win_is_half_a_one() -> None:
    found = ladder.met([{"a": "x", "b": "y", "wins": 1.5, "games": 3}])
    assert found == [("x", "y", 1.0), ("x", "y", 0.0), ("x", "y", 0.5)]
