"""What stands on the shelf, for the browser: games, settings, cards, rules, rulings, and the words."""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files
from typing import Any

from ludoteka.bots.levels import offered
from ludoteka.bots.ratings import rating
from ludoteka.games import shelf
from ludoteka.kernel import refusal as kernel
from ludoteka.kernel.game import Box, Card, Game, Setting
from ludoteka.kernel.refusal import Refused
from ludoteka.room import translate
from ludoteka.room.examples import by_rule
from ludoteka.room.wire.shelf import (
    BoxView,
    CardView,
    Checked,
    CheckOptions,
    ClosedValue,
    LessonPlan,
    LevelView,
    PageView,
    Rulebook,
    RuleView,
    RulingView,
    SettingValue,
    SettingView,
    Shelf,
    ShownView,
    WindowView,
)
from ludoteka.room.wire.told import PROTOCOL
from ludoteka.room.wire.words import Msg
from ludoteka.text.ids import LANGUAGES, has, window_name
from ludoteka.text.lessons import lesson
from ludoteka.text.primer import Page, primer
from ludoteka.text.rulebook import rules_of, rulings_of, table

BLIND = "random"  # the last to choose from: who wants an opponent that does not play at all


def shelf_view(levels: list[str], limits: dict[str, int]) -> Shelf:
    games = [box_view(box) for box in shelf.SHELF.values()]
    return Shelf(PROTOCOL, games, levels, list(LANGUAGES), limits)


def box_view(box: Box) -> BoxView:
    settings = [setting_view(box.name, setting) for setting in box.settings()]
    windows = [WindowView(prompt, Msg(window_name(prompt))) for prompt in box.windows()]
    told = lesson(box.name)
    plan = LessonPlan(told.seed, told.players, dict(told.options))
    levels = [LevelView(level, *rating(box.name, level)) for level in (*offered(box), BLIND)]
    players = list(box.players())
    return BoxView(box.name, Msg(f"{box.name}-name"), box.version, players, settings, windows, plan, levels)


def setting_view(game: str, setting: Setting) -> SettingView:
    return SettingView(
        setting.name,
        Msg(f"{game}-option-{setting.name}"),
        [SettingValue(value, value_label(game, setting.name, value)) for value in setting.values],
        setting.default,
        list(setting.rules),
        setting.ruling,
        {name: list(values) for name, values in setting.when.items()},
    )


def value_label(game: str, name: str, value: Any) -> Msg:
    """The words for a value of a setting; a bare yes or no where the game has none of its own."""
    word = ("yes" if value else "no") if isinstance(value, bool) else str(value)
    id = f"{game}-option-{name}-{word}"
    return Msg(f"kernel-{word}") if isinstance(value, bool) and not has(id, LANGUAGES[0]) else Msg(id)


@cache
def rulebook(game: str) -> Rulebook:
    cards = shelf.box(game).cards()
    known = rules_of(game)
    decided = rulings_of(game)
    spoken_of = {rule.id: cards_in(rule.en, cards) for rule in known.values()}
    spoken_of |= {ruling.id: cards_in(ruling.en, cards) for ruling in decided.values()}
    shown = by_rule(game)
    rules = [
        RuleView(
            rule.id,
            rule.section,
            rule.heading,
            rule.ru,
            rule.en,
            rule.advisory,
            rule.basis,
            spoken_of[rule.id],
            shown.get(rule.id, ""),
        )
        for rule in known.values()
    ]
    rulings = [
        RulingView(
            ruling.id,
            ruling.kind,
            ruling.confidence,
            ", ".join(ruling.switches),
            ruling.ru,
            ruling.en,
            spoken_of[ruling.id],
        )
        for ruling in decided.values()
    ]
    explained = terms(game)
    views = [
        card_view(card, [id for id, found in spoken_of.items() if card.id in found], terms_of(card, explained))
        for card in cards
    ]
    return Rulebook(game, [page_view(page) for page in primer(game)], views, rules, rulings)


def page_view(page: Page) -> PageView:
    things = [
        ShownView(
            one.kind,  # type: ignore[arg-type]
            one.id,
            one.n,
            one.of,
            one.face,
            one.owner,
            list(one.traits),
            one.mark,
            Msg(one.say) if one.say else None,
        )
        for one in page.show
    ]
    return PageView(page.id, Msg(page.title), Msg(page.text), things)


def card_view(card: Card, rules: list[str], terms: list[str]) -> CardView:
    return CardView(
        card.id,
        card.en,
        card.ru,
        card.ru_is_ours,
        card.kind,
        card.faction,
        card.cost,
        card.copies,
        card.provenance,
        card.expansion,
        Msg(card.source) if card.source else None,
        dict(card.facts),
        [translate.said(line) for line in card.text],
        rules,
        [id for id in terms if id not in rules],
    )


def terms(game: str) -> dict[str, list[str]]:
    """The rules behind the words that cards of this game use."""
    found: dict[str, list[str]] = table(game, "terms.toml")
    return found


def terms_of(card: Card, explained: dict[str, list[str]]) -> list[str]:
    """The rules that explain the words on this card, each once, in the order in which they are met."""
    words = [f"kind:{card.kind}"]
    for name, value in card.facts.items():
        words += [f"fact:{name}", f"fact:{name}={value}"]
    for line in card.text:
        words += ids_in(line)
    return list(dict.fromkeys(rule for word in words for rule in explained.get(word, [])))


def ids_in(said: object) -> list[str]:
    """The ids of a message and of all messages inside it."""
    if isinstance(said, kernel.Msg):
        return [said.id, *(id for value in said.args.values() for id in ids_in(value))]
    if isinstance(said, list | tuple):
        return [id for part in said for id in ids_in(part)]
    return []


def cards_in(text: str, cards: list[Card]) -> list[str]:
    """The cards that an English text names, as names are written: a "crystal" is not the Crystal."""
    return [card.id for card in cards if re.search(rf"\b{re.escape(card.en)}\b", text)]


@cache
def words(language: str) -> str:
    """All messages of a language in one text."""
    folder = files("ludoteka.text").joinpath(language)
    found = sorted((file for file in folder.iterdir() if file.name.endswith(".ftl")), key=lambda file: file.name)
    return "\n".join(f"### {file.name}\n\n{file.read_text('utf-8')}" for file in found)


def check(asked: CheckOptions) -> Checked:
    """Whether this can be played, and which single changes could not."""
    box = shelf.box(asked.game)
    try:
        options: dict[str, Any] = Game(box, asked.players, asked.options).options
        refusal = None
    except Refused as refused:
        known = {setting.name: setting.default for setting in box.settings()}
        options = {name: asked.options.get(name, default) for name, default in known.items()}
        refusal = translate.refused(refused)
    closed: list[ClosedValue] = []
    for players in box.players():
        why = why_not(box, players, options)
        if why is not None and players != asked.players:
            closed.append(ClosedValue("players", players, why))
    for setting in box.settings():
        for value in setting.values:
            if value != options[setting.name]:
                why = why_not(box, asked.players, {**options, setting.name: value})
                if why is not None:
                    closed.append(ClosedValue(setting.name, value, why))
    return Checked(refusal is None, options, refusal, closed)


def why_not(box: Box, players: int, options: dict[str, Any]) -> Any:
    try:
        Game(box, players, options)
    except Refused as refusal:
        return translate.refused(refusal)
    return None
