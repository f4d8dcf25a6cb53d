"""Made by `make words` from languages/en/terminal.ftl: do not edit."""

from __future__ import annotations

from typing import TypedDict

from waystone.words.runtime import Person, Text, key, number

HelpRowsTable = TypedDict("HelpRowsTable", {"secret": str, "danger": str, "join": str, "choices": str, "new": str, "leave": str, "help": str, })
HelpTypedTable = TypedDict("HelpTypedTable", {"add": str, "actions": str, "number": str, "look": str, "secret": str, "new": str, "quit": str, })
PlainHelpTable = TypedDict("PlainHelpTable", {"keys": str, "choose": str, "action": str, "typed": str, })

class Words:
    """The messages of this catalogue."""

    at_the_table: str = "At the table"

    @staticmethod
    def introduction(*, how: Text, roles: Text) -> str:
        return str(how) + ": " + str(roles) + "."


    @staticmethod
    def is_role(*, name: Text, role: Text) -> str:
        return str(name) + " is " + str(role)


    @staticmethod
    def player_number(*, number: Text) -> str:
        return "Player " + str(number)

    lone_name: str = "Player"

    @staticmethod
    def seat_number(*, number: Text) -> str:
        return "seat " + str(number)


    @staticmethod
    def pass_keyboard(*, name: Text, role: Text) -> str:
        return "Pass the keyboard to " + str(name) + " (" + str(role) + ")."


    @staticmethod
    def ready(*, name: Text) -> str:
        return str(name) + ": press Enter when ready."


    @staticmethod
    def types_now(*, name: Text, role: Text) -> str:
        return "--- " + str(name) + " (" + str(role) + ") types now ---"

    covers_next: str = "Enter covers the screen for the next player"
    keys_help: str = "? help"
    keys_secret: str = "g my secret"
    keys_danger: str = "! danger"
    keys_choices: str = "Enter choices"
    keys_new: str = "n new game"
    keys_leave: str = "q leave"
    keys_pick: str = "arrows or a typed cell, Enter confirms, ? help, q leave"
    keys_list: str = "arrows, Tab or a number, / finds words, Enter confirms, ? help, q leave"
    keys_watch: str = "space pause, left and right one step, q leave"
    keys_menu: str = "up and down: line, left and right: change, Enter: play, q: leave"
    help_rows: HelpRowsTable = {
        "secret": "show your secret until the next key",
        "danger": "mark the cells round the dragon, or not",
        "join": "somebody joins, here or a bot",
        "choices": "a list of everything that can be done now",
        "new": "new game",
        "leave": "leave",
        "help": "this page",
    }
    help_typed: HelpTypedTable = {
        "add": "somebody joins: 'add NAME' at this keyboard, 'add bot:NAME' a bot",
        "actions": "everything that can be done now, numbered",
        "number": "do what has this number",
        "look": "draw the board again",
        "secret": "draw it with your own secret",
        "new": "give this match up for a new one (with others: 'new agreed' or 'new resign')",
        "quit": "leave",
    }
    a_number: str = "a number"
    any_key: str = "Any key goes back."

    @staticmethod
    def no_such_key(*, key: Text) -> str:
        return "The key '" + str(key) + "' does nothing here; ? shows the keys."

    use_list: str = "Use the arrows, Tab or a number, then Enter; ? helps."
    use_cursor: str = "Use the arrow keys or type a cell like C5, then press Enter."
    secret_shown: str = "Your secret is shown until the next key."
    leave_match: str = "Leave this match? y: yes, any other key: no"
    give_up_for_new: str = "Give this match up for a new one? y: yes, any other key: no"
    new_game: str = "New game? a: all agree to a draw, r: you resign, any other key: play on"

    @staticmethod
    def who_joins(*, bots: Text) -> str:
        return "Who joins? p: a person here, " + str(bots) + ", any other key: nobody"

    new_how: str = "Type 'new agreed' if all agree to a draw, or 'new resign' to give up."
    another: str = "Type 'new' for another match, or 'quit'."
    over_type: str = "The match is over: type 'new' or 'quit'."
    input_ended: str = "The input has ended; the match is left unfinished."

    @staticmethod
    def not_understood(*, typed: Text) -> str:
        return "I do not understand '" + str(typed) + "'. Type help for what can be typed."


    @staticmethod
    def did_you_mean(*, typed: Text, near: Text) -> str:
        return "I do not understand '" + str(typed) + "'. Did you mean '" + str(near) + "'? Type help for what can be typed."


    @staticmethod
    def choices(*, count: int) -> str:
        return ("1 choice" if (count == 1) else str(count) + " choices")


    @staticmethod
    def choices_part(*, count: int, first: Text, last: Text) -> str:
        return str(count) + " choices (" + str(first) + " to " + str(last) + " shown)"


    @staticmethod
    def many_choices(*, count: int) -> str:
        return str(count) + " choices; type 'actions' to see them all."


    @staticmethod
    def find(*, typed: Text) -> str:
        return "find: " + str(typed)


    @staticmethod
    def won(*, names: Text) -> str:
        return str(names) + " won."

    nobody_won: str = "Nobody won."
    unfinished: str = "The match is left unfinished."

    @staticmethod
    def step(*, step: Text, all: Text, action: Text) -> str:
        return "Step " + str(step) + " of " + str(all) + ": " + str(action)


    @staticmethod
    def result(*, result: Text) -> str:
        return "Result: " + str(result)


    @staticmethod
    def record_in(*, path: Text) -> str:
        return "The record is in " + str(path) + "."


    @staticmethod
    def too_small(*, width: Text, height: Text) -> str:
        return "This window has " + str(width) + " by " + str(height) + " places;"


    @staticmethod
    def board_needs(*, columns: Text, rows: Text) -> str:
        return "the board needs " + str(columns) + " by " + str(rows) + "."

    mode: str = "Mode"
    opponent: str = "Opponent"

    @staticmethod
    def opponent_strength(*, like: Text, rating: Text) -> str:
        return str(like) + "; strength " + str(rating)

    people: str = "People here"
    computers: str = "Computers"
    own_table: str = "People at this keyboard and computers, in any number that the game takes."

    @staticmethod
    def choice_of(*, number: Text, all: Text) -> str:
        return str(number) + " of " + str(all)

    choose_action: str = "Choose an action."
    time: str = "Time"
    plain_help: PlainHelpTable = {
        "keys": "up, down, Enter",
        "choose": "choose from the list",
        "action": "an action",
        "typed": "as it stands in the list that actions prints",
    }
