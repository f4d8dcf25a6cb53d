"""When each of the forty treasure cards may be played: one row a card.

Window, activation, and loot only with the Adventurer on the mat are the box's and `hand`'s
business; a row says whether the card's target is there and its effect can do something.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from waystone.games.dungeon_crawler.box import BOX
from waystone.games.dungeon_crawler.options import Params
from waystone.games.dungeon_crawler.rules.conditions import figures, loot, power, rooms, traps
from waystone.games.dungeon_crawler.state import CrawlerState

Fits = Callable[[Params, CrawlerState, int, int], bool]
"""Whether a card fits the moment, for a seat in a window of this kind."""

ROWS: Final[dict[str, Fits]] = {
    # Events that change the labyrinth.
    "cave_in": rooms.cave_in_fits,
    "extra_wealth": rooms.extra_wealth_fits,
    "false_treasure": rooms.false_treasure_fits,
    "map": rooms.map_fits,
    "rotating_rooms": rooms.rotating_rooms_fits,
    "secret_door": rooms.secret_door_fits,
    "shifting_rooms": rooms.shifting_rooms_fits,
    # Events that concern figures.
    "crushing_trap": figures.crushing_trap_fits,
    "doppelganger": figures.doppelganger_fits,
    "healing_font": figures.healing_font_fits,
    "lure": figures.lure_fits,
    "mirror_trap": figures.mirror_trap_fits,
    "reinforcements": figures.reinforcements_fits,
    "switch_trap": figures.switch_trap_fits,
    "warp_space": figures.warp_space_fits,
    # Traps on the path.
    "pit_trap": traps.pit_trap_fits,
    "sliding_trap": traps.sliding_trap_fits,
    "spear_trap": traps.spear_trap_fits,
    "summoning_trap": traps.summoning_trap_fits,
    "teleport_trap": traps.teleport_trap_fits,
    # Loot for one's own Adventurer.
    "amulet_of_protection": loot.amulet_of_protection_fits,
    "combat_prowess": loot.combat_prowess_fits,
    "defensive_prowess": loot.defensive_prowess_fits,
    "magic_belt": loot.magic_belt_fits,
    "magic_boots": loot.always_fits,
    "magic_cloak": loot.magic_cloak_fits,
    "magic_weapon": loot.magic_weapon_fits,
    "potion_of_firewalk": loot.potion_of_firewalk_fits,
    "potion_of_flight": loot.potion_of_flight_fits,
    "potion_of_healing": loot.potion_of_healing_fits,
    "potion_of_quickness": loot.always_fits,
    "ranged_attack": loot.always_fits,
    "rapid_strike": loot.always_fits,
    "scroll_of_fireball": loot.scroll_of_fireball_fits,
    "scroll_of_teleportation": loot.scroll_of_teleportation_fits,
    # Loot that changes dice on the table.
    "magic_ring": power.magic_ring_fits,
    "power_card_1": power.power_card_fits,
    "power_card_2": power.power_card_fits,
    "power_card_3": power.power_card_fits,
    "power_card_4": power.power_card_fits,
}
FITS: Final = tuple([ROWS[card.id] for card in BOX.cards])
"""The same by the card's number."""
