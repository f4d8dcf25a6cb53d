"""Events that concern figures: crushing, copying, healing, luring, switching, warping."""

from __future__ import annotations

from waystone.games.dungeon_crawler.actions import ACTIONS
from waystone.games.dungeon_crawler.board import (
    DOPPELGANGER,
    FIRST_HERO,
    INCORPOREAL,
    SPACES,
    place_of,
)
from waystone.games.dungeon_crawler.box import BOX
from waystone.games.dungeon_crawler.events import Appeared, Healed, Put
from waystone.games.dungeon_crawler.frame import DONE
from waystone.games.dungeon_crawler.rules.attacking import strike_at
from waystone.games.dungeon_crawler.rules.cards.traps import spaces_beside
from waystone.games.dungeon_crawler.rules.conditions.figures import (
    crushing_trap_tiles,
    doppelganger_targets,
    healing_font_tiles,
    switch_trap_partners,
    warp_space_spaces,
)
from waystone.games.dungeon_crawler.rules.figures import (
    abilities,
    enlist,
    figure_at,
    figures_on_mat,
    heroes_on_mat,
    is_hero,
    lift,
    nearest_stops,
    set_down,
)
from waystone.games.dungeon_crawler.rules.frames.cards import (
    CardFrame,
    CardStage,
    CrushingTrapFrame,
    CrushingTrapStage,
    FigureFrame,
    LureFrame,
    LureStage,
    TwoQuestionStage,
)
from waystone.games.dungeon_crawler.rules.frames.fights import StrikeFrame
from waystone.games.dungeon_crawler.rules.frames.questions import Question
from waystone.games.dungeon_crawler.rules.monsters import move_monster, summon
from waystone.games.dungeon_crawler.rules.play import Play, nearest
from waystone.games.dungeon_crawler.rules.pushing import be_put
from waystone.games.dungeon_crawler.state import CrawlerState, replaced


def by_space(state: CrawlerState, figures: list[int]) -> list[int]:
    """The actions that point at these figures."""
    return sorted(ACTIONS.target + state.spot[each] for each in figures)


# Crushing Trap


def crushing_trap(play: Play, frame: CrushingTrapFrame) -> int:
    """Choose the tile."""
    options = [ACTIONS.tile + place for place in crushing_trap_tiles(play.state)]
    play.choose(frame.seat, Question.TILE, options)
    return CrushingTrapStage.CLOSE


def crushing_trap_closes(play: Play, frame: CrushingTrapFrame) -> int:
    """Every figure on it that has a body."""
    state = play.state
    place = state.answer - ACTIONS.tile
    frame.targets = [
        figure_at(state, cell)
        for cell in SPACES[place]
        if state.occupant[cell] and not abilities(state, figure_at(state, cell)) & INCORPOREAL
    ]
    return CrushingTrapStage.STRIKE


def crushing_trap_strikes(play: Play, frame: CrushingTrapFrame) -> int:
    """An attack of 2 dice on each, one after the other (DC-102)."""
    frame.targets = [each for each in frame.targets if play.state.spot[each] >= 0]
    if not frame.targets:
        return DONE
    strike_at(play, frame.seat, frame.targets.pop(0), BOX.card("crushing_trap").amount("dice"))
    return CrushingTrapStage.STRIKE


# Doppelganger


def doppelganger(play: Play, frame: CardFrame) -> int:
    """Choose whom to copy."""
    targets = doppelganger_targets(play.state, frame.seat)
    play.choose(frame.seat, Question.TARGET, by_space(play.state, targets))
    return TwoQuestionStage.ASK_SECOND


def doppelganger_copies(play: Play, frame: CardFrame) -> int:
    """Choose a space next to the Adventurer, or the nearest one (DC-103)."""
    state = play.state
    figure = figure_at(state, state.answer - ACTIONS.target)
    state.copied_seat = figure - FIRST_HERO
    state.copied_card = state.heroes[state.copied_seat]
    spaces = spaces_beside(state, DOPPELGANGER, figure) or nearest_stops(
        state, 0, state.spot[figure]
    )
    play.choose(frame.seat, Question.SPACE, [ACTIONS.target + cell for cell in spaces])
    return TwoQuestionStage.RESOLVE


def doppelganger_appears(play: Play, frame: CardFrame) -> int:
    """It is last in its controller's order and acts from the next step 1 on (DC-103)."""
    cell = play.state.answer - ACTIONS.target
    enlist(play.state, DOPPELGANGER, frame.seat, cell)
    play.tell(Appeared(DOPPELGANGER, cell, frame.seat))
    return DONE


# Healing Font


def healing_font(play: Play, frame: CardFrame) -> int:
    """Choose the tile."""
    options = [ACTIONS.tile + place for place in healing_font_tiles(play.state)]
    play.choose(frame.seat, Question.TILE, options)
    return CardStage.RESOLVE


def healing_font_flows(play: Play, frame: CardFrame) -> int:
    """Every Adventurer on it removes up to 3 wounds."""
    state = play.state
    place = state.answer - ACTIONS.tile
    for figure in heroes_on_mat(state):
        if place_of(state.spot[figure]) == place:
            heal(play, figure, BOX.card("healing_font").amount("amount"))
    return DONE


def heal(play: Play, figure: int, most: int) -> None:
    """Remove wounds."""
    state = play.state
    amount = min(most, state.wounds[figure])
    if amount:
        state.wounds = replaced(state.wounds, figure, state.wounds[figure] - amount)
        play.tell(Healed(figure, amount))


# Lure


def lure(play: Play, frame: LureFrame) -> int:
    """Choose the Adventurer."""
    play.choose(frame.seat, Question.TARGET, by_space(play.state, heroes_on_mat(play.state)))
    return LureStage.CALL


def lure_calls(play: Play, frame: LureFrame) -> int:
    """The bait."""
    frame.bait = figure_at(play.state, play.state.answer - ACTIONS.target)
    return LureStage.CHOOSE_MONSTER


def lure_chooses(play: Play, frame: LureFrame) -> int:
    """Choose the next Monster, up to 3; after the first one may stop."""
    state = play.state
    monsters = [
        each for each in figures_on_mat(state) if not is_hero(each) and each not in frame.lured
    ]
    is_over = len(frame.lured) == BOX.card("lure").amount("monsters") or state.spot[frame.bait] < 0
    if is_over or not monsters:
        return DONE
    options = by_space(state, monsters) + [ACTIONS.done] * bool(frame.lured)
    play.choose(frame.seat, Question.TARGET, sorted(options))
    return LureStage.MOVE


def lure_moves(play: Play, frame: LureFrame) -> int:
    """It makes one Move towards the Adventurer and does not attack (DC-105)."""
    state = play.state
    if state.answer == ACTIONS.done:
        return DONE
    figure = figure_at(state, state.answer - ACTIONS.target)
    frame.lured.append(figure)
    move_monster(play, figure, frame.bait)
    return LureStage.CHOOSE_MONSTER


# Mirror Trap


def mirror_trap(play: Play, frame: CardFrame) -> int:
    """The attacker takes the hits, by its own DEF."""
    nearest(play.state, StrikeFrame).turned_by = frame.seat
    return DONE


# Reinforcements


def reinforcements(play: Play, frame: CardFrame) -> int:
    """Up to 2 Monsters as in step 4."""
    summon(play, frame.seat, BOX.card("reinforcements").amount("count"))
    return DONE


# Switch Trap


def switch_trap(play: Play, frame: FigureFrame) -> int:
    """Choose one of the two."""
    state = play.state
    pool = [each for each in figures_on_mat(state) if switch_trap_partners(state, each)]
    play.choose(frame.seat, Question.TARGET, by_space(state, pool))
    return TwoQuestionStage.ASK_SECOND


def switch_trap_chooses(play: Play, frame: FigureFrame) -> int:
    """Choose the other."""
    state = play.state
    frame.figure = figure_at(state, state.answer - ACTIONS.target)
    partners = switch_trap_partners(state, frame.figure)
    play.choose(frame.seat, Question.TARGET, by_space(state, partners))
    return TwoQuestionStage.RESOLVE


def switch_trap_springs(play: Play, frame: FigureFrame) -> int:
    """They change places."""
    state, one = play.state, frame.figure
    other = figure_at(state, state.answer - ACTIONS.target)
    here, there = state.spot[one], state.spot[other]
    lift(state, one)
    set_down(state, other, here)
    set_down(state, one, there)
    for figure in (one, other):
        play.tell(Put(figure, state.spot[figure], "switch"))
        be_put(play, figure, frame.seat)
    return DONE


# Warp Space


def warp_space(play: Play, frame: FigureFrame) -> int:
    """Choose the figure."""
    state = play.state
    pool = [each for each in figures_on_mat(state) if warp_space_spaces(state, each)]
    play.choose(frame.seat, Question.TARGET, by_space(state, pool))
    return TwoQuestionStage.ASK_SECOND


def warp_space_chooses(play: Play, frame: FigureFrame) -> int:
    """Ask where the chosen figure goes."""
    state = play.state
    frame.figure = figure_at(state, state.answer - ACTIONS.target)
    spaces = warp_space_spaces(state, frame.figure)
    play.choose(frame.seat, Question.SPACE, sorted(ACTIONS.target + cell for cell in spaces))
    return TwoQuestionStage.RESOLVE


def warp_space_warps(play: Play, frame: FigureFrame) -> int:
    """Through any walls."""
    cell = play.state.answer - ACTIONS.target
    set_down(play.state, frame.figure, cell)
    play.tell(Put(frame.figure, cell, "warp"))
    be_put(play, frame.figure, frame.seat)
    return DONE
