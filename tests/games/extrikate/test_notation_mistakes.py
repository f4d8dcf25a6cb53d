"""What the reader of pictures says of one mistake, or reads instead."""

from __future__ import annotations

from tests.golden import misdrawn
from tests.golden.told import HERE


def test_a_mistake_in_a_picture_is_refused_as_it_was() -> None:
    kept = (HERE / "extrikate" / misdrawn.FILE).read_text(encoding="utf-8")
    assert misdrawn.lines("extrikate") == kept.splitlines()
