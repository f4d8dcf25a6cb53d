"""Cards that strike: whom they would meet, and whether that is worth the card."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from waystone.games.dungeon_crawler.board import (
    DOPPELGANGER,
    FIREPROOF,
    distance,
    place_of,
)
from waystone.games.dungeon_crawler.bots.scene import Body, Scene, abilities_of
from waystone.games.dungeon_crawler.box import BOX

WORTH_A_CARD: Final = 2.0
"""What a blow must be worth to be struck with a card."""
_DICE: Final = {"scroll_of_fireball": 3, "crushing_trap": 2}
_OWN_SKIN: Final = 5.0
Worth = Callable[[Body, int], float]
"""What it is worth to strike at somebody with so many dice."""


def worth_of_burst(scene: Scene, card: str, cell: int, worth: Worth) -> float:
    """What a card is worth on a space: the Fireball around it, the Crushing Trap on its tile."""
    met = around(scene, cell) if card == "scroll_of_fireball" else on_tile(scene, cell)
    worthy = [body for body in met if body.seat == scene.seat or not is_poor(body)]
    dice = _DICE[card]
    return sum(-_OWN_SKIN if body.cell == scene.here else worth(body, dice) for body in worthy)


def around(scene: Scene, centre: int) -> Iterable[Body]:
    """Whom a Fireball meets there; fire does nothing to some (DC-92)."""
    for cell, body in scene.bodies.items():
        is_met = cell != scene.here and distance(cell, centre) <= 1
        if is_met and not abilities_of(body.figure) & FIREPROOF:
            yield body


def on_tile(scene: Scene, cell: int) -> Iterable[Body]:
    """Whom the walls of a tile meet."""
    return (body for each, body in scene.bodies.items() if place_of(each) == place_of(cell))


def is_poor(body: Body) -> bool:
    """Whether a Monster has no treasure, as Villagers have none: they flee, too."""
    return body.figure < DOPPELGANGER and BOX.creatures[body.figure].treasure == 0
