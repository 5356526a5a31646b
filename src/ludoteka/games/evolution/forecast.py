"""What happenings of Evolution mean to whoever is about to choose: crystals, traits and sleep of creatures."""

from __future__ import annotations

from typing import Final

from ludoteka.games.evolution.state import Evolution
from ludoteka.games.evolution.verbs import CREATURES, SIDES, place_of
from ludoteka.kernel.forecast import BLOCKED, GAINS, PAYS, WOUNDED, Fact, Sign, own
from ludoteka.kernel.happenings import Event


def creature(state: Evolution, event: Event) -> str:
    """The creature that the event speaks of first, if it stands there already."""
    return standing(state, event.values[0])


def target(state: Evolution, event: Event) -> str:
    """The creature that it speaks of last."""
    return standing(state, event.values[2 if event.what.name == "no-effect" else 1])


def standing(state: Evolution, told: int) -> str:
    code = told % CREATURES
    return place_of(code) if code in state.everybody() else f"players/{code % SIDES}"


class Loss(Sign):
    """What a creature loses: a price to its owner who chose it, a wound to another's."""

    def facts(self, before: Evolution, event: Event, viewer: int, sure: bool) -> list[Fact]:
        kind = PAYS if event.values[0] % SIDES == viewer else WOUNDED
        return [Fact(self.place(before, event), kind, 1, event.message(viewer), sure)]


SIGNS: Final[dict[str, Sign]] = {
    "gained": Sign(GAINS, -1, creature),
    "taken-over": Sign(GAINS, -1, creature),
    "lost-crystal": Loss(WOUNDED, -1, creature),
    "lost-trait": Loss(WOUNDED, -1, creature),
    "fell-asleep": Loss(WOUNDED, -1, creature),
    "cancelled": Loss(WOUNDED, -1, creature),
    "woke": Sign(GAINS, -1, creature),
    "no-effect": Sign(BLOCKED, -1, target),
    "broken-off": Sign(BLOCKED, -1, target),
    "hid": Sign(BLOCKED, -1, creature),
    "transmuted": Sign(GAINS, -1, own("tokens")),
}
