"""Set-up misread: a pile that is not shuffled, a third or fourth seat left out, a secret that an onlooker sees."""

from __future__ import annotations

import pytest

from ludoteka.games.elves.deck import DRAGON_OF, SUIT, TREASURE
from ludoteka.games.elves.pieces import DEFENDING, squad_cards, warrior
from ludoteka.kernel.seats import NOBODY
from tests.games.elves.table import FILLER, bare, begun, card, dealt, hold, own

SEEDS = range(40)


@pytest.mark.rule("elves.setup.neutral-deck-with-treasures")
def test_a_treasure_may_lie_in_a_squad_from_the_first() -> None:
    tables = [dealt(4, seed) for seed in SEEDS]
    found = {one for table in tables for stack in table.squads for one in squad_cards(stack) if SUIT[one] == TREASURE}
    assert len(found) == 5
    for table in tables:
        cards = [*table.neutrals, *(one for stack in table.squads for one in squad_cards(stack))]
        assert len(cards) == 34
        assert sum(SUIT[one] == TREASURE for one in cards) == 5


@pytest.mark.rule("elves.setup.one-nation-each")
def test_no_later_seat_may_choose_a_nation_of_an_earlier_one() -> None:
    table = dealt(4, nations="chosen")
    for seat in range(4):
        assert len(table.options()) == 4 - seat
        table.play(table.options()[-1])
    assert sorted(player.nation for player in table.players) == [0, 1, 2, 3]


@pytest.mark.rule("elves.setup.starting-castle-token")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_each_seat_begins_in_the_castle_before_it(players: int) -> None:
    table = dealt(players)
    castles = table.map().castles
    assert [player.castle for player in table.players] == castles[:players]
    assert [table.owners[castle] for castle in castles[:players]] == list(range(players))


@pytest.mark.rule("elves.setup.deck-without-dragon", "elves.setup.opening-draw-seven")
def test_any_card_of_a_deck_may_be_among_the_first_seven() -> None:
    hands = [dealt(2, seed, nations="random").players[0] for seed in range(120)]
    seen = {one for player in hands for one in player.hand}
    every = {one for player in hands for one in (*player.hand, *player.deck)}
    assert seen == every
    assert not every & set(DRAGON_OF)


@pytest.mark.rule("elves.setup.opening-draw-seven", "elves.setup.opening-return-two")
@pytest.mark.parametrize("players", [3, 4])
def test_every_seat_draws_seven_and_puts_two_back(players: int) -> None:
    assert [len(player.hand) for player in dealt(players).players] == [7] * players
    table = begun(players)
    assert [len(player.hand) for player in table.players] == [5] * players
    assert [len(player.deck) for player in table.players] == [14] * players
    assert [player.discard for player in table.players] == [[]] * players


@pytest.mark.rule("elves.setup.hand-secret")
def test_a_reshuffle_tells_nothing_while_cards_lie_face_down() -> None:
    table = hold(bare(2), 0, "Shifter Lynx", "Sniper")
    me = table.players[0]
    me.sent = [card("Foxshade")]
    me.deck, me.discard = [], [card(FILLER[me.nation])]
    me.known = []
    table.draw(0, 1)
    assert len(me.hand) == 3
    assert me.known == [], "nobody can tell the hand from what was sent"


@pytest.mark.rule("elves.setup.one-goal-each")
@pytest.mark.parametrize("seat", [0, 3])
def test_any_goal_may_be_dealt_to_any_seat(seat: int) -> None:
    assert len({begun(4, seed).players[seat].goal for seed in SEEDS}) == 7


@pytest.mark.rule("elves.setup.goal-secret")
def test_an_onlooker_sees_no_goal() -> None:
    table = begun(3)
    assert table.view(NOBODY)["goals"] == [None] * 3
    assert [goal is not None for goal in table.view(1)["goals"]] == [False, True, False]


@pytest.mark.rule("elves.setup.take-tokens", "elves.setup.token-count")
def test_each_cell_taken_takes_one_of_eleven_tokens() -> None:
    table = own(bare(2), 0, "land-1", "tower-1", "land-20")
    assert table.view()["tokens"] == [7, 10]


@pytest.mark.rule("elves.objects.castle-dragon-not-discarded")
@pytest.mark.parametrize("dragon", DRAGON_OF)
def test_no_dragon_goes_to_a_discard(dragon: int) -> None:
    table = bare(2)
    table.attacker, table.defender = 0, 1
    table.bury(warrior(dragon, 0, DEFENDING))
    assert table.players[1].discard == []
    assert table.fallen == []


@pytest.mark.rule("elves.setup.map-two-players-half", "elves.setup.map-two-players-adjacent-corners")
def test_whatever_corners_two_choose_their_half_is_in_play() -> None:
    for first in range(4):
        for second in range(2):
            table = dealt(2, castles="chosen")
            table.play(table.options()[first])
            assert len(table.options()) == 2, "two corners are neighbours, one lies across"
            table.play(table.options()[second])
            assert set(table.map().castles) == {player.castle for player in table.players}
            assert table.map().castles != []
