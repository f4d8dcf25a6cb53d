"""The calls for the host of a server: a part of the table of all calls."""

from __future__ import annotations

from typing import Final

from waystone.service import host_tools, hosting
from waystone.service.calls import Handler, Route
from waystone.wire import calls
from waystone.wire.bodies import Answer
from waystone.wire.host_figures import HostAsked, HostFigures
from waystone.wire.host_tools import (
    BanAsked,
    BansAsked,
    EntriesAsked,
    EntryAsked,
    HostBans,
    HostCall,
    HostDone,
    HostEntries,
    PersonAsked,
    RenamingAsked,
    UnbanAsked,
    VoidingAsked,
)

NAMES: Final = ("NAME_TAKEN", "NAME_RESERVED", "NAME_MIXED")
HOST: Final = ("NOT_HERE", "NOT_HOST")


def host_tool(
    name: str,
    handler: Handler,
    what: str,
    asked: type[HostCall],
    answer: type[Answer],
    *refuses: str,
) -> Route:
    """A call for who knows the host's token, be they banned or not."""
    path, summary = f"/api/host/{name}", f"{what}, for the host"
    return Route(
        "POST", path, handler, summary, asked, answer, refuses=(*HOST, *refuses), for_banned=True
    )


HOST_ROUTES: Final = (
    Route(
        "POST",
        "/api/host",
        hosting.figures,
        "the figures of this process, for its host",
        HostAsked,
        HostFigures,
        refuses=HOST,
        for_banned=True,
    ),
    host_tool("entries", host_tools.list_entries, "entries", EntriesAsked, HostEntries),
    host_tool(
        "entry",
        host_tools.change_entry,
        "hide an entry, show it again or remove it",
        EntryAsked,
        HostDone,
        "NO_SUCH_ENTRY",
    ),
    host_tool(
        "rename",
        host_tools.rename,
        "give a guest another name",
        RenamingAsked,
        HostDone,
        *("NO_SUCH_GUEST", *NAMES),
    ),
    host_tool("bans", host_tools.list_bans, "who is banned", BansAsked, HostBans),
    host_tool("ban", host_tools.ban, "ban a guest or an address", BanAsked, HostBans),
    host_tool("unban", host_tools.unban, "end a ban", UnbanAsked, HostBans),
    host_tool(
        "close",
        host_tools.close_match,
        "close a match without a result",
        VoidingAsked,
        HostDone,
        *("NO_SUCH_MATCH", "OTHER_RULES", "VOID", "MATCH_OVER"),
    ),
    host_tool(
        "export",
        host_tools.export_person,
        "what is kept about a guest",
        PersonAsked,
        calls.OwnData,
        "NO_SUCH_GUEST",
    ),
    host_tool(
        "erase",
        host_tools.erase_person,
        "erase what is kept about a guest",
        PersonAsked,
        calls.Gone,
        "NO_SUCH_GUEST",
    ),
)
