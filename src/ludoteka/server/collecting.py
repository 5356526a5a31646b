"""When Python looks for cycles that nobody holds any more: when much has gone, not in the middle of play.

The collector's own rhythm goes through everything that lives each time the heap has grown by a quarter. At 500 tables
that is a third of a second in which nobody is answered, and it finds nothing: tables and sockets live long.
"""

from __future__ import annotations

import gc
import time

NEVER = 1_000_000_000
# What a choice needs for a moment, views and lists of options, are some thousand things that go by themselves: looking
# through the young at every 700 of them, as Python does unless told otherwise, is a look or more a viewer.
YOUNG = 10_000
MIDDLE = 20
LEAST = 200  # things that must have gone before it is worth a look
LONGEST = 600.0  # seconds; requests and refusals leave a little, too


def by_house() -> None:
    """Leave old things to `Litter`; what was loaded to serve at all is not looked at any more, young ones rarely."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG, MIDDLE, NEVER)


class Litter:
    """What tables have left behind since somebody looked. Sockets leave nothing (`http.protocols`)."""

    def __init__(self) -> None:
        self.left = 0
        self.looked = time.monotonic()

    def drop(self) -> None:
        """A table has gone."""
        self.left += 1

    def is_much(self, living: int) -> bool:
        return self.left > max(LEAST, living // 4) or time.monotonic() - self.looked > LONGEST

    def sweep(self, living: int) -> bool:
        """Look, if it is time; `living` is how many tables there are."""
        if not self.is_much(living):
            return False
        gc.collect()
        self.left = 0
        self.looked = time.monotonic()
        return True
