"""`/ready`: whether a proxy should send players here."""

import logging

import pytest

from tests.api.kit import serving
from tests.match.kit import run
from waystone.service.readiness import AFTER_FAILURE, LATE_SECONDS
from waystone.storage.memory import MemoryStore


def test_a_store_that_refuses_makes_it_red_until_it_takes_writes_again(
    caplog: pytest.LogCaptureFixture,
) -> None:
    caplog.set_level(logging.INFO, "waystone.service")

    async def scene() -> None:
        store = MemoryStore()
        async with serving(store) as server:
            readiness = server.web.context.readiness
            await readiness.look_at_store()
            assert await server.get("/ready") == (200, {"ready": True, "reasons": []})
            store.is_failing = True
            await readiness.look_at_store()
            status, answer = await server.get("/ready")
            assert (status, answer["ready"], len(answer["reasons"])) == (503, False, 1)
            assert (await server.get("/health"))[0] == 200
            store.is_failing = False
            await readiness.look_at_store()
            assert (await server.get("/ready"))[0] == 200
        told = [each.getMessage().split(":")[0] for each in caplog.records]
        assert told == ["not ready", "ready again"]

    run(scene())


def test_a_write_that_was_refused_is_remembered_for_a_while() -> None:
    async def scene() -> None:
        async with serving() as server:
            readiness = server.web.context.readiness
            readiness.failures = -1  # one more than was seen
            assert (await server.get("/ready"))[0] == 503
            readiness.failed_at -= AFTER_FAILURE
            assert (await server.get("/ready"))[0] == 200

    run(scene())


def test_who_is_late_or_leaves_is_not_ready() -> None:
    async def scene() -> None:
        async with serving() as server:
            context = server.web.context
            await context.readiness.look_at_loop()
            assert context.metrics.loop_lag < LATE_SECONDS
            context.metrics.loop_lag = 1.0
            assert (await server.get("/ready"))[0] == 200, "a second is not late yet"
            context.metrics.loop_lag = 1.1
            assert (await server.get("/ready"))[0] == 503
            context.metrics.loop_lag = 2.5
            _, answer = await server.get("/ready")
            assert answer["reasons"] == ["the event loop is 2.5 s late"]
            context.metrics.loop_lag = 0.0
            context.is_closing = True
            assert (await server.get("/ready"))[0] == 503

    run(scene())


def test_figures_of_store_loop_and_bots() -> None:
    async def scene() -> None:
        async with serving() as server:
            ada = await server.person()
            match = (await ada.open("me", "bot:expert", settings={"mode": "cpu"}))["match"]
            line = await ada.line()
            await line.join(match)
            await line.act(match, 0, "waystone a1")
            async with server.session.get(f"{server.address}/metrics") as response:
                text = await response.text()
            assert 'waystone_steps_total{game="delve-and-dash"}' in text
            for name in ("commit_seconds", "bot_seconds"):
                assert f"waystone_{name}_count" in text
            for name in ("loop_lag_seconds", "store_bytes", "writes_waiting", "commits_failed"):
                assert f"\nwaystone_{name} 0" in text or f"\nwaystone_{name} " in text

    run(scene())
