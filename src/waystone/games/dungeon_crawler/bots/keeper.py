"""The champion's hand: cards are kept for the moment when they decide."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from waystone.games.dungeon_crawler.actions import ACTIONS
from waystone.games.dungeon_crawler.board import DOPPELGANGER, FIRST_HERO
from waystone.games.dungeon_crawler.bots.luck import best_change, value, wants_luck
from waystone.games.dungeon_crawler.bots.scene import Body, Scene
from waystone.games.dungeon_crawler.bots.warlord import Schemer
from waystone.games.dungeon_crawler.box import BOX
from waystone.games.dungeon_crawler.view import Strike
from waystone.kernel.action import Action

_TRIED_OUT: Final = ("secret_door", "warp_space", "scroll_of_teleportation")
"""What they bring is seen in imagined positions, once the tile of the turn lies."""
_PUSH_DECIDES: Final = 10
"""Who pushes so near to the chest is worth a Power Card."""
_POWER: Final = ("power_card_1", "power_card_2", "power_card_3", "power_card_4")
_STAKE: Final = 10.0
"""What a push is worth that lets somebody land."""
_FONT: Final = 3


class Keeper(Schemer):
    """The same cards, but some are kept for the moment when they decide."""

    def in_step_5(self, scene: Scene, cards: dict[str, Action]) -> str:
        """More Attacks; a second Move is for the win, a leap is tried out first."""
        others = without(cards, "potion_of_quickness", *_TRIED_OUT)
        crushing = "crushing_trap" if "crushing_trap" in cards else ""
        return super().in_step_5(scene, others) or crushing

    def in_turn(self, scene: Scene, cards: dict[str, Action]) -> str:
        """As everybody, but healing waits for the wounds that would slay me (DC-99)."""
        cards = without(cards, "potion_of_healing", *_TRIED_OUT)
        if not may_walk(scene):
            cards = without(cards, "extra_wealth")
        return super().in_turn(scene, cards)

    def after_roll(self, scene: Scene, cards: dict[str, Action]) -> str:
        """Luck when it decides something; a push does so near the chest only."""
        roll = scene.view.roll
        is_push = roll is not None and roll.purpose == "push"
        if is_push and scene.progress(scene.view.active or 0) > _PUSH_DECIDES:
            cards = without(cards, *_POWER)
        if is_for_small_prey(scene):
            cards = without(cards, "power_card_4")
        if not is_worth_mirroring(scene):
            cards = without(cards, "mirror_trap")
        return wants_luck(scene, tuple(cards), keen)

    def in_harm(self, scene: Scene, cards: dict[str, Action]) -> str:
        """Whatever keeps me alive; not what would come too late (DC-99)."""
        harm, me = scene.view.harm, scene.me
        if harm is None or harm.wounds is None:
            return super().in_harm(scene, cards)
        gains = {
            "potion_of_healing": me.wounds,
            "magic_belt": 2,
            "healing_font": min(_FONT, me.wounds),
        }
        lacking = harm.wounds - self.left(scene)
        late = [name for name in gains if name in cards and gains[name] <= lacking]
        return super().in_harm(scene, without(cards, *late))

    def answer(self, scene: Scene, legal: Sequence[Action]) -> Action:
        """As everybody, dice by what they decide."""
        if scene.view.question == "die":
            return best_change(scene, legal, keen)
        return super().answer(scene, legal)


def without(cards: dict[str, Action], *names: str) -> dict[str, Action]:
    """The other cards."""
    return {name: each for name, each in cards.items() if name not in names}


def may_walk(scene: Scene) -> bool:
    """Whether a Move of mine is still to come in this activation."""
    view = scene.view
    return view.question != "act" or any(ACTIONS.move <= id < ACTIONS.push for id in view.choices)


def keen(scene: Scene, dice: Sequence[int]) -> float:
    """As everybody values dice, and what they decide: a landing, or a blow of my Monsters."""
    view = scene.view
    assert view.roll is not None
    if view.roll.purpose == "push" and view.at_stake:
        return (_STAKE if view.active == scene.seat else -_STAKE) * (dice[0] > dice[1])
    if view.strike is not None and is_blow_for_me(scene, view.strike):
        body = body_of(scene, view.strike.target)
        assert body is not None
        hits = sum(die + view.strike.plus >= body.defence for die in dice) - view.strike.ignored
        return 0.5 * max(0, hits) + 3.0 * (hits >= body.left)
    return value(scene, dice)


def is_blow_for_me(scene: Scene, strike: Strike) -> bool:
    """Whether a Monster of mine strikes at somebody else."""
    attacker = None if strike.attacker is None else body_of(scene, strike.attacker)
    target = body_of(scene, strike.target)
    if attacker is None or target is None or strike.turned or attacker.figure >= FIRST_HERO:
        return False
    return attacker.seat == scene.seat and target.seat != scene.seat


def is_worth_mirroring(scene: Scene) -> bool:
    """Whether the Mirror Trap would save me, spare me two wounds, hit a rival or slay a Monster."""
    view = scene.view
    strike = view.strike
    attacker = (
        None if strike is None or strike.attacker is None else body_of(scene, strike.attacker)
    )
    if view.roll is None or strike is None or attacker is None:
        return False
    back = sum(die + strike.plus >= attacker.defence for die in view.roll.dice)
    if attacker.figure >= FIRST_HERO or back >= attacker.left:
        return True
    return value(scene, view.roll.dice) <= -2


def is_for_small_prey(scene: Scene) -> bool:
    """Whether I strike at a Monster with hardly any treasure: a die at will is worth more."""
    strike = scene.view.strike
    if strike is None or strike.attacker != FIRST_HERO + scene.seat:
        return False
    return strike.target < DOPPELGANGER and BOX.creatures[strike.target].treasure < 2


def body_of(scene: Scene, figure: int) -> Body | None:
    """A figure's numbers, if it stands on the mat."""
    return next((body for body in scene.bodies.values() if body.figure == figure), None)


def is_own(scene: Scene, figure: int) -> bool:
    """Whether a figure on the mat is mine."""
    body = body_of(scene, figure)
    return body is not None and body.seat == scene.seat
