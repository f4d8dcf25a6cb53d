"""Matches of long ago, as players and the host see them."""

import asyncio
from pathlib import Path
from typing import Any

from tests.api.kit import Person, Server, ShiftedClock, serving
from tests.match.kit import run
from waystone.match.retention import DAY, NEVER, Retention
from waystone.service.limits import MEASURING
from waystone.storage.sqlite import SqliteStore

TOKEN = "a host's own secret token"


async def given_up(person: Person) -> str:
    """A match that is over after some steps."""
    match: str = (await person.open("me", seed="long ago"))["match"]
    line = await person.line()
    n = (await line.join(match))["n"]
    for do in ("waystone a1", "next turn", "leave"):
        n = (await line.act(match, n, do))["n"]
    await line.socket.close()
    return match


async def seen(server: Server, person: Person, match: str) -> list[Any]:
    """All that can be read of it."""
    address = f"/api/matches/{match}"
    paths = ("/api/past", address, f"{address}/replay?viewpoint=all", f"{address}/verify")
    found: list[Any] = [(await person.get(path))[1] for path in paths]
    async with server.session.get(f"{server.address}{address}/record") as response:
        return [*found, await response.text()]


def test_a_match_is_the_same_after_it_was_compressed_and_gone_after_it_was_removed(
    tmp_path: Path,
) -> None:
    async def scene() -> None:
        store = SqliteStore(tmp_path / "w.db")
        retention = Retention(NEVER, NEVER, 10, 20)
        async with serving(store, MEASURING, retention=retention, host_token=TOKEN) as server:
            ada, context = await server.person("Ada"), server.context
            assert isinstance(context.clock, ShiftedClock)
            match = await given_up(ada)
            before = await seen(server, ada, match)
            assert before[3]["ok"]
            for days in (9, 11, 21):
                while match in context.lobby.in_use():
                    context.lobby.hosts.pop(match, None)
                    await asyncio.sleep(0.01)
                context.clock.later_by = days * DAY / 1000
                await context.sweep()
                if days < 20:
                    assert await seen(server, ada, match) == before
                    assert context.metrics.swept.total() == (days == 11)
            assert (await ada.get(f"/api/matches/{match}"))[0] == 404
            assert (await ada.get("/api/past"))[1] == {"matches": []}
            _, told = await server.post("/api/host", {"token": TOKEN})
            assert told["swept"] == {"compressed": 1, "removed": 1}
            assert told["retention"] == {"compress-finished": 10, "remove-finished": 20}
            async with server.session.get(f"{server.address}/metrics") as response:
                assert 'waystone_matches_swept_total{fate="removed"} 1.0' in await response.text()
        store.close()

    run(scene())
