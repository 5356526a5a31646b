"""«Сокровища», «Обмен»: a treasure for two cards, and offers between seats."""

from __future__ import annotations

from typing import Final

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
from ludoteka.games.elves.pieces import spied
from ludoteka.games.elves.player import Player
from ludoteka.games.elves.results import check_goals
from ludoteka.games.elves.state import HAND_LIMIT, Elves
from ludoteka.games.elves.twins import PlainExchange, PlainOffer
from ludoteka.games.elves.verbs import (
    AGREE,
    COUNTER_OFFER,
    DISCARD,
    GIVE,
    HAND_OVER,
    PROPOSE,
    REFUSE,
    WANT,
    WANT_ARTEFACT,
    WANT_HELP,
    WITHDRAW,
)
from ludoteka.kernel.choices import Prompt, add_each
from ludoteka.kernel.machine import ASK, END, passage

TREASURE_DRAW: Final = 2
MOST_OF_A_SIDE: Final = 2  # things given or wanted in one offer (ruling R42)


def discard_options(state: Elves, seat: int) -> list[int]:
    found: list[int] = []
    add_each(found, DISCARD, state.players[seat].hand)
    return found


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
        state.actor = self.you
        return ASK

    def options(self, state: Elves) -> list[int]:
        return discard_options(state, self.you)

    def chosen(self, state: Elves, option: int) -> None:
        state.discard(self.you, option - DISCARD)
        state.show_own()
        state.tell(DISCARDED, self.you, option - DISCARD)

    def prompt(self, state: Elves) -> Prompt:
        return Prompt("elves-ask-discard", "elves.actions.treasure-exchange-discard", several=True)


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


COMPOSE_GIVE: Final = 0
COMPOSE_WANT: Final = 1
ANSWER: Final = 2
CLOSED: Final = 3


@mypyc_attr(free_list_len=1)
class Offer(PlainOffer):
    """`you` offers things for things; the partner agrees, refuses or counters once; all changes hands in one step.

    What is wanted is a list of treasures, and so many artefacts of the partner's choice, or a promise of help.
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
            left = state.players[self.to].artefacts[:]
            for card in self.paid:
                left.remove(card)
            found.extend(HAND_OVER + card for card in left)
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
        if len(self.gives) < MOST_OF_A_SIDE and self.wanted() == 0 and not self.help:
            found.extend(self.things_to_give(state))
        if self.wanted() < MOST_OF_A_SIDE and not self.help:
            found.extend(WANT + card for card in them.treasures if card not in self.wants)
            if self.artefacts < len(them.artefacts):
                found.append(WANT_ARTEFACT)
        # rule: elves.scenarios.alliance-gifts
        ally = state.is_ally(self.you, self.to)
        if self.is_gift() and (state.rules.scenario != "alliance" or ally):
            found.append(WANT_HELP)
        if not self.is_gift() or ally:
            found.append(PROPOSE)
        found.append(WITHDRAW)
        return found

    def chosen(self, state: Elves, option: int) -> None:
        if GIVE <= option < WANT:
            self.gives.append(option - GIVE)
            self.pledge(state)
            self.at = COMPOSE_WANT
        elif WANT <= option < WANT_ARTEFACT:
            self.wants.append(option - WANT)
            self.at = COMPOSE_WANT
        elif option == WANT_ARTEFACT:
            self.artefacts += 1
            self.at = COMPOSE_WANT
        elif option == WANT_HELP:
            self.help = True
            self.at = COMPOSE_WANT
        elif option == PROPOSE:
            self.propose(state)
        elif option == WITHDRAW:
            state.tell(WITHDRAWN, self.you, self.to)
            self.at = CLOSED
        elif HAND_OVER <= option < REFUSE:
            self.paid.append(option - HAND_OVER)
            self.pledge(state)
            self.at = ANSWER
            if len(self.paid) == self.artefacts:
                self.agree(state)
        elif option == AGREE:
            self.agree(state)
        elif option == REFUSE:
            state.tell(REFUSED, self.to, self.you)
        else:
            self.counter(state)

    def propose(self, state: Elves) -> None:
        """Show the offer to the partner; what is shown is true."""
        state.tell(OFFERED, self.you, self.to)
        for card in self.gives:
            if SUIT[card] != TREASURE:
                state.learn(self.to, self.you, card)

    def counter(self, state: Elves) -> None:
        """The partner puts an offer of his own in the place of this one."""
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
            # Who is not of the trade cannot tell which one went, so remembers none of them.
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
            return Prompt("elves-ask-give", "elves.actions.trade-allowed", args=about)
        if at == COMPOSE_WANT:
            return Prompt("elves-ask-want", "elves.actions.trade-allowed", args=about, several=True)
        about["gives"] = [f"card:{CARD.save(card)}" for card in self.gives]
        about["wants"] = [f"card:{CARD.save(card)}" for card in self.wants]
        about["artefacts"] = self.artefacts
        about["help"] = "yes" if self.help else "no"
        return Prompt("elves-ask-offer", "elves.actions.trade-allowed", "elves.objects.artefact-trade", args=about)


def concerns(mark: int, giver: int, card: int, exactly: bool) -> bool:
    """Whether this memory is of the artefact given, or of any of the giver's."""
    if exactly:
        return mark == spied(giver, card)
    return mark >> 7 == giver and SUIT[mark & 127] == ARTEFACT


passage(Exchange)
passage(Offer)
