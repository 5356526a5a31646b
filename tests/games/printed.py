"""The numbers and sentences of a game's cards, as `printed.txt` in its folder lists them."""

from __future__ import annotations

from pathlib import Path

from ludoteka.games import shelf
from ludoteka.kernel.game import Card
from ludoteka.text.catalogue import spoken


def listed(game: str) -> list[str]:
    return (Path(__file__).parent / game / "printed.txt").read_text("utf-8").splitlines()


def printed(game: str) -> list[str]:
    """Each card in one line: its name, every number on it, how many there are, what it says."""
    return [one_line(game, card) for card in shelf.box(game).cards()]


def one_line(game: str, card: Card) -> str:
    facts = [f"{fact} {said(value)}" for fact, value in card.facts.items()]
    return " | ".join([card.en, *facts, f"×{card.copies}", *spoken(game, card.id, "en")])


def said(value: object) -> str:
    if isinstance(value, dict):
        return ", ".join(f"{n} {what}" for what, n in value.items())
    return str(value)
