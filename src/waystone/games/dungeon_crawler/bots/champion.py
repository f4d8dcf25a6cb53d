"""Champion: sees a win this turn and takes it, and tries out what it sends and plays."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from waystone.games.dungeon_crawler.actions import ACTIONS
from waystone.games.dungeon_crawler.board import (
    FIRST_HERO,
    are_adjacent,
)
from waystone.games.dungeon_crawler.bots.architect import Architect, shares_of_tiles
from waystone.games.dungeon_crawler.bots.bursts import WORTH_A_CARD, is_poor, worth_of_burst
from waystone.games.dungeon_crawler.bots.hand import card_of
from waystone.games.dungeon_crawler.bots.keeper import Keeper
from waystone.games.dungeon_crawler.bots.racer import families
from waystone.games.dungeon_crawler.bots.scene import Body, Scene, chance_of_hits
from waystone.games.dungeon_crawler.bots.strider import Strider, acting_of, is_deadly_push
from waystone.games.dungeon_crawler.bots.warlord import FAVOURITES
from waystone.games.dungeon_crawler.box import BOX
from waystone.games.dungeon_crawler.foresight.chances import chance_to_land
from waystone.games.dungeon_crawler.foresight.labyrinth import Prices
from waystone.games.dungeon_crawler.foresight.lines import Winning
from waystone.games.dungeon_crawler.foresight.luring import Luring
from waystone.games.dungeon_crawler.foresight.outlook import Outlook
from waystone.games.dungeon_crawler.foresight.ploys import Ploys
from waystone.games.dungeon_crawler.foresight.table import Foresight, Line
from waystone.games.dungeon_crawler.view import CrawlerView
from waystone.kernel.action import Action
from waystone.kernel.bot import Bot, BotKind, Budget
from waystone.kernel.dice import Dice
from waystone.kernel.rules import Rules
from waystone.words.en.dungeon_crawler_listing import Words

_WORTH_A_CARD: Final = 0.08
"""By how much a card must raise my share of the win to be played for the way alone."""
_WORTH_THE_LURE: Final = 0.04
"""And by how much the Lure, which is good for little else."""
_MORE: Final = 1.2
"""How many times that share a card must bring against a landing that is not sure."""
_LURE: Final = ACTIONS.play + BOX.card_by_id["lure"]
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
_WORTH_THE_MOVE: Final = 4.0
"""What a blow must be worth to be struck instead of the only Move."""


class Champion(Strider):
    """A warlord that tries things out in positions it imagines.

    In them nobody else holds a card: it hopes that nobody responds, and looks again if somebody
    did. `plan` is what is left of a line that it has begun.
    """

    prices = Prices(unknown=5, wall=30)
    favourites: tuple[str, ...] = ("elf_wizard", *FAVOURITES)

    def __init__(self, game: Rules[Any, Any], dice: Dice) -> None:
        super().__init__(game, dice, Keeper())
        self.plan: Line = ()
        self.shut = self.shut_since = -1
        """The latest round in which my own Monsters shut my way, and the first of those."""
        self._answers["pick"] = self.pick_tile
        self._answers["space"] = self.aim
        self._answers["tile"] = self.aim
        self._answers["way"] = self.slide

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
        if view.window == "turn":
            return self.lure(view)
        return ()

    def attempt(self, view: CrawlerView) -> Line:
        """The shortest way to win now, else a card that changes the ways much for the better."""
        foresight = Foresight(self.game, view.seat)
        state = foresight.imagine(view, self.dice)
        line = Winning(foresight).line(state)
        if line is None and view.question == "act":
            line = Ploys(foresight, self.prices).best(state, _WORTH_A_CARD)
            line = line or self.lure(view)
        return line or ()

    def lure(self, view: CrawlerView) -> Line:
        """Monsters away from me or out of my way, or to somebody else before they strike."""
        if _LURE not in view.choices:
            return ()
        foresight = Foresight(self.game, view.seat, halts=True)
        state = foresight.imagine(view, self.dice)
        return Luring(Outlook(foresight, self.prices)).best(state, _WORTH_THE_LURE)

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
        foresight = Foresight(self.game, view.seat, halts=True)
        state = foresight.imagine(view, self.dice)
        chance = chance_to_land(state, state.active)
        if not chance:
            return ()
        times = 1.0 if chance == 1 else _MORE
        return Ploys(foresight, self.prices).rescue(state, plays, self.dice, times)

    def slide(self, scene: Scene, legal: Sequence[Action]) -> Action:
        """The way of a Sliding Trap after which I am best off: walls stop it, lava burns."""
        foresight = Foresight(self.game, scene.seat)
        ploys = Ploys(foresight, self.prices)
        state = foresight.imagine(scene.view, self.dice)

        def worth(action: Action) -> float:
            return ploys.chance(foresight.after(state, action.id, dice=self.dice))

        return self.best(legal, worth)

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
        self.note_shut(scene)
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
        return self.best(legal, lambda action: self.worth_of_aim(scene, card, action.cell))

    def worth_of_aim(self, scene: Scene, card: str, cell: int) -> float:
        """The same worth is better had without aiming at my own."""
        body = scene.body_at(cell)
        return self.burst(scene, card, cell) - 0.01 * (body is not None and body.seat == scene.seat)

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
        if is_own and not self.must_go(scene, body):
            return -_OWN
        return super().worth_of_target(scene, body, dice)

    def must_go(self, scene: Scene, body: Body) -> bool:
        """Whether my own may slay me, or shuts my way and can't be pushed past, or was not."""
        if is_at_my_throat(scene, body):
            return True
        if not is_shut_by(scene, body):
            return False
        return self.shut_since < scene.view.round or not is_pushable(scene, body)

    def note_shut(self, scene: Scene) -> None:
        """Since when my own shut my way, turn after turn: first they are pushed past."""
        now = scene.view.round
        if any(
            body.seat == scene.seat and is_shut_by(scene, body) for body in scene.bodies.values()
        ):
            if self.shut < now - 1:
                self.shut_since = now
            self.shut = now

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


def is_shut_by(scene: Scene, body: Body) -> bool:
    """Whether somebody beside me shuts my way, and no step leads round."""
    walk = scene.walk_to(scene.goal)
    now = walk[scene.here]
    is_beside = are_adjacent(body.cell, scene.here) and not acting_of(scene.view).moved
    if not is_beside or walk[body.cell] >= now:
        return False
    moves = [id for id in scene.view.choices if ACTIONS.move <= id < ACTIONS.push]
    return all(walk[ACTIONS[id].cell] >= now for id in moves)


def is_at_my_throat(scene: Scene, body: Body) -> bool:
    """Whether a Monster beside me may slay me with a single hit."""
    is_last = scene.here >= 0 and scene.bodies[scene.here].left == 1
    return is_last and not is_poor(body) and are_adjacent(body.cell, scene.here)


def is_pushable(scene: Scene, body: Body) -> bool:
    """Whether a push is offered that would not be my death."""
    push = ACTIONS.push + body.cell
    return push in scene.view.choices and not is_deadly_push(scene, ACTIONS[push])


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
