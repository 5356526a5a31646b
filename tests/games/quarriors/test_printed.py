"""What is printed: dice, faces and cards, as the book and the published lists give them."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from ludoteka.games.quarriors import deck, dice
from ludoteka.games.quarriors.box import QuarriorsBox
from ludoteka.text.voice import Voice

BOX = QuarriorsBox()

PRINTED_FACES = {
    "quiddity": ["Q1", "Q1", "Q1", "Q1", "Q1", "Q2"],
    "assistant": ["Q1", "Q1", "Q1", "re-roll*", "L1 1/2", "L1 1/2"],
    "portal": ["Q1", "draw 1", "draw 1", "draw 2", "draw 2", "draw 2"],
    "deathdealer": ["Q1", "Q2", "Q2", "L1 3/2", "L1 3/2", "L2 4/4"],
    "defender_of_the_pale": ["Q1", "Q2", "Q2", "L1 1/5*", "L2 2/6*", "L3 2/8**"],
    "devotee_of_the_holy_query": ["Q1", "Q2", "L1 0/3", "L1 0/3", "L2 2/4", "L2 2/4*"],
    "ghostly_spirit": ["Q1", "Q1", "Q2", "L1 2/2", "L1 2/2", "L2 3/3"],
    "primordial_ooze": ["Q1", "Q2", "Q2", "L2 ?/?", "L2 ?/?", "L2 ?/?"],
    "quake_dragon": ["Q1", "Q2", "Q3/re-roll", "L1 4/4", "L2 6/6*", "L3 8/7**"],
    "questing_wizard": ["Q1+draw 1", "Q2", "Q2*", "L1 2/5", "L2 3/6", "L3 4/8**"],
    "scavenging_goblin": ["Q1", "Q1", "L1 2/2", "L1 2/2", "L1 2/2*", "L1 2/2*"],
    "warrior_of_the_quay": ["Q1", "Q2", "Q2", "L1 2/3", "L1 2/3", "L2 3/4"],
    "witching_hag": ["Q1", "Q2", "Q2", "L1 3/3", "L1 3/3", "L2 4/5"],
    "death": ["Q1", "Q2", "Q2", "S*", "S*", "S**"],
    "growth": ["Q1", "Q2", "Q2", "S", "S", "S"],
    "life": ["Q1", "Q2", "Q2", "S", "S", "S"],
    "shaping": ["Q2", "Q2", "draw 2", "S", "S", "S"],
    "victory": ["Q1", "Q2", "Q2", "re-roll+draw 1", "S", "S"],
}

COST_AND_GLORY = {
    "quiddity": (0, 0),
    "assistant": (1, 1),
    "portal": (4, 0),
    "deathdealer": (3, 2),
    "strong_deathdealer": (6, 2),
    "mighty_deathdealer": (6, 2),
    "defender_of_the_pale": (5, 2),
    "strong_defender_of_the_pale": (6, 3),
    "mighty_defender_of_the_pale": (6, 3),
    "devotee_of_the_holy_query": (3, 2),
    "strong_devotee_of_the_holy_query": (4, 2),
    "mighty_devotee_of_the_holy_query": (4, 2),
    "ghostly_spirit": (3, 2),
    "strong_ghostly_spirit": (4, 2),
    "mighty_ghostly_spirit": (4, 2),
    "primordial_ooze": (8, 2),
    "strong_primordial_ooze": (7, 2),
    "mighty_primordial_ooze": (5, 3),
    "quake_dragon": (8, 4),
    "strong_quake_dragon": (9, 3),
    "mighty_quake_dragon": (9, 4),
    "questing_wizard": (7, 3),
    "strong_questing_wizard": (8, 3),
    "mighty_questing_wizard": (8, 4),
    "scavenging_goblin": (2, 2),
    "strong_scavenging_goblin": (3, 2),
    "mighty_scavenging_goblin": (3, 2),
    "warrior_of_the_quay": (4, 2),
    "strong_warrior_of_the_quay": (5, 2),
    "mighty_warrior_of_the_quay": (4, 3),
    "witching_hag": (5, 3),
    "strong_witching_hag": (5, 3),
    "mighty_witching_hag": (5, 3),
    "death_spell": (6, 0),
    "death_cantrip": (4, 0),
    "death_charm": (5, 0),
    "death_incantation": (5, 0),
    "growth_spell": (4, 0),
    "growth_cantrip": (3, 0),
    "growth_charm": (5, 0),
    "growth_incantation": (5, 0),
    "life_spell": (4, 0),
    "life_cantrip": (3, 0),
    "life_charm": (3, 0),
    "life_incantation": (4, 0),
    "shaping_spell": (3, 0),
    "shaping_cantrip": (4, 0),
    "shaping_charm": (3, 0),
    "shaping_incantation": (4, 0),
    "victory_spell": (7, 0),
    "victory_cantrip": (3, 0),
    "victory_charm": (5, 0),
    "victory_incantation": (9, 0),
}

PRINTED_IN_RUSSIAN = {
    "quiddity",
    "assistant",
    "portal",
    "strong_deathdealer",
    "defender_of_the_pale",
    "devotee_of_the_holy_query",
    "strong_ghostly_spirit",
    "quake_dragon",
    "mighty_quake_dragon",
    "scavenging_goblin",
    "mighty_scavenging_goblin",
    "warrior_of_the_quay",
    "strong_witching_hag",
    "death_cantrip",
    "death_charm",
    "victory_spell",
}


@pytest.mark.rule("quarriors.components.dice-total")
def test_a_hundred_and_thirty_dice() -> None:
    assert sum(dice.COUNT) == 130
    basics = [dice.QUIDDITY_DIE, dice.ASSISTANT, dice.PORTAL]
    assert [dice.COUNT[kind] for kind in basics] == [32, 18, 5]
    assert Counter(dice.SORT) == {dice.BASIC: 3, dice.CREATURE: 10, dice.SPELL: 5}
    assert {dice.COUNT[kind] for kind in range(dice.KINDS) if dice.SORT[kind] != dice.BASIC} == {5}


@pytest.mark.rule("quarriors.components.cards-total")
def test_fifty_three_cards() -> None:
    assert Counter(card.kind for card in BOX.cards()) == {"basic": 3, "creature": 30, "spell": 20}
    assert len({card.id for card in BOX.cards()}) == 53


@pytest.mark.rule("quarriors.components.six-faces", "quarriors.cards.face-strip", "quarriors.dice.creature-numbers")
def test_the_faces_as_printed() -> None:
    assert dict(zip(dice.ID, dice.ALL_FACES)) == PRINTED_FACES
    assert all(len(faces) == 6 for faces in dice.ALL_FACES)
    assert len(set(PRINTED_FACES["scavenging_goblin"])) == 3


@pytest.mark.rule("quarriors.cards.face-strip", "quarriors.dice.creature-numbers")
def test_every_face_has_a_name_and_equal_faces_are_one() -> None:
    for kind, id in enumerate(dice.ID):
        base, en, printed = kind * dice.STRIDE, dice.EN[kind], PRINTED_FACES[id]
        ids = [f"{id}-{n}" for n in (1, 2, 3, 4, 5, 6, 9, 0)]
        assert dice.FACE_ID[base : base + 8] == ids
        assert dice.FACE_NAME[base : base + 8] == [*(f"{en} {face}" for face in printed), f"{en} -", f"{en} ?"]
        first = [base + printed.index(face) for face in printed]
        assert dice.SAME[base : base + 8] == [*first, base + 6, base + dice.UNROLLED]
        creatures = {first[n] for n in range(6) if printed[n].startswith("L")}
        assert dice.HAS_CREATURE[kind] == bool(creatures)
        assert dice.LADDER[kind] == sorted(creatures)  # dice are printed with rising levels


@pytest.mark.rule("quarriors.cards.face-strip")
def test_a_die_is_called_as_its_plainest_card() -> None:
    spells = {"death": "Смерть", "growth": "Рост", "life": "Жизнь", "shaping": "Форма", "victory": "Победа"}
    plain = {deck.KIND[n]: deck.RU[n] for n in range(len(deck.ID)) if deck.VARIANT[n] == "basic"}
    assert [plain.get(kind) or spells[id] for kind, id in enumerate(dice.ID)] == dice.RU


@pytest.mark.rule("quarriors.dice.burst-one-or-more")
def test_bursts_are_one_or_two() -> None:
    assert set(dice.BURST) == {0, 1, 2}


@pytest.mark.rule("quarriors.dice.quiddity-values")
def test_the_values_of_quiddity() -> None:
    assert set(dice.QUIDDITY) - {0} == {1, 2, 3}
    basic = [dice.QUIDDITY[dice.QUIDDITY_DIE * 8 + n] for n in range(6)]
    assert basic == [1, 1, 1, 1, 1, 2]


@pytest.mark.rule("quarriors.dice.class-icon")
def test_each_class_has_an_icon_of_its_own() -> None:
    icons: dict[str, str] = {}
    for kind in range(dice.KINDS):
        faces = [kind * 8 + n for n in range(6)]
        has_icon = any(dice.LEVEL[face] or dice.IS_SPELL[face] for face in faces)
        assert has_icon == (kind not in (dice.QUIDDITY_DIE, dice.PORTAL))
        if has_icon:
            icons[dice.ID[kind]] = dice.EN[kind]
    assert len(set(icons.values())) == len(icons) == 16  # fifteen classes and the Assistant
    for kind in range(dice.KINDS):
        spells = any(dice.IS_SPELL[kind * 8 + n] for n in range(6))
        creatures = any(dice.LEVEL[kind * 8 + n] for n in range(6))
        assert not (spells and creatures)
        assert spells == (dice.SORT[kind] == dice.SPELL)


@pytest.mark.rule("quarriors.cards.goblin-cost-and-glory")
def test_cost_and_glory() -> None:
    assert {deck.ID[n]: (deck.COST[n], deck.GLORY[n]) for n in range(len(deck.ID))} == COST_AND_GLORY


@pytest.mark.rule("quarriors.cards.goblin-cost-and-glory")
def test_the_russian_names_that_the_book_prints() -> None:
    printed = {deck.ID[n] for n in range(len(deck.ID)) if not deck.OUR_RU[n]}
    assert printed == PRINTED_IN_RUSSIAN
    assert deck.RU[deck.ID.index("scavenging_goblin")] == "Гоблин Мусорщик"


@pytest.mark.rule("quarriors.setup.class-and-type")
def test_ten_classes_of_three_and_five_of_four() -> None:
    by_class: dict[int, list[str]] = {}
    for card in range(len(deck.ID)):
        by_class.setdefault(deck.KIND[card], []).append(deck.VARIANT[card])
    for kind, variants in by_class.items():
        if dice.SORT[kind] == dice.CREATURE:
            assert variants == ["basic", "strong", "mighty"]
        elif dice.SORT[kind] == dice.SPELL:
            assert variants == ["spell", "cantrip", "charm", "incantation"]
        else:
            assert variants == ["basic"]


@pytest.mark.rule("quarriors.reaction.keyword")
def test_the_reactions() -> None:
    reactions = {deck.ID[n] for n in range(len(deck.ID)) if deck.REACT.texts[n * 3].lines}
    assert reactions == {"life_spell", "life_charm", "life_incantation", "shaping_cantrip"}


def test_attached_and_immediate_spells() -> None:
    spells = [n for n in range(len(deck.ID)) if dice.SORT[deck.KIND[n]] == dice.SPELL]
    at_once = {deck.ID[n] for n in spells if deck.IMMEDIATE.texts[n * 3].lines}
    assert at_once == {"growth_spell", "growth_cantrip", "growth_incantation"}
    attached = {
        deck.ID[n]
        for n in spells
        if any(line.say().id == "quarriors-say-attach-this" for line in deck.CAST.texts[n * 3].lines)
    }
    assert attached == {"death_charm", "life_cantrip", "shaping_incantation", "victory_cantrip"}


def test_a_disputed_value_shows_both_readings() -> None:
    card = {card.id: card for card in BOX.cards()}["strong_quake_dragon"]
    assert (card.cost, card.facts["glory"]) == (9, 3)
    assert (card.facts["cost_elsewhere"], card.facts["glory_elsewhere"]) == (8, 4)
    assert card.facts["confidence"] == "low"


def test_every_card_says_what_it_does() -> None:
    silent = {card.id for card in BOX.cards() if not card.text}
    assert silent == {"quiddity"}


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_after_a_colon_a_card_goes_on_in_small_letters(lang: str) -> None:
    voice = Voice(lang, [])
    told = [voice.say(line) for card in BOX.cards() for line in card.text]
    after = [letter for line in told for letter in re.findall(r": ([^\W\d_])", line)]
    assert len(after) >= 20
    assert all(letter.islower() for letter in after)


def test_the_deathdealers_say_whose_attack_and_whose_glory_in_both_languages() -> None:
    """Two creatures are spoken of, so neither is only called this one."""
    text = {card.id: card.text[0] for card in BOX.cards() if card.text}
    strong, mighty = text["strong_deathdealer"], text["mighty_deathdealer"]
    assert "this card's creature scores at once" in Voice("en", []).say(strong)
    assert "существо с этой карты сразу приносит славу" in Voice("ru", []).say(strong)
    assert "the attack of this card's creature" in Voice("en", []).say(mighty)
    assert "атака существа с этой карты" in Voice("ru", []).say(mighty)
