"""Every number on every card: cost, points, strength, health, level, what a leader starts with, and each sentence."""

from __future__ import annotations

import pytest

from ludoteka.games.etherstone.box import EtherstoneBox
from tests.games.printed import listed, printed

LEADER, THREAT = "code ВО", "code УГ"


def of(lines: list[str], *, kind: str) -> list[str]:
    return [line for line in lines if kind in line]


def fact(lines: list[str], name: str) -> list[str]:
    """Of every entity its name and this fact, if the card has it."""
    entities = [line.split(" | ") for line in lines if LEADER not in line and THREAT not in line]
    return [f"{parts[0]}: {part}" for parts in entities for part in parts if part.startswith(f"{name} ")]


@pytest.mark.rule("etherstone.cards.three-kinds")
def test_every_card_is_as_listed() -> None:
    assert printed("etherstone") == listed("etherstone")


@pytest.mark.rule("etherstone.cards.threat-fields")
def test_every_threat_has_its_level_health_strength_points_and_reward() -> None:
    threats = of(listed("etherstone"), kind=THREAT)
    assert len(threats) == 18
    assert of(printed("etherstone"), kind=THREAT) == threats


@pytest.mark.rule("etherstone.cards.leader-fields")
def test_every_leader_has_its_health_strength_markers_and_stones() -> None:
    leaders = of(listed("etherstone"), kind=LEADER)
    assert len(leaders) == 13
    assert of(printed("etherstone"), kind=LEADER) == leaders


@pytest.mark.parametrize(
    ("name", "count"),
    [
        pytest.param("cost", 75, marks=pytest.mark.rule("etherstone.cards.entity-cost")),
        pytest.param("points", 75, marks=pytest.mark.rule("etherstone.cards.entity-points")),
        pytest.param("species", 75, marks=pytest.mark.rule("etherstone.cards.entity-colour-band")),
        pytest.param("code", 75, marks=pytest.mark.rule("etherstone.cards.code-corner")),
        pytest.param("strength", 45, marks=pytest.mark.rule("etherstone.cards.entity-strength")),
    ],
)
def test_every_entity_has_its_own(name: str, count: int) -> None:
    wanted = fact(listed("etherstone"), name)
    assert len(wanted) == count
    assert fact(printed("etherstone"), name) == wanted


@pytest.mark.rule("etherstone.cards.entity-type", "etherstone.cards.entity-strength")
def test_only_followers_have_a_strength() -> None:
    entities = [card for card in EtherstoneBox().cards() if card.kind in ("follower", "ritual", "technology")]
    assert {card.kind for card in entities if "strength" in card.facts} == {"follower"}
    assert all("strength" in card.facts for card in entities if card.kind == "follower")
