"""The printed cards as tables: one row a card, filled by the rooms of `cards/`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from ludoteka.kernel.kinds import Kind, Name, Spot
from ludoteka.kernel.machine import NO_TEXT, Effect, Text, enter
from ludoteka.kernel.refusal import Refused

if TYPE_CHECKING:
    from ludoteka.games.etherstone.abilities import Ability
    from ludoteka.games.etherstone.passives import Always, Passive

BLACK: Final = 0
GREEN: Final = 1
RED: Final = 2
WHITE: Final = 3
VIOLET: Final = 4  # as the colour of a card or die
ABYSS_PRICE: Final = 1  # health that taking the Abyss die costs
ANY: Final = 4  # as the colour of stones: whichever one likes
OF_HEALTH: Final = 5  # in a purse, after the stones of each colour and of any
PURSE: Final = 6
COLOURS: Final = ["black", "green", "red", "white", "violet"]
# rule: etherstone.stones.colours-and-species
PREFIXES: Final = ["ТУ", "УК", "СА", "СВ", "ИС"]
SPECIES: Final = ["mist-folk", "tamers", "salamanders", "luminaries", "distortions"]

FOLLOWER: Final = 0
RITUAL: Final = 1
TECHNOLOGY: Final = 2
LEADER: Final = 3
THREAT: Final = 4
KINDS: Final = ["follower", "ritual", "technology", "leader", "threat"]

# what a constant ability answers to
SUMMONED_ANY: Final = 0
SUMMONED_FOLLOWER: Final = 1
DEFEATED: Final = 2
OPPONENT_DEFEATED: Final = 3
TOOK_DIE: Final = 4
TOOK_ABYSS_DIE: Final = 5
REFRESHED: Final = 6
RESTED: Final = 7
RECALLED: Final = 8
DESTROYED: Final = 9
GAINED_HEALTH: Final = 10
LOST_HEALTH: Final = 11
DEALT: Final = 12
EVENTS: Final = [
    "summon-any",
    "summon-follower",
    "defeat",
    "opponent-defeat",
    "take-die",
    "abyss-die",
    "refresh",
    "rest",
    "recall",
    "destroy",
    "gain-health",
    "lose-health",
    "deal",
]

ROOM: Final = 112  # for every card in a run of options
ABILITIES_ROOM: Final = 192

ID: Final[list[str]] = []
EN: Final[list[str]] = []
RU: Final[list[str]] = []
CODE: Final[list[str]] = []
PRINTED: Final[list[bool]] = []  # in part known from the book's example; all others are our own design
KIND: Final[list[int]] = []
COLOUR: Final[list[int]] = []
COST: Final[list[list[int]]] = []  # stones of each colour, then of any
PRICE: Final[list[int]] = []  # all stones together
COLOURED: Final[list[int]] = []  # those of the four colours, as `side_by_side` has them
VP: Final[list[int]] = []
STRENGTH: Final[list[int]] = []
HEALTH: Final[list[int]] = []
LEVEL: Final[list[int]] = []
START: Final[list[list[int]]] = []
START_MARKERS: Final[list[int]] = []
REWARD: Final[list[Text]] = []
IS_FOLLOWER: Final[list[bool]] = []

ABILITIES: Final[list[Ability]] = []
ON_DIE: Final[list[list[int]]] = []  # of each card: its abilities under each symbol, by their numbers
DIE_FITS: Final[list[int]] = []  # the dice that open any of them: one bit for each colour and value
ON_ATTACK: Final[list[list[int]]] = []
IMMEDIATE: Final[list[list[int]]] = []
BEFORE: Final[list[list[int]]] = []
AT_END: Final[list[list[int]]] = []
ANSWER: Final[list[list[int]]] = [[] for _ in EVENTS]  # by what happens, then by card: its ability, or -1
PASSIVES: Final[list[tuple[Passive, ...]]] = []
BENDS_COST: Final[list[bool]] = []  # whether a card in play changes what its owner pays for summons
BOOSTS: Final[list[bool]] = []  # or the strength of its owner's cards
SAYS: Final[list[tuple[Ability | Always, ...]]] = []  # what each card says, from top to bottom

# rule: etherstone.components.entity-count, etherstone.components.leader-count, etherstone.components.threat-count
ENTITIES: Final[list[int]] = []
LEADERS: Final[list[int]] = []
THREATS: Final[list[int]] = []

CARD: Final = Name(ID, EN)
TAPPED: Final = 128
MARKER: Final = 256  # an entity in play is its card, its mark when tapped, and its markers
CARD_BITS: Final = 127


class InPlay(Kind):
    """An entity in play with its turn and its markers: `Ant Duchess (tapped) (2)`."""

    def shape(self) -> str:
        return f"{{ card: {CARD.shape()}; tapped: boolean; markers: number }}"

    def spots(self, value: str) -> list[Spot]:
        card = f"{value} & {CARD_BITS}"
        count = len(CARD.ids)
        found = [Spot("", count, card), Spot("tapped", count, card, when=f"{value} & {TAPPED}")]
        return [*found, Spot("markers", count, card, f"{value} // {MARKER}")]

    def save(self, value: Any) -> Any:
        n = int(value)
        return {"card": CARD.save(n & CARD_BITS), "tapped": bool(n & TAPPED), "markers": n // MARKER}

    def load(self, data: Any) -> Any:
        if not isinstance(data, dict) or set(data) != {"card", "tapped", "markers"}:
            raise Refused("kernel-not-marked", value=repr(data))
        markers = data["markers"]
        if isinstance(markers, bool) or not isinstance(markers, int) or not 0 <= markers < 1 << 20:
            raise Refused("kernel-not-a-number", value=repr(markers))
        card: int = CARD.load(data["card"])
        if card < 0 or not isinstance(data["tapped"], bool):
            raise Refused("kernel-not-marked", value=repr(data))
        return card + (TAPPED if data["tapped"] else 0) + MARKER * markers

    def words(self, value: Any) -> str:
        n = int(value)
        tapped = " (tapped)" if n & TAPPED else ""
        markers = f" ({n // MARKER})" if n >= MARKER else ""
        return CARD.words(n & CARD_BITS) + tapped + markers

    def read(self, words: str) -> Any:
        name, *marks = words.split(" (")
        n: int = CARD.read(name)
        for mark in marks:
            word = mark.rstrip(")")
            if word == "tapped":
                n += TAPPED
            elif word.isdigit():
                n += MARKER * int(word)
            else:
                raise Refused("kernel-no-such-mark", value=word)
        return n


IN_PLAY: Final = InPlay()


def slug(en: str) -> str:
    """The id of a card: its English name in small letters."""
    id = "".join(c if c.isalnum() else "_" for c in en.lower().replace("'", "").replace(",", ""))
    return "_".join(part for part in id.split("_") if part)


class Called:
    """How a card is called: its code, its English and its Russian name."""

    def __init__(self, code: str, en: str, ru: str) -> None:
        self.code: Final = code
        self.en: Final = en
        self.ru: Final = ru


def called(code: str, en: str, ru: str) -> Called:
    return Called(code, en, ru)


def costs(*, black: int = 0, green: int = 0, red: int = 0, white: int = 0, any: int = 0) -> list[int]:
    """The stones that a summon takes."""
    return [black, green, red, white, any]


def starts(*, black: int = 0, green: int = 0, red: int = 0, white: int = 0) -> list[int]:
    """The stones that a leader starts with."""
    return [black, green, red, white]


def print_card(name: Called, kind: int, says: tuple[Ability | Always, ...]) -> int:
    """Print what every card has; the number of the card from now on."""
    number = len(ID)
    assert number < ROOM
    ID.append(slug(name.en))
    EN.append(name.en)
    RU.append(name.ru)
    CODE.append(name.code)
    PRINTED.append(name.code in ("УК002", "УК003"))
    KIND.append(kind)
    COLOUR.append(PREFIXES.index(name.code[:2]) if name.code[:2] in PREFIXES else -1)
    COST.append([0, 0, 0, 0, 0])
    PRICE.append(0)
    COLOURED.append(0)
    VP.append(0)
    STRENGTH.append(0)
    HEALTH.append(0)
    LEVEL.append(0)
    START.append([0, 0, 0, 0])
    START_MARKERS.append(0)
    REWARD.append(NO_TEXT)
    IS_FOLLOWER.append(kind == FOLLOWER)
    for table in (ON_DIE, ON_ATTACK, IMMEDIATE, BEFORE, AT_END):
        table.append([])
    DIE_FITS.append(0)
    for answers in ANSWER:
        answers.append(-1)
    SAYS.append(says)
    passives: list[Passive] = []
    for n, ability in enumerate(says, 1):
        if not isinstance(ability, Text):
            passives.extend(ability.passives)
            continue
        ability.number = len(ABILITIES)
        ability.card = number
        ABILITIES.append(ability)
        ability.file(number)
        enter(f"etherstone/{ID[number]}/{n}", ability)
        if ability.after.lines:
            enter(f"etherstone/{ID[number]}/{n}/after", ability.after)
    PASSIVES.append(tuple(passives))
    BENDS_COST.append(any(passive.bends_cost() for passive in passives))
    BOOSTS.append(any(passive.boosts() for passive in passives))
    assert len(ABILITIES) <= ABILITIES_ROOM
    return number


def side_by_side(stones: list[int]) -> int:
    """The stones of the four colours in one number; a bit above each colour is free."""
    return stones[0] | stones[1] << 15 | stones[2] << 30 | stones[3] << 45


ENOUGH: Final = side_by_side([1 << 14] * 4)  # those bits: of what is at hand, a cost that it covers takes none away


def entity(name: Called, kind: int, cost: list[int], *says: Ability | Always, vp: int = 0, strength: int = 0) -> int:
    """Print an entity. The first letters of its code tell its colour."""
    number = print_card(name, kind, says)
    COST[number] = cost
    PRICE[number] = sum(cost)
    COLOURED[number] = side_by_side(cost)
    VP[number] = vp
    STRENGTH[number] = strength
    ENTITIES.append(number)
    return number


def leader(
    name: Called, start: list[int], *says: Ability | Always, health: int, strength: int, markers: int = 0
) -> int:
    """Print a leader, with the stones and markers it starts with."""
    number = print_card(name, LEADER, says)
    HEALTH[number] = health
    STRENGTH[number] = strength
    START[number] = start
    START_MARKERS[number] = markers
    LEADERS.append(number)
    return number


def threat(name: Called, *reward: Effect[Any], level: int, health: int, strength: int, vp: int) -> int:
    """Print a threat with its reward."""
    number = print_card(name, THREAT, ())
    LEVEL[number] = level
    HEALTH[number] = health
    STRENGTH[number] = strength
    VP[number] = vp
    REWARD[number] = enter(f"etherstone/{ID[number]}/reward", Text(*reward))
    THREATS.append(number)
    return number
