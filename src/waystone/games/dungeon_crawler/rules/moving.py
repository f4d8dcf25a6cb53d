"""An Adventurer's Move, and walking a committed segment (part 5)."""

from __future__ import annotations

from itertools import pairwise
from typing import Final

from waystone.games.dungeon_crawler.actions import ACTIONS
from waystone.games.dungeon_crawler.bits import BIT, bits_of, spaces_of
from waystone.games.dungeon_crawler.board import AROUND, LAVA, PATH_WINDOW
from waystone.games.dungeon_crawler.events import PathCommitted, Walked
from waystone.games.dungeon_crawler.reach import Reach
from waystone.games.dungeon_crawler.rules.figures import abilities, is_hero, player_of, set_down
from waystone.games.dungeon_crawler.rules.frames import DONE, GO, MOVE, PUSH, WALK
from waystone.games.dungeon_crawler.rules.harm import DESTRUCTION, harm, is_in_danger
from waystone.games.dungeon_crawler.rules.landing import land
from waystone.games.dungeon_crawler.rules.play import Play, Stages
from waystone.games.dungeon_crawler.rules.pushing import push_options
from waystone.games.dungeon_crawler.rules.segments import commit, steps_to_make
from waystone.games.dungeon_crawler.rules.steps import (
    blockers,
    budget_of,
    can_step,
    cost_of_step,
    is_lethal,
    mover_of,
    pay,
)
from waystone.games.dungeon_crawler.rules.treasure import collect, hoard_cell
from waystone.games.dungeon_crawler.rules.windows import open_window
from waystone.games.dungeon_crawler.state import CrawlerState, Frame
from waystone.games.dungeon_crawler.walking import reach


def hero_reach(state: CrawlerState, figure: int, odd: int) -> Reach:
    """Where a segment can end: on a pile or chest it must (DC-31)."""
    halts = bits_of(state.piles) | bits_of(state.chests)
    if state.hoard:
        halts |= BIT[hoard_cell(state)]
    can, here = abilities(state, figure), state.spot[figure]
    return reach(state.terrain, can, here, odd, blockers(state, figure), halts)


def lava_steps(state: CrawlerState, figure: int, points: int, odd: int) -> list[int]:
    """Neighbouring lava that would destroy: entering it is allowed, if only once (DC-36)."""
    here = state.spot[figure]
    return [
        cell
        for cell in AROUND[here]
        if state.terrain.codes[cell] == LAVA
        and is_lethal(state, figure, cell)
        and can_step(state, figure, here, cell)
        and cost_of_step(state, figure, cell, odd) <= points
    ]


def move_options(state: CrawlerState, figure: int, points: int, odd: int) -> list[int]:
    """Segments to commit and figures to Push Past."""
    here = state.spot[figure]
    ends = spaces_of(hero_reach(state, figure, odd).within(points) & ~BIT[here])
    ends += lava_steps(state, figure, points, odd)
    options = [ACTIONS.move + cell for cell in ends]
    return options + push_options(state, figure, points, odd)


def begin_move(play: Play, figure: int) -> Frame:
    """A Move with fresh points; a web is used up by it.

    A move frame's `number` is the points left, `spare` is 1 after an odd number of plain
    diagonals, `other` is 1 when the Move is over.
    """
    state = play.state
    frame = play.begin(MOVE, player_of(state, figure), figure)
    frame.number = budget_of(state, figure)
    frame.other = 0
    state.webbed[frame.seat] = False
    return frame


def ask_where(play: Play, frame: Frame) -> int:
    """Stage 0: the mover may go on with the points left (DC-31)."""
    state = play.state
    if state.spot[frame.figure] < 0:
        return DONE
    options = [] if frame.other else move_options(state, frame.figure, frame.number, frame.spare)
    if not options:
        return 2
    play.ask(frame.seat, GO, [*options, ACTIONS.stop])
    return 1


def go(play: Play, frame: Frame) -> int:
    """Stage 1: commit a segment, Push Past, or stop here."""
    state, answer = play.state, play.state.answer
    if answer == ACTIONS.stop:
        return 2
    if answer >= ACTIONS.push:
        push = play.begin(PUSH, frame.seat, frame.figure)
        push.cell = answer - ACTIONS.push
        push.other = state.occupant[push.cell] - 1
        return 0
    walk(play, frame.figure, _path(state, frame, answer - ACTIONS.move))
    return 0


def _path(state: CrawlerState, frame: Frame, cell: int) -> list[int]:
    found = hero_reach(state, frame.figure, frame.spare)
    return found.path(cell) if found.within(frame.number) & BIT[cell] else [cell]


def finish_move(play: Play, frame: Frame) -> int:
    """Stage 2: who ends a Move on deep water is destroyed (DC-35, DC-49)."""
    if is_in_danger(play.state, frame.figure):
        harm(play, frame.figure, DESTRUCTION)
    return DONE


def walk(play: Play, figure: int, path: list[int]) -> None:
    """Commit a path segment (DC-31)."""
    commit(play.state, play.begin(WALK, player_of(play.state, figure), figure), path)


def announce(play: Play, frame: Frame) -> int:
    """Stage 0: say the path and open its window (DC-98)."""
    play.tell(PathCommitted(frame.figure, tuple(frame.cells)))
    open_window(play, PATH_WINDOW)
    return 1


def walk_on(play: Play, frame: Frame) -> int:
    """Stage 1: carry out what is still possible of the segment."""
    if frame.cells and play.state.spot[frame.figure] >= 0:
        advance_to(play, frame, len(frame.cells))
    return DONE


def advance_to(play: Play, frame: Frame, count: int) -> None:
    """Make the first steps of a segment, cut before one that has become impossible (DC-110)."""
    state, figure = play.state, frame.figure
    walked = steps_to_make(state, frame)[:count]
    frame.cells = []
    if not walked:
        return
    mover = mover_of(state)
    for here, cell in pairwise([state.spot[figure], *walked]):
        pay(state, mover, here, cell)
    set_down(state, figure, walked[-1])
    play.tell(Walked(figure, tuple(walked)))
    if is_hero(figure):
        enter(play, figure)


def enter(play: Play, figure: int) -> None:
    """What an Adventurer meets where its steps have led: pile, chest or lava.

    No segment goes on past one of these, so nothing is met on the way there (DC-110).
    """
    state = play.state
    collect(play, figure)
    cell = state.spot[figure]
    if cell in state.chests:
        mover_of(state).other = 1
        land(play, player_of(state, figure), cell)
    elif state.terrain.codes[cell] == LAVA and is_in_danger(state, figure):
        harm(play, figure, DESTRUCTION)


MOVE_STAGES: Final[Stages] = (ask_where, go, finish_move)
WALK_STAGES: Final[Stages] = (announce, walk_on)
