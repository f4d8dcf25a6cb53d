"""A table of a page says little; the tests' own log stays what it was."""

from collections.abc import Iterator

import pytest

from tests.cli.command import own_log


@pytest.fixture(autouse=True)
def _own_log() -> Iterator[None]:
    with own_log():
        yield
