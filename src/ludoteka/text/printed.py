"""The whole catalogue of a game as one text in both languages: a change of meaning shows as a change of it."""

from __future__ import annotations

from ludoteka.kernel.game import Card
from ludoteka.text.catalogue import cards_of, spoken
from ludoteka.text.ids import LANGUAGES, has
from ludoteka.text.voice import voice


def printed(game: str) -> str:
    """Every card with all that is printed on it, in the order of the catalogue, and the totals by expansion."""
    cards = cards_of(game)
    totals: dict[str, int] = {}
    for card in cards:
        totals[card.expansion] = totals.get(card.expansion, 0) + card.copies
    head = ", ".join(f"{name or '-'} {count}" for name, count in totals.items())
    return "\n\n".join([f"{game}: {len(cards)} kinds; cards: {head}", *(entry(game, card) for card in cards)]) + "\n"


def entry(game: str, card: Card) -> str:
    ours = " (our translation)" if card.ru_is_ours else ""
    facts = "".join(f", {name} {value}" for name, value in card.facts.items())
    cost = "" if card.cost is None else f", cost {card.cost}"
    faction = f"{card.faction}, " if card.faction else ""
    lines = [
        f"{card.id}: {card.en} / {card.ru}{ours}",
        f"  {faction}{card.kind}{cost}, copies {card.copies}{facts}; {card.expansion or '-'}, {card.provenance}",
    ]
    for language in LANGUAGES:
        if has(card.source, language):
            lines.append(f"  {language}, source: {voice(language).text(card.source)}")
        lines += [f"  {language}: {line}" for line in spoken(game, card.id, language)]
    return "\n".join(lines)
