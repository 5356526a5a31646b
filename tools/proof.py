"""Breaks every rule in many small ways and sees whether its own tests notice. `proof.py [GAME…] [--sample N]`

For each `# rule:` mark, the code that it covers is broken (a condition flipped or dropped, one more, one less, another
seat or zone, the other order, a deed left out, the first of several only, all but the last, exactly where it says at
least), and only the tests that name a rule of that mark are run. A break that none of them notices is a survivor; one
that cannot be told from the rule stands in `tools/breaks/equal/GAME.toml` with a sentence. Tests are collected once a
game, and each break is tried in a child that takes the broken functions over; what survives so is tried once more in a
process of its own. Results are kept, so that a run goes on where it was left. With `--jobs N` or `--ray ADDRESS`
several processes, or the nodes of a cluster that have this tree at the same path, try slices of them, with the same
verdicts.
"""

from __future__ import annotations

import argparse
import json
import math
import os
import random
import resource
import shutil
import signal
import subprocess
import sys
import tempfile
import time
import tomllib
from collections.abc import Callable
from functools import partial
from pathlib import Path
from types import CodeType, FrameType, FunctionType, ModuleType

import pytest

sys.path.insert(0, str(Path(__file__).parents[1]))

from tools.mutants import ROOT, Mutant, flat, mutants_of

GAMES = ("shards", "quarriors", "etherstone", "elves", "evolution")
EQUAL = ROOT / "tools" / "breaks" / "equal"
KEPT = ROOT / "build" / "proof"
REPORTS = ROOT / "docs" / "proof"
NOTICED, SURVIVED, UNPROVEN = "noticed", "survived", "no test names it"
UNTRIED = "not tried: it wants a process of its own"
SLICE = 40  # breaks that one process tries
TRIES = 3  # how often a slice is begun anew when its process is killed
PATIENCE = 20  # seconds for the tests of one break: those of a rule take less than one
ROOM = 2 << 30  # bytes for them: a loop that a break keeps from ending must not fill the machine


# --- one break, tried in a child -----------------------------------------------------------------------------------


def functions(module: ModuleType) -> dict[str, FunctionType]:
    """The functions and methods that are written in a module, by their full names."""
    found: dict[str, FunctionType] = {}

    def gather(names: dict[str, object]) -> None:
        for thing in list(names.values()):
            inner = getattr(thing, "__func__", getattr(thing, "fget", getattr(thing, "__wrapped__", thing)))
            if isinstance(inner, FunctionType) and inner.__module__ == module.__name__:
                found.setdefault(inner.__qualname__, inner)
            elif isinstance(thing, type) and thing.__module__ == module.__name__ and thing.__qualname__ not in seen:
                seen.add(thing.__qualname__)
                gather(dict(vars(thing)))

    seen: set[str] = set()
    gather(dict(vars(module)))
    return found


def codes(code: CodeType) -> dict[str, CodeType]:
    """Every function of a compiled source, by its full name."""
    found: dict[str, CodeType] = {}
    for const in code.co_consts:
        if isinstance(const, CodeType):
            found.setdefault(const.co_qualname, const)
            found.update({name: inner for name, inner in codes(const).items() if name not in found})
    return found


def meaning(code: CodeType) -> tuple[object, ...]:
    return code.co_code, code.co_consts, code.co_names


def take_over(mutant: Mutant) -> list[str]:
    """Give the loaded functions their broken code; the names of those that changed."""
    name = mutant.file.removeprefix("src/").removesuffix(".py").replace("/", ".")
    module = sys.modules.get(name)
    if module is None:
        return []
    text = (ROOT / mutant.file).read_text("utf-8")
    before = codes(compile(text, mutant.file, "exec"))
    after = codes(compile(mutant.broken(text), mutant.file, "exec"))
    living = functions(module)
    changed = [one for one in after if one in living and meaning(after[one]) != meaning(before[one])]
    for one in changed:
        if len(living[one].__code__.co_freevars) != len(after[one].co_freevars):
            return []
        living[one].__code__ = after[one]
    return changed


def lay_out_anew(file: str, text: str) -> bool:
    """Run a module once more and give the living tables what it fills its own with; False if it cannot be run so."""
    name = file.removeprefix("src/").removesuffix(".py").replace("/", ".")
    module = sys.modules.get(name)
    if module is None:
        return False
    fresh = {"__name__": name, "__file__": module.__file__, "__package__": module.__package__}
    exec(compile(text, file, "exec"), fresh)
    for key, table in fresh.items():
        living = vars(module).get(key)
        if isinstance(living, list) and isinstance(table, list):
            living[:] = table
        elif isinstance(living, dict) and isinstance(table, dict) and not key.startswith("__"):
            living.clear()
            living.update(table)
    return True


def in_a_child(work: Callable[[], bool], seconds: int) -> bool:
    """Whether the work said yes in a child, which may also die of it or never end."""
    child = os.fork()
    if child == 0:
        signal.alarm(seconds)
        resource.setrlimit(resource.RLIMIT_AS, (ROOM, ROOM))
        devnull = os.open(os.devnull, os.O_RDWR)
        for stream in (0, 1, 2):
            os.dup2(devnull, stream)
        said = True
        try:
            said = work()
        except BaseException:
            said = True
        os._exit(1 if said else 0)
    return os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) != 0


class Prover:
    """A plugin that runs no test, but breaks the code and asks the tests of its rules."""

    def __init__(self, mutants: list[Mutant], told: Callable[[Mutant, str], None], quick: bool) -> None:
        self.mutants = mutants
        self.told = told
        self.quick = quick  # leave out what wants a process of its own
        self.early: set[tuple[str, str]] = set()  # files and names of the functions that run while all is loaded
        self.whole: dict[tuple[str, ...], int] = {}  # rules whose tests were seen to pass: seconds to wait for them
        self.tables: dict[tuple[str, tuple[str, ...]], bool] = {}  # whether tests pass when a file's are laid out anew

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        by_rule: dict[str, list[pytest.Item]] = {}
        for item in session.items:
            for mark in item.iter_markers("rule"):
                for rule in mark.args:
                    by_rule.setdefault(rule, []).append(item)
        for mutant in self.mutants:
            items = list(dict.fromkeys(item for rule in mutant.rules for item in by_rule.get(rule, [])))
            if not items:
                self.told(mutant, UNPROVEN)
                continue
            if mutant.rules not in self.whole:
                began = time.monotonic()
                if in_a_child(partial(self.fails, items), PATIENCE * 15):
                    raise SystemExit(f"The tests of {', '.join(mutant.rules)} fail before anything is broken.")
                self.whole[mutant.rules] = PATIENCE + 4 * math.ceil(time.monotonic() - began)
            noticed = in_a_child(partial(self.fails, items, mutant), self.whole[mutant.rules])
            if not noticed and in_a_child(partial(self.is_early, mutant), PATIENCE):
                if self.may_lay_out(mutant, items):
                    noticed = in_a_child(partial(self.fails_laid_out, items, mutant), PATIENCE * 3)
                if noticed:
                    self.told(mutant, NOTICED)
                    continue
                if self.quick:
                    self.told(mutant, UNTRIED)
                    continue
                noticed = alone(mutant, sorted({str(item.path) for item in items}))
            self.told(mutant, NOTICED if noticed else SURVIVED)
        return True

    def pytest_collection_finish(self) -> None:
        sys.setprofile(None)

    def note(self, frame: FrameType, event: str, arg: object) -> None:
        """Remember what runs while everything is loaded."""
        if event == "call":
            self.early.add((frame.f_code.co_filename, frame.f_code.co_qualname))

    def is_early(self, mutant: Mutant) -> bool:
        """Whether the break could only be seen by loading anew: in no function, or in one that runs at loading."""
        changed = take_over(mutant)
        return not changed or any((str(ROOT / mutant.file), name) in self.early for name in changed)

    def may_lay_out(self, mutant: Mutant, items: list[pytest.Item]) -> bool:
        """Whether the tests of these rules pass when the module, not broken, is laid out anew."""
        key = mutant.file, mutant.rules
        if key not in self.tables:
            self.tables[key] = not in_a_child(partial(self.fails_laid_out, items, mutant, whole=True), PATIENCE * 15)
        return self.tables[key]

    def fails_laid_out(self, items: list[pytest.Item], mutant: Mutant, whole: bool = False) -> bool:
        text = (ROOT / mutant.file).read_text("utf-8")
        return not lay_out_anew(mutant.file, text if whole else mutant.broken(text)) or self.fails(items)

    def fails(self, items: list[pytest.Item], mutant: Mutant | None = None) -> bool:
        if mutant is not None and not take_over(mutant):
            return False  # nothing that is loaded changed: a process of its own will tell
        for item, after in zip(items, [*items[1:], None]):
            try:
                item.session._setupstate.setup(item)
                item.runtest()
                item.session._setupstate.teardown_exact(after)
            except BaseException:
                return True
        return False


def alone(mutant: Mutant, files: list[str]) -> bool:
    """Whether the tests of its rules notice a break in a process of its own, where everything is loaded anew."""
    with tempfile.TemporaryDirectory() as folder:
        house = Path(folder) / "src"
        shutil.copytree(ROOT / "src", house, ignore=shutil.ignore_patterns("_compiled", "__pycache__", "static"))
        file = Path(folder) / mutant.file
        file.write_text(mutant.broken(file.read_text("utf-8")), "utf-8")
        env = os.environ | {"PYTHONPATH": str(house), "LUDOTEKA_FORM": "pure", "PYTHONDONTWRITEBYTECODE": "1"}
        command = [sys.executable, "-m", "pytest", "-q", "-x", "-p", "no:cacheprovider", "-p", "no:xdist"]
        rules = ",".join(mutant.rules)
        try:
            ran = subprocess.run(
                [*command, "--rule", rules, *files],
                cwd=ROOT,
                env=env,
                capture_output=True,
                timeout=PATIENCE * 6,
            )
        except subprocess.TimeoutExpired:
            return True
        return ran.returncode not in (0, 5)  # also if nothing can be loaded any more; 5: no test was found


# --- a run of a game -----------------------------------------------------------------------------------------------


def equal_breaks() -> dict[str, str]:
    """By key: why a break cannot be told from the rule."""
    files = sorted(EQUAL.glob("*.toml"))
    said = [one for file in files for one in tomllib.loads(file.read_text("utf-8")).get("equal", [])]
    return {one["break"]: one["why"] for one in said}


class Results:
    """What became of each break of a game, kept in a file as it is found."""

    def __init__(self, game: str) -> None:
        self.file = KEPT / f"{game}.json"
        self.found: dict[str, str] = json.loads(self.file.read_text("utf-8")) if self.file.is_file() else {}

    def told(self, mutant: Mutant, verdict: str) -> None:
        self.found[mutant.key] = verdict
        self.file.parent.mkdir(parents=True, exist_ok=True)
        fresh = self.file.with_suffix(".new")
        fresh.write_text(json.dumps(self.found, ensure_ascii=False, indent=0), "utf-8")
        fresh.replace(self.file)


def try_all(game: str, mutants: list[Mutant], told: Callable[[Mutant, str], None], quick: bool) -> None:
    """Each of these breaks against the tests of its rules, in this process and its children."""
    os.environ["LUDOTEKA_FORM"] = "pure"
    os.chdir(ROOT)
    prover = Prover(mutants, told, quick)
    sys.setprofile(prover.note)
    code = pytest.main(
        ["-q", "-p", "no:cacheprovider", "-p", "no:xdist", f"tests/games/{game}"],
        plugins=[prover],
    )
    if code not in (0, 5):
        raise SystemExit(f"{game}: its tests could not be collected")


def try_shared(
    game: str, mutants: list[Mutant], told: Callable[[Mutant, str], None], quick: bool, jobs: int, ray: str | None
) -> None:
    """The same in slices, by several processes or a cluster. Each slice collects the tests once."""
    from ludoteka.games import shelf  # not before: whoever breaks rules loads them as the tests do
    from ludoteka.lab import slices

    spans = slices.spans(0, len(mutants), SLICE)
    todo = [(game, [one.key for one in mutants[first:last]], quick) for first, last in spans]
    with slices.crew(shelf.game(game), jobs, ray) as crew:
        for number, verdicts in crew.numbered(tried_slice, todo):
            first, last = spans[number]
            for one in mutants[first:last]:
                told(one, verdicts[one.key])


def tried_slice(game: str, keys: list[str], quick: bool) -> dict[str, str]:
    """What becomes of these breaks, from a process in which nothing was loaded before."""
    call = [sys.executable, __file__, game, "--slice", *(["--quick"] if quick else [])]
    for _ in range(TRIES):
        ran = subprocess.run(call, input=json.dumps(keys), cwd=ROOT, capture_output=True, text=True)
        if ran.returncode == 0:
            found: dict[str, str] = json.loads(ran.stdout.splitlines()[-1])
            return found
        if ran.returncode > 0:  # else it was killed, and another may live
            break
    raise RuntimeError((ran.stderr or ran.stdout).strip()[-2000:] or f"{game}: a slice ended with {ran.returncode}")


def try_slice(game: str, quick: bool) -> int:
    """The breaks whose keys are told on the way in, and what became of them on the way out."""
    keys = set(json.loads(sys.stdin.read()))
    found: dict[str, str] = {}

    def told(mutant: Mutant, verdict: str) -> None:
        found[mutant.key] = verdict

    try_all(game, [one for one in mutants_of(game) if one.key in keys], told, quick)
    print("\n" + json.dumps(found))
    return 0


def sample(mutants: list[Mutant], count: int, seed: str) -> list[Mutant]:
    """So many breaks, as the seed has it, at most one a mark."""
    chance = random.Random(seed)
    marks: dict[tuple[str, ...], list[Mutant]] = {}
    for mutant in mutants:
        marks.setdefault(mutant.rules, []).append(mutant)
    chosen = chance.sample(sorted(marks), min(count, len(marks)))
    return [chance.choice(marks[rules]) for rules in chosen]


def run(game: str, asked: argparse.Namespace) -> list[Mutant]:
    """Try what was not tried yet; the survivors that no sentence excuses."""
    count, seed, anew, quick, again, only = (
        asked.sample, asked.seed, asked.anew, asked.quick, asked.again, asked.only,
    )  # fmt: skip
    results = Results(game)
    if anew:
        results.found = {}
    every = mutants_of(game)
    equal = equal_breaks()
    chosen = sample(every, count, seed) if count else every
    chosen = [one for one in chosen if only in f"{one.how}: {one.key} {' '.join(one.rules)}"]
    if again:
        for one in chosen:
            if results.found.get(one.key) != NOTICED:
                results.found.pop(one.key, None)
    tried = {key for key, verdict in results.found.items() if quick or verdict != UNTRIED}
    left = [one for one in chosen if one.key not in tried and one.key not in equal]
    began = time.monotonic()
    done = 0

    def told(mutant: Mutant, verdict: str) -> None:
        nonlocal done
        done += 1
        results.told(mutant, verdict)
        if verdict not in (NOTICED, UNTRIED):
            print(
                f"\r{mutant.file}:{mutant.line}  {mutant.how}  {mutant.old!r} -> {mutant.new!r}  {verdict}  "
                f"{', '.join(mutant.rules)}",
                flush=True,
            )
        spent = time.monotonic() - began
        rest = spent / done * (len(left) - done)
        pace = f"{spent:.0f} s, about {rest:.0f} s left "
        print(f"\r{game} {done}/{len(left)}  {pace}", end="", file=sys.stderr, flush=True)

    if left:
        if asked.jobs > 1 or asked.ray:
            try_shared(game, left, told, quick, asked.jobs, asked.ray)
        else:
            try_all(game, left, told, quick)
        print(file=sys.stderr)
    if not count:
        report(game, every, results.found, equal)
    return [one for one in chosen if one.key not in equal and results.found.get(one.key, NOTICED) != NOTICED]


def report(game: str, every: list[Mutant], found: dict[str, str], equal: dict[str, str]) -> None:
    """`docs/proof/GAME.md`: each rule with its breaks, how many its tests noticed, and what survived."""
    by_rule: dict[str, list[Mutant]] = {}
    for mutant in every:
        for rule in mutant.rules:
            by_rule.setdefault(rule, []).append(mutant)
    excused = [one for one in every if one.key in equal]
    noticed = [one for one in every if one.key not in equal and found.get(one.key) == NOTICED]
    untried = [one for one in every if one.key not in equal and found.get(one.key, UNTRIED) == UNTRIED]
    closed = {one.key for one in (*excused, *noticed, *untried)}
    survivors = [one for one in every if one.key not in closed]
    told: dict[str, object] = {
        "rules": len(by_rule),
        "rules_without_survivor": sum(not any(one in survivors for one in its) for its in by_rule.values()),
        "breaks": len(every),
        "noticed": len(noticed),
        "equal": len(excused),
        "untried": len(untried),
        "open": len(survivors),
    }
    lines = [
        f"# {game}: how its rules are proven",
        "",
        "Written by `make proof`. A break is one small change of the code that keeps a rule; it is noticed if a test",
        "that names the rule fails. Open breaks are debts: no own test of the rule is known to see them. Those not",
        "tried change what runs while the game is loaded and want a process of their own, or are new since the run.",
        "",
        *(f"- {name.replace('_', ' ')}: {value}" for name, value in told.items()),
        "",
        "| rule | breaks | noticed | equal | not tried | open |",
        "|---|---|---|---|---|---|",
    ]
    for rule, its in sorted(by_rule.items()):
        counts = [sum(one in some for one in its) for some in (noticed, excused, untried, survivors)]
        lines.append(f"| {rule} | {len(its)} | {' | '.join(map(str, counts))} |")
    if survivors:
        lines += ["", "## Open", ""]
        lines += [f"- {place(one)}: {changed(one)} ({', '.join(one.rules)})" for one in survivors]
    if excused:
        lines += ["", "## Equal to the rule", ""]
        lines += [f"- {place(one)}: {changed(one)}: {equal[one.key]}" for one in excused]
    REPORTS.mkdir(parents=True, exist_ok=True)
    (REPORTS / f"{game}.md").write_text("\n".join(lines) + "\n", "utf-8")
    told["open"] = sorted({one.loose for one in survivors})
    told["untried"] = sorted({one.loose for one in untried})
    (REPORTS / f"{game}.json").write_text(json.dumps(told, ensure_ascii=False, indent=1) + "\n", "utf-8")


def place(one: Mutant) -> str:
    return f"`{one.file.rpartition('/')[2]}` {one.place or 'at its top'}"


def changed(one: Mutant) -> str:
    return f"{one.how}, `{flat(one.old)}` → `{flat(one.new)}`"


# --- a sample, for every commit ------------------------------------------------------------------------------------


def ratchet(game: str, count: int, seed: str) -> int:
    """Some breaks of a game: those that its report lists as open are told, any other that survives is an error."""
    listed = REPORTS / f"{game}.json"
    report = json.loads(listed.read_text("utf-8")) if listed.is_file() else {"open": [], "untried": []}
    opened: set[str] = {*report["open"], *report["untried"]}
    equal = equal_breaks()
    chosen = [one for one in sample(mutants_of(game), count, seed) if one.key not in equal]
    lived: list[Mutant] = []

    def told(mutant: Mutant, verdict: str) -> None:
        if verdict in (SURVIVED, UNPROVEN):
            lived.append(mutant)

    try_all(game, chosen, told, quick=True)
    fresh = [one for one in lived if one.loose not in opened]
    for one in lived:
        print("NOT NOTICED" if one in fresh else "open", f"{one.file}:{one.line}", changed(one), *one.rules)
    print(f"{game}: {len(chosen)} breaks tried, {len(lived)} survived, {len(fresh)} of them not listed in docs/proof")
    if fresh:
        print("Give the rule a test that fails when it is broken so, or say in tools/breaks/equal why none can.")
    return 1 if fresh else 0


def commit() -> str:
    """What changes with every commit."""
    told = subprocess.run(["git", "rev-parse", "HEAD"], cwd=ROOT, capture_output=True, text=True)
    return told.stdout.strip() or "0"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", metavar="GAME")
    parser.add_argument("--sample", type=int, default=0, help="only this many, at most one a mark")
    parser.add_argument("--seed", default="0", help="which ones")
    parser.add_argument("--quick", action="store_true", help="leave out what wants a process of its own")
    parser.add_argument("--anew", action="store_true", help="forget what an earlier run found")
    parser.add_argument("--again", action="store_true", help="try once more what an earlier run did not see noticed")
    parser.add_argument(
        "--only",
        default="",
        metavar="WORDS",
        help="breaks whose kind, file, function, change or rules have this in them",
    )
    parser.add_argument("-j", "--jobs", type=int, default=1, metavar="N", help="processes at once")
    parser.add_argument("--ray", metavar="ADDRESS", help="try them on this Ray cluster")
    parser.add_argument("--slice", action="store_true", help=argparse.SUPPRESS)
    parser.add_argument("--ratchet", action="store_true", help="a sample of every game, as the commit has it")
    asked = parser.parse_args()
    if asked.ratchet:
        seed = commit() if asked.seed == "0" else asked.seed
        return max(ratchet(game, asked.sample or 4, seed) for game in asked.games or GAMES)
    unknown = [game for game in asked.games if game not in GAMES]
    if unknown:
        print(f"There is no game {unknown[0]}; there are {', '.join(GAMES)}.", file=sys.stderr)
        return 2
    if asked.slice:
        return try_slice(asked.games[0], asked.quick)
    try:
        left = [one for game in asked.games or GAMES for one in run(game, asked)]
    except KeyboardInterrupt:
        print(f"\ninterrupted; what was tried is kept in {KEPT}: the same command goes on", file=sys.stderr)
        return 130
    print(f"{len(left)} breaks survived" if left else "every break was noticed")
    return 1 if left else 0


if __name__ == "__main__":
    sys.exit(main())
