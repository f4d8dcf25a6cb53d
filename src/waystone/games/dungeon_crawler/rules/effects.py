"""The forty treasure cards: for each whether it fits the moment, and its effect in stages.

A card `cave_in` has the functions `cave_in_fits` and `cave_in`, and `cave_in_…` for what follows
its questions.
"""

from __future__ import annotations

from typing import Final

from waystone.games.dungeon_crawler.box import BOX, BadBox
from waystone.games.dungeon_crawler.rules.cards import figures, loot, power, rooms, traps
from waystone.games.dungeon_crawler.rules.frames import FIRST_CARD
from waystone.games.dungeon_crawler.rules.hand import FITS, Effect
from waystone.games.dungeon_crawler.rules.play import Stages

EFFECTS: Final[dict[str, Effect]] = {
    **rooms.CARDS,
    **traps.CARDS,
    **figures.CARDS,
    **loot.CARDS,
    **power.CARDS,
}


def card_stages() -> dict[int, Stages]:
    """The stages of every card's frame; every card must have an effect."""
    missing = [card.id for card in BOX.cards if card.id not in EFFECTS]
    if missing or len(EFFECTS) != len(BOX.cards):
        raise BadBox(f"cards and effects do not match: {missing or sorted(EFFECTS)}")
    for card in BOX.cards:
        FITS[card.number] = EFFECTS[card.id][0]
    return {FIRST_CARD + card.number: EFFECTS[card.id][1] for card in BOX.cards}
