"""The ten energy sources. Printed: the name and the condition of the Valley of Wrath; the rest is ours."""

from __future__ import annotations

from ludoteka.games.evolution.deck import (
    ATTACKING_TRAIT,
    DEFENSIVE_TRAIT,
    ENERGETIC_TRAIT,
    FEWEST_TOKENS,
    FLYING_OR_ASTRAL,
    NO_CRYSTALS,
    NO_TRAITS,
    NO_UPPER_PART,
    RULEBOOK,
    THREE_TRAITS,
    source,
)

# rule: evolution.contents.energy-sources, evolution.base.valley-of-wrath, evolution.base.plain-sources
# rule: evolution.base.conditional-sources

source("valley-of-wrath", "Valley of Wrath", "Долина гнева", [2, 3, 4], [1, 2, 2], ATTACKING_TRAIT, RULEBOOK)
source("brimming-basin", "Brimming Basin", "Полная чаша", [4, 5, 6], [], NO_UPPER_PART)
source("quiet-spring", "Quiet Spring", "Тихий ключ", [3, 4, 5], [], NO_UPPER_PART)
source("cloud-ladder", "Cloud Ladder", "Облачная лестница", [2, 3, 4], [1, 1, 2], FLYING_OR_ASTRAL)
source("blank-slate-cave", "Blank Slate Cave", "Пещера чистого листа", [2, 3, 4], [1, 1, 2], NO_TRAITS)
source("tangled-thicket", "Tangled Thicket", "Чаща сплетений", [2, 3, 4], [1, 1, 2], THREE_TRAITS)
source("hungry-hollow", "Hungry Hollow", "Голодная лощина", [2, 3, 4], [1, 1, 2], NO_CRYSTALS)
source("shell-reef", "Shell Reef", "Риф панцирей", [2, 3, 4], [1, 1, 2], DEFENSIVE_TRAIT)
source("singing-vein", "Singing Vein", "Поющая жила", [2, 3, 4], [1, 1, 2], ENERGETIC_TRAIT)
source("late-bloom-glade", "Late Bloom Glade", "Поляна позднего цвета", [2, 3, 4], [1, 1, 2], FEWEST_TOKENS)
