"""Dice that are drawn and rolled without a script: every face comes up, each die by itself, whoever looks on."""

from __future__ import annotations

from collections import Counter

import pytest

from ludoteka.games.quarriors import dice
from ludoteka.games.quarriors.state import Quarriors
from ludoteka.games.shelf import game


def rolled(seed: int, kinds: list[int], watched: bool, seat: int = 0) -> list[int]:
    """The faces of these dice, drawn from the bag of a seat and rolled by the luck of this seed."""
    table = game("quarriors", 2)
    state = table.box.bare(table.players, table.options)
    assert isinstance(state, Quarriors)
    state.luck = [seed * 7919 + 101 * n for n in range(len(state.luck))]
    state.log = [] if watched else None
    for player in state.players:
        player.pool, player.bag, player.used = [], kinds[:], []
    state.draw_and_roll(seat, len(kinds))
    assert state.players[1 - seat].pool == []
    return state.players[seat].pool


@pytest.mark.rule("quarriors.draw.roll-all", "quarriors.dice.draw-and-roll")
@pytest.mark.parametrize("watched", [False, True])
def test_every_die_shows_each_of_its_faces(watched: bool) -> None:
    kinds = [0, 1, 2, 3, 4, 5, 6]
    seen: dict[int, Counter[int]] = {kind: Counter() for kind in kinds}
    for seed in range(400):
        faces = rolled(seed, kinds, watched)
        assert sorted(face >> 3 for face in faces) == kinds
        for face in faces:
            seen[face >> 3][face] += 1
    for kind, counts in seen.items():
        likely = Counter(dice.SAME[kind * 8 + n] for n in range(6))
        assert set(counts) == set(likely), dice.ID[kind]
        for face, of_six in likely.items():
            assert abs(counts[face] - 400 * of_six / 6) < 45, dice.ID[kind]


@pytest.mark.rule("quarriors.draw.roll-all", "quarriors.dice.draw-and-roll")
@pytest.mark.parametrize("watched", [False, True])
def test_no_die_follows_another(watched: bool) -> None:
    kind = next(kind for kind in range(dice.KINDS) if len({dice.SAME[kind * 8 + n] for n in range(6)}) >= 4)
    faces = {dice.SAME[kind * 8 + n] for n in range(6)}
    together = [Counter[tuple[int, int]]() for _ in range(7)]
    for seed in range(500):
        row = rolled(seed, [kind] * 8, watched)
        for i in range(7):
            together[i][row[i], row[i + 1]] += 1
    for pairs in together:
        assert len(pairs) == len(faces) ** 2


@pytest.mark.rule("quarriors.dice.draw-and-roll")
def test_who_looks_on_changes_no_roll_and_each_seat_rolls_its_own() -> None:
    kinds = [0, 1, 2, 3, 4, 5, 6]
    rows = [[rolled(seed, kinds, watched, seat) for seed in range(40)] for watched in (False, True) for seat in (0, 1)]
    assert rows[0] == rows[2]
    assert rows[1] == rows[3]
    assert rows[0] != rows[1]


@pytest.mark.rule("quarriors.draw.roll-all", "quarriors.dice.draw-and-roll")
def test_so_many_are_drawn_and_no_more_and_an_empty_bag_is_filled_from_the_used_pile() -> None:
    table = game("quarriors", 2)
    state = table.box.bare(table.players, table.options)
    assert isinstance(state, Quarriors)
    me = state.players[0]
    me.pool, me.bag, me.used = [], [0] * 9, []
    state.draw_and_roll(0, 6)
    assert (len(me.pool), len(me.bag)) == (6, 3)
    me.pool, me.bag, me.used = [], [0] * 2, [1] * 5
    state.draw_and_roll(0, 6)
    assert sorted(face >> 3 for face in me.pool) == [0, 0, 1, 1, 1, 1]
    assert all(face & 7 < 6 for face in me.pool)
    assert (me.bag, me.used) == ([1], [])


@pytest.mark.rule("quarriors.draw.roll-all", "quarriors.dice.draw-and-roll")
@pytest.mark.parametrize("seat", [0, 1])
def test_dice_that_lay_in_the_pool_without_a_face_are_rolled_though_nobody_looks_on(seat: int) -> None:
    table = game("quarriors", 2)
    state = table.box.bare(table.players, table.options)
    assert isinstance(state, Quarriors)
    me = state.players[seat]
    me.pool, me.bag, me.used = [dice.DRAGON * 8 + dice.UNROLLED], [0] * 3, []
    state.draw_and_roll(seat, 1)
    assert sorted(face >> 3 for face in me.pool) == [0, dice.DRAGON]
    assert all(face & 7 < 6 for face in me.pool)
    assert len(me.bag) == 2


@pytest.mark.rule("quarriors.dice.draw-and-roll")
def test_one_die_is_drawn_and_rolled_though_nobody_looks_on() -> None:
    table = game("quarriors", 2)
    state = table.box.bare(table.players, table.options)
    assert isinstance(state, Quarriors)
    me = state.players[0]
    me.pool, me.bag, me.used = [], [dice.DRAGON, dice.DRAGON], []
    state.draw_and_roll(0, 1)
    assert [face >> 3 for face in me.pool] == [dice.DRAGON]
    assert all(face & 7 < 6 for face in me.pool)
    state.draw_and_roll(0, 9)
    assert ([face >> 3 for face in me.pool], me.bag, me.used) == ([dice.DRAGON] * 2, [], [])


@pytest.mark.rule("quarriors.dice.draw-and-roll", "quarriors.draw.continue-to-six")
@pytest.mark.parametrize("watched", [False, True])
@pytest.mark.parametrize("wanted", [2, 4, 6])
def test_a_draw_goes_on_after_the_refill_whoever_looks_on(watched: bool, wanted: int) -> None:
    table = game("quarriors", 2)
    state = table.box.bare(table.players, table.options)
    assert isinstance(state, Quarriors)
    me = state.players[1]
    me.pool, me.bag, me.used = [], [dice.PORTAL], [dice.QUIDDITY_DIE] * 8
    state.log = [] if watched else None
    state.draw_and_roll(1, wanted)
    assert Counter(face >> 3 for face in me.pool) == {dice.PORTAL: 1, dice.QUIDDITY_DIE: wanted - 1}
    assert all(face & 7 != dice.UNROLLED for face in me.pool)
    assert (len(me.bag), me.used) == (9 - wanted, [])
