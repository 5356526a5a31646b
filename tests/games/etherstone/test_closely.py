"""Set-up and count looked at closely: every seat its own, the second of two, tapped and marked cards too."""

from __future__ import annotations

import pytest

from ludoteka.games.etherstone.counting import FOLLOWERS, OF_COLOUR, TECHNOLOGIES, tally
from ludoteka.games.etherstone.deck import COLOURS, EN, HEALTH, IN_PLAY, START, START_MARKERS
from ludoteka.games.etherstone.passives import FollowersStronger
from ludoteka.kernel.kinds import Many
from tests.games.etherstone.test_book import bare, dealt, drafted, number, points


@pytest.mark.rule(
    "etherstone.draft.starting-stones", "etherstone.draft.starting-markers", "etherstone.draft.starting-health"
)
@pytest.mark.parametrize("cards", ["draft", "sets"])
def test_everybody_starts_with_what_his_own_leader_says(cards: str) -> None:
    different = 0
    for seed in range(6):
        state = drafted(dealt(3, seed, cards=cards))
        for player in state.players:
            assert player.stones == START[player.leader]
            assert player.markers == START_MARKERS[player.leader]
            assert player.health == HEALTH[player.leader]
        different += len({player.health for player in state.players}) > 1
    assert different


@pytest.mark.rule("etherstone.draft.choose-leader-after-draft", "etherstone.draft.unused-leaders-removed")
@pytest.mark.parametrize("which", [0, 1])
def test_the_leader_chosen_is_the_one_that_leads(which: int) -> None:
    state = dealt(2)
    while state.picked < 7:
        state.play(state.options()[0])
    two = [player.leaders[:] for player in state.players]
    state.play(state.options()[which])
    state.play(state.options()[1 - which])
    assert [player.leader for player in state.players] == [two[0][which], two[1][1 - which]]
    assert {two[0][1 - which], two[1][which]} <= set(state.absent)
    assert len(state.absent) == 11


@pytest.mark.rule("etherstone.setup.market-slots", "etherstone.setup.roll-market")
def test_all_five_dice_lie_in_the_market_at_first() -> None:
    for players in (2, 3, 4):
        state = drafted(dealt(players))
        assert state.holder == [-1] * 5
        assert state.market_dice() == 5
        assert all(1 <= value <= 6 for value in state.dice)


@pytest.mark.rule("etherstone.scoring.end-token")
@pytest.mark.parametrize("seat", [0, 1])
def test_the_end_token_counts_for_who_has_it(seat: int) -> None:
    state = bare()
    state.players[seat].token = True
    assert points(state, seat)["end-token"] == 2
    assert points(state, 1 - seat)["end-token"] == 0


@pytest.mark.rule("etherstone.terms.in-play")
def test_tapped_and_marked_cards_are_in_play_and_cards_in_hand_are_not() -> None:
    state = bare()
    me = state.players[0]
    me.play = Many(IN_PLAY).read("Ash Smith, Dusk Weaver (tapped), Haze Whisperer, Ant Duchess (2), Steam Arbalest")
    me.hand = [number("Sparkflinger"), number("Living-Glass Harness")]
    state.players[1].play = Many(IN_PLAY).read("Slagpaw Hound")
    assert tally(state, FOLLOWERS, 0, -1) == 4, "not the leader"
    assert tally(state, TECHNOLOGIES, 0, -1) == 1
    counts = [tally(state, OF_COLOUR + colour, 0, -1) for colour in range(5)]
    assert dict(zip(COLOURS, counts)) == {"black": 2, "green": 1, "red": 2, "white": 0, "violet": 0}


@pytest.mark.rule("etherstone.cards.entity-strength")
@pytest.mark.parametrize(
    ("play", "strengths"),
    [
        ("Ant Duchess (2), Dusk Weaver", [3, 1]),
        ("Ant Duchess (9), Dusk Weaver (3)", [4, 1]),
        ("Elder of the Leash, Ash Smith, Morning Litany", [2, 3, None]),
        ("Harness of Living Vines, Scalewing Herder, Ash Smith", [None, 2, 2]),
    ],
)
def test_strength_is_what_is_printed_and_what_cards_add(play: str, strengths: list[int | None]) -> None:
    state = bare()
    state.players[0].play = Many(IN_PLAY).read(play)
    assert state.view()["strengths"][0] == strengths


@pytest.mark.rule("etherstone.cards.entity-strength")
def test_a_follower_that_strengthens_all_strengthens_itself_too() -> None:
    smith, weaver = number("Ash Smith"), number("Dusk Weaver")
    assert [FollowersStronger(1).boost(smith, card) for card in (smith, weaver)] == [1, 1]
    assert [FollowersStronger(1, other=True).boost(smith, card) for card in (smith, weaver)] == [0, 1]


@pytest.mark.rule(
    "etherstone.draft.simultaneous-picks", "etherstone.draft.pick-one-face-down", "etherstone.draft.pass-left"
)
def test_packets_move_when_the_last_has_picked_each_without_its_card() -> None:
    state = dealt(3)
    every = sorted(state.packets)
    for round in range(3):
        before = [state.packet(seat) for seat in range(3)]
        picked = []
        for seat in range(3):
            assert [state.packet(other) for other in range(3)] == before, "nothing moves before all have picked"
            picked.append(state.packet(seat)[round])
            state.apply(f"draft {EN[picked[-1]]}", seat)
        for seat in range(3):
            left = (seat + 1) % 3
            assert sorted(state.packet(left)) == sorted(card for card in before[seat] if card != picked[seat])
            assert state.players[seat].hand[-1] == picked[seat]
            assert len(state.players[seat].hand) == round + 1
        assert sorted(state.packets) == every, "those picked lie in front, the others behind them"


@pytest.mark.rule("etherstone.components.deal-tokens", "etherstone.deal.take-token")
def test_a_ninth_deal_is_carried_out_like_the_first() -> None:
    state = bare()
    me = state.players[0]
    for deals in range(9):
        assert me.deals == deals
        me.health, me.infected = 0, True
        state.offered = None
        state.apply("deal", 0)
        state.apply("rest", 1)
    assert (me.deals, me.infected) == (9, False)
    assert points(state)["deals"] == -63
