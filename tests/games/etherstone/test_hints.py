"""The hints: the greedy bot judges what lies before it, and no game stands still."""

from __future__ import annotations

from ludoteka.bots.levels import bot
from ludoteka.bots.observer import Observer
from ludoteka.games.etherstone.deck import EN
from ludoteka.games.etherstone.hints import worth
from ludoteka.games.etherstone.state import Etherstone
from ludoteka.games.etherstone.verbs import TAKE
from ludoteka.games.shelf import box, game
from ludoteka.kernel.playout import playout


def table(**first: object) -> Etherstone:
    """The smallest table of two, seat A to act, with these things before A."""
    kind = game("etherstone", 2)
    state = kind.box.bare(2, kind.options)
    assert isinstance(state, Etherstone)
    for name, value in first.items():
        setattr(state.players[0], name, value)
    return state


def cards(*names: str) -> list[int]:
    return [EN.index(name) for name in names]


def notation(state: Etherstone) -> str:
    """What the greedy bot does now."""
    choice = bot("greedy", box("etherstone"), "x").choose(Observer(state, state.actor))
    return state.choice(choice).notation


def test_who_leads_late_in_the_game_takes_even_the_last_abyss_die() -> None:
    state = table(hand=cards("Tainted Physician", "Forge Keeper"), stones=[3, 0, 0, 0], vp=20, health=5)
    state.turns = 120
    state.holder = [0, 0, 1, 1, -1]
    state.offered = None
    assert notation(state).startswith("take violet as")


def test_who_leads_late_in_the_game_lays_out_the_last_card() -> None:
    state = table(hand=cards("Dusk Weaver"), stones=[2, 0, 0, 0], vp=20)
    state.turns = 120
    state.offered = None
    assert notation(state) == "summon Dusk Weaver"


def test_who_is_behind_does_not_end_the_game() -> None:
    state = table(hand=cards("Dusk Weaver"), stones=[2, 0, 0, 0])
    state.players[1].vp = 20
    state.offered = None
    assert notation(state) != "summon Dusk Weaver"


def test_a_lead_that_is_certain_still_grows() -> None:
    state = table(vp=400)
    before = worth(state, 0)
    state.players[0].vp += 1
    assert worth(state, 0) > before
    assert 0.0 < worth(state, 1) < worth(state, 0) < 1.0


def test_health_is_not_sold_for_stones_that_nobody_wants() -> None:
    rich = table(play=cards("Haggling with Emptiness"), hand=cards("Dusk Weaver"), stones=[9, 9, 9, 9], health=6)
    rich.dice = [2, 2, 2, 2, 2]
    rich.play(TAKE)
    assert notation(rich) == "done"


def test_markers_are_not_wasted_on_a_die_that_opens_nothing_more() -> None:
    idle = table(play=[*cards("Needleless Compass"), *cards("Scalewing Herder")], hand=cards("Dusk Weaver"))
    idle.players[0].leader = EN.index("Karras the Charred")  # whose only die ability wants a red one
    idle.players[0].play[0] += 3 * 256
    idle.dice = [1, 1, 1, 1, 1]
    idle.play(TAKE)
    assert notation(idle) == "done"
    useful = table(play=[*cards("Needleless Compass"), *cards("Many-Eyed Augur")], hand=cards("Dusk Weaver"))
    useful.players[0].play[0] += 3 * 256
    useful.players[0].health = 12
    useful.dice = [1, 1, 1, 1, 1]
    useful.play(TAKE)
    assert notation(useful) == "apply Needleless Compass 2"


def test_greedy_games_end() -> None:
    for number in range(12):
        players = 2 + number % 3
        state = game("etherstone", players).deal(f"ends {number}")
        bots = [bot("greedy", box("etherstone"), f"{number}/{seat}") for seat in range(players)]
        decisions = 0
        while not state.ending:
            options = state.options()
            seat = state.actor
            state.play(options[0] if len(options) == 1 else bots[seat].choose(Observer(state, seat)))
            decisions += 1
            assert decisions < 3000
        assert state.outcome is not None


def test_random_games_end() -> None:
    for number in range(60):
        state = game("etherstone", 2 + number % 3).deal(f"blind {number}")
        assert playout(state, number, 20_000) < 20_000
        assert state.ending
