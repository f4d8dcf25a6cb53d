"""A warlord that weighs its steps: round figures, over treasure, out of danger, in the way."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from waystone.games.dungeon_crawler.actions import ACTIONS
from waystone.games.dungeon_crawler.bits import bits_of
from waystone.games.dungeon_crawler.board import (
    AREA,
    AROUND,
    FAR,
    FIRST_HERO,
    LAVA,
    MELEE,
    RANGED,
    THORNS,
    are_adjacent,
)
from waystone.games.dungeon_crawler.bots.caution import Caution, is_firm, is_push
from waystone.games.dungeon_crawler.bots.hand import Hand
from waystone.games.dungeon_crawler.bots.keeper import is_own
from waystone.games.dungeon_crawler.bots.racer import families
from waystone.games.dungeon_crawler.bots.scene import Scene, abilities_of
from waystone.games.dungeon_crawler.bots.warlord import Warlord
from waystone.games.dungeon_crawler.foresight.lines import Winning
from waystone.games.dungeon_crawler.foresight.pushes import Pushing
from waystone.games.dungeon_crawler.foresight.table import Foresight
from waystone.games.dungeon_crawler.ground import is_deadly
from waystone.games.dungeon_crawler.under_way.view import Acting
from waystone.games.dungeon_crawler.under_way.view import Pushing as BeingPushed
from waystone.games.dungeon_crawler.view import CrawlerView
from waystone.games.dungeon_crawler.walking import reach
from waystone.kernel.action import Action
from waystone.kernel.dice import Dice
from waystone.kernel.rules import Rules

_NEAR_CHEST: Final = 40
_ROUND: Final = 6
"""So many points more a way round figures may take than one through them."""
_NEAR_TREASURE: Final = 15
"""Treasure within so many points of movement is worth a walk while nothing else can be done."""


class Strider(Warlord):
    """A warlord that weighs its steps in positions it imagines."""

    def __init__(self, game: Rules[Any, Any], dice: Dice, hand: Hand) -> None:
        super().__init__(dice, hand)
        self.game: Final = game
        self.halted = -1
        """The round in which my Move ends where it has led: it was no step on the way."""
        self.hunted = -1
        """The round in which I set out after a Monster: who hunts does not turn back at once."""

    def step(self, scene: Scene, by_family: dict[str, list[Action]]) -> Action | None:
        """On, unless a push may win or somebody would land whom I can keep from it."""
        push = self.winning_push(scene)
        if push is not None:
            return push
        step = self.step_on(scene, by_family)
        step = self.with_caution(scene, step, by_family)
        others = [seat for seat in range(len(scene.view.players)) if seat != scene.seat]
        gone = (scene.here,)
        landing = [seat for seat in others if scene.can_land(seat, gone)]
        if not landing:
            return self.by_treasure(scene, step, by_family)
        options = [a for a in by_family.get("move", []) if self.is_safe(scene, a.cell)]
        walk = scene.walk_to(scene.goal)
        options.sort(key=lambda a: (walk[a.cell], a.id))

        def let_by(action: Action | None) -> int:
            cell = scene.here if action is None else action.cell
            return sum(scene.can_land(seat, gone, cell) for seat in landing)

        best = min((step, *options, None), key=let_by)
        return self.by_treasure(scene, step, by_family) if best is step else best

    def by_treasure(
        self, scene: Scene, step: Action | None, by_family: dict[str, list[Action]]
    ) -> Action | None:
        """The same step, or one as far, by way of treasure if the points last (DC-31, DC-53)."""
        if step is None or is_push(step) or step.cell in scene.view.piles:
            return step
        moves, walk = by_family.get("move", []), scene.walk_to(scene.goal)
        going = scene.view.going
        points, odd = (scene.points, 0) if going is None else (going.points, int(going.odd))
        walls = bits_of([cell for cell in scene.bodies if cell != scene.here])
        ways = reach(scene.terrain, scene.abilities, scene.here, odd, walls).costs(points)
        for action in moves:
            if action.cell in scene.view.piles and action.cell in ways:
                on = reach(scene.terrain, scene.abilities, action.cell, 1, walls)
                ends = on.costs(points - ways[action.cell])
                if any(
                    walk[cell] == walk[step.cell] and self.is_safe(scene, cell) for cell in ends
                ):
                    return action
        return step

    def go_on(self, scene: Scene, legal: Sequence[Action]) -> Action:
        """As everybody, unless the Move was no step on the way: then it ends here."""
        if self.halted == scene.view.round and self.is_safe(scene, scene.here):
            return families(legal)["stop"][0]
        return super().go_on(scene, legal)

    def is_safe(self, scene: Scene, cell: int) -> bool:
        """Whether I could stay here: no potion lasts longer than my activation (DC-29, DC-115)."""
        return is_firm(scene, cell)

    def winning_push(self, scene: Scene) -> Action | None:
        """A push that lets me land in this Move, or the way there."""
        foresight = Foresight(self.game, scene.seat)
        id = Pushing(foresight).first(foresight.imagine(scene.view, self.dice))
        return ACTIONS[id] if id >= 0 else None

    def push_to(self, scene: Scene, legal: Sequence[Action]) -> Action:
        """Where I can land after it; else to its death or far behind me, my own Monsters apart."""
        foresight = Foresight(self.game, scene.seat)
        winning = Winning(foresight)
        state = foresight.imagine(scene.view, self.dice)
        after = {a: foresight.after(state, a.id, dice=self.dice) for a in legal}
        landing = [a for a in legal if winning.landing(after[a]) is not None]
        pushed = next(each for each in scene.view.under_way if isinstance(each, BeingPushed))
        sign = -FAR if is_own(scene, pushed.defender) else FAR
        can, walk = abilities_of(pushed.defender), scene.walk_to(scene.goal)

        def worth(action: Action) -> float:
            dies = is_deadly(can, scene.terrain.codes[action.cell])
            return sign * dies + min(FAR - 1, walk[action.cell])

        return self.best(landing or legal, worth)

    def with_caution(
        self, scene: Scene, step: Action | None, by_family: dict[str, list[Action]]
    ) -> Action | None:
        """The same step, or one that ends out of reach of those who would slay me."""
        options = [a for a in by_family.get("move", []) if self.is_safe(scene, a.cell)]
        return Caution(self.game, scene, self.dice).best(step, options)

    def step_on(self, scene: Scene, by_family: dict[str, list[Action]]) -> Action | None:
        """Round figures or past them; where that can't be, to treasure or to somebody to fight.

        A second blow comes before a walk that leads nowhere.
        """
        self.halted = -1
        pushes = [a for a in by_family.get("push", []) if not is_deadly_push(scene, a)]
        by_family = {**by_family, "push": pushes}
        options = [a for a in by_family.get("move", []) if self.is_safe(scene, a.cell)]
        step = self.step_after_prey(scene, options) or self.step_round(scene, options)
        step = step or super().step(scene, by_family)
        if step is not None or not options:
            return step
        step = self.step_to_treasure(scene, options)
        if step is not None or self.strike(scene, by_family) is not None:
            return step
        self.halted = scene.view.round
        return (
            self.step_to_prey(scene, options)
            or self.step_to_hunt(scene, options)
            or self.step_aside(scene, options)
        )

    def step_round(self, scene: Scene, options: list[Action]) -> Action | None:
        """Nearer to the chest round all figures, if that is hardly longer than straight on."""
        if scene.goal not in scene.view.chests:
            return None
        walls = bits_of([cell for cell in scene.bodies if cell != scene.here])
        ways = reach(scene.terrain, scene.abilities, scene.goal, 0, walls).costs(_NEAR_CHEST)
        here = ways.get(scene.here, FAR)
        if here > scene.walk_to(scene.goal)[scene.here] + _ROUND:
            return None
        best = min(options, key=lambda a: (ways.get(a.cell, FAR), a.id), default=None)
        return best if best is not None and ways.get(best.cell, FAR) < here else None

    def step_to_treasure(self, scene: Scene, options: list[Action]) -> Action | None:
        """To the nearest pile, if it is near or my way is shut; at the end of a Move onto it."""
        farthest = FAR - 1 if scene.is_shut_off else _NEAR_TREASURE
        piles = sorted(scene.view.piles, key=lambda pile: scene.walk_to(pile)[scene.here])
        for pile in piles[:1]:
            field = scene.walk_to(pile)
            best = min(options, key=lambda a: (field[a.cell], a.id))
            is_time = scene.view.question == "act" or best.cell == pile
            if is_time and field[best.cell] < field[scene.here] <= farthest:
                return best
        return None

    def step_after_prey(self, scene: Scene, options: list[Action]) -> Action | None:
        """On with the hunt of the turn before, while my way is still shut."""
        if self.hunted < scene.view.round - 1:
            return None
        step = self.step_to_hunt(scene, options)
        self.halted = -1 if step is None else scene.view.round
        return step

    def step_to_hunt(self, scene: Scene, options: list[Action]) -> Action | None:
        """Towards the nearest Monster of somebody else while my way is shut: it has treasure."""
        if not options or not scene.is_shut_off or scene.view.question != "act":
            return None
        prey = [body for body in scene.bodies.values() if body.seat != scene.seat]
        fields = [scene.walk_to(body.cell) for body in prey]
        field = min(fields, key=lambda each: each[scene.here], default=None)
        if field is None or field[scene.here] >= FAR:
            return None
        best = min(options, key=lambda a: (field[a.cell], a.id))
        if field[best.cell] >= field[scene.here]:
            return None
        self.hunted = scene.view.round
        return best

    def step_aside(self, scene: Scene, options: list[Action]) -> Action | None:
        """Out of reach of a Monster beside me, my own too, which it would be a pity to slay."""
        monsters = [cell for cell, body in scene.bodies.items() if body.figure < FIRST_HERO]
        near = [cell for cell in monsters if are_adjacent(cell, scene.here)]
        away = [a for a in options if not any(are_adjacent(a.cell, cell) for cell in monsters)]
        if not near or scene.view.question != "act":
            return None
        walk = scene.walk_to(scene.goal)
        return min(away, key=lambda a: (walk[a.cell], a.id), default=None)

    def step_to_prey(self, scene: Scene, options: list[Action]) -> Action | None:
        """Beside somebody who is worth a blow, while there is a half left for it."""
        halves = acting_of(scene.view).halves_left
        if halves < 2 or self.struck == scene.view.round or scene.view.question != "act":
            return None
        dice = max(scene.dice(kind) for kind in (MELEE, RANGED, AREA))
        best, most = None, 0.0
        for body in scene.bodies.values():
            value = 0.0 if body.cell == scene.here else self.worth_of_target(scene, body, dice)
            beside = [a for a in options if are_adjacent(a.cell, body.cell)]
            if beside and value > most:
                field = scene.walk_to(body.cell)
                best, most = min(beside, key=lambda a: (field[a.cell], a.id)), value
        return best


def acting_of(view: CrawlerView) -> Acting:
    """My step 5 with the halves that are left of it (DC-26); none while others act."""
    mine = [each for each in view.under_way if isinstance(each, Acting) and each.seat == view.seat]
    return mine[0] if mine else Acting(view.seat, 0, True, 0, 0, False, True, None)


def is_deadly_push(scene: Scene, action: Action) -> bool:
    """Whether it would slay me to fail beside lava, or to try at all against thorns (DC-45)."""
    body = scene.body_at(action.cell)
    if body is None or is_beside_lava(scene):
        return True
    has_thorns = abilities_of(body.figure) & THORNS
    return bool(has_thorns) and scene.bodies[scene.here].left <= 1


def is_beside_lava(scene: Scene) -> bool:
    """Whether a push that fails would end in lava (DC-48)."""
    codes = scene.terrain.codes
    near = [cell for cell in AROUND[scene.here] if codes[cell] == LAVA]
    return bool(near) and is_deadly(scene.abilities, LAVA)
