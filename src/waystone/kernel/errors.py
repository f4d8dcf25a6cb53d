"""What can go wrong at the edge of the kernel, each with a code and a sentence."""

from __future__ import annotations

from waystone.kernel.compiling import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class WaystoneError(Exception):
    """A mistake of the caller: it has a code for programs and a sentence for people."""

    def __init__(self, code: str, message: str) -> None:
        super().__init__(message)
        self.code = code
        self.message = message


class IllegalAction(WaystoneError):
    """The action was refused; nothing was changed and no dice were rolled."""


class BadSetting(WaystoneError):
    """A setting is unknown, malformed or out of its bounds."""


class BadSeats(WaystoneError):
    """The game can't be played by this number of seats."""


class BadSeed(WaystoneError):
    """The seed can't be written down, so nobody could replay the match."""


class UnknownName(WaystoneError):
    """No game, bot or edition has this name."""


class Endless(WaystoneError):
    """Bots went on for longer than somebody wanted to wait."""
