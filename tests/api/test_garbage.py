"""What ends leaves memory by itself, and the collector looks at everything only rarely."""

import asyncio
import gc
import logging

import pytest

from tests.api.kit import serving
from tests.match.kit import run
from waystone.api.garbage import Garbage
from waystone.api.socket import Socket
from waystone.match.host import Host
from waystone.match.live import LiveMatch
from waystone.service.session import Session

DAY = 24 * 3600.0


class Pile:
    """A heap of so many blocks, and how often somebody looked at all of it."""

    def __init__(self) -> None:
        self.time, self.blocks, self.looks = 0.0, 1000, 0

    def collect(self) -> int:
        self.looks += 1
        self.blocks -= 100
        return 100

    def garbage(self) -> Garbage:
        return Garbage(lambda: self.time, lambda: self.blocks, self.collect)


def test_everything_is_looked_at_when_there_is_four_times_as_much() -> None:
    async def scene() -> list[int]:
        pile = Pile()
        garbage, looks = pile.garbage(), []
        for blocks in (1000, 4000, 4001, 4001, 15604, 15605):
            pile.blocks = blocks
            await garbage.look()
            looks.append(pile.looks)
        return looks

    assert run(scene()) == [0, 0, 1, 1, 1, 2], "4001 leave 3901, and four times that is 15604"


def test_and_once_a_day() -> None:
    async def scene() -> list[int]:
        pile = Pile()
        garbage, looks = pile.garbage(), []
        for time in (DAY, DAY + 1, 2 * DAY + 1, 2 * DAY + 2):
            pile.time = time
            await garbage.look()
            looks.append(pile.looks)
        return looks

    assert run(scene()) == [0, 1, 1, 2]


def test_a_look_is_told_with_what_it_found_and_took(caplog: pytest.LogCaptureFixture) -> None:
    times = iter((5.0, 5.0 + DAY + 1, 5.0 + DAY + 1.25))
    garbage = Garbage(lambda: next(times), lambda: 700, lambda: 42)
    with caplog.at_level(logging.INFO, "waystone.api"):
        run(garbage.look())
    assert caplog.messages == ["collected 42 objects in 250 ms; 700 blocks kept"]


def alive(held: set[int]) -> list[str]:
    """What is in memory of these; compiled, nothing of it can be referred to weakly."""
    kinds = (Host, LiveMatch, Session, Socket)
    found = (type(each) for each in gc.get_objects() if id(each) in held)
    return sorted(kind.__name__ for kind in found if kind in kinds)


def test_sessions_sockets_and_matches_are_gone_without_the_collector() -> None:
    async def scene() -> None:
        async with serving() as server:
            ada = await server.person()
            match = (await ada.open("me", "bot:hard", game="extrikate"))["match"]
            line = await ada.line()
            frame = await line.join(match)
            await line.act(match, frame["n"], frame["choices"][0]["do"])
            lobby = server.context.lobby
            parts = (*server.context.sessions, *server.web.sockets)
            parts += (lobby.hosts[match], lobby.hosts[match].match)
            held = {id(part) for part in parts}
            del parts
            assert alive(held) == ["Host", "LiveMatch", "Session", "Socket"]
            gc.collect()
            gc.disable()
            try:
                await line.socket.close()
                while server.web.sockets or lobby.hosts[match].audience.watchers:
                    await asyncio.sleep(0.01)
                lobby.hosts[match].idle_since = float("-inf")
                lobby.forget_idle()
                for _ in range(5):
                    await asyncio.sleep(0.01)  # the tasks that held them end
                assert alive(held) == []
            finally:
                gc.enable()

    run(scene())
