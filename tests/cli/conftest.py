"""A test that calls `main` gets its own signals back."""

from collections.abc import Iterator

import pytest

from tests.cli.command import own_signals


@pytest.fixture(autouse=True)
def _own_signals() -> Iterator[None]:
    with own_signals():
        yield
