"""Made by `make words` from languages/de/dungeon_crawler-cards.ftl: do not edit."""

from __future__ import annotations

from waystone.words.runtime import Person, Text, key, number
from waystone.words.en import dungeon_crawler_cards as english


class Words(english.Words):
    """The messages of this catalogue."""

    card_texts: english.CardTextsTable = {
        "cave_in": "Entferne eine [gelegte Platte](laid) ohne [Figur](figure). Ihr Platz ist wieder [unbekannt](revealed); Marker darauf kommen in den Vorrat.",
        "crushing_trap": "Die Wände rücken zusammen: Jede [Figur](figure) auf einer Platte außer [der Mitte](centre) erleidet einen [Angriff mit 2 Würfeln](attack).",
        "doppelganger": "Stelle den Doppelgänger neben den Abenteurer eines anderen. Er ist dein [Monster](monster), gleicht dessen Karte und jagt ihn.",
        "extra_wealth": "Lege 2 [Schatzhaufen](pile) auf zwei verschiedene Platten. Ziehe 1 Schatzkarte für jeden Marker, der im Vorrat fehlt.",
        "false_treasure": "Stelle die zweite Truhe auf [die mittlere Platte](centre). Wer eine Truhe erreicht, solange beide da sind, [würfelt](die): Bei 1–3 ist sie falsch und verschwindet, bei 4–6 ist sie echt.",
        "healing_font": "Jeder Abenteurer auf einer Platte verliert bis zu 3 [Wunden](wound).",
        "lure": "Bis zu 3 [Monster](monster) gehen sofort bis zu ihrer [Bewegung](mv) auf einen Abenteurer zu. Sie greifen nicht an.",
        "map": "Sieh die obersten 5 Platten an, lege sofort eine davon nach den [Legeregeln](laying) und lege den Rest in beliebiger Folge zurück.",
        "mirror_trap": "Vergleiche die [Würfel](die) mit der [Abwehr](defence) des Angreifers. Diese [Treffer](hit) erleidet er selbst, der Abenteurer keine.",
        "pit_trap": "Die [Figur](figure) fällt hinein: 1 [Wunde](wound), und ihre [Bewegung](move) endet auf diesem Feld.",
        "reinforcements": "Ziehe und stelle bis zu 2 [Monster](monster) wie in [Schritt 4](step_4), höchstens bis zu deiner [Grenze](maximum). Jedes bewegt sich dann oder greift an.",
        "rotating_rooms": "Drehe bis zu 2 [gelegte Platten](laid) um beliebige Vierteldrehungen. Alles darauf dreht sich mit.",
        "secret_door": "Lege die Geheimtür an die Kante zwischen zwei [aufgedeckten](revealed) Platten. Sie öffnet dort in der Mitte einen Durchgang von einem Feld.",
        "shifting_rooms": "Vertausche zwei [gelegte Platten](laid) mit allem darauf, ohne sie zu drehen.",
        "sliding_trap": "Wähle Norden, Osten, Süden oder Westen. Die [Figur](figure) rutscht bis zu 5 Felder, bis etwas sie aufhält. Ihre [Bewegung](move) endet.",
        "spear_trap": "Die [Figur](figure) erleidet einen [Angriff mit 3 Würfeln](attack). Überlebt sie, geht sie mit der übrigen [Bewegung](mv) weiter.",
        "summoning_trap": "Ziehe eine Kreaturenkarte und stelle das [Monster](monster) neben den Abenteurer. Es gehört dir und greift ihn sofort an, wenn es kann. Dann geht die [Bewegung](move) weiter.",
        "switch_trap": "Zwei [Figuren](figure) auf derselben oder auf [benachbarten](neighbouring) Platten, nicht auf [der mittleren](centre), tauschen die Plätze.",
        "teleport_trap": "Würfle einen [Startpunkt](spawn) aus (wie beim Wiederkommen). Die [Figur](figure) kommt dorthin, ihre [Bewegung](move) endet.",
        "warp_space": "Bringe eine [Figur](figure) durch alle Wände auf ein [freies Feld](free) einer [benachbarten](neighbouring) [aufgedeckten](revealed) Platte, nur nicht auf [die Mitte](centre).",
        "amulet_of_protection": "Deinem Abenteurer bleiben alle [Wunden](wound) eines [Angriffs](attack) oder einer Karte erspart, oder er entkommt Lava oder tiefem Wasser auf das nächste sichere [freie Feld](free).",
        "combat_prowess": "+1 auf jeden [Würfel](die) eines [Angriffs](attack) deines Abenteurers. Auch nach dem Wurf spielbar.",
        "defensive_prowess": "Deinem Abenteurer bleiben bis zu 2 [Treffer](hit) eines [Angriffs](attack) erspart. Auch nach dem Wurf spielbar.",
        "magic_belt": "+2 [Körperpunkte](bp).",
        "magic_boots": "+2 [Bewegung](mv).",
        "magic_cloak": "+1 [Abwehr](defence) (höchstens 6).",
        "magic_ring": "Einmal [pro Runde](round) (ab dem Beginn deines Zuges) würfelst du einen deiner eben geworfenen [Würfel](die) neu.",
        "magic_weapon": "+1 [Würfel](die) bei deinen [Nahangriffen](melee).",
        "potion_of_firewalk": "[Feuer schadet dir nicht](fireproof), und du darfst auf Lava gehen. Das gilt bis zum Ende deines Zuges; außerhalb gespielt, bis zum Ende deines nächsten.",
        "potion_of_flight": "Du kannst [fliegen](flight). Das gilt bis zum Ende deines Zuges; außerhalb gespielt, bis zum Ende deines nächsten.",
        "potion_of_healing": "Du verlierst alle deine [Wunden](wound).",
        "potion_of_quickness": "Mache in [Schritt 5](step_5) eine [Bewegung](move) mehr.",
        "power_card_1": "Ändere einen [Würfel](die) irgendeines Wurfes um +1 oder −1.",
        "power_card_2": "Ändere einen [Würfel](die) irgendeines Wurfes um +2 oder −2.",
        "power_card_3": "Wirf beliebig viele [Würfel](die) eines Wurfes neu.",
        "power_card_4": "Drehe einen [Würfel](die) irgendeines Wurfes auf eine beliebige Zahl.",
        "ranged_attack": "Du bekommst einen [Fernangriff](ranged) mit 2 [Würfeln](die); hast du schon einen, dann +1 Würfel.",
        "rapid_strike": "Mache in [Schritt 5](step_5) einen [Angriff](attack) mehr.",
        "scroll_of_fireball": "Mache vom Feld deines Abenteurers einen [Flächenangriff](area) mit 3 [Würfeln](die). [Feuerfesten](fireproof) [Figuren](figure) schadet er nicht.",
        "scroll_of_teleportation": "Statt deiner [Bewegung](move) kommt dein Abenteurer durch alle Wände auf ein [freies offenes Feld](free), bis zu 10 Felder weit, nur nicht auf [die Mitte](centre).",
    }
