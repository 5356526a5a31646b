"""What a card does without being played: answers to the questions of `state.py`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludoteka.games.shards.deck import DECIMA, FACTIONS, ID, number_of
from ludoteka.kernel.refusal import Msg

if TYPE_CHECKING:
    from ludoteka.games.shards.state import Shards


class Passive:
    """Answers as an ordinary card would."""

    def discount(self, state: Shards, seat: int) -> int:
        return 0

    def toughens(self, state: Shards, seat: int) -> int:
        return 0

    def shield(self, state: Shards, seat: int) -> int:
        return 0

    def standing_shield(self, state: Shards, seat: int) -> int:
        return 0

    def covers(self) -> bool:
        return False

    def attackable(self, state: Shards, attacker: int, seat: int) -> bool:
        return True

    def guard(self, state: Shards, attacker: int, seat: int) -> Msg | None:
        """What is said to one who would attack this champion; None where it does not guard itself."""
        return None

    def comes_back(self) -> bool:
        return False

    def say(self) -> Msg:
        raise NotImplementedError


class CheaperPerChampion(Passive):
    """Costs you one gem less for each champion of this faction you have in play."""

    def __init__(self, faction: int) -> None:
        self.faction: Final = faction

    def discount(self, state: Shards, seat: int) -> int:
        return state.players[seat].champions_of(self.faction)

    def say(self) -> Msg:
        return Msg("shards-say-cheaper-per-champion", {"faction": f"faction:{FACTIONS[self.faction]}"})


class ToughensChampions(Passive):
    """If your leader is Decima, your champions have more health."""

    def __init__(self, n: int) -> None:
        self.n: Final = n

    def toughens(self, state: Shards, seat: int) -> int:
        return self.n if state.players[seat].leader == DECIMA else 0

    def say(self) -> Msg:
        return Msg("shards-say-toughens-champions", {"n": self.n, "leader": "leader:decima"})


class ShieldIsMastery(Passive):
    """The shield of this card is your mastery, wherever the card is."""

    # rule: shards.card.datic-robes-always-on
    def shield(self, state: Shards, seat: int) -> int:
        return state.players[seat].mastery

    def say(self) -> Msg:
        return Msg("shards-say-shield-is-mastery")


class StandingShield(Passive):
    """While this is in play you have so much more shield, and more still from a mastery on."""

    def __init__(self, n: int, level: int, more: int) -> None:
        self.n: Final = n
        self.level: Final = level
        self.more: Final = more

    # rule: shards.card.praetorian-02-shields-in-play, shards.card.praetorian-02-not-from-hand
    def standing_shield(self, state: Shards, seat: int) -> int:
        return self.more if state.players[seat].mastery >= self.level else self.n

    def say(self) -> Msg:
        return Msg("shards-say-standing-shield", {"n": self.n, "level": self.level, "more": self.more})


class Covers(Passive):
    """You and your other champions cannot be attacked."""

    # rule: shards.card.zetta-herself-attackable, shards.champions.ongoing-effect
    def covers(self) -> bool:
        return True

    def say(self) -> Msg:
        return Msg("shards-say-covers")


class BesideHimUnattackable(Passive):
    """Cannot be attacked while you have a certain champion in play."""

    def __init__(self, en: str) -> None:
        self.en: Final = en

    def attackable(self, state: Shards, attacker: int, seat: int) -> bool:
        other = number_of(self.en)
        return all(champion & 127 != other for champion in state.players[seat].champions)

    def guard(self, state: Shards, attacker: int, seat: int) -> Msg | None:
        return Msg("shards-why-guard-beside", {"card": f"card:{ID[number_of(self.en)]}"})

    def say(self) -> Msg:
        return Msg("shards-say-unattackable-beside", {"card": f"card:{ID[number_of(self.en)]}"})


class Unattackable(Passive):
    """Cannot be attacked with power."""

    def attackable(self, state: Shards, attacker: int, seat: int) -> bool:
        return False

    def guard(self, state: Shards, attacker: int, seat: int) -> Msg | None:
        return Msg("shards-why-guard-always")

    def say(self) -> Msg:
        return Msg("shards-say-unattackable")


class UnattackableByLesser(Passive):
    """Players with less mastery than you cannot attack it."""

    def attackable(self, state: Shards, attacker: int, seat: int) -> bool:
        return state.players[attacker].mastery >= state.players[seat].mastery

    def guard(self, state: Shards, attacker: int, seat: int) -> Msg | None:
        need = state.players[seat].mastery
        return Msg("shards-why-guard-mastery", {"have": state.players[attacker].mastery, "need": need})

    def say(self) -> Msg:
        return Msg("shards-say-unattackable-by-lesser")


class ComesBack(Passive):
    """While it is in your discard: when you play a champion, it returns to your hand."""

    def comes_back(self) -> bool:
        return True

    def say(self) -> Msg:
        return Msg("shards-say-comes-back")
