"""The viewer: a recorded game stepped through, forwards and back, with the eyes of any seat."""

from __future__ import annotations

from typing import Final

from rich.text import Text
from textual.app import App, ComposeResult
from textual.binding import Binding
from textual.containers import VerticalScroll
from textual.widgets import Static

from ludoteka.cli.session import resume
from ludoteka.cli.sheets import Cards
from ludoteka.cli.tables import board_of
from ludoteka.kernel.machine import State
from ludoteka.text.catalogue import cards_on
from ludoteka.text.voice import Voice


class Viewer(App[None]):
    """Every state of a game, one at a time."""

    CSS = """
    .title { height: 1; background: $primary; color: $text; text-style: bold; padding: 0 1; }
    .keys { height: 1; color: $text-muted; padding: 0 1; }
    #board { height: 1fr; }
    #cloth { height: auto; width: 100%; }
    #told { height: auto; max-height: 8; padding: 0 1; background: $boost; }
    """
    BINDINGS = [  # noqa: RUF012
        Binding("right,space,n", "step(1)", show=False),
        Binding("left,p", "step(-1)", show=False),
        Binding("pagedown", "step(10)", show=False),
        Binding("pageup", "step(-10)", show=False),
        Binding("home", "step(-1000000)", show=False),
        Binding("end", "step(1000000)", show=False),
        Binding("v", "eyes", show=False),
        Binding("c", "cards", show=False),
        Binding("q,escape", "quit", show=False),
    ]
    ENABLE_COMMAND_PALETTE = False

    def __init__(self, text: str, voice: Voice) -> None:
        super().__init__()
        self.sitting: Final = resume(text, voice)
        self.voice: Final = self.sitting.voice
        self.states: Final[list[State]] = [
            *(made.before for made in self.sitting.made if made.before is not None),
            self.sitting.state,
        ]
        self.drawn: Final = board_of(self.sitting.game.name)
        self.at = 0
        self.seat = -1

    def compose(self) -> ComposeResult:
        yield Static(id="title", classes="title", markup=False)
        with VerticalScroll(id="board"):
            yield Static(id="cloth", markup=False)
        yield Static(id="told", markup=False)
        yield Static(self.voice.text("cli-keys-viewer"), classes="keys", markup=False)

    def on_mount(self) -> None:
        self.call_after_refresh(self.draw)

    def on_resize(self) -> None:
        self.call_after_refresh(self.draw)

    def action_step(self, by: int) -> None:
        self.at = max(0, min(len(self.states) - 1, self.at + by))
        self.draw()

    def action_eyes(self) -> None:
        """The next seat's eyes, and after the last a spectator's."""
        self.seat = self.seat + 1 if self.seat + 1 < self.states[0].seats() else -1
        self.draw()

    def action_cards(self) -> None:
        ids = cards_on(self.sitting.game.name, self.view())
        if ids:
            self.push_screen(Cards(self.sitting.game.name, ids, self.voice))

    def view(self) -> dict[str, object]:
        return self.states[self.at].view(self.seat)

    def draw(self) -> None:
        view = self.view()
        eyes = self.voice.text("cli-eyes-nobody") if self.seat < 0 else self.voice.seat(self.seat)
        place = self.voice.text("cli-viewer-at", at=self.at, of=len(self.states) - 1, eyes=eyes)
        self.query_one("#title", Static).update(f"{self.drawn.title(view, self.voice)} · {place}")
        width = self.query_one("#board").size.width or self.size.width
        self.query_one("#cloth", Static).update(self.drawn.render(view, self.seat, self.voice, width))
        told = Text()
        if self.at:
            made = self.sitting.made[self.at - 1]
            told.append(f"{self.voice.seat(made.seat)}: {made.notation}", style="bold")
            for event in made.events[-12:]:
                told.append(f"\n  {self.voice.say(event.message(self.seat))}")
        if self.at == len(self.states) - 1:
            told.append("".join(f"\n{line}" for line in self.sitting.ending()), style="bold")
        self.query_one("#told", Static).update(told)
