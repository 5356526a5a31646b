"""What is asked and what may be answered: small ints inside, words outside."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, Generic, TypeVar

from mypy_extensions import i64

from ludoteka.kernel.acts import Act
from ludoteka.kernel.refusal import Msg
from ludoteka.kernel.seats import letter

if TYPE_CHECKING:
    from ludoteka.kernel.machine import State

S = TypeVar("S", bound="State")


class Prompt:
    """A question in words, with the rules behind it. `several`: it is asked again until "done" is chosen."""

    def __init__(self, id: str, *rules: str, args: dict[str, object] | None = None, several: bool = False) -> None:
        self.message: Final = Msg(id, args)
        self.rules: Final[tuple[str, ...]] = rules
        self.several: Final = several


class Choice:
    """One option in words: a unique notation, a label, and the places in the view that it speaks of."""

    def __init__(self, option: int, verb: str, notation: str, label: Msg, places: list[str]) -> None:
        self.option: Final = option
        self.verb: Final = verb
        self.notation = notation
        self.label: Final = label
        self.places: Final = places

    def data(self) -> dict[str, object]:
        return {
            "option": self.option,
            "verb": self.verb,
            "notation": self.notation,
            "label": self.label.data(),
            "places": self.places,
        }


def told_apart(choices: list[Choice]) -> list[Choice]:
    """The same choices: where several have one notation, each has its number behind it."""
    seen: dict[str, int] = {}
    for choice in choices:
        seen[choice.notation] = seen.get(choice.notation, 0) + 1
    count: dict[str, int] = {}
    for choice in choices:
        notation = choice.notation
        if seen[notation] > 1:
            count[notation] = count.get(notation, 0) + 1
            choice.notation = f"{notation} #{count[notation]}"
    return choices


class Noun(Generic[S]):
    """What a verb is said of: how the number of an option is put into words."""

    def name(self, n: int) -> str:
        """What the number says whatever lies on the table: a printed thing's id, else itself; empty for unused room."""
        return str(n)

    def factors(self, n: int) -> tuple[int, int]:
        """The number taken apart into two small ones, where it stands for two things."""
        return n, 0

    def words(self, state: S, seat: int, n: int) -> str:
        """The noun in the notation; empty where there is no such thing now."""
        return ""

    def args(self, state: S, seat: int, n: int) -> dict[str, object]:
        """The arguments of the label's message."""
        return {}

    def places(self, state: S, seat: int, n: int) -> list[str]:
        """Where the things meant stand in the view: `players/0/hand/3`."""
        return []


class Count(Noun["State"]):
    """A number."""

    def words(self, state: State, seat: int, n: int) -> str:
        return str(n)

    def args(self, state: State, seat: int, n: int) -> dict[str, object]:
        return {"n": n}


class SeatNoun(Noun["State"]):
    """A seat."""

    def words(self, state: State, seat: int, n: int) -> str:
        return letter(n) if n < state.seats() else ""

    def args(self, state: State, seat: int, n: int) -> dict[str, object]:
        return {"seat": f"seat:{n}"}

    def places(self, state: State, seat: int, n: int) -> list[str]:
        return [f"players/{n}"]


class Printed(Noun[S]):
    """One of a fixed list of printed things; the message gets a term that is looked up in the reader's language."""

    def __init__(self, kind: str, ids: list[str], names: list[str]) -> None:
        self.kind: Final = kind
        self.ids: Final = ids
        self.names: Final = names

    def name(self, n: int) -> str:
        return self.ids[n] if n < len(self.ids) else ""

    def words(self, state: S, seat: int, n: int) -> str:
        return self.names[n] if n < len(self.names) else ""

    def args(self, state: S, seat: int, n: int) -> dict[str, object]:
        return {self.kind: f"{self.kind}:{self.ids[n]}" if n < len(self.ids) else ""}


class Term(Printed["State"]):
    """A printed thing, wherever it lies."""


class TermIn(Term):
    """A printed thing in a zone before the one who chooses."""

    def __init__(self, kind: str, ids: list[str], names: list[str], zone: str) -> None:
        super().__init__(kind, ids, names)
        self.zone: Final = zone

    def places(self, state: State, seat: int, n: int) -> list[str]:
        table: Any = state
        things: list[int] = getattr(table.players[seat], self.zone)
        return [f"players/{seat}/{self.zone}/{i}" for i, thing in enumerate(things) if thing == n]


NOTHING: Final[Noun[Any]] = Noun()
COUNT: Final = Count()
SEAT_NOUN: Final = SeatNoun()


NO_ACT: Final[Act[Any]] = Act(0)


class Verb:
    """Something one can choose to do: a run of option numbers, one for each thing it can be done to.

    `ends`: it ends, passes or declines. `trade`: its part in a trade between seats, as `bots.trading` calls it.
    """

    def __init__(self, name: str, base: int, size: int, noun: Noun[Any], ends: bool, trade: str) -> None:
        self.name: Final = name
        self.base: Final = base
        self.size: Final = size
        self.noun: Final = noun
        self.ends: Final = ends
        self.trade: Final = trade
        self.act: Act[Any] | None = None  # none where only questions use the verb


class Verbs:
    """All verbs of a game; each option number belongs to exactly one."""

    def __init__(self, game: str) -> None:
        self.game: Final = game
        self.all: Final[list[Verb]] = []
        self.at: Final[list[int]] = []
        self.act_of: Final[list[Act[Any]]] = []

    def verb(
        self, name: str, noun: Noun[Any] = NOTHING, size: int = 1, ends: bool = False, trade: str = ""
    ) -> int:
        """Add a verb for `size` things; its first option number. Frequent verbs first: small numbers are cheap."""
        base = len(self.at)
        self.at.extend([len(self.all)] * size)
        self.act_of.extend([NO_ACT] * size)
        self.all.append(Verb(name, base, size, noun, ends, trade))
        return base

    def acts(self, *acts: Act[Any]) -> list[Act[Any]]:
        """Tell each act to its verb. By option number, the act that it does, of all told: what `chosen` goes by."""
        for act in acts:
            verb = self.all[self.at[act.base]]
            assert verb.base == act.base, verb.name
            assert verb.act is None, verb.name
            verb.act = act
            self.act_of[verb.base : verb.base + verb.size] = [act] * verb.size
        return self.act_of

    def act(self, option: int) -> Act[Any]:
        """The act that this option does, whichever room told it: what `chosen` goes by."""
        act = self.all[self.at[option]].act
        assert act is not None, option
        return act

    def thing(self, base: int, option: int) -> int:
        """Which thing of the verb with this first option is meant; -1 where it is another verb."""
        verb = self.all[self.at[option]]
        return option - base if verb.base == base else -1

    def verb_of(self, option: int) -> Verb | None:
        return self.all[self.at[option]] if 0 <= option < len(self.at) else None

    def sorts(self) -> list[str]:
        """Every option by its verb and what its number says; empty for unused room."""
        found: list[str] = []
        for verb in self.all:
            for n in range(verb.size):
                if verb.noun is NOTHING:
                    found.append(verb.name)
                else:
                    name = verb.noun.name(n)
                    found.append(f"{verb.name} {name}" if name else "")
        return found

    def choice(self, state: State, seat: int, option: int) -> Choice:
        verb = self.verb_of(option)
        assert verb is not None, option
        n = option - verb.base
        words = verb.noun.words(state, seat, n)
        label = Msg(f"{self.game}-do-{verb.name}", verb.noun.args(state, seat, n))
        notation = f"{verb.name} {words}" if words else verb.name
        return Choice(option, verb.name, notation, label, verb.noun.places(state, seat, n))

    def means(self, state: State, seat: int, option: int) -> bool:
        """Whether this number is of something that is there now, offered or not."""
        verb = self.verb_of(option)
        if verb is None:
            return False
        return verb.noun is NOTHING or bool(verb.noun.words(state, seat, option - verb.base))

    def find(self, state: State, seat: int, notation: str) -> int:
        """The option of this notation, offered or not; -1 if there is none."""
        for verb in self.all:
            if notation != verb.name and not notation.startswith(verb.name + " "):
                continue
            rest = notation[len(verb.name) + 1 :]
            if not rest and notation != verb.name:
                continue  # a trailing space is no noun
            for n in range(verb.size):
                if verb.noun.words(state, seat, n) == rest:
                    return verb.base + n
        return -1


def add_each(found: list[int], base: int, cards: list[int]) -> None:
    """Add option base + card for every different card of the list, in its order; cards are numbers below 120."""
    low: i64 = 0
    high: i64 = 0
    for card in cards:
        n: i64 = card
        bit: i64 = 1  # set, then shifted: a shifted literal is one of 32 bits in the compiled form
        if n < 60:
            bit <<= n
            if low & bit:
                continue
            low |= bit
        else:
            bit <<= n - 60
            if high & bit:
                continue
            high |= bit
        found.append(base + card)
