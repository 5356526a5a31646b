"""What people expect of an app in the terminal: commands by their names, colours to choose, keys one can click."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Final

from textual.app import App, SystemCommand
from textual.command import CommandPalette
from textual.content import Content
from textual.screen import Screen
from textual.theme import BUILTIN_THEMES, ThemeProvider

from ludoteka.kernel.refusal import Refused
from ludoteka.text.voice import Voice

# commands of a table with their actions and keys; a screen shows those whose actions it has
COMMANDS: Final = {
    "explain": ("explain", "?"),
    "why_not": ("why_not", "w"),
    "advise": ("advise", "a"),
    "cards": ("cards", "c"),
    "log": ("log", "l"),
    "manners": ("manners", "p"),
    "undo": ("undo", "u"),
    "save": ("save", "s"),
    "faster": ("pace(1)", "+"),
    "slower": ("pace(-1)", "−"),
    "help": ("help", "h"),
    "leave": ("leave", "q"),
}
KEYS: Final = {key: action for action, key in COMMANDS.values()}


def check_theme(theme: str, known: Iterable[str] = BUILTIN_THEMES) -> None:
    """Refuse colours that nobody knows."""
    if theme not in known:
        raise Refused("cli-no-such-theme", theme=theme, known=", ".join(sorted(known)))


class Evening(App[None]):
    """An app whose palette speaks the reader's language, and in which things happen at the reader's pace."""

    def __init__(self, voice: Voice, speed: float) -> None:
        super().__init__()
        self.voice: Final = voice
        self.speed = speed  # of what happens: how many times faster than usual; 0 for at once

    def dress(self, theme: str) -> None:
        """Put on the colours of this name, if one is given."""
        if not theme:
            return
        check_theme(theme, self.available_themes)
        self.theme = theme

    def get_system_commands(self, screen: Screen[object]) -> Iterable[SystemCommand]:
        for name, (action, key) in COMMANDS.items():
            if hasattr(screen, f"action_{action.partition('(')[0]}"):
                words = self.voice.text("cli-palette-key", key=key)
                yield SystemCommand(self.voice.text(f"cli-command-{name}"), words, self.doing(screen, action))
        yield SystemCommand(self.voice.text("cli-command-theme"), self.theme, self.search_themes)

    def doing(self, screen: Screen[object], action: str) -> Callable[[], object]:
        return lambda: self.call_later(screen.run_action, action)

    def action_command_palette(self) -> None:
        me: App[Any] = self
        if not CommandPalette.is_open(me):
            self.push_screen(CommandPalette(placeholder=self.voice.text("cli-palette"), id="--command-palette"))

    def search_themes(self) -> None:
        self.push_screen(CommandPalette([ThemeProvider], placeholder=self.voice.text("cli-palette-themes")))


def clickable(keys: str) -> Content:
    """A line of keys that the mouse can press: `u undo · h help`."""
    parts: list[Content | str] = []
    for part in keys.split(" · "):
        action = KEYS.get(part.split(" ")[0])
        words = Content(part)
        parts += [" · ", words if action is None else words.stylize(f"@click=screen.{action}")]
    return Content.assemble(*parts[1:])


def fitting(keys: list[str], width: int) -> str:
    """The fullest list of keys that fits; where none does, the last one without what stands before its end."""
    for line in keys:
        if len(line) <= width:
            return line
    *first, last = keys[-1].split(" · ")
    while first and len(" · ".join([*first, "…", last])) > width:
        first.pop()
    return " · ".join([*first, "…", last])
