"""Made by `make words` from languages/de/analysis.ftl: do not edit."""

from __future__ import annotations

from waystone.words.runtime import Person, Text, key, number
from waystone.words.en import analysis as english


class Words(english.Words):
    """The messages of this catalogue."""


    @staticmethod
    def why(*, why: str, cell: Text, count: int, share: Text, rest: Text, home: Text, steps: int, strength: Text, better: Text) -> str:
        return ("Der Zug konnte in " + str(cell) + " enden, wohin der Drache als Nächstes fliegen kann." if key(why) == "dd_dragon" else "Nach Hause war es nur ein Schritt: nach " + str(cell) + ", mit dem Schatz." if key(why) == "dd_home" else ("Ein Schritt war noch übrig." if (count == 1) else str(count) + " Schritte waren noch übrig.") if key(why) == "dd_moves_left" else "Dort war eine Wand wahrscheinlich: " + str(share) + " %, auf der besseren Seite " + str(rest) + " %." if key(why) == "dd_wall" else "Der bessere Weg führte in " + str(share) + " % aller möglichen Labyrinthe nach Hause, dieser in " + str(rest) + " %." if key(why) == "dd_way_home" else "Der bessere Weg führte in " + str(share) + " % aller möglichen Labyrinthe zum Schatz, dieser in " + str(rest) + " %." if key(why) == "dd_way_treasure" else "Der bessere Weg führte in " + str(share) + " % aller möglichen Labyrinthe zum Träger, dieser in " + str(rest) + " %." if key(why) == "dd_way_carrier" else "Stehen zu bleiben war sicherer, als weiterzugehen." if key(why) == "dd_stop" else "Es war Zeit umzukehren: " + str(home) + " % kommen von hier nach Hause, " + ("einen Schritt" if (steps == 1) else str(steps) + " Schritte") + " weit." if key(why) == "ex_leave" else "Zum Umkehren war es zu früh: Ein weiterer Wurf war sein Risiko wert." if key(why) == "ex_stay" else "Es war Zeit aufzuhören: " + str(home) + " % kommen von hier nach Hause, " + ("einen Schritt" if (steps == 1) else str(steps) + " Schritte") + " weit." if key(why) == "ex_enough" else "Ein weiterer Wurf war sein Risiko wert: " + str(home) + " % kommen von hier nach Hause." if key(why) == "ex_more" else "Monster " + str(strength) + " zu bezahlen kostete weniger, als es zu bekämpfen." if key(why) == "ex_bribe" else "Monster " + str(strength) + " war besser zu bekämpfen als zu bezahlen." if key(why) == "ex_fight" else "Danach " + ("ist es ein Schritt" if (steps == 1) else "sind es " + str(steps) + " Schritte") + " nach Hause, nach der besseren Wahl " + str(better) + "." if key(why) == "ex_way" else "Anderswo schadet es dem Heimweg weniger." if key(why) == "ex_edge" else "Das Gold lag gleich hier." if key(why) == "dm_take" else "Der bessere Schritt verkürzt in " + str(share) + " % aller möglichen Verliese den Weg über das Gold zu einem Ausgang, dieser in " + str(rest) + " %." if key(why) == "dm_to_gold" else "Der bessere Schritt führt in " + str(share) + " % aller möglichen Verliese auf einen Ausgang zu, dieser in " + str(rest) + " %." if key(why) == "dm_to_exit" else "Ein Hieb war mehr wert." if key(why) == "dm_strike" else "Der Hieb kostete mehr, als er bringen konnte." if key(why) == "dm_no_strike" else ("Ein Aktionspunkt war noch übrig." if (count == 1) else str(count) + " Aktionspunkte waren noch übrig.") if key(why) == "dm_points" else "Die Truhe war in Reichweite: " + ("ein Bewegungspunkt" if (steps == 1) else str(steps) + " Bewegungspunkte") + " entfernt." if key(why) == "dc_reach" else "Zur Truhe sind es danach " + str(steps) + " Bewegungspunkte, nach der besseren Wahl " + str(better) + "." if key(why) == "dc_way" else "Es hält die anderen weiter von der Truhe fern: " + str(better) + " statt " + str(steps) + " Bewegungspunkte." if key(why) == "dc_others" else "Weitergespielt ging es besser aus.")


    @staticmethod
    def mark(*, mark: str) -> str:
        return ({"blunder": "Grober Fehler", "mistake": "Fehler", "inaccuracy": "Ungenauigkeit"}.get(key(mark)) or "Volltreffer")


    @staticmethod
    def unit(*, unit: str) -> str:
        return ({"treasure": "Zu erwartender Schatz"}.get(key(unit)) or "Gewinnchance")

    accuracy: str = "Genauigkeit"
    decisions: str = "Entscheidungen"
    inaccuracies: str = "Ungenauigkeiten"
    mistakes: str = "Fehler"
    blunders: str = "Grobe Fehler"
    luck: str = "Glück"
    skill: str = "Können"
    player: str = "Spieler"

    @staticmethod
    def played_choice(*, action: Text) -> str:
        return "Gespielt: " + str(action)


    @staticmethod
    def better_choice(*, action: Text) -> str:
        return "Besser: " + str(action)


    @staticmethod
    def moment(*, step: Text, name: Text, mark: str) -> str:
        return "Schritt " + str(step) + ", " + str(name) + ": " + mark

    no_mistakes: str = "Kein Fehler gefunden."

    @staticmethod
    def assumes(*, bot: Text, count: int, seed: Text) -> str:
        return "Beurteilt nach dem, was jeder in diesem Augenblick wusste. Von da an spielen alle so wie der Bot „" + str(bot) + "“. " + str(count) + " vorgestellte Stellungen je Entscheidung, Startwert " + str(seed) + "."

    page: english.PageTable = {
        "title": "Analyse",
        "waiting": "Die Analyse wartet, bis sie an der Reihe ist …",
        "cancel": "Abbrechen",
        "cancelled": "Die Analyse wurde abgebrochen.",
        "failed": "Die Analyse ist fehlgeschlagen.",
        "again": "Noch einmal versuchen",
        "show": "Auf dem Brett zeigen",
        "better": "Bessere Wahl",
        "everything": "Alles, wie es wirklich war",
        "better_short": "Besser",
        "everything_short": "Alles",
        "only_known": "Alle Ebenen zeigen nur, was diese Person in diesem Moment wissen konnte.",
        "your_chance": "Deine Chance",
        "your_treasure": "Dein Schatz",
        "moments": "Wichtige Momente",
        "no_moments": "Nichts hat diese Partie auf einen Schlag geändert: kein Fehler, kein großes Glück.",
        "next_mistake": "Nächster Fehler",
        "first": "Zum Anfang",
        "back": "Einen Schritt zurück",
        "on": "Einen Schritt vor",
        "last": "Zum Ende",
        "position": "Schritt der Partie",
        "share": "Link zu diesem Moment kopieren",
        "copied": "Kopiert",
        "replay": "Wiederholung",
        "good": "Eine bessere Wahl wurde nicht gefunden.",
        "thinking": "Der Experte überlegt …",
        "assisted": "In der Aufzeichnung steht, dass du gefragt hast.",
        "understood": "Verstanden",
        "leave": "aufgeben",
        "again_about": "Eine neue eigene Partie ab genau dieser Stellung, gegen Computer. Sie zählt nirgends mit.",
    }
