"""Made by `make words` from languages/de/extrikate.ftl: do not edit."""

from __future__ import annotations

from waystone.words.runtime import Person, Text, key, number
from waystone.words.en import extrikate as english


class Words(english.Words):
    """The messages of this catalogue."""


    @staticmethod
    def delver(*, number: Text) -> str:
        return "Schatzgräber " + str(number)


    @staticmethod
    def way(*, way: str) -> str:
        return ({"n": "nach Norden", "e": "nach Osten", "s": "nach Süden"}.get(key(way)) or "nach Westen")


    @staticmethod
    def side(*, way: str) -> str:
        return ({"n": "im Norden", "e": "im Osten", "s": "im Süden"}.get(key(way)) or "im Westen")


    @staticmethod
    def lives(*, count: int) -> str:
        return str(count) + " Leben"


    @staticmethod
    def treasure(*, count: int) -> str:
        return ("1 Schatz" if (count == 1) else str(count) + " Schätze")


    @staticmethod
    def walls(*, count: int) -> str:
        return ("keine Wand" if count == 0 else "1 Wand" if (count == 1) else str(count) + " Wände")


    @staticmethod
    def result(*, result: str, strength: Text) -> str:
        return ("Falle " + str(strength) if key(result) == "trap" else "Ungeheuer " + str(strength) if key(result) == "monster" else "Schatz" if key(result) == "gain" else "Wand" if key(result) == "wall" else "Tür" if key(result) == "door" else "Einsturz" if key(result) == "cave-in" else "Gehen oder graben")


    @staticmethod
    def turn_began(*, who: Person, turn: Text) -> str:
        return ("Dein " + str(turn) + ". Zug." if who.is_you else who.name + ": " + str(turn) + ". Zug.")


    @staticmethod
    def exit_declared(*, who: Person) -> str:
        return ("Du kehrst um: Ab jetzt geht es heimwärts." if who.is_you else who.name + " kehrt um.")


    @staticmethod
    def rolled(*, who: Person, dice: Text, sum: Text, result: str, strength: Text) -> str:
        return ("Du würfelst " + str(dice) + " = " + str(sum) + ": " + Words.result(result=result, strength=strength) + "." if who.is_you else who.name + " würfelt " + str(dice) + " = " + str(sum) + ": " + Words.result(result=result, strength=strength) + ".")

    nothing_happened: str = "Damit lässt sich hier nichts anfangen."

    @staticmethod
    def moved(*, is_new: bool, who: Person, way: str, cell: Text) -> str:
        return (("Du gehst " + Words.way(way=way) + " auf " + str(cell) + ", wo noch niemand war." if who.is_you else who.name + " geht " + Words.way(way=way) + " auf " + str(cell) + ", wo noch niemand war.") if is_new else ("Du gehst " + Words.way(way=way) + " auf " + str(cell) + "." if who.is_you else who.name + " geht " + Words.way(way=way) + " auf " + str(cell) + "."))


    @staticmethod
    def dug(*, is_open: bool, who: Person, way: str, die: Text) -> str:
        return (("Du gräbst " + Words.way(way=way) + " und würfelst eine " + str(die) + ": Die Wand ist weg." if who.is_you else who.name + " gräbt " + Words.way(way=way) + " und würfelt eine " + str(die) + ": Die Wand ist weg.") if is_open else ("Du gräbst " + Words.way(way=way) + " und würfelst eine " + str(die) + ": Die Wand hält." if who.is_you else who.name + " gräbt " + Words.way(way=way) + " und würfelt eine " + str(die) + ": Die Wand hält."))


    @staticmethod
    def wall_drawn(*, who: Person, way: str, cell: Text) -> str:
        return ("Du zeichnest " + Words.side(way=way) + " von " + str(cell) + " eine Wand." if who.is_you else who.name + " zeichnet " + Words.side(way=way) + " von " + str(cell) + " eine Wand.")


    @staticmethod
    def door_drawn(*, who: Person, way: str, cell: Text) -> str:
        return ("Du zeichnest " + Words.side(way=way) + " von " + str(cell) + " eine Tür." if who.is_you else who.name + " zeichnet " + Words.side(way=way) + " von " + str(cell) + " eine Tür.")


    @staticmethod
    def cave_in_began(*, count: int, die: Text) -> str:
        return ("Die Decke bricht ein, mit einer " + str(die) + ": Nichts fällt herab." if count == 0 else "Die Decke bricht ein, mit einer " + str(die) + ": 1 Wand ist zu zeichnen." if (count == 1) else "Die Decke bricht ein, mit einer " + str(die) + ": " + str(count) + " Wände sind zu zeichnen.")


    @staticmethod
    def cave_in_ended(*, cell: Text, sides: Text) -> str:
        return "Geröll verschließt " + str(cell) + " " + str(sides) + "."


    @staticmethod
    def treasure_gained(*, who: Person, gained: int, all: int) -> str:
        return (("Du bekommst 1 Schatz und hast jetzt " + str(all) + "." if (gained == 1) else "Du bekommst " + str(gained) + " Schätze und hast jetzt " + str(all) + ".") if who.is_you else (who.name + " bekommt 1 Schatz und hat jetzt " + str(all) + "." if (gained == 1) else who.name + " bekommt " + str(gained) + " Schätze und hat jetzt " + str(all) + "."))


    @staticmethod
    def trap_sprung(*, is_safe: bool, who: Person, strength: Text, die: Text) -> str:
        return (("Falle " + str(strength) + ": Du würfelst eine " + str(die) + " und entkommst." if who.is_you else "Falle " + str(strength) + ": " + who.name + " würfelt eine " + str(die) + " und entkommt.") if is_safe else ("Falle " + str(strength) + ": Du würfelst eine " + str(die) + " und wirst verletzt." if who.is_you else "Falle " + str(strength) + ": " + who.name + " würfelt eine " + str(die) + " und wird verletzt."))


    @staticmethod
    def fought(*, is_won: bool, who: Person, strength: Text, die: Text) -> str:
        return (("Ungeheuer " + str(strength) + ": Du würfelst eine " + str(die) + " und siegst." if who.is_you else "Ungeheuer " + str(strength) + ": " + who.name + " würfelt eine " + str(die) + " und siegt.") if is_won else ("Ungeheuer " + str(strength) + ": Du würfelst eine " + str(die) + " und verlierst." if who.is_you else "Ungeheuer " + str(strength) + ": " + who.name + " würfelt eine " + str(die) + " und verliert."))


    @staticmethod
    def spoils_rolled(*, gained: int, die: Text) -> str:
        return ("Sein Hort, mit einer " + str(die) + ": leer." if gained == 0 else "Sein Hort, mit einer " + str(die) + ": 1 Schatz." if (gained == 1) else "Sein Hort, mit einer " + str(die) + ": " + str(gained) + " Schätze.")


    @staticmethod
    def bribed(*, who: Person, paid: int, all: int) -> str:
        return (("Du zahlst dem Ungeheuer 1 Schatz und behältst " + str(all) + "." if (paid == 1) else "Du zahlst dem Ungeheuer " + str(paid) + " Schätze und behältst " + str(all) + ".") if who.is_you else (who.name + " zahlt dem Ungeheuer 1 Schatz und behält " + str(all) + "." if (paid == 1) else who.name + " zahlt dem Ungeheuer " + str(paid) + " Schätze und behält " + str(all) + "."))


    @staticmethod
    def life_lost(*, who: Person, count: int) -> str:
        return (("Du hast kein Leben mehr." if count == 0 else "Du hast noch " + str(count) + " Leben.") if who.is_you else (who.name + " hat kein Leben mehr." if count == 0 else who.name + " hat noch " + str(count) + " Leben."))


    @staticmethod
    def died(*, cause: str, who: Person) -> str:
        return (("Du stirbst im Dunkeln, und deine Schätze sind verloren." if who.is_you else who.name + " ist tot.") if key(cause) == "killed" else ("Du hast dich im Dunkeln verirrt." if who.is_you else who.name + " hat sich im Dunkeln verirrt.") if key(cause) == "lost_in_the_dark" else ("Du gibst auf." if who.is_you else who.name + " gibt auf."))


    @staticmethod
    def came_home(*, who: Person, all: int) -> str:
        return (("Du bist daheim, mit 1 Schatz!" if (all == 1) else "Du bist daheim, mit " + str(all) + " Schätzen!") if who.is_you else (who.name + " ist daheim, mit 1 Schatz!" if (all == 1) else who.name + " ist daheim, mit " + str(all) + " Schätzen!"))


    @staticmethod
    def ended(*, text: Text) -> str:
        return "Die Partie ist vorbei: " + str(text)


    @staticmethod
    def roll_off(*, who: Person, throws: Text) -> str:
        return ("Wurf um den ersten Zug: " + str(throws) + ". Du beginnst." if who.is_you else "Wurf um den ersten Zug: " + str(throws) + ". " + who.name + " beginnt.")

    roll_off_again: str = "; noch einmal "

    @staticmethod
    def status(*, who: Person, task: Text) -> str:
        return ("Du: " + str(task) if who.is_you else who.name + ": " + str(task))

    over: str = "Die Partie ist vorbei."
    steps: english.StepsTable = {
        "turn_start": "würfeln",
        "between_rolls": "noch einmal würfeln oder aufhören",
        "move_or_dig": "gehen oder an einer Wand graben",
        "dig_only": "eingemauert, also graben",
        "place_wall": "eine Wand zeichnen",
        "place_door": "eine Tür zeichnen",
        "cave_in": "wählen, was einstürzt",
        "monster": "kämpfen oder bestechen",
    }

    @staticmethod
    def rolls(*, made: Text, most: Text) -> str:
        return "Wurf " + str(made) + " von " + str(most)


    @staticmethod
    def reason(*, reason: str, who: Person, names: Text) -> str:
        return (("Du bist lebend entkommen." if who.is_you else who.name + " ist lebend entkommen.") if key(reason) == "escaped" else ("Du hast am meisten heimgebracht." if who.is_you else who.name + " hat am meisten heimgebracht.") if key(reason) == "most_treasure" else "Gleich viel Beute: " + str(names) + " teilen sich den Sieg." if key(reason) == "equal_treasure" else "Niemand kam heim. Das Verlies gewinnt.")

    escaped: str = "Entkommen"
    draw: str = "Geteilter Sieg"
    dead: str = "tot"
    home: str = "daheim"
    odds: english.OddsTable = {
        "title": "Soll ich umkehren?",
        "home": "Lebend daheim, wenn ich jetzt umkehre",
        "leave": "Erwartete Schätze, wenn ich jetzt umkehre",
        "stay": "Erwartete Schätze mit noch einem Wurf",
        "note": "Genaue Chancen bei bestem Spiel, als bliebe der Heimweg so lang, wie er ist.",
    }

    @staticmethod
    def do_there(*, verb: str, way: str) -> str:
        return (Words.way(way=way) + " gehen" if key(verb) == "move" else Words.way(way=way) + " graben" if key(verb) == "dig" else Words.side(way=way) + " eine Wand zeichnen" if key(verb) == "wall" else Words.side(way=way) + " eine Tür zeichnen" if key(verb) == "door" else Words.side(way=way) + " einstürzen lassen")


    @staticmethod
    def let_cave_in(*, sides: Text) -> str:
        return str(sides) + " einstürzen lassen"

    refusals: english.RefusalsTable = {
        "OUT": "Du bist daheim oder tot und kannst nicht mehr aufgeben.",
        "SETTLE_FIRST": "Erst muss der letzte Wurf ausgeführt werden.",
        "ROLL_FIRST": "Zu einem Zug gehört mindestens ein Wurf.",
        "TOO_LATE": "Umkehren geht nur zu Beginn eines Zuges.",
        "ALREADY_LEAVING": "Du bist umgekehrt, und das lässt sich nicht zurücknehmen.",
        "NOT_YET": "Würfle wenigstens einmal, bevor du umkehrst.",
        "NOT_ROLLED": "Kein Wurf verlangt das jetzt.",
        "TOO_POOR": "Das Ungeheuer will so viele Schätze, wie seine Zahl sagt.",
        "RIM": "Hinter dem Rand des Blattes ist nichts.",
        "WALL_AHEAD": "Dort ist eine Wand.",
        "UNEXPLORED": "Auf dem Rückweg gehst du nur auf Felder mit einem Punkt.",
        "EXPLORED": "An diesem Tisch führt ein Schritt ins Unbekannte, wenn er kann.",
        "NO_WALL": "Dort ist keine Wand, an der man graben könnte.",
        "NOT_OPEN": "Nur eine offene Seite kann zur Wand werden.",
        "DOOR_THERE": "Dort ist schon eine Tür.",
        "WRONG_NUMBER": "Der Einsturz verlangt eine andere Zahl von Wänden.",
    }
    board: str = "Blatt"
    tasks: english.TasksTable = {
        "turn_start": "würfeln (r) oder umkehren (x)",
        "first_roll": "würfeln (r)",
        "homewards": "auf dem Heimweg, würfeln (r)",
        "between_rolls": "noch einmal würfeln (r) oder den Zug beenden (e)",
        "move_or_dig": "gehen oder graben: Wähle eine Richtung",
        "dig_only": "graben: Wähle eine Richtung",
        "place_wall": "eine Wand zeichnen: Wähle eine Richtung",
        "place_door": "eine Tür zeichnen: Wähle eine Richtung",
        "cave_in": "wählen, welche Seiten einstürzen",
    }

    @staticmethod
    def prompt_monster(*, can_pay: bool, who: Person, strength: Text) -> str:
        return (("Du triffst auf Ungeheuer " + str(strength) + "! Kämpfen (f) oder mit " + str(strength) + " Schätzen bestechen (b)?" if who.is_you else who.name + " trifft auf Ungeheuer " + str(strength) + "! Kämpfen (f) oder mit " + str(strength) + " Schätzen bestechen (b)?") if can_pay else ("Du triffst auf Ungeheuer " + str(strength) + "! Kämpfen (f)?" if who.is_you else who.name + " trifft auf Ungeheuer " + str(strength) + "! Kämpfen (f)?"))


    @staticmethod
    def whereabouts(*, phase: str, cell: Text) -> str:
        return ("auf " + str(cell) + ", erkundet" if key(phase) == "delve" else "auf " + str(cell) + ", auf dem Heimweg")


    @staticmethod
    def summary(*, who: Person, all: int, count: int, place: Text) -> str:
        return (("Du: 1 Schatz, " + Words.lives(count=count) + ", " + str(place) if (all == 1) else "Du: " + str(all) + " Schätze, " + Words.lives(count=count) + ", " + str(place)) if who.is_you else (who.name + ": 1 Schatz, " + Words.lives(count=count) + ", " + str(place) if (all == 1) else who.name + ": " + str(all) + " Schätze, " + Words.lives(count=count) + ", " + str(place)))


    @staticmethod
    def fate_home(*, count: int, all: int) -> str:
        return ("daheim mit 1 Schatz nach " + ("einem Zug" if (count == 1) else str(count) + " Zügen") if (all == 1) else "daheim mit " + str(all) + " Schätzen nach " + ("einem Zug" if (count == 1) else str(count) + " Zügen"))


    @staticmethod
    def fate_dead(*, count: int) -> str:
        return ("tot nach einem Zug" if (count == 1) else "tot nach " + str(count) + " Zügen")

    actions: english.ActionsTable = {
        "roll": "würfeln",
        "end_turn": "den Zug beenden",
        "declare_exit": "umkehren",
        "fight": "mit dem Ungeheuer kämpfen",
        "bribe": "das Ungeheuer bestechen",
    }

    @staticmethod
    def rolls_of_turn(*, made: Text, most: Text) -> str:
        return "Wurf " + str(made) + " von höchstens " + str(most) + " in diesem Zug"

    result_kinds: english.ResultKindsTable = {
        "trap": "Falle",
        "monster": "Ungeheuer",
        "gain": "Schatz",
        "move_or_dig": "Geh/grabe",
        "wall": "Wand",
        "door": "Tür",
        "cave-in": "Einsturz",
    }

    @staticmethod
    def sums(*, first: Text, last: Text) -> str:
        return str(first) + " bis " + str(last)

    key_help: english.KeyHelpTable = {
        "roll": "mit den drei Würfeln würfeln",
        "ways": "dorthin gehen; graben, Wand oder Tür zeichnen, wo das gefragt ist",
        "end": "den Zug beenden",
        "exit": "umkehren: Ab jetzt zählt nur noch der Heimweg",
        "monster": "mit einem Ungeheuer kämpfen oder es bestechen",
    }
    key_names: english.KeyNamesTable = {
        "roll": "r, Leertaste",
        "ways": "Pfeile, WASD, hjkl",
    }
    typed_help: english.TypedHelpTable = {
        "ways": "was gerade gefragt ist, in dieser Richtung",
        "verbs": "dasselbe mit seinem Verb",
        "cave_in": "die Seiten im Norden und Osten einstürzen lassen",
        "others": "Zug beenden, umkehren, einem Ungeheuer begegnen",
    }
    sign_names: english.SignNamesTable = {
        "wall": "# oder fette Linie",
    }
    signs: english.SignsTable = {
        "players": "die Spieler; * wo jemand begonnen hat",
        "dot": "ein erkundetes Feld",
        "wall": "eine Wand; in einem niedrigen Fenster _ unter einem Feld",
        "door": "eine Tür; in einem niedrigen Fenster = unter einem Feld",
    }
