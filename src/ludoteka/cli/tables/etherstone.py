"""The table of Etherstone: the dice market and the threats above, then what stands before each player."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, Final

from rich.console import Group, RenderableType
from rich.text import Text

from ludoteka.cli.tables.generic import Board as GenericBoard
from ludoteka.text.voice import Voice

COLOURS: Final = ("black", "green", "red", "white", "violet")
STYLES: Final = ("bold", "bold green", "bold red", "bold white", "bold magenta")


class Board(GenericBoard):
    """Draws dice, threats, stones and entities."""

    def title(self, view: dict[str, Any], voice: Voice) -> str:
        parts = [voice.text("etherstone-name"), voice.text(f"etherstone-phase-{view['phase']}")]
        if view["phase"] == "main":
            parts.append(f"{self.label('turns', voice)} {view['turns']}")
        return " · ".join(parts)

    def render(
        self, view: dict[str, Any], seat: int, voice: Voice, width: int, glow: Collection[str] = ()
    ) -> RenderableType:
        parts: list[RenderableType] = []
        if view["dice"]:
            parts.append(self.dice(view, voice, glow))
        if view["area"]:
            parts.append(self.threats(view, voice, glow))
        packet = view.get("packet")
        if packet and isinstance(packet, list):
            parts.append(Text.assemble((f"{voice.text('etherstone-phase-draft')}: ", "dim"),
                                       self.value("packet", packet, "packet", voice, glow)))
        for n in self.in_order(view, seat):
            parts.extend(self.player(view, n, voice, glow))
        return Group(*parts)

    def dice(self, view: dict[str, Any], voice: Voice, glow: Collection[str]) -> Text:
        """The five dice by colour and value; those taken say by whom."""
        line = Text.assemble((f"{self.label('dice', voice)}: ", "dim"))
        for i, value in enumerate(view["dice"]):
            style = STYLES[i] + (" reverse" if f"dice/{i}" in glow else "")
            line.append(f"{voice.text(f'etherstone-colour-{COLOURS[i]}')} {value}", style=style)
            holder = view["holder"][i]
            if holder is not None and holder >= 0:
                line.append(f" ({voice.seat(holder)})", style="dim")
            line.append("  ")
        self.number(line, "supply", view["supply"], voice)
        return line

    def threats(self, view: dict[str, Any], voice: Voice, glow: Collection[str]) -> Text:
        line = Text.assemble((f"{self.label('area', voice)}: ", "dim"))
        for i, id in enumerate(view["area"]):
            if i:
                line.append(", ")
            line.append(self.word("area", id, voice), style="reverse" if f"area/{i}" in glow else "magenta")
            attacks = view.get("attacks", [])
            if i < len(attacks) and attacks[i]:
                line.append(f" {attacks[i]['most']}/{attacks[i]['need']}", style="dim")
        self.number(line, "left", ", ".join(str(n) for n in view["left"]), voice, "")
        return line

    def player(self, view: dict[str, Any], n: int, voice: Voice, glow: Collection[str]) -> list[Text]:
        me = view["players"][n]
        path = f"players/{n}"
        head = self.heading(view, n, voice, glow)
        if me["leader"]:
            head.append(f" ({self.word('leader', me['leader'], voice)})", style="dim")
            self.number(head, "health", me["health"], voice, "bold red")
        for i, count in enumerate(me["stones"]):
            colour = voice.text(f"etherstone-colour-{COLOURS[i]}")
            head.append(f"  {colour} {count}", style=STYLES[i] if count else "dim")
        self.number(head, "vp", me["vp"], voice, "bold yellow")
        for flag in ("infected", "token"):
            if me[flag]:
                head.append(f"  {self.label(flag, voice)}", style="italic")
        if isinstance(me["hand"], int):
            self.number(head, "hand", me["hand"], voice, "")
        lines = [head]
        for zone in ("hand", "play", "trophies", "leaders"):
            if me[zone] and isinstance(me[zone], list):
                lines.append(self.row_of(zone, me[zone], f"{path}/{zone}", voice, glow))
        return lines

    def value(self, name: str, value: Any, path: str, voice: Voice, glow: Collection[str]) -> Text:
        if isinstance(value, dict) and "card" in value:
            style = "reverse" if path in glow else "dim" if value["tapped"] else ""
            line = Text.assemble((self.word(name, value["card"], voice), style))
            if value["markers"]:
                line.append(f" ●{value['markers']}", style="bold")
            if value["tapped"]:
                line.append(f" ({self.label('tapped', voice)})", style="dim")
            return line
        return super().value(name, value, path, voice, glow)

    def lines(self, view: dict[str, Any], seat: int, voice: Voice) -> list[str]:
        found = [self.title(view, voice)]
        if view["dice"]:
            found.append(self.dice(view, voice, ()).plain)
        if view["area"]:
            found.append(self.threats(view, voice, ()).plain)
        for n in self.in_order(view, seat):
            found += [line.plain.strip() for line in self.player(view, n, voice, ())]
        return found
