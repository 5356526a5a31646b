"""Peers: other people's engines, measured by random play in the same run as ours. Only those that are installed."""

from __future__ import annotations

import json
import random
import subprocess
import sys
from collections.abc import Callable
from importlib.util import find_spec
from time import process_time
from typing import Any, Final

# a peer: the module that must be installed, and the games of it that we stand beside
PEERS: Final = {
    "open_spiel": ("pyspiel", ("backgammon", "leduc_poker", "python_tic_tac_toe")),
    "rlcard": ("rlcard", ("leduc-holdem", "uno")),
    "pyminion": ("pyminion", ("dominion",)),
    "catanatron": ("catanatron", ("catan",)),
}


def installed() -> list[str]:
    return [peer for peer, (module, _) in PEERS.items() if find_spec(module) is not None]


def measure_peer(peer: str, seconds: float) -> dict[str, Any]:
    """Decisions a second of each game of a peer, from a process of its own; what went wrong, where it did."""
    found: dict[str, Any] = {}
    for game in PEERS[peer][1]:
        call = [sys.executable, "-m", "ludoteka.lab.peers", peer, game, str(seconds)]
        answer = subprocess.run(call, capture_output=True, text=True, check=False)
        if answer.returncode:
            found[game] = {"error": answer.stderr.strip().splitlines()[-1:]}
        else:
            found[game] = json.loads(answer.stdout.splitlines()[-1])
    return found


def timed(play: Callable[[], int], seconds: float) -> dict[str, Any]:
    """Decisions a second of a function that plays one game and says how many decisions it had."""
    play()
    decisions = games = 0
    began = process_time()
    while (spent := process_time() - began) < seconds or not games:
        decisions += play()
        games += 1
    return {"decisions_per_second": round(decisions / spent), "games_per_second": round(games / spent, 1)}


def play_open_spiel(name: str) -> Callable[[], int]:
    import pyspiel

    if name.startswith("python_"):
        from open_spiel.python import games  # noqa: F401
    game = pyspiel.load_game(name)

    def play() -> int:
        state = game.new_initial_state()
        count = 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, chances = zip(*state.chance_outcomes())
                state.apply_action(random.choices(outcomes, chances)[0])
            else:
                state.apply_action(random.choice(state.legal_actions()))
                count += 1
        return count

    return play


def play_rlcard(name: str) -> Callable[[], int]:
    import rlcard
    from rlcard.agents import RandomAgent

    env = rlcard.make(name)
    env.set_agents([RandomAgent(num_actions=env.num_actions) for _ in range(env.num_players)])

    def play() -> int:
        trajectories, _ = env.run(is_training=False)
        return sum(len(trajectory) // 2 for trajectory in trajectories)

    return play


def play_pyminion(name: str) -> Callable[[], int]:
    import logging

    from pyminion.bots.bot import Bot
    from pyminion.bots.examples.big_money import BigMoneyDecider
    from pyminion.expansions.base import base_set
    from pyminion.game import Game

    logging.disable(logging.CRITICAL)
    made = [0]

    class Counted(BigMoneyDecider):  # type: ignore[misc]
        """Big Money, which always ends its games, with every decision it is asked for counted."""

        def __getattribute__(self, name: str) -> Any:
            made[0] += name.endswith("_decision")
            return super().__getattribute__(name)

    def play() -> int:
        made[0] = 0
        players = [Bot(decider=Counted(), player_id=name) for name in ("a", "b")]
        Game(players=players, expansions=[base_set], log_stdout=False, log_file=False).play()
        return made[0]

    return play


def play_catanatron(name: str) -> Callable[[], int]:
    from catanatron import Color, Game, RandomPlayer

    def play() -> int:
        game = Game([RandomPlayer(Color.RED), RandomPlayer(Color.BLUE)])
        count = 0
        while game.winning_color() is None and count < 20_000:
            game.play_tick()
            count += 1
        return count

    return play


PLAY: Final = {
    "open_spiel": play_open_spiel,
    "rlcard": play_rlcard,
    "pyminion": play_pyminion,
    "catanatron": play_catanatron,
}


if __name__ == "__main__":
    print(json.dumps(timed(PLAY[sys.argv[1]](sys.argv[2]), float(sys.argv[3]))))
