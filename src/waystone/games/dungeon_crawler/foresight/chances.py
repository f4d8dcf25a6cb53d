"""Chances: of hits, and of a landing in somebody's next Move."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from waystone.games.dungeon_crawler.bits import BIT, bits_of, spaces_of
from waystone.games.dungeon_crawler.board import MELEE, UNPUSHABLE, are_adjacent
from waystone.games.dungeon_crawler.rules.figures import (
    abilities,
    body,
    defence,
    dice_for,
    figure_at,
    hero,
)
from waystone.games.dungeon_crawler.rules.steps import blockers, budget_of
from waystone.games.dungeon_crawler.state import CrawlerState
from waystone.games.dungeon_crawler.walking import reach

PUSH: Final = 15 / 36
"""How often a push comes off (DC-46)."""


def odds_of_hits(attacks: Sequence[tuple[int, int]]) -> list[float]:
    """The chance of every number of hits of some attacks, each dice and the DEF they meet."""
    odds = [1.0]
    for dice, needed in attacks:
        hit = (7 - needed) / 6
        for _ in range(dice):
            misses = [each * (1 - hit) for each in odds]
            hits = [each * hit for each in odds]
            odds = [one + other for one, other in zip([*misses, 0.0], [0.0, *hits], strict=True)]
    return odds


def chance_to_land(state: CrawlerState, seat: int) -> float:
    """How likely a seat lands in its next step 5 if nobody responds.

    Surely if the way is free; else it must get past one figure, or past two and more.
    """
    figure = hero(seat)
    here = state.spot[figure]
    if here < 0 or state.heroes[seat] < 0:
        return 0.0
    can, points, chests = abilities(state, figure), budget_of(state, figure), bits_of(state.chests)
    walls = blockers(state, figure)

    def lands(gone: int) -> bool:
        ways = reach(state.terrain, can, here, 0, walls & ~gone, chests)
        return ways.find(chests, points) <= points

    if lands(0):
        return 1.0
    weak = [c for c in spaces_of(walls) if not abilities(state, figure_at(state, c)) & UNPUSHABLE]
    if not lands(bits_of(weak)):
        return 0.0
    single = [chance_to_pass(state, figure, cell) for cell in weak if lands(BIT[cell])]
    return max(single, default=PUSH * PUSH)


def chance_to_pass(state: CrawlerState, figure: int, cell: int) -> float:
    """How likely an Adventurer gets past somebody: by a blow if it stands beside, or a push."""
    if not are_adjacent(state.spot[figure], cell):
        return PUSH
    kill = chance_to_slay(state, figure, figure_at(state, cell))
    return kill + (1 - kill) * PUSH


def chance_to_slay(state: CrawlerState, figure: int, other: int) -> float:
    """How likely one blow of an Adventurer slays somebody beside it."""
    odds = odds_of_hits([(dice_for(state, figure, MELEE), defence(state, other))])
    return sum(odds[body(state, other) - state.wounds[other] :])
