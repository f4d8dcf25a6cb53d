"""From a decision to what is stored: the steps that it makes, and the match after them."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import Final

from msgspec.structs import replace

from waystone.kernel.compiling import mypyc_attr
from waystone.kernel.errors import IllegalAction
from waystone.kernel.event import NOBODY
from waystone.kernel.table import Step
from waystone.match.change import Change
from waystone.match.live import LiveMatch
from waystone.match.model import BROKEN, FREE, IN_LINE, NEVER_BEGUN, OVER, MatchInfo, Place, Written
from waystone.match.ports import Thinker
from waystone.match.step_logs import BOT_STEPS
from waystone.match.times import thread_time

AT_A_STRETCH: Final = 0.002
"""Seconds that one table's bots may take before others have their turn."""
log: Final = logging.getLogger("waystone.match")


@mypyc_attr(acyclic=True)
class Made:
    """Steps that were made, the first of them by the command of this `id`; `is_broken` if the
    rules or a bot failed after the last."""

    def __init__(self, steps: list[Step], id: str, is_broken: bool = False) -> None:
        self.steps: Final = steps
        self.id: Final = id
        self.is_broken: Final = is_broken

    def rows(self) -> list[Written]:
        """As the store keeps them."""
        rows, id = [], self.id
        for step in self.steps:
            text = step.action.text
            rows.append(Written(step.number, step.seat, text, step.digest, step.at, id, step.name))
            id = IN_LINE
        return rows


async def make_steps(
    change: Change, match: LiveMatch, thinker: Thinker, is_bots_only: Callable[[], bool]
) -> Made:
    """The step of a change, then those of quick and heavy bots who answer, but not for ever.

    All of it is told at once, wherever they think: that one was asked is perhaps a secret.

    Where they are alone they go on one by one.
    """
    steps: list[Step] = []
    if change.action is None and change.choose is None:
        return Made(steps, "")
    try:
        steps.append(await first_step(change, match))
        if match.bots.bots and not is_bots_only():
            begun = thread_time()
            while len(steps) <= BOT_STEPS and (seat := match.quick_bot()) != NOBODY:
                if thread_time() - begun > AT_A_STRETCH:
                    await asyncio.sleep(0)  # other tables' turn; nobody enters at this one
                    begun = thread_time()
                action = await match.bots.choose(match.table, seat, thinker)
                steps.append(match.make(seat, action))
    except Exception as error:
        if isinstance(error, IllegalAction) and not steps and change.choose is None:
            raise  # refused: nothing has happened
        log.exception("match %s broken at step %s", match.info.id, match.number)
        return Made(steps, change.id, is_broken=True)
    return Made(steps, change.id)


async def first_step(change: Change, match: LiveMatch) -> Step:
    """What was decided, by a person, the clock or a bot."""
    action = await change.choose() if change.choose is not None else change.action
    assert action is not None
    place = change.info.places[change.seat] if change.info is not None else None
    return match.make(change.seat, action, change.id, place)


def match_after(change: Change, match: LiveMatch, made: Made) -> MatchInfo | None:
    """What is to be stored beside the steps: the match with other places, or at its end."""
    if made.is_broken:
        info = change.info if made.steps else None
        return replace(info or match.info, state=BROKEN, result="")
    result = change.result or (match.table.record.result if made.steps else "")
    if result:
        return replace(change.info or match.info, state=OVER, result=result)
    info = freed(match, change.seat) if leaves_seat_free(change, match) else change.info
    if info is not None and not info.guests() and change.info is None:
        return replace(info, state=OVER, result=NEVER_BEGUN)
    return info


def leaves_seat_free(change: Change, match: LiveMatch) -> bool:
    """Whether somebody else can take the seat of who leaves (DM-22)."""
    is_leaving = change.action is match.game.alphabet.leave
    return is_leaving and match.game.policy.opens_empty and match.is_vacant(change.seat)


def freed(match: LiveMatch, seat: int) -> MatchInfo:
    """The match with this seat free."""
    places = list(match.info.places)
    places[seat] = Place(FREE)
    return match.info.with_places(places)
