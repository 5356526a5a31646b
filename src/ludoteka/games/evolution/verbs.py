"""What a player can choose to do at this table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludoteka.games.evolution.deck import C_ID, C_NAME, HALF, KINDS_OF_CARD, PRINTED, ROOM_FOR_TRAITS, T_EN, T_ID
from ludoteka.kernel.choices import Noun, TermIn, Verbs
from ludoteka.kernel.seats import letter

if TYPE_CHECKING:
    from ludoteka.games.evolution.creature import Creature
    from ludoteka.games.evolution.state import Evolution

SIDES: Final = 7  # six seats, and the familiar
FAMILIAR: Final = 6  # the place of the familiar among the sides
CREATURES_A_SIDE: Final = 113  # more than there are cards
CREATURES: Final = SIDES * CREATURES_A_SIDE  # creature number i of side s is i * SIDES + s
TRAITS_ON_TABLE: Final = 144
FACES: Final = 2 * KINDS_OF_CARD


def name_of(state: Evolution, code: int) -> str:
    """A creature in the notation: the letter of its seat and its place, counted from one."""
    side = code % SIDES
    i = code // SIDES
    if side == FAMILIAR:
        return "familiar" if i < len(state.familiar) else ""
    if side >= len(state.players) or i >= len(state.players[side].creatures):
        return ""
    return f"{letter(side)}{i + 1}"


def number_of(state: Evolution, code: int) -> int:
    """The number that a creature keeps as long as it lives: those that left have taken theirs with them."""
    left = code // SIDES
    number = 1
    gone = state.gone[code % SIDES] if state.gone and code % SIDES < len(state.gone) else []
    while left or number in gone:
        if number not in gone:
            left -= 1
        number += 1
    return number


def called(state: Evolution, code: int) -> str:
    """A creature as it is spoken of: the letter of its seat and its number."""
    return "creature:familiar" if code % SIDES == FAMILIAR else f"{letter(code % SIDES)}{number_of(state, code)}"


def place_of(code: int) -> str:
    side = code % SIDES
    return f"familiar/{code // SIDES}" if side == FAMILIAR else f"players/{side}/creatures/{code // SIDES}"


def args_of(state: Evolution, code: int) -> dict[str, object]:
    there = code % SIDES == FAMILIAR or name_of(state, code) != ""
    return {"creature": called(state, code) if there else ""}


class CreatureNoun(Noun["Evolution"]):
    """Any creature on the table."""

    def factors(self, n: int) -> tuple[int, int]:
        return n % SIDES, n // SIDES

    def words(self, state: Evolution, seat: int, n: int) -> str:
        return name_of(state, n)

    def args(self, state: Evolution, seat: int, n: int) -> dict[str, object]:
        return args_of(state, n)

    def places(self, state: Evolution, seat: int, n: int) -> list[str]:
        return [place_of(n)]


class OwnCreature(Noun["Evolution"]):
    """A creature of the one who chooses."""

    def factors(self, n: int) -> tuple[int, int]:
        return 0, n

    def words(self, state: Evolution, seat: int, n: int) -> str:
        return name_of(state, n * SIDES + seat)

    def args(self, state: Evolution, seat: int, n: int) -> dict[str, object]:
        return args_of(state, n * SIDES + seat)

    def places(self, state: Evolution, seat: int, n: int) -> list[str]:
        return [place_of(n * SIDES + seat)]


class TraitNoun(Noun["Evolution"]):
    """A trait by its name."""

    def name(self, n: int) -> str:
        return T_ID[n] if n < len(T_ID) else ""

    def words(self, state: Evolution, seat: int, n: int) -> str:
        return T_EN[n] if n < len(T_EN) else ""

    def args(self, state: Evolution, seat: int, n: int) -> dict[str, object]:
        return {"trait": f"card:{T_ID[n]}" if n < len(T_ID) else ""}


class FaceToCreature(Noun["Evolution"]):
    """One half of a hand card, laid to one of one's creatures."""

    def name(self, n: int) -> str:
        i, face = divmod(n, FACES)
        kind, half = divmod(face, 2)
        return f"{C_ID[kind]} {half} {i}" if kind < len(C_ID) else ""

    def factors(self, n: int) -> tuple[int, int]:
        return n % FACES, n // FACES

    def words(self, state: Evolution, seat: int, n: int) -> str:
        i, face = divmod(n, FACES)
        creature = name_of(state, i * SIDES + seat)
        kind, half = divmod(face, 2)
        trait = PRINTED[kind + HALF * half] if kind < len(C_ID) else -1
        return f"{T_EN[trait]} of {C_NAME[kind]} to {creature}" if creature and trait >= 0 else ""

    def args(self, state: Evolution, seat: int, n: int) -> dict[str, object]:
        i, face = divmod(n, FACES)
        kind, half = divmod(face, 2)
        trait = PRINTED[kind + HALF * half] if kind < len(C_ID) else -1
        return {
            "trait": f"card:{T_ID[trait]}" if trait >= 0 else "",
            "card": f"card:{C_ID[kind]}" if kind < len(C_ID) else "",
            **args_of(state, i * SIDES + seat),
        }

    def places(self, state: Evolution, seat: int, n: int) -> list[str]:
        i, face = divmod(n, FACES)
        cards = [f"players/{seat}/hand/{k}" for k, card in enumerate(state.players[seat].hand) if card == face // 2]
        return [*cards, place_of(i * SIDES + seat)]


def find_trait(state: Evolution, n: int) -> tuple[int, int]:
    """The n-th trait card on the table, counted through: which creature, and where on it."""
    left = n
    for side in range(len(state.players) + len(state.familiar)):
        owner = side if side < len(state.players) else FAMILIAR
        creatures: list[Creature] = state.familiar if owner == FAMILIAR else state.players[owner].creatures
        for i, creature in enumerate(creatures):
            if left < len(creature.traits):
                return i * SIDES + owner, left
            left -= len(creature.traits)
    return -1, -1


class TraitOnTable(Noun["Evolution"]):
    """One trait of one creature."""

    def words(self, state: Evolution, seat: int, n: int) -> str:
        code, slot = find_trait(state, n)
        return f"{T_EN[state.at(code).shown(slot)]} of {name_of(state, code)}" if code >= 0 else ""

    def args(self, state: Evolution, seat: int, n: int) -> dict[str, object]:
        code, slot = find_trait(state, n)
        if code < 0:
            return {"trait": "", "creature": ""}
        return {"trait": f"card:{T_ID[state.at(code).shown(slot)]}", **args_of(state, code)}

    def places(self, state: Evolution, seat: int, n: int) -> list[str]:
        code, slot = find_trait(state, n)
        return [f"{place_of(code)}/traits/{slot}"] if code >= 0 else []


class EtherToCreature(Noun["Evolution"]):
    """A card of the ether, given to a creature."""

    def name(self, n: int) -> str:
        k, code = divmod(n, CREATURES)
        card = KINDS_OF_CARD + k
        return f"{C_ID[card]} {code}" if card < len(C_ID) else ""

    def factors(self, n: int) -> tuple[int, int]:
        k, code = divmod(n, CREATURES)
        return k * SIDES + code % SIDES, code // SIDES

    def words(self, state: Evolution, seat: int, n: int) -> str:
        k, code = divmod(n, CREATURES)
        creature = name_of(state, code)
        card = KINDS_OF_CARD + k
        return f"{C_NAME[card]} for {creature}" if creature and card < len(C_NAME) else ""

    def args(self, state: Evolution, seat: int, n: int) -> dict[str, object]:
        k, code = divmod(n, CREATURES)
        trait = PRINTED[KINDS_OF_CARD + k]
        return {"trait": f"card:{T_ID[trait]}" if trait >= 0 else "", **args_of(state, code)}

    def places(self, state: Evolution, seat: int, n: int) -> list[str]:
        k, code = divmod(n, CREATURES)
        cards = [f"ether/{i}" for i, card in enumerate(state.ether) if card == KINDS_OF_CARD + k]
        return [*cards, place_of(code)]


VERBS: Final = Verbs("evolution")
verb = VERBS.verb

ANY: Final = CreatureNoun()
OWN_ONE: Final = OwnCreature()
TRAIT_NOUN: Final = TraitNoun()

PASS: Final = verb("pass", ends=True)
NO_CREATURE: Final = verb("create-nothing", ends=True)
NO_TRAIT: Final = verb("add-nothing", ends=True)
GAIN_LOWER: Final = verb("gain-lower")
GAIN_UPPER: Final = verb("gain-upper")
TRANSMUTE: Final = verb("transmute")
SLEEP: Final = verb("sleep", ends=True)
STOP: Final = verb("stop", ends=True)
REDRAW: Final = verb("redraw")
KEEP_HAND: Final = verb("keep-hand")
AGAIN: Final = verb("again")
USE: Final = verb("use", TRAIT_NOUN, ROOM_FOR_TRAITS)
CREATE: Final = verb("create", TermIn("card", C_ID, C_NAME, "hand"), KINDS_OF_CARD)
BURN: Final = verb("burn", TRAIT_NOUN, ROOM_FOR_TRAITS)
ACTIVATE: Final = verb("activate", OWN_ONE, CREATURES_A_SIDE)
ATTACK_: Final = verb("attack", ANY, CREATURES)
ADD: Final = verb("add", FaceToCreature(), FACES * CREATURES_A_SIDE)
SACRIFICE: Final = verb("sacrifice", TRAIT_NOUN, ROOM_FOR_TRAITS)
GIVE_UP: Final = verb("give-up", TRAIT_NOUN, ROOM_FOR_TRAITS)
COPY: Final = verb("copy", TRAIT_NOUN, ROOM_FOR_TRAITS)
STRIP: Final = verb("strip", TRAIT_NOUN, ROOM_FOR_TRAITS)
GROW: Final = verb("grow", TRAIT_NOUN, ROOM_FOR_TRAITS)
WAKE: Final = verb("wake", ANY, CREATURES)
DRAW_FROM: Final = verb("draw-from", OWN_ONE, CREATURES_A_SIDE)
CANCEL: Final = verb("cancel", TraitOnTable(), TRAITS_ON_TABLE)
GIVE: Final = verb("give", TRAIT_NOUN, ROOM_FOR_TRAITS)
EXCHANGE: Final = verb("exchange-for", TraitOnTable(), TRAITS_ON_TABLE)
TAKE_OVER: Final = verb("take-over", OWN_ONE, CREATURES_A_SIDE)
ACT: Final = verb("act-with", OWN_ONE, CREATURES_A_SIDE)
ETHER_FOR: Final = verb("take", EtherToCreature(), 11 * CREATURES)
HEIR: Final = verb("heir", OWN_ONE, CREATURES_A_SIDE)

ACT_OF: Final = VERBS.acts()  # by option number; `acts.py`, `turn.py` and `rounds.py` tell theirs
