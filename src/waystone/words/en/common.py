"""Made by `make words` from languages/en/common.ftl: do not edit."""

from __future__ import annotations

from typing import TypedDict

from waystone.words.runtime import Person, Text, key, number


class Words:
    """The messages of this catalogue."""

    list_middle: str = ", "
    list_end: str = " and "
    list_apart: str = "; "

    @staticmethod
    def labelled(*, label: Text, text: Text) -> str:
        return str(label) + ": " + str(text)


    @staticmethod
    def player(*, who: Person) -> str:
        return ("You" if who.is_you else who.name)

    anonymous: str = "Anonymous"

    @staticmethod
    def did_you_mean(*, name: Text) -> str:
        return "did you mean " + str(name) + "?"


    @staticmethod
    def known_names(*, names: Text) -> str:
        return "known: " + str(names)


    @staticmethod
    def no_game(*, name: Text, hint: Text) -> str:
        return "there is no game " + str(name) + "; " + str(hint)


    @staticmethod
    def no_bot(*, name: Text, title: Text, hint: Text) -> str:
        return "there is no bot " + str(name) + " of " + str(title) + "; " + str(hint)


    @staticmethod
    def no_setting(*, name: Text, hint: Text) -> str:
        return "there is no setting " + str(name) + "; " + str(hint)


    @staticmethod
    def bad_value(*, name: Text, wanted: Text, given: Text) -> str:
        return str(name) + " must be " + str(wanted) + ", not " + str(given)


    @staticmethod
    def one_of(*, names: Text) -> str:
        return "one of " + str(names)


    @staticmethod
    def number_between(*, low: Text, high: Text) -> str:
        return "a whole number from " + str(low) + " to " + str(high)


    @staticmethod
    def share_between(*, low: Text, high: Text) -> str:
        return "a share from " + str(low) + " to " + str(high)

    any_text: str = "text"

    @staticmethod
    def bad_seats(*, title: Text, wanted: Text, given: Text) -> str:
        return str(title) + " takes " + str(wanted) + " seats, not " + str(given)


    @staticmethod
    def from_to(*, low: Text, high: Text) -> str:
        return str(low) + " to " + str(high)

