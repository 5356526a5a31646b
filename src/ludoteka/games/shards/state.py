"""What lies on the table: the centre, and before each seat a leader, a deck and a play zone."""

from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import mypyc_attr

from ludoteka.games.shards.deck import (
    COST,
    DECIMA,
    HEALTH,
    PASSIVES,
    SHIELD,
)
from ludoteka.games.shards.fields import FULL_HEALTH, FULL_MASTERY
from ludoteka.games.shards.happenings import (
    BANISHED,
    DREW,
    GAINED_GEMS,
    GAINED_HEALTH,
    GAINED_MASTERY,
    GAINED_POWER,
    INFINITE_POWER,
    LOST_MASTERY,
    REVEALED,
    ROW_FILLED,
    SHUFFLED,
)
from ludoteka.games.shards.player import Player
from ludoteka.games.shards.twins import PlainShards
from ludoteka.games.shards.verbs import VERBS
from ludoteka.kernel.choices import Verbs
from ludoteka.kernel.machine import reseed
from ludoteka.kernel.piles import EMPTY
from ludoteka.kernel.seats import seats_of

HAND: Final = 5
ROW: Final = 6
RELIC_MASTERY: Final = 10
NAMED_MASTERY: Final = 15  # from here on the Nemesis uses its named abilities

MARKET: Final = 0  # streams of luck: the centre, then one for each seat's deck, then the draw of seats and leaders
DRAWING: Final = 5
STREAMS: Final = 6

SETUP: Final = 0
MAIN: Final = 1
ATTACK: Final = 2
CLOSE: Final = 3

LAST_STANDING: Final = 1
LAST_TEAM: Final = 2
NEMESIS_BEATEN: Final = 3
NEMESIS_KILLED: Final = 4
NEMESIS_MASTERY: Final = 5
NEMESIS_CENTRE: Final = 6
ENDINGS: Final = (
    "",
    "last-standing",
    "last-team",
    "nemesis-beaten",
    "nemesis-killed",
    "nemesis-mastery",
    "nemesis-centre",
)


@final
@mypyc_attr(acyclic=True)
class Shards(PlainShards):
    """One table of Shards of Infinity."""

    def clone(self) -> Shards:
        return Shards(self)

    def verbs(self) -> Verbs:
        return VERBS

    def endings(self) -> tuple[str, ...]:
        return ENDINGS

    def seats(self) -> int:
        return len(self.players)

    def sides(self) -> list[int]:
        if self.rules.variant == "team":
            return [0, 1, 1, 0]
        return seats_of(len(self.players))

    def described(self, viewer: int) -> dict[str, Any]:
        return {
            "prices": [None if c < 0 else self.price(c, self.turn) for c in self.row],
            "toughness": [[self.toughness(p.seat, c & 127) for c in p.champions] for p in self.players],
        }

    # questions that cards may answer differently

    def price(self, card: int, seat: int) -> int:
        """What recruiting or fast-playing this card costs `seat` now."""
        # rule: shards.cards.cost, shards.card.axia-cost-fixed-for-effects
        cost = COST[card]
        for passive in PASSIVES[card]:
            cost -= passive.discount(self, seat)
        return max(0, cost)

    def toughness(self, seat: int, card: int) -> int:
        """The health of a champion of this seat now."""
        health = HEALTH[card]
        player = self.players[seat]
        if player.leader == DECIMA:
            extra = 0
            for champion in player.champions:
                for passive in PASSIVES[champion & 127]:
                    bonus = passive.toughens(self, seat)
                    extra = extra + bonus if self.rules.guards_stack else max(extra, bonus)
            health += extra
        return health

    def shield(self, seat: int, card: int) -> int:
        """The shield that this card in hand gives."""
        shield = SHIELD[card]
        for passive in PASSIVES[card]:
            shield += passive.shield(self, seat)
        return shield

    def standing_shield(self, seat: int) -> int:
        """The shield that champions in play give without being shown."""
        shield = 0
        for champion in self.players[seat].champions:
            for passive in PASSIVES[champion & 127]:
                shield += passive.standing_shield(self, seat)
        return shield

    def is_covered(self, seat: int) -> bool:
        """Whether a champion keeps this player and the other champions from being attacked."""
        for champion in self.players[seat].champions:
            for passive in PASSIVES[champion & 127]:
                if passive.covers():
                    return True
        return False

    def is_attackable(self, attacker: int, seat: int, card: int) -> bool:
        """Whether `attacker` may attack this champion of `seat` with power."""
        covers = False
        for passive in PASSIVES[card]:
            if not passive.attackable(self, attacker, seat):
                return False
            covers = covers or passive.covers()
        return covers or not self.is_covered(seat)

    def is_opponent(self, seat: int, other: int) -> bool:
        # rule: shards.general.opponent-definition
        if seat == other or self.players[other].out:
            return False
        if self.rules.variant == "team":
            return (seat in (0, 3)) != (other in (0, 3))
        return True

    def decider(self, seat: int) -> int:
        """Who answers for this seat: for the Nemesis, the person."""
        # rule: shards.nemesis.player-decides-for-it
        return 0 if seat == self.nemesis else seat

    # what effects do

    def gain_gems(self, seat: int, n: int) -> None:
        if n <= 0:
            return
        if seat == self.nemesis:
            # rule: shards.nemesis.gems-banish-center-deck
            for _ in range(n):
                card = self.centre.draw(self)
                if card == EMPTY:
                    return
                self.banished.append(card)
                self.tell(BANISHED, seat, card)
            return
        self.players[seat].gems += n
        if self.log is not None:
            self.tell(GAINED_GEMS, seat, n)

    def gain_power(self, seat: int, n: int) -> None:
        if n > 0:
            # rule: shards.general.gems-and-power-pool, shards.nemesis.gains-health-mastery-power
            self.players[seat].power += n
            if self.log is not None:
                self.tell(GAINED_POWER, seat, n)

    def gain_infinite(self, seat: int) -> None:
        self.players[seat].infinite = True
        self.tell(INFINITE_POWER, seat)

    def gain_mastery(self, seat: int, n: int) -> None:
        # rule: shards.mastery.gain, shards.mastery.cap-30, shards.mastery.persists, shards.mastery.thirty-is-not-a-win
        player = self.players[seat]
        before = player.mastery
        player.mastery = min(FULL_MASTERY, before + n)
        if self.log is not None:
            self.tell(GAINED_MASTERY, seat, player.mastery - before)
        if seat == self.nemesis and player.mastery == FULL_MASTERY:
            # rule: shards.nemesis.wins-at-mastery-30
            self.finish(NEMESIS_MASTERY, [seat])

    def lose_mastery(self, seat: int, n: int) -> None:
        player = self.players[seat]
        lost = min(n, player.mastery)
        player.mastery -= lost
        self.tell(LOST_MASTERY, seat, lost)

    def gain_health(self, seat: int, n: int) -> None:
        # rule: shards.health.gain-and-cap-50
        player = self.players[seat]
        before = player.health
        player.health = min(FULL_HEALTH, before + n)
        if self.log is not None:
            self.tell(GAINED_HEALTH, seat, player.health - before)
        if player.talons:
            # rule: shards.card.entropic-talons-at-full-health
            self.gain_power(seat, player.talons * (n if self.rules.talons == "point" else 1))

    def draw(self, seat: int, n: int) -> None:
        """Draw from one's own deck, shuffling the discard when a card is wanting."""
        if seat == self.nemesis:
            # rule: shards.nemesis.draws-become-mastery
            if self.rules.nemesis_draw == "mastery":
                self.gain_mastery(seat, n)
            elif self.rules.nemesis_draw == "power":
                self.gain_power(seat, n)
            else:
                self.gain_health(seat, n)
            return
        # rule: shards.general.draw-top-card
        player = self.players[seat]
        drawn = self.draw_from_deck(player, n)
        if drawn < n and player.discard:
            # rule: shards.general.reshuffle-on-draw-from-empty-deck, shards.general.draw-continues-after-reshuffle
            # rule: shards.general.no-reshuffle-before-needed
            player.deck.bag = player.discard
            player.discard = []
            self.tell(SHUFFLED, seat)
            self.draw_from_deck(player, n - drawn)

    def draw_from_deck(self, player: Player, n: int) -> int:
        """Draw without a shuffle; how many there were."""
        hand = player.hand
        drawn = player.deck.draw_several(self, n, hand)
        if self.log is not None:
            for i in range(len(hand) - drawn, len(hand)):
                self.tell(DREW, player.seat, hand[i])
        return drawn

    def fill_row(self, slot: int) -> None:
        """Fill a gap of the row from the centre deck."""
        # rule: shards.general.center-row-refilled-at-once
        card = self.centre.draw(self)
        self.row[slot] = card
        # rule: shards.general.center-row-refilled-at-once, shards.nemesis.wins-on-empty-center-deck
        if card != EMPTY:
            if self.log is not None:
                self.tell(ROW_FILLED, slot, card)
        elif self.nemesis >= 0:
            # rule: shards.nemesis.wins-on-empty-center-deck
            self.finish(NEMESIS_CENTRE, [self.nemesis])

    def banish(self, seat: int, card: int) -> None:
        # rule: shards.banish.shared-face-up-pile, shards.banish.out-of-game
        self.banished.append(card)
        self.tell(BANISHED, seat, card)

    def reveal(self, seat: int, card: int) -> None:
        """Show a card of one's hand to everybody; it stays there."""
        player = self.players[seat]
        if player.known.count(card) < player.hand.count(card):
            player.known.append(card)
        self.show_own()
        self.tell(REVEALED, seat, card)

    def to_hand(self, seat: int, card: int) -> None:
        """Take an open card to hand: everybody knows it is there."""
        player = self.players[seat]
        player.hand.append(card)
        player.known.append(card)

    def redeal(self, seat: int, luck: int) -> Shards:
        twin = self.clone()
        reseed(twin, luck)
        for player in twin.players:
            if player.seat == seat or player.seat == twin.nemesis:
                continue
            deal_hand_anew(twin, player)
        deal_secrets_anew(twin, seat)
        return twin


def deal_hand_anew(twin: Shards, player: Player) -> None:
    """Deal again the part of a hand that nobody has seen, from itself and the unseen deck."""
    bag = player.deck.bag
    unseen = player.hand[:]
    for card in player.known:
        unseen.remove(card)
    if not unseen or not bag:
        return
    bag.extend(unseen)
    bag.sort()  # so that the world dealt depends on nothing that the seat cannot know
    player.hand = player.known[:]
    for _ in range(len(unseen)):
        player.hand.append(twin.pick(player.deck.stream, bag))


def deal_secrets_anew(twin: Shards, seat: int) -> None:
    """Deal again the face-down relics of the others and those in the box: all that this seat has not seen."""
    if not twin.rules.secret:
        return
    others = [player for player in twin.players if player.seat != seat]
    unseen = twin.box
    for player in others:
        unseen.extend(player.secret)
        unseen.extend(player.unused)
    unseen.sort()
    for player in others:
        for i in range(len(player.secret)):
            player.secret[i] = twin.pick(DRAWING, unseen)
        for i in range(len(player.unused)):
            player.unused[i] = twin.pick(DRAWING, unseen)
