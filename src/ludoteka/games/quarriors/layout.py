"""What lies on the table: the wilds, and before each seat a bag, an active pool, a ready area and a used pile."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from ludoteka.games.quarriors.twins import PlainQuarriors

LAYING_OUT: Final = 0  # streams of luck: the cards laid out, then each seat's bag, then each seat's dice
BAGS: Final = 1
ROLLS: Final = 5
STREAMS: Final = 9

SCORE: Final = 1
ROLL: Final = 2
MAIN: Final = 3
STRIKE: Final = 4
BUY: Final = 5
CLEAN: Final = 6

# rule: quarriors.win.two-endings
GLORY_GOAL: Final = 1
EMPTY_CARDS: Final = 2
ENDINGS: Final = ("", "glory_goal", "empty_cards")
# rule: quarriors.win.goal-two-players, quarriors.win.goal-three-players, quarriors.win.goal-four-players
GOALS: Final = {2: 20, 3: 15, 4: 12}  # by number of players
# rule: quarriors.win.four-empty-cards
EMPTY_ENOUGH: Final = 4

HANDFUL: Final = 6**6  # ways in which six dice can fall


@mypyc_attr(acyclic=True)
class Layout(PlainQuarriors):
    """The things of one table."""

    def seats(self) -> int:
        return len(self.players)
