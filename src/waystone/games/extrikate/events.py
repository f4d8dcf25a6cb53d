"""What can happen in Extrikate; everything is open to everybody. Not compiled."""

from __future__ import annotations

from waystone.kernel.event import Event


class TurnBegan(Event, frozen=True):
    """A player's turn, counted from 1 for each player."""

    seat: int
    turn: int
    phase: str


class ExitDeclared(Event, frozen=True):
    """A player turns back for good (EX-13)."""

    seat: int


class Rolled(Event, frozen=True):
    """Three dice and what they mean (EX-18, EX-20); `strength` is a danger's number or 0."""

    seat: int
    dice: tuple[int, ...]
    sum: int
    phase: str
    result: str
    strength: int


class NothingHappened(Event, frozen=True):
    """The result had nothing to act on; the roll is used up (EX-27, EX-28)."""

    seat: int


class Moved(Event, frozen=True):
    """A step into a cell; `explored` when it got its dot by this (EX-21)."""

    seat: int
    cell: int
    way: int
    edge: int
    explored: bool


class Dug(Event, frozen=True):
    """A dig at a wall; `opened` when the die was high enough (EX-24)."""

    seat: int
    cell: int
    way: int
    edge: int
    die: int
    opened: bool


class WallDrawn(Event, frozen=True):
    """An open edge became a wall (EX-25)."""

    seat: int
    cell: int
    way: int
    edge: int


class DoorDrawn(Event, frozen=True):
    """An edge became a door for good (EX-28)."""

    seat: int
    cell: int
    way: int
    edge: int


class CaveInBegan(Event, frozen=True):
    """The roof comes down: the die, and how many walls the player has to draw (EX-30)."""

    seat: int
    die: int
    walls: int


class CaveInEnded(Event, frozen=True):
    """The chosen edges became walls (EX-30)."""

    seat: int
    cell: int
    ways: tuple[int, ...]
    edges: tuple[int, ...]


class TreasureGained(Event, frozen=True):
    """Treasure found, or taken from a monster; `treasure` is the new total (EX-32, EX-35)."""

    seat: int
    gained: int
    treasure: int


class TrapSprung(Event, frozen=True):
    """A trap and the die against it (EX-37)."""

    seat: int
    strength: int
    die: int
    escaped: bool


class Fought(Event, frozen=True):
    """A monster and the die against it (EX-34)."""

    seat: int
    strength: int
    die: int
    won: bool


class SpoilsRolled(Event, frozen=True):
    """The die for the monster's treasure; `gained` is 0 when it was too high (EX-35)."""

    seat: int
    strength: int
    die: int
    gained: int


class Bribed(Event, frozen=True):
    """A monster was paid; `treasure` is what is left (EX-36)."""

    seat: int
    paid: int
    treasure: int


class LifeLost(Event, frozen=True):
    """One life less."""

    seat: int
    lives: int


class Died(Event, frozen=True):
    """Out of the game, the treasure lost: `killed`, `lost in the dark` or `resigned` (EX-39)."""

    seat: int
    cause: str
    treasure: int


class CameHome(Event, frozen=True):
    """Safe, with this haul (EX-41, EX-42)."""

    seat: int
    treasure: int


class Ended(Event, frozen=True):
    """Nobody is active any more (EX-43); tied winners share the win (EX-45)."""

    reason: str
    winners: tuple[int, ...]
