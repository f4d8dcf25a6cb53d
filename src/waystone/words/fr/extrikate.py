"""Made by `make words` from languages/fr/extrikate.ftl: do not edit."""

from __future__ import annotations

from waystone.words.runtime import Person, Text, key, number
from waystone.words.en import extrikate as english


class Words(english.Words):
    """The messages of this catalogue."""


    @staticmethod
    def delver(*, number: Text) -> str:
        return "Explorateur " + str(number)


    @staticmethod
    def way(*, way: str) -> str:
        return ({"n": "vers le nord", "e": "vers l’est", "s": "vers le sud"}.get(key(way)) or "vers l’ouest")


    @staticmethod
    def side(*, way: str) -> str:
        return ({"n": "au nord", "e": "à l’est", "s": "au sud"}.get(key(way)) or "à l’ouest")


    @staticmethod
    def lives(*, count: int) -> str:
        return (str(count) + " vie" if (count == 0 or count == 1) else str(count) + " vies")


    @staticmethod
    def treasure(*, count: int) -> str:
        return (str(count) + " trésor" if (count == 0 or count == 1) else str(count) + " trésors")


    @staticmethod
    def walls(*, count: int) -> str:
        return ("aucun mur" if count == 0 else "1 mur" if (count == 0 or count == 1) else str(count) + " murs")


    @staticmethod
    def result(*, result: str, strength: Text) -> str:
        return ("Piège " + str(strength) if key(result) == "trap" else "Monstre " + str(strength) if key(result) == "monster" else "Trésor" if key(result) == "gain" else "Mur" if key(result) == "wall" else "Porte" if key(result) == "door" else "Éboulement" if key(result) == "cave-in" else "Marcher ou creuser")


    @staticmethod
    def turn_began(*, who: Person, turn: Text) -> str:
        return ("Ton tour n° " + str(turn) + "." if who.is_you else who.name + " : tour n° " + str(turn) + ".")


    @staticmethod
    def exit_declared(*, who: Person) -> str:
        return ("Tu fais demi-tour : désormais, c’est le chemin du retour." if who.is_you else who.name + " fait demi-tour.")


    @staticmethod
    def rolled(*, who: Person, dice: Text, sum: Text, result: str, strength: Text) -> str:
        return ("Tu lances " + str(dice) + " = " + str(sum) + " : " + Words.result(result=result, strength=strength) + "." if who.is_you else who.name + " lance " + str(dice) + " = " + str(sum) + " : " + Words.result(result=result, strength=strength) + ".")

    nothing_happened: str = "Il n’y a rien à en faire ici."

    @staticmethod
    def moved(*, is_new: bool, who: Person, way: str, cell: Text) -> str:
        return (("Tu vas " + Words.way(way=way) + " en " + str(cell) + ", où personne n’est encore passé." if who.is_you else who.name + " va " + Words.way(way=way) + " en " + str(cell) + ", où personne n’est encore passé.") if is_new else ("Tu vas " + Words.way(way=way) + " en " + str(cell) + "." if who.is_you else who.name + " va " + Words.way(way=way) + " en " + str(cell) + "."))


    @staticmethod
    def dug(*, is_open: bool, who: Person, way: str, die: Text) -> str:
        return (("Tu creuses " + Words.way(way=way) + " et fais " + str(die) + " : le mur a disparu." if who.is_you else who.name + " creuse " + Words.way(way=way) + " et fait " + str(die) + " : le mur a disparu.") if is_open else ("Tu creuses " + Words.way(way=way) + " et fais " + str(die) + " : le mur tient bon." if who.is_you else who.name + " creuse " + Words.way(way=way) + " et fait " + str(die) + " : le mur tient bon."))


    @staticmethod
    def wall_drawn(*, who: Person, way: str, cell: Text) -> str:
        return ("Tu traces un mur " + Words.side(way=way) + " de " + str(cell) + "." if who.is_you else who.name + " trace un mur " + Words.side(way=way) + " de " + str(cell) + ".")


    @staticmethod
    def door_drawn(*, who: Person, way: str, cell: Text) -> str:
        return ("Tu traces une porte " + Words.side(way=way) + " de " + str(cell) + "." if who.is_you else who.name + " trace une porte " + Words.side(way=way) + " de " + str(cell) + ".")


    @staticmethod
    def cave_in_began(*, count: int, die: Text) -> str:
        return ("Le plafond cède, avec un " + str(die) + " : rien ne tombe." if count == 0 else "Le plafond cède, avec un " + str(die) + " : 1 mur à tracer." if (count == 0 or count == 1) else "Le plafond cède, avec un " + str(die) + " : " + str(count) + " murs à tracer.")


    @staticmethod
    def cave_in_ended(*, cell: Text, sides: Text) -> str:
        return "Des gravats ferment " + str(cell) + " " + str(sides) + "."


    @staticmethod
    def treasure_gained(*, who: Person, gained: int, all: int) -> str:
        return (("Tu gagnes " + str(gained) + " trésor, et tu en as " + str(all) + "." if (gained == 0 or gained == 1) else "Tu gagnes " + str(gained) + " trésors, et tu en as " + str(all) + ".") if who.is_you else (who.name + " gagne " + str(gained) + " trésor et en a " + str(all) + "." if (gained == 0 or gained == 1) else who.name + " gagne " + str(gained) + " trésors et en a " + str(all) + "."))


    @staticmethod
    def trap_sprung(*, is_safe: bool, who: Person, strength: Text, die: Text) -> str:
        return (("Piège " + str(strength) + " : tu fais " + str(die) + " et tu en réchappes." if who.is_you else "Piège " + str(strength) + " : " + who.name + " fait " + str(die) + " et en réchappe.") if is_safe else ("Piège " + str(strength) + " : tu fais " + str(die) + " et il te blesse." if who.is_you else "Piège " + str(strength) + " : " + who.name + " fait " + str(die) + " et s’y blesse."))


    @staticmethod
    def fought(*, is_won: bool, who: Person, strength: Text, die: Text) -> str:
        return (("Monstre " + str(strength) + " : tu fais " + str(die) + " et tu gagnes." if who.is_you else "Monstre " + str(strength) + " : " + who.name + " fait " + str(die) + " et gagne.") if is_won else ("Monstre " + str(strength) + " : tu fais " + str(die) + " et tu perds." if who.is_you else "Monstre " + str(strength) + " : " + who.name + " fait " + str(die) + " et perd."))


    @staticmethod
    def spoils_rolled(*, gained: int, die: Text) -> str:
        return ("Son magot, avec un " + str(die) + " : vide." if gained == 0 else "Son magot, avec un " + str(die) + " : 1 trésor." if (gained == 0 or gained == 1) else "Son magot, avec un " + str(die) + " : " + str(gained) + " trésors.")


    @staticmethod
    def bribed(*, who: Person, paid: int, all: int) -> str:
        return (("Tu donnes " + str(paid) + " trésor au monstre, et il t’en reste " + str(all) + "." if (paid == 0 or paid == 1) else "Tu donnes " + str(paid) + " trésors au monstre, et il t’en reste " + str(all) + ".") if who.is_you else (who.name + " donne " + str(paid) + " trésor au monstre et en garde " + str(all) + "." if (paid == 0 or paid == 1) else who.name + " donne " + str(paid) + " trésors au monstre et en garde " + str(all) + "."))


    @staticmethod
    def life_lost(*, who: Person, count: int) -> str:
        return (("Tu n’as plus de vie." if count == 0 else "Il te reste une vie." if (count == 0 or count == 1) else "Il te reste " + str(count) + " vies.") if who.is_you else (who.name + " n’a plus de vie." if count == 0 else who.name + " n’a plus qu’une vie." if (count == 0 or count == 1) else who.name + " a encore " + str(count) + " vies."))


    @staticmethod
    def died(*, cause: str, who: Person) -> str:
        return (("Tu péris dans le noir, et tes trésors sont perdus." if who.is_you else who.name + " a péri.") if key(cause) == "killed" else ("Le noir t’engloutit." if who.is_you else who.name + " disparaît dans le noir.") if key(cause) == "lost_in_the_dark" else ("Tu abandonnes." if who.is_you else who.name + " abandonne."))


    @staticmethod
    def came_home(*, who: Person, all: int) -> str:
        return (("Te voilà de retour avec " + str(all) + " trésor !" if (all == 0 or all == 1) else "Te voilà de retour avec " + str(all) + " trésors !") if who.is_you else (who.name + " est de retour avec " + str(all) + " trésor !" if (all == 0 or all == 1) else who.name + " est de retour avec " + str(all) + " trésors !"))


    @staticmethod
    def ended(*, text: Text) -> str:
        return "La partie est finie. " + str(text)


    @staticmethod
    def roll_off(*, who: Person, throws: Text) -> str:
        return ("Jet pour le premier tour : " + str(throws) + ". Tu commences." if who.is_you else "Jet pour le premier tour : " + str(throws) + ". " + who.name + " commence.")

    roll_off_again: str = " ; encore "

    @staticmethod
    def status(*, who: Person, task: Text) -> str:
        return ("À toi : " + str(task) if who.is_you else who.name + " : " + str(task))

    over: str = "La partie est finie."
    steps: english.StepsTable = {
        "turn_start": "lancer les dés",
        "between_rolls": "lancer encore, ou s’arrêter",
        "move_or_dig": "marcher, ou creuser un mur",
        "dig_only": "entre quatre murs : creuser",
        "place_wall": "tracer un mur",
        "place_door": "tracer une porte",
        "cave_in": "choisir ce qui s’éboule",
        "monster": "combattre ou soudoyer",
    }

    @staticmethod
    def rolls(*, made: Text, most: Text) -> str:
        return "jet " + str(made) + " sur " + str(most)


    @staticmethod
    def reason(*, reason: str, who: Person, names: Text) -> str:
        return (("Tu en sors en vie." if who.is_you else who.name + " en sort en vie.") if key(reason) == "escaped" else ("Tu as rapporté le plus gros butin." if who.is_you else who.name + " a rapporté le plus gros butin.") if key(reason) == "most_treasure" else "Butins égaux : " + str(names) + " se partagent la victoire." if key(reason) == "equal_treasure" else "Personne n’est revenu. Le donjon gagne.")

    escaped: str = "De retour"
    draw: str = "Victoire partagée"
    dead: str = "a péri"
    home: str = "de retour"
    odds: english.OddsTable = {
        "title": "Faut-il faire demi-tour ?",
        "home": "Rentrer en vie, en partant maintenant",
        "leave": "Trésors espérés, en partant maintenant",
        "stay": "Trésors espérés, avec un jet de plus",
        "note": "Chances exactes pour un jeu parfait, comme si le chemin du retour gardait sa longueur.",
    }

    @staticmethod
    def do_there(*, verb: str, way: str) -> str:
        return ("Aller " + Words.way(way=way) if key(verb) == "move" else "Creuser " + Words.way(way=way) if key(verb) == "dig" else "Tracer un mur " + Words.side(way=way) if key(verb) == "wall" else "Tracer une porte " + Words.side(way=way) if key(verb) == "door" else "Laisser s’ébouler " + Words.side(way=way))


    @staticmethod
    def let_cave_in(*, sides: Text) -> str:
        return "Laisser s’ébouler " + str(sides)

    refusals: english.RefusalsTable = {
        "OUT": "Tu es de retour, ou tu as péri : il n’y a plus rien à abandonner.",
        "SETTLE_FIRST": "Il faut d’abord appliquer le dernier jet.",
        "ROLL_FIRST": "Un tour comporte au moins un jet.",
        "TOO_LATE": "On ne fait demi-tour qu’au début d’un tour.",
        "ALREADY_LEAVING": "Tu as fait demi-tour, et c’est définitif.",
        "NOT_YET": "Explore au moins une fois avant de repartir.",
        "NOT_ROLLED": "Aucun jet ne le demande maintenant.",
        "TOO_POOR": "Soudoyer un monstre coûte autant de trésors que son nombre.",
        "RIM": "Il n’y a rien au-delà du bord de la feuille.",
        "WALL_AHEAD": "Il y a un mur.",
        "UNEXPLORED": "Au retour, on n’entre que dans des cases marquées d’un point.",
        "EXPLORED": "À cette table, un pas mène dans l’inconnu quand c’est possible.",
        "NO_WALL": "Il n’y a pas de mur à creuser.",
        "NOT_OPEN": "Seul un côté ouvert peut devenir un mur.",
        "DOOR_THERE": "Il y a déjà une porte.",
        "WRONG_NUMBER": "L’éboulement demande un autre nombre de murs.",
    }
    board: str = "Feuille"
    tasks: english.TasksTable = {
        "turn_start": "lancer (r), ou faire demi-tour (x)",
        "first_roll": "lancer (r)",
        "homewards": "sur le chemin du retour, lancer (r)",
        "between_rolls": "lancer encore (r), ou finir le tour (e)",
        "move_or_dig": "marcher ou creuser : choisis une direction",
        "dig_only": "creuser : choisis une direction",
        "place_wall": "tracer un mur : choisis une direction",
        "place_door": "tracer une porte : choisis une direction",
        "cave_in": "choisir les côtés qui s’éboulent",
    }

    @staticmethod
    def prompt_monster(*, can_pay: bool, who: Person, strength: Text) -> str:
        return (("Tu rencontres le monstre " + str(strength) + " ! Le combattre (f), ou le soudoyer avec " + str(strength) + " trésors (b) ?" if who.is_you else who.name + " rencontre le monstre " + str(strength) + " ! Le combattre (f), ou le soudoyer avec " + str(strength) + " trésors (b) ?") if can_pay else ("Tu rencontres le monstre " + str(strength) + " ! Le combattre (f) ?" if who.is_you else who.name + " rencontre le monstre " + str(strength) + " ! Le combattre (f) ?"))


    @staticmethod
    def whereabouts(*, phase: str, cell: Text) -> str:
        return ("en " + str(cell) + ", explore" if key(phase) == "delve" else "en " + str(cell) + ", sur le chemin du retour")


    @staticmethod
    def summary(*, who: Person, all: int, count: int, place: Text) -> str:
        return (("Toi : " + str(all) + " trésor, " + Words.lives(count=count) + ", " + str(place) if (all == 0 or all == 1) else "Toi : " + str(all) + " trésors, " + Words.lives(count=count) + ", " + str(place)) if who.is_you else (who.name + " : " + str(all) + " trésor, " + Words.lives(count=count) + ", " + str(place) if (all == 0 or all == 1) else who.name + " : " + str(all) + " trésors, " + Words.lives(count=count) + ", " + str(place)))


    @staticmethod
    def fate_home(*, count: int, all: int) -> str:
        return ("de retour avec " + str(all) + " trésor après " + (str(count) + " tour" if (count == 0 or count == 1) else str(count) + " tours") if (all == 0 or all == 1) else "de retour avec " + str(all) + " trésors après " + (str(count) + " tour" if (count == 0 or count == 1) else str(count) + " tours"))


    @staticmethod
    def fate_dead(*, count: int) -> str:
        return ("a péri après " + str(count) + " tour" if (count == 0 or count == 1) else "a péri après " + str(count) + " tours")

    actions: english.ActionsTable = {
        "roll": "lancer les dés",
        "end_turn": "finir le tour",
        "declare_exit": "faire demi-tour",
        "fight": "combattre le monstre",
        "bribe": "soudoyer le monstre",
    }

    @staticmethod
    def rolls_of_turn(*, made: Text, most: Text) -> str:
        return "Jet " + str(made) + " sur " + str(most) + " au plus ce tour-ci"

    result_kinds: english.ResultKindsTable = {
        "trap": "Piège",
        "monster": "Monstre",
        "gain": "Trésor",
        "move_or_dig": "Aller/creuser",
        "wall": "Mur",
        "door": "Porte",
        "cave-in": "Éboulement",
    }

    @staticmethod
    def sums(*, first: Text, last: Text) -> str:
        return str(first) + " à " + str(last)

    key_help: english.KeyHelpTable = {
        "roll": "lancer les trois dés",
        "ways": "aller par là ; creuser, tracer un mur ou une porte si c’est demandé",
        "end": "finir le tour",
        "exit": "faire demi-tour : désormais seul compte le chemin du retour",
        "monster": "combattre un monstre, ou le soudoyer avec des trésors",
    }
    key_names: english.KeyNamesTable = {
        "roll": "r, espace",
        "ways": "flèches, WASD, hjkl",
    }
    typed_help: english.TypedHelpTable = {
        "ways": "ce qui est demandé, dans cette direction",
        "verbs": "la même chose avec son verbe",
        "cave_in": "laisser s’ébouler les côtés nord et est",
        "others": "finir le tour, faire demi-tour, affronter un monstre",
    }
    sign_names: english.SignNamesTable = {
        "wall": "# ou trait épais",
    }
    signs: english.SignsTable = {
        "players": "les joueurs ; * là où quelqu’un a commencé",
        "dot": "une case explorée",
        "wall": "un mur ; dans une fenêtre basse, _ sous une case",
        "door": "une porte ; dans une fenêtre basse, = sous une case",
    }
