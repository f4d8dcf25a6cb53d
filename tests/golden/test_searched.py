"""The searcher learns what it learnt when its strength was measured (docs/bots)."""

from __future__ import annotations

import pytest

from tests.golden.searched import ENTRIES, PATH, learnt


@pytest.mark.parametrize("number", range(len(ENTRIES)), ids=list(ENTRIES))
def test_the_searcher_learns_what_it_learnt(number: int) -> None:
    written = PATH.read_text(encoding="utf-8").split("\n\n")
    assert learnt(list(ENTRIES)[number]).strip() == written[number].strip()
