"""How well a seat stands: what the greedy bot goes by."""

from __future__ import annotations

from math import exp
from typing import Final

from ludoteka.games.etherstone.abilities import HEALTH_POINT, MARKED, STONE, Ability, Sentence
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
    STRENGTH,
    TAPPED,
    VP,
)
from ludoteka.games.etherstone.die import TakeDie
from ludoteka.games.etherstone.draft import ChooseLeader, Draft
from ludoteka.games.etherstone.reactions import Reactions
from ludoteka.games.etherstone.score import lines
from ludoteka.games.etherstone.state import DRAFTING, Etherstone, Player
from ludoteka.games.etherstone.summon import PAY_STEP, Summon
from ludoteka.games.etherstone.verbs import APPLY, DRAFT, LEAD
from ludoteka.kernel.machine import Doing

WANTED: Final = 9  # stones beyond these are of little use
LONG_GAME: Final = 10.0  # turns a seat has left when the draft begins

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
    return 1.0 / (1.0 + exp(max(-30.0, min(30.0, (best - mine) / spread))))


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
    turns = max(3.0, LONG_GAME - 0.6 * state.turns / len(state.players))
    hand = 9
    for player in state.players:
        hand = min(hand, len(player.hand))
    near = hand <= 1 or state.deck_size() <= 1 or state.supply <= 2
    return min(turns, 1.5) if near else turns


def prospects(state: Etherstone, player: Player, turns: float, but: int = -1) -> float:
    """The points of a seat now and what it may still make of cards, stones and health; `but` is being summoned."""
    score = lines(state, player)
    value = float(score[0] + score[1] + score[2] + score[3] + score[4] + score[6])
    value += HEALTH_POINT * player.health - max(0, 5 - player.health) * 0.8
    if player.infected:
        value -= 7.0 if turns > 0.5 else 3.0
    part = min(1.0, turns / 3.0)
    markers = player.markers
    strength = 0.0
    for it in player.play:
        card = it & CARD_BITS
        value += 0.3 + ENGINE[card] * turns
        markers += it >> 8
        if IS_FOLLOWER[card]:
            strength += STRENGTH[card] * (0.4 if it & TAPPED else 1.0)
    value += MARKED * 0.5 * markers * part + 0.35 * strength * part
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
    value += 0.8 * best + 0.4 * second
    if player.leader >= 0:
        value += ENGINE[player.leader] * turns
    return value


def nearness(player: Player, card: int) -> float:
    """What part of the cost of a card in hand is at hand."""
    cost = COST[card]
    stones = player.stones
    lack = PRICE[card] - player.all_stones()
    coloured = 0
    for colour in range(4):
        coloured += max(0, cost[colour] - stones[colour])
    return 1.0 - max(0, lack, coloured) / PRICE[card]


def gain_of(card: int, turns: float) -> float:
    """What laying out a card adds to waiting with it."""
    return laid_out(card, turns) + AT_ONCE[card] - in_hand(card, turns)


def laid_out(card: int, turns: float) -> float:
    """What an entity is worth once it lies in play."""
    return 0.3 + VP[card] + ENGINE[card] * turns + 0.35 * STRENGTH[card] * min(1.0, turns / 3.0)


def in_hand(card: int, turns: float) -> float:
    """What it is worth while it waits in hand."""
    gain = laid_out(card, turns * 0.7) + AT_ONCE[card] - STONE * PRICE[card]
    return 0.5 * gain * min(1.0, turns / 4.0)


def being_summoned(state: Etherstone, seat: int) -> int:
    """The card that this seat has announced and not yet laid out; -1 if none."""
    for frame in state.stack:
        if isinstance(frame, Summon) and frame.you == seat and frame.at <= PAY_STEP + 1:
            return frame.card
    return -1


def under_way(state: Etherstone, seat: int, turns: float) -> float:
    """What the passages still on the stack are about to bring this seat."""
    value = 0.0
    for frame in state.stack:
        if isinstance(frame, Doing):
            if frame.you == seat:
                value += still_to_do(frame)
        elif isinstance(frame, Attack):
            if frame.you == seat and frame.slot >= 0 and frame.at <= VICTORY:
                value += of_attack(state, frame)
        elif isinstance(frame, Victory):
            if frame.you == seat and frame.at <= 1:
                value += VP[state.area[frame.slot]]
        elif isinstance(frame, Summon):
            if frame.you == seat and frame.at <= PAY_STEP + 1:
                value += laid_out(frame.card, turns) + AT_ONCE[frame.card] - 0.3 * max(0, frame.owed())
        elif isinstance(frame, TakeDie):
            if frame.you == seat:
                value += opened(state, frame)
        elif isinstance(frame, Reactions):
            for entry in state.waiting:
                if entry >> 8 == seat:
                    value += max(0.0, ABILITIES[entry & 255].value(1))
        elif isinstance(frame, Draft):
            if frame.answers[seat] >= 0:
                value += in_hand(frame.answers[seat] - DRAFT, turns)
        elif isinstance(frame, ChooseLeader) and frame.answers[seat] >= 0:
            leader = frame.answers[seat] - LEAD
            value += ENGINE[leader] * turns + HEALTH_POINT * HEALTH[leader] + 0.8 * STRENGTH[leader]
    return value


def still_to_do(frame: Doing) -> float:
    """The sentences of a text that are not done, the one that asks included."""
    value = 0.0
    text = frame.text
    for i in range(max(0, frame.at - 1), len(text.lines)):
        line = text.lines[i]
        if isinstance(line, Sentence):
            value += line.value(frame.x)
    if isinstance(text, Ability) and text.x is not None and frame.x == 0:
        value += 0.5
    return value


def of_attack(state: Etherstone, attack: Attack) -> float:
    """A victory to come, less what it costs: fewer attackers are better."""
    threat = state.area[attack.slot]
    value = VP[threat] + PRIZE[threat] - HEALTH_POINT * attack.damage(state)
    player = state.players[attack.you]
    if attack.at <= 2:
        for card in attack.going:
            if card != player.leader:
                value -= 0.21 * state.strength_of(player, card)
    if player.health <= attack.damage(state):
        value -= 7.0
    return value


def opened(state: Etherstone, frame: TakeDie) -> float:
    """The abilities that a die has opened and that are worth applying."""
    value = 0.0
    for option in frame.usable(state):
        ability = ABILITIES[option - APPLY]
        value += max(0.0, 0.9 * ability.value(max(1, ability.x_now(state, frame.you))))
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
            rate += 0.2 * (ability.value(2) + sum(s.value(1) for s in ability.after.lines if isinstance(s, Sentence)))
        for event in range(len(ANSWER)):
            if ANSWER[event][card] >= 0:
                rate += 0.15 * max(0.0, ABILITIES[ANSWER[event][card]].value(1))
        ENGINE.append(rate)
        AT_ONCE.append(sum(max(0.0, ABILITIES[number].value(2)) for number in IMMEDIATE[card]))
        PRIZE.append(sum(s.value(0) for s in REWARD[card].lines if isinstance(s, Sentence)))
