"""Setup after the choice of waystones: lair, treasure and start chambers (DD-16 to DD-25)."""

from __future__ import annotations

from waystone.games.delve_and_dash.board import Board
from waystone.games.delve_and_dash.options import Params
from waystone.games.delve_and_dash.state import DelveState, own_seats, stand
from waystone.kernel.dice import Dice


def place_everyone(params: Params, state: DelveState, dice: Dice) -> None:
    """Lair, treasure and start chambers, once all waystones are chosen (DD-16)."""
    homes = list(state.waystones)
    lair = choose_lair(params, homes, dice)
    state.lair = state.dragon = state.last_known = lair
    state.treasure = choose_treasure(params, homes, lair, dice)
    own_seats(state)
    for seat in range(len(homes)):
        start = choose_start(params, homes, seat, lair, dice)
        state.starts[seat] = start
        stand(state, seat, start)


def lair_candidates(params: Params, waystones: list[int]) -> list[int]:
    """Chambers far enough from every waystone (DD-21)."""
    return _far(params.board, params.board.all_cells, waystones, params.lair_gap)


def choose_lair(params: Params, waystones: list[int], dice: Dice) -> int:
    """The dragon's bed (DD-21)."""
    pool = lair_candidates(params, waystones)
    return pool[dice.index(len(pool))]


def treasure_candidates(params: Params, waystones: list[int], lair: int) -> list[int]:
    """Chambers near the lair, the lair included, but not near a waystone (DD-22)."""
    near = params.board.rings(0, params.treasure_reach)[lair]
    return _far(params.board, near, waystones, params.treasure_gap)


def choose_treasure(params: Params, waystones: list[int], lair: int, dice: Dice) -> int:
    """Where the treasure lies (DD-22)."""
    pool = treasure_candidates(params, waystones, lair)
    return pool[dice.index(len(pool))]


def start_candidates(params: Params, waystones: list[int], seat: int, lair: int) -> list[int]:
    """Chambers from which a warrior may start (DD-23)."""
    home = waystones[seat]
    if len(waystones) == 1 or not params.start_near:
        return [home]
    other = waystones[1 - seat]
    near = [cell for cell in params.board.rings(2, 4)[home] if cell != other]
    return _far(params.board, near, [lair], params.lair_gap)


def choose_start(params: Params, waystones: list[int], seat: int, lair: int, dice: Dice) -> int:
    """A warrior's start chamber (DD-23)."""
    pool = start_candidates(params, waystones, seat, lair)
    return pool[dice.index(len(pool))]


def _far(board: Board, cells: list[int], places: list[int], wanted: int) -> list[int]:
    """Those chambers that are this far from every place.

    With the default settings there always is one (DD-24); under odd settings the farthest do.
    """
    one, other = board.steps_apart[places[0]], board.steps_apart[places[-1]]
    far = [cell for cell in cells if one[cell] >= wanted and other[cell] >= wanted]
    if far:
        return far
    rows = [board.steps_apart[place] for place in places]
    gaps = [min([row[cell] for row in rows]) for cell in cells]
    return [cell for cell, gap in zip(cells, gaps, strict=True) if gap == max(gaps)]
