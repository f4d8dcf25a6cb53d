"""What can be tried from every chamber, as lanes: sure ways, doors, the unknown."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from waystone.games.delve_and_dash.board import PASSAGE_SIGN, UNKNOWN_SIGN, WALL_SIGN, Board
from waystone.games.delve_and_dash.bots.belief import open_odds
from waystone.games.delve_and_dash.bots.lanes import lanes_of
from waystone.games.delve_and_dash.bots.locks import Locks

_HALVINGS: Final = (1, 2, 3)
_ALL: Final = 8  # chances are told apart by eighths: that many halves, quarters and eighths


class Ways:
    """All attempts in one direction, in one state of the locks.

    `unknown` and `locked` are lanes of attempts whose result is `open`, not `settled`;
    `portions` are the halvings that add up to their chance. `leading` names states of the locks,
    and which attempts lead there.
    """

    def __init__(
        self,
        leading: Sequence[tuple[int, int]],
        unknown: int,
        locked: int,
        portions: Sequence[tuple[int, int]],
        everywhere: int,
    ) -> None:
        self.leading: Final = leading
        self.unknown: Final = unknown
        self.locked: Final = locked
        self.open: Final = unknown | locked
        self.settled: Final = everywhere ^ self.open
        self.portions: Final = portions

    def through(self, ahead: Sequence[int]) -> int:
        """What lies behind each way, by a row of the chambers ahead for each state of the locks."""
        found = 0
        for state, places in self.leading:
            found |= ahead[state] & places
        return found


class Terrain:
    """The labyrinth as far as it is known, `ways[state][direction]`."""

    def __init__(self, board: Board, signs: str, force: int, has_doors: bool) -> None:
        self.board: Final = board
        self.signs: Final = signs
        self.force: Final = force
        self.has_doors: Final = has_doors
        self.lanes: Final = lanes_of(board)
        self.odds: Final = open_odds(board, signs)
        self.locks: Final = Locks(board, signs)
        states = range(len(self.locks.states))
        self.ways: Final = [[self._ways(state, side) for side in range(4)] for state in states]

    def _ways(self, state: int, side: int) -> Ways:
        """Sort the attempts of one direction by what may come of them."""
        places, locks = self.lanes.places, self.locks
        signs = self._signs(side)
        unknown = places([cell for cell, sign in enumerate(signs) if sign == UNKNOWN_SIGN])
        sure = places([cell for cell, sign in enumerate(signs) if sign == PASSAGE_SIGN])
        leading = [(state, sure | unknown)]
        locked = 0
        for cell, door in self._doors(side):
            leading.append((locks.after(state, door), places([cell])))
            if door in locks.states[state]:
                locked |= places([cell])
        portions = self._portions(state, side)
        return Ways(leading, unknown, locked, portions, self.lanes.parts[0])

    def _signs(self, side: int) -> list[str]:
        """What is known of each chamber's boundary on this side."""
        edges = [self.board.edge[cell * 4 + side] for cell in range(self.board.cells)]
        return [self.signs[edge] if edge >= 0 else WALL_SIGN for edge in edges]

    def _doors(self, side: int) -> list[tuple[int, int]]:
        """Chambers with a door on this side, and the door."""
        edges = [(cell, self.board.edge[cell * 4 + side]) for cell in range(self.board.cells)]
        return [(cell, edge) for cell, edge in edges if edge in self.locks.doors]

    def _portions(self, state: int, side: int) -> list[tuple[int, int]]:
        """The chances of open attempts, by halves, quarters and eighths."""
        eighths = {
            cell: _eighths(self.force)
            for cell, door in self._doors(side)
            if door in self.locks.states[state]
        }
        for cell, sign in enumerate(self._signs(side)):
            if sign == UNKNOWN_SIGN:
                eighths[cell] = _eighths(self.odds[self.board.edge[cell * 4 + side]])
        found = []
        for halvings in _HALVINGS:
            cells = [cell for cell, odds in eighths.items() if odds << halvings & _ALL]
            if cells:
                found.append((halvings, self.lanes.places(cells) & self.lanes.parts[halvings]))
        return found


def _eighths(percent: int) -> int:
    return min(_ALL - 1, max(1, round(percent * _ALL / 100)))
