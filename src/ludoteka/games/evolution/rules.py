"""The expansions in play and the readings of the book in force at this table."""

from __future__ import annotations

from typing import Final

from ludoteka.kernel.plain import FLAG, OPEN, WORD, Field, Plain


class Rules(Plain):
    """Never changed, so shared by clones."""

    def __init__(self) -> None:
        self.ether = False
        self.victims = False
        self.rare = "auto"
        self.familiar = False
        self.difficulty = "normal"
        self.sleep_after_gain = True
        self.crystal_per_success = "trait"
        self.hand_refill = "up-to-5"
        self.new_source_each_round = True
        self.friendly_attack = True
        self.ether_pick_after_discard = True
        self.late_activation_traits = False
        self.copy_can_break_targeting = False
        self.copy_lasts_through_after_attack = True
        self.second_attack_optional = True
        self.hiding_before_traits = True
        self.after_attack_optional = True
        self.familiar_accepts_traits = False
        self.beast_acts_before_round_end = True
        self.topmost = "newest"
        self.familiar_in_solo = False
        self.pesky_once_per_round = True
        self.figure = "behind"

    def fields(self) -> tuple[Field, ...]:
        return RULES


RULES: Final = (
    Field("ether", OPEN, FLAG),
    Field("victims", OPEN, FLAG),
    Field("rare", OPEN, WORD),
    Field("familiar", OPEN, FLAG),
    Field("difficulty", OPEN, WORD),
    Field("sleep_after_gain", OPEN, FLAG),
    Field("crystal_per_success", OPEN, WORD),
    Field("hand_refill", OPEN, WORD),
    Field("new_source_each_round", OPEN, FLAG),
    Field("friendly_attack", OPEN, FLAG),
    Field("ether_pick_after_discard", OPEN, FLAG),
    Field("late_activation_traits", OPEN, FLAG),
    Field("copy_can_break_targeting", OPEN, FLAG),
    Field("copy_lasts_through_after_attack", OPEN, FLAG),
    Field("second_attack_optional", OPEN, FLAG),
    Field("hiding_before_traits", OPEN, FLAG),
    Field("after_attack_optional", OPEN, FLAG),
    Field("familiar_accepts_traits", OPEN, FLAG),
    Field("beast_acts_before_round_end", OPEN, FLAG),
    Field("topmost", OPEN, WORD),
    Field("familiar_in_solo", OPEN, FLAG),
    Field("pesky_once_per_round", OPEN, FLAG),
    Field("figure", OPEN, WORD),
)
