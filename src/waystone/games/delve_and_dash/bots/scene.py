"""A view made ready for thinking: who is where, what the dragon will do next."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from waystone.games.delve_and_dash.board import NO_CELL, UNLOCKED_SIGN, Board
from waystone.games.delve_and_dash.bots.map import FORCE, MOVE, prices
from waystone.games.delve_and_dash.flight import around, fly
from waystone.games.delve_and_dash.options import Params
from waystone.games.delve_and_dash.view import DelveView
from waystone.kernel.action import Action
from waystone.kernel.dice import Dice

_CORNER_WEIGHT: Final = 3


class Scene:
    """One decision's facts as plain numbers; `other` is NO_CELL when nobody else is alive."""

    def __init__(self, params: Params, view: DelveView, dragon: int) -> None:
        me = view.warriors[view.seat]
        self.params: Final = params
        self.board: Final = params.board
        self.view: Final = view
        self.here: Final = _cell(me.cell)
        self.home: Final = _cell(view.waystone)
        self.carrying: Final = me.carrying
        self.left: Final = view.left
        self.dragon: Final = dragon
        self.treasure: Final = _cell(view.treasure)
        self.price: Final = prices(params.board, view.boundaries)
        others = [each for seat, each in enumerate(view.warriors) if seat != view.seat]
        self.other: Final = _cell(others[0].cell) if others else NO_CELL
        self.other_carries: Final = bool(others) and others[0].carrying
        self._perils: dict[bool, set[int]] = {}

    def perils(self, carrying: bool) -> set[int]:
        """Chambers where the dragon's next step would hit this warrior (DD-104)."""
        if carrying not in self._perils:
            self._perils[carrying] = set() if self.dragon == NO_CELL else self._hit_by(carrying)
        return self._perils[carrying]

    def _hit_by(self, carrying: bool) -> set[int]:
        reach = around(self.board)[self.dragon]
        return {cell for cell in reach if cell != self.home and self._is_hit(cell, carrying)}

    def _is_hit(self, cell: int, carrying: bool) -> bool:
        target = self._target(cell, carrying)
        return fly(self.board, self.dragon, target, (self.home,)) == cell

    def _target(self, cell: int, carrying: bool) -> int:
        """Whom the dragon would fly to with this warrior here (DD-56); ties are taken as us."""
        if carrying or self.other == NO_CELL:
            return cell
        if self.other_carries:
            return self.other
        flights, steps = self.board.flights_apart[self.dragon], self.board.steps_apart[self.dragon]
        mine, theirs = (flights[cell], steps[cell]), (flights[self.other], steps[self.other])
        return cell if mine <= theirs else self.other

    def is_safe(self, cell: int, carrying: bool) -> bool:
        """Whether a turn may end here (DD-104)."""
        return cell not in self.perils(carrying)

    def takes_treasure(self, cell: int) -> bool:
        """Whether a step there ends with the treasure in hand."""
        return self.carrying or (cell == self.treasure and cell != NO_CELL)

    def can_reach_safety(self, start: int, moves: int, carrying: bool, via: int = -1) -> bool:
        """Whether a safe chamber is within these moves of sure ways (DD-105).

        `via` is the way by which the start was just entered, if it was: a boundary opened by
        this very step leads back, an unlocked door has locked behind (DD-44, DD-45).
        """
        perils = self.perils(carrying)
        if start not in perils:
            return True
        price = self.price if via < 0 else self._price_after(via)
        seen, edge = {start}, [start]
        for _ in range(moves):
            reached = []
            for cell in edge:
                for way in range(cell * 4, cell * 4 + 4):
                    near = self.board.neighbour[way]
                    if price[way] == MOVE and near not in seen and near != self.dragon:
                        if near not in perils:
                            return True
                        seen.add(near)
                        reached.append(near)
            edge = reached
        return False

    def _price_after(self, via: int) -> list[int]:
        price = self.price[:]
        back = self.board.neighbour[via] * 4 + (via + 2) % 4
        is_unlocked = self.view.boundaries[self.board.edge[via]] == UNLOCKED_SIGN
        price[back] = FORCE if is_unlocked else MOVE
        return price


def _cell(cell: int | None) -> int:
    return NO_CELL if cell is None else cell


def pick_waystone(board: Board, legal: Sequence[Action], dice: Dice) -> Action:
    """A rim chamber, corners with three times the weight (DD-20)."""
    weights = [_CORNER_WEIGHT if cell in board.corners else 1 for cell in board.rim_cells]
    left = dice.index(sum(weights))
    for cell, weight in zip(board.rim_cells, weights, strict=True):
        left -= weight
        if left < 0:
            return next(action for action in legal if action.cell == cell)
    raise AssertionError("the weights add up")
