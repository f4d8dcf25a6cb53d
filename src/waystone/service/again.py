"""A match that is over, tried again from a step on."""

from __future__ import annotations

from waystone.service.calls import Call
from waystone.service.matches import check_new_match
from waystone.service.names import give_up_foreign_name
from waystone.service.records import finished
from waystone.wire import calls
from waystone.wire.analysis import AgainAsked


async def try_again(call: Call) -> calls.Created:
    """Who may see a match again may try it again; it is a new match like another."""
    guest, asked, context = call.who(), call.body(AgainAsked), call.context
    check_new_match(context, guest, call.address)
    await give_up_foreign_name(context, guest)
    before = await finished(call)
    host = await context.lobby.try_again(before, guest, asked.step, asked.seat)
    context.metrics.opened[host.match.info.game] += 1
    return calls.Created(host.match.info.id, None)
