"""What happenings of Shards mean to whoever is about to choose."""

from __future__ import annotations

from typing import Final

from ludoteka.games.shards.state import Shards
from ludoteka.kernel.forecast import BLOCKED, DIES, GAINS, PAYS, SURPLUS, WOUNDED, Fact, Sign, own
from ludoteka.kernel.happenings import Event
from ludoteka.kernel.refusal import Msg


def champion(state: Shards, event: Event) -> str:
    """Where the champion stands that is destroyed; a played card that is gone at once stands nowhere yet."""
    _, foe, card, _ = event.values
    for i, one in enumerate(state.players[foe].champions):
        if one & 127 == card:
            return f"players/{foe}/champions/{i}"
    return f"players/{foe}"


class Change(Sign):
    """A count that goes up or down."""

    def facts(self, before: Shards, event: Event, viewer: int, sure: bool) -> list[Fact]:
        n = event.values[self.amount]
        if n == 0:
            return []
        kind = self.kind if n > 0 else PAYS if event.values[0] == viewer else WOUNDED
        return [Fact(self.place(before, event), kind, abs(n), event.message(viewer), sure)]


class Damage(Sign):
    """Damage that a player suffers: lethal from the health that is left."""

    # rule: shards.health.zero-means-out
    def facts(self, before: Shards, event: Event, viewer: int, sure: bool) -> list[Fact]:
        seat, n, _, _ = event.values
        left = before.players[seat].health
        place = f"players/{seat}/health"
        about: dict[str, object] = {"seat": f"seat:{seat}", "n": n}
        if n == 0:
            return [Fact(place, BLOCKED, 0, Msg("shards-forecast-blocked", about), sure)]
        if n < left:
            return [Fact(place, WOUNDED, n, Msg("shards-forecast-wounded", {**about, "left": left - n}), sure)]
        found = [Fact(place, DIES, n, Msg("shards-forecast-lethal", about), sure)]
        if n > left:
            found.append(Fact(place, SURPLUS, n - left, Msg("shards-forecast-surplus", {"n": n - left}), sure))
        return found


SIGNS: Final[dict[str, Sign]] = {
    "gained-gems": Change(GAINS, 1, own("gems")),
    "gained-power": Change(GAINS, 1, own("power")),
    "gained-mastery": Change(GAINS, 1, own("mastery")),
    "gained-health": Change(GAINS, 1, own("health")),
    "infinite-power": Sign(GAINS, -1, own("power")),
    "recruited": Change(PAYS, 2, own("gems")),
    "fast-played": Change(PAYS, 2, own("gems")),
    "shielded": Sign(BLOCKED, 1, own("health")),
    "destroyed": Sign(DIES, -1, champion),
    "damaged": Damage(WOUNDED, 1, own("health")),
}
