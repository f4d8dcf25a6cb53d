"""A position of Delve & Dash: flat data with one owner."""

from __future__ import annotations

from typing import Final, Self

from waystone.games.delve_and_dash.board import CHOOSING, NO_CELL, NO_SEAT, Board
from waystone.kernel.compiling import mypyc_attr
from waystone.kernel.game import State


@mypyc_attr(allow_interpreted_subclasses=True)  # or __new__ would run __init__
class DelveState(State):
    """Who is where, what is known, what is locked, and whose turn it is.

    `closed` has a bit per direction for rim and known walls, so that legal ways are looked up.
    `visited` has a bit per seat. Rows that change less often than positions are copied are bytes,
    replaced by `marked` and shared by copies. `carrier` is a seat; then `treasure` is NO_CELL.
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
        self.known = bytes(board.edges)
        self.closed = bytes(board.rim)
        self.visited = bytes(board.cells)
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
        """A position of its own; what is never changed in place is shared."""
        twin = type(self).__new__(type(self))
        twin.mode = self.mode
        twin.phase = self.phase
        twin.kinds = self.kinds
        twin.locked = self.locked[:]
        twin.known = self.known
        twin.closed = self.closed
        twin.visited = self.visited
        twin.waystones = self.waystones[:]
        twin.starts = self.starts
        twin.place = self.place[:]
        twin.lives = self.lives[:]
        twin.moves = self.moves[:]
        twin.deaths = self.deaths[:]
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
        return b"|".join((written.encode(), self.kinds, self.locked, self.known, self.visited))


_BYTES: Final = [bytes([value]) for value in range(256)]


def marked(row: bytes, place: int, value: int) -> bytes:
    """The row with another value at one place."""
    return row[:place] + _BYTES[value] + row[place + 1 :]


def stand(state: DelveState, seat: int, cell: int) -> None:
    """A warrior is in this chamber now, and has visited it."""
    state.place[seat] = cell
    visitors = state.visited[cell]
    if not visitors >> seat & 1:
        state.visited = marked(state.visited, cell, visitors | 1 << seat)
