"""Teaches the table policy of a game by self-play: `python -m ludoteka.lab.train GAME [--games N] [--seed S]`.

One process, one core: every game is played by what the game before has taught, so none can be played beside another.
That takes minutes; what takes hours, a champion, is taught by many (`python -m ludoteka.lab.champion GAME --jobs N`).
"""

from __future__ import annotations

import argparse
import sys
import time
from pathlib import Path
from typing import Any

from rich.progress import track

from ludoteka import form
from ludoteka.bots.policy import Policy, practise, uniform
from ludoteka.bots.weights import write_policy
from ludoteka.games import shelf
from ludoteka.kernel.game import Game
from ludoteka.kernel.luck import Rng
from ludoteka.kernel.refusal import Refused

LEARNED = Path(__file__).parents[1] / "bots" / "learned"
FAST, SLOW = 0.5, 0.02  # how much a game teaches, at the beginning and at the end


def tables(name: str) -> list[Game]:
    """The tables to practise at: every number of players of the plain game, two the most often."""
    found: list[Game] = []
    for players in shelf.box(name).players():
        try:
            found.append(shelf.game(name, players))
        except Refused:
            continue  # this number plays by options of its own
    pairs = [game for game in found if game.players == 2]
    return found + pairs * max(1, len(found) - 1)


def train(name: str, games: int, seed: str) -> Policy:
    """A policy after this many games against itself."""
    rng = Rng(seed, "training")
    policy = uniform(shelf.box(name))
    at = tables(name)
    for i in track(range(games), description=f"training {name}", console=None, disable=not sys.stderr.isatty()):
        game = at[i % len(at)]
        practise(game.deal(f"{seed}/{i}"), policy, rng, FAST + (SLOW - FAST) * i / games)
    return policy


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m ludoteka.lab.train", description=__doc__)
    parser.add_argument("game", choices=list(shelf.SHELF))
    parser.add_argument("--games", type=int, default=60_000)
    parser.add_argument("--seed", default="ludoteka")
    options = parser.parse_args(arguments)
    begun = time.process_time()
    policy = train(options.game, options.games, options.seed)
    seconds = time.process_time() - begun
    how: dict[str, Any] = {
        "command": f"python -m ludoteka.lab.train {options.game} --games {options.games} --seed {options.seed}",
        "form": form(),
        "cpu_seconds": round(seconds),
    }
    LEARNED.mkdir(exist_ok=True)
    (LEARNED / f"{options.game}.json").write_text(write_policy(policy, how), "utf-8")
    print(f"{options.game}: {options.games} games in {seconds:.0f} s of one core", file=sys.stderr)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
