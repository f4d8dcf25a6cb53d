"""The same work done by other libraries; one that is not installed is left out with a note."""

from importlib import import_module
from importlib.util import find_spec
from random import Random
from statistics import mean
from typing import Any

from bench import environments
from bench.measure import BITS, Workload

_luck = Random(1)
_random = _luck.random
_bits = _luck.getrandbits
PLIES = 100
POSITIONS = 24
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
    more, missing = environments.peers()
    return found | more, notes + missing


def chess_workloads(chess: Any) -> dict[str, Workload]:
    """python-chess, without asking for draws, which would list the moves a second time."""

    def play() -> int:
        board = chess.Board()
        for ply in range(PLIES):
            legal = list(board.legal_moves)
            if not legal:
                return ply
            board = board.copy(stack=False)
            board.push(legal[_bits(BITS) % len(legal)])
        return PLIES

    def playout() -> int:
        board = chess.Board()
        for ply in range(PLIES):
            legal = list(board.legal_moves)
            if not legal:
                return ply
            board.push(legal[_bits(BITS) % len(legal)])
        return PLIES

    return {
        "python-chess copy": play,
        "python-chess playout": playout,
        "python-chess legal": chess_legal(chess),
    }


def chess_legal(chess: Any) -> Workload:
    """Lists of the moves of some positions of a random game."""
    board, luck, boards = chess.Board(), Random(1), []
    for _ in range(POSITIONS):
        boards.append(board.copy(stack=False))
        board.push(luck.choice(list(board.legal_moves)))

    def ask() -> int:
        for each in boards:
            list(each.legal_moves)
        return POSITIONS

    return ask


def openspiel_workloads(spiel: Any) -> dict[str, Workload]:
    """OpenSpiel's games in C++: driven from Python, and played out inside C++."""
    plain, phantom = spiel.load_game("tic_tac_toe"), spiel.load_game("phantom_ttt")
    return {
        "OpenSpiel tic_tac_toe clone": lambda: sum(cloning(plain) for _ in range(50)),
        "OpenSpiel tic_tac_toe": lambda: sum(driving(plain) for _ in range(50)),
        "OpenSpiel phantom_ttt clone": lambda: sum(cloning(phantom) for _ in range(50)),
        "OpenSpiel phantom_ttt": lambda: sum(driving(phantom) for _ in range(50)),
        "OpenSpiel phantom_ttt observation": observing(phantom),
        "OpenSpiel leduc_poker resample": resampling(spiel.load_game("leduc_poker")),
        "OpenSpiel phantom_ttt native": native_bots(spiel, phantom),
        "OpenSpiel phantom_ttt bare rollouts": native_rollouts(spiel, phantom),
    }


def cloning(game: Any) -> int:
    state, moves = game.new_initial_state(), 0
    while not state.is_terminal():
        legal = state.legal_actions()
        state = state.clone()
        state.apply_action(legal[_bits(BITS) % len(legal)])
        moves += 1
    return moves


def driving(game: Any) -> int:
    state, moves = game.new_initial_state(), 0
    while not state.is_terminal():
        legal = state.legal_actions()
        state.apply_action(legal[_bits(BITS) % len(legal)])
        moves += 1
    return moves


def observing(game: Any) -> Workload:
    """What a player of a position sees, as text: the view of that library."""
    state = game.new_initial_state()
    for action in (4, 0, 1):
        state.apply_action(action)

    def ask() -> int:
        for _ in range(POSITIONS):
            state.observation_string(0)
        return POSITIONS

    return ask


def resampling(game: Any) -> Workload:
    """Another position that looks the same to a player: two of its games can do that."""
    state = game.new_initial_state()
    while state.is_chance_node():
        outcomes = state.chance_outcomes()
        state.apply_action(outcomes[int(_random() * len(outcomes))][0])

    def ask() -> int:
        for _ in range(POSITIONS):
            state.resample_from_infostate(0, _random)
        return POSITIONS

    return ask


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
