"""How well a seat stands: what the greedy bot goes by."""

from __future__ import annotations

from math import exp
from typing import Final

from ludoteka.games.elves.answers import Declared
from ludoteka.games.elves.board import CENTRE, FIRST_LAND, FIRST_TOWER, is_castle
from ludoteka.games.elves.deck import BY_SUIT, HAS_ACTION, INITIATIVE, IS_TREASURE, LIVES, NEUTRAL, SIDES, TIMING
from ludoteka.games.elves.foresight import foresee, is_pending
from ludoteka.games.elves.goal_cards import CENTRAL, ENEMY_CASTLES, GOALS_FOR, NEEDS, ROUNDS
from ludoteka.games.elves.layout import PEACE
from ludoteka.games.elves.pieces import fights, lives_of, side_of, wounds_of
from ludoteka.games.elves.state import HAND_LIMIT, Elves
from ludoteka.games.elves.trade import MOST_OF_A_SIDE, Offer
from ludoteka.games.elves.verbs import AGREE, COUNTER_OFFER, HAND_OVER, REFUSE, WANT, WANT_HELP, WITHDRAW

SLOT_WORTH: Final = [0.0, 0.6, 0.95, 0.9, 1.4, 0.5, 0.5, 0.7, 0.2]
STRENGTH: Final[list[float]] = []  # of each card as a fighter; filled at the first question

GOAL_WEIGHT: Final = 7.0
LAND: Final = 0.8
TOWER: Final = 0.7
CARD_IN_HAND: Final = 0.2
CARD_TOO_MANY: Final = 0.01  # thrown away in the next turn: who holds five and takes two more has gained little
TREASURE_KEPT: Final = 0.6  # two cards when they are wanted
ARTEFACT_KEPT: Final = [0.9, 0.5, 0.5, 0.3, 0.6, 0.35]  # by when it may be used
LEAST_GAIN: Final = 0.002  # a bargain that gains nothing is none
VAIN: Final = 0.05  # and is not begun
TURN_BEGUN: Final = 0.6
CAPTURE_AHEAD: Final = 0.6
DOUBT: Final = 0.03
ELIMINATION: Final = 4.0
THREAT: Final = 4.0
CASTLE_TAKEN: Final = 5.0  # by the Dragonlord; the first is a portal to all others
CASTLE_AHEAD: Final = 4.2
WITHOUT_TREASURE: Final = 29 / 34
BOTHER: Final = 0.25  # what an offer costs that may come to nothing


def strengths() -> list[float]:
    if not STRENGTH:
        for card in range(len(LIVES)):
            total = 0.8 * LIVES[card] + 0.13 * INITIATIVE[card]
            for slot in SIDES[card]:
                total += SLOT_WORTH[slot]
            STRENGTH.append(0.0 if IS_TREASURE[card] else total)
    return STRENGTH


def worth(state: Elves, seat: int) -> float:
    """The chance of `seat` to win, roughly: its own standing against the best of its rivals, the battle foreseen."""
    if state.ending:
        return 1.0 if seat in state.winners else 0.0
    if not is_pending(state):
        return expected(state, seat)
    twin = state.clone()
    foresee(twin)
    top = twin.current()
    if twin.ending or not isinstance(top, Declared):
        return judged(twin, seat)
    best = -1.0
    value = 0.0
    for option in top.options(twin):
        other = twin.clone()
        other.play(option)
        foresee(other)
        mine = judged(other, top.you)
        if mine > best:
            best = mine
            value = judged(other, seat)
    return value


def expected(state: Elves, eye: int) -> float:
    """What `eye` may expect while an offer is open, or once it is closed."""
    offer = state.current()
    if state.ending or not isinstance(offer, Offer):
        return judged(state, eye)
    aside = judged(state, eye)
    if state.actor != eye:
        deal = dealt(state)
        return judged(deal, eye) if pleases(state, deal) else aside - VAIN
    best = -1.0
    for option in offer.options(state):
        if option in (REFUSE, COUNTER_OFFER, WITHDRAW, WANT_HELP) or (option < WANT and offer.gives):
            continue
        twin = state.clone()
        twin.play(option)
        best = max(best, expected(twin, eye))
    return best if best > aside + LEAST_GAIN else aside - VAIN


def dealt(state: Elves) -> Elves:
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
            if HAND_OVER <= option < REFUSE and ARTEFACT_KEPT[TIMING[option - HAND_OVER]] < least:
                least = ARTEFACT_KEPT[TIMING[option - HAND_OVER]]
                best = option
        twin.play(best)
    return twin


def pleases(before: Elves, after: Elves) -> bool:
    """Whether the one who is asked is better off, as far as everybody can tell."""
    seat = before.actor
    if after.ending:
        return seat in after.winners
    gain = standing(after, seat, False) - standing(before, seat, False)
    for player in before.players:
        if before.is_opponent(seat, player.seat):
            gain -= max(0.0, standing(after, player.seat, False) - standing(before, player.seat, False))
    return gain > 0.0


def judged(state: Elves, seat: int) -> float:
    """The chance by what lies on the table now; an end that is only foreseen is not quite certain."""
    if state.ending:
        return 1.0 - DOUBT if seat in state.winners else DOUBT
    mine = standing(state, seat, True)
    best = -99.0
    for player in state.players:
        if player.out:
            continue
        if state.is_ally(seat, player.seat):
            mine += 0.5 * standing(state, player.seat, False)
        elif player.seat != seat:
            rival = standing(state, player.seat, False)
            if rival > best:
                best = rival
    return 1.0 / (1.0 + exp((best - mine) / 6.0))


def standing(state: Elves, seat: int, own: bool) -> float:
    """Lands, progress, cards, and what the battle that is going on promises."""
    player = state.players[seat]
    table = strengths()
    score = realm(state, seat, own)
    score += TREASURE_KEPT * len(player.treasures)
    for card in player.artefacts:
        score += ARTEFACT_KEPT[TIMING[card]]
    values = [0.04 * table[card] + (0.1 if HAS_ACTION[card] else 0.0) for card in player.hand]
    values.extend([0.04 * table[card] for card in player.sent])
    values.sort(reverse=True)
    for i, value in enumerate(values):
        score += CARD_IN_HAND + value if i < HAND_LIMIT else CARD_TOO_MANY
    score -= BOTHER * player.offers.bit_count()
    # What a turn brings is no merit of the choice after which it began.
    score -= TURN_BEGUN * player.turns
    if state.turn == seat and state.conflict < 0:
        score += CAPTURE_AHEAD
    if player.silent and state.stage != PEACE:
        score -= BOTHER
    if state.conflict >= 0 and state.attacker >= 0:
        score += battle(state, seat, own)
    return score


def realm(state: Elves, seat: int, own: bool) -> float:
    """What the tokens on the map are worth."""
    score = LAND * state.lands(seat) + TOWER * state.summons(seat)
    if state.rules.scenario == "superiority":
        goal = state.players[seat].goal if own else -1
        if not own:
            score += THREAT * threat(state, seat)
    else:
        goal = state.common
    if goal >= 0:
        total = 0.0
        for count, least in NEEDS[goal]:
            have = state.tally(seat, count)
            if count == ENEMY_CASTLES:
                total += 1.0 if have else 0.6 * nearness(state, seat, False)
            elif count == CENTRAL:
                total += 1.0 if have else 0.6 * nearness(state, seat, True)
            elif count == ROUNDS:
                total += 0.75 if state.owners[CENTRE] == seat else 0.5 * nearness(state, seat, True)
            else:
                total += have / least if have < least else 1.0
        score += GOAL_WEIGHT * total / len(NEEDS[goal])
    elif state.rules.scenario == "dragonlord":
        # The way to the next Castle must outweigh the Lands beside it, or two realms wrestle for one Land for ever.
        taken = len(state.captured_castles(seat))
        score += CASTLE_TAKEN * taken + CASTLE_AHEAD * (1.0 if taken else nearness(state, seat, False))
    return score


def threat(state: Elves, seat: int) -> float:
    """How near a rival is to the nearest of the goals it may have, from 0 to 1, steeply."""
    ruled_out = state.players[seat].ruled_out
    best = 0.0
    for goal in GOALS_FOR[len(state.map().towers)]:
        if ruled_out >> goal & 1:
            continue
        total = 0.0
        for count, least in NEEDS[goal]:
            have = state.tally(seat, count)
            if count == ROUNDS:
                total += 0.8 if state.owners[CENTRE] == seat else 0.0
            else:
                total += have / least if have < least else 1.0
        total /= len(NEEDS[goal])
        if total > best:
            best = total
    return best * best


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


def battle(state: Elves, seat: int, own: bool) -> float:
    """What the battle promises this seat: the cell by its chance, and the warriors still on the field."""
    if seat != state.attacker and seat != state.defender:
        return 0.0
    chance = attackers_chance(state)
    cell = state.conflict
    holder = state.owners[cell]
    gain = 0.0
    if seat == state.attacker:
        before = realm(state, seat, own)
        state.lay_token(cell, seat)
        gain = realm(state, seat, own) - before
        state.lay_token(cell, holder)
        if holder < 0 and cell >= FIRST_LAND:
            gain += 0.4
        if holder >= 0 and is_castle(cell):
            gain += ELIMINATION
        gain *= chance
    else:
        loss = LAND + (TOWER if cell < FIRST_LAND else 0.0)
        if state.players[seat].castle == cell:
            loss += 3.0 * ELIMINATION
        gain = -loss * chance
    side = state.side_of_seat(seat)
    for one in (*state.field, state.top, state.bottom):
        if fights(one) and side_of(one) == side and one & 127 < len(LIVES):
            gain += CARD_IN_HAND * (0.3 + 0.2 * (lives_of(one) - wounds_of(one)))
    return gain


def attackers_chance(state: Elves) -> float:
    """The chance that the attacker wins the battle, from what is committed or on the field."""
    table = strengths()
    if state.stage == PEACE:
        mine = promised(state, state.attacker)
        theirs = 3.0 * average(NEUTRAL) * WITHOUT_TREASURE
        if state.owners[state.conflict] >= 0:
            theirs = 3.0 * average(state.players[state.owners[state.conflict]].nation)
        if state.conflict == CENTRE or is_castle(state.conflict):
            theirs += table[state.dragon_of(state.conflict)] - average(NEUTRAL)
        return 1.0 / (1.0 + exp((theirs - mine) * 0.25))
    mine = promised(state, state.attacker)
    if state.defender >= 0:
        theirs = promised(state, state.defender)
    else:
        theirs = 0.0
        for one in state.guards:
            theirs += table[one & 127]
    return 1.0 / (1.0 + exp((theirs - mine) * 0.25))


def average(suit: int) -> float:
    """The mean strength of a suit's warriors."""
    table = strengths()
    total = 0.0
    for card in BY_SUIT[suit]:
        total += table[card]
    return total / len(BY_SUIT[suit])


def promised(state: Elves, seat: int) -> float:
    """The strength of the cards sent, filled up with what the hand offers on average."""
    table = strengths()
    player = state.players[seat]
    total = 0.0
    for card in player.sent:
        total += table[card]
    if len(player.sent) < 3 and player.hand:
        held = 0.0
        for card in player.hand:
            held += table[card]
        total += (3 - len(player.sent)) * 1.1 * held / len(player.hand)
    return total
