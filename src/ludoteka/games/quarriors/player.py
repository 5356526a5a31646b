"""What lies before one seat, and the options in force at a table."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import mypyc_attr

from ludoteka.games.quarriors.dice import DICE_OF_KINDS, FACE, ROLLED_DICE
from ludoteka.games.quarriors.standing import ATTACHED, READY
from ludoteka.kernel.plain import FLAG, NUMBER, OPEN, OWN, SEAT, WORD, Field, Many, Plain


@final
@mypyc_attr(acyclic=True)
class Player(Plain):
    """What lies before one seat."""

    # rule: quarriors.locations.collection, quarriors.locations.four-places, quarriors.components.bags
    def __init__(self, seat: int, of: Player | None = None) -> None:
        self.seat = seat
        if of is None:
            self.glory = 0
            self.quiddity = 0
            self.bag: list[int] = []
            self.pool: list[int] = []
            self.ready: list[int] = []
            self.spells: list[int] = []
            self.used: list[int] = []
            self.spent: list[int] = []
            self.aside: list[int] = []
            self.might = 0
            self.guard = 0
            self.haven = False
        else:
            self.glory = of.glory
            self.quiddity = of.quiddity
            self.bag = of.bag[:]
            self.pool = of.pool[:]
            self.ready = of.ready[:]
            self.spells = of.spells[:]
            self.used = of.used[:]
            self.spent = of.spent[:]
            self.aside = of.aside[:]
            self.might = of.might
            self.guard = of.guard
            self.haven = of.haven

    def fields(self) -> tuple[Field, ...]:
        return PLAYER

    def owner(self) -> int:
        return self.seat

    def clone(self) -> Player:
        return Player(self.seat, self)

    def creatures(self) -> int:
        """How many creatures stand in the ready area."""
        # rule: quarriors.creatures.definition, quarriors.creatures.not-elsewhere
        count = 0
        for die in self.ready:
            if die < ATTACHED:
                count += 1
        return count


# rule: quarriors.manners.zones-clear, quarriors.components.glory-track, quarriors.components.glory-markers
PLAYER: Final = (
    Field("seat", OPEN, SEAT),
    Field("glory", OPEN, NUMBER),
    Field("quiddity", OPEN, NUMBER),
    Field("bag", OWN, DICE_OF_KINDS),
    Field("pool", OPEN, ROLLED_DICE),
    Field("ready", OPEN, READY),  # creatures, each followed by the spells attached to it
    Field("spells", OPEN, Many(FACE)),  # spells in the ready area that are not attached
    Field("used", OPEN, DICE_OF_KINDS),
    Field("spent", OPEN, DICE_OF_KINDS),  # where the later rulebook's spent pile is played with
    Field("aside", OPEN, DICE_OF_KINDS),  # set aside by its own card, waiting for a kill
    Field("might", OPEN, NUMBER),  # what each of its creatures has more attack this turn
    Field("guard", OPEN, NUMBER),  # and more defense
    Field("haven", OPEN, FLAG),  # its creatures destroyed this turn go to the active pool
)


class Rules(Plain):
    """The options and readings in force at this table. Never changed, so shared by clones."""

    def __init__(self) -> None:
        self.wilds = "random"
        self.first = "random"
        self.sweep_spells_at_scoring = False
        self.second_capture = False
        self.spent_pile = False
        self.damage_once = False
        self.portal_loop = False
        self.assistant_is_creature = False
        self.hag_just_scored = False
        self.tax_on_free_summons = False
        self.ooze_copies_all = False

    def fields(self) -> tuple[Field, ...]:
        return RULES


RULES: Final = (
    Field("wilds", OPEN, WORD),
    Field("first", OPEN, WORD),
    Field("sweep_spells_at_scoring", OPEN, FLAG),
    Field("second_capture", OPEN, FLAG),
    Field("spent_pile", OPEN, FLAG),
    Field("damage_once", OPEN, FLAG),
    Field("portal_loop", OPEN, FLAG),
    Field("assistant_is_creature", OPEN, FLAG),
    Field("hag_just_scored", OPEN, FLAG),
    Field("tax_on_free_summons", OPEN, FLAG),
    Field("ooze_copies_all", OPEN, FLAG),
)
