"""Rounds, activations and their five steps (part 4), and the choices before the first round."""

from __future__ import annotations

from typing import Final

from waystone.games.dungeon_crawler.actions import ACTIONS
from waystone.games.dungeon_crawler.board import PLAYING, TURN_WINDOW, TurnStep
from waystone.games.dungeon_crawler.box import BOX
from waystone.games.dungeon_crawler.events import (
    ActivationBegan,
    Appeared,
    Healed,
    RoundBegan,
    StepBegan,
)
from waystone.games.dungeon_crawler.frame import DONE
from waystone.games.dungeon_crawler.rules.clearing import clear_away
from waystone.games.dungeon_crawler.rules.figures import card_of, hero, on_mat, set_down
from waystone.games.dungeon_crawler.rules.frames.fights import DESTRUCTION
from waystone.games.dungeon_crawler.rules.frames.questions import Question
from waystone.games.dungeon_crawler.rules.frames.turns import (
    ActFrame,
    ActivationFrame,
    ActivationStage,
    EnterFrame,
    EnterStage,
    LayingFrame,
    PackAttacksFrame,
    PackMovesFrame,
    RoundsFrame,
    RoundStage,
)
from waystone.games.dungeon_crawler.rules.harm import harm, is_in_danger
from waystone.games.dungeon_crawler.rules.landing import end_match, ranking
from waystone.games.dungeon_crawler.rules.monsters import summon
from waystone.games.dungeon_crawler.rules.play import Play, Stages, in_stages
from waystone.games.dungeon_crawler.rules.spawning import available, take
from waystone.games.dungeon_crawler.rules.treasure import discard
from waystone.games.dungeon_crawler.rules.windows import open_window
from waystone.games.dungeon_crawler.state import replaced
from waystone.games.dungeon_crawler.terrain import SPAWNS

FIRST_FOUR = 4
"""Only so many players have a gate, and an activation in round 1 (DC-18, DC-19)."""


def choose_hero(play: Play, frame: EnterFrame) -> int:
    """In turn order the first four choose an adventurer (DC-18)."""
    state = play.state
    clear_away(play)
    entering = [seat for seat in state.order[:FIRST_FOUR] if not state.absent[seat]]
    waiting = [seat for seat in entering if not on_mat(state, seat)]
    frame.entered = len(entering) - len(waiting)
    if not waiting:
        state.phase = PLAYING
        return DONE
    frame.seat = waiting[0]
    play.ask(frame.seat, Question.ADVENTURER, available(state))
    return EnterStage.CHOOSE_GATE


def choose_gate(play: Play, frame: EnterFrame) -> int:
    """And an unused gate (DC-18, R-23)."""
    state = play.state
    take(play, frame.seat, state.answer - ACTIONS.take)
    unused = [number for number in range(1, 5) if not state.occupant[SPAWNS[number][0]]]
    play.ask(frame.seat, Question.GATE, [ACTIONS.gate + number - 1 for number in unused])
    return EnterStage.STEP_IN


def step_in(play: Play, frame: EnterFrame) -> int:
    """The Adventurer stands on its spawn point."""
    state = play.state
    cell = SPAWNS[state.answer - ACTIONS.gate + 1][0]
    set_down(state, hero(frame.seat), cell)
    play.tell(Appeared(hero(frame.seat), cell, frame.seat))
    return EnterStage.CHOOSE_HERO


ENTER_STAGES: Final[Stages] = in_stages(
    {
        EnterStage.CHOOSE_HERO: choose_hero,
        EnterStage.CHOOSE_GATE: choose_gate,
        EnterStage.STEP_IN: step_in,
    }
)


def begin_round(play: Play, frame: RoundsFrame) -> int:
    """A new round; newcomers take the last places (DC-21, DC-23)."""
    state = play.state
    staying = [seat for seat in state.order if seat not in state.newcomers]
    state.order = [*staying, *state.newcomers]
    state.newcomers = []
    frame.next_place = 0
    play.tell(RoundBegan(state.round))
    return RoundStage.NEXT_ACTIVATION


def next_activation(play: Play, frame: RoundsFrame) -> int:
    """The next player in turn order, or the end of the round (DC-19, DC-23).

    Who has come back to an earlier player's seat waits for the next round (DC-21).
    """
    state = play.state
    clear_away(play)
    acting = state.order[:FIRST_FOUR] if state.round == 1 else state.order
    while frame.next_place < len(acting):
        seat = acting[frame.next_place]
        frame.next_place += 1
        if not state.absent[seat] and seat not in state.newcomers:
            play.begin(ActivationFrame(seat))
            return RoundStage.NEXT_ACTIVATION
    return end_round(play)


def end_round(play: Play) -> int:
    """After the last round the nearest to the chest wins (DC-108)."""
    state = play.state
    if state.round == play.params.round_limit:
        end_match(play, "last round played", ranking(state)[0])
        return DONE
    state.round += 1
    return RoundStage.BEGIN


ROUND_STAGES: Final[Stages] = in_stages(
    {RoundStage.BEGIN: begin_round, RoundStage.NEXT_ACTIVATION: next_activation}
)


def begin(play: Play, frame: ActivationFrame) -> int:
    """The Cleric heals, then the first turn window opens (DC-24)."""
    state, seat = play.state, frame.seat
    state.active = seat
    if state.ring_used[seat]:
        state.ring_used = replaced(state.ring_used, seat, False)
    if state.later[seat]:
        state.later = replaced(state.later, seat, 0)
    play.tell(ActivationBegan(seat))
    figure = hero(seat)
    if on_mat(state, seat):
        amount = min(card_of(state, figure).heal, state.wounds[figure])
        if amount:
            state.wounds = replaced(state.wounds, figure, state.wounds[figure] - amount)
            play.tell(Healed(figure, amount))
    state.step = TurnStep.NOT_BEGUN
    open_window(play, TURN_WINDOW)
    return ActivationStage.MONSTERS_MOVE


def _begin_step(play: Play, seat: int, step: int) -> None:
    play.state.step = step
    play.tell(StepBegan(seat, step))


def monsters_move(play: Play, frame: ActivationFrame) -> int:
    """Step 1 (DC-25)."""
    _begin_step(play, frame.seat, TurnStep.MONSTERS_MOVE)
    play.begin(PackMovesFrame(frame.seat))
    return ActivationStage.BEFORE_STEP_2


def monsters_attack(play: Play, frame: ActivationFrame) -> int:
    """Step 2 (DC-25)."""
    _begin_step(play, frame.seat, TurnStep.MONSTERS_ATTACK)
    play.begin(PackAttacksFrame(frame.seat))
    return ActivationStage.BEFORE_STEP_3


def lay_tile(play: Play, frame: ActivationFrame) -> int:
    """Step 3 (DC-25)."""
    _begin_step(play, frame.seat, TurnStep.LAY_TILE)
    play.begin(LayingFrame(frame.seat))
    return ActivationStage.BEFORE_STEP_4


def bring_monster(play: Play, frame: ActivationFrame) -> int:
    """Step 4 (DC-25)."""
    _begin_step(play, frame.seat, TurnStep.BRING_MONSTER)
    summon(play, frame.seat, 1)
    return ActivationStage.BEFORE_STEP_5


def adventurer_acts(play: Play, frame: ActivationFrame) -> int:
    """Step 5 (DC-26)."""
    _begin_step(play, frame.seat, TurnStep.ADVENTURER_ACTS)
    play.begin(ActFrame(frame.seat))
    return ActivationStage.WIND_UP


def pause(play: Play, frame: ActivationFrame) -> int:
    """A turn window before each of the steps 2 to 5 (DC-95)."""
    open_window(play, TURN_WINDOW)
    return frame.stage + 1  # the step that it comes before


def wind_up(play: Play, frame: ActivationFrame) -> int:
    """Lasting effects end (DC-29)."""
    end_lasting(play, frame.seat)
    return ActivationStage.LAST_WINDOW


def end_lasting(play: Play, seat: int) -> bool:
    """Whether potions ended; who then stands on lava or deep water is destroyed (DC-29)."""
    state = play.state
    ending = [card for card in state.gear[seat] if BOX.cards[card].type == "lasting"]
    if ending:
        left = [card for card in state.gear[seat] if card not in ending]
        state.gear = replaced(state.gear, seat, left)
        discard(play, seat, ending)
    if is_in_danger(state, hero(seat)):
        harm(play, hero(seat), DESTRUCTION)
    return bool(ending)


def last_window(play: Play, frame: ActivationFrame) -> int:
    """A last turn window; then it is the next player's activation (DC-29)."""
    play.state.step = TurnStep.WINDING_UP
    open_window(play, TURN_WINDOW)
    return ActivationStage.FINISH


def finish(play: Play, frame: ActivationFrame) -> int:
    """What was drunk since step 5 ends too, and the test is made again (DC-115)."""
    return ActivationStage.FINISH if end_lasting(play, frame.seat) else DONE


ACTIVATION_STAGES: Final[Stages] = in_stages(
    {
        ActivationStage.BEGIN: begin,
        ActivationStage.MONSTERS_MOVE: monsters_move,
        ActivationStage.BEFORE_STEP_2: pause,
        ActivationStage.MONSTERS_ATTACK: monsters_attack,
        ActivationStage.BEFORE_STEP_3: pause,
        ActivationStage.LAY_TILE: lay_tile,
        ActivationStage.BEFORE_STEP_4: pause,
        ActivationStage.BRING_MONSTER: bring_monster,
        ActivationStage.BEFORE_STEP_5: pause,
        ActivationStage.ADVENTURER_ACTS: adventurer_acts,
        ActivationStage.WIND_UP: wind_up,
        ActivationStage.LAST_WINDOW: last_window,
        ActivationStage.FINISH: finish,
    }
)
