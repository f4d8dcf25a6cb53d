"""Windows: what a player sees from where it stands (DM-35 to DM-42)."""

from __future__ import annotations

from waystone.games.dooom.board import (
    LANTERN_BIT,
    LANTERN_SIGHT,
    NEAR_SIGHT,
    PLAYER,
    SHAPES,
    UNSEEN,
    is_seen,
    letter_of,
)
from waystone.games.dooom.state import ALIVE, DooomState


def sight_of(state: DooomState, seat: int) -> int:
    """How far a player sees: farther with a lantern, from its pick-up on (DM-36, DM-41)."""
    return LANTERN_SIGHT if state.gear[seat] & LANTERN_BIT else NEAR_SIGHT


def bare_letter(state: DooomState, cell: int) -> int:
    """A tile without its player: its thing, else its ground (DM-38, DM-39)."""
    what = state.thing_at(cell)
    return letter_of(what) if what else state.dungeon.ground[cell]


def seen_letter(state: DooomState, cell: int) -> int:
    """A tile as others see it: a player hides what is below (DM-38)."""
    return PLAYER if cell in state.standing else bare_letter(state, cell)


def window(state: DooomState, seat: int) -> list[bytes]:
    """The rows of a player's window; the own tile shows what lies there (DM-39)."""
    sight = sight_of(state, seat)
    side, middle = 2 * sight + 1, state.place[seat]
    rows = [bytearray([UNSEEN]) * side for _ in range(side)]
    stride = state.dungeon.stride
    for row, column in SHAPES[sight]:
        rows[row + sight][column + sight] = seen_letter(state, middle + row * stride + column)
    rows[sight][sight] = bare_letter(state, middle)
    return [bytes(row) for row in rows]


def look_around(state: DooomState, seat: int) -> None:
    """Remember what the window shows now (DM-76)."""
    stride = state.dungeon.stride
    row, column = divmod(state.place[seat], stride)
    start_row, start_column = divmod(state.start[seat], stride)
    state.memory[seat].see(row - start_row, column - start_column, window(state, seat))


class Watch:
    """Compares tiles before and after an action, to tell whose window changed (DM-42).

    Rules `touch` a cell before they alter it. A window differs if and only if one of its tiles
    reads differently: as others see it, or bare for who stands on it.
    """

    def __init__(self, state: DooomState) -> None:
        self.state = state
        self.before: dict[int, tuple[int, int, int]] = {}

    def touch(self, cell: int) -> None:
        """Note how a tile reads before it is altered."""
        if cell not in self.before:
            self.before[cell] = self._read(cell)

    def _read(self, cell: int) -> tuple[int, int, int]:
        state = self.state
        return (seen_letter(state, cell), bare_letter(state, cell), state.standing.get(cell, -1))

    def viewers(self, actor: int) -> list[int]:
        """The living players other than the actor whose window reads differently now."""
        changed = [(cell, old, self._read(cell)) for cell, old in self.before.items()]
        changed = [each for each in changed if each[1] != each[2]]
        state = self.state
        return [
            seat
            for seat, status in enumerate(state.status)
            if status == ALIVE
            and seat != actor
            and any(self._differs(seat, cell, old, new) for cell, old, new in changed)
        ]

    def _differs(
        self, seat: int, cell: int, old: tuple[int, int, int], new: tuple[int, int, int]
    ) -> bool:
        if cell == self.state.place[seat]:
            return old[1] != new[1]
        return old[0] != new[0] and self._sees(seat, cell)

    def _sees(self, seat: int, cell: int) -> bool:
        stride = self.state.dungeon.stride
        row, column = divmod(cell, stride)
        own_row, own_column = divmod(self.state.place[seat], stride)
        return is_seen(row - own_row, column - own_column, sight_of(self.state, seat))
