"""The sheet as a bot sees it around its own player."""

from __future__ import annotations

from typing import Final

from waystone.games.extrikate.actions import DIGS, MOVES, family_of, way_of
from waystone.games.extrikate.board import DOOR, GRID, OPEN, WALL
from waystone.games.extrikate.routes import steps_home, way_home
from waystone.games.extrikate.view import ExtrikateView, dot_codes, edge_codes
from waystone.kernel.action import Action

_DIG_CHANCE: Final = 1 / 3


class KnownSheet:
    """Where a player stands, and what an action would do to the way home."""

    def __init__(self, view: ExtrikateView) -> None:
        self.me: Final = view.delvers[view.seat]
        assert self.me.cell is not None
        self.here: Final = self.me.cell
        self.home: Final = self.me.start
        self.edges: Final = edge_codes(view)
        self.dots: Final = dot_codes(view)
        self.steps: Final = steps_home(self.edges, self.dots, self.home)[self.here]

    def edge(self, way: int) -> int:
        """The edge in a direction."""
        return GRID.edge[self.here * 4 + way]

    def kind(self, way: int) -> int:
        """What the edge in a direction is."""
        return self.edges[self.edge(way)]

    def is_new(self, action: Action) -> bool:
        """Whether this is a move into an unexplored cell."""
        return family_of(action) == MOVES and not self.dots[self._beyond(way_of(action))]

    def _beyond(self, way: int) -> int:
        return GRID.neighbour[self.here * 4 + way]

    def steps_after(self, action: Action) -> float:
        """How far it will be home after a move or, on average, after a dig."""
        way = way_of(action)
        if family_of(action) == DIGS:
            opened = self.steps_with(1 << way, OPEN)
            return _DIG_CHANCE * opened + (1 - _DIG_CHANCE) * self.steps
        far = self._beyond(way)
        dots = bytearray(self.dots)
        dots[far] = 1
        return steps_home(self.edges, dots, self.home)[far]

    def steps_with(self, ways: int, kind: int) -> int:
        """How far it would be home if the edges of these directions were of this kind."""
        edges = bytearray(self.edges)
        for way in range(4):
            if ways >> way & 1:
                edges[self.edge(way)] = kind
        return steps_home(edges, self.dots, self.home)[self.here]

    def is_way_home(self, way: int) -> bool:
        """Whether the cheapest way home begins in this direction."""
        return self.steps > 0 and way_home(self.edges, self.dots, self.here, self.home) == way

    def is_door(self, way: int) -> bool:
        """Whether there is a door in this direction."""
        return self.kind(way) == DOOR

    def is_wall(self, way: int) -> bool:
        """Whether there is a wall in this direction."""
        return self.kind(way) == WALL
