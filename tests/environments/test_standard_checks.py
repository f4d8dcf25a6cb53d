"""The checkers that Gymnasium and PettingZoo bring along, on every game."""

import warnings
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, render_test, seed_test

import waystone.environments
from waystone.environments import aec_env

SEATS = {"delve-and-dash": (1, 2), "extrikate": (1, 3), "dooom": (1, 4), "dungeon-crawler": (2, 4)}
TABLES = [(game, seats) for game, some in SEATS.items() for seats in some]
FOREIGN = {
    "Observation is not a NumPy array",
    "Observation space for each agent probably should be gymnasium.spaces.box or"
    " gymnasium.spaces.discrete",
}
"""What `api_test` says of every observation that is a dict, unless it knows its name."""


@pytest.mark.parametrize("id", waystone.environments.IDS)
def test_gymnasium_finds_no_fault(id: str) -> None:
    check_env(gymnasium.make(id, render_mode="ansi").unwrapped)


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_pettingzoo_finds_no_fault(game: str, seats: int) -> None:
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        api_test(aec_env(game, seats), num_cycles=150)
    assert {str(each.message) for each in caught} <= FOREIGN


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_the_same_seed_gives_the_same_match(game: str, seats: int) -> None:
    seed_test(lambda: aec_env(game, seats), num_cycles=40)


@pytest.mark.parametrize("game", SEATS)
def test_pettingzoo_can_look_at_it(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    def make(render_mode: str) -> Any:
        return aec_env(game, 2, render_mode=render_mode)

    render_test(make)
    assert capsys.readouterr().out


@pytest.mark.parametrize("id", waystone.environments.IDS)
def test_a_random_player_comes_to_an_end(id: str) -> None:
    """Every observation on the way is one that the space promised."""
    env = gymnasium.make(id)
    observation, _ = env.reset(seed=5)
    dice, over, reward = np.random.default_rng(5), False, 0.0
    info: dict[str, Any] = {}
    while not over:
        assert observation in env.observation_space
        assert reward == 0
        action = dice.choice(np.flatnonzero(observation["action_mask"]))
        observation, gained, over, truncated, info = env.step(action)
        reward = float(gained)
        assert not truncated
    assert observation in env.observation_space
    assert reward == {"win": 1, "draw": 0, "loss": -1}[info["result"]]
    assert info["reason"]
