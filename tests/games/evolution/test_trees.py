"""Small exact trees: every choice and every chance, counted by the machine and by hand or by a model apart from it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from ludoteka.games import shelf
from ludoteka.games.evolution.box import EvolutionBox
from ludoteka.games.evolution.state import Evolution
from ludoteka.games.evolution.turn import Turn
from ludoteka.kernel.machine import State
from ludoteka.kernel.positions import read_position
from tests.trees import NOTHING, Count, outcomes, tree


def laid(players: int, *lines: str, **options: Any) -> Evolution:
    state = EvolutionBox().bare(players, shelf.game("evolution", players, **options).options)
    assert isinstance(state, Evolution)
    for line in lines:
        read_position(state, line)
    return state


def begins(seat: int) -> Callable[[State], bool]:
    """Whether the game is over, or this seat begins a turn."""

    def over(state: State) -> bool:
        top = state.current()
        return state.ending != 0 or (isinstance(top, Turn) and top.you == seat)

    return over


# --- two vampires and nothing else: a model of their duel, with nothing of the machine in it -----------------------


def duel(first: int, had: int, crystals: tuple[int, int], asleep: tuple[bool, bool], depth: int) -> Count:
    """From the moment at which it is asked whose turn comes; both need one more token to win."""
    if had and (all(asleep) or had == 2):
        had = 0
        if all(asleep):
            first = 1 - first
            asleep = (False, False)
    seat = (first + had) % 2
    had += 1
    if asleep[seat]:
        return duel(first, had, crystals, asleep, depth)
    return chosen(first, had, crystals, asleep, seat, depth)


def chosen(first: int, had: int, crystals: tuple[int, int], asleep: tuple[bool, bool], seat: int, depth: int) -> Count:
    """The decision to activate the only creature, then its action: sleep, attack, or transmute."""
    if depth == 0:
        return NOTHING
    if depth == 1:
        return Count(1, 0, 0)
    total = Count(2, 0, 0)
    tired = (True, asleep[1]) if seat == 0 else (asleep[0], True)
    total += duel(first, had, crystals, tired, depth - 2)
    mine, theirs = crystals[seat], crystals[1 - seat]
    if theirs:
        mine, theirs = min(4, mine + 1), theirs - 1
    after = (mine, theirs) if seat == 0 else (theirs, mine)
    total += duel(first, had, after, tired, depth - 2)
    if crystals[seat] == 4:
        total += Count(0, 0, 1)
    return total


@pytest.mark.parametrize(("mine", "theirs"), [(2, 2), (3, 1), (0, 4)])
def test_a_duel_of_two_vampires(mine: int, theirs: int) -> None:
    state = laid(2, f"A  creatures {mine} Vampire  tokens 2", f"B  creatures {theirs} Vampire  tokens 2", figure="left")
    expected = chosen(0, 1, (mine, theirs), (False, False), 0, 14)
    assert tree(state, 14) == expected


def test_the_duel_has_exactly_so_many_nodes() -> None:
    state = laid(2, "A  creatures 3 Vampire  tokens 2", "B  creatures 1 Vampire  tokens 2", figure="left")
    assert tree(state, 14) == Count(254, 0, 7)


# --- counted by hand -----------------------------------------------------------------------------------------------


def test_the_orders_of_three_attacking_traits() -> None:
    """One decision to activate, one to act (sleep or attack); then 3, 2 and 1 traits are left, or it is enough."""
    state = laid(2, "A  creatures 0 Vampire Fire-Breathing Lulling", "B  creatures 1 Tiny, 0 Flying")
    state.apply("activate A1")
    state.apply("attack B1")
    assert tree(state, 9, begins(1)) == Count(1 + 3 + 6, 0, 3 * (1 + 2 * 2))


def test_the_ways_through_one_turn() -> None:
    """One card in hand, one creature: created (then either acts), laid left or right, or kept."""
    state = laid(2, "A  creatures 0  hand Fireproof/Inheriting", "B  creatures 0")
    # create: activate one of two, sleep. Else three ways to add, then activate, sleep.
    assert tree(state, 9, begins(1)) == Count(1 + (1 + 2) + (1 + 3 * 2), 0, 2 + 3)


def test_a_redraw_is_a_chance() -> None:
    """B keeps a hand of one, or changes it: one card of three in the deck; then A is asked, and B's turn begins."""
    state = laid(2, "A  creatures 0", "B  creatures 0 asleep", hand_refill="plus-2")
    state.players[1].hand = [0]
    state.rules.hand_refill = "up-to-5"
    state.apply("activate A1")
    state.deck.bag = [1, 2, 3]
    # Of the three cards the new round deals all to B, who is first: the hand is four, in 3 * 2 * 1 orders.
    result = outcomes(state, state.options()[0], [])
    assert result is not None
    assert (len(result[0]), result[1]) == (6, 1 + 3 + 6)


def test_the_shadows_choice_is_a_chance() -> None:
    """It turns up a card, picks a half and one of two equal creatures: two chances of two, and four worlds."""
    state = laid(1, "A  creatures 0, 0", "B  creatures 0 asleep, 0 asleep")
    state.deck.top = [5, 5]
    state.apply("activate A1")
    result = outcomes(state, state.options()[0], [])
    assert result is not None
    assert (len(result[0]), result[1]) == (4, 1 + 2)
    laid_to = {tuple(tuple(c.traits) for c in world.players[1].creatures) for world in result[0]}
    assert laid_to == {((5,), ()), ((5 + 64,), ()), ((), (5,)), ((), (5 + 64,))}
