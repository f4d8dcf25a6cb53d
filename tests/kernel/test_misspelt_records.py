"""What the reader of records says of one mistake, wherever it is made."""

from __future__ import annotations

import pytest

from tests.golden import misspelt
from waystone.kernel.record import parse


@pytest.mark.parametrize("format", ["1", "2"])
def test_a_mistake_in_a_record_is_refused_as_it_was(format: str) -> None:
    kept = misspelt.PATH.read_text(encoding="utf-8").split("format ")
    assert misspelt.lines(format) == f"format {kept[int(format)]}".splitlines()


@pytest.mark.parametrize("format", ["1", "2"])
def test_what_was_written_is_read(format: str) -> None:
    text = misspelt.written(format).text()
    assert parse(text).text() == text
    assert misspelt.said(text).startswith("read: intact")
