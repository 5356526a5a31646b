"""The viewer: a recorded game stepped through by moments, forwards and back, or played, with the eyes of any seat."""

from __future__ import annotations

from typing import Final

from rich.text import Text
from textual.app import App, ComposeResult
from textual.binding import Binding
from textual.containers import VerticalScroll
from textual.timer import Timer
from textual.widgets import Static

from ludoteka.cli.moments import Shown, next_speed, shown, spoken
from ludoteka.cli.session import resume
from ludoteka.cli.sheets import Cards
from ludoteka.cli.tables import board_of
from ludoteka.kernel.happenings import FATE
from ludoteka.kernel.machine import State
from ludoteka.text.catalogue import cards_on
from ludoteka.text.voice import Voice

TURN: Final = "turn-began"
ROWS: Final = 6  # of moments under the table
BREATH: Final = 0.3  # seconds for a choice of which nothing is seen


class Viewer(App[None]):
    """Every moment of a game, one at a time: `seen` moments of choice number `at` have been shown."""

    CSS = """
    .title { height: 1; background: $primary; color: $text; text-style: bold; padding: 0 1; }
    .keys { height: 1; color: $text-muted; padding: 0 1; }
    #board { height: 1fr; }
    #cloth { height: auto; width: 100%; }
    #told { height: 8; padding: 0 1; background: $boost; }
    """
    BINDINGS = [  # noqa: RUF012
        Binding("right", "step(1)", show=False),
        Binding("left", "step(-1)", show=False),
        Binding("n", "choice(1)", show=False),
        Binding("p", "choice(-1)", show=False),
        Binding("pagedown", "turn(1)", show=False, priority=True),
        Binding("pageup", "turn(-1)", show=False, priority=True),
        Binding("home", "choice(-1000000)", show=False, priority=True),
        Binding("end", "choice(1000000)", show=False, priority=True),
        Binding("space", "play", show=False),
        Binding("plus,equals_sign", "pace(1)", show=False),
        Binding("minus", "pace(-1)", show=False),
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
        self.turns: Final = [
            number
            for number, made in enumerate(self.sitting.made, 1)
            if any(event.what.name == TURN for event in made.events)
        ]
        self.drawn: Final = board_of(self.sitting.game.name)
        self.at = 0
        self.seen = 0
        self.seat = -1
        self.speed = 1.0
        self.playing = False
        self.timer: Timer | None = None
        self.kept: tuple[int, int, list[Shown]] = (-1, -1, [])

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

    def moments(self) -> list[Shown]:
        """What is to be seen of the choice that led here."""
        if self.kept[:2] != (self.at, self.seat):
            found = shown(self.sitting.made[self.at - 1], self.seat, self.voice) if self.at else []
            self.kept = (self.at, self.seat, found)
        return self.kept[2]

    def go(self, at: int, seen: int | None = None) -> None:
        """Show how it stood after `at` choices, or in the middle of the last of them."""
        self.at = max(0, min(len(self.states) - 1, at))
        self.seen = len(self.moments()) if seen is None else seen
        self.draw()

    def action_step(self, by: int) -> None:
        self.stop()
        self.move(by)

    def move(self, by: int) -> None:
        """One moment on or back; a choice of which nothing is seen is one step too."""
        if by > 0 and self.seen < len(self.moments()):
            self.go(self.at, self.seen + 1)
        elif by > 0 and self.at < len(self.states) - 1:
            self.at += 1
            self.go(self.at, min(1, len(self.moments())))
        elif by < 0 and self.seen > 1:
            self.go(self.at, self.seen - 1)
        elif by < 0:
            self.go(self.at - 1)

    def action_choice(self, by: int) -> None:
        self.stop()
        within = self.seen < len(self.moments())
        self.go(self.at if by == 1 and within else self.at + by)

    def action_turn(self, by: int) -> None:
        """To where the next turn begins, or this one did."""
        self.stop()
        within = self.seen < len(self.moments())
        if by > 0:
            self.go(next((at for at in self.turns if at > self.at or (at == self.at and within)), len(self.states)))
        else:
            self.go(next((at for at in reversed(self.turns) if at < self.at), 0))

    def action_play(self) -> None:
        """Moment by moment, each for as long as it weighs; once more stops it."""
        if self.playing:
            self.stop()
            return
        self.playing = True
        if self.is_over():
            self.go(0)
        self.on()

    def on(self) -> None:
        if not self.playing:
            return
        if self.is_over():
            self.stop()
            return
        self.move(1)
        time = self.moments()[self.seen - 1].time(self.speed) if self.seen else BREATH / (self.speed or 1)
        self.timer = self.set_timer(max(time, 0.01), self.on)

    def stop(self) -> None:
        self.playing = False
        if self.timer is not None:
            self.timer.stop()
            self.timer = None

    def action_pace(self, by: int) -> None:
        self.speed = next_speed(self.speed, by)
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
        found = self.moments()
        return found[self.seen - 1].view if 0 < self.seen < len(found) else self.states[self.at].view(self.seat)

    def draw(self) -> None:
        view = self.view()
        eyes = self.voice.text("cli-eyes-nobody") if self.seat < 0 else self.voice.seat(self.seat)
        place = self.voice.text("cli-viewer-at", at=self.at, of=len(self.states) - 1, eyes=eyes)
        pace = self.voice.text("cli-pace", speed=spoken(self.speed))
        self.query_one("#title", Static).update(f"{self.drawn.title(view, self.voice)} · {place} · {pace}")
        width = self.query_one("#board").size.width or self.size.width
        self.query_one("#cloth", Static).update(self.drawn.render(view, self.seat, self.voice, width))
        self.query_one("#told", Static).update(self.telling())

    def is_over(self) -> bool:
        return self.at == len(self.states) - 1 and self.seen == len(self.moments())

    def telling(self) -> Text:
        """Who chose what, and what was seen of it so far; how the game ended."""
        told = Text()
        if self.at:
            made = self.sitting.made[self.at - 1]
            told.append(f"{self.voice.seat(made.seat)}: {self.voice.say(made.label)}", style="bold")
        rows = 1 if self.is_over() else ROWS
        for n, moment in enumerate(self.moments()[: self.seen][-rows:], max(0, self.seen - rows) + 1):
            style = "reverse" if n == self.seen < len(self.moments()) else "bold" if moment.weight >= FATE else ""
            told.append(f"\n  {moment.words}", style=style)
        if self.is_over():
            told.append("".join(f"\n{line}" for line in self.sitting.ending()), style="bold")
        return told
