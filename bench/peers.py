"""The same work done by other libraries; one that is not installed is left out with a note."""

from importlib import import_module
from importlib.util import find_spec
from random import Random
from statistics import mean
from typing import Any

from bench.measure import Workload

_random = Random(1).random
PLIES = 100
ROLLOUTS = 200


def workloads() -> tuple[dict[str, Workload], list[str]]:
    """What can be measured here, and a note for each peer that is missing."""
    found: dict[str, Workload] = {}
    notes: list[str] = []
    for module, offer in (("chess", chess_workloads), ("pyspiel", openspiel_workloads)):
        if find_spec(module) is None:
            notes.append(f"{module} is not installed: its rows are left out")
        else:
            found.update(offer(import_module(module)))
    return found, notes


def chess_workloads(chess: Any) -> dict[str, Workload]:
    """python-chess, without asking for draws, which would list the moves a second time."""

    def play() -> int:
        board = chess.Board()
        for ply in range(PLIES):
            legal = list(board.legal_moves)
            if not legal:
                return ply
            board = board.copy(stack=False)
            board.push(legal[int(_random() * len(legal))])
        return PLIES

    return {"python-chess copy": play}


def openspiel_workloads(spiel: Any) -> dict[str, Workload]:
    """OpenSpiel's games in C++: driven from Python, and played out inside C++."""
    plain, phantom = spiel.load_game("tic_tac_toe"), spiel.load_game("phantom_ttt")
    return {
        "OpenSpiel tic_tac_toe clone": lambda: sum(cloning(plain) for _ in range(50)),
        "OpenSpiel tic_tac_toe": lambda: sum(driving(plain) for _ in range(50)),
        "OpenSpiel phantom_ttt clone": lambda: sum(cloning(phantom) for _ in range(50)),
        "OpenSpiel phantom_ttt": lambda: sum(driving(phantom) for _ in range(50)),
        "OpenSpiel phantom_ttt native": native_bots(spiel, phantom),
        "OpenSpiel phantom_ttt bare rollouts": native_rollouts(spiel, phantom),
    }


def cloning(game: Any) -> int:
    state, moves = game.new_initial_state(), 0
    while not state.is_terminal():
        legal = state.legal_actions()
        state = state.clone()
        state.apply_action(legal[int(_random() * len(legal))])
        moves += 1
    return moves


def driving(game: Any) -> int:
    state, moves = game.new_initial_state(), 0
    while not state.is_terminal():
        legal = state.legal_actions()
        state.apply_action(legal[int(_random() * len(legal))])
        moves += 1
    return moves


def native_bots(spiel: Any, game: Any) -> Workload:
    """Whole matches of two random bots, all of it in C++."""
    bots = [spiel.make_uniform_random_bot(seat, seat + 1) for seat in (0, 1)]

    def play() -> int:
        moves = 0
        for match in range(50):
            state = game.new_initial_state()
            spiel.evaluate_bots(state, bots, match)
            moves += state.move_number()
        return moves

    return play


def native_rollouts(spiel: Any, game: Any) -> Workload:
    """The bare loop of its tree search: one search of one node is so many rollouts.

    The rollouts are not counted by OpenSpiel, so a mean length stands for each.
    """
    evaluator = spiel.RandomRolloutEvaluator(ROLLOUTS, 1)
    search = spiel.MCTSBot(game, evaluator, 1.0, 1, 1, False, 1, False)
    start = game.new_initial_state()
    moves = round(ROLLOUTS * mean(driving(game) for _ in range(2000)))

    def play() -> int:
        search.mcts_search(start)
        return moves

    return play
