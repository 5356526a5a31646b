"""Conditions that several acts and answers share; a person who asks why is told each with its rule."""

from __future__ import annotations

from ludoteka.games.shards.deck import EXHAUST, ID, LEADERS, PASSIVES, TURNED
from ludoteka.games.shards.state import MAIN, Shards
from ludoteka.kernel.acts import Why
from ludoteka.kernel.piles import EMPTY


def main_phase(state: Shards, seat: int, why: Why | None) -> bool:
    """It is the main phase of this seat's turn."""
    own = state.turn == seat and state.phase == MAIN
    if why is not None:
        rules = ("shards.general.three-phases", "shards.general.no-return-to-earlier-phase")
        why.need(own, "shards-why-main-phase", *rules)
    return own


def card_in_row(state: Shards, slot: int, why: Why | None) -> int:
    """The card in this place of the row, or EMPTY."""
    card = state.row[slot] if slot < len(state.row) else EMPTY
    if why is not None:
        why.need(card >= 0, "shards-why-in-row", "shards.general.center-is-shared")
    return card


def affordable(state: Shards, seat: int, card: int, why: Why | None) -> bool:
    """This seat has the gems that a card of the row costs it."""
    gems = state.players[seat].gems
    price = state.price(card, seat)
    if why is not None:
        rules = ("shards.main.recruit-needs-full-cost", "shards.cards.cost")
        why.need(price <= gems, "shards-why-gems", *rules, args={"have": gems, "need": price})
    return price <= gems


def champion_at(state: Shards, owner: int, i: int, why: Why | None) -> int:
    """The card of this champion of this seat, or EMPTY."""
    there = owner < len(state.players) and i < len(state.players[owner].champions)
    if why is not None:
        why.need(there, "shards-why-champion", "shards.champions.stay-in-play")
    return state.players[owner].champions[i] & 127 if there else EMPTY


def exhaustible(state: Shards, owner: int, i: int, why: Why | None) -> bool:
    """This champion is not exhausted and has an effect for being exhausted."""
    champion = state.players[owner].champions[i]
    ready = champion < TURNED
    able = bool(EXHAUST[champion & 127].lines)
    if why is not None:
        why.need(ready, "shards-why-exhausted", "shards.cards.each-card-exhausts-once-per-turn")
        why.need(able, "shards-why-no-exhaust", "shards.cards.exhaust-keyword-scope")
    return ready and able


def held(state: Shards, seat: int, card: int, rule: str, why: Why | None) -> bool:
    """This seat has such a card in hand."""
    there = card in state.players[seat].hand
    if why is not None:
        why.need(there, "shards-why-in-hand", rule, args=named(card))
    return there


def discarded(state: Shards, seat: int, card: int, rule: str, why: Why | None) -> bool:
    """Such a card lies in this seat's discard."""
    there = card in state.players[seat].discard
    if why is not None:
        why.need(there, "shards-why-in-discard", rule, args=named(card))
    return there


def named(card: int) -> dict[str, object]:
    """The argument of a message about this card."""
    return {"card": f"card:{ID[card]}" if card < len(ID) else ""}


def free_leader(state: Shards, leader: int, why: Why | None) -> bool:
    """Nobody has this leader yet."""
    # rule: shards.setup.one-leader-per-player
    free = all(player.leader != leader for player in state.players)
    if why is not None:
        args: dict[str, object] = {"leader": f"leader:{LEADERS[leader]}"}
        why.need(free, "shards-why-leader", "shards.setup.one-leader-per-player", args=args)
    return free


def attackable(state: Shards, seat: int, owner: int, card: int, why: Why | None) -> bool:
    """Nothing protects this champion from attacks. What does is named."""
    if why is None:
        return state.is_attackable(seat, owner, card)
    rules = ("shards.champions.ongoing-effect", "shards.card.unattackable-can-be-destroyed")
    itself = False
    for passive in PASSIVES[card]:
        itself = itself or passive.covers()
        guard = passive.guard(state, seat, owner)
        if guard is not None:
            met = passive.attackable(state, seat, owner)
            why.need(met, "shards-why-guarded", *rules, args={**named(card), "guard": guard})
    for champion in state.players[owner].champions:
        if not itself and any(passive.covers() for passive in PASSIVES[champion & 127]):
            args: dict[str, object] = {**named(card), "guard": f"card:{ID[champion & 127]}"}
            why.need(False, "shards-why-covered", *rules, args=args)
    return state.is_attackable(seat, owner, card)
