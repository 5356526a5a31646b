"""The table of Elven Fury: the map, the battle that is being fought, and one's own cards."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, Final

from rich.console import Group, RenderableType
from rich.text import Text

from ludoteka.cli.tables.elves_map import SIGNS, colour, field_lines, map_lines
from ludoteka.cli.tables.generic import Board as GenericBoard
from ludoteka.kernel.seats import letter
from ludoteka.text.voice import Voice

PLACES: Final = ("N", "E", "S", "W")  # of the field, in its order
HANDS: Final = ("left", "forward", "right")
TOLD: Final = ("simple", "piercing", "shield", "counter", "fire-shield", "movement")  # doubles explain themselves


class Board(GenericBoard):
    """Draws the map in peace and the field in battle; both are told in words for those who listen."""

    def title(self, view: dict[str, Any], voice: Voice) -> str:
        parts = [voice.text("elves-name"), voice.text(f"elves-phase-{view['phase']}")]
        if view["stage"] != "peace":
            parts.append(voice.text(f"elves-stage-{view['stage']}"))
        return " · ".join(parts)

    def render(
        self, view: dict[str, Any], seat: int, voice: Voice, width: int, glow: Collection[str] = ()
    ) -> RenderableType:
        parts: list[Text] = []
        order = self.in_order(view, seat)
        for n in order[:-1]:
            parts.extend(self.player(view, n, voice, glow))
        parts.append(self.shared(view, voice))
        if any(view["field"]) or view["top"]:
            parts.extend(self.drawn_field(view, voice, glow))
        else:
            parts.extend(map_lines(view, glow))
            parts.append(Text(voice.text("cli-elves-map"), style="dim"))
        parts.extend(self.player(view, order[-1], voice, glow))
        return Group(*parts)

    def drawn_field(self, view: dict[str, Any], voice: Voice, glow: Collection[str]) -> list[Text]:
        titles = [voice.text(f"elves-place-{place}") for place in PLACES]
        lines = field_lines(view, titles, lambda card: self.card_name(card, voice), glow)
        if view["reserve_card"]:
            lines.append(self.row_of("reserve_card", view["reserve_card"], "reserve_card", voice, glow))
        signs = "  ".join(f"{sign} {voice.text(f'elves-slot-{slot}')}" for slot, sign in SIGNS.items() if slot in TOLD)
        lines.append(Text(f"  {signs}", style="dim"))
        return lines

    def card_name(self, card: str | None, voice: Voice) -> str:
        return voice.text("cli-elves-face-down") if card is None else self.word("card", card, voice)

    def shared(self, view: dict[str, Any], voice: Voice) -> Text:
        """Piles, and where the conflict is."""
        line = Text("──", style="dim")
        if view["conflict"]:
            self.number(line, "conflict", voice.text(f"elves-cell-{view['conflict']}"), voice, "bold red")
        for pile in ("neutrals", "relics"):
            self.number(line, pile, view[pile], voice, "")
        if view["squads"]:
            sizes = [squad["cards"] if isinstance(squad, dict) else squad for squad in view["squads"]]
            self.number(line, "squads", ", ".join(str(n if isinstance(n, int) else len(n)) for n in sizes), voice, "")
        return line

    def battle(self, view: dict[str, Any], voice: Voice, glow: Collection[str]) -> list[Text]:
        """The field from the north on: each card with its side, lives, initiative and strikes."""
        lines: list[Text] = []
        for i, piece in enumerate(view["field"]):
            if not piece:
                continue
            where = voice.text(f"elves-place-{PLACES[i]}") if i < len(PLACES) else str(i + 1)
            attacking = piece["side"] == "attacking"
            line = Text.assemble((f"    {where}: ", "dim"))
            colour = "bright_red" if attacking else "bright_cyan"
            style = f"{colour} reverse" if f"field/{i}" in glow else colour
            line.append(self.word("card", piece["card"], voice), style=style)
            stance = voice.text(f"elves-stance-{piece['side']}")
            line.append(f" ({stance})", style="dim")
            if piece["lives"]:
                line.append(f"  ♥{piece['lives'] - piece['wounds']}  ▲{piece['initiative']}", style="bold")
            for hand, slot in zip(HANDS, piece["sides"]):
                if slot != "empty":
                    strike = voice.text(f"elves-slot-{slot}")
                    line.append(f"  {voice.text(f'elves-hand-{hand}')}: {strike}", style="dim")
            lines.append(line)
        return lines

    def player(self, view: dict[str, Any], n: int, voice: Voice, glow: Collection[str]) -> list[Text]:
        me = view["players"][n]
        head = self.heading(view, n, voice, glow)
        head.stylize(colour(n), 2)
        if not voice.seat(n).endswith(letter(n)):
            head.append(f" {letter(n)}", style=f"bold {colour(n)}")
        if me["nation"]:
            nation = voice.text(f"elves-nation-{me['nation']}")
            head.append(f" ({nation})", style="dim")
        if me["out"]:
            head.append(f"  {self.label('out', voice)}", style="red")
            return [head]
        if isinstance(me["hand"], int):
            self.number(head, "hand", me["hand"], voice, "")
        self.number(head, "deck", me["deck"], voice, "")
        self.number(head, "discard", len(me["discard"]), voice, "")
        lines = [head]
        cells = [cell for cell, owner in view["owners"].items() if owner == n]
        if cells:
            names = ", ".join(voice.text(f"elves-cell-{cell}") for cell in cells)
            lines.append(Text.assemble((f"    {self.label('owners', voice)}: ", "dim"), names))
        if me["goal"]:
            lines.append(self.row_of("goal", me["goal"], f"players/{n}/goal", voice, glow))
        for zone in ("hand", "sent", "treasures", "artefacts"):
            if me[zone] and isinstance(me[zone], list):
                lines.append(self.row_of(zone, me[zone], f"players/{n}/{zone}", voice, glow))
        return lines

    def lines(self, view: dict[str, Any], seat: int, voice: Voice) -> list[str]:
        found = [self.title(view, voice), self.shared(view, voice).plain.lstrip("─ ")]
        if view["stage"] != "peace":
            found += [line.plain.strip() for line in self.battle(view, voice, ())]
        for n in self.in_order(view, seat):
            found += [line.plain.strip() for line in self.player(view, n, voice, ())]
        return found
