"""Episodes of learners who choose anything, as sums: what all kinds of environments answer."""

from __future__ import annotations

from collections.abc import Callable
from copy import deepcopy
from functools import partial
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

import gymnasium
import numpy as np

from waystone.environments import IDS, ManyMatches, OneSeat, aec_env
from waystone.environments.pictures import MODES
from waystone.kernel.dice import Dice, SeededDice

PATH: Final = Path(__file__).parent / "learned.txt"
SETTINGS: Final[dict[str, dict[str, Any]]] = {
    "delve-and-dash": {"size": 6, "lives": 1},
    "extrikate": {"lives": 1},
    "dooom": {"map": "cellar", "max_rounds": 9},
    "dungeon-crawler": {"round_limit": 1},
}
STEPS: Final = 110
Found = list[object]


def shown(value: Any) -> object:
    """Arrays by their kinds, shapes and numbers; everything else as it is."""
    if isinstance(value, np.ndarray):
        return str(value.dtype), value.shape, sha256(value.tobytes()).hexdigest()[:8]
    if isinstance(value, dict):
        return {name: shown(each) for name, each in value.items()}
    return [shown(each) for each in value] if isinstance(value, list | tuple) else value


def any_of(mask: Any, dice: Dice) -> Any:
    """Mostly an action that is allowed."""
    if dice.chance(2):
        return (0, -1, len(mask), 10**6, 3.0, "x", None, float("inf"))[dice.index(8)]
    legal = np.flatnonzero(mask) if not dice.chance(2) else np.arange(len(mask))
    return legal[dice.index(len(legal))]


def attempt(found: Found, what: Callable[[], Any]) -> Any:
    """What comes of it, or how it is refused."""
    try:
        result = what()
    except (gymnasium.error.Error, ValueError) as error:
        found.append((type(error).__name__, str(error)))
        return None
    except TypeError:  # of an array, in its own words
        found.append("no number")
        return None
    found.append(shown(result))
    return result


def one_seat(game: str, number: int) -> Found:
    """A seat against bots, or alone."""
    dice, found = SeededDice(number, f"one seat {game}"), Found()
    opponents = ("random",) * max(number % 2, game == "dungeon-crawler")
    seat: Any = ("any", 0, len(opponents))[number % 3]
    words: dict[str, Any] = {"reward": ("result", "score")[number % 2], "render_mode": MODES[1]}
    env = OneSeat(game, opponents, seat, **words, **SETTINGS[game])
    attempt(found, env.action_masks)
    env.reset(seed=number)
    for _ in range(STEPS):
        told = attempt(found, partial(env.step, any_of(env.action_masks(), dice)))
        found.append((env.seat, shown(env.action_masks())))
        if dice.chance(8):
            found += [env.render(), repr(env.view()), env.record().text]
        if told is None or told[2] or dice.chance(2):
            chosen = {"match_seed": f"{number} {dice.roll(99)}"} if dice.chance(50) else None
            attempt(found, partial(env.reset, options=chosen))
    return [*found, env.action_text(3), env.action_number(env.action_text(3)), env.metadata]


def all_seats(game: str, number: int) -> Found:
    """Every seat in turn."""
    dice, found = SeededDice(number, f"all seats {game}"), Found()
    words: dict[str, Any] = {"reward": ("score", "result")[number % 2], "render_mode": MODES[1]}
    env: Any = aec_env(game, 2, **words, **SETTINGS[game])
    attempt(found, env.record)
    env.reset(seed=number)
    for _ in range(STEPS):
        if not env.agents:
            attempt(found, partial(env.step, 0))
            env.reset(options={"match_seed": str(dice.roll(99))} if dice.chance(50) else None)
        agent = env.agent_selection
        is_over = env.terminations[agent] or env.truncations[agent]
        mask = env.observe(agent)["action_mask"]
        attempt(found, partial(env.step, None if is_over else any_of(mask, dice)))
        state = env.rewards, env._cumulative_rewards, env.terminations, env.truncations, env.infos
        found += [agent, env.agents[:], deepcopy(state), env.agents and shown(env.last())]
        if dice.chance(8):
            found += [env.render(), [shown(env.observe(each)) for each in env.possible_agents]]
            found += [env.record().text, repr(env.view(agent)), repr(deepcopy(env).record().text)]
    return [*found, env.metadata, env.action_text(2), env.action_number(env.action_text(2))]


def many(game: str, number: int) -> Found:
    """A batch of matches."""
    dice, found, matches = SeededDice(number, f"many {game}"), Found(), 3 + number
    env = ManyMatches(game, matches, 2, number, **SETTINGS[game])
    luck = np.random.default_rng(number)
    for at in range(STEPS // 2):
        chosen: Any = np.array([any_of(mask, dice) for mask in env.action_mask])
        if dice.chance(60):
            chosen = env.sample(luck)
        if dice.chance(4):
            chosen = chosen[:-1]
        attempt(found, partial(env.step, chosen))
        found += [shown(each) for each in (env.seats, env.terminated, env.rewards, env.action_mask)]
        if at % 7 == 0:
            found += [shown(env.observe()), repr(env.view(1)), repr(env.view(0, 1)), len(env)]
    return found


def registered(id: str) -> Found:
    """By the name that Gymnasium knows."""
    env: Any = gymnasium.make(id).unwrapped
    names = [each.name for each in env.opponents]
    return [
        env.metadata,
        env.opened.entry.name,
        env.opened.seats,
        names,
        env.wanted_seat,
        env.nodes,
    ]


def episodes() -> dict[str, Callable[[], Found]]:
    """All of them by their names."""
    found: dict[str, Callable[[], Found]] = {}
    for game in SETTINGS:
        for number in range(4):
            found[f"{game} one seat {number}"] = partial(one_seat, game, number)
        for number in range(2):
            found[f"{game} all seats {number}"] = partial(all_seats, game, number)
            found[f"{game} many {number}"] = partial(many, game, number)
    return found | {id: partial(registered, id) for id in IDS}


def line(name: str) -> str:
    """One of them with its sum."""
    found = repr(episodes()[name]())
    return f"{name}: {len(found)} {sha256(found.encode()).hexdigest()[:8]}"


def text() -> str:
    """A line for each."""
    return "".join(f"{line(name)}\n" for name in episodes())
