"""The table of Shards of Infinity: rivals above, the centre row in the middle, your own zone below."""

from __future__ import annotations

from collections.abc import Collection
from textwrap import wrap
from typing import Any, Final

from rich.box import MINIMAL
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ludoteka.cli.tables.generic import Board as GenericBoard
from ludoteka.text.catalogue import card_of
from ludoteka.text.voice import Voice

COLOURS: Final = {
    "homodeus": "yellow",
    "order": "bright_blue",
    "undergrowth": "green",
    "wraethe": "magenta",
    "none": "",
}
DULL: Final = frozenset(
    ("attack-began", "end-began", "allies-discarded", "hand-discarded", "pool-lost", "turn-passed", "drew", "shuffled")
)
COUNTERS: Final = (("health", "bold red"), ("mastery", "bold cyan"), ("gems", "bold bright_blue"), ("power", "bold"))


class Board(GenericBoard):
    """Draws Shards of Infinity on 80 columns or more."""

    dull = DULL

    def title(self, view: dict[str, Any], voice: Voice) -> str:
        parts = [voice.text("shards-name")]
        if view["turns"]:
            parts.append(f"{voice.text('shards-field-turns')} {view['turns']}")
        parts.append(voice.text(f"shards-phase-{view['phase']}"))
        return " · ".join(parts)

    def render(
        self, view: dict[str, Any], seat: int, voice: Voice, width: int, glow: Collection[str] = ()
    ) -> RenderableType:
        order = [(seat + i) % len(view["players"]) for i in range(1, len(view["players"]))] if seat >= 0 else []
        parts: list[RenderableType] = []
        for n in order or range(len(view["players"])):
            parts.extend(self.player(view, n, voice, glow, own=False))
        parts.append(self.row(view, voice, width, glow))
        if view["pool"]:
            pool = self.labelled("pool", self.cards(view["pool"], "pool", voice, glow), voice)
            parts.append(pool)
        if seat >= 0:
            parts.extend(self.player(view, seat, voice, glow, own=True))
        return Group(*parts)

    def player(
        self, view: dict[str, Any], n: int, voice: Voice, glow: Collection[str], own: bool
    ) -> list[Text]:
        """What lies before one seat, in as few lines as it needs."""
        me = view["players"][n]
        lines = [self.counters(view, n, voice, f"players/{n}" in glow, own)]
        if me["out"]:
            return lines
        if own and isinstance(me["hand"], list):
            hand = self.cards(me["hand"], f"players/{n}/hand", voice, glow) if me["hand"] else Text("–")
            lines.append(self.labelled("hand", hand, voice))
            lines[-1].append_text(Text("  ·").append_text(self.piles(me, voice)))
        elif me["known"]:
            lines.append(self.labelled("known", self.cards(me["known"], "", voice, glow), voice))
        if me["champions"]:
            lines.append(self.labelled("champions", self.champions(view, n, voice, glow), voice))
        for zone in ("allies", "hired"):
            if me[zone]:
                cards = self.cards(me[zone], f"players/{n}/{zone}", voice, glow)
                lines.append(self.labelled(zone, cards, voice))
        for zone in ("relics", "secret"):
            if me[zone] and isinstance(me[zone], list):
                cards = self.cards(me[zone], f"players/{n}/{zone}", voice, glow)
                lines.append(self.labelled(zone, cards, voice))
        return lines

    def counters(self, view: dict[str, Any], n: int, voice: Voice, glows: bool, own: bool) -> Text:
        """The name of a seat, its leader and its numbers."""
        me = view["players"][n]
        turn = n == view["turn"] and view["phase"] != "setup"
        line = Text.assemble(("▶ " if turn else "  ", "bold"))
        line.append(voice.seat(n), style="reverse bold" if glows else "bold")
        if me["leader"]:
            leader = voice.text(f"shards-leader-{me['leader']}")
            line.append(f" ({leader})", style="dim")
        if me["out"]:
            line.append(f"  {voice.text('shards-field-out')}", style="red")
            return line
        for name, style in COUNTERS:
            value = "∞" if name == "power" and me["infinite"] else str(me[name])
            if name in ("gems", "power") and not turn and value == "0":
                continue
            line.append(f"  {voice.text(f'shards-field-{name}')} ", style="dim")
            line.append(value, style=style)
        if not own:
            hand = me["hand"] if isinstance(me["hand"], int) else len(me["hand"])
            line.append_text(self.piles(me, voice, hand=hand))
        return line

    def piles(self, me: dict[str, Any], voice: Voice, **others: int) -> Text:
        """How many cards lie where they are not listed."""
        line = Text()
        for name, count in {**others, "deck": me["deck"], "discard": len(me["discard"])}.items():
            line.append(f"  {voice.text(f'shards-field-{name}')} ", style="dim")
            line.append(str(count))
        return line

    def labelled(self, field: str, what: Text, voice: Voice) -> Text:
        return Text.assemble((f"    {voice.text(f'shards-field-{field}')}: ", "dim"), what)

    def cards(self, ids: list[str], path: str, voice: Voice, glow: Collection[str]) -> Text:
        """Cards by name in the colour of their faction; equal ones that do not glow apart are counted together."""
        found = Text()
        told: dict[tuple[str, bool], int] = {}
        for i, id in enumerate(ids):
            key = (id, f"{path}/{i}" in glow)
            told[key] = told.get(key, 0) + 1
        for (id, glows), count in told.items():
            if found.plain:
                found.append(", ")
            found.append_text(self.name(id, voice, glows))
            if count > 1:
                found.append(f" ×{count}", style="dim")
        return found

    def name(self, id: str, voice: Voice, glows: bool = False) -> Text:
        colour = COLOURS[card_of("shards", id).faction]
        return Text(voice.card("shards", id), style=f"{colour} reverse" if glows else colour)

    def champions(self, view: dict[str, Any], n: int, voice: Voice, glow: Collection[str]) -> Text:
        found = Text()
        for i, champion in enumerate(view["players"][n]["champions"]):
            if i:
                found.append(", ")
            found.append_text(self.name(champion["is"], voice, f"players/{n}/champions/{i}" in glow))
            found.append(f" {view['toughness'][n][i]}♥", style="red")
            if "exhausted" in champion["marks"]:
                found.append(f" ({voice.text('shards-field-exhausted')})", style="dim")
        return found

    def row(self, view: dict[str, Any], voice: Voice, width: int, glow: Collection[str]) -> RenderableType:
        """The centre row as six cells: price and faction over the name."""
        if not view["row"]:
            return Text()
        grid = Table(box=MINIMAL, show_edge=False, show_header=False, pad_edge=False, padding=0, width=min(width, 110))
        cells: list[Text] = []
        for i, id in enumerate(view["row"]):
            grid.add_column(ratio=1, overflow="fold")
            if id is None:
                cells.append(Text("–", style="dim"))
                continue
            card = card_of("shards", id)
            colour = COLOURS[card.faction]
            cell = Text.assemble((f"{view['prices'][i]}", "bold bright_blue"))
            cell.append(f" {voice.text(f'shards-faction-{card.faction}')[:3]}", style=colour)
            if card.kind == "mercenary":
                cell.append(f" {voice.text('shards-short-mercenary')}", style="dim")
            if card.kind == "champion":
                cell.append(f" {card.facts['health']}♥", style="red")
            cell.append("\n")
            name = self.name(id, voice, f"row/{i}" in glow)
            room = min(width, 110) // len(view["row"]) - 1
            if any(len(word) > room for word in name.plain.split()):  # folded at hyphens, which rich does not know
                name = Text("\n".join(wrap(name.plain, room)), style=name.style)
            cell.append(name)
            cells.append(cell)
        grid.add_row(*cells)
        title = f"── {voice.text('shards-field-row')} · {voice.text('shards-field-centre')} {view['centre']} "
        return Group(Text(title.ljust(min(width, 110), "─"), style="dim", no_wrap=True, overflow="crop"), grid)

    def lines(self, view: dict[str, Any], seat: int, voice: Voice) -> list[str]:
        found = [self.title(view, voice)]
        for n in range(len(view["players"])):
            found += [line.plain.strip() for line in self.player(view, n, voice, (), own=n == seat)]
        if view["row"]:
            found.append(f"{voice.text('shards-field-row')} ({voice.text('shards-field-centre')} {view['centre']}):")
        for i, id in enumerate(view["row"]):
            if id is not None:
                card = card_of("shards", id)
                kind, faction = voice.text(f"shards-kind-{card.kind}"), voice.text(f"shards-faction-{card.faction}")
                price = voice.text("cli-card-cost", n=view["prices"][i])
                found.append(f"  {voice.card('shards', id)}: {price}, {faction}, {kind}")
        if view["pool"]:
            names = ", ".join(voice.card("shards", id) for id in view["pool"])
            found.append(f"{voice.text('shards-field-pool')}: {names}")
        return found
