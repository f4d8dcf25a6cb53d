"""Made by `make words` from languages/fr/command_line.ftl: do not edit."""

from __future__ import annotations

from waystone.words.runtime import Person, Text, key, number
from waystone.words.en import command_line as english


class Words(english.Words):
    """The messages of this catalogue."""


    @staticmethod
    def no_command(*, name: Text, hint: Text) -> str:
        return "il n’y a pas de commande " + str(name) + " ; " + str(hint)


    @staticmethod
    def no_option(*, name: Text, where: Text, hint: Text) -> str:
        return str(where) + " n’a pas d’option " + str(name) + " ; " + str(hint)


    @staticmethod
    def one_word_too_many(*, name: Text, where: Text) -> str:
        return str(name) + " est un mot de trop (voir " + str(where) + " --help)"


    @staticmethod
    def see_help(*, problem: Text, where: Text) -> str:
        return str(problem) + " (voir " + str(where) + " --help)"


    @staticmethod
    def expected_command(*, hint: Text) -> str:
        return "il manque une commande ; " + str(hint)


    @staticmethod
    def expected_number(*, low: Text, high: Text, given: Text) -> str:
        return "il faut un nombre entier de " + str(low) + " à " + str(high) + ", pas " + str(given)


    @staticmethod
    def expected_seconds(*, given: Text) -> str:
        return "il faut des secondes de 0.001 à 3600, pas " + str(given)


    @staticmethod
    def expected_setting(*, given: Text) -> str:
        return "il faut nom=valeur comme level=2, pas " + str(given)


    @staticmethod
    def expected_names(*, given: Text) -> str:
        return "il faut des noms comme knight,random, pas " + str(given)


    @staticmethod
    def given_twice(*, name: Text) -> str:
        return "l’option " + str(name) + " est donnée deux fois"

    heads: english.HeadsTable = {
        "game": "jeu",
        "title": "titre",
        "seats": "places",
        "summary": "de quoi il s’agit",
        "bot": "bot",
        "strength": "force",
        "bot_summary": "comment il joue",
        "setting": "option",
        "default": "par défaut",
        "expected": "possible",
        "help": "ce qu’elle fait",
        "ranked": "classement",
    }
    ranked_values: english.RankedValuesTable = {
        "any": "toute valeur",
        "default": "par défaut seulement",
    }

    @staticmethod
    def no_mode(*, name: Text, hint: Text) -> str:
        return "dans le terminal, il n’y a pas de mode " + str(name) + " ; " + str(hint)


    @staticmethod
    def mode_people(*, mode: Text, people: int, given: Text) -> str:
        return "le mode " + str(mode) + " est pour " + ("1 personne" if (people == 0 or people == 1) else str(people) + " personnes") + ", pas " + str(given)


    @staticmethod
    def mode_without_bots(*, mode: Text) -> str:
        return "aucun bot ne joue en mode " + str(mode) + " ; retire --bot ou choisis un autre mode"


    @staticmethod
    def no_such_table(*, people: int, bots: int, names: Text) -> str:
        return ("1 personne" if (people == 0 or people == 1) else str(people) + " personnes") + " et " + ("1 bot" if (bots == 0 or bots == 1) else str(bots) + " bots") + " ne vont pas ensemble ; modes : " + str(names)


    @staticmethod
    def bot_seats(*, mode: Text, bots: int, given: Text) -> str:
        return "le mode " + str(mode) + " a " + ("1 place pour un bot" if (bots == 0 or bots == 1) else str(bots) + " places pour des bots") + ", pas " + str(given)


    @staticmethod
    def too_many_names(*, mode: Text, people: int, given: Text) -> str:
        return "en mode " + str(mode) + " jouent au plus " + ("1 personne" if (people == 0 or people == 1) else str(people) + " personnes") + ", pas " + str(given)


    @staticmethod
    def names_must_differ(*, names: Text) -> str:
        return "les noms doivent être différents : " + str(names)


    @staticmethod
    def bad_name(*, most: Text, given: Text) -> str:
        return "un nom a 1 à " + str(most) + " caractères visibles, pas " + str(given)

    is_folder: str = "c’est un dossier, pas un enregistrement"

    @staticmethod
    def not_readable(*, reason: Text) -> str:
        return "impossible à lire : " + str(reason)

    not_a_file_name: str = "ce n’est pas un nom de fichier"

    @staticmethod
    def not_utf8(*, line: Text, column: Text, byte: Text) -> str:
        return "ligne " + str(line) + ", colonne " + str(column) + " : l’octet " + str(byte) + " n’est pas du texte UTF-8 ; est-ce un enregistrement ?"


    @staticmethod
    def exists_already(*, path: Text) -> str:
        return str(path) + " existe déjà ; nomme un nouveau fichier, rien n’est écrasé"


    @staticmethod
    def no_folder(*, path: Text) -> str:
        return "il n’y a pas de dossier " + str(path) + " où enregistrer"


    @staticmethod
    def folder_not_writable(*, path: Text) -> str:
        return "impossible d’écrire dans le dossier " + str(path)


    @staticmethod
    def not_written(*, path: Text, reason: Text) -> str:
        return "impossible d’écrire " + str(path) + " : " + str(reason)


    @staticmethod
    def from_step(*, count: Text) -> str:
        return "--from demande --step N, l’étape à choisir de nouveau : 1 à " + str(count)


    @staticmethod
    def from_other_game(*, game: Text) -> str:
        return "l’enregistrement est de " + str(game)


    @staticmethod
    def no_seat(*, given: Text, count: Text) -> str:
        return "il n’y a pas de place " + str(given) + " ; l’enregistrement en a " + str(count) + ", comptées à partir de 0"


    @staticmethod
    def no_step(*, given: Text, count: Text) -> str:
        return "il n’y a pas d’étape " + str(given) + " ; l’enregistrement en a " + str(count)

