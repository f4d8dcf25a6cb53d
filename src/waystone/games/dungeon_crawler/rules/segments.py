"""A committed segment, checked again after a card has changed the mat (DC-98, DC-110)."""

from __future__ import annotations

from waystone.games.dungeon_crawler.board import LAVA
from waystone.games.dungeon_crawler.rules.figures import is_free, is_hero, player_of
from waystone.games.dungeon_crawler.rules.frames.moves import MonsterMoveFrame, WalkFrame
from waystone.games.dungeon_crawler.rules.steps import can_step, is_lethal, mover_of, pay
from waystone.games.dungeon_crawler.rules.treasure import hoard_cell
from waystone.games.dungeon_crawler.state import CrawlerState


def committed(state: CrawlerState, figure: int, path: list[int]) -> WalkFrame:
    """A segment to be walked; who enters deadly lava does so knowingly (DC-36)."""
    end = path[-1]
    into_lava = state.terrain.codes[end] == LAVA and is_lethal(state, figure, end)
    walk = WalkFrame(player_of(state, figure), figure, path, into_lava)
    walk.end_space, walk.end_terrain = end, state.terrain.codes[end]
    return walk


def sound_path(state: CrawlerState, walk: WalkFrame) -> list[int]:
    """The part of a segment that can still be entered and paid for, up to the next stop."""
    figure = walk.figure
    purse = mover_of(state).copy()
    halts = [*state.chests, *state.piles, hoard_cell(state)] if is_hero(figure) else []
    found: list[int] = []
    here = state.spot[figure]
    for cell in walk.path:
        if not _can_enter(state, walk, here, cell) or not pay(state, purse, here, cell):
            break
        found.append(cell)
        here = cell
        if cell in halts:
            break
    return found


def _can_enter(state: CrawlerState, walk: WalkFrame, here: int, cell: int) -> bool:
    """Terrain and figures allow it, and it is no lava that nobody has chosen to enter (DC-110)."""
    if not can_step(state, walk.figure, here, cell):
        return False
    is_lava = state.terrain.codes[cell] == LAVA
    return not is_lava or walk.into_lava or not is_lethal(state, walk.figure, cell)


def steps_to_make(state: CrawlerState, walk: WalkFrame) -> list[int]:
    """The sound part, for a Monster up to the last space without figure or chest (DC-80)."""
    steps = sound_path(state, walk)
    while steps and not is_hero(walk.figure) and not is_free(state, steps[-1]):
        steps.pop()
    return steps


def look_again(state: CrawlerState, walk: WalkFrame, seat: int) -> None:
    """A seat's card is resolved: if a Monster ends elsewhere now, that is its doing (DC-110)."""
    if state.spot[walk.figure] < 0:
        return
    steps = steps_to_make(state, walk)
    end = steps[-1] if steps else state.spot[walk.figure]
    terrain = state.terrain.codes[end]
    mover = mover_of(state)
    has_changed = end != walk.end_space or terrain != walk.end_terrain
    if has_changed and isinstance(mover, MonsterMoveFrame):
        mover.misled_by = seat
    walk.end_space, walk.end_terrain = end, terrain
