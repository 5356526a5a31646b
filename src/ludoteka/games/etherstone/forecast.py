"""What happenings of Etherstone mean to whoever is about to choose."""

from __future__ import annotations

from typing import Final

from ludoteka.games.etherstone.deck import CARD_BITS
from ludoteka.games.etherstone.layout import DEAL_COSTS
from ludoteka.games.etherstone.score import END_TOKEN_POINTS
from ludoteka.games.etherstone.state import Etherstone
from ludoteka.kernel.forecast import DIES, EXPOSES, GAINS, PAYS, SURPLUS, SURVIVES, WOUNDED, Fact, Sign, own, player
from ludoteka.kernel.happenings import Event
from ludoteka.kernel.refusal import Msg


def stones(state: Etherstone, event: Event) -> str:
    return f"players/{event.values[0]}/stones/{event.values[2]}"


def entity(state: Etherstone, event: Event) -> str:
    seat, card, _, _ = event.values
    at = state.players[seat].place_of(card & CARD_BITS)
    return f"players/{seat}/play/{at}" if at >= 0 else f"players/{seat}"


def threat(state: Etherstone, event: Event) -> str:
    card = event.values[1]
    return f"area/{state.area.index(card)}" if card in state.area else "area"


class Loss(Sign):
    """Health lost: a price to oneself, a wound to another."""

    def facts(self, before: Etherstone, event: Event, viewer: int, sure: bool) -> list[Fact]:
        kind = PAYS if event.values[0] == viewer else WOUNDED
        return [Fact(self.place(before, event), kind, event.values[1], event.message(viewer), sure)]


class Assault(Sign):
    """The strength brought against a threat, and what it has."""

    # rule: etherstone.attack.win-if-equal-or-more
    def facts(self, before: Etherstone, event: Event, viewer: int, sure: bool) -> list[Fact]:
        _, _, strength, need = event.values
        place = self.place(before, event)
        if strength < need:
            return [Fact(place, SURVIVES, need - strength, event.message(viewer), sure)]
        found = [Fact(place, DIES, strength, event.message(viewer), sure)]
        if strength > need:
            message = Msg("etherstone-forecast-surplus", {"n": strength - need})
            found.append(Fact(place, SURPLUS, strength - need, message, sure))
        return found


class Flat(Sign):
    """A happening that always counts the same."""

    def __init__(self, kind: str, n: int) -> None:
        super().__init__(kind, -1, own("deals" if kind == PAYS else "vp"))
        self.n: Final = n

    def facts(self, before: Etherstone, event: Event, viewer: int, sure: bool) -> list[Fact]:
        return [Fact(self.place(before, event), self.kind, self.n, event.message(viewer), sure)]


SIGNS: Final[dict[str, Sign]] = {
    "gained-stones": Sign(GAINS, 1, stones),
    "spent-stones": Sign(PAYS, 1, stones),
    "gained-vp": Sign(GAINS, 1, own("vp")),
    "gained-set-aside": Sign(GAINS, 1, own("vp")),
    "gained-health": Sign(GAINS, 1, own("health")),
    "lost-health": Loss(PAYS, 1, own("health")),
    "infected": Sign(EXPOSES, -1, player),
    "tapped": Sign(PAYS, -1, entity),
    "restored": Sign(GAINS, -1, entity),
    "destroyed": Sign(DIES, -1, entity),
    "attacked": Assault(DIES, 2, threat),
    "trophy": Sign(GAINS, 2, threat),
    "deal-made": Flat(PAYS, DEAL_COSTS),
    "end-token": Flat(GAINS, END_TOKEN_POINTS),
}
