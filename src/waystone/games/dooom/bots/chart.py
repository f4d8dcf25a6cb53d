"""What a player remembers as a chart with ways: everything is counted from the own start tile."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from typing import Final

from waystone.games.dooom.board import LANTERN_SIGHT, NEAR_SIGHT, SHAPES
from waystone.games.dooom.view import Self

STEPS: Final = ((-1, 0), (0, 1), (1, 0), (0, -1))
Place = tuple[int, int]


class Chart:
    """The remembered tiles of one moment, and the shortest ways over them.

    Other players in sight block the way; unknown tiles can't be planned on.
    """

    def __init__(self, own: Self) -> None:
        self.top, self.left = own.top, own.left
        self.rows: Final = own.memory
        self.height: Final = len(own.memory)
        self.width: Final = len(own.memory[0])
        self.here: Final = (own.row, own.column)
        self.shape: Final = SHAPES[LANTERN_SIGHT if "lantern" in own.gear else NEAR_SIGHT]
        self.players: Final = _players(own)
        self.distance: dict[Place, int] = {self.here: 0}
        self.came_by: dict[Place, int] = {}
        self._spread()

    def letter(self, place: Place) -> str:
        """The tile as it was seen last; blank when it never was."""
        row, column = place[0] - self.top, place[1] - self.left
        if 0 <= row < self.height and 0 <= column < self.width:
            return self.rows[row][column]
        return " "

    def _spread(self) -> None:
        """Breadth first from where the player stands."""
        queue = deque([self.here])
        while queue:
            place = queue.popleft()
            for way, (down, right) in enumerate(STEPS):
                near = (place[0] + down, place[1] + right)
                if near in self.distance or near in self.players or self.letter(near) in "# ":
                    continue
                self.distance[near] = self.distance[place] + 1
                self.came_by[near] = way
                queue.append(near)

    def first_way(self, place: Place) -> int:
        """The first step on a shortest way to a reached place."""
        while True:
            way = self.came_by[place]
            down, right = STEPS[way]
            place = (place[0] - down, place[1] - right)
            if place == self.here:
                return way

    def nearest(self, wanted: Callable[[Place, str], bool]) -> Place | None:
        """The nearest reached place, other than here, that is wanted."""
        for place in self.distance:
            if place != self.here and wanted(place, self.letter(place)):
                return place
        return None

    def frontier(self) -> Place | None:
        """Where to go to see most that is new for the steps it takes."""
        best, best_value = None, 0.0
        for place, steps in self.distance.items():
            if steps == 0 or not self._is_edge(place):
                continue
            value = self._news(place) / (steps + 2.0)
            if value > best_value:
                best, best_value = place, value
        return best

    def _is_edge(self, place: Place) -> bool:
        return any(self.letter((place[0] + down, place[1] + right)) == " " for down, right in STEPS)

    def _news(self, place: Place) -> int:
        """How many unknown tiles a look from there would show."""
        return sum(
            self.letter((place[0] + down, place[1] + right)) == " " for down, right in self.shape
        )


def _players(own: Self) -> dict[Place, str]:
    """Where other players are seen right now."""
    reach = len(own.window) // 2
    return {
        (own.row + down - reach, own.column + right - reach): letter
        for down, line in enumerate(own.window)
        for right, letter in enumerate(line)
        if letter == "P"
    }
