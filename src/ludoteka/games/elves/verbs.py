"""What a player can choose to do at this table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludoteka.games.elves.board import CELLS
from ludoteka.games.elves.deck import ID, NATION_NAMES, NATIONS, PLAIN, SLOTS
from ludoteka.games.elves.pieces import (
    FREE,
    HANDS,
    PLACES,
    STANCES,
    fights,
    has_seen,
    side_of,
    slot_of,
    squad_cards,
    target_place,
)
from ludoteka.kernel.choices import SEAT_NOUN, Noun, Printed, Term, TermIn, Verbs

if TYPE_CHECKING:
    from ludoteka.games.elves.state import Elves

KINDS: Final = 96  # room for every kind of card in a run of options
CENTRE_TOP: Final = 4  # the two centre cards, after the four places
CENTRE_BOTTOM: Final = 5


class CardIn(TermIn):
    """A kind of card in a zone before the one who chooses."""

    def __init__(self, zone: str) -> None:
        super().__init__("card", ID, PLAIN, zone)


class LookedAt(Printed["Elves"]):
    """A kind of card in the squad that is being looked at, for those who have seen it."""

    def places(self, state: Elves, seat: int, n: int) -> list[str]:
        looked = getattr(state.current(), "looked", -1) if state.unfinished() else -1
        if looked < 0 or looked >= len(state.squads) or not has_seen(state.squads[looked], seat):
            return []
        cards = squad_cards(state.squads[looked])
        return [f"squads/{looked}/cards/{i}" for i, card in enumerate(cards) if card == n]


class CellNoun(Printed["Elves"]):
    """A cell of the map."""

    def places(self, state: Elves, seat: int, n: int) -> list[str]:
        return [f"owners/{CELLS[n]}"]


class SquadNoun(Noun["Elves"]):
    """A squad of the row, counted from one."""

    def words(self, state: Elves, seat: int, n: int) -> str:
        return str(n + 1)

    def args(self, state: Elves, seat: int, n: int) -> dict[str, object]:
        return {"n": n + 1}

    def places(self, state: Elves, seat: int, n: int) -> list[str]:
        return [f"squads/{n}"]


class PlaceNoun(Noun["Elves"]):
    """A place on the field, and the card on it; or one of the two in the centre."""

    def words(self, state: Elves, seat: int, n: int) -> str:
        if n >= CENTRE_TOP:
            return "top" if n == CENTRE_TOP else "bottom"
        return PLACES[n]

    def args(self, state: Elves, seat: int, n: int) -> dict[str, object]:
        if n >= CENTRE_TOP:
            one = state.top if n == CENTRE_TOP else state.bottom
            where = "place:top" if n == CENTRE_TOP else "place:bottom"
        else:
            one = state.field[n]
            where = f"place:{PLACES[n]}"
        known = one >= 0 and one & 127 < len(ID)
        return {"place": where, "card": f"card:{ID[one & 127]}" if known else "", "whose": whose(state, seat, one)}

    def places(self, state: Elves, seat: int, n: int) -> list[str]:
        if n >= CENTRE_TOP:
            return ["top" if n == CENTRE_TOP else "bottom"]
        return [f"field/{n}"]


def whose(state: Elves, seat: int, one: int) -> str:
    """Whose warrior this is to whoever chooses: own or the enemy's, else by its side; empty where nobody stands."""
    if one < 0 or not fights(one):
        return ""
    mine = state.side_of_seat(seat)
    if mine < 0:
        return STANCES[side_of(one)]
    return "own" if side_of(one) == mine else "enemy"


def faced(one: int) -> dict[str, object]:
    """Who stands where a side points: a card, or nobody that can be named (`met` 0)."""
    known = one >= 0 and one & 127 < len(ID)
    return {"other": f"card:{ID[one & 127]}" if known else "", "met": 1 if known else 0}


class SideNoun(Noun["Elves"]):
    """One side of a card on the field."""

    def words(self, state: Elves, seat: int, n: int) -> str:
        place, hand = divmod(n, 3)
        return f"{PLACES[place]} {HANDS[hand]}"

    def args(self, state: Elves, seat: int, n: int) -> dict[str, object]:
        place, hand = divmod(n, 3)
        one = state.field[place]
        card = f"card:{ID[one & 127]}" if one >= 0 else ""
        met = state.field[target_place(place, hand)]
        return {
            "card": card,
            "whose": whose(state, seat, one),
            "hand": f"hand:{HANDS[hand]}",
            "place": f"place:{PLACES[place]}",
            "slot": f"slot:{SLOTS[slot_of(one, hand)]}" if one >= 0 else "",
            **faced(met),
        }

    def places(self, state: Elves, seat: int, n: int) -> list[str]:
        return [f"field/{n // 3}"]


class OwnHand(Noun["Elves"]):
    """A hand of the warrior whose turn it is: what it points at is where it will happen."""

    def words(self, state: Elves, seat: int, n: int) -> str:
        return HANDS[n]

    def args(self, state: Elves, seat: int, n: int) -> dict[str, object]:
        there = self.target(state, n)
        met = state.field[there] if there >= 0 else FREE
        where = f"place:{PLACES[there]}" if there >= 0 else ""
        return {"hand": f"hand:{HANDS[n]}", "place": where, **faced(met)}

    def places(self, state: Elves, seat: int, n: int) -> list[str]:
        there = self.target(state, n)
        return [] if there < 0 else [f"field/{there}"]

    def target(self, state: Elves, n: int) -> int:
        one = getattr(state.current(), "one", -1) if state.unfinished() else -1
        place = state.place_of(one) if one >= 0 else -1
        return -1 if place < 0 else target_place(place, n)


HAND_TERM: Final = Term("hand", HANDS, HANDS)
ANY_CARD: Final = Term("card", ID, PLAIN)
CELL_NOUN: Final = CellNoun("cell", CELLS, CELLS)

VERBS: Final = Verbs("elves")
verb = VERBS.verb

PASS: Final = verb("pass", ends=True)
PASS_BATTLE: Final = verb("pass-battle", ends=True)
ACT: Final = verb("act", CardIn("hand"), KINDS)
SEND: Final = verb("send", CardIn("hand"), KINDS)
STRIKE: Final = verb("strike", OwnHand(), 3)
MOVE: Final = verb("move", OwnHand(), 3)
STAY: Final = verb("stay")
PLACE: Final = verb("place", PlaceNoun(), 4)
GO_FIRST: Final = verb("go-first", PlaceNoun(), 4)
SWAP_IN: Final = verb("swap-in", PlaceNoun(), 4)
KEEP: Final = verb("keep-reserve")
ATTACK: Final = verb("attack", CELL_NOUN, 33)
DECLINE: Final = verb("decline", ends=True)
TARGET: Final = verb("target", PlaceNoun(), 6)
SIDE: Final = verb("side", SideNoun(), 12)
USE: Final = verb("use", CardIn("artefacts"), KINDS)
DISCARD: Final = verb("discard", CardIn("hand"), KINDS)
FIGHT: Final = verb("fight", SquadNoun(), 5)
LOOK: Final = verb("look", SquadNoun(), 5)
SHOW: Final = verb("show", LookedAt("card", ID, PLAIN), KINDS)
ACCEPT: Final = verb("accept")
RETREAT: Final = verb("retreat")
END_TURN: Final = verb("end-turn", ends=True)
EXCHANGE: Final = verb("exchange", CardIn("treasures"), KINDS)
SWAP_WITH: Final = verb("swap-with", PlaceNoun(), 4)
TURN_ROUND: Final = verb("turn-round", HAND_TERM, 3)  # towards which hand the sides go round
COPY: Final = verb("copy", Term("slot", SLOTS, SLOTS), 9)
PUT_BACK: Final = verb("put-back", CardIn("hand"), KINDS)
RECOVER: Final = verb("recover", CardIn("discard"), KINDS)
PEEK: Final = verb("peek", SquadNoun(), 5)
SPY: Final = verb("spy", SEAT_NOUN, 4)
THEIR_CARD: Final = verb("make-discard", ANY_CARD, KINDS)
TAKE_LAND: Final = verb("take-land", CELL_NOUN, 33)
PROTECT: Final = verb("protect", CELL_NOUN, 33)
OFFER: Final = verb("offer-to", SEAT_NOUN, 4, trade="offer")
GIVE: Final = verb("give", ANY_CARD, KINDS)
WANT: Final = verb("want", ANY_CARD, KINDS, trade="want")
WANT_ARTEFACT: Final = verb("want-artefact", trade="want")
WANT_HELP: Final = verb("want-help")
PROPOSE: Final = verb("propose", trade="propose")
WITHDRAW: Final = verb("withdraw", trade="withdraw")
AGREE: Final = verb("agree")
HAND_OVER: Final = verb("hand-over", CardIn("artefacts"), KINDS)
REFUSE: Final = verb("refuse", trade="refuse")
COUNTER_OFFER: Final = verb("counter-offer", trade="counter")
TAKE_NATION: Final = verb("take-nation", Term("nation", NATIONS, NATION_NAMES), 4)
TAKE_CASTLE: Final = verb("take-castle", CELL_NOUN, 33)

ACT_OF: Final = VERBS.acts()  # by option number; each passage tells the acts that it asks for
