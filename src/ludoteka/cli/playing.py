"""The screen of a game being played: the table, the question with its choices, the news and the log."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from pathlib import Path
from typing import Final

from rich.console import Group, RenderableType
from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.binding import Binding
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.message import Message
from textual.screen import Screen
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from ludoteka.cli.cards import face, gist
from ludoteka.cli.moments import Shown, next_speed, shown, spoken
from ludoteka.cli.outlook import danger_lines, goal_lines
from ludoteka.cli.palette import Evening, clickable, fitting
from ludoteka.cli.plain import keep
from ludoteka.cli.session import Sitting
from ludoteka.cli.sheets import Cards, HandOver, Menu, Question, Sheet, barred_text, rules_text
from ludoteka.cli.tables import board_of
from ludoteka.cli.tables.generic import indented
from ludoteka.kernel.choices import Choice
from ludoteka.kernel.happenings import FATE
from ludoteka.kernel.made import Made
from ludoteka.kernel.refusal import Refused
from ludoteka.text.catalogue import card_of, cards_on
from ludoteka.text.ids import window_name
from ludoteka.text.voice import Voice

WIDE: Final = 110  # columns from which the log has a place of its own
TALL: Final = 28  # rows from which the card under the cursor is told below the choices
NEWS: Final = 4  # rows of news under the table, where the log has no place of its own; a tall screen has what is free
CHOICES: Final = 9  # rows of choices that news must not hide
FEWEST: Final = 4  # rows of choices that are in sight on the lowest screen
BOARD: Final = 4  # rows of the table that are
GOALS: Final = 3  # rows for goals, and as many for dangers
PREVIEWS: Final = 3  # lines of what the choice under the cursor would do
GIST: Final = 5  # rows that the card under the cursor usually takes


class Block(Static):
    """Words that take as many rows as they need: the table is fitted anew when that changes."""

    def __init__(self, id: str) -> None:
        super().__init__(id=id, markup=False)

    def on_resize(self) -> None:
        table = self.screen
        if isinstance(table, Table):
            table.call_after_refresh(table.fit)


class Table(Screen[None]):
    """A game being played."""

    CSS = """
    Table #middle { height: 1fr; }
    Table #left { width: 1fr; }
    Table #board { height: auto; max-height: 70%; }
    Table #cloth { height: auto; width: 100%; }
    Table #news { height: auto; max-height: 4; color: $text-muted; padding: 0 1; }
    Table.tall #news { max-height: 70%; }
    Table #question { height: auto; max-height: 60%; overflow-y: auto; padding: 0 1; background: $boost; }
    Table #question { text-style: bold; }
    Table #choices { height: 1fr; min-height: 4; }
    Table #gist { height: auto; max-height: 7; border-top: solid $primary; padding: 0 1; display: none; }
    Table.tall.speaking #gist { display: block; }
    Table #log { width: 38; border-left: solid $primary; padding: 0 1; display: none; }
    Table.wide #log { display: block; }
    Table.wide #news { display: none; }
    """
    BINDINGS = [  # noqa: RUF012
        Binding("question_mark,f1", "explain", show=False),
        Binding("w", "why_not", show=False),
        Binding("a", "advise", show=False),
        Binding("l", "log", show=False),
        Binding("p", "manners", show=False),
        Binding("c", "cards", show=False),
        Binding("u", "undo", show=False),
        Binding("s", "save", show=False),
        Binding("h", "help", show=False),
        Binding("q,escape", "leave", show=False),
        # before the list of choices, which would take them for itself
        Binding("pageup", "scroll_board(-5)", show=False, priority=True),
        Binding("pagedown", "scroll_board(5)", show=False, priority=True),
        Binding("space,enter,right", "next_moment", show=False, priority=True),
        Binding("end", "catch_up", show=False, priority=True),
        Binding("plus,equals_sign", "pace(1)", show=False),
        Binding("minus", "pace(-1)", show=False),
    ]

    class Again(Message):
        """The game is over, and another is wanted."""

    def __init__(self, sitting: Sitting) -> None:
        super().__init__()
        self.sitting: Final = sitting
        self.voice: Final[Voice] = sitting.voice
        self.drawn: Final = board_of(sitting.game.name)
        self.offered: list[Choice] = []
        self.seated = -2  # the person who last sat down here
        self.typed = ""
        self.asked = 0  # questions put so far
        self.now: Shown | None = None  # the moment that is shown
        self.next = asyncio.Event()  # it has been seen
        self.hurried = False  # the rest need not be
        self.judged = ""  # what was last said of the puzzle that this is

    def compose(self) -> ComposeResult:
        yield Static(id="title", classes="title", markup=False)
        with Horizontal(id="middle"):
            with Vertical(id="left"):
                with VerticalScroll(id="board", can_focus=False):
                    yield Block("cloth")
                yield Block("news")
                yield Block("question")
                yield OptionList(id="choices")
                yield Static(id="gist", markup=False)
            with VerticalScroll(id="log", can_focus=False):
                yield Static(id="lines", markup=False)
        yield Static(id="keys", classes="keys", markup=False)

    def on_mount(self) -> None:
        self.query_one("#choices").focus()
        self.go_on()

    def on_resize(self, event: events.Resize) -> None:
        self.set_class(event.size.width >= WIDE, "wide")
        self.set_class(event.size.height >= TALL, "tall")
        windows = len(self.sitting.game.box.windows())
        keys = [self.voice.text(f"cli-keys-table{size}", windows=windows) for size in ("-long", "")]
        self.query_one("#keys", Static).update(clickable(fitting(keys, event.size.width - 2)))
        if self.offered and self.now is None:  # the goals have room now, or have none any more
            self.query_one("#question", Static).update(self.question())
        self.call_after_refresh(self.draw)
        self.call_after_refresh(self.tell)

    # the course of the game

    def go_on(self) -> None:
        """Say whether a puzzle is solved, let bots play, hand over if another person is asked, and ask."""
        was, self.judged = self.judged, self.sitting.verdict()
        if self.judged and self.judged != was:
            first, *rest = self.sitting.judgement()
            self.app.push_screen(Sheet(first, "\n\n".join(rest)), lambda _: self.go_on())
            return
        if self.sitting.asks_bot():
            self.run_worker(self.let_bots_play(), exclusive=True)
            return
        seat = self.sitting.state.actor
        if self.sitting.asks_person() and seat != self.seated and len(self.sitting.people()) > 1:
            words = self.voice.text("cli-hand-over", name=self.voice.seat(seat))
            self.app.push_screen(HandOver(words), lambda _: self.sit_down(seat))
            return
        self.sit_down(seat)

    def sit_down(self, seat: int) -> None:
        self.seated = seat
        self.ask()

    async def let_bots_play(self) -> None:
        """Bots think beside the drawing, so that the terminal stays alive; meanwhile there is nothing to choose."""
        self.clear()
        while self.sitting.asks_bot():
            name = self.voice.seat(self.sitting.state.actor)
            self.query_one("#question", Static).update(self.voice.text("cli-thinking", name=name))
            option = await asyncio.to_thread(self.sitting.think)
            await self.show(self.sitting.choose(option))
        self.hurried = False
        self.go_on()

    def clear(self) -> None:
        """There is nothing to choose."""
        self.offered = []
        self.query_one("#choices", OptionList).clear_options()
        self.speak()

    # what happens is seen to happen

    async def show(self, made: Made) -> None:
        """What a choice brought about, one moment after another, with the eyes of whoever plays here alone."""
        people = self.sitting.people()
        viewer = people[0] if len(people) == 1 else -1
        pace = self.evening.speed
        for moment in shown(made, viewer, self.voice) if pace and not self.hurried and not made.auto else []:
            time = moment.time(pace, own=self.sitting.is_person(made.seat))
            if not time or self.hurried:
                continue
            self.now = moment
            self.next.clear()
            self.draw()
            style = "bold reverse" if moment.weight >= FATE else "bold"
            self.query_one("#question", Static).update(Text(moment.words, style=style))
            with suppress(TimeoutError):
                await asyncio.wait_for(self.next.wait(), time)
        self.now = None

    async def show_and_go_on(self, made: Made) -> None:
        self.clear()
        await self.show(made)
        if not self.sitting.asks_bot():
            self.hurried = False
        self.go_on()

    @property
    def evening(self) -> Evening:
        app = self.app
        assert isinstance(app, Evening)
        return app

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Keys of what is shown are those keys only while it is shown; nothing is taken back meanwhile."""
        if action in ("next_moment", "catch_up"):
            return self.now is not None
        return self.now is None or action not in ("undo", "manners", "save")

    def action_next_moment(self) -> None:
        self.next.set()

    def action_catch_up(self) -> None:
        self.hurried = True
        self.next.set()

    def action_pace(self, by: int) -> None:
        self.evening.speed = next_speed(self.evening.speed, by)
        self.notify(self.voice.text("cli-pace", speed=spoken(self.evening.speed)), markup=False)

    def ask(self) -> None:
        """Put the open question, or how the game ended."""
        choices = self.query_one("#choices", OptionList)
        choices.clear_options()
        self.typed = ""
        self.asked += 1
        if self.sitting.state.ending:
            self.offered = []
            self.query_one("#question", Static).update("\n".join(self.sitting.ending()))
            for way in ("again", "save", "quit"):
                choices.add_option(Option(self.voice.text(f"cli-over-{way}"), id=way))
        else:
            self.offered = self.sitting.choices()
            self.query_one("#question", Static).update(self.question())
            for n, choice in enumerate(self.offered, 1):
                words = Text.assemble((f"{n:>2} ", "dim"), self.sitting.label(choice))
                choices.add_option(Option(words, id=f"{self.asked} {n}"))
        choices.highlighted = 0
        self.draw()
        self.speak()
        self.call_after_refresh(self.tell)  # when it is known how many rows the table takes

    def question(self) -> Text:
        """What is asked; above it one's goal, where there is room, and what threatens."""
        seat = self.sitting.viewer()
        told = Text()
        if self.sitting.task and not self.judged:
            told.append(f"{self.sitting.task}\n", "bold")
        if self.has_class("tall"):
            for line in goal_lines(self.sitting, seat)[:GOALS]:
                told.append(f"{line}\n", "dim")
        for line in danger_lines(self.sitting, seat)[: GOALS if self.has_class("tall") else 1]:
            told.append(f"! {line}\n", "bold yellow")
        return told.append(self.sitting.prompt())

    def draw(self) -> None:
        """The table as the person who sits here sees it."""
        seat = self.sitting.viewer()
        view = self.sitting.state.view(seat) if self.now is None else self.now.view
        self.query_one("#title", Static).update(self.drawn.title(view, self.voice))
        board = self.query_one("#board")
        width = board.size.width or self.app.size.width
        self.query_one("#cloth", Static).update(indented(self.drawn.render(view, seat, self.voice, width, self.glow())))

    def tell(self) -> None:
        """What happened: the news under the table, or the log beside it where there is room."""
        seat = self.sitting.viewer()
        if self.has_class("wide"):
            self.query_one("#lines", Static).update("\n".join(self.sitting.log(seat, len(self.sitting.made) - 60)))
            self.call_after_refresh(self.query_one("#log").scroll_end, animate=False)
            self.call_after_refresh(self.fit)
            return
        news = self.sitting.news(seat, self.drawn.dull)
        room = NEWS
        if not self.has_class("tall"):
            room = max(1, min(NEWS, self.rows_left() - BOARD))
        else:
            rows = self.query_one("#left").size.height - self.query_one("#cloth").size.height
            room = max(2, rows - GIST - 1 - min(len(self.offered), CHOICES))
        self.query_one("#news", Static).update(latest(news, room, max(20, self.app.size.width - 2)))
        self.call_after_refresh(self.fit)

    def rows_left(self) -> int:
        """The rows that question and choices leave to the rest."""
        rows: int = self.query_one("#left").size.height
        choices = self.query_one("#choices", OptionList).option_count
        asked: int = self.query_one("#question").size.height
        return rows - asked - max(FEWEST, min(choices, rows // 4))

    def fit(self) -> None:
        """On a low screen the table gives way to the choices, and shows its lower end: one's own things."""
        board = self.query_one("#board")
        news: int = 0 if self.has_class("wide") else self.query_one("#news").size.height
        room = max(BOARD, self.rows_left() - news)
        rows: int = self.query_one("#left").size.height
        board.styles.max_height = min(room, max(BOARD, rows * 7 // 10))
        self.call_after_refresh(board.scroll_end, animate=False)

    def speak(self) -> None:
        """The card under the cursor, what the choice would do and what it would leave undone, where there is room."""
        choice = self.under_cursor()
        game = self.sitting.game.name
        told: list[RenderableType] = []
        if choice is not None:
            cards = list(dict.fromkeys(self.sitting.cards_in(choice)))
            told += [gist(game, card_of(game, id), self.voice) for id in cards[:3]]
            told += [Text(f"→ {words}", style="bold") for words in self.sitting.preview(choice)[:PREVIEWS]]
            told += [Text(words, style="bold yellow") for words in self.sitting.forgone(choice)]
        self.set_class(bool(told), "speaking")
        self.query_one("#gist", Static).update(Group(*told) if told else "")

    def glow(self) -> set[str]:
        """The places that the choice under the cursor speaks of."""
        choice = self.under_cursor()
        return set() if choice is None else set(choice.places)

    def under_cursor(self) -> Choice | None:
        at = self.query_one("#choices", OptionList).highlighted
        return self.offered[at] if at is not None and at < len(self.offered) else None

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        self.draw()
        self.speak()

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        if self.offered:
            if event.option_id == f"{self.asked} {event.option_index + 1}":  # not Enter once more after the answer
                self.choose(event.option_index)
        elif event.option_id == "again":
            self.post_message(self.Again())
        elif event.option_id == "save":
            self.action_save()
        elif event.option_id == "quit":
            self.app.exit()

    def choose(self, at: int) -> None:
        made = self.sitting.choose(self.offered[at].option)
        if self.evening.speed:
            self.run_worker(self.show_and_go_on(made), exclusive=True)
        else:
            self.go_on()

    def on_key(self, event: events.Key) -> None:
        """Digits put the cursor on a choice, as many as its number has; Enter takes it, as it does after arrows."""
        if not event.character or not event.character.isdecimal() or not self.offered:
            self.typed = ""
            return
        event.stop()
        for typed in (self.typed + event.character, event.character):
            if 1 <= int(typed) <= len(self.offered):
                self.typed = typed
                self.query_one("#choices", OptionList).highlighted = int(typed) - 1
                return

    # what is at hand

    def action_explain(self) -> None:
        """The card under the cursor and the rules of the question."""
        choice, question = self.under_cursor(), self.sitting.question
        if choice is None or question is None:
            return
        game = self.sitting.game.name
        parts: list[RenderableType] = []
        for id in self.sitting.cards_in(choice):
            parts.append(face(game, card_of(game, id), self.voice, width=min(76, self.app.size.width - 10)))
        parts.extend(Text(f"→ {words}", style="bold") for words in self.sitting.preview(choice))
        parts.append(Text(self.voice.text("cli-rules-behind"), style="bold"))
        parts.extend(rules_text(game, question.rules, self.voice))
        self.app.push_screen(Sheet(self.sitting.label(choice), Group(*parts)))

    def action_why_not(self) -> None:
        if not self.offered:
            return
        barred = self.sitting.why_not()
        body: RenderableType = self.voice.text("cli-nothing-barred")
        if barred:
            body = barred_text(self.sitting.game.name, barred, self.voice)
        self.app.push_screen(Sheet(self.voice.text("cli-why-not"), body))

    def action_advise(self) -> None:
        if self.offered:
            self.run_worker(self.advise(), exclusive=True)

    async def advise(self) -> None:
        """A bot thinks for the person, and sees only what the person sees."""
        offered = self.offered
        asked = self.sitting.state.clone()  # the person may choose before the bot has thought
        lines = await asyncio.to_thread(self.sitting.advice, asked)
        if self.offered is offered:
            self.app.push_screen(Sheet(self.voice.text("cli-advice"), "\n".join(lines)))

    def action_log(self) -> None:
        lines = self.sitting.log(self.sitting.viewer())
        self.app.push_screen(Sheet(self.voice.text("cli-log"), "\n".join(reversed(lines)) or "–"))

    def action_manners(self) -> None:
        """In which windows this person wants to be asked; the open one first. Choosing a row turns it."""
        seat = self.sitting.state.actor
        if not self.offered or not self.sitting.is_person(seat):
            return
        kinds = list(self.sitting.game.box.windows())
        if not kinds:
            self.notify(self.voice.text("cli-no-windows"), markup=False)
            return
        now = self.sitting.window()
        ways = {
            id: self.voice.text(f"cli-manner-{self.sitting.manner(seat, id)}", window=self.voice.text(window_name(id)))
            for id in sorted(kinds, key=lambda id: id != now)
        }
        self.app.push_screen(Menu(self.voice.text("cli-manners"), ways), self.turn_manner)

    def turn_manner(self, window: str | None) -> None:
        if window:
            self.sitting.turn_manner(self.sitting.state.actor, window)
            self.action_manners()
        elif self.sitting.asks_bot():
            self.go_on()

    def action_cards(self) -> None:
        seat = self.sitting.viewer()
        ids = cards_on(self.sitting.game.name, self.sitting.state.view(seat))
        if ids:
            self.app.push_screen(Cards(self.sitting.game.name, ids, self.voice))

    def action_help(self) -> None:
        parts = [self.voice.text(id) for id in ("cli-help-table", f"cli-signs-{self.sitting.game.name}")]
        self.app.push_screen(Sheet(self.voice.text("cli-help"), "\n\n".join(parts)))

    def action_scroll_board(self, by: int) -> None:
        self.query_one("#board").scroll_relative(y=by, animate=False)

    def action_undo(self) -> None:
        if self.sitting.asks_bot():  # it is thinking about the table as it lies
            return
        try:
            self.sitting.undo()
        except Refused as refusal:
            self.notify(self.voice.say(refusal.message), severity="warning", markup=False)
            return
        self.go_on()

    def action_save(self) -> None:
        name = f"{self.sitting.game.name}-{self.sitting.match.seed}.ludo"
        self.app.push_screen(Question(self.voice.text("cli-save-where"), name), self.save_as)

    def save_as(self, name: str | None) -> None:
        if not name:
            return
        try:
            keep(self.sitting, Path(name).expanduser())
        except Refused as refusal:
            self.notify(self.voice.say(refusal.message), severity="error", markup=False)
            return
        self.notify(self.voice.text("cli-saved", file=name), markup=False)

    def action_leave(self) -> None:
        if self.sitting.state.ending or not self.sitting.made:
            self.app.exit()
            return
        ways = {way: self.voice.text(f"cli-leave-{way}") for way in ("stay", "save", "quit")}
        self.app.push_screen(Menu(self.voice.text("cli-leave"), ways), self.leave)

    def leave(self, way: str | None) -> None:
        if way == "quit":
            self.app.exit()
        elif way == "save":
            self.action_save()


def latest(news: list[str], room: int, width: int) -> str:
    """As many of the last lines as fit into this many rows; a mark where there were more."""
    kept: list[str] = []
    for line in reversed(news):
        room -= -(-len(line) // width)
        if room < 0:
            break
        kept.append(line)
    if len(kept) < len(news):
        if not kept:
            kept = [news[-1]]
        kept[-1] = f"… {kept[-1]}"
    return "\n".join(reversed(kept))
