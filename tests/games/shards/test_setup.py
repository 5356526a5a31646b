"""«Подготовка»: who can play, what is dealt, who begins."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from ludoteka.games import shelf
from ludoteka.games.shards.deck import COPIES, EN, ID, KIND, LEADER, LEADERS, RELICS, SET, STARTER, number_of
from ludoteka.games.shards.fields import PLAYER
from ludoteka.kernel.refusal import Refused
from tests.games.shards.table import cards_of, centre_of, dealt, game, laid, offered


@pytest.mark.rule("shards.setup.player-count")
def test_two_to_four_play() -> None:
    for players in (2, 3, 4):
        assert len(dealt(1, players).players) == players
    for players in (0, 1, 5):
        with pytest.raises(Refused):
            game(players)
    with pytest.raises(Refused) as refusal:
        game(1)
    assert "shards.setup.player-count" in refusal.value.rules


@pytest.mark.rule("shards.setup.first-player-random")
def test_the_first_player_is_drawn() -> None:
    firsts = Counter(dealt(seed, 4).first for seed in range(400))
    assert set(firsts) == {0, 1, 2, 3}
    assert all(60 <= count <= 140 for count in firsts.values())
    assert dealt(9, 4).first == dealt(9, 4).first
    begun = [dealt(seed, 4) for seed in range(20)]
    assert [state.turn for state in begun] == [state.first for state in begun]


@pytest.mark.rule("shards.setup.turn-order-clockwise")
def test_turns_go_clockwise() -> None:
    seed = next(seed for seed in range(50) if dealt(seed, 4).first == 2)
    state = dealt(seed, 4)
    seats: list[int] = []
    while len(seats) < 5:
        seats.append(state.turn)
        state.apply("end-main")
    assert seats == [2, 3, 0, 1, 2]


@pytest.mark.rule("shards.setup.leader-components")
def test_four_leaders_with_two_counters_each() -> None:
    assert LEADERS == ["decima", "ko_syn_wu", "tetra", "volos"]
    fields = {field.name for field in PLAYER.fields}
    assert {"leader", "health", "mastery"} <= fields


@pytest.mark.rule("shards.setup.one-leader-per-player")
def test_nobody_shares_a_leader() -> None:
    for seed in range(30):
        assert sorted(player.leader for player in dealt(seed, 4).players) == [0, 1, 2, 3]


@pytest.mark.rule("shards.setup.one-leader-per-player")
def test_leaders_may_be_chosen_one_each() -> None:
    state = dealt(3, 3, leaders="chosen")
    first = state.first
    assert state.actor == first
    assert len(offered(state)) == 4
    state.apply("take-leader Tetra")
    assert state.actor == (first + 1) % 3
    assert "take-leader Tetra" not in offered(state)
    with pytest.raises(Refused):
        state.apply("take-leader Tetra")
    state.apply("take-leader Volos")
    state.apply("take-leader Decima")
    assert [state.players[(first + i) % 3].leader for i in range(3)] == [2, 3, 0]
    assert state.actor == first


@pytest.mark.rule("shards.setup.leaders-dealt-randomly")
def test_leaders_are_dealt_at_random() -> None:
    tables = [dealt(seed, 3).players for seed in range(400)]
    for seat in range(3):
        leaders = Counter(players[seat].leader for players in tables)
        assert set(leaders) == {0, 1, 2, 3}, "each may have any of the four"
        assert all(60 <= count <= 140 for count in leaders.values())


@pytest.mark.rule("shards.setup.starting-health")
def test_everybody_starts_at_fifty() -> None:
    assert [player.health for player in dealt(1, 3).players] == [50, 50, 50]


@pytest.mark.rule("shards.setup.starting-mastery-by-turn-order")
def test_starting_mastery_follows_the_order_of_turns() -> None:
    seed = next(seed for seed in range(50) if dealt(seed, 4).first == 1)
    assert [player.mastery for player in dealt(seed, 4).players] == [3, 0, 1, 2]


@pytest.mark.rule("shards.setup.starting-deck-composition")
def test_the_ten_starting_cards() -> None:
    wanted = Counter({number_of("Crystal"): 7, number_of("Blaster"): 1, number_of("Shard Reactor"): 1})
    wanted[number_of("Infinity Shard")] = 1
    for seat in range(4):
        assert cards_of(dealt(1, 4), seat) == wanted


@pytest.mark.rule("shards.setup.starting-deck-shuffled")
def test_starting_decks_are_shuffled_and_hidden() -> None:
    tables = [dealt(seed, 4).players for seed in range(50)]
    for seat in range(4):
        assert len({tuple(players[seat].hand) for players in tables}) > 20, "every seat's deck is shuffled"
    assert [player.deck.stream for player in dealt(1, 4).players] == [1, 2, 3, 4], "each by luck of its own"
    state = dealt(1)
    for viewer in (0, 1, -1):
        for player in state.view(viewer)["players"]:
            assert player["deck"] == 5
    assert state.view(0)["players"][1]["hand"] == 5
    assert len(state.view(0)["players"][0]["hand"]) == 5
    assert state.view()["players"][0]["hand"] == 5


@pytest.mark.rule("shards.setup.starting-hand")
def test_five_in_hand_five_in_the_deck() -> None:
    for players in (2, 3, 4):
        for player in dealt(1, players).players:
            assert (len(player.hand), player.deck.size(), len(player.discard)) == (5, 5, 0)


@pytest.mark.rule("shards.setup.center-deck", "shards.setup.center-row-six")
def test_the_centre_of_the_base_game() -> None:
    for players in (3, 4):
        assert len(dealt(1, players, relics=False).row) == 6
    state = dealt(1, relics=False)
    assert len(state.row) == 6
    assert min(state.row) >= 0
    assert state.centre.size() == 82
    assert all(KIND[card] != STARTER and LEADER[card] < 0 for card in centre_of(state))
    assert state.view()["centre"] == 82
    assert state.view(1)["row"] == [ID[card] for card in state.row]


@pytest.mark.rule("shards.setup.center-deck")
def test_the_centre_deck_is_shuffled() -> None:
    rows = {tuple(dealt(seed).row) for seed in range(50)}
    assert len(rows) == 50


@pytest.mark.rule("shards.setup.base-only-excludes-marked-cards")
def test_the_base_game_leaves_the_marked_cards_out() -> None:
    cards = centre_of(dealt(1, relics=False))
    assert len(cards) == 88
    assert all(SET[card] != RELICS for card in cards)


@pytest.mark.rule(
    "shards.relics.expansion-center-cards-shuffled-in", "shards.relics.not-in-center-deck", "shards.setup.center-deck"
)
def test_the_centre_with_the_expansion() -> None:
    state = dealt(1)
    assert (len(state.row), state.centre.size()) == (6, 106)
    cards = centre_of(state)
    assert sum(SET[card] == RELICS for card in cards) == 24
    assert all(LEADER[card] < 0 for card in cards)
    assert Counter(cards) == Counter(
        {card: COPIES[card] for card in range(len(ID)) if KIND[card] != STARTER and LEADER[card] < 0}
    )


PAIRS = {
    "Decima": ["Praetorian-01", "Praetorian-02"],
    "Ko Syn Wu": ["The Heart of Nothing", "The World Piercer"],
    "Tetra": ["Datic Robes", "Terminal Crescents"],
    "Volos": ["Entropic Talons", "Panconscious Crown"],
}


@pytest.mark.parametrize(
    "leader",
    [
        pytest.param(0, marks=pytest.mark.rule("shards.relics.decima-pair")),
        pytest.param(1, marks=pytest.mark.rule("shards.relics.ko-syn-wu-pair")),
        pytest.param(2, marks=pytest.mark.rule("shards.relics.tetra-pair")),
        pytest.param(3, marks=pytest.mark.rule("shards.relics.volos-pair")),
    ],
)
def test_each_leader_has_a_pair_of_relics(leader: int) -> None:
    seed = next(seed for seed in range(99) if dealt(seed).players[0].leader == leader)
    name, pair = list(PAIRS.items())[leader]
    assert sorted(EN[card] for card in dealt(seed).players[0].relics) == sorted(pair), name


@pytest.mark.rule("shards.relics.two-per-leader")
def test_unused_relics_go_back_to_the_box() -> None:
    state = dealt(1)
    assert [len(player.relics) for player in state.players] == [2, 2]
    assert len(state.box) == 4
    assert all(LEADER[card] == player.leader for player in state.players for card in player.relics)
    base = dealt(1, relics=False)
    assert [len(player.relics) for player in base.players] == [0, 0]
    four = dealt(1, 4)
    assert [len(player.relics) for player in four.players] == [2, 2, 2, 2]
    assert four.box == []
    assert all(LEADER[card] == player.leader for player in four.players for card in player.relics)


@pytest.mark.rule("shards.relics.two-per-leader")
def test_the_nemesis_sets_no_relics_aside() -> None:
    state = dealt(1, 1, variant="nemesis", nemesis_first="player")
    state.apply("take-leader Tetra")
    state.apply("nemesis-leader Volos")
    assert sorted(EN[card] for card in state.players[0].relics) == PAIRS["Tetra"]
    assert state.players[1].relics == []
    assert {*PAIRS["Volos"], *PAIRS["Decima"], *PAIRS["Ko Syn Wu"]} == {EN[card] for card in state.box}


# --- the team game ---


@pytest.mark.rule("shards.team.four-players-two-teams")
def test_the_team_game_is_for_four() -> None:
    for players in (2, 3):
        with pytest.raises(Refused) as refusal:
            game(players, variant="team")
        assert "shards.team.four-players-two-teams" in refusal.value.rules
        assert dealt(1, players).seats() == players, "under the usual rules they play"
    assert dealt(1, 4, variant="team").sides() == [0, 1, 1, 0]


@pytest.mark.rule("shards.team.first-player")
def test_the_left_hand_player_of_a_team_drawn_begins() -> None:
    firsts = Counter(dealt(seed, 4, variant="team").first for seed in range(200))
    assert set(firsts) == {0, 2}
    assert all(70 <= count <= 130 for count in firsts.values())


@pytest.mark.rule("shards.team.turn-order")
def test_teams_act_in_the_printed_order() -> None:
    for seed in range(6):
        state = dealt(seed, 4, variant="team")
        sides = []
        for _ in range(8):
            sides.append(state.sides()[state.turn])
            state.apply("end-main")
        a, b = sides[0], 1 - sides[0]
        assert sides == [a, b, b, a, a, b, b, a]


@pytest.mark.rule("shards.team.equal-starting-mastery")
def test_all_start_alike_in_the_team_game() -> None:
    assert [(p.mastery, p.health) for p in dealt(1, 4, variant="team").players] == [(0, 50)] * 4


@pytest.mark.rule("shards.team.seating", "shards.general.opponent-definition")
def test_who_is_whose_opponent() -> None:
    state = laid(players=4, variant="team")
    opponents = {seat: [foe for foe in range(4) if state.is_opponent(seat, foe)] for seat in range(4)}
    assert opponents == {0: [1, 2], 1: [0, 3], 2: [0, 3], 3: [1, 2]}


@pytest.mark.rule("shards.triple.three-players")
def test_the_triple_standoff_is_for_three() -> None:
    for players in (2, 4):
        with pytest.raises(Refused) as refusal:
            game(players, variant="triple")
        assert "shards.triple.three-players" in refusal.value.rules
        assert dealt(1, players).seats() == players, "under the usual rules they play"
    state = dealt(1, 3, variant="triple")
    assert sorted(player.mastery for player in state.players) == [0, 1, 2]
    assert [player.health for player in state.players] == [50, 50, 50]


# --- which options go together ---


def legal(players: int, variant: str, relics: bool, auction: bool, draft: bool, secret: bool, leaders: str) -> bool:
    """The table of ruling R39, written out once more by hand."""
    if variant == "nemesis":
        return players == 1 and relics and not auction and not draft
    if players == 1:
        return False
    if variant == "team" and players != 4:
        return False
    if variant == "triple" and players != 3:
        return False
    if (auction or draft or secret) and not relics:
        return False
    if draft and secret:
        return False
    return not (auction and leaders == "chosen")


@pytest.mark.rule(
    "shards.auction.optional-with-expansion", "shards.nemesis.one-player", "shards.draft.replaces-leader-relics"
)
def test_every_combination_of_options_is_dealt_or_refused() -> None:
    dealt_, refused = 0, 0
    for players in (1, 2, 3, 4):
        for variant in ("standard", "team", "triple", "nemesis"):
            for bits in range(32):
                options: dict[str, Any] = {
                    "variant": variant,
                    "relics": bool(bits & 1),
                    "auction": bool(bits & 2),
                    "draft": bool(bits & 4),
                    "secret": bool(bits & 8),
                    "leaders": "chosen" if bits & 16 else "random",
                }
                if legal(players, **options):
                    assert game(players, **options).deal(1).options()
                    dealt_ += 1
                else:
                    with pytest.raises(Refused) as refusal:
                        game(players, **options)
                    assert refusal.value.rules
                    refused += 1
    assert dealt_ + refused == 512
    assert dealt_ == 59


def test_every_switch_of_a_ruling_is_part_of_the_ruleset() -> None:
    known = {game().ruleset}
    for setting in shelf.box("shards").settings():
        if setting.ruling:
            for value in setting.values:
                if value != setting.default:
                    known.add(game(**{setting.name: value}).ruleset)
    assert len(known) == 1 + 1 + 1 + 1 + 1 + 1 + 2 + 2 + 1


@pytest.mark.rule("shards.nemesis.one-player")
def test_in_solo_the_player_may_be_fixed_to_begin() -> None:
    def first(seed: int, **options: Any) -> int:
        state = dealt(seed, 1, variant="nemesis", **options)
        return state.first

    assert {first(seed) for seed in range(30)} == {0, 1}
    assert {first(seed, nemesis_first="player") for seed in range(30)} == {0}
    assert {dealt(seed, nemesis_first="player").first for seed in range(30)} == {0, 1}, "elsewhere it means nothing"
