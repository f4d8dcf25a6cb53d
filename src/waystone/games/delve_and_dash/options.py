"""What can be chosen before a match, and the numbers that follow from it (DD-6)."""

from __future__ import annotations

from typing import Final

from waystone.games.delve_and_dash.board import MOST_SIZE, board_of
from waystone.games.delve_and_dash.editions import EDITIONS
from waystone.games.delve_and_dash.prepared import prepared_events_of
from waystone.kernel.settings import Setting, Settings

SETTINGS: Final = (
    Setting(
        "mode",
        "auto",
        "solo, duel or cpu (seat 1 is the computer); auto takes solo for one seat, duel for two",
        words=("auto", "solo", "duel", "cpu"),
        ranked_any=True,
    ),
    Setting(
        "level",
        1,
        "1: walls and passages; 2: doors too",
        1,
        2,
        ranked_any=True,
        suggested=(1, 2),
    ),
    Setting(
        "edition",
        "delve-and-dash",
        "names and art only",
        words=tuple(EDITIONS),
        ranked_any=True,
        suggested=tuple(EDITIONS),
    ),
    Setting(
        "size", 8, "chambers along each side", 6, MOST_SIZE, suggested=(8, 6, 10, 12, 16, MOST_SIZE)
    ),
    Setting("wall_probability", 80, "boundaries outside the tree: walls", 0, 100, share=True),
    Setting("door_share", 10, "open boundaries that are doors on level 2", 2, 100, share=True),
    Setting("door_locked", 35, "doors that begin locked", 0, 100, share=True),
    Setting("force_chance", 50, "chance to force a locked door", 1, 100, share=True),
    Setting("lives", 3, "lives of a warrior", 1, 9),
    Setting("base_moves", 2, "moves per turn without counting lives", 1, 9),
    Setting("life_moves", 2, "further moves per life left", 0, 9),
    Setting("carrier_moves", 4, "moves per turn with the treasure", 1, 20),
    Setting("cpu_random", 15, "chance per turn that the knight errs once", 0, 100, share=True),
    Setting("wake_distance", 3, "steps from which the dragon hears a warrior", 0, 9),
    Setting("treasure_reach", 2, "most steps from lair to treasure", 0, 9),
    Setting("sight", 5, "steps from which a lone warrior sees the dragon", 0, 22),
    Setting("lair_gap", 4, "fewest steps from waystones to lair", 1, 9),
    Setting("treasure_gap", 3, "fewest steps from waystones to treasure", 1, 9),
    Setting("respawn_gap", 1, "flights around the dragon where nobody respawns", 0, 3),
    Setting("battles", 1, "battles per turn", 0, 9),
    Setting("start", "near", "where two warriors start", words=("near", "classic")),
)


class Params:
    """The settings as plain numbers, read by every rule."""

    def __init__(self, settings: Settings) -> None:
        number = settings.number
        self.board: Final = board_of(number("size"))
        self.prepared: Final = prepared_events_of(self.board)
        self.mode: Final = settings.word("mode")
        self.level: Final = number("level")
        self.edition: Final = settings.word("edition")
        self.wall_probability: Final = number("wall_probability")
        self.door_share: Final = number("door_share")
        self.door_locked: Final = number("door_locked")
        self.force_chance: Final = number("force_chance")
        self.lives: Final = number("lives")
        self.base_moves: Final = number("base_moves")
        self.life_moves: Final = number("life_moves")
        self.carrier_moves: Final = number("carrier_moves")
        self.cpu_random: Final = number("cpu_random")
        self.wake_distance: Final = number("wake_distance")
        self.treasure_reach: Final = number("treasure_reach")
        self.sight: Final = number("sight")
        self.lair_gap: Final = number("lair_gap")
        self.treasure_gap: Final = number("treasure_gap")
        self.respawn_gap: Final = number("respawn_gap")
        self.battles: Final = number("battles")
        self.start_near: Final = settings.word("start") == "near"
