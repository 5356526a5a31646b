"""The variant and the readings of the book that a table is played by."""

from __future__ import annotations

from typing import Final

from ludoteka.kernel.plain import FLAG, OPEN, WORD, Field, Plain


class Rules(Plain):
    """The variant and the readings of the book in force at this table. Never changed, so shared by clones."""

    def __init__(self) -> None:
        self.variant = "standard"
        self.relics = True
        self.auction = False
        self.draft = False
        self.secret = False
        self.leaders = "random"
        self.all_power = True
        self.talons = "point"
        self.guards_stack = True
        self.oracles = "opponents"
        self.nemesis_bonus = "mastery"
        self.nemesis_draw = "mastery"
        self.nemesis_first = "random"

    def fields(self) -> tuple[Field, ...]:
        return RULES


RULES: Final = (
    Field("variant", OPEN, WORD),
    Field("relics", OPEN, FLAG),
    Field("auction", OPEN, FLAG),
    Field("draft", OPEN, FLAG),
    Field("secret", OPEN, FLAG),
    Field("leaders", OPEN, WORD),
    Field("all_power", OPEN, FLAG),
    Field("talons", OPEN, WORD),
    Field("guards_stack", OPEN, FLAG),
    Field("oracles", OPEN, WORD),
    Field("nemesis_bonus", OPEN, WORD),
    Field("nemesis_draw", OPEN, WORD),
    Field("nemesis_first", OPEN, WORD),
)
