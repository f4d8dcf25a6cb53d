"""Episodes of learners go as they went; `make golden` renews them on purpose."""

from __future__ import annotations

import pytest

from tests.golden import learned

WRITTEN = learned.PATH.read_text(encoding="utf-8").splitlines()


def test_every_episode_of_learners_is_written_down() -> None:
    assert [line.partition(":")[0] for line in WRITTEN] == list(learned.episodes())


@pytest.mark.parametrize("written", WRITTEN, ids=lambda line: line.partition(":")[0])
def test_learners_are_answered_as_they_were(written: str) -> None:
    assert learned.line(written.partition(":")[0]) == written
