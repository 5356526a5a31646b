"""The variants of the book and the readings of it that a table can be played by."""

from __future__ import annotations

from typing import Final

from ludoteka.kernel.game import Setting

YES_NO: Final = (False, True)
NEMESIS: Final = {"variant": ("nemesis",)}
SETTINGS: Final = (
    Setting("variant", ("standard", "team", "triple", "nemesis"), "standard", "shards.team.four-players-two-teams"),
    Setting("relics", YES_NO, True, "shards.relics.base-rules-still-apply"),
    Setting("auction", YES_NO, False, "shards.auction.optional-with-expansion"),
    Setting("draft", YES_NO, False, "shards.draft.replaces-leader-relics"),
    Setting("secret", YES_NO, False, "shards.secret.two-random-relics"),
    Setting("leaders", ("random", "chosen"), "random", "R08", ruling=True),
    Setting("all_power", YES_NO[::-1], True, "R17", ruling=True),
    Setting("talons", ("point", "effect"), "point", "R28", ruling=True),
    Setting("guards_stack", YES_NO[::-1], True, "R16", ruling=True),
    Setting("oracles", ("opponents", "everybody"), "opponents", "R33", ruling=True),
    Setting("nemesis_bonus", ("mastery", "power", "health"), "mastery", "R01", ruling=True, when=NEMESIS),
    Setting("nemesis_draw", ("mastery", "power", "health"), "mastery", "R01", ruling=True, when=NEMESIS),
    Setting("nemesis_first", ("random", "player"), "random", "R41", ruling=True, when=NEMESIS),
)
