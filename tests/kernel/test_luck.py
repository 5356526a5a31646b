"""The generator against its published numbers, and by chi-square."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

import pytest

from ludoteka.games.shards.box import ShardsBox
from ludoteka.kernel.choices import add_each
from ludoteka.kernel.luck import STREAMS, Rng, forward, output, packed, stream
from ludoteka.kernel.machine import State, reseed
from ludoteka.kernel.piles import EMPTY, Pile
from ludoteka.kernel.refusal import Refused
from tests.chance import chi_square, unlikely

PUBLISHED = [0xF84B622D, 0xDC1E5BB4, 0x74FB8AC1, 0xB3BBF8DE, 0x9CF62074, 0x2D2F5E33]  # pcg32 RXS-M-XS, srandom(42, 54)


def blank() -> State:
    state = ShardsBox().blank()
    state.luck = [stream("chi", str(i)) for i in range(6)]
    return state


def test_the_published_numbers() -> None:
    word = packed(42, 54)
    found = []
    for _ in PUBLISHED:
        found.append(output(word))
        word = forward(word)
    assert found == PUBLISHED


def test_a_word_fits_a_machine_word() -> None:
    word = packed(2**40 + 7, 2**35 + 3)
    for _ in range(1000):
        assert 0 <= word < 2**62
        assert 0 <= output(word) < 2**32
        assert forward(word) >> 32 == word >> 32, "a stream keeps its name"
        word = forward(word)
    assert packed(1, STREAMS + 5) == packed(1, 5)


def test_a_stream_has_its_whole_period_before_it() -> None:
    word = packed(1, 2)
    seen = set()
    for _ in range(20_000):
        seen.add(word)
        word = forward(word)
    assert len(seen) == 20_000


def test_streams_are_far_apart() -> None:
    words = {stream(str(seed), name) for seed in range(300) for name in ("a", "b", "c")}
    assert len(words) == 900
    assert stream("1", "23") != stream("12", "3")


@pytest.mark.parametrize("sides", [2, 3, 6, 10, 52])
def test_dice_are_fair(sides: int) -> None:
    state = blank()
    counts = Counter(state.chance(2, sides) for _ in range(sides * 500))
    assert set(counts) == set(range(sides))
    assert chi_square(list(counts.values())) < unlikely(sides - 1)


def test_successive_throws_are_independent() -> None:
    state = blank()
    pairs = Counter((state.chance(1, 6), state.chance(1, 6)) for _ in range(36 * 300))
    assert len(pairs) == 36
    assert chi_square(list(pairs.values())) < unlikely(35)


def test_a_pile_comes_in_every_order() -> None:
    state = blank()
    counts: Counter[tuple[int, ...]] = Counter()
    for _ in range(24 * 300):
        pile = Pile(3, [1, 2, 3, 4], [], [])
        counts[tuple(pile.draw(state) for _ in range(4))] += 1
    assert set(counts) == set(permutations([1, 2, 3, 4]))
    assert chi_square(list(counts.values())) < unlikely(23)


def test_bots_have_luck_of_their_own() -> None:
    one, same, other = Rng("7"), Rng("7"), Rng("8")
    drawn = [one.below(1000) for _ in range(50)]
    assert drawn == [same.below(1000) for _ in range(50)]
    assert drawn != [other.below(1000) for _ in range(50)]
    assert len({one.fork() for _ in range(1000)}) == 1000
    counts = Counter(one.below(7) for _ in range(7000))
    assert chi_square(list(counts.values())) < unlikely(6)


def test_reseeding_gives_every_stream_a_new_word_and_drops_the_script() -> None:
    state = blank()
    before = state.luck[:]
    state.script = [1, 2]
    reseed(state, 99)
    assert not state.script
    assert all(a != b for a, b in zip(before, state.luck))
    assert len(set(state.luck)) == len(state.luck)
    assert all(0 <= word < 2**62 for word in state.luck)


def test_scripted_luck_comes_first_and_moves_the_horizon() -> None:
    state = blank()
    state.script = [4, 0]
    luck = state.luck[:]
    assert [state.chance(0, 6), state.chance(0, 6)] == [4, 0]
    assert state.luck == luck
    assert state.horizon == 2
    state.chance(0, 6)
    assert state.luck[0] != luck[0]
    assert state.luck[1:] == luck[1:]


def test_a_scripted_number_out_of_bounds_is_refused() -> None:
    state = blank()
    state.script = [6]
    with pytest.raises(Refused):
        state.chance(0, 6)


# --- piles ---


def test_known_cards_come_off_the_top_in_their_order() -> None:
    state = blank()
    pile = Pile(0, [1, 1], [5, 6], [])
    horizon = state.horizon
    assert [pile.draw(state), pile.draw(state)] == [6, 5]
    assert state.horizon == horizon + 2
    assert pile.draw(state) == 1


def test_groups_under_a_pile_keep_their_order() -> None:
    state = blank()
    for _ in range(50):
        pile = Pile(0, [1], [], [])
        pile.put_under([2, 3])
        pile.put_under([4])
        pile.put_under([])
        assert pile.size() == 4
        assert sorted(pile.all()) == [1, 2, 3, 4]
        drawn = [pile.draw(state) for _ in range(4)]
        assert drawn[0] == 1
        assert sorted(drawn[1:3]) == [2, 3]
        assert drawn[3] == 4
        assert pile.draw(state) == EMPTY
        assert pile.size() == 0


def test_a_clone_of_a_pile_is_its_own() -> None:
    pile = Pile(0, [1], [2], [3, EMPTY, 4])
    twin = pile.clone()
    pile.put_under([5])
    assert (twin.bag, twin.top, twin.under) == ([1], [2], [3, EMPTY, 4])


@pytest.mark.parametrize("script", [[], [3, 0, 1, 0, 0, 0]])
@pytest.mark.parametrize("n", [0, 1, 4, 6, 9])
def test_several_picks_are_so_many_single_ones(n: int, script: list[int]) -> None:
    one, other = blank(), blank()
    for state in (one, other):
        state.luck[2] = stream("several", "picks")
        state.script = script[:]
    bags = [list(range(10, 16)), list(range(10, 16))]
    taken: list[int] = [7]
    one.pick_several(2, bags[0], n, taken)
    assert taken == [7] + [other.pick(2, bags[1]) for _ in range(min(n, 6))]
    assert bags[0] == bags[1]
    assert one.luck == other.luck
    assert one.script == other.script
    assert one.horizon == other.horizon


@pytest.mark.parametrize("n", range(10))
def test_several_cards_come_off_a_pile_as_one_by_one(n: int) -> None:
    one, other = blank(), blank()
    for state in (one, other):
        state.luck[0] = stream("several", "cards")
    pile = Pile(0, [1, 2, 3], [9, 8], [4, 5, EMPTY, 6])
    twin = pile.clone()
    hand: list[int] = []
    drawn = pile.draw_several(one, n, hand)
    singly = [card for card in (twin.draw(other) for _ in range(n)) if card != EMPTY]
    assert hand == singly
    assert drawn == len(hand)
    assert (pile.bag, pile.top, pile.under) == (twin.bag, twin.top, twin.under)
    assert one.luck == other.luck
    assert one.horizon == other.horizon


def test_an_option_stands_for_each_different_card() -> None:
    found = [5]
    add_each(found, 1000, [3, 119, 59, 3, 60, 0, 119, 60, 59])
    assert found == [5, 1003, 1119, 1059, 1060, 1000]
