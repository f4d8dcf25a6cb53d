"""Whatever comes together in a view is shown as it was; `make golden` renews it on purpose."""

from __future__ import annotations

import pytest

from tests.golden import mingled

WRITTEN = mingled.PATH.read_text(encoding="utf-8").splitlines()


def test_every_match_is_mingled_for_the_terminal() -> None:
    assert [line.partition(":")[0] for line in WRITTEN] == list(mingled.paths())


@pytest.mark.parametrize("written", WRITTEN, ids=lambda line: line.partition(":")[0])
def test_the_terminal_shows_any_view_as_it_did(written: str) -> None:
    assert mingled.line(written.partition(":")[0]) == written
