"""Calls about oneself: become a guest, take a name, be forgotten."""

from __future__ import annotations

from waystone.match.model import Refusal
from waystone.service.calls import Call
from waystone.service.names import taken_name
from waystone.wire import calls


async def enter(call: Call) -> calls.Guest:
    """Who am I? A stranger becomes a guest; a name given is the guest's from now on.

    A token that came in a cookie is not told: no script of a page may have it.
    """
    asked, guests = call.body(calls.GuestAsked), call.context.guests
    guest, token = call.guest, call.request.token if call.request.must_be_known else None
    guest_id = guest.id if guest is not None else ""
    name = await taken_name(call.context, guest_id, asked.name) if asked.name is not None else None
    if guest is None:
        if not call.context.new_guests.may(call.address):
            raise Refusal("TOO_MANY_GUESTS")
        guest, token = await guests.welcome()
        if not asked.token:
            call.new_token = token
    if name is not None:
        await guests.rename(guest, name)
    return calls.Guest(guest.id, guest.name, token if asked.token else None)


async def leave(call: Call) -> calls.Gone:
    """Forget me: the token is worth nothing from now on, and what it opened is closed."""
    guest = call.who()
    call.body(calls.GoneAsked)
    await call.context.guests.forget(guest, call.request.token)
    call.context.cut_guest(guest.id)
    call.new_token = ""
    return calls.Gone(guest.id)
