"""What comes before what: the order of phases and steps, read off the log."""

from __future__ import annotations

import pytest

from ludoteka.games.shards.deck import EN
from ludoteka.games.shards.fields import PHASES
from ludoteka.kernel.refusal import Refused
from tests.games.shards.table import cards_of, dealt, happened, laid, names, of


@pytest.mark.rule("shards.general.three-phases")
def test_a_turn_is_main_attack_end() -> None:
    state = laid("A  power 3", "B  hand Crystal")
    phases = [PHASES[state.phase]]
    state.apply("end-main")
    phases.append(PHASES[state.phase])
    events = happened(state, "no-more")
    assert names(events).count("end-began") == 1
    assert phases == ["main", "attack"]
    whole = happened(laid("A  power 3"), "end-main")
    assert [name for name in names(whole) if name.endswith("-began")] == ["attack-began", "end-began", "turn-began"]


@pytest.mark.rule("shards.main.effects-in-printed-order")
def test_the_gem_comes_before_the_draw() -> None:
    state = laid("A  hand Mining Drones  discard Crystal")
    events = names(happened(state, "play Mining Drones"))
    assert events == ["played", "gained-gems", "shuffled", "drew"]


@pytest.mark.rule("shards.attack.step-order")
def test_assign_reveal_damage_eliminate() -> None:
    state = laid("A  power 6", "B  health 4  hand Korvus Legionnaire")
    events = happened(state, "end-main", "show Korvus Legionnaire", "no-more")
    assert names(events) == ["attack-began", "assigned", "revealed", "shielded", "damaged", "eliminated"]
    assert of(events, "assigned")[0]["n"] == 6
    assert of(events, "shielded")[0]["n"] == 2
    assert of(events, "damaged")[0]["n"] == 4
    assert state.ending


@pytest.mark.rule("shards.attack.step-order")
def test_damage_to_all_comes_before_anybody_leaves() -> None:
    state = laid("A  power 10", "B  health 5", "C  health 5", players=3)
    events = names(happened(state, "end-main", "assign 5"))
    assert events == ["attack-began", "assigned", "assigned", "damaged", "damaged", "eliminated", "eliminated"]


@pytest.mark.rule("shards.attack.eliminate-at-zero")
def test_nobody_leaves_twice() -> None:
    state = laid("A  power 4", "B  out yes  health 0", "C  health 4", "D  health 9", players=4)
    assert [event["seat"] for event in of(happened(state, "end-main", "assign 4"), "eliminated")] == [2]


@pytest.mark.rule("shards.end.step-order")
def test_the_six_steps_of_the_end() -> None:
    state = laid(
        "table  row Nil Assassin, Axia, Axia, Axia, Axia, Axia  centre Axia, Axia",
        "A  gems 3  hand Blaster, Crystal, Crystal  deck Crystal, Crystal, Crystal, Crystal, Crystal",
        "B  champions Zetta, The Encryptor",
    )
    happened(state, "fast-play Nil Assassin", "play Blaster")
    events = names(happened(state, "end-main"))
    events = events[events.index("end-began") :]
    assert events == [
        "end-began",
        "hired-left",
        "allies-discarded",
        "hand-discarded",
        "pool-lost",
        *["drew"] * 5,
        "turn-passed",
        "turn-began",
    ]


@pytest.mark.rule("shards.end.gems-and-power-vanish")
def test_what_was_spent_in_the_attack_is_not_told_as_lost() -> None:
    spent = happened(laid("A  power 3", "B  health 9"), "end-main")
    assert of(spent, "assigned")[0]["n"] == 3
    assert of(spent, "pool-lost") == []
    gems = happened(laid("A  gems 2  power 3", "B  health 9"), "end-main")
    assert [(lost["n"], lost["power"]) for lost in of(gems, "pool-lost")] == [(2, 0)]
    covered = happened(laid("A  power 3", "B  champions Zetta, The Encryptor"), "end-main")
    assert [(lost["n"], lost["power"]) for lost in of(covered, "pool-lost")] == [(0, 3)]


@pytest.mark.rule("shards.end.gems-and-power-vanish")
def test_power_kept_back_is_told_as_lost() -> None:
    state = laid("A  power 5", "B  health 9", "C  health 9", players=3, all_power=False)
    events = happened(state, "end-main", "assign 2", "assign 1")
    assert [(lost["n"], lost["power"]) for lost in of(events, "pool-lost")] == [(0, 2)]


@pytest.mark.rule("shards.end.gems-and-power-vanish", "shards.team.excess-power-carries-over")
@pytest.mark.parametrize("answer", ["turn-on-the-other", "no-more"])
def test_excess_is_not_told_as_lost_whether_it_is_used_or_not(answer: str) -> None:
    events = happened(laid("A  power 20", "B  health 8", players=4, variant="team"), "end-main", answer)
    assert of(events, "pool-lost") == []
    state = laid("A  power 20", "B  health 8", players=4, variant="team", all_power=False)
    events = happened(state, "end-main", "assign 15", answer)
    assert [(lost["n"], lost["power"]) for lost in of(events, "pool-lost")] == [(0, 5)]
    assert state.players[2].health == (43 if answer == "turn-on-the-other" else 50)


@pytest.mark.rule("shards.mastery.gain")
def test_mastery_lost_is_told_as_lost() -> None:
    state = laid("A  hand Venator of the Wastes  champions Giga, Source Adept", "B  mastery 5")
    told = of(happened(state, "play Venator of the Wastes"), "lost-mastery")
    assert [(lost["seat"], lost["n"]) for lost in told] == [(1, 2)]


@pytest.mark.rule("shards.end.fast-played-random-order")
def test_the_hired_come_back_in_any_order() -> None:
    orders = set()
    for seed in range(60):
        state = dealt(seed)
        me = state.players[state.turn]
        for player in state.players:
            player.hand = []
        for i, name in enumerate(("Nil Assassin", "Spore Cleric", "Shard Abstractor")):
            state.row[i] = EN.index(name)
        state.row[3:] = [EN.index("Axia")] * 3
        state.centre.bag = [EN.index("Axia")] * 3
        me.gems = 7
        state.offered = None
        for name in ("Nil Assassin", "Spore Cleric", "Shard Abstractor"):
            state.apply(f"fast-play {name}")
        state.apply("end-main")
        while state.current().title() != "shards.turn":
            state.play(state.options()[-1])
        assert sorted(EN[card] for card in state.centre.under) == ["Nil Assassin", "Shard Abstractor", "Spore Cleric"]
        assert state.centre.bag == []
        orders.add(tuple(state.centre.draw(state) for _ in range(3)))
    assert len(orders) == 6


@pytest.mark.rule("shards.end.fast-played-random-order", "shards.end.fast-played-under-center-deck")
def test_later_mercenaries_lie_under_earlier_ones() -> None:
    for seed in range(10):
        state = dealt(seed)
        state.centre.bag = [EN.index("Axia")]
        state.centre.put_under([EN.index("Nil Assassin"), EN.index("Spore Cleric")])
        state.centre.put_under([EN.index("Data Heretic")])
        drawn = [EN[state.centre.draw(state)] for _ in range(4)]
        assert drawn[0] == "Axia"
        assert sorted(drawn[1:3]) == ["Nil Assassin", "Spore Cleric"]
        assert drawn[3] == "Data Heretic"


@pytest.mark.rule("shards.mercenaries.never-joins-players-deck")
def test_a_hired_card_is_nobodys() -> None:
    state = dealt(4)
    seat = state.turn
    state.row[0] = EN.index("Spore Cleric")
    state.players[seat].gems = 2
    state.offered = None
    before = cards_of(state, seat)
    assert before.total() == 10
    state.apply("fast-play Spore Cleric")
    state.apply("end-main")
    while state.turn == seat:
        state.play(state.options()[-1])
    assert cards_of(state, seat) == before


@pytest.mark.rule("shards.attack.unassigned-opponent-untouched")
def test_only_the_attacked_are_asked() -> None:
    state = laid("A  power 6", "B  hand Crystal", "C  hand Command Seer", players=3)
    events = happened(state, "end-main", "assign 6")
    assert len(of(events, "assigned")) == 1
    assert state.actor == 1
    with pytest.raises(Refused):
        state.apply("show Command Seer", 2)


@pytest.mark.rule("shards.shields.not-for-champions")
def test_an_attack_on_a_champion_asks_nobody() -> None:
    state = laid("A  power 4", "B  hand Cryptofist Monk  champions Fao Cu'tul, The Formless")
    events = happened(state, "attack B Fao Cu'tul, The Formless")
    assert names(events) == ["destroyed"]
    assert [(event["seat"], event["foe"]) for event in of(events, "destroyed")] == [(0, 1)]
    assert state.actor == 0


@pytest.mark.rule("shards.card.praetorian-01-after-on-play-effect")
def test_the_draw_comes_before_the_return() -> None:
    state = laid("A  hand Evokatus  deck Crystal, Crystal, Crystal  discard Praetorian-01  relic Praetorian-01")
    assert names(happened(state, "play Evokatus")) == ["played", "drew", "returned"]


@pytest.mark.rule("shards.card.decurion-copies-later-allies")
def test_the_card_itself_comes_before_its_copy() -> None:
    state = laid("A  mastery 20  champions General Decurion  hand Reactor Drone")
    happened(state, "exhaust General Decurion")
    state.players[0].hand.append(EN.index("Mining Drones"))
    state.players[0].discard.append(EN.index("Crystal"))
    state.offered = None
    events = names(happened(state, "play Mining Drones"))
    assert events == ["played", "copied", "gained-gems", "shuffled", "drew", "gained-gems"]


@pytest.mark.rule("shards.card.decurion-copies-earlier-allies")
def test_copies_go_in_the_order_of_plays() -> None:
    state = laid("A  mastery 20  champions General Decurion, Evokatus  hand Reactor Drone, Kiln Drone")
    happened(state, "play Kiln Drone", "play Reactor Drone")
    events = happened(state, "exhaust General Decurion")
    assert [event["n"] for event in of(events, "gained-gems")] == [3, 4, 3]


@pytest.mark.rule("shards.relics.recruit-is-free")
def test_a_relic_is_told_to_cost_nothing() -> None:
    state = laid("A  gems 3  mastery 10  relics Praetorian-01, Praetorian-02")
    told = of(happened(state, "recruit-relic Praetorian-01"), "recruited")
    assert [(event["seat"], event["card"], event["n"]) for event in told] == [(0, "praetorian_01", 0)]


@pytest.mark.rule("shards.nemesis.destroyed-champions-banished")
def test_whoever_destroys_a_champion_of_the_nemesis_banishes_it() -> None:
    state = laid("A  power 2", "B  champions Evokatus", players=1, variant="nemesis")
    events = happened(state, "attack B Evokatus")
    assert [(event["seat"], event["card"]) for event in of(events, "banished")] == [(0, "evokatus")]


@pytest.mark.rule("shards.nemesis.gains-health-mastery-power")
def test_no_power_is_not_told_as_a_gain() -> None:
    state = laid(
        "table  row Axia, Axia, Axia, Axia, Axia, Axia  centre Scion of Nothingness, Axia",
        "B  leader Tetra  mastery 15",
        players=1,
        variant="nemesis",
    )
    told = of(happened(state, "end-main"), "gained-power")
    assert [(event["seat"], event["n"]) for event in told] == [(1, 3)], "for no card of a discard it gains nothing"


@pytest.mark.rule("shards.general.reshuffle-on-draw-from-empty-deck")
def test_an_empty_discard_is_not_shuffled() -> None:
    assert names(happened(laid("A  hand Mining Drones"), "play Mining Drones")) == ["played", "gained-gems"]


@pytest.mark.rule("shards.nemesis.turn-order-of-steps")
def test_the_seven_steps_of_the_nemesis() -> None:
    state = laid(
        "table  row Nil Assassin, Nil Assassin, Axia, Axia, Axia, Axia  centre Wraethe Skirmisher, Crystal, Crystal",
        "B  leader Ko Syn Wu  champions Li Hin, The Shattered",
        players=1,
        variant="nemesis",
    )
    events = names(happened(state, "end-main"))
    events = events[events.index("turn-began") :]
    assert events == [
        "turn-began",
        "nemesis-revealed",
        "nemesis-matched",
        "gained-mastery",
        "played",
        "gained-power",
        "played",
        "gained-power",
        "played",
        "gained-power",
        "exhausted",
        "gained-power",
        "assigned",
        "damaged",
        "banished",
        "banished",
        "banished",
        "row-filled",
        "row-filled",
        "turn-passed",
        "turn-began",
    ]


@pytest.mark.rule("shards.nemesis.otherwise-champions-by-cost")
def test_the_nemesis_looks_again_after_each_champion() -> None:
    state = laid(
        "table  row Axia, Axia, Axia, Axia, Nil Assassin, Nil Assassin  centre Nil Assassin, Crystal, Crystal",
        "A  health 40  champions Optio Crusher, Additri, Gaiamancer, Evokatus",
        "B  leader Volos",
        players=1,
        variant="nemesis",
    )
    events = happened(state, "end-main", "nemesis-attacks A Optio Crusher")
    assert [event["card"] for event in of(events, "destroyed")] == [
        "optio_crusher",
        "additri_gaiamancer",
        "evokatus",
    ]
    assert state.players[0].health == 40 - (15 - 4 - 5 - 2)


@pytest.mark.rule("shards.victory.last-player-standing", "shards.health.zero-means-out")
def test_the_game_ends_on_the_spot() -> None:
    state = laid("A  power 5  hand Crystal  gems 2", "B  health 5")
    events = names(happened(state, "end-main"))
    assert "end-began" not in events
    assert state.outcome is not None
    assert state.outcome.winners == (0,)
    assert state.players[0].gems == 2


@pytest.mark.rule("shards.general.discard-face-up-own-pile", "shards.banish.shared-face-up-pile")
def test_discards_and_banished_are_open_to_all() -> None:
    state = laid("table  banished Crystal, Blaster", "A  discard Crystal, Blaster")
    for viewer in (0, 1, -1):
        view = state.view(viewer)
        assert view["players"][0]["discard"] == ["crystal", "blaster"]
        assert view["banished"] == ["crystal", "blaster"]


@pytest.mark.rule("shards.champions.destroyed-goes-to-holders-discard")
def test_only_the_holder_gets_the_destroyed() -> None:
    state = laid("A  power 2", "B  champions Evokatus", "C  hand Crystal", players=3)
    happened(state, "attack B Evokatus")
    assert [len(player.discard) for player in state.players] == [0, 1, 0]
