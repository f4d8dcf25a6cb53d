"""How a listener for the line protocol is set up."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from waystone.tcp.dialect import USUAL

LOOPBACK: Final = "127.0.0.1"


@dataclass(frozen=True)
class ListenerOptions:
    """Where to listen, and which tables to open for those who come (DM-N1, DM-N20, DM-N21).

    `settings` are those of the game; seats that `bots` do not take are free. `linger` is how many
    seconds a connection stays open after the end, `per_second` how many commands are read at most
    once a burst is over (DM-N22). `dialect` is the wording of this port, a key of DIALECTS.
    One address has `per_address` connections at most, says `shouts` things in so many seconds, and
    who says nothing for `idle` seconds before a table begins makes room for others.
    """

    hosts: Sequence[str] = (LOOPBACK,)
    port: int = 4001
    seats: int = 4
    bots: Sequence[str] = ()
    settings: Mapping[str, str] = field(default_factory=dict)
    pace: float = 0.0
    linger: float = 60.0
    most: int = 4096
    per_address: int = 32
    idle: float = 300.0
    shouts: tuple[int, float] = (6, 12.0)
    per_second: float = 50.0
    dialect: str = USUAL

    def table_settings(self) -> dict[str, str]:
        """Those of its tables, whose seats fill one by one and can be taken later (DM-21)."""
        return {"gather": "yes", "open_join": "yes", **self.settings}

    @property
    def is_debug(self) -> bool:
        """Whether its tables are for tests; they are kept out of the public lobby (DM-N18)."""
        return self.settings.get("debug") == "yes"
