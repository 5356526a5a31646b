"""«Существо»: a card face down with its crystals and its traits."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import mypyc_attr

from ludoteka.games.evolution.deck import (
    C_ID,
    CAN,
    CARD,
    CHEAP_TO_TRANSMUTE,
    KEEPS_AWAKE,
    KEEPS_CRYSTALS,
    KEEPS_CRYSTALS_ASLEEP,
    KEEPS_CRYSTALS_AWAKE,
    KEEPS_TRAITS,
    KEEPS_TRAITS_ASLEEP,
    KEEPS_TRAITS_AWAKE,
    PRINTED,
    T_EN,
)
from ludoteka.games.evolution.fields import CRYSTALS, TRACK
from ludoteka.games.evolution.passives import CHEAP
from ludoteka.games.evolution.trait_card import (
    CANCELLED_,
    COPY_AT,
    COPY_OF,
    FACE,
    FOR_ATTACK,
    read_trait,
    shown_by,
    trait_named,
    written,
)
from ludoteka.games.evolution.twins import PlainCreature
from ludoteka.kernel.plain import makes

# the part a creature has in the turn
IDLE: Final = 0
CALLED: Final = 1  # to be activated in this turn
ACTIVE: Final = 2  # activated, and still to act
ACTED: Final = 3
LEADING: Final = 4  # activated; its band acts before it uses what else it has
PARTS: Final = ["idle", "called", "active", "acted", "leading"]


@final
@mypyc_attr(acyclic=True)
class Creature(PlainCreature):
    """A card face down with its crystals, and the trait cards laid to it, oldest first."""

    def clone(self) -> Creature:
        return Creature(self)

    # what it is

    def refresh(self) -> None:
        """Work out the traits in force anew: a cancelled one is not, a copy is what it copies."""
        # rule: evolution.victims-card.dreadful-cancelled-means-inert
        force = self.mimicked
        for packed in self.traits:
            if not packed & CANCELLED_:
                force |= 1 << shown_by(packed)
        self.force = force

    def shown(self, slot: int) -> int:
        """The trait that this card is now."""
        return shown_by(self.traits[slot])

    def bears(self, trait: int) -> bool:
        """Whether it has a trait of this name in any way: laid, copied or cancelled."""
        # rule: evolution.base.no-duplicate-traits, evolution.rare.equal-in-play
        for packed in self.traits:
            if PRINTED[packed & FACE] == trait or shown_by(packed) == trait:
                return True
        return self.mimicked >> trait & 1 == 1

    def borne(self) -> int:
        """All the traits that it bears, as bits."""
        borne = self.mimicked
        for packed in self.traits:
            borne |= 1 << PRINTED[packed & FACE] | 1 << shown_by(packed)
        return borne

    def slot_of(self, trait: int) -> int:
        """Where the card laid for this trait is; -1 if it is not there."""
        for slot, packed in enumerate(self.traits):
            if PRINTED[packed & FACE] == trait:
                return slot
        return -1

    def slot_showing(self, trait: int) -> int:
        """Where the card is that is this trait now; -1 if there is none."""
        for slot, packed in enumerate(self.traits):
            if shown_by(packed) == trait:
                return slot
        return -1

    def need(self) -> int:
        """How many crystals it needs to transmute."""
        # rule: evolution.base.tiny, evolution.base.transmute, evolution.base.energy-track-four
        return CHEAP if self.force & CAN[CHEAP_TO_TRANSMUTE] else TRACK

    # what an attack cannot do to it: looked up at each effect

    def keeps_crystals(self) -> bool:
        # rule: evolution.victims-card.hiding-protects-crystals, evolution.ether-card.burrowing-not-while-awake
        able = self.force
        when = CAN[KEEPS_CRYSTALS_ASLEEP] if self.asleep else CAN[KEEPS_CRYSTALS_AWAKE]
        return self.hid or able & (CAN[KEEPS_CRYSTALS] | when) != 0

    def keeps_traits(self) -> bool:
        # rule: evolution.victims-card.hiding-does-not-save-traits, evolution.base.many-eyed
        # rule: evolution.ether-card.burrowing-asleep-keeps-traits
        able = self.force
        when = CAN[KEEPS_TRAITS_ASLEEP] if self.asleep else CAN[KEEPS_TRAITS_AWAKE]
        return able & (CAN[KEEPS_TRAITS] | when) != 0

    def keeps_awake(self) -> bool:
        # rule: evolution.victims-card.hiding-protects-from-sleep
        # rule: evolution.victims-card.wakeful-no-sleep-when-attacked
        return self.hid or self.force & CAN[KEEPS_AWAKE] != 0

    # changes of its cards: each makes a new list, so that clones can share the old one

    def put(self, slot: int, packed: int) -> None:
        traits = self.traits[:]
        traits[slot] = packed
        self.traits = traits

    def take_off(self, slot: int) -> int:
        """The trait card in this place, which is there no more."""
        traits = self.traits[:]
        packed = traits.pop(slot)
        self.traits = traits
        self.refresh()
        return packed

    def unmark(self, marks: int) -> None:
        """None of its cards has any of these marks any more."""
        for slot, packed in enumerate(self.traits):
            if packed & marks:
                self.put(slot, packed & ~marks)

    def lay(self, packed: int) -> None:
        self.traits = [*self.traits, packed]
        self.refresh()

    def mark(self, slot: int, marks: int) -> None:
        self.put(slot, self.traits[slot] | marks)
        self.refresh()

    def copy(self, slot: int, trait: int, marks: int) -> None:
        """Make this card a copy of a trait."""
        # rule: evolution.ether-card.shapeshifter-copies-any-trait, evolution.ether-card.gregarious-copies-friend
        self.put(slot, (self.traits[slot] & ~(COPY_OF | FOR_ATTACK)) | (trait + 1) << COPY_AT | marks)
        self.refresh()

    def end_copies(self, mark: int) -> None:
        """Copies made for an attack (FOR_ATTACK) or for a turn (0) are over."""
        for slot, packed in enumerate(self.traits):
            if packed & COPY_OF and packed & FOR_ATTACK == mark:
                self.put(slot, packed & ~(COPY_OF | FOR_ATTACK))
                self.refresh()

    # the notation

    def words(self) -> str:
        parts = [str(self.crystals)]
        if self.asleep:
            parts.append("asleep")
        if self.part:
            parts.append(PARTS[self.part])
        if self.hid:
            parts.append("hid")
        if self.known:
            parts.append("known")
        if self.card:
            parts.append(f"face:{C_ID[self.card]}")
        parts.extend(written(packed) for packed in self.traits)
        parts.extend(f"+{T_EN[t]}" for t in range(len(T_EN)) if self.mimicked >> t & 1)
        return " ".join(parts)

    def read(self, words: str) -> None:
        number, *parts = words.split()
        self.crystals = CRYSTALS.read(number)
        for part in parts:
            if part == "asleep":
                self.asleep = True
            elif part in PARTS:
                self.part = PARTS.index(part)
            elif part == "hid":
                self.hid = True
            elif part == "known":
                self.known = True
            elif part.startswith("face:"):
                self.card = CARD.load(part[5:])
            elif part.startswith("+"):
                self.mimicked |= 1 << trait_named(part[1:])
            else:
                self.traits = [*self.traits, read_trait(part)]
        self.refresh()


makes(Creature)
