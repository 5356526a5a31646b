"""Writes docs/reference/GAME.md: every option of a table, every choice, question and field of a game; and tuned.md,
the cards of our own design whose figures were changed by play.

`python tools/reference.py` writes; with --check it only says whether something is to be written.
"""

from __future__ import annotations

import ast
import os
import re
import sys
from collections.abc import Iterator
from pathlib import Path

os.environ.setdefault("LUDOTEKA_FORM", "pure")

from ludoteka.cli.cards import facts_in_words
from ludoteka.games.shelf import SHELF
from ludoteka.kernel.choices import COUNT, NOTHING, SEAT_NOUN, Term, Verb
from ludoteka.kernel.game import Box, spelled
from ludoteka.kernel.plain import HIDDEN, INNER, OPEN, OWN, Nest, Plain
from ludoteka.text.catalogue import spoken
from ludoteka.text.tuned import tuning_of
from ludoteka.text.voice import Voice

ROOT = Path(__file__).resolve().parents[1]
PAGES = ROOT / "docs" / "reference"
SEEN = {OPEN: "everybody", OWN: "its owner; others how many", HIDDEN: "nobody; all how many"}
MESSAGE = re.compile(r"^([a-z][\w-]*) =(.*(?:\n[ \t]+.*)*)", re.M)


def page(name: str) -> str:
    box = SHELF[name]
    told = words(name)
    people = ", ".join(map(str, box.players()))
    parts = [
        f"# {flat(told[f'{name}-name'])}: choices, questions, fields",
        "Written by `tools/reference.py`; do not edit. What stories, positions, records and agents can say.\n"
        f"People: {people}. A position can begin at: {', '.join(box.beginnings())}.",
        "## Options of a table",
        *table(("option", "values", "usual", "rules"), settings(box)),
        "## Choices",
        "As they are written in stories and records. `#2` behind one that is offered several times tells it apart.",
        *table(("choice", "of what", "label"), choices(box, told)),
        "## Questions",
        *table(("question", "in words", "asked in", "rules"), questions(name, told)),
        "## Fields",
        *fields(box),
    ]
    return "\n\n".join(parts) + "\n"


def table(head: tuple[str, ...], rows: Iterator[tuple[str, ...]]) -> list[str]:
    lines = [line_of(head), line_of(("---",) * len(head)), *(line_of(row) for row in rows)]
    return ["\n".join(lines)]


def line_of(cells: tuple[str, ...]) -> str:
    return "| " + " | ".join(cell.replace("|", "\\|") for cell in cells) + " |"


def words(name: str) -> dict[str, str]:
    """The English messages of a game as they are written, with their variables."""
    text = (ROOT / "src/ludoteka/text/en" / f"{name}.ftl").read_text("utf-8")
    return {match[1]: match[2].strip() for match in MESSAGE.finditer(text)}


def flat(text: str) -> str:
    return " ".join(text.split())


def settings(box: Box) -> Iterator[tuple[str, ...]]:
    for setting in box.settings():
        values = ", ".join(spelled(value) for value in setting.values)
        yield f"`{setting.name}`", values, spelled(setting.default), ", ".join(setting.rules)


def choices(box: Box, told: dict[str, str]) -> Iterator[tuple[str, ...]]:
    for verb in sorted(box.blank().verbs().all, key=lambda one: one.name):
        yield f"`{verb.name}`", noun_of(verb), flat(told.get(f"{box.name}-do-{verb.name}", ""))


def noun_of(verb: Verb) -> str:
    noun = verb.noun
    if noun is NOTHING:
        return ""
    if noun is COUNT:
        return f"a number from 0 to {verb.size - 1}"
    if noun is SEAT_NOUN:
        return "a seat, by its letter"
    if type(noun) is Term and noun.kind != "card":
        return ", ".join(noun.names)
    return flat((type(noun).__doc__ or "").split("\n")[0]).rstrip(".")


def questions(name: str, told: dict[str, str]) -> Iterator[tuple[str, ...]]:
    """Every `Prompt(…)` of the game's sources: its message, where it is asked, the rules behind it."""
    found: dict[str, tuple[set[str], set[str]]] = {}
    for file in sorted((ROOT / "src/ludoteka/games" / name).rglob("*.py")):
        text = file.read_text("utf-8")
        for id in re.findall(rf'"({name}-ask-[a-z-]+)"', text):
            found.setdefault(id, (set(), set()))[0].add(file.name)
        for node in ast.walk(ast.parse(text)):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Prompt":
                said = [one.value for one in ast.walk(node) if isinstance(one, ast.Constant)]
                literal = [one for one in said if isinstance(one, str)]
                for id in (one for one in literal if one in told):
                    found[id][1].update(one for one in literal if one.startswith(f"{name}."))
    for id in (one for one in told if one.startswith(f"{name}-ask-")):
        rooms, rules = found.get(id, (set(), set()))
        yield f"`{id}`", flat(told[id]), ", ".join(sorted(rooms)), ", ".join(sorted(rules))


def fields(box: Box) -> Iterator[str]:
    """A table for each plain thing that lies on the table, the table itself first."""
    seen: set[str] = set()
    waiting: list[tuple[str, Plain]] = [("table", box.deal(box.players()[-1], defaults(box), "reference"))]
    while waiting:
        name, thing = waiting.pop(0)
        if name in seen:
            continue
        seen.add(name)
        shown = [field for field in thing.fields() if field.sight != INNER]
        rows = [(f"`{field.name}`", SEEN[field.sight], f"`{short(field.kind.shape())}`") for field in shown]
        yield f"### {name}"
        yield from table(("field", "who sees it", "shape in a view"), iter(rows))
        for field in thing.fields():
            inner = getattr(thing, field.name)
            first = inner[0] if isinstance(inner, list) and inner else inner
            if isinstance(first, Plain) and field.name != "stack" and (isinstance(inner, list) or nests(field.kind)):
                waiting.append((type(first).__name__, first))


def short(shape: str) -> str:
    """A shape without long lists of ids: the first two and how many there are."""

    def cut(found: re.Match[str]) -> str:
        ids = found[0].split(" | ")
        return found[0] if len(ids) < 8 else f"{ids[0]} | {ids[1]} | … {len(ids)} ids"

    return re.sub(r'"[^"]*"(?: \| "[^"]*")+', cut, shape)


def nests(kind: object) -> bool:
    return isinstance(kind, Nest)


def defaults(box: Box) -> dict[str, object]:
    return {setting.name: setting.default for setting in box.settings()}


def tuned() -> str:
    """One list of all cards that were changed: the first design beside what the engine says now."""
    voice = Voice("en")
    parts = [
        "# Cards changed by play",
        "Written by `tools/reference.py`; do not edit. Cards of our own design (provenance `original`; the printed\n"
        "part of a card that is in the rulebook was never changed): what the first design had, what they have now,\n"
        "and what was measured.",
    ]
    for name in SHELF:
        tuning = tuning_of(name)
        if not tuning.was:
            continue
        file = tuning.measured.removeprefix("docs/")
        parts.append(f"## {voice.text(f'{name}-name')}")
        parts.append(f"Measured: {tuning.en} ([figures](../{file})).")
        cards = {card.id: card for card in SHELF[name].cards()}
        rows = []
        for id, was in sorted(tuning.was.items()):
            card = cards[id]
            now: dict[str, object] = {fact: card.facts.get(fact, card.cost) for fact in was if fact != "text"}
            said = [facts_in_words(name, now, voice)] if now else []
            if "text" in was:
                said += spoken(name, id, "en")
            rows.append((card.en, facts_in_words(name, was, voice), "<br>".join(said)))
        parts += table(("card", "first design", "now"), iter(rows))
    return "\n\n".join(parts) + "\n"


def main() -> int:
    stale = []
    for name in [*SHELF, "tuned"]:
        file = PAGES / f"{name}.md"
        text = tuned() if name == "tuned" else page(name)
        if not file.is_file() or file.read_text("utf-8") != text:
            stale.append(file.relative_to(ROOT).as_posix())
            if "--check" not in sys.argv:
                file.parent.mkdir(parents=True, exist_ok=True)
                file.write_text(text, "utf-8")
    if stale and "--check" in sys.argv:
        print(f"{', '.join(stale)}: `python tools/reference.py` writes them anew.", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
