"""What can be chosen before a match, within which bounds, and what holds if nothing is."""

from __future__ import annotations

import pytest

from tests.games.offered import sheet
from waystone.games.delve_and_dash.options import SETTINGS

SHEET = """
mode = auto; auto solo duel cpu; ranked_any
level = 1; a whole number from 1 to 2; ranked_any
edition = delve-and-dash; delve-and-dash computer-labyrinth; ranked_any
size = 8; a whole number from 6 to 20
wall_probability = 0.80; a share from 0.00 to 1.00
door_share = 0.10; a share from 0.02 to 1.00
door_locked = 0.35; a share from 0.00 to 1.00
force_chance = 0.50; a share from 0.01 to 1.00
lives = 3; a whole number from 1 to 9
base_moves = 2; a whole number from 1 to 9
life_moves = 2; a whole number from 0 to 9
carrier_moves = 4; a whole number from 1 to 20
cpu_random = 0.15; a share from 0.00 to 1.00
wake_distance = 3; a whole number from 0 to 9
treasure_reach = 2; a whole number from 0 to 9
sight = 5; a whole number from 0 to 22
lair_gap = 4; a whole number from 1 to 9
treasure_gap = 3; a whole number from 1 to 9
respawn_gap = 1; a whole number from 0 to 3
battles = 1; a whole number from 0 to 9
start = near; near classic
"""


@pytest.mark.rule("DD-5", "DD-6")
def test_what_can_be_chosen() -> None:
    assert sheet(SETTINGS) == SHEET.strip()
