"""The table of Evolution: the source and the ether on top, the familiar, then each seat's creatures and traits."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, Final

from rich.console import Group, RenderableType
from rich.text import Text

from ludoteka.cli.tables.generic import Board as GenericBoard
from ludoteka.text.catalogue import card_of
from ludoteka.text.voice import Voice

COLOURS: Final = {"aggressive": "yellow", "defensive": "green", "energetic": "bright_blue", "special": "magenta"}
DULL: Final = frozenset(("turn-began", "drew", "activated", "from-lower", "from-upper", "copy-ended"))
TRACK: Final = 4
ACTIVE: Final = 2  # the part of a creature that was activated and has still to act
FAMILIAR_TRACK: Final = 2  # its second crystal turns it over, or wins


class Board(GenericBoard):
    """Draws Evolution of Magical Creatures on 80 columns or more."""

    dull = DULL

    def title(self, view: dict[str, Any], voice: Voice) -> str:
        return f"{voice.text('evolution-name')} · {voice.text('evolution-field-round')} {view['round']}"

    def render(
        self, view: dict[str, Any], seat: int, voice: Voice, width: int, glow: Collection[str] = ()
    ) -> RenderableType:
        parts: list[RenderableType] = [self.middle(view, voice, glow)]
        for i, creature in enumerate(view["familiar"]):
            name = voice.text("evolution-creature-familiar")
            side = voice.text(f"evolution-side-{view['familiar_side']}")
            parts.append(self.creature(creature, f"{name} ({side})", f"familiar/{i}", voice, glow, FAMILIAR_TRACK))
        seats = len(view["players"])
        order = [(seat + 1 + k) % seats for k in range(seats)] if seat >= 0 else range(seats)
        for n in order:
            parts.extend(self.player(view, n, n == seat, voice, glow))
        return Group(*parts)

    def middle(self, view: dict[str, Any], voice: Voice, glow: Collection[str]) -> Text:
        line = Text()
        if view["source"]:
            line.append(f"{voice.card('evolution', view['source'])}: ", style="bold")
            line.append(f"{'◆' * view['lower'] or '–'}")
            if view["condition"] != "no-upper-part":
                line.append(f"  ↑ {'◆' * view['upper'] or '–'}  ")
                line.append(voice.text(f"evolution-condition-{view['condition']}"), style="dim")
        for name in ("deck", "discard"):
            count = view[name] if isinstance(view[name], int) else len(view[name])
            line.append(f"  {voice.text(f'evolution-field-{name}')} ", style="dim")
            line.append(str(count))
        if view["ether"]:
            line.append(f"\n{voice.text('evolution-field-ether')}: ", style="dim")
            for i, card in enumerate(view["ether"]):
                line.append(", " if i else "")
                line.append_text(self.trait(card, voice, f"ether/{i}" in glow))
        return line

    def player(
        self, view: dict[str, Any], n: int, own: bool, voice: Voice, glow: Collection[str]
    ) -> list[RenderableType]:
        me = view["players"][n]
        line = Text("▶ " if n == view["turn"] else "  ", style="bold")
        line.append(voice.seat(n), style="bold")
        line.append(" ①" if n == view["first"] else "")
        line.append(f"  {voice.text('evolution-field-tokens')} ", style="dim")
        line.append(f"{me['tokens']}/{1 if n == view['shadow'] and n >= 0 else view['needed']}", style="bold cyan")
        hand = me["hand"]
        line.append(f"  {voice.text('evolution-field-hand')} ", style="dim")
        line.append(str(hand if isinstance(hand, int) else len(hand)))
        found: list[RenderableType] = [line]
        for i, creature in enumerate(me["creatures"]):
            path = f"players/{n}/creatures/{i}"
            found.append(self.creature(creature, view["names"][n][i], path, voice, glow))
        if own and isinstance(hand, list):
            for i, card in enumerate(hand):
                found.append(self.hand_card(card, f"players/{n}/hand/{i}" in glow, voice))
        return found

    def creature(
        self, it: dict[str, Any], name: str, path: str, voice: Voice, glow: Collection[str], track: int = TRACK
    ) -> Text:
        """One creature on one line: its name, its track, whether it sleeps, its traits."""
        line = Text("  » " if it["part"] == ACTIVE else "    ", style="bold")
        line.append(name, style="reverse bold" if path in glow else "bold")
        line.append(f" {'◆' * it['crystals']}{'·' * (track - it['crystals'])}", style="bright_blue")
        line.append(" z " if it["asleep"] else "   ", style="dim")
        for i, card in enumerate(it["traits"]):
            line.append(", " if i else "")
            word = self.trait(card["trait"], voice, f"{path}/traits/{i}" in glow)
            if card["copy"]:
                word.append("=").append_text(self.trait(card["copy"], voice, False))
            if "cancelled" in card["marks"]:
                word.stylize("strike")
            line.append_text(word)
        return line

    def hand_card(self, card: str, glows: bool, voice: Voice) -> Text:
        """A card in hand by its two traits."""
        line = Text("    • ", style="reverse" if glows else "")
        traits = card_of("evolution", card).facts["traits"]
        assert isinstance(traits, list)
        for i, trait in enumerate(traits):
            line.append(" / " if i else "")
            line.append_text(self.trait(str(trait), voice, False))
        line.append(f"  {voice.card('evolution', card)}", style="dim")
        return line

    # read aloud: numbers and words instead of signs

    def lines(self, view: dict[str, Any], seat: int, voice: Voice) -> list[str]:
        found = [self.title(view, voice)]
        if view["source"]:
            parts = [f"{voice.card('evolution', view['source'])}: {self.counted('lower', view, voice)}"]
            if view["condition"] != "no-upper-part":
                condition = voice.text(f"evolution-condition-{view['condition']}")
                parts.append(f"{self.counted('upper', view, voice)} ({condition})")
            found.append(", ".join(parts))
        found.append(", ".join(self.counted(name, view, voice) for name in ("deck", "discard")))
        if view["ether"]:
            names = ", ".join(voice.card("evolution", card) for card in view["ether"])
            found.append(f"{voice.text('evolution-field-ether')}: {names}")
        for creature in view["familiar"]:
            side = voice.text(f"evolution-side-{view['familiar_side']}")
            name = f"{voice.text('evolution-creature-familiar')} ({side})"
            found.append(self.creature_line(creature, name, voice, FAMILIAR_TRACK))
        for n, player in enumerate(view["players"]):
            found.append(self.player_line(view, n, voice))
            for i, creature in enumerate(player["creatures"]):
                found.append(f"  {self.creature_line(creature, view['names'][n][i], voice)}")
            if isinstance(player["hand"], list):
                found.extend(f"  {self.hand_card(card, False, voice).plain.strip()}" for card in player["hand"])
        return found

    def counted(self, name: str, of: dict[str, Any], voice: Voice) -> str:
        count = of[name] if isinstance(of[name], int) else len(of[name])
        return f"{voice.text(f'evolution-field-{name}')} {count}"

    def player_line(self, view: dict[str, Any], n: int, voice: Voice) -> str:
        me = view["players"][n]
        needed = 1 if n == view["shadow"] and n >= 0 else view["needed"]
        parts = [f"{self.counted('tokens', me, voice)}/{needed}", self.counted("hand", me, voice)]
        for name in ("first", "turn"):
            if n == view[name]:
                parts.append(voice.text(f"evolution-field-{name}"))
        return f"{voice.seat(n)}: {', '.join(parts)}"

    def creature_line(self, it: dict[str, Any], name: str, voice: Voice, track: int = TRACK) -> str:
        parts = [voice.text("evolution-plain-creature", name=name, n=it["crystals"], of=track)]
        if it["asleep"]:
            parts.append(voice.text("evolution-plain-asleep"))
        if it["part"] == ACTIVE:
            parts.append(voice.text("evolution-plain-active"))
        traits = [self.trait_words(card, voice) for card in it["traits"]]
        return f"{', '.join(parts)}; {', '.join(traits) or voice.text('evolution-plain-no-traits')}"

    def trait_words(self, card: dict[str, Any], voice: Voice) -> str:
        words = voice.card("evolution", card["trait"])
        if card["copy"]:
            words = voice.text("evolution-plain-copy", trait=words, copy=voice.card("evolution", card["copy"]))
        return voice.text("evolution-plain-cancelled", trait=words) if "cancelled" in card["marks"] else words

    def trait(self, id: str, voice: Voice, glows: bool) -> Text:
        colour = COLOURS[card_of("evolution", id).faction]
        return Text(voice.card("evolution", id), style=f"{colour} reverse" if glows else colour)
