"""Why something may be done, or not: the conditions of each act."""

from __future__ import annotations

from ludoteka.games.elves.state import WHY, Elves, Whys
from ludoteka.kernel.choices import Verb
from ludoteka.kernel.refusal import Reason


class ElvesWhys(Whys):
    """Every condition of an act, met or not."""

    def reasons(self, state: Elves, seat: int, verb: Verb, n: int) -> list[Reason]:
        return []


WHY.append(ElvesWhys())
