"""A guest wants to be erased: what goes on is given up, then nothing tells of them any more."""

from __future__ import annotations

from contextlib import suppress
from functools import partial
from typing import Final

from msgspec.structs import replace

from waystone.match.archive import is_playable
from waystone.match.change import Change
from waystone.match.host import Host
from waystone.match.lobby import Lobby
from waystone.match.model import FREE, NEVER_BEGUN, OPEN, Guest, Place, Refusal
from waystone.match.ports import GuestStore, Notice
from waystone.match.seats import new_id

AT_ONCE: Final = 100
MOST_GOING_ON: Final = 1000


async def erase(lobby: Lobby, store: GuestStore, guest: Guest) -> None:
    """The guest goes last, so that one who was cut off halfway can ask again."""
    for info in await lobby.store.matches_of(guest.id, MOST_GOING_ON):
        if is_playable(info):
            await give_up(await lobby.find(info.id), guest.id)
    for info in await lobby.store.past_of(guest.id, MOST_GOING_ON):
        if info.is_brought():
            await store.remove(info.id)
            lobby.let_go(info.id)
    while matches := await store.took_part(guest.id, AT_ONCE):
        for match in matches:
            await store.erase(guest.id, match)
            await tell(lobby, match)
    await store.remove_guest(guest.id)


async def give_up(host: Host, guest: str) -> None:
    """Leave a match that is played, and the seats of one that has not begun."""
    match = host.match
    for seat in match.info.seats_of(guest):
        if match.is_running():
            with suppress(Refusal):  # this seat is out already
                await host.act(guest, seat, 0, match.game.alphabet.leave.text, new_id())
    await host.command(partial(vacate, host, guest))


def vacate(host: Host, guest: str) -> Change | None:
    """Seats of a match that has not begun are free again; one where nobody sits is closed."""
    info = host.match.info
    if info.state != OPEN or guest not in info.guests():
        return None
    if info.guests() == [guest]:
        return Change(result=NEVER_BEGUN)
    places = [Place(FREE) if place.guest == guest else place for place in info.places]
    return Change(info=replace(info, places=places), seats=True)


async def tell(lobby: Lobby, match: str) -> None:
    """Whoever has the match in memory looks at it anew."""
    host = lobby.hosts.get(match)
    if host is not None:
        await host.look_anew()
    lobby.ports.bus.announce(Notice(match, 0, lobby.ports.process, seats=True))
