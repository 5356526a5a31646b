"""What lies on the table: the source, the deck, the ether, and before each seat creatures with their traits."""

from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import mypyc_attr

from ludoteka.games.evolution.creature import IDLE, Creature
from ludoteka.games.evolution.deck import AT, CONDITION, CONDITIONS, FRIEND_GAINS, PRINTED, T_ID
from ludoteka.games.evolution.fields import SIDE_NAMES, TRACK
from ludoteka.games.evolution.happenings import (
    CHOICE_CARD,
    COPY_ENDED,
    CREATURE,
    DREW,
    FELL_ASLEEP,
    LOST_CRYSTAL,
    LOST_TRAIT,
    SHUFFLED,
    TO_ETHER,
)
from ludoteka.games.evolution.trait_card import CANCELLED_, FACE, FOR_ATTACK, LEAVING, is_ether, shown_by
from ludoteka.games.evolution.twins import PlainEvolution
from ludoteka.games.evolution.verbs import CREATURES, FAMILIAR, SIDES, VERBS, called, number_of
from ludoteka.kernel.choices import Verbs
from ludoteka.kernel.happenings import Happening
from ludoteka.kernel.machine import reseed
from ludoteka.kernel.piles import EMPTY

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


@final
@mypyc_attr(acyclic=True)
class Evolution(PlainEvolution):
    """One table of Evolution of Magical Creatures."""

    def clone(self) -> Evolution:
        return Evolution(self)

    def verbs(self) -> Verbs:
        return VERBS

    def endings(self) -> tuple[str, ...]:
        return ENDINGS

    def seats(self) -> int:
        return len(self.players)

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
            "names": [
                [called(self, i * SIDES + player.seat) for i in range(len(player.creatures))]
                for player in self.players
            ],
        }

    def tell(self, what: Happening, a: int = 0, b: int = 0, c: int = 0, d: int = 0) -> None:
        """A fact for the log and the eye; creatures are told with the number they keep."""
        if self.log is None:
            return
        told = [a, b, c, d]
        for i, slot in enumerate(what.slots):
            if slot.kind is CREATURE:
                told[i] += CREATURES * number_of(self, told[i])
        super().tell(what, told[0], told[1], told[2], told[3])

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

    def creatures(self) -> list[Creature]:
        """The same creatures in the same order, themselves."""
        found: list[Creature] = []
        for player in self.players:
            found.extend(player.creatures)
        found.extend(self.familiar)
        return found

    def needed(self) -> int:
        """How many tokens a player needs to win."""
        # rule: evolution.base.aim-three-transmutations, evolution.rare.win-with-two
        if len(self.players) > 4:
            return 2
        # rule: evolution.base.solo-victory
        return 2 if self.rules.difficulty == "easy" else 3

    def part_with(self, seat: int, i: int) -> Creature:
        """This creature leaves the table, and its number is nobody's any more."""
        gone = self.gone or [[] for _ in self.players]
        mine = [*gone[seat], number_of(self, i * SIDES + seat)]
        self.gone = [mine if n == seat else one for n, one in enumerate(gone)]
        return self.players[seat].creatures.pop(i)

    # questions that traits may answer differently

    def dominants(self, code: int) -> list[int]:
        """The friends, by place, that may take over a crystal which this creature gains."""
        # rule: evolution.ether-card.dominant-only-friends, evolution.ether-card.dominant-works-asleep
        # rule: evolution.ether-card.dominant-works-inactive, evolution.ether-card.dominant-full-itself
        found: list[int] = []
        if not self.rules.ether:
            return found
        for i, friend in enumerate(self.players[code % SIDES].creatures):
            if friend.crystals < TRACK and i != code // SIDES and friend.force & AT[FRIEND_GAINS]:
                found.append(i)
        return found

    def can_gain(self, code: int) -> bool:
        """Whether a crystal would find a place: on its own track, or with a friend who must take it."""
        # rule: evolution.base.gain-not-when-full, evolution.ether-card.dominant-full-friend-may-gain
        return self.at(code).crystals < TRACK or bool(self.dominants(code))

    # what effects do

    def draw_card(self) -> int:
        """The top card of the deck, the discard being shuffled when the deck is empty; EMPTY when both are."""
        # rule: evolution.base.deck-reshuffle
        if self.deck.size() == 0:
            self.reshuffle()
        card = self.deck.draw(self)
        if self.deck.size() == 0:
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
            self.players[seat].take(card)
            self.tell(DREW, seat, card)

    def drop(self, packed: int) -> None:
        """A trait card leaves the table: an ether card for the ether, another for the discard."""
        # rule: evolution.ether.returns-instead-of-discard, evolution.victims.sacrificed-ether-card-returns
        if is_ether(packed):
            self.ether = [*self.ether, packed & 63]
            self.tell(TO_ETHER, PRINTED[packed & FACE])
        else:
            # rule: evolution.base.transmute, evolution.base.fire-breathing
            self.discard.append(packed & 63)

    def lose_trait(self, code: int, slot: int) -> None:
        """This creature loses the trait card in this place."""
        creature = self.at(code)
        packed = creature.take_off(slot)
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
            # rule: evolution.solo-victims.mimic-copies-all
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
            # rule: evolution.ether-card.leader-activates-all-own-awake
            self.called = False
            for player in self.players:
                for creature in player.creatures:
                    creature.part = IDLE
        if not self.lasting:
            return
        self.lasting = False
        for creature in self.creatures():
            # rule: evolution.victims-card.hiding-protects-crystals
            creature.hid = False
            # rule: evolution.base.changeling
            creature.end_copies(0)
            # rule: evolution.victims-card.dreadful-until-end-of-turn, evolution.ether-card.shapeshifter-returns-if-used
            for slot in range(len(creature.traits) - 1, -1, -1):
                if creature.traits[slot] & LEAVING:
                    self.drop(creature.take_off(slot))
            creature.unmark(CANCELLED_)
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
                player.hand = [twin.pick(DRAWING, pool) for _ in player.hand]
            for creature in player.creatures:
                if player.seat != seat or not creature.known:
                    creature.card = twin.pick(DRAWING, pool)
        reseed(twin, luck)
        twin.horizon = self.horizon
        return twin


MIMICS: Final[list[int]] = [-1]  # the trait whose card stands for several at once; entered by the room that prints it
