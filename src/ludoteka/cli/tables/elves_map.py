"""The map of Lands and the field of battle, drawn with letters."""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import Any, Final

from rich.text import Text

from ludoteka.kernel.seats import letter

COLOURS: Final = ("bright_red", "bright_cyan", "bright_green", "bright_yellow")  # of the seats
ACROSS: Final = 8  # columns from cell to cell
PANEL: Final = 26  # columns of one warrior: three stand side by side in eighty

# for each place, clockwise from the north, where its left hand, its front and its right hand point on the drawing
ARROWS: Final = ("↘↓↙", "↙←↖", "↖↑↗", "↗→↘")
SIGNS: Final = {
    "empty": "·",
    "simple": "†",
    "double-simple": "††",
    "piercing": "‡",
    "double-piercing": "‡‡",
    "shield": "▣",
    "counter": "↩",
    "fire-shield": "✹",
    "movement": "⇄",
}
STRIKES: Final = ("simple", "double-simple", "piercing", "double-piercing")


def colour(seat: int) -> str:
    return COLOURS[seat % len(COLOURS)] if seat >= 0 else "dim"


def sign_of(cell: str) -> str:
    """A cell's sign: the Central Castle, a Castle, a Tower, or the number of a Land."""
    kind, _, number = cell.partition("-")
    return {"centre": "◆", "castle": f"♜{number}", "tower": f"▲{number}"}.get(kind, number)


def map_lines(view: dict[str, Any], glow: Collection[str]) -> list[Text]:
    """The cells where they lie, each with the letter of its owner."""
    wide, high = (87, 50) if view["board"] == "hex" else (100, 100)
    spots: dict[int, dict[int, str]] = {}
    for cell, (x, y) in view["cells"].items():
        if not cell.startswith("castle") or cell in view["dragons"]:
            spots.setdefault(-round(y / high), {})[round(x / wide)] = cell
    left = min(column for row in spots.values() for column in row)
    lines: list[Text] = []
    for row in range(min(spots), max(spots) + 1):
        line = Text("  ")
        for column, cell in sorted(spots.get(row, {}).items()):
            line.append(" " * (2 + (column - left) * ACROSS - len(line)))
            owner = view["owners"][cell]
            style = colour(owner)
            if cell == view["conflict"]:
                style = "bold white on red"
            elif f"owners/{cell}" in glow:
                style = f"{style} reverse".removeprefix("dim ")
            line.append(f"{sign_of(cell)}{letter(owner) if owner >= 0 else ''}", style=style)
            if cell == view["truce"]:
                line.append("☮", style="bold")
        lines.append(line)
    return lines


def arrows(view: dict[str, Any], place: int) -> Text:
    """What each side of a warrior shows and where it points; a strike that would hurt now is lit, a vain one dim."""
    piece = view["field"][place]
    found = Text()
    for hand, slot in enumerate(piece["sides"]):
        bits = view["strikes"][place]
        style = ""
        if slot in STRIKES:
            style = "bold bright_red" if bits >> hand & 1 else "red" if bits >> (hand + 3) & 1 else "dim"
        elif slot == "empty":
            style = "dim"
        found.append(f"{ARROWS[place][hand]}{SIGNS[slot]} ", style=style)
    return found


def warrior_lines(
    view: dict[str, Any], place: int, title: str, name: Callable[[str | None], str], glow: Collection[str]
) -> list[Text]:
    """One place of the field in three lines: where, who, and what the sides do."""
    piece = view["field"][place]
    head = Text(title, style="dim")
    if not piece:
        return [head, Text("–", style="dim"), Text()]
    owner = view["attacker"] if piece["side"] == "attacking" else view["defender"]
    style = colour(owner) if owner >= 0 else "white"
    if owner >= 0:
        head.append(f" {letter(owner)}", style=f"bold {style}")
    if f"field/{place}" in glow:
        style += " reverse"
    who = Text(name(piece["card"]), style=style)
    if piece["card"] is None or not piece["lives"]:
        return [head, who, Text()]
    head.append(f"  ♥{piece['lives'] - piece['wounds']}/{piece['lives']} ▸{piece['initiative']}", style="bold")
    if piece["acted"]:
        head.append(" ✓", style="dim")
    return [head, who, arrows(view, place)]


def field_lines(
    view: dict[str, Any], titles: list[str], name: Callable[[str | None], str], glow: Collection[str]
) -> list[Text]:
    """The four places round the centre: north above, west and east at the sides, south below."""
    north, east, south, west = (warrior_lines(view, place, titles[place], name, glow) for place in range(4))
    middle = [Text(), Text(), Text()]
    for i, (spot, mark) in enumerate((("top", "▴ "), ("bottom", "▾ "))):
        if view[spot]:
            style = "reverse" if spot in glow else ""
            middle[i] = Text.assemble((mark, "dim"), (name(view[spot]["card"]), style))
    empty = [Text(), Text(), Text()]
    rows = [(empty, north, empty), (west, middle, east), (empty, south, empty)]
    lines: list[Text] = []
    for row in rows:
        for n in range(3):
            line = Text("  ")
            for cell in row:
                part = cell[n].copy()
                part.truncate(PANEL - 1, overflow="ellipsis")
                line.append_text(part)
                line.append(" " * (PANEL - len(part)))
            line.rstrip()
            lines.append(line)
    return lines
