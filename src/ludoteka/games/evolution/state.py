"""What lies on the table: the source, the deck, the ether, and before each seat creatures with their traits."""

from __future__ import annotations

from typing import Any, Final

from ludoteka.games.evolution.deck import (
    AT,
    ATTACK,
    ATTACKING_TRAIT,
    C_ID,
    CAN,
    CARD,
    CARDS_OF,
    CHEAP_TO_TRANSMUTE,
    CONDITION,
    CONDITIONS,
    DEFENSIVE,
    DEFENSIVE_TRAIT,
    ENERGETIC,
    ENERGETIC_TRAIT,
    FEWEST_TOKENS,
    FLYING_OR_ASTRAL,
    FRIEND_GAINS,
    KEEPS_AWAKE,
    KEEPS_CRYSTALS,
    KEEPS_CRYSTALS_ASLEEP,
    KEEPS_CRYSTALS_AWAKE,
    KEEPS_TRAITS,
    KEEPS_TRAITS_ASLEEP,
    KINDS_OF_CARD,
    LOWER,
    NEW_ATTACK,
    NO_CRYSTALS,
    NO_TRAITS,
    NO_UPPER_PART,
    OF_BAR,
    ONLY_BY_ITS_LIKE,
    ONLY_ITS_LIKE,
    PRINTED,
    SOURCE,
    T_EN,
    T_ID,
    THREE_TRAITS,
    UPPER,
)
from ludoteka.games.evolution.happenings import (
    CHOICE_CARD,
    COPY_ENDED,
    DREW,
    FELL_ASLEEP,
    LOST_CRYSTAL,
    LOST_TRAIT,
    SHUFFLED,
    TO_ETHER,
)
from ludoteka.games.evolution.passives import CHEAP
from ludoteka.games.evolution.rules import RULES, Rules
from ludoteka.games.evolution.verbs import FAMILIAR, SIDES, VERBS
from ludoteka.kernel.choices import Verb, Verbs
from ludoteka.kernel.machine import STATE, State, reseed
from ludoteka.kernel.piles import EMPTY, Pile, Piled
from ludoteka.kernel.plain import (
    FLAG,
    HIDDEN,
    NUMBER,
    OPEN,
    OWN,
    SEAT,
    Field,
    Kind,
    Many,
    Nest,
    Plain,
)
from ludoteka.kernel.refusal import Reason, Refused

TRACK: Final = 4
HAND: Final = 5

DECK: Final = 0  # streams of luck: the deck, the sources, the drawing of lots at set-up, choice cards, the familiar
SOURCES: Final = 1
DRAWING: Final = 2
CHOICES: Final = 3
REVEAL: Final = 4
STREAMS: Final = 5

TRANSMUTED_ENOUGH: Final = 1
FAMILIAR_WON: Final = 2
SHADOW_BEATEN: Final = 3
SHADOW_WON: Final = 4
ENDINGS: Final = ("", "transmuted", "familiar", "shadow-beaten", "shadow-won")

BABY: Final = 0
BEAST: Final = 1
SIDE_NAMES: Final = ["baby", "beast"]

# the part a creature has in the turn
IDLE: Final = 0
CALLED: Final = 1  # to be activated in this turn
ACTIVE: Final = 2  # activated, and still to act
ACTED: Final = 3
PARTS: Final = ["idle", "called", "active", "acted"]

# a trait card on a creature: the card and its half, then marks
FACE: Final = 127
COPY_AT: Final = 7  # from here six bits: the trait it is a copy of, plus one
COPY_OF: Final = 63 << COPY_AT
FOR_ATTACK: Final = 1 << 13  # the copy lasts for an attack, not for a turn
CANCELLED_: Final = 1 << 14
LEAVING: Final = 1 << 15  # goes back at the end of the turn
SPENT: Final = 1 << 16  # used this round
FRESH_MARKS: Final = ["cancelled", "leaving", "spent"]


def shown_by(packed: int) -> int:
    """The trait that a card on a creature is now: what it was laid for, or what it copies."""
    copy = (packed & COPY_OF) >> COPY_AT
    return copy - 1 if copy else PRINTED[packed & FACE]


def is_ether(packed: int) -> bool:
    return packed & 63 >= KINDS_OF_CARD


class Creature(Plain):
    """A card face down with its crystals, and the trait cards laid to it, oldest first."""

    def __init__(self, of: Creature | None = None) -> None:
        if of is None:
            self.card = 0
            self.known = False
            self.crystals = 0
            self.asleep = False
            self.part = IDLE
            self.hid = False
            self.traits: list[int] = []
            self.mimicked = 0
            self.force = 0
        else:
            self.card = of.card
            self.known = of.known
            self.crystals = of.crystals
            self.asleep = of.asleep
            self.part = of.part
            self.hid = of.hid
            self.traits = of.traits[:]
            self.mimicked = of.mimicked
            self.force = of.force

    def fields(self) -> tuple[Field, ...]:
        return CREATURE

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
        # rule: evolution.victims-card.hiding-does-not-save-traits
        able = self.force
        return able & CAN[KEEPS_TRAITS] != 0 or (self.asleep and able & CAN[KEEPS_TRAITS_ASLEEP] != 0)

    def keeps_awake(self) -> bool:
        # rule: evolution.victims-card.hiding-protects-from-sleep
        return self.hid or self.force & CAN[KEEPS_AWAKE] != 0

    # changes of its cards

    def lay(self, packed: int) -> None:
        self.traits.append(packed)
        self.refresh()

    def mark(self, slot: int, marks: int) -> None:
        self.traits[slot] |= marks
        self.refresh()

    def copy(self, slot: int, trait: int, marks: int) -> None:
        """Make this card a copy of a trait."""
        # rule: evolution.ether-card.shapeshifter-copies-any-trait, evolution.ether-card.gregarious-copies-friend
        self.traits[slot] = (self.traits[slot] & ~(COPY_OF | FOR_ATTACK)) | (trait + 1) << COPY_AT | marks
        self.refresh()

    def end_copies(self, mark: int) -> None:
        """Copies made for an attack (FOR_ATTACK) or for a turn (0) are over."""
        for slot, packed in enumerate(self.traits):
            if packed & COPY_OF and packed & FOR_ATTACK == mark:
                self.traits[slot] = packed & ~(COPY_OF | FOR_ATTACK)
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
        self.crystals = NUMBER.read(number)
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
                self.traits.append(read_trait(part))
        self.refresh()


def trait_named(name: str) -> int:
    if name not in T_EN:
        raise Refused("kernel-no-such-name", value=name)
    return T_EN.index(name)


def written(packed: int) -> str:
    """A trait card in the notation: `Vampire`, `!Flying` (cancelled), `Changeling=Flying` (a copy)."""
    trait = PRINTED[packed & FACE]
    text = ("!" if packed & CANCELLED_ else "") + T_EN[trait]
    if packed & FACE != CARDS_OF[trait][0]:
        text += f"@{C_ID[packed & 63]}"
    if packed & COPY_OF:
        text += ("~" if packed & FOR_ATTACK else "=") + T_EN[shown_by(packed)]
    return text + ("<" if packed & LEAVING else "") + ("*" if packed & SPENT else "")


def read_trait(words: str) -> int:
    marks = 0
    if words.endswith("*"):
        marks |= SPENT
        words = words[:-1]
    if words.endswith("<"):
        marks |= LEAVING
        words = words[:-1]
    if words.startswith("!"):
        marks |= CANCELLED_
        words = words[1:]
    for sign in "~=":
        words, found, copy = words.partition(sign)
        if found:
            marks |= (trait_named(copy) + 1) << COPY_AT | (FOR_ATTACK if sign == "~" else 0)
    name, _, card = words.partition("@")
    trait = trait_named(name)
    for face in CARDS_OF[trait]:
        if not card or C_ID[face & 63] == card:
            return face | marks
    raise Refused("kernel-no-such-name", value=card)


class TraitCard(Kind):
    """A trait card on a creature, in a save."""

    def save(self, value: Any) -> Any:
        packed = int(value)
        copy = T_ID[shown_by(packed)] if packed & COPY_OF else None
        marks = [
            name
            for bit, name in ((CANCELLED_, "cancelled"), (FOR_ATTACK, "attack"), (LEAVING, "leaving"), (SPENT, "spent"))
            if packed & bit
        ]
        return {"trait": T_ID[PRINTED[packed & FACE]], "card": C_ID[packed & 63], "copy": copy, "marks": marks}

    def load(self, data: Any) -> Any:
        if not isinstance(data, dict) or set(data) != {"trait", "card", "copy", "marks"}:
            raise Refused("kernel-not-marked", value=repr(data))
        card = CARD.load(data["card"])
        if data["trait"] not in T_ID or not isinstance(data["marks"], list) or card < 0:
            raise Refused("kernel-no-such-name", value=repr(data["trait"]))
        faces = [face for face in CARDS_OF[T_ID.index(data["trait"])] if face & 63 == card]
        if not faces:
            raise Refused("kernel-no-such-name", value=repr(data["trait"]))
        packed = faces[0]
        if data["copy"] is not None:
            if data["copy"] not in T_ID:
                raise Refused("kernel-no-such-name", value=repr(data["copy"]))
            packed |= (T_ID.index(data["copy"]) + 1) << COPY_AT
        for mark in data["marks"]:
            if mark not in MARKS:
                raise Refused("kernel-no-such-mark", value=repr(mark))
            packed |= MARKS[mark]
        return packed


MARKS: Final = {"cancelled": CANCELLED_, "attack": FOR_ATTACK, "leaving": LEAVING, "spent": SPENT}

CREATURE: Final = (
    Field("card", HIDDEN, CARD),  # the face of the card that is the creature
    Field("known", OPEN, FLAG),  # laid from the owner's hand: the owner has seen its face
    Field("crystals", OPEN, NUMBER),
    Field("asleep", OPEN, FLAG),
    Field("part", OPEN, NUMBER),
    Field("hid", OPEN, FLAG),
    Field("traits", OPEN, Many(TraitCard())),
    Field("mimicked", OPEN, NUMBER),
    Field("force", OPEN, NUMBER),  # the traits in force, as bits: worked out whenever a card changes
)


def blank_creature() -> Plain:
    return Creature()


class Player(Plain):
    """What lies before one seat."""

    def __init__(self, seat: int, of: Player | None = None) -> None:
        self.seat = seat
        if of is None:
            self.tokens = 0
            self.hand: list[int] = []
            self.creatures: list[Creature] = []
        else:
            self.tokens = of.tokens
            self.hand = of.hand[:]
            self.creatures = [creature.clone() for creature in of.creatures]

    def fields(self) -> tuple[Field, ...]:
        return PLAYER

    def owner(self) -> int:
        return self.seat

    def clone(self) -> Player:
        return Player(self.seat, self)

    def is_awake(self) -> bool:
        """Whether any creature of this player is awake."""
        for creature in self.creatures:
            if not creature.asleep:
                return True
        return False


CARDS: Final = Many(CARD)
PLAYER: Final = (
    Field("seat", OPEN, SEAT),
    Field("tokens", OPEN, NUMBER),
    Field("hand", OWN, CARDS),
    Field("creatures", OPEN, Many(Nest(blank_creature))),
)


def blank_player() -> Plain:
    return Player(0)


class Evolution(State):
    """One table of Evolution of Magical Creatures."""

    def __init__(self, of: Evolution | None = None) -> None:
        super().__init__(of)
        if of is None:
            self.rules = Rules()
            self.players: list[Player] = []
            self.shadow = -1
            self.familiar: list[Creature] = []
            self.side = BABY
            self.dormant = False
            self.first = 0
            self.turn = 0
            self.round = 0
            self.deck = Pile(DECK, [], [], [])
            self.discard: list[int] = []
            self.ether: list[int] = []
            self.sources = Pile(SOURCES, [], [], [])
            self.past: list[int] = []
            self.source = -1
            self.lower = 0
            self.upper = 0
            self.attacker = -1
            self.target = -1
            self.success = False
            self.paid = False
            self.part = 0
            self.lasting = False
            self.called = False
        else:
            self.rules = of.rules
            self.players = [player.clone() for player in of.players]
            self.shadow = of.shadow
            self.familiar = [creature.clone() for creature in of.familiar]
            self.side = of.side
            self.dormant = of.dormant
            self.first = of.first
            self.turn = of.turn
            self.round = of.round
            self.deck = of.deck.clone()
            self.discard = of.discard[:]
            self.ether = of.ether[:]
            self.sources = of.sources.clone()
            self.past = of.past[:]
            self.source = of.source
            self.lower = of.lower
            self.upper = of.upper
            self.attacker = of.attacker
            self.target = of.target
            self.success = of.success
            self.paid = of.paid
            self.part = of.part
            self.lasting = of.lasting
            self.called = of.called

    def fields(self) -> tuple[Field, ...]:
        return EVOLUTION

    def clone(self) -> Evolution:
        return Evolution(self)

    def verbs(self) -> Verbs:
        return VERBS

    def endings(self) -> tuple[str, ...]:
        return ENDINGS

    def seats(self) -> int:
        return len(self.players)

    def reasons(self, seat: int, verb: Verb, n: int) -> list[Reason]:
        return WHY[0].reasons(self, seat, verb, n)

    def scores(self) -> list[list[tuple[str, int]]]:
        return [
            [("tokens", player.tokens), ("crystals", sum(creature.crystals for creature in player.creatures))]
            for player in self.players
        ]

    def described(self, viewer: int) -> dict[str, Any]:
        return {
            "familiar_side": SIDE_NAMES[self.side] if self.familiar else None,
            "condition": CONDITIONS[CONDITION[self.source]] if self.source >= 0 else None,
            "needed": self.needed(),
            "transmutable": [[c.crystals >= c.need() for c in player.creatures] for player in self.players],
            "abilities": [
                [[T_ID[t] for t in range(len(T_ID)) if c.force >> t & 1] for c in player.creatures]
                for player in self.players
            ],
        }

    # who and where

    def at(self, code: int) -> Creature:
        """The creature of this number: i * SIDES + side."""
        side = code % SIDES
        if side == FAMILIAR:
            return self.familiar[code // SIDES]
        return self.players[side].creatures[code // SIDES]

    def is_person(self, side: int) -> bool:
        """Whether somebody decides for this side; the Shadow and the familiar follow fixed steps."""
        # rule: evolution.familiar.acts-by-fixed-algorithm
        return side != FAMILIAR and side != self.shadow

    def everybody(self) -> list[int]:
        """All creatures on the table by number, seat after seat, the familiar last."""
        found: list[int] = []
        for side in range(len(self.players)):
            code = side
            for _ in self.players[side].creatures:
                found.append(code)
                code += SIDES
        if self.familiar:
            found.append(FAMILIAR)
        return found

    def needed(self) -> int:
        """How many tokens a player needs to win."""
        # rule: evolution.base.aim-three-transmutations, evolution.rare.win-with-two
        if len(self.players) > 4:
            return 2
        # rule: evolution.base.solo-victory
        return 2 if self.shadow >= 0 and self.rules.difficulty == "easy" else 3

    # questions that traits may answer differently

    def is_available(self, attacker: Creature, target: Creature, friends: bool) -> bool:
        """Whether this creature may choose that one, another than itself, as the target of an attack."""
        # rule: evolution.base.flying-availability, evolution.base.astral-availability
        # rule: evolution.familiar.attackable-like-creature, evolution.base.target-any-other-creature
        mine = attacker.force
        theirs = target.force
        if theirs & CAN[ONLY_BY_ITS_LIKE] & ~mine:
            return False
        if mine & CAN[ONLY_ITS_LIKE] & ~theirs:
            return False
        return not friends or self.rules.friendly_attack

    def targets(self, code: int) -> list[int]:
        """The available targets of this creature."""
        me = self.at(code)
        mine = code % SIDES
        found: list[int] = []
        for side in range(len(self.players)):
            other = side
            for creature in self.players[side].creatures:
                if other != code and self.is_available(me, creature, side == mine):
                    found.append(other)
                other += SIDES
        if self.familiar and self.is_available(me, self.familiar[0], False):
            found.append(FAMILIAR)
        return found

    def has_target(self, code: int) -> bool:
        me = self.at(code)
        mine = code % SIDES
        for side in range(len(self.players)):
            other = side
            for creature in self.players[side].creatures:
                if other != code and self.is_available(me, creature, side == mine):
                    return True
                other += SIDES
        return bool(self.familiar) and self.is_available(me, self.familiar[0], False)

    def has_attack(self, creature: Creature) -> bool:
        """Whether a trait gives this creature the attack: a base one, or a new one with something to sacrifice."""
        # rule: evolution.base.attack-needs-trait-and-target, evolution.new-attack.gives-attack-action
        # rule: evolution.ether-card.shapeshifter-attacking-copy-usable
        # rule: evolution.victims.no-other-trait-no-use, evolution.new-attack.three-attacking-traits
        able = creature.force
        return able & AT[ATTACK] != 0 or (able & AT[NEW_ATTACK] != 0 and len(creature.traits) > 1)

    def dominants(self, code: int) -> list[int]:
        """The friends, by place, that may take over a crystal which this creature gains."""
        # rule: evolution.ether-card.dominant-only-friends, evolution.ether-card.dominant-works-asleep
        # rule: evolution.ether-card.dominant-works-inactive, evolution.ether-card.dominant-full-itself
        found: list[int] = []
        side = code % SIDES
        if side == FAMILIAR or not self.rules.ether:
            return found
        for i, friend in enumerate(self.players[side].creatures):
            if friend.crystals < TRACK and i != code // SIDES and friend.force & AT[FRIEND_GAINS]:
                found.append(i)
        return found

    def can_gain(self, code: int) -> bool:
        """Whether a crystal would find a place: on its own track, or with a friend who must take it."""
        # rule: evolution.base.gain-not-when-full, evolution.ether-card.dominant-full-friend-may-gain
        return self.at(code).crystals < TRACK or bool(self.dominants(code))

    def opens_upper(self, creature: Creature, seat: int) -> bool:
        """Whether this creature meets the condition of the source's upper part."""
        # rule: evolution.base.conditional-sources, evolution.base.valley-of-wrath
        # rule: evolution.new-attack.valley-of-wrath-upper-part
        condition = CONDITION[self.source] if self.source >= 0 else NO_UPPER_PART
        able = creature.force
        if condition == ATTACKING_TRAIT:
            return able & (AT[ATTACK] | AT[NEW_ATTACK]) != 0
        if condition == FLYING_OR_ASTRAL:
            return able & CAN[ONLY_BY_ITS_LIKE] != 0
        if condition == NO_TRAITS:
            return not creature.traits
        if condition == THREE_TRAITS:
            return len(creature.traits) >= 3
        if condition == NO_CRYSTALS:
            return creature.crystals == 0
        if condition == DEFENSIVE_TRAIT:
            return able & OF_BAR[DEFENSIVE] != 0
        if condition == ENERGETIC_TRAIT:
            return able & OF_BAR[ENERGETIC] != 0
        if condition == FEWEST_TOKENS:
            mine = self.players[seat].tokens
            for player in self.players:
                if player.tokens < mine:
                    return False
            return True
        return False

    def fill(self, numbers: list[int]) -> int:
        """The crystals of one part of a source for this table."""
        # rule: evolution.rare.five-players-lower-part, evolution.rare.six-players-lower-part
        # rule: evolution.rare.upper-part-likewise, evolution.base.solo-source-number
        # rule: evolution.familiar.not-a-player-for-source
        players = len(self.players)
        if not numbers:
            return 0
        return numbers[2] + players - 4 if players > 4 else numbers[players - 2]

    def open_source(self, source: int) -> None:
        # rule: evolution.base.setup-source, evolution.base.plain-sources
        self.source = source
        self.lower = self.fill(LOWER[source])
        self.upper = self.fill(UPPER[source])

    # what effects do

    def draw_card(self) -> int:
        """The top card of the deck, the discard being shuffled when the deck is empty; EMPTY when both are."""
        # rule: evolution.base.deck-reshuffle
        deck = self.deck
        if not deck.bag and not deck.top and not deck.under:
            self.reshuffle()
        card = deck.draw(self)
        if not deck.bag and not deck.top and not deck.under:
            self.reshuffle()
        return card

    def reshuffle(self) -> None:
        if self.discard:
            self.deck.bag = self.discard
            self.discard = []
            self.tell(SHUFFLED)

    def draw(self, seat: int, n: int) -> None:
        """Cards to this hand."""
        for _ in range(n):
            card = self.draw_card()
            if card == EMPTY:
                return
            self.players[seat].hand.append(card)
            self.tell(DREW, seat, card)

    def drop(self, packed: int) -> None:
        """A trait card leaves the table: an ether card for the ether, another for the discard."""
        # rule: evolution.ether.returns-instead-of-discard, evolution.victims.sacrificed-ether-card-returns
        if is_ether(packed):
            self.ether.append(packed & 63)
            self.tell(TO_ETHER, PRINTED[packed & FACE])
        else:
            self.discard.append(packed & 63)

    def lose_trait(self, code: int, slot: int) -> None:
        """This creature loses the trait card in this place."""
        creature = self.at(code)
        packed = creature.traits.pop(slot)
        if creature.mimicked and PRINTED[packed & FACE] == MIMICS[0]:
            creature.mimicked = 0
        creature.refresh()
        self.tell(LOST_TRAIT, code, shown_by(packed))
        self.drop(packed)

    def lose_crystal(self, code: int) -> None:
        """This creature puts a crystal into the reserve."""
        creature = self.at(code)
        creature.crystals -= 1
        self.tell(LOST_CRYSTAL, code, creature.crystals)

    def put_to_sleep(self, code: int) -> None:
        # rule: evolution.base.tokens-unlimited
        self.at(code).asleep = True
        self.tell(FELL_ASLEEP, code)

    def choice_card(self, n: int) -> int:
        """One of n options by choice card, counted from 0."""
        # rule: evolution.base.solo-choice-cards, evolution.contents.choice-cards
        if n == 1:
            return 0
        picked = self.chance(CHOICES, n)
        self.tell(CHOICE_CARD, picked + 1, n)
        return picked

    def topmost(self, creature: Creature) -> int:
        """The place of the topmost trait."""
        return len(creature.traits) - 1 if self.rules.topmost == "newest" else 0

    def end_attack_copies(self, code: int) -> None:
        """What was copied until the end of the attack is over."""
        # rule: evolution.ether-card.gregarious-until-attack-ends, evolution.victims-card.mimic-until-attack-ends
        creature = self.at(code)
        if creature.mimicked:
            creature.mimicked = 0
            creature.refresh()
        for packed in creature.traits:
            if packed & FOR_ATTACK:
                self.tell(COPY_ENDED, code, PRINTED[packed & FACE])
        creature.end_copies(FOR_ATTACK)

    def end_turn(self) -> None:
        """What lasts until the end of the turn is over."""
        # rule: evolution.victims-card.dreadful-until-end-of-turn, evolution.ether-card.shapeshifter-until-end-of-turn
        # rule: evolution.ether-card.shapeshifter-returns-if-used
        if self.called:
            self.called = False
            for player in self.players:
                for creature in player.creatures:
                    creature.part = IDLE
        if not self.lasting:
            return
        self.lasting = False
        for code in self.everybody():
            creature = self.at(code)
            creature.hid = False
            creature.end_copies(0)
            for slot in range(len(creature.traits) - 1, -1, -1):
                if creature.traits[slot] & LEAVING:
                    self.drop(creature.traits.pop(slot))
                else:
                    creature.traits[slot] &= ~CANCELLED_
            creature.refresh()

    def redeal(self, seat: int, luck: int) -> Evolution:
        """Hands of others, the deck and the faces of creatures this seat did not lay are dealt anew."""
        twin = self.clone()
        reseed(twin, luck)
        pool = twin.deck.bag
        pool.extend(twin.deck.top)
        twin.deck.top = []
        for player in twin.players:
            if player.seat != seat:
                pool.extend(player.hand)
            for creature in player.creatures:
                if player.seat != seat or not creature.known:
                    pool.append(creature.card)
        pool.sort()  # so that the world dealt depends on nothing that the seat cannot know
        for player in twin.players:
            if player.seat != seat:
                for i in range(len(player.hand)):
                    player.hand[i] = twin.pick(DRAWING, pool)
            for creature in player.creatures:
                if player.seat != seat or not creature.known:
                    creature.card = twin.pick(DRAWING, pool)
        reseed(twin, luck)
        twin.horizon = self.horizon
        return twin


MIMICS: Final[list[int]] = [-1]  # the trait whose card stands for several at once; entered by the room that prints it


class Whys:
    """Where the conditions of acts are explained: filled in by the room that knows them."""

    def reasons(self, state: Evolution, seat: int, verb: Verb, n: int) -> list[Reason]:
        return []


WHY: Final[list[Whys]] = []

EVOLUTION: Final = (
    *STATE,
    Field("rules", OPEN, Nest(Rules)),
    Field("players", OPEN, Many(Nest(blank_player))),
    Field("shadow", OPEN, SEAT),
    Field("familiar", OPEN, Many(Nest(blank_creature))),
    Field("side", OPEN, NUMBER),  # the familiar's
    Field("dormant", OPEN, FLAG),  # it was flipped in this round
    Field("first", OPEN, SEAT),
    Field("turn", OPEN, SEAT),
    Field("round", OPEN, NUMBER),
    Field("deck", OPEN, Piled(CARD, DECK)),
    Field("discard", OPEN, CARDS),
    Field("ether", OPEN, CARDS),
    Field("sources", OPEN, Piled(SOURCE, SOURCES)),
    Field("past", OPEN, Many(SOURCE)),  # sources of earlier rounds
    Field("source", OPEN, SOURCE),
    Field("lower", OPEN, NUMBER),
    Field("upper", OPEN, NUMBER),
    Field("attacker", OPEN, NUMBER),  # the attack going on
    Field("target", OPEN, NUMBER),
    Field("success", OPEN, FLAG),  # whether the last effect of an attack took place
    Field("paid", OPEN, FLAG),  # whether this attack has already brought a crystal
    Field("part", OPEN, NUMBER),  # the part of the source being used: 0 lower, 1 upper
    Field("lasting", OPEN, FLAG),  # something was done that ends with the turn
    Field("called", OPEN, FLAG),  # several creatures are activated in this turn
)
__all__ = ["EVOLUTION", "RULES", "Creature", "Evolution", "Player", "Rules"]
