"""Stories: a position, what was chosen, and what is so afterwards, in the notation of positions and choices.

    game shards players=2 relics=no

    its own mastery counts for its own bonus                       shards.mastery.own-gain-counts
        A  mastery 9  health 40  hand Fungal Hermit
        A> play Fungal Hermit
        A  mastery 10  health 45

A line without indent is a `game` header for what follows, or the title of a story with the rules it proves, two or
more spaces apart. Inside a story:

    A  field words  field words     before the first choice: put this on the table; after it: this must be so
    table  field words              the same for what belongs to nobody
    set A  field words              put this on the table, also in the middle of a story
    luck 2 0 5                      the next numbers that chance will give (each counted from 0)
    A> choice                       seat A chooses
    A? choice | choice              exactly these are offered to A
    A! choice                       A is refused this
    A! choice  rule.id              … and the refusal cites this rule
    asks A message-id               A is asked this (a story may end on it)
    over ending A, B                the game is over in this way, and these seats have won

A story ends where it began, at a question of the same passage, unless it says what is asked or that it is over.
"""

from __future__ import annotations

from typing import Any, Final

from ludoteka.kernel.game import Game, read_position, told
from ludoteka.kernel.machine import State
from ludoteka.kernel.plain import NUMBER, letter, seat_of
from ludoteka.kernel.refusal import Refused


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
    return int(word) if word.lstrip("-").isdigit() else word


def tell_story(story: Story, game: Game) -> State:
    """Play a story through; raises Untrue at the first line that is not so. The state it ends in."""
    state = game.box.bare(game.players, game.options)
    began = state.stack[-1].title()
    acted = False
    closed = False
    common = game.box.common()
    for number, line in story.lines:
        closed = False
        head, _, rest = line.partition(" ")
        try:
            if head == "luck":
                state.script.extend([NUMBER.read(word) for word in rest.split()])
            elif head == "set":
                read_position(state, rest, common)
                state.offered = None
            elif head == "asks":
                asks(state, rest)
                closed = True
            elif head == "over":
                is_over(state, rest)
                closed = True
            elif len(head) == 2 and head[1] in ">?!":
                acted = True
                turn(state, seat_of(head[0]), head[1], rest.strip())
            elif not acted:
                read_position(state, line, common)
                state.offered = None
            else:
                for field, wanted, found in told(state, line, common):
                    if wanted != found:
                        raise Untrue(f"{field} is {found}, not {wanted}")
        except Refused as refusal:
            raise Untrue(f"line {number}: {line}\n  refused: {refusal} {refusal.rules}") from None
        except Untrue as untrue:
            raise Untrue(f"line {number}: {line}\n  {untrue}") from None
    if state.script:
        raise Untrue(f"scripted luck is left over: {state.script}")
    if not closed and not state.ending and state.stack[-1].title() != began:
        decision = state.decision
        assert decision is not None
        raise Untrue(f"at the end {letter(decision.seat)} is still asked {decision.prompt.message.id}")
    return state


def turn(state: State, seat: int, mark: str, words: str) -> None:
    """One of the lines `A> …`, `A? …`, `A! …`."""
    if mark == ">":
        state.apply(words, seat)
        return
    if mark == "?":
        if state.actor != seat:
            raise Untrue(f"{letter(state.actor)} is asked, not {letter(seat)}")
        wanted = sorted(part.strip() for part in words.split("|"))
        found = sorted(choice.notation for choice in state.choices())
        if wanted != found:
            raise Untrue("offered: " + " | ".join(found))
        return
    choice, *rules = [part.strip() for part in words.split("  ") if part.strip()]
    before = state.digest()
    try:
        state.clone().apply(choice, seat)
    except Refused as refusal:
        for rule in rules:
            if rule not in refusal.rules:
                raise Untrue(f"refused under {refusal.rules}") from None
        if state.digest() != before:
            raise Untrue("the refusal changed the table") from None
        return
    raise Untrue("this was not refused")


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
