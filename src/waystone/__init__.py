"""Waystone: dungeon games with secrets, one typed engine for all of them.

    import waystone

    match = waystone.new_match("delve-and-dash", ["warrior"], seed=7, level=2)
    match.act("waystone d4")
    print(match)

What stands in `__all__` is the library, and stays as it is. Everything else can be imported, and
may change with any version; who writes a game builds on `waystone.kernel`, as the page on adding
a game describes.
"""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from waystone.catalogue import GameEntry
    from waystone.kernel.action import Action
    from waystone.kernel.bot import Bot, BotKind, Budget
    from waystone.kernel.dice import Dice, SeededDice
    from waystone.kernel.errors import IllegalAction, UnknownName, WaystoneError
    from waystone.kernel.event import SPECTATOR, Event, View
    from waystone.kernel.outcome import Outcome
    from waystone.kernel.replay import Divergence
    from waystone.kernel.settings import Setting
    from waystone.library.match import Match, Step
    from waystone.library.opening import (
        bot,
        list_bots,
        list_games,
        list_settings,
        new_match,
        play_match,
    )
    from waystone.library.records import Record, read_record

    __version__: str

# Looked up when first asked for: whoever imports a room of ours passes by here, and pays nothing.
_HOMES = {
    "Action": "kernel.action",
    "Bot": "kernel.bot",
    "BotKind": "kernel.bot",
    "Budget": "kernel.bot",
    "Dice": "kernel.dice",
    "Divergence": "kernel.replay",
    "Event": "kernel.event",
    "GameEntry": "catalogue",
    "IllegalAction": "kernel.errors",
    "Match": "library.match",
    "Outcome": "kernel.outcome",
    "Record": "library.records",
    "SPECTATOR": "kernel.event",
    "SeededDice": "kernel.dice",
    "Setting": "kernel.settings",
    "Step": "library.match",
    "UnknownName": "kernel.errors",
    "View": "kernel.event",
    "WaystoneError": "kernel.errors",
    "bot": "library.opening",
    "list_bots": "library.opening",
    "list_games": "library.opening",
    "list_settings": "library.opening",
    "new_match": "library.opening",
    "play_match": "library.opening",
    "read_record": "library.records",
}

__all__ = [
    "SPECTATOR",
    "Action",
    "Bot",
    "BotKind",
    "Budget",
    "Dice",
    "Divergence",
    "Event",
    "GameEntry",
    "IllegalAction",
    "Match",
    "Outcome",
    "Record",
    "SeededDice",
    "Setting",
    "Step",
    "UnknownName",
    "View",
    "WaystoneError",
    "__version__",
    "bot",
    "list_bots",
    "list_games",
    "list_settings",
    "new_match",
    "play_match",
    "read_record",
]


def __getattr__(name: str) -> Any:
    from importlib import import_module

    if name == "__version__":
        found: Any = _installed_version()
    elif name in _HOMES:
        found = getattr(import_module(f"waystone.{_HOMES[name]}"), name)
    else:
        raise AttributeError(f"module 'waystone' has no attribute {name!r}")
    globals()[name] = found
    return found


def _installed_version() -> str:
    from importlib.metadata import PackageNotFoundError, version

    try:
        return version("waystone")
    except PackageNotFoundError:  # run from a folder of sources that nobody installed
        return "0"


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
