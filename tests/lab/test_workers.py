"""What a worker does, in the tests' own process: nobody is forked."""

from __future__ import annotations

import os
import signal
import threading
from collections.abc import Iterator, Sequence
from inspect import signature
from types import SimpleNamespace
from typing import Any, cast

import pytest

from waystone.lab import workers
from waystone.lab.simulate import GameFailed, play_blocks


class Pipe:
    """Keeps what was sent, as far as somebody listens."""

    def __init__(self, most: int = 99) -> None:
        self.sent: list[Any] = []
        self.most = most

    def send(self, block: object) -> None:
        if len(self.sent) >= self.most:
            raise BrokenPipeError
        self.sent.append(block)


@pytest.fixture
def done(monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """What a worker does about signals and its parent, noted instead of done."""
    noted: list[Any] = []

    def thread(target: object, daemon: bool) -> Any:
        return SimpleNamespace(start=lambda: noted.append((target, daemon)))

    monkeypatch.setattr(signal, "signal", lambda *words: noted.append(words))
    monkeypatch.setattr(signal, "pthread_sigmask", lambda *words: noted.append(words))
    monkeypatch.setattr(threading, "Thread", thread)
    return noted


def doubled(share: Sequence[int], seconds: float) -> Iterator[int]:
    assert seconds == workers._BLOCK_SECONDS
    for number in share:
        yield 2 * number


def failing(share: Sequence[int], seconds: float) -> Iterator[int]:
    yield 1
    raise GameFailed("game 2 failed", "a trace")


def work(play: Any, pipe: Pipe, prepare: Any = None) -> list[Any]:
    workers._work(play, [1, 2, 3], cast(Any, pipe), prepare)
    return pipe.sent


def test_a_worker_leaves_ctrl_c_to_its_parent_and_ends_with_it(done: list[Any]) -> None:
    work(doubled, Pipe(), lambda: done.append("prepared"))
    assert done == [
        (signal.SIGINT, signal.SIG_IGN),
        (signal.SIGTERM, signal.SIG_DFL),
        (signal.SIG_UNBLOCK, workers._ENDING),
        (workers._die_with_parent, True),
        "prepared",
    ]


def test_a_worker_sends_its_blocks_and_that_it_is_done(done: list[Any]) -> None:
    assert work(doubled, Pipe()) == [2, 4, 6, None]
    assert work(doubled, Pipe(most=2)) == [2, 4], "whoever does not listen is not told"


def test_a_worker_that_fails_says_why(done: list[Any]) -> None:
    first, failure, last = work(failing, Pipe())
    assert (first, last) == (1, None)
    assert isinstance(failure, workers._Failure)
    assert failure.args == ("game 2 failed", "a trace")


def test_where_signals_can_not_be_held_back_nobody_tries(
    done: list[Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delattr(signal, "pthread_sigmask")
    assert work(doubled, Pipe()) == [2, 4, 6, None]
    with workers._signals_held_back():
        assert len(done) == 3


def test_signals_wait_while_workers_are_made_whatever_happens(done: list[Any]) -> None:
    held = workers._signals_held_back()
    held.__enter__()
    assert done == [(signal.SIG_BLOCK, workers._ENDING)]
    assert not held.__exit__(KeyError, KeyError(), None)
    assert done[1:] == [(signal.SIG_UNBLOCK, workers._ENDING)]


def test_who_has_lost_its_parent_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    ended: list[object] = []
    monkeypatch.setattr(os, "_exit", ended.append)
    monkeypatch.setattr(workers, "parent_process", lambda: None)
    workers._die_with_parent()
    assert ended == []
    parent = SimpleNamespace(join=lambda: ended.append("waited"))
    monkeypatch.setattr(workers, "parent_process", lambda: parent)
    workers._die_with_parent()
    assert ended == ["waited", 1]


@pytest.mark.parametrize(
    ("games", "many", "shares"),
    [
        (5, 2, [[0, 2, 4], [1, 3]]),
        (2, 5, [[0], [1]]),
        (3, 1, [[0, 1, 2]]),
        (0, 3, []),
    ],
)
def test_every_worker_has_as_much_to_do(games: int, many: int, shares: list[list[int]]) -> None:
    assert [list(each) for each in workers.shares_of(games, many)] == shares


def test_one_worker_is_the_usual_number() -> None:
    assert signature(workers.run).parameters["workers"].default == 1


class Parent:
    """Makes pipes and processes that only note what is done with them."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.done: list[Any] = []
        monkeypatch.setattr(workers, "Pipe", self.pipe)
        monkeypatch.setattr(workers, "Process", self.process)
        monkeypatch.setattr(
            signal, "pthread_sigmask", lambda how, which: self.done.append(("signals", how))
        )

    def pipe(self, duplex: bool) -> tuple[str, Any]:
        number = sum(each[0] == "pipe" for each in self.done)
        self.done.append(("pipe", duplex))
        return f"ours {number}", SimpleNamespace(close=lambda: self.done.append(("closed", number)))

    def process(self, target: Any, args: Any) -> Any:
        play, share, _, prepare = args
        assert target is workers._work
        names = ("start", "terminate", "kill")
        notes = {name: lambda name=name: self.done.append((name, share)) for name in names}
        join = lambda *seconds: self.done.append(("join", share, *seconds))  # noqa: E731
        self.done.append(("made", play, share, prepare))
        return SimpleNamespace(join=join, **notes)


@pytest.mark.parametrize("trouble", [None, KeyboardInterrupt])
def test_no_worker_outlives_the_work(
    trouble: type[BaseException] | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its end of a pipe is closed here, or nobody would hear that it is gone."""
    parent = Parent(monkeypatch)

    def collect(pipes: list[str], report: object) -> None:
        parent.done.append(("collected", *pipes, report))
        if trouble is not None:
            raise trouble

    monkeypatch.setattr(workers, "_collect", collect)
    words: Any = ("play", ["a", "b"], "report", "prepare")
    if trouble is None:
        workers._share_out(*words)
    else:
        with pytest.raises(trouble):
            workers._share_out(*words)
    assert parent.done == [
        ("signals", signal.SIG_BLOCK),
        *[("pipe", False), ("made", "play", "a", "prepare"), ("start", "a"), ("closed", 0)],
        *[("pipe", False), ("made", "play", "b", "prepare"), ("start", "b"), ("closed", 1)],
        ("signals", signal.SIG_UNBLOCK),
        ("collected", "ours 0", "ours 1", "report"),
        *[("terminate", "a"), ("terminate", "b")],
        *[("join", "a", 5.0), ("kill", "a"), ("join", "a")],
        *[("join", "b", 5.0), ("kill", "b"), ("join", "b")],
    ]


def test_the_work_is_shared_out_or_done_here(monkeypatch: pytest.MonkeyPatch) -> None:
    shared: list[Any] = []
    monkeypatch.setattr(workers, "_share_out", lambda *words: shared.append(words))
    found: list[int] = []
    workers.share_out(doubled, [1, 2, 3], 1, found.append, None)
    assert (found, shared) == ([2, 4, 6], [])
    workers.share_out(doubled, [1, 2, 3], 2, found.append, print)
    assert shared == [(doubled, [[1, 3], [2]], found.append, print)]
    workers.share_out(doubled, [], 2, found.append)
    assert found == [2, 4, 6]


def test_a_plan_is_checked_before_it_is_shared_out(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[Any] = []
    monkeypatch.setattr(workers, "share_out", lambda *words: asked.append(words))
    plan: Any = SimpleNamespace(check=lambda: asked.append("checked"), games=4)
    workers.run_in_blocks(plan, 3, cast(Any, "report"), cast(Any, "prepare"))
    checked, (work, numbers, many, report, prepare) = asked
    assert (checked, work.func, work.args) == ("checked", play_blocks, (plan,))
    assert (numbers, many, report, prepare) == (range(4), 3, "report", "prepare")
