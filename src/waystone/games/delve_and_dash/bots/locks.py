"""Locks as they are and as they may come to be, as far as a plan tells them apart (DD-46)."""

from __future__ import annotations

from typing import Final

from waystone.games.delve_and_dash.board import LOCKED_SIGN, PASSAGE_SIGN, UNLOCKED_SIGN, Board

_BYPASS: Final = 4
"""Who gets round a door in so many moves need not care for its lock."""


class Locks:
    """The locks now, and all known doors locked: what crossing one in a hurry comes down to.

    To tell all 128 states of seven doors apart would take 64 times as long. A door that locks
    behind a warrior leads to the second state, one that was forced is taken for locked still: a
    plan that is safe so is safe.
    """

    def __init__(self, board: Board, signs: str) -> None:
        self.doors: Final = [
            edge for edge, sign in enumerate(signs) if sign in (LOCKED_SIGN, UNLOCKED_SIGN)
        ]
        now = frozenset(edge for edge in self.doors if signs[edge] == LOCKED_SIGN)
        self.states: Final = [now]
        self.bypassed: Final = {edge for edge in self.doors if _has_bypass(board, signs, edge)}
        if not now.union(self.bypassed).issuperset(self.doors):
            self.states.append(frozenset(self.doors))

    def after(self, state: int, door: int) -> int:
        """The state of the locks after a step through this door."""
        is_lasting = door in self.states[state] or door in self.bypassed
        return state if is_lasting else len(self.states) - 1


def _has_bypass(board: Board, signs: str, door: int) -> bool:
    """Whether passages lead round a door in a few moves."""
    start = next(way for way, edge in enumerate(board.edge) if edge == door)
    goal, reached = board.neighbour[start], {start // 4}
    for _ in range(_BYPASS):
        ways = [way for cell in reached for way in range(cell * 4, cell * 4 + 4)]
        reached |= {
            board.neighbour[way]
            for way in ways
            if board.edge[way] >= 0 and signs[board.edge[way]] == PASSAGE_SIGN
        }
    return goal in reached
