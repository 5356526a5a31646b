"""The table of Quarriors!: rivals above, the cards of the wilds in the middle, your dice with their faces below."""

from __future__ import annotations

from collections.abc import Collection
from functools import cache
from typing import Any, Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ludoteka.cli.tables.generic import Board as GenericBoard
from ludoteka.text.catalogue import card_of, cards_of
from ludoteka.text.voice import Voice

COLOURS: Final = {
    "quiddity": "bright_cyan",
    "assistant": "yellow",
    "portal": "bright_yellow",
    "deathdealer": "red",
    "defender_of_the_pale": "bright_blue",
    "devotee_of_the_holy_query": "bright_white",
    "ghostly_spirit": "white",
    "primordial_ooze": "bright_green",
    "quake_dragon": "dark_orange3",
    "questing_wizard": "cyan",
    "scavenging_goblin": "green",
    "warrior_of_the_quay": "bright_red",
    "witching_hag": "magenta",
    "death": "medium_purple",
    "growth": "spring_green3",
    "life": "turquoise2",
    "shaping": "bright_magenta",
    "victory": "orange1",
}
GLYPHS: Final = (("re-roll", "↻"), ("draw ", "⤓"), ("Q", "◆"), ("L", "⚔"), ("S", "✦"), ("**", "✹✹"), ("*", "✹"))
DULL: Final = frozenset(
    ("phase-began", "drew", "rolled", "spent", "swept", "refilled", "used", "defended", "attacker", "readied")
)


@cache
def faces_of(kind: str) -> tuple[str, ...]:
    """The six faces of a die, as its card prints them."""
    for card in cards_of("quarriors"):
        if card.faction == kind:
            faces = card.facts["faces"]
            assert isinstance(faces, list)
            return tuple(str(face) for face in faces)
    raise KeyError(kind)


def drawn(face: str) -> str:
    """A face in signs: quiddity, creature, spell, draw, re-roll and bursts."""
    for word, glyph in GLYPHS:
        face = face.replace(word, glyph) if word != "**" or "✹" not in face else face
    return face


WILD: Final = 38  # columns that a card of the Wilds wants; longer names are cut here, the choices tell them whole


class Board(GenericBoard):
    """Draws Quarriors! on 80 columns or more."""

    dull = DULL

    def title(self, view: dict[str, Any], voice: Voice) -> str:
        parts = [voice.text("quarriors-name"), f"{voice.text('quarriors-field-turns')} {view['turns']}"]
        if view["phase_name"]:
            parts.append(voice.text(f"quarriors-phase-{view['phase_name']}"))
        return " · ".join(parts)

    def render(
        self, view: dict[str, Any], seat: int, voice: Voice, width: int, glow: Collection[str] = ()
    ) -> RenderableType:
        seats = len(view["players"])
        order = [(seat + i) % seats for i in range(1, seats)] if seat >= 0 else list(range(seats))
        parts: list[RenderableType] = []
        for n in order:
            parts.extend(self.player(view, n, voice, glow))
        parts.append(self.wilds(view, voice, width, glow))
        if view["attackers"]:
            parts.append(self.attack(view, voice))
        if seat >= 0:
            parts.extend(self.player(view, seat, voice, glow))
        return Group(*parts)

    def player(self, view: dict[str, Any], n: int, voice: Voice, glow: Collection[str]) -> list[Text]:
        """What lies before one seat, in as few lines as it needs."""
        me = view["players"][n]
        line = Text.assemble(("▶ " if n == view["turn"] else "  ", "bold"))
        line.append(voice.seat(n), style="reverse bold" if f"players/{n}" in glow else "bold")
        line.append(f"  {voice.text('quarriors-field-glory')} ", style="dim")
        line.append(f"{me['glory']}/{view['goal']}", style="bold yellow")
        if view["funds"][n]:
            line.append(f"  {voice.text('quarriors-field-quiddity')} ", style="dim")
            line.append(f"{view['funds'][n]}", style="bold bright_cyan")
        for field, glyph in (("might", "⚔"), ("guard", "⛨")):
            if me[field]:
                line.append(f"  {glyph}+{me[field]}", style="bold")
        lines = [line]
        for zone in ("ready", "spells", "pool"):
            if me[zone]:
                lines.append(self.labelled(zone, self.zone(view, n, zone, voice, glow), voice))
        piles = Text()
        for zone in ("bag", "used", "spent", "aside"):
            if me[zone]:
                if piles.plain:
                    piles.append("  ")
                piles.append(f"{voice.text(f'quarriors-field-{zone}')}: ", style="dim")
                if isinstance(me[zone], int):
                    piles.append(str(me[zone]))
                else:
                    piles.append_text(self.kinds(me[zone], f"players/{n}/{zone}", voice, glow))
        if piles.plain:
            lines.append(Text("    ").append_text(piles))
        return lines

    def labelled(self, field: str, what: Text, voice: Voice) -> Text:
        return Text.assemble((f"    {voice.text(f'quarriors-field-{field}')}: ", "dim"), what)

    def zone(self, view: dict[str, Any], n: int, zone: str, voice: Voice, glow: Collection[str]) -> Text:
        """Dice with a face up, each with its name and its face in signs."""
        found = Text()
        for i, die in enumerate(view["players"][n][zone]):
            glows = f"players/{n}/{zone}/{i}" in glow
            if isinstance(die, str):
                found.append(" " if found.plain else "")
                found.append_text(self.die(die, voice, glows))
                continue
            if die["attached"]:
                found.append("+")
                found.append_text(self.die(die["die"], voice, glows))
                continue
            found.append(" " if found.plain else "")
            found.append_text(self.die(die["die"], voice, glows))
            stats = view["stats"][n][i]
            found.append(f"{{{stats['attack']}/{stats['defense']} ★{stats['glory']}}}", style="dim")
            if die["mimics"]:
                found.append(f" = {voice.text('quarriors-die-' + die['mimics'].rpartition('-')[0])}", style="italic")
        return found

    def die(self, id: str, voice: Voice, glows: bool = False) -> Text:
        """One die: `[Goblin ⚔1 2/2✹]`."""
        kind, _, number = id.rpartition("-")
        colour = COLOURS[kind]
        face = "…" if number == "0" else drawn(faces_of(kind)[int(number) - 1])
        name = voice.text(f"quarriors-die-{kind}")
        return Text(f"[{name} {face}]", style=f"{colour} reverse" if glows else colour)

    def kinds(self, ids: list[str], path: str, voice: Voice, glow: Collection[str]) -> Text:
        """Dice without a face, equal ones counted together."""
        told: dict[tuple[str, bool], int] = {}
        for i, id in enumerate(ids):
            key = (id, f"{path}/{i}" in glow)
            told[key] = told.get(key, 0) + 1
        found = Text()
        for (id, glows), count in told.items():
            found.append(", " if found.plain else "")
            colour = COLOURS[id]
            found.append(voice.text(f"quarriors-die-{id}"), style=f"{colour} reverse" if glows else colour)
            if count > 1:
                found.append(f" ×{count}", style="dim")
        return found

    def wilds(self, view: dict[str, Any], voice: Voice, width: int, glow: Collection[str]) -> RenderableType:
        """The cards in columns: price, glory, a pip for each die on it, and the name."""
        grid = Table.grid(padding=(0, 2))
        cells: list[Text] = []
        for i, id in enumerate(view["wilds"]):
            card = card_of("quarriors", id)
            colour = COLOURS[card.faction]
            cell = Text.assemble((f"{view['prices'][i]}◆", "bold bright_cyan"))
            glory = card.facts.get("glory")
            cell.append(f" {glory}★ " if glory else "    ", style="yellow")
            count = view["on_cards"][i]
            cell.append(f"{'▪' * count if count <= 5 else f'▪×{count}':<5} ", style="dim")
            style = f"{colour} reverse" if f"wilds/{i}" in glow else colour
            cell.append(voice.card("quarriors", id), style=style)
            cells.append(cell)
        columns = max(1, min(3, width // WILD))
        for _ in range(columns):
            grid.add_column(no_wrap=True, overflow="ellipsis", max_width=width // columns - 2)
        for start in range(0, len(cells), columns):
            row = cells[start : start + columns]
            grid.add_row(*row, *[Text()] * (columns - len(row)))
        title = f"── {voice.text('quarriors-field-wilds')} "
        return Group(Text(title.ljust(min(width, 110), "─"), style="dim", no_wrap=True, overflow="crop"), grid)

    def attack(self, view: dict[str, Any], voice: Voice) -> Text:
        """The attack in progress: what each attacker counts, and how much is left for whom."""
        found = Text.assemble((f"    {voice.text('quarriors-field-attackers')}: ", "dim"))
        for face, value in zip(view["attackers"], view["values"]):
            found.append_text(self.die(face, voice))
            found.append(f"{max(0, value)} ", style="bold red")
        found.append(f"{voice.text('quarriors-field-remaining')} ", style="dim")
        found.append(str(view["remaining"]), style="bold red")
        if view["defender"] is not None and view["defender"] >= 0:
            found.append(f" → {voice.seat(view['defender'])}")
        return found

    def lines(self, view: dict[str, Any], seat: int, voice: Voice) -> list[str]:
        found = [self.title(view, voice)]
        for n in range(len(view["players"])):
            found += [line.plain.strip() for line in self.player(view, n, voice, ())]
        found.append(f"{voice.text('quarriors-field-wilds')}:")
        for i, id in enumerate(view["wilds"]):
            price = voice.text("cli-card-cost", n=view["prices"][i])
            dice = f"{voice.text('quarriors-field-supply')} {view['on_cards'][i]}"
            found.append(f"  {voice.card('quarriors', id)}: {price}, {dice}")
        if view["attackers"]:
            found.append(self.attack(view, voice).plain.strip())
        return found
