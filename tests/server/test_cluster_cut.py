"""A process is cut off from its database: it says so, heals, and told nobody what is not stored."""

import asyncio
from contextlib import suppress
from pathlib import Path

import aiohttp
import pytest

from tests.match.kit import run
from tests.postgres import new_database
from tests.server.cluster import Cluster, Follower, new_guest, post
from tests.server.kit import ServerProcess

WISH = {"seats": ["me", "me"], "settings": {"lives": "9"}, "public": False}


class Cable:
    """Carries bytes between a server and the database, until it is cut: then nothing comes
    through, and nobody is told that."""

    def __init__(self, database: str) -> None:
        self.folder = database.partition("host=")[2]
        self.name = database.partition("@/")[2].partition("?")[0]
        self.whole = asyncio.Event()
        self.whole.set()
        self.tasks: set[asyncio.Task[None]] = set()

    async def __aenter__(self) -> str:
        self.server = await asyncio.start_server(self.connect, "127.0.0.1", 0)
        port = self.server.sockets[0].getsockname()[1]
        return f"postgresql://postgres@127.0.0.1:{port}/{self.name}"

    async def __aexit__(self, *_: object) -> None:
        self.server.close()
        for task in self.tasks:
            task.cancel()

    async def connect(self, here: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        path = f"{self.folder}/.s.PGSQL.5432"
        there, other = await asyncio.open_unix_connection(path)
        for reader, to in ((here, other), (there, writer)):
            task = asyncio.ensure_future(self.carry(reader, to))
            self.tasks.add(task)
            task.add_done_callback(self.tasks.discard)

    async def carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            while data := await reader.read(65536):
                await self.whole.wait()
                writer.write(data)
                await writer.drain()
        except ConnectionError:
            pass
        finally:
            with suppress(ConnectionError):
                writer.close()


async def cut_off(folder: Path, database: str, seconds: float) -> None:
    """Two processes, one at the end of a cable that is cut for so long."""
    cable = Cable(database)
    async with (
        cable as through_cable,
        Cluster(folder, database, 1) as cluster,
        ServerProcess(folder, "--database", through_cable) as server,
        aiohttp.ClientSession() as session,
    ):
        token = await new_guest(session, server.address, "Ada")
        _, opened = await post(session, server.address, "/api/matches", WISH, token)
        ada = await Follower.join(session, server.address, opened["match"], token)
        await act(ada, "first")
        cable.whole.clear()
        refused, (status, answer) = await asyncio.gather(
            act(ada, "second"), post(session, server.address, "/api/matches", WISH, token)
        )
        assert (refused["kind"], refused["code"]) == ("refused", "STORE_FAILED")
        assert (status, answer["error"]["code"]) == (503, "STORE_FAILED")
        told = [step["did"] for frame in ada.frames for step in frame.get("steps", [])]
        kept = (await cluster.kept())[opened["match"]]
        assert len(told) <= len(kept) <= len(told) + 1  # what was on its way may have arrived
        await asyncio.sleep(seconds)
        cable.whole.set()
        while (await act(ada, "third"))["kind"] == "refused":
            await asyncio.sleep(0.1)
        elsewhere = await Follower.join(session, cluster.address, opened["match"], token)
        assert elsewhere.last["n"] == ada.last["n"] == len((await cluster.kept())[opened["match"]])
        status = 503
        while status == 503:  # it goes by another connection, which may heal later
            status, _ = await post(session, server.address, "/api/matches", WISH, token)
        assert status == 200
        for each in (ada, elsewhere):
            await each.close()


async def act(follower: Follower, id: str) -> dict[str, object]:
    """Something legal; the answer to it."""
    frame, start = follower.last, len(follower.frames)
    do, seat = frame["choices"][0]["do"], frame["acting"][0]
    await follower.say("act", n=frame["n"], do=do, id=id, seat=seat)
    return await follower.until(lambda f: f["kind"] in ("steps", "refused"), start)


def test_without_its_database_a_process_says_so_and_heals(tmp_path: Path) -> None:
    run(cut_off(tmp_path, new_database(), 0.5))


@pytest.mark.soak
def test_half_a_minute_without_the_database_is_survived(tmp_path: Path) -> None:
    run(cut_off(tmp_path, new_database(), 30))
