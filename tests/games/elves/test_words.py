"""Words of the vocabulary, each by itself: what it does, to whom, when not, and how long."""

from __future__ import annotations

import pytest

from ludoteka.games.elves.deck import HIGH
from ludoteka.games.elves.layout import PEACE
from ludoteka.games.elves.pieces import ACTED, ATTACKING, NORTH, SOUTH, card_of, id_of, side_of
from ludoteka.games.elves.state import Elves
from tests.games.elves.table import act, bare, battle, card, hold, names, offered, ours, own, pass_all, theirs, wounds


def settled(state: Elves) -> Elves:
    """Go on until no Action waits."""
    while any(frame.title() == "elves.action" for frame in state.unfinished()):
        act(state, "pass")
    return state


def until(state: Elves, word: str) -> Elves:
    """Pass until this may be chosen."""
    for _ in range(20):
        if word in offered(state):
            return state
        act(state, "pass")
    raise AssertionError(f"{word} was never offered")


def struck(state: Elves) -> list[int]:
    """The cards that struck since the log was begun, in their order."""
    assert state.log is not None
    return [event.values[0] for event in state.log if event.what.name == "struck"]


# --- skip-turn -----------------------------------------------------------------------------------------------------


def overseen() -> Elves:
    """B, attacked, holds the Mine Overseer; S strikes N at initiative 9, N strikes back at 4. A's Vial keeps windows
    open, so that the battle does not run on by itself."""
    state = own(bare(), 1, "land-16", "tower-7", "tower-8", "land-14")
    hold(state, 1, "Mine Overseer")
    state.players[0].artefacts = [card("Thunder Vial")]
    battle(s=ours("- S1 -", lives=4, initiative=9), n=theirs("- S1 -", lives=4, initiative=4), state=state)
    state.log = []
    return state


def test_a_warrior_skipped_before_the_first_round_loses_its_turn_in_it() -> None:
    state = settled(act(until(overseen(), "act Mine Overseer"), "act Mine Overseer"))
    assert state.round == 0, "the window after the layout"
    assert state.field[SOUTH] & ACTED
    pass_all(state)
    assert struck(state)[0] == card_of(theirs()), "N came first"
    assert card_of(ours()) in struck(state), "and S in the next round"


def test_in_its_own_turn_a_skipped_warrior_does_not_strike_but_in_the_next_round() -> None:
    state = overseen()
    while state.round == 0:
        act(state, "pass")
    until(state, "act Mine Overseer")
    assert wounds(state, NORTH) == 0, "the window of S's own turn"
    settled(act(state, "act Mine Overseer"))
    assert state.round == 1
    assert state.field[SOUTH] & ACTED
    pass_all(state)
    assert struck(state)[0] == card_of(theirs()), "N came first, S lost its turn"
    assert card_of(ours()) in struck(state), "and struck in the next round"


def test_a_warrior_that_has_acted_cannot_be_skipped() -> None:
    state = overseen()
    while wounds(state, NORTH) == 0:
        act(state, "pass")
    while state.actor != 1 and state.round == 1:
        assert "act Mine Overseer" not in offered(state)
        act(state, "pass")
    assert state.round == 2 or "act Mine Overseer" not in offered(state)


# --- swap-reserve --------------------------------------------------------------------------------------------------


def reserved(*more: str) -> Elves:
    """A leads the High Elves, with Tarien and a Spear of the Dawn from the reserve in hand; its wounded S is about to
    be struck."""
    state = own(bare(), 0, "tower-1", "land-1", "land-2")
    own(state, 1, "land-16")
    state.players[0].nation = HIGH
    hold(state, 0, "Tarien Lord of the Noon Gates", "Spear of the Dawn", *more)
    state.players[0].known = [card("Spear of the Dawn")]
    state.reserve_card = card("Spear of the Dawn")
    state.players[1].artefacts = [card("Thunder Vial")]  # keeps windows open
    return battle(
        s=ours("- S1 -", lives=3, wounds=2, initiative=9, of="Healer of the Bright Cloister"),
        n=theirs("- S1 -", lives=4, initiative=4),
        reserve=ATTACKING,
        state=state,
    )


@pytest.mark.rule("elves.attacks.winner-reserve-fixed")
def test_the_reserve_takes_the_place_of_a_warrior_which_becomes_the_reserve() -> None:
    state = reserved()
    old = id_of(state.field[SOUTH])
    settled(act(state, "act Tarien Lord of the Noon Gates"))
    one = state.field[SOUTH]
    assert card_of(one) == card("Spear of the Dawn")
    assert side_of(one) == ATTACKING
    assert id_of(one) == old
    assert wounds(state, SOUTH) == 0, "it comes without wounds"
    assert not one & ACTED, "the old one had not acted"
    assert names(state.players[0].hand) == ["Healer of the Bright Cloister"]
    assert state.reserve_card == card("Healer of the Bright Cloister")
    assert state.reserve == ATTACKING, "who had the reserve at the start wins ties"


def test_the_new_warrior_has_acted_if_the_old_one_had() -> None:
    state = reserved()
    while not state.field[SOUTH] & ACTED:
        act(state, "pass")
    until(state, "act Tarien Lord of the Noon Gates")
    assert state.round == 1
    settled(act(state, "act Tarien Lord of the Noon Gates"))
    assert card_of(state.field[SOUTH]) == card("Spear of the Dawn")
    assert state.field[SOUTH] & ACTED


def test_without_a_reserve_in_hand_there_is_nothing_to_swap_in() -> None:
    state = reserved()
    state.players[0].hand.remove(card("Spear of the Dawn"))
    state.players[0].known = []
    state.offered = None
    assert "act Tarien Lord of the Noon Gates" not in offered(state)


def test_the_others_cannot_tell_a_second_copy_of_the_reserve() -> None:
    """The reserve was spent; whether another one like it is held must not show in whether A is asked."""
    state = reserved("Spear of the Dawn")
    state.players[0].hand.remove(card("Spear of the Dawn"))
    state.players[0].known = []
    state.offered = None
    assert "act Tarien Lord of the Noon Gates" not in offered(state)


def test_the_reserve_of_the_other_side_is_not_yours() -> None:
    state = reserved()
    state.reserve = 1 - ATTACKING
    state.offered = None
    assert "act Tarien Lord of the Noon Gates" not in offered(state)


# --- block-actions -------------------------------------------------------------------------------------------------


def domed() -> Elves:
    """A has the Dome and a Vial, B and C a Vial each; the first window of the fight is open to A."""
    state = own(bare(3), 1, "land-16")
    state.players[0].artefacts = [card("Dome of Stillness"), card("Thunder Vial")]
    state.players[1].artefacts = [card("Ring of Living Flame")]
    state.players[2].artefacts = [card("Honey Balm")]
    return battle(
        s=ours("- S1 -", lives=4, wounds=1, initiative=9),
        n=theirs("- S1 -", lives=4, wounds=1, initiative=4),
        state=state,
    )


def test_others_may_answer_the_dome_but_not_act_after_it() -> None:
    state = domed()
    assert state.actor == 0
    act(state, "use Dome of Stillness")
    assert state.actor == 1
    assert "use Ring of Living Flame" in offered(state), "it is only declared yet"
    act(state, "pass")
    assert state.actor == 2
    assert "use Honey Balm" in offered(state)
    act(state, "pass")
    settled(state)
    assert state.blocker == 0
    asked = set()
    while state.stage != PEACE and "pass" in offered(state):
        asked.add(state.actor)
        assert not {word for word in offered(state) if word.startswith("use")} - {"use Thunder Vial"}
        act(state, "pass")
    assert asked == {0}, "nobody else is even asked"


def test_the_dome_holds_to_the_end_of_the_battle() -> None:
    state = domed()
    act(state, "use Dome of Stillness")
    pass_all(state)
    assert state.stage == PEACE
    assert state.blocker == -1
    assert state.players[1].artefacts == [card("Ring of Living Flame")], "nothing was taken away"


def test_who_blocked_may_act_himself() -> None:
    state = domed()
    act(state, "use Dome of Stillness", "pass", "pass")
    settled(state)
    assert "use Thunder Vial" in offered(state)
    before = wounds(state, NORTH)
    state.log = []
    act(state, "use Thunder Vial")
    assert before == 1
    hits = [event.values for event in state.log if event.what.name == "hit"]
    assert hits[0][:2] == (card_of(theirs()), 1)


# --- answers and wounds --------------------------------------------------------------------------------------------


@pytest.mark.rule("elves.actions.response-preempts", "elves.actions.response-allowed")
def test_after_an_answer_everybody_is_asked_again() -> None:
    """A has passed; B acts; before the window closes A may answer what has changed."""
    state = own(bare(), 1, "land-16")
    state.players[0].artefacts = [card("Thunder Vial")]
    state.players[1].artefacts = [card("Ring of Living Flame")]
    battle(s=ours("- S1 -", lives=4, initiative=9), n=theirs("- S1 -", lives=4, initiative=4), state=state)
    act(state, "pass")
    assert state.actor == 1
    act(state, "use Ring of Living Flame", "side N forward")
    settled(state)
    assert state.round == 0, "the window after the layout is still open"
    assert state.actor == 0, "and A, who had passed, is asked again"
    assert "use Thunder Vial" in offered(state)


@pytest.mark.rule("elves.battle.damage-marks-wounds", "elves.battle.wounds-persist-between-rounds")
def test_wounds_add_up_blow_by_blow() -> None:
    state = own(bare(), 1, "land-16")
    state.players[0].artefacts = [card("Thunder Vial")]
    battle(s=ours("- S1 -", lives=4, initiative=9), n=theirs("- - -", lives=4, initiative=4), state=state)
    seen: list[int] = []
    for _ in range(40):
        if state.stage == PEACE or "pass" not in offered(state):
            break
        if not seen or wounds(state, NORTH) != seen[-1]:
            seen.append(wounds(state, NORTH))
        act(state, "pass")
    assert seen == [0, 1, 2, 3, 4], "one life a round, until none is left"
