"""Why something may be done, or not: the conditions of each act of a turn."""

from __future__ import annotations

from ludoteka.games.quarriors.state import WHY, Quarriors, Whys
from ludoteka.kernel.choices import Verb
from ludoteka.kernel.refusal import Reason


class TurnWhys(Whys):
    def reasons(self, state: Quarriors, seat: int, verb: Verb, n: int) -> list[Reason]:
        return []


WHY.append(TurnWhys())
