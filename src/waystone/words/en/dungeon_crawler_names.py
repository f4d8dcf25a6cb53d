"""Made by `make words` from languages/en/dungeon_crawler-names.ftl: do not edit."""

from __future__ import annotations

from typing import TypedDict

from waystone.words.runtime import Person, Text, key, number

AdventurersTable = TypedDict("AdventurersTable", {"dwarf_cleric": str, "dwarf_explorer": str, "dwarf_warrior": str, "elf_thief": str, "elf_warrior": str, "elf_wizard": str, "human_cleric": str, "human_thief": str, "human_warrior": str, "human_wizard": str, })
TilesTable = TypedDict("TilesTable", {"treasure_chamber": str, "back_stair": str, "gate": str, "corridor": str, "trident": str, "forked_corridor": str, "three_way_room": str, "island": str, "small_room": str, "zigzag": str, "funnel": str, "wide_corridor": str, "trench": str, "intersection": str, "one_wall_room": str, "crescent": str, "dead_end": str, "water": str, "t_junction": str, "four_way_room": str, "corner_room": str, "water_step": str, "wide_corner": str, "split_room": str, "round_about": str, "corner": str, "lava_island": str, "large_room": str, "four_corner": str, "alcove": str, "cull_de_sac": str, "lava_bridge": str, "pillar": str, "solid_stone": str, "crooked": str, "secret_room": str, "floating_teleport": str, })
CardsTable = TypedDict("CardsTable", {"cave_in": str, "crushing_trap": str, "doppelganger": str, "extra_wealth": str, "false_treasure": str, "healing_font": str, "lure": str, "map": str, "mirror_trap": str, "pit_trap": str, "reinforcements": str, "rotating_rooms": str, "secret_door": str, "shifting_rooms": str, "sliding_trap": str, "spear_trap": str, "summoning_trap": str, "switch_trap": str, "teleport_trap": str, "warp_space": str, "amulet_of_protection": str, "combat_prowess": str, "defensive_prowess": str, "magic_belt": str, "magic_boots": str, "magic_cloak": str, "magic_ring": str, "magic_weapon": str, "potion_of_firewalk": str, "potion_of_flight": str, "potion_of_healing": str, "potion_of_quickness": str, "power_card_1": str, "power_card_2": str, "power_card_3": str, "power_card_4": str, "ranged_attack": str, "rapid_strike": str, "scroll_of_fireball": str, "scroll_of_teleportation": str, })

class Words:
    """The messages of this catalogue."""


    @staticmethod
    def you(*, role: str) -> str:
        return ({"subject": "You", "object": "you"}.get(key(role)) or "you")


    @staticmethod
    def monster(*, owner: Person, role: str, creature: str) -> str:
        return (("Your " + Words.creature(creature=creature) if key(role) == "subject" else "your " + Words.creature(creature=creature)) if owner.is_you else owner.name + "’s " + Words.creature(creature=creature))


    @staticmethod
    def lone_monster(*, role: str, creature: str) -> str:
        return ("The " + Words.creature(creature=creature) if key(role) == "subject" else "the " + Words.creature(creature=creature))


    @staticmethod
    def creature(*, creature: str) -> str:
        return ({"dreadlander_warlock": "Dreadlander Warlock", "fire_elemental": "Fire Elemental", "gargoyle": "Gargoyle", "giant_spider": "Giant Spider", "hellhound": "Hellhound", "kobold": "Kobold", "minotaur": "Minotaur", "minotaur_templar": "Minotaur Templar", "mummy": "Mummy", "skeleton": "Skeleton", "slime": "Slime", "specter": "Specter", "stone_golem": "Stone Golem", "vampire": "Vampire", "villager": "Villager", "zombie": "Zombie"}.get(key(creature)) or "Doppelganger")

    adventurers: AdventurersTable = {
        "dwarf_cleric": "Dwarf Cleric",
        "dwarf_explorer": "Dwarf Explorer",
        "dwarf_warrior": "Dwarf Warrior",
        "elf_thief": "Elf Thief",
        "elf_warrior": "Elf Warrior",
        "elf_wizard": "Elf Wizard",
        "human_cleric": "Human Cleric",
        "human_thief": "Human Thief",
        "human_warrior": "Human Warrior",
        "human_wizard": "Human Wizard",
    }
    tiles: TilesTable = {
        "treasure_chamber": "Treasure Chamber",
        "back_stair": "Back Stair",
        "gate": "Gate",
        "corridor": "Corridor",
        "trident": "Trident",
        "forked_corridor": "Forked Corridor",
        "three_way_room": "3-Way Room",
        "island": "Island",
        "small_room": "Small Room",
        "zigzag": "Zigzag",
        "funnel": "Funnel",
        "wide_corridor": "Wide Corridor",
        "trench": "Trench",
        "intersection": "Intersection",
        "one_wall_room": "One Wall Room",
        "crescent": "Crescent",
        "dead_end": "Dead End",
        "water": "Water",
        "t_junction": "T-Junction",
        "four_way_room": "4-Way Room",
        "corner_room": "Corner Room",
        "water_step": "Water Step",
        "wide_corner": "Wide Corner",
        "split_room": "Split Room",
        "round_about": "Round About",
        "corner": "Corner",
        "lava_island": "Lava Island",
        "large_room": "Large Room",
        "four_corner": "Four Corner",
        "alcove": "Alcove",
        "cull_de_sac": "Cull de Sac",
        "lava_bridge": "Lava Bridge",
        "pillar": "Pillar",
        "solid_stone": "Solid Stone",
        "crooked": "Crooked",
        "secret_room": "Secret Room",
        "floating_teleport": "Floating Teleport",
    }
    cards: CardsTable = {
        "cave_in": "Cave In",
        "crushing_trap": "Crushing Trap",
        "doppelganger": "Doppelganger",
        "extra_wealth": "Extra Wealth",
        "false_treasure": "False Treasure",
        "healing_font": "Healing Font",
        "lure": "Lure",
        "map": "Map",
        "mirror_trap": "Mirror Trap",
        "pit_trap": "Pit Trap",
        "reinforcements": "Reinforcements",
        "rotating_rooms": "Rotating Rooms",
        "secret_door": "Secret Door",
        "shifting_rooms": "Shifting Rooms",
        "sliding_trap": "Sliding Trap",
        "spear_trap": "Spear Trap",
        "summoning_trap": "Summoning Trap",
        "switch_trap": "Switch Trap",
        "teleport_trap": "Teleport Trap",
        "warp_space": "Warp Space",
        "amulet_of_protection": "Amulet of Protection",
        "combat_prowess": "Combat Prowess",
        "defensive_prowess": "Defensive Prowess",
        "magic_belt": "Magic Belt",
        "magic_boots": "Magic Boots",
        "magic_cloak": "Magic Cloak",
        "magic_ring": "Magic Ring",
        "magic_weapon": "Magic Weapon",
        "potion_of_firewalk": "Potion of Firewalk",
        "potion_of_flight": "Potion of Flight",
        "potion_of_healing": "Potion of Healing",
        "potion_of_quickness": "Potion of Quickness",
        "power_card_1": "Power Card I",
        "power_card_2": "Power Card II",
        "power_card_3": "Power Card III",
        "power_card_4": "Power Card IV",
        "ranged_attack": "Ranged Attack",
        "rapid_strike": "Rapid Strike",
        "scroll_of_fireball": "Scroll of Fireball",
        "scroll_of_teleportation": "Scroll of Teleportation",
    }
