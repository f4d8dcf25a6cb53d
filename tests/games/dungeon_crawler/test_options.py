"""What can be chosen before a match, within which bounds, and what holds if nothing is."""

from __future__ import annotations

import pytest

from tests.games.offered import sheet
from waystone.games.dungeon_crawler.options import SETTINGS

SHEET = """
hard = off; off on
laying = join; join free
round_limit = 0; a whole number from 0 to 500; bots: 60
window_seconds = 15; a whole number from 0 to 120
fixed_windows = 0; a whole number from 0 to 60; ranked_any
joining = on; on off
empty_seats = 0; a whole number from 0 to 4
"""


@pytest.mark.rule("DC-109", "DC-108", "DC-117")
def test_what_can_be_chosen() -> None:
    assert sheet(SETTINGS) == SHEET.strip()


def test_what_is_suggested_can_be_chosen() -> None:
    for setting in SETTINGS:
        for value in setting.suggested:
            assert setting.parse(setting.write(value)) == value
