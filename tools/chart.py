"""Draws docs/pictures/speed.svg, the bars of the README, from what `ludoteka bench --against REV --json` printed.

`ludoteka bench --against REV --json | python tools/chart.py`
"""

from __future__ import annotations

import json
import sys
from html import escape
from pathlib import Path
from typing import Any

PICTURE = Path(__file__).resolve().parents[1] / "docs/pictures/speed.svg"
FIGURES = {"decisions_per_second_kernel": "in the kernel", "decisions_per_second_interpreter": "from Python"}
LEFT, WIDE, HIGH, GAP = 200, 420, 14, 4  # where bars begin, how long the longest is, how thick, and between games
STYLE = """
  text { font: 12px system-ui, sans-serif; fill: #222 }
  .theirs { fill: #b9b2a5 } .ours { fill: #2f6f4f } .quiet { fill: #666 }
  @media (prefers-color-scheme: dark) {
    text { fill: #eee } .theirs { fill: #6a655c } .ours { fill: #6fbf94 } .quiet { fill: #aaa }
  }
"""


def drawn(found: dict[str, Any]) -> str:
    """The picture: for each game and figure two bars, theirs and ours, and how many times ours is theirs."""
    games: dict[str, Any] = found["games"]
    longest = max(row[key][side] for row in games.values() for key in FIGURES for side in ("theirs", "ours"))
    y = 28
    inside = [text(8, 16, f"Decisions a second: {found['revision']} and now", "quiet")]
    for name, row in games.items():
        for key, title in FIGURES.items():
            inside.append(text(8, y + HIGH, f"{name}, {title}", ""))
            for side in ("theirs", "ours"):
                length = WIDE * row[key][side] / longest
                size = f'width="{length:.1f}" height="{HIGH - 2}"'
                inside.append(f'<rect class="{side}" x="{LEFT}" y="{y}" {size} rx="2"/>')
                label = f"{row[key][side] / 1e6:.2f} M" + (f" (×{row[key]['ratio']:.2f})" if side == "ours" else "")
                inside.append(text(LEFT + length + 6, y + HIGH - 4, label, ""))
                y += HIGH
            y += GAP
        y += GAP
    size = f'width="{LEFT + WIDE + 110}" height="{y}" viewBox="0 0 {LEFT + WIDE + 110} {y}"'
    head = f'<svg xmlns="http://www.w3.org/2000/svg" {size} role="img">\n<style>{STYLE}</style>\n'
    return head + "\n".join(inside) + "\n</svg>\n"


def text(x: float, y: float, words: str, kind: str) -> str:
    quiet = f' class="{kind}"' if kind else ""
    return f'<text x="{x:.1f}" y="{y}"{quiet}>{escape(words)}</text>'


def main() -> None:
    try:
        picture = drawn(json.load(sys.stdin))
    except (ValueError, KeyError, TypeError):
        raise SystemExit("chart: this is not what `ludoteka bench --against REV --json` prints") from None
    PICTURE.write_text(picture, "utf-8")


if __name__ == "__main__":
    main()
