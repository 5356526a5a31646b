"""What one is told who may not: the condition that fails, with its rule, for acts and for answers alike."""

from __future__ import annotations

import pytest

from ludoteka.games.elves.pieces import FREE
from ludoteka.games.elves.state import Elves
from ludoteka.kernel.refusal import Refused
from ludoteka.text.voice import Voice
from tests.games.elves.table import act, bare, battle, card, dealt, hold, offered, ours, own, theirs

EN = Voice("en", ["Ann", "Bob", "Cleo"])
RU = Voice("ru", ["Аня", "Боря", "Вера"])
LYNX = "Shifter Lynx"
TREASURE = "Amber Circlet"


def refused(state: Elves, choice: str) -> tuple[str, str, tuple[str, ...]]:
    """The refusal of this choice in both languages, and its rules."""
    with pytest.raises(Refused) as refusal:
        state.apply(choice)
    message = refusal.value.message
    return EN.say(message), RU.say(message), refusal.value.rules


def test_a_card_neither_stays_nor_strikes_while_others_may_answer() -> None:
    state = hold(own(bare(), 0, "tower-1", "land-1", "land-2"), 0, "Foxshade")
    battle(n=theirs("MV - -", lives=3), s=ours("MV S1 -", lives=3, initiative=9), state=own(state, 1, "land-16"))
    assert "pass" in offered(state)
    for wish in ("stay", "strike forward", "move left"):
        en, ru, rules = refused(state, wish)
        assert en == "A card strikes, moves or stays in its own turn, once everybody has answered."
        assert ru == "Карта бьёт, движется или остаётся на месте в свой ход, когда все уже ответили."
        assert "elves.battle.one-attack-per-turn-of-card" in rules


@pytest.mark.rule("elves.objects.central-ebrung-castles-only")
def test_a_dragon_that_is_not_lent() -> None:
    state = hold(own(bare(), 1, "land-20"), 0, LYNX, LYNX, LYNX)
    hold(state, 1, "Shard Golem", "Shard Golem", "Shard Golem")
    act(state, "attack land-20", "accept")
    en, ru, rules = refused(state, "send Ebrung Warden of the Portal")
    assert en.startswith("Only Ebrung can be sent, against an opponent's Castle")
    assert ru.startswith("Послать можно только Эбрунга против Замка соперника")
    assert "elves.objects.central-ebrung-castles-only" in rules
    assert "elves.scenarios.dragonlord-use-dragon-any-time" not in rules
    en, _, rules = refused(state, f"send {LYNX}")
    assert en == "Shifter Lynx must be in your hand."
    assert rules == ("elves.turn.opponent-accepts",)


def test_a_second_target_that_is_the_first() -> None:
    state = own(bare(), 1, "land-16")
    state.players[0].artefacts = [card("Crossroads Cloak")]
    battle(n=theirs("MV - -"), s=ours("MV - -", initiative=9), e=theirs("MV - -"), state=state)
    act(state, "use Crossroads Cloak")
    en, ru, _ = refused(state, "target W")
    assert en == "There must be a warrior at that place."
    assert ru == "В этом месте должен быть воин."
    act(state, "target S")
    en, ru, rules = refused(state, "swap-with S")
    assert en == "It must be another place, free or with a warrior on it."
    assert ru == "Это должно быть другое место: свободное или с воином."
    assert "elves.objects.artefact-unique-effect" in rules


@pytest.mark.rule("elves.battle.tie-same-owner", "elves.battle.highest-initiative-first")
def test_who_goes_first_is_of_the_highest_initiative() -> None:
    state = battle(
        n=theirs("- MV -", initiative=7), e=theirs("- MV -", initiative=7), s=ours("- MV -", initiative=3), neutral=True
    )
    assert offered(state) == {"go-first N", "go-first E"}
    en, ru, rules = refused(state, "go-first S")
    assert en == "It must be a card of yours that has not acted yet and has the highest initiative."
    assert ru == "Это должна быть ваша карта с наибольшей инициативой, ещё не ходившая."
    assert rules == ("elves.battle.highest-initiative-first", "elves.battle.tie-same-owner")


@pytest.mark.rule("elves.battle.advanced-free-place")
def test_a_place_that_is_taken() -> None:
    state = hold(own(bare(layout="advanced"), 1, "land-20"), 0, LYNX, LYNX, LYNX)
    hold(state, 1, "Shard Golem", "Shard Golem", "Shard Golem")
    act(state, "attack land-20", "accept", *["send Shard Golem"] * 3, *[f"send {LYNX}"] * 3)
    taken = offered(state).pop()
    act(state, taken)
    assert state.field.count(FREE) == 3
    en, ru, rules = refused(state, taken)
    assert (en, ru) == ("The place must be free.", "Место должно быть свободно.")
    assert rules == ("elves.battle.advanced-free-place",)


@pytest.mark.rule("elves.setup.one-nation-each")
def test_a_nation_and_a_castle_that_are_taken() -> None:
    state = dealt(nations="chosen", castles="chosen")
    act(state, "take-nation Snow")
    en, _, rules = refused(state, "take-nation Snow")
    assert en == "It must be a nation that nobody leads yet: Snow Elves."
    assert rules == ("elves.setup.one-nation-each",)
    act(state, "take-nation High", "take-castle castle-1")
    assert refused(state, "take-castle castle-1")[0].startswith("It must be a Castle that nobody has taken")
    assert refused(state, "take-castle tower-1")[0].startswith("It must be a Castle that nobody has taken")
    far = {f"take-castle castle-{n}" for n in (2, 3, 4)} - offered(state)
    assert len(far) == 1
    en, ru, rules = refused(state, far.pop())
    assert en == "Two players take Castles in neighbouring corners."
    assert ru == "Вдвоём занимают Замки в соседних углах."
    assert rules == ("elves.setup.map-two-players-adjacent-corners",)


def traders(**options: object) -> Elves:
    state = bare(3, **options)
    state.players[0].treasures = [card(TREASURE)]
    state.players[0].artefacts = [card("Truce Bell")]
    state.players[1].artefacts = [card("Muster Scroll"), card("Seal of Hush")]
    state.offered = None
    return state


@pytest.mark.rule("elves.actions.trade-allowed")
@pytest.mark.parametrize(
    ("done", "wish", "en"),
    [
        ((), "offer-to A", "An offer is made to another player who is still in the game."),
        ((), "exchange Dragon Pearl", "Dragon Pearl must be one of your treasures."),
        (("offer-to B",), "give Seal of Hush", "Seal of Hush must be a treasure or artefact of yours"),
        (("offer-to B", "give Truce Bell"), "give Truce Bell", "that you have not offered yet."),
        (("offer-to B", "give Truce Bell"), "propose", "You must ask for something"),
        (("offer-to B", "give Truce Bell"), f"want {TREASURE}", "must be a treasure of theirs"),
        (("offer-to B", "give Truce Bell", "want-artefact"), f"give {TREASURE}", "named before what you want."),
        (("offer-to B", "give Truce Bell", "want-help"), "want-artefact", "Help is asked for by itself"),
        (("offer-to B", "give Truce Bell", *["want-artefact"] * 2), "want-artefact", "They must have an artefact"),
        (("offer-to B", "give Truce Bell", "want-artefact", "propose"), "agree", "must be chosen first."),
        (("offer-to B", "give Truce Bell", "want-artefact", "propose"), "hand-over Truce Bell", "an artefact of yours"),
        (("offer-to B", "give Truce Bell", "want-help", "propose", "refuse"), "offer-to B", "only one offer a turn."),
        (
            ("offer-to B", "give Truce Bell", "want-help", "propose", "counter-offer", "give Muster Scroll")
            + ("want-help", "propose"),
            "counter-offer",
            "An offer can be countered only once.",
        ),
    ],
)
def test_a_bargain_that_cannot_be(done: tuple[str, ...], wish: str, en: str) -> None:
    said, _, rules = refused(act(traders(), *done), wish)
    assert en in said
    assert rules
    assert not any(rule.startswith("elves.scenarios.") for rule in rules)


@pytest.mark.rule("elves.turn.squad-look-one-only", "elves.turn.squad-reveal-one")
def test_squads() -> None:
    state = hold(bare(), 0, LYNX, LYNX, LYNX)
    assert refused(state, "look 1")[2][0] == "elves.turn.squad-look-optional"
    act(state, "attack land-1", "look 1")
    en, _, rules = refused(state, f"show {LYNX}")
    assert en == "Shifter Lynx must be in the squad you looked at."
    assert rules == ("elves.turn.squad-reveal-one",)
    act(state, "show Bastion Turtle")
    assert refused(state, "look 2")[0] == "Only one squad can be looked at per attack."
    assert refused(state, "fight 5")[0] == "There must be such a squad on the table."


@pytest.mark.rule("elves.battle.advanced-centre-actions")
def test_what_changes_the_contest_of_the_centre_says_that_there_is_none() -> None:
    for layout, told in (("novice", True), ("advanced", False)):
        state = hold(own(bare(layout=layout), 0, "tower-1", "land-1", "land-2"), 0, "Watchman")
        en, ru, rules = refused(state, "act Watchman")
        assert ("In the novice layout" in en) == told
        assert ("В расстановке для новичков" in ru) == told
        assert ("elves.battle.advanced-centre-actions" in rules) == told
