"""The words of the cards: gains, and what lasts for the turn."""

from __future__ import annotations

from typing import Final

from ludoteka.games.shards.deck import (
    FACTION,
    FACTIONS,
    IS_CHAMPION,
)
from ludoteka.games.shards.state import Shards
from ludoteka.kernel.machine import Doing, Effect
from ludoteka.kernel.refusal import Msg

GEMS: Final = 0
POWER: Final = 1
MASTERY: Final = 2
HEALTH: Final = 3
RESOURCES: Final = ["gems", "power", "mastery", "health"]


class Gain(Effect[Shards]):
    """Gain so much of a resource."""

    def __init__(self, n: int, what: int) -> None:
        self.n: Final = n
        self.what: Final = what

    def resolve(self, state: Shards, who: Doing) -> bool:
        what = self.what
        if what == GEMS:
            state.gain_gems(who.you, self.n)
        elif what == POWER:
            state.gain_power(who.you, self.n)
        elif what == MASTERY:
            state.gain_mastery(who.you, self.n)
        else:
            state.gain_health(who.you, self.n)
        return False

    def say(self) -> Msg:
        return Msg(f"shards-say-gain-{RESOURCES[self.what]}", {"n": self.n})


class GainInfinitePower(Effect[Shards]):
    """Gain infinite power."""

    # rule: shards.mastery.infinity-shard-at-30
    def resolve(self, state: Shards, who: Doing) -> bool:
        state.gain_infinite(who.you)
        return False

    def say(self) -> Msg:
        return Msg("shards-say-infinite")


class Draw(Effect[Shards]):
    """Draw cards."""

    def __init__(self, n: int) -> None:
        self.n: Final = n

    def resolve(self, state: Shards, who: Doing) -> bool:
        state.draw(who.you, self.n)
        return False

    def say(self) -> Msg:
        return Msg("shards-say-draw", {"n": self.n})


class GainPerChampion(Effect[Shards]):
    """Gain one of a resource for each champion of this faction you have in play."""

    # rule: shards.card.self-counting-champions
    def __init__(self, what: int, faction: int) -> None:
        self.what: Final = what
        self.faction: Final = faction

    def resolve(self, state: Shards, who: Doing) -> bool:
        n = state.players[who.you].champions_of(self.faction)
        if self.what == GEMS:
            state.gain_gems(who.you, n)
        else:
            state.gain_power(who.you, n)
        return False

    def say(self) -> Msg:
        return Msg(f"shards-say-{RESOURCES[self.what]}-per-champion", {"faction": f"faction:{FACTIONS[self.faction]}"})


class PowerPerAllyPlayed(Effect[Shards]):
    """Gain power for each ally of this faction you played this turn."""

    def __init__(self, n: int, faction: int) -> None:
        self.n: Final = n
        self.faction: Final = faction

    def resolve(self, state: Shards, who: Doing) -> bool:
        count = 0
        for card in state.players[who.you].played:
            if FACTION[card] == self.faction and not IS_CHAMPION[card]:
                count += 1
        state.gain_power(who.you, count * self.n)
        return False

    def say(self) -> Msg:
        return Msg("shards-say-power-per-ally", {"n": self.n, "faction": f"faction:{FACTIONS[self.faction]}"})


class PowerPerDiscarded(Effect[Shards]):
    """Gain power for each card of this faction in your discard."""

    def __init__(self, n: int, faction: int) -> None:
        self.n: Final = n
        self.faction: Final = faction

    def resolve(self, state: Shards, who: Doing) -> bool:
        count = 0
        for card in state.players[who.you].discard:
            if FACTION[card] == self.faction:
                count += 1
        state.gain_power(who.you, count * self.n)
        return False

    def say(self) -> Msg:
        return Msg("shards-say-power-per-discarded", {"n": self.n, "faction": f"faction:{FACTIONS[self.faction]}"})


class PowerOfMastery(Effect[Shards]):
    """Gain power equal to your mastery, or to half of it, rounded up."""

    def __init__(self, half: bool) -> None:
        self.half: Final = half

    def resolve(self, state: Shards, who: Doing) -> bool:
        mastery = state.players[who.you].mastery
        state.gain_power(who.you, (mastery + 1) // 2 if self.half else mastery)
        return False

    def say(self) -> Msg:
        return Msg("shards-say-power-half-mastery" if self.half else "shards-say-power-mastery")


class DoublePower(Effect[Shards]):
    """Double the power you have."""

    def resolve(self, state: Shards, who: Doing) -> bool:
        state.gain_power(who.you, state.players[who.you].power)
        return False

    def say(self) -> Msg:
        return Msg("shards-say-double-power")


class HealthGivesPower(Effect[Shards]):
    """This turn, gain one power for each health you gain."""

    def resolve(self, state: Shards, who: Doing) -> bool:
        state.players[who.you].talons += 1
        return False

    def say(self) -> Msg:
        return Msg("shards-say-health-gives-power")


class DrawForDamage(Effect[Shards]):
    """This turn, if you deal ten unblocked damage to one opponent, draw three more cards at the end."""

    def resolve(self, state: Shards, who: Doing) -> bool:
        state.players[who.you].hearts += 1
        return False

    def say(self) -> Msg:
        return Msg("shards-say-draw-for-damage", {"damage": 10, "n": 3})


class IgnoreShields(Effect[Shards]):
    """Your attacks ignore shields this turn."""

    def resolve(self, state: Shards, who: Doing) -> bool:
        state.players[who.you].unblockable = True
        return False

    def say(self) -> Msg:
        return Msg("shards-say-ignore-shields")


class NextChampionEnters(Effect[Shards]):
    """The next Homo Deus champion you recruit this turn goes straight into play."""

    def resolve(self, state: Shards, who: Doing) -> bool:
        if who.you != state.nemesis:
            state.players[who.you].summons += 1
        return False

    def say(self) -> Msg:
        return Msg("shards-say-next-champion-enters")
