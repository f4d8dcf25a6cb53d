"""What is kept about a guest: told to that guest only, and erased when they want that."""

from __future__ import annotations

from typing import Final

from waystone.leaderboard.entry import LeaderboardEntry
from waystone.match import erasing
from waystone.match.model import Guest, MatchInfo, Refusal
from waystone.service.calls import Call
from waystone.service.context import AppContext, Store
from waystone.wire import calls
from waystone.wire.own_data import OwnEntry, OwnLine, OwnMatch
from waystone.wire.player import OwnPasskey

MOST: Final = 1000


def asking(call: Call) -> Guest:
    """Who asks; both calls may touch many matches, so nobody may ask all the time."""
    guest = call.who()
    if not call.context.long_calls.may(call.address):
        raise Refusal("TOO_MANY_CALLS")
    return guest


async def show(call: Call) -> calls.OwnData:
    """Everything, for the guest to keep."""
    return await data_of(call.context.store, asking(call))


async def data_of(store: Store, guest: Guest) -> calls.OwnData:
    """All that is kept about a guest."""
    going_on = await store.matches_of(guest.id, MOST)
    matches = [*going_on, *await store.past_of(guest.id, MOST)][:MOST]
    lines = await store.lines_of(guest.id, MOST)
    return calls.OwnData(
        guest.id,
        guest.name,
        [own_match(info, guest) for info in matches],
        [own_entry(entry) for entry in await store.entries_of(guest.id, MOST)],
        [OwnLine(match, line.name, line.text, line.at) for match, line in lines],
        [OwnPasskey(each.id, each.created) for each in await store.passkeys_of(guest.id)],
    )


def own_match(info: MatchInfo, guest: Guest) -> OwnMatch:
    """A match as a guest who was there may know it."""
    mine = info.seats_of(guest.id)
    return OwnMatch(info.id, info.game, info.created, info.state, info.names(), mine)


def own_entry(entry: LeaderboardEntry) -> OwnEntry:
    """An entry as its leaderboard shows it."""
    figures = dict(entry.figures)
    return OwnEntry(entry.match, entry.game, entry.board, entry.name, figures, entry.date)


async def erase(call: Call) -> calls.Gone:
    """What goes on is given up; names, lines and entries go, and the token is worth nothing."""
    guest = asking(call)
    call.body(calls.GoneAsked)
    await forget_all(call.context, guest)
    call.new_token = ""
    return calls.Gone(guest.id)


async def forget_all(context: AppContext, guest: Guest) -> None:
    """Nothing that is kept tells of the guest any more, and whoever is connected as them is not."""
    await erasing.erase(context.lobby, context.store, guest)
    context.guests.lose(guest)
    context.cut_guest(guest.id)
