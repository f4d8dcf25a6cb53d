"""Racer: lays tiles and moves towards the chest, strikes what stands in the way."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from waystone.games.dungeon_crawler.actions import ACTIONS
from waystone.games.dungeon_crawler.board import (
    AREA,
    CENTRE_SPACES,
    DEEP,
    FAR,
    FIRST_HERO,
    LAVA,
    MELEE,
    RANGED,
    are_adjacent,
    distance,
)
from waystone.games.dungeon_crawler.bots.hand import Hand
from waystone.games.dungeon_crawler.bots.scene import Body, Scene, chance_of_hits
from waystone.games.dungeon_crawler.box import BOX
from waystone.games.dungeon_crawler.field import Field
from waystone.games.dungeon_crawler.foresight.labyrinth import USUAL
from waystone.games.dungeon_crawler.ground import is_deadly
from waystone.games.dungeon_crawler.view import CrawlerView
from waystone.kernel.action import Action
from waystone.kernel.bot import Bot, BotKind, Budget
from waystone.kernel.dice import Dice
from waystone.kernel.rules import Rules
from waystone.words.en.dungeon_crawler_listing import Words

_PILE: Final = 4
"""How many points a treasure pile is worth a detour."""
_IN_THE_WAY: Final = 3
"""What a blow at a Monster in my way is worth, if it hits."""
_SLACK: Final = 10
"""Tile spaces further off the way than this are not looked at when a tile is laid."""


class Racer(Bot[CrawlerView]):
    """Plays for the chest by what it sees; the dice only break ties."""

    prices = USUAL

    def __init__(self, dice: Dice, hand: Hand) -> None:
        self.dice: Final = dice
        self.hand: Final = hand
        self.struck = -1
        """The round of my latest blow: one half for it, then the other for the way."""
        self._answers: Final[dict[str, Callable[[Scene, Sequence[Action]], Action]]] = {
            "adventurer": self.choose_adventurer,
            "lay": self.lay,
            "place": self.place,
            "act": self.act,
            "move": self.go_on,
            "push": self.push_to,
            "respond": self.hand.respond,
        }

    def choose(self, view: CrawlerView, legal: Sequence[Action]) -> Action:
        """Answer the question that the table asks."""
        if len(legal) == 1:
            return legal[0]
        scene = Scene(view, self.prices)
        answer = self._answers.get(view.question or "", self.hand.answer)
        return answer(scene, legal)

    def best(self, legal: Sequence[Action], worth: Callable[[Action], float]) -> Action:
        """The most worthwhile; equals are drawn by lot."""
        values = [worth(action) for action in legal]
        most = max(values)
        pool = [action for action, value in zip(legal, values, strict=True) if value == most]
        return pool[self.dice.index(len(pool))]

    def choose_adventurer(self, scene: Scene, legal: Sequence[Action]) -> Action:
        """Anybody: all of them can win a race."""
        return legal[self.dice.index(len(legal))]

    # Step 3

    def lay(self, scene: Scene, legal: Sequence[Action]) -> Action:
        """Where the tile brings the chest nearest."""
        shape = BOX.shape_by_id[scene.view.drawn_tile or ""]
        known: dict[tuple[int, str], float] = {}

        def worth(action: Action) -> float:
            place, turn = divmod(action.id - ACTIONS.lay, 4)
            key = (place, BOX.shapes[shape].drawings[turn])
            if key not in known:
                known[key] = self.worth_of_tile(scene, place, shape, turn)
            return known[key]

        return self.best(legal, worth)

    def worth_of_tile(self, scene: Scene, place: int, shape: int, turn: int) -> float:
        """How much nearer the chest is with this tile here."""
        if not self.is_on_the_way(scene, place):
            return -float(scene.way_from(scene.me.cell, scene.chart))
        return -float(scene.way_from(scene.me.cell, scene.chart.with_tile(place, shape, turn)))

    def is_on_the_way(self, scene: Scene, place: int) -> bool:
        """Whether a tile space is near enough to a way that it can matter."""
        cheapest = min(scene.chart.cost[place * 4 : place * 4 + 4])
        return cheapest <= scene.way_from(scene.me.cell, scene.chart) + _SLACK

    # Step 4

    def place(self, scene: Scene, legal: Sequence[Action]) -> Action:
        """Near the leader, away from me."""
        leader = scene.view.players[scene.leader].cell

        def worth(action: Action) -> float:
            near = 0 if leader is None else -distance(action.cell, leader)
            mine = 0 if scene.here < 0 else distance(action.cell, scene.here)
            return near + 0.7 * mine

        return self.best(legal, worth)

    # Step 5

    def act(self, scene: Scene, legal: Sequence[Action]) -> Action:
        """Win, play a card that helps, strike, move, in this order."""
        by_family = families(legal)
        chest = [a for a in by_family.get("move", []) if a.cell in scene.view.chests]
        if chest:
            return chest[0]
        card = self.hand.own_card(scene, by_family.get("play", []))
        if card is not None:
            return card
        if scene.here < 0 or "pick" in by_family:
            return by_family.get("spawn", by_family.get("pick", legal))[0]
        return self.strike_or_step(scene, by_family)

    def strike_or_step(self, scene: Scene, by_family: dict[str, list[Action]]) -> Action:
        """One blow, then on; to strike twice is for who can't get on (DC-26)."""
        strike, step = self.strike(scene, by_family), self.step(scene, by_family)
        if strike is not None and (step is None or self.struck != scene.view.round):
            self.struck = scene.view.round
            return strike
        return step if step is not None else by_family["done"][0]

    def strike(self, scene: Scene, by_family: dict[str, list[Action]]) -> Action | None:
        """The most worthwhile attack, if any is worth it."""
        value, blow = self.best_blow(scene, by_family)
        return blow if value > 0 else None

    def best_blow(
        self, scene: Scene, by_family: dict[str, list[Action]]
    ) -> tuple[float, Action | None]:
        """The most worthwhile attack and its worth."""
        options = [
            (self.worth_of_attack(scene, kind, action), -action.id, action)
            for kind, name in ((MELEE, "melee"), (RANGED, "shoot"), (AREA, "blast"))
            for action in by_family.get(name, [])
        ]
        value, _, blow = max(options, default=(0.0, 0, None))
        return value, blow

    def worth_of_attack(self, scene: Scene, kind: int, action: Action) -> float:
        """Chance to kill times what that is worth, and a little for wounds."""
        dice = scene.dice(kind)
        if kind != AREA:
            body = scene.body_at(action.cell)
            return 0.0 if body is None else self.worth_of_target(scene, body, dice)
        bodies = scene.struck_by(kind, action.cell)
        return sum(self.worth_of_target(scene, body, dice) for body in bodies)

    def worth_of_target(self, scene: Scene, body: Body, dice: int) -> float:
        """Other players' Adventurers and what threatens or blocks me."""
        kill = chance_of_hits(dice, body.defence, body.left)
        some = chance_of_hits(dice, body.defence, 1)
        if body.figure >= FIRST_HERO:
            return 4 * kill + some
        treasure = BOX.creatures[body.figure].treasure if body.figure < FIRST_HERO - 1 else 1
        near = 1.0 if distance(body.cell, scene.here) <= 6 else 0.3
        return (treasure + near) * kill + 0.3 * some + self.worth_of_way(scene, body, some)

    def worth_of_way(self, scene: Scene, body: Body, some: float) -> float:
        """A Monster that stands in my way must go, be it by many blows."""
        walk = scene.walk_to(scene.goal)
        blocks = are_adjacent(body.cell, scene.here) and walk[body.cell] < walk[scene.here]
        return _IN_THE_WAY * some if blocks else 0.0

    def step(self, scene: Scene, by_family: dict[str, list[Action]]) -> Action | None:
        """Begin a Move if it leads anywhere, else try to get past who is in the way."""
        walk = scene.walk_to(scene.goal)
        now = walk[scene.here]
        options = [a for a in by_family.get("move", []) if self.is_safe(scene, a.cell)]
        best = min(options, key=lambda a: (remaining(scene, walk, a.cell), a.id), default=None)
        if best is not None and remaining(scene, walk, best.cell) < now:
            return best
        pushes = [a for a in by_family.get("push", []) if walk[a.cell] < now]
        if pushes:
            return min(pushes, key=lambda a: (walk[a.cell], a.id))
        return None

    def go_on(self, scene: Scene, legal: Sequence[Action]) -> Action:
        """Go on with the Move while it brings me nearer; never stop on deep water."""
        by_family = families(legal)
        chest = [a for a in by_family.get("move", []) if a.cell in scene.view.chests]
        if chest:
            return chest[0]
        step = self.step(scene, by_family)
        if step is not None:
            return step
        if not self.is_safe(scene, scene.here):
            dry = [a for a in by_family.get("move", []) if self.is_safe(scene, a.cell)]
            if dry:
                return dry[0]
        return by_family["stop"][0]

    def push_to(self, scene: Scene, legal: Sequence[Action]) -> Action:
        """Into lava or water if there is any, else behind me."""

        def worth(action: Action) -> float:
            return 10.0 * (not self.is_safe(scene, action.cell)) + (
                action.cell not in CENTRE_SPACES
            )

        return self.best(legal, worth)

    def is_safe(self, scene: Scene, cell: int) -> bool:
        """Whether I could stop here."""
        return is_safe(scene, cell)


def families(legal: Sequence[Action]) -> dict[str, list[Action]]:
    """Legal actions by the name of their family."""
    found: dict[str, list[Action]] = {}
    for action in legal:
        found.setdefault(ACTIONS.family_of[action.id], []).append(action)
    return found


def is_safe(scene: Scene, cell: int) -> bool:
    """Whether I could stop here."""
    code = scene.terrain.codes[cell]
    return code not in (LAVA, DEEP) or not is_deadly(scene.abilities, code)


def remaining(scene: Scene, walk: Field, cell: int) -> int:
    """What is left of the way from a space; treasure is worth a detour."""
    return min(walk[cell], FAR) - _PILE * (cell in scene.view.piles)


def _make(game: Rules[Any, Any], dice: Dice, budget: Budget) -> Bot[CrawlerView]:
    return Racer(dice, Hand())


RACER: Final = BotKind("racer", Words.bots["racer_help"], _make, heavy=True)
