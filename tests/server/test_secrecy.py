"""What a viewer cannot know is not in the bytes that are sent to him."""

from __future__ import annotations

import asyncio
import json
import os
import random
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from typing import Any, Literal

import pytest

from ludoteka.games import shelf
from ludoteka.kernel.luck import Rng
from ludoteka.kernel.machine import State
from ludoteka.kernel.plain import save
from ludoteka.kernel.refusal import Refused
from ludoteka.room import denied, translate, views
from ludoteka.room.denied import Denied, refusal_of
from ludoteka.room.limits import Limits, Rhythm
from ludoteka.room.lines import Entry
from ludoteka.room.play import Play
from ludoteka.room.play import told as told_to
from ludoteka.room.rows import Chair, Terms
from ludoteka.room.table import Table
from ludoteka.room.wire.told import ENCODER, Explained, Update
from ludoteka.server.bots.thinkers import Thinkers
from ludoteka.server.house import ServerHouse
from ludoteka.server.storage.store import Store
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
def house(tmp_path: Path) -> Iterator[ServerHouse]:
    found = ServerHouse(Store(tmp_path / "x.sqlite"), Thinkers(), Limits(), Rhythm())
    yield found
    found.store.close()


def table_of(house: ServerHouse, name: str, players: int, options: dict[str, Any], play: Play) -> Table:
    """The same table each time, whatever lies on it."""
    terms = Terms(name, players, options, "seed is hidden")
    chairs = [Chair(seat, "person", f"Player {seat}", "", str(seat)) for seat in range(players)]
    table = Table(house, "same", "0", terms, chairs, 0.0)
    table.play = play
    table.number = 7
    play.renumber(7)
    return table


def with_state(play: Play, state: State) -> Play:
    """The same game with another world on the table."""
    twin = Play(play.game, play.seed)
    twin.ids = dict(play.ids)
    twin.log = play.log
    twin.match.believe(list(play.made), state)
    state.horizon = play.state.horizon  # dealing anew spent luck of its own, which did not happen at the table
    state.volunteered = play.state.volunteered
    return twin


def without_luck(state: State) -> dict[str, Any]:
    return {name: value for name, value in save(state).items() if name not in ("luck", "horizon")}


def all_bytes(table: Table, viewer: int, intents: list[int | str]) -> list[bytes]:
    """Everything the server would answer to this viewer here: a seat, or -1 for who watches."""
    assert table.play is not None
    role: Literal["player", "spectator"] = "player" if viewer >= 0 else "spectator"
    guest = str(viewer) if viewer >= 0 else "watcher"
    sent = [ENCODER.encode(views.snapshot(table, guest, role, viewer, -1)), ENCODER.encode(views.table_view(table))]
    if viewer < 0:
        return sent
    seat = viewer
    for intent in intents:
        try:
            sent.append(explained(table.play, seat, intent, None))
        except (Refused, Denied) as fault:
            sent.append(ENCODER.encode(refusal_of(fault)[1]))
        if isinstance(intent, int) and intent not in table.play.offers(seat):
            sent.append(ENCODER.encode(translate.refused(table.play.match.refusal(seat, intent))))
    for place in ("row/0", f"players/{seat}/hand/0", f"players/{1 - seat % 2}/hand/0", f"players/{1 - seat % 2}"):
        sent.append(explained(table.play, seat, None, place))
    return sent


def explained(play: Play, seat: int, intent: int | str | None, place: str | None) -> bytes:
    acts = [act for act in play.explaining(seat, intent, place) if act is not None]
    return ENCODER.encode(Explained(1, acts))


def updates(play: Play, twin: Play, seat: int, option: int, viewer: int) -> list[bytes] | None:
    """What this viewer is told of the same choice in two worlds; None where somebody may learn something by it."""
    told: list[bytes] = []
    if option not in twin.offers(seat):
        return None
    for one in (with_state(play, play.state), twin):
        horizon = one.state.horizon
        made = one.match.choose(seat, option)
        entry = Entry(8, "choice", one.ply, seat, made.label, made.events)
        if one.state.horizon != horizon:
            return None
        one.ids = dict.fromkeys(one.state.asked(), 8)
        told.append(ENCODER.encode(Update(8, told_to(entry, viewer), one.position(viewer, None))))
    return told


PAIRS = 100_000 if os.environ.get("LUDOTEKA_SOAK") == "1" else 1500


@pytest.mark.parametrize(("name", "players", "options"), OPTIONS)
def test_worlds_that_a_viewer_cannot_tell_apart_send_him_the_same_bytes(
    house: ServerHouse, name: str, players: int, options: dict[str, Any]
) -> None:
    """Random games; before each choice, for each seat and for who watches, what he cannot know is dealt anew."""
    rng = random.Random(f"{name}{players}{options}")
    luck = Rng("worlds")
    pairs = compared = different = 0
    for seed in count():
        if pairs >= PAIRS:
            break
        play = Play(shelf.game_of(name, players, options), str(seed))
        while not play.over and pairs < PAIRS:
            actor = play.state.actor
            option = rng.choice(play.offers(actor))
            if play.ply % 3 == 0:
                for viewer in range(-1, players):
                    twin = with_state(play, play.state.redeal(viewer, luck.fork()))
                    intents: list[int | str] = [rng.randrange(400) for _ in range(3)]
                    intents += [choice.notation for choice in play.state.choices()][:2]
                    mine = all_bytes(table_of(house, name, players, options, play), viewer, intents)
                    theirs = all_bytes(table_of(house, name, players, options, twin), viewer, intents)
                    assert mine == theirs, (seed, play.ply, viewer)
                    pairs += len(mine)
                    different += without_luck(twin.state) != without_luck(play.state)
                    told = updates(play, twin, actor, option, viewer)
                    if told is not None:
                        assert told[0] == told[1], (seed, play.ply, viewer)
                        compared += 1
            play.match.choose(actor, option)
    assert compared > 5
    # Quarriors hides nothing but the luck to come.
    assert different > 30 or name == "quarriors", "the worlds must differ, or nothing was shown"


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
    return [found.deal(), *(made.state() for made in found.steps())]


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
