"""A position as a seat may know it, built up from knowledge."""

from __future__ import annotations

from typing import Final

import msgspec

from waystone.games.delve_and_dash.board import (
    KNOWN,
    LOCKED,
    LOCKED_SIGN,
    MODE_NAMES,
    MOST_SIZE,
    NO_CELL,
    NO_SEAT,
    OVER,
    PASSAGE,
    PASSAGE_SIGN,
    PHASE_NAMES,
    PLAYING,
    UNKNOWN_SIGN,
    UNLOCKED_SIGN,
    VISITORS,
    WALL,
    WALL_SIGN,
)
from waystone.games.delve_and_dash.dragon import is_dragon_seen
from waystone.games.delve_and_dash.options import Params
from waystone.games.delve_and_dash.rules import acting, is_free
from waystone.games.delve_and_dash.state import DelveState, moves_of
from waystone.games.delve_and_dash.view import DelveView, Ending, Secrets, Warrior
from waystone.kernel.event import SPECTATOR


def look(params: Params, state: DelveState, seat: int) -> DelveView:
    """The view of a seat, or of SPECTATOR.

    Views are asked for at every step, and fields by place are filled much faster than by name.
    """
    waystones = state.waystones
    is_awake, is_found, is_over = state.awake, state.found, state.phase == OVER
    return DelveView(
        seat,
        MODE_NAMES[state.mode],
        params.level,
        params.board.size,
        params.edition,
        PHASE_NAMES[state.phase],
        acting(state),
        state.round,
        state.left,
        state.phase == PLAYING and is_free(state),
        state.battles,
        tuple([_warrior(state, each) for each in range(len(waystones))]),
        _SHOWN[waystones[seat]] if seat < len(waystones) else None,
        bytes(state.boundaries).translate(_KNOWN_SIGNS).decode(),  # DD-26, DD-28
        bytes(state.chambers).translate(_DIGITS).decode(),
        is_awake,
        state.dragon if is_dragon_seen(params, state) else None,
        _SHOWN[state.last_seen],
        state.lair if is_awake else None,
        is_awake and not is_found,
        is_found,
        _SHOWN[state.treasure] if is_found else None,
        _OFFERS[state.draw_offers],
        _ending(state) if is_over else None,
        _secrets(state) if is_over else None,
        params.carrier_moves,
        params.treasure_reach,
    )


def look_again(view: DelveView, state: DelveState, seat: int) -> DelveView:
    """What another seat sees in the same moment."""
    waystones = state.waystones
    waystone = _SHOWN[waystones[seat]] if seat < len(waystones) else None
    return msgspec.structs.replace(view, seat=seat, waystone=waystone)


def look_at_everything(params: Params, state: DelveState) -> DelveView:
    """A position without secrets, for replays of matches that are over (DD-85)."""
    view = look(params, state, SPECTATOR)
    return msgspec.structs.replace(view, dragon=_SHOWN[state.dragon], secrets=_secrets(state))


def boundary_sign(code: int) -> str:
    """How a boundary is written (DD-96)."""
    kind = code & 3
    if kind == WALL:
        return WALL_SIGN
    if kind == PASSAGE:
        return PASSAGE_SIGN
    return LOCKED_SIGN if code & LOCKED else UNLOCKED_SIGN


_OFFERS: Final[tuple[tuple[int, ...], ...]] = ((), (0,), (1,), (0, 1))
"""Who offers a draw, by a bit per seat."""

_SHOWN: Final[tuple[int | None, ...]] = (*range(MOST_SIZE * MOST_SIZE), None)
"""A cell as it is shown, on the largest board too; NO_CELL counts from the end and is None."""

# Signs and digits by code: a whole row is looked up at once.
_SIGNS: Final = bytes(ord(boundary_sign(code)) for code in range(256))
_KNOWN_SIGNS: Final = bytes(
    ord(boundary_sign(c) if c & KNOWN else UNKNOWN_SIGN) for c in range(256)
)
_DIGITS: Final = bytes(48 + (code >> VISITORS & 3) for code in range(256))


def _warrior(state: DelveState, seat: int) -> Warrior:
    return Warrior(
        state.waystones[seat] != NO_CELL,
        _SHOWN[state.starts[seat]],
        _SHOWN[state.place[seat]],
        state.lives[seat],
        state.carrier == seat,
        moves_of(state, seat),
        state.deaths[seat],
    )


def _ending(state: DelveState) -> Ending:
    return Ending(state.reason, None if state.winner == NO_SEAT else state.winner)


def _secrets(state: DelveState) -> Secrets:
    return Secrets(
        boundaries=bytes(state.boundaries).translate(_SIGNS).decode(),
        lair=_SHOWN[state.lair],
        treasure=_SHOWN[state.treasure],
        waystones=tuple(_SHOWN[cell] for cell in state.waystones),
        explored=explored(state),
    )


def explored(state: DelveState) -> int:
    """Known walls of all walls in per cent, rounded down (DD-90)."""
    codes = bytes(state.boundaries)
    found, hidden = codes.count(WALL | KNOWN), codes.count(WALL)
    return 100 * found // (found + hidden) if found + hidden else 100
