"""Step 5: the Adventurer acts in two halves, and extra ones by cards (DC-26, DC-27)."""

from __future__ import annotations

from typing import Final

from waystone.games.dungeon_crawler.actions import ACTIONS
from waystone.games.dungeon_crawler.board import AREA, MELEE, NOWHERE, RANGED, TURN_WINDOW
from waystone.games.dungeon_crawler.events import PickedUp
from waystone.games.dungeon_crawler.frame import DONE
from waystone.games.dungeon_crawler.rules.aiming import attack_options
from waystone.games.dungeon_crawler.rules.attacking import attack
from waystone.games.dungeon_crawler.rules.exits import has_no_exits
from waystone.games.dungeon_crawler.rules.figures import hero, lift, on_mat
from waystone.games.dungeon_crawler.rules.frames.moves import MoveStage
from waystone.games.dungeon_crawler.rules.frames.questions import Question
from waystone.games.dungeon_crawler.rules.frames.turns import ActFrame, ActStage
from waystone.games.dungeon_crawler.rules.hand import play_from_hand, playable
from waystone.games.dungeon_crawler.rules.moving import begin_move, move_options
from waystone.games.dungeon_crawler.rules.play import Play, Stages, in_stages
from waystone.games.dungeon_crawler.rules.spawning import free_points, spawn
from waystone.games.dungeon_crawler.rules.steps import budget_of
from waystone.games.dungeon_crawler.state import CrawlerState


def prepare(play: Play, frame: ActFrame) -> int:
    """Note whether the Adventurer begins on the Floating Teleport (DC-76)."""
    six = play.state.terrain.six
    if six >= 0 and play.state.spot[hero(frame.seat)] == six:
        frame.teleport = six
    return ActStage.DECIDE


def decide(play: Play, frame: ActFrame) -> int:
    """Ask for the next half, or a card; without either the end comes by itself (DC-95).

    Who holds any card is asked, whether or not one can be played: to end the step at once would
    tell the others of a hand (H-7).
    """
    state, seat = play.state, frame.seat
    if on_mat(state, seat):
        frame.was_on_mat = True
    elif frame.was_on_mat:
        return DONE  # slain in its own step 5: the step is over (DC-71)
    options = half_options(state, frame)
    if not options and not state.hands[seat]:
        return DONE
    if not must_spawn(state, seat):
        options.append(ACTIONS.done)
    cards = playable(play.params, state, seat, TURN_WINDOW, step_5=True)
    play.ask(seat, Question.ACT, [*options, *cards])
    return ActStage.ACT


def must_spawn(state: CrawlerState, seat: int) -> bool:
    """The Spawn half may not be declined if a spawn point is free (DC-27)."""
    return not on_mat(state, seat) and bool(free_points(state, hero(seat)))


def half_options(state: CrawlerState, frame: ActFrame) -> list[int]:
    """The halves that may be chosen now (DC-26)."""
    figure = hero(frame.seat)
    if state.spot[figure] < 0:
        return [ACTIONS.spawn] if must_spawn(state, frame.seat) else []
    options = []
    if frame.can_move():
        options += move_options(state, figure, budget_of(state, figure), 0)
        options.append(ACTIONS.stay)
    if frame.can_attack():
        options += attack_options(state, figure)
    if frame.is_fresh():
        options += _special_options(state, frame)
    return options


def _special_options(state: CrawlerState, frame: ActFrame) -> list[int]:
    """Instead of the first half: the Floating Teleport (DC-76), or being picked up (DC-74)."""
    options = []
    if frame.teleport != NOWHERE:
        options.append(ACTIONS.spawn)
    if not frame.extra_done and has_no_exits(state, frame.seat):
        options.append(ACTIONS.pick_up)
    return options


def act(play: Play, frame: ActFrame) -> int:
    """Do what was chosen, then ask again."""
    state, answer = play.state, play.state.answer
    figure = hero(frame.seat)
    if answer == ACTIONS.done:
        return DONE
    if answer == ACTIONS.pick_up:
        lift(state, figure)
        play.tell(PickedUp(frame.seat))
        return DONE
    if answer == ACTIONS.spawn:
        frame.halves_left = 1
        spawn(play, figure)
        return ActStage.AFTER_SPAWN
    if ACTIONS.play <= answer < ACTIONS.move:
        play_from_hand(play, frame.seat, answer)
    elif ACTIONS.melee <= answer < ACTIONS.place:
        _attack(play, frame, answer)
    else:
        _move(play, frame, answer)
    return ActStage.DECIDE


def after_spawn(play: Play, frame: ActFrame) -> int:
    """Without a free spawn point the step is over (DC-73)."""
    return ActStage.DECIDE if on_mat(play.state, frame.seat) else DONE


def _attack(play: Play, frame: ActFrame, answer: int) -> None:
    if play.params.halves_first:
        frame.use_attack_half()
    else:
        frame.use_attack()
    kind = MELEE if answer < ACTIONS.shoot else RANGED if answer < ACTIONS.blast else AREA
    first = (ACTIONS.melee, ACTIONS.shoot, ACTIONS.blast)[kind]
    attack(play, hero(frame.seat), kind, answer - first)


def _move(play: Play, frame: ActFrame, answer: int) -> None:
    """Begin a Move with the segment or push that was chosen; `stay` is a Move of 0 spaces."""
    if play.params.halves_first:
        frame.use_move_half()
    else:
        frame.use_move()
    begin_move(play, hero(frame.seat)).stage = MoveStage.GO
    if answer == ACTIONS.stay:
        play.state.answer = ACTIONS.stop


ACT_STAGES: Final[Stages] = in_stages(
    {
        ActStage.PREPARE: prepare,
        ActStage.DECIDE: decide,
        ActStage.ACT: act,
        ActStage.AFTER_SPAWN: after_spawn,
    }
)
