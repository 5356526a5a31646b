"""Balance of Evolution: greedy bots play each other; who wins, how long it takes, which traits winners have.

    python tools/balance_evolution.py --games 4000 --players 2 3 4 5 6 --seed 1
    python tools/balance_evolution.py --games 1000 --players 3 4 --set figure=behind
"""

from __future__ import annotations

import argparse
import json
from collections import Counter
from math import sqrt
from typing import Any

from ludoteka.games.shelf import box, game_of
from ludoteka.kernel.happenings import Event
from ludoteka.kernel.luck import Rng
from ludoteka.kernel.machine import State
from ludoteka.kernel.story import read_value

MOST = 6000  # decisions: more is counted as a game that does not end


class Tally:
    """What is counted over the games of one table."""

    def __init__(self, players: int) -> None:
        self.players = players
        self.games = 0
        self.cut = 0
        self.rounds: Counter[int] = Counter()
        self.endings: Counter[str] = Counter()
        self.seats: Counter[int] = Counter()
        self.traits: Counter[str] = Counter()
        self.all_traits: Counter[str] = Counter()
        self.strikes = 0
        self.misses = 0
        self.attacks = 0


def creature_traits(state: Any, seat: int, i: int) -> list[str]:
    saved = state.view(None)["players"][seat]["creatures"][i]
    return [card["trait"] for card in saved["traits"]]


def play(players: int, options: dict[str, Any], seed: str, tally: Tally) -> None:
    """One game; seats are counted from the one who was first in round 1."""
    state: Any = game_of("evolution", players, options).deal(seed)
    first = state.first
    luck = Rng(seed, "balance")
    had: list[list[str]] = [[] for _ in range(state.seats())]
    count = 0
    while not state.ending and count < MOST:
        count += 1
        options_now = state.options()
        option = options_now[0] if len(options_now) == 1 else pick(state, luck)
        note(state, option, had)
        state.log = []
        state.play(option)
        tell(state.log, tally)
    tally.games += 1
    if not state.ending:
        tally.cut += 1
        return
    tally.rounds[state.round] += 1
    tally.endings[state.endings()[state.ending]] += 1
    for player in state.players:
        for i in range(len(player.creatures)):
            had[player.seat].extend(creature_traits(state, player.seat, i))
        tally.all_traits.update(had[player.seat])
    for winner in state.winners:
        tally.seats[(winner - first) % state.seats()] += 1
        tally.traits.update(had[winner])


def pick(state: State, luck: Rng) -> int:
    """What the greedy bot does: the best worth after its choice, ties by luck of its own."""
    seat = state.actor
    worth = box("evolution").worth
    best = -1.0
    found: list[int] = []
    for option in state.options():
        twin = state.clone()
        twin.play(option)
        value = worth(twin, seat)
        if value > best + 1e-12:
            best = value
            found = [option]
        elif value >= best - 1e-12:
            found.append(option)
    return found[luck.below(len(found))]


def note(state: Any, option: int, had: list[list[str]]) -> None:
    """Write down the traits of a creature that is about to be transmuted."""
    if state.choice(option).verb == "transmute":
        had[state.actor].extend(creature_traits(state, state.actor, state.stack[-1].acting))


def tell(log: list[Event], tally: Tally) -> None:
    for event in log:
        if event.what.name == "attacked":
            tally.attacks += 1
        elif event.what.name == "no-effect":
            tally.misses += 1
        elif event.what.name == "used":
            tally.strikes += 1


def interval(share: float, games: int) -> float:
    return 1.96 * sqrt(share * (1 - share) / games) if games else 0.0


def report(tally: Tally) -> dict[str, Any]:
    done = sum(tally.rounds.values())
    total = sum(tally.traits.values()) or 1
    everybody = sum(tally.all_traits.values()) or 1
    seats = {n: tally.seats[n] / done for n in range(tally.players)} if done else {}
    fair = sum(seats.values()) / tally.players if seats else 0
    return {
        "players": tally.players,
        "games": tally.games,
        "cut": tally.cut,
        "rounds": round(sum(n * c for n, c in tally.rounds.items()) / done, 2) if done else None,
        "in_5_9": round(sum(c for n, c in tally.rounds.items() if 5 <= n <= 9) / done, 3) if done else None,
        "endings": {name: round(count / tally.games, 3) for name, count in tally.endings.items()},
        "seats": {n: round(100 * share, 1) for n, share in seats.items()},
        "seat_off": round(100 * max(abs(share - fair) for share in seats.values()), 1) if seats else None,
        "seat_error": round(100 * interval(fair, done), 1),
        "attacks_a_game": round(tally.attacks / tally.games, 1),
        "traits": {
            id: [round(100 * n / total, 1), round((n / total) / (tally.all_traits[id] / everybody), 2)]
            for id, n in tally.traits.most_common()
        },
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--players", type=int, nargs="+", default=[2, 3, 4, 5, 6])
    parser.add_argument("--seed", default="1")
    parser.add_argument("--set", nargs="*", default=[], help="options: ether=yes figure=behind")
    given = parser.parse_args()
    options: dict[str, Any] = {}
    for word in given.set:
        name, _, value = word.partition("=")
        options[name] = read_value(value)
    for players in given.players:
        tally = Tally(max(2, players))
        for n in range(given.games):
            play(players, options, f"{given.seed}/{n}", tally)
        print(json.dumps(report(tally), ensure_ascii=False), flush=True)


if __name__ == "__main__":
    main()
