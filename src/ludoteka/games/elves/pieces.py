"""A warrior on the field and a squad of neutrals, each packed into one number, and how they are written."""

from __future__ import annotations

from typing import Any, Final

from ludoteka.games.elves.deck import CARD, INITIATIVE, LIVES, SIDES, SLOTS
from ludoteka.kernel.kinds import Kind, Many, Spot, union
from ludoteka.kernel.refusal import Refused
from ludoteka.kernel.seats import letter, seat_of

ATTACKING: Final = 0
DEFENDING: Final = 1
STANCES: Final = ["attacking", "defending"]

NORTH: Final = 0
EAST: Final = 1
SOUTH: Final = 2
WEST: Final = 3
PLACES: Final = ["N", "E", "S", "W"]

LEFT: Final = 0
FORWARD: Final = 1
RIGHT: Final = 2
HANDS: Final = ["left", "forward", "right"]

FREE: Final = -1  # a place with nobody on it
FACE_DOWN: Final = 127  # the card of a warrior that is not yet turned up

# one warrior: card 7 bits, number among the six 3, side 1, acted 1, wounds 4, lives 4, initiative 5, sides 3 × 4, saved
ID_AT: Final = 7
SIDE_AT: Final = 10
ACTED: Final = 1 << 11
WOUNDS_AT: Final = 12
LIVES_AT: Final = 16
INITIATIVE_AT: Final = 20
SLOT_AT: Final = 25
SAVED: Final = 1 << 37
LIFE: Final = 1 << LIVES_AT
LIVES_BITS: Final = 15 << LIVES_AT


def warrior(card: int, id: int, side: int) -> int:
    """A card fresh on the field."""
    # rule: elves.setup.card-anatomy
    if card == FACE_DOWN:
        return card | id << ID_AT | side << SIDE_AT
    left, forward, right = SIDES[card]
    return (
        card
        | id << ID_AT
        | side << SIDE_AT
        | LIVES[card] << LIVES_AT
        | INITIATIVE[card] << INITIATIVE_AT
        | left << SLOT_AT
        | forward << (SLOT_AT + 4)
        | right << (SLOT_AT + 8)
    )


def card_of(one: int) -> int:
    return one & 127


def id_of(one: int) -> int:
    return one >> ID_AT & 7


def side_of(one: int) -> int:
    return one >> SIDE_AT & 1


def wounds_of(one: int) -> int:
    return one >> WOUNDS_AT & 15


def lives_of(one: int) -> int:
    return one >> LIVES_AT & 15


def initiative_of(one: int) -> int:
    return one >> INITIATIVE_AT & 31


def slot_of(one: int, hand: int) -> int:
    return one >> (SLOT_AT + 4 * hand) & 15


def with_slot(one: int, hand: int, slot: int) -> int:
    at = SLOT_AT + 4 * hand
    return one & ~(15 << at) | slot << at


def with_wounds(one: int, wounds: int) -> int:
    """Surplus damage is lost: wounds stop at the lives."""
    most = one >> LIVES_AT & 15
    return one & ~(15 << WOUNDS_AT) | (wounds if wounds < most else most) << WOUNDS_AT


def with_initiative(one: int, initiative: int) -> int:
    kept = initiative if initiative > 0 else 0
    return one & ~(31 << INITIATIVE_AT) | (kept if kept < 31 else 31) << INITIATIVE_AT


def fights(one: int) -> bool:
    """Whether a warrior, not a treasure or nobody, stands here: only warriors have lives."""
    return one >= 0 and one & LIVES_BITS != 0


def is_dying(one: int) -> bool:
    return (one >> WOUNDS_AT & 15) >= (one >> LIVES_AT & 15)


def target_place(place: int, hand: int) -> int:
    """The place that this hand of a warrior points at."""
    # rule: elves.battle.turn-icons-to-centre, elves.battle.direction-forward, elves.battle.direction-sides
    return (place + hand + 1) & 3


class Warrior(Kind):
    """A warrior, as fields in a save; `Janira attacking (wounds 1) (left shield)` in a notation."""

    def shape(self) -> str:
        side = union(STANCES)
        card = f"card: {CARD.shape()}; id: number; side: {side}; acted: boolean; wounds: number; lives: number"
        sides = f"initiative: number; sides: ({union(SLOTS)})[]; saved: boolean"
        return f"null | {{ card: null; id: number; side: {side} }} | {{ {card}; {sides} }}"

    def spots(self, value: str) -> list[Spot]:
        parts = [("side", SIDE_AT, 1), ("acted", SIDE_AT + 1, 1), ("wounds", WOUNDS_AT, 15), ("lives", LIVES_AT, 15)]
        parts += [("initiative", INITIATIVE_AT, 31), ("saved", SLOT_AT + 12, 1)]
        parts += [(HANDS[hand], SLOT_AT + 4 * hand, 15) for hand in range(3)]
        there = f"{value} >= 0"
        found = [Spot("card", len(CARD.ids), f"{value} & 127", when=f"{there} and {value} & 127 != {FACE_DOWN}")]
        found.append(Spot("there", 1, "", when=there))
        for name, at, bits in parts:
            found.append(Spot(name, 1, "", f"{value} >> {at} & {bits}", there))
        return found

    def save(self, value: Any) -> Any:
        one: int = value
        if one < 0:
            return None
        if one & 127 == FACE_DOWN:
            return {"card": None, "id": id_of(one), "side": STANCES[side_of(one)]}
        return {
            "card": CARD.save(one & 127),
            "id": id_of(one),
            "side": STANCES[side_of(one)],
            "acted": one & ACTED != 0,
            "wounds": wounds_of(one),
            "lives": lives_of(one),
            "initiative": initiative_of(one),
            "sides": [SLOTS[slot_of(one, hand)] for hand in range(3)],
            "saved": one & SAVED != 0,
        }

    def load(self, data: Any) -> Any:
        if data is None:
            return FREE
        try:
            side = STANCES.index(data["side"])
            if data["card"] is None:
                return self.same(warrior(FACE_DOWN, int(data["id"]), side), data)
            one = warrior(CARD.load(data["card"]), int(data["id"]), side)
            one = one & ~(15 << LIVES_AT) | int(data["lives"]) << LIVES_AT
            one = with_wounds(one, int(data["wounds"]))
            one = with_initiative(one, int(data["initiative"]))
            for hand, slot in enumerate(data["sides"]):
                one = with_slot(one, hand, SLOTS.index(slot))
            one |= (ACTED if data["acted"] else 0) | (SAVED if data["saved"] else 0)
        except (KeyError, TypeError, ValueError, OverflowError):
            raise Refused("elves-not-a-warrior", value=repr(data)) from None
        return self.same(one, data)

    def same(self, one: int, data: Any) -> int:
        """The warrior, if it is exactly what was written."""
        if one < 0 or one >> 38 or self.save(one) != data:
            raise Refused("elves-not-a-warrior", value=repr(data))
        return one

    def words(self, value: Any) -> str:
        one: int = value
        if one < 0:
            return "-"
        if one & 127 == FACE_DOWN:
            return f"face-down {STANCES[side_of(one)]} (id {id_of(one)})"
        fresh = warrior(one & 127, id_of(one), side_of(one))
        text = f"{CARD.words(one & 127)} {STANCES[side_of(one)]}"
        marks = [f"id {id_of(one)}"]
        if wounds_of(one):
            marks.append(f"wounds {wounds_of(one)}")
        if lives_of(one) != lives_of(fresh):
            marks.append(f"lives {lives_of(one)}")
        if initiative_of(one) != initiative_of(fresh):
            marks.append(f"initiative {initiative_of(one)}")
        for hand in range(3):
            if slot_of(one, hand) != slot_of(fresh, hand):
                marks.append(f"{HANDS[hand]} {SLOTS[slot_of(one, hand)]}")
        if one & ACTED:
            marks.append("acted")
        if one & SAVED:
            marks.append("saved")
        return text + "".join(f" ({mark})" for mark in marks)

    def read(self, words: str) -> Any:
        if words == "-":
            return FREE
        bare, *marks = [part.strip().rstrip(")") for part in words.split(" (")]
        name, _, stance = bare.rpartition(" ")
        if stance not in STANCES:
            raise Refused("elves-not-a-warrior", value=words)
        one = warrior(FACE_DOWN if name == "face-down" else CARD.read(name), 0, STANCES.index(stance))
        for mark in sorted(marks, key=is_wounds):  # which stop at the lives, printed or marked
            one = marked(one, mark)
        return one


def is_wounds(mark: str) -> bool:
    return mark.startswith("wounds ")


def marked(one: int, mark: str) -> int:
    """A warrior with one mark of the notation put on it."""
    name, _, value = mark.partition(" ")
    try:
        if name == "id":
            return one & ~(7 << ID_AT) | int(value) << ID_AT
        if name == "wounds":
            return with_wounds(one, int(value))
        if name == "lives":
            return one & ~(15 << LIVES_AT) | int(value) << LIVES_AT
        if name == "initiative":
            return with_initiative(one, int(value))
        if name in HANDS:
            return with_slot(one, HANDS.index(name), SLOTS.index(value))
    except ValueError:
        raise Refused("elves-not-a-warrior", value=mark) from None
    if name == "acted":
        return one | ACTED
    if name == "saved":
        return one | SAVED
    raise Refused("elves-not-a-warrior", value=mark)


WARRIOR: Final = Warrior()


def numbered(field: list[int]) -> list[int]:
    """The warriors of a field with different numbers: as they are, or else by their places."""
    ids = [id_of(one) for one in field if one >= 0]
    if len(ids) == len(set(ids)):
        return field
    return [one if one < 0 else one & ~(7 << ID_AT) | place << ID_AT for place, one in enumerate(field)]


class Field(Many):
    """The four places of the field, in their order or by their names: `N Janira attacking, S Initiate defending`."""

    def read(self, words: str) -> Any:
        parts = [part.strip() for part in words.split(",")]
        if not all(part[:2] in BY_NAME for part in parts):
            return super().read(words)
        field = [FREE, FREE, FREE, FREE]
        for part in parts:
            place = BY_NAME[part[:2]]
            if field[place] != FREE:
                raise Refused("elves-place-taken", place=part[0])
            one: int = WARRIOR.read(part[2:])
            field[place] = one if "(id " in part or one < 0 else one | place << ID_AT
        return field


BY_NAME: Final = {f"{name} ": place for place, name in enumerate(PLACES)}
FIELD: Final = Field(WARRIOR, 4)


# one squad: three cards of 7 bits, the number of the open one 2 (0 for none), who has seen it 4
OPEN_AT: Final = 21
SEEN_AT: Final = 23


def squad(cards: list[int], shown: int = 0, seen: int = 0) -> int:
    """Three cards in a stack; `shown` is 1, 2 or 3 for the one that lies face up on top."""
    one, two, three = cards
    return one | two << 7 | three << 14 | shown << OPEN_AT | seen << SEEN_AT


def squad_cards(stack: int) -> list[int]:
    return [stack & 127, stack >> 7 & 127, stack >> 14 & 127]


def shown_card(stack: int) -> int:
    """The card that lies face up on this squad; -1 if none does."""
    shown = stack >> OPEN_AT & 3
    return squad_cards(stack)[shown - 1] if shown else -1


def has_seen(stack: int, seat: int) -> bool:
    return seat >= 0 and bool(stack >> (SEEN_AT + seat) & 1)


def seers(stack: int) -> list[int]:
    """The seats that have seen this squad, or this card of one."""
    return [seat for seat in range(4) if has_seen(stack, seat)]


class Squad(Kind):
    """A squad: its open card for every eye, the rest for whoever has looked at it."""

    def shape(self) -> str:
        return f"{{ shown: {CARD.shape()} | null; seen: number[]; cards: ({CARD.shape()})[] | number }}"

    def spots(self, value: str) -> list[Spot]:
        seen = f"{value} >> ({SEEN_AT} + me) & 1"
        shown = f"{value} >> (7 * (({value} >> {OPEN_AT} & 3) - 1)) & 127"
        found = [Spot("shown", len(CARD.ids), shown, when=f"{value} >> {OPEN_AT} & 3")]
        found.append(Spot("seen", 1, "", seen))
        for at in (0, 7, 14):
            found.append(Spot("cards", len(CARD.ids), f"{value} >> {at} & 127", when=seen))
        return found

    def save(self, value: Any) -> Any:
        stack: int = value
        cards = [CARD.save(card) for card in squad_cards(stack)]
        return {"cards": cards, "shown": stack >> OPEN_AT & 3, "seen": seers(stack)}

    def load(self, data: Any) -> Any:
        try:
            seen = sum(1 << int(seat) for seat in data["seen"])
            cards = [CARD.load(card) for card in data["cards"]]
            stack = squad(cards, data["shown"], seen)
            if len(cards) != 3 or -1 in cards or not 0 <= data["shown"] <= 3 or seen > 15 or self.save(stack) != data:
                raise ValueError
            return stack
        except (KeyError, TypeError, ValueError, OverflowError):
            raise Refused("elves-not-a-squad", value=repr(data)) from None

    def view(self, value: Any, viewer: int) -> Any:
        # rule: elves.setup.squads-unseen, elves.turn.squad-reveal-one
        stack: int = value
        seen: dict[str, Any] = {"shown": CARD.save(shown_card(stack))}
        seen["seen"] = seers(stack)
        seen["cards"] = [CARD.save(card) for card in squad_cards(stack)] if has_seen(stack, viewer) else 3
        return seen

    def words(self, value: Any) -> str:
        stack: int = value
        text = " + ".join(CARD.words(card) for card in squad_cards(stack))
        shown = stack >> OPEN_AT & 3
        if shown:
            text += f" (shown {shown})"
        for seat in seers(stack):
            text += f" (seen {letter(seat)})"
        return text

    def read(self, words: str) -> Any:
        bare, *marks = [part.strip().rstrip(")") for part in words.split(" (")]
        cards = [CARD.read(name.strip()) for name in bare.split("+")]
        shown = 0
        seen = 0
        for mark in marks:
            name, _, value = mark.partition(" ")
            if name == "shown":
                shown = int(value)
            else:
                seen |= 1 << seat_of(value)
        if len(cards) != 3:
            raise Refused("elves-not-a-squad", value=words)
        return squad(cards, shown, seen)


SQUAD: Final = Squad()


# one card of a squad on its way to the field: who has seen it, and whether it lay open


def guard(card: int, is_open: bool, seen: int) -> int:
    return card | (1 << OPEN_AT if is_open else 0) | seen << SEEN_AT


def guards_of(stack: int, keeper: int) -> list[int]:
    """The cards of a squad one by one; who plays them sees them (ruling R15)."""
    shown = stack >> OPEN_AT & 3
    seen = stack >> SEEN_AT | 1 << keeper
    return [guard(card, i + 1 == shown, seen) for i, card in enumerate(squad_cards(stack))]


class Guard(Kind):
    """A face-down defender that belongs to no seat."""

    def shape(self) -> str:
        return f"{CARD.shape()} | null"

    def spots(self, value: str) -> list[Spot]:
        seen = f"{value} >> ({SEEN_AT} + me) & 1 or {value} >> {OPEN_AT} & 1"
        return [Spot("", len(CARD.ids), f"{value} & 127", when=seen)]

    def save(self, value: Any) -> Any:
        one: int = value
        return {"card": CARD.save(one & 127), "open": bool(one >> OPEN_AT & 1), "seen": seers(one)}

    def load(self, data: Any) -> Any:
        try:
            seen = sum(1 << int(seat) for seat in data["seen"])
            one = guard(CARD.load(data["card"]), bool(data["open"]), seen)
            if one < 0 or seen > 15 or self.save(one) != data:
                raise ValueError
            return one
        except (KeyError, TypeError, ValueError, OverflowError):
            raise Refused("elves-not-a-squad", value=repr(data)) from None

    def view(self, value: Any, viewer: int) -> Any:
        one: int = value
        return CARD.save(one & 127) if has_seen(one, viewer) or one >> OPEN_AT & 1 else None

    def words(self, value: Any) -> str:
        one: int = value
        text = CARD.words(one & 127)
        if one >> OPEN_AT & 1:
            text += " (open)"
        for seat in seers(one):
            text += f" (seen {letter(seat)})"
        return text

    def read(self, words: str) -> Any:
        bare, *marks = [part.strip().rstrip(")") for part in words.split(" (")]
        seen = sum(1 << seat_of(mark.partition(" ")[2]) for mark in marks if mark != "open")
        return guard(CARD.read(bare), "open" in marks, seen)


GUARD: Final = Guard()


# what a seat has seen of another's hidden cards: seat and card


def spied(seat: int, card: int) -> int:
    return seat << 7 | card


class Spied(Kind):
    """A card that one seat knows another seat to hold."""

    def shape(self) -> str:
        return f"{{ seat: number; card: {CARD.shape()} }}"

    def spots(self, value: str) -> list[Spot]:
        count = len(CARD.ids)
        return [Spot("", 4 * count, f"round_from({value} >> 7, me, seats) * {count} + ({value} & 127)")]

    def save(self, value: Any) -> Any:
        return {"seat": value >> 7, "card": CARD.save(value & 127)}

    def load(self, data: Any) -> Any:
        try:
            mark = spied(int(data["seat"]), CARD.load(data["card"]))
            if not 0 <= mark < 4 << 7 or self.save(mark) != data:
                raise ValueError
            return mark
        except (KeyError, TypeError, ValueError, OverflowError):
            raise Refused("elves-not-spied", value=repr(data)) from None

    def words(self, value: Any) -> str:
        return f"{letter(value >> 7)} {CARD.words(value & 127)}"

    def read(self, words: str) -> Any:
        seat, _, name = words.partition(" ")
        return spied(seat_of(seat), CARD.read(name))


SPIED: Final = Spied()
