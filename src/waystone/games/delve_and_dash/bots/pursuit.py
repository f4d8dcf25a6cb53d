"""The dragon's next flights: where it hits, and who can keep out of its way."""

from __future__ import annotations

from typing import Final

from waystone.games.delve_and_dash.board import Board
from waystone.games.delve_and_dash.bots.ground import KnownGround, rings
from waystone.games.delve_and_dash.bots.map import cells_of
from waystone.games.delve_and_dash.bots.scene import Scene
from waystone.games.delve_and_dash.flight import fly

_flights: dict[tuple[int, int], dict[int, int]] = {}


class Pursuit:
    """How the dragon answers the end of a turn when there is nobody else to hunt."""

    def __init__(self, scene: Scene, allowance: int) -> None:
        self.board: Final[Board] = scene.board
        self.home: Final = scene.home
        self.home_bit: Final = 1 << scene.home
        self.bed: Final = scene.dragon if scene.view.lair is None else scene.view.lair
        self.moves: Final = (allowance, scene.params.carrier_moves)
        self.rings: Final = rings(scene.board)
        self._flights: Final = _flights.setdefault((scene.board.size, scene.home), {})

    def answer(self, dragon: int, cell: int) -> int:
        """Where the dragon is after a turn that ends here; from home it is thought to go to bed.

        (It first looks where it last knew somebody, DD-59: near enough for a look ahead.)
        """
        target = self.bed if cell == self.home else cell
        key = dragon << 8 | target
        known = self._flights.get(key)
        if known is None:
            known = self._flights[key] = fly(self.board, dragon, target, (self.home,))
        return known

    def perils(self, dragon: int) -> int:
        """Chambers where a turn must not end, a bit each: the dragon would come there."""
        return self.rings[dragon] & ~self.home_bit

    def refuges(self, ground: KnownGround, cell: int, moves: int, dragon: int) -> int:
        """Where a turn from here could end unharmed over sure ways, a bit each."""
        return ground.reach(cell, moves, 1 << dragon) & ~self.perils(dragon)


class Survival:
    """For how many turns a warrior can surely keep out of the dragon's way on this ground."""

    def __init__(self, ground: KnownGround, pursuit: Pursuit) -> None:
        self.ground: Final = ground
        self.pursuit: Final = pursuit
        self._known: dict[int, bool] = {}

    def lasts(self, cell: int, dragon: int, carrying: bool, turns: int) -> bool:
        """Whether some line of own turns avoids every hit for so many turns."""
        if turns == 0 or cell == self.pursuit.home:
            return True
        key = ((turns << 1 | carrying) << 8 | cell) << 8 | dragon
        known = self._known.get(key)
        if known is None:
            known = self._known[key] = self._search(cell, dragon, carrying, turns)
        return known

    def _search(self, cell: int, dragon: int, carrying: bool, turns: int) -> bool:
        pursuit = self.pursuit
        moves = pursuit.moves[carrying]
        stops = pursuit.refuges(self.ground, cell, moves, dragon)
        if not stops or turns == 1 or stops & pursuit.home_bit:
            return bool(stops)
        return any(
            self.lasts(stop, pursuit.answer(dragon, stop), carrying, turns - 1)
            for stop in cells_of(stops)
        )
