"""The variants of the book and the readings of it that a table can be played by."""

from __future__ import annotations

from typing import Final

from ludoteka.kernel.game import Setting

OFF_ON: Final = (False, True)
ON_OFF: Final = (True, False)
SETTINGS: Final = (
    Setting("ether", OFF_ON, False, "evolution.ether.optional-module"),
    Setting("victims", OFF_ON, False, "evolution.victims.optional-module"),
    Setting("rare", ("auto", "on", "off"), "auto", "evolution.rare.shuffled-into-base-deck"),
    Setting("familiar", OFF_ON, False, "evolution.familiar.optional-extra-participant"),
    Setting("difficulty", ("easy", "normal", "hard"), "normal", "evolution.base.solo-victory", when={"players": (1,)}),
    Setting("sleep_after_gain", ON_OFF, True, "R07", ruling=True),
    Setting("crystal_per_success", ("trait", "attack"), "trait", "R08", ruling=True),
    Setting("hand_refill", ("up-to-5", "up-to-6", "plus-2"), "up-to-5", "R09", ruling=True),
    Setting("new_source_each_round", ON_OFF, True, "R10", ruling=True),
    Setting("friendly_attack", ON_OFF, True, "R14", ruling=True),
    Setting("ether_pick_after_discard", ON_OFF, True, "R23", ruling=True, when={"ether": (True,)}),
    Setting("late_activation_traits", OFF_ON, False, "R26", ruling=True),
    Setting("band_before_traits", OFF_ON, False, "R27", ruling=True, late=True, when={"ether": (True,)}),
    Setting("copy_can_break_targeting", OFF_ON, False, "R33", ruling=True),
    Setting("copy_lasts_through_after_attack", ON_OFF, True, "R33", ruling=True),
    Setting("second_attack_optional", ON_OFF, True, "R37", ruling=True),
    Setting("hiding_before_traits", ON_OFF, True, "R41", ruling=True),
    Setting("after_attack_optional", ON_OFF, True, "R39", ruling=True),
    Setting("familiar_accepts_traits", OFF_ON, False, "R49", ruling=True, when={"familiar": (True,)}),
    Setting("beast_acts_before_round_end", ON_OFF, True, "R53", ruling=True),
    Setting("topmost", ("newest", "oldest"), "newest", "R55", ruling=True),
    Setting("familiar_in_solo", OFF_ON, False, "R57", ruling=True, when={"players": (1,)}),
    Setting("pesky_once_per_round", ON_OFF, True, "R61", ruling=True),
    Setting("figure", ("behind", "left", "random", "none"), "behind", "R11", ruling=True),
)
