"""How a door for the line protocol is set up."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

LOOPBACK: Final = "127.0.0.1"


class DoorOptions:
    """Where to listen, and which tables to open for those who come (DM-N1, DM-N20, DM-N21).

    `settings` are those of the game; seats that `bots` do not take are free. `linger` is how many
    seconds a connection stays open after the end, `per_second` how many commands are read at most
    once a burst is over (DM-N22).
    """

    def __init__(
        self,
        hosts: Sequence[str] = (LOOPBACK,),
        port: int = 4001,
        seats: int = 4,
        bots: Sequence[str] = (),
        settings: Mapping[str, str] | None = None,
        pace: float = 0.0,
        linger: float = 60.0,
        most: int = 4096,
        per_second: float = 50.0,
    ) -> None:
        self.hosts: Final = tuple(hosts)
        self.port: Final = port
        self.seats: Final = seats
        self.bots: Final = tuple(bots)
        self.settings: Final = {"gather": "yes", "open_join": "yes", **(settings or {})}
        self.pace: Final = pace
        self.linger: Final = linger
        self.most: Final = most
        self.per_second: Final = per_second

    @property
    def is_debug(self) -> bool:
        """Whether its tables are for tests; they are kept out of the public lobby (DM-N18)."""
        return self.settings.get("debug") == "yes"
