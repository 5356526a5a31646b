"""What one is told who may not: the condition that fails, with its rule, for acts and for answers alike."""

from __future__ import annotations

import pytest

from ludoteka.games import shelf
from ludoteka.kernel.machine import State
from ludoteka.kernel.positions import read_position
from ludoteka.kernel.refusal import Refused
from ludoteka.text.voice import Voice

EN = Voice("en", ["Ann", "Bob"])
RU = Voice("ru", ["Аня", "Боря"])


def laid(*lines: str) -> State:
    rules = shelf.game("etherstone", 2)
    state = rules.box.bare(rules.players, rules.options)
    for line in lines:
        read_position(state, line)
    return state


def refused(state: State, choice: str) -> tuple[str, str, tuple[str, ...]]:
    """The refusal of this choice in both languages, and its rules."""
    with pytest.raises(Refused) as refusal:
        state.apply(choice)
    message = refusal.value.message
    return EN.say(message), RU.say(message), refusal.value.rules


@pytest.mark.rule("etherstone.summon.cannot-afford", "etherstone.stones.spend-only-own")
def test_the_missing_colour_is_named() -> None:
    state = laid("A  hand Slagpaw Hound  stones 0, 0, 1, 5")
    en, ru, rules = refused(state, "summon Slagpaw Hound")
    assert en == "Slagpaw Hound costs 2 red stones; you have 1."
    assert ru.endswith("нужно эфир-камней этого цвета (красный): 2; у вас 1.")
    assert rules == ("etherstone.summon.cannot-afford", "etherstone.stones.spend-only-own")


@pytest.mark.rule("etherstone.summon.cannot-afford")
def test_too_few_stones_are_counted() -> None:
    state = laid("A  hand Ash Smith, Dusk Weaver  stones 0, 0, 1, 1")
    en, _, _ = refused(state, "summon Ash Smith")
    assert en == "Ash Smith costs you 3 stones; you have 2 in all."


@pytest.mark.rule("etherstone.market.voluntary-refresh-cost")
def test_where_the_last_health_buys_no_refresh_the_least_is_told() -> None:
    rules = shelf.game("etherstone", 2, refresh_to_zero=False)
    state = rules.box.bare(rules.players, rules.options)
    read_position(state, "A  health 5")
    en, ru, named = refused(state, "refresh")
    assert en == "At this table you must have at least 6 health to refresh the market for 5; you have 5."
    assert ru.endswith("у вас 5.")
    assert named[0] == "etherstone.market.voluntary-refresh-cost"


@pytest.mark.rule("etherstone.attack.win-if-equal-or-more", "etherstone.attack.insufficient-choose-again")
def test_a_strike_that_is_too_weak() -> None:
    state = laid("table  area Weeping Boulder, -, -", "A  play Ash Smith, Slagpaw Hound")
    state.apply("attack Weeping Boulder")
    assert refused(state, "strike")[0] == "Somebody must take part in the attack."
    state.apply("send Slagpaw Hound")
    en, ru, rules = refused(state, "strike")
    assert en == "Weeping Boulder has 4 health; your attack comes to 3 strength."
    assert ru.endswith("стойкость 4; сила вашей атаки 3.")
    assert rules == ("etherstone.attack.win-if-equal-or-more", "etherstone.attack.insufficient-choose-again")


@pytest.mark.rule("etherstone.attack.tapped-cannot-attack", "etherstone.attack.only-followers-and-leader")
def test_who_cannot_be_sent() -> None:
    state = laid(
        "table  area Roaming Mire, -, -", "A  play Ash Smith, Sparkflinger (tapped), Slagpaw Hound, Morning Litany"
    )
    state.apply("attack Roaming Mire")
    en, ru, rules = refused(state, "send Sparkflinger")
    assert en == "Sparkflinger must be upright, not tapped."
    assert ru.endswith("карта не должна быть задействована.")
    assert rules == ("etherstone.attack.tapped-cannot-attack",)
    en, _, rules = refused(state, "send Morning Litany")
    assert en == "Morning Litany must be a follower, not a ritual or technology."
    assert rules == ("etherstone.attack.only-followers-and-leader",)
    assert refused(state, "send Dusk Weaver")[2] == ("etherstone.terms.in-play",)
    state.apply("send Ash Smith")
    assert refused(state, "send Ash Smith")[0] == "Ash Smith can take part only once."


@pytest.mark.rule("etherstone.stones.spend-only-own")
def test_a_stone_that_one_does_not_have() -> None:
    state = laid("A  hand Ash Smith, Dusk Weaver  stones 1, 1, 2, 0")
    state.apply("summon Ash Smith")
    en, ru, rules = refused(state, "pay white")
    assert en == "You must have a stone of this colour: white."
    assert ru == "У вас должен быть эфир-камень этого цвета: белый."
    assert rules == ("etherstone.stones.spend-only-own",)


@pytest.mark.rule("etherstone.summon.cannot-afford")
def test_done_before_the_cost_is_within_reach() -> None:
    state = laid("A  hand Echo Eater, Dusk Weaver  stones 2, 1, 0, 1  play Ash Smith")
    state.apply("summon Echo Eater")
    en, _, rules = refused(state, "done")
    assert en == "Echo Eater must be payable without a further ability."
    assert rules == ("etherstone.summon.cannot-afford",)


@pytest.mark.rule("etherstone.die.one-die", "etherstone.deal.forbidden-when-healthy")
def test_an_action_that_is_not_open() -> None:
    state = laid("A  hand Slagpaw Hound, Dusk Weaver")
    assert refused(state, "deal")[2] == ("etherstone.deal.forbidden-when-healthy",)
    assert refused(state, "attack Roaming Mire")[0].startswith("There is nothing here called")
    state = laid("table  area Shepherd of Ruin, -, -", "A  hand Slagpaw Hound, Dusk Weaver")
    en, _, _ = refused(state, "attack Shepherd of Ruin")
    assert en == "Shepherd of Ruin has 8 health; you can bring at most 1 strength."
