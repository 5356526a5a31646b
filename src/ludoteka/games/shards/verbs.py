"""What a player can choose to do at this table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludoteka.games.shards.deck import EN, ID, LEADER_NAMES, LEADERS
from ludoteka.kernel.choices import COUNT, SEAT_NOUN, Noun, Printed, Term, TermIn, Verbs
from ludoteka.kernel.seats import letter

if TYPE_CHECKING:
    from ludoteka.games.shards.state import Shards

KINDS_OF_CARD: Final = 72  # room for every kind of card in a run of options
CHAMPIONS_A_SEAT: Final = 24  # there are 23 champions in the whole game


class CardIn(TermIn):
    """A kind of card in a zone before the one who chooses."""

    def __init__(self, zone: str) -> None:
        super().__init__("card", ID, EN, zone)


class RowSlot(Noun["Shards"]):
    """A card of the centre row, by its slot."""

    def words(self, state: Shards, seat: int, n: int) -> str:
        card = state.row[n] if n < len(state.row) else -1
        return EN[card] if card >= 0 else ""

    def args(self, state: Shards, seat: int, n: int) -> dict[str, object]:
        card = state.row[n] if n < len(state.row) else -1
        price = state.price(card, seat) if card >= 0 else 0
        return {"card": f"card:{ID[card]}" if card >= 0 else "", "price": price}

    def places(self, state: Shards, seat: int, n: int) -> list[str]:
        return [f"row/{n}"]


class OwnChampion(Noun["Shards"]):
    """A champion in one's own play zone (for the Nemesis, in its)."""

    def words(self, state: Shards, seat: int, n: int) -> str:
        champions = state.players[state.turn].champions
        return EN[champions[n] & 127] if n < len(champions) else ""

    def args(self, state: Shards, seat: int, n: int) -> dict[str, object]:
        champions = state.players[state.turn].champions
        return {"card": f"card:{ID[champions[n] & 127]}" if n < len(champions) else ""}

    def places(self, state: Shards, seat: int, n: int) -> list[str]:
        return [f"players/{state.turn}/champions/{n}"]


class SomeChampion(Noun["Shards"]):
    """A champion of some seat."""

    def words(self, state: Shards, seat: int, n: int) -> str:
        owner, i = divmod(n, CHAMPIONS_A_SEAT)
        if owner >= len(state.players) or i >= len(state.players[owner].champions):
            return ""
        return f"{letter(owner)} {EN[state.players[owner].champions[i] & 127]}"

    def args(self, state: Shards, seat: int, n: int) -> dict[str, object]:
        owner, i = divmod(n, CHAMPIONS_A_SEAT)
        if owner >= len(state.players) or i >= len(state.players[owner].champions):
            return {"card": "", "seat": f"seat:{owner}", "power": 0}
        card = state.players[owner].champions[i] & 127
        return {"card": f"card:{ID[card]}", "seat": f"seat:{owner}", "power": state.toughness(owner, card)}

    def places(self, state: Shards, seat: int, n: int) -> list[str]:
        owner, i = divmod(n, CHAMPIONS_A_SEAT)
        return [f"players/{owner}/champions/{i}"]


class PlayedCard(Noun["Shards"]):
    """A card played this turn, by its place in the order of plays."""

    def words(self, state: Shards, seat: int, n: int) -> str:
        played = state.players[state.turn].played
        return EN[played[n]] if n < len(played) else ""

    def args(self, state: Shards, seat: int, n: int) -> dict[str, object]:
        played = state.players[state.turn].played
        return {"card": f"card:{ID[played[n]]}" if n < len(played) else ""}

    def places(self, state: Shards, seat: int, n: int) -> list[str]:
        return [f"players/{state.turn}/played/{n}"]


class PoolRelic(Printed["Shards"]):
    """A relic laid out for the draft."""

    def places(self, state: Shards, seat: int, n: int) -> list[str]:
        return [f"pool/{i}" for i, card in enumerate(state.pool) if card == n]


class OwnRelic(Printed["Shards"]):
    """A relic set aside for the one who chooses, open or face down."""

    def places(self, state: Shards, seat: int, n: int) -> list[str]:
        player = state.players[seat]
        open_ones = [f"players/{seat}/relics/{i}" for i, card in enumerate(player.relics) if card == n]
        return open_ones + [f"players/{seat}/secret/{i}" for i, card in enumerate(player.secret) if card == n]


VERBS: Final = Verbs("shards")
verb = VERBS.verb

PLAY: Final = verb("play", CardIn("hand"), KINDS_OF_CARD)
RECRUIT: Final = verb("recruit", RowSlot(), 6)
FAST_PLAY: Final = verb("fast-play", RowSlot(), 6)
EXHAUST: Final = verb("exhaust", OwnChampion(), CHAMPIONS_A_SEAT)
FOCUS: Final = verb("focus")
END_MAIN: Final = verb("end-main", ends=True)
SHOW: Final = verb("show", CardIn("hand"), KINDS_OF_CARD)
NO_MORE: Final = verb("no-more", ends=True)
DECLINE: Final = verb("decline", ends=True)
ATTACK: Final = verb("attack", SomeChampion(), 4 * CHAMPIONS_A_SEAT)
BANISH_HAND: Final = verb("banish-from-hand", CardIn("hand"), KINDS_OF_CARD)
BANISH_DISCARD: Final = verb("banish-from-discard", CardIn("discard"), KINDS_OF_CARD)
RETURN: Final = verb("return", CardIn("discard"), KINDS_OF_CARD)
COPY: Final = verb("copy", PlayedCard(), 128)
TAKE_FREE: Final = verb("take-free", RowSlot(), 6)
TO_HAND: Final = verb("to-hand")
TO_PLAY: Final = verb("to-play")
DESTROY: Final = verb("destroy", SomeChampion(), 4 * CHAMPIONS_A_SEAT)
AFFLICT: Final = verb("afflict", SEAT_NOUN, 4)
RELIC: Final = verb("recruit-relic", OwnRelic("card", ID, EN), KINDS_OF_CARD)
ASSIGN: Final = verb("assign", COUNT, 1024)
TURN_ON: Final = verb("turn-on-the-other")
BID_: Final = verb("bid", COUNT, 50)
TAKE_LEADER: Final = verb("take-leader", Term("leader", LEADERS, LEADER_NAMES), 4)
NEMESIS_LEADER: Final = verb("nemesis-leader", Term("leader", LEADERS, LEADER_NAMES), 4)
DRAFT: Final = verb("draft", PoolRelic("card", ID, EN), KINDS_OF_CARD)
NEMESIS_PLAYS: Final = verb("nemesis-plays", RowSlot(), 6)
NEMESIS_EXHAUSTS: Final = verb("nemesis-exhausts", OwnChampion(), CHAMPIONS_A_SEAT)
NEMESIS_ATTACKS: Final = verb("nemesis-attacks", SomeChampion(), 4 * CHAMPIONS_A_SEAT)
