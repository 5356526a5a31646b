"""What the stream tells of goals and dangers is what the box says to these eyes."""

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
