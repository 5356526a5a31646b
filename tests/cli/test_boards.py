"""Every board draws every variant of its game, for every seat, without a word missing, in 80 columns."""

from __future__ import annotations

import io

import pytest
from rich.console import Console

from ludoteka.cli.tables import board_of
from ludoteka.cli.tables.generic import Board
from ludoteka.games.shelf import SHELF, game_of
from ludoteka.kernel.game import Game
from ludoteka.kernel.luck import Rng
from ludoteka.kernel.refusal import Refused
from ludoteka.text.ids import LANGUAGES
from ludoteka.text.voice import Voice


def variants(name: str) -> list[Game]:
    """The usual table for each number of players, and those that differ in one option that is not a reading."""
    found: list[Game] = []
    box = SHELF[name]
    ways = [{}, *({s.name: v} for s in box.settings() if not s.ruling for v in s.values if v != s.default)]
    for players in box.players():
        for options in ways:
            try:
                found.append(game_of(name, players, options))
            except Refused:
                continue
    return found


@pytest.mark.parametrize("own", [True, False])
@pytest.mark.parametrize("name", sorted(SHELF))
def test_every_variant_is_drawn(name: str, own: bool) -> None:
    board = board_of(name) if own else Board(name)
    voices = [Voice(language) for language in LANGUAGES]
    for number, game in enumerate(variants(name)):
        state = game.deal(f"boards {number}")
        rng = Rng(f"boards {number}")
        for step in range(61):
            if state.ending:
                break
            if step % 20 == 0:
                glow = {place for choice in state.choices() for place in choice.places}
                for viewer in (-1, state.actor):
                    for voice in voices:
                        view = state.view(viewer)
                        out = io.StringIO()
                        console = Console(file=out, width=80, force_terminal=True)
                        console.print(board.render(view, viewer, voice, 80, glow))
                        assert out.getvalue().strip()
                        assert board.title(view, voice)
                        assert voice.seat(0) in "\n".join(board.lines(view, viewer, voice))
            options = state.options()
            state.play(options[rng.below(len(options))])
    for voice in voices:
        assert voice.missing == set()


@pytest.mark.parametrize("name", sorted(SHELF))
def test_the_view_of_another_is_not_drawn(name: str) -> None:
    """A board gets a view, so it can show no more than that: drawn twice from equal views it is the same."""
    players = next(n for n in SHELF[name].players() if n >= 2)
    state = game_of(name, players, {}).deal("same")
    twin = state.redeal(state.actor, Rng("same").fork())
    seat = state.actor
    board, voice = board_of(name), Voice("en")
    assert board.lines(state.view(seat), seat, voice) == board.lines(twin.view(seat), seat, voice)


def test_the_map_and_the_field_of_elves_are_drawn() -> None:
    """Every cell in play with its owner's letter; four warriors with an arrow a side, the strikes that hurt lit."""
    board = board_of("elves")
    voice = Voice("en")
    for players in (2, 3, 4):
        state = game_of("elves", players, {}).deal("drawn")
        rng = Rng(f"drawn {players}")
        maps = fields = 0
        for _ in range(400):
            if state.ending or (maps and fields):
                break
            view = state.view(state.actor)
            out = io.StringIO()
            Console(file=out, width=80).print(board.render(view, state.actor, voice, 80))
            drawn = out.getvalue()
            if any(view["field"]) and view["stage"] == "fight":
                fields += 1
                warriors = [piece for piece in view["field"] if piece and piece["lives"]]
                assert sum(drawn.count(arrow) for arrow in "↖↑↗←→↙↓↘") == 3 * len(warriors)
            elif not view["top"] and not any(view["field"]):
                maps += 1
                for n in range(players):
                    assert f"♜{view['players'][n]['castle'].removeprefix('castle-')}" in drawn
                assert drawn.count("▲") == {2: 3, 3: 6, 4: 8}[players] + 1, "each Tower, and once in the legend"
            options = state.options()
            state.play(options[rng.below(len(options))])
        assert maps
        assert fields
