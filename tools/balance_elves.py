"""The balance of Elven Fury by greedy bots: nations, attackers, goals, seats and the length of the game.

    python tools/balance_elves.py --games 20000 --seed 1 --out docs/balance/elves.md

Games of 2, 3 and 4 players in turn, novice and advanced layout in turn. Shares of wins are in points of a hundred
above the fair share, with a 95 % interval.
"""

from __future__ import annotations

import argparse
import math
import sys
import time
from collections import Counter
from pathlib import Path

ROOT = Path(__file__).parents[1]
sys.path[:0] = [str(ROOT / "src")]

import ludoteka  # noqa: E402
from ludoteka.bots.levels import bot  # noqa: E402
from ludoteka.bots.observer import Observer  # noqa: E402
from ludoteka.games.elves.deck import NATION_NAMES  # noqa: E402
from ludoteka.games.elves.goals import GOAL_EN  # noqa: E402
from ludoteka.games.elves.state import PEACE, Elves  # noqa: E402
from ludoteka.games.shelf import game  # noqa: E402

MOST = 20_000  # choices; a longer game is counted apart


class Tally:
    """Wins against what a fair share would have been."""

    def __init__(self) -> None:
        self.seen: Counter[str] = Counter()
        self.won: Counter[str] = Counter()
        self.fair: Counter[str] = Counter()

    def note(self, what: str, won: bool, fair: float) -> None:
        self.seen[what] += 1
        self.won[what] += won
        self.fair[what] += fair  # type: ignore[assignment]

    def rows(self) -> list[str]:
        found = []
        for what in sorted(self.seen):
            n = self.seen[what]
            share = self.won[what] / n
            wide = 196 * math.sqrt(max(share * (1 - share), 1e-9) / n)
            found.append(
                f"| {what} | {n} | {100 * share:.1f} | {100 * (share - self.fair[what] / n):+.1f} ± {wide:.1f} |"
            )
        return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=20_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path)
    asked = parser.parse_args()
    nations, goals, seats, endings = Tally(), Tally(), Tally(), Counter[str]()
    battles: Counter[str] = Counter()
    length: dict[int, list[int]] = {2: [], 3: [], 4: []}
    began = time.monotonic()
    for number in range(asked.games):
        players = 2 + number % 3
        layout = ("novice", "advanced")[number // 3 % 2]
        table = game("elves", players, layout=layout)
        state = table.deal(f"{asked.seed}/{number}")
        assert isinstance(state, Elves)
        minds = [bot("greedy", table.box, f"{asked.seed}/{number}/{seat}") for seat in range(players)]
        eyes = [Observer(state, seat) for seat in range(players)]
        choices = 0
        while not state.ending and choices < MOST:
            attacker, cell, stage = state.attacker, state.conflict, state.stage
            state.play(minds[state.actor].choose(eyes[state.actor]))
            choices += 1
            if stage != PEACE and state.stage == PEACE and cell >= 0:
                kind = "castle" if cell < 5 else "land or tower"
                battles[f"{layout}, {kind}, fought"] += 1
                battles[f"{layout}, {kind}, attacker won"] += state.owners[cell] == attacker
        if not state.ending:
            endings["no end"] += 1
            continue
        endings[state.endings()[state.ending]] += 1
        length[players].append(state.turns)
        for player in state.players:
            won = player.seat in state.winners
            nations.note(f"{NATION_NAMES[player.nation]}, {layout}", won, 1 / players)
            goals.note(GOAL_EN[player.goal], won, 1 / players)
            seats.note(f"{players} players, place {(player.seat - state.first) % players + 1}", won, 1 / players)
    lines = [
        "# Balance of Elven Fury",
        "",
        f"`python tools/balance_elves.py --games {asked.games} --seed {asked.seed}`",
        f"Greedy bots, {ludoteka.form()} rules, {time.monotonic() - began:.0f} s.",
        "Shares in percent; the last column is the difference from a fair share.",
        "",
    ]
    for title, tally in (("nation", nations), ("goal", goals), ("place in the order of the first round", seats)):
        lines += [f"| {title} | games | won % | against fair |", "|---|---|---|---|", *tally.rows(), ""]
    lines += ["| ending | games |", "|---|---|", *(f"| {name} | {n} |" for name, n in endings.most_common()), ""]
    lines += ["| battles | number |", "|---|---|", *(f"| {name} | {n} |" for name, n in sorted(battles.items())), ""]
    lines += ["| players | mean turns | longest |", "|---|---|---|"]
    lines += [f"| {n} | {sum(t) / max(1, len(t)):.1f} | {max(t, default=0)} |" for n, t in length.items()]
    text = "\n".join(lines) + "\n"
    print(text)
    if asked.out:
        asked.out.parent.mkdir(parents=True, exist_ok=True)
        asked.out.write_text(text, "utf-8")


if __name__ == "__main__":
    main()
