"""Play somebody: one call that finds a table where a stranger waits, or opens one."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Final

from waystone.catalogue import GameEntry, find_game
from waystone.kernel.mode import BOT
from waystone.kernel.mode import OPEN as OPEN_SEAT
from waystone.leaderboard import boards
from waystone.match.model import OPEN, Guest, MatchInfo, Refusal
from waystone.match.wishes import Wish
from waystone.service.calls import Call
from waystone.service.context import AppContext
from waystone.service.matches import check_new_match
from waystone.service.names import give_up_foreign_name
from waystone.wire import calls

TURN_SECONDS: Final = 120
"""Strangers do not let each other wait longer."""
MOST_LOOKED_AT: Final = 100
ABOUT_TO_COME: Final = 15_000


async def match_for(context: AppContext, guest: Guest, game: str, address: str) -> str:
    """The longest waiting table of somebody else, one's own that waits already, or a new one.

    One search at a time, in whatever process, so that two who press at once find each other.
    """
    entry = find_game(game)
    async with context.store.alone():
        waiting = await waiting_tables(context, game)
        own = [info for info in waiting if info.seats_of(guest.id)]
        if own:
            return own[0].id
        for info in waiting:
            with suppress(Refusal):  # somebody was faster, or the table is gone
                await context.lobby.join(await context.lobby.find(info.id), guest, "")
                return info.id
        check_new_match(context, guest, address)
        host = await context.lobby.open(guest, await asyncio.to_thread(usual_table, entry))
        context.metrics.opened[game] += 1
        return host.match.info.id


async def waiting_tables(context: AppContext, game: str) -> list[MatchInfo]:
    """Public tables of a game at which somebody waits now, the longest waiting first; who has just
    opened one is about to look at it."""
    since = context.clock.wall() - ABOUT_TO_COME
    new = await context.store.newly_open(game, since, MOST_LOOKED_AT)
    shown = await context.lobby.on_show(MOST_LOOKED_AT)
    found = {info.id: info for info in (*shown, *new) if info.game == game and info.state == OPEN}
    return sorted(found.values(), key=lambda info: info.created)


def usual_table(entry: GameEntry) -> Wish:
    """A public table for whoever comes, by the usual rules."""
    mode = next((each for each in entry.modes if OPEN_SEAT in each.seats and not each.free), None)
    if mode is None:
        raise Refusal("NO_JOINING")
    seats = [f"bot:{entry.usual_bot}" if seat == BOT else seat for seat in mode.seats]
    bots = [seat.partition("bot:")[2] for seat in seats]
    ranked = boards.may_count(entry.open(mode.settings), bots, own_seed=False)
    return Wish(entry.info.name, dict(mode.settings), seats, TURN_SECONDS, ranked=ranked)


async def play(call: Call) -> calls.Created:
    """Sit down with somebody who waits, or wait for somebody."""
    guest, asked = call.who(), call.body(calls.SomebodyAsked)
    if not call.context.long_calls.may(call.address):
        raise Refusal("TOO_MANY_CALLS")
    await give_up_foreign_name(call.context, guest)
    match = await match_for(call.context, guest, asked.game, call.address)
    return calls.Created(match, None)
