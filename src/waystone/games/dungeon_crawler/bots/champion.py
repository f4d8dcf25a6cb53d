"""Champion: sees a win this turn and takes it, and tries out what it sends and plays."""

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
from waystone.games.dungeon_crawler.bots.architect import Architect, shares_of_tiles
from waystone.games.dungeon_crawler.bots.bursts import WORTH_A_CARD, worth_of_burst
from waystone.games.dungeon_crawler.bots.caution import Caution, is_push
from waystone.games.dungeon_crawler.bots.hand import card_of
from waystone.games.dungeon_crawler.bots.keeper import Keeper, body_of
from waystone.games.dungeon_crawler.bots.racer import families, is_safe
from waystone.games.dungeon_crawler.bots.scene import Body, Scene, abilities_of, chance_of_hits
from waystone.games.dungeon_crawler.bots.warlord import FAVOURITES, Warlord
from waystone.games.dungeon_crawler.box import BOX
from waystone.games.dungeon_crawler.foresight.chances import chance_to_land
from waystone.games.dungeon_crawler.foresight.labyrinth import Prices
from waystone.games.dungeon_crawler.foresight.lines import Winning
from waystone.games.dungeon_crawler.foresight.ploys import Ploys
from waystone.games.dungeon_crawler.foresight.pushes import Pushing
from waystone.games.dungeon_crawler.foresight.table import Foresight, Line
from waystone.games.dungeon_crawler.ground import is_deadly
from waystone.games.dungeon_crawler.under_way.view import Acting
from waystone.games.dungeon_crawler.under_way.view import Pushing as BeingPushed
from waystone.games.dungeon_crawler.view import CrawlerView
from waystone.games.dungeon_crawler.walking import reach
from waystone.kernel.action import Action
from waystone.kernel.bot import Bot, BotKind, Budget
from waystone.kernel.dice import Dice
from waystone.kernel.rules import Rules
from waystone.words.en.dungeon_crawler_listing import Words

_WORTH_A_CARD: Final = 0.08
"""By how much a card must raise my share of the win to be played for the way alone."""
_BEFOREHAND: Final = frozenset(
    (
        "crushing_trap",
        "doppelganger",
        "lure",
        "reinforcements",
        "scroll_of_fireball",
        "switch_trap",
    )
)
"""Cards that can keep somebody from the chest, but not in the windows of the Move itself."""
_OWN: Final = 20.0
_OPENING: Final = 50.0
"""What it is worth to open the last steps to the chest, against any other prey."""
_NEAR_CHEST: Final = 40
_ROUND: Final = 6
"""So many points more a way round figures may take than one through them."""
_WORTH_THE_MOVE: Final = 4.0
"""What a blow must be worth to be struck instead of the only Move."""
_NEAR_TREASURE: Final = 15
"""Treasure within so many points of movement is worth a walk while nothing else can be done."""


class Champion(Warlord):
    """A warlord that tries things out in positions it imagines.

    In them nobody else holds a card: it hopes that nobody responds, and looks again if somebody
    did. `plan` is what is left of a line that it has begun.
    """

    prices = Prices(unknown=5, wall=30)
    favourites: tuple[str, ...] = ("elf_wizard", *FAVOURITES)

    def __init__(self, game: Rules[Any, Any], dice: Dice) -> None:
        super().__init__(dice, Keeper())
        self.game: Final = game
        self.plan: Line = ()
        self.halted = -1
        """The round in which my Move ends where it has led: it was no step on the way."""
        self._answers["pick"] = self.pick_tile
        self._answers["space"] = self.aim
        self._answers["tile"] = self.aim

    def choose(self, view: CrawlerView, legal: Sequence[Action]) -> Action:
        """Go on with a line, begin one, or play on as a warlord."""
        if len(legal) == 1:
            return legal[0]
        if not self.plan or all(action.id != self.plan[0] for action in legal):
            self.plan = self.line(view, legal)
        if self.plan:
            first, self.plan = self.plan[0], self.plan[1:]
            return ACTIONS[first]
        return super().choose(view, legal)

    def line(self, view: CrawlerView, legal: Sequence[Action]) -> Line:
        """Own actions that win, that pay, or that keep somebody else from winning."""
        if view.active == view.seat and view.question in ("act", "move"):
            return self.attempt(view)
        if view.question != "respond":
            return ()
        if view.window == "path" and is_landing(view):
            return self.rescue(view, legal)
        if view.window == "turn" and view.active not in (None, view.seat):
            return self.forestall(view, legal)
        return ()

    def attempt(self, view: CrawlerView) -> Line:
        """The shortest way to win now, else a card that changes the ways much for the better."""
        foresight = Foresight(self.game, view.seat)
        state = foresight.imagine(view, self.dice)
        line = Winning(foresight).line(state)
        if line is None and view.question == "act":
            line = Ploys(foresight, self.prices).best(state, _WORTH_A_CARD)
        return line or ()

    def rescue(self, view: CrawlerView, legal: Sequence[Action]) -> Line:
        """Whatever keeps somebody from the chest, and throws them back farthest."""
        foresight = Foresight(self.game, view.seat)
        state = foresight.imagine(view, self.dice)
        plays = [action.id for action in legal if action.id != ACTIONS.pass_]
        return Ploys(foresight, self.prices).rescue(state, plays, self.dice)

    def forestall(self, view: CrawlerView, legal: Sequence[Action]) -> Line:
        """The same before somebody sets out for the chest, by cards that are no use later."""
        plays = [a.id for a in legal if a.id != ACTIONS.pass_ and card_of(a) in _BEFOREHAND]
        if not plays:
            return ()
        foresight = Foresight(self.game, view.seat)
        state = foresight.imagine(view, self.dice)
        if chance_to_land(state, state.active) < 1:
            return ()
        return Ploys(foresight, self.prices).rescue(state, plays, self.dice)

    # Step 3

    def lay(self, scene: Scene, legal: Sequence[Action]) -> Action:
        """Where it wins me most in the race, whatever the next one lays."""
        return Architect(scene, self.dice, self.prices).best(legal)

    def pick_tile(self, scene: Scene, legal: Sequence[Action]) -> Action:
        """Of the Map's tiles the one with which most can be made of the mat."""
        shapes = [BOX.shape_by_id[name] for name in scene.view.known_tiles]
        shares = shares_of_tiles(scene, shapes)
        return max(legal, key=lambda action: (shares[action.id - ACTIONS.pick], -action.id))

    # Step 4

    def place(self, scene: Scene, legal: Sequence[Action]) -> Action:
        """Where it will hunt others or stand in their way, and neither me nor in mine."""
        foresight = Foresight(self.game, scene.seat)
        ploys = Ploys(foresight, self.prices)
        state = foresight.imagine(scene.view, self.dice)

        def worth(action: Action) -> float:
            after = foresight.after(state, action.id, dice=self.dice)
            return ploys.worth_of_monster(after, state.drawn_creature)

        return self.best(legal, worth)

    # Step 5

    def act(self, scene: Scene, legal: Sequence[Action]) -> Action:
        """As a warlord, but a card that strikes must be worth it."""
        by_family = families(legal)
        wasted = [a for a in by_family.get("play", []) if self.is_wasted(scene, by_family, a)]
        return super().act(scene, [action for action in legal if action not in wasted])

    def is_wasted(self, scene: Scene, by_family: dict[str, list[Action]], action: Action) -> bool:
        """Whether a card that strikes would meet nobody who is worth it now."""
        card = card_of(action)
        if card == "rapid_strike":
            is_first = self.struck != scene.view.round
            return is_first or self.best_blow(scene, by_family)[0] < WORTH_A_CARD
        if card not in ("scroll_of_fireball", "crushing_trap"):
            return False
        foresight = Foresight(self.game, scene.seat)
        asked = foresight.after(foresight.imagine(scene.view, self.dice), action.id, dice=self.dice)
        bursts = [self.burst(scene, card, ACTIONS[id].cell) for id in asked.options]
        return max(bursts, default=0.0) < WORTH_A_CARD

    def burst(self, scene: Scene, card: str, cell: int) -> float:
        """What a card that strikes many is worth on a space."""
        return worth_of_burst(
            scene, card, cell, lambda body, dice: self.worth_of_target(scene, body, dice)
        )

    def aim(self, scene: Scene, legal: Sequence[Action]) -> Action:
        """Such a card where it meets those who are worth it; others as everybody."""
        card = scene.view.card or ""
        if card not in ("scroll_of_fireball", "crushing_trap"):
            return self.hand.answer(scene, legal)
        return self.best(legal, lambda action: self.burst(scene, card, action.cell))

    def strike_or_step(self, scene: Scene, by_family: dict[str, list[Action]]) -> Action:
        """One blow, then on; where one half is left for both it is the way's (DC-26)."""
        acting = acting_of(scene.view)
        if acting.extra_attacks:
            self.struck = -1
        elif acting.halves_left == 1 and self.struck != scene.view.round:
            step = self.step(scene, by_family)
            if step is not None and self.best_blow(scene, by_family)[0] < _WORTH_THE_MOVE:
                return step
        return super().strike_or_step(scene, by_family)

    def worth_of_target(self, scene: Scene, body: Body, dice: int) -> float:
        """Hardly ever my own, nor in a blast that meets others: they hunt the others too."""
        is_own = body.figure < FIRST_HERO and body.seat == scene.seat
        if is_own and not self.is_jammed_by(scene, body):
            return -_OWN
        return super().worth_of_target(scene, body, dice)

    def is_jammed_by(self, scene: Scene, body: Body) -> bool:
        """Whether somebody beside me shuts my way, and no step leads round."""
        walk = scene.walk_to(scene.goal)
        now = walk[scene.here]
        is_beside = are_adjacent(body.cell, scene.here) and not acting_of(scene.view).moved
        if not is_beside or walk[body.cell] >= now:
            return False
        moves = [id for id in scene.view.choices if ACTIONS.move <= id < ACTIONS.push]
        return all(walk[ACTIONS[id].cell] >= now for id in moves)

    def worth_of_attack(self, scene: Scene, kind: int, action: Action) -> float:
        """The same, and most of all to slay who alone keeps me from the chest, my own too."""
        value = super().worth_of_attack(scene, kind, action)
        if not self.moves_after_blow(scene) or scene.can_land(scene.seat):
            return value
        opening = [
            chance_of_hits(scene.dice(kind), body.defence, body.left)
            for body in scene.struck_by(kind, action.cell)
            if scene.can_land(scene.seat, (body.cell,))
        ]
        return value + _OPENING * max(opening, default=0.0)

    def moves_after_blow(self, scene: Scene) -> bool:
        """Whether a Move may follow: it is offered, and the blow does not take its half."""
        can_move = any(ACTIONS.move <= id < ACTIONS.melee for id in scene.view.choices)
        acting = acting_of(scene.view)
        blows = acting.extra_attacks + ("rapid_strike" in scene.view.hand)
        return can_move and acting.halves_left + blows > 1

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
        options = [a for a in by_family.get("move", []) if is_safe(scene, a.cell)]
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
                if any(walk[cell] == walk[step.cell] and is_safe(scene, cell) for cell in ends):
                    return action
        return step

    def go_on(self, scene: Scene, legal: Sequence[Action]) -> Action:
        """As everybody, unless the Move was no step on the way: then it ends here."""
        if self.halted == scene.view.round and is_safe(scene, scene.here):
            return families(legal)["stop"][0]
        return super().go_on(scene, legal)

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
        body, walk = body_of(scene, pushed.defender), scene.walk_to(scene.goal)
        sign = -FAR if body is not None and body.seat == scene.seat else FAR
        can = abilities_of(pushed.defender)

        def worth(action: Action) -> float:
            dies = is_deadly(can, scene.terrain.codes[action.cell])
            return sign * dies + min(FAR - 1, walk[action.cell])

        return self.best(landing or legal, worth)

    def with_caution(
        self, scene: Scene, step: Action | None, by_family: dict[str, list[Action]]
    ) -> Action | None:
        """The same step, or one that ends out of reach of those who would slay me."""
        options = [a for a in by_family.get("move", []) if is_safe(scene, a.cell)]
        return Caution(self.game, scene, self.dice).best(step, options)

    def step_on(self, scene: Scene, by_family: dict[str, list[Action]]) -> Action | None:
        """Round figures or past them; where that can't be, to treasure or to somebody to fight.

        A second blow comes before a walk that leads nowhere.
        """
        self.halted = -1
        pushes = [a for a in by_family.get("push", []) if not is_deadly_push(scene, a)]
        by_family = {**by_family, "push": pushes}
        options = [a for a in by_family.get("move", []) if is_safe(scene, a.cell)]
        step = self.step_round(scene, options) or super().step(scene, by_family)
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
        """To the nearest pile, if it is near or my way is shut."""
        farthest = FAR - 1 if scene.is_shut_off else _NEAR_TREASURE
        piles = sorted(scene.view.piles, key=lambda pile: scene.walk_to(pile)[scene.here])
        for pile in piles[:1]:
            field = scene.walk_to(pile)
            best = min(options, key=lambda a: (field[a.cell], a.id))
            if field[best.cell] < field[scene.here] <= farthest:
                return best
        return None

    def step_to_hunt(self, scene: Scene, options: list[Action]) -> Action | None:
        """Towards the nearest Monster of somebody else while my way is shut: it has treasure."""
        if not scene.is_shut_off or scene.view.question != "act":
            return None
        prey = [body for body in scene.bodies.values() if body.seat != scene.seat]
        fields = [scene.walk_to(body.cell) for body in prey]
        field = min(fields, key=lambda each: each[scene.here], default=None)
        if field is None or field[scene.here] >= FAR:
            return None
        best = min(options, key=lambda a: (field[a.cell], a.id))
        return best if field[best.cell] < field[scene.here] else None

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
    """My step 5, with the halves that are left of it (DC-26)."""
    return next(each for each in view.under_way if isinstance(each, Acting))


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


def is_landing(view: CrawlerView) -> bool:
    """Whether somebody else's path ends on a chest."""
    path = view.path
    is_others = path is not None and path.figure != FIRST_HERO + view.seat
    return (
        is_others and path is not None and path.cells[-1:] != () and path.cells[-1] in view.chests
    )


def _make(game: Rules[Any, Any], dice: Dice, budget: Budget) -> Bot[CrawlerView]:
    return Champion(game, dice)


CHAMPION: Final = BotKind("champion", Words.bots["champion_help"], _make, slow=True)
