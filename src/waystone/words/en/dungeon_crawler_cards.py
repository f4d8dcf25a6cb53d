"""Made by `make words` from languages/en/dungeon_crawler-cards.ftl: do not edit."""

from __future__ import annotations

from typing import TypedDict

from waystone.words.runtime import Person, Text, key, number

CardTextsTable = TypedDict("CardTextsTable", {"cave_in": str, "crushing_trap": str, "doppelganger": str, "extra_wealth": str, "false_treasure": str, "healing_font": str, "lure": str, "map": str, "mirror_trap": str, "pit_trap": str, "reinforcements": str, "rotating_rooms": str, "secret_door": str, "shifting_rooms": str, "sliding_trap": str, "spear_trap": str, "summoning_trap": str, "switch_trap": str, "teleport_trap": str, "warp_space": str, "amulet_of_protection": str, "combat_prowess": str, "defensive_prowess": str, "magic_belt": str, "magic_boots": str, "magic_cloak": str, "magic_ring": str, "magic_weapon": str, "potion_of_firewalk": str, "potion_of_flight": str, "potion_of_healing": str, "potion_of_quickness": str, "power_card_1": str, "power_card_2": str, "power_card_3": str, "power_card_4": str, "ranged_attack": str, "rapid_strike": str, "scroll_of_fireball": str, "scroll_of_teleportation": str, })

class Words:
    """The messages of this catalogue."""

    card_texts: CardTextsTable = {
        "cave_in": "Remove a [laid tile](laid) that holds no [figure](figure). Its tile space is [unrevealed](revealed) again; tokens on it return to the supply.",
        "crushing_trap": "The walls close in: every [figure](figure) on one tile other than [the centre](centre) suffers an [attack of 2 dice](attack).",
        "doppelganger": "Put the Doppelganger next to another player’s Adventurer. It is your [Monster](monster), copies that Adventurer’s card and hunts it.",
        "extra_wealth": "Put 2 [treasure piles](pile) on two different tiles. Draw 1 treasure card for each token the supply lacks.",
        "false_treasure": "Put the second chest on [the centre tile](centre). Whoever lands on a chest while both are there rolls a [d6](die): on 1–3 that chest is false and is removed; on 4–6 it is real.",
        "healing_font": "Every Adventurer on one tile removes up to 3 [wounds](wound).",
        "lure": "Up to 3 [Monsters](monster) at once move up to their [MV](mv) towards one Adventurer. They do not attack.",
        "map": "Look at the top 5 tiles, lay one of them at once by the [laying rules](laying) and put the rest back on top in any order.",
        "mirror_trap": "Compare the [dice](die) with the attacker’s own [DEF](defence) instead. The attacker takes those [hits](hit), the Adventurer none.",
        "pit_trap": "The [figure](figure) falls in: 1 [wound](wound), and its [Move](move) ends on that space.",
        "reinforcements": "Draw and place up to 2 [Monsters](monster) as in [step 4](step_4), within your [maximum](maximum). Each then Moves or Attacks.",
        "rotating_rooms": "Turn up to 2 [laid tiles](laid) by any quarter turns. Everything on them turns with them.",
        "secret_door": "Put the Secret Door token on the edge between two [revealed](revealed) tiles. It opens a one-space passage through the middle of that edge.",
        "shifting_rooms": "Exchange two [laid tiles](laid) with everything on them, without turning them.",
        "sliding_trap": "Choose north, east, south or west. The [figure](figure) slides up to 5 spaces that way until something stops it. Its [Move](move) ends.",
        "spear_trap": "The [figure](figure) suffers an [attack of 3 dice](attack). If it lives, it goes on with the [MV](mv) it has left.",
        "summoning_trap": "Draw a creature card and put that [Monster](monster) next to the Adventurer. It is yours and attacks the Adventurer at once if it can. The [Move](move) then goes on.",
        "switch_trap": "Two [figures](figure) on the same or [neighbouring](neighbouring) tiles, but not on [the centre tile](centre), change places.",
        "teleport_trap": "Roll for a [spawn point](spawn) (as in re-spawning). The [figure](figure) goes there and its [Move](move) ends.",
        "warp_space": "Move one [figure](figure) to a [free space](free) of a [neighbouring](neighbouring) [revealed](revealed) tile, through any walls, but not onto [the centre tile](centre).",
        "amulet_of_protection": "Your Adventurer ignores all [wounds](wound) of one [attack](attack) or card, or escapes destruction by lava or deep water onto the nearest safe [free space](free).",
        "combat_prowess": "+1 to every [die](die) of one [attack](attack) by your Adventurer. May be played after the roll.",
        "defensive_prowess": "Your Adventurer ignores up to 2 [hits](hit) of one [attack](attack). May be played after the roll.",
        "magic_belt": "+2 [BP](bp).",
        "magic_boots": "+2 [MV](mv).",
        "magic_cloak": "+1 [DEF](defence) (at most 6).",
        "magic_ring": "Once [per round](round) (counted from the start of your turn) re-roll one [die](die) you have just rolled.",
        "magic_weapon": "[+1d6](die) on your [melee attacks](melee).",
        "potion_of_firewalk": "You are [immune to fire](fireproof) and may walk on lava. It lasts until the end of your turn, or of your next one if you play it outside it.",
        "potion_of_flight": "You have [Flight](flight). It lasts until the end of your turn, or of your next one if you play it outside it.",
        "potion_of_healing": "Remove all your [wounds](wound).",
        "potion_of_quickness": "In [step 5](step_5) make one more [Move](move).",
        "power_card_1": "Change one [die](die) of any roll by +1 or −1.",
        "power_card_2": "Change one [die](die) of any roll by +2 or −2.",
        "power_card_3": "Re-roll any number of the [dice](die) of one roll.",
        "power_card_4": "Turn one [die](die) of any roll to any face.",
        "ranged_attack": "You gain a [Ranged attack](ranged) of 2 dice; if you already have one, [+1d6](die) on it.",
        "rapid_strike": "In [step 5](step_5) make one more [Attack](attack).",
        "scroll_of_fireball": "Make an [Area attack](area) of 3 [dice](die) from your Adventurer’s space. [Fire-immune](fireproof) [figures](figure) are not affected.",
        "scroll_of_teleportation": "Instead of your [Move](move), put your Adventurer on a [free open space](free) up to 10 spaces away, through any walls, but not on [the centre tile](centre).",
    }
