"""How long a bot thinks: `python -m ludoteka.lab.pace GAME LEVEL [GAMES]`, one core, questions with a choice only."""

from __future__ import annotations

import json
import sys
from statistics import median, quantiles
from time import process_time
from typing import Any

import ludoteka
from ludoteka.bots.levels import bot
from ludoteka.bots.observer import Observer
from ludoteka.lab.arena import ENOUGH
from ludoteka.lab.bench import usual


def pace(name: str, level: str, games: int) -> dict[str, Any]:
    """Processor seconds a decision when bots of one level play against each other."""
    game = usual(name)
    times: list[float] = []
    for number in range(games):
        state = game.deal(f"pace {number}")
        bots = [bot(level, game.box, f"pace {number}/{seat}") for seat in range(state.seats())]
        made = 0
        while not state.ending and made < ENOUGH:
            eyes = Observer(state, state.actor)
            is_choice = len(eyes.options()) > 1
            began = process_time()
            option = bots[state.actor].choose(eyes)
            if is_choice:
                times.append(process_time() - began)
            state.play(option)
            made += 1
    slow = quantiles(times, n=20)[-1]
    return {"game": name, "level": level, "form": ludoteka.form(), "games": games, "decisions": len(times),
            "median": round(median(times), 5), "p95": round(slow, 5)}  # fmt: skip


if __name__ == "__main__":
    print(json.dumps(pace(sys.argv[1], sys.argv[2], int(sys.argv[3]) if len(sys.argv) > 3 else 1)))
