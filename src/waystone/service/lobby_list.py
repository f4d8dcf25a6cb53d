"""The list of matches: what everybody may see of it is asked for and rendered once for all."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Iterable, Iterator
from math import inf
from typing import Final, cast

import msgspec

from waystone.match.archive import is_playable
from waystone.match.boards import Pay
from waystone.match.host import Host
from waystone.match.lobby import MOST_OPEN, Lobby
from waystone.match.model import OPEN, RUNNING, MatchInfo, Refusal, StoreFailed
from waystone.wire import down, render
from waystone.wire.codec import encode

MOST_SHOWN: Final = 100
MOST_ALIKE: Final = 24
"""A page shows so many of one game that wait for players, or that do not."""
OWN_SECONDS: Final = 5.0
"""So long a follower's own matches are taken as they were, unless this process changed them."""
FRESH_SECONDS: Final = 1.0
"""So long what other processes changed may be missing."""


class LobbyList:
    """The public matches in which somebody is present, as strangers see them, kept for a second."""

    def __init__(self, lobby: Lobby) -> None:
        self.lobby: Final = lobby
        self.public: dict[str, down.Listed] = {}
        self.shared = b""
        self.asked_at = -inf

    def forget(self) -> None:
        """It is another now."""
        self.asked_at = -inf

    async def of(self, guest: str, pay: Pay) -> list[down.Listed]:
        """The guest's own matches, then public ones; the bytes of the latter are the same for all
        who ask."""
        await self.refresh()
        own = {each.match: each for each in await self.own_of(guest, pay)}
        return [*own.values(), *(each for id, each in self.public.items() if id not in own)]

    async def frame(self, own: list[down.Listed]) -> bytes:
        """The list as a frame; who has no match of their own is sent the same bytes as all such."""
        await self.refresh()
        if not own:
            return self.shared
        mine = {each.match for each in own}
        others = (each for id, each in self.public.items() if id not in mine)
        return encode(down.Matches([*own, *others]))

    async def own_of(self, guest: str, pay: Pay) -> list[down.Listed]:
        """The matches in which the guest sits."""
        mine = await self.lobby.store.matches_of(guest, MOST_OPEN) if guest else []
        # At once: those that left memory are fetched together, and the store is asked less often.
        turns = await asyncio.gather(*(self.is_turn_of(info, guest, pay) for info in mine))
        return [render.listed(info, guest, turn) for info, turn in zip(mine, turns, strict=True)]

    async def is_turn_of(self, info: MatchInfo, guest: str, pay: Pay) -> bool:
        """Whether the table waits for the guest; where others play too, a match that left memory is
        fetched to find out, as far as the guest can pay for that."""
        if info.state != RUNNING or not is_playable(info):
            return False
        if info.guests() == [guest]:
            return True  # bots do not let anybody wait
        try:
            return is_asked(await self.lobby.find(info.id, pay), guest)
        except (Refusal, StoreFailed):
            return False

    def turns(self, guest: str, matches: Iterable[str]) -> dict[str, bool]:
        """Whether those of these matches that are at hand wait for the guest; alone or among bots
        they always do."""
        at_hand = [self.lobby.hosts[match] for match in matches if match in self.lobby.hosts]
        # What is being done there is nobody's business before it is stored.
        return {each.match.info.id: is_asked(each, guest) for each in at_hand if not each.is_behind}

    async def refresh(self) -> None:
        """Ask the store, unless that was done just now."""
        now = self.lobby.clock.now()
        if now - self.asked_at >= FRESH_SECONDS:
            shown = await self.lobby.on_show(MOST_SHOWN)
            self.asked_at = now
            self.public = {info.id: encoded(render.listed(info, "")) for info in few_of(shown)}
            self.shared = encode(down.Matches(list(self.public.values())))


def few_of(infos: Iterable[MatchInfo]) -> Iterator[MatchInfo]:
    """As many of each game that wait for players, and that do not, as a page shows."""
    counts: Counter[tuple[str, bool]] = Counter()
    for info in infos:
        alike = info.game, info.state == OPEN
        counts[alike] += 1
        if counts[alike] <= MOST_ALIKE:
            yield info


def is_asked(host: Host, guest: str) -> bool:
    """Whether the table waits for this guest."""
    info, acting = host.match.info, host.match.acting
    return host.match.is_running() and (
        info.guests() == [guest] or any(seat in acting for seat in info.seats_of(guest))
    )


def encoded(line: down.Listed) -> down.Listed:
    """A line that is written as these bytes wherever it stands."""
    return cast(down.Listed, msgspec.Raw(msgspec.json.encode(line)))
