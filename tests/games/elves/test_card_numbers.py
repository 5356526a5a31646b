"""Every number, side, aim and time of every card, changed one by one: a story of the card must turn untrue."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path
from typing import TypeVar

import pytest

from ludoteka.games import shelf
from ludoteka.games.elves.blows import AddLife, CopyStrike, Damage, ExtraDamage, Heal, PreventDamage, ReplaceSide
from ludoteka.games.elves.deck import (
    ACTION,
    ACTS,
    ACTS_IN,
    ATTACKED,
    COPIES,
    EITHER,
    HAS_ACTION,
    ID,
    INITIATIVE,
    LIVES,
    PLAIN,
    PRICE,
    ROLE,
    SIDES,
    SLOTS,
    SUIT,
    SUITS,
    TIMING,
    TIMINGS,
    WORDS,
    Act,
)
from ludoteka.games.elves.errands import DiscardTheirs, Draw, GainArtefact, Recover
from ludoteka.games.elves.ranks import ChangeInitiative, ExtraAttack, Rotate, SkipTurn, SwapPlaces, SwapReserve
from ludoteka.games.elves.words import WHO, Word
from ludoteka.kernel.machine import Text
from ludoteka.kernel.story import Story, Untrue, read_header, read_stories, tell_story
from tests.games.printed import printed

HERE = Path(__file__).parent
STORIES = [
    story
    for file in [*sorted(HERE.glob("cards-*.story")), HERE / "artefacts.story", HERE / "layout.story"]
    for story in read_stories(file.read_text("utf-8"))
]
T = TypeVar("T")
Change = tuple[str, AbstractContextManager[None]]

# What nobody at the table could tell: who has no warrior in a battle has none to mean, whatever the time says, and
# what answers a strike has no other time than the strike.
ALIKE = {
    ("Initiate", "own-battle"),
    ("Kaelindra Goldshield", "own-battle"),
    ("Sniper", "response"),
    ("Berserker of the White Cliffs", "response"),
    ("Thorn of the Old Gods", "response"),
}


def own_stories(card: int) -> list[Story]:
    return [story for story in STORIES if any(PLAIN[card] in line for _, line in story.lines)]


def is_untrue(story: Story) -> bool:
    name, players, options = read_header(story.header)
    try:
        tell_story(story, shelf.game_of(name, players, options))
    except (Untrue, AssertionError, IndexError):
        return True
    return False


@contextmanager
def swapped(table: list[T], at: int, value: T) -> Iterator[None]:
    before = table[at]
    table[at] = value
    try:
        yield
    finally:
        table[at] = before


@contextmanager
def printed_anew(card: int, price: int, words: tuple[Word, ...], timing: int, role: int) -> Iterator[None]:
    """The Action of a card as if this stood on it."""
    lists = [ACTS_IN[SUIT[card]][window] for window in range(len(ACTS_IN[SUIT[card]]))]
    kept = [acts[:] for acts in lists]
    act = Act(card, price, COPIES[card], words, timing, role)
    for window, acts in enumerate(lists):
        acts[:] = [one for one in acts if one.card != card] + ([act] if act.windows >> window & 1 else [])
        acts.sort(key=lambda one: int(one.price))
    text = Text(*words)
    text.address = ACTION[card].address
    try:
        with (
            swapped(ACTS, card, act),
            swapped(PRICE, card, price),
            swapped(TIMING, card, timing),
            swapped(ROLE, card, role),
            swapped(WORDS, card, words),
            swapped(ACTION, card, text),
        ):
            yield
    finally:
        for acts, before in zip(lists, kept):
            acts[:] = before


def other_words(word: Word) -> Iterator[tuple[str, Word]]:
    """The same sentence with another number, aim or side in it."""
    if isinstance(word, CopyStrike | ExtraAttack | SkipTurn | SwapPlaces | SwapReserve | Rotate):
        for who in range(len(WHO)):
            if who != word.who:
                yield f"aimed at {WHO[who]}", type(word)(who)
    elif isinstance(word, ReplaceSide):
        for who in range(len(WHO)):
            if who != word.who:
                yield f"aimed at {WHO[who]}", ReplaceSide(who, word.to, word.only_strikes)
        for to, slot in enumerate(SLOTS):
            if to != word.to:
                yield f"becomes {slot}", ReplaceSide(word.who, to, word.only_strikes)
        if word.only_strikes:
            yield "of any side", ReplaceSide(word.who, word.to)
    elif isinstance(word, Damage | Heal | AddLife | ChangeInitiative):
        for who in range(len(WHO)):
            if who != word.who:
                yield f"aimed at {WHO[who]}", type(word)(who, word.n)
        for n in (word.n - 1, word.n + 1):
            yield f"by {n}", type(word)(word.who, n)
    elif isinstance(word, ExtraDamage | PreventDamage | Draw | Recover | DiscardTheirs | GainArtefact):
        for n in (word.n - 1, word.n + 1):
            yield f"by {n}", type(word)(n)


def fields_changed(card: int) -> Iterator[Change]:
    for table, what in ((INITIATIVE, "initiative"), (LIVES, "lives")):
        for n in (table[card] - 1, table[card] + 1):
            yield f"{what} {n}", swapped(table, card, n)
    for hand in range(3):
        for slot, name in enumerate(SLOTS):
            if slot != SIDES[card][hand]:
                sides = list(SIDES[card])
                sides[hand] = slot
                yield f"side {hand} {name}", swapped(SIDES, card, (sides[0], sides[1], sides[2]))


def action_changed(card: int) -> Iterator[Change]:
    price, words, timing, role = PRICE[card], WORDS[card], TIMING[card], ROLE[card]
    if SUIT[card] < SUITS.index("neutral"):
        for n in (price - 1, price + 1):
            yield f"price {n}", printed_anew(card, n, words, timing, role)
    for other, name in enumerate(TIMINGS):
        if other != timing and (PLAIN[card], name) not in ALIKE:
            yield f"time {name}", printed_anew(card, price, words, other, role)
    if role == ATTACKED:
        yield "for both sides", printed_anew(card, price, words, timing, EITHER)
    for i, word in enumerate(words):
        for what, other_word in other_words(word):
            yield what, printed_anew(card, price, (*words[:i], other_word, *words[i + 1 :]), timing, role)
    if len(words) > 1:
        yield "its last sentence left out", printed_anew(card, price, words[:-1], timing, role)


def changes(card: int) -> Iterator[Change]:
    if LIVES[card]:
        yield from fields_changed(card)
    if HAS_ACTION[card]:
        yield from action_changed(card)


@pytest.fixture(autouse=True)
def read_before() -> None:
    """What cards say is kept once it was said: it is said here, before anything is changed."""
    printed("elves")


@pytest.mark.parametrize("suit", ["forest", "black", "snow", "high", "neutral", "artefact"])
def test_whatever_is_changed_on_a_card_one_of_its_own_stories_notices(suit: str) -> None:
    unnoticed: list[str] = []
    for card in range(len(ID)):
        if SUITS[SUIT[card]] != suit:
            continue
        stories = own_stories(card)
        for what, change in changes(card):
            with change:
                if not any(is_untrue(story) for story in stories):
                    unnoticed.append(f"{PLAIN[card]}: {what}")
    assert not unnoticed, "\n".join(unnoticed)
