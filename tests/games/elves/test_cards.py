"""Every card and artefact: declared where its text allows it, carried out, and seen to do what it says."""

from __future__ import annotations

import pytest

from ludoteka.games import shelf
from ludoteka.games.elves.capture import BATTLE, Capture
from ludoteka.games.elves.deck import (
    ARTEFACT,
    ATTACKED,
    DOUBLE_PIERCING,
    HAS_ACTION,
    LAYOUT,
    NATIONS,
    OWN_TURN,
    PLAIN,
    PRICE,
    RESPONSE,
    ROLE,
    SHIELD,
    SUIT,
    TIMING,
    WORDS,
)
from ludoteka.games.elves.deployment import Layout
from ludoteka.games.elves.layout import LAYING
from ludoteka.games.elves.pieces import (
    ATTACKING,
    DEFENDING,
    NORTH,
    SOUTH,
    initiative_of,
    lives_of,
    side_of,
    slot_of,
    squad,
    warrior,
)
from ludoteka.games.elves.state import Elves
from tests.games.elves.table import (
    act,
    bare,
    battle,
    card,
    cell,
    hold,
    names,
    offered,
    ours,
    own,
    pass_all,
    stand,
    theirs,
    wounds,
)

ACTIONS = [number for number in range(len(PLAIN)) if HAS_ACTION[number]]
ALL_LANDS = ["tower-1", "tower-8", "land-1", "land-2", "land-18", "land-20"]
EVENT = {
    "ReplaceSide": "side-changed",
    "CopyStrike": "side-changed",
    "ExtraDamage": "damage-raised",
    "Damage": "hit",
    "PreventDamage": "damage-lowered",
    "Heal": "healed",
    "AddLife": "life-added",
    "ChangeInitiative": "initiative-changed",
    "SkipTurn": "lost-turn",
    "ExtraAttack": "acts-again",
    "SwapPlaces": "moved",
    "Rotate": "turned-round",
    "SwapReserve": "reserve-swapped",
    "SaveToHand": "saved",
    "SwapCentre": "centre-swapped",
    "RetreatAfterLayout": "fled",
    "CancelAction": "cancelled",
    "BlockActions": "actions-blocked",
    "Draw": "drew",
    "Recover": "recovered",
    "PeekSquad": "squad-seen",
    "PeekHand": "hand-seen",
    "GainArtefact": "artefact-gained",
    "DiscardTheirs": "discarded",
    "TakeEmptyLand": "land-taken",
    "TeleportAttack": "ways-opened",
    "SecondAttack": "second-capture",
    "ProtectLand": "land-protected",
}


def holder(number: int) -> int:
    """The seat that holds the card: B where the text is for the attacked or answers what A does."""
    return 1 if ROLE[number] == ATTACKED or TIMING[number] == RESPONSE else 0


def ready(number: int, seat: int) -> Elves:
    """A table with Lands enough, the card in the hand (or among the artefacts) of `seat`, which leads its nation."""
    state = bare(layout="advanced")
    own(state, seat, *ALL_LANDS)
    own(state, 1, "land-16")
    state.relics = [card("Truce Bell")] * 3
    if SUIT[number] == ARTEFACT:
        state.players[seat].artefacts = [number]
    else:
        state.players[seat].nation = SUIT[number]
        state.players[1 - seat].nation = (SUIT[number] + 1) % len(NATIONS)
        state.players[seat].hand = [number]
    state.offered = None
    return state


def situation(number: int) -> Elves:
    """Where the card can be declared."""
    seat = holder(number)
    state = ready(number, seat)
    word = type(WORDS[number][0]).__name__
    if TIMING[number] == OWN_TURN:
        state.players[0].discard = [card("Keeper of the Quiet Grove")] * 3
        hold(state, 1, "Shard Golem", "Guard of Darn")
        state.players[0].hand += [card("Shifter Lynx")] * 3
        state.squads = [squad([card("Cinder Wolf"), card("Fen Crone"), card("Eldagar")])]
        state.offered = None
        return state
    if TIMING[number] == LAYOUT:
        state.conflict, state.attacker, state.defender, state.keeper = cell("land-16"), 0, 1, 1
        state.stage = LAYING
        stand(state, n=theirs("SH - -"), e=ours("- - -"))
        state.top = warrior(card("Shifter Lynx"), 4, ATTACKING)
        state.bottom = warrior(card("Shard Golem"), 5, DEFENDING)
        capture = Capture(0, cell("land-16"))
        capture.at = BATTLE
        layout = Layout(0)
        layout.at = 1
        state.follow(capture)
        state.follow(layout)
        state.run()
        return state
    if word == "CancelAction":
        state.players[0].artefacts.append(card("Thunder Vial"))
    if word == "SwapReserve":
        state.players[0].hand.append(card("Shifter Lynx"))
        state.players[0].known = [card("Shifter Lynx")]
        state.reserve_card = card("Shifter Lynx")
    strike = "- S1 -"
    return battle(
        s=ours(strike, lives=3, wounds=1, initiative=9),
        n=theirs("S1 - MV", lives=1 if word == "SaveToHand" else 4, initiative=4),
        w=theirs("- - MV", lives=4, initiative=2),
        reserve=ATTACKING,
        state=state,
    )


def declare(state: Elves, number: int) -> None:
    """Pass until the card may be declared by its holder, and declare it."""
    verb = "use" if SUIT[number] == ARTEFACT else "act"
    wanted = f"{verb} {PLAIN[number]}"
    for _ in range(40):
        if state.actor == holder(number) and wanted in offered(state):
            act(state, wanted)
            return
        if "use Thunder Vial" in offered(state) and state.actor == 0:
            act(state, "use Thunder Vial")
        elif "pass" in offered(state):
            act(state, "pass")
        else:
            act(state, sorted(offered(state))[0])
    pytest.fail(f"{PLAIN[number]} could not be declared")


@pytest.mark.rule("elves.actions.action-special-ability", "elves.objects.artefact-unique-effect")
@pytest.mark.parametrize("number", ACTIONS, ids=lambda number: PLAIN[number])
def test_every_card_does_what_it_says(number: int) -> None:
    state = situation(number)
    state.log = []
    declare(state, number)
    spent = state.removed if SUIT[number] == ARTEFACT else state.players[holder(number)].discard
    assert number in spent
    for _ in range(12):
        told = [event.what.name for event in state.log]
        if all(EVENT[type(word).__name__] in told for word in WORDS[number]) or state.ending:
            break
        words = offered(state)
        act(state, "pass" if "pass" in words else sorted(words)[0])
    told = [event.what.name for event in state.log]
    for word in WORDS[number]:
        assert EVENT[type(word).__name__] in told
    assert PRICE[number] <= 8


def test_every_word_of_the_vocabulary_is_used_by_some_card() -> None:
    used = {type(word).__name__ for number in ACTIONS for word in WORDS[number]}
    assert used == set(EVENT)


def field(number: str, **more: int) -> Elves:
    """A's battle with an artefact in hand: S strikes forward, N and W defend."""
    state = bare()
    own(state, 1, "land-16")
    state.players[0].artefacts = [card(number)]
    return battle(
        s=more.get("s", ours("- S1 -", lives=3, wounds=1, initiative=9)),
        n=more.get("n", theirs("- SH MV", lives=4, initiative=4)),
        w=more.get("w", theirs("- - MV", lives=4, initiative=2)),
        state=state,
    )


def settled(state: Elves) -> Elves:
    """Go on until no Action waits."""
    while any(frame.title() == "elves.action" for frame in state.unfinished()):
        act(state, "pass")
    return state


def test_replace_a_side() -> None:
    state = settled(act(field("Blade of the Shooting Star"), "use Blade of the Shooting Star", "side S forward"))
    assert slot_of(state.field[SOUTH], 1) == DOUBLE_PIERCING
    assert side_of(state.field[SOUTH]) == ATTACKING


def test_only_a_strike_may_be_taken_away() -> None:
    oriel = card("Oriel the High Enchanter")
    state = own(bare(), 1, "land-16", "tower-7", "tower-8", "land-14")
    state.players[1].nation = 3
    state.players[1].hand = [oriel]
    battle(s=ours("- S1 SH", initiative=9), n=theirs("- - MV", initiative=4, of="Spear of the Dawn"), state=state)
    assert state.actor == 1
    act(state, "act Oriel the High Enchanter")
    settled(state)
    assert slot_of(state.field[SOUTH], 1) == 0
    assert slot_of(state.field[SOUTH], 2) == SHIELD


def test_copy_a_strike() -> None:
    state = field("Mirror Gauntlet", w=theirs("P2 - MV", lives=4, initiative=2))
    act(state, "use Mirror Gauntlet", "side S left")
    assert offered(state) == {"copy simple", "copy double-piercing"}
    settled(act(state, "copy double-piercing"))
    assert slot_of(state.field[SOUTH], 0) == DOUBLE_PIERCING


def test_extra_damage_joins_the_strike_and_is_stopped_with_it() -> None:
    state = field("Thorn of the Old Gods", n=theirs("- - MV", lives=4, initiative=4))
    while "use Thorn of the Old Gods" not in offered(state):
        act(state, "pass")
    act(state, "use Thorn of the Old Gods")
    while wounds(state, NORTH) == 0:
        act(state, "pass")
    assert wounds(state, NORTH) == 2
    blocked = field("Thorn of the Old Gods")
    assert "use Thorn of the Old Gods" not in offered(blocked)


def test_change_of_initiative_of_a_card_that_has_not_acted() -> None:
    state = field("Handful of Quick Time")
    act(state, "use Handful of Quick Time", "target N")
    settled(state)
    assert initiative_of(state.field[NORTH]) == 0, "never below nothing"


def test_extra_attack_and_places_and_rotation() -> None:
    state = field("Horn of Second Wind", n=theirs("- - MV", lives=4, initiative=4))
    while "use Horn of Second Wind" not in offered(state):
        act(state, "pass")
    act(state, "use Horn of Second Wind")
    while "move right" not in offered(state):
        act(state, "pass")
    assert wounds(state, NORTH) == 2, "it struck twice in this round"
    state = own(bare(), 1, "land-16", "tower-7")
    state.players[1].nation = 0
    hold(state, 1, "Treeweaver")
    battle(s=ours("S1 SH -", initiative=9, of="Shard Golem"), n=theirs("- - MV", of="Shifter Lynx"), state=state)
    act(state, "act Treeweaver", "target S", "turn-round right")
    settled(state)
    assert [slot_of(state.field[SOUTH], hand) for hand in range(3)] == [0, 1, SHIELD]


def test_save_to_hand_in_battle_and_in_the_centre() -> None:
    state = own(bare(), 1, "land-16")
    state.players[1].artefacts = [card("Homecoming Feather")]
    battle(s=ours("- S1 -", initiative=9), n=theirs("- - -", lives=1), w=theirs("MV - -"), state=state)
    while "use Homecoming Feather" not in offered(state):
        act(state, "pass")
    act(state, "use Homecoming Feather")
    pass_all(state)
    assert state.field[NORTH] < 0
    assert card("Guard of Darn") in state.players[1].hand
    assert state.players[1].discard == []


def test_recovered_cards_are_known_and_not_the_card_itself() -> None:
    state = own(bare(), 0, *ALL_LANDS[:5])
    state.players[0].nation = 1
    hold(state, 0, "Velissa Voice of the Stone")
    state.players[0].discard = [card("Shard Golem"), card("Guard of Darn")]
    state.relics = [card("Truce Bell")]
    act(state, "act Velissa Voice of the Stone")
    assert offered(state) == {"recover Shard Golem", "recover Guard of Darn"}
    act(state, "recover Guard of Darn", "recover Shard Golem")
    assert names(state.players[0].hand) == ["Guard of Darn", "Shard Golem"]
    assert state.view(1)["players"][0]["known"] == ["black-darna-guard", "black-shard-golem"]
    assert state.players[0].artefacts == [card("Truce Bell")]


def test_a_seen_hand_is_remembered_by_the_seer_alone() -> None:
    state = bare(3)
    state.players[0].artefacts = [card("Eye of the Owl")]
    hold(state, 1, "Shard Golem", "Guard of Darn")
    act(state, "use Eye of the Owl", "make-discard Shard Golem")
    assert state.players[1].discard == [card("Shard Golem")]
    assert state.view(0)["players"][0]["spied"] == [{"seat": 1, "card": "black-darna-guard"}]
    assert state.view(2)["players"][0]["spied"] == 1
    state.players[1].deck = [card("Initiate")] * 6
    for luck in range(20):
        assert state.redeal(0, luck).players[1].hand == [card("Guard of Darn")]


def test_land_without_battle_ends_the_turn_without_an_artefact() -> None:
    state = own(bare(), 0, *ALL_LANDS[:5])
    state.relics = [card("Truce Bell")] * 5
    hold(state, 0, "Tarvel Moonstag")
    act(state, "act Tarvel Moonstag", "take-land land-20")
    assert state.owners[cell("land-20")] == 0
    assert state.players[0].artefacts == []
    assert state.turn == 1


def test_teleport_second_capture_and_truce() -> None:
    state = own(bare(), 0, "tower-1")
    state.players[0].artefacts = [card("Key of Nine Towers")]
    hold(state, 0, *["Shifter Lynx"] * 3)
    assert "attack land-15" not in offered(state)
    act(state, "use Key of Nine Towers")
    assert {"attack land-15", "attack land-16"} <= offered(state)
    assert "attack castle-4" not in offered(state)
    state = own(bare(), 0, "tower-1", "land-1", "land-2")
    own(state, 1, "land-20", "tower-8")
    state.players[0].nation = 2
    hold(state, 0, "Sigrain Icefang", *["Ice Slinger"] * 3)
    act(state, "act Sigrain Icefang", "attack land-20")
    assert state.turn == 0
    assert "end-turn" in offered(state)
    assert state.decisions[0].prompt.message.id == "elves-ask-second-capture", "declining it brings no cards"
    act(state, "attack tower-8")
    assert state.turn == 1, "one more, not two"
    state = own(bare(), 0, "land-20")
    state.players[0].artefacts = [card("Truce Bell")]
    hold(state, 1, *["Shard Golem"] * 3)
    own(state, 1, "tower-8")
    state.offered = None
    act(state, "use Truce Bell", "decline")
    pass_all(state)
    assert state.turn == 1
    assert "attack land-20" not in offered(state)


def test_lives_prevention_and_retreat() -> None:
    state = situation(card("Noon Standard-bearer"))
    declare(state, card("Noon Standard-bearer"))
    settled(state)
    assert lives_of(state.field[SOUTH]) == 4
    state = situation(card("Healer of the Bright Cloister"))
    declare(state, card("Healer of the Bright Cloister"))
    while "move right" not in offered(state):
        act(state, "pass")
    assert wounds(state, NORTH) == 0
    state = situation(card("Bridge of Mist"))
    declare(state, card("Bridge of Mist"))
    pass_all(state)
    assert state.owners[cell("land-16")] == 1, "the battle is lost"
    assert card("Shifter Lynx") in state.players[0].hand
    assert state.players[0].discard == []
    state = situation(card("Scales of the Lot"))
    declare(state, card("Scales of the Lot"))
    pass_all(state)
    assert card("Shifter Lynx") in state.players[0].hand or card("Shifter Lynx") in state.players[0].discard


def test_the_catalogue_says_which_cards_are_ours() -> None:
    cards = shelf.box("elves").cards()
    assert sum(c.copies for c in cards if c.kind != "goal") == 135
    assert {c.provenance for c in cards if c.kind != "goal"} == {"original"}
    assert {c.id for c in cards if c.provenance == "rulebook"} == {
        "goal-four-towers",
        "goal-seven-lands",
        "goal-enemy-castle",
    }
