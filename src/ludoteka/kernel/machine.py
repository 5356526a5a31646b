"""The machine: a table, a stack of what is not finished, and one question at a time.

Three kinds of thing, and nothing else, decide what happens next:

* an `Effect` is one printed sentence: immutable, shared by all states, never copied; a `Text` is a few in order;
* a `Procedure` is one numbered passage of a rulebook, with its place and its notes;
* a `State` is the table: plain data, with the stack of texts and passages still to be finished.

A frame on the stack is a text being done (`Doing`: which sentence, who is "you", "this", "target") or a passage.
The machine advances the frame on top until one asks. No generator, closure or callback is ever part of a state.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, Generic, TypeVar

from mypy_extensions import i64, mypyc_attr

from ludoteka.kernel.choices import Choice, Decision, Prompt, Verb, Verbs
from ludoteka.kernel.happenings import Event, Happening
from ludoteka.kernel.luck import MIXER, MULTIPLIER, WORD, forward, output
from ludoteka.kernel.plain import (
    INNER,
    NOBODY,
    NUMBER,
    OPEN,
    SEAT,
    Field,
    Kind,
    Many,
    Plain,
    digest,
    load,
    save,
    view,
)
from ludoteka.kernel.refusal import Msg, Reason, Refused

GO: Final = 0  # a step is done: go on with the next, or with what it has put on the stack
ASK: Final = 1  # a step asks: wait for an answer
END: Final = 2  # leave the passage here

S = TypeVar("S", bound="State")


# --- printed sentences ------------------------------------------------------------------------------------------


class Effect(Generic[S]):
    """One printed sentence."""

    def resolve(self, state: S, who: Doing) -> bool:
        """Do it. True when it first asks something of `state.actor`; the answer comes to `chosen`."""
        raise NotImplementedError

    def options(self, state: S, who: Doing) -> list[int]:
        """What may be answered now."""
        raise NotImplementedError

    def chosen(self, state: S, who: Doing, option: int) -> None:
        """Go on with the answer. To ask again, call `who.again()`."""
        raise NotImplementedError

    def prompt(self, state: S, who: Doing) -> Prompt:
        """What is asked, in words, with the rules behind it."""
        raise NotImplementedError

    def parts(self) -> tuple[Text, ...]:
        """The texts inside this sentence."""
        return ()

    def say(self) -> Msg:
        """The sentence as a message for people."""
        raise NotImplementedError


class Text:
    """Printed sentences in their order, known by an address once they stand in the book."""

    def __init__(self, *lines: Effect[Any]) -> None:
        self.lines: Final[tuple[Effect[Any], ...]] = lines
        self.address = ""

    def say(self) -> list[Msg]:
        return [line.say() for line in self.lines]


BOOK: Final[dict[str, Text]] = {}
NO_TEXT: Final = Text()


def enter(address: str, text: Text) -> Text:
    """Give a text and the texts inside it their addresses, by which frames are saved."""
    assert address not in BOOK, address
    text.address = address
    BOOK[address] = text
    for n, line in enumerate(text.lines, 1):
        for m, part in enumerate(line.parts(), 1):
            enter(f"{address}.{n}.{m}", part)
    return text


class Printed(Kind):
    """A text of the book, written as its address."""

    def save(self, value: Any) -> Any:
        text: Text = value
        assert text.address, "a text on the stack must stand in the book"
        return text.address

    def load(self, data: Any) -> Any:
        if not isinstance(data, str) or data not in BOOK:
            raise Refused("kernel-no-such-text", value=repr(data))
        return BOOK[data]


enter("-", NO_TEXT)


# --- frames ------------------------------------------------------------------------------------------------------


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

    def clone(self) -> Frame[S]:
        raise NotImplementedError

    def title(self) -> str:
        """The name under which this class of frames is saved."""
        raise NotImplementedError


@mypyc_attr(free_list_len=1)
class Doing(Frame[Any]):
    """A text being done: how far, and who is meant by its pronouns. `x` is a number the text works with."""

    def __init__(self, text: Text, you: int, this: int = -1, target: int = -1, x: int = 0) -> None:
        super().__init__(you)
        self.text = text
        self.this = this
        self.target = target
        self.x = x

    def fields(self) -> tuple[Field, ...]:
        return DOING

    def title(self) -> str:
        return "-"

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


PRINTED: Final = Printed()
DOING: Final = (
    Field("text", OPEN, PRINTED),
    Field("at", OPEN, NUMBER),
    Field("you", OPEN, SEAT),
    Field("this", OPEN, NUMBER),
    Field("target", OPEN, NUMBER),
    Field("x", OPEN, NUMBER),
)


class Procedure(Frame[S]):
    """A numbered passage: `step` is its table of contents, its fields are notes taken on the way."""

    def step(self, state: S, at: int) -> int:
        """Take step number `at` of the book; GO, ASK or END. To turn back, set `self.at`."""
        raise NotImplementedError

    def advance(self, state: S) -> bool:
        stack = state.stack
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


PASSAGE: Final = (Field("at", OPEN, NUMBER), Field("you", OPEN, SEAT))  # what every passage notes

PASSAGES: Final[dict[str, Callable[[], Frame[Any]]]] = {"-": lambda: Doing(NO_TEXT, 0)}


def passage(title: str, blank: Callable[[], Frame[Any]]) -> None:
    """Put a passage into the register, by whose titles frames are saved."""
    assert title not in PASSAGES, title
    PASSAGES[title] = blank


class Framed(Kind):
    """A frame of the stack."""

    def save(self, value: Any) -> Any:
        frame: Frame[Any] = value
        return {"passage": frame.title(), **save(frame)}

    def load(self, data: Any) -> Any:
        title = data.get("passage") if isinstance(data, dict) else None
        if not isinstance(title, str) or title not in PASSAGES:
            raise Refused("kernel-no-such-passage")
        frame = PASSAGES[title]()
        load(frame, {key: value for key, value in data.items() if key != "passage"})
        return frame


FRAMED: Final = Framed()


# --- the table ---------------------------------------------------------------------------------------------------


@mypyc_attr(acyclic=True)
class State(Plain):
    """What lies on the table and what is still to be done. A game adds its own fields."""

    def __init__(self, of: State | None = None) -> None:
        """A blank table, or the twin of another. A game's class does the same with its own fields."""
        if of is None:
            self.stack: list[Frame[Any]] = []
            self.luck: list[int] = []
            self.script: list[int] = []
            self.actor = 0
            self.ending = 0
            self.winners: list[int] = []
            self.horizon = 0
            self.volunteered = 0
        else:
            self.stack = [frame.clone() for frame in of.stack]
            self.luck = of.luck[:]
            self.script = of.script[:]
            self.actor = of.actor
            self.ending = of.ending
            self.winners = of.winners[:]
            self.horizon = of.horizon
            self.volunteered = of.volunteered
        self.log: list[Event] | None = None
        self.offered: list[int] | None = None

    # what a game must say of itself

    def clone(self) -> State:
        """A twin that shares nothing that can change, and has no listener."""
        raise NotImplementedError

    def verbs(self) -> Verbs:
        """What can be chosen in this game."""
        raise NotImplementedError

    def endings(self) -> tuple[str, ...]:
        """The ways the game can end; number 0 is "not over"."""
        raise NotImplementedError

    def redeal(self, seat: int, luck: int) -> State:
        """A twin that `seat` cannot tell from this state: what it cannot know dealt anew, all luck fresh."""
        raise NotImplementedError

    def seats(self) -> int:
        """How many seats there are, automata included."""
        raise NotImplementedError

    def reasons(self, seat: int, verb: Verb, n: int) -> list[Reason]:
        """The conditions under which `seat` may do this, met or not. Empty where only the open question decides."""
        return []

    def sides(self) -> list[int]:
        """For each seat the side it plays for."""
        return list(range(self.seats()))

    def scores(self) -> list[list[tuple[str, int]]]:
        """For each seat its score, line by line; empty where the game has none."""
        return []

    def ended_by(self) -> dict[str, object]:
        """What the sentence of the ending speaks of, as the arguments of its message."""
        return {}

    def described(self, viewer: int) -> dict[str, Any]:
        """Derived values that a reader of the view would otherwise have to work out by rules."""
        return {}

    # play

    def options(self) -> list[int]:
        """What may be chosen now. Do not change the list."""
        offered = self.offered
        if offered is None:
            offered = self.stack[-1].options(self)
            self.offered = offered
        return offered

    def play(self, option: int) -> None:
        """Choose, unchecked: for those who took the option from `options()`."""
        self.offered = None
        stack = self.stack
        stack[-1].chosen(self, option)
        while self.ending == 0 and not stack[-1].advance(self):
            pass

    def apply(self, choice: int | str, seat: int = NOBODY) -> None:
        """Choose, by number or by notation; refuse with a sentence what is not offered."""
        if self.ending:
            raise Refused("kernel-game-over")
        actor = self.actor
        if seat != NOBODY and seat != actor:
            if not 0 <= seat < self.seats() or seat not in self.stack[-1].asked(self):
                raise self.refusal(seat, choice)
            self.actor = seat
            self.offered = None
        option = self.open_option(choice) if isinstance(choice, str) else choice
        if option not in self.options():
            refusal = self.refusal(self.actor, choice)
            self.actor = actor
            self.offered = None
            raise refusal
        self.play(option)

    def run(self) -> None:
        """Resolve until somebody must decide, or the game is over."""
        stack = self.stack
        while self.ending == 0 and not stack[-1].advance(self):
            pass

    def do(self, text: Text, you: int, this: int = -1, target: int = -1, x: int = 0) -> None:
        """Put a text on the stack: it is done before anything below it goes on."""
        if text.lines:
            self.stack.append(Doing(text, you, this, target, x))

    def follow(self, frame: Frame[Any]) -> None:
        """Put a passage on the stack: it is followed before anything below it goes on."""
        self.stack.append(frame)

    def finish(self, ending: int, winners: list[int]) -> None:
        """The game is over on the spot."""
        self.ending = ending
        self.winners = winners

    # luck and knowledge

    def chance(self, stream: int, n: int) -> int:
        """A number from 0 to n - 1 from this stream of luck. Who asks for luck cannot take his move back."""
        self.horizon += 1
        if self.script:
            value = self.script.pop(0)
            assert 0 <= value < n, f"the scripted luck {value} is not below {n}"
            return value
        luck = self.luck
        word: i64 = luck[stream]
        luck[stream] = forward(word)
        return (output(word) * n) >> 32

    def pick(self, stream: int, bag: list[int]) -> int:
        """Take one at random out of an unordered bag."""
        i = self.chance(stream, len(bag))
        taken = bag[i]
        last = bag.pop()
        if i < len(bag):
            bag[i] = last
        return taken

    def pick_several(self, stream: int, bag: list[int], n: int, into: list[int]) -> None:
        """Take n at random out of an unordered bag, one after another, or all there are. The luck of n picks."""
        n = min(n, len(bag))
        if self.script:
            for _ in range(n):
                into.append(self.pick(stream, bag))
            return
        self.horizon += n
        word: i64 = self.luck[stream]  # a word of luck is dear to store: once for all of them
        for size in range(len(bag) - 1, len(bag) - 1 - n, -1):
            low = word & WORD  # `output` and `forward`, written out: a call of each costs more than the sum
            mixed = (((low >> ((low >> 28) + 4)) ^ low) * MIXER) & WORD
            i = (((mixed >> 22) ^ mixed) * (size + 1)) >> 32
            word = (word - low) | ((low * MULTIPLIER + ((word >> 31) | 1)) & WORD)
            last = bag.pop()
            if i < size:
                into.append(bag[i])
                bag[i] = last
            else:
                into.append(last)
        self.luck[stream] = word

    def disclose(self) -> None:
        """Somebody has learned something hidden: no taking back beyond this point."""
        self.horizon += 1

    def show_own(self) -> None:
        """Who chooses has shown others what he knew himself: they learn, he does not, so he may take it back."""
        self.horizon += 1
        self.volunteered += 1

    def lessons(self) -> int:
        """How often luck was spent or something hidden was learned, apart from what was shown by who chose.

        Only differences between a state and its twins have a meaning: what was volunteered is not saved.
        """
        return self.horizon - self.volunteered

    def tell(self, what: Happening, a: int = 0, b: int = 0, c: int = 0, d: int = 0) -> None:
        """A fact for the log and the eye."""
        if self.log is not None:
            self.log.append(Event(what, a, b, c, d))

    # what people and programs ask of a state

    @property
    def decision(self) -> Decision | None:
        """The open question, or None when the game is over."""
        if self.ending:
            return None
        return Decision(self.actor, self.stack[-1].prompt(self), self.options())

    @property
    def decisions(self) -> list[Decision]:
        """All questions open at once: more than one only where play is simultaneous."""
        if self.ending:
            return []
        top = self.stack[-1]
        actor = self.actor
        found: list[Decision] = []
        for seat in top.asked(self):
            self.actor = seat
            found.append(Decision(seat, top.prompt(self), top.options(self)))
        self.actor = actor
        return found

    def choice(self, option: int) -> Choice:
        """An option in words: its notation, its label, and the places in the view that it speaks of."""
        return self.verbs().choice(self, self.actor, option)

    def choices(self) -> list[Choice]:
        """The open options in words; equal notations are told apart by a number."""
        found = [self.choice(option) for option in self.options()]
        seen: dict[str, int] = {}
        for choice in found:
            seen[choice.notation] = seen.get(choice.notation, 0) + 1
        twins = {notation for notation, times in seen.items() if times > 1}
        count: dict[str, int] = {}
        for choice in found:
            notation = choice.notation
            if notation in twins:
                count[notation] = count.get(notation, 0) + 1
                choice.notation = f"{notation} #{count[notation]}"
        return found

    def open_option(self, notation: str) -> int:
        """The open option of this notation; -1 if there is none."""
        for choice in self.choices():
            if choice.notation == notation:
                return choice.option
        return -1

    def option_of(self, notation: str) -> int:
        """The open option of this notation, or a refusal."""
        option = self.open_option(notation)
        if option < 0:
            raise self.refusal(self.actor, notation)
        return option

    def explain(self, seat: int, intent: int | str) -> list[Reason]:
        """Why `seat` may or may not do this now: every condition, met or not, with the rules behind it."""
        if self.ending:
            return [Reason(False, Msg("kernel-game-over"), ())]
        if not 0 <= seat < self.seats():
            return [Reason(False, Msg("kernel-not-a-seat", {"value": str(seat)}), ())]
        actor = self.actor
        top = self.stack[-1]
        if seat not in top.asked(self):
            found = [Reason(False, Msg("kernel-not-asked", {"seat": f"seat:{actor}"}), top.prompt(self).rules)]
            self.weigh(seat, intent, False, found)
            return found
        found = []
        self.actor = seat
        self.offered = None
        self.weigh(seat, intent, True, found)
        self.actor = actor
        self.offered = None
        return found

    def weigh(self, seat: int, intent: int | str, asked: bool, found: list[Reason]) -> None:
        """Add the conditions of an act to those found."""
        verbs = self.verbs()
        option = -1
        if isinstance(intent, int):
            option = intent
        else:
            if asked:
                option = self.open_option(intent)  # of twins of one name, the one that is open is meant
            if option < 0:
                option = verbs.find(self, seat, intent)
        verb = verbs.verb_of(option)
        if verb is None:
            found.append(Reason(False, Msg("kernel-no-such-act", {"intent": str(intent)}), ()))
            return
        found.extend(self.reasons(seat, verb, option - verb.base))
        if asked and option not in self.options() and all(reason.met for reason in found):
            prompt = self.stack[-1].prompt(self)
            found.append(Reason(False, Msg("kernel-other-question", {"question": prompt.message}), prompt.rules))

    def refusal(self, seat: int, choice: int | str) -> Refused:
        """The exception for a choice that is not offered: the first failed condition, with all rules behind."""
        failed = [reason for reason in self.explain(seat, choice) if not reason.met]
        if not failed:
            return Refused("kernel-no-such-act", intent=str(choice))
        rules: list[str] = []
        for reason in failed:
            rules.extend(rule for rule in reason.rules if rule not in rules)
        return Refused(failed[0].message.id, tuple(rules), **failed[0].message.args)

    def view(self, viewer: int | None) -> dict[str, Any]:
        """What this seat may know, as plain data; None for a spectator."""
        seat = NOBODY if viewer is None else viewer
        return {**view(self, seat), **self.described(seat)}

    @property
    def outcome(self) -> Outcome | None:
        """Who won and why, or None while the game goes on."""
        if not self.ending:
            return None
        return Outcome(self.endings()[self.ending], tuple(self.winners), self.scores(), self.ended_by())

    def digest(self) -> str:
        """A stable hash of everything."""
        return digest(save(self))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and save(self) == save(other)

    def __hash__(self) -> int:
        return hash(self.digest())

    def __reduce__(self) -> tuple[Any, ...]:
        return revive, (type(self), save(self))


def revive(cls: Callable[[], State], data: dict[str, Any]) -> State:
    """A state out of a pickle."""
    state = cls()
    load(state, data)
    return state


class Outcome:
    """How a game ended: the name of the ending, who won, the scores line by line, and what its sentence speaks of."""

    def __init__(
        self,
        ending: str,
        winners: tuple[int, ...],
        scores: list[list[tuple[str, int]]],
        about: dict[str, object],
    ) -> None:
        self.ending: Final = ending
        self.winners: Final = winners
        self.scores: Final = scores
        self.about: Final = about

    def data(self) -> dict[str, Any]:
        scores = [[{"line": line, "points": points} for line, points in seat] for seat in self.scores]
        return {"ending": self.ending, "winners": list(self.winners), "scores": scores}


STATE: Final = (  # what every state holds
    Field("stack", INNER, Many(FRAMED)),
    Field("luck", INNER, Many(NUMBER)),
    Field("script", INNER, Many(NUMBER)),
    Field("actor", OPEN, SEAT),
    Field("ending", OPEN, NUMBER),
    Field("winners", OPEN, Many(SEAT)),
    Field("horizon", INNER, NUMBER),
)


def reseed(state: State, luck: int) -> None:
    """Give a twin luck of its own, so that it cannot foresee the dice of the game it was taken from."""
    word: i64 = luck
    for i in range(len(state.luck)):
        word = forward(word)
        seed = output(word)
        word = forward(word)
        state.luck[i] = (output(word) >> 2) << 32 | seed
    state.script = []
