"""Winning this turn by a push: a Move that lands on a chest if it comes off (DC-44 to DC-48)."""

from __future__ import annotations

from typing import Final

from waystone.games.dungeon_crawler.actions import ACTIONS
from waystone.games.dungeon_crawler.bits import AROUND_BITS, BIT, bits_of, spaces_of
from waystone.games.dungeon_crawler.board import LAVA, THORNS, UNPUSHABLE
from waystone.games.dungeon_crawler.foresight.lines import Winning
from waystone.games.dungeon_crawler.foresight.table import Foresight, asks_for_half
from waystone.games.dungeon_crawler.ground import is_deadly
from waystone.games.dungeon_crawler.rules.figures import abilities, body, figure_at, hero
from waystone.games.dungeon_crawler.rules.steps import blockers
from waystone.games.dungeon_crawler.state import CrawlerState
from waystone.games.dungeon_crawler.walking import can_stop, reach


class Pushing:
    """Looks for somebody who alone stands between a Move and a chest, and can be pushed."""

    def __init__(self, foresight: Foresight) -> None:
        self.foresight: Final = foresight
        self.seat: Final = foresight.seat
        self.winning: Final = Winning(foresight)

    def first(self, state: CrawlerState) -> int:
        """The first action towards such a push, a card if it needs one; -1 if there is none."""
        for line, strengthened in self.winning.strengthened(state):
            step = self.step(strengthened)
            if step >= 0:
                return (*line, step)[0]
        return -1

    def step(self, state: CrawlerState) -> int:
        """The push, or the way to where it can be tried; -1 if no single push opens the way."""
        if state.spot[hero(self.seat)] < 0 or not asks_for_half(state, self.seat):
            return -1
        points, odd, _ = self.winning.purse(state)
        if points < 0:
            return -1
        figure = hero(self.seat)
        can, here = abilities(state, figure), state.spot[figure]
        walls, chests = blockers(state, figure), bits_of(state.chests)
        for cell in spaces_of(walls & ~chests):
            if not self.may_push(state, cell):
                continue
            ways = reach(state.terrain, can, here, odd, walls & ~BIT[cell], chests)
            if ways.find(chests, points) <= points:
                path = ways.path(spaces_of(ways.cheapest(chests))[0])
                step = self.step_to(state, [here, *path], cell)
                if step >= 0:
                    return step
        return -1

    def may_push(self, state: CrawlerState, cell: int) -> bool:
        """Whether somebody can be pushed without my dying of it."""
        defender = abilities(state, figure_at(state, cell))
        figure = hero(self.seat)
        is_last = body(state, figure) - state.wounds[figure] <= 1
        return not defender & UNPUSHABLE and not (defender & THORNS and is_last)

    def step_to(self, state: CrawlerState, path: list[int], cell: int) -> int:
        """The first part of a path that leads through a figure, from where it can be pushed."""
        if cell not in path:
            return -1
        before = path[path.index(cell) - 1]
        if not self.is_firm(state, before):
            return -1
        id = ACTIONS.push + cell if before == path[0] else ACTIONS.move + before
        return id if id in state.options else -1

    def is_firm(self, state: CrawlerState, cell: int) -> bool:
        """Whether I could stay on a space when a push from it fails, lava beside it or not."""
        can = abilities(state, hero(self.seat))
        lava = state.terrain.layout.kinds[LAVA] & AROUND_BITS[cell]
        return can_stop(state.terrain, can, cell) and not (lava and is_deadly(can, LAVA))
