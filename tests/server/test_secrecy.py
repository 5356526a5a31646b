"""What a viewer cannot know is not in the bytes that are sent to him."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from ludoteka.games import shelf
from ludoteka.kernel.luck import Rng
from ludoteka.kernel.machine import State
from ludoteka.kernel.plain import save
from ludoteka.kernel.refusal import Refused
from ludoteka.server import denied
from ludoteka.server.denied import Denied
from ludoteka.server.house import House
from ludoteka.server.limits import Limits, Rhythm
from ludoteka.server.messages import Explained
from ludoteka.server.play import Play
from ludoteka.server.rows import Chair, Terms
from ludoteka.server.store import Store
from ludoteka.server.table import ENCODER, Table, refusal_of
from ludoteka.server.thinkers import Thinkers
from tests.server.browser import Browser, Stream, play_on
from tests.server.conftest import Seated

OPTIONS: list[tuple[str, int, dict[str, Any]]] = [
    ("shards", 2, {}),
    ("shards", 2, {"secret": True}),
    ("shards", 3, {"draft": True}),
    ("shards", 4, {"variant": "team"}),
    *((box.name, max(box.players()), {}) for box in shelf.SHELF.values() if box.name != "shards"),
]


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    found = House(Store(tmp_path / "x.sqlite"), Thinkers(), Limits(), Rhythm())
    yield found
    found.store.close()


def table_of(house: House, name: str, players: int, options: dict[str, Any], play: Play) -> Table:
    """The same table each time, whatever lies on it."""
    terms = Terms(name, players, options, "seed is hidden")
    chairs = [Chair(seat, "person", f"Player {seat}", "", str(seat)) for seat in range(players)]
    table = Table(house, "same", "0", terms, chairs, 0.0)
    table.play = play
    table.status = "over" if play.over else "playing"
    table.number = 7
    play.renumber(7, -1, {})
    return table


def with_state(play: Play, state: State) -> Play:
    twin = object.__new__(Play)
    twin.__dict__.update(play.__dict__)
    twin.state = state
    state.horizon = play.state.horizon  # dealing anew spent luck of its own, which did not happen at the table
    return twin


def without_luck(state: State) -> dict[str, Any]:
    return {name: value for name, value in save(state).items() if name not in ("luck", "horizon")}


def all_bytes(table: Table, seat: int, intents: list[int | str]) -> list[bytes]:
    """Everything the server would answer to this seat here, and to a spectator."""
    assert table.play is not None
    sent = [
        ENCODER.encode(table.snapshot(str(seat), "player", seat, -1)),
        ENCODER.encode(table.snapshot("watcher", "spectator", -1, -1)),
    ]
    for intent in intents:
        try:
            sent.append(ENCODER.encode(Explained(1, table.play.explain(seat, intent, None))))
        except (Refused, Denied) as fault:
            sent.append(ENCODER.encode(refusal_of(fault)[1]))
    for place in ("row/0", f"players/{seat}/hand/0", f"players/{1 - seat % 2}/hand/0", f"players/{1 - seat % 2}"):
        sent.append(ENCODER.encode(Explained(1, table.play.explain(seat, None, place))))
    return sent


@pytest.mark.parametrize(("name", "players", "options"), OPTIONS)
def test_worlds_that_a_seat_cannot_tell_apart_send_it_the_same_bytes(
    house: House, name: str, players: int, options: dict[str, Any]
) -> None:
    """A random game; before each choice, for each seat, what it cannot know is dealt anew."""
    rng = random.Random(f"{name}{players}{options}")
    luck = Rng("worlds")
    pairs = 0
    different = 0
    for seed in range(2 if name == "shards" else 1):
        game = shelf.game_of(name, players, options)
        play = Play(game, str(seed))
        while not play.over and play.ply < (120 if name == "shards" else 75):
            actor = play.state.actor
            if play.ply % 3 == 0:
                for seat in range(players):
                    twin = play.state.redeal(seat, luck.fork())
                    intents: list[int | str] = [rng.randrange(400) for _ in range(3)]
                    intents += [choice.notation for choice in play.state.choices()][:2]
                    mine = all_bytes(table_of(house, name, players, options, play), seat, intents)
                    theirs = all_bytes(
                        table_of(house, name, players, options, with_state(play, twin)), seat, intents
                    )
                    assert mine == theirs
                    pairs += len(mine)
                    different += without_luck(twin) != without_luck(play.state)
            play.choose(actor, rng.choice(play.offers(actor)))
            play.events()
    assert pairs > 400
    if name == "shards":
        assert different > 50, "the worlds must differ, or nothing was shown"


def cards_of(value: Any, known: set[str]) -> Iterator[str]:
    """Every card that a message names, bare or as a term."""
    if isinstance(value, dict):
        for part in value.values():
            yield from cards_of(part, known)
    elif isinstance(value, list):
        for part in value:
            yield from cards_of(part, known)
    elif isinstance(value, str) and value.removeprefix("card:") in known:
        yield value.removeprefix("card:")


async def test_over_real_sockets_no_card_is_named_that_the_viewer_cannot_have_seen(
    two: Seated, anna: Browser, boris: Browser, vera: Browser
) -> None:
    """What was once open may be named for ever; what never was, never. Decks and hands of others never were."""
    table = await two(options={"secret": True})
    known = {card.id for card in shelf.box("shards").cards()}
    await vera.post(f"/api/tables/{table}/watch")
    async with anna.stream(table) as a, boris.stream(table) as b, vera.stream(table) as v:
        heard = asyncio.create_task(listen(v))
        await play_on({0: a, 1: b}, random.Random(11))
        await asyncio.wait_for(heard, 20)
    record = (await anna.get(f"/api/records/{table}/text")).text
    states = positions(record)
    for viewer, stream in ((0, a), (1, b), (-1, v)):
        seen: set[str] = set()
        checked = 0
        told = [json.loads(text) for text in stream.all]
        for message in (one for one in told if one["type"] in ("snapshot", "update")):
            ply = message["position"]["ply"]
            for state in states[max(0, ply - 1) : ply + 1]:
                seen |= open_cards(state, viewer)
            entry = message.get("entry", {})
            for event in entry.get("events", []):
                if all(value is not None for value in event["args"].values()):
                    seen |= set(cards_of(event["args"], known))
            named = set(cards_of(message["position"], known))
            assert named <= seen, (viewer, ply, named - seen)
            checked += 1
        assert checked > 50
        assert seen < known


async def listen(stream: Stream) -> None:
    while not stream.over:
        await stream.hear()


def positions(record: str) -> list[State]:
    found = shelf.record(record)
    state = found.game.deal(found.seed)
    states = [state.clone()]
    for ply in found.plies:
        state.apply(ply.notation, ply.seat)
        states.append(state.clone())
    return states


HIDDEN = ("hand", "deck", "secret")


def open_cards(state: State, viewer: int) -> set[str]:
    """Worked out from the whole state, not from its views: what lies open, and what the viewer holds."""
    data = save(state)
    known = {card.id for card in shelf.box("shards").cards()}
    found: set[str] = set()
    for player in data["players"]:
        mine = player["seat"] == viewer
        for name, value in player.items():
            if name not in HIDDEN or (mine and name != "deck"):
                found |= set(cards_of(value, known))
    for name, value in data.items():
        if name not in ("players", "stack", "centre", "luck"):
            found |= set(cards_of(value, known))
    return found


async def test_a_hidden_event_has_a_wording_of_its_own(two: Seated, anna: Browser, boris: Browser) -> None:
    table = await two()
    async with anna.stream(table) as a, boris.stream(table) as b:
        await play_on({0: a, 1: b}, random.Random(3), most=60)
        mine = {entry["number"]: entry for entry in a.log}
        hidden = 0
        for entry in b.log:
            for event, twin in zip(entry["events"], mine[entry["number"]]["events"]):
                assert event["what"] == twin["what"]
                if event["message"] != twin["message"]:
                    hidden += 1
                    assert event["message"]["id"].endswith("-hidden") != twin["message"]["id"].endswith("-hidden")
        assert hidden > 5


async def test_the_seed_is_told_to_nobody_before_the_end(two: Seated, anna: Browser, boris: Browser) -> None:
    table = await two(seed="a-seed-of-its-own")
    async with anna.stream(table) as a, boris.stream(table) as b:
        await play_on({0: a, 1: b}, random.Random(3), most=20)
        sent = a.all + b.all
    answers = [await anna.get(path) for path in (f"/api/tables/{table}", "/api/tables", "/metrics")]
    assert not [text for text in [*sent, *(answer.text for answer in answers)] if "a-seed-of-its-own" in text]
    assert (await anna.get(f"/api/records/{table}")).status_code == denied.NOT_YOURS
