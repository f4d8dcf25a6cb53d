"""Processes for what takes long: bounded, replaced, and never in each other's way."""

import asyncio
import os
import resource
import sys
import time

import pytest

from tests.match.kit import run
from waystone.match.workers import Worker, Workers, WorkFailed, WorkTooLong, bound_memory


def test_who_takes_too_long_is_ended_and_the_next_is_served() -> None:
    async def scene() -> None:
        workers = Workers(seconds=60)
        try:
            assert await workers.ask(abs, -3) == 3
            workers.seconds = 0.05  # type: ignore[misc]
            late = workers.ask(time.sleep, 600)
            with pytest.raises(WorkTooLong):
                await late
            workers.seconds = 60  # type: ignore[misc]
            assert await workers.ask(abs, -4) == 4
            assert workers.waiting == 0
        finally:
            workers.close()

    run(scene())


def count_for_ever(number: int) -> None:
    """Work that never ends."""
    while True:
        number += 1


@pytest.mark.skipif(sys.platform != "linux", reason="the system does not tell who worked")
def test_a_machine_that_is_busy_with_others_takes_nobodys_time(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def scene() -> None:
        workers = Workers(seconds=60)
        try:
            await workers.ask(abs, -3)
            workers.seconds = 0.5  # type: ignore[misc]
            with pytest.raises(WorkTooLong) as late:
                await workers.ask(count_for_ever, 0)
            assert float(str(late.value).split()[3]) >= 0.5  # of work, however long it took
            workers.seconds = 60  # type: ignore[misc]
            await workers.ask(abs, -3)
            workers.seconds = 0.5  # type: ignore[misc]
            await workers.ask(time.sleep, 1)  # is answered
        finally:
            workers.close()

    monkeypatch.setattr("waystone.match.workers.MOST_STRETCHED", 1e9)
    run(scene())


def test_where_the_system_does_not_tell_who_worked_the_clock_does(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def scene() -> None:
        workers = Workers(seconds=60)
        try:
            await workers.ask(abs, -3)
            workers.seconds = 0.1  # type: ignore[misc]
            with pytest.raises(WorkTooLong):
                await workers.ask(time.sleep, 600)
        finally:
            workers.close()

    monkeypatch.setattr(Worker, "used", lambda self: None)
    monkeypatch.setattr("waystone.match.workers.MOST_STRETCHED", 1e9)
    run(scene())


def test_a_task_that_workers_die_of_is_given_up() -> None:
    async def scene() -> None:
        workers = Workers(seconds=60)
        try:
            with pytest.raises(WorkFailed, match="3 workers died of it"):
                await workers.ask(os._exit, 1)
            assert await asyncio.gather(*(workers.ask(abs, -n) for n in range(5))) == [*range(5)]
            assert len(workers.all) == 1
        finally:
            workers.close()

    run(scene())


def test_who_wants_too_much_memory_fails_and_the_worker_goes_on() -> None:
    async def scene() -> None:
        workers = Workers(seconds=60, megabytes=1500)
        try:
            with pytest.raises(WorkFailed, match="MemoryError"):
                await workers.ask(bytearray, 3_000_000_000)
            assert await workers.ask(abs, -1) == 1
            assert len(workers.all) == 1
        finally:
            workers.close()

    run(scene())


@pytest.mark.parametrize(
    ("megabytes", "platform", "bounds"),
    [(5, "linux", [5_000_000]), (0, "linux", []), (5, "darwin", [])],
)
def test_memory_is_bounded_on_linux_where_a_bound_is_wished(
    megabytes: int, platform: str, bounds: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[tuple[int, tuple[int, int]]] = []
    monkeypatch.setattr(resource, "setrlimit", lambda *bound: told.append(bound))
    monkeypatch.setattr("sys.platform", platform)
    bound_memory(megabytes)
    assert told == [(resource.RLIMIT_AS, (each, each)) for each in bounds]
