"""Playing a plan with several processes; the result does not depend on how many."""

from __future__ import annotations

import os
import signal
import threading
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from functools import partial
from multiprocessing import Process, parent_process
from multiprocessing.connection import Connection, Pipe, wait
from typing import Any, Final, TypeVar

from waystone.lab.simulate import Block, GameFailed, SimulationPlan, Tally, play_blocks

_BLOCK_SECONDS: Final = 0.2
"""So often a worker tells what it has: a bar moves, and Ctrl-C loses next to nothing."""
_PATIENCE: Final = 5.0
"""Seconds that a worker has to end when it is asked to."""
_ENDING: Final = (signal.SIGINT, signal.SIGTERM)

T = TypeVar("T")
B = TypeVar("B")
Play = Callable[[Sequence[T], float], Iterator[B]]
"""Plays some matches, and tells what came of them whenever so many seconds have passed."""
Report = Callable[[Block], None]
Prepare = Callable[[], None]


def run(plan: SimulationPlan, workers: int = 1) -> Tally:
    """Play the whole plan."""
    total = Tally(len(plan.bots))
    run_in_blocks(plan, workers, lambda block: total.merge(block.tally))
    return total


def run_in_blocks(
    plan: SimulationPlan, workers: int, report: Report, prepare: Prepare | None = None
) -> None:
    """Play the whole plan; `report` gets every block of games as soon as it is played.

    Each worker calls `prepare` first, so that it knows the same bots as this process.
    """
    plan.check()
    share_out(partial(play_blocks, plan), range(plan.games), workers, report, prepare)


def share_out(
    play: Play[T, B],
    matches: Sequence[T],
    workers: int,
    report: Callable[[B], None],
    prepare: Prepare | None = None,
) -> None:
    """Let so many workers play all matches, every n-th each; one plays in this process.

    What `play` and `report` exchange is sent from process to process.
    """
    shares = [matches[each.start :: each.step] for each in shares_of(len(matches), workers)]
    if len(shares) > 1:
        _share_out(play, shares, report, prepare)
        return
    for block in play(matches, _BLOCK_SECONDS):
        report(block)


def shares_of(games: int, workers: int) -> list[range]:
    """Which games each worker plays: every n-th, so that all have as much to do."""
    workers = min(workers, games)
    return [range(first, games, workers) for first in range(workers)]


def _share_out(
    play: Play[T, B],
    shares: Sequence[Sequence[T]],
    report: Callable[[B], None],
    prepare: Prepare | None,
) -> None:
    processes: list[Process] = []
    pipes: list[Connection] = []
    try:
        with _signals_held_back():
            for share in shares:
                ours, theirs = Pipe(duplex=False)
                pipes.append(ours)
                process = Process(target=_work, args=(play, share, theirs, prepare))
                process.start()
                processes.append(process)
                theirs.close()
        _collect(pipes, report)
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


def _collect(pipes: list[Connection], report: Callable[[B], None]) -> None:
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
            elif isinstance(answer, _Failure):
                raise GameFailed(*answer.args)
            else:
                report(answer)


class _Failure(Exception):
    """What a worker tells instead of a block: a message and where it happened."""


def _work(
    play: Play[Any, Any], share: Sequence[Any], pipe: Connection, prepare: Prepare | None
) -> None:
    # Ctrl-C reaches the whole group of processes; only the parent answers it.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
    if hasattr(signal, "pthread_sigmask"):
        signal.pthread_sigmask(signal.SIG_UNBLOCK, _ENDING)
    threading.Thread(target=_die_with_parent, daemon=True).start()
    if prepare is not None:
        prepare()
    with suppress(BrokenPipeError):  # the parent is gone, and so is the reason to go on
        try:
            for block in play(share, _BLOCK_SECONDS):
                pipe.send(block)
        except GameFailed as failed:
            pipe.send(_Failure(failed.message, failed.trace))
        pipe.send(None)


def _die_with_parent() -> None:
    """A parent that was killed can't end its workers: they notice by themselves."""
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
