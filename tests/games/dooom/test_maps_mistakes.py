"""What is said of a map with one mistake, wherever it is made (DM-12, DM-13)."""

from __future__ import annotations

import pytest

from tests.golden import mismapped


@pytest.mark.rule("DM-10", "DM-12", "DM-13", "DM-14")
def test_a_mistake_in_a_map_is_refused_as_it_was() -> None:
    assert mismapped.lines() == mismapped.PATH.read_text(encoding="utf-8").splitlines()
