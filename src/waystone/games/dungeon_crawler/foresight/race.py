"""The race to the chest in turns: tiles open the way one a turn, feet follow."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import exp
from typing import Final

from waystone.games.dungeon_crawler.board import (
    EMPTY,
    FAR,
    NEXT_PLACES,
    SPACES,
    place_of,
)
from waystone.games.dungeon_crawler.box import BOX
from waystone.games.dungeon_crawler.foresight.labyrinth import Chart, to_sides
from waystone.games.dungeon_crawler.rules.tile_places import beside_tiles
from waystone.games.dungeon_crawler.terrain import SPAWNS

_LONGEST: Final = 14.0
"""Nobody is thought to need more turns: somehow one gets on."""
_COMING_IN: Final = 0.5
"""What coming in from off the mat costs, in turns."""
_SURE: Final = 1.0
_GROWING: Final = 0.3
"""How much less the turns tell, the more of them there are."""


class Runner:
    """A seat in the race.

    `known` is the way over laid tiles, `wait` the part of a round until its turn, and `lays` the
    turns after which its next tile helps: 1, or 2 if it has just laid one. That is one more than
    it takes to lay, since not every tile fits: a way that lies there is worth a turn.
    """

    def __init__(
        self, seat: int, cell: int | None, mv: int, known: int, wait: float, lays: int
    ) -> None:
        self.seat: Final = seat
        self.cell: Final = cell
        self.mv: Final = mv
        self.known: Final = known
        self.wait: Final = wait
        self.lays: Final = lays

    def turns(self, chart: Chart) -> float:
        """How many turns it will take to the chest, if nobody is in the way."""
        if self.cell is not None:
            least = min(self.known / self.mv, turns_from(chart, self.cell, self.mv, self.lays))
        else:
            gates = [SPAWNS[number][0] for number in range(1, 5)]
            each = [turns_from(chart, gate, self.mv, self.lays) for gate in gates]
            least = sum(each) / len(each) + _COMING_IN
        return min(_LONGEST, least) + self.wait


def turns_from(chart: Chart, cell: int, mv: int, lays: int) -> float:
    """The turns of a guessed way: who comes to the unknown waits for the next own tile."""
    place = place_of(cell)
    side = chart.best_side(cell)[1]
    if side < 0:
        return chart.best_side(cell)[0] / mv
    out = to_sides(chart.tiles[place], chart.turns[place], SPACES[place].index(cell))
    node = place * 4 + side
    done = min(out[side], chart.prices.wall) / mv
    unknown = 0
    while chart.towards[node] >= 0:
        following = chart.towards[node]
        if following // 4 != node // 4 and chart.tiles[following // 4] == EMPTY:
            unknown += 1
            done = max(done, float(unknown + lays - 1))
        done += (chart.cost[node] - chart.cost[following]) / mv
        node = following
    return done + chart.cost[node] / mv


class Race:
    """Everybody's turns and what they make of the chances."""

    def __init__(self, runners: Sequence[Runner]) -> None:
        self.runners: Final = runners

    def shares(self, chart: Chart) -> list[float]:
        """The runners' shares of the win."""
        turns = [runner.turns(chart) for runner in self.runners]
        least = min(turns)
        scale = _SURE + _GROWING * least
        weights = [exp((least - each) / scale) for each in turns]
        total = sum(weights)
        return [each / total for each in weights]

    def after_reply(self, chart: Chart, shape: int) -> float:
        """The first runner's share once the second has laid a tile where it likes best."""
        best = (-1.0, 0.0)
        for after in self.replies(chart, shape):
            shares = self.shares(after)
            best = max(best, (shares[1], shares[0]))
        return best[1]

    def replies(self, chart: Chart, shape: int) -> Iterator[Chart]:
        """The mats after each way to lay a tile that could matter."""
        ways = [
            FAR if each.cell is None else chart.best_side(each.cell)[0] for each in self.runners
        ]
        farthest = max(ways) + 4
        yield chart
        for place, turn in placements(chart.tiles, chart.turns, shape):
            if min(chart.cost[place * 4 : place * 4 + 4]) <= farthest:
                yield chart.with_tile(place, shape, turn)


def placements(tiles: Sequence[int], turns: Sequence[int], shape: int) -> list[tuple[int, int]]:
    """Where and how a tile may be laid, each drawing once (DC-12)."""
    every = [(place, turn) for place in beside_tiles(list(tiles)) for turn in _differing(shape)]
    openings = BOX.shapes[shape].openings
    joined = [each for each in every if _joins(tiles, turns, each[0], openings[each[1]])]
    return joined or every


def _differing(shape: int) -> list[int]:
    """The rotations of a tile that look different."""
    drawings = BOX.shapes[shape].drawings
    return [turn for turn in range(4) if drawings[turn] not in drawings[:turn]]


def _joins(
    tiles: Sequence[int], turns: Sequence[int], place: int, openings: Sequence[bool]
) -> bool:
    """Whether a tile would join a revealed neighbour (DC-9)."""
    for side, other in enumerate(NEXT_PLACES[place]):
        shape = tiles[other] if other >= 0 and openings[side] else EMPTY
        if shape != EMPTY and BOX.shapes[shape].openings[turns[other]][(side + 2) % 4]:
            return True
    return False
