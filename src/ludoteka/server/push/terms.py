"""Whether and how people are called to their tables: what an operator decides."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Push:
    """Nobody is called unless there is a contact."""

    contact: str = ""  # where push services can write to us: mailto:… or https:…
    services: tuple[str, ...] = (
        "fcm.googleapis.com", "push.services.mozilla.com", "push.apple.com", "notify.windows.com",
    )  # fmt: skip
    after: float = 8  # seconds that somebody is waited for before they are called
