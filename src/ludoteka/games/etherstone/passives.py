"""What a card does by merely being in play: the answers it gives when the table asks for a value."""

from __future__ import annotations

from typing import Final

from ludoteka.games.etherstone.deck import CARD_BITS, COLOUR, COLOURS, IS_FOLLOWER, MARKER
from ludoteka.games.etherstone.filters import Filter
from ludoteka.kernel.refusal import Msg


class Passive:
    """A standing modifier. `source` is the entity that carries it, as it lies in play."""

    def boost(self, source: int, card: int) -> int:
        """How much stronger this entity of the same owner is."""
        return 0

    def boost_leader(self) -> int:
        return 0

    def protection(self) -> int:
        return 0

    def discount(self, card: int) -> int:
        """How many stones less this card costs its owner to summon."""
        return 0

    def any_colours(self) -> bool:
        return False

    def health_for_stones(self) -> int:
        return 0

    def refresh_discount(self) -> int:
        return 0

    def bends_cost(self) -> bool:
        """Whether it has to do with what summons cost."""
        return False

    def boosts(self) -> bool:
        """Whether it has to do with strength."""
        return False

    def say(self) -> Msg:
        raise NotImplementedError


class Always:
    """One line of a card under the symbol "constant" without a condition."""

    def __init__(self, *passives: Passive) -> None:
        self.passives: Final = passives

    def spoken(self) -> Msg:
        text = self.passives[0].say()
        for passive in self.passives[1:]:
            text = Msg("etherstone-say-and", {"first": text, "then": passive.say()})
        return Msg("etherstone-say-ability", {"symbol": Msg("etherstone-symbol-constant"), "text": text})


class FollowersStronger(Passive):
    """Your followers are stronger: all, the others, or those of one colour."""

    def __init__(self, n: int, *, other: bool = False, colour: int = -1) -> None:
        self.n: Final = n
        self.other: Final = other
        self.colour: Final = colour

    def boost(self, source: int, card: int) -> int:
        # rule: etherstone.cards.entity-strength, etherstone.attack.total-strength
        if not IS_FOLLOWER[card] or (self.other and card == source & CARD_BITS):
            return 0
        return self.n if self.colour < 0 or COLOUR[card] == self.colour else 0

    def boosts(self) -> bool:
        return True

    def say(self) -> Msg:
        if self.colour >= 0:
            return Msg(f"etherstone-say-boost-{COLOURS[self.colour]}-followers", {"n": self.n})
        return Msg("etherstone-say-boost-other-followers" if self.other else "etherstone-say-boost", {"n": self.n})


class StrongerPerMarker(Passive):
    """This card is one stronger for each marker on it, up to a bound."""

    def __init__(self, at_most: int) -> None:
        self.at_most: Final = at_most

    def boost(self, source: int, card: int) -> int:
        # rule: etherstone.cards.entity-strength, etherstone.attack.total-strength
        return min(self.at_most, source // MARKER) if card == source & CARD_BITS else 0

    def boosts(self) -> bool:
        return True

    def say(self) -> Msg:
        return Msg("etherstone-say-boost-per-marker", {"n": self.at_most})


class LeaderStronger(Passive):
    """Your leader is stronger."""

    def __init__(self, n: int) -> None:
        self.n: Final = n

    def boost_leader(self) -> int:
        return self.n

    def boosts(self) -> bool:
        return True

    def say(self) -> Msg:
        return Msg("etherstone-say-boost-leader", {"n": self.n})


class Protection(Passive):
    """Protection in each of your attacks."""

    def __init__(self, n: int) -> None:
        self.n: Final = n

    def protection(self) -> int:
        return self.n

    def say(self) -> Msg:
        return Msg("etherstone-say-protect", {"n": self.n})


class Cheaper(Passive):
    """What you summon costs less."""

    def __init__(self, n: int, sort: Filter) -> None:
        self.n: Final = n
        self.sort: Final = sort

    def discount(self, card: int) -> int:
        # rule: etherstone.golden.card-beats-rules
        return self.n if self.sort.fits(card) else 0

    def bends_cost(self) -> bool:
        return True

    def say(self) -> Msg:
        return Msg(f"etherstone-say-cheaper-{self.sort.name}", {"n": self.n})


class AnyColours(Passive):
    """Coloured stones in what you summon may be paid with stones of any colour."""

    # rule: etherstone.golden.card-beats-rules
    def any_colours(self) -> bool:
        return True

    def bends_cost(self) -> bool:
        return True

    def say(self) -> Msg:
        return Msg("etherstone-say-any-colours")


class HealthForStones(Passive):
    """In each summon `n` stones may be paid with health."""

    def __init__(self, n: int) -> None:
        self.n: Final = n

    def health_for_stones(self) -> int:
        return self.n

    def bends_cost(self) -> bool:
        return True

    def say(self) -> Msg:
        return Msg("etherstone-say-health-for-stones", {"n": self.n})


class CheaperRefresh(Passive):
    """Refreshing the market costs you less health."""

    def __init__(self, n: int) -> None:
        self.n: Final = n

    def refresh_discount(self) -> int:
        return self.n

    def say(self) -> Msg:
        return Msg("etherstone-say-cheaper-refresh", {"n": self.n})
