"""A server that runs out of room for connections sheds those that say nothing, and says so."""

import asyncio
import logging
import resource
from types import SimpleNamespace
from typing import Any, cast

import pytest

from tests.api.kit import serving
from tests.match.kit import run, until
from waystone.api import connections
from waystone.service.limits import Limits

Stream = tuple[asyncio.StreamReader, asyncio.StreamWriter]


async def silent(port: int, many: int) -> list[Stream]:
    """People, each from an address of their own, who say nothing."""
    found = []
    for number in range(many):
        there = (f"127.0.1.{1 + number}", 0)
        found.append(await asyncio.open_connection("127.0.0.1", port, local_addr=there))
    return found


def test_who_says_nothing_makes_room_for_who_does(caplog: pytest.LogCaptureFixture) -> None:
    async def scene() -> None:
        async with serving(limits=Limits(connections=10)) as server:
            port = int(server.address.rpartition(":")[2])
            ada = await server.person("Ada")
            line = await ada.line()
            match = (await ada.open())["match"]
            crowd = await silent(port, 30)
            known = server.web.connections
            await until(lambda: server.context.bites.counts["connections"] >= 20)
            assert len(known.open) <= 10
            assert server.context.metrics.cut["crowd"] >= 20
            for reader, _ in crowd[:5]:  # the longest silent went first
                with pytest.raises((ConnectionError, asyncio.IncompleteReadError)):
                    await reader.readexactly(1)
            assert (await line.join(match))["kind"] == "snapshot"  # who plays was never touched
            assert (await (await server.person("Bob")).open())["match"]
            async with server.session.get(f"{server.address}/metrics") as response:
                figures = await response.text()
            assert 'waystone_limited_total{limit="connections"}' in figures
            assert "waystone_connections " in figures
            for _, writer in crowd:
                writer.close()
            await until(lambda: not known.silent)

    with caplog.at_level(logging.WARNING, "waystone.limits"):
        run(scene())
    assert [each for each in caplog.messages if each.startswith("limit connections met by ")]


def test_some_descriptors_are_never_given_away(monkeypatch: pytest.MonkeyPatch) -> None:
    for descriptors, most in ((1024, 896), (65_536, 65_408), (200, 100)):
        monkeypatch.setattr(resource, "getrlimit", lambda _, found=descriptors: (found, found))
        assert connections.room() == most


def test_the_soft_limit_is_raised_as_far_as_it_goes(monkeypatch: pytest.MonkeyPatch) -> None:
    changed: list[tuple[int, int]] = []
    monkeypatch.setattr(resource, "setrlimit", lambda _, both: changed.append(both))
    for hard in (4096, resource.RLIM_INFINITY, 1024):
        monkeypatch.setattr(resource, "getrlimit", lambda _, most=hard: (1024, most))
        connections.allow_many()
    assert changed == [(4096, 4096), (65_536, resource.RLIM_INFINITY)]


def test_connections_that_end_are_not_counted_any_more() -> None:
    async def scene() -> None:
        async with serving(limits=Limits(connections_per_address=3)) as server:
            port = int(server.address.rpartition(":")[2])
            for _ in range(10):
                _, writer = await asyncio.open_connection("127.0.0.1", port)
                writer.close()
                await until(lambda: not server.web.connections.of_address)
            assert server.context.bites.counts["connections_per_address"] == 0
            assert not server.web.connections.open

    run(scene())


def test_who_is_dismissed_is_not_counted_from_then_on() -> None:
    """Not only once the other side has noticed: until then others would be sent away, too."""

    class Peer:
        transport = None

        def get_extra_info(self, name: str) -> tuple[str, int]:
            return "192.0.2.7", 1

    async def scene() -> None:
        async with serving(limits=Limits(connections=2)) as server:
            known, peers = server.web.connections, [cast(Any, Peer()) for _ in range(4)]
            for each in peers:
                known.came(each, each)
            assert list(known.open) == list(known.silent) == peers[2:]
            assert known.of_address == {"192.0.2.7": 2}
            for each in peers[2:]:
                known.went(each)

    run(scene())


def test_where_nobody_counts_descriptors_there_is_room_for_many(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(connections, "sys", SimpleNamespace(platform="win32"))
    monkeypatch.delattr(resource, "getrlimit")
    connections.allow_many()
    assert connections.room() == 65_536
