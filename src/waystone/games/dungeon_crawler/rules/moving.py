"""An Adventurer's Move, and walking a committed segment (part 5)."""

from __future__ import annotations

from itertools import pairwise
from typing import Final

from waystone.games.dungeon_crawler.actions import ACTIONS
from waystone.games.dungeon_crawler.bits import AROUND_BITS, BIT, bits_of, spaces_of
from waystone.games.dungeon_crawler.board import LAVA, PATH_WINDOW
from waystone.games.dungeon_crawler.events import PathCommitted, Walked
from waystone.games.dungeon_crawler.frame import DONE
from waystone.games.dungeon_crawler.reach import Reach
from waystone.games.dungeon_crawler.rules.figures import (
    abilities,
    figure_at,
    is_hero,
    player_of,
    set_down,
)
from waystone.games.dungeon_crawler.rules.frames.fights import DESTRUCTION
from waystone.games.dungeon_crawler.rules.frames.moves import (
    MoveFrame,
    MoveStage,
    PushFrame,
    WalkFrame,
    WalkStage,
)
from waystone.games.dungeon_crawler.rules.frames.questions import Question
from waystone.games.dungeon_crawler.rules.harm import harm, is_in_danger
from waystone.games.dungeon_crawler.rules.landing import land
from waystone.games.dungeon_crawler.rules.play import Play, Stages, in_stages
from waystone.games.dungeon_crawler.rules.pushing import push_options
from waystone.games.dungeon_crawler.rules.segments import committed, steps_to_make
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
from waystone.games.dungeon_crawler.state import CrawlerState, replaced
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
        for cell in spaces_of(AROUND_BITS[here] & state.terrain.layout.kinds[LAVA])
        if is_lethal(state, figure, cell)
        and can_step(state, figure, here, cell)
        and cost_of_step(state, figure, cell, odd) <= points
    ]


def move_options(state: CrawlerState, figure: int, points: int, odd: int) -> list[int]:
    """Segments to commit and figures to Push Past."""
    first, here = ACTIONS.move, state.spot[figure]
    ends = spaces_of(hero_reach(state, figure, odd).within(points) ^ BIT[here])
    if state.terrain.layout.kinds[LAVA] & AROUND_BITS[here]:
        ends += lava_steps(state, figure, points, odd)
    options = [first + cell for cell in ends]
    if state.occupied & AROUND_BITS[here]:
        options += push_options(state, figure, points, odd)
    return options


def begin_move(play: Play, figure: int) -> MoveFrame:
    """A Move with fresh points; a web is used up by it."""
    state = play.state
    seat = player_of(state, figure)
    frame = MoveFrame(seat, figure, budget_of(state, figure))
    play.begin(frame)
    if state.webbed[seat]:
        state.webbed = replaced(state.webbed, seat, False)
    return frame


def ask_where(play: Play, frame: MoveFrame) -> int:
    """The mover may go on with the points left (DC-31)."""
    state = play.state
    if state.spot[frame.figure] < 0:
        return DONE
    if frame.is_over or not frame.points:  # no step is for nothing
        return MoveStage.FINISH
    options = move_options(state, frame.figure, frame.points, frame.odd)
    if not options:
        return MoveStage.FINISH
    play.ask(frame.seat, Question.MOVE, [*options, ACTIONS.stop])
    return MoveStage.GO


def go(play: Play, frame: MoveFrame) -> int:
    """Commit a segment, Push Past, or stop here."""
    state, answer = play.state, play.state.answer
    if answer == ACTIONS.stop:
        return MoveStage.FINISH
    if answer >= ACTIONS.push:
        space = answer - ACTIONS.push
        play.begin(PushFrame(frame.seat, frame.figure, figure_at(state, space), space))
    else:
        walk(play, frame.figure, _path(state, frame, answer - ACTIONS.move))
    return MoveStage.ASK


def _path(state: CrawlerState, frame: MoveFrame, cell: int) -> list[int]:
    found = hero_reach(state, frame.figure, frame.odd)
    return found.path(cell) if found.within(frame.points) & BIT[cell] else [cell]


def finish_move(play: Play, frame: MoveFrame) -> int:
    """Who ends a Move on deep water is destroyed (DC-35, DC-49)."""
    if is_in_danger(play.state, frame.figure):
        harm(play, frame.figure, DESTRUCTION)
    return DONE


def walk(play: Play, figure: int, path: list[int]) -> None:
    """Commit a path segment (DC-31)."""
    play.begin(committed(play.state, figure, path))


def announce(play: Play, frame: WalkFrame) -> int:
    """Say the path and open its window; without one nothing can come between (DC-98)."""
    play.tell(PathCommitted(frame.figure, tuple(frame.path)))
    if open_window(play, PATH_WINDOW):
        return WalkStage.WALK
    make_steps(play, frame, frame.path)
    return DONE


def walk_on(play: Play, frame: WalkFrame) -> int:
    """Carry out what is still possible of the segment."""
    if frame.path and play.state.spot[frame.figure] >= 0:
        advance_to(play, frame, len(frame.path))
    return DONE


def advance_to(play: Play, frame: WalkFrame, count: int) -> None:
    """Make the first steps of a segment, cut before one that has become impossible (DC-110)."""
    steps = steps_to_make(play.state, frame)[:count]
    if steps:
        make_steps(play, frame, steps)
    frame.path = []


def make_steps(play: Play, frame: WalkFrame, walked: list[int]) -> None:
    """Walk, pay for it, and meet what is there."""
    state, figure = play.state, frame.figure
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
        mover_of(state).is_over = True
        land(play, player_of(state, figure), cell)
    elif state.terrain.codes[cell] == LAVA and is_in_danger(state, figure):
        harm(play, figure, DESTRUCTION)


MOVE_STAGES: Final[Stages] = in_stages(
    {MoveStage.ASK: ask_where, MoveStage.GO: go, MoveStage.FINISH: finish_move}
)
WALK_STAGES: Final[Stages] = in_stages({WalkStage.ANNOUNCE: announce, WalkStage.WALK: walk_on})
