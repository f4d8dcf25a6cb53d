"""Open spectating ends, for everybody and for good, when a second person sits down (DM-82)."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.api.kit import Server, serving
from tests.match.kit import ADA, BOB, EVE, Hall, Notes, run
from tests.tcp.kit import opened
from waystone.kernel.event import SPECTATOR
from waystone.match.model import Refusal
from waystone.match.news import AllNew
from waystone.match.wishes import Wish

OPEN = {"map": "cellar", "open_spectating": "yes", "gather": "yes", "open_join": "yes"}
SOON = {**OPEN, "min_players": "2", "start_delay": "0", "turn_seconds": "0"}


async def onlooker(server: Server, match: str, since: int | None = None) -> tuple[Any, Any]:
    """A stranger without a seat, and the snapshot they are sent."""
    eve = await server.person("Eve")
    line = await eve.line()
    return line, await line.join(match, since)


@pytest.mark.rule("DM-82", "DM-77", "DM-81")
def test_onlookers_see_all_until_a_second_person_sits_down() -> None:
    async def evening() -> None:
        async with serving() as server:
            ada, bob = await server.person("Ada"), await server.person("Bob")
            wish = {"game": "dooom", "settings": SOON}
            match = (await ada.open("me", "bot:random", "open", **wish))["match"]
            host = await server.context.lobby.find(match)
            mine = await ada.line()
            await mine.join(match)
            while not host.match.acting:
                await mine.hear()
            line, snapshot = await onlooker(server, match)
            assert snapshot["view"]["whole"]["rows"]
            for _ in range(3):
                way = host.match.table.legal(0)[0].text
                await mine.say("act", match=match, n=host.match.log_of(ada.guest).count, do=way)
                frame = await line.until("steps")
                assert frame["view"]["whole"] is not None
            assert (await bob.post(f"/api/matches/{match}/join"))[0] == 200
            closed = await line.until("snapshot")
            assert closed["view"]["whole"] is None
            assert closed["n"] < frame["n"]  # hidden steps are no longer counted
            assert "rows" not in json.dumps(closed)
            for since in (None, 0, frame["n"]):
                other, late = await onlooker(server, match, since)
                assert late["view"]["whole"] is None
                assert late["n"] == closed["n"]
                hidden = [each for each in late["steps"] if not each["events"]]
                assert hidden == []
                await other.socket.close()
            bobs = await bob.line()
            seen = await bobs.join(match, 0)
            assert all(each["events"] for each in seen["steps"])
            await mine.say("act", match=match, n=host.match.log_of(ada.guest).count, do="leave")
            later = await line.until("steps")
            assert later["view"]["whole"] is None

    run(evening())


@pytest.mark.rule("DM-82")
def test_a_program_that_sits_down_hides_things_from_onlookers() -> None:
    async def evening() -> None:
        async with serving() as server:
            how = {**SOON, "min_players": "3"}
            async with opened(2, (), server.context.lobby, **how) as hall:
                await hall.connect()
                line, snapshot = await onlooker(server, hall.table.match.info.id)
                assert snapshot["view"]["whole"] is not None
                await hall.connect()
                assert (await line.until("hidden", "snapshot"))["kind"] == "hidden"
                assert (await line.until("snapshot"))["view"]["whole"] is None

    run(evening())


async def table(hall: Hall, *seats: str, **settings: str) -> Any:
    host = await hall.lobby.open(ADA, Wish("dooom", {**OPEN, **settings}, seats))
    host.follow(Notes(ADA.id))
    return host


def is_open(host: Any) -> bool:
    """Whether who only watches sees the dungeon."""
    return host.match.view(SPECTATOR).whole is not None


@pytest.mark.rule("DM-82")
def test_it_does_not_come_back_when_the_second_person_goes() -> None:
    async def evening() -> None:
        hall = Hall()
        host = await table(hall, "me", "open", "bot:random", min_players="4")
        assert is_open(host)
        notes = Notes(EVE.id)
        host.follow(notes)
        await hall.lobby.join(host, BOB, "")
        assert not is_open(host)
        assert sum(isinstance(news, AllNew) for news in notes.heard) == 1
        await host.act(BOB.id, 1, host.match.log_of(BOB.id).count, "leave", "")
        assert host.match.info.people() == 1
        assert not is_open(host)
        again = await hall.afresh().find(host.match.info.id)
        assert not is_open(again)
        assert again.match.log_of(EVE.id).count == host.match.log_of(EVE.id).count

    run(evening())


@pytest.mark.rule("DM-82", "DM-81")
def test_numbers_of_onlookers_survive_a_restart() -> None:
    async def evening() -> None:
        hall = Hall()
        host = await table(hall, "me", "bot:random", "bot:random", min_players="3", start_delay="0")
        await hall.clock.pass_by(0)
        for _ in range(5):
            action = host.match.table.legal(0)[0].text
            await host.act(ADA.id, 0, host.match.log_of(ADA.id).count, action, "")
        count = host.match.log_of(EVE.id).count
        assert count == host.match.number
        again = await hall.afresh().find(host.match.info.id)
        assert again.match.log_of(EVE.id).count == count
        assert is_open(again)

    run(evening())


@pytest.mark.rule("DM-82")
@pytest.mark.parametrize("seats", [("me", "me"), ("me", "open"), ("me", "me", "bot:random")])
def test_it_is_not_offered_where_several_people_will_sit(seats: tuple[str, ...]) -> None:
    async def evening() -> None:
        hall = Hall()
        with pytest.raises(Exception, match="at most one person sits") as refused:
            await table(hall, *seats, gather="no", open_join="no")
        assert getattr(refused.value, "code", "") == "BAD_SETTING"
        assert is_open(await table(hall, "me", "bot:random", gather="no"))

    run(evening())


@pytest.mark.rule("DM-82")
def test_a_rematch_of_two_is_closed_from_the_start() -> None:
    async def evening() -> None:
        hall = Hall()
        host = await table(hall, "me", "open", start_delay="0")
        await hall.lobby.join(host, BOB, "")
        await hall.clock.pass_by(0)
        for guest, seat in ((ADA, 0), (BOB, 1)):
            await host.act(guest.id, seat, host.match.log_of(guest.id).count, "leave", "")
        assert await hall.lobby.rematch(host, ADA) is None
        again = await hall.lobby.rematch(host, BOB)
        assert again is not None
        assert not is_open(again)
        with pytest.raises(Refusal):
            await hall.lobby.join(again, EVE, "")

    run(evening())
