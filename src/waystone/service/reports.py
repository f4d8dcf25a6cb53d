"""Reports of what was said in a chat, for whoever runs the server."""

from __future__ import annotations

import logging

from waystone.kernel.event import SPECTATOR
from waystone.match.host import Host
from waystone.match.model import ChatLine, Refusal
from waystone.service.calls import Call
from waystone.wire import calls

log = logging.getLogger("waystone.service")


async def report(call: Call) -> calls.Reported:
    """Write a line that was said into the log, with who said it and who minds; a few at a time."""
    guest, asked = call.who(), call.body(calls.ReportAsked)
    host = await call.host()
    line = said(host, asked)
    if not call.context.reports.may(guest.id):
        raise Refusal("TOO_MANY_REPORTS")
    match = host.match.info.id
    words = "guest %s reports what %s (%r) said at match %s: %r"
    log.warning(words, guest.id, speaker(host, line), line.name, match, line.text)
    return calls.Reported(match)


def said(host: Host, asked: calls.ReportAsked) -> ChatLine:
    """The line that is meant; only what was said can be reported, not what somebody claims."""
    meant = (asked.by, asked.name, asked.at)
    for line in host.talk.lines:
        if (line.seat, line.name, line.at) == meant:
            return line
    raise Refusal("NO_SUCH_LINE")


def speaker(host: Host, line: ChatLine) -> str:
    """The guest who sits there now, or that it was a spectator."""
    places = host.match.info.places
    if line.seat == SPECTATOR or line.seat >= len(places):
        return "a spectator"
    return f"guest {places[line.seat].guest}"
