"""Positions that a seat could be in: a dungeon around what it remembers, and the others in it.

A map of the house is public: only where on it the seat began is not. Of any other dungeon a seat
knows what it saw, and how such dungeons are made.
"""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from typing import Final

from waystone.games.dooom import maps
from waystone.games.dooom.board import (
    FIRST_HP,
    FLOOR,
    GEAR_NAMES,
    GOLD,
    UNSEEN,
    Dungeon,
    letter_of,
    thing,
)
from waystone.games.dooom.fitting import Fit, Sheet, cells_of
from waystone.games.dooom.memory import Memory
from waystone.games.dooom.options import Params
from waystone.games.dooom.rivals import Rivals, share_taken
from waystone.games.dooom.state import (
    ALIVE,
    NO_SEAT,
    PHASE_NAMES,
    STATUS_NAMES,
    DooomState,
)
from waystone.games.dooom.supposition import suppose
from waystone.games.dooom.view import DooomView, Self, Whole
from waystone.kernel.dice import Dice

_MOST_ODDS: Final = 40
_FEWEST_ODDS: Final = 2
_MOST_FLAWS: Final = 4


def imagine(params: Params, view: DooomView, dice: Dice) -> DooomState:
    """A position with exactly this view; the rest of the dungeon and the others are drawn.

    It keeps every rule of the setup. Only about right are: rooms and mazes after a long walk, where
    up to one open tile in twenty is too many or too few, and what the others took and suffered,
    which follows what was measured among players who do anything they may with the same chance.
    """
    if view.whole is not None:
        return _shown(view, view.whole, dice)
    sheet = _sheet(view.own)
    dungeon, start = _dungeon(params, view, sheet, dice)
    state = _table_part(dungeon, view, dice)
    letters = sheet.on(start, dungeon.stride)
    shown: dict[int, int] = {}
    if view.own is not None:
        _own_part(state, view.seat, view.own, start)
        shown = _window(state, view.seat, view.own)
    Rivals(params, state, view, letters, shown, dice).settle()
    return state


@lru_cache(maxsize=16)
def _sheet(own: Self | None) -> Sheet:
    return Sheet(own)


def _dungeon(params: Params, view: DooomView, sheet: Sheet, dice: Dice) -> tuple[Dungeon, int]:
    """The map of the house or one that is supposed, and the cell of the own start tile."""
    if params.map not in maps.BUILT_IN:
        return suppose(params, view, sheet, dice)
    dungeon = maps.built_in(params.map)
    if view.own is None:
        return dungeon, 0
    cells, sums = _starts(params.map, view.own, *_witnesses(view), _odds(view, dungeon))
    if not cells:
        return suppose(params, view, sheet, dice)
    number = dice.index(sums[-1])
    return dungeon, next(cell for cell, most in zip(cells, sums, strict=True) if number < most)


def _witnesses(view: DooomView) -> tuple[bool, bool]:
    """Whether there is or was anybody else, and whether anybody is there no more."""
    others = [status for seat, status in enumerate(view.status) if seat != view.seat]
    gone = any(status in ("dead", "gone") for status in others)
    return gone or "alive" in others, gone


def _odds(view: DooomView, dungeon: Dungeon) -> int:
    """How many times likelier it is that a thing lies where it lay than that it was taken."""
    share = share_taken(view, len(dungeon.walkable))
    return max(_FEWEST_ODDS, min(_MOST_ODDS, round(1 / max(share, 0.001)) - 1))


@lru_cache(maxsize=16)
def _starts(
    key: str, own: Self, others: bool, gone: bool, odds: int
) -> tuple[list[int], list[int]]:
    """The start tiles that agree with the memory, and the sums of their weights."""
    dungeon, sheet = maps.built_in(key), _sheet(own)
    cells = cells_of(_fit(key).starts(sheet, gone))
    flaws = [_flaws(dungeon, sheet.on(cell, dungeon.stride), own, others, gone) for cell in cells]
    possible = [(cell, many) for cell, many in zip(cells, flaws, strict=True) if many >= 0]
    fewest = min((many for _, many in possible), default=0)
    sums, total = [], 0
    for _, many in possible:
        total += odds ** max(0, _MOST_FLAWS - many + fewest)
        sums.append(total)
    return [cell for cell, _ in possible], sums


@lru_cache(maxsize=len(maps.BUILT_IN))
def _fit(key: str) -> Fit:
    dungeon = maps.built_in(key)
    letters = bytearray(dungeon.ground)
    for cell, what in dungeon.things.items():
        letters[cell] = letter_of(what)
    return Fit(bytes(letters), dungeon.stride)


def _flaws(dungeon: Dungeon, letters: dict[int, int], own: Self, others: bool, gone: bool) -> int:
    """How many things others must have taken if this is the place; -1 where that can't be."""
    missing = Counter(
        letter_of(what)
        for cell, what in dungeon.things.items()
        if letters.get(cell) in (FLOOR, GOLD) and letters[cell] != letter_of(what)
    )
    mine = {ord(name[0].upper()): 1 for name in own.gear}
    mine |= {GOLD: own.gold, ord("H"): max(0, own.hp - FIRST_HP)}
    more = [missing[letter] - mine.get(letter, 0) for letter in b"GHSAL"]
    if (min(more) < 0 and not gone) or (max(more) > 0 and not others):
        return -1
    return sum(count for count in more if count > 0)


def _table_part(dungeon: Dungeon, view: DooomView, dice: Dice) -> DooomState:
    state = DooomState(dungeon, len(view.status))
    state.phase = PHASE_NAMES.index(view.phase)
    state.round = view.round
    state.turn = view.acting[0] if view.acting else NO_SEAT
    state.order = list(view.order)
    state.status = [STATUS_NAMES.index(name) for name in view.status]
    state.fallen = [seat for seat, status in enumerate(state.status) if status > ALIVE]
    dice.shuffle(state.fallen)
    state.started_with = len(view.order)
    if view.ending is not None:
        state.reason = view.ending.reason
        state.winner = NO_SEAT if view.ending.winner is None else view.ending.winner
    return state


def _own_part(state: DooomState, seat: int, own: Self, start: int) -> None:
    state.start[seat] = start
    state.place[seat] = start + own.row * state.dungeon.stride + own.column
    state.standing[state.place[seat]] = seat
    state.hp[seat] = own.hp
    state.gold[seat] = own.gold
    state.gear[seat] = sum(bit for bit, name in GEAR_NAMES if name in own.gear)
    state.ap = own.ap
    state.memory[seat] = _memory(own)


def _memory(own: Self) -> Memory:
    memory = Memory()
    memory.top, memory.left = own.top, own.left
    memory.width = len(own.memory[0])
    memory.rows = [bytearray(row, "ascii") for row in own.memory]
    return memory


def _window(state: DooomState, seat: int, own: Self) -> dict[int, int]:
    """The letters in sight, by cell."""
    reach, stride = len(own.window) // 2, state.dungeon.stride
    corner = state.place[seat] - reach * stride - reach
    return {
        corner + down * stride + right: letter
        for down, line in enumerate(own.window)
        for right, letter in enumerate(line.encode("ascii"))
        if letter != UNSEEN
    }


def _shown(view: DooomView, whole: Whole, dice: Dice) -> DooomState:
    """Nothing is hidden: the position itself, as far as anybody can see it."""
    dungeon = Dungeon(view.map, view.goal, list(whole.rows))
    state = _table_part(dungeon, view, dice)
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


def _recall(state: DooomState, seat: int, own: Self) -> None:
    state.start[seat] = state.place[seat] - own.row * state.dungeon.stride - own.column
    state.memory[seat] = _memory(own)
    state.ap = own.ap
