"""«Подготовка к игре»: the wilds, the bags, and who begins."""

from __future__ import annotations

from collections import Counter

import pytest

from ludoteka.games import shelf
from ludoteka.games.quarriors import deck, dice
from ludoteka.games.quarriors.deck import ID, KIND
from ludoteka.games.quarriors.rules import SETS
from ludoteka.games.quarriors.setup import deck_of, fresh, lay_out
from ludoteka.games.quarriors.state import Quarriors
from ludoteka.kernel.game import Game
from ludoteka.kernel.refusal import Msg, Refused
from ludoteka.text.voice import Voice


def dealt(players: int, seed: int, **options: object) -> Quarriors:
    state = Game(shelf.box("quarriors"), players, options).deal(seed)
    assert isinstance(state, Quarriors)
    return state


def before_the_first_draw(players: int, seed: int) -> Quarriors:
    """The table as set up: what the first player has drawn is put back."""
    state = dealt(players, seed)
    first = state.players[state.first]
    first.bag.extend(face >> 3 for face in first.pool)
    first.pool = []
    return state


def number_of(en: str) -> int:
    return deck.EN.index(en)


def cards(state: Quarriors, sort: int) -> list[int]:
    return [card for card in state.wilds if card >= 0 and dice.SORT[KIND[card]] == sort]


@pytest.mark.rule("quarriors.intro.player-count", "quarriors.optional.faq-four-players-max")
def test_two_to_four_players() -> None:
    for players in (2, 3, 4):
        assert len(dealt(players, 1).players) == players
    for setting in [{}, *({s.name: True} for s in shelf.box("quarriors").settings() if s.values == (False, True))]:
        for players in (0, 1, 5, 6):
            with pytest.raises(Refused):
                Game(shelf.box("quarriors"), players, setting)


@pytest.mark.rule("quarriors.setup.basic-cards", "quarriors.setup.wilds")
def test_the_basic_cards_are_always_there() -> None:
    for seed in range(50):
        state = dealt(2, seed)
        assert [ID[card] for card in cards(state, dice.BASIC)] == ["quiddity", "assistant", "portal"]
        assert sum(card >= 0 for card in state.wilds) == 13
        assert state.view()["wilds"] == [ID[card] for card in state.wilds if card >= 0]


@pytest.mark.rule("quarriors.setup.wilds")
def test_the_wilds_are_three_basic_seven_creature_and_three_spell_cards() -> None:
    for seed in range(30):
        state = dealt(2 + seed % 3, seed)
        sorts = [dice.SORT[kind] for kind in range(dice.KINDS) if state.wilds[kind] >= 0]
        assert [sorts.count(sort) for sort in (dice.BASIC, dice.CREATURE, dice.SPELL)] == [3, 7, 3]
        for kind in range(dice.KINDS):
            if state.wilds[kind] < 0:
                assert state.supply[kind] == 0, "dice of cards that are not there stay in the box"


@pytest.mark.rule(
    "quarriors.setup.assistant-supply", "quarriors.setup.portal-supply", "quarriors.setup.quiddity-card-empty"
)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_dice_on_the_basic_cards(players: int) -> None:
    state = dealt(players, 5)
    assert state.supply[dice.ASSISTANT] == 2
    assert state.supply[dice.PORTAL] == 5
    assert state.supply[dice.QUIDDITY_DIE] == 0


@pytest.mark.rule("quarriors.setup.five-dice-per-card")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_dice_on_the_cards(players: int) -> None:
    state = dealt(players, 5)
    others = [kind for kind in range(dice.KINDS) if dice.SORT[kind] != dice.BASIC]
    assert [state.supply[kind] for kind in others] == [5 if state.wilds[kind] >= 0 else 0 for kind in others]
    assert sum(state.supply[kind] for kind in others) == 50


@pytest.mark.rule("quarriors.setup.quiddity-card-empty")
def test_nobody_captures_quiddity_on_the_first_turn() -> None:
    for seed in range(20):
        state = dealt(2, seed)
        while state.phase < 5:
            state.play(state.options()[0] if "done" not in notations(state) else state.option_of("done"))
        assert "capture Quiddity" not in notations(state)
        with pytest.raises(Refused):
            state.apply("capture Quiddity")


def notations(state: Quarriors) -> list[str]:
    return [choice.notation for choice in state.choices()]


@pytest.mark.rule("quarriors.setup.two-decks")
def test_two_decks() -> None:
    creatures, spells = deck_of(dice.CREATURE), deck_of(dice.SPELL)
    assert (len(creatures), len(spells)) == (30, 20)
    assert not set(creatures) & set(spells)


@pytest.mark.rule("quarriors.setup.shuffle-creatures", "quarriors.setup.shuffle-spells")
def test_every_card_has_its_games() -> None:
    seen = Counter(card for seed in range(400) for card in dealt(2, seed).wilds if card >= 0)
    assert set(seen) == set(range(53))
    assert dealt(2, 77).wilds == dealt(2, 77).wilds
    # by symmetry each creature card lies out in 7 of 30 games, each spell card in 3 of 20
    for card in deck_of(dice.CREATURE):
        assert 50 < seen[card] < 140, ID[card]
    for card in deck_of(dice.SPELL):
        assert 30 < seen[card] < 95, ID[card]


@pytest.mark.rule("quarriors.setup.reveal-one-by-one", "quarriors.setup.duplicate-class-boxed")
def test_a_second_card_of_a_class_is_left_out() -> None:
    names = ["Scavenging Goblin", "Mighty Scavenging Goblin", "Witching Hag", "Deathdealer", "Warrior of the Quay"]
    numbers = [number_of(name) for name in names]
    state = fresh(2, {})
    state.script = [0, 1, 1, 0]  # the first, then what was second, third and fourth
    laid = lay_out(state, [numbers[0], numbers[1], numbers[2], numbers[3]], 3)
    assert state.script == []
    assert laid == [numbers[0], numbers[2], numbers[3]]
    state.script = [0, 2, 1, 1]  # the second Goblin comes after the Hag, and again as the last that is wanted
    laid = lay_out(state, [numbers[0], numbers[1], numbers[2], number_of("Strong Scavenging Goblin"), numbers[3]], 3)
    assert state.script == []
    assert laid == [numbers[0], numbers[2], numbers[3]]


@pytest.mark.rule("quarriors.setup.shuffle-spells", "quarriors.setup.duplicate-class-boxed")
def test_spells_are_laid_out_in_the_same_way() -> None:
    numbers = [number_of(name) for name in ("Death Charm", "Death Spell", "Life Charm", "Growth Spell")]
    state = fresh(2, {})
    state.script = [0, 1, 1, 0]
    assert lay_out(state, numbers[:], 3) == [numbers[0], numbers[2], numbers[3]]


@pytest.mark.rule("quarriors.setup.seven-creatures", "quarriors.setup.three-spells", "quarriors.glossary.class-unique")
def test_seven_creatures_and_three_spells_of_different_classes() -> None:
    for seed in range(500):
        state = dealt(2, seed)
        assert len(cards(state, dice.CREATURE)) == 7
        assert len(cards(state, dice.SPELL)) == 3
        kinds = [KIND[card] for card in state.wilds if card >= 0]
        assert len(set(kinds)) == 13


@pytest.mark.rule("quarriors.setup.rest-boxed")
def test_what_is_not_laid_out_is_out_of_the_game() -> None:
    for seed in range(6):
        state = dealt(3, seed)
        absent = [kind for kind in range(dice.KINDS) if state.wilds[kind] < 0]
        assert len(absent) == 5
        assert len([card for card in range(53) if card not in state.wilds and KIND[card] > dice.PORTAL]) == 40
        turn = 0
        while not state.ending and turn < 3000:
            for kind in absent:
                assert state.supply[kind] == 0
                for player in state.players:
                    assert kind not in player.bag
                    assert kind not in player.used
                    assert all(face >> 3 != kind for face in (*player.pool, *player.spells))
            offered = notations(state)
            assert not any(f"capture {dice.EN[kind]}" in offered for kind in absent)
            options = state.options()
            state.play(options[(turn * 7 + seed) % len(options)])
            turn += 1


@pytest.mark.rule("quarriors.setup.starting-dice", "quarriors.setup.starting-bag", "quarriors.components.bags")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_bags(players: int) -> None:
    state = before_the_first_draw(players, 3)
    for player in state.players:
        assert Counter(player.bag) == {dice.QUIDDITY_DIE: 8, dice.ASSISTANT: 4}
        assert player.pool + player.ready + player.spells + player.used == []
    bags = [id(player.bag) for player in state.players]
    assert len(set(bags)) == players


@pytest.mark.rule(
    "quarriors.setup.marker-start", "quarriors.components.glory-track", "quarriors.components.glory-markers"
)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_markers(players: int) -> None:
    state = before_the_first_draw(players, 3)
    assert [player.seat for player in state.players] == list(range(players))
    assert [player.glory for player in state.players] == [0] * players
    view = state.view()
    assert [seat["glory"] for seat in view["players"]] == [0] * players


@pytest.mark.rule("quarriors.setup.leftover-basics-boxed")
def test_spare_basic_dice_stay_in_the_box() -> None:
    state = before_the_first_draw(2, 3)
    in_game = Counter(kind for player in state.players for kind in player.bag)
    assert in_game[dice.QUIDDITY_DIE] == 16
    assert in_game[dice.ASSISTANT] + state.supply[dice.ASSISTANT] == 10
    assert state.supply[dice.QUIDDITY_DIE] == 0
    assert dice.COUNT[dice.QUIDDITY_DIE] - 16 == 16
    assert dice.COUNT[dice.ASSISTANT] - 10 == 8


@pytest.mark.rule("quarriors.setup.first-player", "quarriors.turn.clockwise")
def test_the_first_player() -> None:
    assert dealt(3, 9, first="B").turn == 1
    assert {dealt(3, seed).first for seed in range(40)} == {0, 1, 2}
    assert {dealt(4, seed).first for seed in range(60)} == {0, 1, 2, 3}
    assert dealt(4, 9, first="D").turn == 3
    state = dealt(4, 9, first="C")
    order = [state.turn]
    while len(order) < 5:
        offered = notations(state)
        before = state.turns
        state.apply(next(word for word in ("done", "attack", "end-turn", "decline", *offered) if word in offered))
        if state.turns != before:
            order.append(state.turn)
    assert order == [2, 3, 0, 1, 2]
    for players in (2, 3):
        with pytest.raises(Refused, match="D"):
            Game(shelf.box("quarriors"), players, {"first": "D"})


@pytest.mark.rule("quarriors.glossary.class-unique")
def test_a_chosen_set_lies_out_as_chosen() -> None:
    for name, chosen in SETS.items():
        state = dealt(2, 1, wilds=name)
        laid = {deck.EN[card] for card in state.wilds if card >= 0}
        assert laid == {*chosen, "Quiddity", "Assistant", "Portal"}
        kinds = [KIND[number_of(en)] for en in chosen]
        assert len(set(kinds)) == 10
        assert Counter(dice.SORT[kind] for kind in kinds) == {dice.CREATURE: 7, dice.SPELL: 3}


@pytest.mark.rule("quarriors.glossary.class-unique")
def test_two_cards_of_one_class_are_refused() -> None:
    game = shelf.game("quarriors", 2)
    with pytest.raises(Refused, match=r"Goblin|Гоблин"):
        game.position({"wilds": ["scavenging_goblin", "mighty_scavenging_goblin"]})


@pytest.mark.rule("quarriors.optional.spent-pile", "quarriors.optional.faq-portal-loop")
def test_the_spent_pile_replaces_the_ruling_on_loops() -> None:
    with pytest.raises(Refused):
        Game(shelf.box("quarriors"), 2, {"spent_pile": True, "portal_loop": True})


@pytest.mark.rule("quarriors.optional.second-capture", "quarriors.optional.spent-pile")
def test_rules_from_outside_are_off_unless_chosen() -> None:
    options = shelf.game("quarriors", 2).options
    assert {name for name, value in options.items() if value is True} == set()


@pytest.mark.rule("quarriors.optional.faq-damage-once")
def test_the_option_tells_what_happens_with_the_publishers_answer_and_without_it() -> None:
    said = {lang: Voice(lang, []).say(Msg("quarriors-option-damage_once")) for lang in ("en", "ru")}
    assert "takes no more damage in that combat" in said["en"]
    assert "otherwise it can be struck again" in said["en"]
    assert "больше не получает повреждений в этом бою" in said["ru"]
    assert "иначе его можно ударить снова" in said["ru"]
