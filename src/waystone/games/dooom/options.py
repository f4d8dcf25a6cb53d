"""What can be chosen before a match."""

from __future__ import annotations

from typing import Final

from waystone.games.dooom import maps
from waystone.games.dooom.board import THINGS
from waystone.games.dooom.cartography import Maps
from waystone.games.dooom.generator import STYLES, gold_for
from waystone.games.dooom.maps import BUILT_IN
from waystone.kernel.errors import BadSetting
from waystone.kernel.settings import Setting, Settings
from waystone.words.en.dooom_settings import Words
from waystone.words.runtime import texts

HELP: Final = texts(Words.setting_help)

SIZES: Final = ((21, 15), (31, 21), (61, 41), (101, 71))
"""Widths and heights that a form suggests, as pairs."""

SETTINGS: Final = (
    Setting(
        "map",
        "duel",
        HELP["map"],
        words=(*BUILT_IN, "generated", "custom"),
        ranked_any=True,
        suggested=(
            "ring-vault",
            "pillar-hall",
            "long-dark",
            "zero-sprint",
            "duel",
            "cellar",
            "generated",
            "custom",
        ),
    ),
    Setting("map_text", "", HELP["map_text"], user_file=Maps(), secret=True),
    Setting("style", "rooms", HELP["style"], words=STYLES, suggested=STYLES),
    Setting(
        "width",
        31,
        HELP["width"],
        7,
        1000,
        secret=True,
        suggested=[width for width, _ in SIZES],
    ),
    Setting(
        "height",
        21,
        HELP["height"],
        7,
        1000,
        secret=True,
        suggested=[height for _, height in SIZES],
    ),
    Setting("map_goal", 3, HELP["map_goal"], 0, 99, suggested=(1, 3, 5, 9)),
    Setting("goal", -1, HELP["goal"], -1, 999_999_999),
    Setting("gather", "no", HELP["gather"], words=("no", "yes")),
    Setting("min_players", 2, HELP["min_players"], 1, 8),
    Setting("start_delay", 3, HELP["start_delay"], 0, 3600),
    Setting("open_join", "no", HELP["open_join"], words=("no", "yes")),
    Setting("shuffle_order", "no", HELP["shuffle_order"], words=("no", "yes")),
    Setting(
        "last_standing",
        "continue",
        HELP["last_standing"],
        words=("continue", "wins"),
        suggested=("continue", "wins"),
    ),
    Setting("max_rounds", 500, HELP["max_rounds"], 0, 1_000_000),
    Setting("max_timeouts", 3, HELP["max_timeouts"], 0, 99),
    Setting("turn_seconds", 60, HELP["turn_seconds"], 0, 3600, ranked_any=True),
    Setting("reconnect_grace", 30, HELP["reconnect_grace"], 0, 3600),
    Setting("debug", "no", HELP["debug"], words=("no", "yes")),
    Setting(
        "open_spectating",
        "no",
        HELP["open_spectating"],
        words=("no", "yes"),
    ),
)

ROOM_OF_A_THING: Final = 25
"""Tiles that take as much memory as a thing."""


class Params:
    """The settings as plain values, read by every rule.

    `first_edition` stands for rules version 2, without DM-78 and DM-79.
    """

    def __init__(self, settings: Settings, first_edition: bool = False) -> None:
        self.first_edition: Final = first_edition
        self.map: Final = settings.word("map")
        self.map_text: Final = settings.word("map_text")
        self.style: Final = settings.word("style")
        self.width: Final = settings.number("width")
        self.height: Final = settings.number("height")
        self.map_goal: Final = settings.number("map_goal")
        self.goal: Final = settings.number("goal")
        self.gather: Final = settings.word("gather") == "yes"
        self.min_players: Final = settings.number("min_players")
        self.start_delay: Final = settings.number("start_delay")
        self.reconnect_grace: Final = settings.number("reconnect_grace")
        self.debug: Final = settings.word("debug") == "yes"
        self.open_join: Final = settings.word("open_join") == "yes"
        self.shuffle_order: Final = settings.word("shuffle_order") == "yes"
        self.survivor_wins: Final = settings.word("last_standing") == "wins"
        self.max_rounds: Final = settings.number("max_rounds")
        self.max_timeouts: Final = settings.number("max_timeouts")
        self.turn_seconds: Final = settings.number("turn_seconds")
        self.open_spectating: Final = settings.word("open_spectating") == "yes"
        if self.map == "custom" and not self.map_text:
            raise BadSetting("BAD_SETTING", "map=custom needs the map's file in map_text")
        if self.map != "generated":  # its gold depends on the seats
            self.check_goal(0)

    def check_goal(self, seats: int) -> None:
        """Raise BadSetting where this table's map has too little gold for the goal (DM-78)."""
        if self.goal < 0 or self.first_edition:
            return
        gold = self.gold(seats)
        if gold < self.goal:
            message = f"goal: the goal is {self.goal}, but the map has only {gold} gold"
            raise BadSetting("MAP_LOW_GOLD", message, setting="goal", why="gold", most=str(gold))

    def tiles(self) -> int:
        """The size of a map that does not come with the game; 0 for one that does. A thing on it
        takes as much room as many tiles."""
        if self.map == "generated":
            return self.width * self.height
        if self.map != "custom":
            return 0
        things = sum(self.map_text.count(chr(letter)) for letter in THINGS)
        return len(self.map_text) + ROOM_OF_A_THING * things

    def gold(self, seats: int) -> int:
        """The gold on the map, also on one that is not generated yet (DM-M1)."""
        if self.map == "generated":
            return gold_for(self.map_goal, seats)
        custom = self.map == "custom"
        return (maps.read_once(self.map_text) if custom else maps.built_in(self.map)).gold()
