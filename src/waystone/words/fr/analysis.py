"""Made by `make words` from languages/fr/analysis.ftl: do not edit."""

from __future__ import annotations

from waystone.words.runtime import Person, Text, key, number
from waystone.words.en import analysis as english


class Words(english.Words):
    """The messages of this catalogue."""


    @staticmethod
    def why(*, why: str, cell: Text, count: int, share: Text, rest: Text, home: Text, steps: int, strength: Text, better: Text) -> str:
        return ("Le tour pouvait finir en " + str(cell) + ", à portée du prochain vol du dragon." if key(why) == "dd_dragon" else "La maison était à un seul pas : en " + str(cell) + ", avec le trésor." if key(why) == "dd_home" else ("Il restait un pas." if (count == 0 or count == 1) else "Il restait " + str(count) + " pas.") if key(why) == "dd_moves_left" else "Un mur y était probable : " + str(share) + " %, contre " + str(rest) + " % du meilleur côté." if key(why) == "dd_wall" else "Le meilleur chemin menait à la maison dans " + str(share) + " % des labyrinthes possibles, celui-ci dans " + str(rest) + " %." if key(why) == "dd_way_home" else "Le meilleur chemin menait au trésor dans " + str(share) + " % des labyrinthes possibles, celui-ci dans " + str(rest) + " %." if key(why) == "dd_way_treasure" else "Le meilleur chemin menait au porteur dans " + str(share) + " % des labyrinthes possibles, celui-ci dans " + str(rest) + " %." if key(why) == "dd_way_carrier" else "Rester était plus sûr que continuer." if key(why) == "dd_stop" else "Il était temps de rentrer : " + str(home) + " % rentrent d’ici, à " + str(steps) + " pas." if key(why) == "ex_leave" else "Il était trop tôt pour rentrer : un jet de plus valait le risque." if key(why) == "ex_stay" else "Il était temps de s’arrêter : " + str(home) + " % rentrent d’ici, à " + str(steps) + " pas." if key(why) == "ex_enough" else "Un jet de plus valait le risque : " + str(home) + " % rentrent d’ici." if key(why) == "ex_more" else "Payer le monstre " + str(strength) + " coûtait moins que le combattre." if key(why) == "ex_bribe" else "Mieux valait combattre le monstre " + str(strength) + " que le payer." if key(why) == "ex_fight" else "La maison est alors à " + str(steps) + " pas, à " + str(better) + " après le meilleur choix." if key(why) == "ex_way" else "Ailleurs, cela gêne moins le retour." if key(why) == "ex_edge" else "L’or était juste là." if key(why) == "dm_take" else "Le meilleur pas raccourcit le chemin par l’or jusqu’à une sortie dans " + str(share) + " % des donjons possibles, celui-ci dans " + str(rest) + " %." if key(why) == "dm_to_gold" else "Le meilleur pas mène vers une sortie dans " + str(share) + " % des donjons possibles, celui-ci dans " + str(rest) + " %." if key(why) == "dm_to_exit" else "Un coup valait mieux." if key(why) == "dm_strike" else "Le coup coûtait plus qu’il ne pouvait rapporter." if key(why) == "dm_no_strike" else ("Il restait un point d’action." if (count == 0 or count == 1) else "Il restait " + str(count) + " points d’action.") if key(why) == "dm_points" else "Le coffre était à portée : " + ("un point" if (steps == 0 or steps == 1) else str(steps) + " points") + " de mouvement." if key(why) == "dc_reach" else "Le coffre est alors à " + str(steps) + " points de mouvement, à " + str(better) + " après le meilleur choix." if key(why) == "dc_way" else "Cela tient les autres plus loin du coffre : " + str(better) + " points de mouvement au lieu de " + str(steps) + "." if key(why) == "dc_others" else "En jouant la suite, l’autre choix donnait mieux.")


    @staticmethod
    def mark(*, mark: str) -> str:
        return ({"blunder": "Grosse erreur", "mistake": "Erreur", "inaccuracy": "Imprécision"}.get(key(mark)) or "Trouvaille")


    @staticmethod
    def unit(*, unit: str) -> str:
        return ({"treasure": "Trésor espéré"}.get(key(unit)) or "Chances de gagner")

    accuracy: str = "Précision"
    decisions: str = "Décisions"
    inaccuracies: str = "Imprécisions"
    mistakes: str = "Erreurs"
    blunders: str = "Grosses erreurs"
    luck: str = "Chance"
    skill: str = "Habileté"
    player: str = "Joueur"

    @staticmethod
    def played_choice(*, action: Text) -> str:
        return "Joué : " + str(action)


    @staticmethod
    def better_choice(*, action: Text) -> str:
        return "Mieux : " + str(action)


    @staticmethod
    def moment(*, step: Text, name: Text, mark: str) -> str:
        return "Étape " + str(step) + ", " + str(name) + " : " + mark

    no_mistakes: str = "Aucune erreur trouvée."

    @staticmethod
    def assumes(*, bot: Text, count: int, seed: Text) -> str:
        return "Jugé d’après ce que chacun savait à ce moment. Ensuite, tous sont supposés jouer comme le bot « " + str(bot) + " ». " + str(count) + " positions imaginées par décision, graine " + str(seed) + "."

    page: english.PageTable = {
        "title": "Analyse",
        "waiting": "L’analyse attend son tour…",
        "cancel": "Arrêter",
        "cancelled": "L’analyse a été arrêtée.",
        "failed": "L’analyse a échoué.",
        "again": "Réessayer",
        "show": "Montrer sur le plateau",
        "better": "Meilleur choix",
        "everything": "Tout, tel que c’était vraiment",
        "better_short": "Meilleur",
        "everything_short": "Tout",
        "only_known": "Toutes les couches ne montrent que ce que cette personne pouvait savoir à ce moment.",
        "your_chance": "Tes chances",
        "your_treasure": "Ton trésor",
        "moments": "Moments décisifs",
        "no_moments": "Rien n’a fait basculer cette partie d’un coup : ni faute, ni grande chance.",
        "next_mistake": "Faute suivante",
        "first": "Au début",
        "back": "Un pas en arrière",
        "on": "Un pas en avant",
        "last": "À la fin",
        "position": "Étape de la partie",
        "share": "Copier un lien vers ce moment",
        "copied": "Copié",
        "replay": "Revoir",
        "good": "Aucun meilleur choix n’a été trouvé.",
        "thinking": "L’expert réfléchit…",
        "assisted": "La partie enregistrée dira que tu as demandé.",
        "understood": "Compris",
        "leave": "abandonner",
        "again_about": "Une nouvelle partie à vous, depuis cette position exacte, contre l’ordinateur. Elle ne compte pour rien.",
    }
