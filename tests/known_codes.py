"""Programs go by the codes of errors: whatever a test provokes must have a code that is known.

A code is known by its sentence in the catalogues, or because it stands in this list; its message
then says more than any catalogue could.
"""

from typing import Any

from waystone.catalogue import GAMES
from waystone.kernel.errors import REFUSALS, WaystoneError

WITH_THEIR_OWN_MESSAGES = {
    "BAD_PICTURE",
    "BAD_BOT",
    "BAD_PLAN",
    "BAD_PLUGIN",
    "BAD_RECORD",
    "DIVERGENCE",
    "ENDLESS",
    "GAME_FAILED",
    "MAP_BAD_CHAR",
    "MAP_BAD_WIN",
    "MAP_CROWDED",
    "MAP_EMPTY",
    "MAP_LOW_GOLD",
    "MAP_NO_EXIT",
    "MAP_NO_NAME",
    "MAP_NO_WIN",
    "MAP_NO_WINNING_REGION",
    "MAP_NOT_TEXT",
    "MAP_RAGGED",
    "MAP_SPLIT",
    "MAP_TOO_BIG",
    "NAME_TAKEN",
    "NO_ACTION",
    "NOTHING_DONE",
    "OTHER_RULES",
}


def watch() -> None:
    """From now on no error can be made with another code."""
    known = {*REFUSALS, *WITH_THEIR_OWN_MESSAGES}
    known.update(code for entry in GAMES.values() for code in entry.rulebook.refusals)
    make = WaystoneError.__init__

    def checked(self: WaystoneError, code: str, message: str = "", **details: Any) -> None:
        assert code in known, f"{code} is no code that anybody knows"
        make(self, code, message, **details)

    WaystoneError.__init__ = checked  # type: ignore[method-assign]
