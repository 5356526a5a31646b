"""What one is told who may not: the condition that fails, with its rule, for acts and for answers alike."""

from __future__ import annotations

from typing import Any

import pytest

from ludoteka.games import shelf
from ludoteka.kernel.machine import State
from ludoteka.kernel.positions import read_position
from ludoteka.kernel.refusal import Refused
from ludoteka.text.voice import Voice

EN = Voice("en", ["Ann", "Bob"])
RU = Voice("ru", ["Аня", "Боря"])


def laid(*lines: str, **options: Any) -> State:
    """The bare table of two with these lines of the position notation on it."""
    game = shelf.game("evolution", 2, **options)
    state = game.box.bare(game.players, game.options)
    for line in lines:
        read_position(state, line)
    return state


def refused(state: State, choice: str) -> tuple[str, str, tuple[str, ...]]:
    """The refusal of this choice in both languages, and its rules."""
    with pytest.raises(Refused) as refusal:
        state.apply(choice)
    message = refusal.value.message
    return EN.say(message), RU.say(message), refusal.value.rules


def after(state: State, *choices: str) -> State:
    for choice in choices:
        state.apply(choice)
    return state


@pytest.mark.rule("evolution.base.turn-three-steps")
def test_a_step_of_the_turn_that_is_not_now() -> None:
    state = laid("A  creatures 0, 0 asleep", "B  creatures 4")
    en, ru, rules = refused(state, "gain-lower")
    assert en == "First activate a creature of yours: it is the one that acts."
    assert ru == "Сначала активируйте своё существо: действует оно."
    assert rules == ("evolution.base.traits-then-one-action",)
    assert refused(state, "activate A2")[0] == "A sleeping creature cannot be activated."
    assert refused(state, "add-nothing")[0] == "Adding a trait is the second step of the turn."
    after(state, "activate A1")
    en, ru, rules = refused(state, "transmute")
    assert (en, ru) == ("It has 0 crystals and needs 4.", "Кристаллов 0, а нужно 4.")
    assert rules == ("evolution.base.transmute", "evolution.base.energy-track-four")
    assert refused(state, "create-nothing")[0] == "Creating a creature is the first step of the turn."


@pytest.mark.rule("evolution.base.redraw-once")
def test_a_hand_is_redrawn_only_when_it_is_asked_for() -> None:
    en, _, rules = refused(laid("A  creatures 0"), "redraw")
    assert en == "A hand is replaced at the start of a round, once."
    assert rules == ("evolution.base.redraw-once",)


@pytest.mark.rule("evolution.victims-card.hypnotizing-second-target-differs")
def test_the_same_second_target() -> None:
    state = laid("A  creatures 0 Hypnotizing Toxic", "B  creatures 0, 0 Astral, 0", victims=True)
    after(state, "activate A1", "attack B1")
    en, ru, rules = refused(state, "attack B1")
    assert (en, ru) == ("The second target must be another than the first.", "Вторая цель должна отличаться от первой.")
    assert rules == ("evolution.victims-card.hypnotizing-second-target-differs",)
    assert refused(state, "attack A1")[0] == "The target must be another creature on the table."
    assert refused(state, "attack B2")[0].startswith("The target must be available")
    after(state, "attack B3")


@pytest.mark.rule("evolution.victims.sacrifice-is-another-own-trait")
def test_a_trait_that_cannot_be_sacrificed() -> None:
    state = laid("A  creatures 0 Nosferatu Toxic Flying", "B  creatures 2 Flying", victims=True)
    after(state, "activate A1", "attack B1")
    en, ru, rules = refused(state, "sacrifice Nosferatu")
    assert en == "The sacrifice must be another trait than the one that asks for it: Nosferatu."
    assert ru == "В жертву приносят другое свойство, не то, что её требует: Носферату."
    assert rules == ("evolution.victims.sacrifice-is-another-own-trait",)
    assert refused(state, "sacrifice Tiny")[0] == "A card of this trait must lie by that creature: Tiny."


@pytest.mark.rule("evolution.victims-card.dreadful-other-creatures-only")
def test_a_trait_that_cannot_be_cancelled() -> None:
    state = laid("A  creatures 0 Dreadful Tiny Toxic", "B  creatures 0 Flying Astral", victims=True)
    after(state, "activate A1", "use Dreadful", "sacrifice Tiny", "cancel Flying of B1")
    assert refused(state, "cancel Toxic of A1")[:2] == (
        "It must be a trait of another creature.",
        "Это должно быть свойство другого существа.",
    )
    en, _, rules = refused(state, "cancel Flying of B1")
    assert en == "The trait must not be cancelled yet."
    assert rules == ("evolution.base.frightening", "evolution.victims-card.dreadful-cancelled-means-inert")


@pytest.mark.rule("evolution.base.attack-trait-once-order-free")
def test_an_attacking_trait_is_applied_once() -> None:
    state = laid("A  creatures 0 Vampire Fire-Breathing Lulling", "B  creatures 3")
    after(state, "activate A1", "attack B1")
    assert refused(state, "stop")[0] == "At least one attacking trait must be used first."
    after(state, "use Vampire")
    en, ru, rules = refused(state, "use Vampire")
    assert en == "The trait must have something to do now and must not have been used yet: Vampire."
    assert ru == "Свойству сейчас должно быть что делать, и оно ещё не должно быть применено: Вампир."
    assert "evolution.base.attack-trait-once-order-free" in rules
    assert refused(state, "use Tiny")[0] == "The creature must have this trait in force: Tiny."


@pytest.mark.rule("evolution.base.latching", "evolution.base.pesky")
def test_a_creature_that_cannot_be_meant() -> None:
    state = laid("A  creatures 0 Latching, 1, 0, 2", "B  creatures 0")
    after(state, "activate A1", "use Latching")
    en, ru, rules = refused(state, "draw-from A3")
    assert en == "It must be another creature of yours with a crystal."
    assert ru == "Это должно быть другое ваше существо, у которого есть кристалл."
    assert rules == ("evolution.base.latching",)
    state = laid("A  creatures 0 Pesky, 0 asleep, 0", "B  creatures 0 asleep")
    after(state, "activate A1", "use Pesky")
    assert refused(state, "wake A3")[:2] == (
        "It must be another creature that is asleep.",
        "Это должно быть другое существо, которое спит.",
    )


@pytest.mark.rule("evolution.ether.any-creature-any-owner")
def test_a_card_of_the_ether_that_cannot_be_taken() -> None:
    state = laid("table  ether Leader, Scavenger", "A  creatures 4, 0 Leader", "B  creatures 0", ether=True)
    after(state, "activate A1", "transmute")
    assert refused(state, "take Symbiont for B1")[0] == "Symbiont must lie in the ether."
    en, _, rules = refused(state, "take Leader for A1")
    assert en == "A creature never has the same trait twice: Leader."
    assert rules == ("evolution.base.no-duplicate-traits",)


CITED: dict[str, tuple[dict[str, Any], list[str], list[str], str, set[str]]] = {
    "a Tiny creature that lacks its third crystal": (
        {},
        ["A  creatures 2 Tiny", "B  creatures 0"],
        ["activate A1"],
        "transmute",
        {"evolution.base.tiny", "evolution.base.transmute"},
    ),
    "a creature that lacks its fourth": (
        {},
        ["A  creatures 3", "B  creatures 0"],
        ["activate A1"],
        "transmute",
        {"evolution.base.transmute", "evolution.base.energy-track-four"},
    ),
    "a friend where the table forbids it": (
        {"friendly_attack": False},
        ["A  creatures 0 Vampire, 0", "B  creatures 1"],
        ["activate A1"],
        "attack A2",
        {"evolution.base.target-any-other-creature", "R14"},
    ),
    "a flyer out of reach": (
        {},
        ["A  creatures 0 Vampire, 0", "B  creatures 1 Flying"],
        ["activate A1"],
        "attack B1",
        {"evolution.base.flying-availability", "evolution.base.astral-availability"},
    ),
    "an attack without a single trait": (
        {},
        ["A  creatures 0 Vampire Lulling", "B  creatures 1"],
        ["activate A1", "attack B1"],
        "stop",
        {"evolution.base.attack-trait-once-order-free"},
    ),
    "Scavenger declined": (
        {"ether": True},
        ["A  creatures 0 Scavenger Pesky, 0 asleep", "B  creatures 0"],
        ["activate A1"],
        "pass",
        {"evolution.ether-card.scavenger-returns"},
    ),
    "Symbiont and Leader declined": (
        {"ether": True},
        ["A  creatures 0 Symbiont Leader", "B  creatures 0"],
        ["activate A1"],
        "pass",
        {"evolution.ether-card.symbiont-returns", "evolution.ether-card.leader-compulsory"},
    ),
    "a creature of the band that has acted": (
        {"ether": True},
        ["A  creatures 0 Leader, 0, 0", "B  creatures 0"],
        ["activate A1", "act-with A1", "sleep"],
        "act-with A1",
        {"evolution.base.traits-then-one-action"},
    ),
    "a trait that the activated creature lacks": (
        {},
        ["A  creatures 0 Pesky, 0 asleep", "B  creatures 0"],
        ["activate A1"],
        "use Latching",
        {"evolution.base.traits-then-one-action"},
    ),
    "a trait that came during the activation": (
        {"ether": True},
        ["A  creatures 0 Storm Flying Frightening, 0 asleep", "B  creatures 0 Pesky, 0 Tiny"],
        ["activate A1", "use Storm", "give Flying", "exchange-for Pesky of B1"],
        "use Pesky",
        {"evolution.ether.late-activation-trait-does-not-trigger"},
    ),
    "a mimic that is no herd animal": (
        {"victims": True},
        ["A  creatures 0 Vampire Toxic", "B  creatures 1 Mimic"],
        ["activate A1", "attack B1"],
        "use Gregarious",
        {"evolution.ether-card.gregarious-copies-friend", "evolution.victims-card.mimic-copies-attacker"},
    ),
    "a copy of what nobody has": (
        {"ether": True},
        ["A  creatures 0 Shapeshifter", "B  creatures 1 Tiny Toxic"],
        ["activate A1", "use Shapeshifter"],
        "copy Flying",
        {"evolution.base.changeling", "evolution.ether-card.shapeshifter-copies-any-trait"},
    ),
    "Incinerating burns what is not there": (
        {"victims": True},
        ["A  creatures 0 Incinerating Pesky", "B  creatures 1 Tiny Toxic"],
        ["activate A1", "attack B1"],
        "burn Latching",
        {"evolution.base.fire-breathing", "evolution.victims-card.incinerating-burns-trait"},
    ),
    "Storm given away": (
        {"ether": True},
        ["A  creatures 0 Storm Toxic", "B  creatures 1 Tiny"],
        ["activate A1", "use Storm"],
        "give Storm",
        {"evolution.ether-card.storm-itself-not-exchanged"},
    ),
    "a gift that the creature lacks": (
        {"ether": True},
        ["A  creatures 0 Storm Toxic", "B  creatures 1 Tiny"],
        ["activate A1", "use Storm"],
        "give Flying",
        {"evolution.ether-card.storm-swap"},
    ),
    "a gift that nobody can take": (
        {"ether": True},
        ["A  creatures 0 Storm Toxic Flying", "B  creatures 1 Tiny Toxic"],
        ["activate A1", "use Storm"],
        "give Toxic",
        {"evolution.ether-card.storm-no-duplicates"},
    ),
    "an exchange with itself": (
        {"ether": True},
        ["A  creatures 0 Storm Toxic Flying", "B  creatures 1 Tiny"],
        ["activate A1", "use Storm", "give Toxic"],
        "exchange-for Flying of A1",
        {"evolution.ether-card.storm-swap"},
    ),
    "an exchange for what the creature has": (
        {"ether": True},
        ["A  creatures 0 Storm Toxic Flying", "B  creatures 1 Tiny Flying"],
        ["activate A1", "use Storm", "give Toxic"],
        "exchange-for Flying of B1",
        {"evolution.ether-card.storm-no-duplicates"},
    ),
    "an exchange with the familiar": (
        {"ether": True, "familiar": True},
        ["A  creatures 0 Storm Toxic", "B  creatures 1 Tiny", "table  familiar 0 Flying"],
        ["activate A1", "use Storm", "give Toxic"],
        "exchange-for Flying of familiar",
        {"evolution.familiar.takes-traits-only-from-its-reveal"},
    ),
    "a full creature that would take a crystal over": (
        {"ether": True},
        ["A  creatures 0, 0 Dominant, 4", "B  creatures 1", "table  source Brimming Basin  lower 2"],
        ["activate A1", "gain-lower"],
        "take-over A3",
        {"evolution.ether-card.dominant-takes-crystal", "evolution.ether-card.dominant-full-itself"},
    ),
}


@pytest.mark.parametrize("wish", CITED)
def test_a_refusal_cites_the_rule_that_speaks_of_it(wish: str) -> None:
    options, lines, choices, wished, rules = CITED[wish]
    assert set(refused(after(laid(*lines, **options), *choices), wished)[2]) == rules


def test_alone_the_refusals_speak_of_the_shadow() -> None:
    game = shelf.game("evolution", 1, ether=True)
    state = game.box.bare(game.players, game.options)
    for line in ("A  hand Vampire/Flying", "B  creatures 0"):
        read_position(state, line)
    assert refused(state, "create-nothing")[2] == ("evolution.base.solo-round-length", "R62")
    state = game.box.bare(game.players, game.options)
    for line in ("A  creatures 0 Storm Ferocious Toxic", "B  creatures 0 Tiny, 0 Toxic Flying"):
        read_position(state, line)
    after(state, "activate A1", "use Storm")
    assert refused(state, "give Ferocious")[2] == ("evolution.solo-ether.no-ether-by-swap",)
