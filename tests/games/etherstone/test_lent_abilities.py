"""Abilities that no card has today, lent to cards: what they cost together, who is asked, and in which order."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

from ludoteka.games.etherstone.abilities import (
    Ability,
    X,
    before_summon,
    chosen,
    count,
    die_is,
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
    BENDS_COST,
    DEFEATED,
    DIE_FITS,
    GAINED_HEALTH,
    ID,
    IMMEDIATE,
    ON_ATTACK,
    ON_DIE,
    OPPONENT_DEFEATED,
    PASSIVES,
    RED,
    SAYS,
)
from ludoteka.games.etherstone.deeds import ApplyAbility, AttackNow, Crush, CycleThreat, SummonFromHand
from ludoteka.games.etherstone.filters import ENTITY
from ludoteka.games.etherstone.in_play import Recall, RecallThis
from ludoteka.games.etherstone.passives import HealthForStones
from ludoteka.games.etherstone.words import (
    AddStrength,
    Discount,
    Gain,
    GainHealth,
    LoseHealth,
    LoseStones,
    Opponents,
    Spend,
)
from ludoteka.games.shelf import game_of
from ludoteka.kernel.story import read_stories, tell_story

Lend = Callable[[str, Ability], None]
PLAYERS = 2


@pytest.fixture
def lend() -> Iterator[Lend]:
    """Print one more ability on a card while the test lasts."""
    lent: list[list[int]] = []
    says, abilities, fits, answers = SAYS[:], len(ABILITIES), DIE_FITS[:], [answer[:] for answer in ANSWER]

    def give(card: str, ability: Ability) -> None:
        number = ID.index(card)
        ability.number, ability.card = len(ABILITIES), number
        ABILITIES.append(ability)
        SAYS[number] = (*SAYS[number], ability)
        ability.file(number)
        tables = (BEFORE, IMMEDIATE, ON_ATTACK, ON_DIE)
        lent.extend(table[number] for table in tables if ability.number in table[number])

    yield give
    for numbers in lent:
        numbers.pop()
    SAYS[:] = says
    DIE_FITS[:] = fits
    ANSWER[:] = answers
    del ABILITIES[abilities:]


def tell(text: str, players: int = PLAYERS, **options: object) -> None:
    [story] = read_stories(text)
    tell_story(story, game_of("etherstone", players, options))


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


@pytest.mark.rule("etherstone.summon.via-ability", "etherstone.terms.crush-only-this-ability")
def test_after_an_opponent_chose_the_owner_summons_and_crushes(lend: Lend) -> None:
    lend("slagpaw_hound", immediate(Opponents(Gain(1, ANY)), SummonFromHand(ENTITY), Opponents(Gain(1, ANY)), Crush(4)))
    tell("""
B, A, B, A                                                etherstone.summon.via-ability
    table  area Roaming Mire, Weeping Boulder, -
    A  hand Slagpaw Hound, Dusk Weaver, Ash Smith  stones 2, 0, 2, 0
    A> summon Slagpaw Hound
    A> apply Slagpaw Hound 2
    B> gain white
    A? summon Dusk Weaver
    A> summon Dusk Weaver
    B> gain white
    A? crush Roaming Mire | crush Weeping Boulder
    luck 0
    A> crush Roaming Mire
    A  trophies Roaming Mire  play Slagpaw Hound, Dusk Weaver  stones 1, 1, 0, 0
    B  stones 0, 0, 0, 2
    table  turn B
""")


@pytest.mark.rule("etherstone.terms.apply-ability-other-card")
def test_no_card_applies_another_line_of_itself(lend: Lend) -> None:
    lend("three_faced_echo", die_is(RED, GainHealth(1)))
    tell("""
the lines of another card alone                           etherstone.terms.apply-ability-other-card
    A  play Three-Faced Echo, Dusk Weaver  health 5
    table  dice 1, 1, 1, 1, 1
    A> take black
    A> apply Three-Faced Echo 1
    A? apply Dusk Weaver
    A> apply Dusk Weaver
    A  stones 3, 0, 0, 0  health 5
    table  turn B
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


@pytest.mark.rule("etherstone.golden.card-beats-rules")
def test_the_summoner_says_how_much_health_whoever_chose_before(lend: Lend) -> None:
    lend("ash_smith", before_summon(Opponents(Gain(1, ANY))))
    tell("""
B takes a stone, then A replaces one with health          etherstone.golden.card-beats-rules
    A  leader Malvis, Child of the Break  hand Ash Smith, Dusk Weaver  stones 0, 0, 3, 0  health 9
    A> summon Ash Smith
    A> apply Ash Smith 2
    B> gain white
    A? pay-health 0 | pay-health 1
    A> pay-health 1
    A  stones 0, 0, 1, 0  health 8  play Ash Smith
    table  turn B
""")


@pytest.mark.rule("etherstone.golden.card-beats-rules")
def test_an_entity_that_lets_health_stand_for_stones(lend: Lend) -> None:
    number = ID.index("ash_smith")
    passives, bends = PASSIVES[number], BENDS_COST[number]
    PASSIVES[number], BENDS_COST[number] = (HealthForStones(1),), True
    try:
        tell("""
one stone in health, by an entity in play                 etherstone.golden.card-beats-rules
    A  hand Slagpaw Hound, Dusk Weaver  stones 0, 0, 1, 0  health 9  play Ash Smith
    A> summon Slagpaw Hound
    A  stones 0, 0, 0, 0  health 8  play Ash Smith, Slagpaw Hound
    table  turn B
""")
    finally:
        PASSIVES[number], BENDS_COST[number] = passives, bends


@pytest.mark.rule("etherstone.golden.card-beats-rules", "etherstone.summon.cannot-afford")
def test_who_gives_up_the_prism_pays_in_the_printed_colours(lend: Lend) -> None:
    lend("wanderer_of_the_crystal_path", before_summon(Discount(1), price=(Recall(),)))
    tell("""
the prism is all there is to recall                       etherstone.golden.card-beats-rules
    A  hand Wanderer of the Crystal Path, Dusk Weaver  stones 0, 0, 1, 0  play Fracture Prism
    A! summon Wanderer of the Crystal Path  etherstone.summon.cannot-afford
    set A  stones 0, 0, 0, 1
    A> summon Wanderer of the Crystal Path
    A> apply Wanderer of the Crystal Path 3
    A  stones 0, 0, 0, 0  play Wanderer of the Crystal Path  hand Dusk Weaver, Fracture Prism
    asks A etherstone-ask-immediate
""")


@pytest.mark.rule("etherstone.symbols.immediate")
def test_a_card_that_left_play_at_once_asks_for_nothing_more(lend: Lend) -> None:
    lend("slagpaw_hound", immediate(RecallThis()))
    lend("slagpaw_hound", immediate(GainHealth(1)))
    tell("""
recalled before it heals                                  etherstone.symbols.immediate
    A  hand Slagpaw Hound, Dusk Weaver  stones 0, 0, 2, 0  health 5
    A> summon Slagpaw Hound
    A? apply Slagpaw Hound 2 | apply Slagpaw Hound 3 | done
    A> apply Slagpaw Hound 2
    A  hand Dusk Weaver, Slagpaw Hound  play nothing  health 5
    table  turn B
""")


@pytest.mark.rule("etherstone.symbols.immediate", "etherstone.abilities.owner-chooses-order")
def test_of_two_that_must_be_applied_the_owner_says_which_comes_first(lend: Lend) -> None:
    lend("slagpaw_hound", immediate(Gain(1, RED)))
    lend("slagpaw_hound", immediate(GainHealth(1)))
    story = """
both, in either order                                     etherstone.symbols.immediate
    A  hand Slagpaw Hound, Dusk Weaver  stones 0, 0, 2, 0  health 5
    A> summon Slagpaw Hound
    A? apply Slagpaw Hound 2 | apply Slagpaw Hound 3
    A> apply Slagpaw Hound 3
    A  stones 0, 0, 1, 0  health 6
    table  turn B
"""
    tell(story, immediate="compulsory")


@pytest.mark.rule("etherstone.attack.step-order")
def test_what_is_under_attack_is_not_put_under_the_deck(lend: Lend) -> None:
    lend("ash_smith", in_attack(CycleThreat()))
    tell("""
another threat goes under the deck                        etherstone.attack.step-order
    table  area Light-Gnawer Swarm, Roaming Mire, Thief of Glints
    A  play Ash Smith (tapped), Slagpaw Hound
    A> attack Roaming Mire
    A> send Slagpaw Hound
    A> strike
    A> apply Ash Smith 2
    A? cycle Light-Gnawer Swarm | cycle Thief of Glints
    luck 0 0
    A> cycle Thief of Glints
    A  trophies Roaming Mire
    table  under Thief of Glints
""")


@pytest.mark.rule("etherstone.attack.insufficient-choose-again")
def test_the_one_stone_must_go_where_it_is_needed(lend: Lend) -> None:
    lend("ash_smith", in_attack(AddStrength(1), price=(Spend(1, RED),)))
    lend("slagpaw_hound", in_attack(AddStrength(2), price=(Spend(1, RED),)))
    tell("""
two of strength for a stone, not one                      etherstone.attack.insufficient-choose-again
    table  area Shepherd of Ruin, -, -
    A  play Ash Smith, Slagpaw Hound  stones 0, 0, 1, 0
    A> attack Shepherd of Ruin
    A> send Eluna the Unsleeping
    A> send Ash Smith
    A> send Slagpaw Hound
    A> strike
    A? apply Slagpaw Hound 2
    A! apply Ash Smith 2  etherstone.attack.insufficient-choose-again
    A> apply Slagpaw Hound 2
    A  stones 0, 0, 0, 0
    asks A etherstone-ask-summon
""")


@pytest.mark.rule("etherstone.attack.insufficient-choose-again")
def test_a_counted_x_that_is_too_small_must_not_take_the_stone(lend: Lend) -> None:
    lend("ash_smith", in_attack(AddStrength(X), price=(Spend(1, RED),), x=count(TROPHIES)))
    lend("slagpaw_hound", in_attack(AddStrength(2), price=(Spend(1, RED),)))
    tell("""
one trophy is one of strength                             etherstone.attack.insufficient-choose-again
    table  area Shepherd of Ruin, -, -
    A  play Ash Smith, Slagpaw Hound  stones 0, 0, 1, 0  trophies Roaming Mire
    A> attack Shepherd of Ruin
    A> send Eluna the Unsleeping
    A> send Ash Smith
    A> send Slagpaw Hound
    A> strike
    A? apply Slagpaw Hound 2
    A! apply Ash Smith 2  etherstone.attack.insufficient-choose-again
    A> apply Slagpaw Hound 2
    A  stones 0, 0, 0, 0
    asks A etherstone-ask-summon
""")


@pytest.mark.rule("etherstone.terms.opponents-each")
@pytest.mark.parametrize(
    ("had", "chosen_by_b", "left"),
    [
        ("0, 1, 0, 0", "", "0, 0, 0, 0"),
        ("0, 0, 3, 0", "", "0, 0, 1, 0"),
        ("1, 0, 1, 1", "\n    B> pay white\n    B> pay black", "0, 0, 1, 0"),
        ("1, 0, 1, 0", "\n    B> pay red", "0, 0, 0, 0"),
    ],
)
def test_two_stones_are_lost_or_all_there_are(lend: Lend, had: str, chosen_by_b: str, left: str) -> None:
    lend("ash_smith", whenever(DEFEATED, Opponents(LoseStones(2))))
    tell(f"""
as many as there are, two at most                         etherstone.terms.opponents-each
    table  area Roaming Mire, -, -
    A  play Ash Smith, Slagpaw Hound  stones 0, 0, 0, 5
    B  stones {had}
    A> attack Roaming Mire
    A> send Slagpaw Hound
    luck 0
    A> strike
    A> apply Ash Smith 2{chosen_by_b}
    A  stones 1, 1, 0, 5
    B  stones {left}
    table  turn B
""")


@pytest.mark.rule("etherstone.stones.spend-violet", "etherstone.stones.gain-violet")
def test_what_is_gained_after_a_price_is_counted_anew(lend: Lend) -> None:
    lend("slagpaw_hound", immediate(Gain(2, ANY), price=(Spend(1, ANY),)))
    tell("""
one stone for two                                         etherstone.stones.spend-violet
    A  hand Slagpaw Hound, Dusk Weaver  stones 0, 0, 3, 0
    A> summon Slagpaw Hound
    A> apply Slagpaw Hound 2
    A> gain black
    A> gain white
    A  stones 1, 0, 0, 1
    table  turn B
""")


@pytest.mark.rule("etherstone.stones.gain-violet")
def test_two_gains_of_one_ability_are_two(lend: Lend) -> None:
    lend("slagpaw_hound", immediate(Gain(2, ANY), Gain(1, ANY)))
    tell("""
two and one                                               etherstone.stones.gain-violet
    A  hand Slagpaw Hound, Dusk Weaver  stones 0, 0, 2, 0
    A> summon Slagpaw Hound
    A> apply Slagpaw Hound 2
    A> gain black
    A> gain white
    A> gain green
    A  stones 1, 1, 0, 1
    table  turn B
""")


@pytest.mark.rule("etherstone.symbols.constant", "etherstone.abilities.owner-chooses-order")
def test_answers_go_round_from_whoever_is_active(lend: Lend) -> None:
    lend("ash_smith", whenever(OPPONENT_DEFEATED, GainHealth(1)))
    tell(
        """
B beats a threat: B answers, then C, then A               etherstone.symbols.constant
    table  area Roaming Mire, -, -  turn B
    A  play Ash Smith  health 5
    B  play Slagpaw Hound, Forge Keeper  health 5
    C  play Abbess of the Gleam  health 5
    B> attack Roaming Mire
    B> send Slagpaw Hound
    luck 0
    B> strike
    B? apply Forge Keeper 2 | done
    B> done
    C? apply Abbess of the Gleam 1 | done
    C> apply Abbess of the Gleam 1
    A? apply Ash Smith 2 | done
    A> apply Ash Smith 2
    A  health 6
    C  health 6
    table  turn C
""",
        players=3,
    )


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


@pytest.mark.rule("etherstone.symbols.constant")
@pytest.mark.parametrize(
    ("card", "name"), [("ash_smith", "Ash Smith 2"), ("eluna_the_unsleeping", "Eluna the Unsleeping 3")]
)
def test_what_is_being_applied_does_not_answer_to_itself(lend: Lend, card: str, name: str) -> None:
    lend(card, whenever(GAINED_HEALTH, GainHealth(1)))
    tell(f"""
one more health, once                                     etherstone.symbols.constant
    A  play Ash Smith  health 5
    table  dice 1, 1, 1, 4, 1
    A> take white
    A> apply Eluna the Unsleeping 1
    A  health 7
    A? apply {name} | done
    A> apply {name}
    A  health 8
    table  turn B
""")
