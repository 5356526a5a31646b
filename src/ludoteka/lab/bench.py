"""Bench: how fast the rules of a game are, in the form that this process runs. `python -m ludoteka.lab.bench GAME`."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tracemalloc
from time import process_time
from typing import Any, Final

import ludoteka
from ludoteka.bots.observer import Observer
from ludoteka.bots.policy import policy_playout
from ludoteka.bots.search import Search
from ludoteka.bots.weights import policy_of
from ludoteka.games.shelf import box, game_of
from ludoteka.kernel.game import Game
from ludoteka.kernel.luck import Rng
from ludoteka.kernel.machine import State
from ludoteka.kernel.plain import load, save
from ludoteka.kernel.playout import playout

FORMS: Final = ("pure", "compiled")
REPEATS: Final = 20  # rounds, of which the best counts, in processor time: what else runs on a machine only slows it
GROWTH: Final = 50  # iterations of a search that is measured
LONG = 20_000  # blind play can throw away all it could win with, and then stand still for ever


def usual(name: str) -> Game:
    """The table that is measured: two players, where the game allows it, and the usual options."""
    allowed = box(name).players()
    return game_of(name, 2 if 2 in allowed else allowed[0], {})


def measure(name: str, seconds: float) -> dict[str, Any]:
    """Every figure of one game in this form, about `seconds` long."""
    game = usual(name)
    share = seconds / 9
    kernel, games = in_the_kernel(game, share)
    positions = midgame(game, 40)
    playouts, iterations, decisions = in_the_search(game, positions, share)
    return {
        "decisions_per_second_kernel": round(kernel),
        "decisions_per_second_interpreter": round(from_the_interpreter(game, share)),
        "clone_us": round(1e6 * each(positions, clone_all, share), 3),
        "options_us": round(1e6 * each(positions, list_all, share), 3),
        "state_bytes": weight(positions),
        "games_per_second": round(games, 1),
        "full_playouts_per_second": round(full_playouts(game, share), 1),
        "search_full_playouts_per_second": round(playouts, 1),
        "search_iterations_per_second": round(iterations, 1),
        "search_decisions_per_second": round(decisions),
        "digest_us": round(1e6 * each(positions, digest_all, share), 3),
        "save_us": round(1e6 * each(positions, save_all, share), 3),
        "load_us": round(1e6 * loading(game, positions, share), 3),
    }


def in_the_kernel(game: Game, seconds: float) -> tuple[float, float]:
    """Decisions and games a second in the kernel's own loop of random play, deals included; the best of some rounds."""
    best = (0.0, 0.0)
    number = 0
    for _ in range(REPEATS):
        decisions = played = 0
        began = process_time()
        while (spent := process_time() - began) < seconds / REPEATS or not played:
            number += 1
            state = game.deal(f"bench {number}")
            decisions += playout(state, number, LONG)
            played += 1
        best = max(best, (decisions / spent, played / spent))
    return best


def full_playouts(game: Game, seconds: float) -> float:
    """Games a second from the first decision to the last, played by the learned policy; the best of some rounds."""
    policy = policy_of(game.box)
    deals = [game.deal(f"playout {number}") for number in range(20)]
    best = 0.0
    rng = Rng("playouts")
    for _ in range(REPEATS):
        played = 0
        began = process_time()
        while (spent := process_time() - began) < seconds / REPEATS or not played:
            policy_playout(deals[played % len(deals)].clone(), policy, rng, LONG)
            played += 1
        best = max(best, played / spent)
    return best


def in_the_search(game: Game, positions: list[State], seconds: float) -> tuple[float, float, float]:
    """Where a search stands, in the middle of games: playouts by policy to the end of the game a second, the redeal
    before each included; and iterations and decisions a second of the search as the levels have it."""
    policy = policy_of(game.box)
    eyes = [Observer(state, state.actor) for state in positions]
    rng = Rng("search")
    full = grown = 0.0
    deep = 0.0
    for _ in range(REPEATS):
        played = 0
        began = process_time()
        while (spent := process_time() - began) < seconds / 2 / REPEATS or not played:
            policy_playout(eyes[played % len(eyes)].world(rng), policy, rng, LONG)
            played += 1
        full = max(full, played / spent)
        played = decisions = number = 0
        began = process_time()
        while (spent := process_time() - began) < seconds / 2 / REPEATS or not played:
            search = Search(policy, eyes[number % len(eyes)], rng)
            for _ in range(GROWTH):
                search.grow()
            number += 1
            played += search.playouts
            decisions += search.decisions
        grown, deep = max(grown, played / spent), max(deep, decisions / spent)
    return full, grown, deep


def from_the_interpreter(game: Game, seconds: float) -> float:
    """Decisions a second when plain Python asks for the options and makes each choice."""
    best = 0.0
    number = 0
    for _ in range(REPEATS):
        decisions = 0
        rng = Rng(f"bench {number}")
        began = process_time()
        while (spent := process_time() - began) < seconds / REPEATS or not decisions:
            number += 1
            state = game.deal(f"bench {number}")
            options_of, play, below = state.options, state.play, rng.below
            end = decisions + LONG
            while not state.ending and decisions < end:
                options = options_of()
                play(options[below(len(options))])
                decisions += 1
        best = max(best, decisions / spent)
    return best


def midgame(game: Game, count: int) -> list[State]:
    """Positions from the middle of random games."""
    found: list[State] = []
    number = 0
    while len(found) < count:
        number += 1
        length = playout(game.deal(f"middle {number}"), number, LONG)
        state = game.deal(f"middle {number}")
        playout(state, number, length // 2)
        if not state.ending:
            found.append(state)
    return found


def clone_all(states: list[State]) -> None:
    for state in states:
        state.clone()


def list_all(states: list[State]) -> None:
    for state in states:
        state.offered = None
        state.options()


def digest_all(states: list[State]) -> None:
    for state in states:
        state.digest()


def save_all(states: list[State]) -> None:
    for state in states:
        save(state)


def loading(game: Game, states: list[State], seconds: float) -> float:
    """Seconds to load one state from its save."""
    saves = {id(state): save(state) for state in states}

    def load_all(states: list[State]) -> None:
        for state in states:
            load(game.box.blank(), saves[id(state)])

    return each(states, load_all, seconds)


def each(states: list[State], act: Any, seconds: float) -> float:
    """Seconds for one state: the best of some rounds."""
    best = float("inf")
    for _ in range(REPEATS):
        rounds = 0
        began = process_time()
        while (spent := process_time() - began) < seconds / REPEATS or not rounds:
            act(states)
            rounds += 1
        best = min(best, spent / rounds / len(states))
    return best


def weight(states: list[State]) -> int:
    """Bytes of memory that one more state takes."""
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    twins = [state.clone() for state in states for _ in range(10)]
    taken = tracemalloc.get_traced_memory()[0] - before
    tracemalloc.stop()
    return round(taken / len(twins))


def measure_form(name: str, form: str, seconds: float) -> dict[str, Any] | None:
    """The figures of a game in one form, from a process of its own; None where that form cannot run here."""
    env = {**os.environ, "LUDOTEKA_FORM": form}
    call = [sys.executable, "-m", "ludoteka.lab.bench", name, str(seconds)]
    answer = subprocess.run(call, env=env, capture_output=True, text=True, check=False)
    if answer.returncode:
        if "LUDOTEKA_FORM asks for the compiled rules" in answer.stderr:
            return None
        raise RuntimeError(answer.stderr)
    found: dict[str, Any] = json.loads(answer.stdout)
    assert found.pop("form") == form
    return found


if __name__ == "__main__":
    print(json.dumps({"form": ludoteka.form(), **measure(sys.argv[1], float(sys.argv[2]))}))
