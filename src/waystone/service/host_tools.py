"""What the host of a server can do about entries, names, people and matches."""

from __future__ import annotations

import logging
from typing import Final, TypeVar

from waystone.leaderboard.entry import LeaderboardEntry
from waystone.match import closing, erasing
from waystone.match.bans import whom
from waystone.match.model import Guest, Refusal
from waystone.match.names import name_keys
from waystone.match.order import Ban
from waystone.match.seats import ANONYMOUS
from waystone.service import own_data
from waystone.service.calls import Call
from waystone.service.context import AppContext
from waystone.service.hosting import check_token
from waystone.service.names import taken_name
from waystone.wire import host_tools as wire
from waystone.wire.calls import Gone, OwnData

A = TypeVar("A", bound=wire.HostCall)
MOST: Final = 1000
HOUR: Final = 3_600_000
log = logging.getLogger("waystone.service")


def asked_by_host(call: Call, kind: type[A]) -> A:
    """What was sent, by who knows the host's token and nobody else."""
    asked = call.body(kind)
    check_token(call.context, asked.token, call.address)
    return asked


# Entries


async def list_entries(call: Call) -> wire.HostEntries:
    """Entries, those that are not shown too."""
    asked = asked_by_host(call, wire.EntriesAsked)
    found = [
        entry
        for entry in await call.context.store.all_entries()
        if asked.game in ("", entry.game) and asked.board in ("", entry.board)
    ]
    found.sort(key=lambda entry: (entry.game, entry.board, entry.sort_key, entry.date))
    return wire.HostEntries([host_entry(entry) for entry in found[:MOST]])


def host_entry(entry: LeaderboardEntry) -> wire.HostEntry:
    """As it is sent."""
    return wire.HostEntry(
        entry.match,
        entry.game,
        entry.board,
        entry.guest,
        entry.name,
        dict(entry.figures),
        entry.date,
        entry.hidden,
        entry.mark,
    )


async def change_entry(call: Call) -> wire.HostDone:
    """Hide an entry, show it again or remove it."""
    asked, context = asked_by_host(call, wire.EntryAsked), call.context
    if asked.do == "remove":
        is_done = await context.store.remove_entry(asked.match)
    else:
        is_done = await context.store.hide(asked.match, asked.do == "hide")
    if not is_done:
        raise Refusal("NO_SUCH_ENTRY")
    if asked.do == "remove":
        await erasing.tell(context.lobby, asked.match)
    log.info("the host wants the entry of match %s: %s", asked.match, asked.do)
    return wire.HostDone()


# People


async def person(context: AppContext, id: str) -> Guest:
    """The guest whom the host means."""
    guest = await context.store.guest(id)
    if guest is None:
        raise Refusal("NO_SUCH_GUEST")
    return guest


async def rename(call: Call) -> wire.HostDone:
    """A guest has another name from now on, also on the leaderboards; the old one is nobody's."""
    asked, context = asked_by_host(call, wire.RenamingAsked), call.context
    guest = await person(context, asked.guest)
    name = await taken_name(context, guest.id, asked.name or ANONYMOUS)
    signed = await context.store.entries_of(guest.id, 1)
    keys = name_keys(name) if signed and name != ANONYMOUS else []
    await context.store.rename_person(guest.id, name, keys)
    context.guests.tell_name(guest, name)
    log.info("the host gives guest %s another name", guest.id)
    return wire.HostDone()


async def export_person(call: Call) -> OwnData:
    """What is kept about a guest, as they would be told themselves."""
    asked = asked_by_host(call, wire.PersonAsked)
    return await own_data.data_of(call.context.store, await person(call.context, asked.guest))


async def erase_person(call: Call) -> Gone:
    """What is kept about a guest is erased, as if they had asked for it."""
    asked = asked_by_host(call, wire.PersonAsked)
    guest = await person(call.context, asked.guest)
    await own_data.forget_all(call.context, guest)
    log.info("the host erases guest %s", guest.id)
    return Gone(guest.id)


# Bans


async def list_bans(call: Call) -> wire.HostBans:
    """Who is banned."""
    asked_by_host(call, wire.BansAsked)
    return await all_bans(call.context)


async def ban(call: Call) -> wire.HostBans:
    """Somebody may not play here for a while; one who is here is cut off."""
    asked = asked_by_host(call, wire.BanAsked)
    until = call.context.clock.wall() + asked.hours * HOUR
    return await set_ban(call.context, Ban(whom(asked.who), until, asked.why))


async def unban(call: Call) -> wire.HostBans:
    """Somebody may play here again."""
    asked = asked_by_host(call, wire.UnbanAsked)
    return await set_ban(call.context, Ban(whom(asked.who), 0))


async def set_ban(context: AppContext, ban: Ban) -> wire.HostBans:
    """Keep it; this process minds it at once, others within seconds."""
    await context.store.ban(ban)
    log.info("the host %s %s", "bans" if ban.until else "lets back in", ban.who)
    await context.lobby.bans.look(context.store)
    return await all_bans(context)


async def all_bans(context: AppContext) -> wire.HostBans:
    """The list as it stands."""
    found = await context.store.bans(context.clock.wall())
    return wire.HostBans([wire.HostBan(each.who, each.until, each.why) for each in found])


# Matches


async def close_match(call: Call) -> wire.HostDone:
    """Close a match without a result."""
    asked = asked_by_host(call, wire.VoidingAsked)
    await closing.close(call.context.lobby, asked.match)
    log.info("the host closes match %s", asked.match)
    return wire.HostDone()
