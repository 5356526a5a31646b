"""«Ход игрока»: the five actions and the refresh of the market, with their conditions and what they do."""

from __future__ import annotations

from typing import final

from ludoteka.games.etherstone.attack import CHOOSE_THREAT, Attack, is_engaged, most_strength
from ludoteka.games.etherstone.deck import CARD_BITS, COLOURS, DEALT, HEALTH, RESTED, TAPPED, VIOLET
from ludoteka.games.etherstone.deeds import SummonFromHand
from ludoteka.games.etherstone.die import TakeDie
from ludoteka.games.etherstone.filters import ENTITY
from ludoteka.games.etherstone.happenings import DEAL_MADE, RESTED_ALL
from ludoteka.games.etherstone.needs import healthy, own_action, strong_enough, summonable_card, threat_at
from ludoteka.games.etherstone.player import Player
from ludoteka.games.etherstone.reactions import react
from ludoteka.games.etherstone.state import Etherstone
from ludoteka.games.etherstone.summon import Summon
from ludoteka.games.etherstone.twins import PlainTurn
from ludoteka.games.etherstone.verbs import ATTACK, DEAL, REFRESH, REST, SUMMON, TAKE, VERBS
from ludoteka.kernel.acts import Act, Why
from ludoteka.kernel.machine import Doing


@final
class Take(Act[Etherstone]):
    """Take a die of the market: one of four colours, or the Abyss die as one of them."""

    def may(self, state: Etherstone, seat: int, n: int, why: Why | None) -> bool:
        if not own_action(state, seat, why) or not healthy(state, seat, why):
            return False
        # rule: etherstone.die.one-die
        die = min(n, VIOLET)
        there = state.holder[die] < 0
        if why is not None:
            args: dict[str, object] = {"die": f"die:{COLOURS[die]}"}
            why.need(there, "etherstone-why-on-market", "etherstone.die.one-die", args=args)
        return there

    def do(self, state: Etherstone, seat: int, n: int) -> None:
        state.follow(TakeDie(seat, n, n) if n < VIOLET else TakeDie(seat, VIOLET, n - VIOLET))


@final
class SummonCard(Act[Etherstone]):
    """Summon an entity of one's hand, as the action or because a card says so."""

    def may(self, state: Etherstone, seat: int, card: int, why: Why | None) -> bool:
        top = state.current()
        if isinstance(top, Doing) and top.you == seat:
            line = top.sentence()
            if isinstance(line, SummonFromHand):
                return summonable_card(state, seat, card, line.less, line.sort, why)
        if not own_action(state, seat, why) or not healthy(state, seat, why):
            return False
        return summonable_card(state, seat, card, 0, ENTITY, why)

    def do(self, state: Etherstone, seat: int, card: int) -> None:
        state.follow(Summon(seat, card))


@final
class AttackThreat(Act[Etherstone]):
    """Attack a threat of the area, as the action or because a card says so."""

    # rule: etherstone.attack.choose-one-threat, etherstone.attack.insufficient-choose-again
    def may(self, state: Etherstone, seat: int, slot: int, why: Why | None) -> bool:
        top = state.current()
        choosing = isinstance(top, Attack) and top.you == seat and top.at - 1 == CHOOSE_THREAT
        if not choosing and (not own_action(state, seat, why) or not healthy(state, seat, why)):
            return False
        threat = threat_at(state, slot, is_engaged(state, slot), why)
        return threat >= 0 and strong_enough(threat, most_strength(state, seat), why, "etherstone-why-strength")

    def do(self, state: Etherstone, seat: int, slot: int) -> None:
        state.follow(Attack(seat, slot))


@final
class Rest(Act[Etherstone]):
    """Restore all one's followers."""

    def may(self, state: Etherstone, seat: int, n: int, why: Why | None) -> bool:
        return own_action(state, seat, why) and healthy(state, seat, why)

    def do(self, state: Etherstone, seat: int, n: int) -> None:
        # rule: etherstone.rest.restore-all, etherstone.rest.restored-can-attack
        tapped = [it & CARD_BITS for it in state.players[seat].play if it & TAPPED]
        state.tell(RESTED_ALL, seat, len(tapped))
        for card in tapped:
            state.restore(seat, card)
        # rule: etherstone.symbols.constant
        state.fire(RESTED, seat)


@final
class Deal(Act[Etherstone]):
    """Make the deal with the Abyss."""

    def may(self, state: Etherstone, seat: int, n: int, why: Why | None) -> bool:
        # rule: etherstone.deal.forbidden-when-healthy, etherstone.deal.only-action-when-infected
        own = own_action(state, seat, why)
        infected = state.players[seat].infected
        if why is not None:
            why.need(infected, "etherstone-why-infected", "etherstone.deal.forbidden-when-healthy")
        return own and infected

    def do(self, state: Etherstone, seat: int, n: int) -> None:
        # rule: etherstone.deal.health-reset, etherstone.deal.heals, etherstone.deal.take-token
        # rule: etherstone.components.deal-tokens
        me = state.players[seat]
        me.health = HEALTH[me.leader]
        me.infected = False
        me.deals += 1
        state.tell(DEAL_MADE, seat, me.deals)
        # rule: etherstone.symbols.constant
        state.fire(DEALT, seat)


def affords_refresh(state: Etherstone, me: Player) -> bool:
    """Whether a refresh can be paid for; what it costs is counted only where that decides."""
    # rule: etherstone.market.voluntary-refresh-cost, etherstone.infection.further-loss-harmless
    if me.infected:
        return state.rules.infected_refresh
    return state.rules.refresh_to_zero or state.refresh_price(me) < me.health


class Refresh(Act[Etherstone]):
    """Refresh the market before one's action."""

    def may(self, state: Etherstone, seat: int, n: int, why: Why | None) -> bool:
        if not own_action(state, seat, why):
            return False
        # rule: etherstone.market.refresh-optional
        me = state.players[seat]
        turn = state.current()
        first = isinstance(turn, PlainTurn) and not turn.refreshed
        able = affords_refresh(state, me)
        if why is None:
            return first and able and not state.market_is_empty()
        why.need(first, "etherstone-why-refreshed", "etherstone.turn.three-stages")
        why.need(not state.market_is_empty(), "etherstone-why-dice-left", "etherstone.market.empty-must-refresh")
        if me.infected:
            why.need(able, "etherstone-why-infected-refresh", "etherstone.infection.further-loss-harmless", "R12")
        else:
            price = state.refresh_price(me)
            args: dict[str, object] = {"have": me.health, "need": price + 1, "price": price}
            rule = "etherstone.market.voluntary-refresh-cost"
            why.need(able, "etherstone-why-refresh-health", rule, "R11", args=args)
        return first and able and not state.market_is_empty()

    def do(self, state: Etherstone, seat: int, n: int) -> None:
        # rule: etherstone.market.pay-before-roll, etherstone.symbols.constant
        me = state.players[seat]
        lost = min(me.health, state.refresh_price(me))
        state.lose_health(seat, lost)
        state.refresh(seat, lost)
        react(state)


VERBS.acts(Take(TAKE), Rest(REST), Deal(DEAL), Refresh(REFRESH), AttackThreat(ATTACK), SummonCard(SUMMON))
