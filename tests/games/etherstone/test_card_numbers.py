"""Every number, colour and sentence of every card, changed one by one: a story of the card must turn untrue."""

from __future__ import annotations

import ast
import importlib
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from ludoteka.games import shelf
from ludoteka.games.etherstone import deck
from ludoteka.games.etherstone.deck import ABILITIES, ANSWER, CODE, EN, FOLLOWER, ID
from ludoteka.kernel.machine import Text, enter
from ludoteka.kernel.sentences import BOOK
from ludoteka.kernel.story import Story, Untrue, read_header, read_stories, tell_story
from tests.games.printed import printed

HERE = Path(__file__).parent
ROOMS = Path(__file__).parents[3] / "src/ludoteka/games/etherstone/cards"
STORIES = [story for file in sorted(HERE.glob("*.story")) for story in read_stories(file.read_text("utf-8"))]
ALIKE = (", 7, ", "die_from(0, ", "ChangeDie(6)")  # a die has no nought and no seven, and changes by five at most
SET_UP = {
    "leader": ("starts", "health", "markers"),
    "threat": ("level",),
}  # what only the set-up asks for: see test_book
COLOURS = ["BLACK", "GREEN", "RED", "WHITE"]
ROWS = [
    "KIND", "COST", "PRICE", "VP", "STRENGTH", "HEALTH", "LEVEL", "START", "START_MARKERS", "REWARD", "IS_FOLLOWER",
    "ON_DIE", "DIE_FITS", "ON_ATTACK", "IMMEDIATE", "BEFORE", "AT_END", "PASSIVES", "BENDS_COST", "BOOSTS", "SAYS",
]  # fmt: skip


class Sheet:
    """A card as its room prints it, to be printed again with a change."""

    def __init__(self, room: str, call: ast.Call) -> None:
        self.room = room
        self.call = call
        name = call.args[0]
        assert isinstance(name, ast.Call)
        assert isinstance(name.args[0], ast.Constant)
        self.card = CODE.index(str(name.args[0].value))


def sheets(room: str) -> list[Sheet]:
    tree = ast.parse((ROOMS / f"{room}.py").read_text("utf-8"))
    return [
        Sheet(room, one.value) for one in tree.body if isinstance(one, ast.Expr) and isinstance(one.value, ast.Call)
    ]


def own_stories(card: int) -> list[Story]:
    """Those that name the card, the shortest first."""
    name = EN[card]
    found = [story for story in STORIES if any(name in line for _, line in story.lines)]
    return sorted(found, key=lambda story: (name not in story.title, len(story.lines)))


def is_untrue(story: Story) -> bool:
    name, players, options = read_header(story.header)
    try:
        tell_story(story, shelf.game_of(name, players, options))
    except (Untrue, AssertionError, IndexError):
        return True
    return False


# --- a card printed again ------------------------------------------------------------------------------------------


def read(room: str, call: str) -> tuple[str, tuple[Any, ...], dict[str, Any]]:
    """What a card's call says: who prints it, and with what."""
    found: list[tuple[str, tuple[Any, ...], dict[str, Any]]] = []
    names = dict(vars(deck)) | dict(vars(importlib.import_module(f"ludoteka.games.etherstone.cards.{room}")))
    for printer in ("entity", "leader", "threat"):
        names[printer] = lambda *args, printer=printer, **rest: found.append((printer, args, rest))
    exec(call, names)
    return found[0]


@contextmanager
def printed_again(card: int, room: str, call: str) -> Iterator[None]:
    """The card as if this stood on it."""
    rows = {name: (table := getattr(deck, name), table[card]) for name in ROWS}
    answers = [row[card] for row in ANSWER]
    numbers = [ability.number for ability in deck.SAYS[card] if isinstance(ability, Text)]
    abilities = [ABILITIES[number] for number in numbers]
    book = {address: text for address, text in BOOK.items() if address.startswith(f"etherstone/{ID[card]}/")}
    try:
        forget(book)
        lay_down(card, numbers, *read(room, call))
        yield
    finally:
        forget({address: None for address in BOOK if address.startswith(f"etherstone/{ID[card]}/")})
        BOOK.update(book)
        for table, before in rows.values():
            table[card] = before
        for row, answer in zip(ANSWER, answers):
            row[card] = answer
        for number, ability in zip(numbers, abilities):
            ABILITIES[number] = ability


def forget(addresses: dict[str, Any]) -> None:
    for address in addresses:
        del BOOK[address]


def lay_down(card: int, numbers: list[int], printer: str, args: tuple[Any, ...], rest: dict[str, Any]) -> None:
    """Fill the card's rows as its printer does."""
    for name in ("ON_DIE", "ON_ATTACK", "IMMEDIATE", "BEFORE", "AT_END"):
        getattr(deck, name)[card] = []
    deck.DIE_FITS[card] = 0
    for row in ANSWER:
        row[card] = -1
    fields = {"vp": deck.VP, "strength": deck.STRENGTH, "health": deck.HEALTH, "level": deck.LEVEL}
    for name, value in rest.items():
        {**fields, "markers": deck.START_MARKERS}[name][card] = value
    says: tuple[Any, ...] = ()
    if printer == "threat":
        deck.REWARD[card] = enter(f"etherstone/{ID[card]}/reward", Text(*args[1:]))
    elif printer == "leader":
        deck.START[card], says = args[1], args[2:]
    else:
        deck.KIND[card], deck.COST[card], says = args[1], args[2], args[3:]
        deck.IS_FOLLOWER[card] = args[1] == FOLLOWER
        deck.PRICE[card] = sum(args[2])
    deck.SAYS[card] = says
    left = iter(numbers)
    for n, ability in enumerate(says, 1):
        if isinstance(ability, Text):
            file_away(card, n, next(left), ability)
    passives = tuple(one for ability in says if not isinstance(ability, Text) for one in ability.passives)
    deck.PASSIVES[card] = passives
    deck.BENDS_COST[card] = any(one.bends_cost() for one in passives)
    deck.BOOSTS[card] = any(one.boosts() for one in passives)


def file_away(card: int, n: int, number: int, ability: Any) -> None:
    ability.number, ability.card = number, card
    ABILITIES[number] = ability
    ability.file(card)
    enter(f"etherstone/{ID[card]}/{n}", ability)
    if ability.after.lines:
        enter(f"etherstone/{ID[card]}/{n}/after", ability.after)


# --- changes -------------------------------------------------------------------------------------------------------


def changed(call: ast.Call) -> Iterator[tuple[str, str]]:
    """The call with one thing in it changed, and what that is."""
    told_elsewhere = {id(part) for one in ast.walk(call) if is_set_up(call, one) for part in ast.walk(one)}
    for node in ast.walk(call):
        if id(node) in told_elsewhere:
            continue
        for field, at, one in parts(node):
            for other in others(one):
                put(node, field, at, other)
                yield f"{ast.unparse(one)} -> {ast.unparse(other)} in {ast.unparse(node)}", ast.unparse(call)
            put(node, field, at, one)
        yield from left_out(call, node)
        if isinstance(node, ast.keyword) and node.arg in ("black", "green", "red", "white"):
            was, node.arg = node.arg, {"black": "green", "green": "red", "red": "white", "white": "black"}[node.arg]
            if ast.unparse(call).count(f"{node.arg}=") == 1:  # it has no stones of that colour yet
                yield f"{was} -> {node.arg}", ast.unparse(call)
            node.arg = was


def is_set_up(call: ast.Call, node: ast.AST) -> bool:
    name = called_by(node) if isinstance(node, ast.Call) else node.arg if isinstance(node, ast.keyword) else ""
    return name == "called" or name in SET_UP.get(called_by(call), ())


def parts(node: ast.AST) -> list[tuple[str, int, ast.expr]]:
    """The expressions in a node, with where they stand in it."""
    found: list[tuple[str, int, ast.expr]] = []
    for field, value in ast.iter_fields(node):
        if isinstance(value, list):
            found.extend((field, at, one) for at, one in enumerate(value) if isinstance(one, ast.expr))
        elif isinstance(value, ast.expr):
            found.append((field, -1, value))
    return found


def put(node: ast.AST, field: str, at: int, one: ast.expr) -> None:
    if at < 0:
        setattr(node, field, one)
    else:
        getattr(node, field)[at] = one


def others(one: ast.expr) -> list[ast.expr]:
    """What could stand there by a slip of the pen."""
    match one:
        case ast.Constant(value=bool() as value):
            return [ast.Constant(not value)]
        case ast.Constant(value=int() as value):
            return [ast.Constant(n) for n in (value - 1, value + 1) if n >= 0]
        case ast.Name(id=name) if name in COLOURS:
            return [ast.Name(COLOURS[(COLOURS.index(name) + 1) % 4])]
        case _:
            return []


def left_out(call: ast.Call, node: ast.AST) -> Iterator[tuple[str, str]]:
    """An ability of the card, or one of two or more sentences of an ability, left out."""
    if not isinstance(node, ast.Call):
        return
    for at, one in enumerate(node.args[:]):
        sentences = [other for other in node.args if isinstance(other, ast.Call)]
        if isinstance(one, ast.Call) and (node is call or len(sentences) > 1) and called_by(one) not in KEPT:
            del node.args[at]
            yield f"without {ast.unparse(one)}", ast.unparse(call)
            node.args.insert(at, one)


KEPT = ("called", "costs", "starts", "count")


def is_noticed(sheet: Sheet, call: str, stories: list[Story]) -> bool:
    try:
        with printed_again(sheet.card, sheet.room, call):
            return any(is_untrue(story) for story in stories)
    except (AssertionError, TypeError, ValueError):
        return True  # it cannot be printed so


def called_by(call: ast.Call) -> str:
    return ast.unparse(call.func)


@pytest.fixture(autouse=True)
def read_before() -> None:
    """What cards say is kept once it was said: it is said here, before anything is changed."""
    printed("etherstone")


@pytest.mark.parametrize("room", ["black", "green", "red", "white", "violet", "leaders", "threats"])
def test_whatever_is_changed_on_a_card_one_of_its_own_stories_notices(room: str) -> None:
    unnoticed: list[str] = []
    for sheet in sheets(room):
        stories = own_stories(sheet.card)
        for what, call in changed(sheet.call):
            if not any(one in what for one in ALIKE) and not is_noticed(sheet, call, stories):
                unnoticed.append(f"{EN[sheet.card]}: {what}")
    assert not unnoticed, "\n".join(unnoticed)


@pytest.mark.parametrize("room", ["black", "green", "red", "white", "violet", "leaders", "threats"])
def test_a_card_printed_again_as_it_is_is_the_same_card(room: str) -> None:
    for sheet in sheets(room):
        with printed_again(sheet.card, room, ast.unparse(sheet.call)):
            assert not [story.title for story in own_stories(sheet.card) if is_untrue(story)]
