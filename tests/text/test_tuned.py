"""Cards that were changed by play: the list says what they were, and only of cards that are ours."""

from __future__ import annotations

import pytest

from ludoteka.cli.main import main
from ludoteka.games.shelf import SHELF
from ludoteka.text.tuned import tuning_of


@pytest.mark.parametrize("game", SHELF)
def test_what_was_changed_is_other_now_and_ours(game: str) -> None:
    cards = {card.id: card for card in SHELF[game].cards()}
    for id, was in tuning_of(game).was.items():
        card = cards[id]
        assert card.provenance == "original" or card.source, id
        for fact, value in was.items():
            if fact == "text":
                assert set(value) == {"en", "ru"}
            else:
                assert card.facts.get(fact, card.cost if fact == "price" else None) != value, (id, fact)


def test_only_our_own_designs_were_changed() -> None:
    assert {game for game in SHELF if tuning_of(game).was} == {"elves", "etherstone"}


@pytest.mark.parametrize(
    ("language", "line"), [("en", "our first design: health 9"), ("ru", "в первом замысле: стойкость 9")]
)
def test_a_card_tells_what_it_was(
    language: str, line: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LUDOTEKA_LANG", language)  # the command tells it to those it starts
    assert main(["cards", "etherstone", "malvis_child_of_the_break", "--lang", language]) == 0
    assert line in " ".join(capsys.readouterr().out.replace("│", " ").split())
