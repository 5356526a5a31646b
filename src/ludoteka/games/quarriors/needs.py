"""Conditions that several acts and answers share; a person who asks why is told each with its rule."""

from __future__ import annotations

from ludoteka.games.quarriors.deck import COST, ID
from ludoteka.games.quarriors.dice import FACE_ID
from ludoteka.games.quarriors.dice import ID as DIE_ID
from ludoteka.games.quarriors.standing import ATTACHED
from ludoteka.games.quarriors.state import Quarriors
from ludoteka.kernel.acts import Why
from ludoteka.kernel.piles import EMPTY


def in_phase(state: Quarriors, seat: int, phases: tuple[int, ...], why: Why | None, id: str, *rules: str) -> bool:
    """It is one of these phases of this seat's turn."""
    own = state.turn == seat and state.phase in phases
    if why is not None:
        why.need(own, id, *(rules or ("quarriors.turn.fixed-order", "quarriors.turn.six-phases")))
    return own


def in_pool(state: Quarriors, seat: int, face: int, why: Why | None) -> bool:
    """A die of this seat's active pool shows this face."""
    there = face in state.players[seat].pool
    if why is not None:
        rules = ("quarriors.locations.active-pool-uses", "quarriors.manners.hands-off", "quarriors.dice.top-face")
        why.need(there, "quarriors-why-in-pool", *rules, args={"face": f"face:{FACE_ID[face]}"})
    return there


def spell_ready(state: Quarriors, seat: int, face: int, why: Why | None) -> bool:
    """This spell lies in this seat's ready area, unattached."""
    there = face in state.players[seat].spells
    if why is not None:
        args: dict[str, object] = {"face": f"face:{FACE_ID[face]}"}
        why.need(there, "quarriors-why-spell-ready", "quarriors.reaction.normal-spells-own-turn", args=args)
    return there


def in_used(state: Quarriors, seat: int, kind: int, rule: str, why: Why | None) -> bool:
    """A die of this kind lies in the used pile of this seat."""
    there = kind in state.players[seat].used
    if why is not None:
        why.need(there, "quarriors-why-in-used", rule, args={"die": f"die:{DIE_ID[kind]}"})
    return there


def affordable(state: Quarriors, seat: int, price: int, why: Why | None, *rules: str) -> bool:
    """This seat has the quiddity that something costs."""
    have = state.funds(seat)
    if why is not None:
        why.need(price <= have, "quarriors-why-quiddity", *rules, args={"have": have, "need": price})
    return price <= have


def die_left(state: Quarriors, kind: int, why: Why | None) -> bool:
    """A card of the wilds holds a die of this kind."""
    card = state.wilds[kind]
    left = card >= 0 and state.supply[kind] > 0
    if why is not None:
        args: dict[str, object] = {"die": f"die:{DIE_ID[kind]}"}
        why.need(card >= 0, "quarriors-why-in-wilds", "quarriors.setup.wilds", "quarriors.setup.rest-boxed", args=args)
        if card >= 0:
            rules = ("quarriors.cards.hold-dice", "quarriors.setup.quiddity-card-empty")
            why.need(left, "quarriors-why-dice-left", *rules, args={"card": f"card:{ID[card]}"})
    return left


def costs_at_most(state: Quarriors, kind: int, most: int, why: Why | None) -> bool:
    """A card of the wilds has a die of this kind left, and its printed cost is not too high."""
    if not die_left(state, kind, why):
        return False
    cost = COST[state.wilds[kind]]
    if why is not None:
        args: dict[str, object] = {"card": f"card:{ID[state.wilds[kind]]}", "cost": cost, "most": most}
        why.need(cost <= most, "quarriors-why-cost", "quarriors.cards.cost", args=args)
    return cost <= most


def creature_at(state: Quarriors, owner: int, at: int, why: Why | None) -> int:
    """The creature at this place of this seat's ready area, or EMPTY."""
    there = owner < len(state.players) and at < len(state.players[owner].ready)
    die = state.players[owner].ready[at] if there else ATTACHED
    if why is not None:
        why.need(not die & ATTACHED, "quarriors-why-creature-there", "quarriors.creatures.definition")
    return EMPTY if die & ATTACHED else die


def choosable(state: Quarriors, you: int, owner: int, at: int, why: Why | None) -> bool:
    """A spell of this seat may choose this creature."""
    met = state.is_choosable(you, owner, at)
    if why is not None:
        why.need(met, "quarriors-why-warded", "quarriors.creatures.always-abilities", "R42")
    return met
