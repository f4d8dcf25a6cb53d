"""Made by `make words` from languages/de/dungeon_crawler-names.ftl: do not edit."""

from __future__ import annotations

from waystone.words.runtime import Person, Text, key, number
from waystone.words.en import dungeon_crawler_names as english


class Words(english.Words):
    """The messages of this catalogue."""


    @staticmethod
    def you(*, role: str) -> str:
        return ({"subject": "Du", "object": "dich"}.get(key(role)) or "dir")


    @staticmethod
    def monster(*, owner: Person, role: str, creature: str) -> str:
        return ((({"giant_spider": "Deine", "mummy": "Deine"}.get(key(creature)) or "Dein") if key(role) == "subject" else ({"giant_spider": "deine", "mummy": "deine", "skeleton": "dein", "specter": "dein"}.get(key(creature)) or "deinen") if key(role) == "object" else ({"giant_spider": "deiner", "mummy": "deiner"}.get(key(creature)) or "deinem")) + " " + Words.creature(creature=creature) if owner.is_you else (({"giant_spider": "Die", "mummy": "Die", "skeleton": "Das", "specter": "Das"}.get(key(creature)) or "Der") if key(role) == "subject" else ({"giant_spider": "die", "mummy": "die", "skeleton": "das", "specter": "das"}.get(key(creature)) or "den") if key(role) == "object" else ({"giant_spider": "der", "mummy": "der"}.get(key(creature)) or "dem")) + " " + Words.creature(creature=creature) + " von " + owner.name)


    @staticmethod
    def lone_monster(*, role: str, creature: str) -> str:
        return (({"giant_spider": "Die", "mummy": "Die", "skeleton": "Das", "specter": "Das"}.get(key(creature)) or "Der") if key(role) == "subject" else ({"giant_spider": "die", "mummy": "die", "skeleton": "das", "specter": "das"}.get(key(creature)) or "den") if key(role) == "object" else ({"giant_spider": "der", "mummy": "der"}.get(key(creature)) or "dem")) + " " + Words.creature(creature=creature)


    @staticmethod
    def creature(*, creature: str) -> str:
        return ({"dreadlander_warlock": "Hexer aus dem Grauland", "fire_elemental": "Feuerelementar", "gargoyle": "Gargoyle", "giant_spider": "Riesenspinne", "hellhound": "Höllenhund", "kobold": "Kobold", "minotaur": "Minotaurus", "minotaur_templar": "Minotaurus-Templer", "mummy": "Mumie", "skeleton": "Skelett", "slime": "Schleim", "specter": "Gespenst", "stone_golem": "Steingolem", "vampire": "Vampir", "villager": "Dorfbewohner", "zombie": "Zombie"}.get(key(creature)) or "Doppelgänger")

    adventurers: english.AdventurersTable = {
        "dwarf_cleric": "Zwergenpriester",
        "dwarf_explorer": "Zwergenforscher",
        "dwarf_warrior": "Zwergenkrieger",
        "elf_thief": "Elfendieb",
        "elf_warrior": "Elfenkrieger",
        "elf_wizard": "Elfenzauberer",
        "human_cleric": "Menschenpriester",
        "human_thief": "Menschendieb",
        "human_warrior": "Menschenkrieger",
        "human_wizard": "Menschenzauberer",
    }
    tiles: english.TilesTable = {
        "treasure_chamber": "Schatzkammer",
        "back_stair": "Hintertreppe",
        "gate": "Tor",
        "corridor": "Gang",
        "trident": "Dreizack",
        "forked_corridor": "Gabelgang",
        "three_way_room": "Raum mit drei Wegen",
        "island": "Insel",
        "small_room": "Kleiner Raum",
        "zigzag": "Zickzack",
        "funnel": "Trichter",
        "wide_corridor": "Breiter Gang",
        "trench": "Graben",
        "intersection": "Kreuzung",
        "one_wall_room": "Raum mit einer Wand",
        "crescent": "Sichel",
        "dead_end": "Sackgasse",
        "water": "Wasser",
        "t_junction": "Einmündung",
        "four_way_room": "Raum mit vier Wegen",
        "corner_room": "Eckraum",
        "water_step": "Wassersteg",
        "wide_corner": "Breite Ecke",
        "split_room": "Geteilter Raum",
        "round_about": "Rundgang",
        "corner": "Ecke",
        "lava_island": "Lavainsel",
        "large_room": "Großer Raum",
        "four_corner": "Vier Ecken",
        "alcove": "Nische",
        "cull_de_sac": "Kehre",
        "lava_bridge": "Lavabrücke",
        "pillar": "Säule",
        "solid_stone": "Massiver Fels",
        "crooked": "Krummer Gang",
        "secret_room": "Geheimer Raum",
        "floating_teleport": "Schwebender Teleporter",
    }
    cards: english.CardsTable = {
        "cave_in": "Einsturz",
        "crushing_trap": "Quetschfalle",
        "doppelganger": "Doppelgänger",
        "extra_wealth": "Mehr Reichtum",
        "false_treasure": "Falscher Schatz",
        "healing_font": "Heilquelle",
        "lure": "Köder",
        "map": "Karte",
        "mirror_trap": "Spiegelfalle",
        "pit_trap": "Fallgrube",
        "reinforcements": "Verstärkung",
        "rotating_rooms": "Drehende Räume",
        "secret_door": "Geheimtür",
        "shifting_rooms": "Wandernde Räume",
        "sliding_trap": "Rutschfalle",
        "spear_trap": "Speerfalle",
        "summoning_trap": "Beschwörungsfalle",
        "switch_trap": "Tauschfalle",
        "teleport_trap": "Teleportfalle",
        "warp_space": "Raumkrümmung",
        "amulet_of_protection": "Schutzamulett",
        "combat_prowess": "Kampfgeschick",
        "defensive_prowess": "Abwehrgeschick",
        "magic_belt": "Magischer Gürtel",
        "magic_boots": "Magische Stiefel",
        "magic_cloak": "Magischer Umhang",
        "magic_ring": "Magischer Ring",
        "magic_weapon": "Magische Waffe",
        "potion_of_firewalk": "Trank des Feuerlaufs",
        "potion_of_flight": "Flugtrank",
        "potion_of_healing": "Heiltrank",
        "potion_of_quickness": "Trank der Eile",
        "power_card_1": "Machtkarte I",
        "power_card_2": "Machtkarte II",
        "power_card_3": "Machtkarte III",
        "power_card_4": "Machtkarte IV",
        "ranged_attack": "Fernangriff",
        "rapid_strike": "Schneller Schlag",
        "scroll_of_fireball": "Schriftrolle des Feuerballs",
        "scroll_of_teleportation": "Schriftrolle der Teleportation",
    }
