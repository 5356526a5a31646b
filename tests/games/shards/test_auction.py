"""«Аукцион лидеров», «Драфт реликвий», «Тайные реликвии», and the set-up of the solo game."""

from __future__ import annotations

from collections import Counter

import pytest

from ludoteka.games.shards.auction import Auction
from ludoteka.games.shards.deck import EN, LEADER, LEADER_FACTION, UNDERGROWTH, number_of
from ludoteka.games.shards.draft import Draft
from ludoteka.games.shards.state import Shards
from ludoteka.kernel.refusal import Refused
from tests.games.shards.table import cards_of, centre_of, dealt, game, offered


def opened(opener: int, players: int, **options: object) -> Shards:
    """An auction that this seat opens."""
    for seed in range(200):
        state = dealt(seed, players, auction=True, **options)
        if state.actor == opener:
            return state
    raise AssertionError("nobody opened")


def bids(state: Shards, *words: str) -> list[int]:
    """Make these choices; the seats that made them."""
    seats = []
    for word in words:
        seats.append(state.actor)
        state.apply(word)
    return seats


@pytest.mark.rule("shards.auction.optional-with-expansion", "shards.auction.after-center-row")
def test_bidding_comes_before_leaders_and_after_the_row() -> None:
    state = dealt(1, 3, auction=True)
    assert [player.leader for player in state.players] == [-1, -1, -1]
    assert len(state.row) == 6
    assert all(len([c for c in state.view(seat)["row"] if c]) == 6 for seat in range(3))
    assert all(not player.hand for player in state.players)
    with pytest.raises(Refused) as refusal:
        game(3, auction=True, relics=False)
    assert "shards.auction.optional-with-expansion" in refusal.value.rules


@pytest.mark.rule("shards.auction.random-start-clockwise")
def test_a_random_player_opens_and_it_goes_clockwise() -> None:
    openers = Counter(dealt(seed, 3, auction=True).actor for seed in range(300))
    assert set(openers) == {0, 1, 2}
    assert all(65 <= count <= 135 for count in openers.values())
    assert bids(opened(2, 3), "bid 1", "bid 2", "bid 3", "bid 4") == [2, 0, 1, 2]


@pytest.mark.rule("shards.auction.bid-health")
def test_bids_are_one_to_forty_nine() -> None:
    state = opened(0, 2)
    assert offered(state) == [*(f"bid {n}" for n in range(1, 50)), "decline"]
    with pytest.raises(Refused) as refusal:
        state.apply("bid 0")
    assert "shards.auction.bid-health" in refusal.value.rules
    with pytest.raises(Refused):
        state.apply("bid 50")
    state.apply("bid 1")
    assert [player.health for player in state.players] == [50, 50]


@pytest.mark.rule("shards.auction.must-raise")
def test_each_bid_is_higher() -> None:
    state = opened(0, 2)
    state.apply("bid 4")
    with pytest.raises(Refused) as refusal:
        state.apply("bid 4")
    assert "shards.auction.must-raise" in refusal.value.rules
    with pytest.raises(Refused):
        state.apply("bid 3")
    state.apply("bid 5")


@pytest.mark.rule("shards.auction.pass-is-final")
def test_who_passes_is_out_of_this_auction() -> None:
    state = opened(0, 3)
    assert bids(state, "bid 2", "decline", "bid 3", "bid 4", "decline") == [0, 1, 2, 0, 2]
    assert state.actor == 0
    assert offered(state)[0].startswith("take-leader")


@pytest.mark.rule("shards.auction.random-start-clockwise", "shards.auction.winner-pays", "shards.auction.last-player")
def test_four_bid_round_the_table_each_pays_his_own_bid_and_the_last_of_all_begins() -> None:
    state = opened(1, 4)
    assert bids(state, "bid 1", "bid 2", "bid 3", "bid 4", "bid 5") == [1, 2, 3, 0, 1]
    assert bids(state, "decline", "decline", "decline", "take-leader Tetra") == [2, 3, 0, 1]
    assert bids(state, "bid 2", "decline", "decline", "take-leader Volos") == [2, 3, 0, 2]
    assert bids(state, "bid 3", "bid 4", "decline", "take-leader Decima") == [3, 0, 3, 0]
    assert bids(state, "take-leader Ko Syn Wu") == [3]
    assert [player.health for player in state.players] == [46, 45, 48, 50]
    assert [player.mastery for player in state.players] == [1, 2, 3, 0]
    assert state.turn == 3


@pytest.mark.rule("shards.auction.winner-chooses-leader", "shards.auction.winner-pays", "shards.auction.last-player")
def test_the_winner_chooses_and_pays_the_last_begins() -> None:
    state = opened(0, 2)
    bids(state, "bid 5", "bid 6", "decline")
    assert state.actor == 1
    assert offered(state) == ["take-leader Decima", "take-leader Ko Syn Wu", "take-leader Tetra", "take-leader Volos"]
    state.apply("take-leader Tetra")
    assert [player.health for player in state.players] == [50, 44]
    assert [player.bid for player in state.players] == [0, 6]
    assert state.actor == 0
    assert offered(state) == ["take-leader Decima", "take-leader Ko Syn Wu", "take-leader Volos"]
    state.apply("take-leader Volos")
    assert [player.health for player in state.players] == [50, 44]
    assert state.first == 0
    assert state.actor == 0
    assert [player.mastery for player in state.players] == [0, 1]
    assert all(LEADER[card] == 2 for card in state.players[1].relics)


@pytest.mark.rule("shards.auction.last-player")
@pytest.mark.parametrize("opener", [0, 1, 2, 3])
def test_of_four_the_one_who_is_left_begins_whoever_was_drawn_before(opener: int) -> None:
    state = opened(opener, 4)
    took: list[int] = []
    while len(took) < 4:
        words = offered(state)
        if words[0].startswith("take-leader"):
            took.append(state.actor)
            state.apply(words[0])
        else:
            state.apply("decline")
    assert sorted(took) == [0, 1, 2, 3]
    assert state.first == state.turn == took[-1]


@pytest.mark.rule("shards.auction.winner-pays", "shards.auction.pass-is-final")
def test_without_a_bid_nothing_is_paid() -> None:
    state = opened(0, 2)
    state.apply("decline")
    assert state.actor == 1
    state.apply("take-leader Tetra")
    state.apply("take-leader Volos")
    assert [player.health for player in state.players] == [50, 50]


@pytest.mark.rule("shards.auction.repeat-for-the-rest", "shards.auction.next-opener")
def test_three_auctions_for_four_players() -> None:
    state = opened(0, 4)
    drawn = state.first
    bids(state, "bid 1", "bid 2", "decline", "decline", "decline")
    assert state.actor == 1
    assert len(offered(state)) == 4
    state.apply("take-leader Decima")
    assert state.actor == 2, "left of the winner"
    assert offered(state)[0] == "bid 1"
    assert bids(state, "bid 1", "decline", "decline") == [2, 3, 0]
    assert len(offered(state)) == 3
    state.apply("take-leader Tetra")
    assert state.actor == 3
    assert state.first == drawn, "only the last without a leader becomes the first player"
    assert bids(state, "bid 1", "bid 7", "decline") == [3, 0, 3]
    assert len(offered(state)) == 2
    state.apply("take-leader Volos")
    assert state.actor == 3, "the last without a leader"
    assert offered(state) == ["take-leader Ko Syn Wu"]
    state.apply("take-leader Ko Syn Wu")
    assert [player.health for player in state.players] == [43, 48, 49, 50]
    assert [player.bid for player in state.players] == [7, 2, 1, 0]
    assert state.first == 3
    assert [player.mastery for player in state.players] == [1, 2, 3, 0]


@pytest.mark.rule("shards.auction.next-opener")
def test_a_seat_with_a_leader_is_passed_over() -> None:
    state = opened(0, 3)
    bids(state, "decline", "decline")
    assert state.actor == 2
    state.apply("take-leader Tetra")
    assert bids(state, "decline", "take-leader Volos") == [0, 1]
    assert state.actor == 0


@pytest.mark.rule("shards.auction.last-player", "shards.health.gain-and-cap-50")
def test_health_lost_in_the_auction_can_be_healed_to_fifty() -> None:
    state = opened(0, 2)
    bids(state, "bid 6", "decline", "take-leader Tetra", "take-leader Volos")
    assert state.first == state.turn == 1
    state.gain_health(0, 10)
    assert state.players[0].health == 50


@pytest.mark.rule("shards.auction.last-player")
def test_in_the_team_game_the_auction_gives_leaders_only() -> None:
    for seed in range(20):
        state = dealt(seed, 4, auction=True, variant="team")
        first = state.first
        while any(isinstance(frame, Auction) for frame in state.unfinished()):
            state.play(state.options()[-1])
        assert state.first == first
        assert [player.mastery for player in state.players] == [0, 0, 0, 0]


# --- the draft ---


def drafted(opener: int, players: int, **options: object) -> Shards:
    for seed in range(200):
        state = dealt(seed, players, draft=True, **options)
        if state.actor == opener:
            return state
    raise AssertionError("nobody opened")


@pytest.mark.rule("shards.draft.after-center-row", "shards.draft.pool-size")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_pool_is_twice_the_players(players: int) -> None:
    state = dealt(1, players, draft=True)
    assert isinstance(state.current(), Draft)
    assert len(state.row) == 6
    assert min(state.row) >= 0
    assert len(state.pool) == 2 * players
    assert len(set(state.pool)) == 2 * players
    assert sorted([*state.pool, *state.box]) == sorted(card for card in range(len(EN)) if LEADER[card] >= 0)
    assert all(LEADER[card] >= 0 for card in state.pool)
    assert state.view()["pool"] == state.view(0)["pool"]
    pools = {tuple(dealt(seed, players, draft=True).pool) for seed in range(30)}
    assert len(pools) > 5 or players == 4


@pytest.mark.rule("shards.draft.snake-order", "shards.draft.first-player")
def test_there_and_back_again() -> None:
    state = drafted(1, 4)
    seats = []
    while isinstance(state.current(), Draft):
        seats.append(state.actor)
        state.play(state.options()[0])
    assert seats == [1, 2, 3, 0, 0, 3, 2, 1]
    assert [len(player.relics) for player in state.players] == [2, 2, 2, 2]
    assert state.first == state.turn == 0
    assert [player.mastery for player in state.players] == [0, 1, 2, 3]


@pytest.mark.rule("shards.draft.snake-order")
def test_the_draft_is_opened_at_random() -> None:
    openers = Counter(dealt(seed, 3, draft=True).actor for seed in range(300))
    assert set(openers) == {0, 1, 2}
    assert all(65 <= count <= 135 for count in openers.values())


@pytest.mark.rule("shards.draft.replaces-leader-relics")
def test_the_draft_replaces_the_relics_of_the_leader() -> None:
    strange = 0
    for seed in range(20):
        state = dealt(seed, 2, draft=True)
        wanted: dict[int, list[int]] = {0: [], 1: []}
        while isinstance(state.current(), Draft):
            option = state.choices()[-1]
            wanted[state.actor].append(number_of(option.notation.removeprefix("draft ")))
            state.apply(option.notation)
        for player in state.players:
            assert player.relics == wanted[player.seat]
            strange += any(LEADER[card] != player.leader for card in player.relics)
        assert len(state.box) == 4
    assert strange
    with pytest.raises(Refused) as refusal:
        game(2, draft=True, relics=False)
    assert "shards.draft.replaces-leader-relics" in refusal.value.rules


@pytest.mark.rule("shards.draft.first-player", "shards.auction.last-player")
def test_auction_and_draft_agree_on_the_first_player() -> None:
    for seed in range(20):
        state = dealt(seed, 4, draft=True, auction=True)
        while any(isinstance(frame, Auction) for frame in state.unfinished()):
            state.play(state.options()[-1])
        last = state.first
        seats = []
        while isinstance(state.current(), Draft):
            seats.append(state.actor)
            state.play(state.options()[0])
        assert seats[0] == (last + 1) % 4
        assert seats[3] == last == state.first == state.turn


# --- secret relics ---


@pytest.mark.rule("shards.secret.two-random-relics")
def test_two_random_relics_each() -> None:
    seen: Counter[int] = Counter()
    for seed in range(200):
        state = dealt(seed, 3, secret=True)
        relics = [card for player in state.players for card in player.secret]
        assert [len(player.secret) for player in state.players] == [2, 2, 2]
        assert len(set(relics)) == 6
        assert all(not player.relics for player in state.players)
        assert sorted([*relics, *state.box]) == sorted(card for card in range(len(EN)) if LEADER[card] >= 0)
        seen.update(state.players[0].secret)
    assert len(seen) == 8
    assert all(25 <= count <= 75 for count in seen.values())


@pytest.mark.rule("shards.secret.owner-may-look")
def test_only_the_owner_looks() -> None:
    state = dealt(1, 3, secret=True)
    view = state.view(0)
    assert len(view["players"][0]["secret"]) == 2
    assert view["players"][1]["secret"] == 2
    assert state.view()["players"][0]["secret"] == 2
    assert state.view()["box"] == 2


@pytest.mark.rule("shards.secret.revealed-on-recruit")
def test_the_other_relic_stays_unknown() -> None:
    state = dealt(1, 2, secret=True)
    state.players[state.turn].mastery = 10
    me, other = state.turn, 1 - state.turn
    taken, kept = state.players[me].secret
    state.apply(f"recruit-relic {EN[taken]}")
    view = state.view(other)["players"][me]
    assert view["relic"] == state.view(me)["players"][me]["relic"]
    assert view["discard"] == state.view(me)["players"][me]["discard"]
    assert view["secret"] == 0
    assert view["unused"] == 1
    assert state.players[me].unused == [kept]


@pytest.mark.rule("shards.secret.owner-may-look")
def test_who_put_a_relic_away_knows_that_nobody_has_it() -> None:
    state = dealt(1, 2, secret=True)
    me, other = state.turn, 1 - state.turn
    state.players[me].mastery = 10
    taken, kept = state.players[me].secret
    state.apply(f"recruit-relic {EN[taken]}")
    held: Counter[int] = Counter()
    for luck in range(300):
        twin = state.redeal(me, luck * 7919 + 1)
        assert twin.players[me].unused == [kept]
        assert kept not in twin.players[other].secret
        assert taken not in twin.players[other].secret
        held.update(twin.players[other].secret)
    assert len(held) == 6
    assert all(60 <= count <= 140 for count in held.values()), "each of the six unseen as often as another"


# --- solo ---


@pytest.mark.rule("shards.nemesis.leaders-chosen")
def test_the_player_chooses_both_leaders() -> None:
    state = dealt(1, 1, variant="nemesis")
    assert state.actor == 0
    assert len(offered(state)) == 4
    state.apply("take-leader Tetra")
    assert offered(state) == ["nemesis-leader Decima", "nemesis-leader Ko Syn Wu", "nemesis-leader Volos"]
    with pytest.raises(Refused) as refusal:
        state.apply("nemesis-leader Tetra")
    assert "shards.setup.one-leader-per-player" in refusal.value.rules
    state.apply("nemesis-leader Volos")
    assert [player.leader for player in state.players] == [2, 3]
    assert LEADER_FACTION[state.players[1].leader] == UNDERGROWTH


EXTRA = {"Decima": "Limiter Drones", "Ko Syn Wu": "Pall Shades", "Tetra": "Cloud Oracles", "Volos": "Arach Devotees"}


@pytest.mark.rule("shards.nemesis.extra-starting-card", "shards.nemesis.no-deck-hand-discard")
@pytest.mark.parametrize("leader", EXTRA)
def test_the_extra_card_of_each_leader(leader: str) -> None:
    state = dealt(1, 1, variant="nemesis", nemesis_first="player")
    state.apply(f"take-leader {leader}")
    state.apply(state.choices()[0].notation)
    extra = number_of(EXTRA[leader])
    mine = cards_of(state, 0)
    assert mine.total() == 11
    assert mine[extra] == 1
    assert (len(state.players[0].hand), state.players[0].deck.size()) == (5, 6)
    assert Counter(centre_of(state))[extra] == 2
    assert (len(state.row), state.centre.size()) == (6, 105)
    assert cards_of(state, 1).total() == 0
    assert state.players[1].health == 50
    assert len(state.players[0].relics) == 2
    assert not state.players[1].relics


@pytest.mark.rule("shards.nemesis.one-player")
def test_the_nemesis_is_for_one() -> None:
    for players in (2, 3, 4):
        with pytest.raises(Refused) as refusal:
            game(players, variant="nemesis")
        assert "shards.nemesis.one-player" in refusal.value.rules
