"""The list of deliberate breaks fits the code, and one of them is noticed; `tools/mutate.py etherstone` tries all."""

from __future__ import annotations

import pytest

from tools.mutate import Mutant, mutants, noticed

ALL = mutants("etherstone")


@pytest.mark.parametrize("mutant", ALL, ids=lambda mutant: mutant.rule)
def test_a_break_fits_the_code(mutant: Mutant) -> None:
    assert mutant.fits(), f"{mutant.file}: {mutant.old}"


@pytest.mark.parametrize("mutant", ALL[60:61], ids=lambda mutant: mutant.rule)
def test_a_break_is_noticed(mutant: Mutant) -> None:
    assert noticed(mutant)
