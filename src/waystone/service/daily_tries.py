"""One try per person at the match of the day, as far as a server without accounts can tell.

A guest has one. Who throws the cookie away is another guest, but comes from the same address: so
from one address only some tries count for the board, enough for a household. Addresses are kept as
checksums that say nothing after the day.
"""

from __future__ import annotations

from hashlib import sha256
from hmac import new as hmac

from waystone.service.calls import Call


async def counts(call: Call, game: str, date: str) -> bool:
    """Keep this guest's try; whether it counts for the board."""
    origin, person = mark(call, date, call.address), mark(call, date, call.guest_id)
    tries = await call.context.store.count_try(game, date, origin, person)
    if tries > call.context.limits.daily_tries:
        call.context.limited("daily_tries", call.address)
    return tries <= call.context.limits.daily_tries


async def has_tries_left(call: Call, game: str, date: str) -> bool:
    """Whether a further try from this address would count."""
    tries = await call.context.store.tries(game, date, mark(call, date, call.address))
    return tries < call.context.limits.daily_tries


def mark(call: Call, date: str, what: str) -> str:
    """A checksum that only this server can make, and only for this day."""
    return hmac(call.context.daily_secret, f"{date} {what}".encode(), sha256).hexdigest()
