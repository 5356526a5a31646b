"""The printed things as tables: traits, the cards that carry them, energy sources; filled by the rooms of `cards/`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludoteka.kernel.kinds import Name
from ludoteka.kernel.machine import NO_TEXT, Effect, Text, enter

if TYPE_CHECKING:
    from typing import Any

    from ludoteka.games.evolution.passives import Passive

BASE: Final = 0
ETHER: Final = 1
VICTIMS: Final = 2
SETS: Final = ["base", "ether", "victims"]
# rule: evolution.base.deck-composition, evolution.contents.ether-cards, evolution.contents.victims-cards
COPIES_IN: Final = [2, 1, 1]  # of each card, by its set

AGGRESSIVE: Final = 0
DEFENSIVE: Final = 1
ENERGETIC: Final = 2
SPECIAL: Final = 3
BARS: Final = ["aggressive", "defensive", "energetic", "special"]

# when a trait speaks
CONSTANT: Final = 0
ACTIVATION: Final = 1
ATTACK: Final = 2
NEW_ATTACK: Final = 3
TARGETED: Final = 4
ATTACKED: Final = 5
AFTER_ATTACK: Final = 6
SOURCE_GAIN: Final = 7
FRIEND_GAINS: Final = 8
FRIEND_TRANSMUTES: Final = 9
TRAIT_USED: Final = 10
TIMINGS: Final = [
    "constant",
    "activation",
    "attack",
    "new-attack",
    "targeted",
    "attacked",
    "after-attack",
    "source-gain",
    "friend-gains",
    "friend-transmutes",
    "trait-used",
]

PASSIVE: Final = 0
MAY: Final = 1
MUST: Final = 2

NO_REPEAT: Final = 0
REPEAT_ANY: Final = 1
REPEAT_OTHER: Final = 2

NO_FORM: Final = 0
CANCELS_TARGET: Final = 1  # printed forms of a trait for the Shadow
COPIES_ALL: Final = 2
ALWAYS: Final = 3
SHADOW_FORMS: Final = ["", "cancel-target", "copy-all", "must"]

RULEBOOK: Final = "rulebook"
PUBLISHED: Final = "published"
ORIGINAL: Final = "original"
DEDUCED: Final = "deduced"  # the name is printed; the effect follows from printed wording

# --- traits ------------------------------------------------------------------------------------------------------

T_ID: Final[list[str]] = []
T_EN: Final[list[str]] = []
T_RU: Final[list[str]] = []
T_SET: Final[list[int]] = []
BAR: Final[list[int]] = []
TIMING: Final[list[int]] = []
TRIGGER: Final[list[int]] = []
ONCE_A_ROUND: Final[list[bool]] = []
PRICE: Final[list[Text]] = []  # what is paid before anything else
TEXT: Final[list[Text]] = []
REPEAT: Final[list[int]] = []
PASSIVES: Final[list[tuple[Passive, ...]]] = []
SHADOW_FORM: Final[list[int]] = []
T_BASIS: Final[list[str]] = []
OUR_NAME: Final[list[bool]] = []

TRAIT: Final = Name(T_ID, T_EN)

# What traits can do, as sets of traits: bit t stands for trait t.
OF_BAR: Final[list[int]] = [0, 0, 0, 0]
AT: Final[list[int]] = [0] * len(TIMINGS)
COMPULSORY: Final = 0  # places in CAN
KEEPS_CRYSTALS: Final = 1
KEEPS_CRYSTALS_AWAKE: Final = 2
KEEPS_CRYSTALS_ASLEEP: Final = 3
KEEPS_TRAITS: Final = 4
KEEPS_TRAITS_ASLEEP: Final = 5
KEEPS_AWAKE: Final = 6
ONLY_BY_ITS_LIKE: Final = 7
ONLY_ITS_LIKE: Final = 8
CHEAP_TO_TRANSMUTE: Final = 9
SHADOW_CANCELS: Final = 10
KEEPS_TRAITS_AWAKE: Final = 11
CAN: Final[list[int]] = [0] * 12

ROOM_FOR_TRAITS: Final = 36


def trait(
    id: str,
    en: str,
    ru: str,
    set: int,
    bar: int,
    timing: int,
    trigger: int,
    *effects: Effect[Any],
    price: tuple[Effect[Any], ...] = (),
    passive: tuple[Passive, ...] = (),
    repeat: int = NO_REPEAT,
    once_a_round: bool = False,
    shadow: int = NO_FORM,
    basis: str = RULEBOOK,
    our_name: bool = False,
) -> int:
    """Print a trait: its number from now on."""
    number = len(T_ID)
    assert number < ROOM_FOR_TRAITS
    bit = 1 << number
    T_ID.append(id)
    T_EN.append(en)
    T_RU.append(ru)
    T_SET.append(set)
    BAR.append(bar)
    TIMING.append(timing)
    TRIGGER.append(trigger)
    ONCE_A_ROUND.append(once_a_round)
    PRICE.append(enter(f"evolution/{id}/price", Text(*price)) if price else NO_TEXT)
    TEXT.append(enter(f"evolution/{id}", Text(*effects)) if effects else NO_TEXT)
    REPEAT.append(repeat)
    PASSIVES.append(passive)
    SHADOW_FORM.append(shadow)
    T_BASIS.append(basis)
    OUR_NAME.append(our_name)
    OF_BAR[bar] |= bit
    AT[timing] |= bit
    if trigger == MUST:
        CAN[COMPULSORY] |= bit
    if shadow == CANCELS_TARGET:
        CAN[SHADOW_CANCELS] |= bit
    for each in passive:
        for place in each.able():
            CAN[place] |= bit
    return number


# --- cards -------------------------------------------------------------------------------------------------------

C_ID: Final[list[str]] = []
C_NAME: Final[list[str]] = []  # by its traits, as the notation writes it
C_EN: Final[list[str]] = []
C_RU: Final[list[str]] = []
C_SET: Final[list[int]] = []
LEFT: Final[list[int]] = []
RIGHT: Final[list[int]] = []
COPIES: Final[list[int]] = []

R_OF: Final[list[int]] = []  # Rare Species: the base card each is equal to
R_EN: Final[list[str]] = []
R_RU: Final[list[str]] = []

CARD: Final = Name(C_ID, C_NAME)
HALF: Final = 64  # the mark of the right-hand trait of a card on a creature
PRINTED: Final[list[int]] = [-1] * 128  # card, with or without the mark: the trait it was laid for
CARDS_OF: Final[list[list[int]]] = [[] for _ in range(ROOM_FOR_TRAITS)]  # trait: the faces that show it
KINDS_OF_CARD: Final = 48  # kinds in the deck; ether cards come after them
ROOM_FOR_CARDS: Final = 60


def card(id: str, en: str, ru: str, set: int, left: int, right: int) -> int:
    """Print a card with two traits (an ether card has one, twice)."""
    number = len(C_ID)
    assert number < ROOM_FOR_CARDS
    C_ID.append(id)
    C_NAME.append(T_EN[left] if left == right else f"{T_EN[left]}/{T_EN[right]}")
    C_EN.append(en)
    C_RU.append(ru)
    C_SET.append(set)
    LEFT.append(left)
    RIGHT.append(right)
    COPIES.append(COPIES_IN[set])
    PRINTED[number] = left
    CARDS_OF[left].append(number)
    if left != right:
        PRINTED[number + HALF] = right
        CARDS_OF[right].append(number + HALF)
    return number


def rare(en: str, ru: str) -> None:
    """Print a card of Rare Species: another picture of the base card whose turn it is."""
    R_OF.append(len(R_OF))
    R_EN.append(en)
    R_RU.append(ru)


# --- energy sources ----------------------------------------------------------------------------------------------

S_ID: Final[list[str]] = []
S_EN: Final[list[str]] = []
S_RU: Final[list[str]] = []
LOWER: Final[list[list[int]]] = []  # crystals for 2, 3, 4 players
UPPER: Final[list[list[int]]] = []
CONDITION: Final[list[int]] = []
S_BASIS: Final[list[str]] = []
SOURCE: Final = Name(S_ID, S_EN)

NO_UPPER_PART: Final = 0
ATTACKING_TRAIT: Final = 1
FLYING_OR_ASTRAL: Final = 2
NO_TRAITS: Final = 3
THREE_TRAITS: Final = 4
NO_CRYSTALS: Final = 5
DEFENSIVE_TRAIT: Final = 6
ENERGETIC_TRAIT: Final = 7
FEWEST_TOKENS: Final = 8
CONDITIONS: Final = [
    "no-upper-part",
    "attacking-trait",
    "flying-or-astral",
    "no-traits",
    "three-traits",
    "no-crystals",
    "defensive-trait",
    "energetic-trait",
    "fewest-tokens",
]


def source(id: str, en: str, ru: str, lower: list[int], upper: list[int], condition: int, basis: str = ORIGINAL) -> int:
    """Print an energy source."""
    number = len(S_ID)
    S_ID.append(id)
    S_EN.append(en)
    S_RU.append(ru)
    LOWER.append(lower)
    UPPER.append(upper)
    CONDITION.append(condition)
    S_BASIS.append(basis)
    return number
