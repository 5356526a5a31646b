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
    RESPONSE,
    ROLE,
    SHIELD,
    SLOTS,
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


def ready(number: int, seat: int, lands: int) -> Elves:
    """A table with so many Lands, the card in the hand (or among the artefacts) of `seat`, which leads its nation."""
    state = bare(layout="advanced")
    own(state, 1, "land-16")
    if lands < state.lands(seat):
        state.lay_token(state.players[seat].castle, -1)
    own(state, seat, *ALL_LANDS[: lands - state.lands(seat)])
    state.relics = [card("Truce Bell")] * 3
    if SUIT[number] == ARTEFACT:
        state.players[seat].artefacts = [number]
    else:
        state.players[seat].nation = SUIT[number]
        state.players[1 - seat].nation = (SUIT[number] + 1) % len(NATIONS)
        state.players[seat].hand = [number]
    state.offered = None
    return state


def situation(number: int, lands: int) -> Elves:
    """Where the card can be declared by somebody with so many Lands."""
    seat = holder(number)
    state = ready(number, seat, lands)
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
        s=ours(strike, lives=5, wounds=3, initiative=9),
        n=theirs("S1 - MV", lives=1 if word == "SaveToHand" else 4, initiative=8),
        w=theirs("- - MV", lives=4, initiative=7),
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


AMOUNT = {"hit": 1, "healed": 1, "life-added": 1, "damage-raised": 0, "damage-lowered": 0, "initiative-changed": 1}

# Each card with an Action: the Lands it asks for, and what is told when it was carried out in `situation`, where A's
# warrior has initiative 9, 5 lives and 3 wounds, B's initiative 8 (5 in a layout), and everybody passes.
PRINTED = """
Blade of the Shooting Star        | 0 | side-changed double-piercing
Thorn of the Old Gods             | 0 | damage-raised 1
Thunder Vial                      | 0 | hit 1
Horn of Second Wind               | 0 | acts-again ×1
Mirror Gauntlet                   | 0 | side-changed simple
Crossroads Cloak                  | 0 | moved ×1
Honey Balm                        | 0 | healed 2
Ring of Living Flame              | 0 | side-changed fire-shield
Homecoming Feather                | 0 | saved ×1
Bridge of Mist                    | 0 | fled ×1
Handful of Quick Time             | 0 | initiative-changed 3
Boots of the First Step           | 0 | initiative-changed 11
Scales of the Lot                 | 0 | centre-swapped ×1
Muster Scroll                     | 0 | drew ×3
Book of the Fallen                | 0 | recovered ×2
Eye of the Owl                    | 0 | hand-seen ×1, discarded ×1
Key of Nine Towers                | 0 | ways-opened ×1
Truce Bell                        | 0 | land-protected ×1
Seal of Hush                      | 0 | cancelled ×1
Dome of Stillness                 | 0 | actions-blocked ×1
Janira                            | 6 | acts-again ×1
Mordain Stoneheart                | 7 | hit 2
Velissa Voice of the Stone        | 6 | recovered ×2, artefact-gained ×1
Initiate                          | 2 | side-changed shield
Priest of the Dark Crystal        | 4 | life-added 1
Shard-Possessed                   | 4 | side-changed double-piercing
Mine Overseer                     | 4 | lost-turn ×1
Executioner of Silence            | 6 | hit 1
Mirayna Sharpleaf                 | 4 | hit 1
Eilin Rootwhisper                 | 2 | saved ×1
Tarvel Moonstag                   | 6 | land-taken ×1
Pathfinder                        | 1 | squad-seen ×1, drew ×1
Sniper                            | 2 | damage-raised 1
Treeweaver                        | 2 | turned-round ×1
Foxshade                          | 1 | moved ×1
Thorn Maiden                      | 2 | hit 1
Kaelindra Goldshield              | 4 | side-changed fire-shield
Oriel the High Enchanter          | 4 | side-changed empty
Tarien Lord of the Noon Gates     | 3 | reserve-swapped ×1
Sun Plateguard                    | 2 | side-changed fire-shield
Healer of the Bright Cloister     | 2 | damage-lowered 1
Keeper of the Seals               | 3 | cancelled ×1
Crown Treasurer                   | 4 | drew ×2
Noon Standard-bearer              | 3 | life-added 1
Lord of the Blizzard              | 3 | side-changed double-piercing
Sigrain Icefang                   | 4 | second-capture ×1
Helvara Daughter of the Avalanche | 3 | acts-again ×1
Raider                            | 1 | initiative-changed 12
Watchman                          | 3 | initiative-changed 9
Storm Rider                       | 2 | side-changed double-simple
Berserker of the White Cliffs     | 3 | damage-raised 1
Rime Shamaness                    | 2 | lost-turn ×1
"""
CARDS = {
    name.strip(): (int(price), deeds.split(", "))
    for name, price, deeds in (line.split("|") for line in PRINTED.strip().splitlines())
}


def deeds_of(state: Elves, number: int) -> list[str]:
    """What the words of this card told, each with its amount; what is told several times with how many times."""
    assert state.log is not None
    told: list[str] = []
    for name in dict.fromkeys(EVENT[type(word).__name__] for word in WORDS[number]):
        events = [event for event in state.log if event.what.name == name]
        if name == "side-changed":
            told.append(f"{name} {SLOTS[events[0].values[2]]}")
        elif name in AMOUNT:
            told.append(f"{name} {events[0].values[AMOUNT[name]]}")
        else:
            told.append(f"{name} ×{len(events)}")
    return told


@pytest.mark.rule("elves.actions.action-special-ability", "elves.objects.artefact-unique-effect")
@pytest.mark.parametrize("name", CARDS)
def test_every_card_does_what_it_says(name: str) -> None:
    number, (price, deeds) = card(name), CARDS[name]
    state = situation(number, price or len(ALL_LANDS))
    state.log = []
    declare(state, number)
    spent = state.removed if SUIT[number] == ARTEFACT else state.players[holder(number)].discard
    assert number in spent
    for _ in range(30):
        if not any(frame.title() == "elves.action" for frame in state.unfinished()):
            break
        words = offered(state)
        act(state, "pass" if "pass" in words else sorted(words)[0])
    assert deeds_of(state, number) == [deed.strip() for deed in deeds]


@pytest.mark.rule("elves.actions.price-threshold")
@pytest.mark.parametrize("name", [name for name, (price, _) in CARDS.items() if price > 1])
def test_with_one_land_less_no_card_is_declared(name: str) -> None:
    number, (price, _) = card(name), CARDS[name]
    state = situation(number, price - 1)
    for _ in range(12):
        assert f"act {name}" not in offered(state)
        if state.ending or "pass" not in offered(state):
            break
        act(state, "pass")


def test_every_card_with_an_action_is_listed() -> None:
    assert set(CARDS) == {PLAIN[number] for number in ACTIONS}


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
    state = situation(card("Noon Standard-bearer"), 4)
    declare(state, card("Noon Standard-bearer"))
    settled(state)
    assert lives_of(state.field[SOUTH]) == 6
    state = situation(card("Healer of the Bright Cloister"), 4)
    declare(state, card("Healer of the Bright Cloister"))
    while "move right" not in offered(state):
        act(state, "pass")
    assert wounds(state, NORTH) == 0
    state = situation(card("Bridge of Mist"), 4)
    declare(state, card("Bridge of Mist"))
    pass_all(state)
    assert state.owners[cell("land-16")] == 1, "the battle is lost"
    assert card("Shifter Lynx") in state.players[0].hand
    assert state.players[0].discard == []
    state = situation(card("Scales of the Lot"), 4)
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
