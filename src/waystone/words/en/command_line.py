"""Made by `make words` from languages/en/command_line.ftl: do not edit."""

from __future__ import annotations

from typing import TypedDict

from waystone.words.runtime import Person, Text, key, number

HeadsTable = TypedDict("HeadsTable", {"game": str, "title": str, "seats": str, "summary": str, "bot": str, "strength": str, "bot_summary": str, "setting": str, "default": str, "expected": str, "help": str, "ranked": str, })
RankedValuesTable = TypedDict("RankedValuesTable", {"any": str, "default": str, })

class Words:
    """The messages of this catalogue."""


    @staticmethod
    def no_command(*, name: Text, hint: Text) -> str:
        return "there is no command " + str(name) + "; " + str(hint)


    @staticmethod
    def no_option(*, name: Text, where: Text, hint: Text) -> str:
        return "there is no option " + str(name) + " of " + str(where) + "; " + str(hint)


    @staticmethod
    def one_word_too_many(*, name: Text, where: Text) -> str:
        return str(name) + " is one word too many (see " + str(where) + " --help)"


    @staticmethod
    def see_help(*, problem: Text, where: Text) -> str:
        return str(problem) + " (see " + str(where) + " --help)"


    @staticmethod
    def expected_command(*, hint: Text) -> str:
        return "expected a command; " + str(hint)


    @staticmethod
    def expected_number(*, low: Text, high: Text, given: Text) -> str:
        return "expected a whole number from " + str(low) + " to " + str(high) + ", not " + str(given)


    @staticmethod
    def expected_seconds(*, given: Text) -> str:
        return "expected seconds from 0.001 to 3600, not " + str(given)


    @staticmethod
    def expected_setting(*, given: Text) -> str:
        return "expected name=value like level=2, not " + str(given)


    @staticmethod
    def expected_names(*, given: Text) -> str:
        return "expected names like knight,random, not " + str(given)


    @staticmethod
    def given_twice(*, name: Text) -> str:
        return "the setting " + str(name) + " is given twice"

    heads: HeadsTable = {
        "game": "game",
        "title": "title",
        "seats": "seats",
        "summary": "what it is",
        "bot": "bot",
        "strength": "strength",
        "bot_summary": "what it is like",
        "setting": "setting",
        "default": "default",
        "expected": "expected",
        "help": "what it does",
        "ranked": "ranked",
    }
    ranked_values: RankedValuesTable = {
        "any": "any value",
        "default": "default only",
    }

    @staticmethod
    def no_mode(*, name: Text, hint: Text) -> str:
        return "there is no mode " + str(name) + " in the terminal; " + str(hint)


    @staticmethod
    def mode_people(*, mode: Text, people: int, given: Text) -> str:
        return "mode " + str(mode) + " is for " + ("1 person" if (people == 1) else str(people) + " people") + ", not " + str(given)


    @staticmethod
    def mode_without_bots(*, mode: Text) -> str:
        return "no bot plays in mode " + str(mode) + "; leave --bot away or choose another mode"


    @staticmethod
    def no_such_table(*, people: int, bots: int, names: Text) -> str:
        return ("1 person" if (people == 1) else str(people) + " people") + " and " + ("1 bot" if (bots == 1) else str(bots) + " bots") + " do not go together; modes: " + str(names)


    @staticmethod
    def bot_seats(*, mode: Text, bots: int, given: Text) -> str:
        return "mode " + str(mode) + " has " + ("1 seat for a bot" if (bots == 1) else str(bots) + " seats for bots") + ", not " + str(given)


    @staticmethod
    def too_many_names(*, mode: Text, people: int, given: Text) -> str:
        return "mode " + str(mode) + " has " + ("1 person" if (people == 1) else str(people) + " people") + " at most, not " + str(given) + " names"


    @staticmethod
    def names_must_differ(*, names: Text) -> str:
        return "the names must differ: " + str(names)


    @staticmethod
    def bad_name(*, most: Text, given: Text) -> str:
        return "a name has 1 to " + str(most) + " visible characters, not " + str(given)

    is_folder: str = "this is a folder, not a record"

    @staticmethod
    def not_readable(*, reason: Text) -> str:
        return "can't be read: " + str(reason)

    not_a_file_name: str = "this is not a file name"

    @staticmethod
    def not_utf8(*, line: Text, column: Text, byte: Text) -> str:
        return "line " + str(line) + ", column " + str(column) + ": byte " + str(byte) + " is not UTF-8 text; is this a record?"


    @staticmethod
    def exists_already(*, path: Text) -> str:
        return str(path) + " exists already; name a new file, nothing is overwritten"


    @staticmethod
    def no_folder(*, path: Text) -> str:
        return "there is no folder " + str(path) + " to save in"


    @staticmethod
    def folder_not_writable(*, path: Text) -> str:
        return "the folder " + str(path) + " can't be written to"


    @staticmethod
    def not_written(*, path: Text, reason: Text) -> str:
        return str(path) + " can't be written: " + str(reason)


    @staticmethod
    def from_step(*, count: Text) -> str:
        return "--from needs --step N, the step to choose anew: 1 to " + str(count)


    @staticmethod
    def from_other_game(*, game: Text) -> str:
        return "the record is one of " + str(game)


    @staticmethod
    def no_seat(*, given: Text, count: Text) -> str:
        return "there is no seat " + str(given) + "; the record has " + str(count) + ", counted from 0"


    @staticmethod
    def no_step(*, given: Text, count: Text) -> str:
        return "there is no step " + str(given) + "; the record has " + str(count)

