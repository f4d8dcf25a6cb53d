"""What can happen in the labyrinth, as seats are told it. Not compiled."""

from __future__ import annotations

from waystone.kernel.event import Event


class WaystoneChosen(Event, frozen=True):
    """A warrior has chosen; where, only its owner is told (DD-17)."""

    seat: int


class WaystonePlaced(Event, frozen=True):
    """Your waystone is here."""

    seat: int
    cell: int


class MatchBegan(Event, frozen=True):
    """Both warriors stand in their start chambers (DD-23)."""

    starts: tuple[int, ...]


class TurnBegan(Event, frozen=True):
    """A warrior's turn with its allowance (DD-36)."""

    seat: int
    left: int
    round: int


class Stepped(Event, frozen=True):
    """An attempt succeeded; `edge` is the boundary that is known now."""

    seat: int
    cell: int
    way: int
    edge: int


class Bumped(Event, frozen=True):
    """An attempt hit a wall, which is known now (DD-27)."""

    seat: int
    cell: int
    way: int
    edge: int


class DoorHeld(Event, frozen=True):
    """A locked door held (DD-48)."""

    seat: int
    cell: int
    way: int
    edge: int


class DoorForced(Event, frozen=True):
    """A locked door was forced and is unlocked from now on (DD-45)."""

    seat: int
    edge: int


class DoorLocked(Event, frozen=True):
    """An unlocked door locked behind the warrior (DD-44)."""

    seat: int
    edge: int


class DragonWoke(Event, frozen=True):
    """The dragon wakes; its lair is the treasure hint (DD-54)."""

    seat: int
    lair: int


class DragonSeen(Event, frozen=True):
    """A lone warrior's step brought the dragon into sight (DD-31)."""

    cell: int


class DragonStirred(Event, frozen=True):
    """The dragon is about to move."""


class DragonMoved(Event, frozen=True):
    """The dragon flew; without a cell where it can't be seen (DD-31)."""

    cell: int | None


class Attacked(Event, frozen=True):
    """The dragon took a life (DD-77)."""

    seat: int
    cell: int
    lives: int


class TreasureDropped(Event, frozen=True):
    """The treasure lies here now (DD-69)."""

    seat: int
    cell: int


class Respawned(Event, frozen=True):
    """A warrior stands somewhere else again (DD-78)."""

    seat: int
    cell: int


class Died(Event, frozen=True):
    """A warrior left the board for good (DD-79)."""

    seat: int


class TreasureFound(Event, frozen=True):
    """The first pick-up of the match (DD-71)."""

    seat: int
    cell: int


class TreasureTaken(Event, frozen=True):
    """A later pick-up."""

    seat: int
    cell: int


class BattleHeld(Event, frozen=True):
    """The carrier won a battle: a log line and nothing else (DD-74)."""

    carrier: int
    other: int


class Robbed(Event, frozen=True):
    """The other won a battle and has the treasure (DD-74)."""

    winner: int
    loser: int


class DrawOffered(Event, frozen=True):
    """A warrior would agree to a draw (DD-84)."""

    seat: int


class Left(Event, frozen=True):
    """A player gave up (DD-84)."""

    seat: int


class Ended(Event, frozen=True):
    """The match is over; `winner` is None when nobody won."""

    reason: str
    winner: int | None
