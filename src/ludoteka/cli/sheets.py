"""Sheets that are laid over the table: a text to read, a list to look through, a question, a hand-over."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from rich.console import Group, RenderableType
from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding
from textual.containers import Vertical, VerticalScroll
from textual.screen import ModalScreen, Screen
from textual.widgets import Input, OptionList, Static
from textual.widgets.option_list import Option

from ludoteka.cli.cards import face
from ludoteka.kernel.refusal import Reason
from ludoteka.text.catalogue import card_of
from ludoteka.text.rulebook import rules_of
from ludoteka.text.voice import Voice


class Sheet(ModalScreen[None]):
    """Something to read; any of the usual keys closes it."""

    CSS = """
    Sheet { align: center middle; }
    Sheet > VerticalScroll { width: 90%; max-width: 90; height: auto; max-height: 90%; border: round $accent; }
    Sheet Static { width: 100%; height: auto; }
    """
    BINDINGS = [Binding("escape,q,enter,space", "leave", show=False)]  # noqa: RUF012

    def __init__(self, title: str, body: RenderableType) -> None:
        super().__init__()
        self.heading: Final = title
        self.body: Final = body

    def compose(self) -> ComposeResult:
        with VerticalScroll() as scroll:
            scroll.border_title = self.heading
            yield Static(self.body, markup=False)

    def on_mount(self) -> None:
        self.query_one(VerticalScroll).focus()

    def action_leave(self) -> None:
        self.dismiss(None)


class Cards(ModalScreen[None]):
    """The cards that lie open, with the face of the one under the cursor."""

    CSS = """
    Cards { align: center middle; }
    Cards > Vertical { width: 90%; max-width: 90; height: 90%; border: round $accent; }
    Cards OptionList { height: 1fr; border: none; }
    Cards Static { height: auto; max-height: 60%; }
    """
    BINDINGS = [Binding("escape,q,c", "leave", show=False)]  # noqa: RUF012

    def __init__(self, game: str, ids: list[str], voice: Voice) -> None:
        super().__init__()
        self.game: Final = game
        self.ids: Final = ids
        self.voice: Final = voice

    def compose(self) -> ComposeResult:
        with Vertical() as box:
            box.border_title = self.voice.text("cli-cards-on-table")
            yield OptionList(*(Option(self.voice.card(self.game, id)) for id in self.ids))
            yield Static(id="face")

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        self.call_after_refresh(self.turn_up, event.option_index)  # before that nothing has its width

    def turn_up(self, at: int) -> None:
        """Show the face of a card."""
        card = card_of(self.game, self.ids[at])
        width = max(30, self.query_one("#face").size.width or 76)
        self.query_one("#face", Static).update(face(self.game, card, self.voice, width=width))

    def action_leave(self) -> None:
        self.dismiss(None)


class Question(ModalScreen[str]):
    """A line to be typed; an empty answer is no answer."""

    CSS = """
    Question { align: center middle; }
    Question > Vertical { width: 70; max-width: 95%; height: auto; border: round $accent; }
    Question Static { height: auto; }
    """
    BINDINGS = [Binding("escape", "leave", show=False)]  # noqa: RUF012

    def __init__(self, title: str, answer: str) -> None:
        super().__init__()
        self.heading: Final = title
        self.answer: Final = answer

    def compose(self) -> ComposeResult:
        with Vertical():
            yield Static(self.heading, markup=False)
            yield Input(self.answer)

    def on_input_submitted(self, event: Input.Submitted) -> None:
        self.dismiss(event.value.strip())

    def action_leave(self) -> None:
        self.dismiss("")


class Menu(ModalScreen[str]):
    """A few ways to go on; leaving takes none."""

    CSS = """
    Menu { align: center middle; }
    Menu > Vertical { width: 60; max-width: 95%; height: auto; border: round $accent; }
    Menu Static { height: auto; }
    Menu OptionList { height: auto; border: none; }
    """
    BINDINGS = [Binding("escape", "leave", show=False)]  # noqa: RUF012

    def __init__(self, title: str, ways: dict[str, str]) -> None:
        super().__init__()
        self.heading: Final = title
        self.ways: Final = ways

    def compose(self) -> ComposeResult:
        with Vertical():
            yield Static(self.heading, markup=False)
            yield OptionList(*(Option(words, id=way) for way, words in self.ways.items()))

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        self.dismiss(event.option_id or "")

    def action_leave(self) -> None:
        self.dismiss("")


class HandOver(Screen[None]):
    """Nothing but a name: the table is hidden until the next person sits down."""

    CSS = """
    HandOver { align: center middle; }
    HandOver Static { width: auto; padding: 1 4; border: round $accent; }
    """
    BINDINGS = [Binding("enter,space", "sit_down", show=False)]  # noqa: RUF012

    def __init__(self, words: str) -> None:
        super().__init__()
        self.words: Final = words

    def compose(self) -> ComposeResult:
        yield Static(self.words, markup=False)

    def action_sit_down(self) -> None:
        self.dismiss(None)


def rules_text(game: str, ids: tuple[str, ...], voice: Voice) -> list[Text]:
    """The wording of rules, each under its id."""
    found: list[Text] = []
    for id in ids:
        rule = rules_of(game).get(id)
        if rule is not None:
            found.append(Text.assemble((id + "\n", "dim"), rule.wording(voice.language)))
    return found


def barred_text(game: str, barred: list[tuple[str, list[Reason]]], voice: Voice) -> Group:
    """What cannot be done and why, with the rules behind it, each rule told once."""
    parts: list[RenderableType] = []
    rules: dict[str, None] = {}
    for label, failed in barred:
        line = Text(label, style="bold")
        for reason in failed:
            line.append(f"\n   ✗ {voice.say(reason.message)}", style="not bold")
            rules.update(dict.fromkeys(reason.rules))
        parts.append(line)
    if rules:
        parts.append(Text(f"\n{voice.text('cli-rules-behind')}", style="bold"))
        parts.extend(rules_text(game, tuple(rules), voice))
    return Group(*parts)


Then = Callable[[str | None], None]
