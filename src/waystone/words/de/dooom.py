"""Made by `make words` from languages/de/dooom.ftl: do not edit."""

from __future__ import annotations

from waystone.words.runtime import Person, Text, key, number
from waystone.words.en import dooom as english


class Words(english.Words):
    """The messages of this catalogue."""


    @staticmethod
    def player(*, number: Text) -> str:
        return "Spieler " + str(number)


    @staticmethod
    def way(*, way: str) -> str:
        return ({"n": "nach Norden", "e": "nach Osten", "s": "nach Süden"}.get(key(way)) or "nach Westen")


    @staticmethod
    def side(*, way: str) -> str:
        return ({"n": "Norden", "e": "Osten", "s": "Süden"}.get(key(way)) or "Westen")


    @staticmethod
    def distance(*, count: int, way: str) -> str:
        return str(count) + " " + Words.way(way=way)


    @staticmethod
    def hit_points(*, count: int) -> str:
        return ("1 Lebenspunkt" if (count == 1) else str(count) + " Lebenspunkte")


    @staticmethod
    def of_goal(*, gold: Text, goal: Text) -> str:
        return str(gold) + " von " + str(goal)


    @staticmethod
    def gold_of_goal(*, gold: Text, goal: Text) -> str:
        return Words.of_goal(gold=gold, goal=goal) + " Gold"


    @staticmethod
    def round(*, round: Text) -> str:
        return "Runde " + str(round)

    tiles: english.TilesTable = {
        "wall": "Mauer",
        "floor": "Boden",
        "exit": "Ausgang",
        "unknown": "unbekannt",
        "gold": "Gold",
        "potion": "Heiltrank",
        "sword": "Schwert",
        "armour": "Rüstung",
        "lantern": "Laterne",
    }
    states: english.StatesTable = {
        "empty": "freier Platz",
        "alive": "lebt",
        "dead": "tot",
        "gone": "fort",
    }

    @staticmethod
    def joined(*, who: Person) -> str:
        return ("Du steigst ins Verlies hinab." if who.is_you else who.name + " steigt ins Verlies hinab.")


    @staticmethod
    def began(*, who: Person) -> str:
        return ("Die Partie beginnt mit dir." if who.is_you else "Die Partie beginnt mit " + who.name + ".")


    @staticmethod
    def turn_began(*, who: Person, round: Text) -> str:
        return (Words.round(round=round) + ": Du bist am Zug." if who.is_you else Words.round(round=round) + ": " + who.name + " ist unterwegs.")


    @staticmethod
    def moved(*, who: Person, way: str) -> str:
        return ("Du gehst " + Words.way(way=way) + "." if who.is_you else who.name + " geht " + Words.way(way=way) + ".")


    @staticmethod
    def picked_up(*, thing: str, who: Person, amount: Text) -> str:
        return (("Du nimmst " + str(amount) + " Gold." if who.is_you else who.name + " nimmt " + str(amount) + " Gold.") if key(thing) == "gold" else ("Du trinkst einen Heiltrank: ein Lebenspunkt mehr." if who.is_you else who.name + " trinkt einen Heiltrank: ein Lebenspunkt mehr.") if key(thing) == "potion" else ("Du nimmst ein Schwert." if who.is_you else who.name + " nimmt ein Schwert.") if key(thing) == "sword" else ("Du legst eine Rüstung an." if who.is_you else who.name + " legt eine Rüstung an.") if key(thing) == "armour" else ("Du nimmst eine Laterne: Jetzt siehst du weiter." if who.is_you else who.name + " nimmt eine Laterne."))


    @staticmethod
    def attacked(*, blow: str, who: Person, way: str, damage: Text) -> str:
        return (("Du schlägst " + Words.way(way=way) + " und triffst nicht." if who.is_you else who.name + " schlägt " + Words.way(way=way) + " und trifft nicht.") if key(blow) == "missed" else ("Du triffst im " + Words.side(way=way) + ", doch die Rüstung hält." if who.is_you else who.name + " trifft im " + Words.side(way=way) + ", doch die Rüstung hält.") if key(blow) == "held" else ("Du führst einen tödlichen Schlag " + Words.way(way=way) + "." if who.is_you else who.name + " führt einen tödlichen Schlag " + Words.way(way=way) + ".") if key(blow) == "killed" else ("Du triffst im " + Words.side(way=way) + ": " + str(damage) + " Schaden." if who.is_you else who.name + " trifft im " + Words.side(way=way) + ": " + str(damage) + " Schaden."))


    @staticmethod
    def struck(*, blow: str, who: Person, way: str, count: int) -> str:
        return (("Ein Schlag aus " + Words.side(way=way) + " verfehlt dich." if who.is_you else "Ein Schlag aus " + Words.side(way=way) + " verfehlt " + who.name + ".") if key(blow) == "missed" else ("Ein Schlag aus " + Words.side(way=way) + " prallt an deiner Rüstung ab." if who.is_you else "Ein Schlag aus " + Words.side(way=way) + " prallt an der Rüstung von " + who.name + " ab.") if key(blow) == "held" else ("Ein Schlag aus " + Words.side(way=way) + " kostet dich " + Words.hit_points(count=count) + "." if who.is_you else "Ein Schlag aus " + Words.side(way=way) + " kostet " + who.name + " " + Words.hit_points(count=count) + "."))


    @staticmethod
    def changed(*, who: Person) -> str:
        return ("In deiner Sicht hat sich etwas verändert." if who.is_you else "Bei " + who.name + " hat sich etwas verändert.")


    @staticmethod
    def died(*, who: Person) -> str:
        return ("Du stirbst." if who.is_you else who.name + " ist tot.")


    @staticmethod
    def left(*, who: Person) -> str:
        return ("Du verlässt das Verlies." if who.is_you else who.name + " ist fort.")


    @staticmethod
    def ended(*, reason: str, who: Person) -> str:
        return "Die Partie ist vorbei. " + Words.reason(reason=reason, who=who)


    @staticmethod
    def status(*, who: Person, ap: Text) -> str:
        return ("Du bist am Zug: noch " + str(ap) + " AP" if who.is_you else who.name + ": noch " + str(ap) + " AP")


    @staticmethod
    def status_theirs(*, who: Person) -> str:
        return who.name + " ist im Dunkeln unterwegs."

    over: str = "Die Partie ist vorbei."

    @staticmethod
    def reason(*, reason: str, who: Person) -> str:
        return (("Du hast mit genug Gold hinausgefunden." if who.is_you else who.name + " hat mit genug Gold hinausgefunden.") if key(reason) == "escaped_with_the_gold" else ("Außer dir lebt niemand mehr." if who.is_you else "Außer " + who.name + " lebt niemand mehr.") if key(reason) == "last_one_standing" else "Niemand lebt mehr." if key(reason) == "nobody_alive" else "Die letzte Runde ist gespielt, und niemand kam hinaus." if key(reason) == "last_round_played" else "Die Partie wurde abgebrochen." if key(reason) == "stopped" else "Niemand war mehr da, um den Bots zuzusehen.")

    figures: english.FiguresTable = {
        "gold": "Gold",
        "hit_points": "Lebenspunkte",
        "rounds": "Runden",
    }
    end_turn: str = "Zug beenden"
    pick_up: english.PickUpTable = {
        "gold": "Gold nehmen · 1 AP",
        "potion": "Trank trinken · beendet den Zug",
        "sword": "Schwert nehmen · 1 AP",
        "armour": "Rüstung nehmen · 1 AP",
        "lantern": "Laterne nehmen · 1 AP",
    }

    @staticmethod
    def do_there(*, verb: str, way: str) -> str:
        return ("Angriff " + Words.way(way=way) + ": kostet alle AP, trifft in drei von vier Fällen" if key(verb) == "attack" else ({"n": "Nach Norden gehen", "e": "Nach Osten gehen", "s": "Nach Süden gehen"}.get(key(way)) or "Nach Westen gehen"))

    refusals: english.RefusalsTable = {
        "NOT_STARTED": "Die Partie hat noch nicht begonnen.",
        "GAME_OVER": "Die Partie ist vorbei.",
        "DEAD": "Du bist tot.",
        "BLOCKED_WALL": "Dort ist eine Mauer.",
        "BLOCKED_PLAYER": "Dort steht jemand.",
        "NOTHING_HERE": "Hier liegt nichts.",
        "ALREADY_HAVE": "So etwas trägst du schon.",
        "NO_TARGET": "Dort steht niemand.",
        "FULL": "Das Verlies ist voll.",
        "SEATED": "Du sitzt schon an diesem Tisch.",
        "RUNNING": "Die Partie hat begonnen.",
    }
    key_help: english.KeyHelpTable = {
        "ways": "gehen; auf jemanden zu: angreifen, mit allen AP",
        "walk": "zu einem bekannten Feld gehen, bis etwas Neues in Sicht kommt",
        "take": "aufheben, was unter dir liegt",
        "end": "den Zug beenden",
        "drag": "auf der Karte umsehen",
    }
    board: str = "Das Verlies, soweit du es kennst"
    keys: english.KeysTable = {
        "ways": "Pfeiltasten, W A S D",
        "walk": "Klicken oder Tippen",
        "take": "E oder G",
        "end": "Leertaste",
        "drag": "Ziehen",
    }
    cell: english.CellTable = {
        "you": "du",
        "stranger": "jemand anderes",
        "lit": "in Sicht",
        "remembered": "in Erinnerung",
        "move": "Eingabetaste: dorthin gehen",
        "attack": "Eingabetaste: angreifen, kostet alle AP",
    }
    dark: english.DarkTable = {
        "watch": "Zu dunkel zum Zuschauen",
        "watch_text": "Wer spielt, sieht nur das Nahe; wer zuschaut, erfährt, wer lebt und wer am Zug ist.",
        "dead_text": "Dein Gold liegt, wo du gefallen bist. Die Lebenden spielen weiter; du hörst, wer noch stirbt und wer hinauskommt.",
        "gone": "Du hast das Verlies verlassen",
        "waiting": "Das Tor ist noch zu",
        "waiting_text": "Es geht los, sobald genug Spieler da sind.",
    }

    @staticmethod
    def prompt_on_thing(*, who: Person, ap: Text, text: Text) -> str:
        return Words.status(who=who, ap=ap) + ". " + str(text)

    lying_here: english.LyingHereTable = {
        "gold": "Hier liegt Gold: p hebt es auf.",
        "potion": "Hier liegt ein Heiltrank: p trinkt ihn.",
        "sword": "Hier liegt ein Schwert: p hebt es auf.",
        "armour": "Hier liegt eine Rüstung: p legt sie an.",
        "lantern": "Hier liegt eine Laterne: p hebt sie auf.",
    }
    pick_up_here: str = "Aufheben, was hier liegt"
    grave: str = "Du bist tot. Die anderen spielen im Dunkeln weiter."

    @staticmethod
    def map_and_round(*, map: Text, round: Text) -> str:
        return str(map) + ", Runde " + str(round)

    facts: english.FactsTable = {
        "life": "Leben",
        "ap": "AP",
        "gold": "Gold",
        "gear": "Ausrüstung",
        "goal": "Ziel",
    }

    @staticmethod
    def goal_gold(*, goal: Text) -> str:
        return str(goal) + " Gold"

    not_your_turn: str = "nicht am Zug"
    gear_none: str = "keine"

    @staticmethod
    def gear_and_price(*, gear: Text, ap: Text) -> str:
        return str(gear) + ", also " + str(ap) + " AP pro Zug"


    @staticmethod
    def position(*, round: Text, count: int, ap: Text, gold: Text, goal: Text, gear: Text) -> str:
        return Words.round(round=round) + ": " + Words.hit_points(count=count) + ", " + str(ap) + " AP, " + Words.gold_of_goal(gold=gold, goal=goal) + ", Ausrüstung: " + str(gear) + "."


    @staticmethod
    def position_watched(*, count: int, round: Text, goal: Text) -> str:
        return (Words.round(round=round) + ", Ziel " + str(goal) + " Gold; 1 Spieler lebt." if (count == 1) else Words.round(round=round) + ", Ziel " + str(goal) + " Gold; " + str(count) + " Spieler leben.")


    @staticmethod
    def gold_by(*, who: Person) -> str:
        return ("Dein Gold" if who.is_you else "Gold von " + who.name)

    legend: english.LegendTable = {
        "you": "du",
        "other": "jemand",
    }
    terminal_keys: english.TerminalKeysTable = {
        "ways": "Pfeile, WASD, hjkl",
        "end": "Leertaste",
    }
    typed_help: english.TypedHelpTable = {
        "ways": "ein Feld gehen",
        "attack": "zuschlagen, mit allen AP, die noch da sind",
    }
    signs: english.SignsTable = {
        "you": "du",
        "other": "jemand anderes",
        "ground": "Boden und Mauer; , ist Boden, der früher zu sehen war, leer nie Gesehenes",
        "goals": "Ausgang, Gold; klein geschrieben, wo sie früher zu sehen waren",
        "potion": "Heiltrank: ein Lebenspunkt mehr, und der Zug ist vorbei",
        "gear": "Schwert, Rüstung, Laterne; jedes kostet 1 AP in jedem späteren Zug",
    }
