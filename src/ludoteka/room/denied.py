"""A refusal of the server, with the status that says of what sort it is."""

from __future__ import annotations

from typing import Any

from ludoteka.kernel.refusal import Refused
from ludoteka.room import translate
from ludoteka.room.wire.words import Msg, Refusal

NOT_UNDERSTOOD = 400
NOT_YOURS = 403
NO_SUCH = 404
TOO_LATE = 408
NOT_NOW = 409
TOO_LONG = 413
WRONG_TYPE = 415
BY_THE_RULES = 422
TOO_OFTEN = 429
FULL = 503


class Denied(Exception):
    """This is not possible; nothing has changed."""

    def __init__(self, status: int, id: str, late: bool = False, **args: Any) -> None:
        super().__init__(id)
        self.status = status
        self.late = late
        self.refusal = Refusal(Msg(id, args))


def refusal_of(fault: Denied | Refused) -> tuple[int, Refusal, bool]:
    """The status, the refusal and whether it came too late."""
    if isinstance(fault, Denied):
        return fault.status, fault.refusal, fault.late
    return BY_THE_RULES, translate.refused(fault), False
