"""Why something may be done, or not: the conditions of each action of a turn."""

from __future__ import annotations

from typing import Final

from ludoteka.games.etherstone.attack import is_engaged, most_strength
from ludoteka.games.etherstone.deck import COLOURS, HEALTH, ID, KIND, LEADER, PRICE, THREAT
from ludoteka.games.etherstone.layout import MAIN
from ludoteka.games.etherstone.reach import is_within_reach
from ludoteka.games.etherstone.state import Etherstone
from ludoteka.games.etherstone.turn import ACT, Turn
from ludoteka.kernel.choices import Verb
from ludoteka.kernel.refusal import Msg, Reason

ACTS: Final = ("take", "rest", "deal", "refresh", "attack", "summon")


def reasons(state: Etherstone, seat: int, verb: Verb, n: int) -> list[Reason]:
    """Every condition of an action, met or not. A test holds them against the options that are really offered."""
    name = verb.name
    turn = turn_of(state)
    top = state.current() if state.unfinished() else None
    if name not in ACTS or (name in ("summon", "attack") and turn is not None and top is not turn):
        return []  # asked within a card: only the open question decides
    acting = turn is not None and turn.at == ACT + 1 and top is turn
    found = [
        Reason(
            state.phase == MAIN and state.turn == seat and acting,
            Msg("etherstone-why-your-action"),
            ("etherstone.turn.one-action-of-five", "etherstone.turn.three-stages"),
        )
    ]
    if state.players[seat].leader < 0:
        return found
    if name == "refresh":
        of_refresh(state, seat, turn, found)
        return found
    infected = state.players[seat].infected
    if name == "deal":
        found.append(Reason(infected, Msg("etherstone-why-infected"), ("etherstone.deal.forbidden-when-healthy",)))
        return found
    rules = ("etherstone.deal.only-action-when-infected", "etherstone.infection.next-action-is-deal")
    found.append(Reason(not infected, Msg("etherstone-why-not-infected"), rules))
    if name == "take":
        die = min(n, 4)
        there = state.holder[die] < 0
        message = Msg("etherstone-why-on-market", {"die": f"die:{COLOURS[die]}"})
        found.append(Reason(there, message, ("etherstone.die.one-die",)))
    elif name == "attack":
        of_attack(state, seat, n, found)
    elif name == "summon":
        of_summon(state, seat, n, found)
    return found


def turn_of(state: Etherstone) -> Turn | None:
    for frame in state.unfinished():
        if isinstance(frame, Turn):
            return frame
    return None


def of_refresh(state: Etherstone, seat: int, turn: Turn | None, found: list[Reason]) -> None:
    me = state.players[seat]
    dice = state.market_dice()
    rules = ("etherstone.market.voluntary-refresh-cost",)
    once = turn is None or not turn.refreshed
    found.append(Reason(once, Msg("etherstone-why-refreshed"), ("etherstone.turn.three-stages",)))
    found.append(Reason(dice > 0, Msg("etherstone-why-dice-left"), ("etherstone.market.empty-must-refresh",)))
    if me.infected:
        allowed = state.rules.infected_refresh
        found.append(
            Reason(allowed, Msg("etherstone-why-infected-refresh"), ("etherstone.infection.further-loss-harmless",))
        )
    else:
        price = state.refresh_price(me)
        able = state.rules.refresh_to_zero or price < me.health
        found.append(Reason(able, Msg("etherstone-why-refresh-health", {"have": me.health, "need": price}), rules))


def of_attack(state: Etherstone, seat: int, slot: int, found: list[Reason]) -> None:
    threat = state.area[slot]
    found.append(Reason(threat >= 0, Msg("etherstone-why-threat"), ("etherstone.attack.choose-one-threat",)))
    if threat < 0:
        return
    have = most_strength(state, seat)
    found.append(
        Reason(
            have >= HEALTH[threat] and not is_engaged(state, slot),
            Msg("etherstone-why-strength", {"have": have, "need": HEALTH[threat], "card": f"card:{ID[threat]}"}),
            ("etherstone.attack.win-if-equal-or-more", "etherstone.attack.insufficient-choose-again"),
        )
    )


def of_summon(state: Etherstone, seat: int, card: int, found: list[Reason]) -> None:
    me = state.players[seat]
    if card >= len(ID) or KIND[card] in (LEADER, THREAT):
        found.append(Reason(False, Msg("etherstone-why-entity"), ("etherstone.summon.one-card-from-hand",)))
        return
    held = card in me.hand
    message = Msg("etherstone-why-in-hand", {"card": f"card:{ID[card]}"})
    found.append(Reason(held, message, ("etherstone.summon.one-card-from-hand",)))
    if held:
        found.append(
            Reason(
                is_within_reach(state, me, card, 0),
                Msg(
                    "etherstone-why-stones", {"have": me.all_stones(), "need": PRICE[card], "card": f"card:{ID[card]}"}
                ),
                ("etherstone.summon.cannot-afford", "etherstone.stones.spend-only-own"),
            )
        )
