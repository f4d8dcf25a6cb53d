"""Which card to play when, and how to answer the questions of cards."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from waystone.games.dungeon_crawler.actions import ACTIONS
from waystone.games.dungeon_crawler.board import (
    CHEST_SPACE,
    FAR,
    FIRST_HERO,
    FLOOR,
    SIDE,
    distance,
    place_of,
    places_apart,
)
from waystone.games.dungeon_crawler.bots.luck import best_change, wants_luck
from waystone.games.dungeon_crawler.bots.scene import Scene
from waystone.games.dungeon_crawler.box import BOX
from waystone.kernel.action import Action

_GEAR: Final = (
    "magic_boots",
    "magic_cloak",
    "magic_weapon",
    "magic_belt",
    "magic_ring",
    "ranged_attack",
)
_AGAINST_WALKER: Final = (
    "teleport_trap",
    "sliding_trap",
    "pit_trap",
    "summoning_trap",
    "spear_trap",
)
_LAST_RESORT: Final = ("false_treasure", "warp_space", "shifting_rooms")
_ATTACKING: Final = ("doppelganger", "reinforcements", "extra_wealth", "map")
_GAIN: Final = 8
"""What a card that changes the way must save to be played."""


class Hand:
    """The cards of a racer: gear at once, traps against who is ahead, luck when it decides."""

    danger = 14
    """Who is nearer to the chest than this is worth a trap."""

    def respond(self, scene: Scene, legal: Sequence[Action]) -> Action:
        """A card for this window, or pass."""
        cards = {card_of(action): action for action in legal if action.id != ACTIONS.pass_}
        by_window: dict[str, Callable[[Scene, dict[str, Action]], str]] = {
            "turn": self.in_turn,
            "path": self.on_path,
            "roll": self.after_roll,
            "attack": self.before_dice,
            "harm": self.in_harm,
        }
        name = by_window[scene.view.window or "turn"](scene, cards)
        return cards.get(name, legal[0])

    def own_card(self, scene: Scene, plays: list[Action]) -> Action | None:
        """A card for a decision of my own in step 5."""
        cards = {card_of(action): action for action in plays}
        name = self.in_step_5(scene, cards) or self.in_turn(scene, cards)
        return cards.get(name)

    # Windows

    def in_turn(self, scene: Scene, cards: dict[str, Action]) -> str:
        """Gear, healing, and what brings Monsters, cards or tiles."""
        own = scene.view.active == scene.seat
        names: tuple[str, ...] = _GEAR + _ATTACKING if own else _GEAR
        for name in names:
            if name in cards:
                return name
        if "potion_of_healing" in cards and self.left(scene) <= 2:
            return "potion_of_healing"
        if "healing_font" in cards and scene.me.wounds >= 3:
            return "healing_font"
        return self.change_the_way(scene, cards) if own else ""

    def in_step_5(self, scene: Scene, cards: dict[str, Action]) -> str:
        """More Moves and Attacks, or a leap."""
        if "rapid_strike" in cards and any(
            ACTIONS.melee <= id < ACTIONS.place for id in scene.view.choices
        ):
            return "rapid_strike"
        if "scroll_of_teleportation" in cards and self.leap(scene) >= _GAIN:
            return "scroll_of_teleportation"
        if "potion_of_quickness" in cards and scene.here >= 0:
            return "potion_of_quickness"
        if "scroll_of_fireball" in cards:
            return "scroll_of_fireball"
        return ""

    def leap(self, scene: Scene) -> int:
        """How much nearer a scroll of teleportation could bring me."""
        way = scene.chart
        near = [
            way.best_side(cell)[0]
            for cell, code in enumerate(scene.terrain.codes)
            if code == FLOOR and distance(cell, scene.here) <= 10 and cell not in scene.bodies
        ]
        return way.best_side(scene.here)[0] - min(near, default=FAR) - scene.mv

    def change_the_way(self, scene: Scene, cards: dict[str, Action]) -> str:
        """A secret door or a warp that brings me much nearer."""
        if scene.here < 0:
            return ""
        if "secret_door" in cards and self.door_gain(scene) >= _GAIN:
            return "secret_door"
        if "warp_space" in cards and self.warp_gain(scene) >= _GAIN:
            return "warp_space"
        return ""

    def door_gain(self, scene: Scene) -> int:
        """What the best secret door would save me."""
        return scene.way_from(scene.here, scene.chart) - min(
            self.way_with_door(scene, door) for door in range(98) if is_near(scene, door // 2)
        )

    def way_with_door(self, scene: Scene, door: int) -> int:
        """My way with a secret door there; doors beyond the rim help nobody."""
        if (door % 2 == 0 and door // 2 % 7 == 6) or door // 2 + (7 if door % 2 else 1) >= 49:
            return FAR
        return scene.chart.with_door(door).best_side(scene.here)[0]

    def warp_gain(self, scene: Scene) -> int:
        """What warping myself would save."""
        here = place_of(scene.here)
        costs = [
            scene.chart.best_side(cell)[0]
            for cell, code in enumerate(scene.terrain.codes)
            if code == FLOOR
            and places_apart(place_of(cell), here) == 1
            and cell not in scene.bodies
        ]
        return scene.chart.best_side(scene.here)[0] - min(costs, default=FAR)

    def on_path(self, scene: Scene, cards: dict[str, Action]) -> str:
        """Traps against who is about to win, or too near to the chest, but never against me."""
        path = scene.view.path
        if path is None or not path.cells or path.figure == FIRST_HERO + scene.seat:
            return ""
        wins = path.cells[-1] in scene.view.chests
        if not wins and scene.chart.best_side(path.cells[-1])[0] > self.danger:
            return ""
        names: tuple[str, ...] = _AGAINST_WALKER + _LAST_RESORT if wins else _AGAINST_WALKER
        for name in names:
            if name in cards:
                return name
        return ""

    def after_roll(self, scene: Scene, cards: dict[str, Action]) -> str:
        """Luck when it decides something."""
        return wants_luck(scene, tuple(cards))

    def before_dice(self, scene: Scene, cards: dict[str, Action]) -> str:
        """Gear that counts at once."""
        return next((name for name in ("magic_weapon", "magic_cloak") if name in cards), "")

    def in_harm(self, scene: Scene, cards: dict[str, Action]) -> str:
        """Whatever keeps me alive, the cheapest first."""
        harm = scene.view.harm
        if harm is None or harm.figure != FIRST_HERO + scene.seat:
            return ""
        if harm.wounds is None:
            names: tuple[str, ...] = (
                "potion_of_firewalk",
                "potion_of_flight",
                "amulet_of_protection",
            )
        elif harm.wounds >= self.left(scene):
            names = ("potion_of_healing", "magic_belt", "amulet_of_protection", "healing_font")
        else:
            return ""
        return next((name for name in names if name in cards), "")

    def left(self, scene: Scene) -> int:
        """Wounds that I can still take."""
        body = scene.bodies.get(scene.here)
        return body.left if body is not None else 9

    # Questions

    def answer(self, scene: Scene, legal: Sequence[Action]) -> Action:
        """Any question that is not about tiles, Monsters or halves."""
        by_question: dict[str, Callable[[Scene, Sequence[Action]], Action]] = {
            "die": best_change,
            "way": self.way_out,
            "door": self.best_door,
            "tile": self.which_tile,
            "target": self.which_figure,
            "space": self.which_space,
            "gate": self.nearest_to_chest,
            "spawn": self.nearest_to_chest,
            "pick": self.which_of_the_map,
        }
        answer = by_question.get(scene.view.question or "")
        return legal[0] if answer is None else answer(scene, legal)

    def way_out(self, scene: Scene, legal: Sequence[Action]) -> Action:
        """Slide the figure away from the chest."""
        path = scene.view.going
        figure = None if path is None else path.figure
        cell = next((c for c, body in scene.bodies.items() if body.figure == figure), CHEST_SPACE)
        return max(legal, key=lambda a: distance(slid(cell, a.id - ACTIONS.way), CHEST_SPACE))

    def best_door(self, scene: Scene, legal: Sequence[Action]) -> Action:
        """Where it helps me most."""
        if scene.here < 0:
            return legal[0]
        return min(legal, key=lambda a: self.way_with_door(scene, a.id - ACTIONS.door))

    def which_tile(self, scene: Scene, legal: Sequence[Action]) -> Action:
        """My own for the healing font, else the leader's, else the last."""
        wanted = scene.here if scene.view.card == "healing_font" else self.leader_cell(scene)
        for action in legal:
            if wanted >= 0 and place_of(action.cell) == place_of(wanted):
                return action
        return legal[-1]

    def leader_cell(self, scene: Scene) -> int:
        """Where the opponent nearest to the chest stands."""
        cell = scene.view.players[scene.leader].cell
        return -1 if cell is None else cell

    def which_figure(self, scene: Scene, legal: Sequence[Action]) -> Action:
        """Myself for a warp on my own turn, the walker for one against it, else the leader."""
        wanted = self.leader_cell(scene)
        path = scene.view.path
        if scene.view.card == "warp_space":
            wanted = scene.here
            if path is not None:
                cells = [c for c, body in scene.bodies.items() if body.figure == path.figure]
                wanted = cells[0] if cells else wanted
        targets = [a for a in legal if a.id != ACTIONS.done]
        return min(targets, key=lambda a: (distance(a.cell, wanted), a.id))

    def which_space(self, scene: Scene, legal: Sequence[Action]) -> Action:
        """For traps the first space of the path; for me the nearest to the chest."""
        path, card = scene.view.path, scene.view.card
        if card in _AGAINST_WALKER and path is not None:
            first = [a for cell in path.cells for a in legal if a.cell == cell]
            return first[0] if first else legal[0]
        if card == "warp_space" and path is not None:
            return max(legal, key=lambda a: scene.chart.best_side(a.cell)[0])
        if card == "scroll_of_fireball":
            return max(legal, key=lambda a: self.worth_of_burst(scene, a.cell))
        if card == "extra_wealth":
            walk = scene.walk_to(scene.here) if scene.here >= 0 else [0] * len(scene.view.terrain)
            return min(legal, key=lambda a: (walk[a.cell], a.id))
        return self.nearest_to_chest(scene, legal)

    def worth_of_burst(self, scene: Scene, centre: int) -> int:
        """How many others a fireball would meet, Adventurers counting double."""
        near = [body for cell, body in scene.bodies.items() if distance(cell, centre) <= 1]
        return sum(1 + (body.figure >= FIRST_HERO) for body in near if body.cell != scene.here)

    def nearest_to_chest(self, scene: Scene, legal: Sequence[Action]) -> Action:
        """The space with the shortest way."""
        if legal[0].cell < 0:
            return legal[0]
        return min(legal, key=lambda a: (scene.chart.best_side(a.cell)[0], a.id))

    def which_of_the_map(self, scene: Scene, legal: Sequence[Action]) -> Action:
        """The tile with the most exits."""
        shapes = [BOX.shape_by_id[name] for name in scene.view.known_tiles]
        return max(legal, key=lambda a: len(BOX.shapes[shapes[a.id - ACTIONS.pick]].exits))


def slid(cell: int, way: int) -> int:
    """Where a slide leads to if nothing but the edge of the mat stops it."""
    across, down = ((0, -5), (5, 0), (0, 5), (-5, 0))[way]
    column = min(max(cell % SIDE + across, 0), SIDE - 1)
    return min(max(cell // SIDE + down, 0), SIDE - 1) * SIDE + column


def card_of(action: Action) -> str:
    """The id of the card that an action plays."""
    if action.id == ACTIONS.use_ring:
        return "use_ring"
    return BOX.cards[action.id - ACTIONS.play].id


def is_near(scene: Scene, place: int) -> bool:
    """Whether a tile space is within two tile steps of my own."""
    here = place_of(scene.here)
    return abs(here % 7 - place % 7) + abs(here // 7 - place // 7) <= 2
