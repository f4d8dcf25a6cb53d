"""Whole views or what changes in them: the shorter, where it is worth looking for."""

from __future__ import annotations

import json

import pytest

from waystone.kernel.event import SPECTATOR, View
from waystone.service.following import ShownView
from waystone.wire import down
from waystone.wire.codec import encode


class Sheet(View, frozen=True):
    text: str
    number: int


LONG = "x" * 2000
BEFORE, NEAR, FAR = Sheet(LONG, 1), Sheet(LONG, 2), Sheet("abcdefg" * 300, 1)


def steps(n: int, view: View) -> down.Steps:
    """The match after so many steps."""
    return down.Steps("m", n, "running", SPECTATOR, [], [], view, [], None, None)


def written(view: View, size: int) -> tuple[str, int]:
    """What is sent to who has seen the first view, the whole of which has this size."""
    shown = ShownView()
    shown.note(steps(1, BEFORE), size)
    data, whole = shown.written(steps(2, view))
    return json.loads(data)["kind"], whole


WHOLE = len(encode(steps(2, NEAR)))
WHOLE_FAR = len(encode(steps(2, FAR)))


@pytest.mark.parametrize(
    ("view", "size", "sent"),
    [
        (NEAR, 1, ("steps", WHOLE)),
        (NEAR, 1400, ("steps", WHOLE)),
        (NEAR, 1401, ("changes", 1401)),
        (NEAR, 0, ("changes", WHOLE)),
        (FAR, 1401, ("steps", WHOLE_FAR)),
        (FAR, 0, ("steps", WHOLE_FAR)),
    ],
)
def test_what_fits_into_a_packet_is_sent_whole_and_else_what_is_shorter(
    view: View, size: int, sent: tuple[str, int]
) -> None:
    """The length of the whole is told anew where it was written; 0 if it never was."""
    assert written(view, size) == sent
