"""The twenty spell cards: five classes, each as spell, cantrip, charm and incantation."""

from __future__ import annotations

from ludoteka.games.quarriors.captures import ExtraCapture, Upgrade
from ludoteka.games.quarriors.deck import CAST, IMMEDIATE, MORE_GLORY, REACT, SCORED, STRENGTH, TOUGHNESS, card
from ludoteka.games.quarriors.dice import DEATH, GROWTH, LIFE, SHAPING, VICTORY
from ludoteka.games.quarriors.spells import (
    AttachThis,
    DestroyOne,
    DestroyOneOfEach,
    DestroySpell,
    Rescue,
    Shelter,
    Strengthen,
    Toughen,
    TurnUp,
    Weaken,
)
from ludoteka.games.quarriors.words import (
    DrawAndRoll,
    Gain,
    GainGlory,
    GloryForBeaten,
    GloryForScored,
    RerollOthers,
    SpendThis,
)

# --- Death -------------------------------------------------------------------------------------------------------

card("Death Spell", "Заклинание Смерти", DEATH, "spell", cost=6, any_burst=(CAST.of(DestroyOneOfEach(6)),))
card(
    "Death Cantrip",
    "Смертельный Розыгрыш",
    DEATH,
    "cantrip",
    cost=4,
    burst=(CAST.of(Strengthen(2)),),
    double=(CAST.of(Strengthen(3)),),
    our_ru=False,
)
card(
    "Death Charm",
    "Смертельное Очарование",
    DEATH,
    "charm",
    cost=5,
    always=(CAST.of(AttachThis()),),
    burst=(STRENGTH.of(3), TOUGHNESS.of(3)),
    double=(STRENGTH.of(5), TOUGHNESS.of(5)),
    our_ru=False,
)
card(
    "Death Incantation",
    "Чары Смерти",
    DEATH,
    "incantation",
    cost=5,
    burst=(CAST.of(DestroyOne(2)),),
    double=(CAST.of(DestroyOne()),),
)

# --- Growth ------------------------------------------------------------------------------------------------------

card(
    "Growth Spell",
    "Заклинание Роста",
    GROWTH,
    "spell",
    cost=4,
    always=(IMMEDIATE.of(SpendThis(), Gain(2), DrawAndRoll(1)),),
)
card(
    "Growth Cantrip",
    "Розыгрыш Роста",
    GROWTH,
    "cantrip",
    cost=3,
    always=(IMMEDIATE.of(SpendThis(), Gain(2), ExtraCapture()),),
)
card("Growth Charm", "Очарование Роста", GROWTH, "charm", cost=5, always=(CAST.of(Gain(3)),))
card(
    "Growth Incantation",
    "Чары Роста",
    GROWTH,
    "incantation",
    cost=5,
    always=(IMMEDIATE.of(SpendThis(), Gain(2), RerollOthers()),),
    note="just-one",
)

# --- Life --------------------------------------------------------------------------------------------------------

card("Life Spell", "Заклинание Жизни", LIFE, "spell", cost=4, always=(REACT.of(Toughen(4)),))
card("Life Cantrip", "Розыгрыш Жизни", LIFE, "cantrip", cost=3, always=(CAST.of(AttachThis()), TOUGHNESS.of(4)))
card("Life Charm", "Очарование Жизни", LIFE, "charm", cost=3, always=(REACT.of(Shelter()),))
card("Life Incantation", "Чары Жизни", LIFE, "incantation", cost=4, always=(REACT.of(Weaken()),))

# --- Shaping -----------------------------------------------------------------------------------------------------

card("Shaping Spell", "Заклинание Формы", SHAPING, "spell", cost=3, always=(CAST.of(DestroySpell()),))
card("Shaping Cantrip", "Розыгрыш Формы", SHAPING, "cantrip", cost=4, always=(REACT.of(Rescue()),))
card("Shaping Charm", "Очарование Формы", SHAPING, "charm", cost=3, always=(CAST.of(TurnUp()),))
card(
    "Shaping Incantation",
    "Чары Формы",
    SHAPING,
    "incantation",
    cost=4,
    always=(CAST.of(AttachThis()), SCORED.of(Upgrade(3))),
)

# --- Victory -----------------------------------------------------------------------------------------------------

card("Victory Spell", "Заклинание Победы", VICTORY, "spell", cost=7, always=(CAST.of(GloryForBeaten()),), our_ru=False)
card(
    "Victory Cantrip",
    "Розыгрыш Победы",
    VICTORY,
    "cantrip",
    cost=3,
    always=(CAST.of(AttachThis()), MORE_GLORY.of(2)),
)
card("Victory Charm", "Очарование Победы", VICTORY, "charm", cost=5, always=(CAST.of(GloryForScored(2)),))
card("Victory Incantation", "Чары Победы", VICTORY, "incantation", cost=9, always=(CAST.of(GainGlory(3)),))
