"""How many clicks a turn takes: games of apprentices, counted as if a person sat in the first seat.

`python tools/clicks.py` prints the table of docs/web.md. What is the only move, or a window without an answer, takes no
click: the page makes it, announced by a ring. `all` counts what cards that ask nothing more take if played one by one,
`together` with the button that plays them at once.
"""

from __future__ import annotations

import sys

from ludoteka.bots.levels import bot
from ludoteka.bots.observer import Observer
from ludoteka.games.shelf import SHELF
from ludoteka.kernel.match import Match
from ludoteka.lab.bench import usual
from ludoteka.room.outlook import is_plain

GAMES = 12
TOGETHER = {"shards": "play"}  # the verb that a look names (web/src/looks)


def count(name: str, games: int = GAMES) -> tuple[float, float, float]:
    """Choices, clicks one by one, and clicks with what is made together, per turn of the first seat."""
    game = usual(name)
    turns = choices = one_by_one = together = 0
    for number in range(games):
        match = Match(game, f"clicks {number}")
        players = [bot("apprentice", game.box, f"clicks {number} {seat}") for seat in range(game.players)]
        begun = False  # whether cards were played together in this turn
        while match.state.outcome is None:
            state, seat = match.state, match.state.actor
            option = players[seat].choose(Observer(state, seat))
            question = state.question(seat)
            assert question is not None
            if seat == 0:
                choices += 1
                if not question.is_idle:
                    one_by_one += 1
                    verb = state.verbs().verb_of(option)
                    joins = verb is not None and verb.name == TOGETHER.get(name) and is_plain(state, seat, option)
                    together += not (joins and begun)
                    begun = begun or joins
            for event in match.choose(seat, option).events or []:
                if event.what.name == "turn-began":
                    begun = False
                    turns += event.message(0).args.get("seat") == "seat:0"
    return choices / turns, one_by_one / turns, together / turns


if __name__ == "__main__":
    for name in sys.argv[1:] or list(SHELF):
        print(name, *(f"{figure:.1f}" for figure in count(name)))
