"""The table of Etherstone: the market and the threats above, then each seat with leader, stones and cards in play."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, Final

from rich.console import Group, RenderableType
from rich.text import Text

from ludoteka.cli.tables.generic import Board as GenericBoard
from ludoteka.text.catalogue import card_of
from ludoteka.text.voice import Voice

INK: Final = {"black": "bright_black", "green": "green", "red": "red", "white": "bold", "violet": "magenta", "none": ""}
COLOURS: Final = ("black", "green", "red", "white", "violet")
PIPS: Final = " ⚀⚁⚂⚃⚄⚅"
DULL: Final = frozenset(("die-rolled", "spent-stones", "unmarked", "applied", "tapped"))


class Board(GenericBoard):
    """Draws Etherstone on 80 columns or more."""

    dull = DULL

    def title(self, view: dict[str, Any], voice: Voice) -> str:
        parts = [voice.text("etherstone-name"), voice.text(f"etherstone-phase-{view['phase']}")]
        if view["turns"]:
            parts.append(f"{voice.text('etherstone-field-turns')} {view['turns']}")
        parts.append(f"{voice.text('etherstone-field-supply')} {view['supply']}")
        return " · ".join(parts)

    def render(
        self, view: dict[str, Any], seat: int, voice: Voice, width: int, glow: Collection[str] = ()
    ) -> RenderableType:
        parts: list[RenderableType] = [self.market(view, voice, glow), *self.threats(view, voice, glow)]
        if view.get("packet"):
            parts.append(self.named("packet", "packet", view["packet"], voice, glow))
        for i in range(len(view["players"])):
            n = (max(seat, 0) + 1 + i) % len(view["players"])
            parts.extend(self.player(view, n, voice, glow))
        if view.get("attack"):
            parts.append(self.preview(view["attack"], voice))
        return Group(*parts)

    def market(self, view: dict[str, Any], voice: Voice, glow: Collection[str]) -> Text:
        """The dice that can be taken, and those beside leaders."""
        line = Text.assemble((f"{voice.text('etherstone-field-dice')}: ", "dim"))
        for i, colour in enumerate(COLOURS):
            there = view["holder"][i] < 0
            style = INK[colour] + (" reverse" if f"dice/{i}" in glow else "")
            value = view["dice"][i]
            words = f"{PIPS[value]} {voice.text(f'etherstone-colour-{colour}')} {value}"
            line.append(
                words if there else f"({words}: {voice.seat(view['holder'][i])})", style=style if there else "dim"
            )
            line.append("  ")
        price = view.get("refresh_price")
        if price is not None and -1 in view["holder"]:
            line.append(voice.text("etherstone-refresh-price", n=price), style="dim")
        return line

    def threats(self, view: dict[str, Any], voice: Voice, glow: Collection[str]) -> list[Text]:
        """The threats of the area: health, strength, points and reward."""
        found = [
            Text(f"{voice.text('etherstone-field-area')} · {voice.text('etherstone-field-deck')} {view['deck']}", "dim")
        ]
        for i, id in enumerate(view["area"]):
            if id is None:
                continue
            card = card_of("etherstone", id)
            facts = card.facts
            line = Text("  ")
            line.append(voice.card("etherstone", id), style="bold reverse" if f"area/{i}" in glow else "bold")
            line.append(f"  {facts['health']}♥ {facts['strength']}⚔ {facts['points']}★  ", style="yellow")
            line.append(" ".join(voice.say(text) for text in card.text), style="dim")
            found.append(line)
        return found

    def player(self, view: dict[str, Any], n: int, voice: Voice, glow: Collection[str]) -> list[Text]:
        me = view["players"][n]
        line = Text("▶ " if n == view["turn"] and view["phase"] == "main" else "  ", style="bold")
        line.append(voice.seat(n), style="bold reverse" if f"players/{n}" in glow else "bold")
        if me["leader"]:
            glows = f"players/{n}/leader" in glow
            line.append(f" ({voice.card('etherstone', me['leader'])})", style="reverse" if glows else "dim")
            line.append(f"  {me['health']}♥", style="bold red")
        if me["infected"]:
            line.append(f" {voice.text('etherstone-field-infected')}", style="bold magenta")
        for i, n_stones in enumerate(me["stones"]):
            if n_stones:
                line.append(f"  {voice.text(f'etherstone-cost-{COLOURS[i]}')} {n_stones}", style=INK[COLOURS[i]])
        trophies = me["trophies"] if isinstance(me["trophies"], int) else len(me["trophies"])
        for name, value in (
            ("vp", me["vp"]),
            ("trophies", trophies),
            ("markers", me["markers"]),
            ("deals", me["deals"]),
        ):
            if value:
                line.append(f"  {voice.text(f'etherstone-field-{name}')} ", style="dim")
                line.append(str(value))
        found = [line]
        if me["play"]:
            found.append(self.in_play(view, n, voice, glow))
        if isinstance(me["hand"], list):
            found.append(self.named("hand", f"players/{n}/hand", me["hand"], voice, glow))
            if isinstance(me["leaders"], list) and me["leaders"]:
                found.append(self.named("leaders", f"players/{n}/leaders", me["leaders"], voice, glow))
        else:
            found[0].append(f"  {voice.text('etherstone-field-hand')} ", style="dim")
            found[0].append(str(me["hand"]))
            if me["known"]:
                found.append(self.named("known", "", me["known"], voice, glow))
        return found

    def in_play(self, view: dict[str, Any], n: int, voice: Voice, glow: Collection[str]) -> Text:
        """Entities in play, with strength, markers and whether they are tapped."""
        line = Text.assemble((f"    {voice.text('etherstone-field-play')}: ", "dim"))
        strengths = view["strengths"][n] if "strengths" in view else [None] * len(view["players"][n]["play"])
        for i, it in enumerate(view["players"][n]["play"]):
            if i:
                line.append(", ")
            line.append_text(self.name(it["card"], voice, f"players/{n}/play/{i}" in glow))
            if strengths[i] is not None:
                line.append(f" {strengths[i]}⚔", style="yellow")
            if it["markers"]:
                line.append(f" {it['markers']}◆")
            if it["tapped"]:
                line.append(f" ({voice.text('etherstone-field-tapped')})", style="dim")
        return line

    def named(self, field: str, path: str, ids: list[str], voice: Voice, glow: Collection[str]) -> Text:
        line = Text.assemble((f"    {voice.text(f'etherstone-field-{field}')}: ", "dim"), "" if ids else "–")
        for i, id in enumerate(ids):
            if i:
                line.append(", ")
            line.append_text(self.name(id, voice, f"{path}/{i}" in glow))
            cost = card_of("etherstone", id).cost
            if cost is not None:
                line.append(f" {cost}", style="dim")
        return line

    def name(self, id: str, voice: Voice, glows: bool) -> Text:
        ink = INK[card_of("etherstone", id).faction]
        return Text(voice.card("etherstone", id), style=f"{ink} reverse" if glows else ink)

    def preview(self, attack: dict[str, Any], voice: Voice) -> Text:
        """What the attack under way takes and costs, before it is confirmed."""
        return Text(
            voice.text(
                "etherstone-preview",
                card=f"card:{attack['threat']}",
                n=attack["strength"],
                more=attack["could_add"],
                need=attack["need"],
                damage=attack["damage"],
                points=attack["points"],
            ),
            style="bold yellow",
        )

    def lines(self, view: dict[str, Any], seat: int, voice: Voice) -> list[str]:
        found = [self.title(view, voice), self.market(view, voice, ()).plain]
        found += [line.plain.strip() for line in self.threats(view, voice, ())]
        if view.get("packet"):
            found.append(self.named("packet", "packet", view["packet"], voice, ()).plain.strip())
        for n in range(len(view["players"])):
            found += [line.plain.strip() for line in self.player(view, n, voice, ())]
        if view.get("attack"):
            found.append(self.preview(view["attack"], voice).plain)
        return found
