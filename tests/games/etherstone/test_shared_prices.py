"""Abilities that no card has today, lent to cards: what they cost and gain is counted together."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

from ludoteka.games.etherstone.abilities import (
    Ability,
    X,
    before_summon,
    chosen,
    count,
    immediate,
    in_attack,
    whenever,
)
from ludoteka.games.etherstone.counting import TROPHIES
from ludoteka.games.etherstone.deck import (
    ABILITIES,
    ANSWER,
    ANY,
    BEFORE,
    ID,
    IMMEDIATE,
    ON_ATTACK,
    OPPONENT_DEFEATED,
    RED,
    SAYS,
)
from ludoteka.games.etherstone.deeds import ApplyAbility, AttackNow
from ludoteka.games.etherstone.words import AddStrength, Gain, GainHealth, LoseHealth, Opponents, Spend
from ludoteka.games.shelf import game_of
from ludoteka.kernel.story import read_stories, tell_story

Lend = Callable[[str, Ability], None]
PLAYERS = 2


@pytest.fixture
def lend() -> Iterator[Lend]:
    """Print one more ability on a card while the test lasts."""
    lent: list[list[int]] = []
    says, abilities, answers = SAYS[:], len(ABILITIES), [answer[:] for answer in ANSWER]

    def give(card: str, ability: Ability) -> None:
        number = ID.index(card)
        ability.number, ability.card = len(ABILITIES), number
        ABILITIES.append(ability)
        SAYS[number] = (*SAYS[number], ability)
        ability.file(number)
        lent.extend(table[number] for table in (BEFORE, IMMEDIATE, ON_ATTACK) if ability.number in table[number])

    yield give
    for numbers in lent:
        numbers.pop()
    SAYS[:] = says
    ANSWER[:] = answers
    del ABILITIES[abilities:]


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
    B  stones 0, 0, 5, 0
    A! attack Shepherd of Ruin  etherstone.attack.insufficient-choose-again
    A> attack The Burning Cleft
    A> send Eluna the Unsleeping
    A> send Ash Smith
    A! strike
    A> send Slagpaw Hound
    A> strike
    A? apply Ash Smith 2 | apply Slagpaw Hound 2
    A> apply Slagpaw Hound 2
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
    A> apply Ash Smith 2
    A? apply Slagpaw Hound 2
    A> apply Slagpaw Hound 2
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
    B  health 16
    A! attack The Mountain That Woke  etherstone.attack.insufficient-choose-again
    A> attack Crowned Hunger
    A> send Ash Smith
    A> send Slagpaw Hound
    A! strike
    A> send Eluna the Unsleeping
    A> strike
    A> apply Ash Smith 2
    A? x 1 | x 2
    A> x 1
    A  health 2
    A> apply Slagpaw Hound 2
    A  health 0
    asks A etherstone-ask-either
""")


@pytest.mark.rule("etherstone.attack.insufficient-choose-again")
def test_no_x_is_larger_than_its_card_allows_though_more_could_be_paid(lend: Lend) -> None:
    for card in ("ash_smith", "slagpaw_hound"):
        lend(card, in_attack(AddStrength(X), price=(LoseHealth(X),), x=chosen(2)))
    # Eluna 1, Smith 2, Hound 3, and twice an X of 2: ten
    tell("""
ten of strength, and no more                              etherstone.attack.insufficient-choose-again
    table  area The Mountain That Woke, Leviathan of Backward Waters, -
    A  play Ash Smith, Slagpaw Hound  health 9
    B  health 1
    A! attack Leviathan of Backward Waters  etherstone.attack.insufficient-choose-again
    A> attack The Mountain That Woke
    A> send Eluna the Unsleeping
    A> send Ash Smith
    A> send Slagpaw Hound
    A> strike
    A> apply Ash Smith 2
    A  health 7
    A> apply Slagpaw Hound 2
    A  health 0
    asks A etherstone-ask-gain
""")


@pytest.mark.rule("etherstone.attack.insufficient-choose-again")
def test_an_x_of_one_may_be_all_that_a_stone_buys(lend: Lend) -> None:
    lend("ash_smith", in_attack(AddStrength(X), price=(Spend(X, RED),), x=chosen(2)))
    lend("slagpaw_hound", in_attack(AddStrength(1), price=(Spend(1, RED),)))
    tell("""
two stones: one for each                                  etherstone.attack.insufficient-choose-again
    table  area Shepherd of Ruin, Crowned Hunger, -
    A  play Ash Smith, Slagpaw Hound  stones 0, 0, 2, 0
    A! attack Crowned Hunger  etherstone.attack.insufficient-choose-again
    A> attack Shepherd of Ruin
    A> send Eluna the Unsleeping
    A> send Ash Smith
    A> send Slagpaw Hound
    A> strike
    A> apply Slagpaw Hound 2
    A> apply Ash Smith 2
    A  stones 0, 0, 0, 0
    asks A etherstone-ask-summon
""")
    tell("""
one stone: one of the two                                 etherstone.attack.insufficient-choose-again
    table  area The Burning Cleft, Shepherd of Ruin, -
    A  play Ash Smith, Slagpaw Hound  stones 0, 0, 1, 0
    B  stones 0, 0, 7, 0
    A! attack Shepherd of Ruin  etherstone.attack.insufficient-choose-again
    A+ attack The Burning Cleft
    A> rest
""")


@pytest.mark.rule("etherstone.attack.insufficient-choose-again")
def test_a_counted_x_is_bought_once_and_adds_what_is_counted(lend: Lend) -> None:
    lend("ash_smith", in_attack(AddStrength(X), price=(Spend(1, RED),), x=count(TROPHIES)))
    # Eluna 1, Smith 2, and two trophies: five
    tell("""
two trophies, two of strength                             etherstone.attack.insufficient-choose-again
    table  area Rust Flurry, Warden of the Dry Riverbed, -
    A  play Ash Smith  stones 0, 0, 9, 0  trophies Roaming Mire, Thief of Glints
    B  trophies Weeping Boulder, Light-Gnawer Swarm, Blinded Blizzard
    A! attack Warden of the Dry Riverbed  etherstone.attack.insufficient-choose-again
    A> attack Rust Flurry
    A> send Eluna the Unsleeping
    A> send Ash Smith
    A> strike
    A> apply Ash Smith 2
    A  stones 0, 0, 9, 0  trophies Roaming Mire, Thief of Glints, Rust Flurry
""")


@pytest.mark.rule("etherstone.attack.on-attack-abilities", "etherstone.terms.opponents-each")
def test_after_an_opponent_chose_in_an_attack_its_owner_goes_on(lend: Lend) -> None:
    lend("ash_smith", in_attack(Opponents(Gain(1, ANY))))
    tell("""
B takes a stone, then A goes on                           etherstone.attack.on-attack-abilities
    table  area Roaming Mire, -, -
    A  play Ash Smith, Slagpaw Hound, Sparkflinger
    A> attack Roaming Mire
    A> send Slagpaw Hound
    A> strike
    A> apply Ash Smith 2
    B> gain red
    A? apply Sparkflinger 2 | confirm
    luck 0
    A> confirm
    A  trophies Roaming Mire
    B  stones 0, 0, 1, 0
""")


@pytest.mark.rule("etherstone.attack.choose-one-threat", "etherstone.symbols.immediate")
def test_after_an_opponent_chose_the_owner_chooses_the_threat_or_the_next_ability(lend: Lend) -> None:
    lend("slagpaw_hound", immediate(Opponents(Gain(1, ANY)), AttackNow()))
    lend("slagpaw_hound", immediate(GainHealth(1)))
    tell("""
B takes a stone, then A attacks and heals                 etherstone.attack.choose-one-threat
    table  area Roaming Mire, Weeping Boulder, -
    A  hand Slagpaw Hound, Dusk Weaver  stones 0, 0, 2, 0  health 5
    A> summon Slagpaw Hound
    A> apply Slagpaw Hound 2
    B> gain white
    A? attack Roaming Mire | attack Weeping Boulder
    A> attack Roaming Mire
    A> send Slagpaw Hound
    luck 0
    A> strike
    A  trophies Roaming Mire  stones 1, 1, 0, 0
    A? apply Slagpaw Hound 3 | done
    A> apply Slagpaw Hound 3
    A  health 6
""")


@pytest.mark.rule("etherstone.symbols.immediate")
def test_what_comes_at_once_is_asked_of_the_owner_again(lend: Lend) -> None:
    lend("radiant_crier", immediate(GainHealth(1)))
    tell("""
B takes a stone, then A is asked for the other            etherstone.symbols.immediate
    A  hand Radiant Crier, Dusk Weaver  stones 0, 0, 3, 2  health 5
    A> summon Radiant Crier
    A? apply Radiant Crier 1 | apply Radiant Crier 2 | done
    A> apply Radiant Crier 1
    B> gain white
    A? apply Radiant Crier 2 | done
    A> apply Radiant Crier 2
    A  health 6  vp 3
""")


@pytest.mark.rule("etherstone.summon.pay-cost", "etherstone.summon.before-abilities-first")
def test_the_summoner_pays_whoever_chose_before(lend: Lend) -> None:
    lend("ash_smith", before_summon(Opponents(Gain(1, ANY))))
    tell("""
B takes a stone, then A pays                              etherstone.summon.pay-cost
    A  hand Ash Smith, Dusk Weaver  stones 2, 2, 1, 0
    B  stones 0, 0, 0, 0
    A> summon Ash Smith
    A> apply Ash Smith 2
    B> gain white
    A? pay black | pay green
    A> pay black
    A> pay green
    A  stones 1, 1, 0, 0  play Ash Smith
    B  stones 0, 0, 0, 1
    table  turn B
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
    A? apply Slagpaw Hound 2
    A> apply Slagpaw Hound 2{chosen_by_hand}
    A  play Slagpaw Hound  stones 0, 0, 0, 0
""")
    tell("""
one short of that                                         etherstone.summon.cannot-afford
    A  hand Slagpaw Hound  stones 3, 0, 0, 0
    A! summon Slagpaw Hound  etherstone.summon.cannot-afford
    A> rest
""")


@pytest.mark.rule("etherstone.die.value-unchanged")
def test_nobody_changes_the_die_of_another(lend: Lend) -> None:
    lend("ash_smith", whenever(OPPONENT_DEFEATED, ApplyAbility()))
    tell("""
B took the die, A has the mirror                          etherstone.die.value-unchanged
    table  area Light-Gnawer Swarm, -, -  dice 1, 1, 1, 1, 1  turn B
    A  play Ash Smith, Mirror of Backward Hours
    B  play The Undying Smelter  hand Haze Whisperer  stones 0, 0, 1, 0
    B> take red
    B> apply The Undying Smelter 1
    B> gain white
    luck 0
    B> gain white
    A? apply Ash Smith 2 | done
    A> apply Ash Smith 2
    A? apply Mirror of Backward Hours 2
    A> apply Mirror of Backward Hours 2
    A  vp 1
    table  dice 1, 1, 1, 1, 1
""")
