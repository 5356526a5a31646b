"""The printed components: counts, fields, factions, against the public list of cards."""

from __future__ import annotations

from collections import Counter

import pytest

from ludoteka.games import shelf
from ludoteka.games.shards.deck import (
    COPIES,
    COST,
    EN,
    FACTION,
    FACTIONS,
    HEALTH,
    ID,
    IS_CHAMPION,
    IS_MERCENARY,
    KIND,
    LEADER,
    RELICS,
    SET,
    SHIELD,
    STARTER,
    number_of,
)

CENTRE = [card for card in range(len(ID)) if KIND[card] != STARTER and LEADER[card] < 0]


@pytest.mark.rule("shards.setup.base-card-count", "shards.cards.rarity-equals-copies")
def test_the_base_game_has_128_cards() -> None:
    assert sum(COPIES[card] for card in CENTRE if SET[card] != RELICS) == 88
    starters = {EN[card]: COPIES[card] * 4 for card in range(len(ID)) if KIND[card] == STARTER}
    assert starters == {"Crystal": 28, "Blaster": 4, "Shard Reactor": 4, "Infinity Shard": 4}


@pytest.mark.rule("shards.setup.expansion-card-count", "shards.cards.rarity-equals-copies")
def test_the_expansion_has_32_cards() -> None:
    assert sum(COPIES[card] for card in CENTRE if SET[card] == RELICS) == 24
    assert sum(1 for card in range(len(ID)) if LEADER[card] >= 0) == 8
    assert Counter(LEADER[card] for card in range(len(ID)) if LEADER[card] >= 0) == {0: 2, 1: 2, 2: 2, 3: 2}


@pytest.mark.rule("shards.cards.rarity-equals-copies")
def test_each_faction_has_as_many_cards_as_another() -> None:
    base: Counter[str] = Counter()
    more: Counter[str] = Counter()
    for card in CENTRE:
        (more if SET[card] == RELICS else base)[FACTIONS[FACTION[card]]] += COPIES[card]
    assert set(base.values()) == {22}
    assert set(more.values()) == {6}


@pytest.mark.rule("shards.cards.four-factions")
def test_four_factions() -> None:
    assert {FACTIONS[FACTION[card]] for card in CENTRE} == {"homodeus", "wraethe", "undergrowth", "order"}
    known = {"Kiln Drone": "homodeus", "Portal Monk": "order", "Spore Cleric": "undergrowth", "Nil Assassin": "wraethe"}
    assert {en: FACTIONS[FACTION[number_of(en)]] for en in known} == known


@pytest.mark.rule("shards.cards.anatomy")
def test_what_is_printed_on_a_card() -> None:
    for card in CENTRE:
        assert EN[card]
        assert COST[card] >= 1
        assert FACTION[card] > 0
        assert COPIES[card] in (1, 2, 3)
        assert (HEALTH[card] >= 1) == IS_CHAMPION[card]
    evokatus = number_of("Evokatus")
    assert (COST[evokatus], HEALTH[evokatus]) == (4, 2)
    for printed in shelf.box("shards").cards():
        assert printed.text
        assert printed.ru
        assert printed.provenance == "published"


MERCENARIES = """
Venator of the Wastes|Cache Warden|Data Heretic|Shard Abstractor|Omnius, The All-Knowing|The Grand Architect
Spore Cleric|Fungal Hermit|Le'shai Knight|Ghostwillow Avenger|Root of the Forest|Hounds of Volos
Nil Assassin|Shadow Apostle|Umbral Scourge|Aetherbreaker|Scion of Nothingness|Zara Ra, Soulflayer|The Lost
"""


@pytest.mark.rule("shards.cards.anatomy")
def test_which_allies_are_mercenaries() -> None:
    listed = {name for line in MERCENARIES.splitlines() for name in line.split("|") if name}
    assert {EN[card] for card in range(len(ID)) if IS_MERCENARY[card]} == listed
    assert not any(IS_MERCENARY[card] and IS_CHAMPION[card] for card in range(len(ID)))


@pytest.mark.rule("shards.cards.anatomy")
def test_a_name_gives_the_card_its_id() -> None:
    assert len(set(ID)) == len(EN)
    ids = {name: ID[number_of(name)] for name in ("Crystal", "Systema A.I.", "Fao Cu'tul, The Formless")}
    assert ids == {
        "Crystal": "crystal",
        "Systema A.I.": "systema_ai",
        "Fao Cu'tul, The Formless": "fao_cutul_the_formless",
    }


@pytest.mark.rule("shards.cards.starting-cards-are-allies")
def test_starting_cards_have_no_faction_and_are_no_champions() -> None:
    for card in range(len(ID)):
        if KIND[card] == STARTER:
            assert FACTION[card] == 0
            assert not IS_CHAMPION[card]
            assert HEALTH[card] == 0


PRINTED = """
Kiln Drone 1 3 0 0|Mining Drones 2 3 0 0|Korvus Legionnaire 3 3 0 2|Reactor Drone 3 3 0 0|Venator of the Wastes 4 1 0 0
Numeri Drones 3 2 5 0|Primus Pilus 2 1 6 0|Evokatus 4 2 2 0|Optio Crusher 5 2 4 0|Drakonarius 6 1 2 0
General Decurion 7 1 7 0|Order Initiate 1 3 0 0|Cache Warden 2 2 0 0|Data Heretic 3 3 0 0|Shard Abstractor 3 3 0 0
Portal Monk 3 2 0 0|Command Seer 4 2 0 5|Cryptofist Monk 5 2 0 8|Omnius, The All-Knowing 6 1 0 0
The Grand Architect 7 1 0 0|Giga, Source Adept 2 1 4 0|Systema A.I. 3 1 4 0|Zetta, The Encryptor 5 1 5 5
Undergrowth Aspirant 1 3 0 0|Spore Cleric 2 3 0 0|Fungal Hermit 3 2 0 0|Le'shai Knight 3 3 0 0|Thorn Zealot 3 2 0 3
Shardwood Guardian 4 3 0 0|Ghostwillow Avenger 4 1 0 0|Ojas, Genesis Druid 4 1 0 0|Furrowing Elemental 5 2 0 0
Root of the Forest 7 1 0 0|Additri, Gaiamancer 5 1 5 0|Wraethe Skirmisher 1 3 0 0|Nil Assassin 2 3 0 0
Shadow Apostle 2 3 0 0|Shadebound Sentry 3 2 0 0|Umbral Scourge 3 3 0 0|Aetherbreaker 4 2 0 0
Scion of Nothingness 5 2 0 0|Zara Ra, Soulflayer 5 1 0 0|Fao Cu'tul, The Formless 4 1 4 0
Li Hin, The Shattered 3 1 1 0|Zen Chi Set, Godkiller 7 1 5 0|Limiter Drones 2 3 0 0|Ferrata Guard 4 2 4 0
Axia 7 1 7 0|Cloud Oracles 2 3 0 0|Mainframe Abbot 3 2 0 3|Raidian, Cloud Master 5 1 3 0|Arach Devotees 2 3 0 0
Hounds of Volos 3 2 0 0|Taur, Arachpriest 5 1 4 0|Pall Shades 2 3 0 0|The Lost 4 2 0 0
Ru Bo Vai, The Transcendant 5 1 4 0
"""


@pytest.mark.rule("shards.cards.anatomy", "shards.cards.rarity-equals-copies")
def test_cost_copies_health_and_shield_of_every_centre_card() -> None:
    listed = {}
    for part in PRINTED.replace("\n", "|").split("|"):
        if part.strip():
            name, cost, copies, health, shield = part.strip().rsplit(" ", 4)
            listed[name] = (int(cost), int(copies), int(health), int(shield))
    assert listed == {EN[card]: (COST[card], COPIES[card], HEALTH[card], SHIELD[card]) for card in CENTRE}
