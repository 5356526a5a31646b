"""The stream of a table: what the browser says."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct


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


class Shown(Said, tag="shown", kw_only=True):
    """All up to this number has been seen to happen: bots wait a little for those who still watch. Not answered."""

    number: int


class Choose(Said, tag="choose", kw_only=True):
    """`auto`: the only option, announced and made by itself; refused where there are others."""

    decision: int
    seat: int
    option: int
    auto: bool = False


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


class AskPreviews(Said, tag="previews", kw_only=True):
    """What would each option of this decision do?"""

    seat: int
    decision: int


class AskMe(Said, tag="ask_me", kw_only=True):
    """When to ask this seat at response windows with this prompt (a message id): `able` is with an answer."""

    seat: int
    prompt: str
    stop: Literal["always", "able", "never"]


class Hold(Said, tag="hold", kw_only=True):
    """Let the window stay open longer: everybody may, and everybody sees who does."""

    seat: int


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
    Hello
    | Look
    | Shown
    | Choose
    | ChooseSeveral
    | Explain
    | Undo
    | Consent
    | AskHint
    | AskPreviews
    | AskMe
    | Hold
    | Talk
    | Resign
    | Claim
    | Ping
)
