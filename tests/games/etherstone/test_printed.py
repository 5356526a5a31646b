"""Every number on every card: as it is listed, and as the table plays it."""

from __future__ import annotations

import re

import pytest

from ludoteka.games.etherstone.deck import ABILITIES, COLOURS, EN, HEALTH, ON_DIE, SAYS
from tests.games.etherstone.test_book import bare, dealt, number, points
from tests.games.printed import listed, printed

LINES = {line.split(" | ")[0]: line.split(" | ")[1:] for line in listed("etherstone")}
LEADERS = [name for name, parts in LINES.items() if parts[0].startswith("code ВО")]
THREATS = [name for name, parts in LINES.items() if parts[0].startswith("code УГ")]
ENTITIES = [name for name in LINES if name not in LEADERS and name not in THREATS]
FOLLOWERS = [name for name in ENTITIES if any(part.startswith("strength ") for part in LINES[name])]


def fact(name: str, what: str) -> int:
    """The number that is listed of a card; 0 if none is."""
    found = [part.split()[1] for part in LINES[name] if part.startswith(f"{what} ") and part.split()[1].isdigit()]
    return int(found[0]) if found else 0


@pytest.mark.parametrize(
    "name",
    [
        *(pytest.param(name, marks=pytest.mark.rule("etherstone.cards.three-kinds")) for name in ENTITIES),
        *(pytest.param(name, marks=pytest.mark.rule("etherstone.cards.leader-fields")) for name in LEADERS),
        *(pytest.param(name, marks=pytest.mark.rule("etherstone.cards.threat-fields")) for name in THREATS),
    ],
)
def test_a_card_is_as_listed(name: str) -> None:
    [line] = [line for line in printed("etherstone") if line.startswith(f"{name} | ")]
    assert line.split(" | ")[1:] == LINES[name]


@pytest.mark.rule("etherstone.cards.entity-type", "etherstone.cards.code-corner", "etherstone.cards.entity-colour-band")
def test_every_card_is_listed() -> None:
    assert printed("etherstone") == listed("etherstone")
    assert (len(ENTITIES), len(FOLLOWERS), len(LEADERS), len(THREATS)) == (75, 45, 13, 18)


def said(ability: int) -> str:
    card = ABILITIES[ability].card
    lines = [part for part in LINES[EN[card]] if not part.startswith("×")]
    return lines[len(lines) - len(SAYS[card]) + SAYS[card].index(ABILITIES[ability])]


@pytest.mark.rule("etherstone.cards.entity-strength")
@pytest.mark.parametrize("name", [name for name in ENTITIES if name not in FOLLOWERS])
def test_rituals_and_technologies_have_no_strength(name: str) -> None:
    state = bare()
    state.players[0].play = [number(name)]
    assert state.view()["strengths"][0] == [None]


@pytest.mark.rule("etherstone.cards.threat-fields")
@pytest.mark.parametrize("name", THREATS)
def test_a_threat_is_beaten_at_its_health_hurts_by_its_strength_and_scores_its_points(name: str) -> None:
    state = bare()
    me = state.players[0]
    me.play = [number("Behemoth out of the Abyss"), number("Hand-Reared Colossus"), number("The Cloven One")]
    state.area = [number(name), -1, -1]
    state.offered = None
    state.apply(f"attack {name}")
    state.apply("send Eluna the Unsleeping")
    seen = state.view(0)["attack"]
    told = (seen["need"], seen["damage"], seen["points"])
    assert told == (fact(name, "health"), fact(name, "strength"), fact(name, "points"))
    me.trophies = [number(name)]
    assert points(state)["trophies"] == fact(name, "points")
    level = fact(name, "level")
    piles = dealt(4)
    card = number(name)
    assert [card in pile or card in piles.area for pile in (piles.ones, piles.twos, piles.threes)][level - 1]


@pytest.mark.rule("etherstone.cards.leader-fields")
@pytest.mark.parametrize("name", LEADERS)
def test_a_leader_starts_with_what_is_printed(name: str) -> None:
    state = dealt(2)
    while state.picked < 7:
        state.play(state.options()[0])
    state.players[0].leaders[0] = number(name)
    state.offered = None
    state.play(state.options()[0])
    state.play(state.options()[0])
    me = state.players[0]
    assert (me.health, me.markers) == (fact(name, "health"), fact(name, "markers"))
    assert me.stones == [fact(name, colour) for colour in COLOURS[:4]]
    assert state.view()["leader_strengths"][0] == fact(name, "strength")
    assert HEALTH[me.leader] == fact(name, "health"), "to which a deal resets the dial"


def opened(text: str) -> set[tuple[int, int]]:
    """The colours and values of dice that a printed line speaks of."""
    colour = next((i for i, name in enumerate(COLOURS[:4]) if text.lower().startswith(f"{name} die")), -1)
    if colour >= 0:
        return {(colour, value) for value in range(1, 7)}
    one, other = (int(n) for n in re.findall(r"\d", text.partition(":")[0]))
    values = range(one, other + 1) if text.startswith("Range") else (one, other)
    return {(colour, value) for colour in range(4) for value in values}


@pytest.mark.parametrize(
    "start",
    [
        pytest.param(" die: ", marks=pytest.mark.rule("etherstone.symbols.die-colour")),
        pytest.param("Value ", marks=pytest.mark.rule("etherstone.symbols.die-value")),
        pytest.param("Range ", marks=pytest.mark.rule("etherstone.symbols.die-range")),
    ],
)
def test_a_die_opens_what_the_line_of_the_card_says(start: str) -> None:
    lines = [n for numbers in ON_DIE for n in numbers if start in said(n)[:12]]
    assert len(lines) > 10
    for n in lines:
        fits = ABILITIES[n].fits
        assert {(bit // 6, bit % 6 + 1) for bit in range(30) if fits >> bit & 1} == opened(said(n)), said(n)
