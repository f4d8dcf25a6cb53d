"""The list of matches: what everybody may see of it is asked for and rendered once for all."""

from __future__ import annotations

from math import inf
from typing import Final, cast

import msgspec

from waystone.match.lobby import MOST_OPEN, Lobby
from waystone.wire import down, render
from waystone.wire.codec import encode

MOST_SHOWN: Final = 100
FRESH_SECONDS: Final = 1.0
"""So long what other processes changed may be missing."""


class LobbyList:
    """The public matches in which somebody is present, as strangers see them, kept for a second."""

    def __init__(self, lobby: Lobby) -> None:
        self.lobby: Final = lobby
        self.public: dict[str, down.Listed] = {}
        self.asked_at = -inf

    def forget(self) -> None:
        """It is another now."""
        self.asked_at = -inf

    async def of(self, guest: str) -> list[down.Listed]:
        """The guest's own matches, then public ones; the bytes of the latter are the same for all
        who ask."""
        await self.refresh()
        mine = await self.lobby.store.matches_of(guest, MOST_OPEN) if guest else []
        own = {info.id: render.listed(info, guest) for info in mine}
        return [*own.values(), *(each for id, each in self.public.items() if id not in own)]

    async def frame(self, guest: str) -> bytes:
        """The list for one client."""
        return encode(down.Matches(await self.of(guest)))

    async def refresh(self) -> None:
        """Ask the store, unless that was done just now."""
        now = self.lobby.clock.now()
        if now - self.asked_at >= FRESH_SECONDS:
            shown = await self.lobby.on_show(MOST_SHOWN)
            self.asked_at = now
            self.public = {info.id: encoded(render.listed(info, "")) for info in shown}


def encoded(line: down.Listed) -> down.Listed:
    """A line that is written as these bytes wherever it stands."""
    return cast(down.Listed, msgspec.Raw(msgspec.json.encode(line)))
