"""Finds puzzles: bots play, the coach goes through their games, and where one line seems clearly best, it is checked.

A choice that decides is looked at by the strongest level, with more worlds than it plays with, under several seeds:
they must agree, every option must be either as good as the best or clearly behind it, and games played to their end
must say the same. A turn that wins is a line that wins in every world tried, whatever the others answer. The
same seed finds the same puzzles; see decision 139.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from math import sqrt
from pathlib import Path
from typing import Any, Final

import msgspec
from rich.progress import Progress

from ludoteka.bots.coach import Coach
from ludoteka.bots.levels import CHAMPION, MASTERS_LOOKS, MASTERS_WORLDS, WAVERER, bot, offered
from ludoteka.bots.observer import Observer
from ludoteka.bots.player import line_of
from ludoteka.bots.policy import Policy, policy_playout
from ludoteka.bots.search import Search
from ludoteka.bots.trading import trades
from ludoteka.bots.trees import grown
from ludoteka.bots.weights import policy_of
from ludoteka.kernel.choices import Choice
from ludoteka.kernel.game import Box, Game
from ludoteka.kernel.luck import Rng
from ludoteka.kernel.machine import State
from ludoteka.kernel.made import Made
from ludoteka.kernel.match import Match
from ludoteka.kernel.record import Record
from ludoteka.kernel.refusal import Msg
from ludoteka.lab.ledger import Ledger
from ludoteka.room.puzzles import WIN, Book, Puzzle
from ludoteka.room.reasons import is_idle, shown, speaks_for
from ludoteka.room.translate import said

PLAYER: Final = WAVERER  # who plays the games: strong, and not always the same
LONGEST: Final = 600  # choices of a game that is looked at
SCAN: Final = 5  # the coach first looks with a fifth of the worlds of a master, a tenth where nothing is played out
PROMISES: Final = 0.06  # of the chance to win: what the coach must see before anybody looks closer
SEEDS: Final = 3  # searches that must agree
BUDGET: Final = 2  # times what the strongest level plays with, each
ROUNDS: Final = 96  # worlds in which each option meets the best one
MARGIN: Final = 0.08  # who is no answer is at least so far behind
LEAST: Final = 0.02  # and so far
SURE: Final = 2.0  # even when it is off by this many standard errors
ENDS: Final = 160  # pairs of games played to their end
MOST_OPTIONS: Final = 20
PLAIN: Final = 0.75  # what the policy would take this often needs no puzzle
WORLDS: Final = 32  # in which a line to win must win, and a blow must fall
TRIES: Final = 120  # turns played out in search of a win
NAIVE: Final = 48  # turns that tell how easily a win is found
EASY_WIN: Final = 0.6
DOOMED: Final = 0.4  # whoever loses this often before the next turn does not survive
SPARED: Final = 0.3  # and who survives loses so much less often
REPLIES: Final = 6  # answers of others that are tried at a time
A_GAME: Final = 3  # puzzles of one game
APART: Final = 8  # choices between two of them
ALIKE: Final = 3  # puzzles with the same answer


class Finder:
    """Looks for puzzles in games of one kind."""

    def __init__(self, box: Box) -> None:
        self.box: Final = box
        worlds = MASTERS_WORLDS if box.patience() else MASTERS_LOOKS
        self.coach: Final = Coach(box, worlds // (SCAN if box.patience() else 2 * SCAN))
        self.policy: Final[Policy] = policy_of(box, CHAMPION) if CHAMPION in offered(box) else policy_of(box)
        self.plain: Final = policy_of(box)
        self.worlds: Final = worlds * BUDGET
        self.trades: Final = trades(box)

    def through(self, record: Record) -> Iterator[Puzzle]:
        """The puzzles of a game, one a turn at the most."""
        last = -1
        clear = 0
        found = 0
        for number, made in enumerate(record.steps(check=False), 1):
            before = made.before
            assert before is not None
            turn = self.box.turn_number(before)
            if found == A_GAME or number <= clear or (turn and turn == last):
                continue
            one = self.looked_at(before, made, number - 1, f"{record.seed}/puzzle/{number}")
            if one is not None:
                found += 1
                last = turn
                clear = number + APART
                yield one

    def looked_at(self, state: State, made: Made, ply: int, seed: str) -> Puzzle | None:
        """The puzzle before this choice, if there is one."""
        eyes = Observer(state, made.seat)
        if state.asked() != [made.seat] or made.seat >= len(state.sides()) or len(eyes.options()) < 2:
            return None
        if not self.coach.is_judged(eyes, made.option) or self.is_offer(state):
            return None
        judged = self.coach.judged(eyes, made.option, seed)
        turn = self.box.turn_number(state)
        if judged.worth >= 0.9 and turn:
            found = self.won(eyes, turn, ply, seed)
            if found is not None:
                return found
        if max(judged.loss, judged.lead) < PROMISES:
            return None
        return self.decided(eyes, judged.best, turn, ply, seed)

    def is_offer(self, state: State) -> bool:
        """Whether people are asked to talk."""
        question = state.question(state.actor)
        return question is None or (question.window and self.trades)

    # a turn that wins

    def won(self, eyes: Observer, turn: int, ply: int, seed: str) -> Puzzle | None:
        rng = Rng(seed, "win")
        line = self.winning(eyes, turn, rng)
        if not line:
            return None
        naive = sum(1 for _ in range(NAIVE) if self.tried(eyes, turn, rng, self.plain.held(0.2))[1]) / NAIVE
        if naive > EASY_WIN:
            return None
        level = 1 if naive >= 0.35 else 2 if naive >= 0.08 else 3
        why = [said(Msg("bots-puzzle-why-win", {"n": WORLDS}))]
        labels = [said(choice.label) for choice in line]
        return Puzzle(0, ply, eyes.seat, turn, "win", level, [line[0].notation], labels, round(1 - naive, 4), why)

    def winning(self, eyes: Observer, turn: int, rng: Rng) -> list[Choice]:
        """The shortest line found that wins this turn in every world, whatever the others answer; else nothing.

        What it can do without is left out.
        """
        lines: dict[tuple[str, ...], list[Choice]] = {}
        for _ in range(TRIES):
            line, won = self.tried(eyes, turn, rng, self.policy)
            if won:
                lines.setdefault(tuple(choice.notation for choice in line), line)
        worlds = [eyes.world(rng) for _ in range(WORLDS)]

        def wins(line: list[Choice]) -> bool:
            words = tuple(choice.notation for choice in line)
            return all(self.holds(world.clone(), eyes.seat, turn, words) for world in worlds)

        for _, line in sorted(lines.items(), key=lambda row: (len(row[0]), row[0])):
            if wins(line):
                for choice in line[::-1]:
                    shorter = [one for one in line if one is not choice]
                    if wins(shorter):
                        line = shorter
                return self.followed(worlds[0].clone(), eyes.seat, turn, line)
        return []

    def tried(self, eyes: Observer, turn: int, rng: Rng, policy: Policy) -> tuple[list[Choice], bool]:
        """One way to play the turn, and whether it wins."""
        world = eyes.world(rng)
        policy.begin()
        line: list[Choice] = []
        while not world.ending and self.box.turn_number(world) == turn:
            options = world.options()
            option = options[0] if len(options) == 1 else policy.draw(world, options, rng)
            if world.actor == eyes.seat and len(options) > 1:
                line.append(world.choice(option))
            world.play(option)
        return line, bool(world.ending) and eyes.seat in world.winners

    def holds(self, world: State, seat: int, turn: int, line: tuple[str, ...]) -> bool:
        """Whether this line wins here, whatever the others answer."""
        while not world.ending and self.box.turn_number(world) == turn:
            options = world.options()
            if len(options) == 1:
                world.play(options[0])
            elif world.actor == seat:
                option = self.next_of(world, line)
                if option not in options:
                    return False
                world.play(option)
                line = line[1:]
            else:
                for option in options[:REPLIES]:
                    twin = world.clone()
                    twin.play(option)
                    if not self.holds(twin, seat, turn, line):
                        return False
                return True
        return bool(world.ending) and seat in world.winners

    def next_of(self, world: State, line: tuple[str, ...]) -> int:
        """The next choice of a line; behind its end one only ends what is to be ended. -1: it is not there."""
        if line:
            return world.find(line[0])
        return next((option for option in world.options() if is_idle(self.box, option)), -1)

    def followed(self, world: State, seat: int, turn: int, line: list[Choice]) -> list[Choice]:
        """A line that wins with all the choices that it takes, to its end."""
        words = tuple(choice.notation for choice in line)
        found: list[Choice] = []
        while not world.ending and self.box.turn_number(world) == turn:
            options = world.options()
            option = options[0]
            if world.actor == seat and len(options) > 1:
                option = self.next_of(world, words)
                words = words[1:]
                found.append(world.choice(option))
            world.play(option)
        return found

    # a choice that decides

    def decided(self, eyes: Observer, taken: int, turn: int, ply: int, seed: str) -> Puzzle | None:
        """The puzzle whose answer is this option, if it is one. What is cheap to refute is refuted first."""
        options = eyes.options()
        shares = dict(zip(options, self.plain.shares(eyes.world(Rng(seed, "plain")), options)))
        groups = sorted(grouped(eyes.choices()), key=lambda group: (-shares[group[0].option], group[0].option))
        if not 2 <= len(groups) <= MOST_OPTIONS:
            return None
        rng = Rng(seed, "decides")
        best = next(i for i, group in enumerate(groups) if any(one.option == taken for one in group))
        duel = Search(self.policy, eyes, Rng(str(rng.fork()), "duel"))
        behind = self.behind(duel, eyes, groups, best)
        wrong = [i for i, row in enumerate(behind) if row is not None and clearly(row)]
        if len(wrong) < len(groups) - 1:
            return None
        right = groups[best]
        share = sum(shares[one.option] for one in right)
        if share > PLAIN:
            return None
        means = {i: row[0] for i, row in enumerate(behind) if row is not None}
        other = min(wrong, key=lambda i: (means[i], i))
        first = groups[best][0]
        if not self.agree(eyes, first.option, groups[other][0].option, seed):
            return None
        found = {one.option for one in right}
        if any(grown(self.policy, eyes, self.worlds, rng.fork()).ranked()[0][0] not in found for _ in range(SEEDS)):
            return None
        kind, why = self.reasons(eyes, turn, groups, best, wrong, other, means[other], seed)
        level = 1 if share >= 0.4 else 2 if share >= 0.12 else 3
        line = [first.label, *line_of(self.policy, duel.root, eyes, first.option, Rng(seed, "line"))]
        words = sorted(one.notation for one in right)
        labels = [said(label) for label in line]
        return Puzzle(0, ply, eyes.seat, turn, kind, level, words, labels, round(means[other], 4), why)

    def behind(
        self, duel: Search, eyes: Observer, groups: list[list[Choice]], best: int
    ) -> list[tuple[float, float] | None]:
        """How far each group is behind the best one in the same worlds, with its standard error.

        None and no more looks as soon as one is not clearly worse: then there is no puzzle.
        """
        options = eyes.options()
        values = [duel.try_out(options.index(groups[best][0].option)) for _ in range(ROUNDS)]
        found: list[tuple[float, float] | None] = [None] * len(groups)
        found[best] = (0.0, 0.0)
        for i, group in enumerate(groups):
            if i == best:
                continue
            at = options.index(group[0].option)
            gaps = [value - duel.try_out(at) for value in values]
            mean = sum(gaps) / ROUNDS
            error = sqrt(max(0.0, sum(gap * gap for gap in gaps) / ROUNDS - mean * mean) / ROUNDS)
            found[i] = (mean, error)
            if not clearly((mean, error)):
                found[i] = None
                break
        return found

    def agree(self, eyes: Observer, best: int, other: int, seed: str) -> bool:
        """Whether games played to their end at first sight, in pairs of the same luck, say the same."""
        rng = Rng(seed, "ends")
        ahead = 0
        for _ in range(ENDS):
            luck = str(rng.fork())
            for option, won in ((best, 1), (other, -1)):
                dice = Rng(luck, "end")
                world = eyes.world(dice)
                self.policy.begin()
                world.play(option)
                policy_playout(world, self.policy, dice)
                ahead += won if eyes.seat in world.winners else 0
        return ahead > 0

    def reasons(
        self, eyes: Observer, turn: int, groups: list[list[Choice]], best: int, wrong: list[int], other: int,
        gap: float, seed: str,
    ) -> tuple[Any, list[Any]]:  # fmt: skip
        """What kind of puzzle it is, and why the best choice is the best."""
        first, second = groups[best][0], groups[other][0]
        terms = speaks_for(self.box, eyes, first.option, second.option, seed)
        told: dict[str, object] = {"best": first.label, "other": second.label}
        if turn:
            falls = self.falls(eyes, turn, first.option, seed)
            blow = self.falls(eyes, turn, second.option, seed)
            worse = max(DOOMED, falls + SPARED)
            if blow >= worse and all(self.falls(eyes, turn, groups[i][0].option, seed) >= worse for i in wrong):
                told |= {"spared": shown(falls), "doomed": shown(blow)}
                return "survive", [said(Msg("bots-puzzle-why-survive", told)), *map(said, terms)]
        told["percent"] = shown(gap)
        return "decides", [said(Msg("bots-puzzle-why-decides", told)), *map(said, terms)]

    def falls(self, eyes: Observer, turn: int, option: int, seed: str) -> float:
        """How often this seat has lost before its next turn, by how the strongest level plays at first sight."""
        rng = Rng(seed, "survive")
        lost = 0
        for _ in range(WORLDS):
            world = eyes.world(rng)
            self.policy.begin()
            world.play(option)
            while not world.ending:
                if world.actor == eyes.seat and self.box.turn_number(world) > turn and world.asked() == [eyes.seat]:
                    break
                options = world.options()
                world.play(options[0] if len(options) == 1 else self.policy.draw(world, options, rng))
            lost += bool(world.ending) and eyes.seat not in world.winners
        return lost / WORLDS


def clearly(row: tuple[float, float]) -> bool:
    """Whether an option is clearly behind."""
    mean, error = row
    return mean >= MARGIN and mean - SURE * error >= LEAST


def grouped(choices: list[Choice]) -> list[list[Choice]]:
    """Choices that read alike do the same: they are one answer."""
    found: dict[str, list[Choice]] = {}
    for choice in choices:
        found.setdefault(json.dumps(choice.label.data(), sort_keys=True), []).append(choice)
    return list(found.values())


# --- games, and a book of them


def played(game: Game, seed: str) -> Record:
    """A game of bots, to its end or far enough."""
    match = Match(game, seed, remembers=1)
    bots = [bot(PLAYER, game.box, f"{seed}/{seat}") for seat in range(match.state.seats())]
    while not match.state.ending and len(match.made) < LONGEST:
        seat = match.state.actor
        match.choose(seat, bots[seat].choose(Observer(match.state, seat)))
    return match.record


def searched(game: Game, seed: str, number: int) -> dict[str, Any]:
    """One game and its puzzles, as a row of the ledger."""
    record = played(game, f"{seed}/{number}")
    found = list(Finder(game.box).through(record))
    upto = max((one.ply for one in found), default=0)
    lines = Record(game, record.seed, record.opening, record.plies[:upto]).write().splitlines() if found else []
    return {"number": number, "record": lines, "puzzles": msgspec.to_builtins(found)}


def find(game: Game, seed: str, want: int, games: int, file: Path | None) -> Book:
    """Go through games until enough puzzles are found; what a file of results holds is not done again."""
    head = {"puzzles": game.name, "players": game.players, "ruleset": game.ruleset, "seed": seed}
    rows: list[dict[str, Any]] = []
    with Ledger(file, head, is_row) as ledger, Progress(disable=not sys.stderr.isatty(), transient=True) as progress:
        known = {row["number"]: row for row in ledger.rows}
        task = progress.add_task(game.name, total=want)
        for number in range(games):
            row = known.get(number)
            if row is None:
                row = searched(game, seed, number)
                ledger.write(row)
            rows.append(row)
            book = bound(game.name, rows, want)
            progress.update(task, completed=len(book.puzzles))
            if len(book.puzzles) == want:
                return book
    return bound(game.name, rows, want)


def is_row(row: Any) -> bool:
    """Whether this is what `searched` has written."""
    return isinstance(row, dict) and set(row) == {"number", "record", "puzzles"} and isinstance(row["number"], int)


def bound(game: str, rows: list[dict[str, Any]], want: int) -> Book:
    """The first puzzles of these games, no more than a few alike, as a book: by kind, the easy ones first."""
    book = Book(game, [], [])
    alike: dict[str, int] = {}
    for row in rows:
        kept: list[Puzzle] = []
        for one in msgspec.convert(row["puzzles"], list[Puzzle]):
            key = f"{one.kind} {'' if one.kind == WIN else msgspec.json.encode(one.line[0]).decode()}"
            alike[key] = alike.get(key, 0) + 1
            if alike[key] <= (want // 2 if one.kind == WIN else ALIKE) and len(book.puzzles) + len(kept) < want:
                one.of = len(book.records)
                kept.append(one)
        if kept:
            book.puzzles += kept
            body = row["record"].index("") + 1
            told = row["record"][: body + max(one.ply for one in kept)]
            book.records.append([*map(without_hash, told[:-1]), told[-1]])
    order = ("win", "survive", "decides")
    book.puzzles.sort(key=lambda one: (order.index(one.kind), one.level, one.of, one.ply))
    return book


def without_hash(line: str) -> str:
    return line.rpartition(" | ")[0] or line


def written(book: Book) -> str:
    """A book as text, the same for the same puzzles."""
    data = msgspec.to_builtins(book)
    return json.dumps(data, ensure_ascii=False, indent=0, separators=(",", ":")) + "\n"


def summary(book: Book) -> dict[str, Any]:
    """How many puzzles of which kind and level."""
    kinds = {kind: sum(1 for one in book.puzzles if one.kind == kind) for kind in ("win", "survive", "decides")}
    levels = {str(level): sum(1 for one in book.puzzles if one.level == level) for level in (1, 2, 3)}
    size = len(written(book).encode())
    return {"game": book.game, "puzzles": len(book.puzzles), **kinds, "levels": levels, "bytes": size}
