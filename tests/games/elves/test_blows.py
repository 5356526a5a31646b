"""«Типы Атак»: strikes, shields, counter-attacks, fire shields and movement, one field at a time."""

from __future__ import annotations

import pytest

from ludoteka.games.elves.pieces import ATTACKING, DEFENDING, EAST, FREE, NORTH, SOUTH, WEST, card_of, side_of
from ludoteka.games.elves.strike import damage_of
from tests.games.elves.table import CODES, act, battle, card, names, offered, ours, theirs, treasure, won, wounds

LOCK = "SH SH SH"  # a card that neither hurts nor is hurt by simple strikes


def blow(slot: str, facing: str, lives: int = 3, own_lives: int = 3) -> tuple[int, int]:
    """S strikes forward at N: the wounds of N and of S once the strike is worked out."""
    state = battle(
        n=theirs(f"- {facing} -", lives=lives, initiative=1),
        s=ours(f"- {slot} -", lives=own_lives, initiative=9),
        w=ours("MV - -", initiative=8),
    )
    assert offered(state) == {"move left", "stay"}, "the second card is asked, the first has struck"
    return wounds(state, NORTH) if state.field[NORTH] != FREE else -1, wounds(state, SOUTH)


@pytest.mark.rule("elves.attacks.simple-strike")
def test_a_simple_strike_takes_one_life() -> None:
    assert blow("S1", "-", lives=2) == (1, 0)


@pytest.mark.rule("elves.attacks.double-simple-strike")
def test_a_double_simple_strike_takes_two() -> None:
    assert blow("S2", "S1") == (2, 0)


@pytest.mark.rule("elves.attacks.piercing-strike", "elves.attacks.double-piercing-strike")
def test_piercing_strikes_ignore_a_shield() -> None:
    assert blow("P1", "SH", lives=2) == (1, 0)
    state = battle(n=theirs("- SH -", lives=2), s=ours("- P2 -", initiative=9))
    assert state.players[1].discard == [card("Guard of Darn")]


@pytest.mark.rule("elves.attacks.piercing-without-shield")
def test_piercing_strikes_take_the_same_without_a_shield() -> None:
    assert blow("P1", "-") == (1, 0)
    assert blow("P2", "-") == (2, 0)


@pytest.mark.rule(
    "elves.attacks.counter-attack-wounds-attacker",
    "elves.attacks.counter-attack-no-protection",
    "elves.attacks.counter-attack-one-life",
)
def test_a_counter_attack_answers_and_does_not_protect() -> None:
    assert blow("S1", "CA", lives=2, own_lives=2) == (1, 1)
    assert blow("S2", "CA") == (2, 1)
    assert blow("P2", "CA") == (2, 1)


@pytest.mark.rule("elves.attacks.fire-shield-burns", "elves.attacks.fire-shield-stops-simple")
def test_a_fire_shield_stops_simple_strikes_and_burns() -> None:
    assert blow("S1", "FS", own_lives=2) == (0, 1)
    assert blow("S2", "FS") == (0, 1)


@pytest.mark.rule("elves.attacks.fire-shield-piercing")
def test_piercing_passes_a_fire_shield_and_is_burned() -> None:
    assert blow("P1", "FS", lives=2, own_lives=2) == (1, 1)


@pytest.mark.rule("elves.attacks.shield-stops-simple", "elves.attacks.shield-stops-double-simple")
@pytest.mark.parametrize("slot", ["S1", "S2"])
def test_a_shield_stops_simple_strikes_whole(slot: str) -> None:
    state = battle(
        s=ours(f"{slot} - -", initiative=9), w=theirs("- - SH", initiative=1), n=ours("MV - -", initiative=5)
    )
    assert state.strikes(SOUTH) == 0
    assert damage_of(CODES[slot], CODES["SH"]) == 0
    assert wounds(state, WEST) == 0


@pytest.mark.rule("elves.attacks.shield-one-side-only")
def test_a_shield_protects_only_its_own_side() -> None:
    state = battle(
        e=ours("- S1 -", initiative=9), w=theirs("- - SH", lives=3), s=ours("S1 - -", initiative=8), n=ours("MV - -")
    )
    assert wounds(state, WEST) == 1, "the strike forward of E meets the forward side"
    assert state.strikes(SOUTH) == 0, "the strike left of S meets the right side"


@pytest.mark.rule("elves.attacks.shield-not-used-up", "elves.battle.multiple-rounds")
def test_a_shield_works_in_every_round() -> None:
    state = battle(
        s=ours("S1 - S1", initiative=9, lives=9), w=theirs("- - SH", initiative=1), e=theirs("FS - -", initiative=2)
    )
    assert won(state) is False
    assert card("Guard of Darn") in state.players[1].hand, "the shielded card outlived eight strikes beside it"


@pytest.mark.rule("elves.attacks.counter-attack-side-only")
def test_a_counter_attack_answers_only_from_its_side() -> None:
    state = battle(
        e=ours("- - S1", initiative=9, lives=3),
        n=theirs("- CA -", lives=3, initiative=1),
        s=ours("MV - -", initiative=8),
    )
    assert wounds(state, EAST) == 0
    assert wounds(state, NORTH) == 1


@pytest.mark.rule("elves.attacks.fire-shield-avoidable")
def test_a_life_elsewhere_comes_before_burning() -> None:
    state = battle(
        s=ours("S1 S1 -", initiative=9), w=theirs(lives=3), n=theirs("- FS -"), e=ours("MV - -", initiative=8)
    )
    assert wounds(state, WEST) == 1
    assert wounds(state, SOUTH) == 0


@pytest.mark.rule("elves.attacks.fire-shield-no-own-strike", "elves.battle.shield-blocks-own-attack")
@pytest.mark.parametrize("slot", ["FS", "SH"])
def test_a_card_does_not_strike_where_it_has_a_shield(slot: str) -> None:
    state = battle(s=ours(f"- {slot} -", initiative=9), n=theirs("MV - -"))
    assert state.strikes(SOUTH) == 0


@pytest.mark.rule("elves.attacks.plain-shield-not-compulsory", "elves.battle.no-attack-available")
def test_a_strike_into_a_plain_shield_is_not_made() -> None:
    state = battle(s=ours("- S1 -", initiative=9), n=theirs("MV SH -", initiative=1))
    assert offered(state) == {"move left", "stay"}
    assert wounds(state, NORTH) == 0
    assert wounds(state, SOUTH) == 0


@pytest.mark.rule("elves.battle.non-damaging-slots")
def test_shields_counters_and_movement_do_not_strike() -> None:
    state = battle(s=ours("SH CA MV", initiative=9), n=theirs(), e=theirs(), w=theirs())
    assert state.strikes(SOUTH) == 0


@pytest.mark.rule("elves.attacks.movement-free-place")
def test_movement_takes_a_free_place() -> None:
    state = battle(s=ours("MV - -", initiative=9), n=theirs(), e=theirs("MV - -", initiative=2))
    act(state, "move left")
    assert state.field[SOUTH] == FREE
    assert side_of(state.field[WEST]) == ATTACKING


@pytest.mark.rule("elves.attacks.movement-treasure")
def test_movement_swaps_with_a_treasure() -> None:
    state = battle(
        s=ours("- MV -", initiative=9), n=treasure(), e=theirs("MV - -", initiative=2, of="Cinder Wolf"), neutral=True
    )
    act(state, "move forward")
    assert card_of(state.field[SOUTH]) == card("Amber Circlet")
    assert side_of(state.field[NORTH]) == ATTACKING


@pytest.mark.rule("elves.attacks.movement-no-damage")
def test_movement_neither_hurts_nor_protects() -> None:
    assert blow("S1", "MV") == (1, 0)
    state = battle(s=ours("MV - -", initiative=9), w=theirs("MV - -", initiative=1))
    act(state, "move left")
    assert wounds(state, SOUTH) == 0
    assert wounds(state, WEST) == 0


@pytest.mark.rule("elves.attacks.movement-loop-ends", "elves.attacks.movement-loop-winner")
def test_a_loop_of_movements_ends_the_battle_by_numbers() -> None:
    state = battle(s=ours("MV - -", initiative=9), e=ours(LOCK, initiative=3), w=theirs("- - MV", initiative=5))
    for _ in range(40):
        found = [word for word in sorted(offered(state)) if word.startswith("move")]
        if not found:
            break
        act(state, found[0])
    else:
        pytest.fail("the loop goes on")
    assert won(state), "two cards against one"


@pytest.mark.rule("elves.attacks.end-no-damage")
def test_the_battle_ends_when_nobody_can_wound() -> None:
    state = battle(s=ours(LOCK), n=theirs(LOCK), reserve=ATTACKING)
    assert won(state)
    assert state.stage == 0


@pytest.mark.rule("elves.attacks.end-no-damage")
def test_the_battle_goes_on_as_long_as_somebody_can_wound() -> None:
    state = battle(s=ours("- S1 -"), n=theirs("- - -", lives=3), e=theirs(LOCK, initiative=1), reserve=DEFENDING)
    assert names(state.players[1].discard) == ["Guard of Darn"], "three rounds, one for each life"
    assert not won(state), "then nobody can, and the reserve decides"
    state = battle(s=ours("- S1 -"), n=theirs("- FS -"), reserve=ATTACKING)
    assert names(state.players[0].discard) == ["Keeper of the Quiet Grove"], "burning is a strike too, to the last life"
    assert not won(state)


@pytest.mark.rule(
    "elves.attacks.winner-more-cards",
    "elves.attacks.winner-count-not-strength",
    "elves.attacks.winner-counts-edges-only",
)
def test_more_cards_win_whatever_their_lives() -> None:
    state = battle(
        s=ours(LOCK, lives=1), e=ours(LOCK, lives=1, initiative=4), n=theirs(LOCK, lives=4), reserve=DEFENDING
    )
    assert won(state)
    state = battle(s=ours(LOCK), e=theirs(LOCK, initiative=4), n=theirs(LOCK), reserve=ATTACKING)
    assert not won(state)


@pytest.mark.rule(
    "elves.attacks.winner-tie-reserve", "elves.attacks.winner-counts-edges-only", "elves.attacks.winner-reserve-fixed"
)
@pytest.mark.parametrize("reserve", [ATTACKING, DEFENDING])
def test_on_equal_numbers_the_reserve_of_the_start_decides(reserve: int) -> None:
    state = battle(s=ours(LOCK), n=theirs(LOCK), reserve=reserve)
    assert won(state) == (reserve == ATTACKING)
    assert state.players[0].hand.count(card("Keeper of the Quiet Grove")) == 1


@pytest.mark.rule("elves.attacks.survivors-return", "elves.attacks.survivors-of-loser-return")
def test_survivors_of_both_sides_go_home_whole() -> None:
    state = battle(
        s=ours(LOCK, wounds=1, of="Shifter Lynx"),
        e=ours(LOCK, initiative=4),
        n=theirs("- SH -", wounds=1, of="Shard Golem"),
    )
    assert won(state)
    assert sorted(state.players[0].hand) == sorted([card("Shifter Lynx"), card("Keeper of the Quiet Grove")])
    assert card("Shard Golem") in state.players[1].hand
    assert state.players[1].discard == []


@pytest.mark.rule("elves.attacks.neutral-survivors-discarded")
def test_neutral_survivors_are_discarded_even_if_they_won() -> None:
    state = battle(
        s=ours(LOCK),
        n=theirs(LOCK, of="Cinder Wolf"),
        e=theirs(LOCK, initiative=4, of="Fen Crone"),
        neutral=True,
        land="land-20",
    )
    assert not won(state, "land-20")
    assert sorted(state.fallen) == sorted([card("Cinder Wolf"), card("Fen Crone")])


@pytest.mark.rule("elves.battle.direction-forward", "elves.battle.one-attack-per-turn-of-card")
def test_forward_hits_only_the_card_opposite() -> None:
    state = battle(s=ours("S1 S1 S1", initiative=9), n=theirs(lives=3), e=theirs(lives=3), w=theirs("MV - -", lives=3))
    act(state, "strike forward")
    assert [wounds(state, place) for place in (NORTH, EAST, WEST)] == [1, 0, 0]


@pytest.mark.rule("elves.battle.only-enemy-targets")
def test_own_cards_are_never_attacked() -> None:
    state = battle(s=ours("- S2 -", initiative=9), n=ours("MV - -", initiative=8), e=theirs())
    assert state.strikes(SOUTH) == 0
    assert wounds(state, NORTH) == 0


@pytest.mark.rule("elves.battle.damage-marks-wounds", "elves.setup.wound-tokens")
def test_each_life_lost_is_a_wound() -> None:
    assert blow("S2", "-", lives=3) == (2, 0)
    state = battle(
        n=theirs("MV - -", lives=9, wounds=5), e=theirs(lives=9, wounds=5), w=theirs(lives=9, wounds=5), s=ours(LOCK)
    )
    assert sum(wounds(state, place) for place in (NORTH, EAST, WEST)) == 15, "more than twelve are no trouble"
    state = battle(n=theirs("MV - -", lives=4, wounds=1), s=ours("- S1 -", initiative=9))
    assert wounds(state, NORTH) == 2, "new wounds are laid beside the old"


@pytest.mark.rule("elves.battle.death-at-last-life", "elves.battle.wounds-persist-between-rounds")
def test_a_card_dies_of_wounds_of_two_rounds() -> None:
    state = battle(n=theirs(lives=2), s=ours("- S1 -", initiative=9))
    assert state.players[1].discard == [card("Guard of Darn")]
    assert won(state)
    state = battle(n=theirs(lives=2, wounds=1), s=ours("- S1 -", initiative=9), w=theirs("MV - -", initiative=2))
    assert state.field[NORTH] == FREE, "its place is free"


@pytest.mark.rule("elves.actions.treasure-no-initiative", "elves.actions.treasure-inert")
def test_a_treasure_neither_acts_nor_is_hit_nor_counts() -> None:
    wolf = "Cinder Wolf"
    state = battle(
        n=treasure(),
        e=theirs("MV - -", initiative=1, of=wolf),
        s=ours("- S2 -", initiative=9),
        w=ours("MV - -"),
        neutral=True,
        land="land-20",
    )
    assert state.strikes(SOUTH) == 0, "nothing to strike at N"
    turns = 0
    while state.stage and turns < 9:
        act(state, "stay")
        turns += 1
    assert turns == 2, "W and E are asked, S can do nothing, the treasure has no turn"
    assert won(state, "land-20"), "two against one"
    assert state.players[0].treasures == [card("Amber Circlet")]


@pytest.mark.rule("elves.turn.neutral-controller-decides")
def test_the_keeper_decides_for_the_neutrals() -> None:
    wolf = "Cinder Wolf"
    state = battle(
        n=theirs("S1 S1 -", initiative=9, of=wolf),
        s=ours(lives=3),
        e=ours("MV - -", lives=3),
        neutral=True,
        land="land-20",
    )
    assert state.actor == 1
    assert offered(state) == {"strike left", "strike forward"}
