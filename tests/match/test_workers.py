"""Processes for what takes long: bounded, replaced, and never in each other's way."""

import asyncio
import os
import pickle
import resource
import signal
import sys
import time
from types import SimpleNamespace
from typing import Any, cast

import pytest

from tests.match.kit import run
from waystone.match import workers
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


class Line:
    """What a worker is asked, then the end; what it answers."""

    def __init__(self, *asked: bytes) -> None:
        self.asked = list(asked)
        self.answers: list[bytes] = []

    def recv_bytes(self) -> bytes:
        if not self.asked:
            raise EOFError
        return self.asked.pop(0)

    def send_bytes(self, data: bytes) -> None:
        self.answers.append(data)


def test_a_worker_is_prepared_and_bounded_before_it_works_to_the_end(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    done: list[object] = []
    monkeypatch.setattr(signal, "signal", lambda *words: done.append(words))
    monkeypatch.setattr(workers, "bound_memory", lambda megabytes: done.append(megabytes))
    line: Any = Line(pickle.dumps((abs, -3)), pickle.dumps((int, "x")))
    workers.work(line, 7, lambda: done.append("prepared"))
    assert done == [(signal.SIGINT, signal.SIG_IGN), "prepared", 7]
    good, bad = map(pickle.loads, line.answers)
    assert good == (3, "")
    assert bad[0] is None
    assert "ValueError: invalid literal" in bad[1]
    workers.work(cast(Any, Line()), 0, None)


def test_a_worker_has_its_time_of_work_and_six_times_as_long_by_the_clock(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    for used, waited, is_late in [
        ((1.0, 2.9), 3.0, False),
        ((1.0, 3.0), 3.0, True),
        ((1.0, 1.0), 11.9, False),
        ((1.0, 1.0), 12.0, True),
        ((None, None), 1.9, False),
        ((None, None), 2.0, True),
    ]:
        polled: list[float] = []
        clock, work = iter([50.0, 50.0 + waited]), iter(used)

        class Polled(Line):
            def poll(self, seconds: float, polled: list[float] = polled) -> bool:
                polled.append(seconds)
                return len(polled) > 1

        line: Any = Polled(pickle.dumps((5, "")))
        worker: Any = SimpleNamespace(line=line, used=lambda work=work: next(work))
        monkeypatch.setattr(workers, "monotonic", lambda clock=clock: next(clock))
        if is_late:
            with pytest.raises(WorkTooLong, match=r"^no answer after .* s of work, .* s in all$"):
                Worker.ask(worker, b"words", 2.0)
        else:
            assert Worker.ask(worker, b"words", 2.0) == (5, "")
        assert polled[0] == 0.2


def test_a_worker_holds_one_end_of_its_line_and_dies_with_the_server(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Else nobody would hear that it is gone."""
    done: list[str] = []
    ours = SimpleNamespace(close=lambda: done.append("ours closed"))
    theirs = SimpleNamespace(close=lambda: done.append("theirs closed"))

    def process(**words: Any) -> Any:
        assert words == {"target": workers.work, "args": (theirs, 7, None), "daemon": True}
        return SimpleNamespace(
            start=lambda: done.append("started"), terminate=lambda: done.append("ended")
        )

    context = SimpleNamespace(Pipe=lambda: (ours, theirs), Process=process)
    monkeypatch.setattr("multiprocessing.get_context", {"spawn": context}.__getitem__)
    worker: Any = Worker(7, None)
    assert (done, worker.line) == (["started", "theirs closed"], ours)
    worker.end()
    assert done[2:] == ["ours closed", "ended"]
