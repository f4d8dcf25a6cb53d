"""Frames and calls take what they took before, and no more (`make golden` if that is meant)."""

from __future__ import annotations

from tests.golden import bounded


def test_frames_and_calls_have_the_bounds_that_they_had() -> None:
    assert bounded.text() == bounded.PATH.read_text(encoding="utf-8")
