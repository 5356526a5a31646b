"""The board that lays out any game decently: who has what, field by field. Games draw their own from it."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, Final

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from ludoteka.games.shelf import box
from ludoteka.text.catalogue import names_of
from ludoteka.text.ids import has
from ludoteka.text.voice import Voice

INDENT: Final = 3  # spaces from which a line that is folded keeps its indent
SKIPPED: Final = frozenset({"seat", "actor", "ending", "winners", "rules", "known"})


class Board:
    """Draws a view. A game's own board overrides `render` and, where it helps to listen to it, `lines`.

    `view` is what the seat may know; `seat` whose eyes they are (-1: nobody's); `glow` the places in the view that the
    option under the cursor speaks of (`players/0/hand/3`); `width` the columns there are.
    """

    dull: frozenset[str] = frozenset()  # events that the log tells, but not the few lines of news under the table

    def __init__(self, game: str) -> None:
        self.game: Final = game
        self.common: Final = box(game).common()

    def title(self, view: dict[str, Any], voice: Voice) -> str:
        """One line over the table: what is being played and how far it is."""
        return voice.text(f"{self.game}-name")

    def render(
        self, view: dict[str, Any], seat: int, voice: Voice, width: int, glow: Collection[str] = ()
    ) -> RenderableType:
        """The whole table, in colour."""
        parts: list[RenderableType] = []
        shared = self.fields(view, "", voice, glow, skip={self.common})
        if shared.plain:
            parts.append(shared)
        for n, player in enumerate(view[self.common]):
            name = Text(voice.seat(n), style="bold reverse" if n == seat else "bold")
            if n == view.get("turn", view.get("actor")):
                name.append(" ◀")
            parts.append(name)
            parts.append(self.fields(player, f"{self.common}/{n}/", voice, glow))
        return Group(*parts)

    def fields(
        self, thing: dict[str, Any], path: str, voice: Voice, glow: Collection[str], skip: Collection[str] = ()
    ) -> Text:
        """`label value` for every field that says something; what is a list has a line of its own."""
        found = Text()
        lists = False
        for name, value in sorted(thing.items(), key=lambda item: isinstance(item[1], list | dict)):
            if self.is_dull(name, value, voice) or name in skip:
                continue
            if found.plain:
                found.append("\n" if path.count("/") < 3 and (lists or isinstance(value, list | dict)) else "  ")
            lists = isinstance(value, list | dict)
            found.append(self.label(name, voice), style="dim")
            if value is not True:
                found.append(" ")
                found.append_text(self.value(name, value, f"{path}{name}", voice, glow))
        return found

    # parts that boards of games are made of

    def in_order(self, view: dict[str, Any], seat: int) -> list[int]:
        """The seats as they are drawn: the others from the left hand on, one's own last."""
        seats = len(view[self.common])
        return [(seat + i) % seats for i in range(1, seats + 1)] if seat >= 0 else list(range(seats))

    def heading(self, view: dict[str, Any], n: int, voice: Voice, glow: Collection[str]) -> Text:
        """Whose place this is, with a mark for the one whose turn it is."""
        line = Text.assemble(("▶ " if n == view.get("turn") else "  ", "bold"))
        line.append(voice.seat(n), style="bold reverse" if f"{self.common}/{n}" in glow else "bold")
        return line

    def number(self, line: Text, field: str, value: object, voice: Voice, style: str = "bold") -> None:
        """Add `label value` to a line."""
        line.append(f"  {self.label(field, voice)} ", style="dim")
        line.append(str(value), style=style)

    def row_of(self, field: str, value: Any, path: str, voice: Voice, glow: Collection[str]) -> Text:
        """A line `label: things` under a heading."""
        return Text.assemble((f"    {self.label(field, voice)}: ", "dim"), self.value(field, value, path, voice, glow))

    def is_dull(self, name: str, value: Any, voice: Voice) -> bool:
        """Whether a field says nothing to people: it is empty, or has no label and is no card."""
        if name in SKIPPED or value in (None, False, 0, [], "", -1, {}):
            return True
        return not has(f"{self.game}-field-{name}", voice.language) and name not in names_of(self.game)

    def label(self, name: str, voice: Voice) -> str:
        id = f"{self.game}-field-{name}"
        return voice.text(id) if has(id, voice.language) else self.word("", name, voice)

    def value(self, name: str, value: Any, path: str, voice: Voice, glow: Collection[str]) -> Text:
        if isinstance(value, list):
            told: list[tuple[Text, int]] = []
            for i, item in enumerate(value):
                word = self.value(name, item, f"{path}/{i}", voice, glow)
                if told and told[-1][0] == word and not isinstance(item, int):
                    told[-1] = (word, told[-1][1] + 1)
                else:
                    told.append((word, 1))
            parts = [word if count == 1 else Text.assemble(word, (f" ×{count}", "dim")) for word, count in told]
            return Text(", ").join(parts)
        style = "reverse" if path in glow else ""
        if isinstance(value, dict):
            if "is" in value and "marks" in value:
                marks = "".join(f" ({self.label(mark, voice)})" for mark in value["marks"])
                return Text(self.word(name, value["is"], voice) + marks, style=style)
            inner = self.fields(value, f"{path}/", voice, glow)
            return Text.assemble(("[", style or "dim"), inner, ("]", style or "dim"))
        return Text(self.word(name, value, voice), style=style)

    def word(self, name: str, value: Any, voice: Voice) -> str:
        """A value as people call it: a card by its name, another printed thing by its message."""
        if value is None:
            return "–"
        if isinstance(value, bool):
            return voice.text("kernel-yes" if value else "kernel-no")
        if isinstance(value, str):
            names = names_of(self.game).get(value)
            if names is not None:
                return names[voice.language]
            for id in (f"{self.game}-{name}-{value}", f"{self.game}-{name.removesuffix('s')}-{value}"):
                if has(id, voice.language):
                    return voice.text(id)
        return str(value)

    def lines(self, view: dict[str, Any], seat: int, voice: Voice) -> list[str]:
        """The whole table as plain lines, to be read one after the other."""
        found = [self.title(view, voice)]
        found += self.plain(view, voice, skip={self.common})
        for n, player in enumerate(view[self.common]):
            found.append(f"{voice.seat(n)}:")
            found += [f"  {line}" for line in self.plain(player, voice)]
        return found

    def plain(self, thing: dict[str, Any], voice: Voice, skip: Collection[str] = ()) -> list[str]:
        found: list[str] = []
        for name, value in thing.items():
            if self.is_dull(name, value, voice) or name in skip:
                continue
            label = self.label(name, voice)
            if value is True:
                found.append(label)
            else:
                found.append(f"{label}: {self.value(name, value, name, voice, ()).plain}")
        return found


def indented(drawn: RenderableType) -> RenderableType:
    """The same table, with the second line of what is too long under the first, not at the edge."""
    if isinstance(drawn, Group):
        return Group(*(indented(part) for part in drawn.renderables))
    if not isinstance(drawn, Text) or "\n" in drawn.plain:
        return drawn
    spaces = len(drawn.plain) - len(drawn.plain.lstrip(" "))
    return drawn if spaces < INDENT else Padding(drawn[spaces:], (0, 0, 0, spaces))
