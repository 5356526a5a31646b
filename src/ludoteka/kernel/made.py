"""A choice that was made: one result for the table, the terminal, the record and whoever replays it."""

from __future__ import annotations

from typing import Final

from ludoteka.kernel.digests import POURED
from ludoteka.kernel.happenings import Event
from ludoteka.kernel.luck import drawn_anew, is_secret
from ludoteka.kernel.machine import State
from ludoteka.kernel.question import Question
from ludoteka.kernel.refusal import Msg, Refused

NOTHING: Final[list[Event]] = []  # what came of a choice whose events were let go: one list for all of them


class Ply:
    """One choice as a record tells it: who chose, what in notation, and the hash of the state it led to."""

    def __init__(self, seat: int, notation: str, digest: str) -> None:
        self.seat: Final = seat
        self.notation: Final = notation
        self.digest: Final = digest


class Made(Ply):
    """A choice that was made, and what came of it.

    `option`: its number, while the states around it are known. `taught`: luck was spent, or the seat that chose
    learned something hidden; `news`: anybody did. `auto`: the host chose for a person who need not be asked. The states
    before and after it and the events may be let go. `luck`: drawn anew for it, under a secret seed.
    """

    def __init__(
        self,
        seat: int,
        notation: str,
        digest: str,
        label: Msg,
        *,
        option: int = -1,
        taught: bool = True,
        news: bool = True,
        auto: bool = False,
        events: list[Event] | None = None,
        before: State | None = None,
        after: State | None = None,
        luck: list[int] | None = None,
    ) -> None:
        super().__init__(seat, notation, digest)
        self.label: Final = label
        self.option: Final = option
        self.taught: Final = taught
        self.news: Final = news
        self.auto: Final = auto
        self.events: list[Event] = NOTHING if events is None else events
        self.before = before
        self.after = after
        self.luck = luck

    def state(self) -> State:
        """The state it led to, while it is remembered."""
        assert self.after is not None, "this state was let go"
        return self.after

    def let_go(self) -> None:
        """Forget the states and the events: what the record needs stays."""
        self.events = NOTHING
        self.before = None
        self.after = None
        self.luck = None


def make(
    question: Question, option: int, seed: str, number: int, auto: bool = False, digest: str = "", like: str = POURED
) -> Made:
    """Answer a question with one of its options, on a twin: the state it was asked of stays as it is.

    It is choice `number` of a match of this seed. `digest`: the hash of the state it leads to, where that is known and
    need not be worked out; `like`: a hash of the kind that is wanted, where it is not.
    """
    choice = question.choice(option)
    before = question.of
    after = question.state.clone()
    events: list[Event] = []
    after.log = events
    luck = drawn_anew(seed, number, len(after.luck)) if is_secret(seed) else None
    if luck is not None:
        after.luck = luck[:]
    after.play(option)
    after.log = None
    return Made(
        question.seat,
        choice.notation,
        digest or after.digest_like(like),
        choice.label,
        option=option,
        taught=after.lessons() != before.lessons(),
        news=after.horizon != before.horizon,
        auto=auto,
        events=events,
        before=before,
        after=after,
        luck=luck,
    )


def make_again(state: State, ply: Ply, seed: str, number: int, check: bool = True, auto: bool = False) -> Made:
    """Make a choice of a record again: choice `number` under its seed.

    Refuses one that is not offered or leads elsewhere; without `check` its hash is believed.
    """
    try:
        question = state.question(ply.seat)
        option = -1 if question is None else question.find(ply.notation)
        if question is None or option < 0:
            raise state.refusal(ply.seat, ply.notation)
    except Refused as refusal:
        raise Refused("kernel-diverges-refused", ply=number, why=refusal.message) from None
    made = make(question, option, seed, number, auto, digest="" if check else ply.digest, like=ply.digest)
    if made.digest != ply.digest:
        raise Refused("kernel-diverges", ply=number)
    return made
