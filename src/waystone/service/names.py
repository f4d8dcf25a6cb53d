"""Whose a name is: who has signed with it has it, and all that look like it."""

from __future__ import annotations

from waystone.match.model import Guest, Refusal
from waystone.match.names import are_alike, loose_key, name_keys, own_name
from waystone.match.order import OrderStore, OwnedName
from waystone.match.seats import ANONYMOUS
from waystone.service.context import AppContext


async def taken_name(context: AppContext, guest: str, text: str) -> str:
    """The name that somebody wants to have, refused where nobody can or another has it."""
    name = own_name(text)
    if not await may_have(context, guest, name):
        raise Refusal("NAME_TAKEN")
    return name


async def signed_name(context: AppContext, guest: str, text: str) -> str:
    """The name that somebody signs with: it is theirs from now on, here and in every process."""
    name = own_name(text)
    if not await may_have(context, guest, name) or not await keep(context, guest, name):
        raise Refusal("NAME_TAKEN")
    return name


async def keep(context: AppContext, guest: str, name: str) -> bool:
    """The name is this guest's, unless another was faster."""
    return name == ANONYMOUS or await context.store.own_name(name_keys(name), name, guest)


async def check_seat_names(context: AppContext, guest: str, seats: tuple[str, ...]) -> None:
    """Refuse names of others for those who share a device."""
    for seat in seats:
        kind, _, name = seat.partition(":")
        if kind == "me" and name:
            await taken_name(context, guest, name)


async def give_up_foreign_name(context: AppContext, guest: Guest) -> None:
    """Who had a name before somebody else signed with it goes without one."""
    if not await may_have(context, guest.id, guest.name):
        await context.guests.rename(guest, ANONYMOUS)


async def may_have(context: AppContext, guest: str, name: str) -> bool:
    """Whether a name is nobody's, or this guest's."""
    if name == ANONYMOUS:
        return True
    return all(each.guest == guest for each in await owners(context.store, name))


async def owners(store: OrderStore, name: str) -> list[OwnedName]:
    """Whoever has signed with a name that looks like this one; some are kept by a looser key."""
    found = await store.owned_names([*name_keys(name), loose_key(name)])
    return [each for each in found if are_alike(each.name, name)]
