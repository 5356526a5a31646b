"""Positions at which a table is looked at: found in the stored records by what they are like, never by their number."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from ludoteka.games import shelf
from ludoteka.kernel.machine import State
from ludoteka.kernel.record import Record

GOLDEN = Path(__file__).parents[1] / "golden"
VIEWER = 0


class Like(NamedTuple):
    """What a position has to be like, and of which there should be most."""

    met: Callable[[State, Any], bool]
    most: Callable[[State, Any], int] = lambda state, view: 0


class Moment(NamedTuple):
    """A place in a stored record at which the first seat is asked."""

    record: str
    ply: int
    players: int


def things(held: Any) -> int:
    """How many things lie in a part of a view."""
    if isinstance(held, dict):
        return sum(things(one) for one in held.values())
    if isinstance(held, list):
        return len(held) + sum(things(one) for one in held if isinstance(one, dict | list))
    return 0


def prompt(state: State) -> str:
    return state.stack[-1].prompt(state).message.id


def everything(_state: State, view: Any) -> int:
    """Everything that lies before the players, but what is out of play."""
    return sum(things({k: v for k, v in one.items() if k not in OUT_OF_PLAY}) for one in view["players"])


def held(_state: State, view: Any) -> int:
    return things(view["players"][VIEWER]["hand"])


def aims(state: State, _view: Any) -> int:
    """How many choices speak of something that is before another player."""
    return sum(any(foreign(place) for place in choice.places) for choice in state.choices())


def foreign(place: str) -> bool:
    return place.startswith("players/") and not place.startswith(f"players/{VIEWER}/")


OUT_OF_PLAY = ("discard", "bag", "used", "trophies")
ALWAYS = Like(lambda state, view: True)
FULLEST = Like(lambda state, view: True, everything)
WIDEST = Like(lambda state, view: "hand" in view["players"][VIEWER], held)
AIMED = Like(lambda state, view: aims(state, view) > 1, aims)
ASKED_MOST = Like(lambda state, view: True, lambda state, view: len(state.choices()))
PROBED = Like(AIMED.met, lambda state, view: aims(state, view) + everything(state, view))

STATES: dict[str, dict[str, Like]] = {
    "etherstone": {
        "draft": Like(lambda state, view: bool(view.get("packet"))),
        "fullest": FULLEST,
        "widest": WIDEST,
        "busiest": ASKED_MOST,
    },
    "elves": {
        "first": ALWAYS,
        "widest": WIDEST,
        "strike": Like(lambda state, view: any(choice.verb == "strike" for choice in state.choices()), everything),
        "fullest": FULLEST,
        "busiest": ASKED_MOST,
    },
    "evolution": {"first": ALWAYS, "fullest": FULLEST, "widest": WIDEST, "aimed": PROBED, "busiest": ASKED_MOST},
    "quarriors": {
        "first": ALWAYS,
        "capture": Like(lambda state, view: any(choice.verb == "capture" for choice in state.choices())),
        "fullest": FULLEST,
        "busiest": ASKED_MOST,
    },
    "shards": {"first": ALWAYS, "fullest": FULLEST, "widest": WIDEST, "aimed": AIMED, "busiest": ASKED_MOST},
}
# Of each game a table of the fewest and one of the most players, with everything that can be added to it.
RECORDS: dict[str, tuple[str, ...]] = {
    "etherstone": ("01-2p-threats-gone.record", "12-4p-hand-empty.record"),
    "elves": ("08-2p-race.record", "05-4p-alliance.record"),
    "evolution": ("2p-12-transmuted.record", "6p-26-familiar.record"),
    "quarriors": ("27-2p-glory_goal.record", "15-4p-glory_goal.record"),
    "shards": ("12-2p-last-standing.record", "13-4p-last-standing.record"),
}


@cache
def moments(game: str, file: str) -> dict[str, Moment]:
    """For each state of a game the ply of this record that is most like it."""
    record = read(game, file)
    state = record.replay(0)
    best: dict[str, tuple[int, int]] = {}
    for number, ply in enumerate(record.plies):
        if state.actor == VIEWER and len(state.choices()) > 1:
            view = state.view(VIEWER)
            for name, like in STATES[game].items():
                if like.met(state, view) and (score := like.most(state, view)) > best.get(name, (-1, 0))[0]:
                    best[name] = (score, number)
        state.apply(ply.notation, ply.seat)
    return {name: Moment(file, ply, record.game.players) for name, (_, ply) in best.items()}


def first(game: str, met: Callable[[State], bool]) -> Moment:
    """Where in the stored records of a game the first seat is asked and this holds; the first such place."""
    for file in sorted(path.name for path in (GOLDEN / game).glob("*.record")):
        record = read(game, file)
        state = record.replay(0)
        for number, ply in enumerate(record.plies):
            if state.actor == VIEWER and len(state.choices()) > 1 and met(state):
                return Moment(file, number, record.game.players)
            state.apply(ply.notation, ply.seat)
    raise LookupError(f"no stored record of {game} comes to it")


def read(game: str, file: str) -> Record:
    return shelf.record((GOLDEN / game / file).read_text("utf-8"))
