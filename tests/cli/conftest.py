"""`main` minds signals; a test that calls it gets its own back."""

import signal
from collections.abc import Iterator

import pytest


@pytest.fixture(autouse=True)
def own_signals() -> Iterator[None]:
    """The signals of this process, as they were."""
    before = {number: signal.getsignal(number) for number in (signal.SIGTERM, signal.SIGHUP)}
    yield
    for number, handler in before.items():
        signal.signal(number, handler)
