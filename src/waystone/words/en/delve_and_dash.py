"""Made by `make words` from languages/en/delve_and_dash.ftl: do not edit."""

from __future__ import annotations

from typing import TypedDict

from waystone.words.runtime import Person, Text, key, number

StatusTable = TypedDict("StatusTable", {"choose": str, "wait": str, "free": str, "dragon": str, "over": str, })
RefusalsTable = TypedDict("RefusalsTable", {"ALREADY_CHOSEN": str, "NOT_CHOSEN_YET": str, "TOO_LATE": str, "RIM": str, "KNOWN_WALL": str, "FREE_EXPLORATION": str, "NOT_A_DUEL": str, "ALREADY_OFFERED": str, "DEAD": str, })
CellTable = TypedDict("CellTable", {"you": str, "dragon": str, "last_seen": str, "waystone": str, "hint": str, "treasure": str, "explored": str, "unexplored": str, "can_go": str, "can_choose": str, "selected": str, "danger": str, })
ActionsTable = TypedDict("ActionsTable", {"next_turn": str, "agree_draw": str, })
SubtitlesTable = TypedDict("SubtitlesTable", {"delve-and-dash": str, "computer-labyrinth": str, })
ModeNamesTable = TypedDict("ModeNamesTable", {"solo": str, "duel": str, "cpu": str, })
FactsTable = TypedDict("FactsTable", {"dragon": str, "treasure": str, "waystone": str, "waystones": str, "secret": str, })
ClosingTable = TypedDict("ClosingTable", {"time": str, "moves": str, "deaths": str, "explored": str, })
LegendTable = TypedDict("LegendTable", {"dragon": str, "last_seen": str, "treasure": str, "waystone": str, "lair": str, "locked_door": str, "open_door": str, })
KeyNamesTable = TypedDict("KeyNamesTable", {"ways": str, "next": str, "choose": str, })
KeyHelpTable = TypedDict("KeyHelpTable", {"ways": str, "next": str, "choose": str, })
SignsTable = TypedDict("SignsTable", {"warriors": str, "dragon": str, "things": str, "doors": str, "visited": str, })

class Words:
    """The messages of this catalogue."""


    @staticmethod
    def way(*, way: str) -> str:
        return ({"n": "north", "e": "east", "s": "south"}.get(key(way)) or "west")


    @staticmethod
    def side(*, way: str) -> str:
        return ({"n": "north", "e": "east", "s": "south"}.get(key(way)) or "west")


    @staticmethod
    def warrior(*, number: Text) -> str:
        return "Warrior " + str(number)


    @staticmethod
    def waystone_chosen(*, who: Person) -> str:
        return ("You have chosen your waystone." if who.is_you else who.name + " has chosen a waystone.")


    @staticmethod
    def waystone_placed(*, who: Person, cell: Text) -> str:
        return ("Your waystone is in " + str(cell) + ". Nobody else knows." if who.is_you else "The waystone of " + who.name + " is in " + str(cell) + ".")

    match_began: str = "The labyrinth is silent. Somewhere a dragon sleeps."

    @staticmethod
    def turn_began(*, who: Person, left: int) -> str:
        return (("Your turn: 1 move." if (left == 1) else "Your turn: " + str(left) + " moves.") if who.is_you else (who.name + " has 1 move." if (left == 1) else who.name + " has " + str(left) + " moves."))


    @staticmethod
    def stepped(*, who: Person, way: str, cell: Text) -> str:
        return ("You walk " + Words.way(way=way) + " into " + str(cell) + "." if who.is_you else who.name + " walks " + Words.way(way=way) + " into " + str(cell) + ".")


    @staticmethod
    def bumped(*, who: Person, way: str) -> str:
        return ("A wall blocks your way " + Words.side(way=way) + "." if who.is_you else who.name + " runs into a wall " + Words.side(way=way) + ".")


    @staticmethod
    def door_held(*, who: Person, way: str) -> str:
        return ("The door " + Words.side(way=way) + " is locked and holds." if who.is_you else "The door " + Words.side(way=way) + " holds against " + who.name + ".")


    @staticmethod
    def door_forced(*, who: Person) -> str:
        return ("You force the lock; the door stays open." if who.is_you else who.name + " forces a lock.")

    door_locked: str = "The door falls shut and locks."

    @staticmethod
    def dragon_woke(*, reach: int, cell: Text) -> str:
        return ("The dragon wakes in " + str(cell) + "! The treasure lies in its lair." if reach == 0 else "The dragon wakes in " + str(cell) + "! The treasure lies within one chamber of its lair." if (reach == 1) else "The dragon wakes in " + str(cell) + "! The treasure lies within two chambers of its lair." if reach == 2 else "The dragon wakes in " + str(cell) + "! The treasure lies within " + str(reach) + " chambers of its lair.")

    dragon_stirred: str = "A chime: the dragon stirs."

    @staticmethod
    def dragon_seen(*, cell: Text) -> str:
        return "The dragon comes into sight in " + str(cell) + "."


    @staticmethod
    def dragon_moved(*, cell: Text) -> str:
        return "The dragon flies to " + str(cell) + "."

    dragon_moved_unseen: str = "Wings beat somewhere in the dark."

    @staticmethod
    def attacked(*, who: Person, lives: int, cell: Text) -> str:
        return (("The dragon strikes you in " + str(cell) + ": no lives left." if lives == 0 else "The dragon strikes you in " + str(cell) + ": one life left." if (lives == 1) else "The dragon strikes you in " + str(cell) + ": " + str(lives) + " lives left.") if who.is_you else ("The dragon strikes " + who.name + " in " + str(cell) + ": no lives left." if lives == 0 else "The dragon strikes " + who.name + " in " + str(cell) + ": one life left." if (lives == 1) else "The dragon strikes " + who.name + " in " + str(cell) + ": " + str(lives) + " lives left."))


    @staticmethod
    def treasure_dropped(*, cell: Text) -> str:
        return "The treasure falls in " + str(cell) + "."


    @staticmethod
    def respawned(*, who: Person, cell: Text) -> str:
        return ("You come to in " + str(cell) + "." if who.is_you else who.name + " comes to in " + str(cell) + ".")


    @staticmethod
    def died(*, who: Person) -> str:
        return ("Your last life is lost." if who.is_you else who.name + " is dead.")


    @staticmethod
    def treasure_found(*, who: Person, cell: Text) -> str:
        return ("You find the treasure in " + str(cell) + "! Carry it home." if who.is_you else who.name + " finds the treasure in " + str(cell) + "!")


    @staticmethod
    def treasure_taken(*, who: Person, cell: Text) -> str:
        return ("You pick up the treasure in " + str(cell) + "." if who.is_you else who.name + " picks up the treasure in " + str(cell) + ".")


    @staticmethod
    def battle_held(*, carrier: Person, other: Person) -> str:
        return ("You and " + other.name + " fight; you keep the treasure." if carrier.is_you else ("You and " + carrier.name + " fight; " + carrier.name + " keeps the treasure." if other.is_you else carrier.name + " and " + other.name + " fight; " + carrier.name + " keeps the treasure."))


    @staticmethod
    def robbed(*, winner: Person, loser: Person) -> str:
        return ("Blades clash: you take the treasure from " + loser.name + "!" if winner.is_you else ("Blades clash: " + winner.name + " takes the treasure from you!" if loser.is_you else "Blades clash: " + winner.name + " takes the treasure from " + loser.name + "!"))


    @staticmethod
    def draw_offered(*, who: Person) -> str:
        return ("You offer a draw." if who.is_you else who.name + " offers a draw.")


    @staticmethod
    def left(*, who: Person) -> str:
        return ("You give up." if who.is_you else who.name + " gives up.")


    @staticmethod
    def ended(*, text: Text) -> str:
        return "The match is over: " + str(text)

    status: StatusTable = {
        "choose": "Choose a chamber as your secret waystone.",
        "wait": "Waiting for the other waystone.",
        "free": "The dragon sleeps: explore freely.",
        "dragon": "The dragon moves.",
        "over": "The match is over.",
    }
    refusals: RefusalsTable = {
        "ALREADY_CHOSEN": "Your waystone is chosen and can’t be changed.",
        "NOT_CHOSEN_YET": "The warriors are still choosing their waystones.",
        "TOO_LATE": "Waystones are chosen before the match begins.",
        "RIM": "There is nothing beyond the rim of the labyrinth.",
        "KNOWN_WALL": "There is a wall.",
        "FREE_EXPLORATION": "There are no turns while the dragon sleeps.",
        "NOT_A_DUEL": "A draw can be agreed in a duel only.",
        "ALREADY_OFFERED": "You have offered a draw in this turn.",
        "DEAD": "Your warrior is dead; the match goes on without it.",
    }

    @staticmethod
    def reason(*, reason: str, who: Person) -> str:
        return (("You carried the treasure home." if who.is_you else who.name + " carried the treasure home.") if key(reason) == "home_with_the_treasure" else ("The dragon took your last life." if who.is_you else "The dragon took the last life of " + who.name + ".") if key(reason) == "dead" else ("The dragon took your last life; the computer wins." if who.is_you else "The dragon took the last life of " + who.name + "; the computer wins.") if key(reason) == "human_dead" else "The dragon took everybody." if key(reason) == "both_dead" else ("The other warrior gave up." if who.is_you else who.name + " wins: the other gave up.") if key(reason) == "forfeit" else "A draw was agreed." if key(reason) == "draw_agreed" else "Three hundred rounds are over and nobody won." if key(reason) == "last_round_played" else "The match was given up.")

    draw: str = "Draw"

    @staticmethod
    def lives(*, lives: int) -> str:
        return ("1 life" if (lives == 1) else str(lives) + " lives")

    moves: str = "Moves"

    @staticmethod
    def moves_left(*, left: int) -> str:
        return ("1 move left" if (left == 1) else str(left) + " moves left")

    ready: str = "waystone chosen"
    choosing: str = "choosing"
    next_turn: str = "Next turn"
    board: str = "Labyrinth"
    random: str = "Choose for me"
    cell: CellTable = {
        "you": "you",
        "dragon": "the dragon",
        "last_seen": "dragon last seen here",
        "waystone": "your waystone",
        "hint": "lair: the treasure is near",
        "treasure": "the treasure",
        "explored": "explored",
        "unexplored": "unexplored",
        "can_go": "you can try to go here",
        "can_choose": "press Enter to choose it as waystone",
        "selected": "selected",
        "danger": "in reach of the dragon",
    }
    credit: str = "Inspired by a labyrinth board game of 1980."
    lone_name: str = "Warrior"

    @staticmethod
    def prompt_choose(*, who: Person) -> str:
        return ("You choose a waystone." if who.is_you else who.name + " chooses a waystone.")


    @staticmethod
    def prompt_free(*, who: Person) -> str:
        return ("You explore freely while the dragon sleeps." if who.is_you else who.name + " explores freely while the dragon sleeps.")


    @staticmethod
    def prompt_moves(*, who: Person, left: int) -> str:
        return (("You have 1 move left." if (left == 1) else "You have " + str(left) + " moves left.") if who.is_you else (who.name + " has 1 move left." if (left == 1) else who.name + " has " + str(left) + " moves left."))


    @staticmethod
    def do_move(*, way: str) -> str:
        return "go " + Words.way(way=way)


    @staticmethod
    def do_choose(*, cell: Text) -> str:
        return "place it in " + str(cell)

    actions: ActionsTable = {
        "next_turn": "end the turn",
        "agree_draw": "agree to a draw",
    }
    coin_fell: str = "The coin has fallen"
    seats_swapped: str = "The seats are swapped"

    @staticmethod
    def level(*, number: Text) -> str:
        return "Level " + str(number)

    subtitles: SubtitlesTable = {
        "delve-and-dash": "THE DUNGEON CRAWLER",
        "computer-labyrinth": "THE DRAGON’S MAZE",
    }
    mode_names: ModeNamesTable = {
        "solo": "solo",
        "duel": "duel",
        "cpu": "against the computer",
    }

    @staticmethod
    def round(*, number: Text) -> str:
        return "round " + str(number)

    dead: str = "dead"
    gone: str = "gone from the labyrinth"

    @staticmethod
    def in_cell(*, cell: Text) -> str:
        return "in " + str(cell)


    @staticmethod
    def carrying(*, sign: Text) -> str:
        return "carrying the treasure " + str(sign)

    exploring: str = "exploring freely"
    facts: FactsTable = {
        "dragon": "Dragon",
        "treasure": "Treasure",
        "waystone": "Waystone",
        "waystones": "Waystones",
        "secret": "secret",
    }
    dragon_asleep: str = "asleep"

    @staticmethod
    def dragon_asleep_in(*, cell: Text) -> str:
        return "asleep in " + str(cell)


    @staticmethod
    def dragon_awake_in(*, cell: Text) -> str:
        return "awake, in " + str(cell)


    @staticmethod
    def dragon_last_seen(*, cell: Text) -> str:
        return "out of sight, last seen in " + str(cell)

    dragon_unseen: str = "awake, out of sight"

    @staticmethod
    def treasure_with(*, who: Person) -> str:
        return ("with you" if who.is_you else "with " + who.name)


    @staticmethod
    def treasure_in(*, cell: Text) -> str:
        return "lies in " + str(cell)


    @staticmethod
    def treasure_near(*, cell: Text, sign: Text) -> str:
        return "hidden near the lair " + str(cell) + " " + str(sign)

    treasure_hidden: str = "hidden"

    @staticmethod
    def owner(*, who: Person) -> str:
        return ("yours" if who.is_you else "of " + who.name)


    @staticmethod
    def summary(*, people: Text, dragon: Text, treasure: Text) -> str:
        return str(people) + "; dragon: " + str(dragon) + "; treasure: " + str(treasure)

    closing: ClosingTable = {
        "time": "Time",
        "moves": "Moves",
        "deaths": "Deaths",
        "explored": "Explored",
    }

    @staticmethod
    def closing_moves(*, who: Person) -> str:
        return ("Your moves" if who.is_you else who.name + "’s moves")


    @staticmethod
    def closing_deaths(*, who: Person) -> str:
        return ("Your deaths" if who.is_you else who.name + "’s deaths")


    @staticmethod
    def closing_explored(*, percent: Text) -> str:
        return str(percent) + " % of the walls"

    legend: LegendTable = {
        "dragon": "dragon",
        "last_seen": "last seen",
        "treasure": "treasure",
        "waystone": "waystone",
        "lair": "lair",
        "locked_door": "locked door",
        "open_door": "open door",
    }
    key_names: KeyNamesTable = {
        "ways": "arrows, WASD, hjkl",
        "next": "space",
        "choose": "C5, or arrows; Enter",
    }
    key_help: KeyHelpTable = {
        "ways": "try to go that way",
        "next": "end the turn",
        "choose": "choose a chamber",
    }
    signs: SignsTable = {
        "warriors": "the warriors",
        "dragon": "the dragon awake; asleep, or where it was seen last",
        "things": "treasure; the dragon’s lair; waystones",
        "doors": "a locked door, an unlocked door",
        "visited": "visited by warrior 1, by warrior 2, by both",
    }
