"""The plain bots: legal, fair by construction, reproducible, and the greedy one better than chance."""

from __future__ import annotations

import pytest

from ludoteka.bots.levels import LEVELS, bot, ladder
from ludoteka.bots.observer import Observer
from ludoteka.bots.player import Bot, HastyBot
from ludoteka.bots.search import ahead
from ludoteka.bots.weights import policy_of
from ludoteka.games.shelf import SHELF, box, game_of
from ludoteka.kernel.luck import Rng
from ludoteka.kernel.machine import State
from ludoteka.kernel.refusal import Refused

GAMES = sorted(SHELF)
PLAIN_LEVELS = ("random", "greedy")


def table(game: str, seed: str) -> State:
    players = 2 if 2 in box(game).players() else box(game).players()[0]
    return game_of(game, players, {}).deal(seed)


def play(state: State, bots: list[Bot], limit: int) -> list[int]:
    """Let bots play; the options they took."""
    observers = [Observer(state, seat) for seat in range(state.seats())]
    taken: list[int] = []
    while not state.ending and len(taken) < limit:
        seat = state.actor
        option = bots[seat].choose(observers[seat])
        assert option in state.options()
        state.play(option)
        taken.append(option)
    return taken


@pytest.mark.parametrize("level", PLAIN_LEVELS)
@pytest.mark.parametrize("game", GAMES)
def test_a_bot_is_legal_and_the_same_seed_gives_the_same_game(game: str, level: str) -> None:
    runs = []
    for _ in range(2):
        state = table(game, "legal")
        bots = [bot(level, box(game), f"seat {seat}") for seat in range(state.seats())]
        runs.append((play(state, bots, 300), state.digest()))
    assert runs[0] == runs[1]


@pytest.mark.parametrize("game", GAMES)
def test_thinking_does_not_touch_the_table(game: str) -> None:
    state = table(game, "thinking")
    greedy = bot("greedy", box(game), "1")
    rng = Rng("walk")
    for _ in range(60):
        if state.ending:
            break
        before = state.digest()
        greedy.choose(Observer(state, state.actor))
        assert state.digest() == before
        options = state.options()
        state.play(options[rng.below(len(options))])


@pytest.mark.parametrize("game", GAMES)
def test_an_observer_tells_no_more_than_the_view(game: str) -> None:
    """Through a redealt twin of the table the observer says the same, word for word."""
    state = table(game, "observer")
    rng = Rng("walk")
    for _ in range(60):
        if state.ending:
            break
        seat = state.actor
        mine = Observer(state, seat)
        twin = Observer(mine.world(rng), seat)
        assert twin.view() == mine.view()
        assert twin.options() == mine.options()
        assert [c.data() for c in twin.choices()] == [c.data() for c in mine.choices()]
        options = state.options()
        state.play(options[rng.below(len(options))])


def test_a_seat_that_is_not_asked_has_no_options() -> None:
    state = table("shards", "asked")
    other = Observer(state, 1 - state.actor)
    assert not other.is_asked()
    assert other.options() == []
    assert other.prompt() is None
    assert other.choices() == []


def test_greedy_beats_random_in_shards() -> None:
    """Paired: each deal is played twice, the seats exchanged. A coin would pass once in five thousand tries."""
    won = 0
    for pair in range(10):
        for seat in (0, 1):
            state = table("shards", f"pair {pair}")
            levels = ["random", "random"]
            levels[seat] = "greedy"
            play(state, [bot(level, box("shards"), f"{pair} {seat} {level}") for level in levels], 100_000)
            won += seat in state.winners
    assert won >= 18


@pytest.mark.parametrize("game", GAMES)
def test_what_was_learned_fits_the_game(game: str) -> None:
    """A game that got other cards or acts must be practised again, or its bots know nothing."""
    assert any(policy_of(box(game)).weights)


@pytest.mark.parametrize("game", GAMES)
def test_a_novice_is_no_random_generator_and_a_master_no_novice(game: str) -> None:
    """What each level holds to, on the same tastes: nobody is blind, and the higher hold to them more firmly."""
    rungs = ladder(box(game))
    novice, apprentice = rungs["novice"].firmly, rungs["apprentice"].firmly
    assert 0 < rungs["beginner"].firmly < novice < apprentice <= rungs["master"].firmly == 1
    policy = policy_of(box(game))
    state = table(game, "tastes")
    rng = Rng("walk")
    told = 0
    for _ in range(200):
        if state.ending:
            break
        options = state.options()
        if len(options) > 1:
            best = [max(policy.held(firmly).shares(state, options)) for firmly in (novice, apprentice, 1.0)]
            assert 1 / len(options) <= best[0] + 1e-9
            assert best[0] <= best[1] + 1e-9
            assert best[1] <= best[2] + 1e-9
            told += best[0] > 1.05 / len(options)
        state.play(options[rng.below(len(options))])
    assert told >= 10


@pytest.mark.parametrize("game", ["elves", "etherstone", "evolution"])
def test_who_is_hasty_looks_ahead_at_that_share_of_questions(game: str) -> None:
    """At none, at half, at all: the more it looks, the oftener it takes what leaves it best off in the same world."""
    mind = policy_of(box(game))
    found = []
    for looks in (0.0, 0.5, 1.0):
        state = table(game, "hasty")
        hasty = HastyBot("1", mind, looks)
        rng = Rng("walk")
        best = asked = 0
        while not state.ending and asked < 150:
            options = state.options()
            if len(options) > 1:
                taken = hasty.taken(state.clone(), options, state.actor)
                worths = ahead(mind, state, options, state.actor)
                best += worths[options.index(taken)] == max(worths)
                asked += 1
            state.play(options[rng.below(len(options))])
        found.append(best / asked)
    assert found[0] + 0.1 < found[1] < found[2] == 1.0


@pytest.mark.parametrize("game", GAMES)
def test_every_rung_is_climbed_by_its_own_kind(game: str) -> None:
    """A rung that looks ahead now and then is a hasty bot's, and nobody has both looks and worlds."""
    for level, rung in ladder(box(game)).items():
        assert not (rung.looks and rung.worlds)
        assert isinstance(bot(level, box(game), "1"), HastyBot) == bool(rung.looks)


def test_an_unknown_level_is_refused_with_those_there_are() -> None:
    with pytest.raises(Refused) as refusal:
        bot("genius", box("shards"), "1")
    assert "genius" in str(refusal.value)
    assert all(level in str(refusal.value) for level in LEVELS)
