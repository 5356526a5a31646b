"""What the stream tells of goals, dangers and forecasts is what the box says to these eyes."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest

from ludoteka.games import shelf
from tests.server.browser import Browser, play_on, serving


@pytest.mark.parametrize("name", list(shelf.SHELF))
async def test_a_position_carries_the_goals_of_its_viewer(tmp_path: Path, name: str) -> None:
    async with serving(tmp_path) as server:
        anna = Browser(server.url)
        table = await anna.open("me", "random", game=name, seed="3")
        async with anna.stream(table) as stream:
            await play_on({0: stream}, random.Random(5), most=12)
            found = server.table(table)
            async with found.lock:
                assert found.play is not None
                state = found.play.state
                box = shelf.box(name)
                for viewer in (-1, 0, 1):
                    position = found.play.position(viewer, None)
                    goals: list[dict[str, Any]] = [goal.data() for goal in box.goals(state, viewer)]
                    assert [goal.title.id for goal in position.goals] == [goal["title"]["id"] for goal in goals]
                    assert [[part.have for part in goal.parts] for goal in position.goals] == [
                        [part["have"] for part in goal["parts"]] for goal in goals
                    ]
                    dangers = [danger.data() for danger in box.dangers(state, viewer)]
                    assert [(d.about, d.when) for d in position.dangers] == [(d["about"], d["when"]) for d in dangers]
        await anna.close()


async def test_what_each_option_would_do_is_asked_for(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        anna = Browser(server.url)
        table = await anna.open("me", "random", game="shards", seed="3")
        async with anna.stream(table) as stream:
            found = server.table(table)
            box = shelf.box("shards")
            told: dict[int, list[dict[str, Any]]] = {}
            answer: dict[str, Any] = {}
            while answer.get("type") != "previewed":  # a choice that nobody needs to make may be made meanwhile
                if stream.decision is None:
                    await stream.hear()
                    continue
                decision = stream.decision["id"]
                async with found.lock:
                    assert found.play is not None
                    state = found.play.state
                    question = state.question(0)
                    offered = [] if question is None else question.options
                    told = {option: [fact.data() for fact in box.preview(state, 0, option)] for option in offered}
                answer = await stream.ask("previews", seat=0, decision=decision)
            assert answer["decision"] == decision
            assert {one["option"]: one["facts"] for one in answer["options"]} == {o: f for o, f in told.items() if f}
            late = await stream.ask("previews", seat=0, decision=decision + 99)
            assert (late["type"], late["late"]) == ("refused", True)
            not_mine = await stream.ask("previews", seat=1, decision=decision)
            assert not_mine["type"] == "refused"
        await anna.close()
