"""Set-up misread: a die that is not rolled, a pile that is not shuffled, a seat that never comes first."""

from __future__ import annotations

import pytest

from ludoteka.games.etherstone.deck import LEVEL, START, START_MARKERS
from tests.games.etherstone.test_book import bare, dealt, drafted

SEEDS = range(60)


@pytest.mark.rule("etherstone.setup.roll-market")
def test_each_of_the_five_dice_is_rolled() -> None:
    tables = [dealt(2, seed) for seed in SEEDS]
    assert [len({table.dice[die] for table in tables}) for die in range(5)] == [6] * 5


@pytest.mark.rule("etherstone.setup.first-player-random", "etherstone.components.dials")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_any_seat_may_get_the_special_dial(players: int) -> None:
    assert {dealt(players, seed).first for seed in SEEDS} == set(range(players))


@pytest.mark.rule("etherstone.setup.threats-shuffled-by-level")
@pytest.mark.parametrize(("level", "count"), [(1, 5), (2, 6), (3, 7)])
def test_any_threat_of_a_level_may_be_the_first_of_it(level: int, count: int) -> None:
    found = set()
    for seed in SEEDS:
        table = dealt(2, seed)
        while LEVEL[table.area[0]] < level:
            table.reveal_threat(0)
        found.add(table.area[0])
    opened = {card for card in found if LEVEL[card] == level}
    assert len(opened) == count


@pytest.mark.rule("etherstone.draft.two-leaders-dealt")
@pytest.mark.parametrize("which", [0, 1])
def test_both_leaders_of_a_seat_are_dealt_by_chance(which: int) -> None:
    found = {player.leaders[which] for seed in SEEDS for player in dealt(2, seed).players}
    assert len(found) == 13


@pytest.mark.rule("etherstone.draft.seven-entities-dealt")
@pytest.mark.parametrize("seat", [0, 3])
def test_any_entity_may_come_to_any_seat(seat: int) -> None:
    assert len({card for seed in range(120) for card in dealt(4, seed).packet(seat)}) == 75


@pytest.mark.rule("etherstone.sets.continue-at-step-four")
@pytest.mark.parametrize("players", [3, 4])
def test_with_sets_every_seat_has_its_starting_things(players: int) -> None:
    table = dealt(players, 1, cards="sets")
    for player in table.players:
        assert player.stones == START[player.leader]
        assert player.markers == START_MARKERS[player.leader]
        assert player.health > 0
        assert len(player.hand) == 7


@pytest.mark.rule("etherstone.draft.starting-stones")
def test_what_is_gained_does_not_change_what_a_leader_starts_with() -> None:
    printed = [stones[:] for stones in START]
    table = drafted(dealt(2, 1))
    for player in table.players:
        table.gain_stones(player.seat, 3, 0)
    assert printed == START


@pytest.mark.rule("etherstone.setup.common-supply")
def test_the_supply_lacks_what_any_of_the_players_holds() -> None:
    table = bare(4)
    for player in table.players:
        player.stones = [player.seat + 1, 0, 0, 2]
    assert table.view()["stones_left"] == {"black": 10, "green": 20, "red": 20, "white": 12}


@pytest.mark.rule("etherstone.draft.seven-cards-for-the-game")
def test_no_card_is_drawn_for_one_that_was_destroyed() -> None:
    table = drafted(dealt(2, 1))
    hand = table.players[0].hand[:]
    table.destroy(0, hand[0])
    assert table.players[0].hand == hand[1:]
    assert table.box == hand[:1]
