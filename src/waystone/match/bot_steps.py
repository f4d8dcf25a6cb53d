"""Steps of bots, decided like those of everybody else."""

from __future__ import annotations

import logging
from functools import partial
from typing import Final

from waystone.kernel.action import Action
from waystone.kernel.event import NOBODY
from waystone.match.bots import job_for
from waystone.match.change import Change
from waystone.match.live import LiveMatch
from waystone.match.ports import Ports, Thinker

log: Final = logging.getLogger("waystone.match")


def quick_step(match: LiveMatch, thinker: Thinker) -> Change | None:
    """A quick or heavy bot goes on without being asked: at the beginning, and after many steps."""
    seat = match.quick_bot()
    if not match.is_running() or seat == NOBODY:
        return None
    return Change(seat, choose=partial(match.bots.choose, match.table, seat, thinker))


async def think_for(match: LiveMatch, seat: int, ports: Ports) -> str:
    """What the slow bot in this seat does, as text; nothing if it failed."""
    begun = ports.clock.now()
    try:
        return await ports.thinker.think(job_for(match.info, match.table, seat))
    except Exception:
        log.exception("match %s: the bot in seat %s failed", match.info.id, seat)
        return ""
    finally:
        ports.figures.bot_seconds.observe(ports.clock.now() - begun)


def slow_step(match: LiveMatch, seat: int, number: int, text: str) -> Change | None:
    """What a slow bot decided when so many steps were made; None if that is out of date."""
    is_asked = match.is_running() and seat in match.acting
    if not is_asked or match.ready[seat] > number:
        return None

    async def chosen() -> Action:
        return match.game.alphabet.parse(text)

    return Change(seat, choose=chosen)
