"""Components, set-up and the choice of cards against the numbers of the book, and what everybody may see."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from ludoteka.games.etherstone.box import EtherstoneBox, components
from ludoteka.games.etherstone.deck import (
    CODE,
    COLOUR,
    COLOURS,
    COST,
    EN,
    ENTITIES,
    KIND,
    LEADERS,
    LEVEL,
    MARKER,
    THREATS,
)
from ludoteka.games.etherstone.score import LINES, lines
from ludoteka.games.etherstone.setup import READY_SETS
from ludoteka.games.etherstone.state import Etherstone
from ludoteka.games.etherstone.strength import leader_strength
from ludoteka.games.shelf import game
from ludoteka.kernel.luck import packed
from ludoteka.kernel.playout import playout
from ludoteka.kernel.refusal import Refused
from ludoteka.text.catalogue import spoken
from ludoteka.text.voice import voice


def dealt(players: int = 2, seed: int = 1, **options: Any) -> Etherstone:
    state = game("etherstone", players, **options).deal(seed)
    assert isinstance(state, Etherstone)
    return state


def bare(players: int = 2, **options: Any) -> Etherstone:
    table = game("etherstone", players, **options)
    state = table.box.bare(players, table.options)
    assert isinstance(state, Etherstone)
    return state


def number(en: str) -> int:
    return EN.index(en)


def points(state: Etherstone, seat: int = 0) -> dict[str, int]:
    return dict(zip(LINES, lines(state, state.players[seat])))


def drafted(state: Etherstone) -> Etherstone:
    """Go on to the first turn, taking the first card each time."""
    while state.phase != 2:
        state.play(state.options()[0])
    return state


# --- components --------------------------------------------------------------------------------------------------


@pytest.mark.rule(
    "etherstone.components.entity-count", "etherstone.stones.colours-and-species", "etherstone.cards.three-kinds"
)
def test_seventy_five_entities_fifteen_a_colour() -> None:
    assert Counter(COLOURS[COLOUR[card]] for card in ENTITIES) == dict.fromkeys(COLOURS, 15)
    prefixes = {"ТУ": "black", "УК": "green", "СА": "red", "СВ": "white", "ИС": "violet"}
    assert all(COLOURS[COLOUR[card]] == prefixes[CODE[card][:2]] for card in ENTITIES)
    assert len(EN) == 75 + 18 + 13


@pytest.mark.rule("etherstone.components.threat-count")
def test_eighteen_threats() -> None:
    assert Counter(LEVEL[card] for card in THREATS) == {1: 5, 2: 6, 3: 7}
    assert all(LEVEL[card] == int(CODE[card][2]) for card in THREATS)


@pytest.mark.rule("etherstone.components.leader-count", "etherstone.cards.code-corner")
def test_thirteen_leaders_and_codes() -> None:
    assert sorted(CODE[card] for card in LEADERS) == [f"ВО{n:03}" for n in range(1, 14)]
    codes = [CODE[card] for card in (*ENTITIES, *LEADERS)]
    assert len(set(codes)) == 88
    assert all(len(code) == 5 and code[2:].isdigit() for code in codes)
    wanted = {f"{prefix}{n:03}" for prefix in ("ТУ", "УК", "СА", "СВ", "ИС") for n in range(1, 16)}
    assert {CODE[card] for card in ENTITIES} == wanted


@pytest.mark.rule("etherstone.components.dice", "etherstone.components.die-tokens", "etherstone.setup.roll-market")
def test_five_dice_of_six_faces() -> None:
    seen: list[set[int]] = [set() for _ in range(5)]
    for seed in range(80):
        state = dealt(seed=seed)
        assert len(state.dice) == 5
        assert state.holder == [-1] * 5
        for faces, value in zip(seen, state.dice):
            faces.add(value)
    assert seen == [{1, 2, 3, 4, 5, 6}] * 5, "each of them, the Abyss die too"
    state = drafted(dealt())
    takes = [c.notation for c in state.choices() if c.verb == "take"]
    assert [t for t in takes if " as " not in t] == ["take black", "take green", "take red", "take white"]
    assert len(takes) == 8


@pytest.mark.rule("etherstone.components.dials", "etherstone.setup.player-count")
def test_two_to_four_players() -> None:
    for players in (2, 3, 4):
        assert dealt(players).seats() == players
    for players in (1, 5):
        with pytest.raises(Refused):
            game("etherstone", players)


@pytest.mark.rule("etherstone.components.stones", "etherstone.components.markers", "etherstone.setup.common-supply")
def test_the_supply_before_leaders_are_chosen() -> None:
    state = dealt()
    assert [state.stones_left(colour) for colour in range(4)] == [20] * 4
    assert state.markers_left() == 32
    assert all(p.all_stones() == 0 for p in state.players)


@pytest.mark.rule("etherstone.components.deal-tokens", "etherstone.components.end-token")
def test_nobody_begins_with_a_token() -> None:
    assert all(p.deals == 0 and not p.token for p in dealt().players)


@pytest.mark.rule("etherstone.components.stones", "etherstone.components.markers", "etherstone.tokens.unlimited-supply")
def test_the_supply_shows_what_nobody_has() -> None:
    state = bare(3)
    for seat, stones, markers in ((0, [1, 2, 3, 0], 1), (1, [0, 4, 15, 0], 2), (2, [0, 0, 5, 20], 4)):
        state.players[seat].stones = stones
        state.players[seat].markers = markers
    state.players[2].play = [number("Ant Duchess") + 5 * MARKER, number("Ash Smith") + MARKER]
    shown = state.view()
    assert shown["stones_left"] == {"black": 19, "green": 14, "red": 0, "white": 0}, "the red ones are made up for"
    assert shown["markers_left"] == 32 - 13
    state = bare()
    me = state.players[0]
    me.deals, me.health, me.infected = 8, 0, True
    state.offered = None
    state.apply("deal")
    assert me.deals == 9  # a ninth deal is carried out too
    me.stones[0], state.players[1].stones[0] = 15, 30
    me.markers = 31
    assert (state.stones_left(0), state.markers_left()) == (0, 1)
    me.markers = 40
    assert state.markers_left() == 0


@pytest.mark.rule(
    "etherstone.components.end-token",
    "etherstone.components.no-violet-stones",
    "etherstone.draft.seven-cards-for-the-game",
)
def test_at_most_one_token_four_colours_seven_cards() -> None:
    for seed in range(12):
        state = dealt(3, seed)
        while not state.ending:
            playout(state, packed(seed, state.turns + 1), 1)
            assert sum(p.token for p in state.players) <= 1
            assert all(len(p.stones) == 4 and min(p.stones) >= 0 and 0 <= p.health <= 16 for p in state.players)
            if state.phase == 2:
                cards = [card for p in state.players for card in (*p.hand, *(it & 127 for it in p.play))]
                assert sorted([*cards, *state.box]) == sorted(state.packets)
                for p in state.players:
                    own = {*p.hand, *(it & 127 for it in p.play)}
                    mine = {state.packets[(p.seat - r) % 3 * 7 + r] for r in range(7)}
                    assert own <= mine


# --- set-up ------------------------------------------------------------------------------------------------------


@pytest.mark.rule(
    "etherstone.setup.vp-supply-two", "etherstone.setup.vp-supply-three", "etherstone.setup.vp-supply-four"
)
def test_points_in_the_supply() -> None:
    assert [dealt(n).supply for n in (2, 3, 4)] == [15, 20, 25]


@pytest.mark.rule("etherstone.setup.vp-set-aside", "etherstone.components.vp-tokens")
def test_points_set_aside() -> None:
    assert [dealt(n).aside for n in (2, 3, 4)] == [17, 12, 7]


@pytest.mark.rule("etherstone.setup.reveal-three-threats", "etherstone.setup.unused-threats-removed")
@pytest.mark.parametrize(
    ("players", "levels"),
    [
        pytest.param(2, [3, 3, 4], marks=pytest.mark.rule("etherstone.setup.threats-two")),
        pytest.param(3, [4, 4, 5], marks=pytest.mark.rule("etherstone.setup.threats-three")),
        pytest.param(4, [4, 5, 6], marks=pytest.mark.rule("etherstone.setup.threats-four")),
    ],
)
def test_threats_by_level(players: int, levels: list[int]) -> None:
    state = dealt(players)
    assert [LEVEL[card] for card in state.area] == [1, 1, 1]
    assert state.left == [levels[0] - 3, *levels[1:]]
    assert state.deck_size() == sum(levels) - 3
    revealed = []
    while state.deck_size():
        state.reveal_threat(0)
        revealed.append(LEVEL[state.area[0]])
    assert revealed == [1] * (levels[0] - 3) + [2] * levels[1] + [3] * levels[2]
    assert len(state.ones) + len(state.twos) + len(state.threes) == 18 - sum(levels)
    assert dealt(players).deck_size() == sum(levels) - 3, "the next table has as many"
    state.reveal_threat(0)
    assert state.area[0] == -1


@pytest.mark.rule("etherstone.setup.threat-deck-order")
def test_the_deck_is_hidden_and_sorted() -> None:
    state = dealt(4)
    for viewer in (-1, 0):
        view = state.view(viewer)
        assert view["ones"] == 2
        assert view["twos"] == 6
        assert view["threes"] == 7
    levels = [LEVEL[card] for card in state.area]
    while state.deck_size():
        state.reveal_threat(0)
        levels.append(LEVEL[state.area[0]])
    assert levels == [1] * 4 + [2] * 5 + [3] * 6


@pytest.mark.rule("etherstone.setup.threats-shuffled-by-level", "etherstone.setup.first-player-random")
def test_luck_of_the_set_up() -> None:
    seen: set[int] = set()
    first: Counter[int] = Counter()
    for seed in range(300):
        state = dealt(3, seed)
        seen.update(state.area)
        first[state.first] += 1
    assert {card for card in THREATS if LEVEL[card] == 1} == seen
    assert set(first) == {0, 1, 2}
    assert min(first.values()) > 60
    assert dealt(3, 7).digest() == dealt(3, 7).digest()
    state = drafted(dealt(3, 7))
    assert state.turn == state.first


# --- the choice of cards -----------------------------------------------------------------------------------------


@pytest.mark.rule("etherstone.draft.phase-order", "etherstone.draft.until-seventh-card")
def test_first_the_choice_then_the_turns() -> None:
    for players in (2, 4):
        assert all(player.leader >= 0 for player in drafted(dealt(players)).players)
    state = dealt(3)
    rounds = 0
    while state.picked < 7:
        assert state.phase == 1
        with pytest.raises(Refused):
            state.clone().apply("rest", state.actor)
        before = state.picked
        state.play(state.options()[0])
        rounds += state.picked > before
    assert rounds == 6
    assert [len(p.hand) for p in state.players] == [7, 7, 7]
    assert state.packet(0) == []
    state = drafted(state)
    assert state.decision is not None
    assert state.decision.prompt.message.id == "etherstone-ask-market-or-action"


@pytest.mark.rule(
    "etherstone.draft.two-leaders-dealt", "etherstone.draft.leaders-secret", "etherstone.draft.unused-leaders-removed"
)
def test_two_secret_leaders() -> None:
    state = dealt(4)
    all_dealt = [leader for p in state.players for leader in p.leaders]
    assert len(set(all_dealt)) == 8
    assert len(state.absent) == 5
    view = state.view(1)
    assert len(view["players"][1]["leaders"]) == 2
    assert view["players"][0]["leaders"] == 2  # so many, and no names
    three = drafted(dealt(3))
    assert len(three.absent) == 10
    assert len({p.leader for p in three.players}) == 3
    assert all(p.leaders == [] and p.leader not in three.absent for p in three.players)
    first, last = ({dealt(seed=seed).players[0].leaders[i] for seed in range(120)} for i in (0, 1))
    assert first == last == set(LEADERS), "any of them may be dealt first or last"


@pytest.mark.rule("etherstone.draft.seven-entities-dealt")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_seven_entities_each(players: int) -> None:
    state = dealt(players)
    assert len(set(state.packets)) == 7 * players
    assert len(state.undealt) == 75 - 7 * players
    assert [len(state.packet(seat)) for seat in range(players)] == [7] * players


@pytest.mark.rule(
    "etherstone.draft.pick-one-face-down", "etherstone.draft.simultaneous-picks", "etherstone.draft.pass-left"
)
def test_picks_are_hidden_and_packets_move_together() -> None:
    state = dealt(3)
    packets = [state.packet(seat) for seat in range(3)]
    state.play(state.options()[2])
    state.play(state.options()[4])
    assert [state.packet(seat) for seat in range(3)] == packets
    assert [len(p.hand) for p in state.players] == [0, 0, 0]
    assert len(state.decisions) == 1
    seen = state.view(2)
    state_b = dealt(3)
    state_b.play(state_b.options()[0])
    state_b.play(state_b.options()[0])
    assert state_b.view(2) == seen  # other picks, same sight
    state.play(state.options()[6])
    for seat in range(3):
        assert state.players[seat].hand == [packets[seat][(2, 4, 6)[seat]]]
        left = (seat + 1) % 3
        assert sorted(state.packet(left)) == sorted(set(packets[seat]) - {state.players[seat].hand[0]})
    assert state.view(1)["players"][0]["hand"] == 1


@pytest.mark.rule("etherstone.draft.pass-left")
def test_the_direction_never_changes() -> None:
    state = dealt(4)
    for _ in range(5):
        before = [state.packet(seat) for seat in range(4)]
        for _ in range(4):
            state.play(state.options()[0])
        for seat in range(4):
            assert set(state.packet((seat + 1) % 4)) < set(before[seat])


@pytest.mark.rule("etherstone.draft.hand-is-secret")
def test_hands_are_secret() -> None:
    state = drafted(dealt(2))
    view = state.view(0)
    assert view["players"][1]["hand"] == 7
    assert len(view["players"][0]["hand"]) == 7
    assert view["players"][1]["known"] == []


@pytest.mark.rule("etherstone.draft.choose-leader-after-draft")
def test_leaders_are_shown_together() -> None:
    state = dealt(2)
    while state.picked < 7:
        state.play(state.options()[0])
    first, second = (player.leaders[:] for player in state.players)
    state.play(state.options()[0])
    assert state.view(1)["players"][0]["leader"] is None
    other = dealt(2)
    while other.picked < 7:
        other.play(other.options()[0])
    other.play(other.options()[1])
    assert other.view(1) == state.view(1)
    known = state.lessons()
    state.play(state.options()[1])
    assert state.lessons() > known, "what all have seen is not taken back"
    assert [player.leader for player in state.players] == [first[0], second[1]], "each as its own player chose"
    assert state.view(1)["players"][0]["leader"] is not None


@pytest.mark.rule(
    "etherstone.draft.starting-stones", "etherstone.draft.starting-markers", "etherstone.draft.starting-health"
)
@pytest.mark.parametrize(
    ("leader", "stones", "markers", "health"),
    [
        ("Taruk, Father of Herds", [0, 3, 0, 0], 2, 10),
        ("Karras the Charred", [0, 0, 2, 0], 1, 9),
        ("Nevra, Joiner of Paths", [2, 0, 0, 1], 0, 12),
    ],
)
def test_what_a_leader_starts_with(leader: str, stones: list[int], markers: int, health: int) -> None:
    for seat in range(4):
        state = dealt(4)
        while state.picked < 7:
            state.play(state.options()[0])
        state.players[seat].leaders[0] = number(leader)
        state.offered = None
        for _ in range(4):
            state.play(state.options()[0])
        assert state.phase == 2
        me = state.players[seat]
        assert (me.stones, me.markers, me.health) == (stones, markers, health)


@pytest.mark.rule(
    "etherstone.draft.ready-sets-skip",
    "etherstone.sets.continue-at-step-four",
    "etherstone.sets.recommended-first-game-only",
)
def test_ready_sets_begin_with_the_starting_stones() -> None:
    state = dealt(2, cards="sets")
    assert state.phase == 2
    sets = {CODE.index(leader): [CODE.index(code) for code in codes.split()] for leader, codes in READY_SETS}
    for player in state.players:
        assert player.hand == sets[player.leader]
        assert player.health > 0
        assert player.all_stones() + player.markers >= 3
    assert state.players[0].leader != state.players[1].leader
    assert dealt(2).phase == 1  # unless chosen, the draft
    state = dealt(3, cards="chosen-sets")
    first = state.first
    for i, (free, taken) in enumerate((("abvgd", "v"), ("abgd", "d"), ("abg", "a"))):
        assert state.actor == (first + i) % 3, "in turn order, from the first player"
        assert [choice.notation for choice in state.choices()] == [f"take-set {x}" for x in free]
        state.apply(f"take-set {taken}")
    assert state.phase == 2
    assert [CODE[state.players[(first + i) % 3].leader] for i in range(3)] == ["ВО004", "ВО010", "ВО002"]


SETS = {
    "a": "ВО002 ТУ010 УК001 СА003 СА006 СВ011 ИС007 ИС014",
    "b": "ВО003 ТУ001 ТУ002 ТУ014 СА002 СВ015 ИС003 ИС006",
    "v": "ВО004 УК002 УК003 УК010 УК011 СА012 СА009 ИС012",
    "g": "ВО005 УК004 УК007 СА004 СВ001 СВ005 СВ009 ИС004",
    "d": "ВО010 ТУ004 ТУ005 ТУ006 СА001 СВ003 СВ012 ИС005",
}


@pytest.mark.rule("etherstone.sets.composition")
@pytest.mark.parametrize(
    "name",
    [
        pytest.param("a", marks=pytest.mark.rule("etherstone.sets.set-a")),
        pytest.param("b", marks=pytest.mark.rule("etherstone.sets.set-b")),
        pytest.param("v", marks=pytest.mark.rule("etherstone.sets.set-v")),
        pytest.param("g", marks=pytest.mark.rule("etherstone.sets.set-g")),
        pytest.param("d", marks=pytest.mark.rule("etherstone.sets.set-d")),
    ],
)
def test_the_five_sets(name: str) -> None:
    state = dealt(2, cards="chosen-sets")
    seat = state.actor
    state.apply(f"take-set {name}")
    player = state.players[seat]
    assert [CODE[player.leader], *(CODE[card] for card in player.hand)] == SETS[name].split()
    assert player.leader not in state.absent
    assert not set(player.hand) & set(state.undealt)
    assert (len(state.absent), len(state.undealt)) == (12, 68)
    assert player.known == player.hand, "the list is in everybody's book"


@pytest.mark.rule("etherstone.sets.composition")
def test_no_card_is_in_two_sets() -> None:
    assert len({code for row in SETS.values() for code in row.split()}) == 40


# --- cards -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("etherstone.cards.entity-type", "etherstone.cards.entity-cost", "etherstone.cards.three-kinds")
def test_types_and_costs() -> None:
    for card in ENTITIES:
        assert KIND[card] in (0, 1, 2)
        assert len(COST[card]) == 5
        assert min(COST[card]) >= 0
        assert 2 <= sum(COST[card]) <= 7
    assert Counter(KIND[card] for card in range(len(EN)))[3] == 13


@pytest.mark.rule("etherstone.cards.entity-cost")
def test_the_catalogue_tells_every_stone_of_a_cost() -> None:
    cards = {card.facts["code"]: card for card in EtherstoneBox().cards()}
    for card in ENTITIES:
        told = cards[CODE[card]].facts["cost"]
        assert told == {name: n for name, n in zip([*COLOURS[:4], "any"], COST[card]) if n}
        assert cards[CODE[card]].cost == sum(COST[card])


@pytest.mark.rule(
    "etherstone.cards.threat-fields", "etherstone.cards.leader-fields", "etherstone.cards.entity-colour-band"
)
def test_the_catalogue() -> None:
    cards = {card.facts["code"]: card for card in EtherstoneBox().cards()}
    for code, card in cards.items():
        facts: dict[str, Any] = card.facts
        if str(code).startswith("УГ"):
            assert facts["level"] in (1, 2, 3)
            assert facts["health"] > 0
            assert facts["strength"] >= 0
            assert facts["points"] > 0
            assert card.text
        elif str(code).startswith("ВО"):
            assert 1 <= facts["health"] <= 16
            assert facts["strength"] > 0
            assert any(facts.get(colour) for colour in COLOURS)
    assert cards["УК004"].faction == "green"
    colours = {"ТУ": "black", "УК": "green", "СА": "red", "СВ": "white", "ИС": "violet"}
    assert all(cards[CODE[card]].faction == colours[CODE[card][:2]] for card in ENTITIES)
    assert cards["УК004"].facts["species"] == "tamers"
    assert [code for code, card in cards.items() if card.provenance == "rulebook"] == ["УК002", "УК003"]
    assert {card.provenance for card in cards.values()} == {"rulebook", "original"}


@pytest.mark.rule("etherstone.symbols.symbol-decides-occasion")
def test_eight_symbols() -> None:
    from ludoteka.games.etherstone.abilities import SYMBOLS
    from ludoteka.games.etherstone.deck import ABILITIES

    assert len(SYMBOLS) == 8
    assert {ability.symbol for ability in ABILITIES} == set(range(8))


@pytest.mark.rule("etherstone.abilities.not-on-every-card")
def test_a_card_without_abilities_asks_nothing() -> None:
    state = bare()
    state.players[0].leader = number("Sister Wormwood")  # no die or attack ability
    state.players[0].hand = [number("Slagpaw Hound"), number("Dusk Weaver")]
    state.players[0].stones = [0, 0, 2, 0]
    state.offered = None
    state.apply("summon Slagpaw Hound")
    assert state.turn == 1


# --- openness ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("etherstone.summon.laid-face-up")
def test_a_summoned_card_is_seen_by_all() -> None:
    state = bare()
    state.players[0].hand = [number("Slagpaw Hound"), number("Dusk Weaver")]
    state.players[0].stones = [0, 0, 2, 0]
    state.offered = None
    state.apply("summon Slagpaw Hound")
    view = state.view(1)
    assert view["players"][0]["play"] == [{"card": "slagpaw_hound", "tapped": False, "markers": 0}]
    assert view["players"][0]["hand"] == 1


@pytest.mark.rule("etherstone.infection.dial-on-leader")
def test_infection_is_open() -> None:
    state = bare()
    state.lose_health(0, 12)
    assert state.view(1)["players"][0]["infected"] is True
    assert state.view()["players"][0]["health"] == 0


@pytest.mark.rule("etherstone.attack.trophy-pile")
def test_trophies_lie_face_down() -> None:
    state = bare()
    state.players[0].trophies = [number("Roaming Mire")]
    assert state.view(1)["players"][0]["trophies"] == 1
    assert state.view(0)["players"][0]["trophies"] == ["roaming_mire"]


@pytest.mark.rule("etherstone.summon.position-irrelevant")
def test_the_place_in_play_has_no_meaning() -> None:
    one, other = bare(), bare()
    cards = [number(en) for en in ("Elder of the Leash", "Ash Smith", "Beating Heart of Nobura", "Forge Keeper")]
    one.players[0].play = cards
    other.players[0].play = cards[::-1]
    for state in (one, other):
        state.area = [number("Rust Flurry"), number("Roaming Mire"), -1]
        state.offered = None
    assert one.options() == other.options()
    assert one.scores() == other.scores()
    one.apply("take red")
    other.apply("take red")
    assert sorted(one.options()) == sorted(other.options())


# --- turns -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("etherstone.turn.no-fixed-length")
def test_no_fixed_length() -> None:
    state = bare()
    for _ in range(60):
        state.apply("rest")
    assert not state.ending
    assert state.turns == 61


@pytest.mark.rule("etherstone.turn.order-clockwise")
def test_turns_start_with_the_first_player() -> None:
    for seed in range(30):
        state = drafted(dealt(3, seed))
        order = []
        for _ in range(5):
            order.append(state.turn)
            state.apply("rest")
            if state.choices()[-1].notation == "done":
                state.apply("done")  # a leader who likes to rest
        assert order == [(state.first + i) % 3 for i in range(5)]


@pytest.mark.rule("etherstone.attack.step-order")
def test_the_log_of_an_attack() -> None:
    state = bare()
    me = state.players[0]
    me.play = [number("Slagpaw Hound"), number("Bowwoman of Daybreak")]
    state.area = [number("Thief of Glints"), -1, -1]
    state.offered = None
    for choice in ("attack Thief of Glints", "send Slagpaw Hound", "send Eluna the Unsleeping", "strike"):
        state.apply(choice)
    state.log = []
    state.apply("apply Bowwoman of Daybreak")
    names = [event.what.name for event in state.log]
    wanted = ["applied", "attacked", "lost-health", "gained-set-aside", "gained-vp", "trophy", "revealed", "turn-began"]
    assert names == wanted


@pytest.mark.rule("etherstone.attack.win-if-equal-or-more")
def test_the_preview_of_an_attack() -> None:
    state = bare()
    me = state.players[0]
    me.play = [number("Slagpaw Hound"), number("Sparkflinger"), number("Shield of the Given Word")]
    state.area = [number("Rust Flurry"), number("Shepherd of Ruin"), -1]
    state.offered = None
    outlook = state.view(0)["attacks"]
    assert state.view(1)["attacks"][0]["most"] == leader_strength(state.players[1]), "who looks, not whose turn it is"
    assert outlook == [{"need": 5, "most": 7, "wins": True}, {"need": 8, "most": 7, "wins": False}, None]
    state.apply("attack Rust Flurry")
    state.apply("send Slagpaw Hound")
    before = state.digest()
    preview = state.view(1)["attack"]
    assert (preview["strength"], preview["could_add"], preview["need"], preview["wins"]) == (3, 1, 5, False)
    state.apply("send Eluna the Unsleeping")
    state.apply("strike")
    preview = state.view(1)["attack"]
    assert (preview["damage"], preview["taps"], preview["points"]) == (1, ["slagpaw_hound"], 2)
    most = preview["strength"] + preview["could_add"]
    assert state.view(0)["attacks"] == [{"need": 5, "most": most, "wins": True}, None, None], "who struck still counts"
    assert before != state.digest()


def test_components_are_all_cards() -> None:
    assert components(dealt(4)) == dict.fromkeys((card.id for card in EtherstoneBox().cards()), 1)


def test_the_two_cards_of_the_example_say_which_part_is_ours() -> None:
    told = {card.en: (card.provenance, card.source) for card in EtherstoneBox().cards() if card.source}
    assert told == {
        "Ant Duchess": ("rulebook", "etherstone-source-ant_duchess"),
        "Tamed Metamorph": ("rulebook", "etherstone-source-tamed_metamorph"),
    }
    for language, ours in (("en", "ours"), ("ru", "нами")):
        assert all(ours in voice(language).text(source) for _, source in told.values())
    assert all(card.provenance == "original" for card in EtherstoneBox().cards() if not card.source)


@pytest.mark.rule("etherstone.infection.further-loss-harmless", "etherstone.infection.floor-zero")
@pytest.mark.parametrize(("health", "infected", "asked", "lost"), [(7, False, 5, 5), (3, False, 5, 3), (0, True, 0, 0)])
def test_the_price_of_a_refresh_is_told_as_it_is_paid(health: int, infected: bool, asked: int, lost: int) -> None:
    state = bare()
    me = state.players[state.turn]
    me.health = health
    me.infected = infected
    state.offered = None
    assert state.view(0)["refresh_price"] == asked
    state.log = []
    state.apply("refresh")
    told = [event.values[1] for event in state.log if event.what.name == "refreshed"]
    assert told == [lost]
    assert me.health == health - lost


@pytest.mark.parametrize(
    ("card", "ru", "en"),
    [
        # what depends on a condition, or on one's liking, must not be read into its neighbours
        ("counsellor_ai_meret", "эфир-камень; если у вас больше", "stone; if you have the most"),
        ("nevra_joiner_of_paths", "сущность; получите 1", "of your entities; gain 1"),
        ("midnight_tide", "отложенных; по желанию обновите", "set aside; you may refresh"),
        ("brand_of_first_fire", "после атаки, если на ваших", "after the attack, if you have"),
        ("gloom_ferryman", "цветов, получите 1 ПО", "colours, gain 1 VP"),
        ("slagpaw_hound", "восстановите эту карту", "restore this card"),
    ],
)
def test_sentences_that_stand_apart(card: str, ru: str, en: str) -> None:
    assert any(ru in line for line in spoken("etherstone", card, "ru"))
    assert any(en in line for line in spoken("etherstone", card, "en"))


@pytest.mark.rule("etherstone.health.cap-sixteen")
def test_health_that_is_lost_above_sixteen_is_told() -> None:
    state = bare()
    state.players[0].health = 15
    state.log = []
    state.gain_health(0, 1)
    assert [event.what.name for event in state.log] == ["gained-health"]
    state.gain_health(0, 3)
    assert [event.what.name for event in state.log] == ["gained-health", "health-full"]
    said = voice("en").say(state.log[-1].message(0))
    assert "never above 16" in said
