"""`ludoteka bench`: how fast each game is, in both forms, beside the peers that are installed."""

from __future__ import annotations

import argparse
import sys
from importlib.util import find_spec
from typing import Any, Final

from rich.console import Console
from rich.table import Table

import ludoteka
from ludoteka._form import build
from ludoteka.cli.asked import add_json, print_json
from ludoteka.games.shelf import SHELF, box
from ludoteka.kernel.refusal import Refused
from ludoteka.lab import bench_env
from ludoteka.lab.against import ROUNDS, commit_of, compare
from ludoteka.lab.bench import FORMS, measure_form
from ludoteka.lab.peers import installed, measure_peer
from ludoteka.text.voice import Voice

RULES: Final = (
    ("decisions_per_second_kernel", "cli-bench-kernel"),
    ("decisions_per_second_interpreter", "cli-bench-interpreter"),
    ("clone_us", "cli-bench-clone"),
    ("options_us", "cli-bench-options"),
    ("state_bytes", "cli-bench-bytes"),
    ("games_per_second", "cli-bench-games"),
)
SEARCH: Final = (
    ("full_playouts_per_second", "cli-bench-playouts"),
    ("search_full_playouts_per_second", "cli-bench-search-playouts"),
    ("search_iterations_per_second", "cli-bench-iterations"),
    ("search_decisions_per_second", "cli-bench-search"),
)


def add(parser: argparse.ArgumentParser, voice: Voice) -> None:
    parser.add_argument("games", metavar="GAME", nargs="*", default=[], help=voice.text("cli-arg-bench-games"))
    parser.add_argument("--seconds", type=float, default=4.0, metavar="S", help=voice.text("cli-arg-seconds"))
    instead = parser.add_mutually_exclusive_group()
    instead.add_argument("--env", action="store_true", help=voice.text("cli-arg-env"))
    instead.add_argument("--against", metavar="REV", help=voice.text("cli-arg-against"))
    parser.add_argument("--peers", action="store_true", help=voice.text("cli-arg-peers"))
    add_json(parser, voice)


def run(args: argparse.Namespace, voice: Voice) -> int:
    games = args.games or list(SHELF)
    for name in games:
        box(name)
    if not 0 < args.seconds <= 3600:
        raise Refused("cli-bad-seconds")
    if args.env:
        return environments(games, args, voice)
    if args.against is not None:
        return beside(games, args, voice)
    found: dict[str, Any] = {}
    for name in games:
        found[name] = {}
        for form in FORMS:
            print(voice.text("cli-bench-measuring", game=name, form=form), file=sys.stderr)
            figures = measure_form(name, form, args.seconds)
            if figures is None:
                print(voice.text("cli-bench-no-form", form=form), file=sys.stderr)
            else:
                found[name][form] = figures
    if args.peers:
        found["peers"] = peers(games, found, args.seconds, voice)
    if args.json:
        print_json(found)
    else:
        report(games, found, voice)
    return 0


COMPARED: Final = (
    ("decisions_per_second_kernel", "cli-bench-kernel"),
    ("decisions_per_second_interpreter", "cli-bench-interpreter"),
    ("clone_us", "cli-bench-clone"),
    ("full_playouts_per_second", "cli-bench-playouts"),
    ("search_iterations_per_second", "cli-bench-iterations"),
    ("digest_us", "cli-bench-digest"),
    ("save_us", "cli-bench-save"),
    ("load_us", "cli-bench-load"),
)


def beside(games: list[str], args: argparse.Namespace, voice: Voice) -> int:
    """What `--against` measures: this commit and another, in turns."""

    def tell(game: str, turn: int) -> None:
        print(voice.text("cli-bench-turn", game=game, turn=turn, turns=ROUNDS), file=sys.stderr)

    commit_of(args.against)  # refused before anything is said
    print(voice.text("cli-bench-building", revision=args.against), file=sys.stderr)
    found = compare(args.against, games, args.seconds, tell)
    if args.json:
        print_json(found)
        return 0
    rows: dict[str, Any] = {}
    for name, compared in found["games"].items():
        rows[name] = {row: {key: each[row] for key, each in compared.items()} for row in ("theirs", "ours")}
        rows[name]["×"] = {key: each["ratio"] for key, each in compared.items()}
    console = Console(highlight=False)
    console.print(table(games, rows, COMPARED, voice))
    console.print(voice.text("cli-bench-against-legend", revision=args.against), style="dim")
    return 0


ENVIRONMENTS: Final = (
    ("cells", "cli-bench-cells"),
    ("actions", "cli-bench-actions"),
    ("batched_steps_per_second", "cli-bench-batched"),
    ("single_steps_per_second", "cli-bench-single"),
    ("aec_steps_per_second", "cli-bench-aec"),
)


def environments(games: list[str], args: argparse.Namespace, voice: Voice) -> int:
    """What `--env` measures: steps with rows and masks filled, in the form this process runs, beside other people's."""
    if not bench_env.needed():
        raise Refused("lab-no-extra", extra="rl")
    found: dict[str, Any] = {}
    for name in games:
        print(voice.text("cli-bench-measuring", game=name, form=ludoteka.form()), file=sys.stderr)
        found[name] = {ludoteka.form(): bench_env.measured(name, args.seconds)}
    theirs: dict[str, Any] = {}
    for peer, (module, way) in bench_env.PEERS.items():
        figures = bench_env.measured(f"peer:{peer}", args.seconds / 4) if find_spec(module) else None
        if figures is not None:
            ours = {name: row[way] for name, forms in found.items() for row in forms.values()}
            ratios = {name: round(steps / figures["steps_per_second"], 2) for name, steps in ours.items()}
            theirs[peer] = {**figures, "ratio": ratios}
    if args.json:
        print_json({**found, "peers": theirs})
        return 0
    console = Console(highlight=False)
    console.print(table(games, found, ENVIRONMENTS, voice))
    console.print(voice.text("cli-bench-env-legend"), style="dim")
    for peer, figures in theirs.items():
        faster = ", ".join(f"{name} ×{ratio}" for name, ratio in figures["ratio"].items())
        console.print(f"{peer}  {short(figures['steps_per_second'])}: {faster}")
    return 0


def peers(games: list[str], found: dict[str, Any], seconds: float, voice: Voice) -> dict[str, Any]:
    """The figures of the peers, each with how many times faster each of our games is, driven the same way."""
    measured: dict[str, Any] = {}
    for peer in installed():
        print(voice.text("cli-bench-measuring", game=peer, form=sys.implementation.name), file=sys.stderr)
        for game, figures in measure_peer(peer, seconds / 4).items():
            theirs = figures.get("decisions_per_second")
            if theirs:
                figures["ratio"] = {
                    name: {form: round(ours["decisions_per_second_interpreter"] / theirs, 2) for form, ours in
                           found[name].items()}
                    for name in games
                }
            measured[f"{peer} {game}"] = figures
    if not measured:
        print(voice.text("cli-bench-no-peers"), file=sys.stderr)
    return measured


def report(games: list[str], found: dict[str, Any], voice: Voice) -> None:
    console = Console(highlight=False)
    for title, columns, legend in (
        ("cli-bench-rules", RULES, "cli-bench-rules-legend"),
        ("cli-bench-searches", SEARCH, "cli-bench-search-legend"),
    ):
        console.print(voice.text(title), style="bold")
        console.print(table(games, found, columns, voice))
        console.print(voice.text(legend), style="dim")
        console.print()
    if any("compiled" in found[name] for name in games):
        console.print(voice.text(f"cli-bench-build-{build()}"))
    if found.get("peers"):
        console.print(f"\n{voice.text('cli-bench-peer')}")
    for peer, figures in found.get("peers", {}).items():
        if "error" in figures:
            console.print(f"{peer}: {' '.join(figures['error'])}")
            continue
        ratios = [f"{name} {form} ×{ratio}" for name, row in figures["ratio"].items() for form, ratio in row.items()]
        console.print(f"{peer}  {figures['decisions_per_second']:,}: ".replace(",", " ") + ", ".join(ratios))


def table(games: list[str], found: dict[str, Any], columns: tuple[tuple[str, str], ...], voice: Voice) -> Table:
    """A row for each game and form. A narrow terminal breaks the titles, never a figure."""
    rows = [(name, form, figures) for name in games for form, figures in found[name].items()]
    grid = Table(box=None, pad_edge=False)
    grid.add_column("", no_wrap=True)
    grid.add_column("", no_wrap=True)
    for key, title in columns:
        widest = max((len(short(figures[key])) for _, _, figures in rows), default=0)
        grid.add_column(voice.text(title), justify="right", min_width=widest)
    for name, form, figures in rows:
        grid.add_row(name, form, *(short(figures[key]) for key, _ in columns))
    return grid


def short(figure: float) -> str:
    """Three or four digits: 0.61, 2.28, 57.6, 589, 2 759, 589 k, 1 195 k."""
    if figure >= 10_000:
        return f"{round(figure / 1000):,} k".replace(",", " ")
    if figure >= 100:
        return f"{round(figure):,}".replace(",", " ")
    return f"{figure:.1f}" if figure >= 10 else f"{figure:.2f}"
