"""Bots of every level in the tab's own Python: the option that they take here, and within three seconds.

The seconds are the processor's, of the thread that thinks. `make soak` asks in many positions, `make test` in
one a box.
"""

from __future__ import annotations

import asyncio
import json
import os
from pathlib import Path

from ludoteka.games import shelf
from tests.tab import choices
from tests.tab.test_same import in_the_tab

LONGEST = 3.0
DEPTHS = [2, 15, 30, 45, 60, 75] if os.environ.get("LUDOTEKA_SOAK") else [15]


async def test_every_level_answers_as_here_and_in_time(built: Path) -> None:
    asked = [(name, max(2, min(shelf.box(name).players())), f"c{n}", n) for name in shelf.SHELF for n in DEPTHS]
    question = json.dumps(asked)
    there = await asyncio.to_thread(in_the_tab, built, question, "choices.py")
    here = json.loads(choices.played(question))
    assert len(there) == len(here) == len(asked)
    worst: dict[str, float] = {}
    for position, ours, theirs in zip(asked, here, there):
        assert {"random", "beginner", "adept", "master"} < set(ours)
        assert {level: one[0] for level, one in theirs.items()} == {level: one[0] for level, one in ours.items()}
        for level, (_, seconds) in theirs.items():
            name = f"{position[0]} {level}"
            worst[name] = max(worst.get(name, 0), seconds)
    print("seconds:", {name: round(one, 2) for name, one in worst.items() if one > 0.05})
    assert 0 < max(worst.values()) < LONGEST
