"""Breaks are made of loops and comparisons, and tried by several processes with the verdicts of one."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools import mutants, proof
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


SEVERAL = """\
def dealt(state):
    # rule: game.several
    for seat in state.seats:
        if state.may(seat):
            state.draw(seat)
    for seat in state.seats:
        state.tell(seat)
    while state.left:
        return state.left
    return [card for card in state.hand if card >= 5]
"""


def test_several_are_cut_to_the_first_and_by_the_last(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A loop that only tells, or ends with its first turn anyway, is left as it is."""
    monkeypatch.setattr(mutants, "ROOT", tmp_path)
    file = tmp_path / "several.py"
    file.write_text(SEVERAL, "utf-8")
    made = [(one.how, one.new) for one in mutants.Source(file).mutants()]
    assert [new for how, new in made if how == "first only"] == [
        "state.draw(seat)\n            break",
        "[card for card in state.hand if card >= 5][:1]",
    ]
    assert [new for how, new in made if how == "all but the last"] == [
        "list(state.seats)[:-1]",
        "[card for card in state.hand if card >= 5][:-1]",
    ]
    assert [new for how, new in made if how == "exactly"] == ["card == 5"]
