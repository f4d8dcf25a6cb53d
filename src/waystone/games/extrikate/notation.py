"""Pictures of positions as text, both ways: drawn by `draw`, read by `parse`."""

from __future__ import annotations

from typing import Final

from waystone.games.extrikate.board import (
    ACTIVE,
    CAVE_IN,
    CELLS,
    DEAD,
    EDGE_SIGNS,
    EDGES,
    GRID,
    MONSTER,
    NO_CELL,
    PHASE_NAMES,
    SIDE,
    STATUS_NAMES,
    STEP_NAMES,
)
from waystone.games.extrikate.drawing import (
    LEVEL,
    PITCH,
    RIM,
    cells_text,
    draw,
    draw_view,
)
from waystone.games.extrikate.options import Params
from waystone.games.extrikate.state import ExtrikateState
from waystone.kernel.grid import EAST, SOUTH
from waystone.kernel.picture_reader import PictureError, PictureReader

__all__ = ["PictureError", "draw", "draw_view", "parse"]

_PLAYERS: Final = "123"
_CELL_SIGNS: Final = _PLAYERS + "*."
_CELL_NAMES: Final = {GRID.name(cell): cell for cell in range(CELLS)}


def parse(params: Params, text: str) -> ExtrikateState:
    """The position of a picture; facts that are left out are those of a fresh turn.

    Without them players have all lives, no treasure, and started where they stand; who is not
    drawn is dead.
    """
    return _Reader(params, text).position()


class _Reader(PictureReader):
    """Reads one picture, line by line."""

    def __init__(self, params: Params, text: str) -> None:
        super().__init__(text)
        self.params: Final = params
        self.edges = bytearray(EDGES)
        self.dots = bytearray(CELLS)
        self.marks: list[int] = []
        self.players: dict[str, int] = {}

    def position(self) -> ExtrikateState:
        self.read_sheet()
        self.read_facts("turn: 1")
        state = self.fresh()
        self.apply_facts(state)
        self.refuse_unknown_facts()
        self.check(state)
        return state

    # The sheet

    def read_sheet(self) -> None:
        if self.find_rim("sheet") != RIM:
            raise self.fail(f"the rim must be {SIDE} cells of 'o-----' wide")
        left = self.lines[self.at].index("o")
        for row in range(SIDE):
            self.read_row(row, self.inside(left, len(RIM), "the sheet"))
            self.read_below(row, self.inside(left, len(RIM), "the sheet"))
        self.at += 1

    def read_row(self, row: int, line: str) -> None:
        for column in range(SIDE):
            cell = row * SIDE + column
            for sign in line[column * PITCH + 1 : column * PITCH + PITCH].replace(" ", ""):
                self.read_sign(cell, sign)
            self.read_edge(GRID.edge[cell * 4 + EAST], line[column * PITCH + PITCH])

    def read_sign(self, cell: int, sign: str) -> None:
        if sign not in _CELL_SIGNS:
            raise self.fail(f"no cell holds {sign!r}; known: {_CELL_SIGNS}")
        if sign in self.players:
            raise self.fail(f"player {sign} is drawn twice")
        self.dots[cell] = 1
        if sign in _PLAYERS:
            self.players[sign] = cell
        elif sign == "*":
            self.marks.append(cell)

    def read_edge(self, edge: int, sign: str) -> None:
        if edge < 0:
            return
        if sign not in EDGE_SIGNS:
            raise self.fail(f"no edge is drawn {sign!r}; known: {EDGE_SIGNS!r}")
        self.edges[edge] = EDGE_SIGNS.index(sign)

    def read_below(self, row: int, line: str) -> None:
        for column in range(SIDE):
            edge = GRID.edge[(row * SIDE + column) * 4 + SOUTH]
            drawn = line[column * PITCH + 1 : column * PITCH + PITCH]
            if edge >= 0:
                if drawn not in LEVEL:
                    raise self.fail(f"{drawn!r} is no edge between two rows")
                self.edges[edge] = LEVEL.index(drawn)

    # Facts

    def fresh(self) -> ExtrikateState:
        drawn = max((int(sign) for sign in self.players), default=0)
        seats = len(self.info["starts"].split()) if "starts" in self.info else drawn
        if not 1 <= seats <= len(_PLAYERS) or drawn > seats:
            raise self.fail("expected 1 to 3 players, and a start for each of them")
        state = ExtrikateState(seats, self.params.lives)
        state.edges, state.dots = self.edges, self.dots
        state.place = [self.players.get(sign, NO_CELL) for sign in _PLAYERS[:seats]]
        state.status = [DEAD if cell == NO_CELL else ACTIVE for cell in state.place]
        state.lives = [0 if cell == NO_CELL else self.params.lives for cell in state.place]
        return state

    def apply_facts(self, state: ExtrikateState) -> None:
        state.starts = self.cells("starts", state.place)
        state.turn = self.number("turn", 1) - 1
        state.step = self.words("step", STEP_NAMES, [state.step])[0]
        state.rolled = self.number("rolled", 0)
        state.strength = self.number("strength", 0)
        state.lives = self.numbers("lives", state.lives)
        state.treasure = self.numbers("treasure", state.treasure)
        state.phase = self.words("phase", PHASE_NAMES, state.phase)
        state.status = self.words("status", STATUS_NAMES, state.status)
        state.turns = self.numbers("turns", state.turns)
        state.rolls = self.numbers("rolls", state.rolls)
        state.dice = self.throw("dice", self.take("dice", ""))
        throws = [each for each in self.take("roll off", "").split(",") if each]
        state.roll_off = tuple(self.throw("roll off", each) for each in throws)

    def throw(self, name: str, text: str) -> tuple[int, ...]:
        if not all(each in "0123456" and len(each) == 1 for each in text.split()):
            raise self.fail(f"{name} must be numbers of dice, not {text[:40]!r}")
        return tuple(int(each) for each in text.split())

    def words(self, name: str, known: tuple[str, ...], default: list[int]) -> list[int]:
        texts = self.take(name, " ".join(known[each] for each in default)).split()
        if len(texts) != len(default) or not all(each in known for each in texts):
            raise self.fail(f"{name} must be {len(default)} of {', '.join(known)}")
        return [known.index(each) for each in texts]

    def cells(self, name: str, default: list[int]) -> list[int]:
        texts = self.take(name, cells_text(default)).split()
        if not all(each in _CELL_NAMES for each in texts):
            raise self.fail(f"{name} must be {len(default)} cell(s) such as g7")
        return [_CELL_NAMES[each] for each in texts]

    # What can't be

    def check(self, state: ExtrikateState) -> None:
        seats = range(len(state.place))
        if set(self.marks) - set(state.starts):
            raise self.fail("a '*' is drawn where nobody started")
        if not all(state.dots[cell] for cell in state.starts):
            raise self.fail("a start carries a dot: draw '*'")
        if any((state.place[seat] == NO_CELL) != (state.status[seat] == DEAD) for seat in seats):
            raise self.fail("the dead, and only they, are not drawn")
        if any((state.lives[seat] == 0) != (state.status[seat] == DEAD) for seat in seats):
            raise self.fail("the dead, and only they, have no lives")
        if state.turn not in seats:
            raise self.fail(f"turn must be the number of a player, 1 to {len(seats)}")
        if len(state.dice) not in (0, 3) or 0 in state.dice:
            raise self.fail("dice must be three numbers from 1 to 6, or nothing")
        if (state.strength > 0) != (state.step in (MONSTER, CAVE_IN)):
            raise self.fail("a monster or a cave-in has a strength, and nothing else")
