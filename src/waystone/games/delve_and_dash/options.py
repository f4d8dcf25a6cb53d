"""What can be chosen before a match, and the numbers that follow from it (DD-6)."""

from __future__ import annotations

from typing import Final

from waystone.games.delve_and_dash.board import MOST_SIZE, board_of
from waystone.games.delve_and_dash.editions import EDITIONS
from waystone.games.delve_and_dash.prepared import prepared_events_of
from waystone.kernel.settings import Setting, Settings
from waystone.words.en.delve_and_dash_settings import Words
from waystone.words.runtime import texts

HELP: Final = texts(Words.setting_help)

SETTINGS: Final = (
    Setting(
        "mode",
        "auto",
        HELP["mode"],
        words=("auto", "solo", "duel", "cpu"),
        ranked_any=True,
    ),
    Setting(
        "level",
        1,
        HELP["level"],
        1,
        2,
        ranked_any=True,
        suggested=(1, 2),
    ),
    Setting(
        "edition",
        "delve-and-dash",
        HELP["edition"],
        words=tuple(EDITIONS),
        ranked_any=True,
        suggested=tuple(EDITIONS),
    ),
    Setting("size", 8, HELP["size"], 6, MOST_SIZE, suggested=(8, 6, 10, 12, 16, MOST_SIZE)),
    Setting("wall_probability", 80, HELP["wall_probability"], 0, 100, share=True),
    Setting("door_share", 10, HELP["door_share"], 2, 100, share=True),
    Setting("door_locked", 35, HELP["door_locked"], 0, 100, share=True),
    Setting("force_chance", 50, HELP["force_chance"], 1, 100, share=True),
    Setting("lives", 3, HELP["lives"], 1, 9),
    Setting("base_moves", 2, HELP["base_moves"], 1, 9),
    Setting("life_moves", 2, HELP["life_moves"], 0, 9),
    Setting("carrier_moves", 4, HELP["carrier_moves"], 1, 20),
    Setting("cpu_random", 15, HELP["cpu_random"], 0, 100, share=True),
    Setting("wake_distance", 3, HELP["wake_distance"], 0, 9),
    Setting("treasure_reach", 2, HELP["treasure_reach"], 0, 9),
    Setting("sight", 5, HELP["sight"], 0, 22),
    Setting("lair_gap", 4, HELP["lair_gap"], 1, 9),
    Setting("treasure_gap", 3, HELP["treasure_gap"], 1, 9),
    Setting("respawn_gap", 1, HELP["respawn_gap"], 0, 3),
    Setting("battles", 1, HELP["battles"], 0, 9),
    Setting("start", "near", HELP["start"], words=("near", "classic")),
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
