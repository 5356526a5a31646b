"""Everything a person may read exists in both languages, with the same variables and whole plural forms."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import ludoteka
from ludoteka.games.shelf import SHELF, game_of
from ludoteka.kernel.game import Game
from ludoteka.kernel.luck import Rng
from ludoteka.kernel.machine import State
from ludoteka.kernel.plain import INNER, OPEN
from ludoteka.kernel.refusal import Msg, Refused
from ludoteka.text.catalogue import cards_of, spoken
from ludoteka.text.ids import LANGUAGES, has
from ludoteka.text.voice import Voice

HOUSE = Path(ludoteka.__file__).parent
GAMES = sorted(SHELF)
ROOMS = sorted(path.stem for path in (HOUSE / "text/en").glob("*.ftl"))
FROM_THE_MACHINE = {"actor", "ending", "winners", "seat", "rules"}  # fields that no table shows as such


@cache
def messages(language: str, room: str) -> dict[str, ftl.Message]:
    source = (HOUSE / "text" / language / f"{room}.ftl").read_text("utf-8")
    body = FluentParser().parse(source).body
    assert [entry.content for entry in body if isinstance(entry, ftl.Junk)] == [], f"{language}/{room}.ftl"
    return {entry.id.name: entry for entry in body if isinstance(entry, ftl.Message)}


class Seen(Visitor):
    """The variables of a message and its selectors."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.selectors: list[tuple[str, list[str]]] = []

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name.removesuffix("_id"))

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:  # noqa: N802
        keys = [v.key.name if isinstance(v.key, ftl.Identifier) else v.key.value for v in node.variants]
        name = node.selector.id.name if isinstance(node.selector, ftl.VariableReference) else ""
        self.selectors.append((name, keys))
        self.generic_visit(node)


def seen(message: ftl.Message) -> Seen:
    found = Seen()
    found.visit(message)
    return found


@pytest.mark.parametrize("room", ROOMS)
def test_both_languages_have_the_same_messages(room: str) -> None:
    assert sorted(messages("en", room)) == sorted(messages("ru", room))


@pytest.mark.parametrize("room", ROOMS)
def test_both_languages_use_the_same_variables(room: str) -> None:
    russian = messages("ru", room)
    unlike = {
        id: (seen(message).variables, seen(russian[id]).variables)
        for id, message in messages("en", room).items()
        if seen(message).variables != seen(russian[id]).variables
    }
    assert unlike == {}


@pytest.mark.parametrize("room", ROOMS)
def test_russian_counts_have_all_three_forms(room: str) -> None:
    """One, few, and the rest, which is the default and called many or other."""
    lame = [
        (id, keys)
        for id, message in messages("ru", room).items()
        for _, keys in seen(message).selectors
        if {"one", "few", "many"} & set(keys) and not {"one", "few"} <= set(keys)
    ]
    assert lame == []


@pytest.mark.parametrize("room", ROOMS)
def test_russian_reads_russian_and_english_english(room: str) -> None:
    """A message copied into the other file and not translated is found by its letters."""
    cyrillic, russian, latin = (re.compile(p) for p in ("[а-яё]{3,}", "(?i)[а-яё]{2,}", "[A-Za-z]{3,}"))
    for id in messages("en", room):
        words = {language: "".join(texts(messages(language, room)[id])) for language in LANGUAGES}
        assert not cyrillic.search(words["en"]), id
        is_a_name = words["ru"] == words["en"] and len(words["en"].split()) == 1
        assert russian.search(words["ru"]) or is_a_name or not latin.search(words["ru"]), id


SENTENCES = re.compile(r"^\w+-(ask|why|ending|forgone|event)-")
LABELS = re.compile(r"^\w+-(do|field|option|kind|faction|phase|window|score|fact|expansion)-")
HEADINGS = re.compile(r"-event-(turn|round|phase|end)-began$|shards-event-attack-began$")


def ends(pattern: ftl.Pattern) -> Iterator[str]:
    """The last character of every form of a message; nothing where it ends in a word put in, … in a sentence put in."""
    last = pattern.elements[-1]
    before = pattern.elements[-2] if len(pattern.elements) > 1 else None
    if isinstance(last, ftl.TextElement):
        yield last.value.rstrip()[-1:]
    elif isinstance(last, ftl.Placeable) and isinstance(last.expression, ftl.SelectExpression):
        for variant in last.expression.variants:
            yield from ends(variant.value)
    else:
        yield "…" if isinstance(before, ftl.TextElement) and before.value.endswith((". ", "? ")) else ""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("room", GAMES)
def test_sentences_stop_and_labels_do_not(room: str, language: str) -> None:
    """The manners of docs/games.md: a question mark or a full stop ends a sentence, and nothing ends a label."""
    for id, message in messages(language, room).items():
        assert message.value is not None
        last = set(ends(message.value))
        if SENTENCES.search(id) and not HEADINGS.search(id):
            assert last <= set(".?!…") or id.endswith("-ask-either"), id
        elif LABELS.search(id) or HEADINGS.search(id):
            assert not last & set(".;,"), id


# things in the games that have a capital everywhere
NAMES = {"Flying", "VP", "Towers", "Земля", "Земли", "Тень", "Артефакт", "Башни"}
NAMES |= {"Первобытная", "Портал", "Помощник", "Сильная", "Могучий"}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("room", ROOMS)
def test_after_a_colon_letters_are_small(room: str, language: str) -> None:
    for id, message in messages(language, room).items():
        assert message.value is not None
        after = re.findall(r": ([A-ZА-ЯЁ]\w*)", " ".join(texts(message.value)))
        assert set(after) <= NAMES, id


def texts(node: ftl.BaseNode) -> Iterator[str]:
    if isinstance(node, ftl.TextElement):
        yield node.value
    for value in vars(node).values():
        for part in value if isinstance(value, list) else [value]:
            if isinstance(part, ftl.BaseNode):
                yield from texts(part)


def literals() -> Iterator[tuple[str, str]]:
    """Every id written out in the sources, with its file."""
    pattern = re.compile(rf"({'|'.join(ROOMS)})(-[a-z0-9_]+)+")
    for file in sorted(HOUSE.rglob("*.py")):
        if "_compiled" in file.parts:
            continue
        tree = ast.parse(file.read_text("utf-8"))
        inside = {id(part) for node in ast.walk(tree) if isinstance(node, ast.JoinedStr) for part in ast.walk(node)}
        for node in ast.walk(tree):
            word = node.value if isinstance(node, ast.Constant) and id(node) not in inside else None
            if isinstance(word, str) and pattern.fullmatch(word):
                yield file.relative_to(HOUSE).as_posix(), word


def by_pattern(game: str) -> Iterator[str]:
    """Every id that a game owes by the patterns of docs/games.md."""
    box = SHELF[game]
    state = box.blank()
    yield from (f"{game}-name", f"{game}-about")
    yield from (f"{game}-do-{verb.name}" for verb in state.verbs().all)
    for what in box.happenings():
        yield f"{game}-event-{what.name}"
        if any(slot.sight != OPEN for slot in what.slots):
            yield f"{game}-event-{what.name}-hidden"
    yield from (f"{game}-ending-{ending}" for ending in state.endings() if ending)
    for setting in box.settings():
        yield f"{game}-option-{setting.name}"
        yield from (f"{game}-option-{setting.name}-{value}" for value in setting.values if isinstance(value, str))
    for card in cards_of(game):
        yield from (f"{game}-kind-{card.kind}", f"{game}-expansion-{card.expansion}")
        yield from (f"{game}-fact-{fact}" for fact in card.facts)
        if card.faction:
            yield f"{game}-faction-{card.faction}"
    table = box.bare(box.players()[0], standard(game, box.players()[0]))
    things = [table, *getattr(table, box.common())]
    for field in {field.name for thing in things for field in thing.fields() if field.sight != INNER}:
        if field not in FROM_THE_MACHINE and field != box.common():
            yield f"{game}-field-{field}"


def standard(game: str, players: int) -> dict[str, Any]:
    return tables(game, players)[0].options


def tables(game: str, players: int) -> list[Game]:
    """The tables for this many players that differ from the standard one in at most one option."""
    box = SHELF[game]
    found: list[Game] = []
    ways: list[dict[str, Any]] = [{}]
    ways += [{s.name: value} for s in box.settings() for value in s.values if value != s.default]
    for options in ways:
        try:
            found.append(game_of(game, players, options))
        except Refused:
            continue
    return found


def test_every_id_in_the_sources_has_words() -> None:
    wanting = [
        (file, id, language) for file, id in literals() for language in LANGUAGES if not has(id, language)
    ]
    assert wanting == []


@pytest.mark.parametrize("game", GAMES)
def test_every_id_of_the_patterns_has_words(game: str) -> None:
    wanting = sorted({(id, language) for id in by_pattern(game) for language in LANGUAGES if not has(id, language)})
    assert wanting == []


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_speaks(game: str, language: str) -> None:
    voice = Voice(language)
    for card in cards_of(game):
        assert card.en
        assert card.ru
        for message in card.text:
            line = voice.say(message)
            assert line.strip(), card.id
            assert "{" not in line, card.id
        assert spoken(game, card.id, language) == tuple(voice.say(message) for message in card.text)
    assert voice.missing == set()


@pytest.mark.parametrize("game", GAMES)
def test_all_that_is_said_in_random_games_has_words(game: str) -> None:
    """Labels, questions, facts as each seat sees them, reasons and scores, over all player counts and options."""
    voices = [Voice(language) for language in LANGUAGES]
    for players in SHELF[game].players():
        for number, table in enumerate(tables(game, players)):
            said = list(heard(table, f"text {players} {number}", 80 if number else 400))
            for voice in voices:
                for message in said:
                    words = voice.say(message)
                    assert words
                    assert "⁨" not in words
    for voice in voices:
        assert voice.missing == set()


def heard(game: Game, seed: str, decisions: int) -> Iterator[Msg]:
    """What people are told in the first decisions of a random game."""
    rng = Rng(seed)
    state = game.deal(seed)
    seats = state.seats()
    known: set[str] = set()
    for count in range(decisions):
        decision = state.decision
        if decision is None:
            break
        state.log = []
        said = [decision.prompt.message, *(choice.label for choice in state.choices())]
        if count % 20 == 0:
            for verb in state.verbs().all:
                said += [reason.message for reason in state.explain(decision.seat, verb.base)]
        for viewer in (-1, *range(seats)):
            said += told(game, state, viewer)
        for option in decision.options[:6]:
            said += [fact.message for fact in game.box.preview(state, decision.seat, option)]
        state.play(decision.options[rng.below(len(decision.options))])
        said += [event.message(viewer) for event in state.log for viewer in (-1, *range(seats))]
        for message in said:
            key = repr(message)
            if key not in known:
                known.add(key)
                yield message
    if state.outcome is not None:
        yield Msg(f"{game.name}-ending-{state.outcome.ending}", state.outcome.about)
        for seat in state.outcome.scores:
            yield from (Msg(f"{game.name}-score-{line}") for line, _ in seat)


def told(game: Game, state: State, viewer: int) -> Iterator[Msg]:
    """The words of goals and dangers."""
    for goal in game.box.goals(state, viewer):
        yield goal.title
        yield from (part.label for part in goal.parts)
        if goal.why is not None:
            yield goal.why
    yield from (danger.message for danger in game.box.dangers(state, viewer))


def test_a_refusal_is_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LUDOTEKA_LANG", "en")
    with pytest.raises(Refused, match=r"^There is no game “chess” on the shelf; there are: .*shards"):
        ludoteka.game("chess")
    monkeypatch.setenv("LUDOTEKA_LANG", "ru")
    with pytest.raises(Refused, match=r"^На полке нет игры «chess»; есть: .*shards"):
        ludoteka.game("chess")


@pytest.mark.parametrize(
    ("n", "words"),
    [
        (1, "Получите 1 кристалл."),
        (2, "Получите 2 кристалла."),
        (5, "Получите 5 кристаллов."),
        (11, "Получите 11 кристаллов."),
        (21, "Получите 21 кристалл."),
        (22, "Получите 22 кристалла."),
    ],
)
def test_russian_plurals(n: int, words: str) -> None:
    assert Voice("ru").text("shards-say-gain-gems", n=n) == words


def test_terms_seats_lists_and_nested_messages() -> None:
    voice = Voice("ru", names=("Аня", "Бот"))
    assert voice.text("shards-event-played", seat="seat:0", card="card:fungal_hermit") == (
        "Аня разыгрывает: Грибная отшельница."
    )
    assert voice.text("shards-do-take-leader", leader="leader:volos") == "Взять лидера: Велес"
    condition = Msg("shards-if-mastery", {"n": 10})
    then = [Msg("shards-say-draw", {"n": 2})]
    assert voice.text("shards-say-when", **{"if": condition, "then": then}) == "При мастерстве 10: возьмите 2 карты."
    assert Voice("en").text("shards-event-drew-hidden", seat="seat:2") == "Player C draws a card."
    assert voice.missing == set()


def test_words_from_outside_are_never_terms() -> None:
    """What somebody typed is quoted, not looked up."""
    voice = Voice("en")
    assert "card:fungal_hermit" in voice.text("kernel-no-such-act", intent="card:fungal_hermit")


def test_a_missing_message_is_noticed_and_shown_whole() -> None:
    voice = Voice("ru")
    assert voice.text("shards-no-such-thing", n=3) == "shards-no-such-thing n=3"
    assert voice.missing == {"shards-no-such-thing"}


@pytest.mark.parametrize(
    ("env", "language"),
    [
        ({"LUDOTEKA_LANG": "ru"}, "ru"),
        ({"LUDOTEKA_LANG": "en", "LANG": "ru_RU.UTF-8"}, "en"),
        ({"LANG": "ru_RU.UTF-8"}, "ru"),
        ({"LC_ALL": "de_DE.UTF-8"}, "en"),
        ({}, "en"),
    ],
)
def test_the_language_of_the_process(env: dict[str, str], language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("LUDOTEKA_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in env.items():
        monkeypatch.setenv(name, value)
    assert Voice().language == language
