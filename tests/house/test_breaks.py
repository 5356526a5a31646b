"""The lists of deliberate breaks fit the code, and a sample of them is noticed; `tools/mutate.py GAME` tries all."""

from __future__ import annotations

import pytest

from tools.mutate import Mutant, games, mutants, noticed

ALL = [mutant for game in games() for mutant in mutants(game)]
SAMPLE = [mutants(game)[60] for game in games()]


@pytest.mark.parametrize("mutant", ALL, ids=lambda mutant: mutant.rule)
def test_a_break_fits_the_code(mutant: Mutant) -> None:
    assert mutant.fits(), f"{mutant.file}: {mutant.old}"


@pytest.mark.parametrize("mutant", SAMPLE, ids=lambda mutant: mutant.rule)
def test_a_break_is_noticed(mutant: Mutant) -> None:
    assert noticed(mutant)
