"""What is told of a blow is what happened: lives lost, why none were, who stands where."""

from __future__ import annotations

import re
from typing import Any

import pytest

from ludoteka.games.elves.answers import Answers
from ludoteka.games.elves.deck import DRAGON_OF, HIGH, ID, PLAIN
from ludoteka.games.elves.goal_cards import FOUR_TOWERS, SEVEN_LANDS
from ludoteka.games.elves.layout import PEACE
from ludoteka.games.elves.pieces import card_of, fights
from ludoteka.games.elves.results import check_goals
from ludoteka.games.elves.state import Elves
from ludoteka.games.elves.windows import AT_ITEM
from ludoteka.games.shelf import SHELF
from ludoteka.kernel.happenings import BANNER
from ludoteka.kernel.luck import Rng
from ludoteka.kernel.moments import moments
from ludoteka.kernel.refusal import Msg
from ludoteka.room.translate import outcome_view
from ludoteka.text.voice import Voice
from tests.games.elves.table import act, bare, battle, card, dealt, hold, offered, ours, own, pass_all, theirs, treasure

OURS, THEIRS = "Keeper of the Quiet Grove", "Guard of Darn"


def told(state: Elves, *words: str) -> list[str]:
    """The events of these names as an English sentence each, in their order."""
    assert state.log is not None
    voice = Voice("en", ["A", "B"])
    return [voice.say(event.message(0)) for event in state.log if event.what.name in words]


BLOW = ("struck", "hit", "stopped", "spared", "struck-back", "died")


def fought(state: Elves | None = None, **pieces: Any) -> Elves:
    table = bare() if state is None else state
    table.log = []
    return battle(**pieces, state=table)


@pytest.mark.parametrize(
    ("lives", "wounds", "lost"), [(1, 0, "1 life"), (2, 1, "1 life"), (2, 0, "2 lives"), (3, 0, "2 lives")]
)
@pytest.mark.rule("elves.battle.damage-marks-wounds", "elves.battle.death-at-last-life")
def test_no_more_lives_are_told_lost_than_there_were(lives: int, wounds: int, lost: str) -> None:
    state = fought(s=ours("- S2 -", initiative=9), n=theirs("- - -", lives=lives, wounds=wounds))
    story = told(state, *BLOW)
    assert story[:2] == [f"{OURS} strikes {THEIRS}: Double Simple strike.", f"{THEIRS} loses {lost}."]
    assert (story[2:3] == [f"{THEIRS} dies."]) == (lives - wounds <= 2)


@pytest.mark.rule("elves.attacks.counter-attack-one-life", "elves.battle.death-at-last-life")
def test_who_dies_of_the_counter_attack_is_told_to() -> None:
    state = fought(s=ours("- P1 -", lives=1, initiative=9), n=theirs("- CA -", lives=1))
    assert told(state, *BLOW) == [
        f"{OURS} strikes {THEIRS}: Piercing strike.",
        f"{THEIRS} loses 1 life.",
        f"{THEIRS} strikes back: Counter-attack.",
        f"{OURS} loses 1 life.",
        f"{THEIRS} dies.",
        f"{OURS} dies.",
    ]


@pytest.mark.rule("elves.attacks.fire-shield-burns")
def test_a_strike_that_is_stopped_tells_by_what() -> None:
    state = fought(s=ours("- S2 -", lives=1, initiative=9), n=theirs("- FS -"))
    assert told(state, *BLOW)[1] == f"{THEIRS} loses no lives: the strike is met by Fire shield."


def test_a_strike_whose_damage_was_prevented_was_not_stopped_by_a_side() -> None:
    state = own(bare(), 1, "land-16", "tower-7", "tower-8")
    state.players[1].nation = HIGH
    hold(state, 1, "Healer of the Bright Cloister")
    fought(state, s=ours("- S1 -", initiative=9), n=theirs("- S1 -"))
    while "act Healer of the Bright Cloister" not in offered(state):
        act(state, "pass")
    act(state, "act Healer of the Bright Cloister")
    pass_all(state)
    story = told(state, *BLOW)
    assert story[0] == f"{OURS} strikes {THEIRS}: Simple strike."
    assert story[1] == f"{THEIRS} loses no lives: the damage is prevented."


def test_an_actions_damage_that_was_prevented_is_told_too() -> None:
    state = own(bare(), 1, "land-16", "tower-7", "tower-8")
    state.players[1].nation = HIGH
    hold(state, 1, "Healer of the Bright Cloister")
    state.players[0].artefacts = [card("Thunder Vial")]
    fought(state, s=ours("SH SH SH", initiative=9), n=theirs("SH SH SH"))
    act(state, "use Thunder Vial")
    while "act Healer of the Bright Cloister" not in offered(state):
        act(state, "pass")
    act(state, "act Healer of the Bright Cloister")
    pass_all(state)
    assert told(state, *BLOW) == [f"{THEIRS} loses no lives: the damage is prevented."]


@pytest.mark.rule("elves.attacks.movement-swap", "elves.attacks.movement-free-place", "elves.attacks.movement-treasure")
def test_a_movement_tells_who_changes_places() -> None:
    walker = ours("- MV -", initiative=9)
    state = act(fought(s=walker, n=theirs("- SH -"), e=theirs("- - -")), "move forward")
    swapped = f"{OURS} changes places with {THEIRS} and now stands at the top."
    assert told(state, "moved", "changed-places")[0] == swapped
    state = act(fought(s=walker, e=theirs("- - -")), "move forward")
    assert told(state, "moved", "changed-places")[0] == f"{OURS} moves to the free place at the top."
    state = act(fought(s=walker, n=treasure(), e=theirs("- - -"), neutral=True), "move forward")
    assert told(state, "changed-places")[0] == f"{OURS} changes places with Amber Circlet and now stands at the top."


def test_initiative_is_told_as_it_is_now() -> None:
    """Five less than three is nought, not minus two."""
    state = own(bare(), 1, "land-16")
    state.players[0].artefacts = [card("Handful of Quick Time")]
    fought(state, s=ours("- S1 -", lives=4, initiative=9), n=theirs("- S1 -", lives=4, initiative=3))
    act(state, "use Handful of Quick Time", "target N")
    pass_all(state)
    assert told(state, "initiative-changed") == [f"{THEIRS}'s initiative is now 0."]


@pytest.mark.rule("elves.objects.castle-dragon-not-discarded")
def test_a_dragon_that_dies_is_not_told_to_go_to_a_hand() -> None:
    """No hand takes a dragon: what saves to hand is not offered for it, only for a warrior."""
    for dragon, saves in ((True, False), (False, True)):
        state = own(bare(), 1, "land-16", "tower-7", "tower-8")
        state.players[1].artefacts = [card("Homecoming Feather")]
        of = PLAIN[DRAGON_OF[1]] if dragon else ""
        fought(state, s=ours("- S2 -", initiative=9), n=theirs("- - -", lives=1, of=of), e=theirs("- - -"))
        ever = False
        while state.stage != PEACE and not ever:
            ever = "use Homecoming Feather" in offered(state)
            act(state, "pass")
        assert ever == saves


def test_a_window_names_the_warrior_it_is_about() -> None:
    """«Сейчас ход карты …»: whoever is asked at a card's turn or before a death reads whose it is."""
    about: dict[str, set[str]] = {"card": set(), "death": set(), "fatal": set()}
    rng = Rng("windows", "elves")
    for seed in range(40):
        state = dealt(seed=f"windows/{seed}")
        while not state.ending:
            prompt = state.current().prompt(state).message
            kind = prompt.id.removeprefix("elves-ask-answer-")
            if kind in about:
                standing = [ID[card_of(one)] for one in [*state.field, state.bottom] if fights(one)]
                named = str(prompt.args["card"]).removeprefix("card:")
                assert named in standing
                about[kind].add(named)
            state.play(state.options()[rng.below(len(state.options()))])
    assert all(len(names) > 1 for names in about.values()), about


def ending(state: Elves, language: str) -> str:
    """The sentence of the ending as a table of two reads it, and the page gets the same."""
    outcome = state.outcome
    assert outcome is not None
    message = Msg(f"elves-ending-{outcome.ending}", outcome.about)
    sent = outcome_view("elves", outcome).message
    assert sent.id == message.id
    assert {**sent.args, "winners": 0} == {**message.args, "winners": 0}
    return Voice(language, ["Ann", "Bob"]).say(message)


@pytest.mark.rule("elves.turn.goal-wins", "elves.scenarios.superiority-goals")
def test_the_end_says_whose_goal_was_fulfilled_and_which() -> None:
    state = own(bare(), 1, "tower-1", "tower-2", "tower-3", "tower-4")
    state.players[0].goal = SEVEN_LANDS
    state.players[1].goal = FOUR_TOWERS
    check_goals(state)
    assert ending(state, "en") == "Bob has fulfilled a secret goal: Capture four Towers."
    assert ending(state, "ru") == "Bob выполняет секретную Цель: Захвати четыре Башни."


@pytest.mark.rule("elves.scenarios.races-win")
def test_the_end_of_a_race_says_what_it_was_for() -> None:
    state = own(bare(3, scenario="races", race="towers"), 0, "tower-1", "tower-2", "tower-3", "tower-4")
    check_goals(state)
    assert ending(state, "en") == "Ann has won the race: Capture four Towers."
    assert ending(state, "ru") == "Ann выигрывает гонку: Захвати четыре Башни."


@pytest.mark.rule("elves.turn.opponent-retreats", "elves.turn.too-few-is-no-retreat", "elves.turn.squad-decline")
def test_what_is_not_fought_for_is_not_told_as_a_battle() -> None:
    for defenders, answers, first in ((4, ["retreat"], "retreated"), (2, [], "surrendered")):
        state = hold(own(bare(), 1, "land-20"), 0, *[OURS] * 3)
        hold(state, 1, *[THEIRS] * defenders)
        state.log = []
        act(state, "attack land-20", *answers)
        events = [event.what.name for event in state.log]
        assert first in events
        assert "captured" in events
        assert not {"battle-won", "battle-lost", "by-reserve"} & set(events)
        assert next(moment.kind for moment in moments(state.log) if moment.weight == BANNER) == first
    state = hold(bare(), 0, *[OURS] * 3)
    state.log = []
    act(state, "attack land-1", "decline")
    assert told(state, "attacked", "called-off", "turned-back", "declined", "battle-lost", "by-reserve") == [
        "A attacks Land 1. Owner: nobody.",
        "A turns back from Land 1 without a fight and draws two cards.",
    ]


@pytest.mark.rule("elves.actions.response-allowed", "elves.turn.opponent-must-answer")
def test_a_question_says_what_it_is_about() -> None:
    def asked(state: Elves) -> str:
        return Voice("en", ["A", "B"]).say(state.current().prompt(state).message)

    state = hold(own(bare(), 1, "land-20"), 0, *[OURS] * 3)
    hold(state, 1, *[THEIRS] * 4)
    act(state, "attack land-20")
    assert asked(state) == "A attacks Land 20: accept battle or retreat?"
    act(state, "accept")
    assert asked(state) == "Land 20: send 3 more cards into battle."
    seen: dict[str, str] = {}
    for seed in range(12):
        state = dealt(seed=seed)
        rng = Rng(f"asked/{seed}", "walk")
        for _ in range(400):
            if state.ending:
                break
            top = state.current()
            if isinstance(top, Answers) and top.window == AT_ITEM:
                message = top.prompt(state).message
                assert message.id in SHELF["elves"].windows(), "a window is known by its id"
                seen.setdefault(f"answer {message.args['about']}", asked(state))
            for choice in state.choices():
                if choice.verb in ("strike", "move", "side"):
                    seen.setdefault(choice.verb, Voice("en", ["A", "B"]).say(choice.label))
            state.play(state.options()[rng.below(len(state.options()))])
    ends = re.escape(" Answer with an Action or an artefact?")
    assert re.fullmatch(rf"[AB] uses .+\.{ends}", seen["answer action"])
    assert re.fullmatch(rf"\w.+ strikes \w.+\.{ends}", seen["answer strike"])
    assert re.fullmatch(r"Strike (left|forward|right): \w.+", seen["strike"])
    assert re.fullmatch(r"Move (left|forward|right): (change places with \w.+|to the free place \w.+)", seen["move"])
    assert re.fullmatch(r"\w.+ \((your card|enemy card|attacks|defends), [\w ]+\), its side \w+: \w.+", seen["side"])
