"""The commands as a shell sees them: JSON shapes, exit codes, one sentence for bad input."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from ludoteka.bots.levels import LEVELS
from ludoteka.cli.bench import RULES, SEARCH, report
from ludoteka.cli.cards import face
from ludoteka.cli.main import COMMANDS, main
from ludoteka.cli.session import Sitter, Sitting
from ludoteka.games.shelf import SHELF, game_of
from ludoteka.kernel.game import Card
from ludoteka.kernel.match import Match
from ludoteka.lab import against, sim
from ludoteka.lab.bench import measure
from ludoteka.lab.sim import Plan, seated, simulate
from ludoteka.text.catalogue import cards_of
from ludoteka.text.ids import LANGUAGES, has
from ludoteka.text.rulebook import coverage, rules_of
from ludoteka.text.voice import Voice

Out = pytest.CaptureFixture[str]
SIM = ["sim", "shards", "--players", "2", "--games", "6", "--bots", "greedy,random", "--seed", "1", "--jobs", "1"]


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LUDOTEKA_LANG", "en")
    monkeypatch.setenv("COLUMNS", "100")


def data(argv: list[str], capsys: Out) -> Any:
    """The one JSON value on stdout."""
    assert main(argv) in (0, 1)
    return json.loads(capsys.readouterr().out)


def refused(argv: list[str], capsys: Out) -> str:
    """The one sentence of a bad call."""
    assert main(argv) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith("ludoteka: ")
    assert err.count("\n") == 1
    return err


def recorded(tmp_path: Path) -> Path:
    """A short record by bots."""
    sitting = Sitting(Match(game_of("shards", 2, {}), "9"), [Sitter("A", "greedy"), Sitter("B", "random")], Voice("en"))
    sitting.let_bots_play()
    file = tmp_path / "game.ludo"
    file.write_text(sitting.match.record.write(), "utf-8")
    return file


# --- every command ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("command", ["", *COMMANDS])
def test_every_command_has_help_in_both_languages(command: str, lang: str, capsys: Out) -> None:
    with pytest.raises(SystemExit) as leaving:
        main([*([command] if command else []), "--help", "--lang", lang])
    assert leaving.value.code == 0
    out = capsys.readouterr().out
    assert ("usage:" if lang == "en" else "вызов:") in out
    assert "cli-" not in out


@pytest.mark.parametrize("level", LEVELS)
def test_every_level_has_a_name(level: str) -> None:
    assert all(has(f"bots-{what}-{level}", language) for language in LANGUAGES for what in ("name", "level"))


def test_without_a_command_the_help_is_shown(capsys: Out) -> None:
    assert main([]) == 0
    assert "commands:" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("argv", "part"),
    [
        (["dance"], "“dance”"),
        (["sim"], "GAME"),
        (["sim", "chess"], "no game “chess”"),
        (["sim", "shards", "--players", "seven"], "“seven” is not a whole number"),
        (["sim", "shards", "--players", "7"], "cannot be played by 7"),
        (["sim", "shards", "--games", "0"], "--games must be at least 1"),
        (["sim", "shards", "--games", "1" + 23 * "0"], "--games must be at most 1"),
        (["arena", "shards", "--games", "1" + 23 * "0"], "--games must be at most 1"),
        (["sim", "shards", "--jobs", "100000"], "--jobs must be at most 1"),
        (["sim", "shards", "--jobs", "-3"], "--jobs must be at least 1"),
        (["sim", "shards", "--bots", "genius"], "no bot “genius”"),
        (["sim", "shards", "--bots", "greedy,"], "no bot “”"),
        (["sim", "shards", "--bots", "random,random,random"], "2 seats"),
        (["sim", "shards", "-o", "relics"], "“relics” is not of the form"),
        (["sim", "shards", "-o", "relics=maybe"], "cannot be “maybe”"),
        (["sim", "shards", "-o", "relics=False"], "cannot be “False”; it can be: no, yes."),
        (["sim", "shards", "-o", "colour=red"], "no option “colour”"),
        (["sim", "shards", "-o", "variant=team"], "exactly four"),
        (["sim", "shards", "--fast"], "--fast"),
        (["sim", "shards", "--seed"], "--seed wants a value"),
        (["arena", "shards", "--bots", "greedy"], "at least two bots"),
        (["serve", "--port", "80x"], "--port: “80x” is not a whole number."),
        (["bench", "--seconds", "long"], "--seconds: “long” is not a number."),
        (["bench", "chess"], "no game “chess”"),
        (["bench", "--seconds", "0"], "--seconds"),
        (["bench", "--against", "no/such/branch"], "no revision “no/such/branch”"),
        (["bench", "--against", ""], "no revision “”"),
        (["bench", "--against", "--help-me"], "--against wants a value"),
        (["bench", "--against", "HEAD", "--env"], "--env"),
        (["rules", "shards.no.such"], "no rule “shards.no.such”"),
        (["rules", "R99"], "no rule “R99”"),
        (["rules", "zzzzz"], "“zzzzz”"),
        (["rules", "--coverage", "chess"], "no game “chess”"),
        (["rules", "--primer", "chess"], "no game “chess”"),
        (["cards"], "missing: GAME\n"),
        (["cards", "chess"], "no game “chess”"),
        (["cards", "shards", "black lotus"], "no card “black lotus”"),
        (["replay", "/no/such/file"], "cannot be read"),
        (["replay", "/no/such/file", "--json"], "--json goes with --coach"),
        (["replay", "/no/such/file", "--coach"], "cannot be read"),
        (["play", "chess"], "no game “chess”"),
        (["play", "shards", "--seats", "a,b,c,d,e", "-y"], "cannot be played by 5"),
        (["play", "shards", "--players", "3", "--seats", "a,b", "-y"], "3 seats"),
        (["play", "--resume", "/no/such/file"], "cannot be read"),
        (["--lang", "de", "cards", "shards"], "“de”"),
    ],
)
def test_bad_input_is_one_sentence_and_code_2(argv: list[str], part: str, capsys: Out) -> None:
    assert part in refused(argv, capsys)


def test_complaints_are_in_the_language_asked_for(capsys: Out) -> None:
    assert "На полке нет игры" in refused(["cards", "chess", "--lang", "ru"], capsys)
    assert "Не понимаю" in refused(["--lang=ru", "cards", "shards", "--zzz"], capsys)


@settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(words=st.lists(st.text(max_size=12).filter(lambda word: word not in ("-h", "--help", "--version")), max_size=4))
@pytest.mark.parametrize("command", ["cards", "rules", "replay", "arena"])
def test_any_words_get_an_answer_or_a_sentence(command: str, words: list[str], capsys: Out) -> None:
    try:
        code = main([command, "--", *words])
    except SystemExit as leaving:
        code = int(str(leaving.code))
    err = capsys.readouterr().err
    assert code in (0, 1, 2)
    assert "Traceback" not in err
    assert "\x1b" not in err
    assert code != 2 or err.startswith("ludoteka: ")


# --- sim -----------------------------------------------------------------------------------------------------------


def test_sim_json_has_the_agreed_shape(capsys: Out) -> None:
    found = data([*SIM, "--json"], capsys)
    assert list(found) == [
        "game", "players", "games", "finished", "errors", "decisions", "seconds",
        "wins_by_seat", "wins_by_bot", "shares_by_seat", "shares_by_bot", "turns", "endings",
        "stood_still", "stood_still_games",
    ]  # fmt: skip
    assert (found["game"], found["players"], found["games"]) == ("shards", 2, 6)
    assert found["finished"] == 6
    assert found["errors"] == 0
    assert sum(found["wins_by_seat"]) == 6
    assert sum(found["wins_by_bot"].values()) == 6
    assert set(found["wins_by_bot"]) == {"greedy", "random"}
    assert set(found["turns"]) == {"mean", "min", "max"}
    assert found["turns"]["min"] <= found["turns"]["mean"] <= found["turns"]["max"]
    assert found["endings"] == {"last-standing": 6}
    assert found["stood_still"] == []


def test_sim_counts_do_not_depend_on_the_number_of_processes() -> None:
    plan = Plan("shards", 2, {}, ("random", "random"), "jobs", 101)
    told: list[int] = []
    alone, _ = simulate(plan, 1, told.append)
    together, _ = simulate(plan, 2)
    assert alone == together
    assert sum(told) == 101
    other, _ = simulate(Plan("shards", 2, {}, ("random", "random"), "other", 101), 1)
    assert other.decisions != alone.decisions


def test_sim_goes_on_where_it_was_interrupted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Out
) -> None:
    whole, _ = simulate(Plan("shards", 2, {}, ("random", "random"), "1", 45), 1)
    argv = ["sim", "shards", "-n", "45", "--seed", "1", "--jobs", "1", "--json", "--file", str(tmp_path / "kept")]
    played: list[int] = []
    play = sim.play_batch

    def until_interrupted(plan: Plan, first: int, last: int) -> sim.Tally:
        if len(played) == 3:
            raise KeyboardInterrupt
        played.append(first)
        return play(plan, first, last)

    monkeypatch.setattr(sim, "play_batch", until_interrupted)
    assert main(argv) == 130
    out, err = capsys.readouterr()
    assert json.loads(out)["games"] == 30
    assert "Interrupted after 30 of 45 games" in err
    with (tmp_path / "kept").open("a") as file:
        file.write('{"first": 30, "last"')  # cut off in its middle
    played.clear()
    monkeypatch.setattr(sim, "play_batch", until_interrupted)
    found = data(argv, capsys)
    assert played == [30, 40], "what is in the file is not played again"
    assert found["wins_by_seat"] == whole.wins_by_seat
    assert found["decisions"] == whole.decisions
    assert found["turns"] == whole.turns.data()
    assert main([*argv, "--seed", "2"]) == 2
    assert "results of other games" in capsys.readouterr().err


def test_bots_change_seats_from_game_to_game() -> None:
    """Greedy wins everything here, so the seats that win are the seats it sat in."""
    tally, _ = simulate(Plan("shards", 2, {}, ("greedy", "random"), "seats", 10), 1)
    assert tally.wins_by_bot == {"greedy": 10, "random": 0}
    assert tally.wins_by_seat == [5, 5]


def test_named_bots_fill_all_seats() -> None:
    assert seated(["greedy", "random"], 3) == ("greedy", "random", "greedy")


def test_a_game_that_fails_is_counted_and_told(monkeypatch: pytest.MonkeyPatch, capsys: Out) -> None:
    def broken(*_: object) -> int:
        raise ValueError("the dice fell off the table")

    monkeypatch.setattr(sim, "play_out", broken)
    assert main([*SIM, "--json"]) == 1
    out, err = capsys.readouterr()
    assert json.loads(out)["errors"] == 6
    assert "the dice fell off the table" in err
    assert "1/3" in err


def test_sim_for_people(capsys: Out) -> None:
    assert main(SIM) == 0
    out = capsys.readouterr().out
    assert "6 games, 6 finished, 0 failed; seed 1" in out
    assert "bot greedy" in out


def test_solo_games_are_simulated(capsys: Out) -> None:
    found = data(["sim", "shards", "-p", "1", "-o", "variant=nemesis", "-n", "3", "--seed", "1", "--json"], capsys)
    assert found["finished"] == 3
    assert len(found["wins_by_seat"]) == 2


# --- bench ---------------------------------------------------------------------------------------------------------


def test_bench_measures_every_figure() -> None:
    found = measure("shards", 0.2)
    assert set(found) == {
        "decisions_per_second_kernel", "decisions_per_second_interpreter", "clone_us", "options_us",
        "state_bytes", "games_per_second", "full_playouts_per_second", "search_full_playouts_per_second",
        "search_iterations_per_second", "search_decisions_per_second", "digest_us", "save_us", "load_us",
    }  # fmt: skip
    assert all(figure > 0 for figure in found.values())


def test_bench_json_has_a_row_for_each_form(capsys: Out) -> None:
    found = data(["bench", "shards", "--seconds", "0.1", "--json", "--peers"], capsys)
    assert set(found) == {"shards", "peers"}
    assert "pure" in found["shards"]
    assert set(found["shards"]) <= {"pure", "compiled"}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_bench_fits_eighty_columns_without_breaking_a_figure(
    lang: str, capsys: Out, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setattr("ludoteka.cli.bench.build", lambda: "plain")
    figures = {key: 1_234_567.8 for key, _ in (*RULES, *SEARCH)} | {"clone_us": 2.281, "games_per_second": 3268.7}
    report(["etherstone"], {"etherstone": {"pure": figures, "compiled": figures}}, Voice(lang))
    lines = [line.rstrip() for line in capsys.readouterr().out.splitlines()]
    assert max(map(len, lines)) <= 80
    rows = [line.split("  ") for line in lines if line.startswith("etherstone")]
    told = [[cell.strip() for cell in row if cell.strip()] for row in rows]
    rules = ["1 235 k", "1 235 k", "2.28", "1 235 k", "1 235 k", "3 269"]
    assert told == [["etherstone", form, *row] for row in (rules, ["1 235 k"] * 4) for form in ("pure", "compiled")]


def test_another_commit_is_measured_in_turns_and_the_best_of_each_counts(
    capsys: Out, monkeypatch: pytest.MonkeyPatch
) -> None:
    turns: list[str] = []

    def figures(tree: Path, name: str, seconds: float) -> dict[str, float]:
        turns.append(f"{tree.name} {name}")
        ours = tree == against.ROOT
        best = 2.0 if len(turns) in (5, 6) else 1.0  # in the third turn nothing else ran on the machine
        return {key: best * (3 if ours else 1) if more else (0.5 if ours else 2.0) / best
                for key, more in against.FIGURES.items()}  # fmt: skip

    monkeypatch.setattr(against, "built", lambda commit: Path("other") / commit[:4])
    monkeypatch.setattr(against, "compiled", lambda tree: None)
    monkeypatch.setattr(against, "commit_of", lambda revision: f"{revision}0" * 4)
    monkeypatch.setattr("ludoteka.cli.bench.commit_of", lambda revision: revision)
    monkeypatch.setattr(against, "figures", figures)
    found = data(["bench", "shards", "--against", "old", "--json"], capsys)
    assert turns == ["old0 shards", f"{against.ROOT.name} shards"] * against.ROUNDS
    shards = found["games"]["shards"]
    assert shards["decisions_per_second_kernel"] == {"theirs": 2.0, "ours": 6.0, "ratio": 3.0}
    assert shards["clone_us"] == {"theirs": 1.0, "ours": 0.25, "ratio": 4.0}
    assert found["revision"] == "old"
    assert found["commits"]["theirs"].startswith("old0")
    assert main(["bench", "shards", "--against", "old"]) == 0
    rows = [line.split() for line in capsys.readouterr().out.splitlines() if line.startswith("shards")]
    assert rows[2][:4] == ["shards", "×", "3.00", "3.00"]


# --- rules and cards -----------------------------------------------------------------------------------------------


def test_coverage_json_has_the_agreed_shape(capsys: Out) -> None:
    found = data(["rules", "--coverage", "--json"], capsys)
    assert set(found) == set(SHELF)
    assert found["shards"] == coverage("shards")
    assert list(found["shards"]) == ["rules", "kept", "proven", "advisory", "orphans"]


def test_a_rule_shows_wording_code_tests_and_rulings(capsys: Out) -> None:
    assert main(["rules", "shards.setup.leaders-dealt-randomly"]) == 0
    out = capsys.readouterr().out
    assert "leaders are dealt at random" in out
    assert "лидеры распределяются случайно" in out
    assert "src/ludoteka/games/shards/setup.py" in out
    assert "SetUp.take_leaders" in out
    assert "Ruling R08" in out
    found = data(["rules", "shards.mastery.own-gain-counts", "--json"], capsys)
    assert "tests/games/shards/mastery.story" in [test["file"] for test in found["proven"]]


def test_rules_are_found_by_words_of_either_language(capsys: Out) -> None:
    assert main(["rules", "по часовой стрелке"]) == 0
    assert "shards.setup.turn-order-clockwise" in capsys.readouterr().out
    assert main(["rules", "shards", "clockwise", "--lang", "ru"]) == 0
    assert "shards.setup.turn-order-clockwise" in capsys.readouterr().out
    assert main(["rules", "R17"]) == 0
    assert "-o all_power=…" in capsys.readouterr().out


def test_headings_are_in_the_language_asked_for(capsys: Out) -> None:
    main(["rules", "shards", "focus", "--lang", "en"])
    assert "Shards of Infinity · 1. Main phase" in capsys.readouterr().out
    main(["rules", "shards", "focus", "--lang", "ru"])
    assert "1. Основная фаза" in capsys.readouterr().out


def test_how_to_play_is_told_in_six_pages(capsys: Out) -> None:
    assert main(["rules", "elves", "--primer", "--lang", "en"]) == 0
    out = capsys.readouterr().out
    assert "How to play in two minutes" in out
    assert "3. a Land beside yours" in out
    assert "you are out" in out
    found = data(["rules", "elves", "--primer", "--json"], capsys)
    assert [page["id"] for page in found] == ["goal", "table", "turn", "fight", "end", "tips"]
    assert found[0]["ru"][0] == "Цель"


def test_all_rules_are_listed(capsys: Out) -> None:
    assert main(["rules", "shards"]) == 0
    out = capsys.readouterr().out
    assert all(id in out for id in rules_of("shards"))


@pytest.mark.parametrize("game", sorted(SHELF))
def test_cards_json_has_the_agreed_shape(game: str, capsys: Out) -> None:
    found = data(["cards", game, "--json"], capsys)
    for card in found:
        assert list(card)[:9] == [
            "id", "name", "faction", "kind", "cost", "copies", "text", "provenance", "expansion",
        ]  # fmt: skip
        assert set(card["name"]) == set(card["text"]) == {"ru", "en"}
        assert card["provenance"] in ("rulebook", "published", "original")
        assert isinstance(card["name_ru_ours"], bool)


def test_a_card_is_found_by_a_part_of_its_name_in_either_language(capsys: Out) -> None:
    for words in (["fungal"], ["отшельница"], ["Fungal", "Hermit"]):
        assert main(["cards", "shards", *words]) == 0
        out = capsys.readouterr().out
        assert "Fungal Hermit" in out
        assert "gain 5 health." in out
    assert main(["cards", "shards", "--lang", "ru"]) == 0
    assert "Грибная отшельница" in capsys.readouterr().out


def test_a_russian_name_of_our_own_says_so(capsys: Out) -> None:
    assert main(["cards", "shards", "Kiln Drone"]) == 0
    assert "our own translation" in capsys.readouterr().out
    assert data(["cards", "shards", "Kiln Drone", "--json"], capsys)[0]["name_ru_ours"] is True


# --- replay and arena ----------------------------------------------------------------------------------------------


def test_replay_tells_and_verifies(tmp_path: Path, capsys: Out) -> None:
    file = recorded(tmp_path)
    assert main(["replay", str(file), "--verify"]) == 0
    assert "every hash agrees" in capsys.readouterr().out
    assert main(["replay", str(file), "--plain"]) == 0
    out = capsys.readouterr().out
    assert out.startswith("1. Player ")
    assert "Winner: Player A" in out


def test_a_coach_goes_through_a_record(tmp_path: Path, capsys: Out) -> None:
    file = recorded(tmp_path)
    lines = file.read_text("utf-8").splitlines()
    begun = lines.index("") + 1
    file.write_text("\n".join(lines[: begun + 16]) + "\n", "utf-8")
    found = data(["replay", str(file), "--coach", "--json"], capsys)
    assert [len(seat["lessons"]) for seat in found["seats"]] == [3, 3]
    assert any(one["mark"] for one in found["decisions"]), "who chooses blindly makes mistakes"
    assert main(["replay", str(file), "--coach"]) == 0
    out, err = capsys.readouterr()
    assert f"Player B: accuracy {found['seats'][1]['accuracy']} of 100" in out
    assert err == ""
    assert main(["replay", str(file), "--coach", "--lang", "ru"]) == 0
    assert "точность" in capsys.readouterr().out


def test_a_record_that_was_tampered_with_is_refused(tmp_path: Path, capsys: Out) -> None:
    file = recorded(tmp_path)
    lines = file.read_text("utf-8").splitlines()
    lines[-3] = lines[-3][:-1] + ("0" if lines[-3][-1] != "0" else "1")
    file.write_text("\n".join(lines), "utf-8")
    assert "part ways at choice" in refused(["replay", str(file), "--verify"], capsys)
    for text in ("", "{", "[]", '{"format": "ludoteka table 1"}', "ludoteka record 1\nseed: 3\n\n", "\x00"):
        file.write_text(text, "utf-8")
        refused(["replay", str(file)], capsys)
        refused(["play", "--resume", str(file)], capsys)


def test_arena_json(tmp_path: Path, capsys: Out) -> None:
    call = ["arena", "shards", "--games", "4", "--seed", "1", "--jobs", "1", "--file", str(tmp_path / "r"), "--json"]
    found = data(call, capsys)
    assert {"game", "bots", "pairs", "ratings", "seats"} <= set(found)
    assert data(call, capsys) == found
    assert main(call[:-1]) == 0
    assert "greedy vs random: 100.0%" in capsys.readouterr().out


def test_json_is_alone_on_stdout_of_a_real_process(tmp_path: Path) -> None:
    env = {**os.environ, "LUDOTEKA_LANG": "ru", "LUDOTEKA_FORM": "pure"}
    call = [sys.executable, "-m", "ludoteka.cli.main", *SIM, "--json"]
    answer = subprocess.run(call, env=env, capture_output=True, text=True, check=True)
    assert json.loads(answer.stdout)["finished"] == 6
    assert answer.stderr == ""


def test_a_shared_win_is_shared_in_the_count() -> None:
    """In the team game two win each game, and one bot may hold both of their seats: shares add up to one."""
    plan = Plan("shards", 4, {"variant": "team"}, ("greedy", "random", "random", "greedy"), "team", 4)
    tally, seconds = simulate(plan, 1)
    assert sum(tally.wins_by_seat) == 8
    found = tally.data(plan.table(), seconds)
    assert sum(found["shares_by_seat"]) == 1
    assert sum(found["shares_by_bot"].values()) == 1


def test_where_points_add_up_the_end_tells_the_total() -> None:
    """Etherstone adds its lines up; the second line of Quarriors only breaks ties."""
    for name, adds_up in (("etherstone", True), ("quarriors", False)):
        sitters = [Sitter("A", "random"), Sitter("B", "random")]
        sitting = Sitting(Match(game_of(name, 2, {}), "4"), sitters, Voice("en"))
        sitting.let_bots_play()
        outcome = sitting.state.outcome
        assert outcome is not None
        for seat, line in enumerate(sitting.ending()[2:]):
            whole = sum(points for _, points in outcome.scores[seat])
            assert line.startswith(f"{'AB'[seat]}: total {whole}, ") is adds_up


def test_what_has_no_species_is_listed_last(capsys: Out) -> None:
    assert main(["cards", "etherstone"]) == 0
    lines = [line.strip() for line in capsys.readouterr().out.splitlines()]
    places = [lines.index(heading) for heading in ("black: mist-folk", "violet: distortions", "leader", "threat")]
    assert places == sorted(places)
    assert next(n for n, line in enumerate(lines) if line.startswith("Malvis")) > places[2]


def test_an_unknown_provenance_is_told_as_it_is() -> None:
    card = cards_of("shards")[0]
    odd = Card(
        card.id, card.en, card.ru, card.kind, card.faction, card.cost, card.copies, "hearsay", card.expansion, card.text
    )
    told = str(face("shards", odd, Voice("en")).renderable)
    assert "text: hearsay" in told
    assert "cli-" not in told


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "ludoteka: LUDOTEKA_FORM is “fast”; it can be: auto, pure, compiled.\n"),
        ("ru", "ludoteka: LUDOTEKA_FORM — «fast», а возможно: auto, pure, compiled.\n"),
    ],
)
def test_a_form_that_is_none_is_one_sentence(language: str, sentence: str) -> None:
    """To the command; a program that imports the package gets the ImportError."""
    called = "import sys; sys.argv[0] = '/usr/bin/ludoteka'; import ludoteka"
    env = {**os.environ, "LUDOTEKA_FORM": "fast", "LUDOTEKA_LANG": language}
    done = subprocess.run([sys.executable, "-c", called], env=env, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout, done.stderr) == (2, "", sentence)
