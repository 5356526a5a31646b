"""The printed power cards as tables: one row a card, filled by the rooms of `cards/`.

What a card says is kept by `card * 3 + burst`: what always holds stands in all three rows, a burst's text only in its
own. A standing ability is a number in the column of its trait; what happens at a moment is a text in that column.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from ludoteka.games.quarriors import dice
from ludoteka.kernel.kinds import Listed, Name, Spot
from ludoteka.kernel.machine import NO_TEXT, Effect, Text, enter
from ludoteka.kernel.refusal import Msg, Refused

if TYPE_CHECKING:
    from collections.abc import Sequence

ID: Final[list[str]] = []
EN: Final[list[str]] = []
RU: Final[list[str]] = []
OUR_RU: Final[list[bool]] = []  # the Russian name is not printed in the book
KIND: Final[list[int]] = []  # the kind of die that belongs to the card
VARIANT: Final[list[str]] = []
COST: Final[list[int]] = []
GLORY: Final[list[int]] = []
CONFIDENCE: Final[list[str]] = []
RIVAL: Final[list[dict[str, int]]] = []  # another reading of cost and glory, where sources differ
NOTE: Final[list[str]] = []
SPOKEN: Final[list[list[Msg]]] = []
BURST_TEXT: Final[list[bool]] = []  # by card and bursts: whether the card says something for that many

CARD: Final = Name(ID, EN)


# --- standing abilities ------------------------------------------------------------------------------------------


class Trait:
    """A standing ability that is a number: 0 where a card has none."""

    def __init__(self, name: str) -> None:
        self.name: Final = name
        self.values: Final[list[int]] = []
        TRAITS.append(self)

    def of(self, n: int = 1) -> Line:
        return Has(self, n)


TRAITS: Final[list[Trait]] = []

TOUGHNESS: Final = Trait("toughness")  # more defense, itself or the creature it is attached to
STRENGTH: Final = Trait("strength")  # more attack, the same
TOUGH_PER_FRIEND: Final = Trait("tough-per-friend")  # more defense for each other creature before you
BANNER: Final = Trait("banner")  # your other creatures have more attack and defense
TAX: Final = Trait("tax")  # opponents pay more for each creature they summon
SPOILS: Final = Trait("spoils")  # quiddity for each creature you destroy
CAPS: Final = Trait("caps")  # each creature attacking you counts at most this
SHRUGS: Final = Trait("shrugs")  # creatures up to this level do not count in attacks on you
QUAKES: Final = Trait("quakes")  # attacking, it destroys all creatures up to this level before defenders are chosen
DUELS: Final = Trait("duels")  # more attack against a player with exactly one creature
FRENZY: Final = Trait("frenzy")  # the first kill against each defender adds its attack once more
REAPS: Final = Trait("reaps")  # scores as soon as you destroy a creature
MORE_GLORY: Final = Trait("more-glory")  # more glory when it, or the creature it is attached to, scores
GLORY_PER_FRIEND: Final = Trait("glory-per-friend")  # more glory for each other creature scoring with it
WARDED: Final = Trait("warded")  # opponents' spells cannot choose it
SILENCES: Final = Trait("silences")  # attacking, it makes spells attached to enemy creatures do nothing
LONER: Final = Trait("loner")  # only one of its class may be summoned in a turn
COUNTS_QUIDDITY: Final = Trait("counts-quiddity")  # attack and defense: your quiddity dice in active pool and used pile
COUNTS_CREATURES: Final = Trait("counts-creatures")  # attack and defense: all creatures on the table
MIMICS: Final = Trait("mimics")  # is as an enemy creature; without one it has this defense
BUYS_BACK: Final = Trait("buys-back")  # destroyed: cull a quiddity die to return
LINGERS: Final = Trait("lingers")  # destroyed: to the active pool
HAUNTS: Final = Trait("haunts")  # destroyed: set aside until you destroy a creature


class Line:
    """One line of a card: something that holds, or happens at a moment."""

    def print(self, card: int, bursts: Sequence[int]) -> None:
        """Put it into the tables of this card, for these numbers of bursts."""
        raise NotImplementedError

    def say(self) -> list[Msg]:
        raise NotImplementedError


class Has(Line):
    """A standing ability."""

    def __init__(self, trait: Trait, n: int) -> None:
        self.trait: Final = trait
        self.n: Final = n

    def print(self, card: int, bursts: Sequence[int]) -> None:
        for burst in bursts:
            self.trait.values[card * 3 + burst] = self.n

    def say(self) -> list[Msg]:
        return [Msg(f"quarriors-say-{self.trait.name}", {"n": self.n})]


# --- moments -----------------------------------------------------------------------------------------------------


class Moment:
    """When a text happens; the texts by card and bursts."""

    def __init__(self, name: str) -> None:
        self.name: Final = name
        self.texts: Final[list[Text]] = []
        MOMENTS.append(self)

    def of(self, *effects: Effect[Any]) -> Line:
        return When(self, effects)


MOMENTS: Final[list[Moment]] = []

IMMEDIATE: Final = Moment("immediate")  # in the immediate step, from a rolled face
CAST: Final = Moment("cast")  # spent from the ready area in one's own turn
REACT: Final = Moment("react")  # spent from the ready area in an opponent's turn
SUMMONED: Final = Moment("summoned")
BEFORE_LEAVING: Final = Moment("before-leaving")  # when it scores, before scored dice leave the ready area
SCORED: Final = Moment("scored")
DESTROYED: Final = Moment("destroyed")


class When(Line):
    """What happens at a moment."""

    def __init__(self, moment: Moment, effects: tuple[Effect[Any], ...]) -> None:
        self.moment: Final = moment
        self.text: Final = Text(*effects)

    def print(self, card: int, bursts: Sequence[int]) -> None:
        enter(f"quarriors/{ID[card]}/{self.moment.name}/{min(bursts)}", self.text)
        for burst in bursts:
            self.moment.texts[card * 3 + burst] = self.text

    def say(self) -> list[Msg]:
        return [Msg(f"quarriors-when-{self.moment.name}", {"text": list(self.text.say())})]


class InsteadOfQuiddity(When):
    """What may happen at once in place of the quiddity that the face shows."""

    def __init__(self, *effects: Effect[Any]) -> None:
        super().__init__(IMMEDIATE, effects)

    def say(self) -> list[Msg]:
        return [Msg("quarriors-when-instead-of-quiddity", {"text": list(self.text.say())})]


class Says(Line):
    """Words for the reader only: the faces of the die do it."""

    def __init__(self, id: str) -> None:
        self.id: Final = id

    def print(self, card: int, bursts: Sequence[int]) -> None:
        pass

    def say(self) -> list[Msg]:
        return [Msg(f"quarriors-say-{self.id}")]


ALWAYS: Final = (0, 1, 2)


def card(
    en: str,
    ru: str,
    kind: int,
    variant: str,
    *,
    cost: int,
    glory: int = 0,
    always: tuple[Line, ...] = (),
    burst: tuple[Line, ...] = (),
    double: tuple[Line, ...] = (),
    any_burst: tuple[Line, ...] = (),
    our_ru: bool = True,
    confidence: str = "high",
    rival: dict[str, int] | None = None,
    note: str = "",
) -> int:
    """Print a card: its number from now on."""
    number = len(ID)
    ID.append(en.lower().replace(" ", "_"))
    EN.append(en)
    RU.append(ru)
    OUR_RU.append(our_ru)
    # rule: quarriors.setup.class-and-type
    KIND.append(kind)
    VARIANT.append(variant)
    # rule: quarriors.cards.cost, quarriors.cards.glory
    COST.append(cost)
    GLORY.append(glory)

    CONFIDENCE.append(confidence)
    RIVAL.append({} if rival is None else rival)
    NOTE.append(note)
    for trait in TRAITS:
        trait.values.extend((0, 0, 0))
    for moment in MOMENTS:
        moment.texts.extend((NO_TEXT, NO_TEXT, NO_TEXT))
    spoken: list[Msg] = []
    # rule: quarriors.creatures.single-and-double-burst, quarriors.creatures.double-burst-only
    groups: list[tuple[str, tuple[Line, ...], tuple[int, ...]]] = [
        ("", always, ALWAYS),
        ("burst", burst, (1,)),
        ("double", double, (2,)),
        ("any-burst", any_burst, (1, 2)),
    ]

    for group, lines, bursts in groups:
        told: list[Msg] = []
        for line in lines:
            line.print(number, bursts)
            told.extend(line.say())
        if told:
            spoken.extend(told if not group else [Msg(f"quarriors-{group}", {"text": list(told)})])
    SPOKEN.append(spoken)
    BURST_TEXT.extend((bool(always), bool(burst or any_burst), bool(double or any_burst)))
    return number


# --- the wilds ---------------------------------------------------------------------------------------------------


class Wilds(Listed):
    """The cards in the wilds, by kind of die: -1 where this class is not in the game. Written by their names."""

    def shape(self) -> str:
        return f"({CARD.shape()})[]"

    def spots(self, value: str) -> list[Spot]:
        return [Spot("", len(ID), value, when=f"{value} >= 0")]

    def save(self, value: Any) -> Any:
        return [ID[card] for card in value if card >= 0]

    def load(self, data: Any) -> Any:
        if not isinstance(data, list):
            raise Refused("kernel-not-a-list", value=repr(data))
        if None in data:
            raise Refused("kernel-no-such-name", value="None")
        return by_kind([CARD.load(item) for item in data])

    def words(self, value: Any) -> str:
        return ", ".join(EN[card] for card in value if card >= 0)

    def read(self, words: str) -> Any:
        return by_kind([CARD.read(word.strip()) for word in words.split(",")])


def by_kind(cards: list[int]) -> list[int]:
    """Cards by the kind of their dice; the basic cards are always there. Two of one class are refused."""
    # rule: quarriors.glossary.class-unique, quarriors.setup.basic-cards
    wilds = [-1] * dice.KINDS
    for number in range(len(ID)):
        if dice.SORT[KIND[number]] == dice.BASIC:
            wilds[KIND[number]] = number
    for number in cards:
        kind = KIND[number]
        if wilds[kind] not in (-1, number):
            raise Refused("quarriors-one-class", ("quarriors.glossary.class-unique",), card=f"card:{ID[number]}")
        wilds[kind] = number
    return wilds


class Supply(Listed):
    """How many dice lie on each card, by kind: the empty ones are not written."""

    def shape(self) -> str:
        return f"Partial<Record<{dice.KIND.shape()}, number>>"

    def spots(self, value: str) -> list[Spot]:
        return [Spot("", dice.KINDS, f"{value}_at", value)]

    def save(self, value: Any) -> Any:
        return {dice.ID[kind]: n for kind, n in enumerate(value) if n}

    def load(self, data: Any) -> Any:
        if not isinstance(data, dict):
            raise Refused("kernel-not-fields", thing="Supply")
        supply = [0] * dice.KINDS
        for id, n in data.items():
            if isinstance(n, bool) or not isinstance(n, int) or n < 0:
                raise Refused("kernel-not-a-number", value=repr(n))
            supply[dice.KIND.load(id)] = n
        return supply

    def words(self, value: Any) -> str:
        return ", ".join(f"{dice.EN[kind]} {n}" for kind, n in enumerate(value) if n) or "nothing"

    def read(self, words: str) -> Any:
        supply = [0] * dice.KINDS
        if words != "nothing":
            for part in words.split(","):
                name, _, n = part.strip().rpartition(" ")
                if not n.isdigit():
                    raise Refused("kernel-not-a-number", value=n)
                supply[dice.KIND.read(name)] = int(n)
        return supply


WILDS: Final = Wilds()
SUPPLY: Final = Supply()
