"""What is kept beside the fields for speed is what the fields say, and shared lists stay as they were."""

from __future__ import annotations

import pytest

from ludoteka.games import shelf
from ludoteka.games.elves.answers import NO_PLAYS, ONLY_PASS, ONLY_PASSES
from ludoteka.games.elves.board import FIRST_LAND, is_tower
from ludoteka.games.elves.deck import ARTEFACT, LIVES, SUIT, TREASURE
from ludoteka.games.elves.pieces import ATTACKING, fights, warrior
from ludoteka.games.elves.realm import NO_DRAGONS
from ludoteka.games.elves.state import Elves
from ludoteka.games.elves.trade import NOBODY
from ludoteka.games.elves.verbs import PASS, PASS_BATTLE
from ludoteka.games.elves.windows import IN_PEACE, OTHERS, YOU_FIRST, YOU_LAST, battle_order
from ludoteka.kernel.luck import Rng
from ludoteka.kernel.positions import read_position
from tests.games.elves.table import bare, cell, dealt


def check(state: Elves) -> None:
    near = state.map().near
    for player in state.players:
        held = [n for n, owner in enumerate(state.owners) if owner == player.seat]
        assert player.lands == state.lands(player.seat) == len(held)
        assert player.held == sum(1 << n for n in held)
        assert player.border == sum(1 << n for n in {other for n in held for other in near[n]})
        assert state.summons(player.seat) == sum(n < FIRST_LAND for n in held)
        assert state.towers(player.seat) == sum(is_tower(n) for n in held)


@pytest.mark.parametrize(
    ("players", "options"),
    [
        (2, {}),
        (2, {"castles": "chosen"}),
        (3, {"inherit": True}),
        (3, {"scenario": "dragonlord"}),
        (4, {"scenario": "alliance"}),
    ],
)
def test_what_is_kept_of_the_map_is_what_lies_on_it(players: int, options: dict[str, object]) -> None:
    game = shelf.game("elves", players, **options)
    for seed in range(3):
        state = dealt(players, seed, **options)
        rng = Rng(f"facts {seed}")
        for count in range(600):
            if state.ending:
                break
            choices = state.options()
            state.play(choices[rng.below(len(choices))])
            if count % 7 == 0:
                check(state)
        check(state)
        check(state.clone())
        loaded = game.load(game.save(state))
        assert isinstance(loaded, Elves)
        check(loaded)
    assert (NO_PLAYS, ONLY_PASS, ONLY_PASSES) == ([], [PASS], [PASS, PASS_BATTLE]), "shared lists stay as they were"
    assert NO_DRAGONS == NOBODY == []


def test_a_position_put_on_the_table_is_counted() -> None:
    state = bare()
    read_position(state, "table  owners castle-1 A, tower-1 A, land-2 B")
    check(state)
    assert state.lands(0) == 2
    state.lay_token(cell("land-2"), 0)
    state.lay_token(cell("land-2"), 0)
    check(state)
    assert (state.lands(0), state.lands(1)) == (3, 0)


def test_only_warriors_have_lives() -> None:
    for card, suit in enumerate(SUIT):
        assert (LIVES[card] > 0) == (suit not in (TREASURE, ARTEFACT))
        assert fights(warrior(card, 0, ATTACKING)) == (suit not in (TREASURE, ARTEFACT))


@pytest.mark.rule("elves.actions.response-allowed", "elves.actions.response-chain")
def test_the_orders_of_answers_are_those_of_the_ruling() -> None:
    assert IN_PEACE[3][YOU_FIRST][2] == [2, 3, 0, 1], "from whose turn it is"
    assert IN_PEACE[3][YOU_LAST][2] == [3, 0, 1, 2], "who declared it answers himself last"
    assert IN_PEACE[3][OTHERS][2] == [3, 0, 1], "the active player has his own time"
    assert battle_order(4, 2, 0, -1) == [2, 0, 3, 1], "attacker, attacked, then round from the attacker"
    assert battle_order(4, 2, 0, 2) == [0, 3, 1, 2]
    assert battle_order(4, 2, -1, 3) == [2, 0, 1, 3], "nobody keeps the attacked side"
    assert battle_order(2, 1, 0, -1) == [1, 0]
