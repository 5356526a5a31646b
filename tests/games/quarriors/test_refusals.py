"""What one is told who may not: the condition that fails, with its rule, for acts and for answers alike."""

from __future__ import annotations

import pytest

from ludoteka.games import shelf
from ludoteka.kernel.machine import State
from ludoteka.kernel.positions import read_position
from ludoteka.kernel.refusal import Refused
from ludoteka.text.rulebook import rulings_of
from ludoteka.text.voice import Voice

EN = Voice("en", ["Ann", "Bob", "Cleo"])
RU = Voice("ru", ["Аня", "Боря", "Вера"])


def laid(*lines: str, players: int = 2) -> State:
    rules = shelf.game("quarriors", players)
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


@pytest.mark.rule("quarriors.glossary.score")
def test_the_victory_charm_needs_creatures_that_scored() -> None:
    state = laid("table  wilds Victory Charm", "A  spells Victory S")
    en, ru, rules = refused(state, "cast Victory S")
    assert en == "At least 2 creatures must have scored for you this turn; 0 did."
    assert ru == "За этот ход должно быть засчитано ваших существ: 2; засчитано 0."
    assert rules == ("quarriors.glossary.score", "R15")


@pytest.mark.rule("quarriors.glossary.destroy-by-damage")
def test_the_victory_spell_comes_after_an_attack_that_destroyed() -> None:
    state = laid("table  wilds Victory Spell", "A  spells Victory S")
    en, _, rules = refused(state, "cast Victory S")
    assert en == "The spell is cast after your attack, in the fifth phase."
    assert rules[0] == "R15"
    state.apply("attack")
    en, ru, rules = refused(state, "cast Victory S")
    assert en == "An opponent must have lost a creature to your attack."
    assert ru == "Ваша атака должна была уничтожить существо соперника."
    assert rules == ("quarriors.glossary.destroy-by-damage", "R15")


@pytest.mark.rule("quarriors.glossary.level")
def test_the_shaping_charm_needs_a_higher_face() -> None:
    state = laid(
        "table  wilds Shaping Charm, Defender of the Pale", "A  spells Shaping S  ready Defender of the Pale L3 2/8**"
    )
    en, _, rules = refused(state, "cast Shaping S")
    assert en == "One of your creatures must have a face one level higher."
    assert rules == ("quarriors.glossary.level", "R15")


@pytest.mark.parametrize("spell", ["Victory Charm", "Victory Spell", "Shaping Charm"])
def test_a_spell_that_may_not_be_cast_cites_a_ruling_that_speaks_of_it(spell: str) -> None:
    state = laid(f"table  wilds {spell}", f"A  spells {spell.split()[0]} S")
    state.apply("attack")
    rules = refused(state, f"cast {spell.split()[0]} S")[2]
    ru = next(card.ru for card in shelf.box("quarriors").cards() if card.en == spell)
    told = [ruling for ruling in (rulings_of("quarriors").get(rule) for rule in rules) if ruling is not None]
    assert any(spell in ruling.en and ru in ruling.ru for ruling in told), rules


@pytest.mark.rule("quarriors.attach.to-own-creature")
def test_a_spell_is_attached_to_a_creature_of_ones_own() -> None:
    state = laid("table  wilds Death Charm, Scavenging Goblin", "A  spells Death S*")
    assert refused(state, "cast Death S*")[2] == ("quarriors.attach.to-own-creature",)
    state = laid(
        "table  wilds Death Charm, Scavenging Goblin",
        "A  spells Death S*, Death S*  ready Scavenging Goblin L1 2/2",
    )
    state.apply("cast Death S*")
    state.apply("attach-to Scavenging Goblin L1 2/2")
    state.apply("cast Death S*")
    en, ru, rules = refused(state, "attach-to Death S*")
    assert en == "There must be a creature at that place."
    assert ru == "На этом месте должно быть существо."
    assert rules == ("quarriors.creatures.definition",)


@pytest.mark.rule("quarriors.glossary.defense")
def test_a_creature_too_tough_for_the_spell() -> None:
    state = laid(
        "table  wilds Death Spell, Defender of the Pale, Scavenging Goblin",
        "A  spells Death S*  ready Scavenging Goblin L1 2/2",
        "B  ready Defender of the Pale L3 2/8**, Scavenging Goblin L1 2/2",
    )
    state.apply("cast Death S*")
    en, ru, rules = refused(state, "destroy B Defender of the Pale L3 2/8**")
    assert en == "The creature must have defense 6 or less; it has 8."
    assert ru == "Защита существа должна быть не больше 6, а она 8."
    assert rules == ("quarriors.glossary.defense",)
    assert refused(state, "destroy A Scavenging Goblin L1 2/2")[0] == "It must be an opponent's creature."


@pytest.mark.rule("quarriors.glossary.level")
def test_a_creature_of_too_high_a_level() -> None:
    state = laid(
        "table  wilds Death Incantation, Defender of the Pale, Scavenging Goblin",
        "A  spells Death S*",
        "B  ready Defender of the Pale L3 2/8**, Scavenging Goblin L1 2/2",
    )
    state.apply("cast Death S*")
    en, _, rules = refused(state, "destroy B Defender of the Pale L3 2/8**")
    assert en == "The creature must be of level 2 or lower; it is of level 3."
    assert rules == ("quarriors.glossary.level",)


@pytest.mark.rule("quarriors.reaction.not-own-turn")
def test_whose_turn_it_is_may_not_react_in_the_window_of_another() -> None:
    state = laid(
        "table  wilds Life Spell",
        "A  ready Assistant L1 1/2  spells Life S",
        "B  ready Assistant L1 1/2  spells Life S",
    )
    state.apply("attack")
    option = state.option_of("react Life S")
    act = state.verbs().act(option)
    assert act.may(state, 1, option - act.base, None)
    assert not act.may(state, 0, option - act.base, None)


@pytest.mark.rule("quarriors.attack.must-defend", "quarriors.attack.defender-chooses")
def test_whose_attack_it_is_may_not_choose_the_defender() -> None:
    state = laid(
        "A  ready Witching Hag L1 3/3, Assistant L1 1/2",
        "B  ready Witching Hag L1 3/3, Assistant L1 1/2",
    )
    state.apply("attack")
    option = state.option_of("defend Witching Hag L1 3/3")
    act = state.verbs().act(option)
    assert act.may(state, 1, option - act.base, None)
    assert not act.may(state, 0, option - act.base, None)


@pytest.mark.rule("quarriors.capture.one-per-turn")
def test_a_die_that_costs_too_much() -> None:
    state = laid("table  wilds Mighty Quake Dragon", "A  pool Quiddity Q1")
    assert refused(state, "capture Quake Dragon")[0].startswith("Dice are captured in the fifth phase")
    state.apply("attack")
    en, _, rules = refused(state, "capture Quake Dragon")
    assert en == "It costs 9 quiddity; you have 1."
    assert rules == ("quarriors.cards.cost",)
    assert refused(state, "attack")[0] == "You go on to the attack in the third phase of your own turn."
