"""Chi-square: whether counts are what chance makes of equal odds."""

from __future__ import annotations

import math
from collections.abc import Sequence


def chi_square(counts: Sequence[int]) -> float:
    """How far counts are from being equal."""
    each = sum(counts) / len(counts)
    return sum((count - each) ** 2 / each for count in counts)


def unlikely(freedom: int) -> float:
    """A bound that chance passes about once in a hundred thousand times (Wilson and Hilferty)."""
    return freedom * math.pow(1 - 2 / (9 * freedom) + 4.27 * math.sqrt(2 / (9 * freedom)), 3)
