"""The library shows what it showed; `make golden` renews it on purpose."""

from __future__ import annotations

import pytest

from tests.golden import tried

WRITTEN = tried.PATH.read_text(encoding="utf-8").splitlines()


def test_every_session_with_the_library_is_written_down() -> None:
    assert [line.partition(":")[0] for line in WRITTEN] == list(tried.sessions())


@pytest.mark.parametrize("written", WRITTEN, ids=lambda line: line.partition(":")[0])
def test_the_library_shows_what_it_showed(written: str) -> None:
    assert tried.line(written.partition(":")[0]) == written
