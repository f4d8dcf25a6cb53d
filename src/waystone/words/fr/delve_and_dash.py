"""Made by `make words` from languages/fr/delve_and_dash.ftl: do not edit."""

from __future__ import annotations

from waystone.words.runtime import Person, Text, key, number
from waystone.words.en import delve_and_dash as english


class Words(english.Words):
    """The messages of this catalogue."""


    @staticmethod
    def way(*, way: str) -> str:
        return ({"n": "vers le nord", "e": "vers l’est", "s": "vers le sud"}.get(key(way)) or "vers l’ouest")


    @staticmethod
    def side(*, way: str) -> str:
        return ({"n": "au nord", "e": "à l’est", "s": "au sud"}.get(key(way)) or "à l’ouest")


    @staticmethod
    def warrior(*, number: Text) -> str:
        return "Guerrier " + str(number)


    @staticmethod
    def waystone_chosen(*, who: Person) -> str:
        return ("Tu as choisi ta borne." if who.is_you else who.name + " a choisi une borne.")


    @staticmethod
    def waystone_placed(*, who: Person, cell: Text) -> str:
        return ("Ta borne est en " + str(cell) + ". Personne d’autre ne le sait." if who.is_you else "La borne choisie par " + who.name + " est en " + str(cell) + ".")

    match_began: str = "Le labyrinthe est silencieux. Quelque part dort un dragon."

    @staticmethod
    def turn_began(*, who: Person, left: int) -> str:
        return (("À toi : " + str(left) + " coup." if (left == 0 or left == 1) else "À toi : " + str(left) + " coups.") if who.is_you else (who.name + " a " + str(left) + " coup." if (left == 0 or left == 1) else who.name + " a " + str(left) + " coups."))


    @staticmethod
    def stepped(*, who: Person, way: str, cell: Text) -> str:
        return ("Tu vas " + Words.way(way=way) + " en " + str(cell) + "." if who.is_you else who.name + " va " + Words.way(way=way) + " en " + str(cell) + ".")


    @staticmethod
    def bumped(*, who: Person, way: str) -> str:
        return ("Un mur te barre le chemin " + Words.side(way=way) + "." if who.is_you else who.name + " se heurte à un mur " + Words.side(way=way) + ".")


    @staticmethod
    def door_held(*, who: Person, way: str) -> str:
        return ("La porte " + Words.side(way=way) + " est verrouillée et résiste." if who.is_you else "La porte " + Words.side(way=way) + " résiste à " + who.name + ".")


    @staticmethod
    def door_forced(*, who: Person) -> str:
        return ("Tu forces la serrure ; la porte reste déverrouillée." if who.is_you else who.name + " force une serrure.")

    door_locked: str = "La porte se referme et se verrouille."

    @staticmethod
    def dragon_woke(*, reach: int, cell: Text) -> str:
        return ("Le dragon s’éveille en " + str(cell) + " ! Le trésor est dans son antre." if reach == 0 else "Le dragon s’éveille en " + str(cell) + " ! Le trésor est à une salle au plus de son antre." if reach == 1 else "Le dragon s’éveille en " + str(cell) + " ! Le trésor est à deux salles au plus de son antre." if reach == 2 else "Le dragon s’éveille en " + str(cell) + " ! Le trésor est à " + str(reach) + " salles au plus de son antre.")

    dragon_stirred: str = "Un tintement : le dragon remue."

    @staticmethod
    def dragon_seen(*, cell: Text) -> str:
        return "Le dragon apparaît en " + str(cell) + "."


    @staticmethod
    def dragon_moved(*, cell: Text) -> str:
        return "Le dragon vole jusqu’en " + str(cell) + "."

    dragon_moved_unseen: str = "Des ailes battent quelque part dans le noir."

    @staticmethod
    def attacked(*, who: Person, lives: int, cell: Text) -> str:
        return (("Le dragon te frappe en " + str(cell) + " : plus aucune vie." if lives == 0 else "Le dragon te frappe en " + str(cell) + " : il te reste une vie." if (lives == 0 or lives == 1) else "Le dragon te frappe en " + str(cell) + " : il te reste " + str(lives) + " vies.") if who.is_you else ("Le dragon frappe " + who.name + " en " + str(cell) + " : plus aucune vie." if lives == 0 else "Le dragon frappe " + who.name + " en " + str(cell) + " : il lui reste une vie." if (lives == 0 or lives == 1) else "Le dragon frappe " + who.name + " en " + str(cell) + " : il lui reste " + str(lives) + " vies."))


    @staticmethod
    def treasure_dropped(*, cell: Text) -> str:
        return "Le trésor tombe en " + str(cell) + "."


    @staticmethod
    def respawned(*, who: Person, cell: Text) -> str:
        return ("Tu reprends connaissance en " + str(cell) + "." if who.is_you else who.name + " reprend connaissance en " + str(cell) + ".")


    @staticmethod
    def died(*, who: Person) -> str:
        return ("Ta dernière vie est perdue." if who.is_you else who.name + " a péri.")


    @staticmethod
    def treasure_found(*, who: Person, cell: Text) -> str:
        return ("Tu trouves le trésor en " + str(cell) + " ! Rapporte-le chez toi." if who.is_you else who.name + " trouve le trésor en " + str(cell) + " !")


    @staticmethod
    def treasure_taken(*, who: Person, cell: Text) -> str:
        return ("Tu ramasses le trésor en " + str(cell) + "." if who.is_you else who.name + " ramasse le trésor en " + str(cell) + ".")


    @staticmethod
    def battle_held(*, carrier: Person, other: Person) -> str:
        return (other.name + " et toi combattez ; tu gardes le trésor." if carrier.is_you else (carrier.name + " et toi combattez ; " + carrier.name + " garde le trésor." if other.is_you else carrier.name + " et " + other.name + " combattent ; " + carrier.name + " garde le trésor."))


    @staticmethod
    def robbed(*, winner: Person, loser: Person) -> str:
        return ("Les lames se croisent : tu prends le trésor à " + loser.name + " !" if winner.is_you else ("Les lames se croisent : " + winner.name + " te prend le trésor !" if loser.is_you else "Les lames se croisent : " + winner.name + " prend le trésor à " + loser.name + " !"))


    @staticmethod
    def draw_offered(*, who: Person) -> str:
        return ("Tu proposes la nulle." if who.is_you else who.name + " propose la nulle.")


    @staticmethod
    def left(*, who: Person) -> str:
        return ("Tu abandonnes." if who.is_you else who.name + " abandonne.")


    @staticmethod
    def ended(*, text: Text) -> str:
        return "La partie est finie. " + str(text)

    status: english.StatusTable = {
        "choose": "Choisis une salle comme borne secrète.",
        "wait": "On attend l’autre borne.",
        "free": "Le dragon dort : explore librement.",
        "dragon": "Le dragon se déplace.",
        "over": "La partie est finie.",
    }
    refusals: english.RefusalsTable = {
        "ALREADY_CHOSEN": "Ta borne est choisie et ne peut plus changer.",
        "NOT_CHOSEN_YET": "Les guerriers choisissent encore leurs bornes.",
        "TOO_LATE": "Les bornes se choisissent avant le début de la partie.",
        "RIM": "Il n’y a rien au-delà du bord du labyrinthe.",
        "KNOWN_WALL": "Il y a un mur.",
        "FREE_EXPLORATION": "Il n’y a pas de tours tant que le dragon dort.",
        "NOT_A_DUEL": "On ne peut convenir d’une nulle que dans un duel.",
        "ALREADY_OFFERED": "Tu as déjà proposé la nulle ce tour-ci.",
        "DEAD": "Ton guerrier a péri ; la partie continue sans lui.",
    }

    @staticmethod
    def reason(*, reason: str, who: Person) -> str:
        return (("Tu as rapporté le trésor." if who.is_you else who.name + " a rapporté le trésor.") if key(reason) == "home_with_the_treasure" else ("Le dragon a pris ta dernière vie." if who.is_you else "Le dragon a pris sa dernière vie à " + who.name + ".") if key(reason) == "dead" else ("Le dragon a pris ta dernière vie ; l’ordinateur gagne." if who.is_you else "Le dragon a pris sa dernière vie à " + who.name + " ; l’ordinateur gagne.") if key(reason) == "human_dead" else "Le dragon a eu tout le monde." if key(reason) == "both_dead" else ("L’autre guerrier a abandonné." if who.is_you else who.name + " gagne : l’autre a abandonné.") if key(reason) == "forfeit" else "Nulle d’un commun accord." if key(reason) == "draw_agreed" else "Trois cents manches sont passées et personne n’a gagné." if key(reason) == "last_round_played" else "La partie a été abandonnée.")

    draw: str = "Nulle"

    @staticmethod
    def lives(*, lives: int) -> str:
        return (str(lives) + " vie" if (lives == 0 or lives == 1) else str(lives) + " vies")

    moves: str = "Coups"

    @staticmethod
    def moves_left(*, left: int) -> str:
        return ("encore " + str(left) + " coup" if (left == 0 or left == 1) else "encore " + str(left) + " coups")

    ready: str = "borne choisie"
    choosing: str = "choisit"
    next_turn: str = "Tour suivant"
    board: str = "Labyrinthe"
    random: str = "Choisir pour moi"
    cell: english.CellTable = {
        "you": "toi",
        "dragon": "le dragon",
        "last_seen": "dragon vu ici en dernier",
        "waystone": "ta borne",
        "hint": "antre : le trésor est proche",
        "treasure": "le trésor",
        "explored": "explorée",
        "unexplored": "inexplorée",
        "can_go": "tu peux essayer d’y aller",
        "can_choose": "Entrée la choisit comme borne",
        "selected": "choisie",
        "danger": "à portée du dragon",
    }
    credit: str = "Inspiré d’un jeu de labyrinthe de 1980."
    lone_name: str = "Guerrier"

    @staticmethod
    def prompt_choose(*, who: Person) -> str:
        return ("Tu choisis une borne." if who.is_you else who.name + " choisit une borne.")


    @staticmethod
    def prompt_free(*, who: Person) -> str:
        return ("Tu explores librement tant que le dragon dort." if who.is_you else who.name + " explore librement tant que le dragon dort.")


    @staticmethod
    def prompt_moves(*, who: Person, left: int) -> str:
        return (("Il te reste " + str(left) + " coup." if (left == 0 or left == 1) else "Il te reste " + str(left) + " coups.") if who.is_you else (who.name + " a encore " + str(left) + " coup." if (left == 0 or left == 1) else who.name + " a encore " + str(left) + " coups."))


    @staticmethod
    def do_move(*, way: str) -> str:
        return "aller " + Words.way(way=way)


    @staticmethod
    def do_choose(*, cell: Text) -> str:
        return "la placer en " + str(cell)

    actions: english.ActionsTable = {
        "next_turn": "finir le tour",
        "agree_draw": "accepter la nulle",
    }
    coin_fell: str = "La pièce est retombée"
    seats_swapped: str = "Les places sont échangées"

    @staticmethod
    def level(*, number: Text) -> str:
        return "Niveau " + str(number)

    subtitles: english.SubtitlesTable = {
        "delve-and-dash": "DANS LE DONJON OBSCUR",
        "computer-labyrinth": "LE DÉDALE DU DRAGON",
    }
    mode_names: english.ModeNamesTable = {
        "solo": "solitaire",
        "duel": "duel",
        "cpu": "contre l’ordinateur",
    }

    @staticmethod
    def round(*, number: Text) -> str:
        return "manche " + str(number)

    dead: str = "a péri"
    gone: str = "hors du labyrinthe"

    @staticmethod
    def in_cell(*, cell: Text) -> str:
        return "en " + str(cell)


    @staticmethod
    def carrying(*, sign: Text) -> str:
        return "porte le trésor " + str(sign)

    exploring: str = "explore librement"
    facts: english.FactsTable = {
        "dragon": "Dragon",
        "treasure": "Trésor",
        "waystone": "Borne",
        "waystones": "Bornes",
        "secret": "secret",
    }
    dragon_asleep: str = "endormi"

    @staticmethod
    def dragon_asleep_in(*, cell: Text) -> str:
        return "endormi en " + str(cell)


    @staticmethod
    def dragon_awake_in(*, cell: Text) -> str:
        return "éveillé, en " + str(cell)


    @staticmethod
    def dragon_last_seen(*, cell: Text) -> str:
        return "hors de vue, vu en dernier en " + str(cell)

    dragon_unseen: str = "éveillé, hors de vue"

    @staticmethod
    def treasure_with(*, who: Person) -> str:
        return ("avec toi" if who.is_you else "avec " + who.name)


    @staticmethod
    def treasure_in(*, cell: Text) -> str:
        return "en " + str(cell)


    @staticmethod
    def treasure_near(*, cell: Text, sign: Text) -> str:
        return "caché près de l’antre " + str(cell) + " " + str(sign)

    treasure_hidden: str = "caché"

    @staticmethod
    def owner(*, who: Person) -> str:
        return ("à toi" if who.is_you else "à " + who.name)


    @staticmethod
    def summary(*, people: Text, dragon: Text, treasure: Text) -> str:
        return str(people) + " ; dragon : " + str(dragon) + " ; trésor : " + str(treasure)

    closing: english.ClosingTable = {
        "time": "Temps",
        "moves": "Coups",
        "deaths": "Vies perdues",
        "explored": "Exploré",
    }

    @staticmethod
    def closing_moves(*, who: Person) -> str:
        return ("Tes coups" if who.is_you else "Coups (" + who.name + ")")


    @staticmethod
    def closing_deaths(*, who: Person) -> str:
        return ("Tes vies perdues" if who.is_you else "Vies perdues (" + who.name + ")")


    @staticmethod
    def closing_explored(*, percent: Text) -> str:
        return str(percent) + " % des murs"

    legend: english.LegendTable = {
        "dragon": "dragon",
        "last_seen": "vu là",
        "treasure": "trésor",
        "waystone": "borne",
        "lair": "antre",
        "locked_door": "porte close",
        "open_door": "porte ouverte",
    }
    key_names: english.KeyNamesTable = {
        "ways": "flèches, WASD, hjkl",
        "next": "espace",
        "choose": "C5, ou flèches ; Entrée",
    }
    key_help: english.KeyHelpTable = {
        "ways": "essayer d’aller par là",
        "next": "finir le tour",
        "choose": "choisir une salle",
    }
    signs: english.SignsTable = {
        "warriors": "les guerriers",
        "dragon": "le dragon éveillé ; endormi, ou là où on l’a vu en dernier",
        "things": "trésor ; antre du dragon ; bornes",
        "doors": "une porte verrouillée, une porte déverrouillée",
        "visited": "visitée par le guerrier 1, par le guerrier 2, par les deux",
    }
