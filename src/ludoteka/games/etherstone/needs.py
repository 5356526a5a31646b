"""Conditions that several acts and answers share; a person who asks why is told each with its rule."""

from __future__ import annotations

from typing import Final

from ludoteka.games.etherstone.deck import ABILITIES, COLOURS, COST, HEALTH, ID, KIND, LEADER, PRICE, THREAT
from ludoteka.games.etherstone.filters import ENTITY, Filter
from ludoteka.games.etherstone.layout import AREA, MAIN
from ludoteka.games.etherstone.reach import any_colours, discount, health_for_stones, is_within_reach
from ludoteka.games.etherstone.state import Etherstone
from ludoteka.games.etherstone.twins import PlainTurn
from ludoteka.kernel.acts import Why

WINNING: Final = ("etherstone.attack.win-if-equal-or-more", "etherstone.attack.insufficient-choose-again")


def named(card: int) -> dict[str, object]:
    """The argument of a message about this card."""
    return {"card": f"card:{ID[card]}" if card < len(ID) else ""}


def own_action(state: Etherstone, seat: int, why: Why | None) -> bool:
    """It is this seat's turn, and its action is still to come."""
    own = state.phase == MAIN and state.turn == seat and isinstance(state.current(), PlainTurn)
    if why is not None:
        rules = ("etherstone.turn.one-action-of-five", "etherstone.turn.three-stages")
        why.need(own, "etherstone-why-your-action", *rules)
    return own and state.players[seat].leader >= 0


def healthy(state: Etherstone, seat: int, why: Why | None) -> bool:
    """The leader of this seat is not infected."""
    met = not state.players[seat].infected
    if why is not None:
        rules = ("etherstone.deal.only-action-when-infected", "etherstone.infection.next-action-is-deal")
        why.need(met, "etherstone-why-not-infected", *rules)
    return met


def threat_at(state: Etherstone, slot: int, engaged: bool, why: Why | None) -> int:
    """The threat in this place of the area, if nobody is attacking it already; else -1."""
    threat = state.area[slot] if slot < AREA else -1
    if why is not None:
        why.need(threat >= 0, "etherstone-why-threat", "etherstone.attack.choose-one-threat")
        if threat >= 0:
            why.need(not engaged, "etherstone-why-engaged", "etherstone.attack.step-order", args=named(threat))
    return -1 if engaged else threat


def strong_enough(threat: int, have: int, why: Why | None, id: str, rules: tuple[str, ...] = WINNING) -> bool:
    """So much strength defeats this threat."""
    if why is not None:
        args: dict[str, object] = {**named(threat), "have": have, "need": HEALTH[threat]}
        why.need(have >= HEALTH[threat], id, *rules, args=args)
    return have >= HEALTH[threat]


def summonable_card(state: Etherstone, seat: int, card: int, less: int, sort: Filter, why: Why | None) -> bool:
    """This seat holds such an entity, of this sort, and can pay for it with so much off its cost."""
    entity = card < len(ID) and KIND[card] not in (LEADER, THREAT)
    held = entity and card in state.players[seat].hand
    if why is not None:
        if not entity:
            why.need(False, "etherstone-why-entity", "etherstone.summon.one-card-from-hand")
        else:
            why.need(held, "etherstone-why-in-hand", "etherstone.summon.one-card-from-hand", args=named(card))
    if not held:
        return False
    return of_sort(card, sort, "etherstone.summon.via-ability-modified", why) and payable(state, seat, card, less, why)


def payable(state: Etherstone, seat: int, card: int, less: int, why: Why | None) -> bool:
    """This seat can pay for the card. What is missing is named: stones, or stones of a colour."""
    me = state.players[seat]
    met = is_within_reach(state, me, card, less)
    if why is not None:
        off = min(PRICE[card], less + discount(me, card, -1) + min(health_for_stones(me), me.health))
        have, need = me.all_stones(), PRICE[card] - off
        args: dict[str, object] = {**named(card), "have": have, "need": need}
        rules = ("etherstone.summon.cannot-afford", "etherstone.stones.spend-only-own")
        why.need(met or have >= need, "etherstone-why-stones", *rules, args=args)
        lacking = [colour for colour in range(4) if COST[card][colour] > me.stones[colour]]
        wanting = sum(COST[card][colour] - me.stones[colour] for colour in lacking)
        if not met and wanting > off and not any_colours(me, -1):
            for colour in lacking:
                args = {**named(card), "colour": f"colour:{COLOURS[colour]}"}
                args["have"], args["need"] = me.stones[colour], COST[card][colour]
                why.need(False, "etherstone-why-colour", *rules, args=args)
    return met


def of_sort(card: int, sort: Filter, rule: str, why: Why | None) -> bool:
    """The card is of the sort that a sentence speaks of."""
    met = sort.fits(card)
    if why is not None and sort is not ENTITY:
        follower = "etherstone-why-no-follower" if sort.but else "etherstone-why-follower"
        why.need(met, follower, rule, "etherstone.cards.entity-type", args=named(card))
    return met


def in_play(state: Etherstone, seat: int, card: int, leader: bool, why: Why) -> bool:
    """This card of the seat is in play; its leader only where leaders are meant too."""
    player = state.players[seat]
    there = player.place_of(card) >= 0 or (leader and card == player.leader)
    why.need(there, "etherstone-why-in-play", "etherstone.terms.in-play", args=named(card))
    return there


def usable(state: Etherstone, seat: int, number: int, why: Why) -> None:
    """The price of this ability can be paid, and something of it can be done."""
    ability = ABILITIES[number]
    card = ability.card
    paid = not ability.price or ability.limit(state, seat) > 0
    why.need(paid, "etherstone-why-price", "etherstone.die.whole-and-once", args=named(card))
    if paid:
        able = ability.is_usable(state, seat)
        why.need(able, "etherstone-why-nothing-to-do", "etherstone.die.whole-and-once", args=named(card))


def appliable(state: Etherstone, seat: int, number: int, opened: bool, used: list[int], rule: str, why: Why) -> None:
    """This ability is open here, was not applied on this occasion yet, and can be done."""
    why.need(opened, "etherstone-why-occasion", rule, "etherstone.symbols.symbol-decides-occasion")
    if opened:
        why.need(number not in used, "etherstone-why-once", "etherstone.die.whole-and-once")
        usable(state, seat, number, why)


def stone_held(state: Etherstone, seat: int, colour: int, why: Why) -> bool:
    """This seat has a stone of this colour."""
    there = state.players[seat].stones[colour] > 0
    args: dict[str, object] = {"colour": f"colour:{COLOURS[colour]}"}
    why.need(there, "etherstone-why-stone", "etherstone.stones.spend-only-own", args=args)
    return there


def within(n: int, low: int, high: int, why: Why, rule: str) -> None:
    """The number lies between two others, both included."""
    why.need(low <= n <= high, "etherstone-why-between", rule, args={"n": n, "low": low, "high": high})


def may_stop(musts: bool, why: Why) -> None:
    """Nothing that must be applied is left."""
    why.need(not musts, "etherstone-why-must", "etherstone.abilities.optional")
