"""The match of the day as a guest is told of it."""

from __future__ import annotations

from tests.match.kit import GAME, run
from tests.service.kit import Server
from waystone.match import daily
from waystone.match.model import OVER, PERSON, MatchInfo, Place


def test_a_guest_is_told_the_days_finished_lately_and_nobody_else() -> None:
    """Four in a row up to yesterday: today may still be played."""

    async def scene() -> None:
        server = Server()
        server.context.daily_secret = b"a secret of this server"
        ada = await server.enter("Ada")
        guest = (await server.post("/api/guest", {}, ada))["guest"]
        date = daily.day_of(server.clock.wall())
        for day in daily.last_week(date)[2:6]:
            places = [Place(PERSON, guest)]
            info = MatchInfo(day, GAME, 1, {}, "", False, guest, 0, places, daily=day, state=OVER)
            await server.context.store.create(info)
        told = await server.get("/api/daily", ada, game=GAME)
        assert (told["week"], told["streak"]) == ([False] * 2 + [True] * 4 + [False], 4)
        stranger = await server.get("/api/daily", game=GAME)
        assert (stranger["week"], stranger["streak"]) == ([False] * 7, 0)

    run(scene())
