"""What is under way goes on, frame by frame, until somebody must decide."""

from __future__ import annotations

from typing import Final

from waystone.games.dungeon_crawler.board import NOBODY, OVER
from waystone.games.dungeon_crawler.frame import DONE, Kind
from waystone.games.dungeon_crawler.rules import (
    acting,
    activation,
    attacking,
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
from waystone.games.dungeon_crawler.rules.cards.table import CARD_STAGES
from waystone.games.dungeon_crawler.rules.frames.cards import PlayedFrame
from waystone.games.dungeon_crawler.rules.play import Play, Stages
from waystone.games.dungeon_crawler.state import CrawlerState

STAGES: Final[dict[int, Stages]] = {
    Kind.ENTER: activation.ENTER_STAGES,
    Kind.ROUNDS: activation.ROUND_STAGES,
    Kind.ACTIVATION: activation.ACTIVATION_STAGES,
    Kind.PACK_MOVES: monsters.PACK_MOVE_STAGES,
    Kind.PACK_ATTACKS: monsters.PACK_ATTACK_STAGES,
    Kind.LAYING: laying.LAYING_STAGES,
    Kind.SUMMONING: monsters.SUMMONING_STAGES,
    Kind.ACT: acting.ACT_STAGES,
    Kind.MOVE: moving.MOVE_STAGES,
    Kind.MONSTER_MOVE: monsters.MONSTER_MOVE_STAGES,
    Kind.WALK: moving.WALK_STAGES,
    Kind.WINDOW: windows.WINDOW_STAGES,
    Kind.PUSH: pushing.PUSH_STAGES,
    Kind.ROLL: rolling.ROLL_STAGES,
    Kind.ATTACK: attacking.ATTACK_STAGES,
    Kind.STRIKE: attacking.STRIKE_STAGES,
    Kind.HARM: harm.HARM_STAGES,
    Kind.SPAWN: spawning.SPAWN_STAGES,
    Kind.MONSTER_ATTACK: monsters.MONSTER_ATTACK_STAGES,
    Kind.LANDING: landing.LANDING_STAGES,
    Kind.PLAYED: hand.PLAYED_STAGES,
    Kind.DISPLACED: laying.DISPLACED_STAGES,
    **{Kind.CARD + number: stages for number, stages in enumerate(CARD_STAGES)},
}
_IN_ORDER: Final[tuple[Stages, ...]] = tuple(
    [STAGES.get(kind, ()) for kind in range(Kind.CARD + len(CARD_STAGES))]
)
"""The same as a row, in which to look is sooner done; many numbers are no kind."""


def run(play: Play) -> None:
    """Let the uppermost frame go on; stop at a question, or at the end of the game."""
    state = play.state
    stack = state.stack
    while state.phase != OVER:
        depth = len(stack) - 1
        frame = stack[depth]
        kind = frame.kind
        if kind == Kind.ASK:
            rest(state)
            state.asked = frame.seat
            return
        following = _IN_ORDER[kind][frame.stage](play, frame)
        if following == DONE:
            del stack[depth]
        else:
            frame.stage = following
    rest(state)
    clear_stack(state)


def clear_stack(state: CrawlerState) -> None:
    """Nothing is under way any more; a card that was being resolved is discarded (DC-51)."""
    for frame in state.stack:
        if isinstance(frame, PlayedFrame):
            hand.put_away(state, frame)
    state.stack.clear()
    state.options = ()
    state.asked = NOBODY


def rest(state: CrawlerState) -> None:
    """Forget what only the stages of one run tell each other."""
    state.answer, state.rolled, state.dealt = NOBODY, [], 0
