"""Breaks are tried by several processes with the verdicts of one."""

from __future__ import annotations

import pytest

from tools import proof
from tools.mutants import Mutant, mutants_of


def test_slices_of_breaks_have_the_verdicts_of_one_run(monkeypatch: pytest.MonkeyPatch) -> None:
    """Several processes try them, each with tests of its own."""
    chosen = proof.sample(mutants_of("quarriors"), 2, "slices")
    together = proof.tried_slice("quarriors", [one.key for one in chosen], True)
    monkeypatch.setattr(proof, "SLICE", 1)
    found: dict[str, str] = {}

    def told(mutant: Mutant, verdict: str) -> None:
        found[mutant.key] = verdict

    proof.try_shared("quarriors", chosen, told, True, 2, None)
    assert found == together
    assert set(found) == {one.key for one in chosen}
