"""A position of Delve & Dash: flat data with one owner."""

from __future__ import annotations

from typing import Final

from waystone.games.delve_and_dash.board import (
    CHOOSING,
    KNOWN,
    LOCKED,
    NO_CELL,
    NO_SEAT,
    VISITORS,
    Board,
)
from waystone.kernel.compiling import i64, mypyc_attr, u8, vec
from waystone.kernel.state import State, commas

# The rows that copies share until one of them writes, a bit each.
_BOUNDARIES: Final = 1
_CHAMBERS: Final = 2
_SEATS: Final = 4

# How many bits of `attempts` each seat has; as many digits as can be drawn need 30.
_COUNT: Final = 31
_MOST: Final = (1 << _COUNT) - 1
# One move of each seat: compiled, a 1 that is shifted would be too narrow.
_ONE_MORE: Final = vec[i64]([1 << _COUNT * seat for seat in range(2)])

# Each part of a code by itself, looked up for a whole row at once.
_KIND_OF: Final = bytes(code & 3 for code in range(256))
_LOCK_OF: Final = bytes(code // LOCKED & 1 for code in range(256))
_KNOWLEDGE_OF: Final = bytes(code // KNOWN & 1 for code in range(256))
_CLOSED_OF: Final = bytes(code & 15 for code in range(256))
_VISITOR: Final = bytes(1 << VISITORS + seat for seat in range(2))
_VISITORS_OF: Final = bytes(code >> VISITORS for code in range(256))


@mypyc_attr(free_list_len=1)  # searches drop a position and copy another, again and again
class DelveState(State):
    """Who is where, what is known, what is locked, and whose turn it is.

    `boundaries` has a code per boundary: its kind, LOCKED and KNOWN. `chambers` has a code per
    chamber: a bit per direction for rim and known walls, so that legal ways are looked up, and
    from VISITORS on a bit per seat that was there. `carrier` is a seat; then `treasure` is NO_CELL.

    Positions are copied more often than most of their parts change, so copies share what they
    can until one of them writes: `boundaries`, `chambers`, and together `waystones`, `starts`,
    `lives` and `deaths` (`owned` says which are its own). What every move reads or writes is native
    where compiled (`i64`, `vec`): no object for each number. `attempts` counts the moves of all
    seats in one number, which is no row to copy: `moves` tells them apart. There is no `__init__`:
    `new_state` and `copy` fill in every part.
    """

    __slots__ = (
        "attempts",
        "awake",
        "battles",
        "boundaries",
        "carrier",
        "chambers",
        "deaths",
        "dragon",
        "draw_offers",
        "found",
        "homing",
        "lair",
        "last_known",
        "last_seen",
        "left",
        "lives",
        "mode",
        "owned",
        "phase",
        "place",
        "prey",
        "reason",
        "round",
        "starts",
        "treasure",
        "turn",
        "waystones",
        "winner",
    )

    mode: i64
    phase: i64
    boundaries: vec[u8]
    chambers: vec[u8]
    owned: i64
    waystones: vec[i64]
    starts: vec[i64]
    place: vec[i64]
    lives: vec[i64]
    attempts: i64
    deaths: vec[i64]
    turn: i64
    left: i64
    round: i64
    battles: i64
    lair: i64
    dragon: i64
    awake: bool
    prey: i64
    last_known: i64
    homing: bool
    last_seen: i64
    treasure: i64
    carrier: i64
    found: bool
    draw_offers: i64
    winner: i64
    reason: str

    def copy(self) -> DelveState:
        """A position of its own, which shares what neither has changed since."""
        self.owned = 0
        twin = DelveState()
        twin.mode = self.mode
        twin.phase = self.phase
        twin.boundaries = self.boundaries
        twin.chambers = self.chambers
        twin.owned = 0
        twin.waystones = self.waystones
        twin.starts = self.starts
        twin.place = self.place[:]
        twin.lives = self.lives
        twin.attempts = self.attempts
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
        turn = [self.mode, self.phase, self.turn, self.left, self.round, self.battles]
        dragon = [self.lair, self.dragon, int(self.awake), self.prey, self.last_known]
        flight = [int(self.homing), self.last_seen]
        end = [self.treasure, self.carrier, int(self.found), self.draw_offers, self.winner]
        numbers = turn + dragon + flight + end  # one row of many stars takes thrice as long
        for row in (self.waystones, self.starts, self.place, self.lives, self.moves, self.deaths):
            for number in row:
                numbers.append(number)
        boundaries = bytes(self.boundaries)
        rows = [boundaries.translate(part) for part in (_KIND_OF, _LOCK_OF, _KNOWLEDGE_OF)]
        return b"|".join((commas(numbers) + self.reason.encode(), *rows, self.visited))

    @property
    def kinds(self) -> bytes:
        """What each boundary is (DD-8)."""
        return bytes(self.boundaries).translate(_KIND_OF)

    @property
    def locked(self) -> bytes:
        """1 for each boundary that is a locked door."""
        return bytes(self.boundaries).translate(_LOCK_OF)

    @property
    def known(self) -> bytes:
        """1 for each boundary that all know (DD-26)."""
        return bytes(self.boundaries).translate(_KNOWLEDGE_OF)

    @property
    def closed(self) -> bytes:
        """For each chamber a bit per direction of rim or known wall (DD-37)."""
        return bytes(self.chambers).translate(_CLOSED_OF)

    @property
    def moves(self) -> list[int]:
        """How many moves each seat has made."""
        return [moves_of(self, seat) for seat in range(len(self.lives))]

    @property
    def visited(self) -> bytes:
        """For each chamber a bit per seat that was there."""
        return bytes(self.chambers).translate(_VISITORS_OF)


def row_of_codes(codes: list[int]) -> vec[u8]:
    """Codes as a position holds them."""
    return vec[u8](codes)


def row_of_numbers(numbers: list[int]) -> vec[i64]:
    """A number for each seat, as a position holds them."""
    return vec[i64](numbers)


def moves_of(state: DelveState, seat: i64) -> i64:
    """How many moves a seat has made."""
    return state.attempts >> _COUNT * seat & _MOST


def count_moves(state: DelveState, moves: list[int]) -> None:
    """Each seat has made so many."""
    state.attempts = 0
    for seat, many in enumerate(moves):
        state.attempts += many << _COUNT * seat


def count_move(state: DelveState, seat: i64) -> None:
    """A seat has made one more."""
    state.attempts += _ONE_MORE[seat]


def new_state(board: Board, seats: int, mode: int, lives: int) -> DelveState:
    """Nobody has chosen a waystone yet, nothing is known, and no boundary is drawn (DD-16)."""
    state = DelveState()
    state.mode = mode
    state.phase = CHOOSING
    state.boundaries = board.undrawn
    state.chambers = board.rim[:]
    state.owned = _CHAMBERS | _SEATS
    state.waystones = vec[i64]([NO_CELL] * seats)
    state.starts = vec[i64]([NO_CELL] * seats)
    state.place = vec[i64]([NO_CELL] * seats)
    state.lives = vec[i64]([lives] * seats)
    state.attempts = 0
    state.deaths = vec[i64]([0] * seats)
    state.turn = 0
    state.left = 0
    state.round = 1
    state.battles = 0
    state.lair = NO_CELL
    state.dragon = NO_CELL
    state.awake = False
    state.prey = NO_SEAT
    state.last_known = NO_CELL
    state.homing = False
    state.last_seen = NO_CELL
    state.treasure = NO_CELL
    state.carrier = NO_SEAT
    state.found = False
    state.draw_offers = 0
    state.winner = NO_SEAT
    state.reason = ""
    return state


def is_waystone(state: DelveState, cell: i64) -> bool:
    """Whether a seat has this waystone; NO_CELL is that of a seat that has yet to choose."""
    return state.waystones[0] == cell or state.waystones[-1] == cell


def own_seats(state: DelveState) -> None:
    """Make waystones, starts, lives and deaths fit to write to; copies may hold the old ones."""
    if not state.owned & _SEATS:
        state.waystones = state.waystones[:]
        state.starts = state.starts[:]
        state.lives = state.lives[:]
        state.deaths = state.deaths[:]
        state.owned |= _SEATS


def own_boundaries(state: DelveState) -> vec[u8]:
    """The codes of the boundaries, to write to; copies may hold the old ones."""
    if not state.owned & _BOUNDARIES:
        state.boundaries = state.boundaries[:]
        state.owned |= _BOUNDARIES
    return state.boundaries


def own_chambers(state: DelveState) -> vec[u8]:
    """The codes of the chambers, to write to; copies may hold the old ones."""
    if not state.owned & _CHAMBERS:
        state.chambers = state.chambers[:]
        state.owned |= _CHAMBERS
    return state.chambers


def draw_boundaries(state: DelveState, codes: vec[u8]) -> None:
    """Give the position a labyrinth that nobody else holds."""
    state.boundaries = codes
    state.owned |= _BOUNDARIES


def code_boundary(state: DelveState, edge: int, code: int) -> None:
    """Note something of a boundary."""
    own_boundaries(state)[edge] = code


def learn_boundary(state: DelveState, edge: int) -> None:
    """The boundary is known to all from now on (DD-26)."""
    code_boundary(state, edge, state.boundaries[edge] | KNOWN)


def flip_lock(state: DelveState, edge: int) -> None:
    """The door is unlocked from now on if it was locked, else locked (DD-46)."""
    code_boundary(state, edge, state.boundaries[edge] ^ LOCKED)


def close_way(state: DelveState, cell: int, way: int) -> None:
    """A known wall is no way to try (DD-37)."""
    code: int = state.chambers[cell]
    own_chambers(state)[cell] = code | 1 << way


def visit(state: DelveState, seat: int, cell: int) -> None:
    """A warrior was in this chamber."""
    code: int = state.chambers[cell]
    own_chambers(state)[cell] = code | _VISITOR[seat]


def stand(state: DelveState, seat: i64, cell: i64) -> None:
    """A warrior is in this chamber now, and has visited it."""
    state.place[seat] = cell
    code: int = state.chambers[cell]
    visitor = _VISITOR[seat]
    if not code & visitor:
        own_chambers(state)[cell] = code | visitor
