"""Kinds of values: written and read back, refused when they are not of their kind; sights of views."""

from __future__ import annotations

from typing import Any

import pytest

from ludoteka.games import shelf
from ludoteka.games.evolution.twins import Rules
from ludoteka.games.shards.cards.starters import BLASTER, CRYSTAL
from ludoteka.games.shards.deck import CARD, IN_PLAY
from ludoteka.games.shards.player import Player
from ludoteka.kernel.choices import COUNT, SEAT_NOUN, Noun, Term, Verbs
from ludoteka.kernel.digests import digest, packed, poured
from ludoteka.kernel.game import Game, Setting
from ludoteka.kernel.kinds import FLAG, NUMBER, SEAT, WORD, Kind, Many, Name
from ludoteka.kernel.machine import BOOK, FRAMED, PRINTED, Doing, enter
from ludoteka.kernel.piles import Piled
from ludoteka.kernel.plain import equal, load, save, view
from ludoteka.kernel.refusal import Msg, Refused, bare
from ludoteka.kernel.seats import letter, seat_of


@pytest.mark.parametrize(
    ("kind", "value", "saved", "words"),
    [
        (NUMBER, 7, 7, "7"),
        (NUMBER, -1, -1, "-1"),
        (FLAG, True, True, "yes"),
        (FLAG, False, False, "no"),
        (WORD, "team", "team", "team"),
        (SEAT, 2, 2, "C"),
        (SEAT, -1, -1, "-"),
        (CARD, CRYSTAL, "crystal", "Crystal"),
        (CARD, -1, None, "-"),
        (Many(NUMBER), [1, 2], [1, 2], "1, 2"),
        (Many(NUMBER), [], [], "nothing"),
        (Many(CARD), [CRYSTAL, BLASTER], ["crystal", "blaster"], "Crystal, Blaster"),
    ],
)
def test_values_are_written_and_read(kind: Kind, value: Any, saved: Any, words: str) -> None:
    assert kind.save(value) == saved
    assert kind.load(saved) == value
    assert kind.words(value) == words
    assert kind.read(words) == value


@pytest.mark.parametrize(
    ("kind", "bad"),
    [
        (NUMBER, True),
        (NUMBER, "1"),
        (NUMBER, 1.0),
        (FLAG, 1),
        (FLAG, None),
        (WORD, 3),
        (SEAT, 26),
        (SEAT, -2),
        (SEAT, True),
        (CARD, "no_such_card"),
        (CARD, 3),
        (IN_PLAY, "axia"),
        (IN_PLAY, {"is": "axia"}),
        (IN_PLAY, {"is": "axia", "marks": ["asleep"]}),
        (IN_PLAY, {"is": "axia", "marks": 3}),
        (Many(NUMBER), 3),
        (Many(NUMBER), ["a"]),
        (Piled(CARD, 0), []),
        (Piled(CARD, 0), {"stream": 0, "bag": [], "top": []}),
        (PRINTED, "shards/nothing"),
        (PRINTED, 3),
        (FRAMED, {"passage": "shards.nowhere"}),
        (FRAMED, {"passage": ["x"]}),
        (FRAMED, None),
    ],
)
def test_what_is_not_of_its_kind_is_refused(kind: Kind, bad: Any) -> None:
    with pytest.raises(Refused):
        kind.load(bad)


@pytest.mark.parametrize(("kind", "bad"), [(NUMBER, "x"), (FLAG, "maybe"), (SEAT, "AB"), (SEAT, "?"), (CARD, "x")])
def test_words_that_say_nothing_are_refused(kind: Kind, bad: str) -> None:
    with pytest.raises(Refused):
        kind.read(bad)


def test_names_with_commas_in_a_list() -> None:
    cards = Many(CARD)
    words = "Crystal, Zetta, The Encryptor, Omnius, The All-Knowing, Blaster"
    assert cards.words(cards.read(words)) == words
    with pytest.raises(Refused):
        cards.read("Crystal, Zetta, The Blaster")


def test_marks_are_written_behind_the_name() -> None:
    zetta = CARD.read("Zetta, The Encryptor")
    assert IN_PLAY.words(zetta | 128) == "Zetta, The Encryptor (exhausted)"
    assert IN_PLAY.read("Zetta, The Encryptor (exhausted)") == zetta | 128
    assert Many(IN_PLAY).read("Axia, Zetta, The Encryptor (exhausted)")[1] == zetta | 128


def test_seats_have_letters() -> None:
    assert [letter(seat) for seat in (-1, 0, 25)] == ["-", "A", "Z"]
    assert [seat_of(word) for word in ("-", "A", "Z")] == [-1, 0, 25]


def test_a_view_shows_by_sight() -> None:
    player = Player(1)
    player.hand = [CRYSTAL, BLASTER]
    player.secret = [2]
    assert view(player, 1)["hand"] == ["crystal", "blaster"]
    assert view(player, 0)["hand"] == 2
    assert view(player, -1)["secret"] == 1
    state = shelf.game("shards", 2).deal(1)
    assert state.view(0)["box"] == 4


def test_fields_missing_or_too_many_are_named() -> None:
    data = save(Player(0))
    for bad, field in (
        ({**data, "colour": 1}, "colour"),
        ({k: v for k, v in data.items() if k != "gems"}, "gems"),
        ({**data, "gems": "x"}, "gems"),
    ):
        with pytest.raises(Refused) as refusal:
            load(Player(0), bad)
        assert refusal.value.message.args["field"] == field


def test_equality_is_by_value() -> None:
    one, other = Player(0), Player(0)
    assert equal(one, other)
    other.gems = 1
    assert not equal(one, other)
    assert not equal(one, Doing(BOOK["-"], 0))


def test_the_hash_is_stable() -> None:
    assert digest({"b": [1, True, None], "a": "щит"}) == digest({"a": "щит", "b": [1, True, None]})
    assert digest([]) == "71857576257465c7"


def test_an_address_is_given_once() -> None:
    with pytest.raises(AssertionError):
        enter("-", BOOK["-"])


def test_a_doing_frame_is_saved_by_address() -> None:
    address = next(address for address in BOOK if address.startswith("shards/"))
    frame = Doing(BOOK[address], 1, 2, 3, 4)
    frame.at = 1
    saved = FRAMED.save(frame)
    assert saved["text"] == address
    again = FRAMED.load(saved)
    assert equal(frame, again)
    assert equal(frame.clone(), frame)


def test_verbs_own_runs_of_numbers() -> None:
    verbs = Verbs("toy")
    go = verbs.verb("go")
    pay = verbs.verb("pay", COUNT, 5)
    who = verbs.verb("name", SEAT_NOUN, 2)
    term = verbs.verb("take", Term("leader", ["a"], ["Anna"]), 3)
    assert (go, pay, who, term) == (0, 1, 6, 8)
    state = shelf.game("shards", 2).deal(1)
    assert verbs.choice(state, 0, 4).notation == "pay 3"
    assert verbs.choice(state, 0, 7).notation == "name B"
    assert verbs.choice(state, 0, 8).label == Msg("toy-do-take", {"leader": "leader:a"})
    assert verbs.choice(state, 0, 0).notation == "go"
    assert verbs.find(state, 0, "pay 3") == 4
    assert verbs.find(state, 0, "go") == 0
    assert verbs.find(state, 0, "pay 9") == -1
    assert verbs.find(state, 0, "fly") == -1
    assert Noun[Any]().places(state, 0, 0) == []


def test_messages_as_plain_data() -> None:
    message = Msg("a", {"n": 1, "list": [Msg("b"), "c"], "of": Msg("d", {"x": "card:e"})})
    assert message.data() == {
        "id": "a",
        "args": {
            "n": 1,
            "list": [{"id": "b", "args": {}}, "c"],
            "of": {"id": "d", "args": {"x": "card:e"}},
        },
    }
    assert message != Msg("a")
    assert bare(Msg("a", {"n": 1})) == "a n=1"


def test_a_setting_knows_its_default() -> None:
    with pytest.raises(AssertionError):
        Setting("x", (1, 2), 3)


def test_the_ruleset_tells_rules_apart() -> None:
    box = shelf.box("shards")
    assert Game(box, 2, {}).ruleset == Game(box, 2, {"relics": True}).ruleset
    known = {Game(box, players, {"relics": relics}).ruleset for players in (2, 3, 4) for relics in (True, False)}
    assert len(known) == 6


def numbers(kind: Kind, value: Any) -> list[int]:
    found: list[int] = []
    kind.pour(value, found)
    return found


def test_a_hash_knows_a_thing_by_its_id_and_not_by_its_number() -> None:
    before, after = Name(["axe", "bow"], ["Axe", "Bow"]), Name(["new", "bow", "axe"], ["New", "Bow", "Axe"])
    assert numbers(before, 0) == numbers(after, 2)
    assert numbers(Many(before), [0, 1, 0]) == numbers(Many(after), [2, 1, 2]) != numbers(Many(after), [2, 2, 1])
    assert numbers(before, -1) == numbers(after, -1) != numbers(after, 0)


@pytest.mark.parametrize(
    ("kind", "one", "other"),
    [
        (NUMBER, 7, 8),
        (FLAG, True, False),
        (WORD, "team", "meat"),
        (Many(NUMBER), [], [0]),
        (Many(FLAG), [True, False], [False, True]),
        (Many(Many(NUMBER)), [[1], [2]], [[1, 2], []]),
        (CARD, CRYSTAL, BLASTER),
        (IN_PLAY, IN_PLAY.read("Axia"), IN_PLAY.read("Axia (exhausted)")),
    ],
)
def test_what_differs_is_poured_differently(kind: Kind, one: Any, other: Any) -> None:
    assert numbers(kind, one) == numbers(kind, one) != numbers(kind, other)


def test_a_hash_is_the_same_on_every_machine_and_takes_numbers_of_any_length() -> None:
    assert poured(packed([1, -1, 2**62])) == "2-e18a248b1a9292a4"
    assert poured(packed([10**30])) != poured(packed([10**30 + 1]))


@pytest.mark.parametrize("far", [2**62, -(2**62), 2**64, 10**30])
def test_a_number_that_is_too_long_for_the_compiled_form_is_refused_in_both(far: int) -> None:
    for kind in (NUMBER, SEAT, Many(NUMBER)):
        with pytest.raises(Refused):
            kind.load([far] if isinstance(kind, Many) else far)
    with pytest.raises(Refused):
        NUMBER.read(str(far))
    with pytest.raises(Refused):
        shelf.game("shards", far)
    assert NUMBER.load(2**62 - 1) == 2**62 - 1


def test_a_hash_is_made_as_the_known_one_was() -> None:
    state = shelf.game_of("shards", 2, {}).deal("x")
    old = digest(save(state))
    assert state.digest().startswith("2-")
    assert state.digest_like(old) == old
    assert state.digest_like(state.digest()) == state.digest()


def test_what_came_late_is_told_only_where_it_differs() -> None:
    assert "band_before_traits" not in save(Rules())
    assert save(Rules({"band_before_traits": True}))["band_before_traits"] is True
    plain: list[int] = []
    Rules().pour(plain)
    other: list[int] = []
    Rules({"band_before_traits": True}).pour(other)
    assert len(other) == len(plain) + 2  # its name and its value


def test_what_came_late_is_read_from_before_it_came() -> None:
    rules = Rules({"band_before_traits": True})
    load(rules, save(Rules()))
    assert not rules.band_before_traits
    load(rules, save(Rules({"band_before_traits": True})))
    assert rules.band_before_traits
    lacking = save(Rules())
    del lacking["ether"]
    with pytest.raises(Refused, match="ether"):
        load(rules, lacking)


def test_a_table_that_keeps_to_the_default_of_a_late_option_is_as_it_was() -> None:
    plain = shelf.game_of("evolution", 2, {})
    same = shelf.game_of("evolution", 2, {"band_before_traits": False})
    other = shelf.game_of("evolution", 2, {"band_before_traits": True})
    assert plain.ruleset == same.ruleset != other.ruleset
    assert "band_before_traits" not in plain.header()["options"]
    assert other.header()["options"]["band_before_traits"] is True
    assert other.load(other.save(other.deal(1))) == other.deal(1)
    assert plain.deal(1).digest() == same.deal(1).digest() != other.deal(1).digest()
