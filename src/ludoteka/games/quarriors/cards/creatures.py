"""The thirty creature cards: ten classes, each plain, strong and mighty."""

from __future__ import annotations

from ludoteka.games.quarriors.captures import (
    CheaperCaptures,
    CullSpells,
    ExtraCapture,
    FetchCreature,
    TakeSpell,
    TradeThis,
)
from ludoteka.games.quarriors.deck import (
    BANNER,
    BEFORE_LEAVING,
    BUYS_BACK,
    CAPS,
    COUNTS_CREATURES,
    COUNTS_QUIDDITY,
    DESTROYED,
    DUELS,
    FRENZY,
    GLORY_PER_FRIEND,
    HAUNTS,
    LINGERS,
    LONER,
    MIMICS,
    MORE_GLORY,
    QUAKES,
    REAPS,
    SCORED,
    SHRUGS,
    SILENCES,
    SPOILS,
    SUMMONED,
    TAX,
    TOUGH_PER_FRIEND,
    TOUGHNESS,
    WARDED,
    InsteadOfQuiddity,
    card,
)
from ludoteka.games.quarriors.dice import (
    DEATHDEALER,
    DEFENDER,
    DEVOTEE,
    DRAGON,
    GOBLIN,
    HAG,
    OOZE,
    SPIRIT,
    WARRIOR,
    WIZARD,
)
from ludoteka.games.quarriors.spells import DestroyItsKind
from ludoteka.games.quarriors.words import DrawAndRoll, DrawToPool, Gain, RerollThis, SpendThis

# --- Deathdealer -------------------------------------------------------------------------------------------------

card(
    "Deathdealer",
    "Торговец Смертью",
    DEATHDEALER,
    "basic",
    cost=3,
    glory=2,
    always=(SCORED.of(TradeThis()),),
)
card(
    "Strong Deathdealer",
    "Сильный Торговец Смертью",
    DEATHDEALER,
    "strong",
    cost=6,
    glory=2,
    always=(REAPS.of(),),
    our_ru=False,
    confidence="medium",
    note="no-cull",
)
card(
    "Mighty Deathdealer",
    "Могучий Торговец Смертью",
    DEATHDEALER,
    "mighty",
    cost=6,
    glory=2,
    always=(FRENZY.of(),),
    confidence="medium",
    note="frenzy-each",
)

# --- Defender of the Pale ----------------------------------------------------------------------------------------

card(
    "Defender of the Pale",
    "Защитник Пристани",
    DEFENDER,
    "basic",
    cost=5,
    glory=2,
    any_burst=(GLORY_PER_FRIEND.of(1),),
    our_ru=False,
    note="book-example",
)
card(
    "Strong Defender of the Pale",
    "Сильный Защитник Пристани",
    DEFENDER,
    "strong",
    cost=6,
    glory=3,
    burst=(SCORED.of(DrawToPool(1)),),
    double=(SCORED.of(DrawToPool(2)),),
)
card(
    "Mighty Defender of the Pale",
    "Могучий Защитник Пристани",
    DEFENDER,
    "mighty",
    cost=6,
    glory=3,
    burst=(TAX.of(1),),
    double=(TAX.of(2),),
    confidence="medium",
    note="adds-up",
)

# --- Devotee of the Holy Query -----------------------------------------------------------------------------------

card(
    "Devotee of the Holy Query",
    "Фанатик Святого Вопросительного Знака",
    DEVOTEE,
    "basic",
    cost=3,
    glory=2,
    burst=(TOUGHNESS.of(2),),
    our_ru=False,
)
card(
    "Strong Devotee of the Holy Query",
    "Сильный Фанатик Святого Вопросительного Знака",
    DEVOTEE,
    "strong",
    cost=4,
    glory=2,
    burst=(SCORED.of(TakeSpell(4)),),
    confidence="medium",
)
card(
    "Mighty Devotee of the Holy Query",
    "Могучий Фанатик Святого Вопросительного Знака",
    DEVOTEE,
    "mighty",
    cost=4,
    glory=2,
    burst=(TOUGHNESS.of(3), SILENCES.of(), WARDED.of()),
    confidence="medium",
)

# --- Ghostly Spirit ----------------------------------------------------------------------------------------------

card(
    "Ghostly Spirit",
    "Призрачный Дух",
    SPIRIT,
    "basic",
    cost=3,
    glory=2,
    always=(BUYS_BACK.of(),),
    note="from-used",
)
card(
    "Strong Ghostly Spirit",
    "Сильный Призрачный Дух",
    SPIRIT,
    "strong",
    cost=4,
    glory=2,
    always=(LINGERS.of(),),
    our_ru=False,
)
card(
    "Mighty Ghostly Spirit",
    "Могучий Призрачный Дух",
    SPIRIT,
    "mighty",
    cost=4,
    glory=2,
    always=(HAUNTS.of(),),
    confidence="medium",
    note="late-return",
)

# --- Primordial Ooze ---------------------------------------------------------------------------------------------

card(
    "Primordial Ooze",
    "Первобытная Слизь",
    OOZE,
    "basic",
    cost=8,
    glory=2,
    always=(COUNTS_QUIDDITY.of(),),
    confidence="medium",
)
card(
    "Strong Primordial Ooze",
    "Сильная Первобытная Слизь",
    OOZE,
    "strong",
    cost=7,
    glory=2,
    always=(MIMICS.of(5),),
)
card(
    "Mighty Primordial Ooze",
    "Могучая Первобытная Слизь",
    OOZE,
    "mighty",
    cost=5,
    glory=3,
    always=(COUNTS_CREATURES.of(),),
    confidence="medium",
    note="counts-itself",
)

# --- Quake Dragon ------------------------------------------------------------------------------------------------

card(
    "Quake Dragon",
    "Дракон Землетряс",
    DRAGON,
    "basic",
    cost=8,
    glory=4,
    always=(QUAKES.of(1),),
    our_ru=False,
    confidence="medium",
)
card(
    "Strong Quake Dragon",
    "Сильный Дракон Землетряс",
    DRAGON,
    "strong",
    cost=9,
    glory=3,
    always=(SHRUGS.of(2),),
    confidence="low",
    rival={"cost": 8, "glory": 4},
    note="disputed",
)
card(
    "Mighty Quake Dragon",
    "Могучий Дракон Землетряс",
    DRAGON,
    "mighty",
    cost=9,
    glory=4,
    burst=(TOUGHNESS.of(1),),
    double=(TOUGHNESS.of(2), MORE_GLORY.of(2)),
    our_ru=False,
    confidence="medium",
)

# --- Questing Wizard ---------------------------------------------------------------------------------------------

card(
    "Questing Wizard",
    "Кудесник",
    WIZARD,
    "basic",
    cost=7,
    glory=3,
    burst=(InsteadOfQuiddity(DrawAndRoll(1), RerollThis()),),
    double=(TOUGHNESS.of(1), MORE_GLORY.of(1)),
    confidence="medium",
)
card(
    "Strong Questing Wizard",
    "Сильный Кудесник",
    WIZARD,
    "strong",
    cost=8,
    glory=3,
    always=(BEFORE_LEAVING.of(CullSpells()),),
)
card(
    "Mighty Questing Wizard",
    "Могучий Кудесник",
    WIZARD,
    "mighty",
    cost=8,
    glory=4,
    always=(SCORED.of(CheaperCaptures(2), ExtraCapture()),),
    burst=(InsteadOfQuiddity(SpendThis(), DrawAndRoll(2)),),
    note="adds-up",
)

# --- Scavenging Goblin -------------------------------------------------------------------------------------------

# rule: quarriors.cards.goblin-cost-and-glory, quarriors.cards.goblin-burst-face
card(
    "Scavenging Goblin",
    "Гоблин Мусорщик",
    GOBLIN,
    "basic",
    cost=2,
    glory=2,
    burst=(SUMMONED.of(Gain(1)),),
    our_ru=False,
)

card(
    "Strong Scavenging Goblin",
    "Сильный Гоблин Мусорщик",
    GOBLIN,
    "strong",
    cost=3,
    glory=2,
    burst=(TOUGH_PER_FRIEND.of(1),),
)
card(
    "Mighty Scavenging Goblin",
    "Могучий Гоблин Мусорщик",
    GOBLIN,
    "mighty",
    cost=3,
    glory=2,
    burst=(DESTROYED.of(DrawToPool(2)),),
    our_ru=False,
    confidence="medium",
)

# --- Warrior of the Quay -----------------------------------------------------------------------------------------

card(
    "Warrior of the Quay",
    "Воин Причала",
    WARRIOR,
    "basic",
    cost=4,
    glory=2,
    always=(DUELS.of(3),),
    our_ru=False,
    confidence="medium",
)
card(
    "Strong Warrior of the Quay",
    "Сильный Воин Причала",
    WARRIOR,
    "strong",
    cost=5,
    glory=2,
    always=(BANNER.of(1),),
    confidence="medium",
)
card(
    "Mighty Warrior of the Quay",
    "Могучий Воин Причала",
    WARRIOR,
    "mighty",
    cost=4,
    glory=3,
    always=(SUMMONED.of(DestroyItsKind()), LONER.of()),
)

# --- Witching Hag ------------------------------------------------------------------------------------------------

card("Witching Hag", "Ведьма", HAG, "basic", cost=5, glory=3, always=(SPOILS.of(1),))
card(
    "Strong Witching Hag",
    "Сильная Ведьма",
    HAG,
    "strong",
    cost=5,
    glory=3,
    always=(SCORED.of(FetchCreature()),),
    our_ru=False,
    confidence="medium",
)
card(
    "Mighty Witching Hag",
    "Могучая Ведьма",
    HAG,
    "mighty",
    cost=5,
    glory=3,
    always=(CAPS.of(3),),
    confidence="medium",
)
