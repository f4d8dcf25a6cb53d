"""Bots for which a table waits go on; heavy ones that people only watch, one after the other."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from waystone.match.bot_steps import quick_step
from waystone.match.change import Decide

if TYPE_CHECKING:
    from waystone.match.host import Host


def let_go_on(host: Host, seat: int) -> None:
    """A quick or heavy bot in this seat goes on, at once or when it is its turn to think."""
    match = host.match
    step = partial(quick_step, match, host.ports.thinker)
    if not (match.info.is_exhibition() and match.bots.is_heavy(seat)):
        host.spawn(partial(host.command, step))
    elif not host.is_in_line:
        host.is_in_line = True
        host.spawn(partial(stand_in_line, host, step))


async def stand_in_line(host: Host, step: Decide) -> None:
    """Who plays with a heavy bot never waits for more than one of those that are only watched; and
    who comes to watch does not wait for all that stand in line."""
    try:
        async with host.ports.shows:
            await host.command(lambda: None if host.bots_alone.stands_still() else step())
    finally:
        host.is_in_line = False
