"""Finds better numbers for `worth` by winning: `python -m ludoteka.lab.gauge GAME [--pairs N] [--jobs N]`.

Who only foretells the winner learns what goes with winning, not what brings it about (decision 160). So nothing is
fitted here: all numbers are moved a stride up or down at once, by lot, and whoever plays by them meets, one choice
ahead, whoever plays by the same moves the other way, on one deal in both seatings. The numbers then go a little way
towards the winner. After thousands of such pairs what matters has gone where it wins, and the rest has hardly moved
(simultaneous perturbation, against oneself). Pairs are counted, never seconds, and each has luck of its own, so a
search repeats bit for bit, whoever plays which pair.

What is found is a candidate: `ludoteka arena GAME --bots ludoteka.lab.gauge:candidate,master-2026` matches it, and once
its file lies in `learned/champion` it is the champion.
"""

from __future__ import annotations

import argparse
import hashlib
import sys
import time
from pathlib import Path
from typing import Any, Final

from ludoteka import form
from ludoteka.bots.keen import Keen
from ludoteka.bots.levels import MASTERS_LOOKS, TREES
from ludoteka.bots.observer import Observer
from ludoteka.bots.player import GreedyBot, SearchBot
from ludoteka.bots.policy import Policy
from ludoteka.bots.weights import keen_for, policy_of, write_keen
from ludoteka.games import shelf
from ludoteka.kernel.game import Box, Game, parse_json
from ludoteka.kernel.luck import Rng
from ludoteka.kernel.machine import State
from ludoteka.kernel.refusal import Refused
from ludoteka.lab import cluster, slices

CANDIDATE: Final = "candidate"  # the shelf of numbers that wait for a match
LEARNED: Final = Path(__file__).parents[1] / "bots" / "learned" / CANDIDATE
BATCH: Final = 8  # pairs before the numbers go anywhere
FAST, SLOW = 0.04, 0.01  # how much of a stride a won deal moves them, at the beginning and at the end
SETTLING: Final = 0.7  # of the pairs; the numbers of the rest are averaged
ENOUGH: Final = 5000  # decisions: a table that stands still is nobody's win
PROBES: Final = 12  # games in which it is looked which numbers are felt at all
OFTEN: Final = 16  # and one position in this many is looked at
FEW: Final = 1e-12
SHARE: Final = 0.2  # a stride: this share of the number, and a little more
LITTLE: Final[dict[str, float]] = {"evolution": 0.03, "elves": 0.01}
# Strides of numbers that usually are nothing, and numbers that one look ahead does not feel and a search does.
STRIDES: Final[dict[str, dict[str, float]]] = {
    "elves": {"goal-squared": 0.8, "centre": 0.3, "threat-linear": 0.5, "calm": 0.0},
}


def candidate(box: Box, seed: str) -> SearchBot:
    """Somebody who searches as a master does, by the numbers that wait for a match."""
    return SearchBot(seed, policy_of(box, CANDIDATE), MASTERS_LOOKS, TREES, 0)


def strides(name: str, numbers: dict[str, float]) -> dict[str, float]:
    """How far each number is moved in a pair."""
    known = STRIDES.get(name, {})
    little = LITTLE.get(name, 0.01)
    return {word: known.get(word, SHARE * abs(number) + little) for word, number in numbers.items()}


def paired(table: Game, one: Policy, other: Policy, deal: str) -> float:
    """How many of two games on this deal the one wins who looks ahead by the first policy."""
    wins = 0.0
    for mine in (0, 1):
        state = table.deal(deal)
        bots = [GreedyBot(f"{deal}/{seat}", one if seat == mine else other) for seat in (0, 1)]
        made = 0
        while not state.ending and made < ENOUGH:
            state.play(bots[state.actor].choose(Observer(state, state.actor)))
            made += 1
        wins += (mine in state.winners) / len(state.winners) if state.winners else 0.5
    return wins


def lots(seed: str, pair: int, words: list[str]) -> dict[str, int]:
    """Which way each number is moved in this pair."""
    rng = Rng(f"{seed}/{pair}", "lots")
    return {word: 1 - 2 * rng.below(2) for word in words}


def moved(numbers: dict[str, float], by: dict[str, float], ways: dict[str, int], way: int) -> dict[str, float]:
    return {word: number + by[word] * ways[word] * way if word in ways else number for word, number in numbers.items()}


def met(name: str, numbers: dict[str, float], by: dict[str, float], words: list[str], seed: str, pair: int) -> float:
    """What the numbers moved by lot win of one deal, above a half of it."""
    table = shelf.game(name, 2)
    ways = lots(seed, pair, words)
    weights = policy_of(table.box).weights
    minds = [Keen(table.box, weights, moved(numbers, by, ways, way)) for way in (1, -1)]
    return paired(table, minds[0], minds[1], f"{seed}/{pair}") - 1.0


def felt(name: str, numbers: dict[str, float], by: dict[str, float], seed: str) -> list[str]:
    """The numbers that make a difference at tables for two, as they are usually set up; the others are left alone."""
    table = shelf.game(name, 2)
    box = table.box
    mind = GreedyBot(f"{seed}/felt", policy_of(box))
    seen: list[State] = []
    for game in range(PROBES):
        state = table.deal(f"{seed}/felt/{game}")
        made = 0
        while not state.ending and made < ENOUGH:
            state.play(mind.choose(Observer(state, state.actor)))
            made += 1
            if made % OFTEN == 0:
                seen.append(state.clone())
    plain = box.judge(numbers)
    before = [plain.worth(state, 0) for state in seen]
    found = []
    for word, number in numbers.items():
        judge = box.judge({**numbers, word: number + by[word]})
        if by[word] and any(abs(judge.worth(state, 0) - worth) > FEW for state, worth in zip(seen, before)):
            found.append(word)
    return found


def sought(
    name: str, seed: str, pairs: int, parent: str = "", crew: slices.Crew | None = None
) -> tuple[dict[str, float], list[dict[str, Any]]]:
    """The numbers after this many pairs, and how they went."""
    box = shelf.box(name)
    numbers = box.gauge()
    if not numbers:
        raise Refused("lab-no-gauge", game=name)
    usual = dict(numbers)
    by = strides(name, usual)
    if parent:
        numbers |= keen_for(box, parse_json(parent)).told
    crew = crew or slices.crew(shelf.game(name))
    words = felt(name, numbers, by, seed)
    total = dict.fromkeys(words, 0.0)
    averaged = 0
    curve: list[dict[str, Any]] = []
    decided = 0.0
    begun = time.monotonic()
    for first, last in slices.spans(0, pairs, BATCH):
        rate = FAST + (SLOW - FAST) * first / pairs
        todo = [(name, numbers, by, words, seed, pair) for pair in range(first, last)]
        gains = list(crew.ordered(met, todo))
        for pair, gain in zip(range(first, last), gains):
            decided += abs(gain)
            ways = lots(seed, pair, words)
            for word in words:
                numbers[word] += rate * by[word] * ways[word] * gain
        if first >= SETTLING * pairs or last == pairs:
            averaged += 1
            for word in words:
                total[word] += numbers[word]
        if last == pairs or last % (100 * BATCH) == 0:
            far = sum(((numbers[word] - usual[word]) / by[word]) ** 2 for word in words) ** 0.5
            curve.append({"pairs": last, "decided": round(decided / last, 3), "strides": round(far, 2)})
            print(name, curve[-1], f"{time.monotonic() - begun:.0f} s", file=sys.stderr, flush=True)
    return {word: round(total[word] / averaged, 4) for word in words}, curve


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m ludoteka.lab.gauge", description=__doc__)
    parser.add_argument("game", choices=list(shelf.SHELF))
    parser.add_argument("--pairs", type=int, default=8000, help="deals, each played twice")
    parser.add_argument("--seed", default="ludoteka")
    parser.add_argument("--parent", type=Path, help="go on from the numbers of this file")
    parser.add_argument("--wary", action="store_true", help="in its search rivals look one choice ahead too")
    parser.add_argument("--out", type=Path)
    slices.add_crew(parser)
    options = parser.parse_args(arguments)
    try:
        return run(options)
    except Refused as refusal:
        print(refusal, file=sys.stderr)
        return 2


def run(options: argparse.Namespace) -> int:
    parent = options.parent.read_text("utf-8") if options.parent else ""
    command = f"python -m ludoteka.lab.gauge {options.game} --pairs {options.pairs} --seed {options.seed}"
    command += " --wary" if options.wary else ""
    how: dict[str, Any] = {"command": command + (" --parent …" if parent else "")}
    if parent:
        how["parent"] = hashlib.sha256(parent.encode()).hexdigest()[:16]
    if options.ray:
        cluster.check(options.ray)
    game = shelf.game(options.game)
    with slices.crew(game, options.jobs, options.ray) as crew:
        told, curve = sought(options.game, options.seed, options.pairs, parent, crew)
    how |= {"form": form(), "games": 2 * options.pairs, "curve": curve}
    out = options.out or LEARNED / f"{options.game}.json"
    out.parent.mkdir(exist_ok=True)
    mind = Keen(game.box, policy_of(game.box).weights, told, options.wary)
    out.write_text(write_keen(mind, how), "utf-8")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
