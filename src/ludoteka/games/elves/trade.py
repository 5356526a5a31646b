"""«Сокровища», «Обмен»: a treasure for two cards, and offers between seats."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import mypyc_attr

from ludoteka.games.elves.deck import ARTEFACT, CARD, SUIT, TREASURE
from ludoteka.games.elves.happenings import (
    COUNTERED,
    DISCARDED,
    OFFERED,
    PROMISED,
    REFUSED,
    TRADED,
    TREASURE_EXCHANGED,
    WITHDRAWN,
)
from ludoteka.games.elves.needs import before_battle, held, named
from ludoteka.games.elves.pieces import spied
from ludoteka.games.elves.player import Player
from ludoteka.games.elves.results import check_goals
from ludoteka.games.elves.state import HAND_LIMIT, Elves
from ludoteka.games.elves.twins import PlainExchange, PlainOffer
from ludoteka.games.elves.verbs import (
    AGREE,
    COUNTER_OFFER,
    DISCARD,
    EXCHANGE,
    GIVE,
    HAND_OVER,
    KINDS,
    OFFER,
    PROPOSE,
    REFUSE,
    VERBS,
    WANT,
    WANT_ARTEFACT,
    WANT_HELP,
    WITHDRAW,
)
from ludoteka.kernel.acts import Act, Why
from ludoteka.kernel.choices import Prompt, add_each
from ludoteka.kernel.machine import ASK, END, passage
from ludoteka.kernel.refusal import Msg

TREASURE_DRAW: Final = 2
MOST_OF_A_SIDE: Final = 2  # things given or wanted in one offer (ruling R42)


def discard_options(state: Elves, seat: int) -> list[int]:
    found: list[int] = []
    add_each(found, DISCARD, state.players[seat].hand)
    return found


def discard(state: Elves, seat: int, card: int) -> None:
    """A card goes from hand to discard because there were too many."""
    state.discard(seat, card)
    state.show_own()
    state.tell(DISCARDED, seat, card)


@mypyc_attr(free_list_len=1)
class Exchange(PlainExchange):
    """A treasure goes to the neutral discard, two cards are drawn, and what is above five is discarded at once."""

    def clone(self) -> Exchange:
        return Exchange(self.you, like=self)

    def step(self, state: Elves, at: int) -> int:
        player = state.players[self.you]
        if at == 0:
            # rule: elves.actions.treasure-exchange-draw-two, elves.actions.treasure-to-neutral-discard
            player.treasures.remove(self.card)
            state.fallen.append(self.card)
            state.tell(TREASURE_EXCHANGED, self.you, self.card)
            state.draw(self.you, TREASURE_DRAW)
        # rule: elves.actions.treasure-exchange-discard
        if len(player.hand) <= HAND_LIMIT:
            return END
        return ASK  # whoever exchanges is asked already

    def options(self, state: Elves) -> list[int]:
        return discard_options(state, self.you)

    def chosen(self, state: Elves, option: int) -> None:
        discard(state, self.you, option - DISCARD)

    def weigh(self, state: Elves, option: int, why: Why) -> None:
        card = VERBS.thing(DISCARD, option)
        if card >= 0:
            held(state, self.you, card, why, "elves.actions.treasure-exchange-discard")

    def prompt(self, state: Elves) -> Prompt:
        left: dict[str, object] = {"n": len(state.players[self.you].hand) - HAND_LIMIT}
        return Prompt("elves-ask-discard", "elves.actions.treasure-exchange-discard", args=left, several=True)


@final
class ExchangeTreasure(Act[Elves]):
    """Exchange a treasure for two cards."""

    def may(self, state: Elves, seat: int, card: int, why: Why | None) -> bool:
        now = before_battle(state, seat, why)
        mine = card in state.players[seat].treasures
        if why is not None:
            why.need(mine, "elves-why-treasure", "elves.actions.treasure-exchange-draw-two", args=named(card))
        return now and mine

    def do(self, state: Elves, seat: int, card: int) -> None:
        state.follow(Exchange(seat, card))


# --- offers ------------------------------------------------------------------------------------------------------


NOBODY: Final[list[int]] = []  # shared: nothing is ever put into it


def can_offer(state: Elves, seat: int) -> bool:
    """Whether this seat may make an offer now, as everybody can see."""
    player = state.players[seat]
    if not state.rules.trade or not (player.treasures or player.artefacts):
        return False
    for other in state.players:
        if is_partner(player, other):
            return True
    return False


def is_partner(player: Player, other: Player) -> bool:
    """Whether somebody who has something to give may offer it to this other player now: one offer a turn (R42)."""
    return other is not player and not other.out and not player.offers >> other.seat & 1


def partners(state: Elves, seat: int) -> list[int]:
    """The seats to which an offer may be made now; an empty list is not to be changed."""
    # rule: elves.actions.trade-allowed, elves.objects.artefact-trade
    player = state.players[seat]
    if not state.rules.trade or not (player.treasures or player.artefacts):
        return NOBODY
    found: list[int] = []
    for other in state.players:
        if is_partner(player, other):
            found.append(other.seat)
    return found


@final
class MakeOffer(Act[Elves]):
    """Offer somebody a bargain."""

    # rule: elves.actions.trade-allowed, elves.objects.artefact-trade
    def may(self, state: Elves, seat: int, n: int, why: Why | None) -> bool:
        now = before_battle(state, seat, why)
        me = state.players[seat]
        able = bool(me.treasures or me.artefacts)
        other = n < len(state.players) and n != seat and not state.players[n].out
        fresh = not me.offers >> n & 1
        if why is not None:
            why.need(state.rules.trade, "elves-why-trade", "elves.actions.trade-allowed")
            why.need(able, "elves-why-something-to-offer", "elves.actions.trade-allowed")
            why.need(other, "elves-why-partner", "elves.actions.trade-allowed", "R42")
            why.need(fresh, "elves-why-one-offer", "elves.actions.trade-allowed", "R42")
        return now and state.rules.trade and able and other and fresh

    def do(self, state: Elves, seat: int, n: int) -> None:
        state.follow(Offer(seat, n))


COMPOSE_GIVE: Final = 0
COMPOSE_WANT: Final = 1
ANSWER: Final = 2
CLOSED: Final = 3


@mypyc_attr(free_list_len=1)
class Offer(PlainOffer):
    """`you` offers things for things; the partner agrees, refuses or counters once; all changes hands in one step.

    What is wanted is a list of treasures, and a number of artefacts of the partner's choice, or a promise of help.
    """

    # rule: elves.actions.trade-allowed, elves.actions.trade-help-promise

    def clone(self) -> Offer:
        return Offer(self.you, like=self)

    def step(self, state: Elves, at: int) -> int:
        if at in (COMPOSE_GIVE, COMPOSE_WANT):
            if not self.countered:
                state.players[self.you].offers |= 1 << self.to
            state.actor = self.you
            return ASK
        if at == ANSWER:
            state.actor = self.to
            return ASK
        state.pledged = []
        return END

    def wanted(self) -> int:
        return len(self.wants) + self.artefacts

    def is_gift(self) -> bool:
        return self.wanted() == 0 and not self.help

    def options(self, state: Elves) -> list[int]:
        at = self.at - 1
        if at == COMPOSE_GIVE:
            return self.things_to_give(state)
        if at == COMPOSE_WANT:
            return self.things_to_want(state)
        found: list[int] = []
        if len(self.paid) < self.artefacts:
            found.extend(HAND_OVER + card for card in state.players[self.to].artefacts if card not in self.paid)
        else:
            found.append(AGREE)
        if not self.paid:
            found.append(REFUSE)
            if not self.countered:
                found.append(COUNTER_OFFER)
        return found

    def things_to_give(self, state: Elves) -> list[int]:
        me = state.players[self.you]
        found: list[int] = []
        for card in me.treasures:
            if card not in self.gives:
                found.append(GIVE + card)
        for card in me.artefacts:
            if card not in self.gives:
                found.append(GIVE + card)
        return found

    def things_to_want(self, state: Elves) -> list[int]:
        found: list[int] = []
        them = state.players[self.to]
        if len(self.gives) < MOST_OF_A_SIDE and self.is_gift():
            found.extend(self.things_to_give(state))
        if self.wanted() < MOST_OF_A_SIDE and not self.help:
            found.extend(WANT + card for card in them.treasures if card not in self.wants)
            if self.artefacts < len(them.artefacts):
                found.append(WANT_ARTEFACT)
        ally = state.is_ally(self.you, self.to)
        # rule: elves.actions.trade-help-promise, elves.scenarios.alliance-help-ally-only
        if self.is_gift() and (state.rules.scenario != "alliance" or ally):
            found.append(WANT_HELP)
        # rule: elves.scenarios.alliance-gifts
        if not self.is_gift() or ally:
            found.append(PROPOSE)
        found.append(WITHDRAW)
        return found

    def weigh(self, state: Elves, option: int, why: Why) -> None:
        if self.at - 1 == ANSWER:
            self.weigh_answer(state, option, why)
            return
        trade = "elves.actions.trade-allowed"
        allied = state.rules.scenario == "alliance"
        most: dict[str, object] = {"most": MOST_OF_A_SIDE}
        me, them = state.players[self.you], state.players[self.to]
        given, wanted = VERBS.thing(GIVE, option), VERBS.thing(WANT, option)
        if given >= 0:
            mine = given in me.treasures or given in me.artefacts
            why.need(mine and given not in self.gives, "elves-why-give", trade, args=named(given))
            why.need(self.is_gift(), "elves-why-give-first", trade)
            why.need(len(self.gives) < MOST_OF_A_SIDE, "elves-why-most", trade, args=most)
        elif self.at - 1 == COMPOSE_GIVE:
            return
        elif wanted >= 0 or option == WANT_ARTEFACT:
            if wanted >= 0:
                theirs = wanted in them.treasures and wanted not in self.wants
                why.need(theirs, "elves-why-want", trade, args=named(wanted))
            else:
                left = self.artefacts < len(them.artefacts)
                why.need(left, "elves-why-want-artefact", "elves.objects.artefact-trade")
            why.need(not self.help, "elves-why-help-alone", "elves.actions.trade-help-promise")
            why.need(self.wanted() < MOST_OF_A_SIDE, "elves-why-most", trade, args=most)
        elif option == WANT_HELP:
            why.need(self.is_gift(), "elves-why-help-alone", "elves.actions.trade-help-promise")
            if allied:
                ally = state.is_ally(self.you, self.to)
                why.need(ally, "elves-why-help-ally", "elves.scenarios.alliance-help-ally-only")
        elif option == PROPOSE:
            fair = not self.is_gift() or state.is_ally(self.you, self.to)
            why.need(fair, "elves-why-gift", "elves.scenarios.alliance-gifts" if allied else trade)

    def weigh_answer(self, state: Elves, option: int, why: Why) -> None:
        trade = "elves.actions.trade-allowed"
        paid = VERBS.thing(HAND_OVER, option)
        lacking = len(self.paid) < self.artefacts
        if paid >= 0:
            mine = paid in state.players[self.to].artefacts and paid not in self.paid
            why.need(lacking, "elves-why-none-asked", "elves.objects.artefact-trade")
            why.need(mine, "elves-why-hand-over", "elves.objects.artefact-trade", args=named(paid))
        elif option == AGREE:
            why.need(not lacking, "elves-why-hand-over-first", "elves.objects.artefact-trade")
        elif option in (REFUSE, COUNTER_OFFER):
            why.need(not self.paid, "elves-why-begun-to-pay", trade)
            if option == COUNTER_OFFER:
                why.need(not self.countered, "elves-why-counter-once", trade, "R42")

    def chosen(self, state: Elves, option: int) -> None:
        if self.at - 1 == ANSWER:
            self.answered(state, option)
            return
        self.at = COMPOSE_WANT
        if GIVE <= option < GIVE + KINDS:
            self.gives.append(option - GIVE)
            self.pledge(state)
        elif WANT <= option < WANT + KINDS:
            self.wants.append(option - WANT)
        elif option == WANT_ARTEFACT:
            self.artefacts += 1
        elif option == WANT_HELP:
            self.help = True
        elif option == PROPOSE:
            self.at = ANSWER
            self.propose(state)
        elif option == WITHDRAW:
            state.tell(WITHDRAWN, self.you, self.to)
            self.at = CLOSED

    def answered(self, state: Elves, option: int) -> None:
        if HAND_OVER <= option < HAND_OVER + KINDS:
            self.paid.append(option - HAND_OVER)
            self.pledge(state)
            self.at = ANSWER
            if len(self.paid) == self.artefacts:
                self.agree(state)
        elif option == AGREE:
            self.agree(state)
        elif option == REFUSE:
            state.tell(REFUSED, self.to, self.you)
        elif option == COUNTER_OFFER:
            self.counter(state)

    def propose(self, state: Elves) -> None:
        """Show the offer to the partner; what is shown is true."""
        state.tell(OFFERED, self.you, self.to)
        for card in self.gives:
            if SUIT[card] != TREASURE:
                state.learn(self.to, self.you, card)

    def counter(self, state: Elves) -> None:
        """The partner puts an offer of their own in the place of this one."""
        state.tell(COUNTERED, self.to, self.you)
        state.end_here()
        state.pledged = []
        other = state.players[self.to]
        if other.treasures or other.artefacts:
            state.follow(Offer(self.to, self.you, True))

    def agree(self, state: Elves) -> None:
        """Both sides change hands at once."""
        self.at = CLOSED
        for card in self.gives:
            self.hand_over(state, self.you, self.to, card)
        for card in (*self.wants, *self.paid):
            self.hand_over(state, self.to, self.you, card)
        state.tell(TRADED, self.you, self.to)
        if self.help:
            # rule: elves.actions.trade-help-promise
            state.tell(PROMISED, self.to, self.you)
        check_goals(state)

    def hand_over(self, state: Elves, giver: int, taker: int, card: int) -> None:
        one, other = state.players[giver], state.players[taker]
        if SUIT[card] == TREASURE:
            one.treasures.remove(card)
            other.treasures.append(card)
            return
        one.artefacts.remove(card)
        for seer in state.players:
            # Whoever is not of the trade cannot tell which one went, so remembers none of them.
            seer.spied = [mark for mark in seer.spied if not concerns(mark, giver, card, seer.seat == taker)]
        other.artefacts.append(card)
        one.spied.append(spied(taker, card))
        state.disclose()

    def pledge(self, state: Elves) -> None:
        """Note what lies in the open offer, so that no redealt world takes it away."""
        state.pledged = [*self.gives, *self.paid]

    def prompt(self, state: Elves) -> Prompt:
        at = self.at - 1
        about: dict[str, object] = {"foe": f"seat:{self.to if at < ANSWER else self.you}"}
        if at == COMPOSE_GIVE:
            # What may be asked for in return, so that both sides can be made up in one place.
            ally = state.is_ally(self.you, self.to)
            about["most"] = MOST_OF_A_SIDE
            about["help"] = int(state.rules.scenario != "alliance" or ally)
            about["gift"] = int(ally)
            return Prompt("elves-ask-give", "elves.actions.trade-allowed", args=about)
        about["gives"] = together([named_thing(card) for card in self.gives])
        wanted = [named_thing(card) for card in self.wants]
        if self.artefacts:
            wanted.append(Msg("elves-bargain-artefacts", {"n": self.artefacts}))
        if self.help:
            wanted.append(Msg("elves-bargain-help"))
        about["wants"] = together(wanted)
        if at == COMPOSE_WANT:
            return Prompt("elves-ask-want", "elves.actions.trade-allowed", args=about, several=True)
        return Prompt("elves-ask-offer", "elves.actions.trade-allowed", "elves.objects.artefact-trade", args=about)


def named_thing(card: int) -> Msg:
    return Msg("elves-bargain-card", {"card": f"card:{CARD.save(card)}"})


def together(things: list[Msg]) -> Msg:
    """One side of a bargain in words; it has at most a few things."""
    if not things:
        return Msg("elves-bargain-nothing")
    found = things[0]
    for thing in things[1:]:
        found = Msg("elves-bargain-both", {"first": found, "second": thing})
    return found


def concerns(mark: int, giver: int, card: int, exactly: bool) -> bool:
    """Whether this memory is of the artefact given, or of any of the giver's."""
    if exactly:
        return mark == spied(giver, card)
    return mark >> 7 == giver and SUIT[mark & 127] == ARTEFACT


VERBS.acts(ExchangeTreasure(EXCHANGE), MakeOffer(OFFER))
passage(Exchange)
passage(Offer)
