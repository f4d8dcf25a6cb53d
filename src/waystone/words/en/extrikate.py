"""Made by `make words` from languages/en/extrikate.ftl: do not edit."""

from __future__ import annotations

from typing import TypedDict

from waystone.words.runtime import Person, Text, key, number

StepsTable = TypedDict("StepsTable", {"turn_start": str, "between_rolls": str, "move_or_dig": str, "dig_only": str, "place_wall": str, "place_door": str, "cave_in": str, "monster": str, })
OddsTable = TypedDict("OddsTable", {"title": str, "home": str, "leave": str, "stay": str, "note": str, })
RefusalsTable = TypedDict("RefusalsTable", {"OUT": str, "SETTLE_FIRST": str, "ROLL_FIRST": str, "TOO_LATE": str, "ALREADY_LEAVING": str, "NOT_YET": str, "NOT_ROLLED": str, "TOO_POOR": str, "RIM": str, "WALL_AHEAD": str, "UNEXPLORED": str, "EXPLORED": str, "NO_WALL": str, "NOT_OPEN": str, "DOOR_THERE": str, "WRONG_NUMBER": str, })
TasksTable = TypedDict("TasksTable", {"turn_start": str, "first_roll": str, "homewards": str, "between_rolls": str, "move_or_dig": str, "dig_only": str, "place_wall": str, "place_door": str, "cave_in": str, })
ActionsTable = TypedDict("ActionsTable", {"roll": str, "end_turn": str, "declare_exit": str, "fight": str, "bribe": str, })
ResultKindsTable = TypedDict("ResultKindsTable", {"trap": str, "monster": str, "gain": str, "move_or_dig": str, "wall": str, "door": str, "cave-in": str, })
KeyHelpTable = TypedDict("KeyHelpTable", {"roll": str, "ways": str, "end": str, "exit": str, "monster": str, })
KeyNamesTable = TypedDict("KeyNamesTable", {"roll": str, "ways": str, })
TypedHelpTable = TypedDict("TypedHelpTable", {"ways": str, "verbs": str, "cave_in": str, "others": str, })
SignNamesTable = TypedDict("SignNamesTable", {"wall": str, })
SignsTable = TypedDict("SignsTable", {"players": str, "dot": str, "wall": str, "door": str, })

class Words:
    """The messages of this catalogue."""


    @staticmethod
    def delver(*, number: Text) -> str:
        return "Delver " + str(number)


    @staticmethod
    def way(*, way: str) -> str:
        return ({"n": "north", "e": "east", "s": "south"}.get(key(way)) or "west")


    @staticmethod
    def side(*, way: str) -> str:
        return ({"n": "north", "e": "east", "s": "south"}.get(key(way)) or "west")


    @staticmethod
    def lives(*, count: int) -> str:
        return ("1 life" if (count == 1) else str(count) + " lives")


    @staticmethod
    def treasure(*, count: int) -> str:
        return str(count) + " treasure"


    @staticmethod
    def walls(*, count: int) -> str:
        return ("no wall" if count == 0 else "1 wall" if (count == 1) else str(count) + " walls")


    @staticmethod
    def result(*, result: str, strength: Text) -> str:
        return ("Trap " + str(strength) if key(result) == "trap" else "Monster " + str(strength) if key(result) == "monster" else "Treasure" if key(result) == "gain" else "Wall" if key(result) == "wall" else "Door" if key(result) == "door" else "Cave-in" if key(result) == "cave-in" else "Move or dig")


    @staticmethod
    def turn_began(*, who: Person, turn: Text) -> str:
        return ("Your turn " + str(turn) + "." if who.is_you else who.name + ": turn " + str(turn) + ".")


    @staticmethod
    def exit_declared(*, who: Person) -> str:
        return ("You turn back: from now on, it is the way home." if who.is_you else who.name + " turns back.")


    @staticmethod
    def rolled(*, who: Person, dice: Text, sum: Text, result: str, strength: Text) -> str:
        return ("You roll " + str(dice) + " = " + str(sum) + ": " + Words.result(result=result, strength=strength) + "." if who.is_you else who.name + " rolls " + str(dice) + " = " + str(sum) + ": " + Words.result(result=result, strength=strength) + ".")

    nothing_happened: str = "There is nothing to do with that."

    @staticmethod
    def moved(*, is_new: bool, who: Person, way: str, cell: Text) -> str:
        return (("You walk " + Words.way(way=way) + " to " + str(cell) + ", where nobody has been before." if who.is_you else who.name + " walks " + Words.way(way=way) + " to " + str(cell) + ", where nobody has been before.") if is_new else ("You walk " + Words.way(way=way) + " to " + str(cell) + "." if who.is_you else who.name + " walks " + Words.way(way=way) + " to " + str(cell) + "."))


    @staticmethod
    def dug(*, is_open: bool, who: Person, way: str, die: Text) -> str:
        return (("You dig " + Words.way(way=way) + " and roll a " + str(die) + ": the wall is gone." if who.is_you else who.name + " digs " + Words.way(way=way) + " and rolls a " + str(die) + ": the wall is gone.") if is_open else ("You dig " + Words.way(way=way) + " and roll a " + str(die) + ": the wall holds." if who.is_you else who.name + " digs " + Words.way(way=way) + " and rolls a " + str(die) + ": the wall holds."))


    @staticmethod
    def wall_drawn(*, who: Person, way: str, cell: Text) -> str:
        return ("You draw a wall " + Words.side(way=way) + " of " + str(cell) + "." if who.is_you else who.name + " draws a wall " + Words.side(way=way) + " of " + str(cell) + ".")


    @staticmethod
    def door_drawn(*, who: Person, way: str, cell: Text) -> str:
        return ("You draw a door " + Words.side(way=way) + " of " + str(cell) + "." if who.is_you else who.name + " draws a door " + Words.side(way=way) + " of " + str(cell) + ".")


    @staticmethod
    def cave_in_began(*, count: int, die: Text) -> str:
        return ("The roof comes down, with a " + str(die) + ": nothing falls." if count == 0 else "The roof comes down, with a " + str(die) + ": 1 wall to draw." if (count == 1) else "The roof comes down, with a " + str(die) + ": " + str(count) + " walls to draw.")


    @staticmethod
    def cave_in_ended(*, cell: Text, sides: Text) -> str:
        return "Rubble closes " + str(cell) + " on these sides: " + str(sides) + "."


    @staticmethod
    def treasure_gained(*, who: Person, gained: int, all: int) -> str:
        return ("You gain " + str(gained) + " treasure and have " + str(all) + "." if who.is_you else who.name + " gains " + str(gained) + " treasure and has " + str(all) + ".")


    @staticmethod
    def trap_sprung(*, is_safe: bool, who: Person, strength: Text, die: Text) -> str:
        return (("Trap " + str(strength) + ": you roll a " + str(die) + " and get away." if who.is_you else "Trap " + str(strength) + ": " + who.name + " rolls a " + str(die) + " and gets away.") if is_safe else ("Trap " + str(strength) + ": you roll a " + str(die) + " and are hit." if who.is_you else "Trap " + str(strength) + ": " + who.name + " rolls a " + str(die) + " and is hit."))


    @staticmethod
    def fought(*, is_won: bool, who: Person, strength: Text, die: Text) -> str:
        return (("Monster " + str(strength) + ": you roll a " + str(die) + " and win." if who.is_you else "Monster " + str(strength) + ": " + who.name + " rolls a " + str(die) + " and wins.") if is_won else ("Monster " + str(strength) + ": you roll a " + str(die) + " and lose." if who.is_you else "Monster " + str(strength) + ": " + who.name + " rolls a " + str(die) + " and loses."))


    @staticmethod
    def spoils_rolled(*, gained: int, die: Text) -> str:
        return ("Its hoard, with a " + str(die) + ": empty." if gained == 0 else "Its hoard, with a " + str(die) + ": " + str(gained) + " treasure.")


    @staticmethod
    def bribed(*, who: Person, paid: int, all: int) -> str:
        return ("You pay the monster " + str(paid) + " treasure and have " + str(all) + " left." if who.is_you else who.name + " pays the monster " + str(paid) + " treasure and has " + str(all) + " left.")


    @staticmethod
    def life_lost(*, who: Person, count: int) -> str:
        return (("You have no life left." if count == 0 else "You have 1 life left." if (count == 1) else "You have " + str(count) + " lives left.") if who.is_you else (who.name + " has no life left." if count == 0 else who.name + " has 1 life left." if (count == 1) else who.name + " has " + str(count) + " lives left."))


    @staticmethod
    def died(*, cause: str, who: Person) -> str:
        return (("You die in the dark, and your treasure is lost." if who.is_you else who.name + " is dead.") if key(cause) == "killed" else ("You are lost in the dark." if who.is_you else who.name + " is lost in the dark.") if key(cause) == "lost_in_the_dark" else ("You give up." if who.is_you else who.name + " gives up."))


    @staticmethod
    def came_home(*, who: Person, all: int) -> str:
        return ("You are home with " + str(all) + " treasure!" if who.is_you else who.name + " is home with " + str(all) + " treasure!")


    @staticmethod
    def ended(*, text: Text) -> str:
        return "The match is over: " + str(text)


    @staticmethod
    def roll_off(*, who: Person, throws: Text) -> str:
        return ("Roll-off for the first turn: " + str(throws) + ". You begin." if who.is_you else "Roll-off for the first turn: " + str(throws) + ". " + who.name + " begins.")

    roll_off_again: str = "; again "

    @staticmethod
    def status(*, who: Person, task: Text) -> str:
        return ("You: " + str(task) if who.is_you else who.name + ": " + str(task))

    over: str = "The match is over."
    steps: StepsTable = {
        "turn_start": "roll the dice",
        "between_rolls": "roll again, or stop",
        "move_or_dig": "walk, or dig at a wall",
        "dig_only": "walled in, so dig",
        "place_wall": "draw a wall",
        "place_door": "draw a door",
        "cave_in": "choose what caves in",
        "monster": "fight or bribe",
    }

    @staticmethod
    def rolls(*, made: Text, most: Text) -> str:
        return "roll " + str(made) + " of " + str(most)


    @staticmethod
    def reason(*, reason: str, who: Person, names: Text) -> str:
        return (("You got out alive." if who.is_you else who.name + " got out alive.") if key(reason) == "escaped" else ("You brought home the most." if who.is_you else who.name + " brought home the most.") if key(reason) == "most_treasure" else "Equal hauls: " + str(names) + " share the win." if key(reason) == "equal_treasure" else "Nobody came home. The dungeon wins.")

    escaped: str = "Escaped"
    draw: str = "Shared victory"
    dead: str = "dead"
    home: str = "home"
    odds: OddsTable = {
        "title": "Should I turn back?",
        "home": "Alive at home, leaving now",
        "leave": "Expected treasure, leaving now",
        "stay": "Expected treasure, one more roll",
        "note": "Exact odds with perfect play, as if the way home stayed as long as it is.",
    }

    @staticmethod
    def do_there(*, verb: str, way: str) -> str:
        return ("Walk " + Words.way(way=way) if key(verb) == "move" else "Dig " + Words.way(way=way) if key(verb) == "dig" else "Draw a wall " + Words.side(way=way) if key(verb) == "wall" else "Draw a door " + Words.side(way=way) if key(verb) == "door" else "Let it cave in " + Words.side(way=way))


    @staticmethod
    def let_cave_in(*, sides: Text) -> str:
        return "Let it cave in " + str(sides)

    refusals: RefusalsTable = {
        "OUT": "You are home or dead, so there is nothing to leave.",
        "SETTLE_FIRST": "The last roll has to be carried out first.",
        "ROLL_FIRST": "A turn has at least one roll.",
        "TOO_LATE": "You can only turn back at the start of a turn.",
        "ALREADY_LEAVING": "You have turned back, and that can’t be undone.",
        "NOT_YET": "Delve once before you leave.",
        "NOT_ROLLED": "No roll asks for this now.",
        "TOO_POOR": "A bribe costs as much treasure as the monster’s number.",
        "RIM": "There is nothing beyond the rim of the sheet.",
        "WALL_AHEAD": "There is a wall.",
        "UNEXPLORED": "On the way out only cells with a dot can be entered.",
        "EXPLORED": "At this table a move enters an unexplored cell where it can.",
        "NO_WALL": "There is no wall to dig at.",
        "NOT_OPEN": "Only an open side can become a wall.",
        "DOOR_THERE": "There is a door already.",
        "WRONG_NUMBER": "The cave-in asks for another number of walls.",
    }
    board: str = "Sheet"
    tasks: TasksTable = {
        "turn_start": "roll (r), or turn back (x)",
        "first_roll": "roll (r)",
        "homewards": "on the way home, roll (r)",
        "between_rolls": "roll again (r), or end the turn (e)",
        "move_or_dig": "walk or dig: choose a direction",
        "dig_only": "dig: choose a direction",
        "place_wall": "draw a wall: choose a direction",
        "place_door": "draw a door: choose a direction",
        "cave_in": "choose which sides cave in",
    }

    @staticmethod
    def prompt_monster(*, can_pay: bool, who: Person, strength: Text) -> str:
        return (("You meet monster " + str(strength) + "! Fight (f), or bribe it with " + str(strength) + " treasure (b)?" if who.is_you else who.name + " meets monster " + str(strength) + "! Fight (f), or bribe it with " + str(strength) + " treasure (b)?") if can_pay else ("You meet monster " + str(strength) + "! Fight (f)?" if who.is_you else who.name + " meets monster " + str(strength) + "! Fight (f)?"))


    @staticmethod
    def whereabouts(*, phase: str, cell: Text) -> str:
        return ("in " + str(cell) + ", delving" if key(phase) == "delve" else "in " + str(cell) + ", going home")


    @staticmethod
    def summary(*, who: Person, all: int, count: int, place: Text) -> str:
        return ("You: " + str(all) + " treasure, " + Words.lives(count=count) + ", " + str(place) if who.is_you else who.name + ": " + str(all) + " treasure, " + Words.lives(count=count) + ", " + str(place))


    @staticmethod
    def fate_home(*, count: int, all: int) -> str:
        return ("home with " + str(all) + " treasure after 1 turn" if (count == 1) else "home with " + str(all) + " treasure after " + str(count) + " turns")


    @staticmethod
    def fate_dead(*, count: int) -> str:
        return ("dead after 1 turn" if (count == 1) else "dead after " + str(count) + " turns")

    actions: ActionsTable = {
        "roll": "roll the dice",
        "end_turn": "end the turn",
        "declare_exit": "turn back",
        "fight": "fight the monster",
        "bribe": "bribe the monster",
    }

    @staticmethod
    def rolls_of_turn(*, made: Text, most: Text) -> str:
        return "Roll " + str(made) + " of at most " + str(most) + " this turn"

    result_kinds: ResultKindsTable = {
        "trap": "Trap",
        "monster": "Monster",
        "gain": "Treasure",
        "move_or_dig": "Move or dig",
        "wall": "Wall",
        "door": "Door",
        "cave-in": "Cave-in",
    }

    @staticmethod
    def sums(*, first: Text, last: Text) -> str:
        return str(first) + " to " + str(last)

    key_help: KeyHelpTable = {
        "roll": "roll the three dice",
        "ways": "walk that way; dig, draw a wall or a door where that is asked",
        "end": "end the turn",
        "exit": "turn back: from now on only the way home counts",
        "monster": "fight a monster, or bribe it with treasure",
    }
    key_names: KeyNamesTable = {
        "roll": "r, space",
        "ways": "arrows, WASD, hjkl",
    }
    typed_help: TypedHelpTable = {
        "ways": "whatever is asked for, in that direction",
        "verbs": "the same with its verb",
        "cave_in": "let the sides north and east cave in",
        "others": "end the turn, turn back, meet a monster",
    }
    sign_names: SignNamesTable = {
        "wall": "# or a heavy line",
    }
    signs: SignsTable = {
        "players": "the players; * where somebody started",
        "dot": "an explored cell",
        "wall": "a wall; in a low window _ below a cell",
        "door": "a door; in a low window = below a cell",
    }
