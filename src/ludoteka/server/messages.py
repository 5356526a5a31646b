"""Every message of the wire, typed once; `tools/wire.py` writes the same types for the browser."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct, field

PROTOCOL = 1

# --- words ------------------------------------------------------------------------------------------------------------


class Msg(Struct):
    """A message for people: an id of the `.ftl` files and its arguments.

    An argument is a number, a text, a list, another Msg, or a term `card:<id>`, `seat:<n>`, `<kind>:<id>`.
    """

    id: str
    args: dict[str, Any] = field(default_factory=dict)


class Refusal(Struct):
    """Why not: one sentence, and the rules or rulings behind it. The body of every answer that is not 2xx."""

    message: Msg
    rules: list[str] = field(default_factory=list)


class Reason(Struct):
    """One condition of an act, met or not."""

    met: bool
    message: Msg
    rules: list[str]


# --- the shelf --------------------------------------------------------------------------------------------------------


class SettingValue(Struct):
    value: bool | int | str
    label: Msg


class SettingView(Struct):
    """One option of a game. A `ruling` chooses between two readings of the book."""

    name: str
    label: Msg
    values: list[SettingValue]
    default: bool | int | str
    rules: list[str]
    ruling: bool


class BoxView(Struct):
    """A game on the shelf."""

    name: str
    title: Msg
    version: int
    players: list[int]
    settings: list[SettingView]


class Shelf(Struct):
    """GET /api/shelf"""

    protocol: int
    games: list[BoxView]
    levels: list[str]
    languages: list[str]
    limits: dict[str, int]


class CardView(Struct):
    """A printed card. `facts` are numbers and words printed on it, `text` is spoken from what it does."""

    id: str
    en: str
    ru: str
    ru_is_ours: bool
    kind: str
    faction: str
    cost: int | None
    copies: int
    provenance: str
    expansion: str
    source: str
    facts: dict[str, Any]
    text: list[Msg]


class RuleView(Struct):
    """A printed rule in our words."""

    id: str
    section: str
    ru: str
    en: str
    advisory: str = ""


class RulingView(Struct):
    """A decision of ours where the book is silent; `switch` names the option that changes it."""

    id: str
    kind: str
    confidence: str
    switch: str
    ru: str
    en: str


class Rulebook(Struct):
    """GET /api/games/{game}: everything printed."""

    game: str
    cards: list[CardView]
    rules: list[RuleView]
    rulings: list[RulingView]


class CheckOptions(Struct, forbid_unknown_fields=True):
    """POST /api/check: may this be played? Options that are not named keep their defaults."""

    game: str
    players: int
    options: dict[str, bool | int | str] = field(default_factory=dict)


class ClosedValue(Struct):
    """A value that would be refused if it alone were changed; the name `players` is the number of people."""

    name: str
    value: bool | int | str
    refusal: Refusal


class Checked(Struct):
    """Yes (with every option filled in), or the refusal; and which single changes would be refused, and why."""

    ok: bool
    options: dict[str, bool | int | str]
    refusal: Refusal | None
    closed: list[ClosedValue]


# --- tables -----------------------------------------------------------------------------------------------------------


class SeatPlan(Struct, forbid_unknown_fields=True):
    """Who shall sit here: `me` (whoever opens the table), `open` (whoever comes), or a bot of a level."""

    kind: Literal["me", "open", "bot"]
    level: str = ""
    name: str = ""


class Clock(Struct, forbid_unknown_fields=True):
    """Seconds for the whole game and for each choice. Who has none left may be claimed, nothing else happens."""

    seconds: int
    increment: int = 0


class From(Struct, forbid_unknown_fields=True):
    """Play on from the position after `ply` choices of a record (or of a finished table: the ids are one kind)."""

    record: str
    ply: int


class OpenTable(Struct, forbid_unknown_fields=True):
    """POST /api/tables. With `begin`, game, players, options and seed are those of the record."""

    name: str
    seats: list[SeatPlan]
    game: str = ""
    players: int = 0
    options: dict[str, bool | int | str] = field(default_factory=dict)
    seed: str | None = None
    listed: bool = True
    spectators: bool = True
    hints: bool = True
    forced: bool = True
    clock: Clock | None = None
    begin: From | None = None
    start: bool = False


class Opened(Struct):
    """A table was opened, sat down at, moved to: where, and which seats are yours."""

    table: str
    seats: list[int]


class SitDown(Struct, forbid_unknown_fields=True):
    """POST /api/tables/{table}/sit: at this seat, or at the first open one."""

    name: str
    seat: int | None = None


class Watch(Struct, forbid_unknown_fields=True):
    """POST /api/tables/{table}/watch"""

    name: str = ""


class Leave(Struct, forbid_unknown_fields=True):
    """POST /api/tables/{table}/leave: the seat stands open (before the start) or a bot takes over (after)."""

    seat: int


class Reseat(Struct, forbid_unknown_fields=True):
    """POST /api/tables/{table}/reseat, before the start, by who opened the table: change who shall sit here."""

    seat: int
    plan: SeatPlan


class TransferCode(Struct):
    """POST /api/tables/{table}/transfer: shown to the holder only; taken once, within `seconds`."""

    code: str
    seconds: int


class TakeTransfer(Struct, forbid_unknown_fields=True):
    """POST /api/transfer: on the other device. The seats move; the first device loses them."""

    code: str


class SeatView(Struct):
    """A seat as everybody sees it. An `automaton` is played by the rules of the game itself."""

    seat: int
    kind: Literal["person", "bot", "open", "automaton"]
    name: str
    level: str
    connected: bool
    side: int


class UndoAsked(Struct):
    """Somebody asks to take a choice back beyond what is free; `waiting` are the seats still to answer."""

    seat: int
    waiting: list[int]


class TableView(Struct):
    """A table as everybody sees it. `seeded`: somebody could know the luck to come, by the seed or by a record."""

    id: str
    game: str
    players: int
    options: dict[str, bool | int | str]
    status: Literal["gathering", "playing", "over"]
    seats: list[SeatView]
    listed: bool
    spectators: bool
    hints: bool
    forced: bool
    clock: Clock | None
    seeded: bool
    watching: int
    created: float
    undo: UndoAsked | None = None
    claimable: list[int] = field(default_factory=list)
    rematch: str | None = None
    begun: From | None = None


class TableRow(Struct):
    """A table in the lobby. `mine` are your seats, `asked` whether you are asked now."""

    table: TableView
    mine: list[int]
    asked: bool
    owner: bool


class Lobby(Struct):
    """GET /api/tables: yours first those where you are asked, then the open ones."""

    mine: list[TableRow]
    open: list[TableRow]


# --- a position -------------------------------------------------------------------------------------------------------


class ChoiceView(Struct):
    """One option. `places` are paths in the view (`players/0/hand/3`): what they name glows."""

    option: int
    verb: str
    notation: str
    label: Msg
    places: list[str]


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


class Position(Struct):
    """The table as one viewer sees it: `viewer` is a seat, or -1 for a spectator.

    `asked` are the seats that are asked now; `decisions` hold the questions only of the viewer.
    """

    ply: int
    viewer: int
    view: dict[str, Any]
    asked: list[int]
    decisions: list[DecisionView]
    undo: UndoView | None
    outcome: OutcomeView | None
    clocks: list[int] | None


class LogEntry(Struct):
    """One thing that happened: a choice with its events, a start, an undo (back to `ply`), a seat given up.

    `label` is told only to who chose.
    """

    number: int
    kind: Literal["start", "choice", "undo", "resigned", "claimed"]
    ply: int
    seat: int
    label: Msg | None
    events: list[EventView]


class ChatLine(Struct):
    """`seat` is -1 for a spectator."""

    number: int
    seat: int
    name: str
    text: str
    at: float


class You(Struct):
    """Who you are at this table. `silent`: for each seat of yours the prompts it is not asked about."""

    role: Literal["player", "spectator"]
    seats: list[int]
    owner: bool
    silent: dict[str, list[str]]


# --- the stream: what the browser says --------------------------------------------------------------------------------


class Said(Struct, tag_field="type", forbid_unknown_fields=True):
    """What the browser says; `ref` comes back in the answer."""

    ref: int = 0


class Hello(Said, tag="hello", kw_only=True):
    """The first message. `seen`: the highest number already seen, -1 for none; `viewer`: whose eyes (see Look)."""

    protocol: int
    seen: int = -1
    viewer: int | None = None


class Look(Said, tag="look", kw_only=True):
    """Whose eyes are on this screen: a seat of yours, or -1 for the cover between two players of one device."""

    viewer: int


class Choose(Said, tag="choose", kw_only=True):
    decision: int
    seat: int
    option: int


class ChooseSeveral(Said, tag="choose_several", kw_only=True):
    """Several picks of one decision that says `several`, in turn; stops before the first that is not offered."""

    decision: int
    seat: int
    options: list[int]


class Explain(Said, tag="explain", kw_only=True):
    """Why (not)? `intent` is an option number or a notation; or a `place` of the view, for all that could be done."""

    seat: int
    intent: int | str | None = None
    place: str | None = None


class Undo(Said, tag="undo", kw_only=True):
    """Take back your last choice; with `ask` also where the others must consent."""

    seat: int
    ask: bool = False


class Consent(Said, tag="consent", kw_only=True):
    seat: int
    yes: bool


class AskHint(Said, tag="hint", kw_only=True):
    seat: int
    decision: int


class AskMe(Said, tag="ask_me", kw_only=True):
    """Whether to ask this seat at response windows with this prompt (its message id)."""

    seat: int
    prompt: str
    ask: bool


class Talk(Said, tag="chat", kw_only=True):
    text: str


class Resign(Said, tag="resign", kw_only=True):
    seat: int


class Claim(Said, tag="claim", kw_only=True):
    """Claim against a seat that has gone away or run out of time (`TableView.claimable`)."""

    seat: int
    against: int


class Ping(Said, tag="ping"):
    pass


FromBrowser = (
    Hello | Look | Choose | ChooseSeveral | Explain | Undo | Consent | AskHint | AskMe | Talk | Resign | Claim | Ping
)


# --- the stream: what the server tells --------------------------------------------------------------------------------


class Told(Struct, tag_field="type"):
    """What the server tells."""


class Snapshot(Told, tag="snapshot"):
    """The answer to hello and look, or unasked (`ref` 0) when seats changed hands.

    `log` and `chat` hold what came after `seen`; `whole` if nothing lacks.
    """

    ref: int
    protocol: int
    number: int
    table: TableView
    you: You
    position: Position | None
    log: list[LogEntry]
    chat: list[ChatLine]
    whole: bool


class Update(Told, tag="update"):
    """The position changed: what happened and where things stand now."""

    number: int
    entry: LogEntry
    position: Position


class TableChanged(Told, tag="table"):
    """Who sits, watches, is connected, asks to take back. Carries the number of the last thing that happened."""

    number: int
    table: TableView
    you: You


class ChatTold(Told, tag="chat"):
    number: int
    line: ChatLine


class Done(Told, tag="done"):
    """The message with this `ref` was carried out and is on disk."""

    ref: int
    number: int


class Refused(Told, tag="refused"):
    """The message with this `ref` changed nothing. `late`: it answered a question that is no longer open."""

    ref: int
    refusal: Refusal
    late: bool


class Explained(Told, tag="explained"):
    """For each thing that could be meant: the act in words and its conditions. `open`: it may be done now."""

    ref: int
    acts: list[Act]


class Act(Struct):
    choice: ChoiceView | None
    open: bool
    reasons: list[Reason]


class Advice(Struct):
    """How a bot sees one option: its `share` of attention and how well one stands after it, each from 0 to 1."""

    option: int
    share: float
    worth: float
    words: Msg


class Hinted(Told, tag="hinted"):
    ref: int
    decision: int
    advice: list[Advice]


class Pong(Told, tag="pong"):
    ref: int


class Bye(Told, tag="bye"):
    """The last message before the server closes the socket. `again`: whether it makes sense to come back."""

    refusal: Refusal
    again: bool


FromServer = (
    Snapshot | Update | TableChanged | ChatTold | Done | Refused | Explained | Hinted | Pong | Bye
)


# --- records ----------------------------------------------------------------------------------------------------------


class PlyView(Struct):
    """A choice of a finished game."""

    seat: int
    notation: str
    label: Msg
    events: int


class RecordView(Struct):
    """GET /api/records/{record}, and the answer to POST /api/records (the text of a record as the body)."""

    record: str
    game: str
    players: int
    options: dict[str, bool | int | str]
    seed: str
    names: list[str]
    plies: list[PlyView]
    outcome: OutcomeView | None
    taken_back: int


class Replayed(Struct):
    """GET /api/records/{record}/at/{ply}?as=open|spectator|0|1…: the position after `ply` choices.

    `events` are those of the choice that led here; the decisions are those of the viewer, of all seats if `open`.
    """

    record: str
    ply: int
    plies: int
    position: Position
    events: list[EventView]


REST = (
    Shelf, Rulebook, CheckOptions, Checked, OpenTable, Opened, SitDown, Watch, Leave, Reseat, TransferCode,
    TakeTransfer, Lobby, RecordView, Replayed, Refusal,
)
