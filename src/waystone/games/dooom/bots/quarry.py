"""Where the other player of a duel may be, as far as the own windows tell."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from typing import Final

from waystone.games.dooom.board import FIRST_HP, FULL_AP, NEAR_SIGHT, SHAPES
from waystone.games.dooom.events import Attacked, Struck, TurnBegan
from waystone.games.dooom.view import DooomView, Self
from waystone.kernel.event import Event

Tile = tuple[int, int]
"""Row and column, counted from the own start."""
Spot = tuple[int, int, int]
"""A tile, and the way by which somebody came there."""

_WAYS: Final = ((-1, 0), (0, 1), (1, 0), (0, -1))
_ANY_WAY: Final = -1
_STRAIGHT_ON: Final = 2.0
_BACK: Final = 0.05
_TO_GOLD: Final = 3.0
_INTO_UNKNOWN: Final = 0.5
"""How much likelier such a step is than one aside on known floor: people go somewhere."""
_STOPS: Final = 0.08
"""How often somebody stays where a step has led, with points left."""
_LEAST: Final = 0.002
_SURELY: Final = 0.25
"""The chance of having come by a tile, from which on it counts as certain."""


class Quarry:
    """What is known and guessed of the other: where it is, and how it fights.

    `spots` has the chance of each place. It is certain while the other is in sight; a turn that
    nobody saw spreads it along the ways on from there, `cold` counts such turns. `hits_hard` is
    what its blows take, 0 while it gave none. `wake` are the tiles that others have looked at: who
    looks there as well finds what they have left.
    """

    def __init__(self) -> None:
        self.spots: dict[Spot, float] = {}
        self.seen: Tile | None = None
        self.steps_left = 0
        self.cold = 0
        self.hp = FIRST_HP
        self.is_armoured = False
        self.hits_hard = 0
        self.is_moving = False
        self.wake: set[Tile] = set()

    def hear(self, heard: Iterable[Event], view: DooomView) -> None:
        """Follow what the own seat is told."""
        if view.own is None:
            return
        for event in heard:
            if isinstance(event, TurnBegan):
                self._turn(view.own, event.seat == view.seat)
            elif isinstance(event, Attacked):
                self._felt(event)
            elif isinstance(event, Struck):
                self.hits_hard = max(self.hits_hard, 1, event.damage)
        self.note(view.own)

    def _felt(self, blow: Attacked) -> None:
        """What the own blow told of the other (DM-53)."""
        if blow.hit:
            self.is_armoured = blow.damage == 0
            self.hp = max(1, self.hp - blow.damage)

    def _turn(self, own: Self, is_mine: bool) -> None:
        """Before the other's turn it is where it was; afterwards as far on as it can be."""
        self.note(own)
        if is_mine and self.is_moving and self.spots and self.seen is None:
            self._spread(own)
        self.is_moving, self.steps_left = not is_mine, FULL_AP

    def note(self, own: Self) -> None:
        """What the window shows now."""
        others = _others(own)
        for each in others:
            self._look_around(each)
        tile = next(iter(others), None)
        if tile is not None:
            self._meet(tile)
        elif not self.is_moving:
            shown = _shown(own)
            self.spots = {at: chance for at, chance in self.spots.items() if at[:2] not in shown}
        self.seen = tile

    def _look_around(self, tile: Tile) -> None:
        row, column = tile
        self.wake.update((row + down, column + right) for down, right in SHAPES[NEAR_SIGHT])

    def _meet(self, tile: Tile) -> None:
        way = _ANY_WAY
        if self.seen is not None and self.seen != tile:
            step = (tile[0] - self.seen[0], tile[1] - self.seen[1])
            way = _WAYS.index(step) if step in _WAYS else _ANY_WAY
            self.steps_left = max(0, self.steps_left - 1)
        elif self.seen == tile and self.spots:
            way = next(iter(self.spots))[2]
        self.spots, self.cold = {(*tile, way): 1.0}, 0

    def _spread(self, own: Self) -> None:
        """Every way on that led past nothing in sight."""
        shown, walking = _shown(own), self.spots
        passed: defaultdict[Tile, float] = defaultdict(float)
        spread: defaultdict[Spot, float] = defaultdict(float)
        for _ in range(self.steps_left):
            further: defaultdict[Spot, float] = defaultdict(float)
            for spot, chance in walking.items():
                spread[spot] += chance * _STOPS
                for there, share in _ways_on(own, spot):
                    if there[:2] not in shown:
                        further[there] += chance * (1 - _STOPS) * share
                        passed[there[:2]] += chance * (1 - _STOPS) * share
            walking = further
        for spot, chance in walking.items():
            spread[spot] += chance
        for tile, chance in passed.items():
            if chance > _SURELY:
                self._look_around(tile)
        self.cold += 1
        self._keep({at: chance for at, chance in spread.items() if at[:2] not in shown})

    def _keep(self, spots: dict[Spot, float]) -> None:
        """Only what is likely, and all of it together is certain."""
        total = sum(spots.values())
        self.spots = {at: chance / total for at, chance in spots.items() if chance > _LEAST * total}


def _ways_on(own: Self, spot: Spot) -> list[tuple[Spot, float]]:
    """The steps from a spot, with their shares."""
    row, column, came = spot
    steps = []
    for way, (down, right) in enumerate(_WAYS):
        letter = letter_at(own, row + down, column + right)
        if letter != "#":
            likely = _INTO_UNKNOWN if letter == " " else _TO_GOLD if letter == "G" else 1.0
            if came != _ANY_WAY:
                likely *= _STRAIGHT_ON if way == came else _BACK if way ^ 2 == came else 1.0
            steps.append(((row + down, column + right, way), likely))
    total = sum(likely for _, likely in steps)
    return [(there, likely / total) for there, likely in steps]


def letter_at(own: Self, row: int, column: int) -> str:
    """A tile as it is remembered, counted from the own start; blank is unknown."""
    down, right = row - own.top, column - own.left
    is_inside = 0 <= down < len(own.memory) and 0 <= right < len(own.memory[0])
    return own.memory[down][right] if is_inside else " "


def _others(own: Self) -> list[Tile]:
    return [tile for tile, letter in window_tiles(own) if letter == "P"]


def _shown(own: Self) -> set[Tile]:
    return {tile for tile, letter in window_tiles(own) if letter != "X"}


def window_tiles(own: Self) -> list[tuple[Tile, str]]:
    """What is in sight, tile by tile; `X` is out of it."""
    reach = len(own.window) // 2
    return [
        ((own.row + down - reach, own.column + right - reach), letter)
        for down, line in enumerate(own.window)
        for right, letter in enumerate(line)
    ]
