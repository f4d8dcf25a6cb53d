"""Catching up with the store, where another process went on or a commit failed."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from msgspec.structs import replace

from waystone.match.model import (
    IN_LINE,
    OPEN,
    RUNNING,
    VOID,
    MatchInfo,
    Refusal,
    StoreFailed,
    Written,
)
from waystone.match.news import AllNew

if TYPE_CHECKING:
    from waystone.match.host import Host

log: Final = logging.getLogger("waystone.match")
Stored = tuple[MatchInfo, list[Written]]


async def catch_up(host: Host) -> None:
    """Read what is missing and tell it to those who follow here, change by change as it was made.

    After a failed commit memory holds what nobody was told; then the whole match is made again.
    """
    notices, host.notices = host.notices, []
    # Where nobody has said what it was, it may have been about the seats.
    seats = host.is_behind or any(notice.seats or not notice.process for notice in notices)
    try:
        if seats:
            await host.ports.presence.refresh(host.match.info.id)
        info, steps = await load(host, 0 if host.is_behind else host.match.number)
    except StoreFailed:
        host.notices = [*notices, *host.notices]
        raise
    if host.is_behind:
        host.match.rebuild(steps[: host.told])
        steps = steps[host.told :]
        host.is_behind = False
    try:
        go_on(host, info, grouped(steps), seats)
    except Exception:
        log.exception("match %s: what was stored can't be made again", info.id)
        await reload(host)
        host.audience.tell(AllNew())
    host.schedule()


async def mind_all(host: Host) -> None:
    """Notices may come while earlier ones are looked after; none of them is left lying."""
    try:
        while host.notices:
            await host.command(lambda: None)
    finally:
        host.is_minding = False


async def load(host: Host, after: int) -> Stored:
    """What the store knows of the host's match."""
    stored = await host.ports.store.load(host.match.info.id, after)
    if stored is None:
        raise Refusal("NO_SUCH_MATCH")
    return stored


async def reload(host: Host) -> None:
    """Set the table anew from the store, without a word to anybody."""
    info, steps = await load(host, 0)
    host.match.info = info
    host.match.rebuild(steps)
    host.told, host.is_behind = host.match.number, False


def grouped(steps: Sequence[Written]) -> list[list[Written]]:
    """Steps in the groups in which they were made, stored and told.

    There is always one group: what changed beside the steps comes with the last.
    """
    groups: list[list[Written]] = []
    for step in steps:
        if step.id != IN_LINE or not groups:
            groups.append([])
        groups[-1].append(step)
    return groups or [[]]


def go_on(host: Host, info: MatchInfo, groups: list[list[Written]], seats: bool) -> None:
    """Make these steps; everybody hears of each group as if it had been made here."""
    match, state = host.match, host.match.info.state
    if state == OPEN and info.state not in (OPEN, VOID):
        begin(host, info)
        state = match.info.state
    for group in groups[:-1]:
        match.info = replace(info, state=state, result="")
        was_open = match.logs.open is not None
        host.tell_change(match.go_on(group), state, was_open)
    match.info = info
    was_open = match.logs.open is not None
    steps = match.go_on(groups[-1])
    if any(groups):
        host.bot_patience.note_step(is_ours=False)
    host.tell_change(steps, state, was_open, seats and host.seats_told != host.audience.seating())


def begin(host: Host, info: MatchInfo) -> None:
    """All have sat down, in the seats that were drawn."""
    host.match.info = replace(info, state=RUNNING, result="")
    host.match.rebuild([])
    host.tell_change([], OPEN, was_open=False)
