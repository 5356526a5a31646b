"""How well a seat stands: what the greedy bot goes by."""

from __future__ import annotations

from math import exp
from typing import Final

from ludoteka.games.elves.answers import Declared
from ludoteka.games.elves.board import CENTRE, FIRST_LAND, FIRST_TOWER, is_castle
from ludoteka.games.elves.deck import BY_SUIT, HAS_ACTION, LIVES, NEUTRAL, TIMING
from ludoteka.games.elves.foresight import foresee, is_pending
from ludoteka.games.elves.gauge import USUAL, Gauge
from ludoteka.games.elves.goal_cards import CENTRAL, ENEMY_CASTLES, GOALS_FOR, NEEDS, ROUNDS
from ludoteka.games.elves.layout import PEACE
from ludoteka.games.elves.pieces import fights, lives_of, side_of, wounds_of
from ludoteka.games.elves.state import HAND_LIMIT, Elves
from ludoteka.games.elves.trade import MOST_OF_A_SIDE, Offer
from ludoteka.games.elves.verbs import AGREE, COUNTER_OFFER, HAND_OVER, REFUSE, WANT, WANT_HELP, WITHDRAW
from ludoteka.kernel.game import Judge
from ludoteka.kernel.machine import State

LEAST_GAIN: Final = 0.002  # a bargain that gains nothing is none
VAIN: Final = 0.05  # and is not begun
DOUBT: Final = 0.03
WITHOUT_TREASURE: Final = 29 / 34


class Scales(Judge):
    """Judges by numbers that somebody has learned."""

    def __init__(self, told: dict[str, float]) -> None:
        self.by: Final = Gauge(told)

    def worth(self, state: State, seat: int) -> float:
        assert isinstance(state, Elves)
        return worth(state, seat, self.by)


def strengths() -> list[float]:
    """Of each card as a fighter, as usual."""
    return USUAL.strengths()


def worth(state: Elves, seat: int, by: Gauge = USUAL) -> float:
    """The chance of `seat` to win, roughly: its own standing against the best of its rivals, the battle foreseen."""
    if state.ending:
        return 1.0 if seat in state.winners else 0.0
    if not is_pending(state):
        return expected(state, seat, by)
    twin = state.clone()
    foresee(twin)
    top = twin.current()
    if twin.ending or not isinstance(top, Declared):
        return judged(twin, seat, by)
    best = -1.0
    value = 0.0
    for option in top.options(twin):
        other = twin.clone()
        other.play(option)
        foresee(other)
        mine = judged(other, top.you, by)
        if mine > best:
            best = mine
            value = judged(other, seat, by)
    return value


def expected(state: Elves, eye: int, by: Gauge) -> float:
    """What `eye` may expect while an offer is open, or once it is closed."""
    offer = state.current()
    if state.ending or not isinstance(offer, Offer):
        return judged(state, eye, by)
    aside = judged(state, eye, by)
    if state.actor != eye:
        deal = dealt(state, by)
        return judged(deal, eye, by) if pleases(state, deal, by) else aside - VAIN
    best = -1.0
    for option in offer.options(state):
        if option in (REFUSE, COUNTER_OFFER, WITHDRAW, WANT_HELP) or (option < WANT and offer.gives):
            continue
        twin = state.clone()
        twin.play(option)
        best = max(best, expected(twin, eye, by))
    return best if best > aside + LEAST_GAIN else aside - VAIN


def dealt(state: Elves, by: Gauge) -> Elves:
    """The table after the one who is offered something has agreed, with the artefacts that they miss least."""
    twin = state.clone()
    for _ in range(MOST_OF_A_SIDE + 1):
        offer = twin.current()
        if twin.ending or not isinstance(offer, Offer):
            break
        best = REFUSE
        least = 99.0
        for option in offer.options(twin):
            if option == AGREE:
                best = option
                break
            if HAND_OVER <= option < REFUSE and by.artefacts[TIMING[option - HAND_OVER]] < least:
                least = by.artefacts[TIMING[option - HAND_OVER]]
                best = option
        twin.play(best)
    return twin


def pleases(before: Elves, after: Elves, by: Gauge) -> bool:
    """Whether the one who is asked is better off, as far as everybody can tell."""
    seat = before.actor
    if after.ending:
        return seat in after.winners
    gain = standing(after, seat, False, by) - standing(before, seat, False, by)
    for player in before.players:
        if before.is_opponent(seat, player.seat):
            gain -= max(0.0, standing(after, player.seat, False, by) - standing(before, player.seat, False, by))
    return gain > 0.0


def judged(state: Elves, seat: int, by: Gauge) -> float:
    """The chance by what lies on the table now; an end that is only foreseen is not quite certain."""
    if state.ending:
        return 1.0 - DOUBT if seat in state.winners else DOUBT
    mine = standing(state, seat, True, by)
    best = -99.0
    for player in state.players:
        if player.out:
            continue
        if state.is_ally(seat, player.seat):
            mine += 0.5 * standing(state, player.seat, False, by)
        elif player.seat != seat:
            rival = standing(state, player.seat, False, by)
            if rival > best:
                best = rival
    return 1.0 / (1.0 + exp((best - mine) / by.calm))


def standing(state: Elves, seat: int, own: bool, by: Gauge) -> float:
    """Lands, progress, cards, and what the battle that is going on promises."""
    player = state.players[seat]
    table = by.strengths()
    score = realm(state, seat, own, by)
    score += by.treasure_kept * len(player.treasures)
    for card in player.artefacts:
        score += by.artefacts[TIMING[card]]
    values = [
        by.hand_strength * table[card] + (by.hand_action if HAS_ACTION[card] else 0.0) for card in player.hand
    ]
    values.extend([by.hand_strength * table[card] for card in player.sent])
    values.sort(reverse=True)
    for i, value in enumerate(values):
        score += by.card_in_hand + value if i < HAND_LIMIT else by.card_too_many
    score -= by.bother * player.offers.bit_count()
    # What a turn brings is no merit of the choice after which it began.
    score -= by.turn_begun * player.turns
    if state.turn == seat and state.conflict < 0:
        score += by.capture_ahead
    if player.silent and state.stage != PEACE:
        score -= by.bother
    if state.conflict >= 0 and state.attacker >= 0:
        score += battle(state, seat, own, by)
    return score


def realm(state: Elves, seat: int, own: bool, by: Gauge) -> float:
    """What the tokens on the map are worth."""
    score = by.land * state.lands(seat) + by.tower * state.summons(seat)
    if state.owners[CENTRE] == seat:
        score += by.centre
    if state.rules.scenario == "superiority":
        goal = state.players[seat].goal if own else -1
        if not own:
            near = closeness(state, seat, by)
            score += by.threat * (near * near) + by.threat_linear * near
    else:
        goal = state.common
    if goal >= 0:
        total = 0.0
        for count, least in NEEDS[goal]:
            have = state.tally(seat, count)
            if count == ENEMY_CASTLES:
                total += 1.0 if have else by.near_castle * nearness(state, seat, False)
            elif count == CENTRAL:
                total += 1.0 if have else by.near_centre * nearness(state, seat, True)
            elif count == ROUNDS:
                total += by.vigil_begun if state.owners[CENTRE] == seat else by.vigil_near * nearness(state, seat, True)
            else:
                total += have / least if have < least else 1.0
        share = total / len(NEEDS[goal])
        score += by.goal * total / len(NEEDS[goal]) + by.goal_squared * share * share
    elif state.rules.scenario == "dragonlord":
        # The way to the next Castle must outweigh the Lands beside it, or two realms wrestle for one Land for ever.
        taken = len(state.captured_castles(seat))
        score += by.castle_taken * taken + by.castle_ahead * (1.0 if taken else nearness(state, seat, False))
    return score


def threat(state: Elves, seat: int) -> float:
    """How near a rival is to the nearest of the goals it may have, from 0 to 1, steeply."""
    near = closeness(state, seat, USUAL)
    return near * near


def closeness(state: Elves, seat: int, by: Gauge) -> float:
    """How near a rival is to the nearest of the goals it may have, from 0 to 1."""
    ruled_out = state.players[seat].ruled_out
    best = 0.0
    for goal in GOALS_FOR[len(state.map().towers)]:
        if ruled_out >> goal & 1:
            continue
        total = 0.0
        for count, least in NEEDS[goal]:
            have = state.tally(seat, count)
            if count == ROUNDS:
                total += by.threat_centre if state.owners[CENTRE] == seat else 0.0
            else:
                total += have / least if have < least else 1.0
        total /= len(NEEDS[goal])
        if total > best:
            best = total
    return best


def nearness(state: Elves, seat: int, centre: bool) -> float:
    """How near the Central Castle or the closest enemy Castle is, from 0 to 1."""
    board = state.map()
    owners = state.owners
    best = 8
    for goal in range(FIRST_TOWER):
        if centre:
            if goal != CENTRE:
                break
        elif goal == CENTRE or owners[goal] < 0 or not state.is_opponent(seat, owners[goal]):
            continue
        away = board.away[goal]
        for cell in board.cells:
            if owners[cell] == seat and away[cell] < best:
                best = away[cell]
    return 1.0 - best / 8.0


def battle(state: Elves, seat: int, own: bool, by: Gauge) -> float:
    """What the battle promises this seat: the cell by its chance, and the warriors still on the field."""
    if seat != state.attacker and seat != state.defender:
        return 0.0
    chance = attackers_chance(state, by)
    cell = state.conflict
    holder = state.owners[cell]
    gain = 0.0
    if seat == state.attacker:
        before = realm(state, seat, own, by)
        state.lay_token(cell, seat)
        gain = realm(state, seat, own, by) - before
        state.lay_token(cell, holder)
        if holder < 0 and cell >= FIRST_LAND:
            gain += by.free_land
        if holder >= 0 and is_castle(cell):
            gain += by.elimination
        gain *= chance
    else:
        loss = by.land + (by.tower if cell < FIRST_LAND else 0.0)
        if state.players[seat].castle == cell:
            loss += 3.0 * by.elimination
        gain = -loss * chance
    side = state.side_of_seat(seat)
    for one in (*state.field, state.top, state.bottom):
        if fights(one) and side_of(one) == side and one & 127 < len(LIVES):
            gain += by.card_in_hand * (by.fighter + by.fighter_life * (lives_of(one) - wounds_of(one)))
    return gain


def attackers_chance(state: Elves, by: Gauge) -> float:
    """The chance that the attacker wins the battle, from what is committed or on the field."""
    table = by.strengths()
    if state.stage == PEACE:
        mine = promised(state, state.attacker, by)
        theirs = 3.0 * average(NEUTRAL, by) * WITHOUT_TREASURE
        if state.owners[state.conflict] >= 0:
            theirs = 3.0 * average(state.players[state.owners[state.conflict]].nation, by)
        if state.conflict == CENTRE or is_castle(state.conflict):
            theirs += table[state.dragon_of(state.conflict)] - average(NEUTRAL, by)
        return 1.0 / (1.0 + exp((theirs - mine) * by.peace_slope))
    mine = promised(state, state.attacker, by)
    if state.defender >= 0:
        theirs = promised(state, state.defender, by)
    else:
        theirs = 0.0
        for one in state.guards:
            theirs += table[one & 127]
    return 1.0 / (1.0 + exp((theirs - mine) * by.battle_slope))


def average(suit: int, by: Gauge) -> float:
    """The mean strength of a suit's warriors."""
    table = by.strengths()
    total = 0.0
    for card in BY_SUIT[suit]:
        total += table[card]
    return total / len(BY_SUIT[suit])


def promised(state: Elves, seat: int, by: Gauge) -> float:
    """The strength of the cards sent, filled up with what the hand offers on average."""
    table = by.strengths()
    player = state.players[seat]
    total = 0.0
    for card in player.sent:
        total += table[card]
    if len(player.sent) < 3 and player.hand:
        held = 0.0
        for card in player.hand:
            held += table[card]
        total += (3 - len(player.sent)) * by.promise * held / len(player.hand)
    return total
