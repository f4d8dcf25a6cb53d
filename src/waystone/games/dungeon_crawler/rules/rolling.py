"""Dice on the table, and the window after every roll (DC-97)."""

from __future__ import annotations

from typing import Final

from waystone.games.dungeon_crawler.board import NOBODY, ROLL_WINDOW
from waystone.games.dungeon_crawler.events import Rolled
from waystone.games.dungeon_crawler.rules.figures import defence
from waystone.games.dungeon_crawler.rules.frames import DONE, PURPOSES, ROLL, STRIKE
from waystone.games.dungeon_crawler.rules.interest import roller
from waystone.games.dungeon_crawler.rules.play import Play, Stages
from waystone.games.dungeon_crawler.rules.windows import open_window
from waystone.games.dungeon_crawler.state import CrawlerState, Frame


def roll(play: Play, purpose: int, seat: int, count: int, second: int = NOBODY) -> None:
    """Roll dice; the result is in `state.rolled` when the window has closed.

    A roll frame's `number` is the purpose, `other` the roller of a second player's die, `cells`
    the dice.
    """
    frame = play.begin(ROLL, seat)
    frame.number = purpose
    frame.spare = count
    frame.other = seat if second == NOBODY else second


def throw(play: Play, frame: Frame) -> int:
    """Stage 0: roll, tell, open the window."""
    frame.cells = [play.dice.roll(6) for _ in range(frame.spare)]
    play.tell(
        Rolled(
            PURPOSES[frame.number],
            tuple(frame.cells),
            tuple(roller(frame, at) for at in range(frame.spare)),
            *_aim(play.state),
        )
    )
    open_window(play, ROLL_WINDOW)
    return 1


def _aim(state: CrawlerState) -> tuple[int | None, int | None]:
    """The DEF to reach and whose it is, for the roll of an attack."""
    strike = state.stack[-2]
    if strike.kind != STRIKE:
        return None, None
    return defence(state, strike.other), strike.other


def settle(play: Play, frame: Frame) -> int:
    """Stage 1: the window has closed, the dice lie as they lie."""
    play.state.rolled = frame.cells[:]
    return DONE


ROLL_STAGES: Final[Stages] = (throw, settle)
