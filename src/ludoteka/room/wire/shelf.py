"""What is printed: the games on the shelf, their options, cards and rules."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct, field

from ludoteka.room.wire.words import Msg, Refusal


class Offers(Struct):
    """What a server has for a browser beside its tables."""

    tab: bool  # tables that run in the browser itself, below /tab/, for times without a network
    push: str  # its key, with which a browser asks to be called when it is its turn; empty: nobody is called


class CallMe(Struct, forbid_unknown_fields=True):
    """A browser that wants to be called to its tables; without a language it does not any more."""

    endpoint: str
    point: str = ""
    secret: str = ""
    language: str = ""


class Called(Struct):
    """Whether that browser is called from now on: one that has never sat at a table here asks again when it does."""

    called: bool


class SettingValue(Struct):
    value: bool | int | str
    label: Msg


class SettingView(Struct):
    """One option of a game. A `ruling` chooses between two readings of the book.

    `when`: the other options, or `players`, and the values of each with which it changes anything.
    """

    name: str
    label: Msg
    values: list[SettingValue]
    default: bool | int | str
    rules: list[str]
    ruling: bool
    when: dict[str, list[bool | int | str]]


class WindowView(Struct):
    """A kind of response window, by the id of its question, and its name; a seat may ask to be passed over in each."""

    prompt: str
    name: Msg


class LessonPlan(Struct):
    """How a lesson is dealt; the other seats are tutors."""

    seed: str
    players: int
    options: dict[str, bool | int | str]


class LevelView(Struct):
    """An opponent that can be chosen: its points in this game and how far they may be off, 0 where nothing is known."""

    level: str
    elo: int
    reach: int


class BoxView(Struct):
    """A game on the shelf."""

    name: str
    title: Msg
    version: int
    players: list[int]
    settings: list[SettingView]
    windows: list[WindowView]
    lesson: LessonPlan
    levels: list[LevelView]


class Shelf(Struct):
    """GET /api/shelf"""

    protocol: int
    games: list[BoxView]
    levels: list[str]
    languages: list[str]
    limits: dict[str, int]


class CardView(Struct):
    """A printed card. `facts` are numbers and words printed on it, `text` is spoken from what it does.

    `provenance` says where it comes from: the `rulebook`, facts that are `published`, or `original`, our own design;
    `source` says it more closely, if there is more to say. `rules` are the rules and rulings that speak of it,
    `terms` the rules that explain the words on it.
    """

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
    source: Msg | None
    facts: dict[str, Any]
    text: list[Msg]
    rules: list[str]
    terms: list[str]


class RuleView(Struct):
    """A rule in our words, with its printed heading and that in English. `cards`: those it speaks of.

    `example`: under which id its printed example can be looked at as a record.
    """

    id: str
    section: str
    heading: str
    ru: str
    en: str
    advisory: str = ""
    basis: str = ""
    cards: list[str] = field(default_factory=list)
    example: str = ""


class RulingView(Struct):
    """A decision of ours where the book is silent; `switch` names the option that changes it."""

    id: str
    kind: str
    confidence: str
    switch: str
    ru: str
    en: str
    cards: list[str]


class ShownView(Struct):
    """A thing in a picture: `n` of it (-1: not said) out of `of`, a `mark` laid on it, what is said under it."""

    kind: Literal["card", "die", "cell", "creature", "dial", "icon"]
    id: str
    n: int
    of: int
    face: int
    owner: int
    traits: list[str]
    mark: str
    say: Msg | None


class PageView(Struct):
    """A page of the two minutes in which one learns to play."""

    id: str
    title: Msg
    text: Msg
    show: list[ShownView]


class Rulebook(Struct):
    """GET /api/games/{game}: everything printed, and how to play in six pages."""

    game: str
    primer: list[PageView]
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
