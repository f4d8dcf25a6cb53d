"""Traps on the path: they name a space of a committed segment (DC-98)."""

from __future__ import annotations

from waystone.games.dungeon_crawler.actions import ACTIONS
from waystone.games.dungeon_crawler.board import (
    AROUND,
    CELLS,
    EMPTY,
    LAVA,
    SIDE,
)
from waystone.games.dungeon_crawler.box import BOX
from waystone.games.dungeon_crawler.events import Appeared, CreatureDiscarded, CreatureDrawn, Put
from waystone.games.dungeon_crawler.frame import DONE
from waystone.games.dungeon_crawler.rules.attacking import strike_at
from waystone.games.dungeon_crawler.rules.conditions.traps import (
    pit_trap_spaces,
    sliding_trap_spaces,
    spear_trap_spaces,
    summoning_trap_spaces,
    teleport_trap_spaces,
)
from waystone.games.dungeon_crawler.rules.figures import (
    abilities,
    enlist,
    is_free,
    set_down,
)
from waystone.games.dungeon_crawler.rules.frames.cards import (
    CardFrame,
    CardStage,
    FigureFrame,
    TwoQuestionStage,
)
from waystone.games.dungeon_crawler.rules.frames.fights import MonsterAttackFrame
from waystone.games.dungeon_crawler.rules.frames.moves import WalkFrame
from waystone.games.dungeon_crawler.rules.frames.questions import Question
from waystone.games.dungeon_crawler.rules.harm import harm
from waystone.games.dungeon_crawler.rules.moving import advance_to
from waystone.games.dungeon_crawler.rules.play import Play, nearest
from waystone.games.dungeon_crawler.rules.pushing import be_put
from waystone.games.dungeon_crawler.rules.spawning import spawn
from waystone.games.dungeon_crawler.rules.steps import mover_of
from waystone.games.dungeon_crawler.rules.treasure import collect, draw_creature
from waystone.games.dungeon_crawler.state import CrawlerState
from waystone.games.dungeon_crawler.walking import can_stop


def name_space(play: Play, frame: CardFrame, cells: list[int]) -> None:
    """Ask which space of the segment has the trap."""
    play.choose(frame.seat, Question.SPACE, sorted(ACTIONS.target + cell for cell in cells))


def spring(play: Play) -> int:
    """The figure is brought to the named space along its segment; returns the figure (DC-98)."""
    walk = nearest(play.state, WalkFrame)
    cell = play.state.answer - ACTIONS.target
    advance_to(play, walk, walk.path.index(cell) + 1)
    return walk.figure


# Pit Trap


def pit_trap(play: Play, frame: CardFrame) -> int:
    """Name the space."""
    name_space(play, frame, pit_trap_spaces(play.state))
    return CardStage.RESOLVE


def pit_trap_opens(play: Play, frame: CardFrame) -> int:
    """A wound, and the Move ends there."""
    figure = spring(play)
    mover_of(play.state).end()
    harm(play, figure, BOX.card("pit_trap").amount("wounds"), frame.seat)
    return DONE


# Sliding Trap


def sliding_trap(play: Play, frame: FigureFrame) -> int:
    """Name the space."""
    name_space(play, frame, sliding_trap_spaces(play.state))
    return TwoQuestionStage.ASK_SECOND


def sliding_trap_tilts(play: Play, frame: FigureFrame) -> int:
    """Bring the figure there, then choose the way."""
    frame.figure = spring(play)
    mover_of(play.state).end()
    play.ask(frame.seat, Question.WAY, range(ACTIONS.way, ACTIONS.way + 4))
    return TwoQuestionStage.RESOLVE


def sliding_trap_slides(play: Play, frame: FigureFrame) -> int:
    """Up to 5 spaces, until something stops it; an Adventurer collects what it passes."""
    state, figure = play.state, frame.figure
    for cell in slide(state, state.spot[figure], state.answer - ACTIONS.way):
        set_down(state, figure, cell)
        collect(play, figure)
    play.tell(Put(figure, state.spot[figure], "slide"))
    be_put(play, figure, frame.seat)
    return DONE


def slide(state: CrawlerState, start: int, way: int) -> list[int]:
    """The spaces of a slide: before a solid or occupied one it stops, on lava too (DC-105)."""
    step = (-SIDE, 1, SIDE, -1)[way]
    found: list[int] = []
    cell = start
    for _ in range(BOX.card("sliding_trap").amount("distance")):
        is_rim = way % 2 == 1 and (cell % SIDE) == (SIDE - 1 if way == 1 else 0)
        cell += step
        if is_rim or not 0 <= cell < CELLS or not state.terrain.is_open(cell):
            break
        if not is_free(state, cell):
            break
        found.append(cell)
        if state.terrain.codes[cell] == LAVA:
            break
    return found


# Spear Trap


def spear_trap(play: Play, frame: CardFrame) -> int:
    """Name the space."""
    name_space(play, frame, spear_trap_spaces(play.state))
    return CardStage.RESOLVE


def spear_trap_strikes(play: Play, frame: CardFrame) -> int:
    """An attack of 3 dice; who lives goes on with the points left."""
    figure = spring(play)
    strike_at(play, frame.seat, figure, BOX.card("spear_trap").amount("dice"))
    return DONE


# Summoning Trap


def summoning_trap(play: Play, frame: FigureFrame) -> int:
    """Name the space."""
    name_space(play, frame, summoning_trap_spaces(play.state, frame.seat))
    return TwoQuestionStage.ASK_SECOND


def summoning_trap_draws(play: Play, frame: FigureFrame) -> int:
    """A creature card, and a space next to the Adventurer."""
    state = play.state
    frame.figure = spring(play)
    monster = draw_creature(play)
    if monster == EMPTY:
        return DONE
    play.tell(CreatureDrawn(frame.seat, monster, BOX.creatures[monster].id))
    options = [ACTIONS.target + cell for cell in spaces_beside(state, monster, frame.figure)]
    if not options:
        state.creature_discards = [*state.creature_discards, monster]
        play.tell(CreatureDiscarded(monster))
        return DONE
    state.drawn_creature = monster
    play.choose(frame.seat, Question.SPACE, options)
    return TwoQuestionStage.RESOLVE


def spaces_beside(state: CrawlerState, monster: int, figure: int) -> list[int]:
    """Free neighbouring spaces where the Monster could stop."""
    can = abilities(state, monster)
    return [
        cell
        for cell in AROUND[state.spot[figure]]
        if is_free(state, cell) and can_stop(state.terrain, can, cell)
    ]


def summoning_trap_bites(play: Play, frame: FigureFrame) -> int:
    """The Monster is there and attacks whom it was summoned for, if it can (DC-116)."""
    state = play.state
    monster, state.drawn_creature = state.drawn_creature, EMPTY
    cell = state.answer - ACTIONS.target
    enlist(state, monster, frame.seat, cell)
    play.tell(Appeared(monster, cell, frame.seat))
    play.begin(MonsterAttackFrame(frame.seat, monster, frame.figure))
    return DONE


# Teleport Trap


def teleport_trap(play: Play, frame: CardFrame) -> int:
    """Name the space."""
    name_space(play, frame, teleport_trap_spaces(play.state))
    return CardStage.RESOLVE


def teleport_trap_sends(play: Play, frame: CardFrame) -> int:
    """Roll for a spawn point; the figure goes there and its Move ends."""
    figure = spring(play)
    mover_of(play.state).end()
    spawn(play, figure)
    return DONE
