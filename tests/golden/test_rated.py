"""Tournaments are told as they were; `make golden` renews that on purpose."""

from __future__ import annotations

import pytest

from tests.golden import rated

WRITTEN = rated.PATH.read_text(encoding="utf-8").splitlines()


@pytest.mark.parametrize("number", rated.NUMBERS)
def test_tournaments_are_told_as_they_were(number: int) -> None:
    assert rated.line(number) == WRITTEN[number]
