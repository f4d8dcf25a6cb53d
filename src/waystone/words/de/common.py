"""Made by `make words` from languages/de/common.ftl: do not edit."""

from __future__ import annotations

from waystone.words.runtime import Person, Text, key, number
from waystone.words.en import common as english


class Words(english.Words):
    """The messages of this catalogue."""

    list_middle: str = ", "
    list_end: str = " und "

    @staticmethod
    def player(*, who: Person) -> str:
        return ("Du" if who.is_you else who.name)

    anonymous: str = "Anonym"
    refusals: english.RefusalsTable = {
        "BROKEN": "Diese Partie ist beschädigt und kann nicht weitergehen. Das tut uns leid.",
        "CLOSING": "Der Server startet neu; gleich geht es wieder.",
        "DAILY_PLAYED": "Du hast diese Partie des Tages schon begonnen.",
        "FOREIGN_SEAT": "Dieser Platz gehört dir nicht.",
        "MATCH_OVER": "Die Partie ist vorbei.",
        "NOT_BEGUN": "Die Partie beginnt, wenn alle Plätze besetzt sind.",
        "NOT_INVITED": "Diese Partie ist privat: Bitte um ihren Link.",
        "NOT_OVER": "Das geht erst, wenn die Partie vorbei ist.",
        "NOT_RANKED": "Diese Partie zählt für keine Bestenliste.",
        "DAY_OVER": "Der Tag war vor dieser Partie zu Ende: Sie zählt nicht für seine Bestenliste.",
        "NOT_WINNER": "Nur wer gewonnen hat, trägt sich ein.",
        "NAME_TAKEN": "Dieser Name, oder einer, der ihm gleicht, gehört hier schon jemandem: Wähle einen anderen.",
        "NAME_RESERVED": "So kann hier niemand heißen: Der Name ist dem Server vorbehalten.",
        "NAME_MIXED": "Jedes Wort eines Namens steht in einem einzigen Alphabet: Hier mischen sich Buchstaben, die gleich aussehen.",
        "NOT_YOUR_TURN": "Du bist nicht am Zug.",
        "NO_FREE_SEAT": "Alle Plätze sind besetzt.",
        "NO_JOINING": "Zu dieser Partie kann niemand dazukommen.",
        "BAD_CODE": "Dieser Code ist falsch, schon benutzt oder zu alt.",
        "NO_OPEN_SEAT": "Kein offener Platz ist übrig.",
        "NOT_KEEPER": "Das darf nur, wer den Tisch eröffnet hat; ist diese Person fort, wer am längsten am Tisch sitzt.",
        "TABLE_FULL": "Der Tisch ist voll.",
        "TOO_EARLY": "Dazukommen kann man erst, wenn eine Runde zu Ende und der Platz geräumt ist.",
        "NO_REMATCH": "Eine Revanche gibt es nur nach einer gewöhnlichen Partie.",
        "VOID": "Diese Partie wurde ohne Ergebnis geschlossen: vom Betreiber dieses Servers oder weil sich die Regeln geändert haben.",
        "OTHER_RULES": "Diese Partie wurde nach Regeln gespielt, die es hier nicht mehr gibt.",
        "NO_SUCH_MATCH": "Diese Partie gibt es nicht.",
        "REPLAY_TOO_LARGE": "Diese Aufzeichnung ist zu groß, um alles zu zeigen.",
        "SEALED": "Das öffnet sich, wenn der Tag vorbei ist.",
        "SIGNED": "Dieser Sieg ist schon eingetragen.",
        "TOO_FAST": "Zu schnell: Warte einen Augenblick.",
        "TOO_MANY_CALLS": "Zu viele Anfragen: Warte einen Augenblick.",
        "TOO_MANY_GUESTS": "Zu viele neue Gäste von deiner Adresse: Warte eine Weile.",
        "TOO_MANY_MAPS": "Deine Karten brauchen hier zu viel Platz: Ältere verschwinden mit der Zeit. Oder spiel eine, die zum Spiel gehört.",
        "NO_ROOM_FOR_MAPS": "Dieser Server hat keinen Platz mehr für mitgebrachte Karten.",
        "TOO_MANY_MATCHES": "Zu viele Partien: Spiel erst eine zu Ende, oder warte ein paar Minuten.",
        "TOO_LARGE_MAPS": "Zu viele große Karten von deiner Adresse: Warte ein paar Minuten oder nimm eine kleinere.",
        "TOO_MANY_REPORTS": "Zu viele Meldungen: Warte eine Weile.",
        "TOO_MANY_SOCKETS": "Zu viele Verbindungen: Schließ erst ein paar Seiten.",
        "NO_SUCH_SEAT": "Diesen Platz gibt es an diesem Tisch nicht.",
        "NOT_SEATED": "Du siehst nur zu.",
        "NOT_YOURS": "Das macht nur der Tisch selbst.",
        "WHICH_SEAT": "An diesem Gerät ist gerade niemand am Zug.",
        "AHEAD": "So weit ist die Partie noch nicht.",
        "STALE": "Die Partie ist weitergegangen: Sieh noch einmal hin.",
        "UNKNOWN_ACTION": "Diesen Spielzug kennt das Spiel nicht.",
        "UNKNOWN_GAME": "Dieses Spiel gibt es nicht.",
        "UNKNOWN_BOT": "Diesen Computergegner gibt es nicht.",
        "UNKNOWN_SETTING": "Diese Einstellung hat das Spiel nicht.",
        "BAD_SETTING": "Eine Einstellung kann diesen Wert nicht haben.",
        "BAD_SEATS": "Mit diesen Plätzen kann man das Spiel nicht spielen.",
        "BAD_SEED": "Ein Startwert ist ein Text oder eine ganze Zahl.",
        "NO_DAILY": "Dieses Spiel hat keine Partie des Tages.",
        "NO_SUCH_BOARD": "Diese Bestenliste gibt es nicht.",
        "NO_SUCH_FILE": "Diese Einstellung hat das Spiel nicht, oder sie nimmt keine Datei.",
        "NO_SUCH_LINE": "Das hat in letzter Zeit niemand gesagt.",
        "NO_SUCH_PHRASE": "Diesen Zuruf gibt es nicht.",
        "NOTHING_SAID": "Da steht nichts, was man sagen könnte.",
        "TOO_MANY": "Du siehst zu vielen Partien zu: Verlass erst eine.",
        "NOT_FOLLOWING": "Komm erst zur Partie dazu.",
        "NO_SUCH_LESSON": "Diese Lektion oder Aufgabe gibt es nicht.",
        "NOT_WANTED": "Das ist hier nicht gefragt.",
        "LESSON_OVER": "Diese Lektion oder Aufgabe ist zu Ende.",
        "BANNED": "Der Betreiber dieses Servers hat dich für eine Weile gesperrt.",
        "NO_SUCH_ENTRY": "Diese Partie hat keinen Eintrag in einer Bestenliste.",
        "NO_SUCH_GUEST": "Diesen Gast gibt es nicht.",
        "NO_GUEST": "Sag dem Server erst, wer du bist: POST /api/guest.",
        "BAD_TOKEN": "Dieses Token gehört niemandem.",
        "TOO_MANY_TRIES": "Zu viele falsche Token: Warte einen Augenblick.",
        "BAD_VIEWPOINT": "Ein Blickwinkel ist ein Platz, spectator oder all.",
        "BAD_BODY": "Der Server versteht diesen Aufruf nicht.",
        "BAD_FRAME": "Der Server versteht diese Nachricht nicht.",
        "BAD_REQUEST": "Der Server versteht diese Anfrage nicht.",
        "BAD_HOST": "Unter diesem Namen kennt man diesen Server nicht.",
        "BAD_ORIGIN": "Diese Seite darf diesen Server nicht aufrufen.",
        "NO_HEADER": "Diesem Aufruf fehlt die Kopfzeile X-Waystone: 1.",
        "NOT_FOUND": "Diesen Aufruf gibt es nicht.",
        "NOT_HOST": "Diese Seite ist für den, der den Server betreibt.",
        "NOT_HERE": "Diese Zahlen sind für den Rechner des Servers selbst: siehe waystone serve --metrics-for.",
        "WRONG_METHOD": "Dieser Aufruf verlangt eine andere Methode.",
        "TOO_LARGE": "Das ist mehr, als der Server auf einmal annimmt.",
        "TOO_SLOW": "Die Anfrage kam nicht rechtzeitig an.",
        "STORE_FAILED": "Der Server kann gerade nichts speichern.",
        "INTERNAL": "Beim Server ging etwas schief.",
    }

    @staticmethod
    def did_you_mean(*, name: Text) -> str:
        return "meintest du " + str(name) + "?"


    @staticmethod
    def known_names(*, names: Text) -> str:
        return "bekannt: " + str(names)


    @staticmethod
    def no_game(*, name: Text, hint: Text) -> str:
        return "es gibt kein Spiel " + str(name) + "; " + str(hint)


    @staticmethod
    def no_bot(*, name: Text, title: Text, hint: Text) -> str:
        return str(title) + " hat keinen Bot " + str(name) + "; " + str(hint)


    @staticmethod
    def no_setting(*, name: Text, hint: Text) -> str:
        return "es gibt keine Einstellung " + str(name) + "; " + str(hint)


    @staticmethod
    def bad_value(*, name: Text, wanted: Text, given: Text) -> str:
        return str(name) + " muss " + str(wanted) + " sein, nicht " + str(given)


    @staticmethod
    def one_of(*, names: Text) -> str:
        return "eines von " + str(names)


    @staticmethod
    def number_between(*, low: Text, high: Text) -> str:
        return "eine ganze Zahl von " + str(low) + " bis " + str(high)


    @staticmethod
    def share_between(*, low: Text, high: Text) -> str:
        return "ein Anteil von " + str(low) + " bis " + str(high)

    any_text: str = "ein Text"

    @staticmethod
    def bad_seats(*, title: Text, wanted: Text, given: Text) -> str:
        return str(title) + " hat " + str(wanted) + " Plätze, nicht " + str(given)


    @staticmethod
    def from_to(*, low: Text, high: Text) -> str:
        return str(low) + " bis " + str(high)

