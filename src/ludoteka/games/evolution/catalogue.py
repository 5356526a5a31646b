"""The catalogue: every trait as spoken, the cards that carry two of them, and the energy sources."""

from __future__ import annotations

from typing import Final

from ludoteka.games.evolution.deck import BAR as BAR_OF
from ludoteka.games.evolution.deck import (
    BARS,
    C_EN,
    C_ID,
    C_RU,
    C_SET,
    CARDS_OF,
    CONDITION,
    CONDITIONS,
    COPIES,
    DEDUCED,
    ETHER,
    KINDS_OF_CARD,
    LEFT,
    LOWER,
    MAY,
    ONCE_A_ROUND,
    ORIGINAL,
    OUR_NAME,
    PASSIVES,
    PRICE,
    R_EN,
    R_OF,
    R_RU,
    REPEAT,
    RIGHT,
    RULEBOOK,
    S_BASIS,
    S_EN,
    S_ID,
    S_RU,
    SETS,
    SHADOW_FORM,
    SHADOW_FORMS,
    T_BASIS,
    T_EN,
    T_ID,
    T_RU,
    T_SET,
    TEXT,
    TIMING,
    TIMINGS,
    TRIGGER,
    UPPER,
)
from ludoteka.games.evolution.striking import Sacrifice
from ludoteka.kernel.game import Card
from ludoteka.kernel.refusal import Msg

REPEATS: Final = ["", "evolution-say-repeat-any", "evolution-say-repeat-other"]


def catalogue() -> list[Card]:
    """Traits, cards of the deck, Rare Species, sources."""
    return [
        *(trait_card(trait) for trait in range(len(T_ID))),
        *(deck_card(kind) for kind in range(KINDS_OF_CARD)),
        *(rare_card(n) for n in range(len(R_OF))),
        *(source_card(source) for source in range(len(S_ID))),
    ]


def trait_text(trait: int) -> list[Msg]:
    """The sentences of a trait: when it speaks, what it says, and its form for the Shadow."""
    said: list[Msg] = [passive.say() for passive in PASSIVES[trait]]
    sentences = [*PRICE[trait].say(), *TEXT[trait].say()]
    if REPEAT[trait]:
        sentences.append(Msg(REPEATS[REPEAT[trait]]))
    if sentences:
        when = TIMINGS[TIMING[trait]]
        optional = "may" if TRIGGER[trait] == MAY else "must"
        said.append(Msg(f"evolution-when-{when}", {"optional": optional, "text": sentences}))
    if ONCE_A_ROUND[trait]:
        said.append(Msg("evolution-say-once-a-round"))
    if SHADOW_FORM[trait]:
        paid = any(isinstance(line, Sacrifice) for line in TEXT[trait].lines)
        form = SHADOW_FORMS[SHADOW_FORM[trait]]
        said.append(Msg(f"evolution-shadow-{form}", {"sacrifice": "spared"} if paid else {"sacrifice": "none"}))
    return said


def trait_card(trait: int) -> Card:
    facts: dict[str, object] = {"bar": BARS[BAR_OF[trait]], "timing": TIMINGS[TIMING[trait]]}
    faces = [C_ID[face & 63] for face in CARDS_OF[trait]]
    ether = T_SET[trait] == ETHER
    if not ether:
        facts["cards"] = faces
    basis = T_BASIS[trait]
    if basis == DEDUCED:
        facts["basis"] = DEDUCED
    return Card(
        T_ID[trait],
        T_EN[trait],
        T_RU[trait],
        "ether" if ether else "trait",
        BARS[BAR_OF[trait]],
        None,
        1 if ether else 0,
        RULEBOOK if basis == DEDUCED else basis,
        SETS[T_SET[trait]],
        trait_text(trait),
        ru_is_ours=OUR_NAME[trait],
        facts=facts,
    )


def halves(kind: int) -> list[Msg]:
    return [
        Msg("evolution-say-half", {"trait": f"card:{T_ID[trait]}", "text": trait_text(trait)})
        for trait in (LEFT[kind], RIGHT[kind])
    ]


def deck_card(kind: int) -> Card:
    facts: dict[str, object] = {"traits": [T_ID[LEFT[kind]], T_ID[RIGHT[kind]]]}
    expansion = SETS[C_SET[kind]]
    return Card(
        C_ID[kind], C_EN[kind], C_RU[kind], "card", "", None, COPIES[kind], ORIGINAL, expansion, halves(kind),
        ru_is_ours=True, facts=facts,
    )  # fmt: skip


def rare_card(n: int) -> Card:
    # rule: evolution.rare.thirty-two-base-cards, evolution.rare.equal-in-play
    kind = R_OF[n]
    facts: dict[str, object] = {"traits": [T_ID[LEFT[kind]], T_ID[RIGHT[kind]]], "equal": C_ID[kind]}
    return Card(
        f"R{n + 1:02}", R_EN[n], R_RU[n], "card", "", None, 1, ORIGINAL, "rare", halves(kind),
        ru_is_ours=True, facts=facts,
    )  # fmt: skip


def source_card(source: int) -> Card:
    lower = LOWER[source]
    text = [Msg("evolution-say-lower", {"two": lower[0], "three": lower[1], "four": lower[2]})]
    upper = UPPER[source]
    if upper:
        condition = f"condition:{CONDITIONS[CONDITION[source]]}"
        args: dict[str, object] = {"two": upper[0], "three": upper[1], "four": upper[2], "condition": condition}
        text.append(Msg("evolution-say-upper", args))
    facts: dict[str, object] = {"lower": lower, "upper": upper, "condition": CONDITIONS[CONDITION[source]]}
    ours = S_BASIS[source] != RULEBOOK
    if not ours:
        facts["basis"] = "name-and-condition"
    return Card(
        S_ID[source], S_EN[source], S_RU[source], "source", "", None, 1, S_BASIS[source], "base", text,
        ru_is_ours=ours, facts=facts,
    )  # fmt: skip
