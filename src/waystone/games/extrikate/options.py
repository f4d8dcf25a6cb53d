"""What can be chosen before a match, and the numbers that follow from it."""

from __future__ import annotations

from typing import Final

from waystone.kernel.settings import Setting, Settings
from waystone.words.en.extrikate_settings import Words
from waystone.words.runtime import texts

HELP: Final = texts(Words.setting_help)

SETTINGS: Final = (
    Setting(
        "exit_rolls",
        1,
        HELP["exit_rolls"],
        1,
        3,
        suggested=(1, 3),
    ),
    Setting(
        "explore",
        "free",
        HELP["explore"],
        words=("free", "forced"),
        suggested=("free", "forced"),
    ),
    Setting("lives", 3, HELP["lives"], 1, 9),
    Setting("last_turn", 500, HELP["last_turn"], 20, 500),
)


class Params:
    """The settings as plain values, read by every rule."""

    def __init__(self, settings: Settings) -> None:
        self.exit_rolls: Final = settings.number("exit_rolls")
        self.must_explore: Final = settings.word("explore") == "forced"
        self.lives: Final = settings.number("lives")
        self.last_turn: Final = settings.number("last_turn")
