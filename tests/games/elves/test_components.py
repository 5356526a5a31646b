"""«Состав игры», «Подготовка к игре»: what is in the box and how it is laid out."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import permutations
from math import dist
from typing import Any

import pytest

from ludoteka.games import shelf
from ludoteka.games.elves.board import (
    AROUND_HEX,
    AROUND_SQUARE,
    BOARDS,
    CELLS,
    CENTRE,
    FIRST_TOWER,
    HEX,
    SQUARE,
    THREE,
    WHOLE,
    Board,
    half_of,
    is_castle,
    is_plain,
    is_tower,
)
from ludoteka.games.elves.deck import (
    ACTION,
    ACTS,
    ACTS_IN,
    ANY_TIME,
    ARTEFACT,
    ATTACKED,
    BY_SUIT,
    COPIES,
    DRAGON_OF,
    EITHER,
    EN,
    FOREST,
    HAS_ACTION,
    ID,
    INITIATIVE,
    IS_DRAGON,
    IS_HERO,
    IS_TREASURE,
    LIVES,
    NEUTRAL,
    OWN_BATTLE,
    PLAIN,
    PRICE,
    PRINTED,
    ROLE,
    RU,
    SIDES,
    SLOTS,
    SUIT,
    TIMING,
    TREASURE,
    WORDS,
)
from ludoteka.games.elves.deck import card as print_card
from ludoteka.games.elves.errands import Draw
from ludoteka.games.elves.goal_cards import (
    COUNTS,
    ENEMY_CASTLE,
    FOUR_TOWERS,
    GOAL_IDS,
    GOAL_PRINTED,
    NEEDS,
    SEVEN_LANDS,
    goals_for,
)
from ludoteka.games.elves.pieces import (
    ATTACKING,
    DEFENDING,
    FACE_DOWN,
    SEEN_AT,
    card_of,
    id_of,
    initiative_of,
    lives_of,
    side_of,
    slot_of,
    squad_cards,
    warrior,
    wounds_of,
)
from ludoteka.games.elves.results import eliminate
from ludoteka.games.elves.setup import SetUp
from ludoteka.games.elves.state import TOKENS
from ludoteka.games.elves.windows import AT_START, IN_MAIN, WHILE_FIGHTING
from ludoteka.kernel.refusal import Refused
from ludoteka.kernel.sentences import BOOK, NO_TEXT
from tests.games.elves.table import act, bare, begun, card, cell, dealt, names, offered, own


def distance(here: int, there: int) -> float:
    """Between the middles of two cells of the side for four."""
    one, other = SQUARE[here], SQUARE[there]
    assert one is not None
    assert other is not None
    return dist(one, other)


def copies(suit: int) -> int:
    return sum(COPIES[number] for number in BY_SUIT[suit])


@pytest.mark.rule("elves.setup.nation-card-count", "elves.setup.four-nations", "elves.setup.nation-decks-separated")
def test_four_nations_of_twenty_cards() -> None:
    assert [copies(nation) for nation in range(4)] == [20, 20, 20, 20]
    for player in dealt(4).players:
        assert {SUIT[number] for number in player.deck + player.hand} == {player.nation}


TABLES: list[list[Any]] = [
    ID,
    EN,
    RU,
    PLAIN,
    SUIT,
    COPIES,
    INITIATIVE,
    LIVES,
    SIDES,
    IS_HERO,
    IS_DRAGON,
    IS_TREASURE,
    PRINTED,
    HAS_ACTION,
    PRICE,
    TIMING,
    ROLE,
    ACTION,
    WORDS,
    ACTS,
    *BY_SUIT,
    *(acts for row in ACTS_IN for acts in row),
]


@pytest.fixture
def press() -> Iterator[None]:
    """What is printed meanwhile leaves the tables again."""
    before = [table[:] for table in TABLES]
    dragons, book = DRAGON_OF[:], set(BOOK)
    yield
    for table, was in zip(TABLES, before):
        table[:] = was
    DRAGON_OF[:] = dragons
    for address in set(BOOK) - book:
        del BOOK[address]


@pytest.mark.usefixtures("press")
@pytest.mark.rule("elves.setup.hero-mark", "elves.objects.artefact-unique-effect", "elves.actions.price-threshold")
def test_a_card_that_is_printed_stands_in_every_table() -> None:
    word = Draw(1)
    hero = print_card(
        "new-hero",
        "Elin, the New",
        "Новая Элин",
        FOREST,
        copies=3,
        initiative=7,
        lives=4,
        sides=(1, 2, 3),
        hero=True,
        printed=True,
        price=3,
        timing=OWN_BATTLE,
        role=ATTACKED,
        action=(word,),
    )
    plain = print_card("new-card", "Plain", "Простой", FOREST)
    gem = print_card("new-gem", "Gem", "Камень", TREASURE)
    assert [hero, plain, gem] == [len(ID) - 3, len(ID) - 2, len(ID) - 1]
    for table, told in (
        (ID, ["new-hero", "new-card", "new-gem"]),
        (EN, ["Elin, the New", "Plain", "Gem"]),
        (PLAIN, ["Elin the New", "Plain", "Gem"]),
        (RU, ["Новая Элин", "Простой", "Камень"]),
        (SUIT, [FOREST, FOREST, TREASURE]),
        (COPIES, [3, 1, 1]),
        (INITIATIVE, [7, 0, 0]),
        (LIVES, [4, 0, 0]),
        (SIDES, [(1, 2, 3), (0, 0, 0), (0, 0, 0)]),
        (IS_HERO, [True, False, False]),
        (IS_DRAGON, [False, False, False]),
        (IS_TREASURE, [False, False, True]),
        (PRINTED, [True, False, False]),
        (HAS_ACTION, [True, False, False]),
        (PRICE, [3, 0, 0]),
        (TIMING, [OWN_BATTLE, ANY_TIME, ANY_TIME]),
        (ROLE, [ATTACKED, EITHER, EITHER]),
        (WORDS, [(word,), (), ()]),
    ):
        assert [table[hero], table[plain], table[gem]] == told
    assert [ACTION[card].address for card in (hero, plain)] == ["elves/new-hero", NO_TEXT.address]
    assert [ACTS[card].card for card in (hero, plain, gem)] == [hero, plain, gem]
    assert (BY_SUIT[FOREST][-2:], BY_SUIT[TREASURE][-1]) == ([hero, plain], gem)
    for window, acts in enumerate(ACTS_IN[FOREST]):
        assert [act.card for act in acts].count(hero) == WHILE_FIGHTING >> window & 1
        assert [act.price for act in acts] == sorted(act.price for act in acts)
        assert plain not in [act.card for act in acts]


@pytest.mark.usefixtures("press")
@pytest.mark.rule("elves.setup.dragon-face-up", "elves.setup.ebrung-set-apart")
def test_a_dragon_is_its_nations_or_the_centres() -> None:
    before = DRAGON_OF[:]
    print_card("new-card", "Plain", "Простой", NEUTRAL)
    assert before == DRAGON_OF
    new = print_card("new-dragon", "Wyrm", "Змей", NEUTRAL, dragon=True)
    assert [*before[:NEUTRAL], new] == DRAGON_OF
    assert IS_DRAGON[new]


@pytest.mark.rule("elves.setup.neutral-card-count", "elves.setup.treasure-count", "elves.setup.artefact-count")
def test_neutrals_treasures_and_artefacts() -> None:
    assert copies(NEUTRAL) == 30
    assert [RU[n] for n in BY_SUIT[NEUTRAL] if IS_DRAGON[n]] == ["Эбрунг, страж Портала"]
    assert copies(TREASURE) == 5
    assert copies(ARTEFACT) == 20


@pytest.mark.rule("elves.setup.goal-count")
def test_seven_goals_with_the_three_printed_ones() -> None:
    assert len(set(GOAL_IDS)) == 7
    assert [GOAL_IDS[goal] for goal in range(7) if GOAL_PRINTED[goal]] == [
        GOAL_IDS[goal] for goal in (FOUR_TOWERS, SEVEN_LANDS, ENEMY_CASTLE)
    ]
    asked = {id: {COUNTS[count]: least for count, least in needs} for id, needs in zip(GOAL_IDS, NEEDS)}
    assert asked == {
        "goal-four-towers": {"towers": 4},
        "goal-seven-lands": {"lands": 7},
        "goal-enemy-castle": {"enemy-castles": 1},
        "goal-portal-lord": {"central": 1, "towers": 2},
        "goal-wide-realm": {"towers": 3, "lands": 6},
        "goal-white-vigil": {"rounds": 1},
        "goal-hoard": {"treasures": 2, "lands": 5},
    }


@pytest.mark.rule("elves.setup.token-count", "elves.setup.take-tokens", "elves.setup.starting-castle-token")
def test_eleven_tokens_a_nation_one_on_the_starting_castle() -> None:
    state = dealt(4)
    assert state.view(0)["tokens"] == [10] * 4
    assert TOKENS == 11
    assert all(state.owners[p.castle] == p.seat and is_castle(p.castle) for p in state.players)
    assert sum(owner >= 0 for owner in state.owners) == 4
    assert all(p.hand for p in state.players), "and the set-up goes on: nobody is asked for a Castle"
    assert [state.summons(seat) for seat in range(4)] == [1] * 4, "it lies Tower side up"
    for extra in CELLS[FIRST_TOWER : FIRST_TOWER + 8]:
        own(state, 0, extra)
    for extra in CELLS[13:20]:
        own(state, 0, extra)
    assert state.lands(0) == 16, "the supply is no limit"


@pytest.mark.rule("elves.setup.map-and-board", "elves.setup.map-cell-kinds")
def test_two_sides_of_the_map_with_one_centre_each() -> None:
    for number, castles in ((THREE, 3), (WHOLE, 4)):
        board = BOARDS[number]
        assert len([c for c in board.cells if is_castle(c)]) == castles
        assert CENTRE in board.cells
    for place in SQUARE:
        assert place is not None
        assert all(part % 100 == 0 for part in place), "the cells of the side for four lie in rows and columns"
    assert len(set(SQUARE)) == len(CELLS)
    assert SQUARE[CENTRE] == (0, 0)
    state = dealt(3)
    assert sum(owner >= 0 for owner in state.owners) == 3
    assert state.owners[CENTRE] == -1


@pytest.mark.rule("elves.setup.card-anatomy")
def test_every_warrior_has_initiative_three_sides_and_lives() -> None:
    for number in range(len(ID)):
        if SUIT[number] <= NEUTRAL:
            assert INITIATIVE[number] >= 1
            assert LIVES[number] >= 1
            assert len(SIDES[number]) == 3
            assert all(0 <= slot < len(SLOTS) for slot in SIDES[number])
            for side in (ATTACKING, DEFENDING):
                one = warrior(number, 5, side)
                assert (card_of(one), id_of(one), side_of(one), wounds_of(one)) == (number, 5, side, 0)
                assert (initiative_of(one), lives_of(one)) == (INITIATIVE[number], LIVES[number])
                assert tuple(slot_of(one, hand) for hand in range(3)) == SIDES[number], "left, forward, right"
    hidden = warrior(FACE_DOWN, 3, DEFENDING)
    assert (id_of(hidden), side_of(hidden)) == (3, DEFENDING)
    assert (lives_of(hidden), initiative_of(hidden)) == (0, 0), "nothing of a face-down card is seen"


@pytest.mark.rule("elves.setup.player-count")
def test_two_to_four_players() -> None:
    for players in (2, 3, 4):
        shelf.game("elves", players)
    for players in (1, 5):
        with pytest.raises(Refused):
            shelf.game("elves", players)


@pytest.mark.rule("elves.setup.map-two-players-side", "elves.setup.map-two-players-half")
def test_two_players_use_half_of_the_four_castle_side() -> None:
    state = dealt(2)
    board = state.map()
    assert board.middles is BOARDS[WHOLE].middles
    assert sum(owner >= 0 for owner in state.owners) == 2
    assert len(board.cells) == 15
    assert CENTRE in board.cells
    assert all(x >= 0 for c in board.cells for x in [(board.middles[c] or (0, 0))[0]]), "the east half"
    assert {CELLS[c] for c in board.near[CENTRE]} == {"land-18"}, "the middle line between the two is in play"


@pytest.mark.rule(
    "elves.setup.map-two-players-half",
    "elves.setup.map-two-players-forbidden-half",
    "elves.setup.map-two-players-adjacent-corners",
)
@pytest.mark.parametrize(
    ("number", "castles", "towards"),
    [(2, [1, 4], (1, 0)), (3, [4, 3], (0, -1)), (4, [3, 2], (-1, 0)), (5, [2, 1], (0, 1))],
)
def test_a_half_is_what_lies_nearer_to_its_two_castles(
    number: int, castles: list[int], towards: tuple[int, int]
) -> None:
    board = Board("half", SQUARE, castles, castles)
    half = [
        cell
        for cell, place in enumerate(SQUARE)
        if place is not None and (cell == CENTRE or place[0] * towards[0] + place[1] * towards[1] > 0)
    ]
    assert board.cells == half
    for here in range(len(CELLS)):
        near = [there for there in half if here in half and distance(here, there) == 100]
        assert board.near[here] == near
    assert (BOARDS[number].castles, BOARDS[number].cells) == (castles, half)
    for castle, other in permutations(range(1, 5), 2):
        assert (half_of(castle, other) == number) == ({castle, other} == set(castles))


@pytest.mark.rule("elves.setup.map-two-players-adjacent-corners")
def test_two_players_choose_neighbouring_corners() -> None:
    state = dealt(2, castles="chosen")
    act(state, "take-castle castle-1")
    assert offered(state) == {"take-castle castle-2", "take-castle castle-4"}
    act(state, "take-castle castle-2")
    assert state.map().name == "north"


@pytest.mark.rule("elves.setup.map-two-players-forbidden-half")
def test_the_other_half_may_not_be_entered() -> None:
    state = own(bare(2), 0, "centre")
    state.players[0].hand = [card("Shifter Lynx")] * 3
    assert "attack land-18" in offered(state)
    chosen = act(dealt(2, castles="chosen"), "take-castle castle-3", "take-castle castle-2")
    assert chosen.map().name == "west", "the half between the Castles that were chosen"
    for name in ("land-3", "land-8", "land-13"):
        with pytest.raises(Refused) as refusal:
            state.apply(f"attack {name}")
        assert "elves.setup.map-two-players-forbidden-half" in refusal.value.rules


@pytest.mark.rule("elves.setup.map-three-players", "elves.setup.map-four-players")
def test_three_and_four_players_use_a_whole_side() -> None:
    three, four = dealt(3), dealt(4)
    assert three.board == THREE
    assert len({p.castle for p in three.players}) == 3
    assert four.board == WHOLE
    assert len(four.map().cells) == 33
    assert len({p.castle for p in four.players}) == 4


@pytest.mark.rule("elves.setup.neutral-deck-with-treasures", "elves.setup.squad-size", "elves.setup.squad-number")
@pytest.mark.parametrize(("players", "squads", "left"), [(2, 3, 25), (3, 4, 22), (4, 5, 19)])
def test_squads_of_three_one_more_than_players(players: int, squads: int, left: int) -> None:
    state = dealt(players, seed=players)
    assert len(state.squads) == squads
    assert [len(squad_cards(stack)) for stack in state.squads] == [3] * squads
    assert len(state.neutrals) == left
    everything = state.neutrals + [c for stack in state.squads for c in squad_cards(stack)]
    assert len(everything) == 34
    assert sum(SUIT[c] == TREASURE for c in everything) == 5


@pytest.mark.rule("elves.setup.ebrung-set-apart", "elves.setup.neutral-discard-face-up")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_ebrung_lies_apart_and_the_fallen_lie_open(players: int) -> None:
    state = dealt(players, seed=players)
    everything = state.neutrals + [c for stack in state.squads for c in squad_cards(stack)]
    assert DRAGON_OF[NEUTRAL] not in everything
    assert state.fallen == []
    state.fallen.append(card("Cinder Wolf"))
    assert state.view(1)["fallen"] == ["neutral-ash-wolf"], "open to everybody"
    assert state.view(0)["dragons"]["centre"] == "neutral-ebrung"


@pytest.mark.rule("elves.setup.squads-unseen", "elves.setup.artefact-deck-shuffled")
def test_nobody_sees_squads_or_artefacts() -> None:
    state = begun(2)
    for viewer in (0, 1, -1):
        view = state.view(viewer)
        assert all(stack["cards"] == 3 and stack["shown"] is None for stack in view["squads"])
        assert view["relics"] == 20
    for seat in range(4):
        table = dealt(4)
        table.squads[1] |= 1 << (SEEN_AT + seat)
        assert [stack["seen"] for stack in table.view(0)["squads"]] == [[], [seat], [], [], []]
        assert isinstance(table.view(seat)["squads"][1]["cards"], list)
        assert table.view(-1)["squads"][1]["cards"] == 3
    first = set()
    for seed in range(30):
        table = dealt(2, seed)
        table.gain_artefact(0)
        first.add(table.players[0].artefacts[0])
    assert len(first) > 5


@pytest.mark.rule(
    "elves.setup.one-nation-each", "elves.setup.nation-by-choice-or-random", "elves.setup.unused-decks-removed"
)
def test_nations_are_different_and_dealt_or_chosen() -> None:
    assert {dealt(2, seed).players[0].nation for seed in range(60)} == {0, 1, 2, 3}
    assert {p.nation for p in dealt(4, 9).players} == {0, 1, 2, 3}
    state = dealt(2, nations="chosen")
    act(state, "take-nation Snow")
    assert "take-nation Snow" not in offered(state)
    act(state, "take-nation High")
    nations = {SUIT[c] for p in state.players for c in p.hand + p.deck}
    assert nations == {2, 3}, "forty cards are out of play"


@pytest.mark.rule("elves.setup.nation-decks-separated", "elves.setup.deck-without-dragon", "elves.setup.dragon-face-up")
def test_who_takes_a_nation_takes_its_deck_of_nineteen() -> None:
    state = dealt(2, nations="chosen")
    assert [player.deck for player in state.players] == [[], []]
    act(state, "take-nation Snow")
    first, second = state.players
    assert (first.nation, second.nation) == (2, -1)
    assert Counter(first.deck) == {number: COPIES[number] for number in BY_SUIT[2] if not IS_DRAGON[number]}
    assert (len(first.deck), first.discard, first.hand, second.deck) == (19, [], [], [])


@pytest.mark.rule("elves.setup.dragon-face-up", "elves.setup.deck-without-dragon")
def test_the_dragon_lies_open_outside_the_deck_of_nineteen() -> None:
    state = dealt(2)
    for player in state.players:
        assert len(player.hand) + len(player.deck) == 19
        assert player.discard == []
        assert not any(IS_DRAGON[c] for c in player.hand + player.deck)
        assert state.view(1 - player.seat)["dragons"][CELLS[player.castle]] == ID[DRAGON_OF[player.nation]]


@pytest.mark.rule("elves.setup.opening-draw-seven", "elves.setup.opening-return-two", "elves.setup.hand-secret")
def test_seven_cards_of_which_five_are_kept() -> None:
    state = dealt(2)
    assert len(state.players[0].hand) == 7
    kept = state.players[0].hand[:]
    for _ in range(2):
        assert state.actor == 0
        choice = state.options()[0]
        state.play(choice)
    assert len(state.players[0].hand) == 5
    assert not Counter(state.players[0].hand) - Counter(kept)
    assert (len(state.players[0].deck), state.players[0].discard) == (14, [])
    assert state.view(1)["players"][0]["hand"] == 5
    assert state.view(0)["players"][0]["hand"] == [ID[c] for c in state.players[0].hand]


@pytest.mark.rule("elves.setup.hero-mark")
def test_heroes_are_a_marked_minority() -> None:
    for nation in range(4):
        assert 1 <= sum(COPIES[c] for c in BY_SUIT[nation] if IS_HERO[c]) < 10


@pytest.mark.rule("elves.setup.first-player-draw", "elves.setup.first-player-cards-returned")
def test_the_highest_neutral_initiative_goes_first() -> None:
    for seed in range(12):
        state = dealt(3, seed)
        state.log = []
        while state.turns == 0:
            state.play(state.options()[0])
        drawn: dict[int, int] = {}
        for event in state.log:
            if event.what.name == "lot-drawn":
                drawn[event.values[0]] = event.values[2]
        assert drawn[state.first] == max(drawn.values())
        assert len(state.neutrals) == 22
        assert state.fallen == []


@pytest.mark.rule("elves.setup.first-player-draw", "elves.setup.first-player-cards-returned")
def test_lots_are_drawn_as_long_as_there_are_cards_for_all_who_are_equal() -> None:
    state = bare()
    state.neutrals = [card("Bastion Turtle"), card("Lurelight")]
    state.script = [0, 0]
    SetUp().draw_lots(state)
    assert state.first == 1, "two cards are enough for two, and B has drawn the Lurelight"
    assert state.lots == [card("Bastion Turtle"), card("Lurelight")], "everybody has seen them"
    assert names(state.neutrals) == ["Bastion Turtle", "Lurelight"], "and they go back"
    state = bare()
    state.neutrals = [card("Cinder Wolf"), card("Crag Harpy"), card("Lurelight")]
    state.script = [0, 1]
    SetUp().draw_lots(state)
    assert state.first == 0, "equal, and one card is too few for two to draw again"


@pytest.mark.rule("elves.setup.turn-order-clockwise", "elves.turn.turn-passes")
def test_turns_pass_clockwise() -> None:
    state = begun(4, 5)
    seen = [state.turn]
    while len(seen) < 5:
        before = state.turns
        while state.turns == before:
            choice = "decline" if "decline" in offered(state) else "pass"
            state.apply(choice if choice in offered(state) else sorted(offered(state))[0])
        seen.append(state.turn)
    assert seen == [(state.first + i) % 4 for i in range(5)]


@pytest.mark.rule("elves.setup.one-goal-each", "elves.setup.goal-secret")
def test_one_secret_goal_each() -> None:
    state = begun(4, 3)
    goals = [p.goal for p in state.players]
    assert len(set(goals)) == 4
    assert len(state.unused) == 3
    assert state.view(1)["players"][0]["goal"] is None
    assert state.view(1)["goals"] == [None, GOAL_IDS[goals[1]], None, None]
    eliminate(state, 3, 1)
    assert state.view(0)["goals"] == [GOAL_IDS[goals[0]], None, None, GOAL_IDS[goals[3]]], "who is out shows it"
    state.finish(1, [2])
    assert state.view(1)["goals"] == [GOAL_IDS[goal] for goal in goals]


def test_goals_that_the_map_cannot_satisfy_are_not_dealt() -> None:
    assert FOUR_TOWERS not in goals_for(3)
    assert FOUR_TOWERS not in goals_for(4)
    assert FOUR_TOWERS in goals_for(5)
    assert len(goals_for(8)) == 7
    for seed in range(20):
        assert all(p.goal != FOUR_TOWERS for p in begun(2, seed).players)


@pytest.mark.rule("elves.actions.action-special-ability", "elves.actions.price-example-miraina")
def test_every_action_has_a_price_a_time_and_an_effect() -> None:
    for number in range(len(ID)):
        if HAS_ACTION[number]:
            assert 0 <= PRICE[number] <= 7
            assert WORDS[number]
    assert PRICE[EN.index("Mirayna Sharpleaf")] == 4


@pytest.mark.rule("elves.objects.artefact-unique-effect")
def test_every_artefact_does_something_of_its_own() -> None:
    spoken = {tuple(str(c.text) for c in [c]) for c in shelf.box("elves").cards() if c.kind == "artefact"}
    assert len(spoken) == 20


@pytest.mark.rule("elves.objects.artefact-unique-effect")
def test_the_key_of_nine_towers_leads_to_the_lands_beside_them_and_to_no_castle() -> None:
    for board in (Board("square", SQUARE, AROUND_SQUARE, []), Board("hex", HEX, AROUND_HEX, [])):
        beside = {there for here in board.cells if is_tower(here) for there in board.near[here]}
        opened = {cell for cell in board.cells if board.by_towers >> cell & 1}
        assert opened == {cell for cell in beside if is_plain(cell)}
        assert len(opened) >= 9
    assert cell("centre") in beside, "it lies beside a Tower on the side for three"


@pytest.mark.rule("elves.actions.price-threshold")
def test_whoever_is_asked_is_asked_by_the_cheapest_action_first() -> None:
    for suit, windows in enumerate(ACTS_IN):
        for window, acts in enumerate(windows):
            assert {act.card for act in acts} == {n for n in BY_SUIT[suit] if ACTS[n].windows >> window & 1}
            assert [act.price for act in acts] == sorted(act.price for act in acts)
    assert len(ACTS_IN[ARTEFACT][IN_MAIN]) > 1
    assert {act.price for act in ACTS_IN[0][AT_START]} == {1, 2, 4}


@pytest.mark.rule("elves.turn.adjacent-common-side")
def test_cells_are_adjacent_by_a_side_not_a_corner() -> None:
    near = BOARDS[WHOLE].near
    assert cell("land-1") in near[cell("castle-1")]
    assert cell("castle-1") in near[cell("land-1")]
    assert cell("tower-1") not in near[cell("castle-1")], "they touch at a corner only"
    for board in BOARDS:
        for here in board.cells:
            assert all(here in board.near[there] for there in board.near[here])


@pytest.mark.rule("elves.scenarios.scenario-choice", "elves.battle.novice-recommended-first")
def test_five_scenarios_and_the_novice_layout_by_default() -> None:
    game = shelf.game("elves")
    scenarios = ("superiority", "dragonlord", "races", "war", "alliance")
    values = {one.name: one.values for one in game.box.settings()}
    assert values["scenario"] == scenarios
    assert values["layout"] == ("novice", "advanced")
    assert game.options == {
        "scenario": "superiority",
        "layout": "novice",
        "race": "lands",
        "nations": "random",
        "castles": "seated",
        "allies": "across",
        "trade": True,
        "castle_retreat": False,
        "reveal": "on_take",
        "inherit": False,
        "ally_keeper": False,
        "castles_are_towers": False,
    }
    readings = {one.name for one in game.box.settings() if one.ruling}
    assert readings == {"castle_retreat", "reveal", "inherit", "ally_keeper", "castles_are_towers"}
    for scenario in scenarios:
        table = begun(4, scenario=scenario)
        assert table.rules.scenario == scenario
        assert [player.goal >= 0 for player in table.players] == [scenario == "superiority"] * 4
        assert (table.common >= 0) == (scenario in ("races", "war", "alliance"))
    assert dealt(2, layout="advanced").rules.layout == "advanced"
