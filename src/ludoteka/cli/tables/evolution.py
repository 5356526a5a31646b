"""The table of Evolution of Magical Creatures: the source above, then everybody's creatures with their traits."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text

from ludoteka.cli.tables.generic import Board as GenericBoard
from ludoteka.kernel.plain import letter
from ludoteka.text.voice import Voice


class Board(GenericBoard):
    """Draws the creatures of each player in lines of their own."""

    def title(self, view: dict[str, Any], voice: Voice) -> str:
        return f"{voice.text('evolution-name')} · {self.label('round', voice)} {view['round']}"

    def render(
        self, view: dict[str, Any], seat: int, voice: Voice, width: int, glow: Collection[str] = ()
    ) -> RenderableType:
        parts: list[RenderableType] = [self.source(view, voice)]
        if view["ether"]:
            parts.append(self.row_of("ether", view["ether"], "ether", voice, glow))
        for n in self.in_order(view, seat):
            parts.extend(self.player(view, n, voice, glow))
        return Group(*parts)

    def source(self, view: dict[str, Any], voice: Voice) -> Text:
        """The source of energy, what its upper part asks for, and the piles."""
        line = Text.assemble((f"{self.label('source', voice)}: ", "dim"))
        line.append(self.word("source", view["source"], voice), style="bold magenta")
        for part in ("lower", "upper"):
            self.number(line, part, f"◆{view[part]}", voice, "bold bright_blue")
        condition = view.get("condition")
        if condition:
            line.append(f" ({self.word('condition', condition, voice)})", style="dim")
        for pile in ("sources", "deck"):
            self.number(line, pile, view[pile], voice, "")
        self.number(line, "discard", len(view["discard"]), voice, "")
        return line

    def player(self, view: dict[str, Any], n: int, voice: Voice, glow: Collection[str]) -> list[Text]:
        me = view["players"][n]
        head = self.heading(view, n, voice, glow)
        self.number(head, "tokens", me["tokens"], voice, "bold yellow")
        if isinstance(me["hand"], int):
            self.number(head, "hand", me["hand"], voice, "")
        lines = [head]
        if isinstance(me["hand"], list) and me["hand"]:
            lines.append(self.row_of("hand", me["hand"], f"players/{n}/hand", voice, glow))
        for i, creature in enumerate(me["creatures"]):
            lines.append(self.creature(creature, f"{letter(n)}{i + 1}", f"players/{n}/creatures/{i}", voice, glow))
        return lines

    def creature(
        self, creature: dict[str, Any], name: str, path: str, voice: Voice, glow: Collection[str]
    ) -> Text:
        """One creature: its name on the table, its crystals, its traits, and whether it sleeps."""
        line = Text.assemble("    ", (name, "bold reverse" if path in glow else "bold"))
        line.append(f" ◆{creature['crystals']}", style="bright_blue")
        traits = [self.word("trait", trait["trait"], voice) for trait in creature["traits"]]
        line.append(f"  {', '.join(traits)}" if traits else "", style="dim" if creature["asleep"] else "green")
        if creature["asleep"]:
            line.append(f"  {voice.text('cli-asleep')}", style="dim italic")
        return line

    def lines(self, view: dict[str, Any], seat: int, voice: Voice) -> list[str]:
        found = [self.title(view, voice), self.source(view, voice).plain]
        for n in self.in_order(view, seat):
            found += [line.plain.strip() for line in self.player(view, n, voice, ())]
        return found
