"""One table of Etherstone: what can happen to what lies on it."""

from __future__ import annotations

from typing import Any, final

from mypy_extensions import mypyc_attr

from ludoteka.games.etherstone.deck import (
    ABILITIES,
    ANSWER,
    CARD_BITS,
    EVENTS,
    MARKER,
    OPPONENT_DEFEATED,
    PASSIVES,
    RECALLED,
    REFRESHED,
    TAPPED,
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
    HEALTH_FULL,
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
from ludoteka.games.etherstone.layout import DICE, DICE_LUCK, ENDINGS, FULL_HEALTH, THREAT_LUCK, Layout
from ludoteka.games.etherstone.player import Player
from ludoteka.games.etherstone.verbs import VERBS
from ludoteka.kernel.choices import Verbs
from ludoteka.kernel.machine import Doing


@final
@mypyc_attr(acyclic=True)
class Etherstone(Layout):
    """One table of Etherstone."""

    def clone(self) -> Etherstone:
        return Etherstone(self)

    def verbs(self) -> Verbs:
        return VERBS

    def endings(self) -> tuple[str, ...]:
        return ENDINGS

    # what rooms that stand on this one know of a table: they are entered only when they are asked

    def scores(self) -> list[list[tuple[str, int]]]:
        from ludoteka.games.etherstone.score import LINES, lines

        return [list(zip(LINES, lines(self, player))) for player in self.players]

    def described(self, viewer: int) -> dict[str, Any]:
        from ludoteka.games.etherstone.views import described

        return described(self, viewer)

    def redeal(self, seat: int, luck: int) -> Etherstone:
        from ludoteka.games.etherstone.redeal import redeal

        return redeal(self, seat, luck)

    def is_under_way(self, ability: int) -> bool:
        """Whether this ability is still being resolved."""
        # rule: etherstone.abilities.several-times-a-turn
        text = ABILITIES[ability]
        for frame in self.unfinished():
            if isinstance(frame, Doing) and frame.text is text:
                return True
        return False

    # questions that cards may answer differently

    def refresh_price(self, player: Player) -> int:
        """The health that refreshing the market now costs; the infected have no more to lose than the dial shows."""
        # rule: etherstone.market.voluntary-refresh-cost, etherstone.infection.further-loss-harmless
        price = self.market_dice()
        if player.infected:
            price = min(price, player.health)
        for passive in PASSIVES[player.leader]:
            price -= passive.refresh_discount()
        for source in player.play:
            for passive in PASSIVES[source & CARD_BITS]:
                price -= passive.refresh_discount()
        return max(0, price)

    # what happens

    def fire(self, event: int, seat: int, but: int = -1) -> None:
        """Something has happened that constant abilities of `seat` answer to; they wait for their moment."""
        # rule: etherstone.symbols.constant
        answers = ANSWER[event]
        player = self.players[seat]
        ability = answers[player.leader]
        if ability >= 0 and not self.is_under_way(ability):
            self.waiting.append(seat << 8 | ability)
        for it in player.play:
            card = it & CARD_BITS
            ability = answers[card]
            if ability >= 0 and card != but and not self.is_under_way(ability):
                self.waiting.append(seat << 8 | ability)

    def fire_for_opponents(self, seat: int) -> None:
        # rule: etherstone.symbols.constant
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
        if gained < n:
            self.tell(HEALTH_FULL, seat, FULL_HEALTH)
        if gained > 0:
            # rule: etherstone.symbols.constant
            self.fire(GAINED_HEALTH_EVENT, seat)

    def lose_health(self, seat: int, n: int) -> None:
        # rule: etherstone.infection.floor-zero, etherstone.infection.further-loss-harmless
        player = self.players[seat]
        lost = min(n, player.health)
        if lost <= 0:
            return
        player.health -= lost
        self.tell(LOST, seat, lost)
        # rule: etherstone.symbols.constant
        self.fire(LOST_HEALTH_EVENT, seat)
        # rule: etherstone.infection.zero-means-infected
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
        player.play[player.place_of(card)] &= ~TAPPED
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
        # rule: etherstone.symbols.constant
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
        # rule: etherstone.symbols.constant
        self.fire(DESTROYED_EVENT, seat)

    def refresh(self, seat: int, price: int) -> None:
        """Gather all five dice and roll them into the market."""
        # rule: etherstone.market.gather-all-five, etherstone.market.refresh-placement, etherstone.setup.market-slots
        self.tell(REFRESHED_MARKET, seat, price)
        for die in range(DICE):
            self.dice[die] = self.chance(DICE_LUCK, 6) + 1
            self.holder[die] = -1
            self.tell(DIE_ROLLED, die, self.dice[die])
        # rule: etherstone.symbols.constant
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


assert len(EVENTS) == len(ANSWER)
