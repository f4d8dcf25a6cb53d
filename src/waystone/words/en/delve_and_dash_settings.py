"""Made by `make words` from languages/en/delve_and_dash-settings.ftl: do not edit."""

from __future__ import annotations

from typing import TypedDict

from waystone.words.runtime import Person, Text, key, number

SettingHelpTable = TypedDict("SettingHelpTable", {"mode": str, "level": str, "edition": str, "size": str, "wall_probability": str, "door_share": str, "door_locked": str, "force_chance": str, "lives": str, "base_moves": str, "life_moves": str, "carrier_moves": str, "cpu_random": str, "wake_distance": str, "treasure_reach": str, "sight": str, "lair_gap": str, "treasure_gap": str, "respawn_gap": str, "battles": str, "start": str, "start_near": str, "start_classic": str, })

class Words:
    """The messages of this catalogue."""

    setting_help: SettingHelpTable = {
        "mode": "solo, duel or cpu (seat 1 is the computer); auto takes solo for one seat, duel for two",
        "level": "1: walls and passages; 2: doors too",
        "edition": "names and art only",
        "size": "chambers along each side",
        "wall_probability": "share of boundaries outside the tree of passages that are walls",
        "door_share": "share of open boundaries that are doors on level 2",
        "door_locked": "share of doors that begin locked",
        "force_chance": "chance to force a locked door",
        "lives": "lives of a warrior",
        "base_moves": "moves per turn without counting lives",
        "life_moves": "further moves per life left",
        "carrier_moves": "moves per turn with the treasure",
        "cpu_random": "chance per turn that the knight errs once",
        "wake_distance": "steps from which the dragon hears a warrior",
        "treasure_reach": "most steps from lair to treasure",
        "sight": "steps from which a lone warrior sees the dragon",
        "lair_gap": "fewest steps from waystones to lair",
        "treasure_gap": "fewest steps from waystones to treasure",
        "respawn_gap": "flights around the dragon where nobody respawns",
        "battles": "battles per turn",
        "start": "where two warriors start",
        "start_near": "near their waystones",
        "start_classic": "on their waystones",
    }
