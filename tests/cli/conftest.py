"""A test that calls `main` gets its own signals and its own log back."""

from collections.abc import Iterator

import pytest

from tests.cli.command import own_log, own_signals


@pytest.fixture(autouse=True)
def _own_signals_and_log() -> Iterator[None]:
    with own_signals(), own_log():
        yield
