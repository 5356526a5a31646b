"""A game out of its box: the rules of one table, with its players and options chosen; immutable."""

from __future__ import annotations

from json import loads
from typing import Any, Final

from ludoteka.kernel.digests import digest
from ludoteka.kernel.forecast import Fact, Sign, forecast
from ludoteka.kernel.goals import Danger, Goal
from ludoteka.kernel.happenings import Happening
from ludoteka.kernel.kinds import FLAG, NUMBER, Kind, Word, is_whole
from ludoteka.kernel.luck import is_laid
from ludoteka.kernel.machine import State
from ludoteka.kernel.plain import OPEN, Field, load, save
from ludoteka.kernel.positions import place
from ludoteka.kernel.refusal import Msg, Refused
from ludoteka.kernel.seats import letter, seat_of


class Setting:
    """One option of a game: its allowed values, the default, the rules or rulings behind it.

    A `ruling` setting is a switch between two readings of the book; the others are variants the book offers. A `late`
    one came after tables had been played: a table that keeps to its default is as it was before.
    `when`: the other options, or `players`, of which it is a part, and the values of each with which it changes
    anything. Elsewhere it may be set, and means nothing.
    """

    def __init__(
        self,
        name: str,
        values: tuple[Any, ...],
        default: Any,
        *rules: str,
        ruling: bool = False,
        late: bool = False,
        when: dict[str, tuple[Any, ...]] | None = None,
    ) -> None:
        assert default in values
        self.name: Final = name
        self.values: Final = values
        self.default: Final = default
        self.rules: Final[tuple[str, ...]] = rules
        self.ruling: Final = ruling
        self.late: Final = late
        self.when: Final[dict[str, tuple[Any, ...]]] = when or {}

    def matters(self, players: int, options: dict[str, Any]) -> bool:
        """Whether it changes anything at a table of this many players with these options, all of them."""
        known = {**options, "players": players}
        return all(known[name] in values for name, values in self.when.items())


def options(settings: tuple[Setting, ...]) -> list[Field]:
    """The settings as fields of what a table is played by."""
    return [Field(one.name, OPEN, option(one), one.default, late=one.late) for one in settings]


def option(setting: Setting) -> Kind:
    if isinstance(setting.default, str):
        return Word(*setting.values)
    return FLAG if isinstance(setting.default, bool) else NUMBER


class Card:
    """What a catalogue tells of one printed card. `text` is spoken from the effects, line by line."""

    def __init__(
        self,
        id: str,
        en: str,
        ru: str,
        kind: str,
        faction: str,
        cost: int | None,
        copies: int,
        provenance: str,
        expansion: str,
        text: list[Msg],
        *,
        ru_is_ours: bool = False,
        facts: dict[str, object] | None = None,
        source: str = "",
    ) -> None:
        self.id: Final = id
        self.en: Final = en
        self.ru: Final = ru
        self.kind: Final = kind
        self.faction: Final = faction
        self.cost: Final = cost
        self.copies: Final = copies
        self.provenance: Final = provenance
        self.expansion: Final = expansion
        self.text: Final = text
        self.ru_is_ours: Final = ru_is_ours
        self.facts: Final[dict[str, object]] = {} if facts is None else facts
        self.source: Final = source


class Judge:
    """Says how well a seat stands, by numbers of its own; see `Box.judge`."""

    def worth(self, state: State, seat: int) -> float:
        """How well `seat` stands, from 0 (lost) to 1 (won)."""
        raise NotImplementedError


class Box:
    """What stands on the shelf: a game before players and options are chosen. Each apartment fills one."""

    name: str = ""
    version: int = 1

    def players(self) -> tuple[int, ...]:
        """The numbers of people that can play."""
        raise NotImplementedError

    def settings(self) -> tuple[Setting, ...]:
        raise NotImplementedError

    def check(self, players: int, options: dict[str, Any]) -> None:
        """Refuse, with a sentence and its rules, a combination that the book does not know."""

    def deal(self, players: int, options: dict[str, Any], seed: str) -> State:
        """A table set up for the first decision."""
        raise NotImplementedError

    def examples(self) -> str:
        """The worked examples of its book, as stories; nothing where the book has none."""
        return ""

    def blank(self) -> State:
        """A state without anything, to load into."""
        raise NotImplementedError

    def bare(self, players: int, options: dict[str, Any]) -> State:
        """The smallest table: seat A to act, everything else empty; positions of stories start from it."""
        raise NotImplementedError

    def beginnings(self) -> tuple[str, ...]:
        """Where a position can begin, the usual place first: `main`, `attack`, …"""
        raise NotImplementedError

    def begin(self, state: State, where: str, seat: int) -> None:
        """Put on the stack what is under way there, in this seat's turn. Nothing is asked yet."""
        raise NotImplementedError

    def named(self, state: State) -> dict[str, int]:
        """How many of each printed thing a position names."""
        return self.components(state)

    def check_position(self, state: State) -> None:
        """Refuse, with a sentence, a position that no kind of a field can refuse by itself."""

    def common(self) -> str:
        """The field that lists the players, one plain thing a seat."""
        return "players"

    def cards(self) -> list[Card]:
        """The catalogue."""
        raise NotImplementedError

    def happenings(self) -> list[Happening]:
        """Every kind of fact the log can tell."""
        raise NotImplementedError

    def windows(self) -> tuple[str, ...]:
        """The message ids of the questions asked in response windows: a person may ask to be passed over in each."""
        return ()

    def components(self, state: State) -> dict[str, int]:
        """How many of each printed thing are at the table, wherever they lie: the same from the deal to the end."""
        raise NotImplementedError

    # what the table tells by itself, see `goals.py`

    def goals(self, state: State, viewer: int) -> list[Goal]:
        """How each side could win and how the game ends, as far as `viewer` knows (NOBODY: a spectator)."""
        return []

    def dangers(self, state: State, viewer: int) -> list[Danger]:
        """What could cost `viewer` the game; a spectator is told what threatens anybody. The soonest first."""
        return []

    def signs(self) -> dict[str, Sign]:
        """What happenings, by their names, mean to whoever is about to choose; see `forecast.py`."""
        return {}

    def preview(self, state: State, seat: int, option: int) -> list[Fact]:
        """What this option of `seat` would do: what is sure, and what holds if nobody answers."""
        return forecast(state, seat, option, self.signs())

    # hints for bots, see `hints.py`

    def worth(self, state: State, seat: int) -> float:
        """How well `seat` stands, from 0 (lost) to 1 (won)."""
        raise NotImplementedError

    def gauge(self) -> dict[str, float]:
        """The numbers that `worth` goes by, by their names; nothing where it does not tell them."""
        return {}

    def judge(self, told: dict[str, float]) -> Judge:
        """Somebody who judges as `worth` does, by these numbers; those that are not told are as usual."""
        raise NotImplementedError

    def features(self) -> int:
        """How many sorts of choices a policy tells apart."""
        return len(self.blank().verbs().at)

    def feature(self, state: State, option: int) -> int:
        """The sort of this choice: what is done to which printed thing, whatever its place on the table."""
        return option

    def sorts(self) -> list[str]:
        """The features in words, `play crystal`: they stay the same when cards are added; empty for unused room."""
        return self.blank().verbs().sorts()

    def input_names(self) -> list[str]:
        """What `inputs` counts, in words, `own zetta`: they stay the same when cards are added. Empty: nothing."""
        return []

    def inputs(self, state: State, seat: int) -> list[int]:
        """What `seat` knows of the table, counted: what a learned value judges by."""
        return []

    def context_names(self) -> list[str]:
        """What `context` tells, in words; the first is always 1."""
        return ["always"]

    def context(self, state: State, seat: int) -> list[float]:
        """How things stand for `seat`, in a few numbers about 0: what a learned policy leans on."""
        return [1.0]

    def turn_number(self, state: State) -> int:
        """Goes up whenever a turn begins."""
        return 0

    def patience(self) -> int:
        """After how many decisions a playout is cut and judged by `worth`; 0 where `worth` knows more than playouts."""
        return 60


def spelled(value: object) -> str:
    """The value of an option as it is written: yes, no, a number, or a word."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value)


# What a state may raise that nobody could play on.
BROKEN: Final = (
    IndexError, KeyError, ValueError, TypeError, AttributeError, AssertionError, NotImplementedError, OverflowError,
)
LONGEST: Final = 10_000  # steps to the first question of a position: more is a table at which nobody can do anything
BOUNDS: Final[dict[str, tuple[dict[str, int], dict[str, int]]]] = {}  # by ruleset: worked out once


class Game:
    """The rules of one table: `deal` begins a match."""

    def __init__(self, box: Box, players: Any, options: Any) -> None:
        """Players and options may come from outside: what is not as it should be is refused."""
        if not isinstance(options, dict):
            raise Refused("kernel-not-fields", thing="options")
        known = {setting.name: setting for setting in box.settings()}
        for name, value in options.items():
            if name not in known:
                raise Refused("kernel-no-such-option", game=box.name, option=name, known=", ".join(sorted(known)))
            values = known[name].values
            if not any(value == allowed and type(value) is type(allowed) for allowed in values):
                listed = ", ".join(spelled(allowed) for allowed in values)
                raise Refused("kernel-bad-option", option=name, value=spelled(value), values=listed)
        if not is_whole(players) or players not in box.players():
            listed = ", ".join(str(n) for n in box.players())
            raise Refused("kernel-bad-players", game=box.name, players=str(players), values=listed)
        self.box: Final = box
        self.name: Final = box.name
        self.players: Final[int] = players
        self.options: Final[dict[str, Any]] = {
            setting.name: options.get(setting.name, setting.default) for setting in box.settings()
        }
        box.check(players, self.options)

    @property
    def ruleset(self) -> str:
        """A hash of everything that decides which rules hold: game, version, players, options, rulings."""
        return digest([self.name, self.box.version, self.players, sorted(self.told().items())])

    def told(self) -> dict[str, Any]:
        """The options as a record tells them: late ones only where they are not the default."""
        late = {one.name: one.default for one in self.box.settings() if one.late}
        return {name: value for name, value in self.options.items() if name not in late or value != late[name]}

    def deal(self, seed: int | str) -> State:
        """Set up the table and go on to the first decision."""
        if is_laid(str(seed)):
            from ludoteka.kernel.laid import laid  # stories know games, not the other way round

            return laid(self, str(seed))
        return self.box.deal(self.players, self.options, str(seed))

    def save(self, state: State) -> dict[str, Any]:
        """A state as plain JSON, at any decision, also in mid-effect."""
        return {**self.header(), "state": save(state)}

    def header(self) -> dict[str, Any]:
        return {
            "game": self.name,
            "version": self.box.version,
            "players": self.players,
            "options": self.told(),
            "ruleset": self.ruleset,
        }

    def load(self, data: Any) -> State:
        """The inverse of `save`; refuses what was not saved under these rules."""
        if not isinstance(data, dict) or "state" not in data:
            raise Refused("kernel-not-a-save")
        if data.get("ruleset") != self.ruleset:
            raise Refused("kernel-other-rules", ruleset=str(data.get("ruleset")), ours=self.ruleset)
        state = self.box.blank()
        load(state, data["state"])
        if (not state.ending and not state.stack) or not self.is_sound(state):
            raise Refused("kernel-not-a-save")
        return state

    def is_sound(self, state: State) -> bool:
        """Whether a loaded state has its seats, and can be asked what it asks and shown to those who look."""
        common = self.box.common()
        bare = self.box.bare(self.players, self.options)
        if len(getattr(state, common)) != len(getattr(bare, common)) or len(state.luck) != len(bare.luck):
            return False
        try:
            for decision in state.decisions:
                if not decision.options:
                    return False
            if not state.ending:
                state.choices()
            for seat in range(state.seats()):
                state.view(seat)
        except BROKEN:
            return False
        return True

    def position(self, data: Any) -> State:
        """Any position from plain data: `{"row": […], "players": [{"health": 40}, …]}` over the bare table.

        `"begin": "fight B"` says where it begins; else seat A is at the usual question. Names do as well as ids.
        """
        state = self.box.bare(self.players, self.options)
        told = dict(data) if isinstance(data, dict) else data
        where = told.pop("begin", "") if isinstance(told, dict) else ""
        place(state, told)
        self.check(state)
        if where or (isinstance(told, dict) and "turn" in told):
            self.begin(state, where)
        elif not self.is_sound(state):
            raise Refused("kernel-not-a-position")
        return state

    def begin(self, state: State, where: Any = "") -> None:
        """Let a position begin as told, `fight B`, or where it usually does, at the turn that the table tells."""
        name, seat = self.beginning(state, where)
        state.stack = []
        state.offered = None
        try:
            self.box.begin(state, name, seat)
            if not state.run_for(LONGEST):
                raise Refused("kernel-not-a-position")
        except BROKEN:
            raise Refused("kernel-not-a-position") from None
        if not self.is_sound(state):
            raise Refused("kernel-not-a-position")

    def beginning(self, state: State, where: Any) -> tuple[str, int]:
        """The name of a beginning and the seat whose turn it is then, out of `fight B`."""
        known = self.box.beginnings()
        words = where.split() if isinstance(where, str) else [""]
        name = words[0] if words else known[0]
        if len(words) > 2 or name not in known:
            raise Refused("kernel-no-such-beginning", beginning=str(where), known=", ".join(known))
        seat: int = seat_of(words[1]) if len(words) == 2 else getattr(state, "turn", 0)
        if not 0 <= seat < state.seats():
            raise Refused("kernel-not-a-seat", value=letter(seat))
        return name, seat

    def check(self, state: State, *, proxies: bool = False) -> None:
        """Refuse, with a sentence, what cannot lie on a table of this game. Proxies may be more than are printed."""
        try:
            self.box.check_position(state)
            named = {} if proxies else self.box.named(state)
        except BROKEN:
            raise Refused("kernel-not-a-position") from None
        least, most = self.bounds()
        for id, n in named.items():
            count = n - least.get(id, 0)  # what the bare table has of it is not told by anybody
            if count > most.get(id, count):
                raise Refused("kernel-too-many-copies", thing=id, count=count, most=most[id])

    def bounds(self) -> tuple[dict[str, int], dict[str, int]]:
        """How many of each printed thing lie on the bare table, and how many there can be."""
        found = BOUNDS.get(self.ruleset)
        if found is None:
            most = {card.id: card.copies for card in self.box.cards()}
            for id, n in self.box.components(self.deal("printed")).items():
                most[id] = max(n, most.get(id, 0))
            found = (self.box.named(self.box.bare(self.players, self.options)), most)
            BOUNDS[self.ruleset] = found
        return found


def parse_json(text: str) -> Any:
    """JSON from outside, or a refusal."""
    try:
        return loads(text)
    except (ValueError, RecursionError):
        raise Refused("kernel-not-json") from None
