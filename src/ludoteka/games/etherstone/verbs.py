"""What a player can choose to do at this table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludoteka.games.etherstone.deck import (
    ABILITIES,
    ABILITIES_ROOM,
    CARD_BITS,
    COLOURS,
    EN,
    HEALTH,
    ID,
    KIND,
    LEADER,
    ROOM,
    SAYS,
)
from ludoteka.kernel.choices import COUNT, Noun, Printed, Term, TermIn, Verbs

if TYPE_CHECKING:
    from ludoteka.games.etherstone.state import Etherstone
    from ludoteka.kernel.machine import State

STONES: Final = COLOURS[:4]
SETS: Final = ["a", "b", "v", "g", "d"]


class Own(Printed["Etherstone"]):
    """An entity of one's own in play, or one's leader."""

    def places(self, state: Etherstone, seat: int, n: int) -> list[str]:
        player = state.players[seat]
        if n == player.leader:
            return [f"players/{seat}/leader"]
        return [f"players/{seat}/play/{i}" for i, it in enumerate(player.play) if it & CARD_BITS == n]


class OwnAbility(Noun["Etherstone"]):
    """An ability on a card of one's own; numbered from the top where the card has several."""

    def name(self, n: int) -> str:
        return f"{ID[ABILITIES[n].card]} {line_of(n)}" if n < len(ABILITIES) else ""

    def words(self, state: Etherstone, seat: int, n: int) -> str:
        if n >= len(ABILITIES):
            return ""
        card = ABILITIES[n].card
        return f"{EN[card]} {line_of(n)}" if len(SAYS[card]) > 1 else EN[card]

    def args(self, state: Etherstone, seat: int, n: int) -> dict[str, object]:
        if n >= len(ABILITIES):
            return {"card": "", "text": ""}
        return {"card": f"card:{ID[ABILITIES[n].card]}", "text": ABILITIES[n].spoken()}

    def places(self, state: Etherstone, seat: int, n: int) -> list[str]:
        return OWN.places(state, seat, ABILITIES[n].card)


def line_of(ability: int) -> int:
    """On which line of its card an ability stands."""
    for i, line in enumerate(SAYS[ABILITIES[ability].card], 1):
        if line is ABILITIES[ability]:
            return i
    return 0


class Slot(Noun["Etherstone"]):
    """A threat of the area."""

    def words(self, state: Etherstone, seat: int, n: int) -> str:
        card = state.area[n] if n < len(state.area) else -1
        return EN[card] if card >= 0 else ""

    def args(self, state: Etherstone, seat: int, n: int) -> dict[str, object]:
        card = state.area[n] if n < len(state.area) else -1
        if card < 0:
            return {"card": "", "health": 0}
        return {"card": f"card:{ID[card]}", "health": HEALTH[card]}

    def places(self, state: Etherstone, seat: int, n: int) -> list[str]:
        return [f"area/{n}"]


class Die(Noun["Etherstone"]):
    """A die of the market: one of four colours, or the Abyss die as one of them."""

    def words(self, state: Etherstone, seat: int, n: int) -> str:
        return STONES[n] if n < 4 else f"violet as {STONES[n - 4]}"

    def args(self, state: Etherstone, seat: int, n: int) -> dict[str, object]:
        die = n if n < 4 else 4
        colour = n if n < 4 else n - 4
        value = state.dice[die] if die < len(state.dice) else 0
        return {"die": f"die:{COLOURS[die]}", "colour": f"colour:{COLOURS[colour]}", "n": value}

    def places(self, state: Etherstone, seat: int, n: int) -> list[str]:
        return [f"dice/{min(n, 4)}"]


class PacketCard(Printed["Etherstone"]):
    """A card of the packet in hand."""

    def places(self, state: Etherstone, seat: int, n: int) -> list[str]:
        return [f"packet/{i}" for i, card in enumerate(state.packet(seat)) if card == n]


class DealtLeader(TermIn):
    """One of the two leaders dealt."""

    def words(self, state: State, seat: int, n: int) -> str:
        return super().words(state, seat, n) if n < len(KIND) and KIND[n] == LEADER else ""


OWN: Final = Own("card", ID, EN)
HAND: Final = TermIn("card", ID, EN, "hand")
SLOT: Final = Slot()
STONE: Final = Term("colour", STONES, STONES)

VERBS: Final = Verbs("etherstone")
verb = VERBS.verb

TAKE: Final = verb("take", Die(), 8)
REST: Final = verb("rest", ends=True)
DEAL: Final = verb("deal")
REFRESH: Final = verb("refresh")
ATTACK: Final = verb("attack", SLOT, 3)
GAIN: Final = verb("gain", STONE, 4)
PAY: Final = verb("pay", STONE, 4)
DONE: Final = verb("done", ends=True)
DECLINE: Final = verb("decline", ends=True)
STRIKE: Final = verb("strike")
CONFIRM: Final = verb("confirm")
DO_IT: Final = verb("do-it")
APPLY: Final = verb("apply", OwnAbility(), ABILITIES_ROOM)
SUMMON: Final = verb("summon", HAND, ROOM)
SEND: Final = verb("send", OWN, ROOM)
MARK: Final = verb("mark", OWN, ROOM)
RESTORE: Final = verb("restore", OWN, ROOM)
TAP: Final = verb("tap", OWN, ROOM)
RECALL: Final = verb("recall", OWN, ROOM)
DESTROY: Final = verb("destroy", OWN, ROOM)
BURN: Final = verb("destroy-from-hand", HAND, ROOM)
MOVE_FROM: Final = verb("move-from", OWN, ROOM)
MOVE_TO: Final = verb("move-to", OWN, ROOM)
CHOOSE_X: Final = verb("x", COUNT, 33)
PAY_HEALTH: Final = verb("pay-health", COUNT, 17)
SET_DIE: Final = verb("set-die", COUNT, 7)
EITHER: Final = verb("either", COUNT, 4)
CRUSH: Final = verb("crush", SLOT, 3)
CYCLE: Final = verb("cycle", SLOT, 3)
DRAFT: Final = verb("draft", PacketCard("card", ID, EN), ROOM)
LEAD: Final = verb("lead", DealtLeader("card", ID, EN, "leaders"), ROOM)
TAKE_SET: Final = verb("take-set", Term("set", SETS, SETS), 5)
