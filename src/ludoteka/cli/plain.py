"""The table as plain numbered lines: for pipes, screen readers, and terminals that cannot be drawn on."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Final

from ludoteka.cli.cards import describe, name_of
from ludoteka.cli.outlook import danger_lines, goal_lines
from ludoteka.cli.session import Sitting
from ludoteka.cli.tables import board_of
from ludoteka.cli.wish import Row, Wish
from ludoteka.kernel.refusal import Refused
from ludoteka.text.catalogue import card_of, find, spoken
from ludoteka.text.ids import window_name
from ludoteka.text.rulebook import rules_of, search
from ludoteka.text.voice import Voice

# what a person may type instead of a number, in either language
COMMANDS: Final = {
    "?": "help",
    "help": "help",
    "помощь": "help",
    "card": "card",
    "карта": "card",
    "why": "why",
    "почему": "why",
    "advice": "advice",
    "совет": "advice",
    "log": "log",
    "журнал": "log",
    "ask": "ask",
    "вопросы": "ask",
    "undo": "undo",
    "отмена": "undo",
    "save": "save",
    "сохранить": "save",
    "table": "table",
    "стол": "table",
    "rules": "rules",
    "правила": "rules",
    "quit": "quit",
    "выход": "quit",
}


class Left(Exception):
    """The person has left the table."""


class Plain:
    """Asks in lines and is answered in lines."""

    def __init__(self, voice: Voice) -> None:
        self.voice = voice

    def say(self, line: str = "") -> None:
        print(line, flush=True)

    def tell(self, id: str, **args: object) -> None:
        self.say(self.voice.text(id, **args))

    def read(self) -> str:
        """A line from the person; the end of the input is a leave."""
        if sys.stdin.isatty():
            print("> ", end="", flush=True)
        line = sys.stdin.readline()
        if not line:
            raise Left
        return line.strip()

    def run(self, wish: Wish, sitting: Sitting | None) -> int:
        """Settle what is to be played, then play it; the exit code."""
        try:
            table = self.settle(wish) if sitting is None else sitting
            self.voice = table.voice
            self.play(table)
        except Left:
            self.tell("cli-left")
        return 0

    # before the game

    def settle(self, wish: Wish) -> Sitting:
        """Ask row by row; an empty line keeps what is there."""
        self.tell("cli-settle")
        keys = ["game", "players"]
        while True:
            for key in keys:
                self.ask_row(wish, next(row for row in wish.rows() if row.key == key))
            wish.mend()
            rest = [row.key for row in wish.rows() if row.key not in keys]
            for key in [key for key in rest if key.startswith("seat")]:
                self.ask_row(wish, next(row for row in wish.rows() if row.key == key))
            if self.wants_to_change():
                for key in [key for key in rest if key.startswith("option")]:
                    self.ask_row(wish, next(row for row in wish.rows() if row.key == key))
            problem = wish.problem()
            if problem is None:
                return wish.sit_down()
            self.say(self.voice.say(problem.message))

    def wants_to_change(self) -> bool:
        """Whether the person wants to go through the options of the game."""
        self.tell("cli-row-options")
        return self.read() == "2"

    def ask_row(self, wish: Wish, row: Row) -> None:
        if len(row.values) == 1:
            return
        while True:
            self.say(f"{row.label}: {row.said()}")
            for n, words in enumerate(row.words, 1):
                self.say(f"  {n}. {words}")
            answer = self.read()
            if not answer:
                return
            if answer.isdecimal() and 1 <= int(answer) <= len(row.values):
                wish.put(row, row.values[int(answer) - 1])
                return
            self.tell("cli-not-offered", answer=answer, most=len(row.values))

    # the game

    def play(self, sitting: Sitting) -> None:
        viewer = -2
        shown = 0
        if sitting.task:
            shown = max(0, sitting.heard.get(sitting.viewer(), 0) - 1)
            self.say(sitting.task)
        while not sitting.state.ending and not sitting.verdict():
            if sitting.asks_bot():
                sitting.choose(sitting.think())
                continue
            seat = sitting.state.actor
            if seat != viewer:
                if len(sitting.people()) > 1:
                    self.hand_over(sitting, seat)
                    shown = max(0, sitting.heard.get(seat, 0) - 1)
                viewer = seat
            for line in sitting.log(seat, shown):
                self.say(f"- {line}")
            shown = len(sitting.made)
            self.turn(sitting)
            shown = min(shown, len(sitting.made))
        viewer = sitting.viewer()
        for line in sitting.log(viewer, shown):
            self.say(f"- {line}")
        self.show_table(sitting)
        for line in [*sitting.ending(), *sitting.judgement()]:
            self.say(line)

    def hand_over(self, sitting: Sitting, seat: int) -> None:
        self.tell("cli-hand-over", name=sitting.voice.seat(seat))
        self.read()

    def show_table(self, sitting: Sitting) -> None:
        viewer = sitting.viewer()
        view = sitting.state.view(viewer)
        for line in board_of(sitting.game.name).lines(view, viewer, sitting.voice):
            self.say(line)

    def show_outlook(self, sitting: Sitting) -> None:
        viewer = sitting.viewer()
        for line in goal_lines(sitting, viewer):
            self.say(f"* {line}")
        for line in danger_lines(sitting, viewer):
            self.say(f"! {line}")

    def show_choices(self, sitting: Sitting) -> None:
        self.say(sitting.prompt())
        for n, choice in enumerate(sitting.choices(), 1):
            left = " ".join(sitting.forgone(choice))
            self.say(f"  {n}. {sitting.label(choice)}" + (f" ({left})" if left else ""))

    def turn(self, sitting: Sitting) -> None:
        """One question: until it is answered or taken back."""
        self.show_table(sitting)
        self.show_outlook(sitting)
        self.show_choices(sitting)
        while True:
            answer = self.read()
            if not answer:
                self.show_choices(sitting)
                continue
            try:
                if self.answered(sitting, answer):
                    return
            except Refused as refusal:
                self.say(self.voice.say(refusal.message))

    def answered(self, sitting: Sitting, answer: str) -> bool:
        """Do what was typed; True when the question is another one now."""
        word, _, rest = answer.partition(" ")
        if answer.isdecimal():
            choices = sitting.choices()
            if not 1 <= int(answer) <= len(choices):
                self.tell("cli-not-offered", answer=answer, most=len(choices))
                return False
            sitting.choose(choices[int(answer) - 1].option)
            return True
        command = COMMANDS.get(word.casefold(), "")
        if word.startswith("?") and len(word) > 1:
            command, rest = "help", answer[1:]
        if command == "undo":
            sitting.undo()
            return True
        if command == "quit":
            raise Left
        if command:
            getattr(self, f"do_{command}")(sitting, rest.strip())
            return sitting.asks_bot()
        sitting.choose(answer)  # a choice in notation, or a refusal that says why not
        return True

    def do_help(self, sitting: Sitting, words: str) -> None:
        """`?` alone: what can be typed; `? 3`: what choice 3 is; `? name`: a card."""
        if not words:
            self.tell("cli-plain-help")
            return
        choices = sitting.choices()
        if not words.isdecimal():
            self.do_card(sitting, words)
            return
        if not 1 <= int(words) <= len(choices):
            self.tell("cli-not-offered", answer=words, most=len(choices))
            return
        choice = choices[int(words) - 1]
        self.say(f"{sitting.label(choice)}  [{choice.notation}]")
        for id in sitting.cards_in(choice):
            self.show_card(sitting.game.name, id)
        question = sitting.question
        assert question is not None
        self.show_rules(sitting.game.name, question.rules)

    def do_card(self, sitting: Sitting, words: str) -> None:
        for card in find(sitting.game.name, words)[:5]:
            self.show_card(sitting.game.name, card.id)

    def show_card(self, game: str, id: str) -> None:
        card = card_of(game, id)
        self.say(f"{name_of(card, self.voice.language)}: {describe(game, card, self.voice)}")
        for line in spoken(game, id, self.voice.language):
            self.say(f"  {line}")

    def show_rules(self, game: str, ids: tuple[str, ...]) -> None:
        for id in ids:
            rule = rules_of(game).get(id)
            if rule is not None:
                self.say(f"  {id}: {rule.wording(self.voice.language)}")

    def do_why(self, sitting: Sitting, words: str) -> None:
        """`why`: everything that is not possible now, and why; `why recruit Zara Ra`: one act."""
        if words:
            for label, reasons in sitting.explain(words):
                self.say(label)
                for reason in reasons:
                    self.say(f"  {'+' if reason.met else '-'} {sitting.voice.say(reason.message)}")
                    if not reason.met:
                        self.show_rules(sitting.game.name, reason.rules)
            return
        found = sitting.why_not()
        if not found:
            self.tell("cli-nothing-barred")
        for label, failed in found:
            why = " ".join(sitting.voice.say(reason.message) for reason in failed)
            self.say(f"  {label}: {why}")

    def do_advice(self, sitting: Sitting, words: str) -> None:
        for line in sitting.advice():
            self.say(f"  {line}")

    def do_ask(self, sitting: Sitting, words: str) -> None:
        """`ask`: in which windows you are asked; `ask 2`: that window, or the open one by `ask 0`, the next way."""
        seat = sitting.state.actor
        kinds = list(sitting.game.box.windows())
        if not kinds:
            raise Refused("cli-no-windows")
        if words == "0" and sitting.window():
            words = str(kinds.index(sitting.window()) + 1)
        if words:
            if not words.isdecimal() or not 1 <= int(words) <= len(kinds):
                raise Refused("cli-not-offered", answer=words, most=len(kinds))
            sitting.turn_manner(seat, kinds[int(words) - 1])
        self.tell("cli-manners")
        for n, id in enumerate(kinds, 1):
            now = self.voice.text(f"cli-manner-{sitting.manner(seat, id)}", window=self.voice.text(window_name(id)))
            self.say(f"  {n}. {now}")

    def do_log(self, sitting: Sitting, words: str) -> None:
        for line in sitting.log(sitting.viewer()):
            self.say(f"- {line}")

    def do_table(self, sitting: Sitting, words: str) -> None:
        self.show_table(sitting)
        self.show_outlook(sitting)
        self.show_choices(sitting)

    def do_rules(self, sitting: Sitting, words: str) -> None:
        rules, _ = search(words, [sitting.game.name])
        if not rules:
            raise Refused("cli-no-rule-found", words=words)
        for rule in rules[:10]:
            self.say(f"  {rule.id}: {rule.wording(self.voice.language)}")

    def do_save(self, sitting: Sitting, words: str) -> None:
        file = Path(words or f"{sitting.game.name}-{sitting.match.seed}.ludo")
        keep(sitting, file)
        self.tell("cli-saved", file=str(file))


def keep(sitting: Sitting, file: Path) -> None:
    """Save, or refuse with the reason why not."""
    try:
        sitting.save(file)
    except (OSError, ValueError) as error:
        reason = error.strerror if isinstance(error, OSError) and error.strerror else type(error).__name__
        raise Refused("cli-cannot-write", file=str(file), why=reason) from None
