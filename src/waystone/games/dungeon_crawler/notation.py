"""Pictures of the mat as text."""

from __future__ import annotations

from typing import Final

from waystone.games.dungeon_crawler.board import CELLS, SIDE
from waystone.games.dungeon_crawler.terrain import SPAWNS
from waystone.games.dungeon_crawler.view import CrawlerView

HEROES: Final = "ABDEFG"
"""Adventurers by seat; C is the chest."""


def draw(view: CrawlerView) -> str:
    """The mat with everything on it: small letters are Monsters by the name of their kind."""
    signs = list(view.terrain)
    for number, cells in enumerate(SPAWNS):
        for cell in cells:
            signs[cell] = str(number)
    if view.six is not None:
        signs[view.six] = "6"
    for cell in (*view.piles, *([view.hoard_cell] if view.hoard_cell is not None else [])):
        signs[cell] = "X"
    for cell in view.chests:
        signs[cell] = "C"
    for monster in view.monsters:
        signs[monster.cell] = monster.creature[0]
    for seat, player in enumerate(view.players):
        if player.cell is not None:
            signs[player.cell] = HEROES[seat]
    return "\n".join("".join(signs[at : at + SIDE]) for at in range(0, CELLS, SIDE)) + "\n"
