"""Changing dice: only when it decides something."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import product
from typing import Final

from waystone.games.dungeon_crawler.actions import ACTIONS
from waystone.games.dungeon_crawler.board import FIRST_HERO
from waystone.games.dungeon_crawler.bots.scene import Scene
from waystone.kernel.action import Action

_FAITHFUL: Final = ("power_card_1", "power_card_2", "power_card_4", "power_card_3")
_CHANGES: Final = (-2, -1, 1, 2)
Worth = Callable[[Scene, Sequence[int]], float]
"""How good dice on the table are for who looks at them."""


def value(scene: Scene, dice: Sequence[int]) -> float:
    """How good dice on the table are for me."""
    roll = scene.view.roll
    assert roll is not None
    if roll.purpose == "push":
        sign = 1 if roll.rollers[0] == scene.seat else -1 if roll.rollers[1] == scene.seat else 0
        return 2.0 * sign * (dice[0] > dice[1])
    if roll.purpose == "chest":
        return (10.0 if roll.rollers[0] == scene.seat else -10.0) * (dice[0] >= 4)
    return strike_value(scene, dice)


def strike_value(scene: Scene, dice: Sequence[int]) -> float:
    """Hits on others are good, hits on me are bad, deaths count most."""
    strike = scene.view.strike
    if strike is None:
        return 0.0
    victim = strike.attacker if strike.turned else strike.target
    body = next((each for each in scene.bodies.values() if each.figure == victim), None)
    if body is None:
        return 0.0
    hits = sum(die + strike.plus >= body.defence for die in dice) - strike.ignored
    worth = max(0, hits) + 3.0 * (hits >= body.left)
    if victim == FIRST_HERO + scene.seat:
        return -worth
    return worth if strike.attacker == FIRST_HERO + scene.seat else 0.0


def wants_luck(scene: Scene, names: tuple[str, ...], worth: Worth = value) -> str:
    """The cheapest card that changes enough."""
    roll = scene.view.roll
    if roll is None:
        return ""
    now = worth(scene, roll.dice)
    if "mirror_trap" in names and now <= -1:
        return "mirror_trap"
    if "defensive_prowess" in names and now <= -2:
        return "defensive_prowess"
    for name in ("use_ring", "magic_ring"):
        if name in names and is_poor_roll(scene, worth):
            return name
    for name in _FAITHFUL:
        if name in names and best_after(scene, name, worth) >= now + 2:
            return name
    if "combat_prowess" in names and worth(scene, [die + 1 for die in roll.dice]) >= now + 2:
        return "combat_prowess"
    return ""


def is_poor_roll(scene: Scene, worth: Worth) -> bool:
    """Whether one of my own dice could only get better by rolling it again."""
    roll = scene.view.roll
    assert roll is not None
    own = [at for at, seat in enumerate(roll.rollers) if seat == scene.seat]
    now = worth(scene, roll.dice)
    return any(worth(scene, _with(roll.dice, at, 6)) > now for at in own)


def best_after(scene: Scene, name: str, worth: Worth) -> float:
    """The best value that a card can bring; a second throw counts as its mean."""
    roll = scene.view.roll
    assert roll is not None
    dice = roll.dice
    if name == "power_card_3":
        throws = product(range(1, 7), repeat=min(len(dice), 2))
        values = [worth(scene, [*some, *dice[len(some) :]]) for some in throws]
        return sum(values) / len(values)
    delta = {"power_card_1": 1, "power_card_2": 2, "power_card_4": 5}[name]
    return max(
        worth(scene, _with(dice, at, face))
        for at, die in enumerate(dice)
        for face in (max(1, die - delta), min(6, die + delta))
    )


def _with(dice: Sequence[int], at: int, face: int) -> list[int]:
    changed = list(dice)
    changed[at] = face
    return changed


def best_change(scene: Scene, legal: Sequence[Action], worth: Worth = value) -> Action:
    """The change of dice that is best for me."""
    return max(legal, key=lambda action: (worth(scene, result(scene, action)), -action.id))


def result(scene: Scene, action: Action) -> list[int]:
    """The dice after a change; a die thrown again is taken as a 4."""
    roll = scene.view.roll
    assert roll is not None
    dice = list(roll.dice)
    if action.id >= ACTIONS.reroll:
        some = action.id - ACTIONS.reroll + 1
        return [4 if some >> at & 1 else die for at, die in enumerate(dice)]
    if action.id >= ACTIONS.turn_die:
        at, face = divmod(action.id - ACTIONS.turn_die, 6)
        return _with(dice, at, face + 1)
    if action.id >= ACTIONS.change:
        at, which = divmod(action.id - ACTIONS.change, 4)
        return _with(dice, at, min(6, max(1, dice[at] + _CHANGES[which])))
    return _with(dice, action.id - ACTIONS.die, 4)
