"""While somebody carries the treasure: the chance to win from wherever a turn may end."""

from __future__ import annotations

from math import exp
from typing import Final

from waystone.games.delve_and_dash.board import LOCKED_SIGN, UNLOCKED_SIGN
from waystone.games.delve_and_dash.bots.danger import Danger
from waystone.games.delve_and_dash.bots.ground import KnownGround
from waystone.games.delve_and_dash.bots.map import CLOSED, FORCE, MOVE, cost_to_go
from waystone.games.delve_and_dash.bots.pursuit import Pursuit
from waystone.games.delve_and_dash.bots.scene import Scene

# Log odds of a win at the end of an own turn, fitted to 80,000 of them in 16,000 duels with
# knights on both levels. By lives: (no life,) one, two, three.
_RISK: Final = ((0.0, 0.55, 0.28, 0.02), (0.0, 0.80, 0.71, 0.46))  # theirs, ours in hand
_LIVES: Final = ((0.0, -0.81, -0.31, 0.0), (0.0, -1.25, -0.34, 0.0))
_OTHER_LIVES: Final = ((0.0, 0.86, 0.45, 0.0), (0.0, 1.10, 0.44, 0.0))
_SEAT: Final[tuple[float, ...]] = (0.71, 0.61)  # who moves last before the dragon
_ALL: Final = 1000
_LONG: Final = 3000  # hundredths of a move beyond which a way is simply long
_GUESSED_WAY: Final = 1500


class Outlook:
    """What is near to whom on one ground, and what follows from it for both warriors."""

    def __init__(self, scene: Scene, homes: list[tuple[float, int]]) -> None:
        view, params = scene.view, scene.params
        self.scene: Final = scene
        self.lives: Final = min(3, view.warriors[view.seat].lives)
        self.other_lives: Final = min(3, view.warriors[1 - view.seat].lives)
        self.moves: Final = params.base_moves + params.life_moves * self.lives
        self.other_moves: Final = params.base_moves + params.life_moves * self.other_lives
        self.ground: Final = KnownGround(scene.board, view.boundaries)
        self.toll: Final = self._tolls()
        self.to_home: Final = self._costs_to(scene.home)
        self.to_other: Final = self._costs_to(scene.other)
        self.steps_home: Final = self.ground.steps_from(scene.home, scene.dragon)
        self.steps_apart: Final = self.ground.steps_from(scene.other, scene.dragon)
        total = sum(share for share, _ in homes)
        self.homes: Final = [(share / total, home, self._costs_to(home)) for share, home in homes]
        self.to_theirs: Final = [self._way_of_theirs(cell) for cell in range(scene.board.cells)]
        self.run: Final = self._run()
        pursuit = Pursuit(scene, self.moves)
        self.dangers: Final = [
            Danger(self.ground, pursuit, scene.dragon, is_full, _ALL) for is_full in (False, True)
        ]
        self._known: dict[int, float] = {}

    def _tolls(self) -> list[int]:
        toll, signs = self.ground.price[:], self.ground.signs
        for way, edge in enumerate(self.scene.board.edge):
            if edge >= 0 and signs[edge] == UNLOCKED_SIGN:
                toll[way] = MOVE
            elif edge >= 0 and signs[edge] == LOCKED_SIGN:
                toll[way] = FORCE
        return toll

    def _costs_to(self, cell: int) -> list[int]:
        return cost_to_go(self.scene.board, self.toll, {cell: 0}, self.scene.dragon)

    def _way_of_theirs(self, cell: int) -> float:
        """How far the other would have home from here, by what is likely of its waystone."""
        if not self.homes:
            return _GUESSED_WAY
        return sum(share * min(costs[cell], _LONG) for share, _, costs in self.homes)

    def _near_theirs(self, cell: int, moves: int) -> float:
        """The chance that the other's home is within so many moves."""
        return sum(share for share, _, costs in self.homes if costs[cell] <= moves * MOVE)

    def _run(self) -> dict[int, float]:
        """How likely the other runs through each chamber in a turn with the treasure."""
        board, toll, found = self.scene.board, self.toll, dict[int, float]()
        for share, home, costs in self.homes:
            cell = self.scene.other
            for _ in range(self.scene.params.carrier_moves):
                ways = [way for way in range(cell * 4, cell * 4 + 4) if toll[way] != CLOSED]
                if cell == home or not ways:
                    break
                way = min(ways, key=lambda each: toll[each] + costs[board.neighbour[each]])
                cell = board.neighbour[way]
                found[cell] = found.get(cell, 0.0) + share
        return found

    def chance(self, is_ours: bool, cell: int, gain: int = 0) -> float:
        """The chance to win if our turn ends here, the treasure ours or theirs.

        `gain` is what moves that are left will save of the way, in hundredths of a move.
        """
        key = (gain << 1 | is_ours) << 16 | cell
        known = self._known.get(key)
        if known is None:
            odds = self._carrying(cell, gain) if is_ours else self._hunting(cell, gain)
            odds += _LIVES[is_ours][self.lives] + _OTHER_LIVES[is_ours][self.other_lives]
            odds += _SEAT[is_ours] * self.scene.view.seat
            odds -= _RISK[is_ours][self.lives] * self.dangers[is_ours].risk(cell) / _ALL
            known = self._known[key] = 1 / (1 + exp(-odds))
        return known

    def _carrying(self, cell: int, gain: int) -> float:
        """Near home, out of the other's reach, and far from where it wants to go."""
        scene = self.scene
        way = max(0, self.to_home[cell] - gain)
        odds = 0.75 - 0.44 * min(way, _LONG) / 1000 - 0.8 * min(way, 800) / 800
        odds += 0.54 * self.to_theirs[cell] / 1000
        odds += 0.31 * scene.board.flights_apart[scene.dragon][cell] / 8
        carrier_moves = scene.params.carrier_moves
        is_near = self.steps_home[cell] <= carrier_moves
        left = min(carrier_moves, self.other_moves - self.steps_apart[cell])
        if left >= 0:  # a battle is to be expected
            odds -= 0.49 * self._near_theirs(cell, left)
            odds -= 0.5 * self._near_theirs(cell, left + carrier_moves)
            odds -= 0.72 * is_near
        return odds + 1.08 * is_near

    def _hunting(self, cell: int, gain: int) -> float:
        """In the carrier's way, near enough for a battle, and that one near our home."""
        scene, carrier = self.scene, self.scene.other
        carrier_moves = scene.params.carrier_moves
        ahead = (self.to_theirs[carrier] - self.to_theirs[cell]) / 1000
        odds = 0.12 + 0.46 * self.to_theirs[carrier] / 1000
        odds -= 0.66 * self._near_theirs(carrier, carrier_moves)
        odds -= 0.49 * self._near_theirs(carrier, 2 * carrier_moves)
        odds -= 0.06 * min(2000, max(0, self.to_other[cell] - gain)) / 1000
        odds -= 0.18 * min(self.to_home[carrier], _LONG) / 1000
        odds -= 0.34 * min(self.to_home[cell], _LONG) / 1000
        odds += 0.32 * self.run.get(cell, 0.0) + 0.25 * max(-1.5, min(1.5, ahead))
        odds -= 1.95 * scene.board.flights_apart[scene.dragon][carrier] / 8
        left = min(carrier_moves, self.moves - self.steps_apart[cell])
        if left >= 0:
            odds += 0.13 + 0.44 * (self.steps_home[carrier] <= left)
        return odds
