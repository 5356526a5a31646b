"""Every puzzle that is shipped is true: its record verifies, its answer is offered and right, what wins does win."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from typing import Final

import pytest

from ludoteka.games.shelf import SHELF
from ludoteka.kernel import refusal as kernel
from ludoteka.kernel.match import Match
from ludoteka.room.denied import Denied
from ludoteka.room.puzzles import Book, Puzzle, begun, book, listed, puzzle, verdict
from ludoteka.room.reasons import is_idle
from ludoteka.room.translate import heard, said
from ludoteka.room.wire.words import Msg
from ludoteka.text.ids import LANGUAGES
from ludoteka.text.voice import Voice

GAMES: Final = tuple(SHELF)
FEWEST: Final = 30
LARGEST: Final = 1_000_000  # bytes, all games together
Pick = Callable[[Match], int]


@cache
def played(game: str) -> dict[int, Match]:
    """The records of a book played through with every hash compared; each puzzle's match stands at its question."""
    kept = book(game)
    found: dict[int, Match] = {}
    for of in range(len(kept.records)):
        here = {one.ply: n for n, one in enumerate(kept.puzzles) if one.of == of}
        record = kept.record(next(one for one in kept.puzzles if one.of == of))
        match = Match(record.game, record.seed)
        for ply in range(len(record.plies) + 1):
            if ply in here:
                stands = Match(record.game, record.seed)
                stands.believe(match.made[:], match.state)
                found[here[ply]] = stands
            if ply < len(record.plies):
                match.go_on(match.again(record.plies[ply]))
        assert len(match.made) == max(here), "a record goes no further than its last puzzle"
    return found


def each(game: str) -> Iterator[tuple[Puzzle, Match]]:
    stood = played(game)
    for n, one in enumerate(book(game).puzzles):
        kept = stood[n]
        match = Match(kept.game, kept.seed)
        match.believe(kept.made[:], kept.state)
        yield one, match


def play(match: Match, seat: int, one: Puzzle, pick: Pick) -> str:
    """Go on until there is a verdict: this seat as it picks, others with what they are offered first."""
    while not verdict(one, match):
        actor = match.state.actor
        options = match.state.options()
        match.choose(actor, pick(match) if actor == seat and len(options) > 1 else options[0])
    return verdict(one, match)


def by_the_line(one: Puzzle) -> Pick:
    line = iter(one.line)

    def pick(match: Match) -> int:
        label = next(line)
        return next(choice.option for choice in match.state.choices() if same(choice.label, label))

    return pick


def always(option: int) -> Pick:
    return lambda _: option


def same(label: kernel.Msg, other: Msg) -> bool:
    return said(label) == said(heard(other))


def idly(match: Match) -> int:
    options = match.state.options()
    return next((option for option in options if is_idle(match.game.box, option)), options[-1])


@pytest.mark.parametrize("game", GAMES)
def test_each_puzzle_stands_at_a_question_with_its_answers_and_others(game: str) -> None:
    assert len(book(game).puzzles) >= FEWEST
    for one, match in each(game):
        assert match.state.asked() == [one.seat]
        assert match.game.box.turn_number(match.state) == one.turn
        choices = match.state.choices()
        assert set(one.answers) < {choice.notation for choice in choices}
        assert any(same(choice.label, one.line[0]) and choice.notation in one.answers for choice in choices)
        assert 0 < one.margin <= 1
        assert one.level in (1, 2, 3)


@pytest.mark.parametrize("game", GAMES)
def test_the_best_line_is_right_and_another_choice_is_not(game: str) -> None:
    idle: list[str] = []
    for one, match in each(game):
        others = [n for n in match.state.options() if match.state.choice(n).notation not in one.answers]
        assert verdict(one, match) == ""
        assert play(match, one.seat, one, by_the_line(one)) == "solved"
        assert (one.kind == "win") <= (one.seat in match.state.winners)
        stands = Match(match.game, match.seed)
        before = match.made[one.ply].before
        assert before is not None
        stands.believe(match.made[: one.ply], before)
        if one.kind == "win":
            idle.append(play(stands, one.seat, one, idly))
        else:
            assert play(stands, one.seat, one, always(others[0])) == "failed"
    assert "failed" in idle or not idle, "who does nothing wins nothing"


@pytest.mark.parametrize("game", GAMES)
def test_why_is_told_in_both_languages(game: str) -> None:
    for language in LANGUAGES:
        voice = Voice(language)
        for one in book(game).puzzles:
            words = [voice.say(heard(message)) for message in [*one.line, *one.why]]
            assert one.why
            assert all(words)
            assert not any("bots-" in sentence or f"{game}-" in sentence for sentence in words)


def test_no_puzzle_is_there_twice_and_all_are_small() -> None:
    for game in GAMES:
        kept = book(game)
        places = [(tuple(kept.records[one.of][-1:]), one.of, one.ply) for one in kept.puzzles]
        assert len(set(places)) == len(places)
        assert len({kept.text(one) for one in kept.puzzles}) == len(kept.records)
    size = sum(len(line.encode()) + 1 for game in GAMES for lines in book(game).records for line in lines)
    assert size < LARGEST


def test_puzzles_are_listed_without_their_answers_and_found_by_their_records() -> None:
    for game in GAMES:
        for row in listed(game).rows:
            kept, found = begun(row.record)
            assert (kept.game, found.ply, found.seat, found.kind) == (game, row.ply, row.seat, row.kind)
            assert found == puzzle(game, row.number)
            assert row.players == kept.record(found).game.players


@pytest.mark.parametrize("number", ["0", "-1", "99999", "x", "", "1e1", "٣"])
def test_a_number_that_is_none_is_refused(number: str) -> None:
    with pytest.raises(Denied):
        puzzle("shards", number)
    with pytest.raises(Denied):
        begun(f"puzzle-shards-{number}")


def test_a_game_without_a_book_has_none() -> None:
    assert book("nothing") == Book("nothing", [], [])
    with pytest.raises(Denied):
        listed("nothing")
