"""The adapter for OpenSpiel, where that is installed (`tools/install bench`)."""

from random import Random
from typing import Any

import numpy as np
import pytest

pytest.importorskip("pyspiel")

from waystone.environments.openspiel import openspiel_game
from waystone.environments.play import MatchInPlay

SEATS = {"delve-and-dash": 2, "extrikate": 3, "dooom": 2, "dungeon-crawler": 2}
MORE: dict[str, dict[str, Any]] = {
    "dungeon-crawler": {"round_limit": 4},
    "dooom": {"max_rounds": 20},
}


@pytest.mark.parametrize("game", SEATS)
def test_a_random_match_goes_as_the_rules_say(game: str) -> None:
    opened = openspiel_game(game, SEATS[game], lucks=8, **MORE.get(game, {}))
    state, luck = opened.new_initial_state(), Random(2)
    assert state.is_chance_node()
    assert sum(chance for _, chance in state.chance_outcomes()) == pytest.approx(1)
    state.apply_action(5)
    alone = MatchInPlay(opened.opened.rules, SEATS[game], "luck/5")
    observer = opened.make_py_observer()
    while not state.is_terminal():
        assert state.current_player() == alone.seat
        legal = state.legal_actions()
        assert legal == np.flatnonzero(alone.mask(alone.seat)).tolist()
        action = luck.choice(legal)
        assert state.action_to_string(action) == opened.opened.actions[action].text
        state.apply_action(action)
        alone.do(opened.opened.actions[action])
    observer.set_from(state, 0)
    assert observer.tensor.any()
    assert state.returns() == alone.rewards("result")


def test_a_copy_goes_its_own_way() -> None:
    state = openspiel_game("delve-and-dash", 2, lucks=4).new_initial_state()
    state.apply_action(1)
    state.apply_action(state.legal_actions()[3])
    copy = state.clone()
    assert copy.history() == state.history()
    copy.apply_action(copy.legal_actions()[0])
    assert len(copy.history()) == len(state.history()) + 1
    assert state.current_player() == 1


def test_what_a_rival_chose_in_secret_is_in_no_observation() -> None:
    game = openspiel_game("delve-and-dash", 2, lucks=4)
    tensors = []
    for chosen in (3, 40):
        state = game.new_initial_state()
        state.apply_action(0)
        state.apply_action(state.legal_actions()[chosen])
        observer = game.make_py_observer()
        observer.set_from(state, 1)
        tensors.append((observer.tensor.copy(), state.observation_string(1)))
    assert np.array_equal(tensors[0][0], tensors[1][0])
    assert tensors[0][1] == tensors[1][1]


@pytest.mark.slow
def test_its_own_algorithms_play_it() -> None:
    """OpenSpiel's tree search, against a bot that does anything."""
    mcts = pytest.importorskip("open_spiel.python.algorithms.mcts")
    game = openspiel_game("extrikate", 2, lucks=4, last_turn=20)
    luck = np.random.RandomState(1)
    judge = mcts.RandomRolloutEvaluator(1, luck)
    bot = mcts.MCTSBot(game, 2.0, 2, judge, random_state=luck)
    state = game.new_initial_state()
    state.apply_action(2)
    for _ in range(3):
        state.apply_action(bot.step(state))
    assert len(state.history()) == 4
