"""What a process does again and again goes on after a failure, and tells of it in measure."""

import asyncio
import logging
from collections.abc import Callable, Sequence

import pytest

from tests.match.kit import run
from waystone.match import housekeeping
from waystone.match.housekeeping import TOLD_AGAIN_AFTER, end, repeat

REFUSED = "the database refuses writes"
FULL = "the disk is full"
FINE = ""


@pytest.fixture
def tells(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> Callable[[Sequence[tuple[float, str]]], list[str]]:
    """What is in the log after work that ends so at these times."""

    def told(happens: Sequence[tuple[float, str]]) -> list[str]:
        coming, now = iter(happens), [0.0]
        done = asyncio.Event()

        async def work() -> None:
            try:
                now[0], failure = next(coming)
            except StopIteration:
                done.set()
                return
            if failure:
                raise OSError(failure)

        async def scene() -> None:
            task = repeat(0, work)
            await done.wait()
            await end([task])

        monkeypatch.setattr(housekeeping, "monotonic", lambda: now[0])
        with caplog.at_level(logging.ERROR, "waystone.match"):
            run(scene())
        return [str(record.exc_info[1]) for record in caplog.records if record.exc_info]

    return told


@pytest.mark.parametrize(
    ("happens", "told"),
    [
        ([(1, REFUSED), (2, REFUSED), (3, REFUSED)], [REFUSED]),
        ([(1, REFUSED), (2, FULL), (3, FULL)], [REFUSED, FULL]),
        ([(1, REFUSED), (2, FINE), (3, REFUSED)], [REFUSED, REFUSED]),
        ([(1, REFUSED), (TOLD_AGAIN_AFTER, REFUSED)], [REFUSED]),
        ([(1, REFUSED), (1 + TOLD_AGAIN_AFTER, REFUSED)], [REFUSED, REFUSED]),
    ],
)
def test_a_failure_is_told_once_until_it_changes_mends_or_lasts(
    tells: Callable[[Sequence[tuple[float, str]]], list[str]],
    happens: list[tuple[float, str]],
    told: list[str],
) -> None:
    assert tells(happens) == told
