"""What is counted."""

from __future__ import annotations

import time
from dataclasses import dataclass, field

BOUNDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0)  # seconds from a choice to its acknowledgement


@dataclass(slots=True)
class Metrics:
    """Counts since the start."""

    started: float = field(default_factory=time.time)
    moves: int = 0
    sockets: int = 0
    messages: int = 0
    refusals: int = 0
    opened: int = 0
    loaded: int = 0
    faults: int = 0
    speechless: int = 0
    buckets: dict[float, int] = field(default_factory=lambda: dict.fromkeys(BOUNDS, 0))
    seconds: float = 0
    acknowledged: int = 0

    def acknowledge(self, seconds: float) -> None:
        """Note how long an acknowledged choice took."""
        self.seconds += seconds
        self.acknowledged += 1
        for bound in self.buckets:
            if seconds <= bound:
                self.buckets[bound] += 1

    def counts(self) -> dict[str, float]:
        """By name; what follows a name in braces tells one of several counts apart."""
        found: dict[str, float] = {
            "sockets": self.sockets,
            "moves_total": self.moves,
            "messages_total": self.messages,
            "refusals_total": self.refusals,
            "faults_total": self.faults,
            "bots_speechless_total": self.speechless,
            "tables_opened_total": self.opened,
            "tables_loaded_total": self.loaded,
            "start_time_seconds": round(self.started, 3),
        }
        for bound, n in self.buckets.items():
            found[f'acknowledge_seconds_bucket{{le="{bound}"}}'] = n
        found['acknowledge_seconds_bucket{le="+Inf"}'] = self.acknowledged
        found["acknowledge_seconds_sum"] = round(self.seconds, 6)
        found["acknowledge_seconds_count"] = self.acknowledged
        return found
