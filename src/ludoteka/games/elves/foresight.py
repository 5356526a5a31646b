"""Looking ahead in a battle: how it ends if nobody acts any more and every warrior does the obvious."""

from __future__ import annotations

from typing import Final

from ludoteka.games.elves.answers import Answers, Declared
from ludoteka.games.elves.deployment import Layout
from ludoteka.games.elves.fight import CardTurn
from ludoteka.games.elves.layout import FIGHTING, LAYING
from ludoteka.games.elves.pieces import ACTED, lives_of, slot_of, target_place, wounds_of
from ludoteka.games.elves.state import Elves
from ludoteka.games.elves.strike import damage_of
from ludoteka.games.elves.verbs import KEEP, PASS, STAY, STRIKE

MOST: Final = 200  # questions; no battle has as many


def is_pending(state: Elves) -> bool:
    """Whether something is going on whose end can be foreseen: a fight, or an Action that waits for answers."""
    if state.stage == FIGHTING or (state.stage == LAYING and state.top >= 0):
        return True
    return state.within(Declared) is not None


def foresee(twin: Elves) -> None:
    """Play on, everybody silent, until the battle or the Action is over, or an aim is asked for."""
    for player in twin.players:
        player.silent = True
    for _ in range(MOST):
        if twin.ending or not is_pending(twin) or isinstance(twin.current(), Declared):
            return
        twin.play(reflex(twin))


def reflex(state: Elves) -> int:
    """The obvious answer to the open question."""
    top = state.current()
    if isinstance(top, Answers):
        return PASS
    if isinstance(top, CardTurn):
        return best_blow(state, state.place_of(top.one), top.options(state))
    if isinstance(top, Layout):
        return KEEP
    return top.options(state)[0]


def best_blow(state: Elves, place: int, options: list[int]) -> int:
    """The strike that kills most and costs least; who cannot strike stays."""
    if STAY in options:
        return STAY
    best = options[0]
    most = -99
    for option in options:
        value = blow(state, place, option - STRIKE)
        if value > most:
            most = value
            best = option
    return best


def blow(state: Elves, place: int, hand: int) -> int:
    """How good a strike with this hand is: lives taken, and deaths above all, against lives lost."""
    one = state.field[place]
    other = state.field[target_place(place, hand)]
    facing = slot_of(other, 2 - hand)
    lives = damage_of(slot_of(one, hand), facing)
    left = lives_of(other) - wounds_of(other)
    value = 2 * (lives if lives < left else left)
    if lives >= left:
        value += 5 if other & ACTED == 0 else 4
    if state.bites_back(facing):
        value -= 6 if wounds_of(one) + 1 >= lives_of(one) else 2
    return value
