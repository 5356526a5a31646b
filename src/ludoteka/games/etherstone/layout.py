"""What lies on the table: the market, the threats, and the cards nobody has; before each seat its own."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from ludoteka.games.etherstone.twins import PlainEtherstone

FULL_HEALTH: Final = 16
HAND: Final = 7
AREA: Final = 3
DICE: Final = 5
STONES_IN_BOX: Final = 20  # of each colour; for show, a gain never fails
MARKERS_IN_BOX: Final = 32
VP_TOKENS: Final = 32
DEAL_COSTS: Final = 7

DICE_LUCK: Final = 0  # streams of luck
THREAT_LUCK: Final = 1
CARD_LUCK: Final = 2
SEAT_LUCK: Final = 3
STREAMS: Final = 4

SETUP: Final = 0
DRAFTING: Final = 1
MAIN: Final = 2

HAND_EMPTY: Final = 1
THREATS_GONE: Final = 2
SUPPLY_EMPTY: Final = 3
ENDINGS: Final = ("", "hand-empty", "threats-gone", "supply-empty")


@mypyc_attr(acyclic=True)
class Layout(PlainEtherstone):
    """The things of one table; what can happen to them is told by `Etherstone`."""

    def seats(self) -> int:
        return len(self.players)

    def packet(self, seat: int) -> list[int]:
        """The cards that `seat` now holds to pick from; empty when the draft is over."""
        if self.phase != DRAFTING or not self.packets:
            return []
        n = len(self.players)
        q = (seat - self.picked) % n
        return self.packets[q * HAND + self.picked : (q + 1) * HAND]

    def market_dice(self) -> int:
        count = 0
        for seat in self.holder:
            if seat < 0:
                count += 1
        return count

    def market_is_empty(self) -> bool:
        for seat in self.holder:
            if seat < 0:
                return False
        return True

    def deck_size(self) -> int:
        left = self.left
        return left[0] + left[1] + left[2] + len(self.under)

    def stones_left(self, colour: int) -> int:
        """What the supply shows of a colour; substitutes are used when it is empty."""
        # rule: etherstone.components.stones, etherstone.setup.common-supply, etherstone.tokens.unlimited-supply
        out = 0
        for player in self.players:
            out += player.stones[colour]
        return max(0, STONES_IN_BOX - out)

    def markers_left(self) -> int:
        # rule: etherstone.components.markers
        out = 0
        for player in self.players:
            out += player.all_markers()
        return max(0, MARKERS_IN_BOX - out)
