"""Laying tiles for the race in turns: what I gain, and what the next one makes of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from waystone.games.dungeon_crawler.actions import ACTIONS
from waystone.games.dungeon_crawler.board import EMPTY, FAR, PLACES
from waystone.games.dungeon_crawler.bots.scene import Scene
from waystone.games.dungeon_crawler.box import BOX
from waystone.games.dungeon_crawler.foresight.labyrinth import Chart, Prices
from waystone.games.dungeon_crawler.foresight.race import Race, Runner, placements
from waystone.games.dungeon_crawler.terrain import NO_DOOR
from waystone.games.dungeon_crawler.walking import distances
from waystone.kernel.action import Action
from waystone.kernel.dice import Dice

_PLAIN_MV: Final = 6


_BAD_LUCK: Final = 0.4
"""How often an unrevealed tile space turns out badly,"""
_DETOUR: Final = 12
"""and what that costs, in points of movement."""


class TilePlan:
    """A way to lay the tile: the mats after it, my share there, and the actions that do it."""

    def __init__(self, charts: Sequence[Chart], share: float) -> None:
        self.charts: Final = charts
        self.share: Final = share
        self.actions: Final[list[Action]] = []


class Architect:
    """Tries out every way to lay a tile on mats whose unknown spaces turn out well or badly.

    So a second way is worth something, and so is taking one of two from somebody else.
    """

    worlds = 8
    """On so many mats every plan is tried,"""
    closer_look = 4
    """and so many plans against replies,"""
    tiles_tried = 4
    """each against so many tiles that the next seat may draw."""

    def __init__(self, scene: Scene, dice: Dice, prices: Prices) -> None:
        self.scene: Final = scene
        self.dice: Final = dice
        self.shape: Final = BOX.shape_by_id[scene.view.drawn_tile or ""]
        self.replaces: Final = EMPTY not in scene.chart.tiles
        self.race: Final = Race(runners(scene, self.replaces))
        self.charts: Final = self.guesses(prices)

    def guesses(self, prices: Prices) -> list[Chart]:
        """The mat as it is, unknown spaces rough by lot."""
        if self.replaces:
            return [self.scene.chart]
        return [self.guess(prices) for _ in range(self.worlds)]

    def guess(self, prices: Prices) -> Chart:
        """The mat with some unknown spaces rough."""
        chart = self.scene.chart
        rough = tuple(_DETOUR * (self.dice.roll(100) <= 100 * _BAD_LUCK) for _ in range(PLACES))
        door = NO_DOOR if self.scene.view.door is None else self.scene.view.door
        return Chart(
            chart.tiles, chart.turns, door, Prices(prices.unknown, prices.wall, rough)
        ).spread()

    def best(self, legal: Sequence[Action]) -> Action:
        """Where my share of the win is greatest after the next one's answer."""
        plans = sorted(self.plans(legal), key=lambda plan: -plan.share)
        tiles = [] if self.replaces or not self.closer_look else self.next_tiles()
        if tiles and len(self.race.runners) > 1:
            few = plans[: self.closer_look]
            plan = max(few, key=lambda each: self.after_replies(each.charts, tiles))
        else:
            plan = plans[0]
        return plan.actions[self.dice.index(len(plan.actions))]

    def plans(self, legal: Sequence[Action]) -> list[TilePlan]:
        """Every different way to lay the tile."""
        drawings = BOX.shapes[self.shape].drawings
        found: dict[tuple[int, str], TilePlan] = {}
        for action in legal:
            place, turn = divmod(action.id - ACTIONS.lay, 4)
            key = (place, drawings[turn])
            if key not in found:
                charts = [chart.with_tile(place, self.shape, turn) for chart in self.charts]
                shares = [self.race.shares(chart)[0] for chart in charts]
                found[key] = TilePlan(charts, sum(shares) / len(shares))
            found[key].actions.append(action)
        return list(found.values())

    def after_replies(self, charts: Sequence[Chart], tiles: Sequence[int]) -> float:
        """My share on average over tiles that the next one may draw."""
        pairs = list(zip(charts, tiles, strict=False))
        return sum(self.race.after_reply(chart, shape) for chart, shape in pairs) / len(pairs)

    def next_tiles(self) -> list[int]:
        """Some tiles of the pile, by lot: all that lie nowhere else."""
        pile = list(BOX.pile)
        for place, shape in enumerate(self.scene.chart.tiles):
            if shape != EMPTY and place not in BOX.fixed and shape in pile:
                pile.remove(shape)
        for shape in (self.shape, *map(BOX.shape_by_id.__getitem__, self.scene.view.tile_discards)):
            if shape in pile:
                pile.remove(shape)
        return [pile[self.dice.index(len(pile))] for _ in range(self.tiles_tried if pile else 0)]


def shares_of_tiles(scene: Scene, shapes: Sequence[int]) -> list[float]:
    """My greatest share of the win with each of some tiles, before anybody answers."""
    chart = scene.chart
    if EMPTY not in chart.tiles:
        return [float(len(BOX.shapes[shape].exits)) for shape in shapes]
    race = Race(runners(scene, False))
    return [
        max(
            race.shares(chart.with_tile(place, shape, turn))[0]
            for place, turn in placements(chart.tiles, chart.turns, shape)
        )
        for shape in shapes
    ]


def runners(scene: Scene, replaces: bool) -> list[Runner]:
    """Everybody in the order of turns, me first: I lay now, they do so before they walk."""
    view = scene.view
    at = view.order.index(scene.seat)
    order = [seat for seat in (*view.order[at:], *view.order[:at]) if view.players[seat].playing]
    found = []
    for number, seat in enumerate(order):
        cell = view.players[seat].cell
        known = FAR if cell is None or replaces else way_over_tiles(scene, cell)
        lays = 2 if number == 0 else 1
        found.append(Runner(seat, cell, scene.mv_of(seat), known, number / len(order), lays))
    return found


def way_over_tiles(scene: Scene, cell: int) -> int:
    """The way from a space to a chest over tiles that lie on the mat."""
    return min(distances(scene.terrain, 0, _PLAIN_MV, chest)[cell] for chest in scene.view.chests)
