"""«Подготовка»: the deck, the ether, the sources, a creature and a hand for everybody."""

from __future__ import annotations

from typing import Any

from ludoteka.games.evolution.cards import pairs, sources
from ludoteka.games.evolution.creature import Creature
from ludoteka.games.evolution.deck import BASE, C_SET, COPIES, ETHER, KINDS_OF_CARD, S_ID
from ludoteka.games.evolution.needs import CREATE_STEP
from ludoteka.games.evolution.player import Player
from ludoteka.games.evolution.rounds import Rounds
from ludoteka.games.evolution.source import open_source
from ludoteka.games.evolution.state import DRAWING, HAND, STREAMS, Evolution
from ludoteka.games.evolution.turn import Turn
from ludoteka.games.evolution.twins import Rules
from ludoteka.kernel.luck import stream

PRINTED_ROOMS = (pairs, sources)
IN_THE_ETHER = 3


def with_rare(players: int, rules: Rules) -> bool:
    """Whether Rare Species are shuffled in."""
    # rule: evolution.rare.shuffled-into-base-deck
    return rules.rare == "on" or players > 4


def fresh(players: int, options: dict[str, Any]) -> Evolution:
    """A table with its seats and nothing on it."""
    state = Evolution()
    state.rules = Rules(options)
    state.players = [Player(seat) for seat in range(max(2, players))]
    state.luck = [0] * STREAMS
    if players == 1:
        state.shadow = 1
        state.first = 1
    if state.rules.familiar:
        # rule: evolution.familiar.optional-extra-participant, evolution.familiar.starts-as-baby
        # rule: evolution.contents.familiar-board
        state.familiar = [Creature()]
    return state


def bare(players: int, options: dict[str, Any]) -> Evolution:
    """Seat A at the beginning of its turn, nothing on the table."""
    state = fresh(players, options)
    state.round = 1
    rounds = Rounds(0)
    rounds.at = 1
    rounds.count = 2 if state.shadow >= 0 else 1
    turn = Turn(0)
    turn.at = CREATE_STEP + 1
    state.follow(rounds)
    state.follow(turn)
    return state


def deal(players: int, options: dict[str, Any], seed: str) -> Evolution:
    """Everything is laid out, and the first round begins."""
    state = fresh(players, options)
    state.luck = [stream(seed, f"evolution/{i}") for i in range(STREAMS)]
    for card in range(KINDS_OF_CARD):
        if C_SET[card] == BASE:
            copies = COPIES[card] + (1 if with_rare(players, state.rules) else 0)
            state.deck.bag.extend([card] * copies)
        elif state.rules.victims:
            # rule: evolution.victims.shuffled-into-deck, evolution.victims.optional-module
            state.deck.bag.extend([card] * COPIES[card])
    if state.rules.ether:
        # rule: evolution.ether.shuffle-at-setup, evolution.ether.three-face-up, evolution.ether.rest-out-of-game
        ether = [card for card in range(KINDS_OF_CARD, len(C_SET)) if C_SET[card] == ETHER]
        for _ in range(IN_THE_ETHER):
            state.ether.append(state.pick(DRAWING, ether))
    # rule: evolution.base.setup-source
    state.sources.bag = list(range(len(S_ID)))
    open_source(state, state.sources.draw(state))
    # rule: evolution.base.setup-creature-and-hand, evolution.base.solo-shadow-basics
    for player in state.players:
        creature = Creature()
        creature.card = state.deck.draw(state)
        player.creatures.append(creature)
        if player.seat != state.shadow:
            state.draw(player.seat, HAND)
    if state.shadow >= 0:
        # rule: evolution.solo-ether.shadow-starting-crystal
        head_start = (1 if state.rules.ether else 0) + (1 if state.rules.difficulty == "hard" else 0)
        state.players[state.shadow].creatures[0].crystals = head_start
    else:
        # rule: evolution.base.setup-first-player
        state.first = state.chance(DRAWING, len(state.players))

    state.follow(Rounds(0))
    state.run()
    return state
