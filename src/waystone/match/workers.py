"""Processes beside the server for what takes long: each has one task at a time, and a bound."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import pickle
import signal
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from multiprocessing.connection import Connection
from pathlib import Path
from time import monotonic
from traceback import format_exc
from typing import Any, Final, TypeVar

T = TypeVar("T")
R = TypeVar("R")
MOST_DEATHS: Final = 3
"""A task that so many workers died of is given up."""
MEGABYTE: Final = 1_000_000
MOST_STRETCHED: Final = 6
"""A machine that is busy with others may make a task take so many times as long as it may."""
USER_TICKS: Final = 11
SYSTEM_TICKS: Final = 12
"""Where these stand behind the name of a process, in `/proc`."""
LOOKS: Final = 10
"""So often a worker is looked at in the time that it may take."""


class WorkFailed(Exception):
    """A task raised something, or its worker died of it: says what, and where."""


class WorkTooLong(WorkFailed):
    """A task took more time than it may."""


class Workers:
    """So many processes, started when they are first needed and replaced when they die.

    A task is a function of a module with one argument; both are sent there, and its answer back.
    Who comes while all are busy waits. A task that takes more than `seconds` of a processor, or
    `MOST_STRETCHED` times as long by the clock, is ended with its process; one that wants more
    than `megabytes` fails, where the system can tell. `prepare` is called in each process first:
    it registers what only the host's command line named.
    """

    def __init__(
        self,
        seconds: float,
        count: int = 1,
        megabytes: int = 0,
        prepare: Callable[[], None] | None = None,
    ) -> None:
        self.seconds: Final = seconds
        self.count: Final = count
        self.megabytes: Final = megabytes
        self.prepare: Final = prepare
        self.idle: Final[list[Worker]] = []
        self.all: Final[set[Worker]] = set()
        self.threads: ThreadPoolExecutor | None = None
        self.waiting = 0

    async def ask(self, task: Callable[[T], R], argument: T) -> R:
        """What the task answers; WorkFailed says why it does not."""
        words = pickle.dumps((task, argument), pickle.HIGHEST_PROTOCOL)
        loop = asyncio.get_running_loop()
        self.waiting += 1
        try:
            answer, trace = await loop.run_in_executor(self.carriers(), self.carry, words)
        finally:
            self.waiting -= 1
        if trace:
            raise WorkFailed(trace)
        found: R = answer
        return found

    def carry(self, words: bytes) -> tuple[Any, str]:
        """In a thread, of which there are as many as workers: to one of them and back."""
        for _ in range(MOST_DEATHS):
            worker = self.idle.pop() if self.idle else self.started()
            try:
                answer = worker.ask(words, self.seconds)
            except (EOFError, OSError):  # it died: killed by somebody, or by this very task
                self.end(worker)
                continue
            except WorkTooLong:
                self.end(worker)
                raise
            self.idle.append(worker)
            return answer
        raise WorkFailed(f"{MOST_DEATHS} workers died of it, one after the other")

    def get_ready(self, task: Callable[[T], R], argument: T) -> None:
        """Let a first worker do this, if there is none yet; nobody waits for the answer."""
        if self.threads is None:
            self.carriers().submit(self.carry, pickle.dumps((task, argument)))

    def carriers(self) -> ThreadPoolExecutor:
        """Threads that carry tasks to workers, each to one."""
        if self.threads is None:
            self.threads = ThreadPoolExecutor(self.count, "workers")
        return self.threads

    def started(self) -> Worker:
        """A new worker."""
        worker = Worker(self.megabytes, self.prepare)
        self.all.add(worker)
        return worker

    def end(self, worker: Worker) -> None:
        """One that is of no use any more."""
        worker.end()
        self.all.discard(worker)

    def close(self) -> None:
        """End all of them; who waits for an answer gets none."""
        if self.threads is not None:
            self.threads.shutdown(wait=False, cancel_futures=True)
            self.threads = None
        for worker in list(self.all):
            self.end(worker)
        self.idle.clear()


class Worker:
    """One process, and the line to it."""

    def __init__(self, megabytes: int, prepare: Callable[[], None] | None) -> None:
        context = multiprocessing.get_context("spawn")
        self.line, theirs = context.Pipe()
        words = (theirs, megabytes, prepare)
        self.process: Final = context.Process(target=work, args=words, daemon=True)
        self.process.start()
        theirs.close()  # so that its end is heard here

    def ask(self, words: bytes, seconds: float) -> tuple[Any, str]:
        """Its answer, or why there is none; EOFError if it is gone."""
        begun, used = monotonic(), self.used()
        self.line.send_bytes(words)
        while not self.line.poll(seconds / LOOKS):
            waited = monotonic() - begun
            worked = waited if used is None else (self.used() or 0.0) - used
            if max(worked, waited / MOST_STRETCHED) >= seconds:
                raise WorkTooLong(f"no answer after {worked:.3g} s of work, {waited:.3g} s in all")
        answer: tuple[Any, str] = pickle.loads(self.line.recv_bytes())
        return answer

    def used(self) -> float | None:
        """The seconds of a processor that it has used, its beginning included; None where the
        system does not tell."""
        try:
            fields = Path(f"/proc/{self.process.pid}/stat").read_bytes().rpartition(b")")[2].split()
        except OSError:
            return None
        return (int(fields[USER_TICKS]) + int(fields[SYSTEM_TICKS])) / os.sysconf("SC_CLK_TCK")

    def end(self) -> None:
        """End it at once."""
        with suppress(OSError):
            self.line.close()
        self.process.terminate()


def work(line: Connection, megabytes: int, prepare: Callable[[], None] | None) -> None:
    """In the worker: one task after the other, until the server ends it or is gone itself."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if prepare is not None:
        prepare()
    bound_memory(megabytes)
    while True:
        try:
            words = line.recv_bytes()
        except (EOFError, OSError):
            return
        line.send_bytes(answered(words))


def answered(words: bytes) -> bytes:
    """The answer to a task, or its trace: an exception itself could perhaps not be sent."""
    try:
        task, argument = pickle.loads(words)
        return pickle.dumps((task(argument), ""), pickle.HIGHEST_PROTOCOL)
    except Exception:
        return pickle.dumps((None, format_exc()))


def bound_memory(megabytes: int) -> None:
    """From now on this process has so much room and no more; 0 is no bound."""
    if megabytes and sys.platform == "linux":
        import resource

        resource.setrlimit(resource.RLIMIT_AS, (megabytes * MEGABYTE, megabytes * MEGABYTE))
