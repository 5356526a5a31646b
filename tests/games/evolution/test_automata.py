"""The Shadow and the familiar decide by their steps: nobody is ever asked for them, and nobody is asked in vain."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from ludoteka.games.evolution.creature import Creature
from ludoteka.games.evolution.deck import C_ID, HALF, KINDS_OF_CARD, LEFT, RIGHT, T_ID
from ludoteka.games.evolution.familiar import grow
from ludoteka.games.evolution.state import BABY, BEAST
from ludoteka.games.evolution.verbs import FAMILIAR, SIDES
from ludoteka.games.shelf import game_of
from ludoteka.kernel.happenings import Event
from ludoteka.kernel.luck import Rng
from ludoteka.kernel.machine import Doing
from ludoteka.kernel.positions import read_position

ALL: dict[str, Any] = {"ether": True, "victims": True}
HAUNTED: dict[str, Any] = {**ALL, "familiar": True}
TABLES: dict[str, tuple[int, dict[str, Any]]] = {
    "alone": (1, ALL),
    "alone and haunted": (1, {**HAUNTED, "familiar_in_solo": True}),
    "two": (2, ALL),
    "three, haunted": (3, HAUNTED),
    "before each trait": (1, {**ALL, "hiding_before_traits": False, "late_activation_traits": True}),
}


def crowded(players: int, options: dict[str, Any], luck: Rng) -> Any:
    """A table where every seat has three creatures with many traits of all sets: more than games come to by chance."""
    state: Any = game_of("evolution", players, options).deal(str(luck.below(10**6)))
    for player in state.players:
        kinds = KINDS_OF_CARD if player.seat == state.shadow else len(C_ID)  # no ether for the Shadow
        while len(player.creatures) < 3:
            player.creatures.append(Creature())
        for creature in player.creatures:
            creature.crystals = luck.below(4)
            for _ in range(luck.below(5)):
                card = luck.below(kinds)
                right = card < KINDS_OF_CARD and luck.below(2) == 1
                if not creature.bears(RIGHT[card] if right else LEFT[card]):
                    creature.lay(card + HALF if right else card)
    return state


@pytest.mark.rule("evolution.familiar.acts-by-fixed-algorithm")
@pytest.mark.parametrize("table", TABLES)
def test_nobody_is_asked_for_an_automaton(table: str) -> None:
    luck = Rng(table, "crowded")
    for _ in range(1000 if TABLES[table][0] == 1 else 100):
        state = crowded(*TABLES[table], luck)
        decisions = 0
        while not state.ending:
            decisions += 1
            assert decisions < 3000, "it goes on and on"
            assert state.actor != state.shadow
            top = state.current()
            if isinstance(top, Doing):
                assert top.this % SIDES != FAMILIAR
            options = state.options()
            assert options, "asked, but with nothing to answer"
            state.play(options[luck.below(len(options))])


def grown(side: int, card: int) -> list[str]:
    """What the familiar bears after the start of a round with this card alone in the deck, by either chance."""
    found: set[str] = set()
    for chance in (0, 1):
        state: Any = game_of("evolution", 3, {**ALL, "familiar": True}).deal("1")
        state.familiar = [Creature()]
        state.side = side
        state.deck.bag, state.deck.top, state.deck.under = [card], [], []
        if sum(trait in WANTED[side] for trait in (T_ID[LEFT[card]], T_ID[RIGHT[card]])) > 1:
            state.script = [0, chance]
        grow(state)
        found |= {T_ID[trait] for trait in range(len(T_ID)) if state.familiar[0].bears(trait)}
        state.script = []
    return sorted(found)


WANTED = {
    BABY: ("astral", "flying", "many-eyed", "fireproof", "vengeful", "toxic"),
    BEAST: ("vampire", "fire-breathing", "lulling"),
}


@pytest.mark.rule("evolution.familiar.baby-reveals-until-match", "evolution.familiar.beast-reveals-until-match")
@pytest.mark.parametrize("side", WANTED)
def test_the_familiar_takes_each_wanted_trait_and_no_other(side: int) -> None:
    seen: set[str] = set()
    for card in range(KINDS_OF_CARD):
        fits = [id for id in (T_ID[LEFT[card]], T_ID[RIGHT[card]]) if id in WANTED[side]]
        assert grown(side, card) == sorted(fits)
        seen.update(fits)
    assert seen == set(WANTED[side])


@pytest.mark.rule("evolution.familiar.baby-reveals-until-match")
def test_of_two_wanted_traits_of_a_card_either_may_come() -> None:
    vengeful_toxic = C_ID.index("B21")
    found: Counter[str] = Counter()
    for seed in range(60):
        state: Any = game_of("evolution", 3, {"familiar": True}).deal(str(seed))
        state.familiar = [Creature()]
        state.deck.bag, state.deck.top, state.deck.under = [vengeful_toxic], [], []
        grow(state)
        found.update(T_ID[trait] for trait in range(len(T_ID)) if state.familiar[0].bears(trait))
    assert set(found) == {"vengeful", "toxic"}
    assert min(found.values()) > 15


@pytest.mark.rule("evolution.base.solo-shadow-card")
def test_the_shadow_lays_either_half_of_a_card_alike() -> None:
    found: Counter[int] = Counter()
    for seed in range(300):
        state: Any = game_of("evolution", 1, {}).deal(str(seed))
        state.deck.top = [C_ID.index("B05")]
        state.apply("keep-hand")
        found.update(packed // HALF for packed in state.players[state.shadow].creatures[0].traits)
    assert set(found) == {0, 1}
    assert min(found.values()) > 120


@pytest.mark.rule("evolution.familiar.beast-fire-breathing-topmost", "evolution.familiar.beast-exactly-one-crystal")
def test_the_log_counts_the_strikes_of_the_beast() -> None:
    game = game_of("evolution", 2, {"familiar": True})
    state: Any = game.box.bare(2, game.options)
    for line in ("table  familiar 0 Fire-Breathing Vampire  side 1", "A  creatures 2 Tiny, 0", "B  creatures 1"):
        read_position(state, line)
    for choice in ("activate A2", "sleep", "activate B1"):
        state.apply(choice)
    events: list[Event] = []
    state.log = events
    state.apply("sleep")
    assert [event.view(-1)["n"] for event in events if event.what.name == "beast-result"] == [3]
    assert state.familiar[0].crystals == 1


@pytest.mark.rule("evolution.base.solo-shadow-activation")
def test_no_choice_card_helps_a_poorer_creature_of_the_shadow() -> None:
    game = game_of("evolution", 1, {})
    for seed in range(20):
        state: Any = game.box.bare(1, game.options)
        for line in ("table  source Brimming Basin  lower 2", "A  creatures 0, 0", "B  creatures 2, 1, 0, 1"):
            read_position(state, line)
        state.luck = game.deal(str(seed)).luck
        state.apply("activate A1")
        state.apply("sleep")
        assert [creature.crystals for creature in state.players[1].creatures] == [3, 1, 0, 1]
