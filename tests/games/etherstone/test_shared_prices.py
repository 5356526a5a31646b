"""Abilities that no card has today, lent to cards: what they cost and gain is counted together."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

from ludoteka.games.etherstone.abilities import Ability, X, before_summon, chosen, in_attack
from ludoteka.games.etherstone.deck import ABILITIES, ANY, BEFORE, ID, ON_ATTACK, RED
from ludoteka.games.etherstone.words import AddStrength, Gain, LoseHealth, Spend
from ludoteka.games.shelf import game_of
from ludoteka.kernel.story import read_stories, tell_story

Lend = Callable[[str, Ability], None]
PLAYERS = 2


@pytest.fixture
def lend() -> Iterator[Lend]:
    """Give a card one more ability while the test lasts."""
    lent: list[list[int]] = []

    def give(card: str, ability: Ability) -> None:
        number = ID.index(card)
        ability.number, ability.card = len(ABILITIES), number
        ABILITIES.append(ability)
        ability.file(number)
        lent.append(BEFORE[number] if BEFORE[number][-1:] == [ability.number] else ON_ATTACK[number])

    yield give
    for numbers in lent:
        numbers.pop()
        ABILITIES.pop()


def tell(text: str) -> None:
    [story] = read_stories(text)
    tell_story(story, game_of("etherstone", PLAYERS, {}))


@pytest.mark.rule("etherstone.attack.insufficient-choose-again")
def test_two_prices_of_one_red_stone_share_it(lend: Lend) -> None:
    lend("ash_smith", in_attack(AddStrength(1), price=(Spend(1, RED),)))
    lend("slagpaw_hound", in_attack(AddStrength(1), price=(Spend(1, RED),)))
    # Eluna 1, Smith 2, Hound 3: six, seven with one stone, eight with two
    tell("""
one stone, one strength                                   etherstone.attack.insufficient-choose-again
    table  area The Burning Cleft, Shepherd of Ruin, -
    A  play Ash Smith, Slagpaw Hound  stones 0, 0, 1, 0
    A! attack Shepherd of Ruin  etherstone.attack.insufficient-choose-again
    A> attack The Burning Cleft
    A> send Eluna the Unsleeping
    A> send Ash Smith
    A! strike
    A> send Slagpaw Hound
    A> strike
    A? apply Ash Smith | apply Slagpaw Hound
    A> apply Slagpaw Hound
    A  stones 0, 0, 2, 0
    asks A etherstone-ask-restore
""")
    tell("""
two stones, two strength                                  etherstone.attack.insufficient-choose-again
    table  area Shepherd of Ruin, -, -
    A  play Ash Smith, Slagpaw Hound  stones 0, 0, 2, 0
    A> attack Shepherd of Ruin
    A> send Eluna the Unsleeping
    A> send Ash Smith
    A> send Slagpaw Hound
    A> strike
    A> apply Ash Smith
    A? apply Slagpaw Hound
    A> apply Slagpaw Hound
    A  stones 0, 0, 0, 0
    asks A etherstone-ask-summon
""")


@pytest.mark.rule("etherstone.attack.insufficient-choose-again")
def test_two_prices_of_any_health_share_the_dial(lend: Lend) -> None:
    for card in ("ash_smith", "slagpaw_hound"):
        lend(card, in_attack(AddStrength(X), price=(LoseHealth(X),), x=chosen(2)))
    tell("""
three of health, three of strength                        etherstone.attack.insufficient-choose-again
    table  area Crowned Hunger, The Mountain That Woke, -
    A  play Ash Smith, Slagpaw Hound  health 3
    A! attack The Mountain That Woke  etherstone.attack.insufficient-choose-again
    A> attack Crowned Hunger
    A> send Ash Smith
    A> send Slagpaw Hound
    A! strike
    A> send Eluna the Unsleeping
    A> strike
    A> apply Ash Smith
    A? x 1 | x 2
    A> x 1
    A  health 2
    A> apply Slagpaw Hound
    A  health 0
    asks A etherstone-ask-either
""")


@pytest.mark.rule("etherstone.summon.before-abilities-first", "etherstone.summon.cannot-afford")
@pytest.mark.parametrize("colour", [RED, ANY])
def test_stones_gained_before_a_summon_pay_for_it(lend: Lend, colour: int) -> None:
    lend("slagpaw_hound", before_summon(Gain(1, colour)))
    chosen_by_hand = "\n    A> gain red" if colour == ANY else ""
    tell(f"""
one red stone and one gained make two                     etherstone.summon.before-abilities-first
    A  hand Slagpaw Hound  stones 0, 0, 1, 0
    A> summon Slagpaw Hound
    A? apply Slagpaw Hound
    A> apply Slagpaw Hound{chosen_by_hand}
    A  play Slagpaw Hound  stones 0, 0, 0, 0
""")
    tell("""
one short of that                                         etherstone.summon.cannot-afford
    A  hand Slagpaw Hound  stones 3, 0, 0, 0
    A! summon Slagpaw Hound  etherstone.summon.cannot-afford
    A> rest
""")
