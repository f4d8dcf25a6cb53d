"""Made by `make words` from languages/de/terminal.ftl: do not edit."""

from __future__ import annotations

from waystone.words.runtime import Person, Text, key, number
from waystone.words.en import terminal as english


class Words(english.Words):
    """The messages of this catalogue."""

    at_the_table: str = "Am Tisch"

    @staticmethod
    def introduction(*, how: Text, roles: Text) -> str:
        return str(how) + ": " + str(roles) + "."


    @staticmethod
    def is_role(*, name: Text, role: Text) -> str:
        return str(name) + " ist " + str(role)


    @staticmethod
    def player_number(*, number: Text) -> str:
        return "Spieler " + str(number)

    lone_name: str = "Spieler"

    @staticmethod
    def seat_number(*, number: Text) -> str:
        return "Platz " + str(number)


    @staticmethod
    def pass_keyboard(*, name: Text, role: Text) -> str:
        return "Gib die Tastatur an " + str(name) + " (" + str(role) + ")."


    @staticmethod
    def ready(*, name: Text) -> str:
        return str(name) + ": Drück Enter, wenn du so weit bist."


    @staticmethod
    def types_now(*, name: Text, role: Text) -> str:
        return "--- Jetzt tippt " + str(name) + " (" + str(role) + ") ---"

    covers_next: str = "Enter verdeckt den Bildschirm für den Nächsten"
    keys_help: str = "? Hilfe"
    keys_secret: str = "g mein Geheimnis"
    keys_danger: str = "! Gefahr"
    keys_choices: str = "Enter Auswahl"
    keys_new: str = "n neue Partie"
    keys_leave: str = "q beenden"
    keys_pick: str = "Pfeile oder ein getipptes Feld, Enter bestätigt, ? Hilfe, q beenden"
    keys_list: str = "Pfeile, Tab oder eine Zahl, / sucht Wörter, Enter bestätigt, ? Hilfe, q beenden"
    keys_watch: str = "Leertaste Pause, links und rechts ein Schritt, q beenden"
    keys_menu: str = "auf und ab: Zeile, links und rechts: ändern, Enter: spielen, q: beenden"
    help_rows: english.HelpRowsTable = {
        "secret": "dein Geheimnis bis zur nächsten Taste zeigen",
        "danger": "die Felder um den Drachen markieren oder nicht",
        "join": "jemand kommt dazu, hier oder ein Bot",
        "choices": "eine Liste von allem, was jetzt möglich ist",
        "new": "neue Partie",
        "leave": "beenden",
        "help": "diese Seite",
    }
    help_typed: english.HelpTypedTable = {
        "add": "jemand kommt dazu: 'add NAME' an dieser Tastatur, 'add bot:NAME' ein Bot",
        "actions": "alles, was jetzt möglich ist, mit Nummern",
        "number": "tun, was diese Nummer hat",
        "look": "das Brett noch einmal zeichnen",
        "secret": "es mit deinem Geheimnis zeichnen",
        "new": "diese Partie für eine neue aufgeben (mit anderen: 'new agreed' oder 'new resign')",
        "quit": "beenden",
    }
    a_number: str = "eine Zahl"
    any_key: str = "Jede Taste führt zurück."

    @staticmethod
    def no_such_key(*, key: Text) -> str:
        return "Die Taste '" + str(key) + "' tut hier nichts; ? zeigt die Tasten."

    use_list: str = "Nimm die Pfeile, Tab oder eine Zahl, dann Enter; ? hilft."
    use_cursor: str = "Nimm die Pfeiltasten oder tippe ein Feld wie C5, dann Enter."
    secret_shown: str = "Dein Geheimnis ist bis zur nächsten Taste zu sehen."
    leave_match: str = "Diese Partie verlassen? y: ja, jede andere Taste: nein"
    give_up_for_new: str = "Diese Partie für eine neue aufgeben? y: ja, jede andere Taste: nein"
    new_game: str = "Neue Partie? a: alle sind mit Remis einverstanden, r: du gibst auf, jede andere Taste: weiter"

    @staticmethod
    def who_joins(*, bots: Text) -> str:
        return "Wer kommt dazu? p: jemand hier, " + str(bots) + ", jede andere Taste: niemand"

    new_how: str = "Tippe 'new agreed', wenn alle mit Remis einverstanden sind, oder 'new resign', um aufzugeben."
    another: str = "Tippe 'new' für eine weitere Partie oder 'quit'."
    over_type: str = "Die Partie ist vorbei: Tippe 'new' oder 'quit'."
    input_ended: str = "Die Eingabe ist zu Ende; die Partie bleibt unbeendet."

    @staticmethod
    def not_understood(*, typed: Text) -> str:
        return "'" + str(typed) + "' verstehe ich nicht. Tippe help für alles, was geht."


    @staticmethod
    def did_you_mean(*, typed: Text, near: Text) -> str:
        return "'" + str(typed) + "' verstehe ich nicht. Meinst du '" + str(near) + "'? Tippe help für alles, was geht."


    @staticmethod
    def choices(*, count: int) -> str:
        return ("1 Möglichkeit" if (count == 1) else str(count) + " Möglichkeiten")


    @staticmethod
    def choices_part(*, count: int, first: Text, last: Text) -> str:
        return str(count) + " Möglichkeiten (" + str(first) + " bis " + str(last) + " zu sehen)"


    @staticmethod
    def many_choices(*, count: int) -> str:
        return str(count) + " Möglichkeiten; tippe 'actions', um alle zu sehen."


    @staticmethod
    def find(*, typed: Text) -> str:
        return "Suche: " + str(typed)


    @staticmethod
    def won(*, names: Text) -> str:
        return "Gewonnen: " + str(names) + "."

    nobody_won: str = "Niemand hat gewonnen."
    unfinished: str = "Die Partie bleibt unbeendet."

    @staticmethod
    def step(*, step: Text, all: Text, action: Text) -> str:
        return "Schritt " + str(step) + " von " + str(all) + ": " + str(action)


    @staticmethod
    def result(*, result: Text) -> str:
        return "Ergebnis: " + str(result)


    @staticmethod
    def record_in(*, path: Text) -> str:
        return "Die Aufzeichnung steht in " + str(path) + "."


    @staticmethod
    def too_small(*, width: Text, height: Text) -> str:
        return "Dieses Fenster hat " + str(width) + " mal " + str(height) + " Zeichen;"


    @staticmethod
    def board_needs(*, columns: Text, rows: Text) -> str:
        return "das Brett braucht " + str(columns) + " mal " + str(rows) + "."

    mode: str = "Modus"
    opponent: str = "Gegner"

    @staticmethod
    def opponent_strength(*, like: Text, rating: Text) -> str:
        return str(like) + "; Stärke " + str(rating)

    people: str = "Menschen hier"
    computers: str = "Computer"
    own_table: str = "Menschen an dieser Tastatur und Computer, so viele, wie das Spiel zulässt."

    @staticmethod
    def choice_of(*, number: Text, all: Text) -> str:
        return str(number) + " von " + str(all)

    choose_action: str = "Wähle eine Aktion."
    time: str = "Zeit"
    plain_help: english.PlainHelpTable = {
        "keys": "auf, ab, Enter",
        "choose": "aus der Liste wählen",
        "action": "eine Aktion",
        "typed": "wie sie in der Liste steht, die actions druckt",
    }
