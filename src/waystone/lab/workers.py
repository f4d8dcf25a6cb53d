"""Playing a plan with several processes; the result does not depend on how many."""

from __future__ import annotations

import os
import signal
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from multiprocessing import Process, parent_process
from multiprocessing.connection import Connection, Pipe, wait
from typing import Final

from waystone.lab.simulate import Block, GameFailed, Plan, Tally, play_block

LARGEST_BLOCK: Final = 50
_PATIENCE: Final = 5.0
"""Seconds that a worker has to end when it is asked to."""
_ENDING: Final = (signal.SIGINT, signal.SIGTERM)

Report = Callable[[Block], None]


def run(plan: Plan, workers: int = 1, report: Report | None = None) -> Tally:
    """Play the whole plan; `report` is called after every block of games."""
    plan.check()
    total = Tally(len(plan.bots))
    blocks = blocks_of(plan.games, workers)

    def take(block: Block) -> None:
        total.merge(block.tally)
        if report is not None:
            report(block)

    if min(workers, len(blocks)) == 1:
        for numbers in blocks:
            take(play_block(plan, numbers))
    else:
        _share_out(plan, blocks, min(workers, len(blocks)), take)
    return total


def blocks_of(games: int, workers: int) -> list[range]:
    """The games in blocks, small enough to keep all workers busy and the progress moving."""
    size = min(LARGEST_BLOCK, max(1, games // (workers * 20)))
    return [range(first, min(first + size, games)) for first in range(0, games, size)]


def _share_out(plan: Plan, blocks: list[range], workers: int, take: Report) -> None:
    processes: list[Process] = []
    pipes: list[Connection] = []
    try:
        with _signals_held_back():
            for worker in range(workers):
                ours, theirs = Pipe(duplex=False)
                pipes.append(ours)
                process = Process(target=_work, args=(plan, blocks[worker::workers], theirs))
                process.start()
                processes.append(process)
                theirs.close()
        _collect(pipes, take)
    finally:
        # Whatever happened, Ctrl-C included: no process of ours outlives this call.
        for process in processes:
            process.terminate()
        for process in processes:
            process.join(_PATIENCE)
            process.kill()
            process.join()


@contextmanager
def _signals_held_back() -> Iterator[None]:
    """No signal reaches a new process before it has decided what signals mean to it."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    signal.pthread_sigmask(signal.SIG_BLOCK, _ENDING)
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_UNBLOCK, _ENDING)


def _collect(pipes: list[Connection], take: Report) -> None:
    waiting = list(pipes)
    while waiting:
        for pipe in wait(waiting):
            assert isinstance(pipe, Connection)
            try:
                answer = pipe.recv()
            except EOFError:
                raise GameFailed("a worker process was ended from outside", "") from None
            if answer is None:
                waiting.remove(pipe)
            elif isinstance(answer, Block):
                take(answer)
            else:
                raise GameFailed(*answer)


def _work(plan: Plan, blocks: list[range], pipe: Connection) -> None:
    # Ctrl-C reaches the whole group of processes; only the parent answers it.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
    if hasattr(signal, "pthread_sigmask"):
        signal.pthread_sigmask(signal.SIG_UNBLOCK, _ENDING)
    threading.Thread(target=_die_with_parent, daemon=True).start()
    with suppress(BrokenPipeError):  # the parent is gone, and so is the reason to go on
        try:
            for numbers in blocks:
                pipe.send(play_block(plan, numbers))
        except GameFailed as failed:
            pipe.send((failed.message, failed.trace))
        pipe.send(None)


def _die_with_parent() -> None:
    """A parent that was killed can't end its workers: they notice by themselves."""
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
