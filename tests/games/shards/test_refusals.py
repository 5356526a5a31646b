"""What one is told who may not: the condition that fails, with its rule, for acts and for answers alike."""

from __future__ import annotations

import pytest

from ludoteka.games.shards.state import Shards
from ludoteka.kernel.refusal import Refused
from ludoteka.text.voice import Voice
from tests.games.shards.table import dealt, laid

EN = Voice("en", ["Ann", "Bob", "Cleo"])
RU = Voice("ru", ["Аня", "Боря", "Вера"])


def refused(state: Shards, choice: str) -> tuple[str, str, tuple[str, ...]]:
    """The refusal of this choice in both languages, and its rules."""
    with pytest.raises(Refused) as refusal:
        state.apply(choice)
    message = refusal.value.message
    return EN.say(message), RU.say(message), refusal.value.rules


@pytest.mark.rule("shards.attack.distribute-freely")
def test_more_power_than_there_is() -> None:
    state = laid("A  power 9", players=3)
    state.apply("end-main")
    en, ru, rules = refused(state, "assign 10")
    assert en == "At most 9 power can be assigned; you named 10."
    assert ru == "Назначить можно не больше 9 мощи; названо 10."
    assert rules == ("shards.attack.distribute-freely",)


@pytest.mark.rule("shards.auction.must-raise")
def test_an_equal_bid() -> None:
    state = dealt(1, 3, auction=True)
    assert refused(state, "bid 0")[0] == "The first bid must be at least 1."
    state.apply("bid 5")
    en, ru, rules = refused(state, "bid 5")
    assert en == "A bid must be higher than 5."
    assert ru == "Ставка должна быть больше 5."
    assert "shards.auction.must-raise" in rules


@pytest.mark.rule("shards.shields.any-number-summed")
def test_a_shield_twice() -> None:
    state = laid("A  power 6", "B  hand Korvus Legionnaire, Crystal", players=2)
    state.apply("end-main")
    assert refused(state, "show Crystal")[0] == "Crystal must have a shield."
    state.apply("show Korvus Legionnaire")
    en, _, rules = refused(state, "show Korvus Legionnaire")
    assert en == "Korvus Legionnaire can be shown only once in an attack."
    assert rules == ("shards.shields.any-number-summed",)


@pytest.mark.rule("shards.champions.ongoing-effect")
def test_what_protects_a_champion_is_named() -> None:
    state = laid("A  power 20", "B  champions Zetta, The Encryptor, Evokatus", players=2)
    en, ru, _ = refused(state, "attack B Evokatus")
    assert en == "Evokatus must not be protected from attacks. Zetta, The Encryptor protects it."
    assert ru.endswith("Её защищает Зетта, Шифровальница.")
    state = laid("A  power 20  mastery 3", "B  mastery 7  champions Raidian, Cloud Master", players=2)
    en, _, _ = refused(state, "attack B Raidian, Cloud Master")
    assert en.endswith("It takes at least the mastery of its owner, 7; you have 3.")


@pytest.mark.rule("shards.general.opponent-definition")
def test_one_does_not_destroy_ones_own() -> None:
    state = laid(
        "A  hand Spore Cleric, Thorn Zealot  deck Crystal  champions Evokatus",
        "B  champions Drakonarius, Evokatus",
        players=2,
    )
    state.apply("play Spore Cleric")
    state.apply("play Thorn Zealot")
    en, ru, rules = refused(state, "destroy A Evokatus")
    assert en == "Only a champion of an opponent can be destroyed."
    assert ru == "Уничтожить можно только чемпиона противника."
    assert "shards.cards.destroy-definition" in rules
