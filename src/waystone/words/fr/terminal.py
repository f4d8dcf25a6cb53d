"""Made by `make words` from languages/fr/terminal.ftl: do not edit."""

from __future__ import annotations

from waystone.words.runtime import Person, Text, key, number
from waystone.words.en import terminal as english


class Words(english.Words):
    """The messages of this catalogue."""

    at_the_table: str = "À la table"

    @staticmethod
    def introduction(*, how: Text, roles: Text) -> str:
        return str(how) + " : " + str(roles) + "."


    @staticmethod
    def is_role(*, name: Text, role: Text) -> str:
        return str(name) + " est " + str(role)


    @staticmethod
    def player_number(*, number: Text) -> str:
        return "Joueur " + str(number)

    lone_name: str = "Joueur"

    @staticmethod
    def seat_number(*, number: Text) -> str:
        return "place " + str(number)


    @staticmethod
    def pass_keyboard(*, name: Text, role: Text) -> str:
        return "Passe le clavier à " + str(name) + " (" + str(role) + ")."


    @staticmethod
    def ready(*, name: Text) -> str:
        return str(name) + " : Entrée pour continuer."


    @staticmethod
    def types_now(*, name: Text, role: Text) -> str:
        return "--- au clavier : " + str(name) + " (" + str(role) + ") ---"

    covers_next: str = "Entrée masque l’écran pour la personne suivante"
    keys_help: str = "? aide"
    keys_secret: str = "g mon secret"
    keys_danger: str = "! danger"
    keys_choices: str = "Entrée choix"
    keys_new: str = "n nouvelle partie"
    keys_leave: str = "q quitter"
    keys_pick: str = "flèches ou une case tapée, Entrée confirme, ? aide, q quitter"
    keys_list: str = "flèches, Tab ou un numéro, / cherche des mots, Entrée confirme, ? aide, q quitter"
    keys_watch: str = "espace pause, gauche et droite une étape, q quitter"
    keys_menu: str = "haut et bas : ligne, gauche et droite : changer, Entrée : jouer, q : quitter"
    help_rows: english.HelpRowsTable = {
        "secret": "montrer ton secret jusqu’à la prochaine touche",
        "danger": "marquer les salles autour du dragon, ou non",
        "join": "quelqu’un se joint, ici ou un ordinateur",
        "choices": "la liste de tout ce qui est possible",
        "new": "nouvelle partie",
        "leave": "quitter",
        "help": "cette page",
    }
    help_typed: english.HelpTypedTable = {
        "add": "quelqu’un se joint : « add NAME » à ce clavier, « add bot:NAME » un ordinateur",
        "actions": "tout ce qui est possible, avec des numéros",
        "number": "faire ce qui porte ce numéro",
        "look": "redessiner le plateau",
        "secret": "le dessiner avec ton secret",
        "new": "abandonner cette partie pour une nouvelle (avec d’autres : « new agreed » ou « new resign »)",
        "quit": "quitter",
    }
    a_number: str = "un numéro"
    any_key: str = "N’importe quelle touche pour revenir."

    @staticmethod
    def no_such_key(*, key: Text) -> str:
        return "La touche " + str(key) + " ne fait rien ici ; ? montre les touches."

    use_list: str = "Utilise les flèches, Tab ou un numéro, puis Entrée ; ? aide."
    use_cursor: str = "Utilise les flèches ou tape une case comme C5, puis Entrée."
    secret_shown: str = "Ton secret est montré jusqu’à la prochaine touche."
    leave_match: str = "Quitter cette partie ? y : oui, toute autre touche : non"
    give_up_for_new: str = "Abandonner cette partie pour une nouvelle ? y : oui, toute autre touche : non"
    new_game: str = "Nouvelle partie ? a : tous acceptent la nulle, r : tu abandonnes, toute autre touche : continuer"

    @staticmethod
    def who_joins(*, bots: Text) -> str:
        return "Qui se joint ? p : une personne ici, " + str(bots) + ", toute autre touche : personne"

    new_how: str = "Tape « new agreed » si tous acceptent la nulle, ou « new resign » pour abandonner."
    another: str = "Tape « new » pour une autre partie, ou « quit »."
    over_type: str = "La partie est finie : tape « new » ou « quit »."
    input_ended: str = "La saisie est terminée ; la partie reste inachevée."

    @staticmethod
    def not_understood(*, typed: Text) -> str:
        return "Je ne comprends pas « " + str(typed) + " ». Tape help pour voir ce qui peut être tapé."


    @staticmethod
    def did_you_mean(*, typed: Text, near: Text) -> str:
        return "Je ne comprends pas « " + str(typed) + " ». Voulais-tu dire « " + str(near) + " » ? Tape help pour voir ce qui peut être tapé."


    @staticmethod
    def choices(*, count: int) -> str:
        return str(count) + " choix"


    @staticmethod
    def choices_part(*, count: int, first: Text, last: Text) -> str:
        return str(count) + " choix (" + str(first) + " à " + str(last) + " affichés)"


    @staticmethod
    def many_choices(*, count: int) -> str:
        return str(count) + " choix ; tape « actions » pour les voir tous."


    @staticmethod
    def find(*, typed: Text) -> str:
        return "chercher : " + str(typed)


    @staticmethod
    def won(*, names: Text) -> str:
        return "Victoire : " + str(names) + "."

    nobody_won: str = "Personne n’a gagné."
    unfinished: str = "La partie reste inachevée."

    @staticmethod
    def step(*, step: Text, all: Text, action: Text) -> str:
        return "Étape " + str(step) + " sur " + str(all) + " : " + str(action)


    @staticmethod
    def result(*, result: Text) -> str:
        return "Résultat : " + str(result)


    @staticmethod
    def record_in(*, path: Text) -> str:
        return "L’enregistrement est dans " + str(path) + "."


    @staticmethod
    def too_small(*, width: Text, height: Text) -> str:
        return "Cette fenêtre fait " + str(width) + " caractères sur " + str(height) + " ;"


    @staticmethod
    def board_needs(*, columns: Text, rows: Text) -> str:
        return "le plateau en demande " + str(columns) + " sur " + str(rows) + "."

    mode: str = "Mode"
    opponent: str = "Adversaire"

    @staticmethod
    def opponent_strength(*, like: Text, rating: Text) -> str:
        return str(like) + " ; force " + str(rating)

    people: str = "Personnes ici"
    computers: str = "Ordinateurs"
    own_table: str = "Des personnes à ce clavier et des ordinateurs, autant que le jeu en admet."

    @staticmethod
    def choice_of(*, number: Text, all: Text) -> str:
        return str(number) + " sur " + str(all)

    choose_action: str = "Choisis une action."
    time: str = "Temps"
    plain_help: english.PlainHelpTable = {
        "keys": "haut, bas, Entrée",
        "choose": "choisir dans la liste",
        "action": "une action",
        "typed": "telle qu’elle figure dans la liste que donne actions",
    }
