"""The screen on which one settles what to play."""

from __future__ import annotations

from typing import Final

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding
from textual.message import Message
from textual.screen import Screen
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from ludoteka.cli.session import Sitting
from ludoteka.cli.wish import PERSON, Row, Wish, how_it_plays


class SetUp(Screen[None]):
    """What to play: one row a thing to settle, turned by the arrow keys."""

    BINDINGS = [  # noqa: RUF012
        Binding("right,plus", "turn(1)", show=False),
        Binding("left,minus", "turn(-1)", show=False),
        Binding("m", "more", show=False),
        Binding("q,escape", "app.quit", show=False),
    ]

    class Settled(Message):
        """It is settled: people sit down to play."""

        def __init__(self, sitting: Sitting) -> None:
            super().__init__()
            self.sitting: Final = sitting

    def __init__(self, wish: Wish) -> None:
        super().__init__()
        self.wish: Final = wish
        self.rulings = False
        self.listed: list[Row] = []

    def compose(self) -> ComposeResult:
        voice = self.wish.voice
        yield Static("Ludoteka", classes="title", markup=False)
        yield Static(id="about", classes="note", markup=False)
        yield OptionList(id="rows")
        yield Static(id="problem", classes="note", markup=False)
        yield Static(voice.text("cli-keys-setup"), classes="keys", markup=False)

    def on_mount(self) -> None:
        self.show(0)
        self.query_one("#rows").focus()

    def show(self, at: int) -> None:
        """List the rows, the cursor on number `at`."""
        voice = self.wish.voice
        self.listed = self.wish.rows(self.rulings)
        rows = self.query_one("#rows", OptionList)
        rows.clear_options()
        rows.add_option(Option(Text(voice.text("cli-start"), style="bold")))
        across = max(len(row.label) for row in self.listed)
        for row in self.listed:
            label = (row.label[:1].upper() + row.label[1:]).ljust(across)
            rows.add_option(Option(Text.assemble(f"{label}  ", ("◂ ", "dim"), row.said(), (" ▸", "dim"))))
        rows.add_option(Option(Text(voice.text("cli-fewer" if self.rulings else "cli-more"), style="dim")))
        rows.highlighted = min(at, len(self.listed) + 1)
        self.describe()
        problem = self.wish.problem()
        words = "" if problem is None else voice.say(problem.message)
        self.query_one("#problem", Static).update(Text(words, style="bold red"))

    def describe(self) -> None:
        """What the game is about; on a bot's row, how that bot plays."""
        at = self.at() - 1
        if 0 <= at < len(self.listed) and self.listed[at].key.startswith("seat") and self.listed[at].value != PERSON:
            words = how_it_plays(self.wish.voice, self.wish.game, self.listed[at].value)
        else:
            words = self.wish.voice.text(f"{self.wish.game}-about")
        self.query_one("#about", Static).update(Text(words, style="italic"))

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        self.describe()

    def at(self) -> int:
        return self.query_one("#rows", OptionList).highlighted or 0

    def action_turn(self, by: int) -> None:
        at = self.at()
        if 1 <= at <= len(self.listed):
            row = self.listed[at - 1]
            self.wish.turn(row, by)
            if row.key in ("game", "players"):
                self.wish.mend()
            self.show(at)

    def action_more(self) -> None:
        self.rulings = not self.rulings
        self.show(self.at())

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        if event.option_index == 0:
            if self.wish.problem() is None:
                self.post_message(self.Settled(self.wish.sit_down()))
        elif event.option_index > len(self.listed):
            self.action_more()
        else:
            self.action_turn(1)
