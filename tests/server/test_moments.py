"""What is told in moments: live and replayed, every patch leads from what was seen to what is."""

from __future__ import annotations

import asyncio
import json
import random
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from ludoteka.games import shelf
from ludoteka.kernel.moments import Film
from ludoteka.room.lines import Entry
from ludoteka.room.play import Glance, Play, told
from ludoteka.room.translate import Filmed
from tests.contract.test_moments import patched
from tests.server.browser import QUICK, Browser, Server, Stream, play_on, serving


async def test_every_update_can_be_seen_to_happen(anna: Browser) -> None:
    table = await anna.open("me", "random")
    async with anna.stream(table) as stream:
        await play_on({0: stream}, random.Random(4))
        updates = [json.loads(text) for text in stream.all]
    assert seen_to_happen(updates) > 50
    record = (await anna.get(f"/api/records/{table}")).json()
    seen: Any = None
    for ply in range(min(len(record["plies"]), 40)):
        replayed = (await anna.get(f"/api/records/{table}/at/{ply}?as=open")).json()
        for moment in replayed["moments"]:
            seen = patched(seen, [(path, value) for path, value in moment["patch"]])
        assert sum(moment["events"] for moment in replayed["moments"]) == len(replayed["events"])
        if replayed["moments"]:
            assert seen == replayed["position"]["view"]
        seen = replayed["position"]["view"]


def seen_to_happen(updates: list[dict[str, Any]]) -> int:
    """How many moments there were; each leads from what was seen to what is."""
    view: Any = None
    moments = 0
    for one in updates:
        if one["type"] == "update" and view is not None:
            entry = one["entry"]
            assert sum(moment["events"] for moment in entry["moments"]) == len(entry["events"])
            for moment in entry["moments"]:
                view = patched(view, [(path, value) for path, value in moment["patch"]])
            if entry["moments"]:
                assert view == one["position"]["view"]
            moments += len(entry["moments"])
        if one["type"] in ("snapshot", "update"):
            view = one["position"]["view"]
    return moments


async def test_what_was_seen_of_a_table_at_rest_is_let_go_and_nothing_is_told_otherwise(
    anna: Browser, server: Server
) -> None:
    table = await anna.open("me", "random")
    play = server.table(table).play
    assert play is not None
    let_go = 0

    async def rest() -> None:
        nonlocal let_go
        while True:
            seen = bool(play.sight.now[1])
            server.house.rest(3600)
            assert bool(play.sight.now[1]) == seen, "it has only just been touched"
            server.house.rest(-1)
            assert not play.sight.now[1]
            let_go += seen
            await asyncio.sleep(0.003)

    async with anna.stream(table) as stream:
        resting = asyncio.create_task(rest())
        await play_on({0: stream}, random.Random(4), most=40)
        assert not resting.done()
        resting.cancel()
        updates = [json.loads(text) for text in stream.all]
    assert let_go > 10
    assert seen_to_happen(updates) > 10


def test_a_line_of_the_log_told_later_has_no_pictures() -> None:
    play = Play(shelf.game("shards", 2, relics=False), "later")
    seat = play.state.actor
    made = play.match.choose(seat, play.offers(seat)[0])
    entry = Entry(1, "choice", play.ply, seat, made.label, made.events)
    play.note(entry)
    later, _ = play.told(seat, -1)
    live = told(entry, seat, play.film(entry))
    assert [moment.patch for moment in later[0].moments] == [[] for _ in later[0].moments]
    assert [(one.kind, one.weight, one.events) for one in later[0].moments] == [
        (one.kind, one.weight, one.events) for one in live.moments
    ]
    assert any(moment.patch for moment in live.moments)


@pytest.mark.parametrize("kind", ["start", "undo", "resigned"])
def test_what_is_no_choice_has_no_film(kind: str) -> None:
    play = Play(shelf.game("shards", 2), "none")
    assert play.film(Entry(1, kind, play.ply, -1)) is None


def is_update(told: dict[str, Any]) -> bool:
    return bool(told["type"] == "update")


async def until_the_bot(stream: Stream) -> None:
    """Choose until the bot is asked after a move of one's own."""
    while not (stream.position and stream.position["asked"] == [1] and stream.log and stream.log[-1]["seat"] == 0):
        decision = stream.decision
        if decision is None:
            await stream.hear()
            continue
        option = decision["choices"][-1]["option"]
        await stream.ask("choose", decision=decision["id"], seat=0, option=option)


async def test_a_bot_waits_for_who_still_watches(tmp_path: Path) -> None:
    async with serving(tmp_path, rhythm=replace(QUICK, watched=30)) as server:
        anna = Browser(server.url)
        table = await anna.open("me", "random", options={"relics": False})
        async with anna.stream(table) as stream:
            await until_the_bot(stream)
            with pytest.raises(TimeoutError):
                async with asyncio.timeout(0.4):
                    await stream.until(is_update)
            await stream.say("shown", number=stream.number)
            told = await stream.until(is_update)
            assert told["entry"]["seat"] == 1
        await anna.close()


async def test_a_bot_does_not_wait_for_ever(tmp_path: Path) -> None:
    async with serving(tmp_path, rhythm=replace(QUICK, watched=0.2)) as server:
        anna = Browser(server.url)
        table = await anna.open("me", "random", options={"relics": False})
        async with anna.stream(table) as stream:
            await until_the_bot(stream)
            told = await stream.until(is_update)
            assert told["entry"]["seat"] == 1
        await anna.close()


@pytest.mark.parametrize("game", sorted(shelf.SHELF))
def test_a_choice_of_one_moment_is_seen_without_being_played_again(game: str) -> None:
    """And looks as it would if it were."""
    players = min(n for n in shelf.box(game).players() if n > 1)
    play = Play(shelf.game(game, players), "7")
    rng = random.Random(game)
    glances = 0
    for number in range(1, 150):
        if play.over:
            break
        seat = play.state.asked()[0]
        made = play.match.tried(seat, rng.choice(play.offers(seat)))
        play.go_on(made, number)
        shown = play.film(Entry(number, "choice", play.ply, seat, made.label, made.events))
        assert made.before is not None
        whole = Film(made.before, made.option, made.seat, made.after, made.luck)
        assert shown is not None
        glances += isinstance(shown, Glance)
        assert [moment.kind for moment in shown.moments] == [moment.kind for moment in whole.moments]
        for viewer in (-1, seat):
            assert changed(shown, viewer) == changed(whole, viewer)
    assert glances > 20


def changed(film: Filmed, viewer: int) -> list[list[tuple[str, Any]]]:
    return film.changes(lambda state: state.view(viewer))
