"""The balance of Elven Fury by greedy bots: nations, attackers, goals, seats and the length of the game.

    python tools/balance_elves.py --games 24000 --seed 1 --raw build/balance-elves.jsonl --out docs/balance/elves.md

Five games of six have two players, every pair of nations at both seats, each layout in turn; the sixth has three or
four players or another scenario. Every finished game is a line of the raw file: an interrupted run goes on there.
With `--scenario NAME --players N` all games are of that sort, every order of nations in turn. `--jobs N` or `--ray
ADDRESS` plays them by several processes or on a cluster, with the same lines.
"""

from __future__ import annotations

import argparse
import json
import math
import time
from collections import Counter
from collections.abc import Iterable
from contextlib import suppress
from itertools import permutations
from pathlib import Path
from typing import Any

import ludoteka
from ludoteka.bots.levels import bot
from ludoteka.bots.observer import Observer
from ludoteka.games.elves.board import CENTRE, is_castle, is_tower
from ludoteka.games.elves.deck import NATION_NAMES
from ludoteka.games.elves.goal_cards import GOAL_EN
from ludoteka.games.elves.layout import PEACE
from ludoteka.games.elves.state import Elves
from ludoteka.games.elves.verbs import TAKE_NATION
from ludoteka.games.shelf import game
from ludoteka.lab import slices
from ludoteka.lab.bars import bar

SLICE = 20  # games
MOST = 20_000  # choices; a longer game is counted apart
PAIRS = list(permutations(range(4), 2))
LAYOUTS = ("novice", "advanced")
OTHERS: list[tuple[int, dict[str, Any]]] = [
    (3, {}),
    (4, {}),
    (2, {"scenario": "dragonlord"}),
    (3, {"scenario": "races"}),
    (2, {"scenario": "races"}),
    (3, {}),
    (4, {}),
    (3, {"scenario": "war"}),
    (4, {"scenario": "alliance"}),
    (2, {"scenario": "war"}),
]

Record = dict[str, Any]


def sort_of(number: int, scenario: str = "", seats: int = 2) -> tuple[int, dict[str, Any], list[int]]:
    """Players, options and nations of a game by its number; of one scenario, if that is asked for."""
    layout = LAYOUTS[number % 2]
    if scenario:
        orders = list(permutations(range(4), seats))
        return seats, {"scenario": scenario, "layout": layout}, list(orders[number // 2 % len(orders)])
    turn = number // 2
    if turn % 6 == 5:
        players, options = OTHERS[turn // 6 % len(OTHERS)]
        order = list(permutations(range(4)))[turn // 6 % 24]
        return players, {**options, "layout": layout}, list(order[:players])
    return 2, {"layout": layout}, list(PAIRS[(turn - turn // 6) % len(PAIRS)])


def play(number: int, seed: int, scenario: str = "", seats: int = 2) -> Record:
    """One game, as plain figures."""
    players, options, nations = sort_of(number, scenario, seats)
    table = game("elves", players, nations="chosen", **options)
    state = table.deal(f"{seed}/{number}")
    assert isinstance(state, Elves)
    for nation in nations:
        state.play(TAKE_NATION + nation)
    minds = [bot("greedy", table.box, f"{seed}/{number}/{seat}") for seat in range(players)]
    eyes = [Observer(state, seat) for seat in range(players)]
    battles: list[list[int]] = []  # kind of cell, attacker, defender (-1 neutrals), whether the attacker won
    choices = 0
    while not state.ending and choices < MOST:
        attacker, defender, cell, stage = state.attacker, state.defender, state.conflict, state.stage
        state.play(minds[state.actor].choose(eyes[state.actor]))
        choices += 1
        if stage != PEACE and state.conflict != cell and cell >= 0:
            kind = 0 if cell == CENTRE else 1 if is_castle(cell) else 2 if is_tower(cell) else 3
            won = state.owners[cell] == attacker
            battles.append([kind, nations[attacker], nations[defender] if defender >= 0 else -1, int(won)])
    return {
        "number": number,
        "players": players,
        "scenario": options.get("scenario", "superiority"),
        "layout": options["layout"],
        "nations": nations,
        "first": state.first,
        "winners": state.winners,
        "ending": state.endings()[state.ending] if state.ending else "none",
        "goals": [player.goal for player in state.players],
        "turns": state.turns,
        "choices": choices,
        "battles": battles,
    }


def play_several(first: int, last: int, seed: int, scenario: str, seats: int) -> list[Record]:
    return [play(number, seed, scenario, seats) for number in range(first, last)]


# --- the report ----------------------------------------------------------------------------------------------------


def interval(won: float, n: int) -> str:
    """A share in percent with its 95 % interval."""
    if n == 0:
        return "–"
    share = won / n
    return f"{100 * share:.1f} ± {196 * math.sqrt(max(share * (1 - share), 1e-9) / n):.1f}"


def table(head: list[str], rows: Iterable[list[str]]) -> list[str]:
    lines = ["| " + " | ".join(head) + " |", "|" + "---|" * len(head)]
    return [*lines, *("| " + " | ".join(row) + " |" for row in rows), ""]


def share(records: list[Record], seat_is: Any) -> tuple[int, int]:
    """How often those seats won that `seat_is` finds, and how many there were."""
    won = seen = 0
    for record in records:
        for seat in range(record["players"]):
            if seat_is(record, seat):
                seen += 1
                won += seat in record["winners"]
    return won, seen


def nations_table(duels: list[Record]) -> list[str]:
    rows = []
    for n, name in enumerate(NATION_NAMES):
        row = [name]
        for other in range(4):
            met = [r for r in duels if n in r["nations"] and other in r["nations"]]
            won, seen = share(met, lambda r, s, n=n: r["nations"][s] == n)
            row.append("" if other == n else interval(won, seen))
        for layout in LAYOUTS:
            of = [r for r in duels if r["layout"] == layout]
            row.append(interval(*share(of, lambda r, s, n=n: r["nations"][s] == n)))
        won, seen = share(duels, lambda r, s, n=n: r["nations"][s] == n)
        row += [f"**{interval(won, seen)}**", str(seen)]
        rows.append(row)
    return table(["won % against", *NATION_NAMES, "novice layout", "advanced layout", "all", "games"], rows)


def battles_table(records: list[Record]) -> list[str]:
    rows = []
    for layout in LAYOUTS:
        fought = [b for r in records if r["layout"] == layout for b in r["battles"]]
        for title, kinds, neutral in (
            ("neutrals on a Land", (3,), True),
            ("neutrals in a Tower", (2,), True),
            ("the empty Central Castle", (0,), True),
            ("a Land or Tower of a player", (2, 3), False),
            ("a Castle of a player", (0, 1), False),
        ):
            these = [b for b in fought if b[0] in kinds and (b[2] < 0) == neutral]
            rows.append([layout, title, interval(sum(b[3] for b in these), len(these)), str(len(these))])
    found = table(["layout", "attack on", "attacker won %", "battles"], rows)
    rows = []
    for n, name in enumerate(NATION_NAMES):
        fought = [b for r in records for b in r["battles"]]
        row = [name]
        for these in (
            [b for b in fought if b[1] == n and b[2] < 0],
            [b for b in fought if b[1] == n and b[2] >= 0],
        ):
            row.append(interval(sum(b[3] for b in these), len(these)))
        these = [b for b in fought if b[2] == n]
        row.append(interval(sum(1 - b[3] for b in these), len(these)))
        rows.append(row)
    return found + table(["nation", "won against neutrals %", "won attacking players %", "won defending %"], rows)


def report(records: list[Record], command: str) -> str:
    duels = [r for r in records if r["players"] == 2 and r["scenario"] == "superiority"]
    ended = [r for r in duels if r["winners"]]
    lines = [
        "# Balance of Elven Fury",
        "",
        f"`{command}`",
        "",
        f"{len(records)} games by greedy bots, {len(duels)} of them for Superiority (secret goals) between two",
        "players: every pair of nations at both seats, novice and advanced layout in turn.",
        "Shares in percent with 95 % intervals.",
        "",
        "## Nations, two players",
        "",
        *nations_table(ended),
        "## Attacker and defender, two players",
        "",
        *battles_table(duels),
        "## Goals, two players",
        "",
    ]
    rows = []
    for goal in sorted({g for r in ended for g in r["goals"] if g >= 0}):
        won, seen = share(ended, lambda r, s, goal=goal: r["goals"][s] == goal)
        rows.append([GOAL_EN[goal], interval(won, seen), str(seen)])
    lines += table(["goal", "won %", "dealt"], rows)
    lines += ["## Seats: the place in the order of play", ""]
    rows = []
    for players in (2, 3, 4):
        of = [r for r in records if r["players"] == players and r["scenario"] == "superiority" and r["winners"]]
        for place in range(players):
            won, seen = share(of, lambda r, s, place=place: (s - r["first"]) % r["players"] == place)
            rows.append([str(players), str(place + 1), interval(won, seen), f"{100 / players:.1f}", str(seen)])
    lines += table(["players", "place", "won %", "fair", "games"], rows)
    lines += ["## Three and four players, and the scenarios", ""]
    rows = []
    sorts = sorted({(r["scenario"], r["players"]) for r in records})
    for scenario, players in sorts:
        of = [r for r in records if (r["scenario"], r["players"]) == (scenario, players) and r["winners"]]
        row = [scenario, str(players)]
        row += [interval(*share(of, lambda r, s, n=n: r["nations"][s] == n)) for n in range(4)]
        rows.append([*row, str(len(of))])
    lines += table(["scenario", "players", *(f"{name} won %" for name in NATION_NAMES), "games"], rows)
    lines += ["## Length and endings", ""]
    rows = []
    for scenario, players in sorts:
        of = [r for r in records if (r["scenario"], r["players"]) == (scenario, players)]
        turns = sorted(r["turns"] for r in of)
        endings = Counter(r["ending"] for r in of)
        told = ", ".join(f"{name} {100 * n / len(of):.0f} %" for name, n in endings.most_common())
        middle, most = turns[len(turns) // 2], turns[len(turns) * 95 // 100]
        mean = f"{sum(turns) / len(turns):.1f}"
        rows.append([scenario, str(players), mean, str(middle), str(most), str(turns[-1]), told])
    lines += table(["scenario", "players", "turns, mean", "median", "95 % within", "longest", "endings"], rows)
    return "\n".join(lines).rstrip() + "\n"


def main(arguments: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=24_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--raw", type=Path, default=Path(__file__).parents[1] / "build/balance-elves.jsonl")
    parser.add_argument("--out", type=Path)
    parser.add_argument("--scenario", default="", help="only this scenario, with --players")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--fresh", action="store_true", help="forget the games in the raw file")
    parser.add_argument("--minutes", type=float, default=1e9, help="stop after so long; the next call goes on")
    slices.add_crew(parser)
    asked = parser.parse_args(arguments)
    asked.raw.parent.mkdir(parents=True, exist_ok=True)
    records: list[Record] = []
    if asked.raw.exists() and not asked.fresh:
        records = [json.loads(line) for line in asked.raw.read_text("utf-8").splitlines()]
    end = time.monotonic() + 60 * asked.minutes
    spans = slices.spans(len(records), asked.games, SLICE)
    todo = [(first, last, asked.seed, asked.scenario, asked.players) for first, last in spans]
    with (
        asked.raw.open("w" if asked.fresh else "a", encoding="utf-8") as raw,
        slices.crew(game("elves"), asked.jobs, asked.ray) as crew,
        bar() as shown,
        suppress(KeyboardInterrupt),  # what there is by then is told, and the next call goes on
    ):
        task = shown.add_task("elves", total=asked.games, completed=len(records))
        for found in crew.ordered(play_several, todo):
            records += found
            raw.writelines(json.dumps(record) + "\n" for record in found)
            raw.flush()
            shown.update(task, completed=len(records))
            if time.monotonic() > end:
                break
    command = f"python tools/balance_elves.py --games {asked.games} --seed {asked.seed}"
    if asked.scenario:
        command += f" --scenario {asked.scenario} --players {asked.players}"
    text = report(records[: asked.games], command)
    print(f"{ludoteka.form()} rules, {len(records)} games\n\n{text}")
    if asked.out and len(records) >= asked.games:
        asked.out.parent.mkdir(parents=True, exist_ok=True)
        asked.out.write_text(text, "utf-8")


if __name__ == "__main__":
    main()
