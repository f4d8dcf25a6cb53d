"""What can be chosen before a match, and the numbers that follow from it."""

from __future__ import annotations

from typing import Final

from waystone.kernel.settings import Setting, Settings

SETTINGS: Final = (
    Setting(
        "exit_rolls",
        1,
        "the most rolls of an exit turn; 3 for brisk play",
        1,
        3,
        suggested=(1, 3),
    ),
    Setting(
        "explore",
        "free",
        "forced: a delve move must enter an unexplored cell where it can",
        words=("free", "forced"),
        suggested=("free", "forced"),
    ),
    Setting("lives", 3, "lives of a player", 1, 9),
    Setting("last_turn", 500, "own turns after which a player is lost in the dark", 20, 500),
)


class Params:
    """The settings as plain values, read by every rule."""

    def __init__(self, settings: Settings) -> None:
        self.exit_rolls: Final = settings.number("exit_rolls")
        self.must_explore: Final = settings.word("explore") == "forced"
        self.lives: Final = settings.number("lives")
        self.last_turn: Final = settings.number("last_turn")
