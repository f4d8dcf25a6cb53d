"""Made by `make words` from languages/en/dooom.ftl: do not edit."""

from __future__ import annotations

from typing import TypedDict

from waystone.words.runtime import Person, Text, key, number

TilesTable = TypedDict("TilesTable", {"wall": str, "floor": str, "exit": str, "unknown": str, "gold": str, "potion": str, "sword": str, "armour": str, "lantern": str, })
StatesTable = TypedDict("StatesTable", {"empty": str, "alive": str, "dead": str, "gone": str, })
FiguresTable = TypedDict("FiguresTable", {"gold": str, "hit_points": str, "rounds": str, })
PickUpTable = TypedDict("PickUpTable", {"gold": str, "potion": str, "sword": str, "armour": str, "lantern": str, })
RefusalsTable = TypedDict("RefusalsTable", {"NOT_STARTED": str, "GAME_OVER": str, "DEAD": str, "BLOCKED_WALL": str, "BLOCKED_PLAYER": str, "NOTHING_HERE": str, "ALREADY_HAVE": str, "NO_TARGET": str, "FULL": str, "SEATED": str, "RUNNING": str, })
KeyHelpTable = TypedDict("KeyHelpTable", {"ways": str, "walk": str, "take": str, "end": str, "drag": str, })
KeysTable = TypedDict("KeysTable", {"ways": str, "walk": str, "take": str, "end": str, "drag": str, })
CellTable = TypedDict("CellTable", {"you": str, "stranger": str, "lit": str, "remembered": str, "move": str, "attack": str, })
DarkTable = TypedDict("DarkTable", {"watch": str, "watch_text": str, "dead_text": str, "gone": str, "waiting": str, "waiting_text": str, })
LyingHereTable = TypedDict("LyingHereTable", {"gold": str, "potion": str, "sword": str, "armour": str, "lantern": str, })
FactsTable = TypedDict("FactsTable", {"life": str, "ap": str, "gold": str, "gear": str, "goal": str, })
LegendTable = TypedDict("LegendTable", {"you": str, "other": str, })
TerminalKeysTable = TypedDict("TerminalKeysTable", {"ways": str, "end": str, })
TypedHelpTable = TypedDict("TypedHelpTable", {"ways": str, "attack": str, })
SignsTable = TypedDict("SignsTable", {"you": str, "other": str, "ground": str, "goals": str, "potion": str, "gear": str, })

class Words:
    """The messages of this catalogue."""


    @staticmethod
    def player(*, number: Text) -> str:
        return "Player " + str(number)


    @staticmethod
    def way(*, way: str) -> str:
        return ({"n": "north", "e": "east", "s": "south"}.get(key(way)) or "west")


    @staticmethod
    def side(*, way: str) -> str:
        return ({"n": "north", "e": "east", "s": "south"}.get(key(way)) or "west")


    @staticmethod
    def distance(*, count: int, way: str) -> str:
        return str(count) + " " + Words.way(way=way)


    @staticmethod
    def hit_points(*, count: int) -> str:
        return ("1 hit point" if (count == 1) else str(count) + " hit points")


    @staticmethod
    def of_goal(*, gold: Text, goal: Text) -> str:
        return str(gold) + " of " + str(goal)


    @staticmethod
    def gold_of_goal(*, gold: Text, goal: Text) -> str:
        return Words.of_goal(gold=gold, goal=goal) + " gold"


    @staticmethod
    def round(*, round: Text) -> str:
        return "Round " + str(round)

    tiles: TilesTable = {
        "wall": "wall",
        "floor": "floor",
        "exit": "exit",
        "unknown": "unknown",
        "gold": "gold",
        "potion": "potion",
        "sword": "sword",
        "armour": "armour",
        "lantern": "lantern",
    }
    states: StatesTable = {
        "empty": "free seat",
        "alive": "alive",
        "dead": "dead",
        "gone": "gone",
    }

    @staticmethod
    def joined(*, who: Person) -> str:
        return ("You come down into the dungeon." if who.is_you else who.name + " comes down into the dungeon.")


    @staticmethod
    def began(*, who: Person) -> str:
        return ("The match begins with you." if who.is_you else "The match begins with " + who.name + ".")


    @staticmethod
    def turn_began(*, who: Person, round: Text) -> str:
        return (Words.round(round=round) + ": your turn." if who.is_you else Words.round(round=round) + ": " + who.name + " is on the move.")


    @staticmethod
    def moved(*, who: Person, way: str) -> str:
        return ("You go " + Words.way(way=way) + "." if who.is_you else who.name + " goes " + Words.way(way=way) + ".")


    @staticmethod
    def picked_up(*, thing: str, who: Person, amount: Text) -> str:
        return (("You take " + str(amount) + " gold." if who.is_you else who.name + " takes " + str(amount) + " gold.") if key(thing) == "gold" else ("You drink a health potion: one hit point more." if who.is_you else who.name + " drinks a health potion: one hit point more.") if key(thing) == "potion" else ("You take a sword." if who.is_you else who.name + " takes a sword.") if key(thing) == "sword" else ("You put on armour." if who.is_you else who.name + " puts on armour.") if key(thing) == "armour" else ("You take a lantern: you see farther now." if who.is_you else who.name + " takes a lantern."))


    @staticmethod
    def attacked(*, blow: str, who: Person, way: str, damage: Text) -> str:
        return (("You strike " + Words.way(way=way) + " and miss." if who.is_you else who.name + " strikes " + Words.way(way=way) + " and misses.") if key(blow) == "missed" else ("You hit to the " + Words.side(way=way) + ", but the armour holds." if who.is_you else who.name + " hits to the " + Words.side(way=way) + ", but the armour holds.") if key(blow) == "held" else ("You strike a deadly blow to the " + Words.side(way=way) + "." if who.is_you else who.name + " strikes a deadly blow to the " + Words.side(way=way) + ".") if key(blow) == "killed" else ("You hit to the " + Words.side(way=way) + ": " + str(damage) + " damage." if who.is_you else who.name + " hits to the " + Words.side(way=way) + ": " + str(damage) + " damage."))


    @staticmethod
    def struck(*, blow: str, who: Person, way: str, count: int) -> str:
        return (("A blow from the " + Words.side(way=way) + " misses you." if who.is_you else "A blow from the " + Words.side(way=way) + " misses " + who.name + ".") if key(blow) == "missed" else ("A blow from the " + Words.side(way=way) + " bounces off your armour." if who.is_you else "A blow from the " + Words.side(way=way) + " bounces off the armour of " + who.name + ".") if key(blow) == "held" else ("A blow from the " + Words.side(way=way) + " costs you " + Words.hit_points(count=count) + "." if who.is_you else "A blow from the " + Words.side(way=way) + " costs " + who.name + " " + Words.hit_points(count=count) + "."))


    @staticmethod
    def changed(*, who: Person) -> str:
        return ("Something in sight has changed." if who.is_you else "Something near " + who.name + " has changed.")


    @staticmethod
    def died(*, who: Person) -> str:
        return ("You die." if who.is_you else who.name + " is dead.")


    @staticmethod
    def left(*, who: Person) -> str:
        return ("You leave the dungeon." if who.is_you else who.name + " is gone.")


    @staticmethod
    def ended(*, reason: str, who: Person) -> str:
        return "The match is over. " + Words.reason(reason=reason, who=who)


    @staticmethod
    def status(*, who: Person, ap: Text) -> str:
        return ("Your turn: " + str(ap) + " AP left" if who.is_you else who.name + ": " + str(ap) + " AP left")


    @staticmethod
    def status_theirs(*, who: Person) -> str:
        return who.name + " is on the move in the dark."

    over: str = "The match is over."

    @staticmethod
    def reason(*, reason: str, who: Person) -> str:
        return (("You found the way out with enough gold." if who.is_you else who.name + " found the way out with enough gold.") if key(reason) == "escaped_with_the_gold" else ("You are the last one alive." if who.is_you else who.name + " is the last one alive.") if key(reason) == "last_one_standing" else "Nobody is alive any more." if key(reason) == "nobody_alive" else "The last round is played, and nobody got out." if key(reason) == "last_round_played" else "The host stopped the match." if key(reason) == "stopped" else "Nobody was left to see how the bots went on.")

    figures: FiguresTable = {
        "gold": "Gold",
        "hit_points": "Hit points",
        "rounds": "Rounds",
    }
    end_turn: str = "End the turn"
    pick_up: PickUpTable = {
        "gold": "Take the gold · 1 AP",
        "potion": "Drink the potion · ends the turn",
        "sword": "Take the sword · 1 AP",
        "armour": "Take the armour · 1 AP",
        "lantern": "Take the lantern · 1 AP",
    }

    @staticmethod
    def do_there(*, verb: str, way: str) -> str:
        return ("Attack to the " + Words.side(way=way) + ": costs all AP, hits 3 times in 4" if key(verb) == "attack" else "Move " + Words.way(way=way))

    refusals: RefusalsTable = {
        "NOT_STARTED": "The match has not begun.",
        "GAME_OVER": "The match is over.",
        "DEAD": "You are dead.",
        "BLOCKED_WALL": "There is a wall.",
        "BLOCKED_PLAYER": "Somebody stands there.",
        "NOTHING_HERE": "There is nothing to pick up here.",
        "ALREADY_HAVE": "You carry one of these already.",
        "NO_TARGET": "Nobody stands there.",
        "FULL": "The dungeon is full.",
        "SEATED": "You sit at this table already.",
        "RUNNING": "The match has begun.",
    }
    key_help: KeyHelpTable = {
        "ways": "walk; toward a player: attack, with all your AP",
        "walk": "go to a tile you know, until something new comes into sight",
        "take": "pick up what lies below you",
        "end": "end the turn",
        "drag": "look around on the map",
    }
    board: str = "The dungeon as you know it"
    keys: KeysTable = {
        "ways": "Arrow keys, W A S D",
        "walk": "Click or tap",
        "take": "E or G",
        "end": "Space",
        "drag": "Drag",
    }
    cell: CellTable = {
        "you": "you",
        "stranger": "another player",
        "lit": "in sight",
        "remembered": "remembered",
        "move": "press Enter: go there",
        "attack": "press Enter: attack, all your AP",
    }
    dark: DarkTable = {
        "watch": "Too dark to watch",
        "watch_text": "Who plays sees only what is near; who watches learns who lives and whose turn it is.",
        "dead_text": "Your gold lies where you fell. The living play on; you hear who else dies and who gets out.",
        "gone": "You have left the dungeon",
        "waiting": "The gate is still shut",
        "waiting_text": "The match begins when enough players have come.",
    }

    @staticmethod
    def prompt_on_thing(*, who: Person, ap: Text, text: Text) -> str:
        return Words.status(who=who, ap=ap) + ". " + str(text)

    lying_here: LyingHereTable = {
        "gold": "Gold lies here: p picks it up.",
        "potion": "A health potion lies here: p drinks it.",
        "sword": "A sword lies here: p picks it up.",
        "armour": "Armour lies here: p puts it on.",
        "lantern": "A lantern lies here: p picks it up.",
    }
    pick_up_here: str = "Pick up what lies here"
    grave: str = "You are dead. The others play on in the dark."

    @staticmethod
    def map_and_round(*, map: Text, round: Text) -> str:
        return str(map) + ", round " + str(round)

    facts: FactsTable = {
        "life": "Life",
        "ap": "AP",
        "gold": "Gold",
        "gear": "Gear",
        "goal": "Goal",
    }

    @staticmethod
    def goal_gold(*, goal: Text) -> str:
        return str(goal) + " gold"

    not_your_turn: str = "not your turn"
    gear_none: str = "none"

    @staticmethod
    def gear_and_price(*, gear: Text, ap: Text) -> str:
        return str(gear) + ", so " + str(ap) + " AP a turn"


    @staticmethod
    def position(*, round: Text, count: int, ap: Text, gold: Text, goal: Text, gear: Text) -> str:
        return Words.round(round=round) + ": " + Words.hit_points(count=count) + ", " + str(ap) + " AP, " + Words.gold_of_goal(gold=gold, goal=goal) + ", gear: " + str(gear) + "."


    @staticmethod
    def position_watched(*, count: int, round: Text, goal: Text) -> str:
        return (Words.round(round=round) + ", goal " + str(goal) + " gold; 1 player alive." if (count == 1) else Words.round(round=round) + ", goal " + str(goal) + " gold; " + str(count) + " players alive.")


    @staticmethod
    def gold_by(*, who: Person) -> str:
        return ("Your gold" if who.is_you else "Gold of " + who.name)

    legend: LegendTable = {
        "you": "you",
        "other": "another",
    }
    terminal_keys: TerminalKeysTable = {
        "ways": "arrows, WASD, hjkl",
        "end": "space",
    }
    typed_help: TypedHelpTable = {
        "ways": "go one tile",
        "attack": "strike, with all AP that are left",
    }
    signs: SignsTable = {
        "you": "you",
        "other": "somebody else",
        "ground": "floor and wall; , is floor seen earlier, blank was never seen",
        "goals": "exit, gold; in small letters where they were seen earlier",
        "potion": "potion: one more hit point, and the turn is over",
        "gear": "sword, armour, lantern; each costs 1 AP of every later turn",
    }
