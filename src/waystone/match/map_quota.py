"""How much room the maps may take that players bring along."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Protocol

import msgspec

from waystone.match.model import MatchInfo, Refusal

MEGABYTE: Final = 1_000_000
LARGE_SETTINGS: Final = 1000
"""Settings of more bytes than this hold a map."""


class MapStore(Protocol):
    """Keeps matches, some of them with maps."""

    async def map_bytes(self, guest: str | None = None) -> int:
        """The bytes of settings with maps, in the matches that a guest opened or in all."""


@dataclass(frozen=True)
class MapQuota:
    """Bytes that maps may take in the matches that one guest opened, and in all matches."""

    per_guest: int = 20 * MEGABYTE
    in_all: int = 2000 * MEGABYTE

    async def check(self, store: MapStore, info: MatchInfo) -> None:
        """Refuse a new match whose map finds no room."""
        size = len(msgspec.json.encode(info.settings))
        if size <= LARGE_SETTINGS:
            return
        if size + await store.map_bytes(info.host) > self.per_guest:
            most = f"{self.per_guest / MEGABYTE:g} MB"
            message = f"The maps of your matches take {most} at most; the oldest go with time."
            raise Refusal("TOO_MANY_MAPS", message)
        if size + await store.map_bytes() > self.in_all:
            raise Refusal("NO_ROOM_FOR_MAPS")
