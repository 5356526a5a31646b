"""What people wish to play: a game, its players, who sits where, its options. Asked row by row."""

from __future__ import annotations

from typing import Any, Final

from ludoteka.bots.levels import offered
from ludoteka.bots.ratings import rating
from ludoteka.cli.asked import usual_players
from ludoteka.cli.session import Sitter, Sitting, sitters_of
from ludoteka.games.shelf import SHELF, box, game_of
from ludoteka.kernel.game import Game
from ludoteka.kernel.match import Match
from ludoteka.kernel.refusal import Refused
from ludoteka.kernel.seats import letter
from ludoteka.text.voice import Voice

PERSON: Final = "person"
USUAL_BOT: Final = "greedy"


def how_it_plays(voice: Voice, game: str, level: str) -> str:
    """One sentence on how a bot plays, and how strong it is in this game."""
    sentence = voice.text(f"bots-level-{level}")
    elo, reach = rating(game, level)
    return f"{sentence} · {voice.text('bots-rating', elo=elo, reach=reach)}" if elo else sentence


class Row:
    """One thing to settle: its name, the values it can have, and the one it has."""

    def __init__(self, key: str, label: str, values: list[Any], words: list[str], value: Any) -> None:
        self.key: Final = key
        self.label: Final = label
        self.values: Final = values
        self.words: Final = words
        self.value: Final = value

    def said(self) -> str:
        """The value it has, in words."""
        return self.words[self.values.index(self.value)] if self.value in self.values else str(self.value)


class Wish:
    """A table to be, changed row by row. `people` are the names of persons by seat."""

    def __init__(self, voice: Voice, game: str, seed: str) -> None:
        self.voice: Final = voice
        self.seed: Final = seed
        self.game = game
        self.players = usual_players(game)
        self.options: dict[str, Any] = {}
        self.levels: list[str] = [PERSON] + [USUAL_BOT] * 25
        self.people: dict[int, str] = {}

    def seat(self, sitters: list[Sitter]) -> None:
        """Take over who was named on the command line."""
        for seat, sitter in enumerate(sitters):
            self.levels[seat] = sitter.level or PERSON
            if not sitter.level:
                self.people[seat] = sitter.name

    def rows(self, rulings: bool = False) -> list[Row]:
        """What can be settled now; the readings of the book only on request."""
        voice = self.voice
        shelf = sorted(SHELF, key=lambda name: voice.text(f"{name}-name"))
        found = [Row("game", voice.text("cli-row-game"), shelf, [voice.text(f"{n}-name") for n in shelf], self.game)]
        counts = list(box(self.game).players())
        found.append(Row("players", voice.text("cli-row-players"), counts, [str(n) for n in counts], self.players))
        known = [*offered(box(self.game)), "random"]
        levels = [PERSON, *known]
        for seat in range(self.players):
            words = [voice.text("cli-row-person", name=self.name(seat))]
            words += [voice.text("cli-row-bot", bot=voice.text(f"bots-name-{level}")) for level in known]
            label = voice.text("cli-row-seat", letter=letter(seat))
            found.append(Row(f"seat {seat}", label, levels, words, self.levels[seat]))
        settings = box(self.game).settings()
        chosen = {setting.name: self.options.get(setting.name, setting.default) for setting in settings}
        for setting in settings:
            if (setting.ruling and not rulings) or not setting.matters(self.players, chosen):
                continue
            values = list(setting.values)
            words = [voice.value(self.game, setting.name, value) for value in values]
            label = voice.text(f"{self.game}-option-{setting.name}")
            found.append(Row(f"option {setting.name}", label, values, words, chosen[setting.name]))
        return found

    def name(self, seat: int) -> str:
        """How the person at a seat is called."""
        return self.people.get(seat) or self.voice.seat(seat)

    def put(self, row: Row, value: Any) -> None:
        """Settle a row."""
        kind, _, rest = row.key.partition(" ")
        if kind == "game":
            if value != self.game:
                self.game = value
                self.options = {}
                self.players = usual_players(value)
        elif kind == "players":
            self.players = value
        elif kind == "seat":
            self.levels[int(rest)] = value
        else:
            self.options[rest] = value

    def turn(self, row: Row, by: int = 1) -> None:
        """The next or the previous value of a row."""
        at = row.values.index(row.value) if row.value in row.values else 0
        self.put(row, row.values[(at + by) % len(row.values)])

    def table(self) -> Game:
        """The game wished for, or a refusal."""
        return game_of(self.game, self.players, self.options)

    def problem(self) -> Refused | None:
        """Why this cannot be played; None when it can."""
        try:
            self.table()
        except Refused as refusal:
            return refusal
        return None

    def mend(self) -> None:
        """Turn the options until the table can be played: for a number of players that only one variant takes."""
        if self.problem() is None:
            return
        for setting in box(self.game).settings():
            for value in setting.values:
                before = self.options.copy()
                self.options[setting.name] = value
                if self.problem() is None:
                    return
                self.options = before

    def sitters(self) -> list[Sitter]:
        words = ",".join(self.name(n) if self.levels[n] == PERSON else self.levels[n] for n in range(self.players))
        return sitters_of(words, self.voice)

    def sit_down(self) -> Sitting:
        """Deal."""
        return Sitting(Match(self.table(), self.seed), self.sitters(), self.voice)
