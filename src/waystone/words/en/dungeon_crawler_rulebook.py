"""Made by `make words` from languages/en/dungeon_crawler-rulebook.ftl: do not edit."""

from __future__ import annotations

from typing import TypedDict

from waystone.words.runtime import Person, Text, key, number

MovingTable = TypedDict("MovingTable", {"title": str, "DC-32": str, "DC-33": str, "DC-34": str, "DC-35": str, "DC-36": str, "DC-37": str, "DC-31": str, "DC-39": str, "DC-43": str, })
TreasureTable = TypedDict("TreasureTable", {"title": str, "DC-53": str, "DC-54": str, "DC-52": str, "DC-55": str, "DC-57": str, })
MonstersTable = TypedDict("MonstersTable", {"title": str, "DC-77": str, "DC-78": str, "DC-82": str, "DC-84": str, "DC-86": str, "DC-87": str, "DC-88": str, "DC-89": str, "DC-90": str, })

class Words:
    """The messages of this catalogue."""

    moving: MovingTable = {
        "title": "Moving",
        "DC-32": "A straight step costs 1 movement point (MV).",
        "DC-33": "Diagonal steps cost 1 and 2 in turn: the second, fourth and so on of a move costs 2.",
        "DC-34": "Shallow water costs 2, diagonally 3.",
        "DC-35": "Deep water costs 3, diagonally 4; who cannot swim or fly drowns if a move ends there.",
        "DC-36": "Lava costs like floor and destroys whoever has neither flight nor fire immunity.",
        "DC-37": "A diagonal step needs both spaces beside it open and free of figures that block: no corner is cut.",
        "DC-31": "You may walk in parts: after each you see what happens and go on with the points left.",
        "DC-39": "Every figure blocks an Adventurer. Monsters walk through each other, not through Adventurers.",
        "DC-43": "Being pushed, slid or teleported is not a move: it costs nothing and never wins.",
    }
    treasure: TreasureTable = {
        "title": "Treasure",
        "DC-53": "An Adventurer that enters a treasure pile draws a card.",
        "DC-54": "Whoever slays a Monster draws as many cards as it is worth.",
        "DC-52": "Hands are secret, their size is not. There is no limit and no trading.",
        "DC-55": "The Secret Room has no openings and holds three cards for the first who gets in.",
        "DC-57": "Gear lies open before you and works until your Adventurer is slain.",
    }
    monsters: MonstersTable = {
        "title": "Monsters",
        "DC-77": "You move your Monsters, but their card decides how; only ties are yours.",
        "DC-78": "At most 12, 8, 6, 5 or 4 Monsters each with 2, 3, 4, 5 or 6 players.",
        "DC-82": "A Monster that sees an Adventurer follows the first line of its card; else, if one is near on foot, the second; else the third.",
        "DC-84": "Hunt: go where it can strike its target, or as near as it gets.",
        "DC-86": "Skirmish: go where it sees the target and stands beside nobody.",
        "DC-87": "Prowl: hunt the nearest Adventurer, seen or not.",
        "DC-88": "Guard: stand in the way of the Adventurer nearest to the chest.",
        "DC-89": "Hold: stay. Flee: get as far away as it can.",
        "DC-90": "Between equal targets the controller chooses.",
    }
