"""The shelf: the only door to the games."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any, Final

from ludoteka.games.elves.box import ElvesBox
from ludoteka.games.etherstone.box import EtherstoneBox
from ludoteka.games.evolution.box import EvolutionBox
from ludoteka.games.quarriors.box import QuarriorsBox
from ludoteka.games.shards.box import ShardsBox
from ludoteka.kernel.game import Box, Game
from ludoteka.kernel.record import Record, read_record
from ludoteka.kernel.refusal import Refused

if TYPE_CHECKING:
    from ludoteka.kernel.eyes import Eye  # only who learns needs it, and librt with it

BOXES: Final[tuple[Box, ...]] = (
    EtherstoneBox(),
    ElvesBox(),
    EvolutionBox(),
    QuarriorsBox(),
    ShardsBox(),
)
SHELF: Final[dict[str, Box]] = {box.name: box for box in BOXES}


def box(name: str) -> Box:
    """The box of this name, or a refusal that lists the shelf."""
    if name not in SHELF:
        raise Refused("kernel-no-such-game", game=str(name), known=", ".join(SHELF))
    return SHELF[name]


def game(name: str, players: Any = 2, **options: Any) -> Game:
    """A game from the shelf with its players and options; a bad one is refused with a sentence."""
    return Game(box(name), players, options)


def game_of(name: str, players: Any, options: Any) -> Game:
    return Game(box(name), players, options)


def record(text: str) -> Record:
    """A record from its text."""
    return read_record(text, game_of)


def eye_of(game: Game) -> Eye:
    """What looks at tables of this game for programs that learn: see `kernel.eyes`."""
    room: Any = import_module(f"ludoteka.games.{game.name}.eye")
    eye: Eye = getattr(room, f"{game.name.capitalize()}Eye")(game)
    return eye
