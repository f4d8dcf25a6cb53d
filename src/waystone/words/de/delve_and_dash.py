"""Made by `make words` from languages/de/delve_and_dash.ftl: do not edit."""

from __future__ import annotations

from waystone.words.runtime import Person, Text, key, number
from waystone.words.en import delve_and_dash as english


class Words(english.Words):
    """The messages of this catalogue."""


    @staticmethod
    def way(*, way: str) -> str:
        return ({"n": "nach Norden", "e": "nach Osten", "s": "nach Süden"}.get(key(way)) or "nach Westen")


    @staticmethod
    def side(*, way: str) -> str:
        return ({"n": "im Norden", "e": "im Osten", "s": "im Süden"}.get(key(way)) or "im Westen")


    @staticmethod
    def warrior(*, number: Text) -> str:
        return "Krieger " + str(number)


    @staticmethod
    def waystone_chosen(*, who: Person) -> str:
        return ("Du hast deinen Wegstein gewählt." if who.is_you else who.name + " hat einen Wegstein gewählt.")


    @staticmethod
    def waystone_placed(*, who: Person, cell: Text) -> str:
        return ("Dein Wegstein ist in " + str(cell) + ". Niemand sonst weiß es." if who.is_you else "Der Wegstein von " + who.name + " ist in " + str(cell) + ".")

    match_began: str = "Das Labyrinth ist still. Irgendwo schläft ein Drache."

    @staticmethod
    def turn_began(*, who: Person, left: int) -> str:
        return (("Du bist dran: 1 Schritt." if (left == 1) else "Du bist dran: " + str(left) + " Schritte.") if who.is_you else (who.name + " hat 1 Schritt." if (left == 1) else who.name + " hat " + str(left) + " Schritte."))


    @staticmethod
    def stepped(*, who: Person, way: str, cell: Text) -> str:
        return ("Du gehst " + Words.way(way=way) + " in " + str(cell) + "." if who.is_you else who.name + " geht " + Words.way(way=way) + " in " + str(cell) + ".")


    @staticmethod
    def bumped(*, who: Person, way: str) -> str:
        return ("Du stößt " + Words.side(way=way) + " gegen eine Mauer." if who.is_you else who.name + " stößt " + Words.side(way=way) + " gegen eine Mauer.")


    @staticmethod
    def door_held(*, who: Person, way: str) -> str:
        return ("Die Tür " + Words.side(way=way) + " ist verschlossen und hält." if who.is_you else "Die Tür " + Words.side(way=way) + " hält " + who.name + " auf.")


    @staticmethod
    def door_forced(*, who: Person) -> str:
        return ("Du sprengst das Schloss; die Tür bleibt offen." if who.is_you else who.name + " sprengt ein Schloss.")

    door_locked: str = "Die Tür fällt ins Schloss."

    @staticmethod
    def dragon_woke(*, reach: int, cell: Text) -> str:
        return ("Der Drache erwacht in " + str(cell) + "! Der Schatz liegt in seinem Hort." if reach == 0 else "Der Drache erwacht in " + str(cell) + "! Der Schatz liegt höchstens eine Kammer von seinem Hort." if (reach == 1) else "Der Drache erwacht in " + str(cell) + "! Der Schatz liegt höchstens zwei Kammern von seinem Hort." if reach == 2 else "Der Drache erwacht in " + str(cell) + "! Der Schatz liegt höchstens " + str(reach) + " Kammern von seinem Hort.")

    dragon_stirred: str = "Ein Klingen: Der Drache regt sich."

    @staticmethod
    def dragon_seen(*, cell: Text) -> str:
        return "Der Drache kommt in " + str(cell) + " in Sicht."


    @staticmethod
    def dragon_moved(*, cell: Text) -> str:
        return "Der Drache fliegt nach " + str(cell) + "."

    dragon_moved_unseen: str = "Irgendwo im Dunkeln schlagen Flügel."

    @staticmethod
    def attacked(*, who: Person, lives: int, cell: Text) -> str:
        return (("Der Drache trifft dich in " + str(cell) + ": Kein Leben bleibt." if lives == 0 else "Der Drache trifft dich in " + str(cell) + ": Ein Leben bleibt." if (lives == 1) else "Der Drache trifft dich in " + str(cell) + ": " + str(lives) + " Leben bleiben.") if who.is_you else ("Der Drache trifft " + who.name + " in " + str(cell) + ": Kein Leben bleibt." if lives == 0 else "Der Drache trifft " + who.name + " in " + str(cell) + ": Ein Leben bleibt." if (lives == 1) else "Der Drache trifft " + who.name + " in " + str(cell) + ": " + str(lives) + " Leben bleiben."))


    @staticmethod
    def treasure_dropped(*, cell: Text) -> str:
        return "Der Schatz fällt in " + str(cell) + " zu Boden."


    @staticmethod
    def respawned(*, who: Person, cell: Text) -> str:
        return ("Du kommst in " + str(cell) + " zu dir." if who.is_you else who.name + " kommt in " + str(cell) + " zu sich.")


    @staticmethod
    def died(*, who: Person) -> str:
        return ("Dein letztes Leben ist verloren." if who.is_you else who.name + " ist tot.")


    @staticmethod
    def treasure_found(*, who: Person, cell: Text) -> str:
        return ("Du findest den Schatz in " + str(cell) + "! Trag ihn heim." if who.is_you else who.name + " findet den Schatz in " + str(cell) + "!")


    @staticmethod
    def treasure_taken(*, who: Person, cell: Text) -> str:
        return ("Du hebst den Schatz in " + str(cell) + " auf." if who.is_you else who.name + " hebt den Schatz in " + str(cell) + " auf.")


    @staticmethod
    def battle_held(*, carrier: Person, other: Person) -> str:
        return ("Du kämpfst mit " + other.name + " und behältst den Schatz." if carrier.is_you else ("Du kämpfst mit " + carrier.name + "; " + carrier.name + " behält den Schatz." if other.is_you else carrier.name + " kämpft mit " + other.name + " und behält den Schatz."))


    @staticmethod
    def robbed(*, winner: Person, loser: Person) -> str:
        return ("Klingen klirren: Du nimmst " + loser.name + " den Schatz ab!" if winner.is_you else ("Klingen klirren: " + winner.name + " nimmt dir den Schatz ab!" if loser.is_you else "Klingen klirren: " + winner.name + " nimmt " + loser.name + " den Schatz ab!"))


    @staticmethod
    def draw_offered(*, who: Person) -> str:
        return ("Du bietest Remis an." if who.is_you else who.name + " bietet Remis an.")


    @staticmethod
    def left(*, who: Person) -> str:
        return ("Du gibst auf." if who.is_you else who.name + " gibt auf.")


    @staticmethod
    def ended(*, text: Text) -> str:
        return "Die Partie ist vorbei: " + str(text)

    status: english.StatusTable = {
        "choose": "Wähle eine Kammer als geheimen Wegstein.",
        "wait": "Der andere Wegstein fehlt noch.",
        "free": "Der Drache schläft: Erkunde frei.",
        "dragon": "Der Drache ist dran.",
        "over": "Die Partie ist vorbei.",
    }
    refusals: english.RefusalsTable = {
        "ALREADY_CHOSEN": "Dein Wegstein ist gewählt und bleibt, wo er ist.",
        "NOT_CHOSEN_YET": "Noch werden Wegsteine gewählt.",
        "TOO_LATE": "Wegsteine werden vor der Partie gewählt.",
        "RIM": "Hinter dem Rand des Labyrinths ist nichts.",
        "KNOWN_WALL": "Dort ist eine Mauer.",
        "FREE_EXPLORATION": "Solange der Drache schläft, gibt es keine Züge.",
        "NOT_A_DUEL": "Remis gibt es nur im Duell.",
        "ALREADY_OFFERED": "Du hast in diesem Zug schon Remis angeboten.",
        "DEAD": "Dein Krieger ist tot; die Partie geht ohne ihn weiter.",
    }

    @staticmethod
    def reason(*, reason: str, who: Person) -> str:
        return (("Du hast den Schatz heimgetragen." if who.is_you else who.name + " hat den Schatz heimgetragen.") if key(reason) == "home_with_the_treasure" else ("Der Drache nahm dein letztes Leben." if who.is_you else "Der Drache nahm das letzte Leben von " + who.name + ".") if key(reason) == "dead" else ("Der Drache nahm dein letztes Leben; der Computer gewinnt." if who.is_you else "Der Drache nahm das letzte Leben von " + who.name + "; der Computer gewinnt.") if key(reason) == "human_dead" else "Der Drache hat alle erwischt." if key(reason) == "both_dead" else ("Der andere Krieger hat aufgegeben." if who.is_you else who.name + " gewinnt: Der andere hat aufgegeben.") if key(reason) == "forfeit" else "Ihr habt euch auf ein Remis geeinigt." if key(reason) == "draw_agreed" else "Dreihundert Runden sind vorbei, niemand hat gewonnen." if key(reason) == "last_round_played" else "Die Partie wurde aufgegeben.")

    draw: str = "Remis"

    @staticmethod
    def lives(*, lives: int) -> str:
        return str(lives) + " Leben"

    moves: str = "Schritte"

    @staticmethod
    def moves_left(*, left: int) -> str:
        return ("noch 1 Schritt" if (left == 1) else "noch " + str(left) + " Schritte")

    ready: str = "Wegstein gewählt"
    choosing: str = "wählt"
    next_turn: str = "Zug beenden"
    board: str = "Labyrinth"
    random: str = "Wähl für mich"
    cell: english.CellTable = {
        "you": "du",
        "dragon": "der Drache",
        "last_seen": "Drache hier zuletzt gesehen",
        "waystone": "dein Wegstein",
        "hint": "Hort: Der Schatz ist nah",
        "treasure": "der Schatz",
        "explored": "erkundet",
        "unexplored": "unerkundet",
        "can_go": "hierhin kannst du es versuchen",
        "can_choose": "Eingabetaste wählt sie als Wegstein",
        "selected": "gewählt",
        "danger": "in Reichweite des Drachen",
    }
    credit: str = "Angeregt durch ein Labyrinth-Brettspiel von 1980."
    lone_name: str = "Krieger"

    @staticmethod
    def prompt_choose(*, who: Person) -> str:
        return ("Du wählst einen Wegstein." if who.is_you else who.name + " wählt einen Wegstein.")


    @staticmethod
    def prompt_free(*, who: Person) -> str:
        return ("Du erkundest frei, solange der Drache schläft." if who.is_you else who.name + " erkundet frei, solange der Drache schläft.")


    @staticmethod
    def prompt_moves(*, who: Person, left: int) -> str:
        return (("Du hast noch 1 Schritt." if (left == 1) else "Du hast noch " + str(left) + " Schritte.") if who.is_you else (who.name + " hat noch 1 Schritt." if (left == 1) else who.name + " hat noch " + str(left) + " Schritte."))


    @staticmethod
    def do_move(*, way: str) -> str:
        return Words.way(way=way) + " gehen"


    @staticmethod
    def do_choose(*, cell: Text) -> str:
        return "in " + str(cell) + " setzen"

    actions: english.ActionsTable = {
        "next_turn": "den Zug beenden",
        "agree_draw": "Remis annehmen",
    }
    coin_fell: str = "Die Münze ist gefallen"
    seats_swapped: str = "Die Plätze sind getauscht"

    @staticmethod
    def level(*, number: Text) -> str:
        return "Stufe " + str(number)

    subtitles: english.SubtitlesTable = {
        "delve-and-dash": "DURCHS DUNKLE VERLIES",
        "computer-labyrinth": "DAS LABYRINTH DES DRACHEN",
    }
    mode_names: english.ModeNamesTable = {
        "solo": "allein",
        "duel": "Duell",
        "cpu": "gegen den Computer",
    }

    @staticmethod
    def round(*, number: Text) -> str:
        return "Runde " + str(number)

    dead: str = "tot"
    gone: str = "nicht mehr im Labyrinth"

    @staticmethod
    def in_cell(*, cell: Text) -> str:
        return "in " + str(cell)


    @staticmethod
    def carrying(*, sign: Text) -> str:
        return "mit dem Schatz " + str(sign)

    exploring: str = "erkundet frei"
    facts: english.FactsTable = {
        "dragon": "Drache",
        "treasure": "Schatz",
        "waystone": "Wegstein",
        "waystones": "Wegsteine",
        "secret": "geheim",
    }
    dragon_asleep: str = "schläft"

    @staticmethod
    def dragon_asleep_in(*, cell: Text) -> str:
        return "schläft in " + str(cell)


    @staticmethod
    def dragon_awake_in(*, cell: Text) -> str:
        return "wach, in " + str(cell)


    @staticmethod
    def dragon_last_seen(*, cell: Text) -> str:
        return "außer Sicht, zuletzt in " + str(cell)

    dragon_unseen: str = "wach, außer Sicht"

    @staticmethod
    def treasure_with(*, who: Person) -> str:
        return ("bei dir" if who.is_you else "bei " + who.name)


    @staticmethod
    def treasure_in(*, cell: Text) -> str:
        return "liegt in " + str(cell)


    @staticmethod
    def treasure_near(*, cell: Text, sign: Text) -> str:
        return "nahe dem Hort " + str(cell) + " " + str(sign)

    treasure_hidden: str = "verborgen"

    @staticmethod
    def owner(*, who: Person) -> str:
        return ("deiner" if who.is_you else "von " + who.name)


    @staticmethod
    def summary(*, people: Text, dragon: Text, treasure: Text) -> str:
        return str(people) + "; Drache: " + str(dragon) + "; Schatz: " + str(treasure)

    closing: english.ClosingTable = {
        "time": "Zeit",
        "moves": "Schritte",
        "deaths": "Tode",
        "explored": "Erkundet",
    }

    @staticmethod
    def closing_moves(*, who: Person) -> str:
        return ("Deine Schritte" if who.is_you else "Schritte von " + who.name)


    @staticmethod
    def closing_deaths(*, who: Person) -> str:
        return ("Deine Tode" if who.is_you else "Tode von " + who.name)


    @staticmethod
    def closing_explored(*, percent: Text) -> str:
        return str(percent) + " % der Mauern"

    legend: english.LegendTable = {
        "dragon": "Drache",
        "last_seen": "gesehen",
        "treasure": "Schatz",
        "waystone": "Wegstein",
        "lair": "Hort",
        "locked_door": "zu",
        "open_door": "offen",
    }
    key_names: english.KeyNamesTable = {
        "ways": "Pfeile, WASD, hjkl",
        "next": "Leertaste",
        "choose": "C5 oder Pfeile; Enter",
    }
    key_help: english.KeyHelpTable = {
        "ways": "versuchen, dorthin zu gehen",
        "next": "den Zug beenden",
        "choose": "eine Kammer wählen",
    }
    signs: english.SignsTable = {
        "warriors": "die Krieger",
        "dragon": "der Drache wach; schlafend oder wo er zuletzt gesehen wurde",
        "things": "Schatz; Hort des Drachen; Wegsteine",
        "doors": "eine verschlossene, eine unverschlossene Tür",
        "visited": "besucht von Krieger 1, von Krieger 2, von beiden",
    }
