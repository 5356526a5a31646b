"""What is begun and not finished: a text being done, or a numbered passage of a rulebook with its place and notes."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final, Generic, TypeVar, final

from mypy_extensions import mypyc_attr

from ludoteka.kernel.acts import Why
from ludoteka.kernel.choices import Prompt
from ludoteka.kernel.kinds import NUMBER, SEAT, WORD, Kind
from ludoteka.kernel.plain import Fields, Plain, load, note, save_into
from ludoteka.kernel.refusal import Msg, Refused
from ludoteka.kernel.sentences import NO_TEXT, PRINTED, Effect, Text

if TYPE_CHECKING:
    from ludoteka.kernel.machine import State

GO: Final = 0  # a step is done: go on with the next, or with what it has put on the stack
ASK: Final = 1  # a step asks: wait for an answer
END: Final = 2  # leave the passage here

S = TypeVar("S", bound="State")


class Frame(Plain, Generic[S]):
    """Something begun and not finished."""

    def __init__(self, you: int) -> None:
        self.you = you
        self.at = 0

    def advance(self, state: S) -> bool:
        """One step on; True when a decision is open. A finished frame takes itself off the stack."""
        raise NotImplementedError

    def asked(self, state: S) -> list[int]:
        """The seats that are asked at once; more than one only where play is simultaneous."""
        return [state.actor]

    def options(self, state: S) -> list[int]:
        raise NotImplementedError

    def obvious(self, state: S) -> int:
        """For playouts: an open option that can be taken without a look at the others; -1 where there is none."""
        return -1

    def chosen(self, state: S, option: int) -> None:
        raise NotImplementedError

    def prompt(self, state: S) -> Prompt:
        raise NotImplementedError

    def weigh(self, state: S, option: int, why: Why) -> None:
        """Tell a person the conditions of this answer, met or not; nothing where being on offer is the only one."""

    def ends(self, state: S) -> int:
        """The option that ends something here and may leave free and useful things undone; -1 where none does."""
        return -1

    def forgone(self, state: S, offered: list[int]) -> list[Msg]:
        """What the option that ends something would leave undone, of what is offered beside it."""
        return []

    def is_response(self, seat: int) -> bool:
        """Whether `seat`, when it is asked here, answers to what is another's."""
        return self.you != seat

    def pass_option(self) -> int:
        """The option that lets a response window go by; -1 where this is none."""
        return -1

    def passes(self) -> tuple[int, ...]:
        """The options that answer nothing."""
        return ()

    def is_aside(self, seat: int, option: int) -> bool:
        """Whether this answer of a seat is none to what is open, and is offered on its own turn as well: a trade."""
        return False

    def clone(self) -> Frame[S]:
        raise NotImplementedError

    def title(self) -> str:
        """The name under which this class of frames is saved."""
        return self.declared().title


@final
@mypyc_attr(free_list_len=1)
class Doing(Frame[Any]):
    """A text being done: how far, and who is meant by its pronouns. `x` is a number the text works with."""

    def __init__(self, text: Text, you: int, this: int = -1, target: int = -1, x: int = 0) -> None:
        super().__init__(you)
        self.text = text
        self.this = this
        self.target = target
        self.x = x

    def declared(self) -> Fields:
        return DOING

    def clone(self) -> Doing:
        twin = Doing(self.text, self.you, self.this, self.target, self.x)
        twin.at = self.at
        return twin

    def advance(self, state: State) -> bool:
        lines = self.text.lines
        stack = state.stack
        depth = len(stack)
        while self.at < len(lines):
            line = lines[self.at]
            self.at += 1
            if line.resolve(state, self):
                return True
            if len(stack) != depth or state.ending:
                return False
        stack.pop()
        return False

    def again(self) -> None:
        """Resolve the same sentence once more: for picks of several, one at a time."""
        self.at -= 1

    def sentence(self) -> Effect[Any]:
        """The sentence that asks."""
        return self.text.lines[self.at - 1]

    def options(self, state: State) -> list[int]:
        return self.text.lines[self.at - 1].options(state, self)

    def chosen(self, state: State, option: int) -> None:
        self.text.lines[self.at - 1].chosen(state, self, option)

    def prompt(self, state: State) -> Prompt:
        return self.text.lines[self.at - 1].prompt(state, self)

    def weigh(self, state: State, option: int, why: Why) -> None:
        self.text.lines[self.at - 1].weigh(state, self, option, why)


FRAME: Final = Fields("Frame", None, note("at", NUMBER), note("you", SEAT))
DOING: Final = Fields(
    "Doing",
    None,
    note("text", PRINTED),
    *FRAME.own,
    note("this", NUMBER),
    note("target", NUMBER),
    note("x", NUMBER),
    title="-",
)


class Procedure(Frame[S]):
    """A numbered passage: `step` is its table of contents, its fields are notes taken on the way."""

    def __init__(self, you: int = 0, like: Frame[S] | None = None) -> None:
        self.you = you
        self.at = 0 if like is None else like.at

    def step(self, state: S, at: int) -> int:
        """Take step number `at` of the book; GO, ASK or END. To turn back, set `self.at`."""
        raise NotImplementedError

    def advance(self, state: S) -> bool:
        stack: list[Any] = state.stack  # what is only taken off need not be looked at
        depth = len(stack)
        while True:
            at = self.at
            self.at = at + 1
            outcome = self.step(state, at)
            if outcome == ASK:
                return True
            if outcome == END:
                top = stack.pop()
                assert top is self, "a passage that ends has nothing above it"
                return False
            if len(stack) != depth or state.ending:
                return False


PASSAGE: Final = Fields("Procedure", FRAME)  # what every passage notes

PASSAGES: Final[dict[str, Callable[[], Frame[Any]]]] = {"-": lambda: Doing(NO_TEXT, 0)}


def passage(blank: Callable[[], Frame[Any]]) -> None:
    """Put a passage into the register, by whose titles frames are saved."""
    title = blank().title()
    assert title not in PASSAGES, title
    PASSAGES[title] = blank


class Framed(Kind):
    """A frame of the stack."""

    def type(self) -> str:
        return "Frame[Any]"

    def twin(self, value: str) -> str:
        return f"{value}.clone()"

    def save(self, value: Any) -> Any:
        frame: Frame[Any] = value
        found: dict[str, Any] = {"passage": frame.title()}
        save_into(found, frame)
        return found

    def pour(self, value: Any, into: list[int]) -> None:
        frame: Frame[Any] = value
        WORD.pour(frame.title(), into)
        frame.pour(into)

    def load(self, data: Any) -> Any:
        title = data.get("passage") if isinstance(data, dict) else None
        if not isinstance(title, str) or title not in PASSAGES:
            raise Refused("kernel-no-such-passage")
        frame = PASSAGES[title]()
        load(frame, {key: value for key, value in data.items() if key != "passage"})
        return frame


FRAMED: Final = Framed()
