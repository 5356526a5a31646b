"""The stream of a table: choices, numbers, lost and doubled messages, taking back, giving up, talking."""

from __future__ import annotations

import asyncio
import random
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from ludoteka.games import shelf
from ludoteka.kernel.made import Made
from ludoteka.kernel.refusal import Msg
from ludoteka.room.play import Play
from tests.server.browser import QUICK, Browser, Server, Stream, play_on, serving
from tests.server.conftest import Seated


async def asked_of(one: Stream, other: Stream) -> tuple[Stream, Stream]:
    """Who of the two is asked, then the other."""
    assert one.position is not None
    return (one, other) if one.decision is not None else (other, one)


async def test_a_person_and_a_bot_play_to_the_end(anna: Browser) -> None:
    table = await anna.open("me", "random")
    async with anna.stream(table) as stream:
        await play_on({0: stream}, random.Random(1))
        assert stream.position is not None
        assert stream.position["outcome"]["ending"] == "last-standing"
        assert stream.position["asked"] == []
        numbers = [entry["number"] for entry in stream.log]
        assert numbers == sorted(set(numbers))


async def test_two_people_play_to_the_end_and_see_the_same_outcome(two: Seated, anna: Browser, boris: Browser) -> None:
    table = await two()
    async with anna.stream(table) as a, boris.stream(table) as b:
        await play_on({0: a, 1: b}, random.Random(2))
        assert a.position is not None
        assert b.position is not None
        assert a.position["outcome"] == b.position["outcome"]
        mine, theirs = a.position["view"]["players"][0], b.position["view"]["players"][0]
        assert len(mine["hand"]) == theirs["hand"]
        assert [entry["number"] for entry in a.log] == [entry["number"] for entry in b.log]


async def test_only_who_is_asked_gets_the_question(two: Seated, anna: Browser, boris: Browser) -> None:
    table = await two()
    async with anna.stream(table) as a, boris.stream(table) as b:
        one, other = await asked_of(a, b)
        assert other.position is not None
        assert other.position["decisions"] == []
        assert one.position is not None
        assert other.position["asked"] == one.position["asked"]


async def test_a_label_is_told_only_to_who_chose(two: Seated, anna: Browser, boris: Browser) -> None:
    table = await two()
    async with anna.stream(table) as a, boris.stream(table) as b:
        one, other = await asked_of(a, b)
        assert (await one.choose())["type"] == "done"
        await other.until(lambda told: told["type"] == "update")
        assert one.log[-1]["label"] is not None
        assert other.log[-1]["label"] is None
        assert other.log[-1]["number"] == one.log[-1]["number"]


async def test_a_doubled_choice_is_made_once(two: Seated, anna: Browser, boris: Browser, server: Server) -> None:
    table = await two()
    async with anna.stream(table) as a, boris.stream(table) as b:
        stream, _ = await asked_of(a, b)
        decision = await stream.asked()
        seat = decision["seat"]
        message = {"decision": decision["id"], "seat": seat, "option": decision["choices"][0]["option"]}
        first, second = await stream.say("choose", **message), await stream.say("choose", **message)
        told = [await stream.until(lambda told: told.get("ref") in (first, second)) for _ in range(2)]
        assert [one["type"] for one in told] == ["done", "refused"]
        assert told[1]["late"]
        play = server.table(table).play
        assert play is not None
        assert [made.seat for made in play.made if not made.auto] == [seat]


async def test_a_late_or_foreign_choice_changes_nothing(
    two: Seated, anna: Browser, boris: Browser, server: Server
) -> None:
    table = await two()
    async with anna.stream(table) as a, boris.stream(table) as b:
        one, other = await asked_of(a, b)
        decision = one.decision
        assert decision is not None
        play = server.table(table).play
        assert play is not None
        before = play.state.digest()
        option = decision["choices"][0]["option"]
        foreign = await other.ask("choose", decision=decision["id"], seat=decision["seat"], option=option)
        assert (foreign["type"], foreign["refusal"]["message"]["id"]) == ("refused", "server-not-your-seat")
        late = await one.ask("choose", decision=decision["id"] - 1, seat=decision["seat"], option=option)
        assert (late["type"], late["late"]) == ("refused", True)
        wrong = await one.ask("choose", decision=decision["id"], seat=decision["seat"], option=10**6)
        assert (wrong["type"], wrong["late"]) == ("refused", False)
        assert play.state.digest() == before
        assert (await one.choose())["type"] == "done"


async def test_reconnecting_tells_exactly_what_was_missed(two: Seated, anna: Browser, boris: Browser) -> None:
    table = await two()
    rng = random.Random(5)
    async with anna.stream(table) as a, boris.stream(table) as b:
        await play_on({0: a, 1: b}, rng, most=12)
        seen = a.number
    async with boris.stream(table) as b:
        rejoined = b.position
        async with anna.stream(table) as a:
            assert a.last["whole"]
            whole = a.last["log"]
            for _ in range(6):
                streams = {0: a, 1: b}
                await play_on(streams, rng, most=1)
    async with anna.stream(table, seen=seen) as a:
        missed, upto = a.last["log"], a.last["number"]
        assert a.last["whole"]
    async with anna.stream(table) as a:
        everything = a.last["log"]
    assert rejoined is not None
    assert missed
    assert missed == [entry for entry in everything if seen < entry["number"] <= upto]
    assert whole == everything[: len(whole)]
    numbers = [entry["number"] for entry in everything]
    assert numbers == list(range(1, len(numbers) + 1))


async def test_hotseat_shows_one_hand_at_a_time(anna: Browser) -> None:
    table = await anna.open("me", "me")
    async with anna.stream(table) as stream:
        assert stream.position is not None
        assert stream.you["seats"] == [0, 1]
        assert stream.position["viewer"] == -1
        hands = [player["hand"] for player in stream.position["view"]["players"]]
        assert hands == [5, 5]
        for seat in (0, 1):
            told = await stream.ask("look", viewer=seat)
            assert told["position"]["viewer"] == seat
            players = told["position"]["view"]["players"]
            assert isinstance(players[seat]["hand"], list)
            assert isinstance(players[1 - seat]["hand"], int)
        actor = stream.position["asked"][0]
        await stream.ask("look", viewer=actor)
        assert (await stream.choose())["type"] == "done"
        covered = await stream.ask("look", viewer=-1)
        assert covered["position"]["decisions"] == []
        assert (await stream.ask("look", viewer=2))["type"] == "refused"


async def test_a_free_choice_is_taken_back_at_once(anna: Browser, server: Server) -> None:
    table = await anna.open("me", "me", seed="7")
    async with anna.stream(table) as stream:
        assert stream.position is not None
        await stream.ask("look", viewer=stream.position["asked"][0])
        decision = await stream.asked()
        play = server.table(table).play
        assert play is not None
        opening = play.state.digest()
        crystal = next(choice for choice in decision["choices"] if choice["notation"] == "play Crystal")
        await stream.choose(crystal["option"])
        # Who plays a card shows it, and learns nothing: the play may be taken back.
        assert stream.position["undo"] == {"seat": decision["seat"], "free": True, "label": crystal["label"]}
        before = play.state.digest()
        decision = await stream.asked()
        focus = next(choice for choice in decision["choices"] if choice["notation"] == "focus")
        await stream.choose(focus["option"])
        assert stream.position["undo"] == {"seat": decision["seat"], "free": True, "label": focus["label"]}
        assert play.state.digest() != before
        for stands in (before, opening):
            assert (await stream.ask("undo", seat=decision["seat"]))["type"] == "done"
            assert play.state.digest() == stands
        assert [(entry["kind"], entry["ply"]) for entry in stream.log[-2:]] == [("undo", 1), ("undo", 0)]
        for seat in (0, 1):
            none = await stream.ask("undo", seat=seat)
            assert none["refusal"]["message"]["id"] == "server-nothing-to-undo"


def made(seat: int, taught: bool = False, auto: bool = False) -> Made:
    return Made(seat, "", "", Msg("x"), taught=taught, auto=auto)


def test_what_is_free_to_take_back() -> None:
    play = Play(shelf.game_of("shards", 2, {}), "1")
    play.match.made = [made(1), made(0), made(0, auto=True), made(0)]
    assert play.is_free(0, 1)
    assert not play.is_free(0, 0)
    play.match.made = [made(0), made(0, taught=True), made(0)]
    assert not play.is_free(0, 0)
    assert play.is_free(0, 2)
    # That the server answered for another tells what he had to answer with: it must not show here.
    for auto in (False, True):
        play.match.made = [made(0), made(1, auto=auto)]
        assert not play.is_free(0, 0)


@pytest.mark.parametrize("name", shelf.SHELF)
def test_in_every_game_what_is_taken_back_freely_leads_back(name: str) -> None:
    """Random play; each free choice is taken back and made again."""
    play = Play(shelf.game_of(name, 2, {}), "4")
    rng = random.Random(name)
    free = costly = 0
    while not play.over and play.ply < 150:
        seat = play.state.actor
        before, option = play.state.digest(), rng.choice(play.offers(seat))
        play.match.choose(seat, option)
        after, to = play.state.digest(), play.ply - 1
        if play.is_free(seat, to):
            play.match.take_back(to)
            assert play.state.digest() == before
            play.match.choose(seat, option)
            assert play.state.digest() == after
            free += 1
        else:
            assert play.made[to].taught
            costly += 1
    assert free > 5
    assert costly > 1


async def test_what_taught_something_is_taken_back_only_by_consent(
    two: Seated, anna: Browser, boris: Browser, server: Server
) -> None:
    table = await two(seed="7")
    async with anna.stream(table) as a, boris.stream(table) as b:
        one, other = await asked_of(a, b)
        play = server.table(table).play
        assert play is not None
        seat = (await one.asked())["seat"]
        rng = random.Random(3)
        before = play.state.digest()
        await one.choose(rng=rng)
        assert one.position is not None
        while one.position["undo"] is None or one.position["undo"]["free"]:
            assert one.decision is not None
            before = play.state.digest()
            await one.choose(rng=rng)
        refused = await one.ask("undo", seat=seat)
        assert refused["refusal"]["message"]["id"] == "server-undo-needs-consent"
        assert (await one.ask("undo", seat=seat, ask=True))["type"] == "done"
        await other.until(lambda told: told["type"] == "table" and told["table"]["undo"] is not None)
        assert other.table["undo"] == {"seat": seat, "waiting": [1 - seat]}
        mine = await one.ask("consent", seat=seat, yes=True)
        assert mine["type"] == "refused"
        await other.ask("consent", seat=1 - seat, yes=False)
        assert (await other.ask("consent", seat=1 - seat, yes=True))["type"] == "refused"
        await one.ask("undo", seat=seat, ask=True)
        assert (await other.ask("consent", seat=1 - seat, yes=True))["type"] == "done"
        assert play.state.digest() == before
        assert play.taken_back == 1


async def test_why_not_is_answered_for_a_place_and_for_an_intent(two: Seated, anna: Browser, boris: Browser) -> None:
    table = await two()
    async with anna.stream(table) as a, boris.stream(table) as b:
        one, other = await asked_of(a, b)
        seat = (await one.asked())["seat"]
        told = await one.ask("explain", seat=seat, place="row/0")
        verbs = {act["choice"]["verb"] for act in told["acts"]}
        assert "recruit" in verbs
        recruit = next(act for act in told["acts"] if act["choice"]["verb"] == "recruit")
        assert not recruit["open"]
        failed = [reason for reason in recruit["reasons"] if not reason["met"]]
        assert failed
        assert all(reason["rules"] for reason in failed)
        told = await other.ask("explain", seat=1 - seat, intent="focus")
        assert told["acts"][0]["reasons"][0]["message"]["id"] == "kernel-not-asked"
        told = await one.ask("explain", seat=seat, intent="sing")
        assert told["acts"][0]["choice"] is None
        assert (await one.ask("explain", seat=seat))["type"] == "refused"
        assert (await one.ask("explain", seat=1 - seat, place="row/0"))["type"] == "refused"


async def test_hints_come_from_a_bot_where_the_table_allows_them(anna: Browser) -> None:
    # On this deal the person begins: a first question with one answer would be answered by the server meanwhile.
    table = await anna.open("me", "random", seed="7")
    async with anna.stream(table) as stream:
        decision = await stream.asked()
        told = await stream.ask("hint", seat=0, decision=decision["id"])
        assert told["type"] == "hinted"
        offered = {choice["option"] for choice in decision["choices"]}
        assert {advice["option"] for advice in told["advice"]} <= offered
        assert told["advice"]
    silent = await anna.open("me", "random", hints=False)
    async with anna.stream(silent) as stream:
        decision = await stream.asked()
        told = await stream.ask("hint", seat=0, decision=decision["id"])
        assert told["refusal"]["message"]["id"] == "server-no-hints"


async def test_giving_up_ends_a_game_of_two_and_hands_a_seat_of_three_to_a_bot(anna: Browser, boris: Browser) -> None:
    table = await anna.open("me", "random")
    async with anna.stream(table) as stream:
        assert (await stream.ask("resign", seat=0))["type"] == "done"
        assert stream.position is not None
        assert stream.position["outcome"]["ending"] == "resigned"
        assert stream.position["outcome"]["winners"] == [1]
    table = await anna.open("me", "open", "random")
    await boris.sit(table)
    await anna.post(f"/api/tables/{table}/start")
    async with anna.stream(table) as a, boris.stream(table) as b:
        await b.say("resign", seat=1)
        assert (await b.until(lambda told: told["type"] == "bye"))["again"] is False
        await a.until(lambda told: told["type"] == "table" and told["table"]["seats"][1]["kind"] == "bot")


async def test_who_went_away_can_be_claimed_and_not_before(tmp_path: Path) -> None:
    async with serving(tmp_path / "claims", rhythm=replace(QUICK, gone=0.3)) as server:
        anna, boris = Browser(server.url), Browser(server.url)
        table = await anna.open("me", "open")
        await boris.sit(table)
        await anna.post(f"/api/tables/{table}/start")
        async with anna.stream(table) as a, boris.stream(table) as b:
            asked = a.position["asked"][0] if a.position else -1
            stays, seat = (b, 1) if asked == 0 else (a, 0)
            goes = a if asked == 0 else b
            early = await stays.ask("claim", seat=seat, against=asked)
            assert early["refusal"]["message"]["id"] == "server-not-claimable"
            await goes.socket.close()
            await stays.until(lambda told: told["type"] == "table" and told["table"]["claimable"] == [asked])
            assert (await stays.ask("claim", seat=seat, against=asked))["type"] == "done"
            assert stays.position is not None
            assert stays.position["outcome"]["winners"] == [seat]
        await anna.close()
        await boris.close()


async def test_chat_reaches_everybody_and_is_kept(two: Seated, anna: Browser, boris: Browser, vera: Browser) -> None:
    table = await two()
    await vera.post(f"/api/tables/{table}/watch", {"name": "Vera"})
    async with anna.stream(table) as a, boris.stream(table) as b, vera.stream(table) as v:
        await a.ask("chat", text="привет")
        for stream in (b, v):
            line = (await stream.until(lambda told: told["type"] == "chat"))["line"]
            assert (line["name"], line["seat"], line["text"]) == ("Anna", 0, "привет")
        assert (await v.ask("chat", text="hm"))["type"] == "done"
        assert (await v.ask("chat", text="  "))["type"] == "refused"
        assert (await v.ask("chat", text="x" * 501))["type"] == "refused"
    async with boris.stream(table) as b:
        assert [line["text"] for line in b.last["chat"]] == ["привет", "hm"]
        assert [line["seat"] for line in b.last["chat"]] == [0, -1]


async def stand(server: Server, table: str, position: dict[str, Any], *choices: str) -> None:
    """Put a position on the table and go on by these choices of seat A, before anybody looks."""
    play = server.table(table).play
    assert play is not None
    state = play.game.position(position)
    for choice in choices:
        state.apply(choice)
    play.match.believe([], state)
    play.renumber(server.table(table).number)
    server.table(table).look()


def shields_of(server: Server, table: str) -> list[str]:
    return [card.id for card in server.table(table).game.box.cards() if card.facts.get("shield")][:2]


async def test_prompts_not_to_be_asked_about_are_passed(anna: Browser, server: Server) -> None:
    """In shards the defender's shields are a response: who does not want to be asked shows none."""
    table = await anna.open("me", "me")
    position = {"players": [{"power": 9}, {"hand": shields_of(server, table)}]}
    await stand(server, table, position, "end-main")
    play = server.table(table).play
    assert play is not None
    async with anna.stream(table, viewer=1) as stream:
        decision = await stream.asked()
        assert decision["window"]
        assert decision["prompt"]["id"] == "shards-ask-shields"
        passing = next(choice for choice in decision["choices"] if choice["option"] == decision["passing"])
        assert passing["notation"] == "no-more"
        await asyncio.sleep(0.1)
        assert play.made == []
        await stream.ask("ask_me", seat=1, prompt="shards-ask-shields", stop="never")
        while not stream.log or stream.you["stops"]["1"] == {}:
            await stream.hear()
        assert stream.log[0]["seat"] == -1, "who let it go by is not named"
        assert [(made.notation, made.auto) for made in play.made[:1]] == [("no-more", True)]
        assert stream.you["stops"] == {"0": {}, "1": {"shards-ask-shields": "never"}}


async def test_the_only_move_of_the_absent_is_played_or_waits_as_the_table_says(anna: Browser, server: Server) -> None:
    for forced in (True, False):
        table = await anna.open("me", "me", forced=forced)
        await stand(server, table, {"players": [{"hand": []}, {}]})
        play = server.table(table).play
        assert play is not None
        only = play.offers(0)
        assert len(only) == 1
        server.table(table).answers.drive()
        await asyncio.sleep(0.1)
        assert [made.auto for made in play.made[:1]] == ([True] if forced else [])


async def test_the_only_move_of_somebody_who_is_here_is_his_to_make(anna: Browser, server: Server) -> None:
    """However long it takes him; when he goes away it is made for him, and when it makes itself it says so."""
    table = await anna.open("me", "me")
    await stand(server, table, {"players": [{"hand": []}, {}]})
    play = server.table(table).play
    assert play is not None
    assert len(play.offers(0)) == 1
    async with anna.stream(table, viewer=0) as stream:
        server.table(table).answers.drive()
        await asyncio.sleep(0.1)
        assert play.made == []
        decision = await stream.asked()
        only = decision["choices"][0]["option"]
        await stream.ask("choose", decision=decision["id"], seat=0, option=only, auto=True)
        told = next(entry for entry in stream.log if entry["kind"] == "choice")
        assert told["auto"] is True
        assert play.made[0].auto


async def test_who_goes_away_before_his_only_move_has_it_made_for_him(anna: Browser, server: Server) -> None:
    table = await anna.open("me", "me")
    await stand(server, table, {"players": [{"hand": []}, {}]})
    play = server.table(table).play
    assert play is not None
    async with anna.stream(table, viewer=0) as stream:
        await stream.asked()
        assert play.made == []
    async with asyncio.timeout(5):
        while not play.made:
            await asyncio.sleep(0.01)
    assert play.made[0].auto


async def test_what_is_not_the_only_move_does_not_make_itself(anna: Browser, server: Server) -> None:
    table = await anna.open("me", "me")
    async with anna.stream(table, viewer=server.table(table).asked()[0]) as stream:
        decision = await stream.asked()
        assert len(decision["choices"]) > 1
        option = decision["choices"][0]["option"]
        told = await stream.ask("choose", decision=decision["id"], seat=decision["seat"], option=option, auto=True)
        assert told["type"] == "refused"
        assert told["refusal"]["message"]["id"] == "server-not-the-only-move"


async def test_several_picks_are_made_in_turn(anna: Browser, server: Server) -> None:
    """The defender shows two shields with one message, and a third that he has not is where it stops."""
    table = await anna.open("me", "me")
    shields = shields_of(server, table)
    position = {"players": [{"power": 9}, {"hand": [*shields, shields[0]]}]}
    await stand(server, table, position, "end-main")
    async with anna.stream(table, viewer=1) as stream:
        decision = await stream.asked()
        assert decision["several"]
        show = [choice["option"] for choice in decision["choices"] if choice["verb"] == "show"]
        assert len(show) == 2
        told = await stream.ask("choose_several", decision=decision["id"], seat=1, options=[show[0], 10**6, show[1]])
        assert told["type"] == "done"
        play = server.table(table).play
        assert play is not None
        assert play.ply == 1
        decision = await stream.asked()
        again = await stream.ask("choose_several", decision=decision["id"], seat=1, options=[show[1], show[0]])
        assert again["type"] == "done"
        assert [made.seat for made in play.made[:3]] == [1, 1, 1]
        empty = await stream.ask("choose_several", decision=decision["id"], seat=1, options=[])
        assert empty["type"] == "refused"


async def test_several_picks_are_refused_where_one_is_asked(anna: Browser) -> None:
    table = await anna.open("me", "me")
    async with anna.stream(table) as stream:
        assert stream.position is not None
        await stream.ask("look", viewer=stream.position["asked"][0])
        decision = await stream.asked()
        options = [choice["option"] for choice in decision["choices"]]
        assert not decision["several"]
        told = await stream.ask("choose_several", decision=decision["id"], seat=decision["seat"], options=options[:2])
        assert told["refusal"]["message"]["id"] == "server-one-at-a-time"


async def test_an_idle_table_leaves_memory_and_comes_back(tmp_path: Path) -> None:
    async with serving(tmp_path / "idle", rhythm=replace(QUICK, idle=0.05, sweep=0.05)) as server:
        anna = Browser(server.url)
        table = await anna.open("me", "me")
        async with anna.stream(table) as stream:
            assert stream.position is not None
            await stream.ask("look", viewer=stream.position["asked"][0])
            await stream.choose()
            number, position = stream.number, stream.position
        while table in server.house.tables:
            await asyncio.sleep(0.02)
        async with anna.stream(table, viewer=position["viewer"] if position else None) as stream:
            assert stream.number == number
            assert stream.position is not None
            assert position is not None
            assert stream.position["view"] == position["view"]
            await stream.ask("look", viewer=stream.position["asked"][0])
            assert (await stream.choose())["type"] == "done"
        await anna.close()


async def test_where_several_are_asked_at_once_an_answer_leaves_the_questions_of_the_others_open(
    anna: Browser, boris: Browser
) -> None:
    """Etherstone's leaders are chosen by all together, hidden until all are in."""
    table = await anna.open("me", "open", game="etherstone", forced=False)
    await boris.sit(table)
    await anna.post(f"/api/tables/{table}/start")
    async with anna.stream(table) as a, boris.stream(table) as b:
        assert a.position is not None
        assert a.position["asked"] == [0, 1]
        mine, theirs = await a.asked(), await b.asked()
        assert {choice["notation"] for choice in mine["choices"]} != set()
        assert (await a.choose())["type"] == "done"
        await b.until(lambda told: told["type"] == "update")
        assert b.position is not None
        assert b.position["asked"] == [1]
        assert b.log[-1]["label"] is None
        assert b.decision == theirs
        assert (await b.choose())["type"] == "done"
        late = await b.ask("choose", decision=theirs["id"], seat=1, option=theirs["choices"][0]["option"])
        assert late["late"]


async def test_a_clock_runs_for_who_is_asked_and_who_has_no_time_left_can_be_claimed(
    two: Seated, anna: Browser, boris: Browser, server: Server
) -> None:
    table = await two(clock={"seconds": 60, "increment": 5})
    async with anna.stream(table) as a, boris.stream(table) as b:
        one, _ = await asked_of(a, b)
        assert one.position is not None
        seat = one.position["asked"][0]
        clocks = one.position["clocks"]
        assert clocks[1 - seat] == 60_000
        assert 50_000 < clocks[seat] <= 60_000
        await one.choose()
        assert one.position["clocks"][seat] > 60_000
        found = server.table(table)
        asked = found.asked()[0]
        found.clocks.spent[asked] = 10**6
        waiting, against = (a, 1) if asked == 1 else (b, 0)
        assert found.clocks.claimable() == [asked]
        told = await waiting.ask("claim", seat=1 - against, against=against)
        assert told["type"] == "done"
        assert waiting.position is not None
        assert waiting.position["outcome"]["message"]["id"] == "server-ending-claimed"


def answers(ref: int, told: dict[str, Any]) -> bool:
    return told.get("ref") == ref


async def test_who_waits_for_a_hint_behind_others_is_told_how_many(
    server: Server, anna: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await anna.open("me", "random")
    async with anna.stream(table) as a:
        decision = await a.asked()
        for before in (0, 2):
            monkeypatch.setattr(server.house, "advice_waiting", lambda waiting=before: waiting)
            ref = await a.say("hint", seat=0, decision=decision["id"])
            types = ["queued", "hinted"] if before else ["hinted"]
            told = [await a.until(partial(answers, ref)) for _ in types]
            assert [one["type"] for one in told] == types
            assert all(one["before"] == 2 for one in told if one["type"] == "queued")
