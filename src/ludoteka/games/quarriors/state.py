"""One table of Quarriors!: quiddity and glory, and dice on the move."""

from __future__ import annotations

from typing import Any, final

from mypy_extensions import i64, mypyc_attr

from ludoteka.games.quarriors.dice import (
    CREATURE,
    KINDS,
    QUIDDITY,
    SAME,
    SORT,
    UNROLLED,
)
from ludoteka.games.quarriors.fields import PHASES
from ludoteka.games.quarriors.happenings import (
    CAPTURED,
    CARDS_EMPTY,
    CULLED,
    DREW,
    GAINED_GLORY,
    GAINED_QUIDDITY,
    REFILLED,
    REROLLED,
    ROLLED,
    SPENT,
)
from ludoteka.games.quarriors.layout import (
    BAGS,
    EMPTY_CARDS,
    EMPTY_ENOUGH,
    ENDINGS,
    GLORY_GOAL,
    HANDFUL,
    ROLLS,
)
from ludoteka.games.quarriors.player import Player
from ludoteka.games.quarriors.standing import ATTACHED
from ludoteka.games.quarriors.values import Values
from ludoteka.games.quarriors.verbs import VERBS
from ludoteka.kernel.choices import Verbs
from ludoteka.kernel.machine import reseed


@final
@mypyc_attr(acyclic=True)
class Quarriors(Values):
    """One table of Quarriors!"""

    def clone(self) -> Quarriors:
        return Quarriors(self)

    def verbs(self) -> Verbs:
        return VERBS

    def endings(self) -> tuple[str, ...]:
        return ENDINGS

    def scores(self) -> list[list[tuple[str, int]]]:
        # rule: quarriors.win.track-everything, quarriors.win.tie-ready-dice
        return [[("glory", p.glory), ("ready-dice", len(p.ready) + len(p.spells))] for p in self.players]

    def described(self, viewer: int) -> dict[str, Any]:
        return {
            "phase_name": PHASES[self.phase],
            "goal": self.goal(),
            "prices": [self.price(kind) for kind in range(KINDS) if self.wilds[kind] >= 0],
            "on_cards": [self.supply[kind] for kind in range(KINDS) if self.wilds[kind] >= 0],
            "funds": [self.funds(p.seat) for p in self.players],
            "stats": [
                [
                    {
                        "level": self.level(p.seat, i),
                        "attack": self.strength(p.seat, i),
                        "defense": self.toughness(p.seat, i),
                        "glory": self.glory_of(p.seat, i),
                    }
                    if not die & ATTACHED
                    else None
                    for i, die in enumerate(p.ready)
                ]
                for p in self.players
            ],
        }

    def redeal(self, seat: int, luck: int) -> Quarriors:
        """All movement of dice is open, so only the luck to come is unknown: the order in a bag is no order at all."""
        twin = self.clone()
        reseed(twin, luck)
        return twin

    # quiddity

    def funds(self, seat: int) -> int:
        """The quiddity at hand: gained already, and on dice of the active pool."""
        # rule: quarriors.quiddity.from-dice, quarriors.using.spend-zones, quarriors.locations.bag-unusable
        # rule: quarriors.locations.used-unusable, quarriors.quiddity.from-effects, quarriors.capture.pay-with-effects
        player = self.players[seat]
        total = player.quiddity
        for die in player.pool:
            total += QUIDDITY[die]
        return total

    def pay(self, seat: int, price: int) -> None:
        """Pay with what was gained, then by spending dice: as few points too many as can be, the rest is kept."""
        # rule: quarriors.ready.summon-payment, quarriors.capture.pay-with-dice, quarriors.dice.quiddity-symbol
        # rule: quarriors.using.spend-for-benefit, quarriors.glossary.spend, quarriors.ready.keep-quiddity
        player = self.players[seat]
        pool = player.pool
        while player.quiddity < price:
            want = price - player.quiddity
            best = -1
            coin = 0
            for face in pool:
                worth = QUIDDITY[face]
                if worth and (best < 0 or better_coin(worth, coin, want)):
                    best = face
                    coin = worth
            player.quiddity += coin
            self.spend(player, pool, best)
        player.quiddity -= price

    def spend(self, player: Player, zone: list[int], face: int) -> None:
        """Put a die of this zone that was used for its benefit where spent dice go."""
        # rule: quarriors.locations.used-inflow, quarriors.immediate.spend, quarriors.optional.spent-pile
        zone.remove(face)
        if self.rules.spent_pile:
            player.spent.append(face >> 3)
        else:
            player.used.append(face >> 3)
        self.tell(SPENT, player.seat, face)

    def gain_quiddity(self, seat: int, n: int) -> None:
        if n:
            self.players[seat].quiddity += n
            self.tell(GAINED_QUIDDITY, seat, n)

    def gain_glory(self, seat: int, n: int) -> None:
        # rule: quarriors.score.advance-marker, quarriors.win.goal-ends-at-once, quarriors.score.immediate-win
        player = self.players[seat]
        player.glory += n
        if n:
            self.tell(GAINED_GLORY, seat, n, player.glory)
        if player.glory >= self.goal():
            self.finish(GLORY_GOAL, [seat])

    # dice on the move

    def roll(self, seat: int, kind: int) -> int:
        """A face of this die, rolled."""
        # rule: quarriors.manners.off-table, quarriors.manners.cocked, quarriors.manners.no-turning
        return SAME[kind * 8 + self.chance(ROLLS + seat, 6)]

    def draw(self, seat: int, n: int) -> int:
        """Draw dice from the bag into the active pool, unrolled, refilling it when a die is wanting; how many came."""
        # rule: quarriors.draw.blind, quarriors.draw.shake, quarriors.manners.mix-after-peek, quarriors.draw.short-bag
        # rule: quarriors.draw.refill, quarriors.draw.continue-to-six, quarriors.draw.refill-only-when-short
        # rule: quarriors.manners.too-many-drawn, quarriors.optional.spent-pile-no-dice-left
        pool = self.players[seat].pool
        drawn = 0
        while drawn < n:
            came = self.reach_into_bag(seat, n - drawn)
            if came == 0:
                return drawn
            for i in range(len(pool) - came, len(pool)):
                kind = pool[i]
                pool[i] = kind * 8 + UNROLLED
                if self.log is not None:
                    self.tell(DREW, seat, kind)
            drawn += came
        return n

    def reach_into_bag(self, seat: int, n: int) -> int:
        """Move up to n dice of a bag that is refilled first if empty to the active pool, as their kinds; how many."""
        # rule: quarriors.draw.refill, quarriors.draw.refill-only-when-short, quarriors.draw.short-bag
        # rule: quarriors.manners.mix-after-peek
        player = self.players[seat]
        if not player.bag:
            if not player.used:
                return 0
            player.bag = player.used
            player.used = []
            self.tell(REFILLED, seat, len(player.bag))
        came = min(n, len(player.bag))
        self.pick_several(BAGS + seat, player.bag, came, player.pool)
        return came

    def draw_and_roll(self, seat: int, n: int) -> None:
        """Draw dice into the active pool and roll all that show no face."""
        # rule: quarriors.draw.roll-all, quarriors.dice.draw-and-roll
        if self.log is not None or self.script or self.has_unrolled(seat):
            self.draw(seat, n)
            self.roll_new(seat)
            return
        # Nobody looks on between the two: the dice are rolled as they come, by the same luck.
        pool = self.players[seat].pool
        hand: i64 = 0
        left = 0
        while n > 0:
            came = self.reach_into_bag(seat, n)
            if came == 0:
                return
            n -= came
            for i in range(len(pool) - came, len(pool)):
                if left == 0:
                    hand = self.chance(ROLLS + seat, HANDFUL)
                    left = 6
                pool[i] = SAME[pool[i] * 8 + hand % 6]
                hand //= 6
                left -= 1

    def has_unrolled(self, seat: int) -> bool:
        for face in self.players[seat].pool:
            if face & 7 == UNROLLED:
                return True
        return False

    def roll_new(self, seat: int) -> None:
        """Roll every die of the active pool that shows no face yet."""
        # rule: quarriors.draw.roll-all, quarriors.dice.draw-and-roll
        pool = self.players[seat].pool
        scripted = len(self.script) > 0
        hand: i64 = 0  # one number of the generator rolls a handful of six; a script gives each die its own
        left = 0
        for i, face in enumerate(pool):
            if face & 7 == UNROLLED:
                if scripted:
                    pool[i] = self.roll(seat, face >> 3)
                else:
                    if left == 0:
                        hand = self.chance(ROLLS + seat, HANDFUL)
                        left = 6
                    pool[i] = SAME[face - UNROLLED + hand % 6]
                    hand //= 6
                    left -= 1
                if self.log is not None:
                    self.tell(ROLLED, seat, pool[i])

    def reroll(self, seat: int, face: int) -> None:
        """Roll again one die of the active pool that shows this face."""
        # rule: quarriors.dice.reroll, quarriors.glossary.reroll-is-final, quarriors.locations.reroll-active-only
        self.reroll_at(seat, self.players[seat].pool.index(face))

    def reroll_at(self, seat: int, i: int) -> None:
        pool = self.players[seat].pool
        face = pool[i]
        pool[i] = self.roll(seat, face >> 3)
        self.tell(REROLLED, seat, face, pool[i])

    def cull(self, seat: int, kind: int) -> None:
        """Put a die of the used pile back on its card."""
        # rule: quarriors.glossary.cull, quarriors.score.cull-to-card, quarriors.score.culled-die-for-anyone
        self.players[seat].used.remove(kind)
        self.supply[kind] += 1
        self.tell(CULLED, seat, kind)

    def capture(self, seat: int, kind: int, price: int, pile: list[int]) -> None:
        """Take a die off its card into this pile, and see whether that ends the game."""
        # rule: quarriors.glossary.capture, quarriors.capture.to-used-pile, quarriors.cards.hold-dice
        self.supply[kind] -= 1
        pile.append(kind)
        self.tell(CAPTURED, seat, self.wilds[kind], price)
        # rule: quarriors.win.four-empty-cards, quarriors.win.empty-ends-at-once
        # rule: quarriors.win.only-creature-cards-count
        if self.supply[kind]:
            return
        empty = 0
        for k in range(KINDS):
            if self.supply[k] == 0 and self.wilds[k] >= 0 and SORT[k] == CREATURE:
                empty += 1
        if empty >= EMPTY_ENOUGH:
            self.tell(CARDS_EMPTY, empty)
            self.finish(EMPTY_CARDS, self.leaders())

    def leaders(self) -> list[int]:
        """Who has won when the cards run empty: by glory, then by dice in the ready area."""
        # rule: quarriors.win.highest-glory, quarriors.win.tie-ready-dice, quarriors.win.tie-shared
        best = (-1, -1)
        found: list[int] = []
        for player in self.players:
            stands = (player.glory, len(player.ready) + len(player.spells))
            if stands > best:
                best = stands
                found = [player.seat]
            elif stands == best:
                found.append(player.seat)
        return found

    def leave(self, seat: int, at: int) -> int:
        """Take a creature out of the ready area, its attached spells to the used pile; the die."""
        # rule: quarriors.attach.falls-on-destroy, quarriors.attach.always-used-pile, quarriors.glossary.attach
        player = self.players[seat]
        ready = player.ready
        die = ready.pop(at)
        # rule: quarriors.reaction.best-when-attacked
        gone = 1
        # rule: quarriors.attach.falls-on-destroy, quarriors.attach.always-used-pile, quarriors.glossary.attach
        while at < len(ready) and ready[at] & ATTACHED:
            player.used.append((ready.pop(at) & 255) >> 3)
            # rule: quarriors.reaction.best-when-attacked
            gone += 1
        # rule: quarriors.reaction.best-when-attacked
        if seat == self.turn:
            places = self.places
            for i in range(len(places)):
                if places[i] > at:
                    places[i] -= gone
                elif places[i] == at:
                    places[i] = -1
        return die


def better_coin(worth: int, other: int, want: int) -> bool:
    """Whether a die of this worth pays `want` better: the largest that fits, else the smallest that is too much."""
    if worth <= want:
        return other > want or worth > other
    return other > want and worth < other
