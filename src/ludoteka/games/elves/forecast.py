"""What happenings of Elven Fury mean to whoever is about to choose: blows on the field, Lands on the map."""

from __future__ import annotations

from typing import Final

from ludoteka.games.elves.board import CELLS
from ludoteka.games.elves.pieces import card_of
from ludoteka.games.elves.state import Elves
from ludoteka.games.elves.twins import PlainAnswers, PlainStrike
from ludoteka.games.elves.verbs import PASS, VERBS
from ludoteka.games.elves.windows import AT_CARD
from ludoteka.kernel.forecast import BLOCKED, DIES, EXPOSES, GAINS, SURVIVES, WOUNDED, Fact, Sign, forecast, player
from ludoteka.kernel.happenings import Event

DECLARED: Final = 1  # a strike that waits for answers; later it has landed


def preview(state: Elves, seat: int, option: int) -> list[Fact]:
    """The first blow that the option leads to; of two equal cards on the field, the one that is aimed at is meant."""
    found = forecast(state, seat, option, SIGNS, "struck", int(leads_to_blow(state, option)), silent=True)
    aims = [place for place in state.facing(seat).choice(option).places if place.startswith("field/")]
    if aims:
        found = [Fact(aimed(state, fact.place, aims), fact.kind, fact.n, fact.message, fact.sure) for fact in found]
    return found


def leads_to_blow(state: Elves, option: int) -> bool:
    """Whether a blow that comes after this option comes of it: the next card strikes whoever moves or acts before."""
    verb = VERBS.verb_of(option)
    if verb is not None and verb.name in ("strike", "go-first"):
        return True
    top = state.current()
    if option == PASS and isinstance(top, PlainAnswers) and top.window == AT_CARD:
        return True  # whose turn it is does what it can
    return any(isinstance(frame, PlainStrike) and frame.at <= DECLARED for frame in state.unfinished())


def aimed(state: Elves, place: str, aims: list[str]) -> str:
    if place.startswith("field/"):
        for aim in aims:
            if card_at(state, aim) == card_at(state, place):
                return aim
    return place


def card_at(state: Elves, place: str) -> int:
    return card_of(state.field[int(place[len("field/") :])])


def warrior(state: Elves, event: Event) -> str:
    """Where on the field the card stands that the event speaks of first."""
    for place, one in enumerate(state.field):
        if one >= 0 and card_of(one) == event.values[0]:
            return f"field/{place}"
    return ""


def cell(state: Elves, event: Event) -> str:
    return f"owners/{CELLS[event.values[1]]}"


class Taken(Sign):
    """A Land that changes hands: a gain to whoever takes it, a loss to whoever held it."""

    def facts(self, before: Elves, event: Event, viewer: int, sure: bool) -> list[Fact]:
        kind = EXPOSES if before.owners[event.values[1]] == viewer != event.values[0] else GAINS
        return [Fact(self.place(before, event), kind, 1, event.message(viewer), sure)]


SIGNS: Final[dict[str, Sign]] = {
    "hit": Sign(WOUNDED, 1, warrior),
    "stopped": Sign(BLOCKED, -1, warrior),
    "spared": Sign(SURVIVES, -1, warrior),
    "saved": Sign(SURVIVES, -1, warrior),
    "died": Sign(DIES, -1, warrior),
    "fatally-wounded": Sign(DIES, -1, warrior),
    "healed": Sign(GAINS, 1, warrior),
    "life-added": Sign(GAINS, 1, warrior),
    "captured": Taken(GAINS, -1, cell),
    "land-taken": Taken(GAINS, -1, cell),
    "treasure-won": Sign(GAINS, -1, player),
    "eliminated": Sign(DIES, -1, player),
}
