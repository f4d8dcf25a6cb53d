"""What is under way goes on, frame by frame, until somebody must decide."""

from __future__ import annotations

from typing import Final

from waystone.games.dungeon_crawler.board import NOBODY, OVER
from waystone.games.dungeon_crawler.rules import (
    acting,
    activation,
    attacking,
    frames,
    hand,
    harm,
    landing,
    laying,
    monsters,
    moving,
    pushing,
    rolling,
    spawning,
    windows,
)
from waystone.games.dungeon_crawler.rules.effects import card_stages
from waystone.games.dungeon_crawler.rules.play import Play, Stages
from waystone.games.dungeon_crawler.state import CrawlerState

STAGES: Final[dict[int, Stages]] = {
    frames.ENTER: activation.ENTER_STAGES,
    frames.ROUNDS: activation.ROUND_STAGES,
    frames.ACTIVATION: activation.ACTIVATION_STAGES,
    frames.PACK_MOVES: monsters.PACK_MOVE_STAGES,
    frames.PACK_ATTACKS: monsters.PACK_ATTACK_STAGES,
    frames.LAYING: laying.LAYING_STAGES,
    frames.SUMMONING: monsters.SUMMONING_STAGES,
    frames.ACTING: acting.ACTING_STAGES,
    frames.MOVE: moving.MOVE_STAGES,
    frames.MONSTER_MOVE: monsters.MONSTER_MOVE_STAGES,
    frames.WALK: moving.WALK_STAGES,
    frames.WINDOW: windows.WINDOW_STAGES,
    frames.PUSH: pushing.PUSH_STAGES,
    frames.ROLL: rolling.ROLL_STAGES,
    frames.ATTACK: attacking.ATTACK_STAGES,
    frames.STRIKE: attacking.STRIKE_STAGES,
    frames.HARM: harm.HARM_STAGES,
    frames.SPAWN: spawning.SPAWN_STAGES,
    frames.MONSTER_ATTACK: monsters.MONSTER_ATTACK_STAGES,
    frames.LANDING: landing.LANDING_STAGES,
    frames.PLAYED: hand.PLAYED_STAGES,
    frames.DISPLACED: laying.DISPLACED_STAGES,
    **card_stages(),
}


def run(play: Play) -> None:
    """Let the uppermost frame go on; stop at a question, or at the end of the game."""
    state = play.state
    while state.phase != OVER:
        depth = len(state.stack) - 1
        frame = state.stack[depth]
        if frame.kind == frames.ASK:
            rest(state)
            state.asked = frame.seat
            return
        following = STAGES[frame.kind][frame.stage](play, frame)
        if following == frames.DONE:
            del state.stack[depth]
        else:
            frame.stage = following
    rest(state)
    clear_stack(state)


def clear_stack(state: CrawlerState) -> None:
    """Nothing is under way any more; a card that was being resolved is discarded (DC-51)."""
    for frame in state.stack:
        if frame.kind == frames.PLAYED:
            hand.put_away(state, frame)
    state.stack.clear()
    state.options = ()
    state.asked = NOBODY


def rest(state: CrawlerState) -> None:
    """Forget what only the stages of one run tell each other."""
    state.answer, state.rolled, state.dealt = NOBODY, [], 0
