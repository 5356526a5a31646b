"""What is foretold of a choice is what comes of it, and what is asked says what has been chosen already."""

from __future__ import annotations

from ludoteka.games.elves.forecast import preview
from ludoteka.games.elves.state import Elves
from ludoteka.kernel.forecast import DIES, WOUNDED
from ludoteka.kernel.luck import Rng
from ludoteka.text.voice import Voice
from tests.games.elves.table import act, bare, battle, begun, card, hold, offered, ours, theirs

CLOAK = "Crossroads Cloak"
BALM = "Honey Balm"


def foretold(state: Elves, notation: str) -> list[tuple[str, str]]:
    option = next(one.option for one in state.choices() if one.notation == notation)
    return [(fact.kind, fact.place) for fact in preview(state, state.actor, option)]


def asked(state: Elves) -> str:
    question = state.question(state.actor)
    assert question is not None
    return Voice("en", ["A", "B"]).say(question.prompt.message)


def labels(state: Elves) -> list[str]:
    voice = Voice("en", ["A", "B"])
    return [voice.say(one.label) for one in state.choices()]


def test_a_move_is_not_blamed_for_the_strike_of_the_next_card() -> None:
    state = battle(
        n=theirs("- - -", lives=1, initiative=1),
        s=ours("- S1 -", initiative=4),
        w=ours("MV - -", initiative=9),
    )
    assert "move left" in offered(state)
    assert not [kind for kind, _ in foretold(state, "move left") if kind in (DIES, WOUNDED)]
    assert not [kind for kind, _ in foretold(state, "stay") if kind in (DIES, WOUNDED)]


def test_keeping_the_reserve_is_not_blamed_for_the_first_strike() -> None:
    for n in range(400):
        state = begun(seed=n)
        rng = Rng(f"reserve {n}")
        while not state.ending and state.turns < 6:
            if "keep-reserve" in {one.notation for one in state.choices()}:
                facts = preview(state, state.actor, state.find("keep-reserve"))
                assert not [fact for fact in facts if fact.kind in (WOUNDED, DIES) and fact.place.startswith("field/")]
                return
            options = state.options()
            state.play(options[rng.below(len(options))])
    raise AssertionError("nobody was asked for the reserve")


def test_who_loses_the_last_life_is_foretold_to_die_though_one_is_asked_to_save_somebody() -> None:
    """The window before a death asks A too: he might heal somebody then."""
    table = bare()
    table.players[0].artefacts = [card(BALM)]
    state = battle(
        n=theirs("- - -", lives=1, initiative=1),
        e=theirs("- - -", lives=3, initiative=1),
        s=ours("S1 S1 S1", lives=3, wounds=1, initiative=9),
        state=table,
    )
    while "pass" in offered(state):
        act(state, "pass")
    facts = foretold(state, "strike forward")
    assert (DIES, "field/0") in facts


def test_who_lets_somebody_die_is_not_told_of_the_next_blow_as_well() -> None:
    table = bare()
    table.players[0].artefacts = [card(BALM)]
    state = battle(
        n=theirs("- - -", lives=1, initiative=1),
        e=theirs("- S1 -", lives=3, initiative=8),
        s=ours("- S1 -", lives=3, wounds=1, initiative=9),
        w=ours("- - -", lives=1, initiative=1, of="Pathfinder"),
        state=table,
    )
    while "is about to die" not in asked(state):
        act(state, "pass")
    assert foretold(state, "pass") == [(DIES, "field/0")]


def test_both_cards_of_a_swap_are_asked_for_in_words_of_their_own() -> None:
    table = bare()
    table.players[0].artefacts = [card(CLOAK)]
    theirs_too = theirs("- S1 -", initiative=2)
    state = battle(n=theirs(initiative=1), e=theirs_too, s=ours("- S1 -", initiative=9), state=table)
    act(state, f"use {CLOAK}")
    assert "which card is to change places" in asked(state)
    assert any("your card, at the bottom" in label for label in labels(state))
    assert any("enemy card, at the top" in label for label in labels(state))
    act(state, "target S")
    assert "Keeper of the Quiet Grove is chosen" in asked(state)
    assert "With whom" in asked(state)
    told = labels(state)
    assert any(label.startswith("Swap with the enemy card: Guard of Darn") for label in told)
    assert any(label.startswith("Move to the free place on the left") for label in told)
    question = state.question(0)
    assert question is not None
    assert question.prompt.message.args["place"] == "place:S"


def test_who_has_looked_at_a_squad_is_not_asked_to_look_again() -> None:
    state = hold(bare(), 0, "Shifter Lynx", "Shifter Lynx", "Keeper of the Quiet Grove")
    act(state, "attack land-1")
    assert "look at a squad" in asked(state)
    act(state, "look 1", "show Bastion Turtle")
    assert "fight a squad or turn back" in asked(state)
    assert "look" not in asked(state)
