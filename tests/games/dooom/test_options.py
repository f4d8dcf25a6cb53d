"""What can be chosen before a match, within which bounds, and what holds if nothing is."""

from __future__ import annotations

import pytest

from tests.games.dooom.scene import map_text, rulebook
from tests.games.offered import sheet
from waystone.games.dooom.options import SETTINGS

SHEET = """
map = duel; cellar duel zero-sprint ring-vault pillar-hall long-dark generated custom; ranked_any
map_text = –; text; secret
style = rooms; rooms maze cave
width = 31; a whole number from 7 to 1000; secret
height = 21; a whole number from 7 to 1000; secret
map_goal = 3; a whole number from 0 to 99
goal = -1; a whole number from -1 to 999999999
gather = no; no yes
min_players = 2; a whole number from 1 to 8
start_delay = 3; a whole number from 0 to 3600
open_join = no; no yes
shuffle_order = no; no yes
last_standing = continue; continue wins
max_rounds = 500; a whole number from 0 to 1000000
max_timeouts = 3; a whole number from 0 to 99
turn_seconds = 60; a whole number from 0 to 3600; ranked_any
reconnect_grace = 30; a whole number from 0 to 3600
debug = no; no yes
open_spectating = no; no yes
"""


@pytest.mark.rule("DM-19", "DM-20", "DM-28", "DM-64", "DM-71", "DM-M1")
def test_what_can_be_chosen() -> None:
    assert sheet(SETTINGS) == SHEET.strip()


@pytest.mark.parametrize(
    ("settings", "tiles"),
    [
        ({"map": "cellar"}, 0),
        ({"map": "long-dark", "width": "99"}, 0),
        ({"map": "generated", "width": "40", "height": "30"}, 1200),
        ({"map": "custom", "map_text": map_text(["E..G"])}, len("name Drawn win 1 E..G ") + 25),
        ({"map": "custom", "map_text": map_text(["EGSAL"])}, len("name Drawn win 1 EGSAL ") + 100),
    ],
)
def test_how_much_room_a_map_takes(settings: dict[str, str], tiles: int) -> None:
    """Those of the house take none; a thing takes as much as 25 tiles."""
    assert rulebook(**settings).params.tiles() == tiles
