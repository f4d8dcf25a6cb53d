"""Push Past (part 6)."""

from __future__ import annotations

from typing import Final

from waystone.games.dungeon_crawler.actions import ACTIONS
from waystone.games.dungeon_crawler.bits import BIT
from waystone.games.dungeon_crawler.board import (
    AROUND,
    FIREPROOF,
    FLIGHT,
    LAVA,
    NOBODY,
    THORNS,
    UNPUSHABLE,
    WAYS,
)
from waystone.games.dungeon_crawler.events import PushEnded, PushTried, Put
from waystone.games.dungeon_crawler.rules.figures import (
    abilities,
    clockwise,
    figure_at,
    is_free,
    is_hero,
    lift,
    player_of,
    set_down,
)
from waystone.games.dungeon_crawler.rules.frames import DONE, FOR_PUSH, PUSH_TO, SHOVE
from waystone.games.dungeon_crawler.rules.harm import DESTRUCTION, harm, is_in_danger
from waystone.games.dungeon_crawler.rules.play import Play, Stages
from waystone.games.dungeon_crawler.rules.rolling import roll
from waystone.games.dungeon_crawler.rules.steps import (
    bits_of_way,
    blockers,
    cost_of_step,
    end_of_move,
    mover_of,
    pay,
    way_to,
)
from waystone.games.dungeon_crawler.rules.treasure import collect
from waystone.games.dungeon_crawler.state import CrawlerState, Frame
from waystone.games.dungeon_crawler.walking import turns_corner


def push_options(state: CrawlerState, figure: int, points: int, odd: int) -> list[int]:
    """Figures next to an Adventurer that it may try to get past (DC-44, DC-45)."""
    here = state.spot[figure]
    return [
        ACTIONS.push + cell
        for cell in AROUND[here]
        if state.occupant[cell]
        and not abilities(state, figure_at(state, cell)) & UNPUSHABLE
        and cost_of_step(state, figure, cell, odd) <= points
        and _has_free_corners(state, figure, here, cell)
    ]


def _has_free_corners(state: CrawlerState, figure: int, here: int, cell: int) -> bool:
    """Other figures beside a diagonal step forbid it as always (DC-37)."""
    way = way_to(here, cell)
    return way is not None and not blockers(state, figure) & (bits_of_way(way) & ~BIT[cell])


def attempt(play: Play, frame: Frame) -> int:
    """Stage 0: thorns wound whoever tries (DC-45).

    A push frame's `figure` is the pusher, `other` the defender, `cell` the defender's space.
    """
    play.tell(PushTried(frame.figure, frame.other))
    if abilities(play.state, frame.other) & THORNS:
        harm(play, frame.figure, 1)
    return 1


def roll_both(play: Play, frame: Frame) -> int:
    """Stage 1: a die each; a Monster's is its controller's, or the next player's (DC-46)."""
    state = play.state
    if state.spot[frame.figure] < 0:
        return DONE
    defender = player_of(state, frame.other)
    if defender == frame.seat:
        defender = next_player(state, frame.seat)
    roll(play, FOR_PUSH, frame.seat, 2, defender)
    return 2


def next_player(state: CrawlerState, seat: int) -> int:
    """The next seat clockwise that plays (DC-2)."""
    circle = clockwise(state, seat)
    return next((other for other in circle[1:] if not state.absent[other]), seat)


def compare(play: Play, frame: Frame) -> int:
    """Stage 2: the pusher needs the strictly higher number (DC-46)."""
    state = play.state
    success = state.rolled[0] > state.rolled[1]
    play.tell(PushEnded(frame.figure, frame.other, success))
    if success:
        options = [ACTIONS.target + cell for cell in push_spaces(state, frame)]
        play.choose(frame.seat, PUSH_TO, options)
        return 3
    end_of_move(state)
    return _fail(play, frame)


def push_spaces(state: CrawlerState, frame: Frame) -> list[int]:
    """Where the defender may go: one step by terrain, free, or where the pusher stood (DC-47)."""
    codes = state.terrain.codes
    origin = state.spot[frame.figure]
    return [
        way[0]
        for way in WAYS[frame.cell]
        if state.terrain.is_open(way[0])
        and turns_corner(codes, 0, way)
        and (way[0] == origin or is_free(state, way[0]))
    ]


def get_past(play: Play, frame: Frame) -> int:
    """Stage 3: the defender goes aside, the pusher pays and enters (DC-47)."""
    state = play.state
    aside = state.answer - ACTIONS.target
    origin = state.spot[frame.figure]
    lift(state, frame.figure)
    set_down(state, frame.other, aside)
    set_down(state, frame.figure, frame.cell)
    pay(state, mover_of(state), origin, frame.cell)
    play.tell(Put(frame.other, aside, "push"))
    play.tell(Put(frame.figure, frame.cell, "push past"))
    collect(play, frame.figure)
    if state.terrain.codes[frame.cell] == LAVA and is_in_danger(state, frame.figure):
        harm(play, frame.figure, DESTRUCTION)
    be_put(play, frame.other, frame.seat)
    return DONE


def be_put(play: Play, figure: int, credit: int) -> None:
    """A figure put somewhere collects a pile there, or is destroyed (DC-43)."""
    collect(play, figure)
    if is_in_danger(play.state, figure):
        harm(play, figure, DESTRUCTION, credit)


def _fail(play: Play, frame: Frame) -> int:
    """The pusher stays, unless the defender's side pushes it into lava (DC-48)."""
    state = play.state
    options = [ACTIONS.target + cell for cell in lava_beside(state, frame.figure)]
    if not options:
        return DONE
    if is_hero(frame.other):
        options.append(ACTIONS.spare)
    play.choose(player_of(state, frame.other), SHOVE, sorted(options))
    return 4


def lava_beside(state: CrawlerState, figure: int) -> list[int]:
    """Lava one step away by terrain, for a pusher without defence; empty otherwise (DC-48)."""
    if abilities(state, figure) & (FLIGHT | FIREPROOF):
        return []
    codes = state.terrain.codes
    return [
        way[0]
        for way in WAYS[state.spot[figure]]
        if codes[way[0]] == LAVA and turns_corner(codes, 0, way) and is_free(state, way[0])
    ]


def shove(play: Play, frame: Frame) -> int:
    """Stage 4: into the lava, or spared by an Adventurer's owner (DC-48, R-12)."""
    answer = play.state.answer
    if answer != ACTIONS.spare:
        cell = answer - ACTIONS.target
        set_down(play.state, frame.figure, cell)
        play.tell(Put(frame.figure, cell, "shove"))
        be_put(play, frame.figure, NOBODY)
    return DONE


PUSH_STAGES: Final[Stages] = (attempt, roll_both, compare, get_past, shove)
