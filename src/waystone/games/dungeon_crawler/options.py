"""What can be chosen before a match (DC-109)."""

from __future__ import annotations

from typing import Final

from waystone.kernel.settings import FIXED_WINDOWS, Setting, Settings
from waystone.words.en.dungeon_crawler_settings import Words
from waystone.words.runtime import texts

HELP: Final = texts(Words.setting_help)

SETTINGS: Final = (
    Setting(
        "hard",
        "off",
        HELP["hard"],
        words=("off", "on"),
        suggested=("off", "on"),
    ),
    Setting(
        "laying",
        "join",
        HELP["laying"],
        words=("join", "free"),
        suggested=("join", "free"),
    ),
    Setting(
        "round_limit",
        0,
        HELP["round_limit"],
        0,
        500,
        among_bots=60,
        suggested=(0, 30, 60),
    ),
    Setting("window_seconds", 15, HELP["window_seconds"], 0, 120),
    Setting(
        FIXED_WINDOWS,
        0,
        HELP[FIXED_WINDOWS],
        0,
        60,
        ranked_any=True,
        older_name="even_pace",
    ),
    Setting(
        "joining",
        "on",
        HELP["joining"],
        words=("on", "off"),
        suggested=("on", "off"),
    ),
    Setting("empty_seats", 0, HELP["empty_seats"], 0, 4),
)


class Params:
    """The settings as plain values, read by every rule.

    `halves_first` stands for rules version 2: an extra half is done when it has to be, not before
    the two halves of a pair (DC-105).
    """

    def __init__(self, settings: Settings, halves_first: bool = False) -> None:
        self.halves_first: Final = halves_first
        self.hard: Final = settings.word("hard") == "on"
        self.must_join: Final = settings.word("laying") == "join"
        self.round_limit: Final = settings.number("round_limit")
        self.window_seconds: Final = settings.number("window_seconds")
        self.fixed_windows: Final = settings.number(FIXED_WINDOWS)
        self.joining: Final = settings.word("joining") == "on"
        self.empty_seats: Final = settings.number("empty_seats")
