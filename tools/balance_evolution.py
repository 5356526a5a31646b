"""Balance of Evolution: greedy bots play each other; who wins, how long it takes, which traits winners have.

    python tools/balance_evolution.py --games 4000 --players 2 3 4 5 6 --seed 1 > figures.jsonl
    python tools/balance_evolution.py --games 1000 --players 3 4 --set figure=left
    python tools/balance_evolution.py --constants --games 1000 >> figures.jsonl
    python tools/balance_evolution.py --solo --games 2000 >> figures.jsonl
    python tools/balance_evolution.py --table figures.jsonl

Each table that was played is one line of counts; `--table` adds up lines of the same table and prints them for people.
Seats are counted from the one who began. Long runs can be split: `--seed 1`, `--seed 2` are different games. `--jobs N`
or `--ray ADDRESS` plays by several processes or on a cluster, with the same lines; with `--raw FILE` a run that was
broken off goes on where it was.
"""

from __future__ import annotations

import argparse
import gc
import json
import sys
from collections import Counter
from math import sqrt
from pathlib import Path
from typing import Any

from ludoteka.games.evolution.deck import AT, ATTACK, NEW_ATTACK, PRINTED, T_ID
from ludoteka.games.evolution.hints import strikes
from ludoteka.games.evolution.targets import is_available
from ludoteka.games.evolution.trait_card import FACE
from ludoteka.games.evolution.verbs import ATTACK_, CREATURES, SIDES, TRANSMUTE
from ludoteka.games.shelf import box, game_of
from ludoteka.kernel.luck import Rng
from ludoteka.kernel.machine import State
from ludoteka.kernel.story import read_value
from ludoteka.lab import slices
from ludoteka.lab.bars import bar
from ludoteka.lab.ledger import Ledger

SLICE = 20  # games
MOST = 6000  # decisions: more is counted as a game that does not end

# What each uncertain reading is compared at, and its other values.
FULL = {"ether": True, "victims": True}
HAUNTED = {"familiar": True, "ether": True}
CONSTANTS: list[tuple[str, list[Any], dict[str, Any], int]] = [
    ("sleep_after_gain", [True, False], {}, 3),
    ("crystal_per_success", ["trait", "attack"], {}, 3),
    ("hand_refill", ["up-to-5", "up-to-6", "plus-2"], {}, 3),
    ("new_source_each_round", [True, False], {}, 3),
    ("friendly_attack", [True, False], {}, 3),
    ("pesky_once_per_round", [True, False], {}, 3),
    ("ether_pick_after_discard", [True, False], FULL, 3),
    ("late_activation_traits", [False, True], FULL, 3),
    ("copy_can_break_targeting", [False, True], FULL, 3),
    ("copy_lasts_through_after_attack", [True, False], FULL, 3),
    ("second_attack_optional", [True, False], FULL, 3),
    ("hiding_before_traits", [True, False], FULL, 3),
    ("after_attack_optional", [True, False], FULL, 3),
    ("familiar_accepts_traits", [False, True], HAUNTED, 3),
    ("beast_acts_before_round_end", [True, False], HAUNTED, 3),
    ("topmost", ["newest", "oldest"], HAUNTED, 3),
    ("familiar_in_solo", [False, True], {}, 1),
    ("figure", ["left", "behind", "random", "none"], {}, 4),
]
SOLO: list[dict[str, Any]] = [
    {"difficulty": "easy"},
    {"difficulty": "normal"},
    {"difficulty": "hard"},
    {"difficulty": "normal", "ether": True, "victims": True},
]


class Tally:
    """What is counted over the games of one table."""

    def __init__(self, players: int, options: dict[str, Any]) -> None:
        self.players = players
        self.options = options
        self.games = 0
        self.counts: dict[str, Counter[str]] = {name: Counter() for name in COUNTED}

    def data(self) -> dict[str, Any]:
        return {
            "players": self.players,
            "options": self.options,
            "games": self.games,
            **{name: dict(count) for name, count in self.counts.items()},
        }

    def add(self, data: dict[str, Any]) -> None:
        self.games += data["games"]
        for name in COUNTED:
            self.counts[name].update(data[name])


COUNTED = ("rounds", "endings", "seats", "winners", "everybody", "attacks", "places")


def play(tally: Tally, seed: str) -> None:
    """One game of greedy bots."""
    state: Any = game_of("evolution", tally.players, tally.options).deal(seed)
    counts = tally.counts
    first = state.first
    luck = Rng(seed, "balance")
    had: list[list[int]] = [[] for _ in range(state.seats())]  # the traits of creatures that were transmuted
    decisions = 0
    while not state.ending and decisions < MOST:
        decisions += 1
        options = state.options()
        option = options[0] if len(options) == 1 else pick(state, options, luck)
        if option == TRANSMUTE:
            had[state.actor].extend(state.players[state.actor].creatures[state.current().acting].traits)
        elif ATTACK_ <= option < ATTACK_ + CREATURES and hasattr(state.current(), "acting"):
            chances(state, option - ATTACK_, counts["attacks"])
        state.play(option)
    tally.games += 1
    counts["endings"][state.endings()[state.ending] or "endless"] += 1
    if not state.ending:
        return
    counts["rounds"][str(state.round)] += 1
    for player in state.players:
        for creature in player.creatures:
            had[player.seat].extend(creature.traits)
        counts["everybody"].update(T_ID[PRINTED[packed & FACE]] for packed in had[player.seat])
    for winner in state.winners:
        counts["seats"][str((winner - first) % state.seats())] += 1
        counts["places"][str((winner - state.first) % state.seats())] += 1  # counted from the first of the last round
        counts["winners"].update(T_ID[PRINTED[packed & FACE]] for packed in had[winner])


def pick(state: State, options: list[int], luck: Rng) -> int:
    """What the greedy bot does: the best worth after its choice, ties by luck of its own."""
    seat = state.actor
    worth = box("evolution").worth
    best = -1.0
    found: list[int] = []
    for option in options:
        twin = state.clone()
        twin.play(option)
        value = worth(twin, seat)
        if value > best + 1e-12:
            best = value
            found = [option]
        elif value >= best - 1e-12:
            found.append(option)
    return found[luck.below(len(found))]


def chances(state: Any, target: int, count: Counter[str]) -> None:
    """An attack is about to be made: does it work, and against how many of the others' creatures would one?"""
    seat = state.actor
    attacker = state.players[seat].creatures[state.current().acting]
    able = attacker.force & (AT[ATTACK] | AT[NEW_ATTACK])
    count["made"] += 1
    count["successful"] += 1 if able & strikes(state.at(target)) else 0
    count["friendly"] += 1 if target % SIDES == seat else 0
    for player in state.players:
        for creature in player.creatures:
            if player.seat != seat:
                count["rivals"] += 1
                if is_available(state, attacker, creature, False):
                    count["available"] += 1
                    count["open"] += 1 if able & strikes(creature) else 0


def play_several(players: int, options: dict[str, Any], seed: str, first: int, last: int) -> dict[str, Any]:
    """The counts of these games."""
    gc.disable()  # nothing here holds itself, and looking for it costs a tenth of the time
    tally = Tally(players, options)
    for n in range(first, last):
        play(tally, f"{seed}/{n}")
    return tally.data()


class Run:
    """Tables that are played by a crew, their slices kept in a file."""

    def __init__(self, games: int, seed: str, crew: slices.Crew, kept: Ledger) -> None:
        self.games = games
        self.seed = seed
        self.crew = crew
        self.kept = kept

    def played(self, players: int, options: dict[str, Any]) -> Tally:
        """Play a table, or what is missing of it, and print its counts."""
        mine = [players, options, self.seed]
        done = {(row["first"], row["last"]): row["tally"] for row in self.kept.rows if row["of"] == mine}
        missing = [span for span in slices.spans(0, self.games, SLICE) if span not in done]
        with bar() as shown:
            task = shown.add_task(f"{players} {options or ''}", total=self.games)
            shown.advance(task, self.games - sum(last - first for first, last in missing))
            for number, found in self.crew.numbered(play_several, [(*mine, *span) for span in missing]):
                first, last = missing[number]
                self.kept.write({"of": mine, "first": first, "last": last, "tally": found})
                done[first, last] = found
                shown.advance(task, last - first)
        tally = Tally(players, options)
        for span in slices.spans(0, self.games, SLICE):
            tally.add(done[span])
        print(json.dumps(tally.data(), ensure_ascii=False), flush=True)
        return tally


# --- for people ----------------------------------------------------------------------------------------------------


def interval(share: float, games: int) -> float:
    return 196 * sqrt(share * (1 - share) / games) if games else 0.0


def percent(part: float, whole: float) -> str:
    return f"{100 * part / whole:.1f}" if whole else "–"


def line(tally: Tally) -> str:
    counts = tally.counts
    done = sum(counts["rounds"].values())
    rounds = sum(int(n) * c for n, c in counts["rounds"].items()) / done if done else 0
    within = sum(c for n, c in counts["rounds"].items() if 5 <= int(n) <= 9)
    won = sum(counts["seats"].values())
    seats = max(2, tally.players)
    shares = [100 * counts["seats"][str(n)] / won if won else 0 for n in range(seats)]
    off = max(abs(share - 100 / seats) for share in shares) if won else 0
    made = counts["attacks"]
    cells = [
        str(tally.players),
        ", ".join(f"{name}={value}" for name, value in tally.options.items()) or "base",
        str(tally.games),
        f"{rounds:.2f}",
        percent(within, done),
        " / ".join(f"{share:.1f}" for share in shares),
        f"{off:.1f} (±{interval(1 / seats, won):.1f})",
        percent(counts["places"]["0"], won),
        f"{made['made'] / tally.games:.1f}",
        percent(made["successful"], made["made"]),
        percent(made["open"], made["rivals"]),
        ", ".join(f"{name} {percent(count, tally.games)}" for name, count in counts["endings"].most_common()),
    ]
    return "| " + " | ".join(cells) + " |"


HEAD = (
    "| players | options | games | rounds | within 5–9, % | wins by seat, % | furthest from fair (95 %) "
    "| won by the first of the last round, % | attacks a game | successful, % | chances open, % | endings, % |"
)


def table(paths: list[str]) -> None:
    tallies: dict[str, Tally] = {}
    for path in paths:
        for text in Path(path).read_text("utf-8").splitlines():
            data = json.loads(text)
            key = json.dumps([data["players"], data["options"]])
            tallies.setdefault(key, Tally(data["players"], data["options"])).add(data)
    print(HEAD)
    print("|" + "---|" * (HEAD.count("|") - 1))
    for tally in tallies.values():
        print(line(tally))
    plain = [tally for tally in tallies.values() if not tally.options and tally.players > 1]
    traits(plain)


def traits(tallies: list[Tally]) -> None:
    """Each trait's share of the traits on winners' creatures, and its lift: that share over the share among all."""
    if not tallies:
        return
    tallies.sort(key=lambda tally: tally.players)
    print("\n| trait | " + " | ".join(f"{tally.players} players" for tally in tallies) + " | all |")
    print("|---|" + "---|" * (len(tallies) + 1))
    whole = Tally(0, {})
    for tally in tallies:
        whole.add(tally.data())
    for id, _ in whole.counts["winners"].most_common():
        print(f"| {id} | " + " | ".join(share(tally, id) for tally in [*tallies, whole]) + " |")


def share(tally: Tally, id: str) -> str:
    won, everybody = tally.counts["winners"], tally.counts["everybody"]
    if not everybody[id]:
        return "0.0 (–)"
    mine = won[id] / sum(won.values())
    lift = mine / (everybody[id] / sum(everybody.values()))
    return f"{100 * mine:.1f} ({lift:.2f})"


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--players", type=int, nargs="+", default=[2, 3, 4, 5, 6])
    parser.add_argument("--seed", default="1")
    parser.add_argument("--set", nargs="*", default=[], help="options: ether=yes figure=behind")
    parser.add_argument("--constants", nargs="*", help="compare the values of these uncertain readings, or of all")
    parser.add_argument("--solo", action="store_true", help="one person against the Shadow")
    parser.add_argument("--table", nargs="+", metavar="FILE", help="add up what was played")
    parser.add_argument("--raw", type=Path, metavar="FILE", help="keep there what is played, and go on from there")
    slices.add_crew(parser)
    given = parser.parse_args(arguments)
    if given.table:
        table(given.table)
        return 0
    table_of = game_of("evolution", 2, {})
    head = {"balance": "evolution", "ruleset": table_of.ruleset}
    with Ledger(given.raw, head, is_kept) as kept, slices.crew(table_of, given.jobs, given.ray) as crew:
        run = Run(given.games, given.seed, crew, kept)
        try:
            for players, options in wanted(given):
                run.played(players, options)
        except KeyboardInterrupt:
            what = f"{given.raw} has what was played: the same command goes on" if given.raw else "nothing was kept"
            print(f"interrupted; {what}", file=sys.stderr)
            return 130
    return 0


def is_kept(row: Any) -> bool:
    return isinstance(row, dict) and set(row) == {"of", "first", "last", "tally"}


def wanted(given: argparse.Namespace) -> list[tuple[int, dict[str, Any]]]:
    """The tables that are asked for: players and options."""
    if given.constants is not None:
        return [
            (players, {**options, name: value} | ({"familiar": value} if name == "familiar_in_solo" else {}))
            for name, values, options, players in CONSTANTS
            if not given.constants or name in given.constants
            for value in values
        ]
    if given.solo:
        return [(1, options) for options in SOLO]
    chosen = {}
    for word in given.set:
        name, _, value = word.partition("=")
        chosen[name] = read_value(value)
    return [(players, chosen) for players in given.players]


if __name__ == "__main__":
    raise SystemExit(main())
