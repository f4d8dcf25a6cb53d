"""Made by `make words` from languages/fr/dooom.ftl: do not edit."""

from __future__ import annotations

from waystone.words.runtime import Person, Text, key, number
from waystone.words.en import dooom as english


class Words(english.Words):
    """The messages of this catalogue."""


    @staticmethod
    def player(*, number: Text) -> str:
        return "Joueur " + str(number)


    @staticmethod
    def way(*, way: str) -> str:
        return ({"n": "vers le nord", "e": "vers l’est", "s": "vers le sud"}.get(key(way)) or "vers l’ouest")


    @staticmethod
    def side(*, way: str) -> str:
        return ({"n": "du nord", "e": "de l’est", "s": "du sud"}.get(key(way)) or "de l’ouest")


    @staticmethod
    def distance(*, count: int, way: str) -> str:
        return (str(count) + " case " + Words.way(way=way) if (count == 0 or count == 1) else str(count) + " cases " + Words.way(way=way))


    @staticmethod
    def hit_points(*, count: int) -> str:
        return (str(count) + " point de vie" if (count == 0 or count == 1) else str(count) + " points de vie")


    @staticmethod
    def of_goal(*, gold: Text, goal: Text) -> str:
        return str(gold) + " sur " + str(goal)


    @staticmethod
    def gold_of_goal(*, gold: Text, goal: Text) -> str:
        return "or : " + Words.of_goal(gold=gold, goal=goal)


    @staticmethod
    def round(*, round: Text) -> str:
        return "Manche " + str(round)

    tiles: english.TilesTable = {
        "wall": "mur",
        "floor": "sol",
        "exit": "sortie",
        "unknown": "inconnu",
        "gold": "or",
        "potion": "potion",
        "sword": "épée",
        "armour": "armure",
        "lantern": "lanterne",
    }
    states: english.StatesTable = {
        "empty": "place libre",
        "alive": "en vie",
        "dead": "a péri",
        "gone": "n’est plus là",
    }

    @staticmethod
    def joined(*, who: Person) -> str:
        return ("Tu descends dans le donjon." if who.is_you else who.name + " descend dans le donjon.")


    @staticmethod
    def began(*, who: Person) -> str:
        return ("La partie commence par toi." if who.is_you else "La partie commence par " + who.name + ".")


    @staticmethod
    def turn_began(*, who: Person, round: Text) -> str:
        return (Words.round(round=round) + " : à toi de jouer." if who.is_you else Words.round(round=round) + " : à " + who.name + " de jouer.")


    @staticmethod
    def moved(*, who: Person, way: str) -> str:
        return ("Tu vas " + Words.way(way=way) + "." if who.is_you else who.name + " va " + Words.way(way=way) + ".")


    @staticmethod
    def picked_up(*, thing: str, who: Person, amount: Text) -> str:
        return (("Tu prends de l’or (" + str(amount) + ")." if who.is_you else who.name + " prend de l’or (" + str(amount) + ").") if key(thing) == "gold" else ("Tu bois une potion de soin : un point de vie de plus." if who.is_you else who.name + " boit une potion de soin : un point de vie de plus.") if key(thing) == "potion" else ("Tu prends une épée." if who.is_you else who.name + " prend une épée.") if key(thing) == "sword" else ("Tu enfiles une armure." if who.is_you else who.name + " enfile une armure.") if key(thing) == "armour" else ("Tu prends une lanterne : tu vois plus loin désormais." if who.is_you else who.name + " prend une lanterne."))


    @staticmethod
    def attacked(*, blow: str, who: Person, way: str, damage: Text) -> str:
        return (("Tu frappes " + Words.way(way=way) + " et tu rates ton coup." if who.is_you else who.name + " frappe " + Words.way(way=way) + " et rate son coup.") if key(blow) == "missed" else ("Tu frappes " + Words.way(way=way) + " et tu touches, mais l’armure résiste." if who.is_you else who.name + " frappe " + Words.way(way=way) + " et touche, mais l’armure résiste.") if key(blow) == "held" else ("Tu portes un coup mortel " + Words.way(way=way) + "." if who.is_you else who.name + " porte un coup mortel " + Words.way(way=way) + ".") if key(blow) == "killed" else ("Tu frappes " + Words.way(way=way) + " et tu touches (dégâts : " + str(damage) + ")." if who.is_you else who.name + " frappe " + Words.way(way=way) + " et touche (dégâts : " + str(damage) + ")."))


    @staticmethod
    def struck(*, blow: str, who: Person, way: str, count: int) -> str:
        return (("Un coup venu " + Words.side(way=way) + " te rate." if who.is_you else "Un coup venu " + Words.side(way=way) + " rate " + who.name + ".") if key(blow) == "missed" else ("Un coup venu " + Words.side(way=way) + " rebondit sur ton armure." if who.is_you else "Un coup venu " + Words.side(way=way) + " rebondit sur l’armure (" + who.name + ").") if key(blow) == "held" else ("Un coup venu " + Words.side(way=way) + " te coûte " + Words.hit_points(count=count) + "." if who.is_you else "Un coup venu " + Words.side(way=way) + " coûte " + Words.hit_points(count=count) + " à " + who.name + "."))


    @staticmethod
    def changed(*, who: Person) -> str:
        return ("Quelque chose a changé dans ton champ de vision." if who.is_you else who.name + " voit quelque chose changer.")


    @staticmethod
    def died(*, who: Person) -> str:
        return ("Tu meurs." if who.is_you else who.name + " a péri.")


    @staticmethod
    def left(*, who: Person) -> str:
        return ("Tu quittes le donjon." if who.is_you else who.name + " n’est plus là.")


    @staticmethod
    def ended(*, reason: str, who: Person) -> str:
        return "La partie est finie. " + Words.reason(reason=reason, who=who)


    @staticmethod
    def status(*, who: Person, ap: Text) -> str:
        return ("À toi : encore " + str(ap) + " PA" if who.is_you else who.name + " : encore " + str(ap) + " PA")


    @staticmethod
    def status_theirs(*, who: Person) -> str:
        return who.name + " joue dans le noir."

    over: str = "La partie est finie."

    @staticmethod
    def reason(*, reason: str, who: Person) -> str:
        return (("Tu as trouvé la sortie avec assez d’or." if who.is_you else who.name + " a trouvé la sortie avec assez d’or.") if key(reason) == "escaped_with_the_gold" else ("À part toi, plus personne n’est en vie." if who.is_you else "À part " + who.name + ", plus personne n’est en vie.") if key(reason) == "last_one_standing" else "Plus personne n’est en vie." if key(reason) == "nobody_alive" else "La dernière manche est jouée, et personne n’est sorti." if key(reason) == "last_round_played" else "La partie a été interrompue." if key(reason) == "stopped" else "Plus personne n’était là pour voir la suite entre ordinateurs.")

    figures: english.FiguresTable = {
        "gold": "Or",
        "hit_points": "Points de vie",
        "rounds": "Manches",
    }
    end_turn: str = "Finir le tour"
    pick_up: english.PickUpTable = {
        "gold": "Prendre l’or · 1 PA",
        "potion": "Boire la potion · finit le tour",
        "sword": "Prendre l’épée · 1 PA",
        "armour": "Prendre l’armure · 1 PA",
        "lantern": "Prendre la lanterne · 1 PA",
    }

    @staticmethod
    def do_there(*, verb: str, way: str) -> str:
        return ("Attaquer " + Words.way(way=way) + " : coûte tous les PA, touche 3 fois sur 4" if key(verb) == "attack" else "Aller " + Words.way(way=way))

    refusals: english.RefusalsTable = {
        "NOT_STARTED": "La partie n’a pas commencé.",
        "GAME_OVER": "La partie est finie.",
        "DEAD": "Tu as péri.",
        "BLOCKED_WALL": "Il y a un mur.",
        "BLOCKED_PLAYER": "Quelqu’un se tient là.",
        "NOTHING_HERE": "Il n’y a rien à ramasser ici.",
        "ALREADY_HAVE": "Tu en portes déjà un exemplaire.",
        "NO_TARGET": "Il n’y a personne là.",
        "FULL": "Le donjon est plein.",
        "SEATED": "Tu es déjà à cette table.",
        "RUNNING": "La partie a commencé.",
    }
    key_help: english.KeyHelpTable = {
        "ways": "marcher ; vers quelqu’un : attaquer, avec tous tes PA",
        "walk": "aller à une case connue, jusqu’à ce que du nouveau soit en vue",
        "take": "ramasser ce qui est à tes pieds",
        "end": "finir le tour",
        "drag": "parcourir la carte",
    }
    board: str = "Le donjon tel que tu le connais"
    keys: english.KeysTable = {
        "ways": "Flèches, W A S D",
        "walk": "Clic ou toucher",
        "take": "E ou G",
        "end": "Espace",
        "drag": "Glisser",
    }
    cell: english.CellTable = {
        "you": "toi",
        "stranger": "quelqu’un d’autre",
        "lit": "en vue",
        "remembered": "de mémoire",
        "move": "touche Entrée : y aller",
        "attack": "touche Entrée : attaquer avec tous tes PA",
    }
    dark: english.DarkTable = {
        "watch": "Trop sombre pour regarder",
        "watch_text": "Qui joue ne voit que ce qui est proche ; qui regarde apprend qui est en vie et à qui est le tour.",
        "dead_text": "Ton or gît là où tu as péri. Les vivants continuent ; tu entends qui meurt encore et qui sort.",
        "gone": "Tu as quitté le donjon",
        "waiting": "La porte est encore close",
        "waiting_text": "La partie commence quand assez de joueurs sont là.",
    }

    @staticmethod
    def prompt_on_thing(*, who: Person, ap: Text, text: Text) -> str:
        return Words.status(who=who, ap=ap) + ". " + str(text)

    lying_here: english.LyingHereTable = {
        "gold": "De l’or est à tes pieds : p le ramasse.",
        "potion": "Une potion de soin est à tes pieds : p la boit.",
        "sword": "Une épée est à tes pieds : p la ramasse.",
        "armour": "Une armure est à tes pieds : p l’enfile.",
        "lantern": "Une lanterne est à tes pieds : p la ramasse.",
    }
    pick_up_here: str = "Ramasser ce qui est ici"
    grave: str = "Tu as péri. Les autres continuent dans le noir."

    @staticmethod
    def map_and_round(*, map: Text, round: Text) -> str:
        return str(map) + ", manche " + str(round)

    facts: english.FactsTable = {
        "life": "Vie",
        "ap": "PA",
        "gold": "Or",
        "gear": "Équipement",
        "goal": "But",
    }

    @staticmethod
    def goal_gold(*, goal: Text) -> str:
        return str(goal) + " en or"

    not_your_turn: str = "pas ton tour"
    gear_none: str = "aucun"

    @staticmethod
    def gear_and_price(*, gear: Text, ap: Text) -> str:
        return str(gear) + ", donc " + str(ap) + " PA par tour"


    @staticmethod
    def position(*, round: Text, count: int, ap: Text, gold: Text, goal: Text, gear: Text) -> str:
        return Words.round(round=round) + " : " + Words.hit_points(count=count) + ", " + str(ap) + " PA, " + Words.gold_of_goal(gold=gold, goal=goal) + ", équipement : " + str(gear) + "."


    @staticmethod
    def position_watched(*, count: int, round: Text, goal: Text) -> str:
        return (Words.round(round=round) + ", or pour gagner : " + str(goal) + " ; " + str(count) + " joueur en vie." if (count == 0 or count == 1) else Words.round(round=round) + ", or pour gagner : " + str(goal) + " ; " + str(count) + " joueurs en vie.")


    @staticmethod
    def gold_by(*, who: Person) -> str:
        return ("Ton or" if who.is_you else "Or (" + who.name + ")")

    legend: english.LegendTable = {
        "you": "toi",
        "other": "un autre",
    }
    terminal_keys: english.TerminalKeysTable = {
        "ways": "flèches, WASD, hjkl",
        "end": "espace",
    }
    typed_help: english.TypedHelpTable = {
        "ways": "avancer d’une case",
        "attack": "frapper, avec tous les PA restants",
    }
    signs: english.SignsTable = {
        "you": "toi",
        "other": "quelqu’un d’autre",
        "ground": "sol et mur ; , est un sol vu plus tôt, un blanc n’a jamais été vu",
        "goals": "sortie, or ; en minuscules là où on les a vus plus tôt",
        "potion": "potion : un point de vie de plus, et le tour est fini",
        "gear": "épée, armure, lanterne ; chacune coûte 1 PA à chaque tour suivant",
    }
