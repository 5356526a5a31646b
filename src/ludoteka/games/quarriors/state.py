"""What lies on the table: the wilds, and before each seat a bag, an active pool, a ready area and a used pile."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

from ludoteka.games.quarriors.deck import (
    BANNER,
    CAPS,
    COST,
    COUNTS_CREATURES,
    COUNTS_QUIDDITY,
    DUELS,
    GLORY,
    MIMICS,
    MORE_GLORY,
    SHRUGS,
    SILENCES,
    STRENGTH,
    SUPPLY,
    TAX,
    TOUGH_PER_FRIEND,
    TOUGHNESS,
    WARDED,
    WILDS,
)
from ludoteka.games.quarriors.dice import (
    ATTACK,
    BURST,
    CREATURE,
    DEFENSE,
    DICE_OF_KINDS,
    FACE,
    KINDS,
    LEVEL,
    QUIDDITY,
    QUIDDITY_DIE,
    SAME,
    SORT,
    UNROLLED,
)
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
from ludoteka.games.quarriors.player import Player, Rules
from ludoteka.games.quarriors.standing import ATTACHED, looks
from ludoteka.games.quarriors.verbs import VERBS
from ludoteka.kernel.choices import Verb, Verbs
from ludoteka.kernel.machine import STATE, State, reseed
from ludoteka.kernel.plain import FLAG, NUMBER, OPEN, SEAT, Field, Many, Nest, Plain
from ludoteka.kernel.refusal import Reason

LAYING_OUT: Final = 0  # streams of luck: the cards laid out, then each seat's bag, then each seat's dice
BAGS: Final = 1
ROLLS: Final = 5
STREAMS: Final = 9

PHASES: Final = ["", "score", "roll", "summon", "attack", "capture", "clean-up"]
SCORE: Final = 1
ROLL: Final = 2
MAIN: Final = 3
STRIKE: Final = 4
BUY: Final = 5
CLEAN: Final = 6

# rule: quarriors.win.two-endings
GLORY_GOAL: Final = 1
EMPTY_CARDS: Final = 2
ENDINGS: Final = ("", "glory_goal", "empty_cards")
GOALS: Final = [0, 0, 20, 15, 12]  # by number of players
EMPTY_ENOUGH: Final = 4
HANDFUL: Final = 6**6


@mypyc_attr(acyclic=True)
class Quarriors(State):
    """One table of Quarriors!"""

    def __init__(self, of: Quarriors | None = None) -> None:
        super().__init__(of)
        if of is None:
            self.rules = Rules()
            self.wilds: list[int] = [-1] * KINDS
            self.supply: list[int] = [0] * KINDS
            self.players: list[Player] = []
            self.turn = 0
            self.first = 0
            self.turns = 0
            self.phase = 0
            self.captures = 0
            self.discount = 0
            self.scored = 0
            self.just_scored: list[int] = []
            self.beaten = 0
            self.summoned = 0
            self.attackers: list[int] = []
            self.values: list[int] = []
            self.places: list[int] = []
            self.added: list[int] = []
            self.defender = -1
            self.remaining = 0
            self.rescued = False
        else:
            self.rules = of.rules
            self.wilds = of.wilds[:]
            self.supply = of.supply[:]
            self.players = [player.clone() for player in of.players]
            self.turn = of.turn
            self.first = of.first
            self.turns = of.turns
            self.phase = of.phase
            self.captures = of.captures
            self.discount = of.discount
            self.scored = of.scored
            self.just_scored = of.just_scored[:]
            self.beaten = of.beaten
            self.summoned = of.summoned
            self.attackers = of.attackers[:]
            self.values = of.values[:]
            self.places = of.places[:]
            self.added = of.added[:]
            self.defender = of.defender
            self.remaining = of.remaining
            self.rescued = of.rescued

    def fields(self) -> tuple[Field, ...]:
        return QUARRIORS

    def clone(self) -> Quarriors:
        return Quarriors(self)

    def verbs(self) -> Verbs:
        return VERBS

    def endings(self) -> tuple[str, ...]:
        return ENDINGS

    def seats(self) -> int:
        return len(self.players)

    def reasons(self, seat: int, verb: Verb, n: int) -> list[Reason]:
        return WHY[0].reasons(self, seat, verb, n)

    def scores(self) -> list[list[tuple[str, int]]]:
        # rule: quarriors.win.track-everything
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
                    if die < ATTACHED
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

    def waits(self, n: int) -> int:
        """The card of the n-th text that waits to be ordered; -1 if there is none."""
        return WHY[0].waits(self, n)

    # questions that cards may answer differently

    def goal(self) -> int:
        # rule: quarriors.win.goal-two-players, quarriors.win.goal-three-players, quarriors.win.goal-four-players
        return GOALS[len(self.players)]

    def row(self, die: int) -> int:
        """Where the tables of the cards keep what this face can do."""
        # rule: quarriors.dice.top-face, quarriors.dice.burst-text-on-card, quarriors.dice.burst-only-on-top
        # rule: quarriors.cards.burst-text-needs-burst, quarriors.cards.only-in-wilds
        return self.wilds[die >> 3] * 3 + BURST[die]

    def price(self, kind: int) -> int:
        """What capturing a die of this kind costs now."""
        # rule: quarriors.cards.cost
        price = COST[self.wilds[kind]] - self.discount
        return price if price > 0 else 0

    def level(self, seat: int, at: int) -> int:
        return LEVEL[looks(self.players[seat].ready[at])]

    def own_number(self, seat: int, face: int, row: int) -> int:
        """Attack and defense of a face that leaves them to the card; -1 for no attack but the card's own defense."""
        if COUNTS_QUIDDITY.values[row]:
            # rule: quarriors.glossary.in-play
            player = self.players[seat]
            count = 0
            for kind in player.used:
                if kind == QUIDDITY_DIE:
                    count += 1
            for die in player.pool:
                if die >> 3 == QUIDDITY_DIE:
                    count += 1
            return count
        if COUNTS_CREATURES.values[row]:
            count = 0
            for player in self.players:
                count += player.creatures()
            return count
        return -1

    def strength(self, seat: int, at: int) -> int:
        """The attack of this creature now, with attached spells and what holds this turn."""
        # rule: quarriors.attack.total-with-spells, quarriors.glossary.attack, quarriors.creatures.always-abilities
        player = self.players[seat]
        ready = player.ready
        face = looks(ready[at])
        row = self.row(face)
        attack = ATTACK[face]
        if attack < 0:
            attack = self.own_number(seat, face, row)
            if attack < 0:
                attack = 0
        attack += player.might
        for i in range(len(ready)):
            if i != at and ready[i] < ATTACHED:
                attack += BANNER.values[self.row(looks(ready[i]))]
        i = at + 1
        while i < len(ready) and ready[i] >= ATTACHED:
            attack += STRENGTH.values[self.row(ready[i] & 255)]
            i += 1
        return attack

    def toughness(self, seat: int, at: int) -> int:
        """The defense of this creature now."""
        # rule: quarriors.glossary.defense, quarriors.creatures.abilities-on-entry, quarriors.attach.at-once
        player = self.players[seat]
        ready = player.ready
        face = looks(ready[at])
        row = self.row(face)
        defense = DEFENSE[face]
        if defense < 0:
            defense = self.own_number(seat, face, row)
            if defense < 0:
                defense = MIMICS.values[row]
        defense += player.guard + TOUGHNESS.values[row]
        per_friend = TOUGH_PER_FRIEND.values[row]
        for i in range(len(ready)):
            if i != at and ready[i] < ATTACHED:
                defense += per_friend + BANNER.values[self.row(looks(ready[i]))]
        i = at + 1
        if i < len(ready) and ready[i] >= ATTACHED and not (seat == self.defender and self.silenced()):
            while i < len(ready) and ready[i] >= ATTACHED:
                defense += TOUGHNESS.values[self.row(ready[i] & 255)]
                i += 1
        return defense

    def silenced(self) -> bool:
        """Whether an attacker makes the spells attached to enemy creatures do nothing."""
        for face in self.attackers:
            if SILENCES.values[self.row(face)]:
                return True
        return False

    def glory_of(self, seat: int, at: int) -> int:
        """What this creature scores by itself: its card's glory, bursts, and spells attached to it."""
        # rule: quarriors.cards.glory, quarriors.attach.falls-on-score
        ready = self.players[seat].ready
        face = looks(ready[at]) if self.rules.ooze_copies_all else ready[at] & 255
        glory = GLORY[self.wilds[face >> 3]] + MORE_GLORY.values[self.row(looks(ready[at]))]
        i = at + 1
        while i < len(ready) and ready[i] >= ATTACHED:
            glory += MORE_GLORY.values[self.row(ready[i] & 255)]
            i += 1
        return glory

    def tax(self, seat: int) -> int:
        """What opponents' creatures add to the price of a summons."""
        tax = 0
        for player in self.players:
            if player.seat != seat:
                for die in player.ready:
                    if die < ATTACHED:
                        tax += TAX.values[self.row(looks(die))]
        return tax

    def summon_price(self, seat: int, face: int) -> int:
        # rule: quarriors.ready.summon-cost, quarriors.glossary.level, quarriors.ready.example-costs
        return LEVEL[face] + self.tax(seat)

    def is_choosable(self, chooser: int, seat: int, at: int) -> bool:
        """Whether a spell of `chooser` may choose this creature."""
        return chooser == seat or not WARDED.values[self.row(looks(self.players[seat].ready[at]))]

    def counts_for(self, i: int, defender: int, alone: bool) -> int:
        """What the i-th attacker adds to the attack on this defender."""
        value = self.values[i]
        if value < 0:
            return 0
        face = self.attackers[i]
        if alone:
            # rule: quarriors.creatures.conditional-abilities
            value += DUELS.values[self.row(face)]
        for die in self.players[defender].ready:
            if die < ATTACHED:
                row = self.row(looks(die))
                cap = CAPS.values[row]
                if cap and value > cap:
                    value = cap
                if LEVEL[face] <= SHRUGS.values[row]:
                    return 0
        return value

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
            for i, face in enumerate(pool):
                worth = QUIDDITY[face]
                if worth and (best < 0 or better_coin(worth, coin, want)):
                    best = i
                    coin = worth
            face = pool.pop(best)
            player.quiddity += coin
            self.spend(player, face)
        player.quiddity -= price

    def spend(self, player: Player, face: int) -> None:
        """Put a die used for its benefit where spent dice go."""
        # rule: quarriors.locations.used-inflow, quarriors.immediate.spend, quarriors.optional.spent-pile
        if self.rules.spent_pile and player.seat == self.turn:
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
        player = self.players[seat]
        bag = player.bag
        pool = player.pool
        drawn = 0
        while drawn < n:
            if not bag:
                if not player.used:
                    return drawn
                bag = player.used
                player.bag = bag
                player.used = []
                self.tell(REFILLED, seat, len(bag))
            held = len(pool)
            self.pick_several(BAGS + seat, bag, n - drawn, pool)
            for i in range(held, len(pool)):
                kind = pool[i]
                pool[i] = kind * 8 + UNROLLED
                drawn += 1
                if self.log is not None:
                    self.tell(DREW, seat, kind)
        return n

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
        gone = 1
        while at < len(ready) and ready[at] >= ATTACHED:
            player.used.append((ready.pop(at) & 255) >> 3)
            gone += 1
        if seat == self.turn:
            places = self.places
            for i in range(len(places)):
                if places[i] == at:
                    places[i] = -1
                elif places[i] > at:
                    places[i] -= gone
        return die


def better_coin(worth: int, other: int, want: int) -> bool:
    """Whether a die of this worth pays `want` better: the largest that fits, else the smallest that is too much."""
    if worth <= want:
        return other > want or worth > other
    return other > want and worth < other


class Whys:
    """Where the conditions of acts are explained: filled in by the room that knows them."""

    def reasons(self, state: Quarriors, seat: int, verb: Verb, n: int) -> list[Reason]:
        return []

    def waits(self, state: Quarriors, n: int) -> int:
        return -1


WHY: Final[list[Whys]] = []


def blank_player() -> Plain:
    return Player(0)


QUARRIORS: Final = (
    *STATE,
    Field("rules", OPEN, Nest(Rules)),
    Field("wilds", OPEN, WILDS),
    Field("supply", OPEN, SUPPLY),
    Field("players", OPEN, Many(Nest(blank_player))),
    Field("turn", OPEN, SEAT),
    Field("first", OPEN, SEAT),
    Field("turns", OPEN, NUMBER),
    Field("phase", OPEN, NUMBER),
    Field("captures", OPEN, NUMBER),  # how many the seat whose turn it is may still make
    Field("discount", OPEN, NUMBER),  # what every capture of this turn costs less
    Field("scored", OPEN, NUMBER),  # creatures scored in this turn
    Field("just_scored", OPEN, DICE_OF_KINDS),  # the dice that scored in this turn's first phase
    Field("beaten", OPEN, NUMBER),  # opponents who lost a creature to this turn's attack, as bits
    Field("summoned", OPEN, NUMBER),  # the kinds of creatures summoned in this turn, as bits
    Field("attackers", OPEN, Many(FACE)),  # the attack in progress: faces, what each counts, where each stands
    Field("values", OPEN, Many(NUMBER)),
    Field("places", OPEN, Many(NUMBER)),
    Field("added", OPEN, Many(NUMBER)),  # what each added to the attack on the present defender
    Field("defender", OPEN, SEAT),
    Field("remaining", OPEN, NUMBER),
    Field("rescued", OPEN, FLAG),  # the creature about to leave comes back
)
