"""A position as one viewer sees it: the question asked, what happened, how it ended."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct

from ludoteka.room.wire.goals import DangerView, GoalView
from ludoteka.room.wire.puzzles import PuzzleView
from ludoteka.room.wire.words import Msg


class ChoiceView(Struct):
    """One option. `places` are paths in the view (`players/0/hand/3`): what they name glows.

    `forgone`: what free and useful things it would leave undone; worth a question before it is sent.
    """

    option: int
    verb: str
    notation: str
    label: Msg
    places: list[str]
    forgone: list[Msg] = []


class DecisionView(Struct):
    """A question to a seat of yours. Answer with its `id`, which stays while others answer theirs.

    `several`: asked again until "done"; several options may be sent at once. `window`: a response window;
    `passing` is its option to let it go by.
    """

    id: int
    seat: int
    prompt: Msg
    rules: list[str]
    several: bool
    window: bool
    passing: int | None
    choices: list[ChoiceView]


class EventView(Struct):
    """A fact, as far as the viewer may know it: `what` it was, its arguments, and the sentence."""

    what: str
    args: dict[str, Any]
    message: Msg


class MomentView(Struct):
    """What is worth seeing by itself: the next `events` events of the entry, of this `weight` and `kind`.

    `patch`: what it changed in the viewer's view, as paths and values; all patches of an entry lead to its position.
    Lines of the log that are told later have none.
    """

    weight: int
    kind: str
    events: int
    patch: list[tuple[str, Any]] = []


class WindowView(Struct):
    """A response window, the same for everybody: of which `kind` (the id of its prompt), when it `opened`, for how many
    seconds it `lasts`, and which seats have asked for time to think.
    """

    kind: str
    opened: float
    lasts: float
    held: list[int]


class UndoView(Struct):
    """What your seat could take back. `free`: at once; else it asks the others; `label` says what."""

    seat: int
    free: bool
    label: Msg | None


class ScoreLine(Struct):
    label: Msg
    points: int


class OutcomeView(Struct):
    """How it ended: the sentence, the winners, and the score of each seat line by line (may be empty)."""

    ending: str
    message: Msg
    winners: list[int]
    scores: list[list[ScoreLine]]


class BeatView(Struct):
    """Something to be told: the part of the table it speaks of, the words, and what to choose, if anything.

    `strays`: something else was done than was told, and can be taken back.
    """

    id: str
    show: Literal["goals", "rivals", "common", "own", "hand", "ask"]
    say: Msg
    options: list[int]
    strays: bool = False


class LessonView(Struct):
    """A lesson: what is to be told now, the first first; what is done, of `every` beat in order.

    `example`: the record of the printed example that is tried here, empty where it is a first game; `rules`: those it
    shows.
    """

    beats: list[BeatView]
    done: list[str]
    every: list[str]
    example: str = ""
    rules: list[str] = []


class Position(Struct):
    """The table as one viewer sees it: `viewer` is a seat, or -1 for a spectator.

    `asked` are the seats that are asked now, but not at a `window`; `decisions` hold the questions only of the viewer.
    `goals` and `dangers` are told from what the viewer knows.
    """

    ply: int
    viewer: int
    view: dict[str, Any]
    asked: list[int]
    decisions: list[DecisionView]
    undo: UndoView | None
    outcome: OutcomeView | None
    clocks: list[int] | None
    goals: list[GoalView] = []
    dangers: list[DangerView] = []
    lesson: LessonView | None = None
    puzzle: PuzzleView | None = None
    window: WindowView | None = None


class LogEntry(Struct):
    """One thing that happened: a choice with its events, a start, an undo (back to `ply`), a seat given up.

    `label` is told only to who chose, and `auto` too: nobody clicked it. Its `moments` hold all its events, in order.
    Those who let a window go by are not named: `seat` is -1.
    """

    number: int
    kind: Literal["start", "choice", "undo", "resigned", "claimed"]
    ply: int
    seat: int
    label: Msg | None
    events: list[EventView]
    moments: list[MomentView]
    auto: bool = False


class ChatLine(Struct):
    """`seat` is -1 for a spectator."""

    number: int
    seat: int
    name: str
    text: str
    at: float


class You(Struct):
    """Who you are at this table. `stops`: for each seat of yours when to ask it at windows, by their prompt."""

    role: Literal["player", "spectator"]
    seats: list[int]
    owner: bool
    stops: dict[str, dict[str, Literal["always", "able", "never"]]]
