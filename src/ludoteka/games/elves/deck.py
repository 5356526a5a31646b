"""The printed cards as tables: one row a kind of card, filled by the rooms of `cards/`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from ludoteka.games.elves.windows import AT_LAYOUT, EVERY, IN_MAIN, ON_ANSWERING, WHILE_FIGHTING
from ludoteka.kernel.kinds import Name
from ludoteka.kernel.machine import NO_TEXT, Text, enter

if TYPE_CHECKING:
    from ludoteka.games.elves.words import Word

FOREST: Final = 0
BLACK: Final = 1
SNOW: Final = 2
HIGH: Final = 3
NEUTRAL: Final = 4
TREASURE: Final = 5
ARTEFACT: Final = 6
SUITS: Final = ["forest", "black", "snow", "high", "neutral", "treasure", "artefact"]
NATIONS: Final = ["forest", "black", "snow", "high"]
NATION_NAMES: Final = ["Forest", "Black", "Snow", "High"]
NATION: Final = Name(NATIONS, NATION_NAMES)

# what one side of a card can show
NOTHING: Final = 0
SIMPLE: Final = 1
DOUBLE_SIMPLE: Final = 2
PIERCING: Final = 3
DOUBLE_PIERCING: Final = 4
SHIELD: Final = 5
COUNTER: Final = 6
FIRE_SHIELD: Final = 7
MOVEMENT: Final = 8
SLOTS: Final = [
    "empty",
    "simple",
    "double-simple",
    "piercing",
    "double-piercing",
    "shield",
    "counter",
    "fire-shield",
    "movement",
]
LIVES_TAKEN: Final = [0, 1, 2, 1, 2, 0, 0, 0, 0]

# when an Action may be declared
ANY_TIME: Final = 0
BATTLE: Final = 1
OWN_BATTLE: Final = 2
LAYOUT: Final = 3
OWN_TURN: Final = 4
RESPONSE: Final = 5
TIMINGS: Final = ["any", "battle", "own-battle", "layout", "own-turn", "response"]
TIMES: Final = [EVERY, WHILE_FIGHTING, WHILE_FIGHTING, 1 << AT_LAYOUT, 1 << IN_MAIN, ON_ANSWERING]

EITHER: Final = 0  # for whom an Action in one's own battle is meant
ATTACKED: Final = 1

# what a seat is to the fight that goes on, as bits; an Action may want one of them
LOOKS_ON: Final = 1  # everybody
FIGHTS: Final = 2
IS_ATTACKED: Final = 4


class Act:
    """The Action of a card as those ask for it who look whether it may be declared."""

    def __init__(self, card: int, price: int, copies: int, words: tuple[Word, ...], timing: int, role: int) -> None:
        self.card: Final = card
        self.price: i64 = price
        self.copies: Final = copies
        self.windows: i64 = 0  # in which it can ever be declared, as bits
        self.wants: i64 = 0  # what its seat must be to the fight
        if words:
            self.word = words[0]
            self.windows = TIMES[timing] & words[0].windows()
        if timing == BATTLE:
            self.wants = LOOKS_ON
        elif timing == OWN_BATTLE:
            self.wants = IS_ATTACKED if role == ATTACKED else FIGHTS


def price_of(act: Act) -> int:
    return int(act.price)


ID: Final[list[str]] = []
EN: Final[list[str]] = []
RU: Final[list[str]] = []
PLAIN: Final[list[str]] = []  # the English name as positions and choices write it: without commas
SUIT: Final[list[int]] = []
COPIES: Final[list[int]] = []
INITIATIVE: Final[list[int]] = []
LIVES: Final[list[int]] = []
SIDES: Final[list[tuple[int, int, int]]] = []  # left, forward, right
IS_HERO: Final[list[bool]] = []
IS_DRAGON: Final[list[bool]] = []
IS_TREASURE: Final[list[bool]] = []
PRINTED: Final[list[bool]] = []  # the name stands in the rulebook
HAS_ACTION: Final[list[bool]] = []
PRICE: Final[list[int]] = []
TIMING: Final[list[int]] = []
ROLE: Final[list[int]] = []
ACTION: Final[list[Text]] = []
WORDS: Final[list[tuple[Word, ...]]] = []
BY_SUIT: Final[list[list[int]]] = [[], [], [], [], [], [], []]
ACTS: Final[list[Act]] = []
# by suit and window, the cheapest first
ACTS_IN: Final[list[list[list[Act]]]] = [[[] for _ in range(IN_MAIN + 1)] for _ in SUITS]
DRAGON_OF: Final[list[int]] = [-1, -1, -1, -1, -1]  # each nation's dragon, and the one that guards the centre

CARD: Final = Name(ID, PLAIN)


def card(
    id: str,
    en: str,
    ru: str,
    suit: int,
    *,
    copies: int = 1,
    initiative: int = 0,
    lives: int = 0,
    sides: tuple[int, int, int] = (NOTHING, NOTHING, NOTHING),
    hero: bool = False,
    dragon: bool = False,
    printed: bool = False,
    price: int = 0,
    timing: int = ANY_TIME,
    role: int = EITHER,
    action: tuple[Word, ...] = (),
) -> int:
    """Print a card: its number from now on."""
    # rule: elves.setup.nation-card-count, elves.setup.neutral-card-count, elves.setup.treasure-count
    # rule: elves.setup.hero-mark, elves.setup.four-nations, elves.objects.artefact-unique-effect
    number = len(ID)
    ID.append(id)
    EN.append(en)
    RU.append(ru)
    PLAIN.append(en.replace(",", ""))
    SUIT.append(suit)
    COPIES.append(copies)
    INITIATIVE.append(initiative)
    LIVES.append(lives)
    SIDES.append(sides)
    IS_HERO.append(hero)
    IS_DRAGON.append(dragon)
    IS_TREASURE.append(suit == TREASURE)
    PRINTED.append(printed)
    HAS_ACTION.append(len(action) > 0)
    PRICE.append(price)
    TIMING.append(timing)
    ROLE.append(role)
    ACTION.append(enter(f"elves/{id}", Text(*action)) if action else NO_TEXT)
    WORDS.append(action)
    BY_SUIT[suit].append(number)
    act = Act(number, price, copies, action, timing, role)
    ACTS.append(act)
    # rule: elves.actions.price-threshold
    for window, acts in enumerate(ACTS_IN[suit]):
        if act.windows >> window & 1:
            acts.append(act)
            acts.sort(key=price_of)
    if dragon:
        # rule: elves.setup.dragon-face-up, elves.setup.ebrung-set-apart
        DRAGON_OF[suit] = number
    return number


def number_of(en: str) -> int:
    """The number of the card with this English name."""
    return EN.index(en)
