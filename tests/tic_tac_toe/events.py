"""What can happen, as seats are told it. Not compiled."""

from __future__ import annotations

from waystone.kernel.event import Event


class Marked(Event, frozen=True):
    """A seat has marked a cell."""

    seat: int
    cell: int


class Ended(Event, frozen=True):
    """The match is over; `winner` is None when nobody won."""

    reason: str
    winner: int | None
