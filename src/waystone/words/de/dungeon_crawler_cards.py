"""Made by `make words` from languages/de/dungeon_crawler-cards.ftl: do not edit."""

from __future__ import annotations

from waystone.words.runtime import Person, Text, key, number
from waystone.words.en import dungeon_crawler_cards as english


class Words(english.Words):
    """The messages of this catalogue."""

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
        "potion_of_firewalk": "Feuer schadet dir nicht, und du darfst auf Lava gehen. Das gilt bis zum Ende deines Zuges; außerhalb gespielt, bis zum Ende deines nächsten.",
        "potion_of_flight": "Du kannst fliegen. Das gilt bis zum Ende deines Zuges; außerhalb gespielt, bis zum Ende deines nächsten.",
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
