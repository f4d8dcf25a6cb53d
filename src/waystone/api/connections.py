"""Raw connections: counted by address and in all, so that strangers never take the last one."""

from __future__ import annotations

import sys
from asyncio import BaseTransport
from collections import Counter
from typing import TYPE_CHECKING, Final

from waystone.match.addresses import counted

if TYPE_CHECKING:
    from waystone.api.options import Options
    from waystone.api.protocol import Protocol
    from waystone.service.context import AppContext

if sys.platform != "win32":
    import resource

MOST_DESCRIPTORS: Final = 65_536
RESERVED: Final = 128
"""Descriptors for files, databases, workers and ports."""


def allow_many() -> None:
    """As many open connections as the machine allows: the usual 1,024 are few for a server."""
    if sys.platform != "win32":
        most_now, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        wanted = MOST_DESCRIPTORS if most == resource.RLIM_INFINITY else min(most, MOST_DESCRIPTORS)
        if most_now < wanted:
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, most))


def room() -> int:
    """How many connections this process can hold open."""
    if sys.platform == "win32":
        return MOST_DESCRIPTORS
    most_now, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return max(most_now - RESERVED, most_now // 2)


class Connections:
    """Those that are open; `silent` are those on which no whole request has arrived yet.

    Who would take the last one sends the longest silent one away, or has to go: a process without
    descriptors could serve nobody, nor open its own files.
    """

    def __init__(self, context: AppContext, options: Options) -> None:
        self.context: Final = context
        self.options: Final = options
        self.most: Final = min(options.limits.connections, room())
        self.open: Final[dict[Protocol, str]] = {}
        self.silent: Final[dict[Protocol, None]] = {}
        self.of_address: Final[Counter[str]] = Counter()

    def came(self, connection: Protocol, transport: BaseTransport) -> None:
        """Count a new one; an address that has too many, or a server, ends it or another."""
        peer = transport.get_extra_info("peername")
        address = counted(str(peer[0])) if peer else ""
        self.open[connection] = address
        self.silent[connection] = None
        self.of_address[address] += 1
        # Behind a proxy all come from there, and it is the proxy that has to count them.
        per_address = self.options.limits.connections_per_address
        if not self.options.behind_proxy and self.of_address[address] > per_address:
            self.dismiss(connection, "crowd", "connections_per_address")
        elif len(self.open) > self.most:
            self.dismiss(next(iter(self.silent)), "crowd", "connections")

    def spoke(self, connection: Protocol) -> None:
        """A whole request has arrived."""
        self.silent.pop(connection, None)

    def still_silent(self, connection: Protocol) -> None:
        """Its time for a first request is over."""
        if connection in self.silent:
            self.dismiss(connection, "silent", "request_seconds")

    def flooded(self, connection: Protocol) -> None:
        """More frames came at once than anybody may send in a while."""
        self.context.metrics.cut["flood"] += 1
        self.context.limited("player_frames", f"address {self.open.get(connection, '')}")

    def dismiss(self, connection: Protocol, why: str, limit: str) -> None:
        """End it at once; it does not count any more."""
        self.context.metrics.cut[why] += 1
        self.context.limited(limit, f"address {self.open[connection]}")
        transport = connection.transport
        self.went(connection)
        if transport is not None:
            transport.abort()

    def went(self, connection: Protocol) -> None:
        """It is over."""
        address = self.open.pop(connection, None)
        self.silent.pop(connection, None)
        if address is not None:
            self.of_address[address] -= 1
            if not self.of_address[address]:
                del self.of_address[address]
