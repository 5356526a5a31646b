"""What a story cannot say of the cards: who remembers what, what the catalogue tells, that none lacks its story."""

from __future__ import annotations

from pathlib import Path

from ludoteka.games import shelf
from ludoteka.games.elves.deck import ARTEFACT, HAS_ACTION, ID, PLAIN, SUIT, WORDS
from ludoteka.games.elves.words import Aimed, Amount, Reply, Word
from ludoteka.kernel.story import read_stories
from tests.games.elves.table import act, bare, card, hold

HERE = Path(__file__).parent
ACTIONS = [number for number in range(len(ID)) if HAS_ACTION[number]]
SHARED = {Word, Amount, Aimed, Reply}  # what words have in common


def test_every_action_and_artefact_is_carried_out_in_a_story() -> None:
    told = {
        line.partition("> ")[2]
        for file in HERE.glob("*.story")
        for story in read_stories(file.read_text("utf-8"))
        for _, line in story.lines
    }
    wanted = {f"{'use' if SUIT[number] == ARTEFACT else 'act'} {PLAIN[number]}" for number in ACTIONS}
    assert not wanted - told


def test_every_word_of_the_vocabulary_is_used_by_some_card() -> None:
    used = {type(word) for number in ACTIONS for word in WORDS[number]}
    assert used == words_below(Word) - SHARED


def words_below(kind: type[Word]) -> set[type[Word]]:
    found: set[type[Word]] = {kind}
    for one in kind.__subclasses__():
        found |= words_below(one)
    return found


def test_a_seen_hand_is_remembered_by_the_seer_alone() -> None:
    state = bare(3)
    state.players[0].artefacts = [card("Eye of the Owl")]
    hold(state, 1, "Shard Golem", "Guard of Darn")
    act(state, "use Eye of the Owl", "make-discard Shard Golem")
    assert state.players[1].discard == [card("Shard Golem")]
    assert state.view(0)["players"][0]["spied"] == [{"seat": 1, "card": "black-darna-guard"}]
    assert state.view(2)["players"][0]["spied"] == 1
    state.players[1].deck = [card("Initiate")] * 6
    for luck in range(20):
        assert state.redeal(0, luck).players[1].hand == [card("Guard of Darn")]


def test_the_catalogue_says_which_cards_are_ours() -> None:
    cards = shelf.box("elves").cards()
    assert sum(c.copies for c in cards if c.kind != "goal") == 135
    assert {c.provenance for c in cards if c.kind != "goal"} == {"original"}
    assert {c.id for c in cards if c.provenance == "rulebook"} == {
        "goal-four-towers",
        "goal-seven-lands",
        "goal-enemy-castle",
    }
