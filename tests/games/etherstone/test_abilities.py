"""How an ability is put together from what its card says: what opens it, what it asks first, what it does then."""

from __future__ import annotations

import pytest

from ludoteka.games.etherstone.abilities import (
    CHOOSING,
    Ability,
    chosen,
    count,
    die_from,
    die_is,
    die_shows,
    immediate,
    in_attack,
)
from ludoteka.games.etherstone.counting import FOLLOWERS
from ludoteka.games.etherstone.deck import COLOURS
from ludoteka.games.etherstone.words import GainHealth, LoseHealth, Spend


def opened(ability: Ability) -> set[tuple[int, int]]:
    """The colours and values of a die that open it."""
    return {(bit // 6, bit % 6 + 1) for bit in range(40) if ability.fits >> bit & 1}


@pytest.mark.rule("etherstone.symbols.die-value")
def test_two_values_of_every_colour() -> None:
    assert opened(die_shows(2, 5, GainHealth(1))) == {(colour, value) for colour in range(4) for value in (2, 5)}


@pytest.mark.rule("etherstone.symbols.die-range")
def test_a_range_has_both_ends_in_every_colour() -> None:
    assert opened(die_from(3, 5, GainHealth(1))) == {(colour, value) for colour in range(4) for value in (3, 4, 5)}


@pytest.mark.rule("etherstone.symbols.die-colour")
@pytest.mark.parametrize("colour", range(4), ids=COLOURS[:4])
def test_all_values_of_one_colour(colour: int) -> None:
    assert opened(die_is(colour, GainHealth(1))) == {(colour, value) for value in range(1, 7)}


@pytest.mark.rule("etherstone.abilities.separate-lines", "etherstone.abilities.once-without-x")
def test_x_is_chosen_first_then_the_price_then_what_it_does() -> None:
    price, effect = LoseHealth(1), GainHealth(2)
    assert list(immediate(effect, price=(price,), x=chosen(3)).lines) == [CHOOSING, price, effect]
    assert list(immediate(effect, price=(price,), x=count(FOLLOWERS)).lines) == [price, effect]
    assert list(immediate(effect, price=(price,)).lines) == [price, effect]


@pytest.mark.rule("etherstone.abilities.separate-lines")
def test_one_shared_price_is_enough_and_an_attack_asks_how_small_x_may_be() -> None:
    alone, shared = LoseHealth(1), Spend(1, 2)
    assert immediate(GainHealth(1), price=(alone, shared)).shared
    assert not immediate(GainHealth(1), price=(alone,)).shared
    assert in_attack(GainHealth(1), x=chosen(2)).least
    assert not immediate(GainHealth(1), x=chosen(2)).least


@pytest.mark.rule("etherstone.abilities.separate-lines")
def test_an_ability_that_is_on_no_card_is_nobodys() -> None:
    ability = immediate(GainHealth(1))
    assert (ability.number, ability.card) == (-1, -1)
