"""`ludoteka cards`: the printed cards, as a person likes to see them or as data."""

from __future__ import annotations

import argparse
from collections.abc import Collection, Mapping
from typing import Any, Final

from rich.console import Console, Group, RenderableType
from rich.markup import escape
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from ludoteka.cli.asked import add_game, add_json, print_json
from ludoteka.cli.tables.quarriors import drawn
from ludoteka.games.shelf import box
from ludoteka.kernel.game import Card
from ludoteka.text.catalogue import as_data, cards_of, find, names_of, spoken
from ludoteka.text.ids import has
from ludoteka.text.tuned import tuning_of
from ludoteka.text.voice import Voice

# what is known about the printed card rather than what it does: nothing to read while choosing
BOOKISH: Final = frozenset((
    "code", "copies", "dice", "colour", "confidence", "note", "cost_elsewhere", "glory_elsewhere", "cards", "basis",
    "equal",
))


def add(parser: argparse.ArgumentParser, voice: Voice) -> None:
    add_game(parser, voice)
    parser.add_argument("name", metavar="NAME", nargs="*", default=[], help=voice.text("cli-arg-card"))
    add_json(parser, voice)


def run(args: argparse.Namespace, voice: Voice) -> int:
    box(args.game)
    wanted = " ".join(args.name)
    cards = find(args.game, wanted) if wanted else list(cards_of(args.game))
    if args.json:
        print_json([as_data(args.game, card) for card in cards])
        return 0
    console = Console(highlight=False)
    if wanted and len(cards) <= 5:
        for card in cards:
            console.print(face(args.game, card, voice, width=min(72, console.width)))
    else:
        console.print(overview(args.game, cards, voice))
    return 0


def term(game: str, kind: str, id: str, voice: Voice) -> str:
    return voice.text(f"{game}-{kind}-{id}") if has(f"{game}-{kind}-{id}", voice.language) else id


def name_of(card: Card, language: str) -> str:
    return card.ru if language == "ru" else card.en


def face(game: str, card: Card, voice: Voice, width: int = 60) -> Panel:
    """One card, whole: both names, what it is, what it says, and where we have it from."""
    other = "en" if voice.language == "ru" else "ru"
    body = Text.assemble((name_of(card, other), "italic dim"))
    if card.ru_is_ours:
        body.append(f" · {voice.text('cli-card-our-name')}", style="dim")
    body.append("\n" + describe(game, card, voice))
    for line in spoken(game, card.id, voice.language):
        body.append("\n• " + line)
    sources = [voice.text("cli-card-from", source=provenance_of(card, voice))]
    if card.expansion:
        sources.insert(0, term(game, "expansion", card.expansion, voice))
    body.append("\n" + " · ".join(sources), style="dim")
    if card.source:
        body.append("\n" + source_of(card, voice), style="dim")
    if was := tuning_of(game).was.get(card.id):
        body.append("\n" + voice.text("cli-card-tuned", was=facts_in_words(game, was, voice)), style="dim")
    return Panel(body, title=f"[bold]{escape(name_of(card, voice.language))}[/]", title_align="left", width=width)


def gist(game: str, card: Card, voice: Voice) -> Text:
    """One card in few words, to be read while choosing: its name, what it is and what it says."""
    said = describe(game, card, voice, skip=BOOKISH)
    words = Text.assemble((name_of(card, voice.language), "bold"), (f"  {said}", "dim"))
    for line in spoken(game, card.id, voice.language):
        words.append("\n• " + line)
    return words


def provenance_of(card: Card, voice: Voice) -> str:
    """Where the text of a card comes from, in words if there are any for it."""
    part = "-in-part" if card.source and card.provenance == "rulebook" else ""
    id = f"cli-provenance-{card.provenance}{part}"
    return voice.text(id) if has(id, voice.language) else card.provenance


def source_of(card: Card, voice: Voice) -> str:
    """Which part of a card is known from where: a message, or words as they are."""
    return voice.text(card.source) if has(card.source, voice.language) else card.source


def describe(
    game: str, card: Card, voice: Voice, faction: bool = True, skip: Collection[str] = ()
) -> str:
    """What a card is, in one line: faction, kind, cost, copies, and what else is printed on it."""
    parts = []
    if faction and card.faction and card.faction != "none":
        parts.append(term(game, "faction", card.faction, voice))
    parts.append(term(game, "kind", card.kind, voice))
    if card.cost is not None and "cost" not in card.facts:
        own = f"{game}-fact-cost"
        parts.append(
            f"{voice.text(own)} {card.cost}" if has(own, voice.language) else voice.text("cli-card-cost", n=card.cost)
        )
    printed = {fact: value for fact, value in card.facts.items() if value != [] and fact not in skip}
    if printed:
        parts.append(facts_in_words(game, printed, voice))
    if card.copies > 1 and "copies" not in skip:
        parts.append(voice.text("cli-card-copies", n=card.copies))
    return " · ".join(parts)


def facts_in_words(game: str, facts: Mapping[str, Any], voice: Voice) -> str:
    parts = []
    for fact, value in facts.items():
        if fact == "text":  # what a card did before it was changed
            parts.append(value[voice.language])
            continue
        between = " " if isinstance(value, int) else ": "
        parts.append(f"{term(game, 'fact', fact, voice)}{between}{fact_words(game, fact, value, voice)}")
    return " · ".join(parts)


def fact_words(game: str, fact: str, value: object, voice: Voice) -> str:
    """What a fact says: a number, a printed thing by its name, several of them, or how many of each."""
    if isinstance(value, dict):
        return ", ".join(f"{fact_term(game, fact, str(key), voice)} {count}" for key, count in value.items())
    if isinstance(value, list | tuple):
        return ", ".join(fact_term(game, fact, str(item), voice) for item in value)
    return fact_term(game, fact, str(value), voice)


def fact_term(game: str, fact: str, id: str, voice: Voice) -> str:
    """One value of a fact: a card by its name, anything else by the word of this fact for it."""
    if fact == "faces":
        return drawn(id)
    names = names_of(game)
    return names[id][voice.language] if id in names else term(game, fact, id, voice)


def heading_of(card: Card) -> tuple[str, str]:
    """Under which heading of the list a card stands: its faction, or its kind where it belongs to none."""
    return ("kind", card.kind) if card.faction == "none" else ("faction", card.faction)


def overview(game: str, cards: list[Card], voice: Voice) -> Group:
    """All cards in a list, by faction, then those of none by kind: name and kind on the left, text on the right."""
    parts: list[RenderableType] = []
    for heading in sorted(dict.fromkeys(heading_of(card) for card in cards), key=lambda one: one[0] == "kind"):
        if heading[1]:
            parts.append(Text(term(game, *heading, voice), style="reverse"))
        grid = Table(box=None, pad_edge=False, show_header=False, expand=True)
        grid.add_column(ratio=3)
        grid.add_column(ratio=5)
        for card in (card for card in cards if heading_of(card) == heading):
            starred = "*" if card.ru_is_ours and voice.language == "ru" else ""
            left = Text.assemble((name_of(card, voice.language) + starred, "bold"))
            left.append("\n" + describe(game, card, voice, faction=False), style="dim")
            grid.add_row(left, "\n".join(spoken(game, card.id, voice.language)))
        parts.append(grid)
    if voice.language == "ru" and any(card.ru_is_ours for card in cards):
        parts.append(Text(voice.text("cli-card-starred"), style="dim"))
    return Group(*parts)
