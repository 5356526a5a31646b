"""Goals and dangers of the kernel, put into the messages of the wire."""

from __future__ import annotations

from typing import Any

from msgspec import convert

from ludoteka.kernel.game import Box
from ludoteka.kernel.machine import State
from ludoteka.server.wire.goals import DangerView, GoalView


def goal_views(box: Box, state: State, viewer: int) -> list[GoalView]:
    data: list[dict[str, Any]] = [goal.data() for goal in box.goals(state, viewer)]
    return convert(data, list[GoalView])


def danger_views(box: Box, state: State, viewer: int) -> list[DangerView]:
    data: list[dict[str, Any]] = [danger.data() for danger in box.dangers(state, viewer)]
    return convert(data, list[DangerView])
