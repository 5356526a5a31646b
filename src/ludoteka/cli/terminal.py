"""The table drawn in the terminal: settle what to play, then play it with the arrow keys or by number."""

from __future__ import annotations

from typing import Final

from ludoteka.cli.palette import Evening
from ludoteka.cli.playing import Table
from ludoteka.cli.session import Sitting
from ludoteka.cli.set_up import SetUp
from ludoteka.cli.wish import Wish


class Terminal(Evening):
    """The whole evening: one set-up after another."""

    CSS = """
    Screen { layout: vertical; }
    .title { height: 1; background: $primary; color: $text; text-style: bold; padding: 0 1; }
    .keys { height: 1; color: $text-muted; padding: 0 1; }
    .note { height: auto; max-height: 3; padding: 0 1; }
    .keys { link-style: none; link-color: $text-muted; link-style-hover: underline; }
    OptionList { border: none; padding: 0; background: $surface; }
    OptionList:focus { border: none; }
    """

    def __init__(self, wish: Wish, sitting: Sitting | None, speed: float = 0.0) -> None:
        super().__init__(wish.voice, speed)
        self.wish: Final = wish
        self.sitting: Final = sitting

    def on_mount(self) -> None:
        self.push_screen(SetUp(self.wish) if self.sitting is None else Table(self.sitting))

    def on_set_up_settled(self, message: SetUp.Settled) -> None:
        self.switch_screen(Table(message.sitting))

    def on_table_again(self, message: Table.Again) -> None:
        self.switch_screen(SetUp(self.wish))
