"""A server from its first line of the log to the signal that ends it."""

from __future__ import annotations

import asyncio
import gc
import json
import logging
import signal
import sys
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from typing import Any

import pytest
from aiohttp.http_exceptions import HttpProcessingError

from tests.match.kit import FakeClock, FakeThinker, run
from waystone.api import garbage, serve
from waystone.api.options import Options
from waystone.match.in_process import one_process
from waystone.match.lobby import Lobby
from waystone.storage.memory import MemoryStore


@pytest.mark.parametrize(
    ("host", "address"),
    [
        ("127.0.0.1", "http://127.0.0.1:81/"),
        ("0.0.0.0", "http://localhost:81/"),
        ("::", "http://localhost:81/"),
        ("::1", "http://[::1]:81/"),
    ],
)
def test_the_address_is_one_that_a_browser_finds(host: str, address: str) -> None:
    assert serve.address_of(81, Options(host=host)) == address


@pytest.fixture
def root_log() -> Iterator[None]:
    """The log afterwards as it was before."""
    root, ours = logging.getLogger(), logging.getLogger("waystone")
    before = root.level, list(root.handlers), ours.level
    yield
    root.level, root.handlers[:], ours.level = before
    for logger in (root, ours):
        logger.setLevel(logger.level)  # forgets what was decided in between


def said(capsys: pytest.CaptureFixture[str]) -> list[str]:
    """Lines of the log: ours and a library's, and what a stranger brought about."""
    for name in ("waystone.api", "aiohttp"):
        logging.getLogger(name).debug("a detail")
        logging.getLogger(name).info("something")
        logging.getLogger(name).warning("something odd")
    try:
        raise HttpProcessingError(message="no verb")
    except HttpProcessingError:
        logging.getLogger("aiohttp").exception("failed")
    return capsys.readouterr().err.splitlines()


def test_the_log_is_ours_from_its_level_on_and_warnings_of_libraries(
    root_log: None, capsys: pytest.CaptureFixture[str]
) -> None:
    serve.log_to_standard_error()
    told = [json.loads(line) for line in said(capsys)]
    expected = [("waystone.api", "info"), ("waystone.api", "warning"), ("aiohttp", "warning")]
    assert [(line["name"], line["level"]) for line in told] == expected
    serve.log_to_standard_error("debug", as_json=False)
    plain = [line.partition(",")[2][4:] for line in said(capsys)]
    assert plain == [
        "DEBUG waystone.api: a detail",
        "INFO waystone.api: something",
        "WARNING waystone.api: something odd",
        "WARNING aiohttp: something odd",
    ]


@pytest.mark.parametrize(("ending", "open_page"), [(signal.SIGINT, True), (signal.SIGTERM, False)])
def test_it_serves_until_a_signal_and_lets_others_in_meanwhile(
    ending: signal.Signals, open_page: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = MemoryStore()
    ports = one_process(store, FakeClock(), FakeThinker())
    order: list[str] = []

    @asynccontextmanager
    async def beside(lobby: Lobby) -> AsyncIterator[None]:
        assert lobby.ports is ports
        order.append("let in")
        yield
        order.append("let out")

    def tell(address: str) -> None:
        order.append(address.rpartition(":")[0])
        asyncio.get_running_loop().call_soon(signal.raise_signal, ending)

    monkeypatch.setattr("webbrowser.open", lambda address: order.append("page"))
    run(serve.serve(store, ports, Options(port=0), open_page, tell, beside))
    page = ["page"] if open_page else []
    assert order == ["let in", "http://127.0.0.1", *page, "let out"]


@pytest.mark.parametrize("has_uvloop", [True, False])
def test_work_is_run_on_the_faster_loop_where_there_is_one_and_its_garbage_looked_after(
    has_uvloop: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    prepared: list[str] = []
    looks: list[int] = []

    class Counted:
        async def look(self) -> None:
            looks.append(1)

    async def work() -> None:
        for _ in range(100):
            await asyncio.sleep(0)
        prepared.append(type(asyncio.get_running_loop()).__module__.partition(".")[0])

    for name in ("collect_young_only", "allow_many"):
        monkeypatch.setattr(serve, name, lambda name=name: prepared.append(name))
    monkeypatch.setattr(serve, "Garbage", Counted)
    monkeypatch.setattr(serve, "LOOK_EVERY", 0)
    if not has_uvloop:
        monkeypatch.setitem(sys.modules, "uvloop", None)
        loop = "asyncio"
    else:
        loop = pytest.importorskip("uvloop").__name__
    serve.run(work())
    assert prepared == ["collect_young_only", "allow_many", loop]
    assert looks


def test_nobody_collects_garbage_when_the_work_is_over(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(serve, "LOOK_EVERY", 0)

    async def scene() -> None:
        await serve.tended(asyncio.sleep(0))
        await asyncio.sleep(0)
        assert asyncio.all_tasks() == {asyncio.current_task()}

    asyncio.run(scene())


def test_the_collector_looks_at_the_young_only(monkeypatch: pytest.MonkeyPatch) -> None:
    done: list[Any] = []
    monkeypatch.setattr(gc, "freeze", lambda: done.append("frozen"))
    monkeypatch.setattr(gc, "set_threshold", lambda *figures: done.append(figures))
    garbage.collect_young_only()
    assert done == ["frozen", (4_000, 3, 1_000_000_000)]
