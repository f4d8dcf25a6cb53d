"""Push Past (part 6)."""

from __future__ import annotations

from typing import Final

from waystone.games.dungeon_crawler.actions import ACTIONS
from waystone.games.dungeon_crawler.bits import AROUND_BITS, BIT, spaces_of
from waystone.games.dungeon_crawler.board import (
    FIREPROOF,
    FLIGHT,
    LAVA,
    NOBODY,
    THORNS,
    UNPUSHABLE,
    WAYS,
)
from waystone.games.dungeon_crawler.events import PushEnded, PushTried, Put
from waystone.games.dungeon_crawler.frame import DONE
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
from waystone.games.dungeon_crawler.rules.frames.fights import DESTRUCTION
from waystone.games.dungeon_crawler.rules.frames.moves import PushFrame, PushStage
from waystone.games.dungeon_crawler.rules.frames.questions import Purpose, Question
from waystone.games.dungeon_crawler.rules.harm import harm, is_in_danger
from waystone.games.dungeon_crawler.rules.play import Play, Stages, in_stages
from waystone.games.dungeon_crawler.rules.rolling import roll
from waystone.games.dungeon_crawler.rules.steps import (
    bits_of_way,
    blockers,
    cost_of_step,
    mover_of,
    pay,
    way_to,
)
from waystone.games.dungeon_crawler.rules.treasure import collect
from waystone.games.dungeon_crawler.state import CrawlerState
from waystone.games.dungeon_crawler.walking import turns_corner


def push_options(state: CrawlerState, figure: int, points: int, odd: int) -> list[int]:
    """Figures next to an Adventurer that it may try to get past (DC-44, DC-45)."""
    here = state.spot[figure]
    return [
        ACTIONS.push + cell
        for cell in spaces_of(AROUND_BITS[here] & state.occupied)
        if not abilities(state, figure_at(state, cell)) & UNPUSHABLE
        and cost_of_step(state, figure, cell, odd) <= points
        and _has_free_corners(state, figure, here, cell)
    ]


def _has_free_corners(state: CrawlerState, figure: int, here: int, cell: int) -> bool:
    """Other figures beside a diagonal step forbid it as always (DC-37)."""
    way = way_to(here, cell)
    return way is not None and not blockers(state, figure) & (bits_of_way(way) & ~BIT[cell])


def attempt(play: Play, frame: PushFrame) -> int:
    """Thorns wound whoever tries (DC-45)."""
    play.tell(PushTried(frame.pusher, frame.defender))
    if abilities(play.state, frame.defender) & THORNS:
        harm(play, frame.pusher, 1)
    return PushStage.ROLL


def roll_both(play: Play, frame: PushFrame) -> int:
    """A die each; a Monster's is its controller's, or the next player's (DC-46)."""
    state = play.state
    if state.spot[frame.pusher] < 0:
        return DONE
    defender = player_of(state, frame.defender)
    if defender == frame.seat:
        defender = next_player(state, frame.seat)
    roll(play, Purpose.PUSH, frame.seat, 2, defender)
    return PushStage.COMPARE


def next_player(state: CrawlerState, seat: int) -> int:
    """The next seat clockwise that plays (DC-2)."""
    circle = clockwise(state, seat)
    return next((other for other in circle[1:] if not state.absent[other]), seat)


def compare(play: Play, frame: PushFrame) -> int:
    """The pusher needs the strictly higher number (DC-46)."""
    state = play.state
    success = state.rolled[0] > state.rolled[1]
    play.tell(PushEnded(frame.pusher, frame.defender, success))
    if success:
        options = [ACTIONS.target + cell for cell in push_spaces(state, frame)]
        play.choose(frame.seat, Question.PUSH, options)
        return PushStage.GET_PAST
    mover_of(state).end()
    return _fail(play, frame)


def push_spaces(state: CrawlerState, frame: PushFrame) -> list[int]:
    """Where the defender may go: one step by terrain, free, or where the pusher stood (DC-47)."""
    codes = state.terrain.codes
    origin = state.spot[frame.pusher]
    return [
        way[0]
        for way in WAYS[frame.space]
        if state.terrain.is_open(way[0])
        and turns_corner(codes, 0, way)
        and (way[0] == origin or is_free(state, way[0]))
    ]


def get_past(play: Play, frame: PushFrame) -> int:
    """The defender goes aside, the pusher pays and enters (DC-47)."""
    state = play.state
    aside = state.answer - ACTIONS.target
    origin = state.spot[frame.pusher]
    lift(state, frame.pusher)
    set_down(state, frame.defender, aside)
    set_down(state, frame.pusher, frame.space)
    pay(state, mover_of(state), origin, frame.space)
    play.tell(Put(frame.defender, aside, "push"))
    play.tell(Put(frame.pusher, frame.space, "push past"))
    collect(play, frame.pusher)
    if state.terrain.codes[frame.space] == LAVA and is_in_danger(state, frame.pusher):
        harm(play, frame.pusher, DESTRUCTION)
    be_put(play, frame.defender, frame.seat)
    return DONE


def be_put(play: Play, figure: int, credit: int) -> None:
    """A figure put somewhere collects a pile there, or is destroyed (DC-43)."""
    collect(play, figure)
    if is_in_danger(play.state, figure):
        harm(play, figure, DESTRUCTION, credit)


def _fail(play: Play, frame: PushFrame) -> int:
    """The pusher stays, unless the defender's side pushes it into lava (DC-48)."""
    state = play.state
    options = [ACTIONS.target + cell for cell in lava_beside(state, frame.pusher)]
    if not options:
        return DONE
    if is_hero(frame.defender):
        options.append(ACTIONS.spare)
    play.choose(player_of(state, frame.defender), Question.SHOVE, sorted(options))
    return PushStage.SHOVE


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


def shove(play: Play, frame: PushFrame) -> int:
    """Into the lava, or spared by an Adventurer's owner (DC-48, R-12)."""
    answer = play.state.answer
    if answer != ACTIONS.spare:
        cell = answer - ACTIONS.target
        set_down(play.state, frame.pusher, cell)
        play.tell(Put(frame.pusher, cell, "shove"))
        be_put(play, frame.pusher, NOBODY)
    return DONE


PUSH_STAGES: Final[Stages] = in_stages(
    {
        PushStage.ATTEMPT: attempt,
        PushStage.ROLL: roll_both,
        PushStage.COMPARE: compare,
        PushStage.GET_PAST: get_past,
        PushStage.SHOVE: shove,
    }
)
