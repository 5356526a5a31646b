"""What the table sees, keeps and refuses: zones, manners, luck, and the log."""

from __future__ import annotations

from collections import Counter

import pytest

from ludoteka.games import shelf
from ludoteka.games.quarriors import dice
from ludoteka.games.quarriors.box import components
from ludoteka.games.quarriors.layout import BAGS, ROLLS
from ludoteka.games.quarriors.state import Quarriors
from ludoteka.kernel.happenings import Event
from ludoteka.kernel.luck import Rng, stream
from ludoteka.kernel.machine import State
from ludoteka.kernel.refusal import Refused

GAME = shelf.game("quarriors", 2)


def at(data: dict[str, object], players: int = 2) -> Quarriors:
    state = shelf.game("quarriors", players).position(data)
    assert isinstance(state, Quarriors)
    return state


def dealt(seed: int, players: int = 2) -> Quarriors:
    state = shelf.game("quarriors", players).deal(seed)
    assert isinstance(state, Quarriors)
    return state


def played(state: State, *choices: str) -> list[Event]:
    state.log = []
    for choice in choices:
        state.apply(choice)
    events = state.log
    state.log = None
    return events


def names(events: list[Event]) -> list[str]:
    return [event.what.name for event in events]


def zone_sizes(state: Quarriors, seat: int) -> list[int]:
    p = state.players[seat]
    return [len(p.bag), len(p.pool), len(p.ready) + len(p.spells), len(p.used)]


@pytest.mark.rule("quarriors.locations.collection", "quarriors.locations.four-places")
def test_a_collection_is_kept_whatever_moves() -> None:
    state = at(
        {
            "players": [
                {
                    "bag": ["quiddity"] * 3,
                    "pool": [*["quiddity-1"] * 2, "scavenging_goblin-3", "assistant-1", "portal-1", "witching_hag-4"],
                    "used": ["assistant"] * 4,
                },
                {},
            ]
        }
    )
    start = components(state)
    assert zone_sizes(state, 0) == [3, 6, 0, 4]
    played(state, "summon Scavenging Goblin L1 2/2", "summon Witching Hag L1 3/3")
    assert zone_sizes(state, 0) == [3, 2, 2, 6]
    assert sum(zone_sizes(state, 0)) == 13
    played(state, "attack", "end-turn")
    assert sum(zone_sizes(state, 0)) == 13
    assert components(state) == start


@pytest.mark.rule("quarriors.locations.four-places", "quarriors.locations.collection")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_no_die_is_lost_or_made_in_random_games(players: int) -> None:
    for seed in range(15):
        state = dealt(seed, players)
        rng = Rng(f"zones {seed}")
        start = components(state)
        while not state.ending:
            options = state.options()
            state.play(options[rng.below(len(options))])
            assert components(state) == start


@pytest.mark.rule("quarriors.turn.six-phases")
def test_a_turn_has_six_phases_in_order() -> None:
    state = at({"players": [{}, {"ready": []}]})
    events = played(state, "attack", "end-turn", "attack", "end-turn")
    phases = [event.values[1] for event in events if event.what.name == "phase-began"]
    # the rest of A's turn, all of B's, the first phases of A's next
    assert phases == [4, 5, 6, 1, 2, 3, 4, 5, 6, 1, 2, 3]


@pytest.mark.rule("quarriors.draw.shake")
def test_draws_are_mixed() -> None:
    hits = 0
    for seed in range(3000):
        state = at({"players": [{}, {"bag": ["portal", *["quiddity"] * 11]}]})
        state.luck = [stream(str(seed), f"test/{i}") for i in range(len(state.luck))]
        played(state, "attack", "end-turn")
        hits += dice.PORTAL in [face >> 3 for face in state.players[1].pool]
    assert 0.47 < hits / 3000 < 0.53


@pytest.mark.rule("quarriors.components.six-faces", "quarriors.manners.off-table", "quarriors.manners.cocked")
def test_each_face_comes_up_one_time_in_six() -> None:
    state = dealt(1)
    for seat in (0, 1):
        before = state.luck[:]
        state.roll(seat, dice.DRAGON)
        assert [i for i in range(len(before)) if state.luck[i] != before[i]] == [ROLLS + seat]
    counts = Counter(state.roll(0, dice.DRAGON) for _ in range(6000))
    assert len(counts) == 6
    assert all(880 < count < 1120 for count in counts.values())
    handfuls: list[Counter[int]] = [Counter() for _ in range(7)]
    for _ in range(1500):
        state.players[0].pool = [dice.DRAGON * 8 + dice.UNROLLED] * 7
        state.roll_new(0)
        for place, face in enumerate(state.players[0].pool):
            assert dice.FACE_NAME[face].removeprefix("Quake Dragon ") in dice.ALL_FACES[dice.DRAGON]
            handfuls[place][face] += 1
    for handful in handfuls:
        assert len(handful) == 6
        assert all(180 < count < 325 for count in handful.values())


@pytest.mark.rule("quarriors.draw.blind", "quarriors.manners.too-many-drawn")
def test_nobody_names_what_is_drawn_or_how_many() -> None:
    assert not any(verb.name.startswith("draw") and verb.size > 1 for verb in dealt(1).verbs().all)
    assistants: set[int] = set()
    for seed in range(20):
        state = dealt(seed)
        player = state.players[state.turn]
        assert len(player.pool) == 6
        assert len(player.bag) == 6
        assistants.add(player.bag.count(dice.ASSISTANT))
    assert len(assistants) > 2, "what comes out of the bag is luck"


@pytest.mark.rule("quarriors.manners.peek-own-bag")
def test_the_owner_sees_the_bag_without_an_order() -> None:
    one = at({"players": [{"bag": ["quiddity", "scavenging_goblin", *["quiddity"] * 4]}, {}]})
    other = at({"players": [{"bag": [*["quiddity"] * 5, "scavenging_goblin"]}, {}]})
    mine = one.view(0)["players"][0]["bag"]
    assert mine == [*["quiddity"] * 5, "scavenging_goblin"]
    assert mine == other.view(0)["players"][0]["bag"]
    assert one.view(1)["players"][0]["bag"] == 6
    assert one.view()["players"][0]["bag"] == 6


@pytest.mark.rule("quarriors.cards.only-in-wilds")
def test_a_place_of_the_wilds_without_a_card_is_refused() -> None:
    with pytest.raises(Refused) as refusal:
        at({"wilds": ["scavenging_goblin", None]})
    assert "nothing printed by the name None" in str(refusal.value)


@pytest.mark.rule("quarriors.manners.mix-after-peek")
def test_looking_changes_nothing() -> None:
    quiet, curious = dealt(5), dealt(5)
    for state, looks in ((quiet, 0), (curious, 10)):
        for _ in range(looks):
            state.view(0)
            state.view(1)
        while state.turns < 3:
            offered = [choice.notation for choice in state.choices()]
            state.apply(next(word for word in ("done", "attack", "end-turn", *offered) if word in offered))
    assert quiet.digest() == curious.digest()


@pytest.mark.rule("quarriors.manners.mix-after-peek", "quarriors.draw.blind")
def test_after_a_look_any_die_may_come() -> None:
    """Whatever the owner saw and in whatever order the dice lay, each is as likely to be drawn as the others."""
    bag = ["portal", "assistant", "scavenging_goblin", *["quiddity"] * 9]
    came: Counter[int] = Counter()
    for seed in range(600):
        state = at({"players": [{}, {"bag": bag if seed % 2 else bag[::-1]}]})
        state.luck = [stream(str(seed), f"look/{i}") for i in range(len(state.luck))]
        assert state.view(1)["players"][1]["bag"] == sorted(bag, key=dice.ID.index)
        before = state.luck[:]
        played(state, "attack", "end-turn")
        assert [i for i in range(len(before)) if state.luck[i] != before[i]] == [BAGS + 1, ROLLS + 1]
        came.update(face >> 3 for face in state.players[1].pool)
        assert len(state.players[1].pool) == len(state.players[1].bag) == 6
    assert all(240 < came[kind] < 360 for kind in (dice.PORTAL, dice.ASSISTANT, dice.GOBLIN))
    assert came[dice.QUIDDITY_DIE] == 600 * 6 - sum(came[kind] for kind in (dice.PORTAL, dice.ASSISTANT, dice.GOBLIN))


@pytest.mark.rule("quarriors.manners.zones-clear")
def test_everybody_sees_every_zone_but_the_bag() -> None:
    state = dealt(3)
    rng = Rng("zones")
    for _ in range(150):
        if state.ending:
            break
        for viewer in (0, 1, -1):
            view = state.view(viewer)
            for player, seen in zip(state.players, view["players"]):
                assert len(seen["pool"]) == len(player.pool)
                assert len(seen["ready"]) == len(player.ready)
                assert len(seen["spells"]) == len(player.spells)
                assert seen["used"] == sorted((dice.ID[kind] for kind in player.used), key=dice.ID.index)
        options = state.options()
        state.play(options[rng.below(len(options))])


@pytest.mark.rule("quarriors.manners.hands-off")
def test_other_players_dice_are_not_yours() -> None:
    state = at(
        {
            "players": [
                {},
                {"pool": ["scavenging_goblin-3", "assistant-4", "quiddity-1"], "ready": [], "quiddity": 3},
            ]
        }
    )
    for intent in ("summon Scavenging Goblin L1 2/2", "use Assistant re-roll*"):
        with pytest.raises(Refused) as refusal:
            state.clone().apply(intent, 0)
        assert "quarriors.manners.hands-off" in refusal.value.rules
    with pytest.raises(Refused):
        state.clone().apply("re-roll Quiddity Q1", 0)
    state.apply("attack")
    with pytest.raises(Refused):
        state.apply("capture Assistant", 0)  # B's quiddity pays nothing for A


@pytest.mark.rule("quarriors.manners.no-turning")
def test_faces_stay_as_they_are() -> None:
    state = at({"players": [{"ready": [ready("witching_hag-4")]}, {}]})
    played(state, "attack", "end-turn", "attack")
    assert state.players[0].ready == [dice.HAG * 8 + 3]
    turning = [verb.name for verb in state.verbs().all if "turn" in verb.name]
    assert turning == ["end-turn", "turn-to"]  # and turn-to belongs to a spell


def ready(die: str, attached: bool = False) -> dict[str, object]:
    return {"die": die, "mimics": None, "safe": False, "changed": False, "attached": attached}


@pytest.mark.rule("quarriors.glossary.spend")
def test_what_is_spent_goes_to_the_used_pile() -> None:
    state = at(
        {
            "wilds": ["growth_charm"],
            "players": [
                {"used": ["quiddity", "quiddity"], "pool": ["quiddity-1"], "spells": ["growth-4"]},
                {"bag": ["portal"]},
            ],
        }
    )
    played(state, "cast Growth S", "attack", "capture Assistant")
    assert Counter(state.players[0].used) == {
        dice.QUIDDITY_DIE: 2,
        dice.GROWTH: 1,
        dice.ASSISTANT: 1,
    }  # three quiddity of the spell paid, so the die was not spent
    assert state.players[0].quiddity == 2
    state.script = [0, 1]
    played(state, "end-turn")
    state.script = [0, 0]
    before = len(state.players[1].used)
    played(state, "use Portal draw 1")
    assert before == 0
    assert state.players[1].pool == [dice.PORTAL * 8]


@pytest.mark.rule("quarriors.score.hag-example")
def test_the_log_of_the_hag() -> None:
    state = at(
        {
            "wilds": ["strong_witching_hag", "scavenging_goblin"],
            "players": [
                {},
                {
                    "ready": [ready("witching_hag-4")],
                    "used": ["scavenging_goblin", "assistant"],
                    "bag": ["quiddity"] * 6,
                },
            ],
        }
    )
    told = names(played(state, "attack", "end-turn", "fetch Scavenging Goblin", "cull Assistant"))
    steps = [name for name in told if name in ("gained-glory", "fetched", "culled", "drew")]
    assert steps[:4] == ["gained-glory", "fetched", "culled", "drew"]


@pytest.mark.rule("quarriors.ready.burst-shown", "quarriors.creatures.burst-without-text")
def test_a_burst_is_shown_to_all() -> None:
    state = at(
        {
            "wilds": ["scavenging_goblin", "quake_dragon"],
            "players": [{"quiddity": 6, "pool": ["scavenging_goblin-3", "scavenging_goblin-5", "quake_dragon-6"]}, {}],
        }
    )
    assert "shouted" not in names(played(state, "summon Scavenging Goblin L1 2/2"))
    goblin = played(state, "summon Scavenging Goblin L1 2/2*")
    summoned = next(event for event in goblin if event.what.name == "summoned")
    assert summoned.view(1)["face"] == "scavenging_goblin-5"
    assert "gained-quiddity" in names(goblin)
    assert "shouted" not in names(goblin)
    dragon = played(state, "summon Quake Dragon L3 8/7**")
    assert "shouted" in names(dragon)


@pytest.mark.rule("quarriors.dice.no-slash-both", "quarriors.immediate.spend")
def test_a_die_is_spent_before_its_benefit_comes() -> None:
    state = at({"wilds": ["questing_wizard"], "players": [{}, {"bag": ["questing_wizard", "quiddity"]}]})
    state.script = [0, 0, 0, 0]
    played(state, "attack", "end-turn")
    state.players[1].bag = [dice.ASSISTANT]
    state.script = [0, 0]
    told = names(played(state, "use Questing Wizard Q1+draw 1"))
    assert told[:5] == ["used", "spent", "gained-quiddity", "drew", "rolled"]


@pytest.mark.rule("quarriors.capture.to-used-pile", "quarriors.glossary.capture")
def test_a_capture_is_told_with_its_player_its_card_and_its_price() -> None:
    state = at({"turn": 0, "discount": 1, "players": [{"quiddity": 3}, {"quiddity": 3}]})
    events = played(state, "attack", "capture Portal")
    captured = next(event for event in events if event.what.name == "captured")
    assert captured.values[:3] == (0, state.wilds[dice.PORTAL], 3)
    assert state.players[0].used == [dice.PORTAL]
    assert state.players[1].used == []


@pytest.mark.rule("quarriors.attack.loop-ends")
@pytest.mark.parametrize(("defender", "left"), [("assistant-5", [1]), ("witching_hag-4", [])])
def test_what_is_left_of_an_attack_is_told_if_something_is(defender: str, left: list[int]) -> None:
    state = at({"players": [{"ready": [ready("deathdealer-4")]}, {"ready": [ready(defender)]}]})
    events = played(state, "attack")
    assert [event.values[2] for event in events if event.what.name == "left-over"] == left


@pytest.mark.rule("quarriors.score.advance-marker")
def test_glory_is_told_with_what_stands_on_the_track() -> None:
    state = at({"players": [{}, {"glory": 4, "ready": [ready("witching_hag-4")]}]})
    events = played(state, "attack", "end-turn")
    assert [event.values[:3] for event in events if event.what.name == "gained-glory"] == [(1, 3, 7)]


@pytest.mark.rule("quarriors.quiddity.not-saved")
@pytest.mark.parametrize(("left", "told"), [(2, [(0, 2)]), (0, [])])
def test_lost_quiddity_is_told_if_there_is_some(left: int, told: list[tuple[int, int]]) -> None:
    state = at({"players": [{"quiddity": left}, {}]})
    events = played(state, "attack", "end-turn")
    assert [event.values[:2] for event in events if event.what.name == "quiddity-lost"] == told
    assert state.players[0].quiddity == 0


@pytest.mark.rule("quarriors.creatures.conditional-abilities")
def test_the_mighty_devotee_silences_the_spells_of_who_defends_and_no_others() -> None:
    spell = ready("life-4", attached=True)
    state = at(
        {
            "wilds": ["mighty_devotee_of_the_holy_query", "life_cantrip"],
            "players": [
                {"ready": [ready("devotee_of_the_holy_query-6"), spell]},
                {"ready": [ready("assistant-5"), spell, ready("assistant-5")]},
            ],
        }
    )
    assert state.view()["stats"][1][0]["defense"] == 2 + 4
    state.apply("attack")
    stats = state.view()["stats"]
    assert stats[0][0]["defense"] == 4 + 3 + 4
    assert stats[1][0]["defense"] == 2


def test_an_attack_is_told_blow_by_blow() -> None:
    state = at(
        {
            "players": [
                {"ready": [ready("deathdealer-6"), ready("witching_hag-4")]},
                {"ready": [ready("scavenging_goblin-3"), ready("defender_of_the_pale-5")]},
            ]
        }
    )
    events = played(state, "attack", "defend Scavenging Goblin L1 2/2")
    told = [(e.what.name, *e.values) for e in events if e.what.name not in ("phase-began", "gained-quiddity")]
    hag, dealer = state.wilds[dice.HAG], state.wilds[dice.DEATHDEALER]
    goblin, defender = state.wilds[dice.GOBLIN], state.wilds[dice.DEFENDER]
    assert told == [
        ("attacker", 0, dealer, 4, 0),
        ("attacker", 0, hag, 3, 0),
        ("attack-began", 0, 7, 0, 0),
        ("attacked", 0, 1, 7, 0),
        ("defended", 1, goblin, 2, 7),
        ("fell", 1, goblin, 2, 7),
        ("destroyed", 1, goblin, 0, 0),
        ("defended", 1, defender, 6, 5),
        ("held", 1, defender, 6, 5),
    ]


@pytest.mark.rule("quarriors.reaction.best-when-attacked")
def test_who_is_asked_to_react_is_what_everybody_can_see() -> None:
    """Whether a window opens depends on open zones only: two worlds alike to the table ask the same seats."""
    for seed in range(12):
        state = shelf.game("quarriors", 3, wilds="reactions").deal(seed)
        rng = Rng(f"windows {seed}")
        while not state.ending:
            twin = state.redeal(0, rng.fork())
            options = state.options()
            option = options[rng.below(len(options))]
            luck = state.horizon
            state.play(option)
            if state.horizon == luck:
                twin.play(option)
                assert twin.actor == state.actor
                assert twin.options() == state.options()


@pytest.mark.rule("quarriors.win.track-everything", "quarriors.win.tie-ready-dice")
def test_every_die_in_the_ready_area_is_shown_beside_the_glory() -> None:
    state = at({})
    goblin = dice.ID.index("scavenging_goblin") * 8 + 3
    state.players[1].glory = 7
    state.players[1].ready = [goblin, goblin]
    state.players[1].spells = [dice.ID.index("growth") * 8 + 3, dice.ID.index("life") * 8 + 3]
    assert state.scores() == [[("glory", 0), ("ready-dice", 0)], [("glory", 7), ("ready-dice", 4)]]
