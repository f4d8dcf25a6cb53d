"""What can be under way, as everybody may know it. Not compiled, so that Structs keep their tags.

A seat, figure or space that is not there is None. Cards, tactics and attacks have their names.
"""

from __future__ import annotations

import msgspec

from waystone.kernel.event import snake


class Process(msgspec.Struct, frozen=True, gc=False, tag_field="kind", tag=snake):
    """Something under way."""


class Entering(Process, frozen=True):
    """Before the first round: a seat chooses its adventurer or its gate (DC-18)."""

    seat: int | None
    entered: int


class Rounds(Process, frozen=True):
    """The rounds: the place in turn order of the player after this one (DC-19)."""

    next_place: int


class Activation(Process, frozen=True):
    """A seat's activation (DC-24)."""

    seat: int


class MonstersMoving(Process, frozen=True):
    """Step 1: the Monsters of a seat, and how many of them have had their Move (DC-25)."""

    seat: int
    monsters: tuple[int, ...]
    acted: int


class MonstersAttacking(Process, frozen=True):
    """Step 2: the Monsters of a seat, and how many of them have had their Attack (DC-25)."""

    seat: int
    monsters: tuple[int, ...]
    acted: int


class Laying(Process, frozen=True):
    """Step 3: a seat lays a tile (DC-12)."""

    seat: int


class Summoning(Process, frozen=True):
    """Step 4, or a card: so many Monsters are still to be drawn and placed (DC-79)."""

    seat: int
    to_come: int


class Acting(Process, frozen=True):
    """Step 5: the halves left and what cards have granted (DC-26); `extra_done` once any of it is.

    `teleport` is the Floating Teleport's space if the step began there (DC-76).
    """

    seat: int
    halves_left: int
    moved: bool
    extra_moves: int
    extra_attacks: int
    extra_done: bool
    was_on_mat: bool
    teleport: int | None


class Moving(Process, frozen=True):
    """An Adventurer's Move: the points left; `odd` if the next plain diagonal costs 2 (DC-33)."""

    seat: int
    figure: int
    points: int
    odd: bool
    is_over: bool


class MonsterMoving(Process, frozen=True):
    """A Monster's Move: the line of its card that applies, its tactic, its target (DC-82).

    `end` is the space that it walks to, once it has set off; `misled_by` is the seat whose card
    has made it end elsewhere (DC-110).
    """

    seat: int
    figure: int
    points: int
    odd: bool
    is_over: bool
    lured_by: int | None
    line: str | None
    tactic: str
    target: int | None
    end: int | None
    misled_by: int | None


class Walking(Process, frozen=True):
    """A committed segment that is about to be walked (DC-98).

    `into_lava` if it was committed into lava that destroys (DC-36). It was last seen to end on
    `end`, on terrain with the sign `end_terrain` (DC-110).
    """

    seat: int
    figure: int
    cells: tuple[int, ...]
    into_lava: bool
    end: int
    end_terrain: str


class Offering(Process, frozen=True):
    """A moment at which cards may be played; `passed` if this view's seat has (DC-94)."""

    seat: int
    window: str
    passed: bool


class Pushing(Process, frozen=True):
    """An Adventurer tries to get past the defender on a space (DC-44)."""

    seat: int
    pusher: int
    defender: int
    space: int


class Rolling(Process, frozen=True):
    """Dice on the table, before their result is applied, and who rolled each of them (DC-97)."""

    purpose: str
    dice: tuple[int, ...]
    rollers: tuple[int, ...]


class Attacking(Process, frozen=True):
    """A figure attacks a space: the figures yet to be rolled for (DC-58 to DC-61).

    `plus` is added to every die; the seats in `guarded` ignore some hits (Defensive Prowess).
    """

    seat: int
    attacker: int
    attack: str
    space: int
    targets: tuple[int, ...]
    plus: int
    guarded: tuple[int, ...]


class Striking(Process, frozen=True):
    """Dice against one figure: `attacker` is None for a trap (DC-62, DC-102).

    `plus` is added to each of the `dice`, `ignored` hits do not count; `turned_by` is the seat that
    has turned the hits back on the attacker with the Mirror Trap.
    """

    seat: int
    attacker: int | None
    target: int
    dice: int
    plus: int
    ignored: int
    turned_by: int | None


class Harming(Process, frozen=True):
    """A figure is about to take wounds, or to be destroyed if `wounds` is None (DC-99).

    `credit` is the seat for which its death would count (DC-54).
    """

    credit: int | None
    figure: int
    wounds: int | None


class Spawning(Process, frozen=True):
    """A figure goes to a spawn point that a die decides (DC-72)."""

    seat: int
    figure: int


class MonsterAttacking(Process, frozen=True):
    """A Monster chooses its attack; `only` is the one Adventurer that it may attack (DC-116)."""

    seat: int
    figure: int
    only: int | None
    attack: str


class Landing(Process, frozen=True):
    """An Adventurer has landed on one of two chests; a die decides (DC-104)."""

    seat: int
    chest: int


class Displacing(Process, frozen=True):
    """A figure must leave the secret door that is gone (DC-56)."""

    credit: int | None
    figure: int


class Played(Process, frozen=True):
    """A card that lies on the table until its effect is done (DC-94)."""

    seat: int
    card: str


class Resolving(Process, frozen=True):
    """A card is being resolved, and what was chosen so far.

    `figure` is whom it has caught or who was chosen first, `figures` those yet to be struck or
    already lured, `tiles` tile spaces, `door` a side; `done` counts tiles turned or put back in
    order, `quarters` the turn of the last tile, `looked_at` tiles seen on the Map.
    """

    seat: int
    card: str
    figure: int | None
    figures: tuple[int, ...]
    tiles: tuple[int, ...]
    door: int | None
    done: int
    quarters: int
    looked_at: int


UnderWay = (
    Entering
    | Rounds
    | Activation
    | MonstersMoving
    | MonstersAttacking
    | Laying
    | Summoning
    | Acting
    | Moving
    | MonsterMoving
    | Walking
    | Offering
    | Pushing
    | Rolling
    | Attacking
    | Striking
    | Harming
    | Spawning
    | MonsterAttacking
    | Landing
    | Displacing
    | Played
    | Resolving
)
