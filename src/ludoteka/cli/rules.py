"""`ludoteka rules`: the printed rules, found by id or by words, with the code that keeps them and what proves them."""

from __future__ import annotations

import argparse
import re
import sys
from typing import Any

from rich.console import Console
from rich.markup import escape

from ludoteka.cli.asked import add_json, print_json
from ludoteka.games.shelf import SHELF
from ludoteka.kernel.refusal import Refused
from ludoteka.text.ids import LANGUAGES
from ludoteka.text.primer import Page, primer
from ludoteka.text.rulebook import (
    Place,
    Rule,
    Ruling,
    coverage,
    has_tests,
    kept,
    proven,
    rule_of,
    rules_of,
    rulings_for,
    rulings_of,
    search,
)
from ludoteka.text.voice import Voice


def add(parser: argparse.ArgumentParser, voice: Voice) -> None:
    parser.add_argument("words", metavar="WORDS", nargs="*", default=[], help=voice.text("cli-arg-rules"))
    parser.add_argument("--coverage", action="store_true", help=voice.text("cli-arg-coverage"))
    parser.add_argument("--primer", action="store_true", help=voice.text("cli-arg-primer"))
    add_json(parser, voice)


def run(args: argparse.Namespace, voice: Voice) -> int:
    words: list[str] = args.words
    games = [word for word in words[:1] if word in SHELF]
    if args.coverage:
        return show_coverage(words, args.json, voice)
    if args.primer:
        return show_primer(words[0] if words else "", args.json, voice)
    rest = words[1:] if games else words
    if len(rest) == 1 and "." in rest[0] and rest[0].partition(".")[0] in SHELF:
        return show_rule(rule_of(rest[0]), args.json, voice)
    if len(rest) == 1 and re.fullmatch(r"[Rr]\d+", rest[0]):
        return show_ruling(rest[0].upper(), games or list(SHELF), args.json, voice)
    return show_list(games or list(SHELF), " ".join(rest), args.json, voice)


def as_data(rule: Rule) -> dict[str, Any]:
    return {
        "id": rule.id,
        "game": rule.game,
        "section": rule.section,
        "heading": rule.heading,
        "text": {"ru": rule.ru, "en": rule.en},
        "check": rule.check,
        "advisory": rule.advisory,
        "kept": [place_data(place) for place in kept().get(rule.id, [])],
        "proven": [place_data(place) for place in proven().get(rule.id, [])],
        "rulings": [ruling_data(ruling) for ruling in rulings_for(rule)],
    }


def place_data(place: Place) -> dict[str, Any]:
    return {"file": place.file, "line": place.line, "name": place.name}


def ruling_data(ruling: Ruling) -> dict[str, Any]:
    return {
        "id": ruling.id,
        "game": ruling.game,
        "kind": ruling.kind,
        "confidence": ruling.confidence,
        "switches": list(ruling.switches),
        "text": {"ru": ruling.ru, "en": ruling.en},
    }


def show_rule(rule: Rule, as_json: bool, voice: Voice) -> int:
    if as_json:
        print_json(as_data(rule))
        return 0
    console = Console(highlight=False)
    console.print(f"[bold]{rule.id}[/]   [dim]{escape(rule.headed(voice.language))}[/]")
    console.print(escape(rule.wording(voice.language)))
    other = "en" if voice.language == "ru" else "ru"
    console.print(escape(rule.wording(other)), style="dim")
    if rule.advisory:
        console.print(voice.text("cli-rule-advisory", why=rule.advisory))
    for title, places in (("cli-rule-kept", kept()), ("cli-rule-proven", proven())):
        console.print(f"[bold]{voice.text(title)}[/]")
        for place in places.get(rule.id, []):
            console.print(f"  {escape(place.file)}:{place.line}  {escape(place.name)}")
        if rule.id not in places:
            console.print(f"  {voice.text('cli-rule-nowhere')}", style="red")
    for ruling in rulings_for(rule):
        tell_ruling(console, ruling, voice)
    return 0


def tell_ruling(console: Console, ruling: Ruling, voice: Voice) -> None:
    head = voice.text("cli-ruling", id=ruling.id, game=voice.text(f"{ruling.game}-name"))
    console.print(f"[bold]{escape(head)}[/]   [dim]{ruling.kind}, {ruling.confidence}[/]")
    console.print(f"  {escape(ruling.wording(voice.language))}")
    for switch in ruling.switches:
        setting = next(setting for setting in SHELF[ruling.game].settings() if setting.name == switch)
        values = ", ".join("yes" if v is True else "no" if v is False else str(v) for v in setting.values)
        console.print(f"  {voice.text('cli-ruling-switch', option=switch, values=values)}", style="dim")


def show_ruling(id: str, games: list[str], as_json: bool, voice: Voice) -> int:
    found = [rulings_of(game)[id] for game in games if id in rulings_of(game)]
    if not found:
        raise Refused("cli-no-such-rule", rule=id)
    if as_json:
        print_json([ruling_data(ruling) for ruling in found])
        return 0
    console = Console(highlight=False)
    for ruling in found:
        tell_ruling(console, ruling, voice)
    return 0


def show_list(games: list[str], words: str, as_json: bool, voice: Voice) -> int:
    rules, rulings = search(words, games)
    if not words:
        rulings = []
    if as_json:
        print_json([as_data(rule) for rule in rules])
        return 0
    if not rules and not rulings:
        raise Refused("cli-no-rule-found", words=words)
    console = Console(highlight=False)
    section = ""
    for rule in rules:
        heading = f"{voice.text(f'{rule.game}-name')} · {rule.headed(voice.language)}"
        if heading != section:
            section = heading
            console.print(f"[bold]{escape(heading)}[/]")
        console.print(f"  [cyan]{rule.id}[/]")
        console.print(f"    {escape(rule.wording(voice.language))}")
    for ruling in rulings:
        tell_ruling(console, ruling, voice)
    print(voice.text("cli-rules-found", rules=len(rules), rulings=len(rulings)), file=sys.stderr)
    return 0


def show_primer(game: str, as_json: bool, voice: Voice) -> int:
    """How to play in two minutes."""
    pages = primer(game)
    if as_json:
        voices = {language: Voice(language) for language in LANGUAGES}
        print_json([{"id": page.id, **{name: spoken(page, one) for name, one in voices.items()}} for page in pages])
        return 0
    console = Console(highlight=False)
    console.print(f"[bold]{voice.text(f'{game}-name')}[/] · {voice.text('primer-title')}")
    for page in pages:
        title, *lines = spoken(page, voice)
        console.print(f"\n[bold cyan]{escape(title)}[/]")
        for line in lines:
            console.print(f"  {escape(line)}")
    return 0


def spoken(page: Page, voice: Voice) -> list[str]:
    """The heading of a page, its steps if it has any, and its words."""
    steps = [f"{number}. {voice.text(one.say)}" for number, one in enumerate((s for s in page.show if s.say), 1)]
    return [voice.text(page.title), *steps, voice.text(page.text)]


def show_coverage(games: list[str], as_json: bool, voice: Voice) -> int:
    """The tally; the exit code is 1 while there is an orphan, so that a check can go by it."""
    for game in games:
        if game not in SHELF:
            raise Refused("kernel-no-such-game", game=game, known=", ".join(SHELF))
    tally = {game: coverage(game) for game in games or SHELF}
    if not has_tests():
        print(voice.text("cli-no-tests-here"), file=sys.stderr)
    if as_json:
        print_json(tally)
    else:
        console = Console(highlight=False)
        for game, row in tally.items():
            counts = {key: row[key] for key in ("rules", "kept", "proven", "advisory")}
            console.print(voice.text("cli-coverage", game=voice.text(f"{game}-name"), orphans=len(row["orphans"]),
                                     **counts))
            for id in row["orphans"]:
                known = id in rules_of(game)
                why = "cli-orphan-unknown" if not known else "cli-orphan-kept" if id in kept() else "cli-orphan-loose"
                console.print(f"  [red]{id}[/]  {voice.text(why)}")
    return 1 if any(row["orphans"] for row in tally.values()) else 0
