"""Positions that a seat could be in: a dungeon drawn around what it remembers."""

from __future__ import annotations

from waystone.games.dooom.board import (
    FIRST_HP,
    GEAR_NAMES,
    GOLD,
    Dungeon,
    thing,
)
from waystone.games.dooom.memory import Memory
from waystone.games.dooom.options import Law
from waystone.games.dooom.state import (
    ALIVE,
    NO_SEAT,
    PHASE_NAMES,
    RUNNING,
    STATUS_NAMES,
    DoomState,
)
from waystone.games.dooom.view import DoomView, Self, Whole
from waystone.kernel.dice import Dice

_AROUND = 6
"""Rows and columns of unknown tiles that are drawn around the remembered ones."""
_OPEN_PERCENT = 65


def imagine(law: Law, view: DoomView, dice: Dice) -> DoomState:
    """A position with exactly this view; the rest of the dungeon and the others are drawn."""
    if view.whole is not None:
        return _shown(view, view.whole)
    sheet = _Sheet(view.own, dice)
    state = _table_part(
        Dungeon(view.map, view.goal, sheet.finish(view.goal, len(view.status))), view
    )
    taken: set[int] = set()
    if view.own is not None:
        _own_part(state, view.seat, view.own, sheet)
        taken.add(state.place[view.seat])
    _others(state, view, sheet, taken, dice)
    return state


def _table_part(dungeon: Dungeon, view: DoomView) -> DoomState:
    state = DoomState(dungeon, len(view.status))
    state.phase = PHASE_NAMES.index(view.phase)
    state.round = view.round
    state.turn = NO_SEAT if view.to_act is None else view.to_act
    state.order = list(view.order)
    state.status = [STATUS_NAMES.index(name) for name in view.status]
    state.fallen = [seat for seat, status in enumerate(state.status) if status > ALIVE]
    state.started_with = len(view.order)
    if view.ending is not None:
        state.reason = view.ending.reason
        state.winner = NO_SEAT if view.ending.winner is None else view.ending.winner
    return state


class _Sheet:
    """The remembered tiles with a border of drawn ones, to be made a dungeon of."""

    def __init__(self, own: Self | None, dice: Dice) -> None:
        self.dice = dice
        memory = own.memory if own is not None else ()
        self.top = (own.top if own is not None else 0) - _AROUND
        self.left = (own.left if own is not None else 0) - _AROUND
        blank = " " * _AROUND
        width = (len(memory[0]) if memory else 0) + 2 * _AROUND
        rows = [" " * width] * _AROUND
        rows += [blank + row + blank for row in memory]
        rows += [" " * width] * _AROUND
        self.known = [list(row) for row in rows]
        self.tiles = [[self._draw(letter) for letter in row] for row in rows]

    def _draw(self, letter: str) -> str:
        if letter == " ":
            return "." if self.dice.chance(_OPEN_PERCENT) else "#"
        return "." if letter == "p" else letter

    def finish(self, goal: int, seats: int) -> list[str]:
        """Rows with an exit, enough gold and room for all seats among the drawn tiles."""
        drawn = [
            (row, column)
            for row, line in enumerate(self.known)
            for column, letter in enumerate(line)
            if letter == " "
        ]
        needed = max(0, goal - sum(line.count("G") for line in self.tiles))
        letters = "E" + "." * seats + "G" * min(needed, len(drawn) - seats - 1)
        for letter in letters:
            row, column = drawn.pop(self.dice.index(len(drawn)))
            self.tiles[row][column] = letter
        return ["".join(line) for line in self.tiles]

    def cell(self, dungeon: Dungeon, row: int, column: int) -> int:
        """The cell of a place that is counted from the seat's own start tile."""
        return dungeon.cell(row - self.top, column - self.left)


def _own_part(state: DoomState, seat: int, own: Self, sheet: _Sheet) -> None:
    state.start[seat] = sheet.cell(state.dungeon, 0, 0)
    state.place[seat] = sheet.cell(state.dungeon, own.row, own.column)
    state.standing[state.place[seat]] = seat
    state.hp[seat] = own.hp
    state.gold[seat] = own.gold
    state.gear[seat] = sum(bit for bit, name in GEAR_NAMES if name in own.gear)
    state.ap = own.ap
    memory = Memory()
    memory.top, memory.left = own.top, own.left
    memory.width = len(own.memory[0])
    memory.rows = [bytearray(row, "ascii") for row in own.memory]
    state.memory[seat] = memory


def _others(state: DoomState, view: DoomView, sheet: _Sheet, taken: set[int], dice: Dice) -> None:
    """Those in sight stand where they are seen, the rest out of sight."""
    others = [
        seat
        for seat, status in enumerate(state.status)
        if status == ALIVE and not (seat == view.seat and view.own is not None)
    ]
    dice.shuffle(others)
    seen, hidden = _spots(state, view, sheet)
    hidden = [cell for cell in hidden if cell not in taken]
    for seat in others:
        cell = seen.pop() if seen else hidden.pop(dice.index(len(hidden)))
        state.place[seat] = state.start[seat] = cell
        state.standing[cell] = seat
        state.hp[seat] = FIRST_HP
    if state.phase == RUNNING and state.turn != view.seat:
        state.ap = 1


def _spots(state: DoomState, view: DoomView, sheet: _Sheet) -> tuple[list[int], list[int]]:
    """Cells where somebody is seen, and cells out of sight where somebody could stand."""
    seen: list[int] = []
    shown: set[int] = set()
    if view.own is not None:
        reach = len(view.own.window) // 2
        for down, line in enumerate(view.own.window):
            for right, letter in enumerate(line):
                row, column = view.own.row + down - reach, view.own.column + right - reach
                cell = sheet.cell(state.dungeon, row, column)
                if letter == "P":
                    seen.append(cell)
                if letter != "X":
                    shown.add(cell)
    return seen, [cell for cell in state.dungeon.walkable if cell not in shown]


def _shown(view: DoomView, whole: Whole) -> DoomState:
    """Nothing is hidden: the position itself, as far as anybody can see it."""
    dungeon = Dungeon(view.map, view.goal, list(whole.rows))
    state = _table_part(dungeon, view)
    for pile in whole.piles:
        cell = dungeon.cell(pile.row, pile.column)
        if pile.amount > 1:
            state.altered[cell] = thing(GOLD, pile.amount)
    for figure in whole.figures:
        cell = dungeon.cell(figure.row, figure.column)
        state.place[figure.seat] = state.start[figure.seat] = cell
        state.standing[cell] = figure.seat
        state.hp[figure.seat] = figure.hp
        state.gold[figure.seat] = figure.gold
        state.gear[figure.seat] = sum(bit for bit, name in GEAR_NAMES if name in figure.gear)
    if view.own is not None:
        _recall(state, view.seat, view.own)
    return state


def _recall(state: DoomState, seat: int, own: Self) -> None:
    state.start[seat] = state.place[seat] - own.row * state.dungeon.stride - own.column
    memory = Memory()
    memory.top, memory.left = own.top, own.left
    memory.width = len(own.memory[0])
    memory.rows = [bytearray(row, "ascii") for row in own.memory]
    state.memory[seat] = memory
    state.ap = own.ap
