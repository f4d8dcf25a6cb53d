"""Made by `make words` from languages/fr/common.ftl: do not edit."""

from __future__ import annotations

from waystone.words.runtime import Person, Text, key, number
from waystone.words.en import common as english


class Words(english.Words):
    """The messages of this catalogue."""

    list_middle: str = ", "
    list_end: str = " et "
    list_apart: str = " ; "

    @staticmethod
    def labelled(*, label: Text, text: Text) -> str:
        return str(label) + " : " + str(text)


    @staticmethod
    def player(*, who: Person) -> str:
        return ("Toi" if who.is_you else who.name)

    anonymous: str = "Anonyme"

    @staticmethod
    def did_you_mean(*, name: Text) -> str:
        return "voulais-tu dire " + str(name) + " ?"


    @staticmethod
    def known_names(*, names: Text) -> str:
        return "connus : " + str(names)


    @staticmethod
    def no_game(*, name: Text, hint: Text) -> str:
        return "il n’y a pas de jeu " + str(name) + " ; " + str(hint)


    @staticmethod
    def no_bot(*, name: Text, title: Text, hint: Text) -> str:
        return str(title) + " n’a pas de bot " + str(name) + " ; " + str(hint)


    @staticmethod
    def no_setting(*, name: Text, hint: Text) -> str:
        return "il n’y a pas d’option " + str(name) + " ; " + str(hint)


    @staticmethod
    def bad_value(*, name: Text, wanted: Text, given: Text) -> str:
        return str(name) + " doit être " + str(wanted) + ", pas " + str(given)


    @staticmethod
    def one_of(*, names: Text) -> str:
        return "l’une des valeurs " + str(names)


    @staticmethod
    def number_between(*, low: Text, high: Text) -> str:
        return "un nombre entier de " + str(low) + " à " + str(high)


    @staticmethod
    def share_between(*, low: Text, high: Text) -> str:
        return "une part de " + str(low) + " à " + str(high)

    any_text: str = "un texte"

    @staticmethod
    def bad_seats(*, title: Text, wanted: Text, given: Text) -> str:
        return str(title) + " a " + str(wanted) + " places, pas " + str(given)


    @staticmethod
    def from_to(*, low: Text, high: Text) -> str:
        return str(low) + " à " + str(high)

