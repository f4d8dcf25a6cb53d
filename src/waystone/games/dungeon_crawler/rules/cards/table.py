"""What each of the forty treasure cards does: one row a card."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from waystone.games.dungeon_crawler.box import BOX
from waystone.games.dungeon_crawler.rules.cards import figures, loot, power, rooms, traps
from waystone.games.dungeon_crawler.rules.frames.cards import (
    CardFrame,
    CardStage,
    CrushingTrapStage,
    LureStage,
    MapStage,
    RoomsStage,
    SecretDoorStage,
    TwoQuestionStage,
)
from waystone.games.dungeon_crawler.rules.play import F, Play, Stages, in_stages


def at_once(resolve: Callable[[Play, CardFrame], int]) -> Stages:
    """Cards that ask nothing."""
    return in_stages({CardStage.BEGIN: resolve})


def asking(question: Callable[[Play, F], int], resolve: Callable[[Play, F], int]) -> Stages:
    """Cards with one question."""
    return in_stages({CardStage.BEGIN: question, CardStage.RESOLVE: resolve})


def asking_twice(
    first: Callable[[Play, F], int],
    second: Callable[[Play, F], int],
    resolve: Callable[[Play, F], int],
) -> Stages:
    """Cards with two questions."""
    return in_stages(
        {
            TwoQuestionStage.ASK_FIRST: first,
            TwoQuestionStage.ASK_SECOND: second,
            TwoQuestionStage.RESOLVE: resolve,
        }
    )


EFFECTS: Final[dict[str, Stages]] = {
    # Events that change the labyrinth.
    "cave_in": asking(rooms.cave_in, rooms.cave_in_falls),
    "extra_wealth": asking(rooms.extra_wealth, rooms.extra_wealth_lies),
    "false_treasure": asking(rooms.false_treasure, rooms.false_treasure_stands),
    "map": in_stages(
        {
            MapStage.LOOK: rooms.map_card,
            MapStage.PICK: rooms.map_picks,
            MapStage.LAY: rooms.map_lays,
            MapStage.ASK_ORDER: rooms.map_asks_order,
            MapStage.PUT_BACK: rooms.map_puts_back,
        }
    ),
    "rotating_rooms": in_stages(
        {
            RoomsStage.CHOOSE_TILE: rooms.rotating_rooms,
            RoomsStage.CLOSE_DOOR: rooms.rotating_rooms_opens,
            RoomsStage.MOVE_TILE: rooms.rotating_rooms_turns,
        }
    ),
    "secret_door": in_stages(
        {
            SecretDoorStage.CHOOSE_SIDE: rooms.secret_door,
            SecretDoorStage.CLOSE_DOOR: rooms.secret_door_moves,
            SecretDoorStage.OPEN_DOOR: rooms.secret_door_opens,
        }
    ),
    "shifting_rooms": in_stages(
        {
            RoomsStage.CHOOSE_TILE: rooms.shifting_rooms,
            RoomsStage.CLOSE_DOOR: rooms.shifting_rooms_opens,
            RoomsStage.MOVE_TILE: rooms.shifting_rooms_moves,
        }
    ),
    # Events that concern figures.
    "crushing_trap": in_stages(
        {
            CrushingTrapStage.CHOOSE_TILE: figures.crushing_trap,
            CrushingTrapStage.CLOSE: figures.crushing_trap_closes,
            CrushingTrapStage.STRIKE: figures.crushing_trap_strikes,
        }
    ),
    "doppelganger": asking_twice(
        figures.doppelganger, figures.doppelganger_copies, figures.doppelganger_appears
    ),
    "healing_font": asking(figures.healing_font, figures.healing_font_flows),
    "lure": in_stages(
        {
            LureStage.CHOOSE_BAIT: figures.lure,
            LureStage.CALL: figures.lure_calls,
            LureStage.CHOOSE_MONSTER: figures.lure_chooses,
            LureStage.MOVE: figures.lure_moves,
        }
    ),
    "mirror_trap": at_once(figures.mirror_trap),
    "reinforcements": at_once(figures.reinforcements),
    "switch_trap": asking_twice(
        figures.switch_trap, figures.switch_trap_chooses, figures.switch_trap_springs
    ),
    "warp_space": asking_twice(
        figures.warp_space, figures.warp_space_chooses, figures.warp_space_warps
    ),
    # Traps on the path.
    "pit_trap": asking(traps.pit_trap, traps.pit_trap_opens),
    "sliding_trap": asking_twice(
        traps.sliding_trap, traps.sliding_trap_tilts, traps.sliding_trap_slides
    ),
    "spear_trap": asking(traps.spear_trap, traps.spear_trap_strikes),
    "summoning_trap": asking_twice(
        traps.summoning_trap, traps.summoning_trap_draws, traps.summoning_trap_bites
    ),
    "teleport_trap": asking(traps.teleport_trap, traps.teleport_trap_sends),
    # Loot for one's own Adventurer.
    "amulet_of_protection": asking(loot.amulet_of_protection, loot.amulet_of_protection_saves),
    "combat_prowess": at_once(loot.combat_prowess),
    "defensive_prowess": at_once(loot.defensive_prowess),
    "magic_belt": at_once(loot.in_play),
    "magic_boots": at_once(loot.in_play),
    "magic_cloak": at_once(loot.in_play),
    "magic_weapon": at_once(loot.in_play),
    "potion_of_firewalk": at_once(loot.in_play),
    "potion_of_flight": at_once(loot.in_play),
    "potion_of_healing": at_once(loot.potion_of_healing),
    "potion_of_quickness": at_once(loot.potion_of_quickness),
    "ranged_attack": at_once(loot.in_play),
    "rapid_strike": at_once(loot.rapid_strike),
    "scroll_of_fireball": asking(loot.scroll_of_fireball, loot.scroll_of_fireball_bursts),
    "scroll_of_teleportation": asking(
        loot.scroll_of_teleportation, loot.scroll_of_teleportation_carries
    ),
    # Loot that changes dice on the table.
    "magic_ring": asking(power.magic_ring, power.magic_ring_rolls),
    "power_card_1": asking(power.power_card_1, power.power_card_changes),
    "power_card_2": asking(power.power_card_2, power.power_card_changes),
    "power_card_3": asking(power.power_card_3, power.power_card_3_rolls),
    "power_card_4": asking(power.power_card_4, power.power_card_4_turns),
}
CARD_STAGES: Final[tuple[Stages, ...]] = tuple([EFFECTS[card.id] for card in BOX.cards])
"""The same by the card's number."""
