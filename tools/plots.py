"""Draws the plots of the documentation: of docs/data.md, and the learning curves of examples/ppo.py.

`python -m tools.plots GAMES` and `python -m tools.plots ppo-*.log` want the group `docs` and the extra `data`.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path
from typing import Any

import matplotlib
import polars as pl
from matplotlib import pyplot as plt

from ludoteka.games import shelf

PICTURES = Path(__file__).resolve().parents[1] / "docs/pictures"
ACTS = ("summon", "capture", "cast")
BLUE, BROWN = "#33658a", "#a4630f"
COLOURS = (BLUE, BROWN, "#2f6f4f", "#8d3b72", "#555555")
STYLE: dict[Any, Any] = {"svg.hashsalt": "ludoteka", "svg.fonttype": "none", "font.size": 9}


def keep(figure: Any, name: str) -> None:
    figure.savefig(PICTURES / f"{name}.en.svg", metadata={"Date": None}, bbox_inches="tight")
    plt.close(figure)


def axes(x: str, y: str) -> tuple[Any, Any]:
    figure, one = plt.subplots(figsize=(6, 3))
    one.set_xlabel(x)
    one.set_ylabel(y)
    one.spines[["top", "right"]].set_visible(False)
    return figure, one


def data(folder: Path) -> None:
    games = pl.read_parquet(folder / "*.parquet").filter(pl.col("ending") != "stood-still")
    turns = games["turns"].to_list()
    figure, one = axes("turns", "games")
    one.hist(turns, bins=range(min(turns), max(turns) + 2), color=BLUE)
    keep(figure, "data-turns")
    margins = games.with_columns(margin=pl.col("totals").list.max() - pl.col("totals").list.min())
    means = margins.group_by("turns").agg(pl.col("margin").mean(), pl.len()).filter(pl.col("len") >= 5).sort("turns")
    figure, one = axes("turns", "glory between first and last")
    one.plot(means["turns"], means["margin"], "o-", color=BLUE)
    keep(figure, "data-margin")
    table = shelf.game(games["game"][0])
    verbs = table.box.blank().verbs()
    counts = {who: dict.fromkeys(ACTS, 0) for who in ("winner", "loser")}
    sample = games.head(200)
    for seed, choices, winners in sample.select("seed", "choices", "winners").iter_rows():
        state = table.deal(seed)
        for option in choices:
            verb = verbs.all[verbs.at[option]].name
            if verb in ACTS:
                counts["winner" if state.actor == winners[0] else "loser"][verb] += 1
            state.play(option)
    figure, one = axes("", "times a game")
    for at, (who, colour) in enumerate((("winner", BLUE), ("loser", BROWN))):
        places = [n + 0.4 * at for n in range(len(ACTS))]
        one.bar(places, [counts[who][verb] / sample.height for verb in ACTS], 0.38, label=who, color=colour)
    one.set_xticks([n + 0.2 for n in range(len(ACTS))], ACTS)
    one.legend(frameon=False)
    keep(figure, "data-acts")
    alone = games.filter(pl.col("winners").list.len() == 1)
    begun = sum(table.deal(seed).actor == won[0] for seed, won in alone.select("seed", "winners").iter_rows())
    low, high = games["turns"].quantile(0.25), games["turns"].quantile(0.75)
    print(f"{100 * begun / alone.height:.1f} % by who began; quartiles of turns {low}, {high}")
    print(counts)


def curves(logs: list[Path]) -> None:
    """What `examples/ppo.py GAME --against random,greedy` printed into ppo-GAME.log, one line of the picture a game."""
    figure, one = axes("updates of 8,192 decisions", "wins against greedy, %")
    for log, colour in zip(logs, COLOURS):
        points = re.findall(r"(\d+) updates .*?([\d.]+) % v greedy", log.read_text("utf-8"))
        updates, shares = [int(n) for n, _ in points], [float(share) for _, share in points]
        one.plot(updates, shares, "o-", color=colour, markersize=3, label=log.stem.removeprefix("ppo-"))
    one.axhline(50, color="grey", linewidth=0.8, linestyle="--")
    one.set_ylim(0, 100)
    one.legend(frameon=False, loc="center left", bbox_to_anchor=(1, 0.5))
    keep(figure, "ppo")


if __name__ == "__main__":
    matplotlib.use("svg")
    matplotlib.rcParams.update(STYLE)
    given = [Path(word) for word in sys.argv[1:]]
    if given[0].is_dir():
        data(given[0])
    else:
        curves(given)
