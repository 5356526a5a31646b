"""What lies on the table: the market, the threats, and before each seat a leader, a hand and cards in play."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import mypyc_attr

from ludoteka.games.etherstone.deck import (
    ANSWER,
    BENDS_COST,
    BOOSTS,
    CARD,
    CARD_BITS,
    COLOUR,
    EVENTS,
    IN_PLAY,
    IS_FOLLOWER,
    KIND,
    MARKER,
    OPPONENT_DEFEATED,
    PASSIVES,
    RECALLED,
    REFRESHED,
    STRENGTH,
    TAPPED,
    TECHNOLOGY,
    VIOLET,
)
from ludoteka.games.etherstone.deck import DESTROYED as DESTROYED_EVENT
from ludoteka.games.etherstone.deck import GAINED_HEALTH as GAINED_HEALTH_EVENT
from ludoteka.games.etherstone.deck import LOST_HEALTH as LOST_HEALTH_EVENT
from ludoteka.games.etherstone.happenings import (
    DESTROYED_CARD,
    DIE_ROLLED,
    GAINED,
    GAINED_SET_ASIDE,
    GAINED_STONES,
    GAINED_VP,
    INFECTED,
    LOST,
    MARKED,
    RECALLED_CARD,
    REFRESHED_MARKET,
    RESTORED,
    REVEALED,
    SPENT_STONES,
    TAPPED_CARD,
    UNMARKED,
)
from ludoteka.games.etherstone.verbs import VERBS
from ludoteka.kernel.choices import Verb, Verbs
from ludoteka.kernel.machine import STATE, State
from ludoteka.kernel.plain import (
    FLAG,
    HIDDEN,
    INNER,
    NUMBER,
    OPEN,
    OWN,
    SEAT,
    WORD,
    Field,
    Many,
    Nest,
    Plain,
)
from ludoteka.kernel.refusal import Reason

FULL_HEALTH: Final = 16
HAND: Final = 7
AREA: Final = 3
DICE: Final = 5
STONES_IN_BOX: Final = 20  # of each colour; for show, a gain never fails
MARKERS_IN_BOX: Final = 32
VP_TOKENS: Final = 32
DEAL_COSTS: Final = 7

DICE_LUCK: Final = 0  # streams of luck
THREAT_LUCK: Final = 1
CARD_LUCK: Final = 2
SEAT_LUCK: Final = 3
STREAMS: Final = 4

SETUP: Final = 0
DRAFTING: Final = 1
MAIN: Final = 2
PHASES: Final = ["setup", "draft", "main"]

HAND_EMPTY: Final = 1
THREATS_GONE: Final = 2
SUPPLY_EMPTY: Final = 3
ENDINGS: Final = ("", "hand-empty", "threats-gone", "supply-empty")

# what can be counted for an X or a condition
TROPHIES: Final = 0
FOLLOWERS: Final = 1
TECHNOLOGIES: Final = 2
MARKERS_HERE: Final = 3
MARKERS: Final = 4
HEALTH_POINTS: Final = 5
MARKET_DICE: Final = 6
ENTITY_COLOURS: Final = 7
OF_COLOUR: Final = 8  # and the colour: entities of it
COUNTERS: Final = [
    "trophies",
    "followers",
    "technologies",
    "markers-here",
    "markers",
    "health",
    "market-dice",
    "entity-colours",
    "black-entities",
    "green-entities",
    "red-entities",
    "white-entities",
    "violet-entities",
]


@mypyc_attr(acyclic=True)
class Player(Plain):
    """What lies before one seat."""

    def __init__(self, seat: int, of: Player | None = None) -> None:
        self.seat = seat
        if of is None:
            self.leader = -1
            self.health = 0
            self.infected = False
            self.stones: list[int] = [0, 0, 0, 0]
            self.markers = 0
            self.vp = 0
            self.deals = 0
            self.token = False
            self.play: list[int] = []
            self.hand: list[int] = []
            self.known: list[int] = []
            self.trophies: list[int] = []
            self.leaders: list[int] = []
        else:
            self.leader = of.leader
            self.health = of.health
            self.infected = of.infected
            self.stones = of.stones[:]
            self.markers = of.markers
            self.vp = of.vp
            self.deals = of.deals
            self.token = of.token
            self.play = of.play[:]
            self.hand = of.hand[:]
            self.known = of.known[:]
            self.trophies = of.trophies[:]
            self.leaders = of.leaders[:]

    def fields(self) -> tuple[Field, ...]:
        return PLAYER

    def owner(self) -> int:
        return self.seat

    def clone(self) -> Player:
        return Player(self.seat, self)

    def place_of(self, card: int) -> int:
        """Where an entity lies among those in play; -1 if it does not."""
        play = self.play
        for i in range(len(play)):
            if play[i] & CARD_BITS == card:
                return i
        return -1

    def has_out(self, card: int) -> bool:
        """Whether this card lies before the player: the leader, or an entity in play."""
        return card == self.leader or self.place_of(card) >= 0

    def markers_on(self, card: int) -> int:
        if card == self.leader:
            return self.markers
        at = self.place_of(card)
        return self.play[at] // MARKER if at >= 0 else 0

    def all_markers(self) -> int:
        count = self.markers
        for it in self.play:
            count += it // MARKER
        return count

    def all_stones(self) -> int:
        stones = self.stones
        return stones[0] + stones[1] + stones[2] + stones[3]

    def leaves_hand(self, card: int) -> None:
        """Take a card out of the hand; if it was known to be there, that is no longer known."""
        self.hand.remove(card)
        if card in self.known:
            self.known.remove(card)


CARDS: Final = Many(CARD)
PLAYER: Final = (
    Field("seat", OPEN, SEAT),
    Field("leader", OPEN, CARD),
    Field("health", OPEN, NUMBER),
    Field("infected", OPEN, FLAG),  # the dial lies on the leader card
    Field("stones", OPEN, Many(NUMBER)),  # black, green, red, white
    Field("markers", OPEN, NUMBER),  # on the leader
    Field("vp", OPEN, NUMBER),
    Field("deals", OPEN, NUMBER),
    Field("token", OPEN, FLAG),  # the end-of-game token
    Field("play", OPEN, Many(IN_PLAY)),
    Field("hand", OWN, CARDS),
    Field("known", OPEN, CARDS),  # the part of the hand that everybody has seen
    Field("trophies", OWN, CARDS),
    Field("leaders", OWN, CARDS),  # dealt, before one of them is chosen
)


class Rules(Plain):
    """The variant and the readings of the book in force at this table. Never changed, so shared by clones."""

    def __init__(self) -> None:
        self.cards = "draft"
        self.refresh_to_zero = True
        self.infected_refresh = True
        self.immediate = "optional"
        self.infected_gains = "lost"
        self.matches = "live"

    def fields(self) -> tuple[Field, ...]:
        return RULES


RULES: Final = (
    Field("cards", OPEN, WORD),
    Field("refresh_to_zero", OPEN, FLAG),
    Field("infected_refresh", OPEN, FLAG),
    Field("immediate", OPEN, WORD),
    Field("infected_gains", OPEN, WORD),
    Field("matches", OPEN, WORD),
)


@mypyc_attr(acyclic=True)
class Etherstone(State):
    """One table of Etherstone."""

    def __init__(self, of: Etherstone | None = None) -> None:
        super().__init__(of)
        if of is None:
            self.rules = Rules()
            self.players: list[Player] = []
            self.first = 0
            self.turn = 0
            self.turns = 0
            self.phase = SETUP
            self.closing = 0
            self.supply = 0
            self.aside = 0
            self.dice: list[int] = []
            self.holder: list[int] = []
            self.die = -1
            self.colour = -1
            self.value = 0
            self.area: list[int] = []
            self.ones: list[int] = []
            self.twos: list[int] = []
            self.threes: list[int] = []
            self.left: list[int] = []
            self.under: list[int] = []
            self.box: list[int] = []
            self.undealt: list[int] = []
            self.absent: list[int] = []
            self.packets: list[int] = []
            self.picked = 0
            self.waiting: list[int] = []
        else:
            self.rules = of.rules
            self.players = [player.clone() for player in of.players]
            self.first = of.first
            self.turn = of.turn
            self.turns = of.turns
            self.phase = of.phase
            self.closing = of.closing
            self.supply = of.supply
            self.aside = of.aside
            self.dice = of.dice[:]
            self.holder = of.holder[:]
            self.die = of.die
            self.colour = of.colour
            self.value = of.value
            self.area = of.area[:]
            self.ones = of.ones[:]
            self.twos = of.twos[:]
            self.threes = of.threes[:]
            self.left = of.left[:]
            self.under = of.under[:]
            self.box = of.box[:]
            self.undealt = of.undealt[:]
            self.absent = of.absent[:]
            self.packets = of.packets[:]
            self.picked = of.picked
            self.waiting = of.waiting[:]

    def fields(self) -> tuple[Field, ...]:
        return ETHERSTONE

    def clone(self) -> Etherstone:
        return Etherstone(self)

    def verbs(self) -> Verbs:
        return VERBS

    def endings(self) -> tuple[str, ...]:
        return ENDINGS

    def seats(self) -> int:
        return len(self.players)

    # what other rooms know of a table

    def reasons(self, seat: int, verb: Verb, n: int) -> list[Reason]:
        return ROOMS[0].reasons(self, seat, verb, n)

    def scores(self) -> list[list[tuple[str, int]]]:
        return ROOMS[0].scores(self)

    def described(self, viewer: int) -> dict[str, Any]:
        return ROOMS[0].described(self, viewer)

    def redeal(self, seat: int, luck: int) -> Etherstone:
        return ROOMS[0].redeal(self, seat, luck)

    def packet(self, seat: int) -> list[int]:
        """The cards that `seat` now holds to pick from; empty when the draft is over."""
        if self.phase != DRAFTING or not self.packets:
            return []
        n = len(self.players)
        q = (seat - self.picked) % n
        return self.packets[q * HAND + self.picked : (q + 1) * HAND]

    # questions that cards may answer differently

    def strength_of(self, player: Player, it: int) -> int:
        """The strength of an entity in play now."""
        # rule: etherstone.cards.entity-strength
        card = it & CARD_BITS
        strength = STRENGTH[card]
        for source in player.play:
            if BOOSTS[source & CARD_BITS]:
                for passive in PASSIVES[source & CARD_BITS]:
                    strength += passive.boost(source, card)
        return strength

    def leader_strength(self, player: Player) -> int:
        strength = STRENGTH[player.leader]
        for source in player.play:
            if BOOSTS[source & CARD_BITS]:
                for passive in PASSIVES[source & CARD_BITS]:
                    strength += passive.boost_leader()
        return strength

    def protection(self, player: Player) -> int:
        """What standing protection cancels of the damage to a leader who attacks."""
        # rule: etherstone.abilities.health-hits-owner, etherstone.terms.protection
        cancelled = 0
        for source in player.play:
            for passive in PASSIVES[source & CARD_BITS]:
                cancelled += passive.protection()
        return cancelled

    def bends_cost(self, player: Player) -> bool:
        """Whether any card of this player changes what summons cost."""
        if BENDS_COST[player.leader]:
            return True
        for it in player.play:
            if BENDS_COST[it & CARD_BITS]:
                return True
        return False

    def discount(self, player: Player, card: int, without: int) -> int:
        """How many stones less this card costs its owner to summon, leaving the card `without` out of account."""
        less = 0
        if BENDS_COST[player.leader]:
            for passive in PASSIVES[player.leader]:
                less += passive.discount(card)
        for source in player.play:
            if BENDS_COST[source & CARD_BITS] and source & CARD_BITS != without:
                for passive in PASSIVES[source & CARD_BITS]:
                    less += passive.discount(card)
        return less

    def any_colours(self, player: Player, without: int) -> bool:
        """Whether the coloured part of a cost may be paid with any stones."""
        for source in player.play:
            if BENDS_COST[source & CARD_BITS] and source & CARD_BITS != without:
                for passive in PASSIVES[source & CARD_BITS]:
                    if passive.any_colours():
                        return True
        return False

    def health_for_stones(self, player: Player) -> int:
        """How many stones of each summon may be paid with health."""
        stones = 0
        if BENDS_COST[player.leader]:
            for passive in PASSIVES[player.leader]:
                stones += passive.health_for_stones()
        for source in player.play:
            if BENDS_COST[source & CARD_BITS]:
                for passive in PASSIVES[source & CARD_BITS]:
                    stones += passive.health_for_stones()
        return stones

    def refresh_price(self, player: Player) -> int:
        """The health that refreshing the market now costs; the infected have no more to lose than the dial shows."""
        # rule: etherstone.market.voluntary-refresh-cost, etherstone.infection.further-loss-harmless
        price = self.market_dice()
        if player.infected and price > player.health:
            price = player.health
        for passive in PASSIVES[player.leader]:
            price -= passive.refresh_discount()
        for source in player.play:
            for passive in PASSIVES[source & CARD_BITS]:
                price -= passive.refresh_discount()
        return price if price > 0 else 0

    # counting

    def market_dice(self) -> int:
        return self.holder.count(-1)

    def deck_size(self) -> int:
        left = self.left
        return left[0] + left[1] + left[2] + len(self.under)

    def count(self, what: int, seat: int, this: int) -> int:
        """So many of these has this seat; `this` is the card that asks."""
        # rule: etherstone.terms.in-play
        player = self.players[seat]
        if what == TROPHIES:
            return len(player.trophies)
        if what == MARKERS_HERE:
            return player.markers_on(this)
        if what == MARKERS:
            return player.all_markers()
        if what == HEALTH_POINTS:
            return player.health
        if what == MARKET_DICE:
            return self.market_dice()
        n = 0
        if what == ENTITY_COLOURS:
            seen = 0
            for it in player.play:
                seen |= 1 << COLOUR[it & CARD_BITS]
            for colour in range(VIOLET + 1):
                n += seen >> colour & 1
            return n
        for it in player.play:
            card = it & CARD_BITS
            if what >= OF_COLOUR:
                if COLOUR[card] == what - OF_COLOUR:
                    n += 1
            elif what == FOLLOWERS:
                if IS_FOLLOWER[card]:
                    n += 1
            elif KIND[card] == TECHNOLOGY:
                n += 1
        return n

    def stones_left(self, colour: int) -> int:
        """What the supply shows of a colour; substitutes are used when it is empty."""
        # rule: etherstone.components.stones, etherstone.setup.common-supply, etherstone.tokens.unlimited-supply
        out = 0
        for player in self.players:
            out += player.stones[colour]
        return max(0, STONES_IN_BOX - out)

    def markers_left(self) -> int:
        # rule: etherstone.components.markers
        out = 0
        for player in self.players:
            out += player.all_markers()
        return max(0, MARKERS_IN_BOX - out)

    # what happens

    def fire(self, event: int, seat: int, but: int = -1) -> None:
        """Something has happened that constant abilities of `seat` answer to; they wait for their moment."""
        # rule: etherstone.symbols.constant
        answers = ANSWER[event]
        player = self.players[seat]
        ability = answers[player.leader]
        if ability >= 0 and not ROOMS[0].is_under_way(self, ability):
            self.waiting.append(seat << 8 | ability)
        for it in player.play:
            card = it & CARD_BITS
            ability = answers[card]
            if ability >= 0 and card != but and not ROOMS[0].is_under_way(self, ability):
                self.waiting.append(seat << 8 | ability)

    def fire_for_opponents(self, seat: int) -> None:
        for i in range(1, len(self.players)):
            self.fire(OPPONENT_DEFEATED, (seat + i) % len(self.players))

    def gain_stones(self, seat: int, n: int, colour: int) -> None:
        # rule: etherstone.stones.gain, etherstone.tokens.no-holding-limit, etherstone.components.no-violet-stones
        if n > 0:
            self.players[seat].stones[colour] += n
            self.tell(GAINED_STONES, seat, n, colour)

    def spend_stones(self, seat: int, n: int, colour: int) -> None:
        # rule: etherstone.stones.spend, etherstone.stones.spend-only-own
        if n > 0:
            self.players[seat].stones[colour] -= n
            self.tell(SPENT_STONES, seat, n, colour)

    def gain_vp(self, seat: int, n: int) -> None:
        # rule: etherstone.vp.gain-from-supply, etherstone.vp.empty-supply-uses-set-aside, etherstone.vp.shortage-split
        if n > 0:
            self.players[seat].vp += n
            from_supply = min(n, self.supply)
            self.supply -= from_supply
            self.aside = max(0, self.aside - (n - from_supply))
            self.tell(GAINED_VP, seat, n)

    def gain_set_aside(self, seat: int, n: int) -> None:
        # rule: etherstone.vp.set-aside-effects
        if n > 0:
            self.players[seat].vp += n
            self.aside = max(0, self.aside - n)
            self.tell(GAINED_SET_ASIDE, seat, n)

    def gain_health(self, seat: int, n: int) -> None:
        # rule: etherstone.health.dial-tracks-changes, etherstone.health.may-exceed-initial
        # rule: etherstone.health.cap-sixteen, etherstone.infection.cured-by-deal
        player = self.players[seat]
        if player.infected and self.rules.infected_gains == "lost":
            return
        gained = min(n, FULL_HEALTH - player.health)
        if gained > 0:
            player.health += gained
            self.tell(GAINED, seat, gained)
            self.fire(GAINED_HEALTH_EVENT, seat)

    def lose_health(self, seat: int, n: int) -> None:
        # rule: etherstone.infection.floor-zero, etherstone.infection.further-loss-harmless
        player = self.players[seat]
        lost = min(n, player.health)
        if lost <= 0:
            return
        player.health -= lost
        self.tell(LOST, seat, lost)
        self.fire(LOST_HEALTH_EVENT, seat)
        if player.health == 0 and not player.infected:
            # rule: etherstone.infection.zero-means-infected, etherstone.infection.dial-on-leader
            player.infected = True
            self.tell(INFECTED, seat)

    def put_markers(self, seat: int, card: int, n: int) -> None:
        # rule: etherstone.terms.markers-where
        if n <= 0:
            return
        player = self.players[seat]
        if card == player.leader:
            player.markers += n
        else:
            at = player.place_of(card)
            if at < 0:
                return
            player.play[at] += MARKER * n
        self.tell(MARKED, seat, card, n)

    def take_markers(self, seat: int, card: int, n: int) -> None:
        # rule: etherstone.terms.markers-discard
        player = self.players[seat]
        if card == player.leader:
            player.markers -= n
        else:
            player.play[player.place_of(card)] -= MARKER * n
        self.tell(UNMARKED, seat, card, n)

    def tap(self, seat: int, card: int) -> None:
        # rule: etherstone.terms.tap-one
        player = self.players[seat]
        player.play[player.place_of(card)] |= TAPPED
        self.tell(TAPPED_CARD, seat, card)

    def restore(self, seat: int, card: int) -> None:
        # rule: etherstone.terms.restore-one
        player = self.players[seat]
        at = player.place_of(card)
        if at >= 0 and player.play[at] & TAPPED:
            player.play[at] -= TAPPED
            self.tell(RESTORED, seat, card)

    def recall(self, seat: int, card: int) -> None:
        """Take an entity back to hand, openly; its markers are lost."""
        # rule: etherstone.terms.recall, etherstone.terms.markers-lost-on-leave
        player = self.players[seat]
        at = player.place_of(card)
        if at < 0:
            return
        player.play.pop(at)
        player.hand.append(card)
        player.known.append(card)
        self.tell(RECALLED_CARD, seat, card)
        self.fire(RECALLED, seat)

    def destroy(self, seat: int, card: int) -> None:
        """Put an entity of one's own, from play or from hand, into the box."""
        # rule: etherstone.terms.destroy, etherstone.terms.markers-lost-on-leave
        player = self.players[seat]
        at = player.place_of(card)
        if at >= 0:
            player.play.pop(at)
        else:
            player.leaves_hand(card)
            self.show_own()
        self.box.append(card)
        self.tell(DESTROYED_CARD, seat, card)
        self.fire(DESTROYED_EVENT, seat)

    def refresh(self, seat: int, price: int) -> None:
        """Gather all five dice and roll them into the market."""
        # rule: etherstone.market.gather-all-five, etherstone.market.refresh-placement, etherstone.setup.market-slots
        self.tell(REFRESHED_MARKET, seat, price)
        for die in range(DICE):
            self.dice[die] = self.chance(DICE_LUCK, 6) + 1
            self.holder[die] = -1
            self.tell(DIE_ROLLED, die, self.dice[die])
        self.fire(REFRESHED, seat)

    def reveal_threat(self, slot: int) -> None:
        """Open the top threat of the deck into this place, if there is one."""
        # rule: etherstone.attack.refill, etherstone.attack.refill-skipped-when-empty
        # rule: etherstone.setup.threat-deck-order
        left = self.left
        if left[0]:
            left[0] -= 1
            card = self.pick(THREAT_LUCK, self.ones)
        elif left[1]:
            left[1] -= 1
            card = self.pick(THREAT_LUCK, self.twos)
        elif left[2]:
            left[2] -= 1
            card = self.pick(THREAT_LUCK, self.threes)
        elif self.under:
            card = self.under.pop(0)
        else:
            self.area[slot] = -1
            return
        self.area[slot] = card
        self.tell(REVEALED, card)


class Rooms:
    """What other rooms tell of a table: filled in by the rooms that know."""

    def is_under_way(self, state: Etherstone, ability: int) -> bool:
        return False

    def reasons(self, state: Etherstone, seat: int, verb: Verb, n: int) -> list[Reason]:
        return []

    def scores(self, state: Etherstone) -> list[list[tuple[str, int]]]:
        return []

    def described(self, state: Etherstone, viewer: int) -> dict[str, Any]:
        return {}

    def redeal(self, state: Etherstone, seat: int, luck: int) -> Etherstone:
        raise NotImplementedError


ROOMS: Final[list[Rooms]] = []


def blank_player() -> Plain:
    return Player(0)


NUMBERS: Final = Many(NUMBER)
ETHERSTONE: Final = (
    *STATE,
    Field("rules", OPEN, Nest(Rules)),
    Field("players", OPEN, Many(Nest(blank_player))),
    Field("first", OPEN, SEAT),
    Field("turn", OPEN, SEAT),
    Field("turns", OPEN, NUMBER),
    Field("phase", OPEN, NUMBER),
    Field("closing", OPEN, NUMBER),  # the condition of the end that was met first, or 0
    Field("supply", OPEN, NUMBER),
    Field("aside", OPEN, NUMBER),
    Field("dice", OPEN, NUMBERS),  # the values of the black, green, red, white and violet die
    Field("holder", OPEN, Many(SEAT)),  # beside whose leader each lies; nobody's is on the market
    Field("die", OPEN, NUMBER),  # the one taken this turn, what it counts as, and its value
    Field("colour", OPEN, NUMBER),
    Field("value", OPEN, NUMBER),
    Field("area", OPEN, CARDS),
    Field("ones", HIDDEN, CARDS),  # threats not yet seen, by level; so many of each are in the deck
    Field("twos", HIDDEN, CARDS),
    Field("threes", HIDDEN, CARDS),
    Field("left", OPEN, NUMBERS),
    Field("under", OPEN, CARDS),  # threats put under the deck
    Field("box", OPEN, CARDS),  # entities destroyed
    Field("undealt", HIDDEN, CARDS),
    Field("absent", HIDDEN, CARDS),  # leaders that nobody plays
    Field("packets", INNER, CARDS),  # seven cards a packet: first those picked, in order, then the rest
    Field("picked", OPEN, NUMBER),
    Field("waiting", INNER, NUMBERS),  # constant abilities to be applied: seat * 256 + ability
)
assert len(EVENTS) == len(ANSWER)
