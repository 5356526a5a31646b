"""What is counted."""

from __future__ import annotations

import time
from dataclasses import dataclass, field

BOUNDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0, 2.5)  # seconds


@dataclass(slots=True)
class Histogram:
    """How long something took, each time."""

    buckets: dict[float, int] = field(default_factory=lambda: dict.fromkeys(BOUNDS, 0))  # by their upper bounds
    seconds: float = 0
    times: int = 0

    def note(self, seconds: float) -> None:
        self.seconds += seconds
        self.times += 1
        for bound in self.buckets:
            if seconds <= bound:
                self.buckets[bound] += 1

    def counts(self, name: str) -> dict[str, float]:
        found: dict[str, float] = {f"{name}_le_{bound}": n for bound, n in self.buckets.items()}
        return found | {f"{name}_sum": round(self.seconds, 6), f"{name}_count": self.times}


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
    acknowledged: Histogram = field(default_factory=Histogram)
    hinted: Histogram = field(default_factory=Histogram)

    def counts(self) -> dict[str, float]:
        """By name."""
        return {
            "sockets": self.sockets,
            "moves_total": self.moves,
            "messages_total": self.messages,
            "refusals_total": self.refusals,
            "faults_total": self.faults,
            "bots_speechless_total": self.speechless,
            "tables_opened_total": self.opened,
            "tables_loaded_total": self.loaded,
            "start_time_seconds": round(self.started, 3),
            **self.acknowledged.counts("acknowledge_seconds"),
            **self.hinted.counts("hint_seconds"),
        }
