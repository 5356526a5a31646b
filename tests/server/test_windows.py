"""Response windows: alone they are not seen, among people they tell nothing, not even by the time they take."""

from __future__ import annotations

import asyncio
import json
import os
import random
import re
from bisect import bisect_left, bisect_right
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any, Literal

import pytest

from ludoteka.games import shelf
from ludoteka.kernel.luck import Rng
from ludoteka.kernel.machine import State
from ludoteka.room import views, windows
from ludoteka.room.house import House
from ludoteka.room.limits import Rhythm
from ludoteka.room.play import Play
from ludoteka.room.rows import Chair, Terms, chair_of
from ludoteka.room.table import Table
from ludoteka.room.windows import Window
from ludoteka.room.wire.told import ENCODER
from tests.server.browser import PATIENCE, QUICK, Browser, Server, Stream, serving
from tests.server.test_secrecy import with_state
from tests.server.test_stream import shields_of, stand
from tests.server.virtual import Eye, house_of, played

SOAK = os.environ.get("LUDOTEKA_SOAK") == "1"
WORLDS = 12  # so often what a viewer cannot know is dealt anew, to find worlds with an answer and worlds without

# --- alone among bots


async def test_alone_a_window_without_an_answer_is_not_seen(anna: Browser, server: Server) -> None:
    table = await anna.open("me", "me")
    await stand(server, table, {"players": [{"power": 9}, {"hand": ["crystal"]}]}, "end-main")
    play = server.table(table).play
    assert play is not None
    assert server.table(table).window is not None
    async with anna.stream(table, viewer=1) as stream:
        while not stream.log:
            await stream.hear()
        assert play.made[0].auto
        seen = [one["position"] for one in map(json.loads, stream.all) if one["type"] in ("snapshot", "update")]
        assert not [one for one in seen for decision in one["decisions"] if decision["window"]]
        assert [one["window"] for one in seen] == [None] * len(seen)
        assert not [entry for entry in stream.log if entry["auto"]], "and no line says that it went by itself"


FLASK: dict[str, Any] = {"artefacts": ["artefact-thunder-vial"]}
CHEST: dict[str, Any] = {"treasures": ["treasure-singing-chest"]}


@pytest.mark.parametrize(
    ("kinds", "seat", "holds", "seen"),
    [
        (("random", "me"), 1, FLASK, False),
        (("random", "me"), 1, CHEST, True),
        (("me", "me"), 1, FLASK, True),
        (("me", "random"), 0, CHEST, False),
        (("me", "me"), 0, CHEST, True),
    ],
)
async def test_alone_among_bots_nobody_is_stopped_for_what_is_no_answer(
    anna: Browser, server: Server, kinds: tuple[str, ...], seat: int, holds: dict[str, Any], seen: bool
) -> None:
    """Offers and one's own treasures are for one's own turn; only what answers is asked for, save between people."""
    table = await anna.open(*kinds, game="elves", options={"trade": True})
    game = server.table(table).game
    sends = [card.id for card in game.box.cards() if card.faction == "forest"][:3]
    position: dict[str, Any] = {"players": [{"nation": "forest", "hand": sends}, {}]}
    position["players"][seat] |= holds
    first = game.position(position).question(0)
    assert first is not None
    attack = next(one.notation for one in first.choices() if "attack land" in one.notation)
    await stand(server, table, position, attack)
    question = server.table(table).playing().match.question(seat)
    assert question is not None
    assert question.window
    assert (server.table(table).window is None) == seen


async def test_a_window_that_is_looked_at_twice_is_seen_through(anna: Browser, server: Server) -> None:
    """A worker that brings a table back may hear of the choice that opened the window before it is done."""
    table = await anna.open("me", "me")
    await stand(server, table, {"players": [{"power": 9}, {"hand": ["crystal"]}]}, "end-main")
    found = server.table(table)
    window = found.window
    assert window is not None
    found.answers.drive()
    found.look()
    found.answers.drive()
    async with asyncio.timeout(PATIENCE):
        await window.closed.wait()
    assert found.playing().ply == 1


async def test_alone_a_window_with_an_answer_waits_for_it(anna: Browser, server: Server) -> None:
    table = await anna.open("me", "me")
    shields = shields_of(server, table)
    await stand(server, table, {"players": [{"power": 9}, {"hand": shields}]}, "end-main")
    assert server.table(table).window is None
    async with anna.stream(table, viewer=1) as stream:
        decision = await stream.asked()
        assert decision["window"]
        assert stream.position is not None
        assert stream.position["asked"] == [1], "on one device the screen goes to who is asked"
        await asyncio.sleep(0.2)
        told = await stream.choose(decision["passing"])
        assert told["type"] == "done"


async def test_who_always_wants_to_be_asked_is_asked_with_nothing_in_hand(anna: Browser, server: Server) -> None:
    table = await anna.open("me", "me")
    async with anna.stream(table, viewer=1) as stream:
        await stream.ask("ask_me", seat=1, prompt="shards-ask-shields", stop="always")
    await stand(server, table, {"players": [{"power": 9}, {"hand": ["crystal"]}]}, "end-main")
    async with anna.stream(table, viewer=1) as stream:
        decision = await stream.asked()
        assert len(decision["choices"]) == 1


def test_what_an_earlier_release_wrote_of_windows_is_still_read() -> None:
    row = {"seat": 0, "kind": "person", "name": "Anna", "level": "", "guest": "x"}
    assert chair_of(row | {"silent": '["shards-ask-shields"]'}).stops == {"shards-ask-shields": "never"}
    assert chair_of(row | {"silent": '{"shards-ask-shields":"always"}'}).stops == {"shards-ask-shields": "always"}
    assert chair_of(row | {"silent": "torn"}).stops == {}


# --- among people


async def at_a_window(server: Server, anna: Browser, boris: Browser, hand: list[str]) -> str:
    """Anna attacks Boris, who holds this hand."""
    table = await anna.open("me", "open")
    await boris.sit(table)
    await anna.post(f"/api/tables/{table}/start")
    await stand(server, table, {"players": [{"power": 9}, {"hand": hand}]}, "end-main")
    return table


def updates(stream: Stream) -> list[dict[str, Any]]:
    return [told for told in map(json.loads, stream.all) if told["type"] == "update"]


@pytest.mark.parametrize("holds", [True, False])
async def test_among_people_a_window_is_the_same_for_everybody(tmp_path: Path, holds: bool) -> None:
    async with serving(tmp_path, rhythm=replace(QUICK, window=0.6)) as server:
        anna, boris = Browser(server.url), Browser(server.url)
        shield = next(card.id for card in shelf.box("shards").cards() if card.facts.get("shield"))
        table = await at_a_window(server, anna, boris, [shield] if holds else ["crystal"])
        async with anna.stream(table, viewer=0) as a, boris.stream(table, viewer=1) as b:
            assert a.position is not None
            assert b.position is not None
            assert a.position["window"] == b.position["window"]
            assert a.position["window"]["kind"] == "shards-ask-shields"
            assert a.position["window"]["lasts"] == 0.6
            assert (a.position["asked"], b.position["asked"]) == ([], [])
            assert a.position["decisions"] == []
            assert (b.decision is not None) is holds, "who has nothing to answer with is not bothered"
            began = asyncio.get_running_loop().time()
            if b.decision is not None:
                await b.say("choose", decision=b.decision["id"], seat=1, option=b.decision["passing"])
            await a.until(lambda told: told["type"] == "update")
            assert asyncio.get_running_loop().time() - began > 0.45, "a pass does not close it sooner"
            assert updates(a)[0]["entry"]["seat"] == -1
            assert updates(a)[0]["position"]["window"] is None
        await anna.close()
        await boris.close()


async def test_an_answer_counts_and_is_acknowledged_when_it_is_made(tmp_path: Path) -> None:
    async with serving(tmp_path, rhythm=replace(QUICK, window=0.6)) as server:
        anna, boris = Browser(server.url), Browser(server.url)
        shield = next(card.id for card in shelf.box("shards").cards() if card.facts.get("shield"))
        table = await at_a_window(server, anna, boris, [shield])
        async with boris.stream(table, viewer=1) as b:
            decision = await b.asked()
            show = next(choice["option"] for choice in decision["choices"] if choice["verb"] == "show")
            told = await b.ask("choose", decision=decision["id"], seat=1, option=show)
            assert told["type"] == "done"
            assert updates(b)[0]["entry"]["seat"] == 1
        await anna.close()
        await boris.close()


async def test_anybody_may_hold_a_window_open_and_everybody_sees_it(tmp_path: Path) -> None:
    async with serving(tmp_path, rhythm=replace(QUICK, window=0.5, held=1.5)) as server:
        anna, boris = Browser(server.url), Browser(server.url)
        table = await at_a_window(server, anna, boris, ["crystal"])
        async with anna.stream(table, viewer=0) as a, boris.stream(table, viewer=1) as b:
            began = asyncio.get_running_loop().time()
            assert (await b.ask("hold", seat=1))["type"] == "done", "with nothing in hand: a bluff"
            told = await a.until(lambda told: told["type"] == "window")
            assert told["window"]["held"] == [1]
            assert told["window"]["lasts"] == 1.5
            await a.until(lambda told: told["type"] == "update")
            assert asyncio.get_running_loop().time() - began > 1.2
            refused = await b.ask("hold", seat=1)
            assert refused["refusal"]["message"]["id"] == "server-no-window"
        await anna.close()
        await boris.close()


# --- what time tells, by a virtual clock


@pytest.fixture
def house() -> House:
    return house_of(Rhythm())


def seated(house: House, play: Play) -> Table:
    """A table of people at which this game is played, each of them another guest."""
    players = play.game.players
    chairs = [Chair(seat, "person", f"Player {seat}", "", str(seat)) for seat in range(players)]
    table = Table(house, "same", "0", Terms(play.game.name, players, {}, "hidden"), chairs, 0.0)
    table.play = play
    table.number = 7
    play.renumber(7)
    return table


def can_answer(play: Play, viewer: int) -> bool:
    """Whether anybody but the viewer has something to answer with at the window that is open."""
    return any(not one.is_idle for one in windows.round_of(play) if one.seat != viewer)


def pairs(game: str, most: int) -> Iterator[tuple[int, Play, Play]]:
    """Windows of random games, as a viewer sees them, in a world without an answer and in one with."""
    luck = Rng("pairs", game)
    found = 0
    for seed in range(10_000):
        play = Play(shelf.game(game, 3), str(seed))
        tried = with_state(play, play.state.clone())  # a table to look at worlds with
        rng = random.Random(f"{game}/{seed}")
        for _ in range(600):
            state = play.state
            if state.ending:
                break
            if windows.round_of(play) and rng.random() < 0.5:
                viewer = rng.randrange(-1, 3)
                worlds: dict[bool, list[State]] = {False: [], True: []}
                for _ in range(WORLDS):
                    world = state.redeal(viewer, luck.fork())
                    tried.match.believe([], world)
                    worlds[can_answer(tried, viewer)].append(world)
                for without, having in zip(worlds[False], worlds[True]):
                    yield viewer, with_state(play, without), with_state(play, having)
                    found += 1
                    if found >= most:
                        return
            after = state.clone()
            after.play(rng.choice(state.options()))
            play.match.believe([], after)


class Heard:
    """What somebody was told from the opening of a window until it was closed."""

    def __init__(self, opening: bytes, eye: Eye) -> None:
        closing = next(i for i, (_, text) in enumerate(eye.told) if b'"type":"update"' in text)
        told = eye.told[: closing + 1]
        self.opening = re.sub(rb"\d+(\.\d+)?", b"0", opening)
        self.kinds = [json.loads(text)["type"] for _, text in told]
        self.times = [at for at, _ in told]

    def features(self) -> list[float]:
        gaps = [later - sooner for sooner, later in zip(self.times, self.times[1:])] or [0.0]
        return [self.times[-1], float(len(self.kinds)), float(len(self.opening)), max(gaps), min(gaps)]


async def heard(house: House, viewer: int, play: Play, rng: random.Random, thinking: random.Random) -> Heard:
    """Open the window at a table; who is shown a question thinks for a while, as people do, and passes."""
    table = seated(house, play)
    table.look()
    window = table.window
    assert window is not None
    role: Literal["player", "spectator"] = "spectator" if viewer < 0 else "player"
    eye = Eye(table, role, viewer, str(viewer) if viewer >= 0 else "watcher")
    table.audience.sockets.add(eye)  # type: ignore[arg-type]
    opening = ENCODER.encode(views.position(table, viewer))
    table.answers.drive()
    replies = [asyncio.create_task(pass_by(table, window, seat, thinking)) for seat in window.asked - {viewer}]
    if viewer in window.asked:
        replies.append(asyncio.create_task(pass_by(table, window, viewer, rng)))
    await window.closed.wait()
    await asyncio.sleep(0)
    found = Heard(opening, eye)
    for task in replies:
        task.cancel()
    await asyncio.gather(*replies, return_exceptions=True)
    table.close()
    return found


async def pass_by(table: Table, window: Window, seat: int, rng: random.Random) -> None:
    question = window.question(seat)
    assert question is not None
    assert question.passing is not None
    await asyncio.sleep(min(rng.lognormvariate(0.3, 0.6), 30))
    await table.choose(str(seat), seat, window.number, [question.passing])


def both(house: House, viewer: int, without: Play, having: Play, n: int) -> tuple[Heard, Heard]:
    """The same eyes at the same window in both worlds; only what others hold, and how long they think, differs."""
    return (
        played(heard(house, viewer, without, random.Random(n), random.Random(f"{n}/without"))),
        played(heard(house, viewer, having, random.Random(n), random.Random(f"{n}/having"))),
    )


def told_apart(samples: list[tuple[list[float], bool]]) -> float:
    """How well the best single fact tells holders from others: it is found in one half and tried on the other."""
    half = len(samples) // 2
    learned, tried = samples[:half], samples[half:]
    best = max(range(len(samples[0][0])), key=lambda i: abs(auc(learned, i) - 0.5))
    chance = auc(tried, best)
    return chance if auc(learned, best) >= 0.5 else 1 - chance


def auc(samples: list[tuple[list[float], bool]], i: int) -> float:
    """The area under the curve: how often a holder is above another, ties counting half."""
    held = [facts[i] for facts, holds in samples if holds]
    not_held = [facts[i] for facts, holds in samples if not holds]
    not_held.sort()
    above = sum(bisect_left(not_held, a) + bisect_right(not_held, a) for a in held) / 2
    return above / (len(held) * len(not_held))


GAMES = ["shards", "elves"]  # the others have no windows behind hidden cards
MOST = 100_000 if SOAK else 10_000


@pytest.mark.parametrize("game", GAMES)
def test_nobody_can_tell_by_time_who_holds_an_answer(house: House, game: str) -> None:
    """Pairs of worlds that the viewer cannot tell apart but by an answer, and a statistical adversary."""
    samples: list[tuple[list[float], bool]] = []
    for n, (viewer, without, having) in enumerate(pairs(game, MOST)):
        one, other = both(house, viewer, without, having, n)
        assert one.kinds == other.kinds, "the same kinds in the same order"
        assert all(abs(a - b) < 0.06 for a, b in zip(one.times, other.times, strict=True)), "at the same times"
        assert one.opening == other.opening, "the same words but for numbers"
        samples += [(one.features(), False), (other.features(), True)]
    assert len(samples) == 2 * MOST
    random.Random(1).shuffle(samples)
    assert told_apart(samples) <= 0.55


def test_the_adversary_catches_a_house_that_closes_when_everybody_has_replied(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The same adversary is no fool: where a pass closes the window he knows."""
    monkeypatch.setattr(Window, "is_decided", property(lambda window: window.asked <= set(window.replies)))
    samples: list[tuple[list[float], bool]] = []
    for n, (viewer, without, having) in enumerate(pairs("shards", 60)):
        one, other = both(house, viewer, without, having, n)
        samples += [(one.features(), False), (other.features(), True)]
    random.Random(1).shuffle(samples)
    assert told_apart(samples) > 0.8


def test_alone_the_passes_of_bots_take_one_fixed_pause(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever they hold: 0.4 seconds a window, and never more than half a second."""

    async def pause(play: Play) -> float:
        table = seated(house, play)
        for seat in (1, 2):
            table.chairs[seat] = Chair(seat, "bot", "", "random")
        table.chairs[0].stops = dict.fromkeys(play.game.box.windows(), "never")
        table.look()
        window = table.window
        assert window is not None
        assert not window.company
        table.audience.sockets.add(Eye(table, "player", 0, "0"))  # type: ignore[arg-type]

        async def passing(game: str, state: Any, seat: int, *more: Any) -> int:
            await asyncio.sleep(0.05)
            question = window.question(seat)
            assert question is not None
            assert question.passing is not None
            return question.passing

        monkeypatch.setattr(house.thinkers, "choose", passing)
        table.answers.drive()
        await window.closed.wait()
        table.close()
        return asyncio.get_running_loop().time() if any(one.seat for one in window.questions) else -1

    took = [played(pause(world)) for _, *worlds in pairs("elves", 20) for world in worlds]
    waited = [round(one, 3) for one in took if one >= 0]
    assert set(waited) == {0.4}
    assert len(waited) > 20
