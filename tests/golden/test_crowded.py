"""On crowded mats everything goes as it went; `make golden` renews it on purpose."""

from __future__ import annotations

import pytest

from tests.golden.crowded import FILE, MATCHES, line
from tests.golden.told import HERE

TOGETHER = 10


@pytest.mark.parametrize("first", range(0, MATCHES, TOGETHER), ids="dungeon-crawler-{}".format)
def test_a_crowd_does_what_it_did(first: int) -> None:
    written = (HERE / "dungeon-crawler" / FILE).read_text(encoding="utf-8").splitlines()
    assert len(written) == MATCHES
    some = range(first, first + TOGETHER)
    assert [line(number) for number in some] == written[first : first + TOGETHER]
