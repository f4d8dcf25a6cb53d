"""Setup after the choice of waystones: lair, treasure and start chambers (DD-16 to DD-25)."""

from __future__ import annotations

from collections.abc import Sequence

from waystone.games.delve_and_dash.board import Board
from waystone.games.delve_and_dash.options import Law
from waystone.games.delve_and_dash.state import DelveState
from waystone.kernel.dice import Dice


def place_everyone(law: Law, state: DelveState, dice: Dice) -> None:
    """Lair, treasure and start chambers, once all waystones are chosen (DD-16)."""
    state.lair = state.dragon = state.last_known = choose_lair(law, state.waystones, dice)
    state.treasure = choose_treasure(law, state.waystones, state.lair, dice)
    state.starts = [
        choose_start(law, state.waystones, seat, state.lair, dice)
        for seat in range(len(state.waystones))
    ]
    state.place = list(state.starts)
    for seat, cell in enumerate(state.starts):
        state.visited[cell] |= 1 << seat


def lair_candidates(law: Law, waystones: Sequence[int]) -> list[int]:
    """Chambers far enough from every waystone (DD-21)."""
    return _best(_gaps(law.board, waystones), law.lair_gap)


def choose_lair(law: Law, waystones: Sequence[int], dice: Dice) -> int:
    """The dragon's bed (DD-21)."""
    pool = lair_candidates(law, waystones)
    return pool[dice.index(len(pool))]


def treasure_candidates(law: Law, waystones: Sequence[int], lair: int) -> list[int]:
    """Chambers near the lair, the lair included, but not near a waystone (DD-22)."""
    ways = zip(_gaps(law.board, waystones), law.board.steps_apart[lair], strict=True)
    return _best(
        [gap if near <= law.treasure_reach else -1 for gap, near in ways], law.treasure_gap
    )


def choose_treasure(law: Law, waystones: Sequence[int], lair: int, dice: Dice) -> int:
    """Where the treasure lies (DD-22)."""
    pool = treasure_candidates(law, waystones, lair)
    return pool[dice.index(len(pool))]


def start_candidates(law: Law, waystones: Sequence[int], seat: int, lair: int) -> list[int]:
    """Chambers from which a warrior may start (DD-23)."""
    home = waystones[seat]
    if len(waystones) == 1 or not law.start_near:
        return [home]
    from_home, from_lair = law.board.steps_apart[home], law.board.steps_apart[lair]
    merits = [
        from_lair[cell] if 2 <= from_home[cell] <= 4 and cell not in waystones else -1
        for cell in range(law.board.cells)
    ]
    return _best(merits, law.lair_gap)


def choose_start(law: Law, waystones: Sequence[int], seat: int, lair: int, dice: Dice) -> int:
    """A warrior's start chamber (DD-23)."""
    pool = start_candidates(law, waystones, seat, lair)
    return pool[dice.index(len(pool))]


def _gaps(board: Board, waystones: Sequence[int]) -> list[int]:
    """For each chamber the steps to the nearest waystone."""
    rows = [board.steps_apart[home] for home in waystones]
    return [min(steps) for steps in zip(*rows, strict=True)]


def _best(merits: list[int], wanted: int) -> list[int]:
    """All chambers with the wanted merit; under odd settings there may be none, then the best.

    With the default settings there always is one (DD-24).
    """
    enough = min(wanted, max(merits))
    return [cell for cell, merit in enumerate(merits) if merit >= enough]
