"""Play without thought: what rollouts need and what benchmarks measure."""

from __future__ import annotations

from waystone.kernel.dice import Dice
from waystone.kernel.event import NOBODY
from waystone.kernel.game import Game, S


def play_randomly(game: Game[S], state: S, dice: Dice) -> int:
    """Do anything legal until the match is over, changing the state; how many steps it took."""
    steps = 0
    seat = game.to_act(state)
    while seat != NOBODY:
        legal = game.legal(state, seat)
        game.advance(state, seat, legal[dice.roll(len(legal)) - 1], dice)
        steps += 1
        seat = game.to_act(state)
    return steps
