"""A coach goes through finished games in the background: with its progress, once a game, and what it says is kept."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

from ludoteka.kernel.machine import State
from ludoteka.room.coaching import Asked, Weighed
from ludoteka.room.ports import Speechless, Whose
from ludoteka.room.wire.words import Msg
from ludoteka.server.bots.thinkers import Thinkers
from tests.server.browser import PATIENCE, Browser, serving
from tests.server.test_records import played, upload

PLIES = 40


class Slow(Thinkers):
    """A coach that waits at each choice until it is let on, and finds the same everywhere."""

    def __init__(self) -> None:
        super().__init__()
        self.on = asyncio.Semaphore(0)
        self.weighed: list[tuple[int, Whose]] = []
        self.speaks = True

    async def weigh(self, game: str, state: State, asked: Asked, whose: Whose = ("", "")) -> Weighed:
        await self.on.acquire()
        self.weighed.append((asked.ply, whose))
        if not self.speaks:
            raise Speechless("lost for words")
        return Weighed([], asked.judge, 0.5, 0.1, taken=Msg("shards-do-end-main"), best=Msg("shards-do-focus"))


async def coach(browser: Browser, record: object, method: str = "GET") -> dict[str, Any]:
    headers = {"content-type": "application/json"}
    answer = await browser.http.request(method, f"/api/records/{record}/coach", headers=headers)
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


async def reviewed(browser: Browser, record: object) -> dict[str, Any]:
    async with asyncio.timeout(3 * PATIENCE):
        while not (found := await coach(browser, record))["review"]:
            await asyncio.sleep(0.02)
    return found


async def test_a_game_is_gone_through_once_and_its_review_is_kept(db: str | Path) -> None:
    thinkers = Slow()
    async with serving(db, thinkers=thinkers) as server:
        anna, boris = Browser(server.url), Browser(server.url)
        record = (await upload(anna, played(most=PLIES)))["record"]
        assert await coach(anna, record) == {"record": record, "done": 0, "total": 0, "waiting": False, "review": None}
        begun = await coach(anna, record, "POST")
        assert (begun["total"], begun["waiting"], begun["review"]) == (PLIES, False, None)
        for _ in range(5):
            thinkers.on.release()
        async with asyncio.timeout(PATIENCE):
            while len(thinkers.weighed) < 5 or (await coach(boris, record))["done"] < thinkers.weighed[-1][0]:
                await asyncio.sleep(0.01)
        again = await coach(boris, record, "POST")
        assert 5 <= again["done"] < PLIES
        assert server.house.coaches.begun == 1
        for _ in range(PLIES):
            thinkers.on.release()
        found = await reviewed(anna, record)
        assert (found["done"], found["total"]) == (PLIES, PLIES)
        assert [seat["accuracy"] for seat in found["review"]["seats"]] == [50, 50]
        assert {one["mark"] for one in found["review"]["decisions"]} == {"mistake"}
        assert all(len(seat["lessons"]) == 3 for seat in found["review"]["seats"])
        asked = [ply for ply, _ in thinkers.weighed]
        assert asked == sorted(set(asked))
        assert (await coach(boris, record, "POST"))["review"] == found["review"]
        assert server.house.coaches.begun == 1
        await anna.close()
        await boris.close()
    async with serving(db, thinkers=Slow()) as server:
        vera = Browser(server.url)
        assert (await coach(vera, record, "POST"))["review"] == found["review"]
        assert server.house.coaches.begun == 0
        await vera.close()


async def test_games_wait_for_each_other_and_a_coach_at_a_loss_is_asked_again(tmp_path: Path) -> None:
    thinkers = Slow()
    async with serving(tmp_path / "house.sqlite", thinkers=thinkers) as server:
        anna = Browser(server.url)
        first = (await upload(anna, played("1", most=PLIES)))["record"]
        second = (await upload(anna, played("2", most=PLIES)))["record"]
        assert not (await coach(anna, first, "POST"))["waiting"]
        assert (await coach(anna, second, "POST"))["waiting"]
        thinkers.speaks = False
        for _ in range(2):
            thinkers.on.release()
        async with asyncio.timeout(PATIENCE):
            while server.house.coaches.under_way:
                await asyncio.sleep(0.01)
        assert (await coach(anna, first))["review"] is None
        thinkers.speaks = True
        for _ in range(PLIES):
            thinkers.on.release()
        await coach(anna, first, "POST")
        assert (await reviewed(anna, first))["review"]["seats"]
        await anna.close()


async def test_what_is_no_game_of_ours_is_not_coached(tmp_path: Path) -> None:
    async with serving(tmp_path / "house.sqlite", thinkers=Slow()) as server:
        anna = Browser(server.url)
        table = await anna.open("me", "random")
        headers = {"content-type": "application/json"}
        for id, status in ((table, 403), ("x" * 22, 404), ("example-shards-1", 403)):
            answer = await anna.http.post(f"/api/records/{id}/coach", headers=headers)
            assert answer.status_code == status, answer.text
        assert not server.house.coaches.under_way
        await anna.close()


async def test_a_real_coach_thinks_in_a_process_of_its_own(tmp_path: Path) -> None:
    async with serving(tmp_path / "house.sqlite", thinkers=Thinkers()) as server:
        anna = Browser(server.url)
        record = (await upload(anna, played(most=12)))["record"]
        await coach(anna, record, "POST")
        review = (await reviewed(anna, record))["review"]
        assert [seat["decisions"] >= 0 and len(seat["lessons"]) for seat in review["seats"]] == [3, 3]
        assert list(server.house.thinkers.pools) == ["coach"]
        await anna.close()
