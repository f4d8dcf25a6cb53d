"""Steps of environments: ours, and of PettingZoo, MiniGrid and pgx where they are installed."""

from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from random import Random
from typing import Any

from bench.measure import Job, Workload

BATCH = 4096
PEER_BATCH = 1024
STEPS = 400
"""Steps of one agent after another in a go."""


def ours(build: str) -> dict[str, Job]:
    """Delve & Dash in a batch, for all seats and for one."""
    if find_spec("pettingzoo") is None or find_spec("gymnasium") is None:
        return {}
    plays = {
        "delve batch": batch(False),
        "delve batch shown": batch(True),
        "delve aec": aec(lambda: _environments().aec_env("delve-and-dash", 2)),
        "delve gymnasium": single(lambda: _environments().OneSeat("delve-and-dash"), masked),
    }
    return {name: Job(play, build) for name, play in plays.items()}


def peers() -> tuple[dict[str, Workload], list[str]]:
    """The same work of others, and a note for each that is not installed."""
    offers: dict[str, tuple[str, Callable[[], Workload]]] = {
        "PettingZoo tictactoe": ("pygame", lambda: aec(_tictactoe)),
        "MiniGrid": ("minigrid", lambda: single(_minigrid, anything)),
        "pgx tic_tac_toe batch": ("pgx", _pgx),
    }
    found: dict[str, Workload] = {}
    notes: list[str] = []
    for name, (module, offer) in offers.items():
        if find_spec(module) is None:
            notes.append(f"{module} is not installed: {name} is left out")
        else:
            found[name] = offer()
    return found, notes


def _environments() -> Any:
    return import_module("waystone.environments")


def batch(shown: bool) -> Workload:
    """4,096 matches: apply and mask, perhaps what is seen; choosing is counted in."""
    many: list[Any] = []

    def play() -> int:
        if not many:
            numpy = import_module("numpy")
            many.append(_environments().ManyMatches("delve-and-dash", BATCH, 2, seed=1))
            many.append(numpy.random.default_rng(1))
            for _ in range(30):  # beyond the choice of waystones, and not all in step
                many[0].step(many[0].sample(many[1]))
        many[0].step(many[0].sample(many[1]))
        if shown:
            many[0].observe()
        return BATCH

    return play


def aec(make: Callable[[], Any]) -> Workload:
    """Agents one after another, with observation and a random choice by its mask."""
    made: list[Any] = []
    luck = Random(1)

    def play() -> int:
        if not made:
            made.append(make())
            made[0].reset(seed=1)
        env, steps = made[0], 0
        for _ in range(STEPS):
            if not env.agents:
                env.reset()
            observation, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.step(None)
            else:
                legal = observation["action_mask"].nonzero()[0]
                env.step(int(legal[int(luck.random() * len(legal))]))
                steps += 1
        return steps

    return play


Choose = Callable[[Any, Any, Random], int]


def single(make: Callable[[], Any], choose: Choose) -> Workload:
    """One seat, with observation."""
    made: list[Any] = []
    luck = Random(1)

    def play() -> int:
        if not made:
            env = make()
            made.extend((env, env.reset(seed=1)[0]))
        env, observation = made
        for _ in range(STEPS):
            observation, _, terminated, truncated, _ = env.step(choose(env, observation, luck))
            if terminated or truncated:
                observation, _ = env.reset()
        made[1] = observation
        return STEPS

    return play


def masked(env: Any, observation: Any, luck: Random) -> int:
    """One of the actions that the mask allows."""
    legal = observation["action_mask"].nonzero()[0]
    return int(legal[int(luck.random() * len(legal))])


def anything(env: Any, observation: Any, luck: Random) -> int:
    """Any action at all."""
    return int(luck.random() * env.action_space.n)


def _tictactoe() -> Any:
    return import_module("pettingzoo.classic.tictactoe_v3").env()


def _minigrid() -> Any:
    import_module("minigrid")
    return import_module("gymnasium").make("MiniGrid-Empty-8x8-v0").unwrapped


def _pgx() -> Workload:
    """1,024 matches in one compiled call of JAX, one action by the mask in each."""
    jax: Any = import_module("jax")
    env = import_module("pgx").make("tic_tac_toe")
    begin = jax.jit(jax.vmap(env.init))
    wrapped = import_module("pgx.experimental.wrappers").auto_reset(env.step, env.init)

    def advance(state: Any, key: Any) -> Any:
        one, other = jax.random.split(key)
        chances = jax.random.uniform(one, state.legal_action_mask.shape) * state.legal_action_mask
        keys = jax.random.split(other, PEER_BATCH)
        return jax.vmap(wrapped)(state, chances.argmax(axis=1), keys)

    step = jax.jit(advance)
    held: list[Any] = []

    def play() -> int:
        if not held:
            key = jax.random.PRNGKey(0)
            held.extend((begin(jax.random.split(key, PEER_BATCH)), key))
        state, key = held
        key, luck = jax.random.split(key)
        held[:] = [jax.block_until_ready(step(state, luck)), key]
        return PEER_BATCH

    return play
