"""How a server and a port for programs are put together, with nothing that listens."""

from __future__ import annotations

import asyncio
from argparse import Namespace
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, nullcontext
from typing import Any

import pytest

from waystone.cli import dooom, serve
from waystone.service.limits import Limits
from waystone.tcp.options import ListenerOptions


class Server:
    """Notes who was opened with what."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.done: list[Any] = []
        noted = self.done

        @asynccontextmanager
        async def opened(*words: Any) -> AsyncIterator[tuple[str, str]]:
            noted.append(("opened", *words))
            yield "store", "ports"
            noted.append("closed")

        @asynccontextmanager
        async def looked_after(lobby: Any, store: str) -> AsyncIterator[Any]:
            noted.append(("looked after", lobby, store))
            yield lobby
            noted.append("left")

        class Listener:
            def __init__(self, lobby: Any, options: Any, first: Any = None) -> None:
                self.port = options.port
                noted.append(("listener", lobby, options, getattr(first, "port", None)))

            @asynccontextmanager
            async def listening(self) -> AsyncIterator[list[int]]:
                yield [self.port + 1]
                noted.append(("shut", self.port))

        async def asked_to_stop() -> None:
            noted.append("stopped")

        async def served(*words: Any) -> None:
            noted.append(words)

        for module in (serve, dooom):
            monkeypatch.setattr(module, "opened", opened)
        monkeypatch.setattr("waystone.match.housekeeping.looked_after", looked_after)
        monkeypatch.setattr("waystone.match.lobby.Lobby", lambda ports: f"lobby of {ports}")
        monkeypatch.setattr("waystone.tcp.listener.Listener", Listener)
        monkeypatch.setattr("waystone.api.serve.asked_to_stop", asked_to_stop)
        monkeypatch.setattr("waystone.api.serve.serve", served)


@pytest.mark.parametrize("has_screen", [True, False])
@pytest.mark.parametrize("wanted", [True, False])
def test_a_server_has_all_that_was_chosen(
    wanted: bool, has_screen: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    server = Server(monkeypatch)
    monkeypatch.setattr(serve, "has_screen", lambda: has_screen)
    monkeypatch.setattr(serve, "host_bots", lambda bots, seconds: ("prepare", bots, seconds))
    chosen = Namespace(
        open=wanted,
        host="h",
        bot=["b"],
        bot_seconds=3.0,
        dooom_port=None,
        data="folder",
        database=None,
    )
    options: Any = Namespace(limits="limits")
    asyncio.run(serve.serve_opened(chosen, options))
    opened, served, closed = server.done
    assert opened == ("opened", "folder", None, ("prepare", ["b"], 3.0))
    store, ports, given, is_opened, told, listener = served
    assert (store, ports, given) == ("store", "ports", options)
    assert is_opened is (wanted and has_screen)
    assert (told.func, told.args, told.keywords) == (serve.tell, (), {"host": "h"})
    assert (listener, closed) == (nullcontext, "closed")


def test_a_port_beside_a_server_keeps_its_limits(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    server = Server(monkeypatch)
    limits = Limits(line_connections=7, line_connections_per_address=3, line_idle=9.0)

    async def scene() -> None:
        lobby: Any = "lobby"
        async with dooom.beside("h", 4000, limits)(lobby):
            server.done.append("inside")

    asyncio.run(scene())
    (_, lobby, options, first), inside, shut = server.done
    assert (lobby, first, inside, shut) == ("lobby", None, "inside", ("shut", 4000))
    assert options == ListenerOptions(
        ("h",),
        4000,
        settings={"map": "pillar-hall"},
        most=7,
        per_address=3,
        idle=9.0,
        shouts=limits.shouts,
    )
    assert capsys.readouterr().out == (
        "Dungeon of Dooom listens at h port 4001  (Ctrl-C ends it)\n"
    )


def test_all_ports_lead_to_the_tables_of_the_first(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    server = Server(monkeypatch)
    one, two = ListenerOptions(port=10), ListenerOptions(port=20, dialect="older")
    prepare: Any = "prepare"
    asyncio.run(dooom.serve("folder", None, [one, two], prepare))
    lobby = "lobby of ports"
    assert server.done == [
        ("opened", "folder", None, "prepare"),
        ("looked after", lobby, "store"),
        ("listener", lobby, one, None),
        ("listener", lobby, two, 10),
        "stopped",
        *[("shut", 20), ("shut", 10)],
        *["left", "closed"],
    ]
    assert capsys.readouterr().out.splitlines() == [
        "Dungeon of Dooom listens at 127.0.0.1 port 11  (Ctrl-C ends it)",
        "Dungeon of Dooom listens at 127.0.0.1 port 21, in the older wording  (Ctrl-C ends it)",
    ]
