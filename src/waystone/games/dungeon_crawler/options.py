"""What can be chosen before a match (DC-109)."""

from __future__ import annotations

from typing import Final

from waystone.kernel.settings import FIXED_WINDOWS, Setting, Settings

SETTINGS: Final = (
    Setting(
        "hard",
        "off",
        "the chest stands on the Lava Island",
        words=("off", "on"),
        suggested=("off", "on"),
    ),
    Setting(
        "laying",
        "join",
        "a new tile must join the labyrinth if it can",
        words=("join", "free"),
        suggested=("join", "free"),
    ),
    Setting(
        "round_limit",
        0,
        "rounds until the nearest to the chest wins; 0: no limit (60 if bots play alone)",
        0,
        500,
        among_bots=60,
        suggested=(0, 30, 60),
    ),
    Setting("window_seconds", 15, "seconds to respond in a window; 0: no limit", 0, 120),
    Setting(
        FIXED_WINDOWS,
        0,
        "seconds that every window takes, whether or not anybody can respond; 0: off",
        0,
        60,
        ranked_any=True,
        older_name="even_pace",
    ),
    Setting(
        "joining",
        "on",
        "somebody may come to the table later",
        words=("on", "off"),
        suggested=("on", "off"),
    ),
    Setting("empty_seats", 0, "seats, the last ones, that begin empty and may be joined", 0, 4),
)


class Params:
    """The settings as plain values, read by every rule."""

    def __init__(self, settings: Settings) -> None:
        self.hard: Final = settings.word("hard") == "on"
        self.must_join: Final = settings.word("laying") == "join"
        self.round_limit: Final = settings.number("round_limit")
        self.window_seconds: Final = settings.number("window_seconds")
        self.fixed_windows: Final = settings.number(FIXED_WINDOWS)
        self.joining: Final = settings.word("joining") == "on"
        self.empty_seats: Final = settings.number("empty_seats")
