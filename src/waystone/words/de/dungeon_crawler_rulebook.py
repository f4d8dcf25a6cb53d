"""Made by `make words` from languages/de/dungeon_crawler-rulebook.ftl: do not edit."""

from __future__ import annotations

from waystone.words.runtime import Person, Text, key, number
from waystone.words.en import dungeon_crawler_rulebook as english


class Words(english.Words):
    """The messages of this catalogue."""

    moving: english.MovingTable = {
        "title": "Gehen",
        "DC-32": "Ein gerader Schritt kostet 1 Bewegungspunkt.",
        "DC-33": "Schräge Schritte kosten abwechselnd 1 und 2: der zweite, vierte und so fort einer Bewegung kostet 2.",
        "DC-34": "Flaches Wasser kostet 2, schräg 3.",
        "DC-35": "Tiefes Wasser kostet 3, schräg 4; wer weder schwimmt noch fliegt, ertrinkt, wenn eine Bewegung dort endet.",
        "DC-36": "Lava kostet wie Boden und vernichtet, wer weder fliegt noch feuerfest ist.",
        "DC-37": "Ein schräger Schritt braucht die beiden Felder daneben offen und frei von Figuren, die im Weg sind: Keine Ecke wird geschnitten.",
        "DC-31": "Du darfst in Teilen gehen: Nach jedem siehst du, was geschieht, und gehst mit dem Rest weiter.",
        "DC-39": "Einem Abenteurer ist jede Figur im Weg. Monster gehen durch einander hindurch, nicht durch Abenteurer.",
        "DC-43": "Geschoben, gerutscht oder teleportiert zu werden ist keine Bewegung: Es kostet nichts und gewinnt nie.",
    }
    treasure: english.TreasureTable = {
        "title": "Schätze",
        "DC-53": "Ein Abenteurer, der einen Schatzhaufen betritt, zieht eine Karte.",
        "DC-54": "Wer ein Monster erschlägt, zieht so viele Karten, wie es wert ist.",
        "DC-52": "Was jemand auf der Hand hat, ist geheim, wie viel nicht. Es gibt keine Grenze und keinen Tausch.",
        "DC-55": "Der Geheime Raum hat keine Öffnung und birgt drei Karten für den Ersten, der hineinkommt.",
        "DC-57": "Ausrüstung liegt offen vor dir und wirkt, bis dein Abenteurer erschlagen wird.",
    }
    monsters: english.MonstersTable = {
        "title": "Monster",
        "DC-77": "Du bewegst deine Monster, aber ihre Karte bestimmt wie; nur bei Gleichstand entscheidest du.",
        "DC-78": "Höchstens 12, 8, 6, 5 oder 4 Monster für jeden bei 2, 3, 4, 5 oder 6 Spielern.",
        "DC-82": "Ein Monster, das einen Abenteurer sieht, folgt der ersten Zeile seiner Karte; sonst, wenn einer zu Fuß nah ist, der zweiten; sonst der dritten.",
        "DC-84": "Jagen: dorthin, wo es sein Ziel schlagen kann, oder so nah, wie es kommt.",
        "DC-86": "Abstand halten: dorthin, wo es das Ziel sieht und neben niemandem steht.",
        "DC-87": "Umherstreifen: den nächsten Abenteurer jagen, gesehen oder nicht.",
        "DC-88": "Wachen: sich dem Abenteurer in den Weg stellen, der der Truhe am nächsten ist.",
        "DC-89": "Warten: bleiben. Fliehen: so weit weg, wie es kann.",
        "DC-90": "Zwischen gleichen Zielen wählt, wem das Monster gehört.",
    }
