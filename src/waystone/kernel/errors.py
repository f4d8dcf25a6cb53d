"""What can go wrong at the edge of the kernel, each with a code and a sentence."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from waystone.kernel.compiling import mypyc_attr
from waystone.words.en import refusals
from waystone.words.en.common import Words
from waystone.words.runtime import texts

REFUSALS: Final = texts(refusals.Words.refusals)
"""The English sentence of every code that any rules, table or server may give."""


@mypyc_attr(allow_interpreted_subclasses=True)
class WaystoneError(Exception):
    """A mistake of the caller: it has a code for programs and an English sentence for people.

    The sentence is the catalogue's, unless a `message` says more, such as what was expected.
    """

    def __init__(self, code: str, message: str = "", **details: Any) -> None:
        self.code = code
        self.details = details
        """What the message is made of, for whoever says it in another language."""
        self.message = message or REFUSALS.get(code, code)
        super().__init__(self.message)


def texts_of(error: WaystoneError) -> dict[str, str]:
    """What its message is made of, as far as that is text."""
    return {name: text for name, text in error.details.items() if isinstance(text, str)}


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


def hint_of(near: str, known: Sequence[str], words: Words) -> str:
    """A guess at what was meant, or, where there is none, all there is."""
    return (
        words.did_you_mean(name=repr(near)) if near else words.known_names(names=", ".join(known))
    )
