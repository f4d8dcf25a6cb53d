"""What a seat may know, built up from knowledge (DM-75 to DM-77). Not compiled."""

from __future__ import annotations

import msgspec

from waystone.games.dooom.board import GEAR_NAMES, letter_of
from waystone.games.dooom.options import Params
from waystone.games.dooom.rules import acting, goal_of
from waystone.games.dooom.sight import window
from waystone.games.dooom.state import (
    ALIVE,
    NO_SEAT,
    OVER,
    PHASE_NAMES,
    STATUS_NAMES,
    DooomState,
)
from waystone.kernel.event import View


class Self(msgspec.Struct, frozen=True):
    """A living player's own books and sight (DM-76).

    `row` and `column` count from the own start tile. `window` has rows of letters, `X` outside the
    shape of sight. `memory` holds what own windows showed, its first row at `top` and first column
    at `left`; blank is unknown, `p` a tile only ever seen below another player.
    """

    hp: int
    ap: int
    gold: int
    gear: tuple[str, ...]
    row: int
    column: int
    window: tuple[str, ...]
    top: int
    left: int
    memory: tuple[str, ...]


class PlacedPlayer(msgspec.Struct, frozen=True):
    """One player, for those who may see everything."""

    seat: int
    row: int
    column: int
    hp: int
    gold: int
    gear: tuple[str, ...]


class Pile(msgspec.Struct, frozen=True):
    """Gold on a tile, for those who may see everything."""

    row: int
    column: int
    amount: int


class Whole(msgspec.Struct, frozen=True):
    """The whole dungeon, after the end or for spectators by option (DM-74, DM-77)."""

    rows: tuple[str, ...]
    figures: tuple[PlacedPlayer, ...]
    piles: tuple[Pile, ...]


class Ending(msgspec.Struct, frozen=True):
    """How the match ended."""

    reason: str
    winner: int | None


class DooomView(View, frozen=True):
    """All that a seat may know; `own` is None for spectators and the dead."""

    seat: int
    map: str
    goal: int
    phase: str
    round: int
    acting: tuple[int, ...]
    order: tuple[int, ...]
    status: tuple[str, ...]
    own: Self | None
    ending: Ending | None
    whole: Whole | None


def look(params: Params, state: DooomState, seat: int, shows_all: bool = False) -> DooomView:
    """The view of a seat, or of SPECTATOR, who sees public things only unless told to see all."""
    is_player = seat < len(state.status)
    is_living = is_player and state.status[seat] == ALIVE
    shows_all = shows_all or state.phase == OVER
    return DooomView(
        seat=seat,
        map=state.dungeon.title,
        goal=goal_of(params, state),
        phase=PHASE_NAMES[state.phase],
        round=state.round,
        acting=acting(state),
        order=tuple(state.order),
        status=tuple(STATUS_NAMES[status] for status in state.status),
        own=_own(state, seat) if is_living else None,
        ending=_ending(state) if state.phase == OVER else None,
        whole=whole(state) if shows_all else None,
    )


def _own(state: DooomState, seat: int) -> Self:
    stride = state.dungeon.stride
    row, column = divmod(state.place[seat], stride)
    start_row, start_column = divmod(state.start[seat], stride)
    memory = state.memory[seat]
    return Self(
        hp=state.hp[seat],
        ap=state.ap if state.turn == seat else 0,
        gold=state.gold[seat],
        gear=_gear(state.gear[seat]),
        row=row - start_row,
        column=column - start_column,
        window=tuple(line.decode("ascii") for line in window(state, seat)),
        top=memory.top,
        left=memory.left,
        memory=memory.texts(),
    )


def _gear(bits: int) -> tuple[str, ...]:
    return tuple(name for bit, name in GEAR_NAMES if bits & bit)


def _ending(state: DooomState) -> Ending:
    return Ending(state.reason, None if state.winner == NO_SEAT else state.winner)


def whole(state: DooomState) -> Whole:
    """Every tile, player and pile."""
    dungeon = state.dungeon
    letters = bytearray(dungeon.ground)
    things = dungeon.things | state.altered
    for cell, what in things.items():
        if what:
            letters[cell] = letter_of(what)
    starts = (dungeon.cell(row, 0) for row in range(dungeon.height))
    return Whole(
        rows=tuple(letters[start : start + dungeon.width].decode() for start in starts),
        figures=tuple(_figure(state, seat) for seat in sorted(state.standing.values())),
        piles=tuple(_piles(state, things)),
    )


def _figure(state: DooomState, seat: int) -> PlacedPlayer:
    row, column = state.dungeon.where(state.place[seat])
    return PlacedPlayer(
        seat, row, column, state.hp[seat], state.gold[seat], _gear(state.gear[seat])
    )


def _piles(state: DooomState, things: dict[int, int]) -> list[Pile]:
    from_cell = state.dungeon.where
    return [
        Pile(*from_cell(cell), amount=what >> 8)
        for cell, what in sorted(things.items())
        if letter_of(what) == ord("G")
    ]
