"""A position of Delve & Dash: flat data with one owner."""

from __future__ import annotations

from typing import Final, Self

from waystone.games.delve_and_dash.board import CHOOSING, NO_CELL, NO_SEAT, Board
from waystone.kernel.compiling import mypyc_attr
from waystone.kernel.game import State

# The rows that copies share until one of them writes, a bit each.
_LOCKED_ROW: Final = 1
_KNOWN_ROW: Final = 2
_CLOSED_ROW: Final = 4
_VISITED_ROW: Final = 8
_EVERY_ROW: Final = 15


@mypyc_attr(allow_interpreted_subclasses=True)  # or __new__ would run __init__
class DelveState(State):
    """Who is where, what is known, what is locked, and whose turn it is.

    `closed` has a bit per direction for rim and known walls, so that legal ways are looked up.
    `visited` has a bit per seat. `carrier` is a seat; then `treasure` is NO_CELL.

    Positions are copied more often than most of their parts change, so copies share what they
    can: `locked`, `known`, `closed` and `visited` until one of them writes (`owned` says which
    are its own); `waystones`, `starts`, `lives` and `deaths` are replaced, not changed in place.
    """

    __slots__ = (
        "awake",
        "battles",
        "carrier",
        "closed",
        "deaths",
        "dragon",
        "draw_offers",
        "found",
        "homing",
        "kinds",
        "known",
        "lair",
        "last_known",
        "last_seen",
        "left",
        "lives",
        "locked",
        "mode",
        "moves",
        "owned",
        "phase",
        "place",
        "prey",
        "reason",
        "round",
        "starts",
        "treasure",
        "turn",
        "visited",
        "waystones",
        "winner",
    )

    def __init__(self, board: Board, seats: int, mode: int, lives: int) -> None:
        self.mode = mode
        self.phase = CHOOSING
        self.kinds = bytes(board.edges)
        self.locked = bytearray(board.edges)
        self.known = [0] * board.edges
        self.closed = board.rim.copy()
        self.visited = [0] * board.cells
        self.owned = _EVERY_ROW
        self.waystones = [NO_CELL] * seats
        self.starts = [NO_CELL] * seats
        self.place = [NO_CELL] * seats
        self.lives = [lives] * seats
        self.moves = [0] * seats
        self.deaths = [0] * seats
        self.turn = 0
        self.left = 0
        self.round = 1
        self.battles = 0
        self.lair = NO_CELL
        self.dragon = NO_CELL
        self.awake = False
        self.prey = NO_SEAT
        self.last_known = NO_CELL
        self.homing = False
        self.last_seen = NO_CELL
        self.treasure = NO_CELL
        self.carrier = NO_SEAT
        self.found = False
        self.draw_offers = 0
        self.winner = NO_SEAT
        self.reason = ""

    def copy(self) -> Self:
        """A position of its own, which shares what neither has changed since."""
        self.owned = 0
        twin = type(self).__new__(type(self))
        twin.mode = self.mode
        twin.phase = self.phase
        twin.kinds = self.kinds
        twin.locked = self.locked
        twin.known = self.known
        twin.closed = self.closed
        twin.visited = self.visited
        twin.owned = 0
        twin.waystones = self.waystones
        twin.starts = self.starts
        twin.place = self.place.copy()
        twin.lives = self.lives
        twin.moves = self.moves.copy()
        twin.deaths = self.deaths
        twin.turn = self.turn
        twin.left = self.left
        twin.round = self.round
        twin.battles = self.battles
        twin.lair = self.lair
        twin.dragon = self.dragon
        twin.awake = self.awake
        twin.prey = self.prey
        twin.last_known = self.last_known
        twin.homing = self.homing
        twin.last_seen = self.last_seen
        twin.treasure = self.treasure
        twin.carrier = self.carrier
        twin.found = self.found
        twin.draw_offers = self.draw_offers
        twin.winner = self.winner
        twin.reason = self.reason
        return twin

    def key(self) -> bytes:
        """Everything, in a fixed order."""
        numbers = (
            *(self.mode, self.phase, self.turn, self.left, self.round, self.battles),
            *(self.lair, self.dragon, self.awake, self.prey, self.last_known, self.homing),
            *(self.last_seen, self.treasure, self.carrier, self.found, self.draw_offers),
            self.winner,
            *(*self.waystones, *self.starts, *self.place),
            *(*self.lives, *self.moves, *self.deaths),
        )
        written = ",".join(map(str, map(int, numbers))) + self.reason
        rows = (self.kinds, self.locked, bytes(self.known), bytes(self.visited))
        return b"|".join((written.encode(), *rows))


def changed(numbers: list[int], seat: int, number: int) -> list[int]:
    """The numbers with another one for this seat; copies may hold the old ones."""
    others = numbers.copy()
    others[seat] = number
    return others


def learn_boundary(state: DelveState, edge: int) -> None:
    """The boundary is known to all from now on (DD-26)."""
    if not state.owned & _KNOWN_ROW:
        state.known = state.known.copy()
        state.owned |= _KNOWN_ROW
    state.known[edge] = 1


def set_lock(state: DelveState, edge: int, locked: int) -> None:
    """The door is locked from now on, or unlocked."""
    if not state.owned & _LOCKED_ROW:
        state.locked = state.locked[:]
        state.owned |= _LOCKED_ROW
    state.locked[edge] = locked


def close_way(state: DelveState, cell: int, way: int) -> None:
    """A known wall is no way to try (DD-37)."""
    if not state.owned & _CLOSED_ROW:
        state.closed = state.closed.copy()
        state.owned |= _CLOSED_ROW
    state.closed[cell] = state.closed[cell] | 1 << way


def stand(state: DelveState, seat: int, cell: int) -> None:
    """A warrior is in this chamber now, and has visited it."""
    state.place[seat] = cell
    visitors = state.visited[cell]
    if visitors >> seat & 1:
        return
    if not state.owned & _VISITED_ROW:
        state.visited = state.visited.copy()
        state.owned |= _VISITED_ROW
    state.visited[cell] = visitors | 1 << seat
