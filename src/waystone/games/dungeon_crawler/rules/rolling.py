"""Dice on the table, and the window after every roll (DC-97)."""

from __future__ import annotations

from typing import Final

from waystone.games.dungeon_crawler.board import NOBODY, ROLL_WINDOW
from waystone.games.dungeon_crawler.events import Rolled
from waystone.games.dungeon_crawler.frame import DONE
from waystone.games.dungeon_crawler.rules.figures import defence
from waystone.games.dungeon_crawler.rules.frames.fights import RollFrame, RollStage, StrikeFrame
from waystone.games.dungeon_crawler.rules.frames.questions import PURPOSE_WORDS
from waystone.games.dungeon_crawler.rules.play import Play, Stages, cause_of, in_stages
from waystone.games.dungeon_crawler.rules.windows import open_window
from waystone.games.dungeon_crawler.state import CrawlerState


def roll(play: Play, purpose: int, seat: int, count: int, second: int = NOBODY) -> None:
    """Roll dice; the result is in `state.rolled` when the window has closed.

    `second` is whose the second die is, if it is another player's (DC-46).
    """
    play.begin(RollFrame(seat, purpose, count, seat if second == NOBODY else second))


def throw(play: Play, frame: RollFrame) -> int:
    """Roll, tell, open the window."""
    frame.dice = [play.dice.roll(6) for _ in range(frame.count)]
    play.tell(
        Rolled(
            PURPOSE_WORDS[frame.purpose],
            tuple(frame.dice),
            tuple(frame.roller(at) for at in range(frame.count)),
            *_aim(play.state, frame),
        )
    )
    open_window(play, ROLL_WINDOW)
    return RollStage.SETTLE


def _aim(state: CrawlerState, frame: RollFrame) -> tuple[int | None, int | None]:
    """The DEF to reach and whose it is, for the roll of an attack."""
    strike = cause_of(state, frame)
    if not isinstance(strike, StrikeFrame):
        return None, None
    return defence(state, strike.target), strike.target


def settle(play: Play, frame: RollFrame) -> int:
    """The window has closed, the dice lie as they lie."""
    play.state.rolled = frame.dice[:]
    return DONE


ROLL_STAGES: Final[Stages] = in_stages({RollStage.THROW: throw, RollStage.SETTLE: settle})
