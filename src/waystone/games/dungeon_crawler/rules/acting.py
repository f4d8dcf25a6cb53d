"""Step 5: the Adventurer acts in two halves, and extra ones by cards (DC-26, DC-27)."""

from __future__ import annotations

from typing import Final

from waystone.games.dungeon_crawler.actions import ACTIONS
from waystone.games.dungeon_crawler.board import AREA, MELEE, RANGED, TURN_WINDOW
from waystone.games.dungeon_crawler.events import PickedUp
from waystone.games.dungeon_crawler.rules.attacking import attack, attack_options
from waystone.games.dungeon_crawler.rules.exits import has_no_exits
from waystone.games.dungeon_crawler.rules.figures import hero, lift, on_mat
from waystone.games.dungeon_crawler.rules.frames import ACT, DONE
from waystone.games.dungeon_crawler.rules.hand import play_from_hand, playable
from waystone.games.dungeon_crawler.rules.moving import begin_move, move_options
from waystone.games.dungeon_crawler.rules.play import Play, Stages
from waystone.games.dungeon_crawler.rules.spawning import free_points, spawn
from waystone.games.dungeon_crawler.rules.steps import budget_of
from waystone.games.dungeon_crawler.state import CrawlerState, Frame

# An acting frame's `number` is the halves left, `spare` is 1 once the Move among them is made,
# `cell` and `other` are the extra Moves and Attacks that cards have granted, and `figure` is 1
# once the Adventurer has been on the mat in this step; `cells` is not empty if it began the step
# on the Floating Teleport.


def prepare(play: Play, frame: Frame) -> int:
    """Stage 0: two halves, nothing extra."""
    frame.number, frame.spare, frame.cell, frame.other, frame.figure = 2, 0, 0, 0, 0
    six = play.state.terrain.six
    if six >= 0 and play.state.spot[hero(frame.seat)] == six:
        frame.cells = [six]
    return 1


def decide(play: Play, frame: Frame) -> int:
    """Stage 1: ask for the next half, or a card; the end comes by itself (DC-95)."""
    state, seat = play.state, frame.seat
    if on_mat(state, seat):
        frame.figure = 1
    elif frame.figure:
        return DONE  # slain in its own step 5: the step is over (DC-71)
    options = half_options(state, frame)
    cards = playable(play.params, state, seat, TURN_WINDOW, step_5=True)
    if not options and not cards:
        return DONE
    if not must_spawn(state, seat):
        options.append(ACTIONS.done)
    play.ask(seat, ACT, [*options, *cards])
    return 2


def must_spawn(state: CrawlerState, seat: int) -> bool:
    """The Spawn half may not be declined if a spawn point is free (DC-27)."""
    return not on_mat(state, seat) and bool(free_points(state, hero(seat)))


def half_options(state: CrawlerState, frame: Frame) -> list[int]:
    """The halves that may be chosen now (DC-26)."""
    figure = hero(frame.seat)
    if state.spot[figure] < 0:
        return [ACTIONS.spawn] if must_spawn(state, frame.seat) else []
    options = []
    if can_still_move(frame):
        options += move_options(state, figure, budget_of(state, figure), 0)
        options.append(ACTIONS.stay)
    if frame.number or frame.other:
        options += attack_options(state, figure)
    if frame.number == 2:
        options += _special_options(state, frame)
    return options


def can_still_move(frame: Frame) -> bool:
    """There is no Move, then Move, unless a card grants one (DC-26)."""
    return bool(frame.cell) or (frame.number > 0 and not frame.spare)


def _special_options(state: CrawlerState, frame: Frame) -> list[int]:
    """Instead of the first half: the Floating Teleport (DC-76), or being picked up (DC-74)."""
    options = []
    if frame.cells:
        options.append(ACTIONS.spawn)
    if has_no_exits(state, frame.seat):
        options.append(ACTIONS.pick_up)
    return options


def act(play: Play, frame: Frame) -> int:
    """Stage 2: do what was chosen, then ask again."""
    state, answer = play.state, play.state.answer
    figure = hero(frame.seat)
    if answer == ACTIONS.done:
        return DONE
    if answer == ACTIONS.pick_up:
        lift(state, figure)
        play.tell(PickedUp(frame.seat))
        return DONE
    if answer == ACTIONS.spawn:
        frame.number = 1
        spawn(play, figure)
        return 3
    if ACTIONS.play <= answer < ACTIONS.move:
        play_from_hand(play, frame.seat, answer)
    elif ACTIONS.melee <= answer < ACTIONS.place:
        _attack(play, frame, answer)
    else:
        _move(play, frame, answer)
    return 1


def after_spawn(play: Play, frame: Frame) -> int:
    """Stage 3: without a free spawn point the step is over (DC-73)."""
    return 1 if on_mat(play.state, frame.seat) else DONE


def _attack(play: Play, frame: Frame, answer: int) -> None:
    spend_attack(frame)
    kind = MELEE if answer < ACTIONS.shoot else RANGED if answer < ACTIONS.blast else AREA
    first = (ACTIONS.melee, ACTIONS.shoot, ACTIONS.blast)[kind]
    attack(play, hero(frame.seat), kind, answer - first)


def spend_attack(frame: Frame) -> None:
    """An extra Attack is used up last, so that a half stays free for the Move as long as can be."""
    if frame.number == 0 or (frame.other and frame.number == 1 and not frame.spare):
        frame.other -= 1
    else:
        frame.number -= 1


def spend_move(frame: Frame) -> None:
    """The Move among the two halves comes first, then extra ones."""
    if frame.number and not frame.spare:
        frame.number -= 1
        frame.spare = 1
    else:
        frame.cell -= 1


def _move(play: Play, frame: Frame, answer: int) -> None:
    """Begin a Move with the segment or push that was chosen; `stay` is a Move of 0 spaces."""
    spend_move(frame)
    move = begin_move(play, hero(frame.seat))
    move.stage = 1
    if answer == ACTIONS.stay:
        play.state.answer = ACTIONS.stop


ACTING_STAGES: Final[Stages] = (prepare, decide, act, after_spawn)
