"""The stream of a table: what the browser says."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

Number = Annotated[int, Meta(ge=-(2**53), le=2**53)]  # as far as a browser counts; the rules hold no more than 2**62


class Said(Struct, tag_field="type", forbid_unknown_fields=True):
    """What the browser says; `ref` comes back in the answer."""

    ref: Number = 0


class Hello(Said, tag="hello", kw_only=True):
    """The first message. `seen`: the highest number already seen, -1 for none; `viewer`: whose eyes (see Look)."""

    protocol: Number
    seen: Number = -1
    viewer: Number | None = None


class Look(Said, tag="look", kw_only=True):
    """Whose eyes are on this screen: a seat of yours, or -1 for the cover between two players of one device."""

    viewer: Number


class Shown(Said, tag="shown", kw_only=True):
    """All up to this number has been seen to happen: bots wait a little for those who still watch. Not answered."""

    number: Number


class Choose(Said, tag="choose", kw_only=True):
    """`auto`: the only option, announced and made by itself; refused where there are others."""

    decision: Number
    seat: Number
    option: Number
    auto: bool = False


class ChooseSeveral(Said, tag="choose_several", kw_only=True):
    """Several picks of one decision that says `several`, in turn; stops before the first that is not offered."""

    decision: Number
    seat: Number
    options: list[Number]


class Explain(Said, tag="explain", kw_only=True):
    """Why (not)? `intent` is an option number or a notation; or a `place` of the view, for all that could be done."""

    seat: Number
    intent: Number | str | None = None
    place: str | None = None


class Undo(Said, tag="undo", kw_only=True):
    """Take back your last choice; with `ask` also where the others must consent."""

    seat: Number
    ask: bool = False


class Consent(Said, tag="consent", kw_only=True):
    seat: Number
    yes: bool


class AskHint(Said, tag="hint", kw_only=True):
    seat: Number
    decision: Number


class AskPreviews(Said, tag="previews", kw_only=True):
    """What would each option of this decision do?"""

    seat: Number
    decision: Number


class AskMe(Said, tag="ask_me", kw_only=True):
    """When to ask this seat at response windows with this prompt (a message id): `able` is with an answer."""

    seat: Number
    prompt: str
    stop: Literal["always", "able", "never"]


class Hold(Said, tag="hold", kw_only=True):
    """Let the window stay open longer: everybody may, and everybody sees who does."""

    seat: Number


class Talk(Said, tag="chat", kw_only=True):
    text: str


class Resign(Said, tag="resign", kw_only=True):
    seat: Number


class Claim(Said, tag="claim", kw_only=True):
    """Claim against a seat that has gone away or run out of time (`TableView.claimable`)."""

    seat: Number
    against: Number


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
