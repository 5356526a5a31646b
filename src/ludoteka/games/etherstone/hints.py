"""How well a seat stands: what the greedy bot goes by."""

from __future__ import annotations

from math import exp
from typing import Final

from ludoteka.games.etherstone.abilities import HEALTH_POINT, MARKED, STONE, Ability, Sentence, times
from ludoteka.games.etherstone.attack import VICTORY, Attack, Victory
from ludoteka.games.etherstone.deck import (
    ABILITIES,
    ANSWER,
    CARD_BITS,
    COST,
    HEALTH,
    ID,
    IMMEDIATE,
    IS_FOLLOWER,
    ON_ATTACK,
    ON_DIE,
    PASSIVES,
    PRICE,
    REWARD,
    START,
    START_MARKERS,
    STRENGTH,
    TAPPED,
    VP,
)
from ludoteka.games.etherstone.deeds import ChangeDie, Crush, SummonFromHand
from ludoteka.games.etherstone.die import TakeDie
from ludoteka.games.etherstone.draft import ChooseLeader, Draft
from ludoteka.games.etherstone.in_play import Destroy, Recall
from ludoteka.games.etherstone.layout import DRAFTING, FULL_HEALTH
from ludoteka.games.etherstone.player import Player
from ludoteka.games.etherstone.reach import summonable
from ludoteka.games.etherstone.reactions import Reactions
from ludoteka.games.etherstone.score import lines
from ludoteka.games.etherstone.state import Etherstone
from ludoteka.games.etherstone.strength import strength_of
from ludoteka.games.etherstone.summon import PAY_STEP, Summon
from ludoteka.games.etherstone.verbs import APPLY, DRAFT, LEAD
from ludoteka.games.etherstone.words import Gain, GainHealth, LoseHealth
from ludoteka.kernel.machine import Doing

WANTED: Final = 9  # stones beyond these are of little use
LONG_GAME: Final = 10.0  # turns a seat has left when the draft begins
LATE: Final = 20.0  # rounds after which nobody builds for a future any more, so that no game stands still

ENGINE: Final[list[float]] = []  # what each card brings a turn, roughly
AT_ONCE: Final[list[float]] = []  # what it brings when it is laid out
PRIZE: Final[list[float]] = []  # what the reward of each threat is worth


def worth(state: Etherstone, seat: int) -> float:
    """The chance of `seat` to win, roughly: its own prospects against the best of its rivals'."""
    if state.ending:
        return 1.0 / len(state.winners) if seat in state.winners else 0.0
    if not ENGINE:
        rate_cards()
    card = being_summoned(state, seat)
    closes = not state.closing and will_close(state, seat, card)
    turns = 0.3 if closes else turns_left(state)
    mine = prospects(state, state.players[seat], turns, card) + under_way(state, seat, turns)
    if closes:
        mine += 2.0 if state.turn == seat else -2.0
    best = -1000.0
    for foe in state.players:
        if foe.seat != seat:
            best = max(best, prospects(state, foe, turns))
    spread = 2.5 if closes or state.closing else 8.0
    lead = mine - best
    late = state.turns / len(state.players) - LATE
    if late > 0 and lead > 0:
        lead += late * 0.2 * progress(state.players[seat], card)
    chance = 1.0 / (1.0 + exp(max(-30.0, min(30.0, -lead / spread))))
    return 0.99 * chance + 0.01 * (0.5 + 0.5 * lead / (abs(lead) + 20.0))  # a clear lead still grows


def progress(player: Player, but: int) -> float:
    """How far a seat has come in laying out its hand, which is the end that is always in its own power."""
    best = 0.0
    left = 0
    for card in player.hand:
        if card != but:
            left += 1
            best = max(best, nearness(player, card))
    return best - left


def will_close(state: Etherstone, seat: int, card: int) -> bool:
    """Whether the turn under way will meet a condition of the end."""
    if state.phase == DRAFTING:
        return False
    if card >= 0 and len(state.players[seat].hand) == 1:
        return True
    return state.supply == 0 or state.deck_size() == 0 or not state.players[state.turn].hand


def turns_left(state: Etherstone) -> float:
    """How many turns each seat may still have, by whichever end comes first."""
    if state.phase == DRAFTING:
        return LONG_GAME
    if state.closing:
        return 0.3
    rounds = state.turns / len(state.players)
    turns = max(3.0, LONG_GAME - 0.6 * rounds) - 0.25 * max(0.0, rounds - LATE)
    turns = max(0.6, turns)
    hand = 9
    for player in state.players:
        hand = min(hand, len(player.hand))
    near = hand <= 1 or state.deck_size() <= 1 or state.supply <= 2
    return min(turns, 1.5) if near else turns


def prospects(state: Etherstone, player: Player, turns: float, but: int = -1) -> float:
    """The points of a seat now and what it may still make of cards, stones and health; `but` is being summoned."""
    score = lines(state, player)
    value = float(score[0] + score[1] + score[2] + score[3] + score[4] + score[6])
    value += of_health(player.health, turns)
    part = min(1.0, turns / 3.0)
    markers = player.markers
    strength = 0.0
    for it in player.play:
        card = it & CARD_BITS
        value += 0.3 + 0.6 * ENGINE[card] * turns
        markers += it >> 8
        if IS_FOLLOWER[card]:
            strength += STRENGTH[card] * (0.4 if it & TAPPED else 1.0)
    value += MARKED * 0.5 * markers * part + 0.75 * strength * part
    value += 0.15 * min(WANTED, player.all_stones()) * part
    best = 0.0
    second = 0.0
    for card in player.hand:
        if card == but:
            continue
        value += in_hand(card, turns)
        near = nearness(player, card) * gain_of(card, turns)
        if near > best:
            second = best
            best = near
        else:
            second = max(second, near)
    value += 0.55 * best + 0.15 * second
    if player.leader >= 0:
        value += ENGINE[player.leader] * turns
    return value


def of_health(health: int, turns: float) -> float:
    """What this many points on the dial are worth: the last ones most, for below them lies a deal with the Abyss."""
    value = HEALTH_POINT * health - max(0, 5 - health) * 0.8
    if health == 0:
        value -= 7.0 if turns > 0.5 else 3.0
    return value


def of_stones(player: Player, n: int, turns: float) -> float:
    """What this many more stones are worth: those that the hand still wants, and the others next to nothing."""
    wanted = -player.all_stones()
    for card in player.hand:
        wanted += PRICE[card]
    useful = max(0, min(n, wanted))
    return (STONE * useful + 0.1 * (n - useful)) * min(1.0, turns / 3.0)


def nearness(player: Player, card: int) -> float:
    """What part of the cost of a card in hand is at hand."""
    cost = COST[card]
    stones = player.stones
    lack = PRICE[card] - player.all_stones()
    coloured = 0
    for colour in range(4):
        coloured += max(0, cost[colour] - stones[colour])
    return 1.0 - max(0, max(lack, coloured)) / PRICE[card]


def gain_of(card: int, turns: float) -> float:
    """What laying out a card adds to waiting with it."""
    return laid_out(card, turns) + AT_ONCE[card] - in_hand(card, turns)


def laid_out(card: int, turns: float) -> float:
    """What an entity is worth once it lies in play."""
    return 0.3 + VP[card] + 0.6 * ENGINE[card] * turns + 0.75 * STRENGTH[card] * min(1.0, turns / 3.0)


def in_hand(card: int, turns: float) -> float:
    """What it is worth while it waits in hand."""
    gain = laid_out(card, turns * 0.7) + AT_ONCE[card] - STONE * PRICE[card]
    return 0.5 * gain * min(1.0, turns / 4.0)


def being_summoned(state: Etherstone, seat: int) -> int:
    """The card that this seat has announced and not yet laid out; -1 if none."""
    for frame in state.unfinished():
        if isinstance(frame, Summon) and frame.you == seat and frame.at <= PAY_STEP + 1:
            return frame.card
    return -1


def under_way(state: Etherstone, seat: int, turns: float) -> float:
    """What the passages still on the stack are about to bring this seat."""
    value = 0.0
    for frame in state.unfinished():
        if isinstance(frame, Doing):
            if frame.you == seat:
                value += still_to_do(state, frame, turns)
        elif isinstance(frame, Attack):
            if frame.you == seat and frame.slot >= 0 and frame.at <= VICTORY:
                value += of_attack(state, frame)
        elif isinstance(frame, Victory):
            if frame.you == seat and frame.at <= 1:
                value += VP[state.area[frame.slot]]
        elif isinstance(frame, Summon):
            if frame.you == seat and frame.at <= PAY_STEP + 1:
                value += (
                    laid_out(frame.card, turns)
                    + AT_ONCE[frame.card]
                    - 0.3 * max(0, frame.owed()) * min(1.0, turns / 3.0)
                )
        elif isinstance(frame, TakeDie):
            if frame.you == seat:
                value += opened(state, frame, turns)
        elif isinstance(frame, Reactions):
            for entry in state.waiting:
                if entry >> 8 == seat:
                    value += max(0.0, now_worth(state, seat, ABILITIES[entry & 255], turns))
        elif isinstance(frame, Draft):
            if frame.answers[seat] >= 0:
                value += in_hand(frame.answers[seat] - DRAFT, turns)
        elif isinstance(frame, ChooseLeader) and frame.answers[seat] >= 0:
            leader = frame.answers[seat] - LEAD
            value += ENGINE[leader] * turns + HEALTH_POINT * HEALTH[leader] + 0.8 * STRENGTH[leader]
            value += 0.5 * STONE * sum(START[leader]) + MARKED * START_MARKERS[leader]
    return value


def still_to_do(state: Etherstone, frame: Doing, turns: float) -> float:
    """The sentences of a text that are not done, the one that asks included."""
    text = frame.text
    x = frame.x
    if isinstance(text, Ability) and text.x is not None and text.x.counter < 0 and x == 0:
        return max(0.0, now_worth(state, frame.you, text, turns))
    value = 0.0
    for i in range(max(0, frame.at - 1), len(text.lines)):
        line = text.lines[i]
        if isinstance(line, Sentence):
            done = frame.target + 1 if i == frame.at - 1 else 0
            value += of_sentence(state, frame.you, frame.this, line, x, done, turns)
    return value


def now_worth(state: Etherstone, seat: int, ability: Ability, turns: float) -> float:
    """What applying an ability now would bring; of a chosen X, the best."""
    if ability.x is None or ability.x.counter >= 0:
        return with_x(state, seat, ability, ability.x_now(state, seat), turns)
    best = -100.0
    for x in range(1, ability.limit(state, seat) + 1):
        best = max(best, with_x(state, seat, ability, x, turns))
    return best


def with_x(state: Etherstone, seat: int, ability: Ability, x: int, turns: float) -> float:
    value = 0.0
    for effect in ability.effects:
        value += of_sentence(state, seat, ability.card, effect, x, 0, turns)
    for price in ability.price:
        value += of_sentence(state, seat, ability.card, price, x, 0, turns)
    return value


def of_sentence(state: Etherstone, seat: int, this: int, line: Sentence, x: int, done: int, turns: float) -> float:
    """What doing a sentence now would bring its owner; `done` of its picks are made."""
    player = state.players[seat]
    if isinstance(line, Gain):
        return of_stones(player, max(0, times(line.n, x) - done), turns)
    if isinstance(line, GainHealth):
        if player.infected:
            return 0.0
        return of_health(min(FULL_HEALTH, player.health + times(line.n, x)), turns) - of_health(player.health, turns)
    if isinstance(line, LoseHealth):
        return of_health(max(0, player.health - times(line.n, x)), turns) - of_health(player.health, turns)
    if isinstance(line, Crush):
        best = 0.0
        for slot in line.slots(state):
            best = max(best, VP[state.area[slot]] + PRIZE[state.area[slot]])
        return best
    if isinstance(line, Destroy):
        least = 9.0
        for card in line.candidates(state, seat, this):
            least = min(least, laid_out(card, turns))
        return -least
    if isinstance(line, Recall):
        least = 0.0 if line.may else 9.0
        for card in line.candidates(state, seat, this):
            least = min(least, gain_of(card, turns))
        return -least
    if isinstance(line, SummonFromHand):
        best = 0.0
        for card in summonable(state, seat, line.less):
            if line.sort.fits(card) and card != this:
                best = max(best, 1.0 + STONE * min(line.less, PRICE[card]))
        return best
    if isinstance(line, ChangeDie):
        return of_die(state, seat, line.n, turns)
    return line.value(x)


def of_die(state: Etherstone, seat: int, by: int, turns: float) -> float:
    """What changing the value of the die by so much would open beyond what it opens now."""
    for frame in state.unfinished():
        if isinstance(frame, TakeDie) and frame.you == seat:
            now = opened_at(state, frame, state.value, turns)
            best = now
            for value in range(max(1, state.value - by), min(6, state.value + by) + 1):
                best = max(best, opened_at(state, frame, value, turns))
            return best - now
    return 0.0


def opened_at(state: Etherstone, frame: TakeDie, die: int, turns: float) -> float:
    """What a die of this value would open, but for changing it once more."""
    bit = 1 << 6 * state.colour + die - 1
    player = state.players[frame.you]
    value = of_matching(state, frame, player.leader, bit, turns)
    for it in player.play:
        value += of_matching(state, frame, it & CARD_BITS, bit, turns)
    return value


def of_matching(state: Etherstone, frame: TakeDie, card: int, bit: int, turns: float) -> float:
    value = 0.0
    for number in ON_DIE[card]:
        ability = ABILITIES[number]
        if not ability.fits & bit or number in frame.used or isinstance(ability.effects[0], ChangeDie):
            continue
        if ability.is_usable(state, frame.you):
            value += max(0.0, 0.9 * now_worth(state, frame.you, ability, turns))
    return value


def of_attack(state: Etherstone, attack: Attack) -> float:
    """A victory to come, less what it costs: fewer attackers are better."""
    threat = state.area[attack.slot]
    value = VP[threat] + PRIZE[threat] - HEALTH_POINT * attack.damage(state)
    player = state.players[attack.you]
    if attack.at <= 2:
        for card in attack.going:
            if card != player.leader:
                value -= 0.21 * strength_of(player, card)
    if player.health <= attack.damage(state):
        value -= 7.0
    return value


def opened(state: Etherstone, frame: TakeDie, turns: float) -> float:
    """The abilities that a die has opened and that are worth applying."""
    value = 0.0
    for option in frame.usable(state):
        value += max(0.0, 0.9 * now_worth(state, frame.you, ABILITIES[option - APPLY], turns))
    return value


def rate_cards() -> None:
    """Fill the tables: once, when all cards are printed."""
    for card in range(len(ID)):
        rate = 0.25 * len(PASSIVES[card])
        for number in ON_DIE[card]:
            ability = ABILITIES[number]
            chance = 0.45 if ability.fits.bit_count() > 8 else 0.33
            rate += chance * 0.45 * max(0.0, ability.value(2))
        for number in ON_ATTACK[card]:
            ability = ABILITIES[number]
            after = sum(s.value(1) for s in ability.after.lines if isinstance(s, Sentence))
            rate += 0.2 * max(0.3, ability.value(2) + after)  # what costs markers is kept for the attack that needs it
        for event in range(len(ANSWER)):
            if ANSWER[event][card] >= 0:
                rate += 0.15 * max(0.0, ABILITIES[ANSWER[event][card]].value(1))
        ENGINE.append(rate)
        AT_ONCE.append(sum(max(0.0, ABILITIES[number].value(2)) for number in IMMEDIATE[card]))
        PRIZE.append(sum(s.value(0) for s in REWARD[card].lines if isinstance(s, Sentence)))
