"""The rooms of the house: what each may know. import-linter keeps the floors; this keeps what it cannot say."""

import ast
import importlib
import sys
from collections.abc import Iterator
from pathlib import Path

import ludoteka

HOUSE = Path(ludoteka.__file__).parent

# The kernel decides by rules alone: the same choices give the same game, whenever and wherever it is played.
WORLD = {"asyncio", "datetime", "http", "os", "random", "select", "socket", "subprocess", "threading", "time", "urllib"}


def sources(*rooms: str) -> Iterator[tuple[str, ast.Module]]:
    for room in rooms:
        for file in sorted((HOUSE / room).rglob("*.py")):
            yield file.relative_to(HOUSE).as_posix(), ast.parse(file.read_text("utf-8"))


def imports(tree: ast.Module) -> Iterator[str]:
    """Every imported module by its full name, `from a import b` as both `a` and `a.b`."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.module is not None, "imports are absolute"
            yield node.module
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def names(tree: ast.Module) -> Iterator[str]:
    return (node.id for node in ast.walk(tree) if isinstance(node, ast.Name))


def test_the_kernel_knows_the_standard_library_and_nothing_of_the_world() -> None:
    allowed = (sys.stdlib_module_names - WORLD) | {"librt", "mypy_extensions", "ludoteka"}
    known = [(file, name) for file, tree in sources("kernel") for name in imports(tree)]
    assert [(file, name) for file, name in known if name.split(".")[0] not in allowed] == []


def test_the_kernel_prints_nothing_and_opens_nothing() -> None:
    assert [(f, n) for f, tree in sources("kernel") for n in names(tree) if n in ("print", "input", "open")] == []


def test_the_shelf_is_the_only_door_to_the_games() -> None:
    games = {room.name for room in (HOUSE / "games").iterdir() if room.is_dir() and room.name != "__pycache__"}
    inside = tuple(f"ludoteka.games.{game}" for game in games)
    intruders = [
        (file, name)
        for file, tree in sources(".")
        if not file.startswith(("games/", "_compiled/"))
        for name in imports(tree)
        if name in inside or name.startswith(tuple(f"{game}." for game in inside))
    ]
    assert intruders == []


def test_a_part_of_the_server_has_one_door() -> None:
    """Others import from the package what it names in `__all__`, never from a file inside it."""
    parts = {"storage", "bots", "workers", "http"}
    found = [(file, name) for file, tree in sources("server", "cli", "lab") for name in imports(tree)]
    inside = [(file, name) for file, name in found if name.startswith("ludoteka.server.")]
    strangers = [
        (file, name)
        for file, name in inside
        if len(rooms := name.split(".")) > 3 and rooms[2] in parts and not file.startswith(f"server/{rooms[2]}/")
    ]
    doors = {part: importlib.import_module(f"ludoteka.server.{part}").__all__ for part in parts}
    assert [(file, name) for file, name in strangers if name.split(".")[3] not in doors[name.split(".")[2]]] == []
    assert {name.split(".")[2] for _, name in strangers} == parts, "every door is used"


def test_no_file_of_the_room_or_the_server_is_long() -> None:
    files = [file for room in ("room", "server") for file in (HOUSE / room).rglob("*.py")]
    lines = {file.relative_to(HOUSE).as_posix(): len(file.read_text("utf-8").splitlines()) for file in files}
    assert len(lines) > 60
    assert {file: n for file, n in lines.items() if n > 300} == {}


def test_every_game_is_named_in_the_contract_that_keeps_games_apart() -> None:
    contract = (HOUSE.parents[1] / "pyproject.toml").read_text("utf-8")
    games = [room.parent.name for room in (HOUSE / "games").glob("*/__init__.py")]
    assert [game for game in games if f"(ludoteka.games.{game})" not in contract] == []


def test_compiled_rooms_do_not_ask_where_they_lie() -> None:
    """A compiled module lies apart from its data files; importlib.resources finds them in both forms."""
    askers = [file for file, tree in sources("kernel", "games", "bots") if "__file__" in names(tree)]
    assert askers == []


def attributes(tree: ast.Module, name: str, *, stored: bool = False) -> Iterator[int]:
    """The lines on which an attribute of this name is read or written; `stored`: only written."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Attribute) and node.attr == name and (isinstance(node.ctx, ast.Store) or not stored):
            yield node.lineno


def test_nobody_but_the_kernel_touches_the_stack() -> None:
    """Law 6. Others see what is unfinished through `current`, `within` and `unfinished`."""
    found = [(file, line) for file, tree in sources(".") for line in attributes(tree, "stack")]
    assert [place for place in found if not place[0].startswith(("kernel/", "_compiled/"))] == []
    assert found, "the kernel does"


def test_nobody_but_the_kernel_turns_a_state_to_another_seat() -> None:
    """A passage of a game says whom it asks; whoever asks a state has `question(seat)`, and it changes nothing."""
    found = [(file, line) for file, tree in sources(".") for line in attributes(tree, "actor", stored=True)]
    assert [place for place in found if not place[0].startswith(("kernel/", "games/", "_compiled/"))] == []
    assert {file.partition("/")[0] for file, _ in found} >= {"kernel", "games"}
    turned = [(f, line) for f, tree in sources("kernel") for line in attributes(tree, "actor", stored=True)]
    files = {file for file, _ in turned}
    assert files == {"kernel/machine.py", "kernel/windows.py"}, "a question looks at a twin"


def test_a_games_passage_says_whom_it_asks_and_nothing_else_does() -> None:
    """Hints, views, words and boxes only look: in them nobody is asked."""
    looking = ("hints.py", "views.py", "box.py", "verbs.py", "foresight.py", "redeal.py")
    found = [(file, line) for file, tree in sources("games") for line in attributes(tree, "actor", stored=True)]
    assert [place for place in found if place[0].endswith(looking)] == []


# Rooms that every game has, and how each begins: a room of one name is one thing in all of them.
ALIKE = {
    "acts.py": "",
    "beginnings.py": "Where a position of ",
    "box.py": "",
    "deck.py": "",
    "fields.py": "Every field of this game, written once.",
    "forecast.py": "",
    "goals.py": "",
    "happenings.py": "",
    "hints.py": "",
    "needs.py": "",
    "player.py": "What lies before one seat",
    "rules.py": "The variants of the book and the readings of it",
    "setup.py": "",
    "state.py": "",
    "turn.py": "",
    "twins.py": "",
    "verbs.py": "",
}
SHARED = {"layout.py": "What lies on the table: ", "redeal.py": "", "views.py": "What the table tells of itself"}


def apartments() -> dict[str, dict[str, str]]:
    """By game and file: the first sentence of each room."""
    found: dict[str, dict[str, str]] = {}
    for game in sorted(room.parent for room in (HOUSE / "games").glob("*/__init__.py")):
        files = sorted(game.glob("*.py"))
        found[game.name] = {file.name: ast.get_docstring(ast.parse(file.read_text("utf-8"))) or "" for file in files}
    return found


def test_the_five_apartments_have_the_same_rooms() -> None:
    lacking = {game: set(ALIKE) - set(rooms) for game, rooms in apartments().items()}
    assert {game: files for game, files in lacking.items() if files} == {}


def test_a_room_of_one_name_is_one_thing() -> None:
    strange = [
        (game, file, rooms[file])
        for game, rooms in apartments().items()
        for file, words in {**ALIKE, **SHARED}.items()
        if file in rooms and not rooms[file].startswith(words)
    ]
    assert strange == []


def test_a_game_has_no_room_called_table() -> None:
    """It was what lies there in one game and what is told of it in another."""
    assert [game for game, rooms in apartments().items() if "table.py" in rooms] == []


def test_whether_a_sentence_can_begin_has_one_name() -> None:
    """It was `possible`, `is_possible` and `ready`."""
    found = [
        (file, node.name, cls.name)
        for file, tree in sources("games")
        for cls in ast.walk(tree)
        if isinstance(cls, ast.ClassDef)
        for node in cls.body
        if isinstance(node, ast.FunctionDef) and node.name in ("is_possible", "possible", "ready", "can_begin")
    ]
    assert {file.split("/")[1] for file, name, _ in found if name == "is_possible"} >= {
        "elves", "etherstone", "evolution", "quarriors"
    }  # Shards has no sentence that could fail to begin
    others = [place for place in found if place[1] != "is_possible"]
    assert [cls for _, _, cls in others if cls not in ("Close", "NemesisTurn")] == []  # cards are made ready there


def test_tools_stand_on_the_package_alone() -> None:
    """What several of them do is in the lab. Only what runs tests in its own process puts them on its path."""
    tools = {file.name: ast.parse(file.read_text("utf-8")) for file in (HOUSE.parents[1] / "tools").glob("*.py")}
    assert len(tools) > 10
    assert [name for name, tree in tools.items() if any(one.split(".")[0] == "tests" for one in imports(tree))] == []
    assert [name for name, tree in tools.items() if "sys.path" in ast.unparse(tree)] == ["proof.py"]
