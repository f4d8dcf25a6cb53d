"""How likely the others of an imagined position were struck.

A pair that walks about at random meets the sooner the nearer its two are now: what counts is their
distance beside the square root of the turns they had. After many turns on few tiles everybody may
have met everybody, wherever they are. Each figure below is a rate, and what was not struck at all
rates is unhurt. They are fitted to players who do anything they may with the same chance: 200,000
moments after 10 to 200 steps of 9,600 matches, on all maps of the house, with two to eight players.
"""

from __future__ import annotations

from math import exp, log, sqrt
from typing import Final

from waystone.games.dooom.board import FIRST_HP, WALL, Dungeon
from waystone.games.dooom.view import DooomView

_USUAL_WAYS: Final = 2.7
_MOST_WAYS: Final = 0.7
"""Ways that lead on from a tile, and by how many more or fewer the rates below still hold."""
_ENOUGH_TILES: Final = 300
_NEAR: Final[tuple[float, ...]] = (-0.274, -0.254, -1.745, 0.107, 0.173, -0.112)
"""The logarithm of the rate at which the player itself struck who is near: as such, for the
logarithm of the turns, for the distance, for both, next door, and for the ways of a tile."""
_MIXED: Final[tuple[float, ...]] = (-1.269, 2.107, 0.486)
"""The same for meetings of long ago, by turns for a tile: as such, for the ways of a tile, and how
soon the distance makes an end of it."""
_OTHERS: Final[tuple[float, ...]] = (0.094, 0.593, -0.412)
"""By each of the others, by turns for a tile: as such, for the ways, and where the player is hurt,
who has then kept one of them busy."""
_OTHERS_LATE: Final = 0.3
"""That counts less the more there was: many of the hurt are dead."""
_BACK: Final[tuple[float, ...]] = (-1.391, 0.424)
"""Whoever struck the player was struck back: as such, and for the logarithm of the turns."""
_SUSPECTS: Final = 1.13
_SUSPECTS_WAYS: Final = 1.5
"""The rate of somebody anywhere, by turns for a tile: who else may have struck the player."""
_AGAIN: Final[tuple[float, ...]] = (-2.638, 0.536, 0.676, 0.316)
"""The odds that who lost a hit point lost another: as such, for the logarithm of the turns, the
whole rate, and the number of those who could strike."""
_AND_AGAIN: Final[tuple[float, ...]] = (-2.062, 0.14, 0.531, 0.0)
"""The same for every further one: a potion came between."""
_MOST_RATE: Final = 3.0


def ways_on(dungeon: Dungeon) -> float:
    """How many ways lead on from a tile in the mean, more or less than usual."""
    tiles, ground = dungeon.walkable, dungeon.ground
    some = tiles[:: max(1, len(tiles) // _ENOUGH_TILES)]
    count = sum(ground[cell + step] != WALL for cell in some for step in dungeon.steps)
    return max(-_MOST_WAYS, min(_MOST_WAYS, count / len(some) - _USUAL_WAYS))


class Wounds:
    """The odds of each of the living, by seat; `apart` are their steps from the player, if any."""

    def __init__(
        self,
        view: DooomView,
        turns: int,
        tiles: int,
        ways: float,
        apart: dict[int, int],
        gone: int,
    ) -> None:
        self.rivals: Final = len(apart) + gone
        self.turns: Final = turns / max(1, self.rivals)
        self.mixed: Final = self.turns / tiles
        self.long: Final = log(self.turns + 0.3)
        self.ways: Final = ways
        self.apart: Final = apart
        self.is_player: Final = view.own is not None
        self.is_hurt: Final = view.own is not None and view.own.hp < FIRST_HP

    def struck(self, seat: int) -> float:
        """The chance that somebody has struck this player."""
        return 1 - exp(-self._rate(seat))

    def again(self, seat: int, times: int) -> float:
        """The chance that who lost so many hit points lost one more."""
        first, long, rate, many = _AGAIN if times == 1 else _AND_AGAIN
        whole = min(_MOST_RATE, self._rate(seat))
        odds = first + long * self.long + rate * whole + many * log(max(1, self.rivals))
        return 1 / (1 + exp(-odds))

    def _rate(self, seat: int) -> float:
        if not self.turns:
            return 0.0
        return self._by_others() + (self._by_player(seat) if self.is_player else 0.0)

    def _by_others(self) -> float:
        first, ways, hurt = _OTHERS
        rate = exp(first + ways * self.ways + hurt * self.is_hurt) * self.mixed
        return (self.rivals - 1) * rate / (1 + _OTHERS_LATE * rate)

    def _by_player(self, seat: int) -> float:
        rate = self._met(max(1, self.apart[seat]))
        if not self.is_hurt:
            return rate
        ways = _SUSPECTS_WAYS * log(1 + self.ways / _USUAL_WAYS)
        anybody = _SUSPECTS * exp(ways) * self.mixed
        suspicion = rate / (rate + (self.rivals - 1) * anybody)
        return rate + exp(_BACK[0] + _BACK[1] * self.long) * suspicion

    def _met(self, steps: int) -> float:
        """How often the player has struck somebody who is so many steps away."""
        far = steps / sqrt(self.turns + 1)
        first, long, apart, both, beside, ways = _NEAR
        near = first + long * self.long + (apart + both * self.long) * far
        near += beside * (steps == 1) + ways * self.ways
        first, ways, apart = _MIXED
        mixed = exp(first + ways * self.ways - apart * far) * self.mixed
        return exp(near) + mixed
