"""Made by `make words` from languages/de/dungeon_crawler.ftl: do not edit."""

from __future__ import annotations

from waystone.words.runtime import Person, Text, key, number
from waystone.words.en import dungeon_crawler as english


class Words(english.Words):
    """The messages of this catalogue."""


    @staticmethod
    def wounds(*, count: int) -> str:
        return ("1 Wunde" if (count == 1) else str(count) + " Wunden")


    @staticmethod
    def cards(*, count: int) -> str:
        return ("1 Karte" if (count == 1) else str(count) + " Karten")


    @staticmethod
    def spaces(*, count: int) -> str:
        return ("1 Feld" if (count == 1) else str(count) + " Felder")

    purposes: english.PurposesTable = {
        "attack": "Angriff",
        "push": "Vorbeidrängen",
        "spawn": "Startpunkt",
        "chest": "Die Truhe",
        "trap": "Falle",
    }

    @staticmethod
    def adventurer_taken(*, who: Person, adventurer: Text) -> str:
        return ("Du spielst als " + str(adventurer) + "." if who.is_you else who.name + " spielt als " + str(adventurer) + ".")


    @staticmethod
    def round_began(*, round: Text) -> str:
        return "Runde " + str(round) + "."


    @staticmethod
    def activation_began(*, who: Person) -> str:
        return ("Dein Zug beginnt." if who.is_you else "Der Zug von " + who.name + " beginnt.")


    @staticmethod
    def healed(*, who: Person, count: int) -> str:
        return ("Du heilst " + Words.wounds(count=count) + "." if who.is_you else who.name + " heilt " + Words.wounds(count=count) + ".")


    @staticmethod
    def tile_drawn(*, who: Person, tile: Text) -> str:
        return ("Du ziehst eine Platte: " + str(tile) + "." if who.is_you else who.name + " zieht eine Platte: " + str(tile) + ".")


    @staticmethod
    def tile_laid(*, who: Person, tile: Text) -> str:
        return ("Du legst eine Platte: " + str(tile) + "." if who.is_you else who.name + " legt eine Platte: " + str(tile) + ".")


    @staticmethod
    def tile_replaced(*, who: Person, tile: Text, over: Text) -> str:
        return ("Du legst über " + str(over) + ": " + str(tile) + "." if who.is_you else who.name + " legt über " + str(over) + ": " + str(tile) + ".")


    @staticmethod
    def tile_put_back(*, who: Person) -> str:
        return ("Du legst eine Platte auf den Stapel zurück." if who.is_you else who.name + " legt eine Platte auf den Stapel zurück.")


    @staticmethod
    def tile_discarded(*, tile: Text) -> str:
        return str(tile) + " passt nirgends und wird abgelegt."

    tile_removed: str = "Eine Platte stürzt ein: Dort ist nichts mehr."
    tile_turned: str = "Eine Platte dreht sich mit allem darauf."
    tiles_swapped: str = "Zwei Platten tauschen die Plätze."
    door_placed: str = "Eine Geheimtür öffnet sich."
    door_gone: str = "Die Geheimtür ist fort."
    pile_placed: str = "Ein Schatzhaufen liegt bereit."

    @staticmethod
    def pile_taken(*, who: Person) -> str:
        return ("Du nimmst einen Schatzhaufen." if who.is_you else who.name + " nimmt einen Schatzhaufen.")


    @staticmethod
    def hoard_laid(*, count: int) -> str:
        return ("1 Karte liegt verborgen im Geheimen Raum." if (count == 1) else str(count) + " Karten liegen verborgen im Geheimen Raum.")


    @staticmethod
    def hoard_taken(*, who: Person, count: int) -> str:
        return ("Du leerst den Geheimen Raum: " + Words.cards(count=count) + "." if who.is_you else who.name + " leert den Geheimen Raum: " + Words.cards(count=count) + ".")


    @staticmethod
    def cards_drawn(*, who: Person, count: int) -> str:
        return ("Du ziehst " + Words.cards(count=count) + "." if who.is_you else who.name + " zieht " + Words.cards(count=count) + ".")


    @staticmethod
    def cards_gained(*, who: Person, names: Text) -> str:
        return ("Du ziehst: " + str(names) + "." if who.is_you else who.name + " zieht: " + str(names) + ".")


    @staticmethod
    def card_played(*, who: Person, card: Text) -> str:
        return ("Du spielst: " + str(card) + "." if who.is_you else who.name + " spielt: " + str(card) + ".")


    @staticmethod
    def cards_discarded(*, who: Person, names: Text) -> str:
        return ("Du verlierst: " + str(names) + "." if who.is_you else who.name + " verliert: " + str(names) + ".")


    @staticmethod
    def shuffled(*, pile: str) -> str:
        return ({"tiles": "Die abgelegten Platten werden gemischt.", "creatures": "Die abgelegten Kreaturenkarten werden gemischt."}.get(key(pile)) or "Die abgelegten Schatzkarten werden gemischt.")


    @staticmethod
    def tiles_seen(*, names: Text) -> str:
        return "Die nächsten Platten: " + str(names) + "."


    @staticmethod
    def creature_drawn(*, who: Person, monster: Text) -> str:
        return ("Du ziehst ein Monster: " + str(monster) + "." if who.is_you else who.name + " zieht ein Monster: " + str(monster) + ".")


    @staticmethod
    def creature_discarded(*, monster: Text) -> str:
        return "Für dieses Monster ist kein Platz: " + str(monster) + "."


    @staticmethod
    def appeared(*, who: Person) -> str:
        return ("Du betrittst das Labyrinth." if who.is_you else who.name + " betritt das Labyrinth.")


    @staticmethod
    def monster_appeared(*, who: Person) -> str:
        return who.name + " erscheint."


    @staticmethod
    def planned(*, line: str, whom: Person, who: Person, tactic: str) -> str:
        return ((who.name + " sieht dich und " + Words.doing(tactic=tactic) if whom.is_you else who.name + " sieht " + whom.name + " und " + Words.doing(tactic=tactic)) if key(line) == "los" else (who.name + " wittert dich in der Nähe und " + Words.doing(tactic=tactic) if whom.is_you else who.name + " wittert " + whom.name + " in der Nähe und " + Words.doing(tactic=tactic)) if key(line) == "within" else (who.name + " kennt nur dich und " + Words.doing(tactic=tactic) if whom.is_you else who.name + " kennt nur " + whom.name + " und " + Words.doing(tactic=tactic)) if key(line) == "copy" else (who.name + " folgt dem Köder auf dich zu und " + Words.doing(tactic=tactic) if whom.is_you else who.name + " folgt dem Köder auf " + whom.name + " zu und " + Words.doing(tactic=tactic)) if key(line) == "lure" else who.name + " sieht niemanden und " + Words.doing(tactic=tactic))


    @staticmethod
    def doing(*, tactic: str) -> str:
        return ({"hunt": "jagt, um zuzuschlagen.", "skirmish": "hält Abstand, um zu schießen.", "prowl": "streift umher, dem nächsten Abenteurer nach.", "guard": "wacht und verstellt den Weg zur Truhe.", "hold": "bleibt stehen."}.get(key(tactic)) or "flieht, so weit es geht.")


    @staticmethod
    def walked(*, who: Person, count: int) -> str:
        return ("Du gehst " + Words.spaces(count=count) + " weit." if who.is_you else who.name + " geht " + Words.spaces(count=count) + " weit.")


    @staticmethod
    def put(*, how: str, who: Person) -> str:
        return (("Du tauschst mit jemandem den Platz." if who.is_you else who.name + " tauscht mit jemandem den Platz.") if key(how) == "switch" else ("Du wirst auf eine andere Platte versetzt." if who.is_you else who.name + " wird auf eine andere Platte versetzt.") if key(how) == "warp" else ("Du rutschst davon." if who.is_you else who.name + " rutscht davon.") if key(how) == "slide" else ("Das Amulett bringt dich in Sicherheit." if who.is_you else who.name + " wird vom Amulett in Sicherheit gebracht.") if key(how) == "amulet" else ("Du trittst aus der schwindenden Tür." if who.is_you else who.name + " tritt aus der schwindenden Tür.") if key(how) == "door" else ("Du wirst beiseitegeschoben." if who.is_you else who.name + " wird beiseitegeschoben.") if key(how) == "push" else ("Du drängst dich vorbei." if who.is_you else who.name + " drängt sich vorbei.") if key(how) == "push_past" else ("Du wirst in die Lava gestoßen." if who.is_you else who.name + " wird in die Lava gestoßen.") if key(how) == "shove" else ("Du wirst teleportiert." if who.is_you else who.name + " wird teleportiert."))


    @staticmethod
    def push_tried(*, who: Person, whom: Person) -> str:
        return ("Du willst dich an " + whom.name + " vorbeidrängen." if who.is_you else (who.name + " will sich an dir vorbeidrängen." if whom.is_you else who.name + " will sich an " + whom.name + " vorbeidrängen."))


    @staticmethod
    def push_ended(*, is_past: bool, who: Person, whom: Person) -> str:
        return (("Du kommst an " + whom.name + " vorbei." if who.is_you else (who.name + " kommt an dir vorbei." if whom.is_you else who.name + " kommt an " + whom.name + " vorbei.")) if is_past else ("Du kommst nicht an " + whom.name + " vorbei: Dein Würfel ist nicht höher." if who.is_you else (who.name + " kommt nicht an dir vorbei." if whom.is_you else who.name + " kommt nicht an " + whom.name + " vorbei.")))


    @staticmethod
    def located(*, sentence: Text, where: Text) -> str:
        return str(sentence) + " (" + str(where) + ")"

    empty_space: str = "ein leeres Feld"

    @staticmethod
    def attack_declared(*, attack: str, who: Person, names: Text) -> str:
        return (("Du greifst " + str(names) + " an." if who.is_you else who.name + " greift " + str(names) + " an.") if key(attack) == "melee" else ("Du schießt auf " + str(names) + "." if who.is_you else who.name + " schießt auf " + str(names) + ".") if key(attack) == "ranged" else ("Du richtest einen Flächenangriff auf " + str(names) + "." if who.is_you else who.name + " richtet einen Flächenangriff auf " + str(names) + ".") if key(attack) == "area" else ("Du schleuderst einen Feuerball auf " + str(names) + "." if who.is_you else who.name + " schleudert einen Feuerball auf " + str(names) + "."))


    @staticmethod
    def rolled(*, against: int, who: Person, dice: Text, purpose: Text) -> str:
        return (("Du würfelst " + str(dice) + " (" + str(purpose) + ")." if who.is_you else who.name + " würfelt " + str(dice) + " (" + str(purpose) + ").") if against == 0 else ("Du würfelst " + str(dice) + " (" + str(purpose) + "): Treffer ab " + str(against) + "." if who.is_you else who.name + " würfelt " + str(dice) + " (" + str(purpose) + "): Treffer ab " + str(against) + "."))


    @staticmethod
    def dice_changed(*, dice: Text) -> str:
        return "Die Würfel zeigen jetzt " + str(dice) + "."


    @staticmethod
    def struck(*, count: int, who: Person) -> str:
        return (("Du wirst nicht getroffen." if who.is_you else who.name + " wird nicht getroffen.") if count == 0 else ("Du wirst einmal getroffen." if who.is_you else who.name + " wird einmal getroffen.") if (count == 1) else ("Du wirst " + str(count) + "-mal getroffen." if who.is_you else who.name + " wird " + str(count) + "-mal getroffen."))


    @staticmethod
    def wounded(*, is_first: bool, who: Person, count: int, all: Text) -> str:
        return (("Du erleidest " + Words.wounds(count=count) + "." if who.is_you else who.name + " erleidet " + Words.wounds(count=count) + ".") if is_first else ("Du erleidest " + Words.wounds(count=count) + ", jetzt " + str(all) + "." if who.is_you else who.name + " erleidet " + Words.wounds(count=count) + ", jetzt " + str(all) + "."))


    @staticmethod
    def harm_prevented(*, who: Person) -> str:
        return ("Du kommst nicht zu Schaden." if who.is_you else who.name + " kommt nicht zu Schaden.")


    @staticmethod
    def slain(*, how: str, who: Person) -> str:
        return (("Du verbrennst in der Lava." if who.is_you else who.name + " verbrennt in der Lava.") if key(how) == "lava" else ("Du ertrinkst im tiefen Wasser." if who.is_you else who.name + " ertrinkt im tiefen Wasser.") if key(how) == "water" else ("Du wirst erschlagen." if who.is_you else who.name + " wird erschlagen."))


    @staticmethod
    def slain_by(*, who: Person, whom: Person) -> str:
        return ("Du wirst von " + whom.name + " erschlagen." if who.is_you else (who.name + " wird von dir erschlagen." if whom.is_you else who.name + " wird von " + whom.name + " erschlagen."))


    @staticmethod
    def picked_up(*, who: Person) -> str:
        return ("Du bist eingemauert und verlässt den Plan, um anderswo wiederzukommen." if who.is_you else who.name + " ist eingemauert und verlässt den Plan, um anderswo wiederzukommen.")


    @staticmethod
    def webbed(*, who: Person) -> str:
        return ("Du hängst im Netz: bei der nächsten Bewegung höchstens 2." if who.is_you else who.name + " hängt im Netz: bei der nächsten Bewegung höchstens 2.")

    chest_placed: str = "Eine zweite Truhe steht in der Mitte. Eine von beiden ist falsch."
    chest_false: str = "Diese Truhe war falsch: Die andere ist echt."

    @staticmethod
    def stops_chosen(*, stops: str) -> str:
        return ({"all": "Du wirst bei jeder Gelegenheit nach Karten gefragt.", "none": "Du wirst nur nach Karten gefragt, wenn es um die Truhe geht."}.get(key(stops)) or "Du wirst wie üblich nach Karten gefragt.")


    @staticmethod
    def switch_thrown(*, switch: str, card: Text) -> str:
        return ("Nach " + str(card) + " wirst du immer gefragt." if key(switch) == "always" else "Nach " + str(card) + " wirst du erst in deinem nächsten Zug wieder gefragt." if key(switch) == "later" else "Nach " + str(card) + " wirst du wie üblich gefragt.")


    @staticmethod
    def ties_chosen(*, ties: str) -> str:
        return ({"ask": "Zwischen gleich guten Feldern für deine Monster wählst du."}.get(key(ties)) or "Von gleich guten Feldern nehmen deine Monster das erste.")


    @staticmethod
    def joined(*, who: Person) -> str:
        return ("Du spielst ab der nächsten Runde mit." if who.is_you else who.name + " spielt ab der nächsten Runde mit.")


    @staticmethod
    def left(*, who: Person) -> str:
        return ("Du bist gegangen." if who.is_you else who.name + " ist gegangen.")


    @staticmethod
    def ended(*, text: Text) -> str:
        return "Die Partie ist vorbei. " + str(text)


    @staticmethod
    def reason(*, reason: str, who: Person) -> str:
        return (("Die letzte Runde ist vorbei: Du bist der Truhe am nächsten." if who.is_you else "Die letzte Runde ist vorbei: " + who.name + " ist der Truhe am nächsten.") if key(reason) == "last_round_played" else ("Alle anderen sind gegangen: Du gewinnst." if who.is_you else "Alle anderen sind gegangen: " + who.name + " gewinnt.") if key(reason) == "others_left" else ("Du hast die Truhe erreicht." if who.is_you else who.name + " hat die Truhe erreicht."))

    over: str = "Die Partie ist vorbei."

    @staticmethod
    def status(*, who: Person, task: Text) -> str:
        return ("Du: " + str(task) if who.is_you else who.name + ": " + str(task))


    @staticmethod
    def card_task(*, card: Text, task: Text) -> str:
        return str(card) + ": " + str(task)

    waiting: str = "Der Tisch wartet auf Antworten …"
    questions: english.QuestionsTable = {
        "adventurer": "Abenteurer wählen",
        "gate": "das Tor zum Hereinkommen wählen",
        "respond": "Karte spielen oder passen",
        "lay": "die Platte legen",
        "place": "das Monster auf ein leuchtendes Feld stellen",
        "act": "bewegen, angreifen oder Karte spielen",
        "move": "weitergehen oder anhalten",
        "push": "wohin mit der geschobenen Figur?",
        "shove": "in die Lava stoßen oder verschonen?",
        "spawn": "einen Startpunkt wählen",
        "target": "ein Ziel wählen",
        "order": "wer wird zuerst getroffen?",
        "space": "ein Feld wählen",
        "tile": "eine Platte wählen",
        "pick": "eine Platte zum Legen wählen",
        "put": "welche Platte kommt als Nächste?",
        "die": "einen Würfel wählen",
        "way": "eine Richtung wählen",
        "door": "eine Seite für die Tür wählen",
        "turn": "eine Platte drehen",
        "off_mat": "ins Labyrinth kommen",
    }

    @staticmethod
    def move_on(*, points: Text) -> str:
        return "weitergehen (noch " + str(points) + " Bewegung) oder anhalten"


    @staticmethod
    def round_of(*, limit: int, round: Text) -> str:
        return ("Runde " + str(round) if limit == 0 else "Runde " + str(round) + " von " + str(limit))


    @staticmethod
    def about_turn(*, who: Person) -> str:
        return ("Eine Pause in deinem Zug: Karte spielen oder passen." if who.is_you else "Eine Pause im Zug von " + who.name + ": Karte spielen oder passen.")


    @staticmethod
    def about_path(*, who: Person, count: int) -> str:
        return ("Du willst " + Words.spaces(count=count) + " weit gehen." if who.is_you else who.name + " will " + Words.spaces(count=count) + " weit gehen.")


    @staticmethod
    def about_attack(*, who: Person, names: Text) -> str:
        return ("Du willst " + str(names) + " angreifen." if who.is_you else who.name + " will " + str(names) + " angreifen.")


    @staticmethod
    def about_harm(*, who: Person, count: int) -> str:
        return ("Du erleidest gleich " + Words.wounds(count=count) + "." if who.is_you else who.name + " erleidet gleich " + Words.wounds(count=count) + ".")


    @staticmethod
    def about_doom(*, who: Person) -> str:
        return ("Du wirst gleich vernichtet." if who.is_you else who.name + " wird gleich vernichtet.")

    stops: english.StopsTable = {
        "usual": "wie üblich",
        "all": "bei jeder Gelegenheit",
        "none": "nur bei der Truhe",
        "turn": "erst in meinem nächsten Zug",
        "attacked": "erst wenn ich angegriffen werde",
        "step": "erst im nächsten Schritt",
    }
    switches: english.SwitchesTable = {
        "usual": "wie üblich",
        "always": "immer",
        "later": "erst in meinem nächsten Zug",
    }
    ties: english.TiesTable = {
        "title": "Gleich gute Felder für meine Monster",
        "help": "Manchmal könnte ein Monster seine Bewegung auf mehreren gleich guten Feldern beenden.",
        "auto": "das erste gilt",
        "ask": "ich wähle",
    }
    play: str = "Spielen"

    @staticmethod
    def play_card(*, card: Text) -> str:
        return str(card) + " spielen"

    choose_adventurer: str = "Wähle deinen Abenteurer"

    @staticmethod
    def take(*, adventurer: Text) -> str:
        return str(adventurer) + " nehmen"

    choices: english.ChoicesTable = {
        "title": "Alle Möglichkeiten als Liste",
        "pick": "Was",
        "do": "Tun",
    }

    @staticmethod
    def do_there(*, verb: str, cell: Text) -> str:
        return ("Nach " + str(cell) + " gehen" if key(verb) == "move" else "Auf " + str(cell) + " vorbeidrängen" if key(verb) == "push" else "Auf " + str(cell) + " zuschlagen" if key(verb) == "melee" else "Auf " + str(cell) + " schießen" if key(verb) == "shoot" else "Flächenangriff um " + str(cell) if key(verb) == "blast" else "Auf " + str(cell) + " stellen" if key(verb) == "place" else str(cell) + " wählen")


    @staticmethod
    def do_tile(*, place: Text) -> str:
        return "Platte " + str(place) + " wählen"


    @staticmethod
    def do_lay(*, degrees: int, place: Text) -> str:
        return ("Auf " + str(place) + " legen" if degrees == 0 else "Auf " + str(place) + " legen, um " + str(degrees) + "° gedreht")


    @staticmethod
    def do_turn(*, place: Text, degrees: int) -> str:
        return "Platte " + str(place) + " um " + str(degrees) + "° drehen"


    @staticmethod
    def do_door(*, way: str, place: Text) -> str:
        return ("Tür im Norden von Platte " + str(place) if key(way) == "n" else "Tür im Osten von Platte " + str(place) if key(way) == "e" else "Tür im Süden von Platte " + str(place) if key(way) == "s" else "Tür im Westen von Platte " + str(place))


    @staticmethod
    def do_gate(*, number: Text) -> str:
        return "Tor " + str(number)


    @staticmethod
    def do_way(*, way: str) -> str:
        return ({"n": "Nach Norden rutschen", "e": "Nach Osten rutschen", "s": "Nach Süden rutschen"}.get(key(way)) or "Nach Westen rutschen")


    @staticmethod
    def do_die(*, number: Text) -> str:
        return "Würfel " + str(number) + " neu werfen"


    @staticmethod
    def do_change(*, number: Text, by: Text) -> str:
        return "Würfel " + str(number) + " um " + str(by) + " ändern"


    @staticmethod
    def do_turn_die(*, number: Text, to: Text) -> str:
        return "Würfel " + str(number) + " auf " + str(to) + " drehen"


    @staticmethod
    def do_reroll(*, names: Text) -> str:
        return "Neu werfen: " + str(names)


    @staticmethod
    def do_pick(*, number: Text) -> str:
        return "Platte " + str(number) + " der Karte legen"


    @staticmethod
    def do_put(*, number: Text) -> str:
        return "Platte " + str(number) + " der Karte zurücklegen"

    buttons: english.ButtonsTable = {
        "pass": "Passen",
        "done": "Fertig",
        "end_turn": "Zug beenden",
        "stop": "Hier anhalten",
        "stay": "Stehen bleiben",
        "spare": "Verschonen",
        "spawn": "Ins Labyrinth kommen",
        "teleport": "Teleporter benutzen",
        "pick_up": "Eingemauert: vom Plan nehmen",
        "use_magic-ring": "Magischen Ring benutzen",
    }
    refusals: english.RefusalsTable = {
        "NOT_NOW": "Gerade wird etwas anderes gefragt.",
        "CARD_NOT_PLAYABLE": "Diese Karte kannst du jetzt nicht spielen.",
        "TAKEN": "Diesen Abenteurer hat schon jemand.",
        "GATE_TAKEN": "Dieses Tor hat schon jemand.",
        "OUT_OF_REACH": "Dorthin kann dein Abenteurer jetzt nicht gehen.",
        "NO_PUSH": "Dort kann sich dein Abenteurer jetzt an niemandem vorbeidrängen.",
        "NO_TARGET": "Dort gibt es mit diesem Angriff nichts anzugreifen.",
        "NO_PLACE": "Dorthin kann das Monster nicht gestellt werden.",
        "CANNOT_LAY": "So lässt sich die Platte dort nicht legen.",
        "NO_CHOICE": "Das steht nicht zur Wahl.",
        "MUST_SPAWN": "Dein Abenteurer muss ins Labyrinth kommen: Ein Startpunkt ist frei.",
        "ALREADY_PLAYING": "Dieser Platz ist besetzt.",
        "NOT_PLAYING": "Dieser Platz spielt nicht mit.",
    }
    numbers: english.NumbersTable = {
        "mv": "Bewegung",
        "bp": "Körperpunkte",
        "def": "Abwehr",
        "melee": "Würfel im Nahkampf",
        "ranged": "Würfel im Fernkampf",
        "area": "Würfel auf eine Fläche",
    }
    abilities: english.AbilitiesTable = {
        "flight": "Fliegt: kommt über Wasser und Lava.",
        "incorporeal": "Körperlos: geht durch Fels; Gruben, Speere und Rutschen treffen es nicht.",
        "amphibious": "Amphibisch: Wasser ist wie Boden.",
        "aquatic": "Wasserwesen: Wasser ist wie Boden.",
        "fire_immune": "Feuerfest: Lava ist sicher.",
        "unpushable": "Standfest: Niemand drängt sich vorbei.",
        "thorns": "Dornen: 1 Wunde für alle, die sich vorbeidrängen wollen.",
        "dry": "Wasserscheu: geht nie ins Wasser.",
        "drain": "Zehrt: heilt 1, wenn es verwundet.",
        "curse": "Fluch: Das Opfer verliert auch eine zufällige Karte.",
        "web": "Netz: Das Opfer geht danach höchstens 2 weit.",
    }

    @staticmethod
    def wins(*, who: Person) -> str:
        return who.name + " gewinnt"

    figures: english.FiguresTable = {
        "rounds": "Runden",
        "tiles": "Platten auf dem Plan",
        "monsters": "Monster auf dem Plan",
        "hand": "Karten auf der Hand",
    }
    joining: english.JoiningTable = {
        "now": "Du wartest, bis diese Runde zu Ende ist; danach bist du in jeder Runde zuletzt dran. In deinem ersten Schritt 5 wählst du einen Abenteurer und startest.",
        "early": "Neue dürfen dazukommen, wenn die erste Runde zu Ende ist.",
        "back": "Du hast diese Partie verlassen. Du kannst als neuer Spieler zurückkommen, ohne das, was du hattest: ab der nächsten Runde, am Ende der Reihe.",
    }
    credit: str = "„Dungeon Crawler Labyrinth“ von Gifted Vision inc. (2015). Regeln in eigenen Worten; alle Zahlen, Kartentexte, Plattenbilder und der Plan sind eine eigene Rekonstruktion dieses Projekts."

    @staticmethod
    def role(*, letter: Text) -> str:
        return "Abenteurer " + str(letter)

    others_decide: str = "Die anderen entscheiden."

    @staticmethod
    def prompt_lay(*, tile: Text) -> str:
        return "die Platte " + str(tile) + " legen: wohin, und wie gedreht?"


    @staticmethod
    def prompt_place(*, monster: Text) -> str:
        return "ein Monster stellen (" + str(monster) + "): wohin?"


    @staticmethod
    def prompt_roll(*, purpose: Text, dice: Text) -> str:
        return "Die Würfel liegen da (" + str(purpose) + ": " + str(dice) + "); sie gelten, wenn alle gepasst haben."

    stake_short: str = "Es geht um die Truhe."
    play_a_card: str = "Eine Karte spielen?"

    @staticmethod
    def ask_when(*, when: Text) -> str:
        return "Fragen: " + str(when)


    @staticmethod
    def ask_for_when(*, card: Text, when: Text) -> str:
        return "Nach " + str(card) + " fragen: " + str(when)


    @staticmethod
    def ties_when(*, when: Text) -> str:
        return "Gleich gute Felder: " + str(when)

    chest_there: str = "die Truhe"
    treasure_there: str = "Schatz"

    @staticmethod
    def hint_adventurer(*, name: Text, mv: Text, bp: Text, melee: Text, ranged: Text, area: Text) -> str:
        return str(name) + ": Bewegung " + str(mv) + ", Körper " + str(bp) + ", Würfel: nah " + str(melee) + ", fern " + str(ranged) + ", Fläche " + str(area)


    @staticmethod
    def hint_creature(*, name: Text, mv: Text, bp: Text, defence: Text, melee: Text, ranged: Text, area: Text) -> str:
        return str(name) + ": Bewegung " + str(mv) + ", Körper " + str(bp) + ", Abwehr " + str(defence) + ", Würfel: nah " + str(melee) + ", fern " + str(ranged) + ", Fläche " + str(area)

    gone_short: str = "(gegangen)"
    no_adventurer: str = "kein Abenteurer"

    @staticmethod
    def body_points(*, bp: Text, most: Text) -> str:
        return "Körper " + str(bp) + "/" + str(most)

    webbed_short: str = "im Netz"
    your_hand: str = "Deine Karten:"

    @staticmethod
    def hand_summary(*, names: Text) -> str:
        return "Deine Karten: " + str(names) + "."


    @staticmethod
    def held_card(*, card: Text, when: Text) -> str:
        return str(card) + " (gefragt: " + str(when) + ")"

    ranking: str = "Vom Ersten zum Letzten"
    key_help: english.KeyHelpTable = {
        "arrows": "zur nächsten Möglichkeit in dieser Richtung auf dem Plan, oder in der Liste",
        "tab": "die nächste Zeile der Liste",
        "number": "die Zeile mit dieser Nummer",
        "find": "nur Zeilen, die das enthalten; Escape zeigt wieder alle",
        "asking": "wann du gefragt wirst, nach allen Karten oder nach einer",
    }
    key_names: english.KeyNamesTable = {
        "arrows": "Pfeile",
        "tab": "Tab",
        "number": "12, Enter",
    }
    typed_help: english.TypedHelpTable = {
        "action": "eine Aktion: Verb, dann Spalte und Zeile eines Feldes",
        "lay": "eine Platte: Spalte und Zeile ihres Platzes, dann Vierteldrehungen",
        "play": "eine Karte; pass, done, stay und stop tun nichts (mehr)",
        "ask": "bei jeder Gelegenheit gefragt werden; ask usual, ask none",
        "switch": "für eine Karte: usual, always oder later (ab deinem nächsten Zug)",
    }
    sign_names: english.SignNamesTable = {
        "chest": "CC $$ 1 bis 6",
        "ground": ". ## leer",
    }
    sign_help: english.SignHelpTable = {
        "adventurers": "die Abenteurer nach Plätzen, groß geschrieben",
        "monsters": "ein Monster: der erste Buchstabe seiner Art (englisch), dann wem es gehört",
        "chest": "die Truhe, Schätze, Startpunkte",
        "ground": "Boden, Fels, noch nicht gelegt",
        "water": "flaches Wasser, tiefes Wasser, Lava",
        "offered": "ein Feld zum Wählen; [ ] das markierte",
    }
