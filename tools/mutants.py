"""Small plausible breaks of the code that keeps a rule, made from the lines that its `# rule:` mark covers."""

from __future__ import annotations

import ast
import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path

ROOT = Path(__file__).parents[1]
GAMES = Path("src/ludoteka/games")
MARK = re.compile(r"^\s*# rule:\s*(.+?)\s*$")
FLIPPED: dict[type[ast.cmpop], str] = {
    ast.Lt: "<=",
    ast.LtE: "<",
    ast.Gt: ">=",
    ast.GtE: ">",
    ast.Eq: "!=",
    ast.NotEq: "==",
    ast.In: "not in",
    ast.NotIn: "in",
    ast.Is: "is not",
    ast.IsNot: "is",
}
OTHER_ZONE = {"hand": "discard", "discard": "hand", "deck": "discard", "bag": "used", "used": "bag", "ready": "used"}
OTHER_WAY = {"min": "max", "max": "min", "any": "all", "all": "any"}
ENDS = (ast.Return, ast.Break, ast.Continue, ast.Raise)
NO_COUNT = 99  # no game counts so far: what is written larger is a place or stands for something
TELLERS = ("goals.py", "forecast.py", "hints.py", "needs.py")  # rooms that keep no rule, but tell people of it
TOLD = ("tell", "need", "show_own")  # what people are told is proven by the tests of texts and refusals


@dataclass(frozen=True)
class Mutant:
    """One break: the rules marked there, the file, the span of its source, and what stands there instead."""

    rules: tuple[str, ...]
    file: str
    line: int
    place: str  # the function it stands in
    again: int  # how many such breaks stand above it there
    start: int
    end: int
    old: str
    new: str
    how: str

    @property
    def key(self) -> str:
        """The same break after other lines moved: the file, the function, what was and what is."""
        file = self.file.removeprefix(f"{GAMES.as_posix()}/")
        last = f" #{self.again + 1}" if self.again else ""
        return f"{file} {self.place}: {flat(self.old)} -> {flat(self.new)}{last}"

    @property
    def loose(self) -> str:
        """The same break wherever it stands in its file: what a report lists, so that a rename makes no new debt."""
        return f"{self.file.removeprefix(f'{GAMES.as_posix()}/')}: {flat(self.old)} -> {flat(self.new)}"

    def broken(self, source: str) -> str:
        data = source.encode()
        return (data[: self.start] + self.new.encode() + data[self.end :]).decode()


def mutants_of(game: str) -> list[Mutant]:
    """Every break of a game's code, in the order of its files and lines."""
    found: list[Mutant] = []
    for file in sorted((ROOT / GAMES / game).rglob("*.py")):
        if file.name in TELLERS:
            continue
        found.extend(Source(file).mutants())
    return found


class Source:
    """A file with the statements that each of its marks covers."""

    def __init__(self, file: Path) -> None:
        self.file = file.relative_to(ROOT).as_posix()
        self.text = file.read_text("utf-8")
        self.lines = self.text.splitlines()
        self.data = self.text.encode()
        self.starts = [0]
        for line in self.data.splitlines(keepends=True):
            self.starts.append(self.starts[-1] + len(line))
        self.marks = {n: MARK.match(line) for n, line in enumerate(self.lines, 1)}

    def mutants(self) -> Iterator[Mutant]:
        covered = self.covered()
        seen: set[tuple[int, int, str]] = set()
        found: list[tuple[int, int, str, str, tuple[str, ...]]] = []
        for node, rules in covered:
            for start, end, new, how in self.breaks(node, {id(other) for other, _ in covered if other is not node}):
                if (start, end, new) not in seen and self.data[start:end].decode() != new:
                    seen.add((start, end, new))
                    found.append((start, end, new, how, rules))
        counted: Counter[tuple[str, str, str]] = Counter()
        places = dict(self.places(ast.parse(self.text), ""))
        for start, end, new, how, rules in sorted(found):
            old = self.data[start:end].decode()
            line = self.data[:start].count(b"\n") + 1
            place = places.get(line, "")
            again = counted[place, flat(old), flat(new)]
            mutant = Mutant(rules, self.file, line, place, again, start, end, old, new, how)
            if parses(mutant.broken(self.text)):
                counted[place, flat(old), flat(new)] += 1
                yield mutant

    def places(self, node: ast.AST, around: str) -> Iterator[tuple[int, str]]:
        """Each line with the function or class it stands in, innermost last."""
        for child in ast.iter_child_nodes(node):
            name = around
            if isinstance(child, ast.FunctionDef | ast.ClassDef):
                name = f"{around}.{child.name}" if around else child.name
                for line in range(first_line(child), (child.end_lineno or child.lineno) + 1):
                    yield line, name
            yield from self.places(child, name)

    # --- what a mark covers

    def covered(self) -> list[tuple[ast.AST, tuple[str, ...]]]:
        """Statements with the rules of the nearest mark above them, innermost last."""
        found: list[tuple[ast.AST, tuple[str, ...]]] = []
        self.walk(ast.parse(self.text), found)
        nearest = {id(node): (node, rules) for node, rules in found}  # not what stands above
        cited = self.cited()
        return [
            (node, tuple(dict.fromkeys((*rules, *cited.get(getattr(node, "lineno", 0), ())))))
            for node, rules in nearest.values()
        ]

    def cited(self) -> dict[int, tuple[str, ...]]:
        """By line: the rules that the refusals of an act's conditions cite: such conditions keep them."""
        found: dict[int, tuple[str, ...]] = {}
        for node in ast.walk(ast.parse(self.text)):
            if isinstance(node, ast.FunctionDef) and "why" in {one.arg for one in node.args.args}:
                texts = [one.value for one in ast.walk(node) if isinstance(one, ast.Constant)]
                game = self.file.split("/")[-2] if "/" in self.file else ""
                rules = tuple(text for text in texts if isinstance(text, str) and text.startswith(f"{game}."))
                for line in range(node.lineno, (node.end_lineno or node.lineno) + 1):
                    found[line] = rules
        return found

    def walk(self, node: ast.AST, found: list[tuple[ast.AST, tuple[str, ...]]]) -> None:
        for block in blocks(node):
            rules: tuple[str, ...] = ()
            for i, statement in enumerate(block):
                first = first_line(statement)
                above = self.rules_above(first)
                opens = i == 0 and block is getattr(node, "body", None)  # an `else` is spoken of apart
                if above and opens and isinstance(node, ast.FunctionDef | ast.If | ast.For | ast.While):
                    found.append((node, above))  # the mark opens the block: it speaks of its condition too
                elif above:
                    rules = above
                elif i and not self.lines[first - 2].strip():
                    rules = ()  # an empty line ends what a mark speaks of
                if (
                    rules
                    and not is_listed(block, i)
                    and not is_told(statement)
                    and not isinstance(statement, ast.Assert)
                ):
                    found.append((statement, rules))
                self.walk(statement, found)

    def rules_above(self, line: int) -> tuple[str, ...]:
        found: list[str] = []
        line -= 1
        while line >= 1 and self.lines[line - 1].lstrip().startswith("#"):
            mark = self.marks[line]
            if mark is not None:
                found = [one for one in re.split(r"[,\s]+", mark[1]) if one] + found
            line -= 1
        return tuple(found)

    # --- breaks of a statement

    def breaks(self, node: ast.AST, apart: set[int]) -> Iterator[tuple[int, int, str, str]]:
        """Spans and what to put there; statements that have marks of their own are left to those."""
        if isinstance(node, ast.stmt):
            yield from self.dropped(node)
        if isinstance(node, ast.For | ast.While):
            yield from self.cut(node)
        for block in blocks(node):
            yield from self.swapped([one for one in block if id(one) not in apart])
        for child in ast.iter_child_nodes(node):
            if id(child) in apart or is_told(child) or isinstance(child, ast.arguments | ast.Assert | ast.ClassDef):
                continue
            if child in types_of(node) or child in getattr(node, "decorator_list", []) or is_mark(child, node):
                continue
            if isinstance(child, ast.expr):
                yield from self.other(child, node)
            yield from self.breaks(child, apart)

    def dropped(self, node: ast.stmt) -> Iterator[tuple[int, int, str, str]]:
        if is_deed(node) and not (isinstance(node, ast.Expr) and not isinstance(node.value, ast.Call)):
            yield *self.span(node), "pass", "dropped"

    def cut(self, loop: ast.For | ast.While) -> Iterator[tuple[int, int, str, str]]:
        """A loop that ends with the first for which it did something, and one that leaves out the last."""
        if all(is_told(one) for one in loop.body):
            return
        last = last_deed(loop.body)
        if not isinstance(last, ENDS):
            start, end = self.span(last)
            first = self.data[start:end].decode()
            yield start, end, f"{first}\n{' ' * last.col_offset}break", "first only"
        if isinstance(loop, ast.For):
            start, end = self.span(loop.iter)
            yield start, end, f"list({self.data[start:end].decode()})[:-1]", "all but the last"

    def swapped(self, block: list[ast.stmt]) -> Iterator[tuple[int, int, str, str]]:
        """Two deeds next to each other in the other order."""
        for one, two in pairwise(block):
            if is_deed(one) and is_deed(two) and touch(one, two) and two.lineno == (one.end_lineno or one.lineno) + 1:
                (start, middle), (second, end) = self.span(one), self.span(two)
                between = self.data[middle:second].decode()
                first, last = self.data[start:middle].decode(), self.data[second:end].decode()
                yield start, end, last + between + first, "order"

    def other(self, node: ast.expr, around: ast.AST) -> Iterator[tuple[int, int, str, str]]:
        start, end = self.span(node)
        text = self.data[start:end].decode()
        match node:
            case ast.Compare(ops=[ast.Lt() | ast.GtE() as op], comparators=[ast.Constant(value=0)]):
                # None is written -1 and the first of all is number 0: whether there is one is asked the other way.
                yield start, end, f"{self.source(node.left)} {'>=' if isinstance(op, ast.Lt) else '<'} 0", "condition"
            case ast.Compare(ops=[op], comparators=[right]) if type(op) in FLIPPED and not is_none(right):
                left = self.source(node.left)
                yield start, end, f"{left} {FLIPPED[type(op)]} {self.source(right)}", "condition"
                if isinstance(op, ast.GtE | ast.LtE):
                    yield start, end, f"{left} == {self.source(right)}", "exactly"
            case ast.ListComp():
                yield start, end, f"{text}[:1]", "first only"
                yield start, end, f"{text}[:-1]", "all but the last"
            case ast.GeneratorExp():
                inner = text if text.startswith("(") else f"({text})"
                yield start, end, f"list{inner}[:1]", "first only"
                yield start, end, f"list{inner}[:-1]", "all but the last"
            case ast.BoolOp(values=values):
                word = " and " if isinstance(node.op, ast.And) else " or "
                for gone in (i for i, one in enumerate(values) if not is_guard(one) and not is_askable(one, values)):
                    kept = word.join(self.source(one) for i, one in enumerate(values) if i != gone)
                    yield start, end, f"({kept})", "condition dropped"
            case ast.UnaryOp(op=ast.Not(), operand=operand):
                yield start, end, f"bool({self.source(operand)})", "condition negated"
            case ast.Constant(value=bool() as value):
                yield start, end, str(not value), "other answer"
            case ast.Constant(value=int() as value):
                yield start, end, str(value + 1), "one more"
                if value > 0:
                    yield start, end, str(value - 1), "one less"
            case ast.BinOp(op=ast.Add()):
                yield start, end, f"{self.source(node.left)} - {self.source(node.right)}", "other sign"
            case ast.BinOp(op=ast.Sub()):
                yield start, end, f"{self.source(node.left)} + {self.source(node.right)}", "other sign"
            case ast.Name(id="seat" | "you" | "me") if isinstance(around, ast.Subscript | ast.Call):
                if text == "seat":
                    yield start, end, "(1 - seat if seat < 2 else 0)", "other seat"
            case ast.Attribute(attr=attr) if attr in OTHER_ZONE:
                yield start, end, f"{self.source(node.value)}.{OTHER_ZONE[attr]}", "other zone"
            case ast.Call(func=ast.Name(id=name)) if name in OTHER_WAY:
                yield start, start + len(name), OTHER_WAY[name], "other way"
            case _:
                pass
        if (
            isinstance(around, ast.If | ast.While | ast.IfExp)
            and node is around.test
            and isinstance(node, ast.Name | ast.Attribute | ast.Call | ast.Subscript)
        ):
            yield start, end, f"not {text}", "condition negated"

    def span(self, node: ast.expr | ast.stmt) -> tuple[int, int]:
        last = node.end_lineno or node.lineno
        return self.starts[node.lineno - 1] + node.col_offset, self.starts[last - 1] + (node.end_col_offset or 0)

    def source(self, node: ast.expr) -> str:
        start, end = self.span(node)
        text = self.data[start:end].decode()
        return f"({text})" if isinstance(node, ast.BoolOp | ast.IfExp | ast.Compare | ast.BinOp | ast.UnaryOp) else text


def blocks(node: ast.AST) -> list[list[ast.stmt]]:
    return [block for name in ("body", "orelse") if isinstance(block := getattr(node, name, None), list) and block]


def first_line(node: ast.stmt) -> int:
    decorators: list[ast.expr] = getattr(node, "decorator_list", [])
    return min([node.lineno, *(decorator.lineno for decorator in decorators)])


def number_of(node: ast.stmt) -> int:
    """The number that a name of a module stands for, or -1."""
    if isinstance(node, ast.AnnAssign) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, int):
        return node.value.value
    return -1


def is_listed(block: list[ast.stmt], i: int) -> bool:
    """Whether this is one of a list of names that are numbered in a row: nobody can tell which has which number."""
    here = number_of(block[i])
    before = number_of(block[i - 1]) if i else -1
    after = number_of(block[i + 1]) if i + 1 < len(block) else -1
    return here >= 0 and (before == here - 1 if here else after == 1)


def types_of(node: ast.AST) -> list[ast.AST]:
    return [one for name in ("annotation", "returns") if (one := getattr(node, name, None)) is not None]


def is_told(node: ast.AST) -> bool:
    """Whether this only tells people something: an event, a reason, a docstring."""
    if isinstance(node, ast.Expr):
        call = node.value
        if isinstance(call, ast.Constant):
            return True
        return isinstance(call, ast.Call) and isinstance(call.func, ast.Attribute) and call.func.attr in TOLD
    if not isinstance(node, ast.If):
        return False
    only = not node.orelse and all(is_told(one) for one in node.body)
    return only or ast.unparse(node.test) == "why is not None"


def last_deed(block: list[ast.stmt]) -> ast.stmt:
    """The last statement of what a loop does, inside the condition that is all it does."""
    last = block[-1]
    if not isinstance(last, ast.If) or last.orelse or any(is_deed(one) for one in block[:-1]):
        return last
    inner = last_deed(last.body)
    return last if isinstance(inner, ENDS) else inner


def is_deed(node: ast.stmt) -> bool:
    """Whether this statement does something by itself, without a name that the next one needs."""
    if is_told(node) or is_kept(node):
        return False
    return isinstance(node, ast.Expr | ast.AugAssign) or (
        isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Attribute | ast.Subscript)
    )


def is_kept(node: ast.stmt) -> bool:
    """Whether this keeps the offers that were worked out: without it they are worked out again, alike."""
    return isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "state.offered"


def is_askable(node: ast.expr, others: list[ast.expr]) -> bool:
    """Whether this only spares a look into something empty: `not going or card not in going`."""
    name = ast.unparse(node.operand if isinstance(node, ast.UnaryOp) else node)
    inner = [
        right
        for other in others
        for one in ast.walk(other)
        if isinstance(one, ast.Compare)
        for right in one.comparators
        if isinstance(one.ops[0], ast.In | ast.NotIn)
    ]
    return any(ast.unparse(right) == name for right in inner)


def is_mark(node: ast.AST, around: ast.AST) -> bool:
    """Whether this number is a mark (-1: none), a mask of bits or a place on the map, and no number of the game."""
    if isinstance(around, ast.BinOp) and isinstance(around.op, ast.BitAnd | ast.BitOr | ast.LShift | ast.RShift):
        return isinstance(node, ast.Constant)
    if isinstance(node, ast.Constant) and isinstance(node.value, int) and node.value >= NO_COUNT:
        return True
    if isinstance(around, ast.Compare):
        return isinstance(node, ast.Constant) and node.value == 0 and not isinstance(around.ops[0], ast.Eq | ast.NotEq)
    return isinstance(node, ast.Constant) and isinstance(around, ast.UnaryOp)


def is_guard(node: ast.expr) -> bool:
    """Whether this only makes the rest of a condition askable: a type, or that there is something at all."""
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "isinstance":
        return True
    return isinstance(node, ast.Compare) and is_none(node.comparators[0])


def touch(one: ast.stmt, two: ast.stmt) -> bool:
    """Whether it can matter which of two deeds is first: both are calls, or one changes what the other names."""
    if isinstance(one, ast.Expr) and isinstance(two, ast.Expr):
        return not (is_gathered(one, two) or is_moved(one, two))
    changed = [ast.unparse(target) for deed in (one, two) for target in targets(deed)]
    return any(names(one, name) and names(two, name) for name in changed)


def names(deed: ast.stmt, name: str) -> bool:
    """Whether a deed names this thing as a whole: `self.bid` is not in `self.bidders`."""
    return re.search(rf"{re.escape(name)}(?!\w)", ast.unparse(deed)) is not None


LISTED = ("append", "extend", "remove", "pop")  # what is done to a list


def is_gathered(one: ast.Expr, two: ast.Expr) -> bool:
    """Whether both add to what will be offered: nobody can tell in which order an offer was gathered."""
    return all("found" in {name.id for name in ast.walk(deed) if isinstance(name, ast.Name)} for deed in (one, two))


def is_moved(one: ast.Expr, two: ast.Expr) -> bool:
    """Whether each changes a list of its own and names nothing of the other: a card leaves one pile for another."""
    lists: list[str] = []
    for deed in (one, two):
        call = deed.value
        if not (isinstance(call, ast.Call) and isinstance(call.func, ast.Attribute) and call.func.attr in LISTED):
            return False
        lists.append(ast.unparse(call.func.value))
    first, second = (ast.unparse(deed) for deed in (one, two))
    return lists[0] != lists[1] and lists[0] not in second and lists[1] not in first


def targets(deed: ast.stmt) -> list[ast.expr]:
    if isinstance(deed, ast.AugAssign):
        return [deed.target]
    return deed.targets if isinstance(deed, ast.Assign) else []


def is_none(node: ast.expr) -> bool:
    return isinstance(node, ast.Constant) and node.value is None


def flat(text: str) -> str:
    return " ".join(text.split())


def parses(text: str) -> bool:
    try:
        compile(text, "", "exec")
    except SyntaxError:
        return False
    return True
