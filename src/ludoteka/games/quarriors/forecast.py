"""What happenings of Quarriors! mean to whoever chooses next; an attack is held against each possible defender."""

from __future__ import annotations

from typing import Final

from ludoteka.games.quarriors.standing import ATTACHED
from ludoteka.games.quarriors.state import Quarriors
from ludoteka.kernel.forecast import DIES, GAINS, PAYS, SURPLUS, SURVIVES, WOUNDED, Fact, Sign, own, player
from ludoteka.kernel.happenings import Event
from ludoteka.kernel.refusal import Msg


def foe(state: Quarriors, event: Event) -> str:
    return f"players/{event.values[1]}"


def creature(state: Quarriors, event: Event) -> str:
    """Where the creature of this card stands, if it does."""
    seat, card, _, _ = event.values
    for at, die in enumerate(state.players[seat].ready):
        if not die & ATTACHED and state.wilds[(die & 255) >> 3] == card:
            return f"players/{seat}/ready/{at}"
    return f"players/{seat}"


class Assault(Sign):
    """The whole attack against a defender: which creature would fall to it if it stood first."""

    def facts(self, before: Quarriors, event: Event, viewer: int, sure: bool) -> list[Fact]:
        _, seat, attack, _ = event.values
        found: list[Fact] = []
        for at, die in enumerate(before.players[seat].ready):
            if die & ATTACHED:
                continue
            tough = before.toughness(seat, at)
            about: dict[str, object] = {"attack": attack, "tough": tough}
            place = f"players/{seat}/ready/{at}"
            if attack >= tough:
                found.append(Fact(place, DIES, attack - tough, Msg("quarriors-forecast-falls", about), False))
            else:
                found.append(Fact(place, SURVIVES, tough - attack, Msg("quarriors-forecast-holds", about), False))
        return found


SIGNS: Final[dict[str, Sign]] = {
    "gained-glory": Sign(GAINS, 1, own("glory")),
    "gained-quiddity": Sign(GAINS, 1, own("quiddity")),
    "captured": Sign(PAYS, 2, own("quiddity")),
    "summoned": Sign(PAYS, 3, own("quiddity")),
    "strengthened": Sign(GAINS, 1, player),
    "toughened": Sign(GAINS, 1, player),
    "weakened": Sign(WOUNDED, 3, foe),
    "attacked": Assault(DIES, 2, foe),
    "fell": Sign(DIES, -1, creature),
    "held": Sign(SURVIVES, -1, creature),
    "destroyed": Sign(DIES, -1, creature),
    "left-over": Sign(SURPLUS, 2, foe),
    "quiddity-lost": Sign(PAYS, 1, own("quiddity")),
}
