"""What can be chosen before a match, within which bounds, and what holds if nothing is."""

from __future__ import annotations

import pytest

from tests.games.offered import sheet
from waystone.games.extrikate.options import SETTINGS

SHEET = """
exit_rolls = 1; a whole number from 1 to 3
explore = free; free forced
lives = 3; a whole number from 1 to 9
last_turn = 500; a whole number from 20 to 500
"""


@pytest.mark.rule("EX-17", "EX-48", "EX-50")
def test_what_can_be_chosen() -> None:
    assert sheet(SETTINGS) == SHEET.strip()
