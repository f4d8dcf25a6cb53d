"""Rounds, activations and their five steps (part 4), and the choices before the first round."""

from __future__ import annotations

from typing import Final

from waystone.games.dungeon_crawler.actions import ACTIONS
from waystone.games.dungeon_crawler.board import PLAYING, TURN_WINDOW
from waystone.games.dungeon_crawler.box import BOX
from waystone.games.dungeon_crawler.events import (
    ActivationBegan,
    Appeared,
    Healed,
    RoundBegan,
    StepBegan,
)
from waystone.games.dungeon_crawler.rules.clearing import clear_away
from waystone.games.dungeon_crawler.rules.figures import card_of, hero, on_mat, set_down
from waystone.games.dungeon_crawler.rules.frames import (
    ACTING,
    ACTIVATION,
    ADVENTURER,
    DONE,
    GATE,
    LAYING,
    PACK_ATTACKS,
    PACK_MOVES,
)
from waystone.games.dungeon_crawler.rules.harm import DESTRUCTION, harm, is_in_danger
from waystone.games.dungeon_crawler.rules.landing import end_match, ranking
from waystone.games.dungeon_crawler.rules.monsters import summon
from waystone.games.dungeon_crawler.rules.play import Play, Stages
from waystone.games.dungeon_crawler.rules.spawning import available, take
from waystone.games.dungeon_crawler.rules.treasure import discard
from waystone.games.dungeon_crawler.rules.windows import open_window
from waystone.games.dungeon_crawler.state import Frame
from waystone.games.dungeon_crawler.terrain import SPAWNS

FIRST_FOUR = 4
"""Only so many players have a gate, and an activation in round 1 (DC-18, DC-19)."""

# Entering: `number` is how many of those who still play have chosen.


def choose_hero(play: Play, frame: Frame) -> int:
    """Stage 0: in turn order the first four choose an adventurer (DC-18)."""
    state = play.state
    clear_away(play)
    entering = [seat for seat in state.order[:FIRST_FOUR] if not state.absent[seat]]
    waiting = [seat for seat in entering if not on_mat(state, seat)]
    frame.number = len(entering) - len(waiting)
    if not waiting:
        state.phase = PLAYING
        return DONE
    frame.seat = waiting[0]
    play.ask(frame.seat, ADVENTURER, available(state))
    return 1


def choose_gate(play: Play, frame: Frame) -> int:
    """Stage 1: and an unused gate (DC-18, R-23)."""
    state = play.state
    take(play, frame.seat, state.answer - ACTIONS.take)
    unused = [number for number in range(1, 5) if not state.occupant[SPAWNS[number][0]]]
    play.ask(frame.seat, GATE, [ACTIONS.gate + number - 1 for number in unused])
    return 2


def step_in(play: Play, frame: Frame) -> int:
    """Stage 2: the Adventurer stands on its spawn point."""
    state = play.state
    cell = SPAWNS[state.answer - ACTIONS.gate + 1][0]
    set_down(state, hero(frame.seat), cell)
    play.tell(Appeared(hero(frame.seat), cell, frame.seat))
    return 0


ENTER_STAGES: Final[Stages] = (choose_hero, choose_gate, step_in)

# Rounds: `number` is the place in turn order of the next player.


def begin_round(play: Play, frame: Frame) -> int:
    """Stage 0: a new round; newcomers take the last places (DC-21, DC-23)."""
    state = play.state
    staying = [seat for seat in state.order if seat not in state.newcomers]
    state.order = [*staying, *state.newcomers]
    state.newcomers = []
    frame.number = 0
    play.tell(RoundBegan(state.round))
    return 1


def next_activation(play: Play, frame: Frame) -> int:
    """Stage 1: the next player in turn order, or the end of the round (DC-19, DC-23).

    Who has come back to an earlier player's seat waits for the next round (DC-21).
    """
    state = play.state
    clear_away(play)
    acting = state.order[:FIRST_FOUR] if state.round == 1 else state.order
    while frame.number < len(acting):
        seat = acting[frame.number]
        frame.number += 1
        if not state.absent[seat] and seat not in state.newcomers:
            play.begin(ACTIVATION, seat)
            return 1
    return end_round(play)


def end_round(play: Play) -> int:
    """After the last round the nearest to the chest wins (DC-108)."""
    state = play.state
    if state.round == play.params.round_limit:
        end_match(play, "last round played", ranking(state)[0])
        return DONE
    state.round += 1
    return 0


ROUND_STAGES: Final[Stages] = (begin_round, next_activation)


def begin(play: Play, frame: Frame) -> int:
    """Stage 0: the Cleric heals, then the first turn window opens (DC-24)."""
    state, seat = play.state, frame.seat
    state.active = seat
    state.ring_used[seat] = False
    state.later[seat] = 0
    play.tell(ActivationBegan(seat))
    figure = hero(seat)
    if on_mat(state, seat):
        amount = min(card_of(state, figure).heal, state.wounds[figure])
        if amount:
            state.wounds[figure] -= amount
            play.tell(Healed(figure, amount))
    state.step = 0
    open_window(play, TURN_WINDOW)
    return 1


def _begin_step(play: Play, seat: int, step: int) -> None:
    play.state.step = step
    play.tell(StepBegan(seat, step))


def monsters_move(play: Play, frame: Frame) -> int:
    """Stage 1: step 1 (DC-25)."""
    _begin_step(play, frame.seat, 1)
    play.begin(PACK_MOVES, frame.seat)
    return 2


def monsters_attack(play: Play, frame: Frame) -> int:
    """Stage 3: step 2 (DC-25)."""
    _begin_step(play, frame.seat, 2)
    play.begin(PACK_ATTACKS, frame.seat)
    return 4


def lay_tile(play: Play, frame: Frame) -> int:
    """Stage 5: step 3 (DC-25)."""
    _begin_step(play, frame.seat, 3)
    play.begin(LAYING, frame.seat)
    return 6


def bring_monster(play: Play, frame: Frame) -> int:
    """Stage 7: step 4 (DC-25)."""
    _begin_step(play, frame.seat, 4)
    summon(play, frame.seat, 1)
    return 8


def adventurer_acts(play: Play, frame: Frame) -> int:
    """Stage 9: step 5 (DC-26)."""
    _begin_step(play, frame.seat, 5)
    play.begin(ACTING, frame.seat)
    return 10


def pause(play: Play, frame: Frame) -> int:
    """A turn window before each of the steps 2 to 5 (DC-95)."""
    open_window(play, TURN_WINDOW)
    return frame.stage + 1


def wind_up(play: Play, frame: Frame) -> int:
    """Stage 10: lasting effects end (DC-29)."""
    end_lasting(play, frame.seat)
    return 11


def end_lasting(play: Play, seat: int) -> bool:
    """Whether potions ended; who then stands on lava or deep water is destroyed (DC-29)."""
    state = play.state
    ending = [card for card in state.gear[seat] if BOX.cards[card].type == "lasting"]
    state.gear[seat] = [card for card in state.gear[seat] if card not in ending]
    discard(play, seat, ending)
    if is_in_danger(state, hero(seat)):
        harm(play, hero(seat), DESTRUCTION)
    return bool(ending)


def last_window(play: Play, frame: Frame) -> int:
    """Stage 11: a last turn window; then it is the next player's activation (DC-29)."""
    play.state.step = 6
    open_window(play, TURN_WINDOW)
    return 12


def finish(play: Play, frame: Frame) -> int:
    """Stage 12: what was drunk since step 5 ends too, and the test is made again (DC-115)."""
    return 12 if end_lasting(play, frame.seat) else DONE


ACTIVATION_STAGES: Final[Stages] = (
    begin,
    monsters_move,
    pause,
    monsters_attack,
    pause,
    lay_tile,
    pause,
    bring_monster,
    pause,
    adventurer_acts,
    wind_up,
    last_window,
    finish,
)
