"""The variants of the book and the readings of it that a table can be played by."""

from __future__ import annotations

from typing import Final

from ludoteka.kernel.game import Setting

YES_NO: Final = (True, False)
SETTINGS: Final = (
    Setting("cards", ("draft", "sets", "chosen-sets"), "draft", "etherstone.draft.ready-sets-skip", "R08"),
    Setting("refresh_to_zero", YES_NO, True, "R11", ruling=True),
    Setting("infected_refresh", YES_NO, True, "R12", ruling=True),
    Setting("matches", ("live", "fixed"), "live", "R19", ruling=True),
    Setting("immediate", ("optional", "compulsory"), "optional", "R21", ruling=True),
    Setting("infected_gains", ("lost", "kept"), "lost", "R38", ruling=True),
)
