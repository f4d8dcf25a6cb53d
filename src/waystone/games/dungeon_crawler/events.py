"""What can happen in the labyrinth, as seats are told it. Not compiled.

Figures are numbers: creature cards 0 to 48, the Doppelganger 49, the Adventurer of seat n 50 + n.
Spaces are numbers row by row (35 in a row), tile spaces too (7 in a row).
"""

from __future__ import annotations

from waystone.kernel.event import Event


class AdventurerTaken(Event, frozen=True):
    """A seat has chosen its adventurer card (DC-18, DC-71)."""

    seat: int
    adventurer: str


class RoundBegan(Event, frozen=True):
    """Everybody has an activation in it (DC-23)."""

    round: int


class ActivationBegan(Event, frozen=True):
    """A seat's activation (DC-24)."""

    seat: int


class StepBegan(Event, frozen=True):
    """One of the five compulsory steps (DC-25)."""

    seat: int
    step: int


class Healed(Event, frozen=True):
    """Wounds were removed."""

    figure: int
    amount: int


class TileDrawn(Event, frozen=True):
    """A tile from the pile, for all to see (DC-25)."""

    seat: int
    shape: str


class TileLaid(Event, frozen=True):
    """A tile lies on the mat; `over` is the shape it replaced, if any (DC-12, DC-13)."""

    seat: int
    place: int
    shape: str
    turn: int
    over: str | None


class TilePutBack(Event, frozen=True):
    """A seat has put a tile of the Map back on the pile; which, only it knows (H-4)."""

    seat: int


class TileDiscarded(Event, frozen=True):
    """A drawn tile had no place (DC-13)."""

    seat: int
    shape: str


class TileRemoved(Event, frozen=True):
    """A tile space is unrevealed again."""

    place: int


class TileTurned(Event, frozen=True):
    """A tile was turned with everything on it."""

    place: int
    turn: int


class TilesSwapped(Event, frozen=True):
    """Two tiles changed places with everything on them."""

    one: int
    other: int


class DoorPlaced(Event, frozen=True):
    """The secret door opens a side of a tile space: `e` or `s` (DC-56)."""

    place: int
    side: str


class DoorGone(Event, frozen=True):
    """The secret door is back in the supply."""


class PilePlaced(Event, frozen=True):
    """A treasure pile lies here now (DC-15)."""

    cell: int


class PileTaken(Event, frozen=True):
    """An Adventurer took a treasure pile (DC-53)."""

    seat: int
    cell: int


class HoardLaid(Event, frozen=True):
    """Cards were put face down into the Secret Room (DC-55)."""

    cell: int
    cards: int


class HoardTaken(Event, frozen=True):
    """An Adventurer took all of the Secret Room's cards (DC-55)."""

    seat: int
    cards: int


class CardsDrawn(Event, frozen=True):
    """A seat drew cards; which, only it is told (DC-52)."""

    seat: int
    cards: int


class CardsGained(Event, frozen=True):
    """You drew these cards."""

    seat: int
    cards: tuple[str, ...]


class CardPlayed(Event, frozen=True):
    """A card is played and cannot be taken back (DC-93)."""

    seat: int
    card: str


class CardsDiscarded(Event, frozen=True):
    """Cards left a hand or the table (DC-71)."""

    seat: int
    cards: tuple[str, ...]


class Shuffled(Event, frozen=True):
    """Discards became a new pile: `tiles`, `creatures` or `treasure`."""

    pile: str


class TilesSeen(Event, frozen=True):
    """You see the top tiles of the pile (Map, H-4)."""

    seat: int
    shapes: tuple[str, ...]


class CreatureDrawn(Event, frozen=True):
    """A creature card from the deck (DC-78)."""

    seat: int
    figure: int
    creature: str


class CreatureDiscarded(Event, frozen=True):
    """A drawn creature had no place (DC-79)."""

    figure: int


class Appeared(Event, frozen=True):
    """A figure comes onto the mat; `seat` owns or controls it."""

    figure: int
    cell: int
    seat: int


class Planned(Event, frozen=True):
    """Why a Monster moves: the line of its list, the tactic, and its target if it has one."""

    figure: int
    line: str
    tactic: str
    target: int | None


class PathCommitted(Event, frozen=True):
    """A figure is about to walk these spaces (DC-31)."""

    figure: int
    path: tuple[int, ...]


class Walked(Event, frozen=True):
    """A figure has walked these spaces."""

    figure: int
    path: tuple[int, ...]


class Put(Event, frozen=True):
    """A figure was put somewhere without moving: `how` says by what (DC-43)."""

    figure: int
    cell: int
    how: str


class PushTried(Event, frozen=True):
    """An Adventurer tries to Push Past a figure (DC-44)."""

    figure: int
    other: int


class PushEnded(Event, frozen=True):
    """Whether it got past (DC-46)."""

    figure: int
    other: int
    success: bool


class AttackDeclared(Event, frozen=True):
    """A figure attacks; `cell` is the target's space or the centre of an Area (DC-96)."""

    figure: int
    attack: str
    cell: int
    targets: tuple[int, ...]


class Rolled(Event, frozen=True):
    """Dice on the table: what for, who rolled each, and against which DEF if any (DC-97)."""

    purpose: str
    dice: tuple[int, ...]
    rollers: tuple[int, ...]
    against: int | None
    target: int | None


class DiceChanged(Event, frozen=True):
    """The dice of the last roll after a card."""

    dice: tuple[int, ...]


class Struck(Event, frozen=True):
    """How many hits a figure takes (DC-62)."""

    figure: int
    hits: int


class Wounded(Event, frozen=True):
    """A figure took wounds (DC-69)."""

    figure: int
    amount: int
    wounds: int


class HarmPrevented(Event, frozen=True):
    """A figure escaped wounds or destruction."""

    figure: int


class Slain(Event, frozen=True):
    """A figure left the mat: by `wounds`, `lava`, `water`; `by` is the player it counts for."""

    figure: int
    how: str
    by: int | None


class PickedUp(Event, frozen=True):
    """An Adventurer without exits was picked up (DC-74)."""

    seat: int


class Webbed(Event, frozen=True):
    """An Adventurer's next Move has at most 2 MV (DC-92)."""

    seat: int


class ChestPlaced(Event, frozen=True):
    """A second chest stands here (DC-104)."""

    cell: int


class ChestFalse(Event, frozen=True):
    """This chest was false and is gone (DC-104)."""

    seat: int
    cell: int


class StopsChosen(Event, frozen=True):
    """Where you want to be asked (DC-100); told to nobody else."""

    seat: int
    stops: str


class SwitchThrown(Event, frozen=True):
    """When you want to be asked for a card (DC-112); told to nobody else."""

    seat: int
    card: str
    switch: str


class TiesChosen(Event, frozen=True):
    """Whether you decide between equally good spaces for your Monsters; told to nobody else."""

    seat: int
    ties: str


class Joined(Event, frozen=True):
    """A newcomer plays from the next round on (DC-21)."""

    seat: int


class Left(Event, frozen=True):
    """A player has left; everything of theirs is gone (DC-22)."""

    seat: int


class Ended(Event, frozen=True):
    """The match is over; `ranks` are the seats from first to last."""

    reason: str
    winner: int
    ranks: tuple[int, ...]
