"""SIGTERM and SIGHUP: what is under way is finished or tidied up, then the command ends."""

import asyncio
import os
import signal
from collections.abc import Iterator

import pytest

from waystone.cli.signals import REQUESTS, leave_on_request, run_to_end


@pytest.fixture(autouse=True)
def _handlers_kept() -> Iterator[None]:
    kept = [(number, signal.getsignal(number)) for number in REQUESTS]
    yield
    for number, handler in kept:
        signal.signal(number, handler)


@pytest.mark.parametrize("number", REQUESTS)
def test_a_request_never_falls_between_a_birth_and_its_note(number: int) -> None:
    born: list[str] = []

    async def work() -> None:
        try:
            os.kill(os.getpid(), number)
            born.append("noted")
            await asyncio.sleep(30)
        finally:
            born.append("ended")

    with pytest.raises(SystemExit) as left:
        run_to_end(work())
    assert left.value.code == 128 + number
    assert born == ["noted", "ended"]


def test_work_that_cancels_itself_is_no_request() -> None:
    async def work() -> None:
        raise asyncio.CancelledError

    with pytest.raises(asyncio.CancelledError):
        run_to_end(work())


@pytest.mark.parametrize("number", REQUESTS)
def test_a_request_is_an_exit_when_the_loop_has_ended_too(number: int) -> None:
    async def work() -> None:
        await asyncio.sleep(0)

    leave_on_request()
    run_to_end(work())
    with pytest.raises(SystemExit) as left:
        signal.raise_signal(number)
    assert left.value.code == 128 + number
