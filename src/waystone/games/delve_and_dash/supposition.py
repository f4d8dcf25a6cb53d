"""Labyrinths that a known map leaves possible, each as likely as the rules make it.

The rules draw a depth-first tree, break some of the other walls, and hang doors (DD-10 to DD-14);
so does this, around what is known.
"""

from __future__ import annotations

from functools import lru_cache
from math import comb
from typing import Final

from waystone.games.delve_and_dash.board import (
    CODE_OF,
    DOOR,
    FEWEST_DOORS,
    LOCKED,
    PASSAGE,
    UNKNOWN_SIGN,
    WALL,
    WALL_SIGN,
    Board,
)
from waystone.games.delve_and_dash.options import Params
from waystone.games.delve_and_dash.trees import drawn, grow_trees
from waystone.kernel.dice import Dice, SeededDice

_FORESTS: Final = 16
"""How many times trees are grown for one known map."""
_TRIES: Final = 200
_FINE: Final = 1 << 30
"""How finely chances are told apart."""


def suppose(params: Params, signs: str, dice: Dice) -> list[int]:
    """A code per boundary: the known ones as they are, the others drawn by the rules."""
    trees = _trees(params, signs, dice.index(_FORESTS))
    known = [CODE_OF.get(sign, WALL) for sign in signs]
    codes = known
    for _ in range(_TRIES):
        codes = _break_walls(params, signs, known, trees[dice.index(len(trees))], dice)
        if params.level != 2 or _is_accepted(params, signs, codes, dice):
            break
    if params.level == 2:
        _hang_doors(params, signs, codes, dice)
    return codes


@lru_cache(maxsize=4 * _FORESTS)
def _trees(params: Params, signs: str, number: int) -> list[list[int]]:
    """Some of the trees that agree with a known map; who imagines it often finds them grown."""
    return grow_trees(params, signs, SeededDice(f"supposed trees {signs} {number}"))


# Walls


def _only_needed(board: Board, signs: str, tree: list[int]) -> list[int]:
    """The part of a tree that joins what known openings leave apart: nothing else is open."""
    ends: dict[int, int] = {}
    for out, edge in enumerate(board.edge):
        if edge >= 0:
            ends.setdefault(edge, out)
    root = board.all_cells[:]
    known = [edge for edge, sign in enumerate(signs) if sign not in (UNKNOWN_SIGN, WALL_SIGN)]
    needed = []
    for edge in (*known, *tree):
        one, other = root[ends[edge] // 4], root[board.neighbour[ends[edge]]]
        if one != other:
            root = [one if each == other else each for each in root]
            needed.append(edge)
    return needed


def _break_walls(
    params: Params, signs: str, known: list[int], tree: list[int], dice: Dice
) -> list[int]:
    """Open what the tree crosses, and by chance what it does not (DD-11)."""
    codes = known[:]
    if params.wall_probability == 100:
        tree = _only_needed(params.board, signs, tree)
    for edge in tree:
        if signs[edge] == UNKNOWN_SIGN:
            codes[edge] = PASSAGE
    outside = [edge for edge, sign in enumerate(signs) if sign == UNKNOWN_SIGN and not codes[edge]]
    stands = dice.chances(params.wall_probability, len(outside))
    for edge, stand in zip(outside, stands, strict=True):
        codes[edge] = WALL if stand else PASSAGE
    return codes


# Doors


def _openings(signs: str, codes: list[int]) -> list[int]:
    """Unknown boundaries that are open."""
    return [edge for edge, sign in enumerate(signs) if sign == UNKNOWN_SIGN and codes[edge] != WALL]


def _wanted(signs: str) -> int:
    """How many doors must hang where nobody has been (DD-13)."""
    return max(0, FEWEST_DOORS - sum(CODE_OF.get(sign, WALL) & DOOR == DOOR for sign in signs))


def _is_accepted(params: Params, signs: str, codes: list[int], dice: Dice) -> bool:
    """Rejection sampling: a labyrinth stays as likely as the rules hang the known doors in it."""
    most, wanted = signs.count(UNKNOWN_SIGN), _wanted(signs)
    every = sum(code != WALL for code in codes)
    here = _tail(len(_openings(signs, codes)), params.door_share, wanted)
    best = _tail(most, params.door_share, wanted)
    fewest = _tail(params.board.cells - 1, params.door_share, FEWEST_DOORS)
    all_of_them = _tail(every, params.door_share, FEWEST_DOORS)
    if not best or not all_of_them:
        return True
    return dice.index(_FINE) / _FINE < here / best * fewest / all_of_them


def _hang_doors(params: Params, signs: str, codes: list[int], dice: Dice) -> None:
    """Doors in unknown openings, and their locks (DD-13, DD-14)."""
    openings = _openings(signs, codes)
    dice.shuffle(openings)
    for edge in openings[: _how_many(len(openings), params.door_share, _wanted(signs), dice)]:
        codes[edge] = DOOR | LOCKED if dice.chance(params.door_locked) else DOOR


def _how_many(openings: int, percent: int, wanted: int, dice: Dice) -> int:
    """How many of the openings are doors, if at least so many are wanted."""
    if openings <= wanted:
        return openings
    odds = [_exactly(openings, percent, many) for many in range(wanted, openings + 1)]
    return wanted + drawn(odds, sum(odds), dice)


def _tail(openings: int, percent: int, wanted: int) -> float:
    """How likely at least so many of the openings are doors."""
    if wanted > openings:
        return 0.0
    return 1.0 - sum(_exactly(openings, percent, many) for many in range(wanted))


def _exactly(openings: int, percent: int, many: int) -> float:
    share = percent / 100
    return comb(openings, many) * share**many * (1 - share) ** (openings - many)
