"""Made by `make words` from languages/de/command_line.ftl: do not edit."""

from __future__ import annotations

from waystone.words.runtime import Person, Text, key, number
from waystone.words.en import command_line as english


class Words(english.Words):
    """The messages of this catalogue."""


    @staticmethod
    def no_command(*, name: Text, hint: Text) -> str:
        return "es gibt keinen Befehl " + str(name) + "; " + str(hint)


    @staticmethod
    def no_option(*, name: Text, where: Text, hint: Text) -> str:
        return str(where) + " hat keine Option " + str(name) + "; " + str(hint)


    @staticmethod
    def one_word_too_many(*, name: Text, where: Text) -> str:
        return str(name) + " ist ein Wort zu viel (siehe " + str(where) + " --help)"


    @staticmethod
    def see_help(*, problem: Text, where: Text) -> str:
        return str(problem) + " (siehe " + str(where) + " --help)"


    @staticmethod
    def expected_command(*, hint: Text) -> str:
        return "hier fehlt ein Befehl; " + str(hint)


    @staticmethod
    def expected_number(*, low: Text, high: Text, given: Text) -> str:
        return "erwartet wird eine ganze Zahl von " + str(low) + " bis " + str(high) + ", nicht " + str(given)


    @staticmethod
    def expected_seconds(*, given: Text) -> str:
        return "erwartet werden Sekunden von 0.001 bis 3600, nicht " + str(given)


    @staticmethod
    def expected_setting(*, given: Text) -> str:
        return "erwartet wird Name=Wert wie level=2, nicht " + str(given)


    @staticmethod
    def expected_names(*, given: Text) -> str:
        return "erwartet werden Namen wie knight,random, nicht " + str(given)


    @staticmethod
    def given_twice(*, name: Text) -> str:
        return "die Einstellung " + str(name) + " ist zweimal angegeben"

    heads: english.HeadsTable = {
        "game": "Spiel",
        "title": "Titel",
        "seats": "Plätze",
        "summary": "worum es geht",
        "bot": "Bot",
        "strength": "Stärke",
        "bot_summary": "wie er spielt",
        "setting": "Einstellung",
        "default": "üblich",
        "expected": "möglich",
        "help": "was sie bewirkt",
        "ranked": "Bestenliste",
    }
    ranked_values: english.RankedValuesTable = {
        "any": "jeder Wert",
        "default": "nur der übliche",
    }

    @staticmethod
    def no_mode(*, name: Text, hint: Text) -> str:
        return "im Terminal gibt es keinen Modus " + str(name) + "; " + str(hint)


    @staticmethod
    def mode_people(*, mode: Text, people: int, given: Text) -> str:
        return "der Modus " + str(mode) + " ist für " + ("1 Person" if (people == 1) else str(people) + " Personen") + ", nicht für " + str(given)


    @staticmethod
    def mode_without_bots(*, mode: Text) -> str:
        return "im Modus " + str(mode) + " spielt kein Bot; lass --bot weg oder nimm einen anderen Modus"


    @staticmethod
    def no_such_table(*, people: int, bots: int, names: Text) -> str:
        return ("1 Person" if (people == 1) else str(people) + " Personen") + " und " + ("1 Bot" if (bots == 1) else str(bots) + " Bots") + " passen nicht zusammen; Modi: " + str(names)


    @staticmethod
    def bot_seats(*, mode: Text, bots: int, given: Text) -> str:
        return "der Modus " + str(mode) + " hat " + ("1 Platz für einen Bot" if (bots == 1) else str(bots) + " Plätze für Bots") + ", nicht " + str(given)


    @staticmethod
    def too_many_names(*, mode: Text, people: int, given: Text) -> str:
        return "im Modus " + str(mode) + " spielen höchstens " + ("1 Person" if (people == 1) else str(people) + " Personen") + ", nicht " + str(given)


    @staticmethod
    def names_must_differ(*, names: Text) -> str:
        return "die Namen müssen sich unterscheiden: " + str(names)


    @staticmethod
    def bad_name(*, most: Text, given: Text) -> str:
        return "ein Name hat 1 bis " + str(most) + " sichtbare Zeichen, nicht " + str(given)

    is_folder: str = "das ist ein Ordner, keine Aufzeichnung"

    @staticmethod
    def not_readable(*, reason: Text) -> str:
        return "lässt sich nicht lesen: " + str(reason)

    not_a_file_name: str = "das ist kein Dateiname"

    @staticmethod
    def not_utf8(*, line: Text, column: Text, byte: Text) -> str:
        return "Zeile " + str(line) + ", Spalte " + str(column) + ": Byte " + str(byte) + " ist kein UTF-8-Text; ist das eine Aufzeichnung?"


    @staticmethod
    def exists_already(*, path: Text) -> str:
        return str(path) + " gibt es schon; nenne eine neue Datei, überschrieben wird nichts"


    @staticmethod
    def no_folder(*, path: Text) -> str:
        return "es gibt keinen Ordner " + str(path) + ", um darin zu speichern"


    @staticmethod
    def folder_not_writable(*, path: Text) -> str:
        return "in den Ordner " + str(path) + " lässt sich nicht schreiben"


    @staticmethod
    def not_written(*, path: Text, reason: Text) -> str:
        return str(path) + " lässt sich nicht schreiben: " + str(reason)


    @staticmethod
    def from_step(*, count: Text) -> str:
        return "--from braucht --step N, den Schritt, der neu gewählt wird: 1 bis " + str(count)


    @staticmethod
    def from_other_game(*, game: Text) -> str:
        return "die Aufzeichnung ist eine von " + str(game)


    @staticmethod
    def no_seat(*, given: Text, count: Text) -> str:
        return "es gibt keinen Platz " + str(given) + "; die Aufzeichnung hat " + str(count) + ", gezählt ab 0"


    @staticmethod
    def no_step(*, given: Text, count: Text) -> str:
        return "es gibt keinen Schritt " + str(given) + "; die Aufzeichnung hat " + str(count)

