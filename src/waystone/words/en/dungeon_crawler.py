"""Made by `make words` from languages/en/dungeon_crawler.ftl: do not edit."""

from __future__ import annotations

from typing import TypedDict

from waystone.words.runtime import Person, Text, key, number

PurposesTable = TypedDict("PurposesTable", {"attack": str, "push": str, "spawn": str, "chest": str, "trap": str, })
QuestionsTable = TypedDict("QuestionsTable", {"adventurer": str, "gate": str, "respond": str, "lay": str, "place": str, "act": str, "move": str, "push": str, "shove": str, "spawn": str, "target": str, "order": str, "space": str, "tile": str, "pick": str, "put": str, "die": str, "way": str, "door": str, "turn": str, "off_mat": str, })
StopsTable = TypedDict("StopsTable", {"usual": str, "all": str, "none": str, "turn": str, "attacked": str, "step": str, })
SwitchesTable = TypedDict("SwitchesTable", {"usual": str, "always": str, "later": str, })
TiesTable = TypedDict("TiesTable", {"title": str, "help": str, "auto": str, "ask": str, })
ChoicesTable = TypedDict("ChoicesTable", {"title": str, "pick": str, "do": str, })
ButtonsTable = TypedDict("ButtonsTable", {"pass": str, "done": str, "end_turn": str, "stop": str, "stay": str, "spare": str, "spawn": str, "teleport": str, "pick_up": str, "use_magic-ring": str, })
RefusalsTable = TypedDict("RefusalsTable", {"NOT_NOW": str, "CARD_NOT_PLAYABLE": str, "TAKEN": str, "GATE_TAKEN": str, "OUT_OF_REACH": str, "NO_PUSH": str, "NO_TARGET": str, "NO_PLACE": str, "CANNOT_LAY": str, "NO_CHOICE": str, "MUST_SPAWN": str, "ALREADY_PLAYING": str, "NOT_PLAYING": str, })
NumbersTable = TypedDict("NumbersTable", {"mv": str, "bp": str, "def": str, "melee": str, "ranged": str, "area": str, })
AbilitiesTable = TypedDict("AbilitiesTable", {"flight": str, "incorporeal": str, "amphibious": str, "aquatic": str, "fire_immune": str, "unpushable": str, "thorns": str, "dry": str, "drain": str, "curse": str, "web": str, })
FiguresTable = TypedDict("FiguresTable", {"rounds": str, "tiles": str, "monsters": str, "hand": str, })
JoiningTable = TypedDict("JoiningTable", {"now": str, "early": str, "back": str, })
KeyHelpTable = TypedDict("KeyHelpTable", {"arrows": str, "tab": str, "number": str, "find": str, "asking": str, })
KeyNamesTable = TypedDict("KeyNamesTable", {"arrows": str, "tab": str, "number": str, })
TypedHelpTable = TypedDict("TypedHelpTable", {"action": str, "lay": str, "play": str, "ask": str, "switch": str, })
SignNamesTable = TypedDict("SignNamesTable", {"chest": str, "ground": str, })
SignHelpTable = TypedDict("SignHelpTable", {"adventurers": str, "monsters": str, "chest": str, "ground": str, "water": str, "offered": str, })

class Words:
    """The messages of this catalogue."""


    @staticmethod
    def wounds(*, count: int) -> str:
        return ("1 wound" if (count == 1) else str(count) + " wounds")


    @staticmethod
    def cards(*, count: int) -> str:
        return ("1 card" if (count == 1) else str(count) + " cards")


    @staticmethod
    def spaces(*, count: int) -> str:
        return ("1 space" if (count == 1) else str(count) + " spaces")

    purposes: PurposesTable = {
        "attack": "Attack",
        "push": "Push Past",
        "spawn": "Spawn point",
        "chest": "The chest",
        "trap": "Trap",
    }

    @staticmethod
    def adventurer_taken(*, who: Person, adventurer: Text) -> str:
        return ("You are the " + str(adventurer) + "." if who.is_you else who.name + " is the " + str(adventurer) + ".")


    @staticmethod
    def round_began(*, round: Text) -> str:
        return "Round " + str(round) + "."


    @staticmethod
    def activation_began(*, who: Person) -> str:
        return ("Your turn begins." if who.is_you else who.name + "’s turn begins.")


    @staticmethod
    def healed(*, who: Person, count: int) -> str:
        return ("You heal " + Words.wounds(count=count) + "." if who.is_you else who.name + " heals " + Words.wounds(count=count) + ".")


    @staticmethod
    def tile_drawn(*, who: Person, tile: Text) -> str:
        return ("You draw a tile: " + str(tile) + "." if who.is_you else who.name + " draws a tile: " + str(tile) + ".")


    @staticmethod
    def tile_laid(*, who: Person, tile: Text) -> str:
        return ("You lay " + str(tile) + "." if who.is_you else who.name + " lays " + str(tile) + ".")


    @staticmethod
    def tile_replaced(*, who: Person, tile: Text, over: Text) -> str:
        return ("You lay " + str(tile) + " over " + str(over) + "." if who.is_you else who.name + " lays " + str(tile) + " over " + str(over) + ".")


    @staticmethod
    def tile_put_back(*, who: Person) -> str:
        return ("You put a tile back on the pile." if who.is_you else who.name + " puts a tile back on the pile.")


    @staticmethod
    def tile_discarded(*, tile: Text) -> str:
        return str(tile) + " fits nowhere and is discarded."

    tile_removed: str = "A tile caves in: nothing is there any more."
    tile_turned: str = "A tile turns with everything on it."
    tiles_swapped: str = "Two tiles change places."
    door_placed: str = "A secret door opens."
    door_gone: str = "The secret door is gone."
    pile_placed: str = "A treasure pile lies ready."

    @staticmethod
    def pile_taken(*, who: Person) -> str:
        return ("You take a treasure pile." if who.is_you else who.name + " takes a treasure pile.")


    @staticmethod
    def hoard_laid(*, count: int) -> str:
        return ("1 card is hidden in the Secret Room." if (count == 1) else str(count) + " cards are hidden in the Secret Room.")


    @staticmethod
    def hoard_taken(*, who: Person, count: int) -> str:
        return ("You empty the Secret Room: " + Words.cards(count=count) + "." if who.is_you else who.name + " empties the Secret Room: " + Words.cards(count=count) + ".")


    @staticmethod
    def cards_drawn(*, who: Person, count: int) -> str:
        return ("You draw " + Words.cards(count=count) + "." if who.is_you else who.name + " draws " + Words.cards(count=count) + ".")


    @staticmethod
    def cards_gained(*, who: Person, names: Text) -> str:
        return ("You draw: " + str(names) + "." if who.is_you else who.name + " draws: " + str(names) + ".")


    @staticmethod
    def card_played(*, who: Person, card: Text) -> str:
        return ("You play " + str(card) + "." if who.is_you else who.name + " plays " + str(card) + ".")


    @staticmethod
    def cards_discarded(*, who: Person, names: Text) -> str:
        return ("You lose: " + str(names) + "." if who.is_you else who.name + " loses: " + str(names) + ".")


    @staticmethod
    def shuffled(*, pile: str) -> str:
        return ({"tiles": "The discarded tiles are shuffled.", "creatures": "The discarded creature cards are shuffled."}.get(key(pile)) or "The discarded treasure cards are shuffled.")


    @staticmethod
    def tiles_seen(*, names: Text) -> str:
        return "The next tiles: " + str(names) + "."


    @staticmethod
    def creature_drawn(*, who: Person, monster: Text) -> str:
        return ("You draw a Monster: " + str(monster) + "." if who.is_you else who.name + " draws a Monster: " + str(monster) + ".")


    @staticmethod
    def creature_discarded(*, monster: Text) -> str:
        return "There is no place for the " + str(monster) + "."


    @staticmethod
    def appeared(*, who: Person) -> str:
        return ("You enter the labyrinth." if who.is_you else who.name + " enters the labyrinth.")


    @staticmethod
    def monster_appeared(*, who: Person) -> str:
        return who.name + " appears."


    @staticmethod
    def planned(*, line: str, whom: Person, who: Person, tactic: str) -> str:
        return ((who.name + " sees you and " + Words.doing(tactic=tactic) if whom.is_you else who.name + " sees " + whom.name + " and " + Words.doing(tactic=tactic)) if key(line) == "los" else (who.name + " scents you near by and " + Words.doing(tactic=tactic) if whom.is_you else who.name + " scents " + whom.name + " near by and " + Words.doing(tactic=tactic)) if key(line) == "within" else (who.name + " knows only you and " + Words.doing(tactic=tactic) if whom.is_you else who.name + " knows only " + whom.name + " and " + Words.doing(tactic=tactic)) if key(line) == "copy" else (who.name + " is lured to you and " + Words.doing(tactic=tactic) if whom.is_you else who.name + " is lured to " + whom.name + " and " + Words.doing(tactic=tactic)) if key(line) == "lure" else who.name + " sees nobody and " + Words.doing(tactic=tactic))


    @staticmethod
    def doing(*, tactic: str) -> str:
        return ({"hunt": "hunts: goes to where it can strike.", "skirmish": "keeps its distance: goes to where it can shoot.", "prowl": "prowls: goes after the nearest Adventurer.", "guard": "guards: stands in the way to the chest.", "hold": "holds: stays where it is."}.get(key(tactic)) or "flees: goes as far away as it can.")


    @staticmethod
    def walked(*, who: Person, count: int) -> str:
        return ("You walk " + Words.spaces(count=count) + "." if who.is_you else who.name + " walks " + Words.spaces(count=count) + ".")


    @staticmethod
    def put(*, how: str, who: Person) -> str:
        return (("You change places with somebody." if who.is_you else who.name + " changes places with somebody.") if key(how) == "switch" else ("You are warped onto another tile." if who.is_you else who.name + " is warped onto another tile.") if key(how) == "warp" else ("You slide away." if who.is_you else who.name + " slides away.") if key(how) == "slide" else ("You are carried to safety by the amulet." if who.is_you else who.name + " is carried to safety by the amulet.") if key(how) == "amulet" else ("You step out of the vanishing door." if who.is_you else who.name + " steps out of the vanishing door.") if key(how) == "door" else ("You are pushed aside." if who.is_you else who.name + " is pushed aside.") if key(how) == "push" else ("You squeeze past." if who.is_you else who.name + " squeezes past.") if key(how) == "push_past" else ("You are shoved into the lava." if who.is_you else who.name + " is shoved into the lava.") if key(how) == "shove" else ("You are teleported." if who.is_you else who.name + " is teleported."))


    @staticmethod
    def push_tried(*, who: Person, whom: Person) -> str:
        return ("You try to push past " + whom.name + "." if who.is_you else (who.name + " tries to push past you." if whom.is_you else who.name + " tries to push past " + whom.name + "."))


    @staticmethod
    def push_ended(*, is_past: bool, who: Person, whom: Person) -> str:
        return (("You get past " + whom.name + "." if who.is_you else (who.name + " gets past you." if whom.is_you else who.name + " gets past " + whom.name + ".")) if is_past else ("You do not get past " + whom.name + ": your die is not higher." if who.is_you else (who.name + " does not get past you." if whom.is_you else who.name + " does not get past " + whom.name + ".")))


    @staticmethod
    def located(*, sentence: Text, where: Text) -> str:
        return str(sentence) + " (" + str(where) + ")"

    empty_space: str = "an empty space"

    @staticmethod
    def attack_declared(*, attack: str, who: Person, names: Text) -> str:
        return (("You strike at " + str(names) + "." if who.is_you else who.name + " strikes at " + str(names) + ".") if key(attack) == "melee" else ("You shoot at " + str(names) + "." if who.is_you else who.name + " shoots at " + str(names) + ".") if key(attack) == "ranged" else ("You blast " + str(names) + "." if who.is_you else who.name + " blasts " + str(names) + ".") if key(attack) == "area" else ("You hurl a fireball at " + str(names) + "." if who.is_you else who.name + " hurls a fireball at " + str(names) + "."))


    @staticmethod
    def rolled(*, against: int, who: Person, dice: Text, purpose: Text) -> str:
        return (("You roll " + str(dice) + " (" + str(purpose) + ")." if who.is_you else who.name + " rolls " + str(dice) + " (" + str(purpose) + ").") if against == 0 else ("You roll " + str(dice) + " (" + str(purpose) + "): " + str(against) + " or more hits." if who.is_you else who.name + " rolls " + str(dice) + " (" + str(purpose) + "): " + str(against) + " or more hits."))


    @staticmethod
    def dice_changed(*, dice: Text) -> str:
        return "The dice now show " + str(dice) + "."


    @staticmethod
    def struck(*, count: int, who: Person) -> str:
        return (("You are not hit." if who.is_you else who.name + " is not hit.") if count == 0 else ("You take 1 hit." if who.is_you else who.name + " takes 1 hit.") if (count == 1) else ("You take " + str(count) + " hits." if who.is_you else who.name + " takes " + str(count) + " hits."))


    @staticmethod
    def wounded(*, is_first: bool, who: Person, count: int, all: Text) -> str:
        return (("You take " + Words.wounds(count=count) + "." if who.is_you else who.name + " takes " + Words.wounds(count=count) + ".") if is_first else ("You take " + Words.wounds(count=count) + ", now " + str(all) + "." if who.is_you else who.name + " takes " + Words.wounds(count=count) + ", now " + str(all) + "."))


    @staticmethod
    def harm_prevented(*, who: Person) -> str:
        return ("You come to no harm." if who.is_you else who.name + " comes to no harm.")


    @staticmethod
    def slain(*, how: str, who: Person) -> str:
        return (("You burn in the lava." if who.is_you else who.name + " burns in the lava.") if key(how) == "lava" else ("You drown in deep water." if who.is_you else who.name + " drowns in deep water.") if key(how) == "water" else ("You are slain." if who.is_you else who.name + " is slain."))


    @staticmethod
    def slain_by(*, who: Person, whom: Person) -> str:
        return ("You are slain by " + whom.name + "." if who.is_you else (who.name + " is slain by you." if whom.is_you else who.name + " is slain by " + whom.name + "."))


    @staticmethod
    def picked_up(*, who: Person) -> str:
        return ("You are walled in and taken off the mat, to come back elsewhere." if who.is_you else who.name + " is walled in and taken off the mat, to come back elsewhere.")


    @staticmethod
    def webbed(*, who: Person) -> str:
        return ("You are caught in a web: at most 2 MV for the next Move." if who.is_you else who.name + " is caught in a web: at most 2 MV for the next Move.")

    chest_placed: str = "A second chest stands in the middle. One of them is false."
    chest_false: str = "That chest was false: the other one is real."

    @staticmethod
    def stops_chosen(*, stops: str) -> str:
        return ({"all": "You are asked for cards at every chance.", "none": "You are asked for cards only when the chest is at stake."}.get(key(stops)) or "You are asked for cards as usual.")


    @staticmethod
    def switch_thrown(*, switch: str, card: Text) -> str:
        return ("You are always asked for " + str(card) + "." if key(switch) == "always" else "You are not asked for " + str(card) + " until your next turn." if key(switch) == "later" else "You are asked for " + str(card) + " as usual.")


    @staticmethod
    def ties_chosen(*, ties: str) -> str:
        return ({"ask": "You choose between equally good spaces for your Monsters."}.get(key(ties)) or "Between equally good spaces your Monsters take the first.")


    @staticmethod
    def joined(*, who: Person) -> str:
        return ("You join from the next round on." if who.is_you else who.name + " joins from the next round on.")


    @staticmethod
    def left(*, who: Person) -> str:
        return ("You have left." if who.is_you else who.name + " has left.")


    @staticmethod
    def ended(*, text: Text) -> str:
        return "The match is over. " + str(text)


    @staticmethod
    def reason(*, reason: str, who: Person) -> str:
        return (("The last round is over: you are nearest to the chest." if who.is_you else "The last round is over: " + who.name + " is nearest to the chest.") if key(reason) == "last_round_played" else ("Everybody else has left: you win." if who.is_you else "Everybody else has left: " + who.name + " wins.") if key(reason) == "others_left" else ("You have reached the chest." if who.is_you else who.name + " has reached the chest."))

    over: str = "The match is over."

    @staticmethod
    def status(*, who: Person, task: Text) -> str:
        return ("You: " + str(task) if who.is_you else who.name + " is deciding: " + str(task))


    @staticmethod
    def card_task(*, card: Text, task: Text) -> str:
        return str(card) + ": " + str(task)

    waiting: str = "The table waits for responses …"
    questions: QuestionsTable = {
        "adventurer": "choose an adventurer",
        "gate": "choose the gate where you come in",
        "respond": "play a card, or pass",
        "lay": "lay the tile",
        "place": "place the Monster on a lit space",
        "act": "move, attack or play a card",
        "move": "move on, or stop",
        "push": "where does the pushed figure go?",
        "shove": "shove into the lava, or spare?",
        "spawn": "choose a spawn point",
        "target": "choose a target",
        "order": "who is struck first?",
        "space": "choose a space",
        "tile": "choose a tile",
        "pick": "choose a tile to lay",
        "put": "which tile comes next?",
        "die": "choose a die",
        "way": "choose a direction",
        "door": "choose a side for the door",
        "turn": "turn a tile",
        "off_mat": "spawn",
    }

    @staticmethod
    def move_on(*, points: Text) -> str:
        return "move on (" + str(points) + " MV left), or stop"


    @staticmethod
    def round_of(*, limit: int, round: Text) -> str:
        return ("Round " + str(round) if limit == 0 else "Round " + str(round) + " of " + str(limit))


    @staticmethod
    def about_turn(*, who: Person) -> str:
        return ("A pause in your turn: play a card, or pass." if who.is_you else "A pause in " + who.name + "’s turn: play a card, or pass.")


    @staticmethod
    def about_path(*, who: Person, count: int) -> str:
        return ("You are about to walk " + Words.spaces(count=count) + "." if who.is_you else who.name + " is about to walk " + Words.spaces(count=count) + ".")


    @staticmethod
    def about_attack(*, who: Person, names: Text) -> str:
        return ("You are about to attack " + str(names) + "." if who.is_you else who.name + " is about to attack " + str(names) + ".")


    @staticmethod
    def about_harm(*, who: Person, count: int) -> str:
        return ("You are about to take " + Words.wounds(count=count) + "." if who.is_you else who.name + " is about to take " + Words.wounds(count=count) + ".")


    @staticmethod
    def about_doom(*, who: Person) -> str:
        return ("You are about to be destroyed." if who.is_you else who.name + " is about to be destroyed.")

    stops: StopsTable = {
        "usual": "as usual",
        "all": "at every chance",
        "none": "only for the chest",
        "turn": "not before my next turn",
        "attacked": "not before I am attacked",
        "step": "not before the next step",
    }
    switches: SwitchesTable = {
        "usual": "as usual",
        "always": "always",
        "later": "not until my next turn",
    }
    ties: TiesTable = {
        "title": "Equal spaces for my Monsters",
        "help": "Sometimes a Monster could end its Move on several spaces that are equally good.",
        "auto": "the first is taken",
        "ask": "I choose",
    }
    play: str = "Play"

    @staticmethod
    def play_card(*, card: Text) -> str:
        return "Play " + str(card)

    choose_adventurer: str = "Choose your adventurer"

    @staticmethod
    def take(*, adventurer: Text) -> str:
        return "Take the " + str(adventurer)

    choices: ChoicesTable = {
        "title": "All choices as a list",
        "pick": "What",
        "do": "Do it",
    }

    @staticmethod
    def do_there(*, verb: str, cell: Text) -> str:
        return ("Move to " + str(cell) if key(verb) == "move" else "Push past at " + str(cell) if key(verb) == "push" else "Strike at " + str(cell) if key(verb) == "melee" else "Shoot at " + str(cell) if key(verb) == "shoot" else "Blast around " + str(cell) if key(verb) == "blast" else "Place it on " + str(cell) if key(verb) == "place" else "Choose " + str(cell))


    @staticmethod
    def do_tile(*, place: Text) -> str:
        return "Choose tile " + str(place)


    @staticmethod
    def do_lay(*, degrees: int, place: Text) -> str:
        return ("Lay it at " + str(place) if degrees == 0 else "Lay it at " + str(place) + ", turned " + str(degrees) + "°")


    @staticmethod
    def do_turn(*, place: Text, degrees: int) -> str:
        return "Turn tile " + str(place) + " by " + str(degrees) + "°"


    @staticmethod
    def do_door(*, way: str, place: Text) -> str:
        return ("Door north of tile " + str(place) if key(way) == "n" else "Door east of tile " + str(place) if key(way) == "e" else "Door south of tile " + str(place) if key(way) == "s" else "Door west of tile " + str(place))


    @staticmethod
    def do_gate(*, number: Text) -> str:
        return "Gate " + str(number)


    @staticmethod
    def do_way(*, way: str) -> str:
        return ({"n": "Slide north", "e": "Slide east", "s": "Slide south"}.get(key(way)) or "Slide west")


    @staticmethod
    def do_die(*, number: Text) -> str:
        return "Roll die " + str(number) + " again"


    @staticmethod
    def do_change(*, number: Text, by: Text) -> str:
        return "Change die " + str(number) + " by " + str(by)


    @staticmethod
    def do_turn_die(*, number: Text, to: Text) -> str:
        return "Turn die " + str(number) + " to " + str(to)


    @staticmethod
    def do_reroll(*, names: Text) -> str:
        return "Roll again: " + str(names)


    @staticmethod
    def do_pick(*, number: Text) -> str:
        return "Lay tile " + str(number) + " of the Map"


    @staticmethod
    def do_put(*, number: Text) -> str:
        return "Put back tile " + str(number) + " of the Map"

    buttons: ButtonsTable = {
        "pass": "Pass",
        "done": "Done",
        "end_turn": "End the turn",
        "stop": "Stop here",
        "stay": "Stay (no Move)",
        "spare": "Spare",
        "spawn": "Spawn",
        "teleport": "Use the teleport",
        "pick_up": "Picked up: no exits",
        "use_magic-ring": "Use the Magic Ring",
    }
    refusals: RefusalsTable = {
        "NOT_NOW": "The table asks something else now.",
        "CARD_NOT_PLAYABLE": "You can’t play that card now.",
        "TAKEN": "That adventurer is taken.",
        "GATE_TAKEN": "That gate is taken.",
        "OUT_OF_REACH": "Your Adventurer can’t move there now.",
        "NO_PUSH": "Your Adventurer can’t push past anybody there now.",
        "NO_TARGET": "There is nothing to attack there with that attack.",
        "NO_PLACE": "The Monster can’t be placed there.",
        "CANNOT_LAY": "The tile can’t be laid there that way.",
        "NO_CHOICE": "That is not one of the things to choose from.",
        "MUST_SPAWN": "Your Adventurer must spawn: a spawn point is free.",
        "ALREADY_PLAYING": "This seat is taken.",
        "NOT_PLAYING": "This seat does not play.",
    }
    numbers: NumbersTable = {
        "mv": "Movement",
        "bp": "Body points",
        "def": "Defence",
        "melee": "Melee dice",
        "ranged": "Ranged dice",
        "area": "Area dice",
    }
    abilities: AbilitiesTable = {
        "flight": "Flight: crosses water and lava.",
        "incorporeal": "Incorporeal: walks through rock; pits, spears and slides miss it.",
        "amphibious": "Amphibious: water is like floor.",
        "aquatic": "Aquatic: water is like floor.",
        "fire_immune": "Fire immune: lava is safe.",
        "unpushable": "Unpushable: nobody pushes past it.",
        "thorns": "Thorns: 1 wound to whoever tries to push past it.",
        "dry": "Dry: never enters water.",
        "drain": "Drain: heals 1 when it wounds.",
        "curse": "Curse: its victim also loses a random card.",
        "web": "Web: its victim’s next Move has at most 2 MV.",
    }

    @staticmethod
    def wins(*, who: Person) -> str:
        return who.name + " wins"

    figures: FiguresTable = {
        "rounds": "Rounds",
        "tiles": "Tiles on the mat",
        "monsters": "Monsters on the mat",
        "hand": "Cards in hand",
    }
    joining: JoiningTable = {
        "now": "You wait until this round is over; from then on you act last in every round. In your first step 5 you choose an adventurer and spawn.",
        "early": "Newcomers are let in when the first round is complete.",
        "back": "You have left this match. You may come back as a newcomer, without what you had: from the next round on, last in turn order.",
    }
    credit: str = "“Dungeon Crawler Labyrinth” by Gifted Vision inc. (2015). Rules restated in our own words; all numbers, card texts, tile drawings and the mat are this project’s own reconstruction."

    @staticmethod
    def role(*, letter: Text) -> str:
        return "Adventurer " + str(letter)

    others_decide: str = "The others decide."

    @staticmethod
    def prompt_lay(*, tile: Text) -> str:
        return "lay the tile " + str(tile) + ": where, and how turned?"


    @staticmethod
    def prompt_place(*, monster: Text) -> str:
        return "place the " + str(monster) + ": where?"


    @staticmethod
    def prompt_roll(*, purpose: Text, dice: Text) -> str:
        return "The dice lie on the table (" + str(purpose) + ": " + str(dice) + "); they count when all have passed."

    stake_short: str = "The chest is at stake."
    play_a_card: str = "Play a card?"

    @staticmethod
    def ask_when(*, when: Text) -> str:
        return "Ask: " + str(when)


    @staticmethod
    def ask_for_when(*, card: Text, when: Text) -> str:
        return "Ask for " + str(card) + ": " + str(when)


    @staticmethod
    def ties_when(*, when: Text) -> str:
        return "Equal spaces: " + str(when)

    chest_there: str = "the chest"
    treasure_there: str = "treasure"

    @staticmethod
    def hint_adventurer(*, name: Text, mv: Text, bp: Text, melee: Text, ranged: Text, area: Text) -> str:
        return str(name) + ": " + str(mv) + " MV, " + str(bp) + " BP, dice: melee " + str(melee) + ", ranged " + str(ranged) + ", area " + str(area)


    @staticmethod
    def hint_creature(*, name: Text, mv: Text, bp: Text, defence: Text, melee: Text, ranged: Text, area: Text) -> str:
        return str(name) + ": " + str(mv) + " MV, " + str(bp) + " BP, DEF " + str(defence) + ", dice: melee " + str(melee) + ", ranged " + str(ranged) + ", area " + str(area)

    gone_short: str = "(gone)"
    no_adventurer: str = "no adventurer"

    @staticmethod
    def body_points(*, bp: Text, most: Text) -> str:
        return str(bp) + "/" + str(most) + " BP"

    webbed_short: str = "webbed"
    your_hand: str = "Your hand:"

    @staticmethod
    def hand_summary(*, names: Text) -> str:
        return "Your hand: " + str(names) + "."


    @staticmethod
    def held_card(*, card: Text, when: Text) -> str:
        return str(card) + " (asked: " + str(when) + ")"

    ranking: str = "From first to last"
    key_help: KeyHelpTable = {
        "arrows": "to the nearest choice that way on the mat, or along the list",
        "tab": "the next line of the list",
        "number": "the line with this number",
        "find": "only lines that contain this; Escape shows all again",
        "asking": "when you are asked, for all cards or for one of them",
    }
    key_names: KeyNamesTable = {
        "arrows": "arrows",
        "tab": "Tab",
        "number": "12, Enter",
    }
    typed_help: TypedHelpTable = {
        "action": "an action: verb, then column and row of a space",
        "lay": "a tile, by column and row of its tile space and quarter turns",
        "play": "a card; pass, done, stay and stop do nothing (more)",
        "ask": "be asked at every chance; ask usual, ask none",
        "switch": "for one card: usual, always, or later (from your next turn on)",
    }
    sign_names: SignNamesTable = {
        "chest": "CC $$ 1 to 6",
        "ground": ". ## blank",
    }
    sign_help: SignHelpTable = {
        "adventurers": "the adventurers by seat, in capitals",
        "monsters": "a monster by the first letter of its kind, then whose it is",
        "chest": "the chest, treasure, spawn points",
        "ground": "floor, rock, not laid yet",
        "water": "shallow water, deep water, lava",
        "offered": "a space that can be chosen; [ ] the one that is marked",
    }
