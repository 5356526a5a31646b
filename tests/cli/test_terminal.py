"""The drawn table, played by a pilot that presses keys as a person would."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import partial
from io import StringIO
from json import dumps
from pathlib import Path
from threading import Event
from typing import Any

import pytest
from rich.console import Console
from textual.pilot import Pilot
from textual.widget import Widget
from textual.widgets import Input, OptionList, Static

from ludoteka.cli.moments import TIMES, Shown, shown
from ludoteka.cli.palette import fitting
from ludoteka.cli.playing import Table, latest
from ludoteka.cli.session import Sitter, Sitting, kept_record, resume
from ludoteka.cli.set_up import SetUp
from ludoteka.cli.sheets import Cards, HandOver, Menu, Question, Sheet
from ludoteka.cli.tables import board_of
from ludoteka.cli.terminal import Terminal
from ludoteka.cli.viewer import Viewer
from ludoteka.cli.wish import Wish
from ludoteka.games.shelf import SHELF, box, game_of
from ludoteka.kernel.luck import Rng
from ludoteka.kernel.machine import State
from ludoteka.kernel.match import Match
from ludoteka.kernel.moments import moments
from ludoteka.kernel.refusal import Refused
from ludoteka.text.voice import Voice

SMALL = (80, 24)


def sat(game: str = "shards", seats: tuple[str, ...] = ("", "random"), seed: str = "7", lang: str = "en",
        **options: Any) -> Sitting:
    voice = Voice(lang)
    sitters = [Sitter(f"Seat{n}", level) for n, level in enumerate(seats)]
    return Sitting(Match(game_of(game, len(seats), options), seed), sitters, voice)


def app(sitting: Sitting | None, lang: str = "en") -> Terminal:
    return Terminal(Wish(Voice(lang), "shards", "7"), sitting)


async def settled(pilot: Pilot[None]) -> None:
    """Wait until bots have played and the screen is drawn."""
    await pilot.app.workers.wait_for_complete()
    await pilot.pause()


async def comes_true(pilot: Pilot[None], holds: Callable[[], bool]) -> bool:
    """Whether something holds once the screen is laid out: a layout takes as many rounds as it takes."""
    for _ in range(200):
        if holds():
            return True
        await pilot.pause(0.05)
    return False


async def at_rest(pilot: Pilot[None], board: Widget) -> None:
    """Wait until the table has stood at its lower end, as high as it is, for half a second."""
    seen, since = (-1, -1), 0
    while since < 10:
        now = (board.max_scroll_y, board.size.height)
        since = since + 1 if now == seen and is_at_its_end(board) else 0
        seen = now
        await pilot.pause(0.05)


def ends_within(inner: Widget, outer: Widget) -> bool:
    return inner.region.bottom <= outer.region.bottom


def is_high(widget: Widget, least: int) -> bool:
    return widget.size.height >= least


def is_at_its_end(board: Widget) -> bool:
    return board.scroll_offset.y == board.max_scroll_y


def words(pilot: Pilot[None], id: str) -> str:
    return str(pilot.app.screen.query_one(id, Static).render())


async def test_set_up_with_the_arrow_keys_then_play() -> None:
    terminal = app(None)
    async with terminal.run_test(size=SMALL) as pilot:
        await pilot.pause()
        assert isinstance(terminal.screen, SetUp)
        rows = [row.key for row in terminal.screen.listed]
        await pilot.press(*["down"] * (1 + rows.index("players")), "right")
        assert terminal.wish.players == 3
        await pilot.press("left")
        assert terminal.wish.players == 2
        await pilot.press(*["down"] * (rows.index("option relics") - rows.index("players")), "enter")
        assert terminal.wish.options == {"relics": False}
        await pilot.press("m")
        assert "option talons" in [row.key for row in terminal.screen.listed]
        await pilot.press("home", "enter")
        await settled(pilot)
        assert isinstance(terminal.screen, Table)
        assert not terminal.screen.sitting.game.options["relics"]


async def test_a_table_that_the_book_does_not_know_is_not_started() -> None:
    terminal = app(None)
    terminal.wish.options = {"variant": "team"}
    async with terminal.run_test(size=SMALL) as pilot:
        await pilot.pause()
        assert "four players" in words(pilot, "#problem")
        await pilot.press("enter")
        assert isinstance(terminal.screen, SetUp)


async def test_one_player_is_set_up_against_the_nemesis() -> None:
    wish = Wish(Voice("en"), "shards", "1")
    wish.players = 1
    wish.mend()
    assert wish.options == {"variant": "nemesis"}
    sitting = wish.sit_down()
    assert sitting.voice.seat(1) == "Nemesis"


@pytest.mark.parametrize("lang", ["en", "ru"])
@pytest.mark.parametrize("size", [SMALL, (140, 45)])
async def test_a_whole_game_by_number(lang: str, size: tuple[int, int]) -> None:
    """Always the first choice, as a hurried child would; the game ends and can be played again."""
    sitting = sat(lang=lang, seed="3")
    for _ in range(80):  # the first turns go by without the screen, to keep the test short
        sitting.let_bots_play()
        sitting.choose(sitting.choices()[0].option)
    terminal = app(sitting, lang)
    async with terminal.run_test(size=size) as pilot:
        await settled(pilot)
        for _ in range(8):
            await pilot.press("1", "enter")
            await settled(pilot)
        assert not sitting.state.ending
        while not sitting.state.ending:
            sitting.let_bots_play()
            if not sitting.state.ending:
                sitting.choose(sitting.choices()[0].option)
        table = terminal.screen
        assert isinstance(table, Table)
        table.go_on()
        await settled(pilot)
        assert sitting.voice.text("shards-ending-last-standing") in words(pilot, "#question")
        await pilot.press("enter")
        await pilot.pause()
        assert isinstance(terminal.screen, SetUp)


async def test_sheets_open_and_close_and_say_something() -> None:
    terminal = app(sat())
    async with terminal.run_test(size=SMALL) as pilot:
        await settled(pilot)
        sheets = {"question_mark": Sheet, "w": Sheet, "a": Sheet, "l": Sheet, "h": Sheet, "c": Cards}
        for key, kind in sheets.items():
            await pilot.press(key)
            await settled(pilot)
            assert isinstance(terminal.screen, kind), key
            await pilot.press("escape")
            await pilot.pause()
            assert isinstance(terminal.screen, Table), key


async def test_a_choice_made_while_the_adviser_thinks_makes_its_advice_void(monkeypatch: pytest.MonkeyPatch) -> None:
    sitting = sat("evolution", ("",))
    begun, go_on = Event(), Event()
    think = sitting.advice

    def slowly(state: State | None = None) -> list[str]:
        begun.set()
        assert go_on.wait(60)
        return think(state)

    monkeypatch.setattr(sitting, "advice", slowly)
    terminal = app(sitting)
    async with terminal.run_test(size=SMALL) as pilot:
        await settled(pilot)
        await pilot.press("a")
        while not begun.is_set():
            await pilot.pause()
        before = len(sitting.match.record.plies)
        await pilot.press("1", "enter")
        go_on.set()
        await settled(pilot)
        assert len(sitting.match.record.plies) == before + 1
        assert isinstance(terminal.screen, Table)


async def test_the_choice_under_the_cursor_glows() -> None:
    terminal = app(sat())
    async with terminal.run_test(size=SMALL) as pilot:
        await settled(pilot)
        table = terminal.screen
        assert isinstance(table, Table)
        assert table.glow() == set(table.offered[0].places) != set()
        await pilot.press("down")
        assert table.glow() == set(table.offered[1].places)


async def test_undo_takes_a_play_back_and_refuses_what_was_learned() -> None:
    sitting = sat()
    terminal = app(sitting)
    async with terminal.run_test(size=SMALL) as pilot:
        await settled(pilot)
        before = sitting.state.digest()
        await pilot.press("1", "enter")
        await settled(pilot)
        assert sitting.state.digest() != before
        await pilot.press("u")
        await settled(pilot)
        assert sitting.state.digest() == before
        await pilot.press("end", "enter")  # the end of the phase: new cards are drawn, and the bot plays
        await settled(pilot)
        after = sitting.state.digest()
        await pilot.press("u")
        await settled(pilot)
        assert sitting.state.digest() == after


async def test_a_number_puts_the_cursor_and_enter_takes_it() -> None:
    """Whatever the number of choices: a number and Enter is one choice, never two."""
    for sitting, digits in ((sat(auction=True), "12"), (sat(), "2")):
        terminal = app(sitting)
        async with terminal.run_test(size=SMALL) as pilot:
            await settled(pilot)
            wanted = sitting.choices()[int(digits) - 1].notation
            plies = len(sitting.match.record.plies)
            await pilot.press(*digits)
            await settled(pilot)
            assert len(sitting.match.record.plies) == plies
            await pilot.press("enter")
            await settled(pilot)
            assert sitting.match.record.plies[plies].notation == wanted


async def test_a_number_that_is_not_offered_leaves_the_cursor() -> None:
    terminal = app(sat())
    async with terminal.run_test(size=SMALL) as pilot:
        await settled(pilot)
        choices = terminal.screen.query_one("#choices", OptionList)
        await pilot.press("2", "9", "0")
        assert choices.highlighted == 1


@pytest.mark.parametrize(("size", "shown"), [((100, 30), True), (SMALL, False)])
async def test_a_tall_screen_tells_the_card_under_the_cursor(size: tuple[int, int], shown: bool) -> None:
    sitting = sat()
    terminal = app(sitting)
    async with terminal.run_test(size=size) as pilot:
        await settled(pilot)
        wanted = [choice.notation for choice in sitting.choices()].index("play Crystal")
        await pilot.press(str(wanted + 1))
        await settled(pilot)
        region = terminal.screen.query_one("#gist").region
        assert (region.height > 1) is shown
        drawn = "\n".join(row.text for row in terminal.screen._compositor.render_strips())
        assert ("Gain 1 gem." in drawn) is shown
        await pilot.press("end")  # the end of the phase speaks of no card, but tells what would be left in the hand
        await settled(pilot)
        drawn = "\n".join(row.text for row in terminal.screen._compositor.render_strips())
        assert ("Cards in hand not played: 5." in drawn) is shown


async def test_the_first_card_of_the_cards_to_be_seen_is_shown_whole() -> None:
    terminal = app(sat())
    async with terminal.run_test(size=(100, 30)) as pilot:
        await settled(pilot)
        await pilot.press("c")
        await settled(pilot)
        assert terminal.screen.query_one("#face").region.height > 3


def test_news_have_a_line_for_each_choice_and_name_its_maker_once() -> None:
    sitting = sat(seats=("", "greedy"))
    while sitting.state.actor == 0:
        sitting.choose(sitting.choices()[-1].option)
    sitting.let_bots_play()
    news = sitting.news(0, board_of("shards").dull)
    assert any(line.count("Seat1") == 1 and " · gains " in line for line in news)
    assert latest(news, 2, 60).count("\n") <= 1
    assert latest(news, 2, 60).startswith("… ")
    assert latest(["a", "b"], 4, 60) == "a\nb"


async def test_the_table_is_hidden_between_two_people() -> None:
    sitting = sat(seats=("", ""))
    terminal = app(sitting)
    async with terminal.run_test(size=SMALL) as pilot:
        await settled(pilot)
        assert isinstance(terminal.screen, HandOver)
        await pilot.press("enter")
        await settled(pilot)
        assert isinstance(terminal.screen, Table)
        first = sitting.state.actor
        assert sitting.viewer() == first
        await pilot.press("end", "enter")
        await settled(pilot)
        assert sitting.state.actor != first
        assert isinstance(terminal.screen, HandOver)
        assert not terminal.screen.query("#cloth")


async def test_saved_from_the_terminal_and_resumed(tmp_path: Path) -> None:
    sitting = sat(seed="11")
    file = tmp_path / "evening.ludo"
    terminal = app(sitting)
    async with terminal.run_test(size=SMALL) as pilot:
        await settled(pilot)
        await pilot.press("1", "enter")
        await settled(pilot)
        await pilot.press("q")
        await pilot.pause()
        assert isinstance(terminal.screen, Menu)
        await pilot.press("down", "enter")
        await pilot.pause()
        assert isinstance(terminal.screen, Question)
        terminal.screen.query_one(Input).value = str(file)
        await pilot.press("enter")
        await settled(pilot)
        digest = sitting.state.digest()
    again = resume(file.read_text("utf-8"), Voice("ru"))
    assert again.state.digest() == digest
    assert [sitter.level for sitter in again.sitters] == ["", "random"]
    assert again.voice.seat(1) == "Бот B"
    assert kept_record(file.read_text("utf-8"))[0].verify() == len(sitting.match.record.plies)


async def test_a_file_that_cannot_be_written_is_said(tmp_path: Path) -> None:
    sitting = sat()
    terminal = app(sitting)
    async with terminal.run_test(size=SMALL) as pilot:
        await settled(pilot)
        table = terminal.screen
        assert isinstance(table, Table)
        table.save_as(str(tmp_path / "no" / "such" / "place"))
        await pilot.pause()
        assert [note.severity for note in terminal._notifications] == ["error"]


async def test_the_viewer_steps_and_changes_eyes() -> None:
    sitting = sat(seats=("greedy", "random"), seed="4")
    sitting.let_bots_play()
    viewer = Viewer(sitting.match.record.write(), Voice("en"))
    async with viewer.run_test(size=SMALL) as pilot:
        await pilot.pause()
        plies = len(sitting.match.record.plies)
        assert f"step 0 of {plies}" in str(viewer.query_one("#title", Static).render())
        await pilot.press("n", "n", "p")
        assert viewer.at == 1
        await pilot.press("v")
        assert viewer.seat == 0
        assert isinstance(viewer.view()["players"][0]["hand"], list)  # type: ignore[index]
        assert isinstance(viewer.view()["players"][1]["hand"], int)  # type: ignore[index]
        await pilot.press("end")
        assert viewer.at == plies
        assert "last player standing" in str(viewer.query_one("#told", Static).render())
        await pilot.press("home")
        assert viewer.at == 0


def battle() -> Match:
    """A match of Elven Fury whose last choice was a battle of several blows."""
    match = Match(game_of("elves", 2, {}), "battle")
    rng = Rng("battle", "walk")
    while not match.made or [moment.kind for moment in moments(match.made[-1].events)].count("struck") < 3:
        question = match.question(match.state.actor)
        assert question is not None
        match.choose(question.seat, question.options[rng.below(len(question.options))])
    return match


async def test_the_viewer_steps_by_moments_there_and_back() -> None:
    match = battle()
    viewer = Viewer(match.record.write(), Voice("en"))
    plies = len(match.made)
    async with viewer.run_test(size=(100, 50)) as pilot:
        await pilot.pause()
        await pilot.press("end", "p")
        assert viewer.at == plies - 1
        expected = [one.words for one in shown(match.made[-1], -1, viewer.voice)]
        views = []
        for n, said in enumerate(expected, 1):
            await pilot.press("right")
            assert (viewer.at, viewer.seen) == (plies, n)
            assert said in words(pilot, "#told")
            views.append(viewer.view())
        assert len({dumps(view) for view in views}) > 3
        for n in reversed(range(1, len(expected))):
            await pilot.press("left")
            assert viewer.view() == views[n - 1]
        await pilot.press("left")
        assert viewer.at == plies - 1
        await pilot.press("pageup")
        assert viewer.at in viewer.turns
        at = viewer.at
        await pilot.press("pagedown")
        assert viewer.at > at


async def test_the_viewer_plays_by_itself_and_stops(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Shown, "time", lambda *_: 0.0)
    viewer = Viewer(battle().record.write(), Voice("en"))
    async with viewer.run_test(size=SMALL) as pilot:
        await pilot.pause()
        await pilot.press("end", "p", "p", "space")
        for _ in range(500):
            await pilot.pause(0.02)
            if not viewer.playing:
                break
        assert viewer.is_over()
        await pilot.press("minus")
        assert "½×" in words(pilot, "#title")


async def test_what_happens_is_shown_moment_by_moment(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each waits for its time to pass, here for ever, or for a key; what is asked comes when it has been seen."""
    monkeypatch.setattr(Shown, "time", lambda *_, **__: 1e6)
    sitting = sat(seed="3")
    sitting.let_bots_play()
    terminal = Terminal(Wish(Voice("en"), "shards", "7"), sitting, speed=1.0)
    async with terminal.run_test(size=SMALL) as pilot:
        await pilot.pause()
        table = terminal.screen
        assert isinstance(table, Table)
        asked = words(pilot, "#question")
        await pilot.press("1", "enter")
        await pilot.pause()
        seen = shown(sitting.made[-1], 0, sitting.voice)
        assert words(pilot, "#question") == seen[0].words != asked
        assert table.offered == []
        await pilot.press("u")
        assert len(sitting.made) > 0, "nothing is taken back meanwhile"
        await pilot.press(*["space"] * len(seen))
        await settled(pilot)
        assert table.now is None
        assert table.offered, "one's own next act is one key away"
        await pilot.press("1", "enter")
        await pilot.pause()
        assert table.now is not None
        await pilot.press("end")
        await settled(pilot)
        assert table.offered
        await pilot.press("minus", "plus", "plus")
        assert terminal.speed == 2.0


def test_the_terminal_and_the_page_take_the_same_time() -> None:
    page = (Path(__file__).parents[2] / "web/src/lib/scenes.ts").read_text("utf-8")
    listed = re.search(r"const TIMES = \[(.*?)\]", page)
    assert listed is not None
    assert [int(one) for one in listed[1].split(",")] == [round(1000 * TIMES[weight]) for weight in sorted(TIMES)]


@pytest.mark.parametrize("game", sorted(SHELF))
@pytest.mark.parametrize("lang", ["en", "ru"])
async def test_every_game_on_the_shelf_can_be_played_drawn(game: str, lang: str) -> None:
    """Every count of players: set up, drawn, and the first choices made by number."""
    for players in SHELF[game].players():
        wish = Wish(Voice(lang), game, "drawn")
        wish.players = players
        wish.mend()
        sitting = wish.sit_down()
        terminal = Terminal(wish, sitting)
        async with terminal.run_test(size=SMALL) as pilot:
            await settled(pilot)
            for _ in range(3):
                if sitting.state.ending:
                    break
                assert terminal.screen.query_one("#choices", OptionList).option_count == len(sitting.choices())
                await pilot.press("down", "enter")
                await settled(pilot)
        assert sitting.voice.missing == set()


ENDING = {
    "shards": {"end-main", "no-more", "decline"},
    "quarriors": {"end-turn", "done", "decline", "pass"},
    "etherstone": {"rest", "done", "decline"},
    "elves": {"pass", "pass-battle", "decline", "end-turn"},
    "evolution": {"pass", "create-nothing", "add-nothing", "sleep", "stop"},
}


def test_what_only_ends_or_declines_stands_last() -> None:
    """Whoever presses Enter without reading does something, wherever there is something to do."""
    for name in SHELF:
        sitting = sat(name, ("", ""), seed="last")
        ending = {verb.name for verb in sitting.state.verbs().all if verb.ends}
        assert ending == ENDING[name]
        for _ in range(120):
            if sitting.state.ending:
                break
            notations = [choice.notation for choice in sitting.choices()]
            assert notations == sorted(notations, key=lambda notation: notation in ending)
            assert sorted(notations) == sorted(choice.notation for choice in sitting.state.choices())
            sitting.choose(sitting.choices()[0].option)


async def test_keys_pressed_while_a_bot_thinks_choose_nothing() -> None:
    """Whoever is impatient neither plays for the bot nor takes the table from under it."""
    sitting = sat(seats=("", "greedy"))
    think, leave = sitting.think, Event()

    def slowly() -> int:
        leave.wait(20)
        return think()

    sitting.think = slowly  # type: ignore[method-assign]
    terminal = app(sitting)
    async with terminal.run_test(size=SMALL) as pilot:
        while not sitting.asks_bot():
            await pilot.press("end", "enter")
            await pilot.pause()
        plies = len(sitting.match.record.plies)
        await pilot.press("enter", "1", "enter", "u", "a", "w", "question_mark")
        await pilot.pause()
        assert len(sitting.match.record.plies) == plies
        assert isinstance(terminal.screen, Table)
        leave.set()
        await settled(pilot)
        assert sitting.asks_person()
        assert len(sitting.match.record.plies) > plies


@pytest.mark.parametrize("lang", ["en", "ru"])
async def test_the_keys_fit_on_eighty_columns(lang: str) -> None:
    for name in SHELF:
        windows = len(box(name).windows())
        assert len(Voice(lang).text("cli-keys-table", windows=windows)) <= 78


async def test_enter_pressed_twice_answers_one_question() -> None:
    """The second Enter was meant for the question that the first has answered."""
    sitting = sat()
    terminal = app(sitting)
    async with terminal.run_test(size=SMALL) as pilot:
        await settled(pilot)
        plies = len(sitting.match.record.plies)
        choices = terminal.screen.query_one("#choices", OptionList)
        choices.action_select()
        choices.action_select()
        await settled(pilot)
        assert len(sitting.match.record.plies) == plies + 1


@pytest.mark.parametrize("width", [80, 100, 140])
def test_names_in_the_row_are_folded_between_words(width: int) -> None:
    view = sat(lang="ru").state.view(0)
    view["row"] = ["optio_crusher"] * 6
    drawn = Console(width=width, file=StringIO())
    drawn.print(board_of("shards").render(view, 0, Voice("ru"), width))
    assert "Оптион-сокрушите" not in drawn.file.getvalue().replace("сокрушитель", "")  # type: ignore[attr-defined]



@pytest.mark.parametrize("size", [(80, 24), (60, 18)])
async def test_a_low_screen_shows_the_choices_and_the_end_of_the_table(size: tuple[int, int]) -> None:
    terminal = app(sat("evolution", ("", "random", "random", "random"), seed="3"))
    async with terminal.run_test(size=size) as pilot:
        await settled(pilot)
        for _ in range(12):
            await pilot.press("enter")
            await settled(pilot)
            screen = terminal.screen
            left, choices, board = (screen.query_one(id) for id in ("#left", "#choices", "#board"))
            least = min(4, screen.query_one("#choices", OptionList).option_count)
            assert await comes_true(pilot, partial(ends_within, choices, left))
            assert await comes_true(pilot, partial(is_high, choices, least))
            assert await comes_true(pilot, partial(is_at_its_end, board))


async def test_pages_scroll_the_table_not_the_choices() -> None:
    terminal = app(sat("evolution", ("", "random", "random", "random"), seed="3"))
    async with terminal.run_test(size=(60, 18)) as pilot:
        await settled(pilot)
        board, choices = terminal.screen.query_one("#board"), terminal.screen.query_one("#choices", OptionList)
        await at_rest(pilot, board)
        assert board.max_scroll_y > 0
        await pilot.press("pageup")
        assert await comes_true(pilot, lambda: board.scroll_offset.y < board.max_scroll_y)
        assert choices.highlighted == 0
        await pilot.press("pagedown")
        assert await comes_true(pilot, lambda: board.scroll_offset.y == board.max_scroll_y)


def test_keys_that_do_not_fit_are_left_out_with_a_sign() -> None:
    long, short = "a one · b two · c three · h help", "a one · b two · h help"
    assert fitting([long, short], 40) == long
    assert fitting([long, short], 25) == short
    assert fitting([long, short], 20) == "a one · … · h help"
    assert fitting([long, short], 10) == "… · h help"


async def test_a_choice_tells_what_it_would_do_and_the_goal_stands_above() -> None:
    """Where there is room."""
    terminal = app(sat(seed="7"))
    async with terminal.run_test(size=(100, 40)) as pilot:
        await settled(pilot)
        table = terminal.screen
        assert isinstance(table, Table)
        crystal = next(n for n, one in enumerate(table.offered) if one.notation == "play Crystal")
        table.query_one("#choices", OptionList).highlighted = crystal
        await pilot.pause()
        assert table.sitting.preview(table.offered[crystal]) == ["Seat0 gains 1 gem."]
        assert "eliminate every opponent" in words(pilot, "#question").lower(), "and the goal, from the first on"
        drawn = "\n".join("".join(s.text for s in line) for line in table._compositor.render_strips())
        assert "→ Seat0 gains 1 gem." in drawn


async def test_the_mouse_chooses_and_presses_the_keys_below() -> None:
    terminal = app(sat(seed="7"))
    async with terminal.run_test(size=SMALL) as pilot:
        await settled(pilot)
        table = terminal.screen
        assert isinstance(table, Table)
        asked = table.asked
        await pilot.click("#choices", offset=(4, 1))
        await settled(pilot)
        assert table.asked == asked + 1, "a click on the second choice takes it"
        keys = words(pilot, "#keys")
        await pilot.click("#keys", offset=(1 + keys.index("w why not"), 0))
        await pilot.pause()
        assert isinstance(terminal.screen, Sheet)


async def test_the_palette_has_every_command_in_the_readers_language() -> None:
    terminal = app(sat(lang="ru"), "ru")
    async with terminal.run_test(size=SMALL) as pilot:
        await settled(pilot)
        titles = [command.title for command in terminal.get_system_commands(terminal.screen)]
        assert titles[:2] == ["Объяснить выбор под курсором", "Почему нельзя?"]
        await pilot.press("ctrl+p")
        await pilot.pause()
        assert terminal.screen.query_one(Input).placeholder == "Что вы хотите сделать?"
        await pilot.press(*"Журнал")
        for _ in range(100):
            await pilot.pause(0.05)
            if terminal.screen.query_one(OptionList).option_count == 1:
                break
        await pilot.press("enter")
        for _ in range(100):
            await pilot.pause(0.05)
            if isinstance(terminal.screen, Sheet):
                break
        assert isinstance(terminal.screen, Sheet)


async def test_colours_can_be_chosen_and_a_name_that_is_none_is_refused() -> None:
    terminal = app(sat())
    terminal.dress("nord")
    assert terminal.theme == "nord"
    with pytest.raises(Refused, match=r"There is no theme “mauve”; there is: .*nord"):
        terminal.dress("mauve")


@pytest.mark.parametrize("name", SHELF)
def test_an_option_that_changes_nothing_is_not_offered(name: str) -> None:
    known = {setting.name: setting for setting in SHELF[name].settings()}
    for setting in known.values():
        for other, values in setting.when.items():
            allowed = SHELF[name].players() if other == "players" else known[other].values
            assert set(values) < set(allowed), "some values, not all, and such as there are"


def test_options_of_another_scenario_are_not_offered() -> None:
    wish = Wish(Voice("en"), "elves", "7")

    def offered() -> set[str]:
        return {row.key for row in wish.rows(rulings=True) if row.key.startswith("option ")}

    assert not {"option race", "option allies", "option ally_keeper", "option reveal"} & offered()
    wish.put(next(row for row in wish.rows() if row.key == "option scenario"), "races")
    wish.put(next(row for row in wish.rows() if row.key == "option layout"), "advanced")
    assert {"option race", "option reveal"} <= offered()
    assert "option allies" not in offered()
