"""What can happen in the dungeon, as seats are told it. Not compiled."""

from __future__ import annotations

from waystone.kernel.event import Event


class Joined(Event, frozen=True):
    """A player was placed somewhere in the dungeon (DM-16)."""

    seat: int


class Began(Event, frozen=True):
    """The match has started; the order of turns is public (DM-20)."""

    order: tuple[int, ...]


class TurnBegan(Event, frozen=True):
    """Whose turn it is (DM-75)."""

    seat: int
    round: int


class TurnEnded(Event, frozen=True):
    """Your turn is over (DM-26)."""

    seat: int


class Moved(Event, frozen=True):
    """You went one tile (DM-43)."""

    seat: int
    way: int


class PickedUp(Event, frozen=True):
    """You took something; `amount` is the gold of a pile, else 1 (DM-48)."""

    seat: int
    thing: str
    amount: int


class Attacked(Event, frozen=True):
    """Your attack: hit or miss, the damage, and whether the target died (DM-53)."""

    seat: int
    way: int
    hit: bool
    damage: int
    killed: bool


class Struck(Event, frozen=True):
    """Somebody attacked you from this side; `lost` is what your hit points really fell by."""

    seat: int
    way: int
    hit: bool
    damage: int
    lost: int


class Changed(Event, frozen=True):
    """Your window changed through somebody else (DM-42)."""

    seat: int


class Died(Event, frozen=True):
    """A player is dead; where and how is not told (DM-55, DM-75)."""

    seat: int


class Left(Event, frozen=True):
    """A player is gone (DM-63)."""

    seat: int


class Won(Event, frozen=True):
    """You won (DM-69)."""

    seat: int


class Lost(Event, frozen=True):
    """You lost (DM-69)."""

    seat: int


class Ended(Event, frozen=True):
    """The match is over; `winner` is None when nobody won (DM-72)."""

    reason: str
    winner: int | None
