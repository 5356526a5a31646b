"""The variants of the book and the readings of it that a table can be played by."""

from __future__ import annotations

from typing import Final

from ludoteka.kernel.game import Setting

SETS: Final[dict[str, tuple[str, ...]]] = {
    "first": (
        "Scavenging Goblin",
        "Ghostly Spirit",
        "Devotee of the Holy Query",
        "Warrior of the Quay",
        "Witching Hag",
        "Defender of the Pale",
        "Quake Dragon",
        "Growth Charm",
        "Death Cantrip",
        "Life Cantrip",
    ),
    "rulebook": (
        "Scavenging Goblin",
        "Strong Witching Hag",
        "Strong Deathdealer",
        "Strong Ghostly Spirit",
        "Devotee of the Holy Query",
        "Warrior of the Quay",
        "Mighty Quake Dragon",
        "Death Charm",
        "Victory Spell",
        "Life Spell",
    ),
    "reactions": (
        "Mighty Scavenging Goblin",
        "Ghostly Spirit",
        "Mighty Deathdealer",
        "Strong Warrior of the Quay",
        "Mighty Witching Hag",
        "Mighty Defender of the Pale",
        "Strong Quake Dragon",
        "Life Incantation",
        "Shaping Cantrip",
        "Death Incantation",
    ),
    "shapes": (
        "Strong Scavenging Goblin",
        "Mighty Ghostly Spirit",
        "Deathdealer",
        "Strong Devotee of the Holy Query",
        "Strong Primordial Ooze",
        "Strong Defender of the Pale",
        "Questing Wizard",
        "Shaping Charm",
        "Growth Incantation",
        "Victory Cantrip",
    ),
    "giants": (
        "Scavenging Goblin",
        "Strong Witching Hag",
        "Mighty Primordial Ooze",
        "Mighty Quake Dragon",
        "Mighty Questing Wizard",
        "Mighty Warrior of the Quay",
        "Mighty Devotee of the Holy Query",
        "Growth Cantrip",
        "Death Spell",
        "Victory Incantation",
    ),
}

NO_YES: Final = (False, True)
SETTINGS: Final = (
    Setting("wilds", ("random", *SETS), "random", "quarriors.setup.shuffle-creatures"),
    Setting("first", ("random", "A", "B", "C", "D"), "random", "quarriors.setup.first-player", "R31"),
    Setting("second_capture", NO_YES, False, "quarriors.optional.second-capture", "R36"),
    Setting("spent_pile", NO_YES, False, "quarriors.optional.spent-pile", "R36"),
    Setting("damage_once", NO_YES, False, "quarriors.optional.faq-damage-once", "R19", ruling=True),
    Setting("portal_loop", NO_YES, False, "quarriors.optional.faq-portal-loop", "R11", ruling=True),
    Setting("assistant_is_creature", NO_YES, False, "quarriors.optional.faq-assistant-is-creature", "R24", ruling=True),
    Setting("hag_just_scored", NO_YES, False, "quarriors.optional.faq-hag-just-scored", "R02", ruling=True),
    Setting("tax_on_free_summons", NO_YES, False, "quarriors.optional.faq-tax-on-free-summons", "R16", ruling=True),
    Setting("ooze_copies_all", NO_YES, False, "quarriors.optional.faq-strong-ooze", "R36", ruling=True),
    Setting("sweep_spells_at_scoring", NO_YES, False, "R03", ruling=True),
)
