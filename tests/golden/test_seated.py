"""Evenings at the keyboard go as they went; `make golden` renews them on purpose."""

from __future__ import annotations

import pytest

from tests.golden import seated

WRITTEN = seated.PATH.read_text(encoding="utf-8").splitlines()


def test_every_evening_in_the_terminal_is_written_down() -> None:
    assert [line.partition(":")[0] for line in WRITTEN] == list(seated.evenings())


@pytest.mark.parametrize("written", WRITTEN, ids=lambda line: line.partition(":")[0])
def test_the_terminal_shows_what_it_showed(written: str) -> None:
    """DD-97, DD-98: windows, lines, menus and matches seen again, whatever is pressed or typed."""
    assert seated.line(written.partition(":")[0]) == written
