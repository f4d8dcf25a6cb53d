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
    card_texts: english.CardTextsTable = {
        "cave_in": "Entferne eine gelegte Platte ohne Figur. Ihr Platz ist wieder unbekannt; Marker darauf kommen in den Vorrat.",
        "crushing_trap": "Die Wände rücken zusammen: Jede Figur auf einer Platte außer der Mitte erleidet einen Angriff mit 2 Würfeln.",
        "doppelganger": "Stelle den Doppelgänger neben den Abenteurer eines anderen. Er ist dein Monster, gleicht dessen Karte und jagt ihn.",
        "extra_wealth": "Lege 2 Schatzhaufen auf zwei verschiedene Platten. Ziehe 1 Schatzkarte für jeden Marker, der im Vorrat fehlt.",
        "false_treasure": "Stelle die zweite Truhe auf die mittlere Platte. Wer eine Truhe erreicht, solange beide da sind, würfelt: Bei 1–3 ist sie falsch und verschwindet, bei 4–6 ist sie echt.",
        "healing_font": "Jeder Abenteurer auf einer Platte verliert bis zu 3 Wunden.",
        "lure": "Bis zu 3 Monster gehen sofort bis zu ihrer Bewegung auf einen Abenteurer zu. Sie greifen nicht an.",
        "map": "Sieh die obersten 5 Platten an, lege sofort eine davon nach den Legeregeln und lege den Rest in beliebiger Folge zurück.",
        "mirror_trap": "Vergleiche die Würfel mit der Abwehr des Angreifers. Er nimmt diese Treffer, der Abenteurer keine.",
        "pit_trap": "Die Figur fällt hinein: 1 Wunde, und ihre Bewegung endet auf diesem Feld.",
        "reinforcements": "Ziehe und stelle bis zu 2 Monster wie in Schritt 4, höchstens bis zu deiner Grenze. Jedes bewegt sich dann oder greift an.",
        "rotating_rooms": "Drehe bis zu 2 gelegte Platten um beliebige Vierteldrehungen. Alles darauf dreht sich mit.",
        "secret_door": "Lege die Geheimtür an die Kante zwischen zwei aufgedeckten Platten. Sie öffnet dort in der Mitte einen Durchgang von einem Feld.",
        "shifting_rooms": "Vertausche zwei gelegte Platten mit allem darauf, ohne sie zu drehen.",
        "sliding_trap": "Wähle Norden, Osten, Süden oder Westen. Die Figur rutscht bis zu 5 Felder, bis etwas sie aufhält. Ihre Bewegung endet.",
        "spear_trap": "Die Figur erleidet einen Angriff mit 3 Würfeln. Überlebt sie, geht sie mit der übrigen Bewegung weiter.",
        "summoning_trap": "Ziehe eine Kreaturenkarte und stelle das Monster neben den Abenteurer. Es gehört dir und greift ihn sofort an, wenn es kann. Dann geht die Bewegung weiter.",
        "switch_trap": "Zwei Figuren auf derselben oder auf benachbarten Platten, nicht auf der mittleren, tauschen die Plätze.",
        "teleport_trap": "Würfle einen Startpunkt aus (wie beim Wiederkommen). Die Figur kommt dorthin, ihre Bewegung endet.",
        "warp_space": "Bringe eine Figur durch alle Wände auf ein freies Feld einer benachbarten aufgedeckten Platte, nur nicht auf die Mitte.",
        "amulet_of_protection": "Dein Abenteurer nimmt alle Wunden eines Angriffs oder einer Karte nicht, oder er entkommt Lava oder tiefem Wasser auf das nächste sichere freie Feld.",
        "combat_prowess": "+1 auf jeden Würfel eines Angriffs deines Abenteurers. Auch nach dem Wurf spielbar.",
        "defensive_prowess": "Dein Abenteurer nimmt bis zu 2 Treffer eines Angriffs nicht. Auch nach dem Wurf spielbar.",
        "magic_belt": "+2 Körperpunkte.",
        "magic_boots": "+2 Bewegung.",
        "magic_cloak": "+1 Abwehr (höchstens 6).",
        "magic_ring": "Einmal pro Runde (ab dem Beginn deines Zuges) würfelst du einen deiner eben geworfenen Würfel neu.",
        "magic_weapon": "+1 Würfel bei deinen Nahangriffen.",
        "potion_of_firewalk": "Feuer schadet dir nicht, und du darfst auf Lava gehen.",
        "potion_of_flight": "Du kannst fliegen.",
        "potion_of_healing": "Du verlierst alle deine Wunden.",
        "potion_of_quickness": "Mache in Schritt 5 eine Bewegung mehr.",
        "power_card_1": "Ändere einen Würfel irgendeines Wurfes um +1 oder −1.",
        "power_card_2": "Ändere einen Würfel irgendeines Wurfes um +2 oder −2.",
        "power_card_3": "Wirf beliebig viele Würfel eines Wurfes neu.",
        "power_card_4": "Drehe einen Würfel irgendeines Wurfes auf eine beliebige Zahl.",
        "ranged_attack": "Du bekommst einen Fernangriff mit 2 Würfeln; hast du schon einen, dann +1 Würfel.",
        "rapid_strike": "Mache in Schritt 5 einen Angriff mehr.",
        "scroll_of_fireball": "Mache vom Feld deines Abenteurers einen Flächenangriff mit 3 Würfeln. Feuerfesten Figuren schadet er nicht.",
        "scroll_of_teleportation": "Statt deiner Bewegung kommt dein Abenteurer durch alle Wände auf ein freies offenes Feld, bis zu 10 Felder weit, nur nicht auf die Mitte.",
    }
