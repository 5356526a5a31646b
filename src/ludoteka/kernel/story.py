"""Stories: a position, what was chosen, and what is so afterwards, in the notation of positions and choices.

    game shards players=2 relics=no

    its own mastery counts for its own bonus                       shards.mastery.own-gain-counts
        A  mastery 9  health 40  hand Fungal Hermit
        A> play Fungal Hermit
        A  mastery 10  health 45

A line without indent is a `game` header for what follows, or the title of a story with the rules it proves, two or
more spaces apart. Inside a story:

    begin fight B                   it begins at this moment of this seat's turn; else at the usual question to A
    A  field words  field words     before the first choice: put this on the table; after it: this must be so
    table  field words              the same for what belongs to nobody
    proxies                         there may be more copies of a card than are printed, to fill decks with
    set A  field words              put this on the table, also in the middle of a story
    learner B                       whose part is played by who tries it, where it is a printed example; else A's
    A  hand Crystal ×7  deck 3 cards    seven alike; of a pile or a hand, after a choice, only how many they are
    luck 2 0 5                      the next numbers that chance will give (each counted from 0)
    A> choice                       seat A chooses
    A? choice | choice              exactly these are offered to A
    A+ choice | choice              these are offered to A, maybe among others
    A- choice | choice              none of these is offered to A
    A! choice                       A is refused this
    A! choice  rule.id              … and the refusal cites this rule
    asks A message-id               A is asked this (a story may end on it)
    over ending A, B                the game is over in this way, and these seats have won
    score A  glory 12               A's score, line by line, as far as it is told

A story ends where it began, at a question of the same passage, unless it says what is asked or that it is over.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from ludoteka.kernel.choices import NOTHING
from ludoteka.kernel.game import Game
from ludoteka.kernel.kinds import NUMBER
from ludoteka.kernel.machine import State
from ludoteka.kernel.positions import read_position, told
from ludoteka.kernel.refusal import Refused
from ludoteka.kernel.seats import letter, seat_of


class Story:
    """One story as written: its title, the rules it proves, its game header, its lines with their numbers."""

    def __init__(self, title: str, rules: list[str], header: str, line: int) -> None:
        self.title: Final = title
        self.rules: Final = rules
        self.header: Final = header
        self.line: Final = line
        self.lines: Final[list[tuple[int, str]]] = []


class Untrue(Exception):
    """A line of a story that is not so."""


def read_stories(text: str) -> list[Story]:
    """The stories of a file. Lines that begin with # are remarks."""
    found: list[Story] = []
    header = ""
    for number, line in enumerate(text.splitlines(), 1):
        if not line.strip() or line.lstrip().startswith("#"):
            continue
        if line.startswith("game "):
            header = line.strip()
        elif not line[0].isspace():
            title, *rules = [part.strip() for part in line.split("  ") if part.strip()]
            found.append(Story(title, [rule for part in rules for rule in part.split()], header, number))
        elif not found:
            raise Refused("kernel-bad-line", line=number)
        else:
            found[-1].lines.append((number, line.strip()))
    return found


def read_header(header: str) -> tuple[str, Any, dict[str, Any]]:
    """`game shards players=2 relics=no`: the name, the players, the options."""
    title, name, *rest = [*header.split(), "", ""]
    if title != "game" or not name:
        raise Refused("kernel-bad-header", header=header)
    players: Any = 2
    options: dict[str, Any] = {}
    for part in rest:
        key, _, value = part.partition("=")
        if key == "players":
            players = read_value(value)
        elif key:
            options[key] = read_value(value)
    return name, players, options


def read_value(word: str) -> Any:
    """The value of an option as it is written: yes, no, a number, or a word."""
    if word in ("yes", "no"):
        return word == "yes"
    return int(word) if word.lstrip("-").isdigit() and len(word) < 18 else word


def tell_story(story: Story, game: Game, watch: Callable[[State], None] | None = None) -> State:
    """Play a story through; raises Untrue at the first line that is not so. The state it ends in.

    Who watches is shown every position at which somebody chooses, is offered something or is refused.
    """
    telling = Telling(game, watch)
    for number, line in story.lines:
        try:
            telling.tell(line)
        except Refused as refusal:
            raise Untrue(f"line {number}: {line}\n  refused: {refusal} {refusal.rules}") from None
        except Untrue as untrue:
            raise Untrue(f"line {number}: {line}\n  {untrue}") from None
    try:
        telling.finish()
    except Refused as refusal:
        raise Untrue(f"at the end: {refusal}") from None
    return telling.state


class Telling:
    """A story being told. It lays out its position first; the game begins with the first line that is no position."""

    def __init__(self, game: Game, watch: Callable[[State], None] | None = None) -> None:
        self.game: Final = game
        self.watch: Final = watch
        self.proxies = False
        self.state = game.box.bare(game.players, game.options)
        self.where = ""  # it begins, if told
        self.began = self.state.current().title()
        self.turn = False  # the position tells whose turn it is
        self.acted = False
        self.closed = False

    def tell(self, line: str) -> None:
        """One line, told after those before it."""
        self.closed = False
        head, _, rest = line.partition(" ")
        if head == "luck":
            self.state.script.extend([NUMBER.read(word) for word in rest.split()])
        elif head == "begin":
            if self.acted or self.where:
                raise Untrue("a story begins once, before anybody chooses")
            self.game.beginning(self.state, rest)
            self.where = rest.strip()
        elif line == "proxies":
            self.proxies = True
        elif head == "learner":
            if not 0 <= seat_of(rest) < self.state.seats():
                raise Untrue(f"{rest} does not sit here")
        elif head == "set":
            self.begin()
            self.lay(rest)
        elif head == "score":
            is_scored(self.state, rest)
        elif head in ("asks", "over"):
            self.begin()
            (asks if head == "asks" else is_over)(self.state, rest)
            self.closed = True
        elif len(head) == 2 and head[1] in ">?!+-":
            self.begin()
            if self.watch is not None and not self.state.ending:
                self.watch(self.state)
            turn(self.state, seat_of(head[0]), head[1], rest.strip())
        elif not self.acted:
            self.lay(line)
            self.turn = self.turn or (head == "table" and "  turn " in line)
        else:
            for field, wanted, found in told(self.state, line, self.game.box.common()):
                if wanted != found:
                    raise Untrue(f"{field} is {found}, not {wanted}")

    def lay(self, line: str) -> None:
        """Put this on the table, if it can lie there."""
        read_position(self.state, line, self.game.box.common())
        self.state.offered = None
        self.game.check(self.state, proxies=self.proxies)

    def begin(self) -> None:
        """The position is laid out: the game goes on from there."""
        if self.acted:
            return
        self.acted = True
        if self.where or self.turn:
            self.game.begin(self.state, self.where)
            if not self.state.ending:
                self.began = self.state.current().title()

    def finish(self) -> None:
        """Refuse a story that is not told to its end."""
        self.begin()
        state = self.state
        if state.script:
            raise Untrue(f"scripted luck is left over: {state.script}")
        if not self.closed and not state.ending and state.current().title() != self.began:
            decision = state.decision
            assert decision is not None
            raise Untrue(f"at the end {letter(decision.seat)} is still asked {decision.prompt.message.id}")


def turn(state: State, seat: int, mark: str, words: str) -> None:
    """One of the lines `A> …`, `A? …`, `A+ …`, `A- …`, `A! …`."""
    if mark == ">":
        state.apply(words, seat)
    elif mark == "!":
        is_refused(state, seat, words)
    else:
        is_offered(state, seat, mark, sorted(part.strip() for part in words.split("|")))


def is_offered(state: State, seat: int, mark: str, wanted: list[str]) -> None:
    """Exactly these (?), these among others (+), or none of these (-)."""
    if state.actor != seat:
        raise Untrue(f"{letter(state.actor)} is asked, not {letter(seat)}")
    found = sorted(choice.notation for choice in state.choices())
    if mark == "?" and wanted != found:
        raise Untrue("offered: " + " | ".join(found))
    missing = [choice for choice in wanted if choice not in found]
    if mark == "+" and missing:
        raise Untrue(f"{missing[0]} is not offered; offered: " + " | ".join(found))
    if mark == "-":
        for choice in wanted:
            if choice in found:
                raise Untrue(f"{choice} is offered")
            means_something(state, seat, choice)


def is_refused(state: State, seat: int, words: str) -> None:
    choice, *rules = [part.strip() for part in words.split("  ") if part.strip()]
    means_something(state, seat, choice)
    before = state.digest()
    twin = state.clone()
    try:
        twin.apply(choice, seat)
    except Refused as refusal:
        for rule in rules:
            if rule not in refusal.rules:
                raise Untrue(f"refused under {refusal.rules}") from None
        if twin.digest() != before:
            raise Untrue("the refusal changed the table") from None
        return
    raise Untrue("this was not refused")


def means_something(state: State, seat: int, choice: str) -> None:
    """Only what can be said at this table can be refused: a slip of the pen is no proof."""
    if state.find(choice) >= 0:
        return
    verbs = state.verbs()
    name, _, rest = choice.partition(" ")
    if rest and verbs.find(state, seat, choice) >= 0:
        return
    known = [verb for verb in verbs.all if verb.name == name and (rest or verb.noun is NOTHING)]
    if not known or not vocabulary(state, seat).issuperset(rest.split()):
        raise Untrue(f"{choice} names nothing that one could choose in this game")


def vocabulary(state: State, seat: int) -> set[str]:
    """Every word in which this seat could name something, there now or not."""
    found: set[str] = set()
    for verb in state.verbs().all:
        for n in range(verb.size):
            found.update(verb.noun.words(state, seat, n).split())
    return found


def is_scored(state: State, words: str) -> None:
    """`A  glory 12  tokens 3`: these lines of A's score are so."""
    who, *lines = [part.strip() for part in words.split("  ") if part.strip()]
    scores = state.scores()
    seat = seat_of(who)
    found = dict(scores[seat]) if 0 <= seat < len(scores) else {}
    for line in lines:
        name, _, wanted = line.rpartition(" ")
        if name not in found or found[name] != NUMBER.read(wanted):
            raise Untrue(f"the score of {who} is {found}")


def asks(state: State, words: str) -> None:
    who, _, id = words.partition(" ")
    decision = state.decision
    if decision is None:
        raise Untrue("the game is over")
    if decision.seat != seat_of(who) or decision.prompt.message.id != id.strip():
        raise Untrue(f"{letter(decision.seat)} is asked {decision.prompt.message.id}")


def is_over(state: State, words: str) -> None:
    ending, _, who = words.partition(" ")
    outcome = state.outcome
    if outcome is None:
        raise Untrue("the game goes on")
    winners = [seat_of(part.strip()) for part in who.split(",") if part.strip()]
    if outcome.ending != ending or sorted(outcome.winners) != sorted(winners):
        raise Untrue(f"it ended: {outcome.ending}, won by {[letter(seat) for seat in outcome.winners]}")
