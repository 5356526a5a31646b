"""Abilities: a symbol, perhaps a price, sentences in order, and the X that multiplies them."""

from __future__ import annotations

from typing import Any, Final

from ludoteka.games.etherstone.counting import COUNTERS, MARKERS, tally
from ludoteka.games.etherstone.deck import (
    ABILITIES,
    ANSWER,
    AT_END,
    BEFORE,
    COLOURS,
    DIE_FITS,
    EVENTS,
    IMMEDIATE,
    ON_ATTACK,
    ON_DIE,
)
from ludoteka.games.etherstone.happenings import APPLIED
from ludoteka.games.etherstone.state import Etherstone
from ludoteka.games.etherstone.verbs import CHOOSE_X, VERBS
from ludoteka.kernel.acts import Why
from ludoteka.kernel.choices import Prompt
from ludoteka.kernel.machine import Doing, Effect, Text
from ludoteka.kernel.refusal import Msg

X: Final = 100  # a number of a sentence that is X; 2 * X is twice X
PLENTY: Final = 99

STONE: Final = 0.75  # what bots think a stone, a point of health and a marker are worth in points
HEALTH_POINT: Final = 0.5
MARKED: Final = 0.6

# the eight symbols
# rule: etherstone.symbols.symbol-decides-occasion
DIE_COLOUR: Final = 0
DIE_VALUE: Final = 1
DIE_RANGE: Final = 2
AT_ONCE: Final = 3
BEFORE_SUMMON: Final = 4
CONSTANT: Final = 5
END_OF_GAME: Final = 6
IN_ATTACK: Final = 7
SYMBOLS: Final = [
    "die-colour",
    "die-value",
    "die-range",
    "immediate",
    "before-summon",
    "constant",
    "end-of-game",
    "attack",
]


def times(n: int, x: int) -> int:
    """A printed number, with its X filled in."""
    # rule: etherstone.abilities.number-before-x, etherstone.abilities.x-values-equal
    return n // X * x if n >= X else n


def printed(n: int) -> object:
    """A number as it is printed."""
    if n < X:
        return n
    return "X" if n == X else f"{n // X}X"


class Sentence(Effect[Etherstone]):
    """A sentence of this game, with what must be known of it before it is begun."""

    def payable(self, state: Etherstone, seat: int, this: int) -> int:
        """As a price: how large X may be; PLENTY for a fixed price that can be paid, 0 for one that cannot."""
        return PLENTY

    def is_possible(self, state: Etherstone, seat: int, this: int) -> bool:
        """Whether beginning it makes sense at all."""
        return True

    def leaving(self, state: Etherstone, seat: int, this: int) -> list[int]:
        """As a price: the entities of which one leaves play."""
        return []

    def markers_taken(self, x: int) -> int:
        return 0

    def shares(self) -> bool:
        """As a price: whether it can run out because something else was paid."""
        return False

    def takes(self, x: int, purse: list[int]) -> None:
        """As a price: add what it takes to a purse (stones of each colour and of any, health)."""

    def brings(self, x: int, purse: list[int]) -> None:
        """Add the stones it gains to a purse."""

    def strength(self, x: int) -> int:
        """What it adds to an attack."""
        return 0

    def discount(self, x: int) -> int:
        """What it takes off the cost of the card being summoned."""
        return 0

    def health_for_stones(self, x: int) -> int:
        """How many stones of the cost of the card being summoned may be paid with health."""
        return 0

    def points(self, state: Etherstone, seat: int, this: int, x: int) -> int:
        """What it scores at the end of the game."""
        return 0

    def value(self, x: int) -> float:
        """Roughly what doing it is worth to its owner, in points: for bots."""
        return 0.5

    def stands_apart(self) -> bool:
        """Whether a mere comma would tie its neighbours to its condition, or to one's liking."""
        return False


class Amount(Sentence):
    """A sentence with one number: as printed, X or twice X."""

    def __init__(self, n: int) -> None:
        self.n: Final = n


class Multiplier:
    """Where the X of an ability comes from: chosen by its owner, or counted."""

    def __init__(self, counter: int, by: int, at_most: int) -> None:
        self.counter: Final = counter  # -1: chosen
        self.by: Final = by
        self.at_most: Final = at_most

    def counted(self, state: Etherstone, seat: int, this: int, fewer: int) -> int:
        """X as the text defines it; `fewer` markers are supposed to have gone."""
        # rule: etherstone.abilities.x-set-by-ability
        n = tally(state, self.counter, seat, this)
        if self.counter == MARKERS:
            n -= fewer
        return min(self.at_most, n // self.by)

    def say(self) -> Msg:
        if self.counter < 0:
            return Msg("etherstone-say-x-chosen", {"n": self.at_most})
        what = Msg(f"etherstone-count-{COUNTERS[self.counter]}")
        if self.by > 1:
            what = Msg("etherstone-say-divided", {"count": what, "n": self.by})
        if self.at_most < PLENTY:
            return Msg("etherstone-say-x-at-most", {"count": what, "n": self.at_most})
        return Msg("etherstone-say-x", {"count": what})


def chosen(at_most: int) -> Multiplier:
    """X is the owner's choice."""
    return Multiplier(-1, 1, at_most)


def count(what: int, *, by: int = 1, at_most: int = PLENTY) -> Multiplier:
    """X is counted when the ability starts."""
    return Multiplier(what, by, at_most)


class ChooseX(Sentence):
    """The owner chooses X."""

    # rule: etherstone.abilities.x-repeats
    def resolve(self, state: Etherstone, who: Doing) -> bool:
        found = self.options(state, who)
        if len(found) == 1:
            who.x = found[0] - CHOOSE_X
            return False
        state.actor = who.you
        return True

    def options(self, state: Etherstone, who: Doing) -> list[int]:
        ability = who.text
        assert isinstance(ability, Ability)
        least = ability.least
        low = least[0].least_x(state, who.you, ability) if least else 1
        return [CHOOSE_X + x for x in range(low, ability.limit(state, who.you) + 1)]

    def weigh(self, state: Etherstone, who: Doing, option: int, why: Why) -> None:
        x = VERBS.thing(CHOOSE_X, option)
        found = self.options(state, who)
        if x >= 0:
            args: dict[str, object] = {"n": x, "low": found[0] - CHOOSE_X, "high": found[-1] - CHOOSE_X}
            why.need(option in found, "etherstone-why-between", "etherstone.abilities.x-repeats", args=args)

    def chosen(self, state: Etherstone, who: Doing, option: int) -> None:
        who.x = option - CHOOSE_X

    def prompt(self, state: Etherstone, who: Doing) -> Prompt:
        ability = who.text
        assert isinstance(ability, Ability)
        rules = ("etherstone.abilities.x-repeats", "etherstone.abilities.x-values-equal")
        return Prompt("etherstone-ask-x", *rules, args={"text": ability.spoken()})

    def say(self) -> Msg:
        return Msg("etherstone-say-nothing")


CHOOSING: Final = ChooseX()


class Least:
    """Asks how small a chosen X may be: in an attack, not so small that it could no longer be won."""

    def least_x(self, state: Etherstone, seat: int, ability: Ability) -> int:
        return 1


class Ability(Text):
    """One ability of a card, between two lines."""

    # rule: etherstone.abilities.separate-lines, etherstone.abilities.once-without-x
    def __init__(
        self,
        symbol: int,
        sign: Msg,
        effects: tuple[Sentence, ...],
        price: tuple[Sentence, ...] = (),
        x: Multiplier | None = None,
        after: tuple[Sentence, ...] = (),
        must: bool = False,
        fits: int = 0,
        event: int = -1,
    ) -> None:
        first: list[Effect[Any]] = []
        if x is not None and x.counter < 0:
            first.append(CHOOSING)
        first.extend(price)
        first.extend(effects)
        super().__init__(*first)
        self.symbol: Final = symbol
        self.sign: Final = sign
        self.effects: Final = effects
        self.price: Final = price
        self.x: Final = x
        self.after: Final = Text(*after)
        self.must: Final = must
        self.fits: Final = fits  # one bit for each colour and value of a die that opens it
        self.event: Final = event
        self.shared: Final = any(one.shares() for one in price)
        self.least: Final[list[Least]] = LEAST if symbol == IN_ATTACK else []
        self.number = -1
        self.card = -1

    def file(self, card: int) -> None:
        """Put it into the table of its symbol."""
        symbol = self.symbol
        if symbol <= DIE_RANGE:
            ON_DIE[card].append(self.number)
            DIE_FITS[card] |= self.fits
        elif symbol == AT_ONCE:
            IMMEDIATE[card].append(self.number)
        elif symbol == BEFORE_SUMMON:
            BEFORE[card].append(self.number)
        elif symbol == CONSTANT:
            ANSWER[self.event][card] = self.number
        elif symbol == END_OF_GAME:
            AT_END[card].append(self.number)
        else:
            ON_ATTACK[card].append(self.number)

    def limit(self, state: Etherstone, seat: int) -> int:
        """How large X may be chosen; 0 if the price cannot be paid in full."""
        # rule: etherstone.die.whole-and-once
        n = PLENTY
        x = self.x
        if x is not None:
            # rule: etherstone.abilities.x-repeats
            n = x.at_most
        # rule: etherstone.die.whole-and-once
        for price in self.price:
            n = min(n, price.payable(state, seat, self.card))
        return n

    def is_usable(self, state: Etherstone, seat: int) -> bool:
        """Whether it can be started: its price can be paid, and something of it can be done."""
        if self.price and self.limit(state, seat) == 0:
            return False
        for effect in self.effects:
            if effect.is_possible(state, seat, self.card):
                return True
        return not self.effects

    def x_now(self, state: Etherstone, seat: int, fewer: int = 0) -> int:
        """X as it would be counted now; the largest that could be chosen, where it is chosen."""
        x = self.x
        if x is None:
            return 0
        if x.counter < 0:
            return self.limit(state, seat)
        return x.counted(state, seat, self.card, fewer)

    def strength(self, x: int) -> int:
        """What it adds to an attack."""
        strength = 0
        for effect in self.effects:
            strength += effect.strength(x)
        return strength

    def markers_taken(self, x: int) -> int:
        taken = 0
        for price in self.price:
            taken += price.markers_taken(x)
        return taken

    def takes(self, x: int, purse: list[int]) -> None:
        for price in self.price:
            price.takes(x, purse)

    def value(self, x: int) -> float:
        """Roughly what applying it is worth, in points: for bots."""
        value = 0.0
        for effect in self.effects:
            value += effect.value(x)
        for price in self.price:
            value += price.value(x)
        return value

    def spoken(self) -> Msg:
        """The ability in words, as one line of its card."""
        effects = self.effects
        text = in_a_row(effects)
        if self.price:
            text = Msg("etherstone-say-price", {"price": in_a_row(self.price), "text": text})
        if self.after.lines:
            lines = tuple(line for line in self.after.lines if isinstance(line, Sentence))
            after = in_a_row(lines)
            if effects:
                id = "etherstone-say-then-after-if" if lines[0].stands_apart() else "etherstone-say-then-after"
                text = Msg(id, {"text": text, "after": after})
            else:
                text = Msg("etherstone-say-after", {"after": after})
        if self.x is not None:
            text = Msg("etherstone-say-with-x", {"text": text, "x": self.x.say()})
        id = "etherstone-say-must" if self.must else "etherstone-say-ability"
        return Msg(id, {"symbol": self.sign, "text": text})


LEAST: Final[list[Least]] = []  # filled in by the room of the attack


def in_a_row(sentences: tuple[Sentence, ...]) -> Msg:
    """Several sentences as one."""
    if not sentences:
        return Msg("etherstone-say-nothing")
    last = sentences[0]
    text = last.say()
    for sentence in sentences[1:]:
        apart = last.stands_apart() or sentence.stands_apart()
        id = "etherstone-say-and-apart" if apart else "etherstone-say-and"
        text = Msg(id, {"first": text, "then": sentence.say()})
        last = sentence
    return text


def use(state: Etherstone, seat: int, number: int) -> None:
    """Begin an ability of a card of `seat`."""
    # rule: etherstone.abilities.finish-before-next
    ability = ABILITIES[number]
    x = ability.x
    # rule: etherstone.abilities.x-set-by-ability
    counted = x.counted(state, seat, ability.card, 0) if x is not None and x.counter >= 0 else 0
    state.tell(APPLIED, seat, ability.card, number)
    # rule: etherstone.abilities.finish-before-next
    state.do(ability, seat, ability.card, -1, counted)


# --- how cards write them ----------------------------------------------------------------------------------------


def die_is(colour: int, *effects: Sentence, price: tuple[Sentence, ...] = (), x: Multiplier | None = None) -> Ability:
    """When you take a die of this colour."""
    # rule: etherstone.symbols.die-colour
    fits = 0b111111 << 6 * colour
    return Ability(DIE_COLOUR, Msg(f"etherstone-symbol-{COLOURS[colour]}-die"), effects, price, x, fits=fits)


def die_shows(
    one: int, other: int, *effects: Sentence, price: tuple[Sentence, ...] = (), x: Multiplier | None = None
) -> Ability:
    """When you take a die with one of two values."""
    # rule: etherstone.symbols.die-value
    fits = 0
    for colour in range(4):
        fits |= 1 << 6 * colour + one - 1 | 1 << 6 * colour + other - 1
    return Ability(
        DIE_VALUE, Msg("etherstone-symbol-value", {"one": one, "other": other}), effects, price, x, fits=fits
    )


def die_from(
    low: int, high: int, *effects: Sentence, price: tuple[Sentence, ...] = (), x: Multiplier | None = None
) -> Ability:
    """When you take a die in a range of values, both ends included."""
    # rule: etherstone.symbols.die-range
    fits = 0
    for colour in range(4):
        for value in range(low, high + 1):
            fits |= 1 << 6 * colour + value - 1
    return Ability(DIE_RANGE, Msg("etherstone-symbol-range", {"low": low, "high": high}), effects, price, x, fits=fits)


def immediate(
    *effects: Sentence, price: tuple[Sentence, ...] = (), x: Multiplier | None = None, must: bool = False
) -> Ability:
    """Right after this card was laid out."""
    return Ability(AT_ONCE, Msg("etherstone-symbol-immediate"), effects, price, x, must=must)


def before_summon(*effects: Sentence, price: tuple[Sentence, ...] = (), x: Multiplier | None = None) -> Ability:
    """Before this card is paid for and laid out."""
    return Ability(BEFORE_SUMMON, Msg("etherstone-symbol-before-summon"), effects, price, x)


def whenever(event: int, *effects: Sentence, price: tuple[Sentence, ...] = (), x: Multiplier | None = None) -> Ability:
    """While this card is in play: each time this happens."""
    sign = Msg("etherstone-symbol-whenever", {"event": Msg(f"etherstone-when-{EVENTS[event]}")})
    return Ability(CONSTANT, sign, effects, price, x, event=event)


def at_the_end(*effects: Sentence, x: Multiplier | None = None) -> Ability:
    """When points are counted."""
    return Ability(END_OF_GAME, Msg("etherstone-symbol-end"), effects, (), x)


def in_attack(
    *effects: Sentence,
    price: tuple[Sentence, ...] = (),
    x: Multiplier | None = None,
    after: tuple[Sentence, ...] = (),
) -> Ability:
    """When you attack; `after` waits until the attack is won."""
    return Ability(IN_ATTACK, Msg("etherstone-symbol-attack"), effects, price, x, after)
