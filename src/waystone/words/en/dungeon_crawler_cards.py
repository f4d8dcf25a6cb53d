"""Made by `make words` from languages/en/dungeon_crawler-cards.ftl: do not edit."""

from __future__ import annotations

from typing import TypedDict

from waystone.words.runtime import Person, Text, key, number

CardTextsTable = TypedDict("CardTextsTable", {"cave_in": str, "crushing_trap": str, "doppelganger": str, "extra_wealth": str, "false_treasure": str, "healing_font": str, "lure": str, "map": str, "mirror_trap": str, "pit_trap": str, "reinforcements": str, "rotating_rooms": str, "secret_door": str, "shifting_rooms": str, "sliding_trap": str, "spear_trap": str, "summoning_trap": str, "switch_trap": str, "teleport_trap": str, "warp_space": str, "amulet_of_protection": str, "combat_prowess": str, "defensive_prowess": str, "magic_belt": str, "magic_boots": str, "magic_cloak": str, "magic_ring": str, "magic_weapon": str, "potion_of_firewalk": str, "potion_of_flight": str, "potion_of_healing": str, "potion_of_quickness": str, "power_card_1": str, "power_card_2": str, "power_card_3": str, "power_card_4": str, "ranged_attack": str, "rapid_strike": str, "scroll_of_fireball": str, "scroll_of_teleportation": str, })

class Words:
    """The messages of this catalogue."""

    card_texts: CardTextsTable = {
        "cave_in": "Remove a laid tile that holds no figure. Its tile space is unrevealed again; tokens on it return to the supply.",
        "crushing_trap": "The walls close in: every figure on one tile other than the centre suffers an attack of 2 dice.",
        "doppelganger": "Put the Doppelganger next to another player’s Adventurer. It is your Monster, copies that Adventurer’s card and hunts it.",
        "extra_wealth": "Put 2 treasure piles on two different tiles. Draw 1 treasure card for each token the supply lacks.",
        "false_treasure": "Put the second chest on the centre tile. Whoever lands on a chest while both are there rolls a d6: on 1–3 that chest is false and is removed; on 4–6 it is real.",
        "healing_font": "Every Adventurer on one tile removes up to 3 wounds.",
        "lure": "Up to 3 Monsters at once move up to their MV towards one Adventurer. They do not attack.",
        "map": "Look at the top 5 tiles, lay one of them at once by the laying rules and put the rest back on top in any order.",
        "mirror_trap": "Compare the dice with the attacker’s own DEF instead. The attacker takes those hits, the Adventurer none.",
        "pit_trap": "The figure falls in: 1 wound, and its Move ends on that space.",
        "reinforcements": "Draw and place up to 2 Monsters as in step 4, within your maximum. Each then Moves or Attacks.",
        "rotating_rooms": "Turn up to 2 laid tiles by any quarter turns. Everything on them turns with them.",
        "secret_door": "Put the Secret Door token on the edge between two revealed tiles. It opens a one-space passage through the middle of that edge.",
        "shifting_rooms": "Exchange two laid tiles with everything on them, without turning them.",
        "sliding_trap": "Choose north, east, south or west. The figure slides up to 5 spaces that way until something stops it. Its Move ends.",
        "spear_trap": "The figure suffers an attack of 3 dice. If it lives, it goes on with the MV it has left.",
        "summoning_trap": "Draw a creature card and put that Monster next to the Adventurer. It is yours and attacks the Adventurer at once if it can. The Move then goes on.",
        "switch_trap": "Two figures on the same or neighbouring tiles, but not on the centre tile, change places.",
        "teleport_trap": "Roll for a spawn point (as in re-spawning). The figure goes there and its Move ends.",
        "warp_space": "Move one figure to a free space of a neighbouring revealed tile, through any walls, but not onto the centre tile.",
        "amulet_of_protection": "Your Adventurer ignores all wounds of one attack or card, or escapes destruction by lava or deep water onto the nearest safe free space.",
        "combat_prowess": "+1 to every die of one attack by your Adventurer. May be played after the roll.",
        "defensive_prowess": "Your Adventurer ignores up to 2 hits of one attack. May be played after the roll.",
        "magic_belt": "+2 BP.",
        "magic_boots": "+2 MV.",
        "magic_cloak": "+1 DEF (at most 6).",
        "magic_ring": "Once per round (counted from the start of your turn) re-roll one die you have just rolled.",
        "magic_weapon": "+1d6 on your melee attacks.",
        "potion_of_firewalk": "You are immune to fire and may walk on lava. It lasts until the end of your turn, or of your next one if you play it outside it.",
        "potion_of_flight": "You have Flight. It lasts until the end of your turn, or of your next one if you play it outside it.",
        "potion_of_healing": "Remove all your wounds.",
        "potion_of_quickness": "In step 5 make one more Move.",
        "power_card_1": "Change one die of any roll by +1 or −1.",
        "power_card_2": "Change one die of any roll by +2 or −2.",
        "power_card_3": "Re-roll any number of the dice of one roll.",
        "power_card_4": "Turn one die of any roll to any face.",
        "ranged_attack": "You gain a Ranged attack of 2 dice; if you already have one, +1d6 on it.",
        "rapid_strike": "In step 5 make one more Attack.",
        "scroll_of_fireball": "Make an Area attack of 3 dice from your Adventurer’s space. Fire-immune figures are not affected.",
        "scroll_of_teleportation": "Instead of your Move, put your Adventurer on a free open space up to 10 spaces away, through any walls, but not on the centre tile.",
    }
