"""Made by `make words` from languages/de/common.ftl: do not edit."""

from __future__ import annotations

from waystone.words.runtime import Person, Text, key, number
from waystone.words.en import common as english


class Words(english.Words):
    """The messages of this catalogue."""

    list_middle: str = ", "
    list_end: str = " und "
    list_apart: str = "; "

    @staticmethod
    def labelled(*, label: Text, text: Text) -> str:
        return str(label) + ": " + str(text)


    @staticmethod
    def player(*, who: Person) -> str:
        return ("Du" if who.is_you else who.name)

    anonymous: str = "Anonym"

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

