"""Who sits at a match, by guest: found once, and good until somebody sits down or gets up."""

from __future__ import annotations

from typing import Final

from waystone.match.model import MatchInfo, Place


class Seating:
    """What follows from the places of a match, which nobody changes: others take their place."""

    def __init__(self, info: MatchInfo) -> None:
        self.places: Final[list[Place]] = info.places
        self.is_online: Final = info.is_online()
        self.held: Final = {guest: tuple(info.seats_of(guest)) for guest in info.guests()}

    def seats_of(self, guest: str) -> tuple[int, ...]:
        """The seats that this guest holds."""
        return self.held.get(guest, ())
