"""Made by `make words` from languages/fr/dungeon_crawler.ftl: do not edit."""

from __future__ import annotations

from waystone.words.runtime import Person, Text, key, number
from waystone.words.en import dungeon_crawler as english


class Words(english.Words):
    """The messages of this catalogue."""


    @staticmethod
    def wounds(*, count: int) -> str:
        return (str(count) + " blessure" if (count == 0 or count == 1) else str(count) + " blessures")


    @staticmethod
    def cards(*, count: int) -> str:
        return (str(count) + " carte" if (count == 0 or count == 1) else str(count) + " cartes")


    @staticmethod
    def spaces(*, count: int) -> str:
        return (str(count) + " case" if (count == 0 or count == 1) else str(count) + " cases")

    purposes: english.PurposesTable = {
        "attack": "Attaque",
        "push": "Passage forcé",
        "spawn": "Apparition",
        "chest": "Le coffre",
        "trap": "Piège",
    }

    @staticmethod
    def adventurer_taken(*, who: Person, adventurer: Text) -> str:
        return ("Tu incarnes : " + str(adventurer) + "." if who.is_you else who.name + " incarne : " + str(adventurer) + ".")


    @staticmethod
    def round_began(*, round: Text) -> str:
        return "Manche " + str(round) + "."


    @staticmethod
    def activation_began(*, who: Person) -> str:
        return ("Ton tour commence." if who.is_you else "À " + who.name + " de jouer.")


    @staticmethod
    def healed(*, who: Person, count: int) -> str:
        return ("Tu guéris " + Words.wounds(count=count) + "." if who.is_you else who.name + " guérit " + Words.wounds(count=count) + ".")


    @staticmethod
    def tile_drawn(*, who: Person, tile: Text) -> str:
        return ("Tu pioches une tuile : " + str(tile) + "." if who.is_you else who.name + " pioche une tuile : " + str(tile) + ".")


    @staticmethod
    def tile_laid(*, who: Person, tile: Text) -> str:
        return ("Tu poses la tuile « " + str(tile) + " »." if who.is_you else who.name + " pose la tuile « " + str(tile) + " ».")


    @staticmethod
    def tile_replaced(*, who: Person, tile: Text, over: Text) -> str:
        return ("Tu poses la tuile « " + str(tile) + " » sur « " + str(over) + " »." if who.is_you else who.name + " pose la tuile « " + str(tile) + " » sur « " + str(over) + " ».")


    @staticmethod
    def tile_put_back(*, who: Person) -> str:
        return ("Tu remets une tuile sur la pile." if who.is_you else who.name + " remet une tuile sur la pile.")


    @staticmethod
    def tile_discarded(*, tile: Text) -> str:
        return "« " + str(tile) + " » n’a sa place nulle part : tuile défaussée."

    tile_removed: str = "Une tuile s’éboule : il n’y a plus rien là."
    tile_turned: str = "Une tuile tourne avec tout ce qui s’y trouve."
    tiles_swapped: str = "Deux tuiles échangent leurs places."
    door_placed: str = "Une porte secrète s’ouvre."
    door_gone: str = "La porte secrète a disparu."
    pile_placed: str = "Un tas de trésor attend."

    @staticmethod
    def pile_taken(*, who: Person) -> str:
        return ("Tu prends un tas de trésor." if who.is_you else who.name + " prend un tas de trésor.")


    @staticmethod
    def hoard_laid(*, count: int) -> str:
        return (str(count) + " carte est cachée dans la Salle secrète." if (count == 0 or count == 1) else str(count) + " cartes sont cachées dans la Salle secrète.")


    @staticmethod
    def hoard_taken(*, who: Person, count: int) -> str:
        return ("Tu vides la Salle secrète : " + Words.cards(count=count) + "." if who.is_you else who.name + " vide la Salle secrète : " + Words.cards(count=count) + ".")


    @staticmethod
    def cards_drawn(*, who: Person, count: int) -> str:
        return ("Tu pioches " + Words.cards(count=count) + "." if who.is_you else who.name + " pioche " + Words.cards(count=count) + ".")


    @staticmethod
    def cards_gained(*, who: Person, names: Text) -> str:
        return ("Tu pioches : " + str(names) + "." if who.is_you else who.name + " pioche : " + str(names) + ".")


    @staticmethod
    def card_played(*, who: Person, card: Text) -> str:
        return ("Tu joues « " + str(card) + " »." if who.is_you else who.name + " joue « " + str(card) + " ».")


    @staticmethod
    def cards_discarded(*, who: Person, names: Text) -> str:
        return ("Tu perds : " + str(names) + "." if who.is_you else who.name + " perd : " + str(names) + ".")


    @staticmethod
    def shuffled(*, pile: str) -> str:
        return ({"tiles": "Les tuiles défaussées sont mélangées.", "creatures": "Les cartes de créature défaussées sont mélangées."}.get(key(pile)) or "Les cartes de trésor défaussées sont mélangées.")


    @staticmethod
    def tiles_seen(*, names: Text) -> str:
        return "Les prochaines tuiles : " + str(names) + "."


    @staticmethod
    def creature_drawn(*, who: Person, monster: Text) -> str:
        return ("Tu pioches un Monstre : " + str(monster) + "." if who.is_you else who.name + " pioche un Monstre : " + str(monster) + ".")


    @staticmethod
    def creature_discarded(*, monster: Text) -> str:
        return "Aucune place pour ce Monstre : " + str(monster) + "."


    @staticmethod
    def appeared(*, who: Person) -> str:
        return ("Tu entres dans le labyrinthe." if who.is_you else who.name + " entre dans le labyrinthe.")


    @staticmethod
    def monster_appeared(*, who: Person) -> str:
        return who.name + " apparaît."


    @staticmethod
    def planned(*, line: str, whom: Person, who: Person, tactic: str) -> str:
        return ((who.name + " te voit et " + Words.doing(tactic=tactic) if whom.is_you else who.name + " voit " + whom.name + " et " + Words.doing(tactic=tactic)) if key(line) == "los" else (who.name + " te flaire tout près et " + Words.doing(tactic=tactic) if whom.is_you else who.name + " flaire " + whom.name + " tout près et " + Words.doing(tactic=tactic)) if key(line) == "within" else (who.name + " n’a d’yeux que pour toi et " + Words.doing(tactic=tactic) if whom.is_you else who.name + " n’a d’yeux que pour " + whom.name + " et " + Words.doing(tactic=tactic)) if key(line) == "copy" else (who.name + " suit un appât vers toi et " + Words.doing(tactic=tactic) if whom.is_you else who.name + " suit un appât vers " + whom.name + " et " + Words.doing(tactic=tactic)) if key(line) == "lure" else who.name + " ne voit personne et " + Words.doing(tactic=tactic))


    @staticmethod
    def doing(*, tactic: str) -> str:
        return ({"hunt": "chasse : va à portée de frappe.", "skirmish": "harcèle : va à portée de tir en gardant ses distances.", "prowl": "rôde : suit l’Aventurier le plus proche.", "guard": "garde le coffre : se met sur le chemin qui y mène.", "hold": "reste : ne bouge pas."}.get(key(tactic)) or "fuit : s’éloigne autant que possible.")


    @staticmethod
    def walked(*, who: Person, count: int) -> str:
        return ("Tu avances de " + Words.spaces(count=count) + "." if who.is_you else who.name + " avance de " + Words.spaces(count=count) + ".")


    @staticmethod
    def put(*, how: str, who: Person) -> str:
        return (("Tu échanges ta place avec quelqu’un." if who.is_you else who.name + " échange sa place avec quelqu’un.") if key(how) == "switch" else ("Une distorsion te mène sur une autre tuile." if who.is_you else who.name + " se retrouve sur une autre tuile, par distorsion.") if key(how) == "warp" else ("Tu glisses plus loin." if who.is_you else who.name + " glisse plus loin.") if key(how) == "slide" else ("L’amulette te met à l’abri." if who.is_you else who.name + " se retrouve à l’abri, grâce à l’amulette.") if key(how) == "amulet" else ("Tu sors de la porte qui s’efface." if who.is_you else who.name + " sort de la porte qui s’efface.") if key(how) == "door" else ("On te pousse de côté." if who.is_you else who.name + " doit s’écarter.") if key(how) == "push" else ("Tu te faufiles à côté." if who.is_you else who.name + " se faufile à côté.") if key(how) == "push_past" else ("On te jette dans la lave." if who.is_you else who.name + " tombe, sous la poussée, dans la lave.") if key(how) == "shove" else ("Une téléportation t’emmène ailleurs." if who.is_you else who.name + " se retrouve ailleurs, par téléportation."))


    @staticmethod
    def push_tried(*, who: Person, whom: Person) -> str:
        return ("Tu essaies de forcer le passage contre " + whom.name + "." if who.is_you else (who.name + " essaie de forcer le passage contre toi." if whom.is_you else who.name + " essaie de forcer le passage contre " + whom.name + "."))


    @staticmethod
    def push_ended(*, is_past: bool, who: Person, whom: Person) -> str:
        return (("Tu forces le passage contre " + whom.name + "." if who.is_you else (who.name + " force le passage contre toi." if whom.is_you else who.name + " force le passage contre " + whom.name + ".")) if is_past else ("Tu échoues à forcer le passage contre " + whom.name + " : ton dé n’est pas plus haut." if who.is_you else (who.name + " échoue à forcer le passage contre toi." if whom.is_you else who.name + " échoue à forcer le passage contre " + whom.name + ".")))


    @staticmethod
    def located(*, sentence: Text, where: Text) -> str:
        return str(sentence) + " (" + str(where) + ")"

    empty_space: str = "une case vide"

    @staticmethod
    def attack_declared(*, attack: str, who: Person, names: Text) -> str:
        return (("Tu te jettes sur " + str(names) + "." if who.is_you else who.name + " se jette sur " + str(names) + ".") if key(attack) == "melee" else ("Tu tires sur " + str(names) + "." if who.is_you else who.name + " tire sur " + str(names) + ".") if key(attack) == "ranged" else ("Tu déchaînes une explosion sur " + str(names) + "." if who.is_you else who.name + " déchaîne une explosion sur " + str(names) + ".") if key(attack) == "area" else ("Tu lances une boule de feu sur " + str(names) + "." if who.is_you else who.name + " lance une boule de feu sur " + str(names) + "."))


    @staticmethod
    def rolled(*, against: int, who: Person, dice: Text, purpose: Text) -> str:
        return (("Tu lances " + str(dice) + " (" + str(purpose) + ")." if who.is_you else who.name + " lance " + str(dice) + " (" + str(purpose) + ").") if against == 0 else ("Tu lances " + str(dice) + " (" + str(purpose) + ") : " + str(against) + " ou plus touche." if who.is_you else who.name + " lance " + str(dice) + " (" + str(purpose) + ") : " + str(against) + " ou plus touche."))


    @staticmethod
    def dice_changed(*, dice: Text) -> str:
        return "Les dés montrent maintenant " + str(dice) + "."


    @staticmethod
    def struck(*, count: int, who: Person) -> str:
        return (("Aucun coup ne te touche." if who.is_you else who.name + " ne prend aucun coup.") if count == 0 else ("Tu prends " + str(count) + " coup." if who.is_you else who.name + " prend " + str(count) + " coup.") if (count == 0 or count == 1) else ("Tu prends " + str(count) + " coups." if who.is_you else who.name + " prend " + str(count) + " coups."))


    @staticmethod
    def wounded(*, is_first: bool, who: Person, count: int, all: Text) -> str:
        return (("Tu subis " + Words.wounds(count=count) + "." if who.is_you else who.name + " subit " + Words.wounds(count=count) + ".") if is_first else ("Tu subis " + Words.wounds(count=count) + ", " + str(all) + " en tout." if who.is_you else who.name + " subit " + Words.wounds(count=count) + ", " + str(all) + " en tout."))


    @staticmethod
    def harm_prevented(*, who: Person) -> str:
        return ("Tu t’en tires sans dommage." if who.is_you else who.name + " s’en tire sans dommage.")


    @staticmethod
    def slain(*, how: str, who: Person) -> str:
        return (("Tu brûles dans la lave." if who.is_you else who.name + " brûle dans la lave.") if key(how) == "lava" else ("Tu te noies dans l’eau profonde." if who.is_you else who.name + " se noie dans l’eau profonde.") if key(how) == "water" else ("Tu succombes." if who.is_you else who.name + " succombe."))


    @staticmethod
    def slain_by(*, who: Person, whom: Person) -> str:
        return ("Tu tombes en affrontant " + whom.name + "." if who.is_you else (who.name + " tombe en t’affrontant." if whom.is_you else who.name + " tombe en affrontant " + whom.name + "."))


    @staticmethod
    def picked_up(*, who: Person) -> str:
        return ("Te voilà entre quatre murs : tu quittes le tapis, pour revenir ailleurs." if who.is_you else who.name + ", entre quatre murs, quitte le tapis, pour revenir ailleurs.")


    @staticmethod
    def webbed(*, who: Person) -> str:
        return ("Une toile te retient : 2 MV au plus au prochain déplacement." if who.is_you else who.name + " se prend dans une toile : 2 MV au plus au prochain déplacement.")

    chest_placed: str = "Un second coffre se dresse au milieu. L’un des deux est faux."
    chest_false: str = "Ce coffre était faux : l’autre est le vrai."

    @staticmethod
    def stops_chosen(*, stops: str) -> str:
        return ({"all": "On te consulte à chaque occasion.", "none": "On ne te consulte que si le coffre est en jeu."}.get(key(stops)) or "On te consulte comme d’ordinaire.")


    @staticmethod
    def switch_thrown(*, switch: str, card: Text) -> str:
        return ("On te consulte toujours pour " + str(card) + "." if key(switch) == "always" else "On ne te consulte plus pour " + str(card) + " avant ton prochain tour." if key(switch) == "later" else "On te consulte pour " + str(card) + " comme d’ordinaire.")


    @staticmethod
    def ties_chosen(*, ties: str) -> str:
        return ({"ask": "Tu choisis entre cases équivalentes pour tes Monstres."}.get(key(ties)) or "Entre cases équivalentes, tes Monstres prennent la première.")


    @staticmethod
    def joined(*, who: Person) -> str:
        return ("Tu entres en jeu à la prochaine manche." if who.is_you else who.name + " entre en jeu à la prochaine manche.")


    @staticmethod
    def left(*, who: Person) -> str:
        return ("Tu as quitté la partie." if who.is_you else who.name + " a quitté la partie.")


    @staticmethod
    def ended(*, text: Text) -> str:
        return "La partie est finie. " + str(text)


    @staticmethod
    def reason(*, reason: str, who: Person) -> str:
        return (("La dernière manche est finie : tu es au plus près du coffre." if who.is_you else "La dernière manche est finie : " + who.name + " est au plus près du coffre.") if key(reason) == "last_round_played" else ("Tous les autres sont partis : tu gagnes." if who.is_you else "Tous les autres sont partis : " + who.name + " gagne.") if key(reason) == "others_left" else ("Tu as atteint le coffre." if who.is_you else who.name + " a atteint le coffre."))

    over: str = "La partie est finie."

    @staticmethod
    def status(*, who: Person, task: Text) -> str:
        return ("À toi : " + str(task) if who.is_you else who.name + " : " + str(task))


    @staticmethod
    def card_task(*, card: Text, task: Text) -> str:
        return str(card) + " : " + str(task)

    waiting: str = "La table attend des réponses…"
    questions: english.QuestionsTable = {
        "adventurer": "choisir un aventurier",
        "gate": "choisir le portail d’entrée",
        "respond": "jouer une carte, ou passer",
        "lay": "poser la tuile",
        "place": "placer le Monstre sur une case éclairée",
        "act": "se déplacer, attaquer ou jouer une carte",
        "move": "continuer, ou s’arrêter",
        "push": "où va la figurine poussée ?",
        "shove": "jeter dans la lave, ou épargner ?",
        "spawn": "choisir un point d’apparition",
        "target": "choisir une cible",
        "order": "qui est frappé d’abord ?",
        "space": "choisir une case",
        "tile": "choisir une tuile",
        "pick": "choisir une tuile à poser",
        "put": "quelle tuile vient ensuite ?",
        "die": "choisir un dé",
        "way": "choisir une direction",
        "door": "choisir un côté pour la porte secrète",
        "turn": "tourner une tuile",
        "off_mat": "apparaître",
    }

    @staticmethod
    def move_on(*, points: Text) -> str:
        return "continuer (encore " + str(points) + " MV), ou s’arrêter"


    @staticmethod
    def round_of(*, limit: int, round: Text) -> str:
        return ("Manche " + str(round) if limit == 0 else "Manche " + str(round) + " sur " + str(limit))


    @staticmethod
    def about_turn(*, who: Person) -> str:
        return ("Une pause dans ton tour : joue une carte ou passe." if who.is_you else "Une pause dans le tour en cours (" + who.name + ") : joue une carte ou passe.")


    @staticmethod
    def about_path(*, who: Person, count: int) -> str:
        return ("Tu vas avancer de " + Words.spaces(count=count) + "." if who.is_you else who.name + " va avancer de " + Words.spaces(count=count) + ".")


    @staticmethod
    def about_attack(*, who: Person, names: Text) -> str:
        return ("Tu vas attaquer : " + str(names) + "." if who.is_you else who.name + " va attaquer : " + str(names) + ".")


    @staticmethod
    def about_harm(*, who: Person, count: int) -> str:
        return ("Tu vas subir " + Words.wounds(count=count) + "." if who.is_you else who.name + " va subir " + Words.wounds(count=count) + ".")


    @staticmethod
    def about_doom(*, who: Person) -> str:
        return ("Tu vas à ta perte." if who.is_you else who.name + " va à sa perte.")

    stops: english.StopsTable = {
        "usual": "comme d’ordinaire",
        "all": "à chaque occasion",
        "none": "seulement pour le coffre",
        "turn": "pas avant mon prochain tour",
        "attacked": "pas avant qu’on m’attaque",
        "step": "pas avant la prochaine étape",
    }
    switches: english.SwitchesTable = {
        "usual": "comme d’ordinaire",
        "always": "toujours",
        "later": "pas avant mon prochain tour",
    }
    ties: english.TiesTable = {
        "title": "Cases équivalentes pour mes Monstres",
        "help": "Parfois, un Monstre pourrait finir son déplacement sur plusieurs cases équivalentes.",
        "auto": "la première est prise",
        "ask": "je choisis",
    }
    play: str = "Jouer"

    @staticmethod
    def play_card(*, card: Text) -> str:
        return "Jouer " + str(card)

    choose_adventurer: str = "Choisis ton aventurier"

    @staticmethod
    def take(*, adventurer: Text) -> str:
        return "Prendre : " + str(adventurer)

    choices: english.ChoicesTable = {
        "title": "Tous les choix en liste",
        "pick": "Quoi",
        "do": "Le faire",
    }

    @staticmethod
    def do_there(*, verb: str, cell: Text) -> str:
        return ("Aller en " + str(cell) if key(verb) == "move" else "Forcer le passage en " + str(cell) if key(verb) == "push" else "Frapper en " + str(cell) if key(verb) == "melee" else "Tirer en " + str(cell) if key(verb) == "shoot" else "Explosion autour de " + str(cell) if key(verb) == "blast" else "Le placer en " + str(cell) if key(verb) == "place" else "Choisir " + str(cell))


    @staticmethod
    def do_tile(*, place: Text) -> str:
        return "Choisir la tuile " + str(place)


    @staticmethod
    def do_lay(*, degrees: int, place: Text) -> str:
        return ("La poser en " + str(place) if degrees == 0 else "La poser en " + str(place) + ", tournée de " + str(degrees) + "°")


    @staticmethod
    def do_turn(*, place: Text, degrees: int) -> str:
        return "Tourner la tuile " + str(place) + " de " + str(degrees) + "°"


    @staticmethod
    def do_door(*, way: str, place: Text) -> str:
        return ("Porte secrète au nord de la tuile " + str(place) if key(way) == "n" else "Porte secrète à l’est de la tuile " + str(place) if key(way) == "e" else "Porte secrète au sud de la tuile " + str(place) if key(way) == "s" else "Porte secrète à l’ouest de la tuile " + str(place))


    @staticmethod
    def do_gate(*, number: Text) -> str:
        return "Portail " + str(number)


    @staticmethod
    def do_way(*, way: str) -> str:
        return ({"n": "Faire glisser vers le nord", "e": "Faire glisser vers l’est", "s": "Faire glisser vers le sud"}.get(key(way)) or "Faire glisser vers l’ouest")


    @staticmethod
    def do_die(*, number: Text) -> str:
        return "Relancer le dé n° " + str(number)


    @staticmethod
    def do_change(*, number: Text, by: Text) -> str:
        return "Changer le dé n° " + str(number) + " de " + str(by)


    @staticmethod
    def do_turn_die(*, number: Text, to: Text) -> str:
        return "Tourner le dé n° " + str(number) + " sur " + str(to)


    @staticmethod
    def do_reroll(*, names: Text) -> str:
        return "Relancer : " + str(names)


    @staticmethod
    def do_pick(*, number: Text) -> str:
        return "Poser la tuile n° " + str(number) + " du Plan"


    @staticmethod
    def do_put(*, number: Text) -> str:
        return "Remettre la tuile n° " + str(number) + " du Plan"

    buttons: english.ButtonsTable = {
        "pass": "Passer",
        "done": "Fini",
        "end_turn": "Finir le tour",
        "stop": "S’arrêter ici",
        "stay": "Rester (sans déplacement)",
        "spare": "Épargner",
        "spawn": "Apparaître",
        "teleport": "Utiliser le téléporteur",
        "pick_up": "Quitter le tapis : sans issue",
        "use_magic-ring": "Utiliser l’Anneau magique",
    }
    refusals: english.RefusalsTable = {
        "NOT_NOW": "La table demande autre chose maintenant.",
        "CARD_NOT_PLAYABLE": "Tu ne peux pas jouer cette carte maintenant.",
        "TAKEN": "Cet aventurier est pris.",
        "GATE_TAKEN": "Ce portail est pris.",
        "OUT_OF_REACH": "Ton Aventurier ne peut pas y aller maintenant.",
        "NO_PUSH": "Ton Aventurier ne peut y forcer aucun passage maintenant.",
        "NO_TARGET": "Il n’y a rien à y attaquer avec cette attaque.",
        "NO_PLACE": "Le Monstre ne peut pas être placé là.",
        "CANNOT_LAY": "La tuile ne peut pas être posée là de cette façon.",
        "NO_CHOICE": "Cela ne fait pas partie des choix.",
        "MUST_SPAWN": "Ton Aventurier doit apparaître : un point est libre.",
        "ALREADY_PLAYING": "Cette place est prise.",
        "NOT_PLAYING": "Cette place ne joue pas.",
    }
    numbers: english.NumbersTable = {
        "mv": "Mouvement",
        "bp": "Points de corps",
        "def": "Défense",
        "melee": "Dés de mêlée",
        "ranged": "Dés à distance",
        "area": "Dés de zone",
    }
    abilities: english.AbilitiesTable = {
        "flight": "Vol : franchit l’eau et la lave.",
        "incorporeal": "Immatériel : traverse la roche ; fosses, lances et glissades ne l’atteignent pas.",
        "amphibious": "Amphibie : l’eau est comme le sol.",
        "aquatic": "Aquatique : l’eau est comme le sol.",
        "fire_immune": "Immunité au feu : la lave est sans danger.",
        "unpushable": "Inébranlable : personne ne force le passage.",
        "thorns": "Épines : 1 blessure à qui tente de forcer le passage.",
        "dry": "Craint l’eau : n’y entre jamais.",
        "drain": "Ponction : guérit 1 blessure en blessant.",
        "curse": "Malédiction : sa victime perd aussi une carte au hasard.",
        "web": "Toile : le prochain déplacement de sa victime a 2 MV au plus.",
    }

    @staticmethod
    def wins(*, who: Person) -> str:
        return who.name + " gagne"

    figures: english.FiguresTable = {
        "rounds": "Manches",
        "tiles": "Tuiles sur le tapis",
        "monsters": "Monstres sur le tapis",
        "hand": "Cartes en main",
    }
    joining: english.JoiningTable = {
        "now": "Tu attends la fin de cette manche ; ensuite tu joues en dernier à chaque manche. À ta première étape 5, tu choisis un aventurier et il apparaît.",
        "early": "Les nouveaux venus entrent quand la première manche est finie.",
        "back": "Tu as quitté cette partie. Tu peux revenir comme un nouveau venu, sans ce que tu avais : dès la prochaine manche, en dernier dans l’ordre du tour.",
    }
    credit: str = "« Dungeon Crawler Labyrinth » de Gifted Vision inc. (2015). Règles redites avec nos mots ; tous les nombres, textes de cartes, dessins de tuiles et le tapis sont une reconstitution propre à ce projet."

    @staticmethod
    def role(*, letter: Text) -> str:
        return "Aventurier " + str(letter)

    others_decide: str = "Les autres décident."

    @staticmethod
    def prompt_lay(*, tile: Text) -> str:
        return "poser la tuile " + str(tile) + " : où, et comment tournée ?"


    @staticmethod
    def prompt_place(*, monster: Text) -> str:
        return "placer le Monstre (" + str(monster) + ") : où ?"


    @staticmethod
    def prompt_roll(*, purpose: Text, dice: Text) -> str:
        return "Les dés sont sur la table (" + str(purpose) + " : " + str(dice) + ") ; ils comptent quand tous ont passé."

    stake_short: str = "Le coffre est en jeu."
    play_a_card: str = "Jouer une carte ?"

    @staticmethod
    def ask_when(*, when: Text) -> str:
        return "Me consulter : " + str(when)


    @staticmethod
    def ask_for_when(*, card: Text, when: Text) -> str:
        return "Me consulter pour " + str(card) + " : " + str(when)


    @staticmethod
    def ties_when(*, when: Text) -> str:
        return "Cases équivalentes pour mes Monstres : " + str(when)

    chest_there: str = "le coffre"
    treasure_there: str = "trésor"

    @staticmethod
    def hint_adventurer(*, name: Text, mv: Text, bp: Text, melee: Text, ranged: Text, area: Text) -> str:
        return str(name) + " : " + str(mv) + " MV, " + str(bp) + " PC, dés : mêlée " + str(melee) + ", distance " + str(ranged) + ", zone " + str(area)


    @staticmethod
    def hint_creature(*, name: Text, mv: Text, bp: Text, defence: Text, melee: Text, ranged: Text, area: Text) -> str:
        return str(name) + " : " + str(mv) + " MV, " + str(bp) + " PC, DÉF " + str(defence) + ", dés : mêlée " + str(melee) + ", distance " + str(ranged) + ", zone " + str(area)

    gone_short: str = "(plus là)"
    no_adventurer: str = "pas d’aventurier"

    @staticmethod
    def body_points(*, bp: Text, most: Text) -> str:
        return str(bp) + "/" + str(most) + " PC"

    webbed_short: str = "toile"
    your_hand: str = "Ta main :"

    @staticmethod
    def hand_summary(*, names: Text) -> str:
        return "Ta main : " + str(names) + "."


    @staticmethod
    def held_card(*, card: Text, when: Text) -> str:
        return str(card) + " (question : " + str(when) + ")"

    ranking: str = "Du premier au dernier"
    key_help: english.KeyHelpTable = {
        "arrows": "au choix le plus proche de ce côté du tapis, ou le long de la liste",
        "tab": "la ligne suivante de la liste",
        "number": "la ligne qui porte ce numéro",
        "find": "seulement les lignes qui contiennent cela ; Échap les montre toutes",
        "asking": "quand on te consulte, pour toutes les cartes ou pour l’une d’elles",
    }
    key_names: english.KeyNamesTable = {
        "arrows": "flèches",
        "tab": "Tab",
        "number": "12, Entrée",
    }
    typed_help: english.TypedHelpTable = {
        "action": "une action : le verbe, puis la colonne et la rangée d’une case",
        "lay": "une tuile, par colonne et rangée de son emplacement et quarts de tour",
        "play": "une carte ; pass, done, stay et stop ne font rien (de plus)",
        "ask": "être consulté à chaque occasion ; ask usual, ask none",
        "switch": "pour une carte : usual, always, ou later (dès ton prochain tour)",
    }
    sign_names: english.SignNamesTable = {
        "chest": "CC $$ 1 à 6",
        "ground": ". ## blanc",
    }
    sign_help: english.SignHelpTable = {
        "adventurers": "les aventuriers par place, en capitales",
        "monsters": "un Monstre par l’initiale anglaise de son espèce, puis la lettre de son maître",
        "chest": "le coffre, le trésor, les points d’apparition",
        "ground": "sol, roche, pas encore posé",
        "water": "eau peu profonde, eau profonde, lave",
        "offered": "une case qui peut être choisie ; [ ] celle qui est marquée",
    }
