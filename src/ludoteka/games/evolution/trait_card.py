"""A trait card on a creature: one number, with the marks it bears."""

from __future__ import annotations

from typing import Any, Final

from ludoteka.games.evolution.deck import C_ID, CARD, CARDS_OF, KINDS_OF_CARD, PRINTED, T_EN, T_ID, TRAIT
from ludoteka.kernel.kinds import Kind, Spot, union
from ludoteka.kernel.refusal import Refused

# a trait card on a creature: the card and its half, then marks
FACE: Final = 127
COPY_AT: Final = 7  # from here six bits: the trait it is a copy of, plus one
COPY_OF: Final = 63 << COPY_AT
FOR_ATTACK: Final = 1 << 13  # the copy lasts for an attack, not for a turn
CANCELLED_: Final = 1 << 14
LEAVING: Final = 1 << 15  # goes back at the end of the turn
SPENT: Final = 1 << 16  # used this round


def shown_by(packed: int) -> int:
    """The trait that a card on a creature is now: what it was laid for, or what it copies."""
    copy = (packed & COPY_OF) >> COPY_AT
    return copy - 1 if copy else PRINTED[packed & FACE]


def is_ether(packed: int) -> bool:
    return packed & 63 >= KINDS_OF_CARD


def trait_named(name: str) -> int:
    if name not in T_EN:
        raise Refused("kernel-no-such-name", value=name)
    return T_EN.index(name)


def written(packed: int) -> str:
    """A trait card in the notation: `Vampire`, `!Flying` (cancelled), `Changeling=Flying` (a copy)."""
    trait = PRINTED[packed & FACE]
    text = ("!" if packed & CANCELLED_ else "") + T_EN[trait]
    if packed & FACE != CARDS_OF[trait][0]:
        text += f"@{C_ID[packed & 63]}"
    if packed & COPY_OF:
        text += ("~" if packed & FOR_ATTACK else "=") + T_EN[shown_by(packed)]
    return text + ("<" if packed & LEAVING else "") + ("*" if packed & SPENT else "")


def read_trait(words: str) -> int:
    marks = 0
    if words.endswith("*"):
        marks |= SPENT
        words = words[:-1]
    if words.endswith("<"):
        marks |= LEAVING
        words = words[:-1]
    if words.startswith("!"):
        marks |= CANCELLED_
        words = words[1:]
    for sign in "~=":
        words, found, copy = words.partition(sign)
        if found:
            marks |= (trait_named(copy) + 1) << COPY_AT | (FOR_ATTACK if sign == "~" else 0)
    name, _, card = words.partition("@")
    trait = trait_named(name)
    for face in CARDS_OF[trait]:
        if not card or C_ID[face & 63] == card:
            return face | marks
    raise Refused("kernel-no-such-name", value=card)


class TraitCard(Kind):
    """A trait card on a creature, in a save."""

    def shape(self) -> str:
        trait = TRAIT.shape()
        return f"{{ trait: {trait}; card: {CARD.shape()}; copy: {trait} | null; marks: ({union(list(MARKS))})[] }}"

    def spots(self, value: str) -> list[Spot]:
        trait = f"shown_by({value})"
        found = [Spot("", len(T_ID), trait)]
        for name, bit in MARKS.items():
            found.append(Spot(name, len(T_ID), trait, when=f"{value} & {bit}"))
        return found

    def needs(self) -> str:
        return "from ludoteka.games.evolution.trait_card import shown_by"

    def save(self, value: Any) -> Any:
        packed = int(value)
        copy = T_ID[shown_by(packed)] if packed & COPY_OF else None
        marks = [name for name, bit in MARKS.items() if packed & bit]
        return {"trait": T_ID[PRINTED[packed & FACE]], "card": C_ID[packed & 63], "copy": copy, "marks": marks}

    def load(self, data: Any) -> Any:
        if not isinstance(data, dict) or data.keys() != TOLD:
            raise Refused("kernel-not-marked", value=repr(data))
        card: int = CARD.load(data["card"])
        trait = trait_of(data["trait"])
        if not isinstance(data["marks"], list) or card < 0:
            raise Refused("kernel-no-such-name", value=repr(data["trait"]))
        faces = [face for face in CARDS_OF[trait] if face & 63 == card]
        if not faces:
            raise Refused("kernel-no-such-name", value=repr(data["trait"]))
        packed = faces[0]
        if data["copy"] is not None:
            packed |= (trait_of(data["copy"]) + 1) << COPY_AT
        for mark in data["marks"]:
            if mark not in MARKS:
                raise Refused("kernel-no-such-mark", value=repr(mark))
            packed |= MARKS[mark]
        return packed


def trait_of(id: Any) -> int:
    """The trait of this id."""
    trait = TRAIT.found().get(id, -1) if isinstance(id, str) else -1
    if trait < 0 or T_ID[trait] != id:
        raise Refused("kernel-no-such-name", value=repr(id))
    return trait


TOLD: Final = frozenset(("trait", "card", "copy", "marks"))
MARKS: Final = {"cancelled": CANCELLED_, "attack": FOR_ATTACK, "leaving": LEAVING, "spent": SPENT}
