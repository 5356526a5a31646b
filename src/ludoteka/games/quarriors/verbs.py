"""What can be chosen at this table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludoteka.games.quarriors.deck import EN as EN_CARD
from ludoteka.games.quarriors.deck import ID as CARD_ID
from ludoteka.games.quarriors.dice import DICE, EN, FACE_ID, FACE_NAME, ID, KINDS
from ludoteka.kernel.choices import Noun, Printed, Verbs
from ludoteka.kernel.seats import letter
from ludoteka.kernel.windows import Triggers

if TYPE_CHECKING:
    from ludoteka.games.quarriors.state import Quarriors

PLACES: Final = 32  # room for the dice before one seat in a run of options
TRIGGERS: Final = 32


class OwnDie(Noun["Quarriors"]):
    """A die with its face up, in a zone before the one who chooses."""

    def __init__(self, zone: str) -> None:
        self.zone: Final = zone

    def name(self, n: int) -> str:
        return FACE_ID[n]

    def words(self, state: Quarriors, seat: int, n: int) -> str:
        return FACE_NAME[n]

    def args(self, state: Quarriors, seat: int, n: int) -> dict[str, object]:
        card = state.wilds[n >> 3]
        return {
            "face": f"face:{FACE_ID[n]}",
            "side": f"side:{FACE_ID[n]}",
            "card": f"card:{CARD_ID[card]}" if card >= 0 else "",
        }

    def places(self, state: Quarriors, seat: int, n: int) -> list[str]:
        dice: list[int] = getattr(state.players[seat], self.zone)
        shown = sorted(dice) if self.zone == "pool" else dice  # a view shows the pool sorted
        return [f"players/{seat}/{self.zone}/{i}" for i, die in enumerate(shown) if die & 255 == n]


class SummonedDie(OwnDie):
    """A creature face of the active pool, with what summoning it costs."""

    def args(self, state: Quarriors, seat: int, n: int) -> dict[str, object]:
        return {**super().args(state, seat, n), "price": state.summon_price(seat, n)}


class UsedDie(Printed["Quarriors"]):
    """A kind of die in one's own used pile."""

    def places(self, state: Quarriors, seat: int, n: int) -> list[str]:
        return [f"players/{seat}/used/{i}" for i, kind in enumerate(sorted(state.players[seat].used)) if kind == n]


class WildsDie(Noun["Quarriors"]):
    """A card of the wilds, by the kind of its dice."""

    def name(self, n: int) -> str:
        return ID[n]

    def words(self, state: Quarriors, seat: int, n: int) -> str:
        return EN[n]

    def args(self, state: Quarriors, seat: int, n: int) -> dict[str, object]:
        card = state.wilds[n]
        if card < 0:
            return {"card": "", "price": 0}
        return {"card": f"card:{CARD_ID[card]}", "price": state.price(n)}

    def places(self, state: Quarriors, seat: int, n: int) -> list[str]:
        if state.wilds[n] < 0:
            return []
        return [f"wilds/{sum(1 for card in state.wilds[:n] if card >= 0)}"]


class SomeCreature(Noun["Quarriors"]):
    """A die in the ready area of some seat."""

    def creature(self, state: Quarriors, n: int) -> int:
        seat, i = divmod(n, PLACES)
        if seat >= len(state.players) or i >= len(state.players[seat].ready):
            return -1
        return state.players[seat].ready[i] & 255

    def words(self, state: Quarriors, seat: int, n: int) -> str:
        die = self.creature(state, n)
        return "" if die < 0 else f"{letter(n // PLACES)} {FACE_NAME[die]}"

    def args(self, state: Quarriors, seat: int, n: int) -> dict[str, object]:
        die = self.creature(state, n)
        card = state.wilds[die >> 3] if die >= 0 else -1
        return {
            "seat": f"seat:{n // PLACES}",
            "card": f"card:{CARD_ID[card]}" if card >= 0 else "",
            "face": f"face:{FACE_ID[die]}" if die >= 0 else "",
        }

    def places(self, state: Quarriors, seat: int, n: int) -> list[str]:
        return [f"players/{n // PLACES}/ready/{n % PLACES}"]


class OwnCreature(SomeCreature):
    """A die in the ready area of the one who chooses."""

    def words(self, state: Quarriors, seat: int, n: int) -> str:
        die = self.creature(state, seat * PLACES + n)
        return "" if die < 0 else FACE_NAME[die]

    def args(self, state: Quarriors, seat: int, n: int) -> dict[str, object]:
        return super().args(state, seat, seat * PLACES + n)

    def places(self, state: Quarriors, seat: int, n: int) -> list[str]:
        return super().places(state, seat, seat * PLACES + n)


class Defender(OwnCreature):
    """The same, with the defense it has now and the attack it meets."""

    def args(self, state: Quarriors, seat: int, n: int) -> dict[str, object]:
        there = self.creature(state, seat * PLACES + n) >= 0
        defense = state.toughness(seat, n) if there else 0
        return {**super().args(state, seat, n), "defense": defense, "attack": state.remaining}


class SomeSpell(Noun["Quarriors"]):
    """A spell lying unattached in the ready area of some seat."""

    def spell(self, state: Quarriors, n: int) -> int:
        seat, i = divmod(n, PLACES)
        if seat >= len(state.players) or i >= len(state.players[seat].spells):
            return -1
        return state.players[seat].spells[i]

    def words(self, state: Quarriors, seat: int, n: int) -> str:
        die = self.spell(state, n)
        return "" if die < 0 else f"{letter(n // PLACES)} {FACE_NAME[die]}"

    def args(self, state: Quarriors, seat: int, n: int) -> dict[str, object]:
        die = self.spell(state, n)
        card = state.wilds[die >> 3] if die >= 0 else -1
        return {"seat": f"seat:{n // PLACES}", "card": f"card:{CARD_ID[card]}" if card >= 0 else ""}

    def places(self, state: Quarriors, seat: int, n: int) -> list[str]:
        return [f"players/{n // PLACES}/spells/{n % PLACES}"]


class TheirUsedDie(Noun["Quarriors"]):
    """A kind of die in the used pile of some seat."""

    def name(self, n: int) -> str:
        owner, kind = divmod(n, KINDS)
        return f"{ID[kind]} {letter(owner)}"

    def words(self, state: Quarriors, seat: int, n: int) -> str:
        owner, kind = divmod(n, KINDS)
        return f"{letter(owner)} {EN[kind]}" if owner < len(state.players) else ""

    def args(self, state: Quarriors, seat: int, n: int) -> dict[str, object]:
        return {"seat": f"seat:{n // KINDS}", "die": f"die:{ID[n % KINDS]}"}

    def places(self, state: Quarriors, seat: int, n: int) -> list[str]:
        owner, kind = divmod(n, KINDS)
        if owner >= len(state.players):
            return []
        return [f"players/{owner}/used/{i}" for i, k in enumerate(sorted(state.players[owner].used)) if k == kind]


class Waiting(Noun["Quarriors"]):
    """A card whose text waits, by its place among those that wait."""

    def card(self, state: Quarriors, n: int) -> int:
        top = state.current() if state.unfinished() else None
        if not isinstance(top, Triggers) or n >= len(top.waiting):
            return -1
        return state.wilds[top.waiting[n].this >> 3]

    def words(self, state: Quarriors, seat: int, n: int) -> str:
        card = self.card(state, n)
        return "" if card < 0 else EN_CARD[card]

    def args(self, state: Quarriors, seat: int, n: int) -> dict[str, object]:
        card = self.card(state, n)
        return {"card": f"card:{CARD_ID[card]}" if card >= 0 else ""}


VERBS: Final = Verbs("quarriors")
verb = VERBS.verb

ATTACK: Final = verb("attack")
END_TURN: Final = verb("end-turn", ends=True)
DONE: Final = verb("done", ends=True)
DECLINE: Final = verb("decline", ends=True)
PASS: Final = verb("pass", ends=True)
ALONE: Final = verb("alone")
CAPTURE: Final = verb("capture", WildsDie(), KINDS)
CULL: Final = verb("cull", UsedDie("die", ID, EN), KINDS)
DEFEND: Final = verb("defend", Defender(), PLACES)
SUMMON: Final = verb("summon", SummonedDie("pool"), DICE)
USE: Final = verb("use", OwnDie("pool"), DICE)
WITH: Final = verb("re-roll", OwnDie("pool"), DICE)
CAST: Final = verb("cast", OwnDie("spells"), DICE)
REACT: Final = verb("react", OwnDie("spells"), DICE)
DISCARD: Final = verb("discard", OwnDie("spells"), DICE)
ONLY_REROLL: Final = verb("only-re-roll", OwnDie("pool"), DICE)
ONLY_DRAW: Final = verb("only-draw", OwnDie("pool"), DICE)
DESTROY: Final = verb("destroy", SomeCreature(), 4 * PLACES)
WEAKEN: Final = verb("weaken", SomeCreature(), 4 * PLACES)
MIMIC: Final = verb("mimic", SomeCreature(), 4 * PLACES)
CHANGE: Final = verb("change", OwnCreature(), PLACES)
ATTACH: Final = verb("attach-to", OwnCreature(), PLACES)
DISPEL: Final = verb("dispel", SomeSpell(), 4 * PLACES)
STRIP: Final = verb("strip", SomeCreature(), 4 * PLACES)
FETCH: Final = verb("fetch", UsedDie("die", ID, EN), KINDS)
TRADE: Final = verb("trade-for", TheirUsedDie(), 4 * KINDS)
TAKE: Final = verb("take", WildsDie(), KINDS)
GIVE_UP: Final = verb("give-up", UsedDie("die", ID, EN), KINDS)
CULL_SPELL: Final = verb("cull-spell", OwnDie("spells"), DICE)
CULL_ATTACHED: Final = verb("cull-attached", OwnCreature(), PLACES)
CULL_ROLLED: Final = verb("cull-from-pool", OwnDie("pool"), DICE)
TURN_TO: Final = verb("turn-to", OwnDie("ready"), DICE)
NEXT: Final = verb("next", Waiting(), TRIGGERS)
TO_USED: Final = verb("to-used")
TO_POOL: Final = verb("to-pool")
BUY_BACK: Final = verb("buy-back")
COME_BACK: Final = verb("come-back")
ASIDE: Final = verb("aside")
SET_PORTAL: Final = verb("set-to-quiddity")
GO_ON: Final = verb("draw-on")
