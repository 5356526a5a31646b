"""An act, written once: when it may be done, why not, and what it does."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Generic, TypeVar

from ludoteka.kernel.refusal import Msg, Reason

if TYPE_CHECKING:
    from ludoteka.kernel.machine import State

S = TypeVar("S", bound="State")


class Why:
    """What a person is told of an act or an answer: each of its conditions, met or not, with the rules behind it."""

    def __init__(self) -> None:
        self.found: Final[list[Reason]] = []

    def need(self, met: bool, id: str, *rules: str, args: dict[str, object] | None = None) -> None:
        """One condition. Its message says what must be so, and reads well whether it is met or not."""
        self.found.append(Reason(met, Msg(id, args), rules))

    def holds(self) -> bool:
        """Whether no condition failed."""
        return all(reason.met for reason in self.found)


class Act(Generic[S]):
    """One printed act: its conditions and what it does. `base` is the first option of its verb.

    The conditions stand in `may`. A passage that is asked often may beside them offer its acts in a scan of its own;
    a contract test holds what is offered to `may`.
    """

    def __init__(self, base: int) -> None:
        self.base: Final = base

    def may(self, state: S, seat: int, n: int, why: Why | None) -> bool:
        """Whether `seat` may do this to thing number `n`. A playout passes None, a person a `Why` to be filled."""
        raise NotImplementedError

    def do(self, state: S, seat: int, n: int) -> None:
        """Do it."""
        raise NotImplementedError
