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
from typing import Any, Final, TypeVar

from mypy_extensions import i64, mypyc_attr

from ludoteka.kernel.choices import Choice, Verbs
from ludoteka.kernel.digests import POURED, digest, packed, poured
from ludoteka.kernel.explaining import explain, refusal
from ludoteka.kernel.frames import ASK, END, FRAMED, GO, PASSAGE, PASSAGES, Doing, Frame, Procedure, passage
from ludoteka.kernel.happenings import MOST_MOMENTS, Event, Happening
from ludoteka.kernel.kinds import NUMBER, SEAT, Many, whole
from ludoteka.kernel.luck import MIXER, MULTIPLIER, WORD, forward, output
from ludoteka.kernel.outcome import Outcome
from ludoteka.kernel.plain import INNER, OPEN, Field, Fields, Plain, hashed, load, save, view
from ludoteka.kernel.question import Question
from ludoteka.kernel.refusal import Reason, Refused
from ludoteka.kernel.seats import NOBODY, seats_of
from ludoteka.kernel.sentences import BOOK, NO_TEXT, PRINTED, Effect, Text, enter

__all__ = [  # the whole machine, by one door
    "ASK",
    "BOOK",
    "END",
    "FRAMED",
    "GO",
    "NO_TEXT",
    "PASSAGE",
    "PASSAGES",
    "PRINTED",
    "STATE",
    "Doing",
    "Effect",
    "Frame",
    "Outcome",
    "Procedure",
    "State",
    "Text",
    "enter",
    "passage",
    "reseed",
]

F = TypeVar("F", bound="Frame[Any]")


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
        self.stills: list[State] | None = None
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

    def sides(self) -> list[int]:
        """For each seat the side it plays for."""
        return seats_of(self.seats())

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
            self.turn_to(seat)
        told: Any = choice  # known to be a number, the compiled form would take it out of its box, however long it is
        option = self.find(choice) if isinstance(choice, str) else whole(told)
        if option not in self.options():
            refusal = self.refusal(self.actor, choice)
            self.turn_to(actor)
            raise refusal
        self.play(option)

    def run(self) -> None:
        """Resolve until somebody must decide, or the game is over."""
        stack = self.stack
        while self.ending == 0 and not stack[-1].advance(self):
            pass

    def run_for(self, steps: int) -> bool:
        """The same, for at most this many steps: whether that was enough."""
        for _ in range(steps):
            if self.ending or self.stack[-1].advance(self):
                return True
        return False

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

    # what is begun and not finished: others than the kernel touch the stack only through these

    def current(self) -> Frame[Any]:
        """The text or passage that is being followed: the one that asks, if somebody is asked."""
        return self.stack[-1]

    def unfinished(self) -> list[Frame[Any]]:
        """All that is begun and not finished, the outermost first. Do not change the list."""
        return self.stack

    def within(self, kind: type[F]) -> F | None:
        """The innermost unfinished text or passage of this kind; None if there is none."""
        stack: list[Any] = self.stack
        for i in range(len(stack) - 1, -1, -1):  # mypyc cannot take a reversed() apart where the class is a variable
            if isinstance(stack[i], kind):
                found: F = stack[i]
                return found
        return None

    def follow_after(self, frame: Frame[Any]) -> None:
        """Put a passage under the one that is being followed: it comes when that one ends."""
        self.stack.insert(-1, frame)

    def end_here(self) -> None:
        """The passage that is being followed ends here, by what was chosen."""
        self.stack.pop()

    # luck and knowledge

    def chance(self, stream: int, n: int) -> int:
        """A number from 0 to n - 1 from this stream of luck. Whoever asks for luck cannot take the move back."""
        self.horizon += 1
        if self.script:
            value = self.script.pop(0)
            if 0 <= value < n:
                return value
            if value >= 0:
                raise Refused("kernel-bad-luck", value=value, most=n - 1)
            if ~value < n:  # of an example at which somebody plays: its luck holds while it fits what is done there
                return ~value
            self.script = []
        luck = self.luck
        word: i64 = luck[stream]
        luck[stream] = forward(word)
        return (output(word) * n) >> 32

    def pick(self, stream: int, bag: list[int]) -> int:
        """Take one at random out of an unordered bag."""
        i = self.chance(stream, len(bag))
        taken = bag[i]
        things: list[Any] = bag  # what is only moved need not be taken out of its box, as numbers would be
        last = things.pop()
        if i < len(things):
            things[i] = last
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
        things: list[Any] = bag  # what is only moved need not be taken out of its box, as numbers would be
        places: list[Any] = into
        for size in range(len(bag) - 1, len(bag) - 1 - n, -1):
            low = word & WORD  # `output` and `forward`, written out: a call of each costs more than the sum
            mixed = (((low >> ((low >> 28) + 4)) ^ low) * MIXER) & WORD
            i = (((mixed >> 22) ^ mixed) * (size + 1)) >> 32
            word = (word - low) | ((low * MULTIPLIER + ((word >> 31) | 1)) & WORD)
            last = things.pop()
            if i < size:
                places.append(things[i])
                things[i] = last
            else:
                places.append(last)
        self.luck[stream] = word

    def disclose(self) -> None:
        """Somebody has learned something hidden: no taking back beyond this point."""
        self.horizon += 1

    def show_own(self) -> None:
        """The chooser has shown others what only they knew: the others learn, so the chooser may take it back."""
        self.horizon += 1
        self.volunteered += 1

    def lessons(self) -> int:
        """How often luck was spent or something hidden was learned, apart from what was shown by whoever chose.

        Only differences between a state and its twins have a meaning: what was volunteered is not saved.
        """
        return self.horizon - self.volunteered

    def tell(self, what: Happening, a: int = 0, b: int = 0, c: int = 0, d: int = 0) -> None:
        """A fact for the log and the eye: told when what it says has been done."""
        if self.log is not None:
            self.log.append(Event(what, a, b, c, d, self.lessons()))
            if self.stills is not None:
                self.take_still(self.stills, what.opens)

    def take_still(self, stills: list[State], opens: bool) -> None:
        """A twin, only to be looked at, of how things are; of what belongs to one moment the last is kept."""
        twin = self.clone()
        if not stills or (opens and len(stills) < MOST_MOMENTS):
            stills.append(twin)
        else:
            stills[-1] = twin

    # what people and programs ask of a state

    def asked(self) -> list[int]:
        """The seats that must choose now: several only where play is simultaneous, none when the game is over."""
        return [] if self.ending else self.stack[-1].asked(self)

    def question(self, seat: int) -> Question | None:
        """What `seat` is asked now; None if it is not asked. Asking changes nothing."""
        if self.ending or seat not in self.stack[-1].asked(self):
            return None
        return Question(self, seat)

    @property
    def decision(self) -> Question | None:
        """The open question, or None when the game is over."""
        return None if self.ending else Question(self, self.actor)

    @property
    def decisions(self) -> list[Question]:
        """All questions open at once: more than one only where play is simultaneous."""
        return [Question(self, seat) for seat in self.asked()]

    def facing(self, seat: int) -> State:
        """This state if it turns to `seat`, which is asked; else a twin that does."""
        if seat == self.actor:
            return self
        twin = self.clone()
        twin.turn_to(seat)
        return twin

    def turn_to(self, seat: int) -> None:
        """Of the seats that are asked at once, turn to this one. Nobody outside the kernel sets who is turned to."""
        self.actor = seat
        self.offered = None

    def foretold(self, option: int) -> list[Event]:
        """The facts that an open option would surely bring about: up to the first luck, secret, or question."""
        twin = self.clone()
        events: list[Event] = []
        twin.log = events
        known = twin.horizon
        sure = 0
        twin.stack[-1].chosen(twin, option)
        while twin.horizon == known:
            sure = len(events)
            if twin.ending or twin.stack[-1].advance(twin):
                break
        return events[: len(events) if twin.horizon == known else sure]

    def choice(self, option: int) -> Choice:
        """An option in words: its notation, its label, and the places in the view that it speaks of."""
        return self.verbs().choice(self, self.actor, option)

    def choices(self) -> list[Choice]:
        """The open options in words; equal notations are told apart by a number."""
        return Question(self, self.actor).choices()

    def find(self, notation: str) -> int:
        """The open option of this notation; -1 if there is none."""
        return Question(self, self.actor).find(notation)

    def option_of(self, notation: str) -> int:
        """The open option of this notation, or a refusal."""
        option = self.find(notation)
        if option < 0:
            raise self.refusal(self.actor, notation)
        return option

    def explain(self, seat: int, intent: int | str) -> list[Reason]:
        """Why `seat` may or may not do this now: every condition, met or not, with the rules behind it."""
        return explain(self, seat, intent)

    def refusal(self, seat: int, choice: int | str) -> Refused:
        """The exception for a choice that is not offered: the first failed condition, with all rules behind."""
        return refusal(self, seat, choice)

    def view(self, viewer: int = NOBODY) -> dict[str, Any]:
        """What this seat, or a spectator, may know, as plain data."""
        return {**view(self, viewer), **self.described(viewer)}

    @property
    def outcome(self) -> Outcome | None:
        """Who won and why, or None while the game goes on."""
        if not self.ending:
            return None
        return Outcome(self.endings()[self.ending], tuple(self.winners), self.scores(), self.ended_by())

    def pour_common(self, into: list[int]) -> None:
        """What every state has, as numbers for a hash; a game's class goes on with its own fields."""
        STATE.kinds[0].pour(self.stack, into)
        for listed in (self.luck, self.script):
            into.append(len(listed))
            into.extend(listed)
        into.append(self.actor)
        into.append(self.ending)
        into.append(len(self.winners))
        into.extend(self.winners)
        into.append(self.horizon)

    def save_common(self, found: dict[str, Any]) -> None:
        """What every state has, as plain JSON; a game's class goes on with its own fields."""
        found["stack"] = [FRAMED.save(frame) for frame in self.stack]
        found["luck"], found["script"] = self.luck[:], self.script[:]
        found["actor"], found["ending"], found["winners"] = self.actor, self.ending, self.winners[:]
        found["horizon"] = self.horizon

    def digest(self) -> str:
        """A stable hash of everything."""
        numbers: list[int] = []
        self.pour(numbers)
        return poured(packed(numbers))

    def digest_like(self, known: str) -> str:
        """The hash of everything, made as this one was: older records have hashes of another kind."""
        return self.digest() if known.startswith(POURED) else digest(hashed(self))

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


STATE: Final = Fields(
    "State",
    None,
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
