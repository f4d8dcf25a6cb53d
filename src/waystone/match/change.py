"""What a command decided: data that the host carries out, stores and tells."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import msgspec

from waystone.kernel.action import Action
from waystone.kernel.event import NOBODY
from waystone.match.model import MatchInfo


class Change(msgspec.Struct, frozen=True):
    """A step, other places, an end, or all of them at once: stored together, or not at all.

    `seat` does `action`, or what its bot chooses (`choose`), which breaks the match if it fails;
    without either it is the seat that is opened or closed. `info` is the match with other places,
    a new invite or a beginning. `result` ends it without a step. `stored` is called when all of it
    is stored and nobody was told yet. `seats` if everybody is to be told again who is here.
    """

    seat: int = NOBODY
    action: Action | None = None
    choose: Callable[[], Awaitable[Action]] | None = None
    id: str = ""
    info: MatchInfo | None = None
    result: str = ""
    stored: Callable[[], None] | None = None
    seats: bool = False


Decide = Callable[[], Change | None]
"""Looks at a match that stands still meanwhile, and says what is to be done; or refuses."""
