"""Set-up, components, and luck that only many deals can show."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from ludoteka.games import shelf
from ludoteka.games.evolution.box import EvolutionBox
from ludoteka.games.evolution.deck import (
    AT,
    ATTACK,
    BAR,
    BARS,
    BASE,
    C_NAME,
    C_SET,
    COPIES,
    DEFENSIVE,
    ETHER,
    KINDS_OF_CARD,
    LEFT,
    LOWER,
    NEW_ATTACK,
    OF_BAR,
    R_OF,
    RIGHT,
    S_ID,
    T_EN,
    T_SET,
    UPPER,
    VICTIMS,
)
from ludoteka.games.evolution.rules import SETTINGS
from ludoteka.games.evolution.source import open_source
from ludoteka.games.evolution.state import BABY, Evolution
from ludoteka.games.evolution.verbs import ADD, CREATE
from ludoteka.kernel.game import Setting
from ludoteka.kernel.positions import read_position
from ludoteka.kernel.refusal import Refused


def deal(players: int, seed: int | str = 1, **options: Any) -> Evolution:
    state = shelf.game("evolution", players, **options).deal(seed)
    assert isinstance(state, Evolution)
    return state


def bare(players: int, *lines: str, **options: Any) -> Evolution:
    state = EvolutionBox().bare(players, shelf.game("evolution", players, **options).options)
    assert isinstance(state, Evolution)
    for line in lines:
        read_position(state, line)
    return state


def in_play(state: Evolution) -> list[int]:
    """Every card of the deck at the table, wherever it lies."""
    cards = [*state.deck.all(), *state.discard]
    for player in state.players:
        cards += player.hand + [creature.card for creature in player.creatures]
    for creature in state.familiar:
        cards += [packed & 63 for packed in creature.traits]
    return cards


@pytest.mark.rule("evolution.base.player-count")
def test_one_to_six_can_play() -> None:
    for players in (0, 7):
        with pytest.raises(Refused):
            shelf.game("evolution", players)
    assert deal(1).shadow == 1
    assert deal(4).seats() == 4
    assert deal(6).seats() == 6
    with pytest.raises(Refused) as refusal:
        shelf.game("evolution", 6, rare="off")
    assert refusal.value.rules == ("evolution.base.player-count",)


@pytest.mark.rule("evolution.base.setup-creature-and-hand")
def test_everybody_starts_with_a_creature_and_five_cards() -> None:
    state = deal(4)
    for player in state.players:
        assert [len(c.traits) for c in player.creatures] == [0]
        assert not player.creatures[0].asleep
        assert len(player.hand) == 5
    assert state.deck.size() == 64 - 4 - 20


@pytest.mark.rule("evolution.base.setup-first-player")
def test_the_first_player_is_drawn() -> None:
    firsts = Counter(deal(4, seed).first for seed in range(400))
    assert set(firsts) == {0, 1, 2, 3}
    assert min(firsts.values()) > 60
    assert {deal(6, seed).first for seed in range(100)} == {0, 1, 2, 3, 4, 5}
    assert deal(4, 9).first == deal(4, 9).first


@pytest.mark.rule("evolution.contents.first-player-figure")
def test_exactly_one_seat_has_the_figure() -> None:
    for players in range(2, 7):
        assert 0 <= deal(players).first < players


@pytest.mark.rule("evolution.base.card-face-down-is-creature")
def test_no_view_shows_the_face_of_a_creature() -> None:
    state = bare(2, "A  hand Vampire/Flying  creatures nothing", "B  creatures 0")
    state.apply("create Vampire/Flying")
    assert state.players[0].creatures[0].traits == []
    for viewer in (0, 1, -1):
        assert state.view(viewer)["players"][0]["creatures"][0]["card"] is None


@pytest.mark.rule(
    "evolution.base.deck-composition",
    "evolution.contents.base-trait-cards",
    "evolution.base.four-categories",
)
def test_the_base_deck() -> None:
    base = [kind for kind in range(KINDS_OF_CARD) if C_SET[kind] == BASE]
    assert sum(COPIES[kind] for kind in base) == 64
    assert len({frozenset((LEFT[kind], RIGHT[kind])) for kind in base}) == 32
    assert {COPIES[kind] for kind in base} == {2}
    count = Counter(trait for kind in base for trait in (LEFT[kind], RIGHT[kind]) for _ in range(COPIES[kind]))
    assert set(count) == {trait for trait in range(len(T_EN)) if T_SET[trait] == BASE}
    rare = {"Vampire", "Fire-Breathing", "Lulling", "Tiny", "Pesky", "Changeling"}
    common = {"Astral", "Toxic", "Vengeful", "Greedy", "Many-Eyed", "Frightening"}
    for trait, cards in count.items():
        assert cards == (6 if T_EN[trait] in rare else 10 if T_EN[trait] in common else 8), T_EN[trait]
    assert all(0 <= bar < len(BARS) for bar in BAR)
    assert Counter(in_play(deal(2)))[base[0]] == 2
    assert len(in_play(deal(2))) == 64


@pytest.mark.rule("evolution.new-attack.base-attacking-traits")
def test_three_base_attacking_traits() -> None:
    assert {T_EN[t] for t in range(len(T_EN)) if AT[ATTACK] >> t & 1} == {"Vampire", "Lulling", "Fire-Breathing"}


@pytest.mark.rule("evolution.victims.four-aggressive", "evolution.contents.victims-cards")
def test_the_victims() -> None:
    traits = [t for t in range(len(T_EN)) if T_SET[t] == VICTIMS]
    aggressive = {T_EN[t] for t in traits if BARS[BAR[t]] == "aggressive"}
    assert aggressive == {"Hypnotizing", "Incinerating", "Nosferatu", "Dreadful"}
    assert {T_EN[t] for t in traits if AT[NEW_ATTACK] >> t & 1} == aggressive - {"Dreadful"}
    cards = [kind for kind in range(KINDS_OF_CARD) if C_SET[kind] == VICTIMS]
    assert sum(COPIES[kind] for kind in cards) == 16
    assert {t for kind in cards for t in (LEFT[kind], RIGHT[kind])} == set(traits)
    assert len(traits) == 8


@pytest.mark.rule("evolution.victims.optional-module", "evolution.victims.shuffled-into-deck")
def test_victims_are_shuffled_into_the_deck() -> None:
    assert len(in_play(deal(3))) == 64
    assert len(in_play(deal(3, victims=True))) == 80
    assert not any(C_SET[card] == VICTIMS for card in deal(3, ether=True).deck.all())
    in_hand = 0
    in_deck = 0
    for seed in range(300):
        state = deal(3, seed, victims=True)
        in_hand += any(C_SET[card] == VICTIMS for player in state.players for card in player.hand)
        in_deck += any(C_SET[card] == VICTIMS for card in state.deck.all())
    assert 200 < in_hand < 300
    assert in_deck == 300


@pytest.mark.rule("evolution.ether.optional-module", "evolution.ether.three-face-up")
def test_the_ether_is_open_and_optional() -> None:
    assert deal(3).ether == []
    for players in range(1, 7):
        assert len(deal(players, ether=True).ether) == 3
    state = deal(3, ether=True)
    assert len(set(state.ether)) == 3
    for viewer in (0, 1, 2, -1):
        assert len(state.view(viewer)["ether"]) == 3
        assert all(isinstance(name, str) for name in state.view(viewer)["ether"])


@pytest.mark.rule("evolution.ether.shuffle-at-setup", "evolution.contents.ether-cards")
def test_every_ether_card_comes_up() -> None:
    seen = Counter(card for seed in range(500) for card in deal(2, seed, ether=True).ether)
    ether = [card for card in range(KINDS_OF_CARD, len(C_NAME)) if C_SET[card] == ETHER]
    assert set(seen) == set(ether)
    assert len({C_NAME[card] for card in ether}) == 11
    assert [COPIES[card] for card in ether] == [1] * 11
    assert min(seen.values()) > 80
    assert deal(2, 5, ether=True).ether == deal(2, 5, ether=True).ether


@pytest.mark.rule("evolution.ether.shuffle-at-setup", "evolution.ether.three-face-up")
def test_the_ether_is_shuffled_in_every_place_and_no_card_lies_twice() -> None:
    places = [Counter(deal(2, seed, ether=True).ether[place] for seed in range(300)) for place in range(3)]
    assert [len(place) for place in places] == [11, 11, 11]
    assert all(10 < count < 55 for place in places for count in place.values()), "about 27 of 300 each"
    for seed in range(100):
        assert len(set(deal(2, seed, ether=True).ether)) == 3
    assert deal(2, 5).ether == []


@pytest.mark.rule("evolution.solo-ether.shadow-starting-crystal", "evolution.base.solo-shadow-basics")
def test_the_shadow_starts() -> None:
    victims = deal(1, victims=True)
    assert [player.creatures[0].crystals for player in victims.players] == [0, 0]
    for ether, crystals in ((False, 0), (True, 1)):
        state = bare(1, ether=ether)
        assert state.shadow == 1
        hard = deal(1, ether=ether, difficulty="hard")
        assert [player.creatures[0].crystals for player in hard.players] == [0, crystals + 1]
        crystals_seen = set()
        for seed in range(30):
            dealt = deal(1, seed, ether=ether)
            assert len(dealt.players[0].hand) == 5
            assert dealt.players[1].hand == []
            assert len(dealt.players[0].creatures) == 1
            assert dealt.players[0].creatures[0].crystals == 0
            assert len(in_play(dealt)) + sum(len(c.traits) for c in dealt.players[1].creatures) == 64
            # the redraw is asked before the Shadow's first turn
            assert dealt.actor == 0
            crystals_seen.add(dealt.players[1].creatures[0].crystals)
            assert dealt.deck.size() == 57
        assert crystals_seen == {crystals}


@pytest.mark.rule("evolution.rare.thirty-two-base-cards", "evolution.contents.rare-cards")
def test_rare_species_are_base_cards() -> None:
    assert len(R_OF) == 32
    assert all(C_SET[of] == BASE for of in R_OF)
    assert len(set(R_OF)) == 32
    cards = EvolutionBox().cards()
    rare = [card for card in cards if card.expansion == "rare"]
    base = [card.facts["traits"] for card in cards if card.kind == "card" and card.expansion == "base"]
    assert sum(card.copies for card in rare) == 32
    assert all(card.facts["traits"] in base for card in rare)
    assert [card.id for card in rare] == [f"R{n:02}" for n in range(1, 33)]
    assert [card.facts["equal"] for card in rare] == [f"B{n:02}" for n in range(1, 33)]
    assert [card.facts["traits"] for card in rare] == base
    assert all(card.ru_is_ours for card in rare)


@pytest.mark.rule("evolution.rare.shuffled-into-base-deck")
def test_five_players_shuffle_rare_species_in() -> None:
    state = deal(5)
    assert len(in_play(state)) == 96
    assert state.deck.size() == 96 - 5 - 25
    assert len(in_play(deal(4, rare="on"))) == 96
    assert len(in_play(deal(4))) == 64


@pytest.mark.rule("evolution.rare.equal-in-play")
def test_a_rare_flying_is_a_flying() -> None:
    """Both prints of a card are one kind: the second can no more be added than the first."""
    state = bare(5, "A  hand Fire-Breathing/Flying  creatures 0 Flying", "B  creatures 0")
    state.apply("create-nothing")
    assert "add Flying of Fire-Breathing/Flying to A1" not in [choice.notation for choice in state.choices()]
    assert Counter(in_play(deal(5)))[5] == 3


@pytest.mark.rule("evolution.familiar.optional-extra-participant", "evolution.familiar.starts-as-baby")
def test_the_familiar_is_an_extra_participant() -> None:
    assert deal(3).familiar == []
    before = bare(3, familiar=True)
    assert len(before.familiar) == 1
    assert (before.side, before.familiar[0].crystals, before.familiar[0].traits) == (BABY, 0, [])
    state = deal(3, familiar=True)
    assert state.seats() == 3
    assert len(state.players) == 3
    assert state.familiar[0].crystals == 1
    assert len(state.familiar[0].traits) == 1


@pytest.mark.rule("evolution.contents.familiar-board")
def test_there_is_one_familiar_with_two_sides() -> None:
    state = bare(2, familiar=True)
    assert len(state.familiar) == 1
    assert state.view()["familiar_side"] == "baby"
    state.side = 1
    assert state.view()["familiar_side"] == "beast"


@pytest.mark.rule("evolution.contents.energy-sources", "evolution.base.setup-source")
def test_ten_sources() -> None:
    assert len(set(S_ID)) == 10
    assert "valley-of-wrath" in S_ID
    state = deal(2)
    assert sorted([*state.sources.all(), state.source]) == list(range(10))


@pytest.mark.rule("evolution.base.setup-source", "evolution.base.round-new-source")
def test_any_source_may_be_the_first_and_it_stays_for_the_round() -> None:
    seen = set()
    for seed in range(100):
        state = deal(3, seed)
        assert (state.round, state.past, state.sources.size()) == (1, [], 9)
        assert state.lower == LOWER[state.source][1]
        assert state.upper == (UPPER[state.source][1] if UPPER[state.source] else 0)
        seen.add(state.source)
    assert seen == set(range(10))


@pytest.mark.rule("evolution.base.round-new-source")
def test_the_eleventh_round_uses_an_old_source() -> None:
    state = bare(2, "A  creatures 0", "B  creatures 0 asleep")
    state.sources.bag = list(range(1, 10))
    open_source(state, 0)
    seen = [state.source]
    while state.round < 11:
        before = state.round
        state.play(next(o for o in state.options() if state.choice(o).verb in ("activate", "sleep", "keep-hand")))
        if state.round != before:
            seen.append(state.source)
    assert sorted(seen[:10]) == list(range(10))
    assert seen[10] in range(10)
    assert (state.past, state.sources.size()) == ([], 9)


@pytest.mark.rule("evolution.base.hand-refill")
@pytest.mark.parametrize("refill", ["up-to-5", "up-to-6", "plus-2"])
def test_the_first_round_begins_with_the_five_cards_dealt(refill: str) -> None:
    assert [len(player.hand) for player in deal(3, hand_refill=refill).players] == [5, 5, 5]


@pytest.mark.rule("evolution.base.transmute-crystals-to-reserve")
def test_the_face_of_a_transmuted_creature_is_seen() -> None:
    state = bare(2, "A  creatures 4 face:B05", "B  creatures 0")
    state.apply("activate A1")
    known = state.horizon
    state.apply("transmute")
    assert state.horizon > known
    assert state.view(1)["discard"] == ["B05"]


@pytest.mark.rule("evolution.base.solo-choice-cards", "evolution.contents.choice-cards")
def test_choice_cards_are_fair_and_within_the_options() -> None:
    for options in range(2, 8):
        picks: Counter[int] = Counter()
        for seed in range(600):
            state = deal(1, f"{options}/{seed}")
            picks[state.choice_card(options)] += 1
        assert set(picks) == set(range(options))
        assert min(picks.values()) > 600 / options * 0.7
    before = deal(1, 1)
    luck = before.luck[:]
    assert before.choice_card(1) == 0
    assert before.luck == luck


@pytest.mark.rule("evolution.solo-victims.choice-cards-pick-discard")
def test_the_shadows_sacrifice_is_drawn() -> None:
    lost: Counter[str] = Counter()
    for seed in range(300):
        state = bare(
            1,
            "A  creatures 3, 0",
            "B  creatures 0 Nosferatu Flying Toxic Greedy, 0 asleep",
            victims=True,
        )
        state.luck = deal(1, seed, victims=True).luck
        state.apply("activate A2")
        state.apply("sleep")
        left = {T_EN[t] for t in range(len(T_EN)) if state.players[1].creatures[0].force >> t & 1}
        lost.update({"Nosferatu", "Flying", "Toxic", "Greedy"} - left)
    assert set(lost) == {"Flying", "Toxic", "Greedy"}
    assert min(lost.values()) > 70


@pytest.mark.rule("evolution.base.tokens-unlimited", "evolution.contents.crystals", "evolution.contents.sleep-markers")
def test_crystals_and_markers_never_run_out() -> None:
    many = ", ".join(["4"] * 12)
    sleepers = ", ".join(["0 asleep"] * 18)
    state = bare(2, f"A  creatures 0 Vampire, {sleepers}", f"B  creatures 3, {many}")
    assert sum(c.crystals for player in state.players for c in player.creatures) > 50
    state.apply("activate A1")
    state.apply("attack B1")
    assert state.players[0].creatures[0].crystals == 1
    assert state.players[0].creatures[0].asleep
    assert sum(c.asleep for player in state.players for c in player.creatures) == 19


@pytest.mark.rule("evolution.contents.transmutation-tokens")
def test_nine_tokens_are_enough() -> None:
    for players, each in ((2, 2), (3, 2), (4, 2), (5, 1), (6, 1)):
        state = bare(players, *(f"{seat}  creatures 4  tokens {each}" for seat in "ABCDEF"[:players]))
        state.apply("activate A1")
        state.apply("transmute")
        assert state.ending
        assert sum(player.tokens for player in state.players) <= 9


@pytest.mark.rule("evolution.contents.aids-and-books")
def test_there_is_an_aid_for_every_seat() -> None:
    assert max(EvolutionBox().players()) == 6


@pytest.mark.rule("evolution.familiar.acts-by-fixed-algorithm")
def test_nobody_decides_for_the_familiar() -> None:
    """Two matches with the same seed and choices are equal, and no question is asked of a seat that does not exist."""
    for seed in range(3):
        one = deal(2, seed, familiar=True)
        two = deal(2, seed, familiar=True)
        count = 0
        while not one.ending:
            assert 0 <= one.actor < 2
            options = one.options()
            option = options[(count * 7919 + seed) % len(options)]
            count += 1
            one.play(option)
            two.play(option)
            assert one == two


@pytest.mark.rule("evolution.ether.rest-out-of-game")
def test_the_eight_others_never_appear() -> None:
    for seed in range(4):
        state = deal(2, seed, ether=True, victims=True)
        game = set(state.ether)
        count = 0
        while not state.ending and count < 3000:
            options = state.options()
            state.play(options[(count * 7919 + seed) % len(options)])
            count += 1
            on_table = [
                packed & 63
                for player in state.players
                for creature in player.creatures
                for packed in creature.traits
                if packed & 63 >= KINDS_OF_CARD
            ]
            assert sorted(state.ether + on_table) == sorted(game)


def test_the_traits_in_force_are_always_worked_out() -> None:
    """The field `force` is derived: at every decision it is what the cards say."""
    for seed in range(6):
        state = deal(3, seed, ether=True, victims=True, familiar=seed % 2 == 0)
        count = 0
        while not state.ending and count < 1500:
            options = state.options()
            state.play(options[(count * 7919 + seed * 31) % len(options)])
            count += 1
            for player in state.players:
                for creature in [*player.creatures, *state.familiar]:
                    told = creature.force
                    creature.refresh()
                    assert creature.force == told
                    printed = [packed & 127 for packed in creature.traits]
                    assert len(printed) == len(set(printed))


def test_green_is_what_the_ruling_lists() -> None:
    green = {T_EN[t] for t in range(len(T_EN)) if OF_BAR[DEFENSIVE] >> t & 1}
    assert green == {
        "Astral", "Flying", "Many-Eyed", "Fireproof", "Vengeful", "Toxic", "Burrowing", "Ferocious", "Gregarious",
        "Thick-Skinned", "Mimic", "Cave-Dwelling", "Hiding", "Wakeful",
    }  # fmt: skip


@pytest.mark.parametrize("setting", [each for each in SETTINGS if each.ruling], ids=lambda each: str(each.name))
def test_the_ruleset_knows_every_uncertain_reading(setting: Setting) -> None:
    tables: dict[str, Any] = {"ether": True, "victims": True}
    found = {shelf.game_of("evolution", 3, {**tables, setting.name: value}).ruleset for value in setting.values}
    assert len(found) == len(setting.values) > 1


def test_a_condition_cites_the_rule_of_its_own_act() -> None:
    """A card wanting for a trait is told by the rule of traits, an empty upper part by the rule of that part."""
    state = shelf.game("evolution", 2).box.bare(2, shelf.game("evolution", 2).options)
    cited: dict[str, set[str]] = {}
    for option, words in ((ADD, "evolution-why-in-hand"), (CREATE, "evolution-why-in-hand")):
        verb = state.verbs().verb_of(option)
        assert verb is not None
        reasons = [reason for reason in state.explain(0, option) if reason.message.id == words]
        cited[verb.name] = {rule for reason in reasons for rule in reason.rules}
    assert cited == {"add": {"evolution.base.add-trait"}, "create": {"evolution.base.create-creature"}}
