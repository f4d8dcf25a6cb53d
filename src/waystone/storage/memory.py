"""Everything in dictionaries: for tests, and for tables that nobody wants to keep."""

from __future__ import annotations

import secrets
from collections.abc import Sequence

from msgspec.structs import replace

from waystone.leaderboard.entry import LeaderboardEntry
from waystone.leaderboard.ranking import ranking
from waystone.match.model import (
    OPEN,
    OVER,
    RUNNING,
    VOID,
    Guest,
    MatchInfo,
    Place,
    StoreFailed,
    Written,
)


class MemoryStore:
    """Behaves like the file, and forgets when the process ends."""

    def __init__(self) -> None:
        self.matches: dict[str, MatchInfo] = {}
        self.steps: dict[str, list[Written]] = {}
        self.guests: dict[str, Guest] = {}
        self.secrets: dict[str, bytes] = {}
        self.signed: dict[str, LeaderboardEntry] = {}
        self.is_failing = False

    def check(self) -> None:
        """A test may let the disk fail."""
        if self.is_failing:
            raise StoreFailed

    def close(self) -> None:
        """Nothing to let go of."""

    async def create(self, info: MatchInfo) -> bool:
        """Keep a new match; False if its host has a match of that day already."""
        self.check()
        if info.daily and await self.daily_of(info.host, info.game, info.daily):
            return False
        self.matches[info.id] = replace(info, places=list(info.places))
        self.steps[info.id] = []
        return True

    async def append(
        self, match: str, steps: Sequence[Written], state: str = "", result: str = ""
    ) -> None:
        """Keep further steps, and the state if it changed; all of it or nothing."""
        self.check()
        kept, info = self.steps[match], self.matches[match]
        if [step.n for step in steps] != list(range(len(kept) + 1, len(kept) + 1 + len(steps))):
            raise StoreFailed("the match has moved on elsewhere")
        kept.extend(steps)
        if state:
            info.state, info.result = state, result

    async def load(self, match: str) -> tuple[MatchInfo, list[Written]] | None:
        """A match with all its steps."""
        self.check()
        info = self.matches.get(match)
        if info is None:
            return None
        return self.copy(info), list(self.steps[match])

    def copy(self, info: MatchInfo) -> MatchInfo:
        """A match as somebody else may change it."""
        return replace(info, places=list(info.places), signed=info.id in self.signed)

    async def reseat(self, info: MatchInfo, before: Sequence[Place]) -> bool:
        """Keep new places, state, first players and invite, if the places are still these."""
        self.check()
        kept = self.matches[info.id]
        if kept.places != list(before):
            return False
        kept.places, kept.state, kept.began = list(info.places), info.state, info.began
        kept.players, kept.invite = list(info.players), info.invite
        return True

    async def link_rematch(self, match: str, rematch: str) -> None:
        """Remember which match follows this one."""
        self.check()
        self.matches[match].rematch = rematch

    async def matches_of(self, guest: str, most: int) -> list[MatchInfo]:
        """Matches of a guest that are not over, newest first."""
        return self._held(guest, (OPEN, RUNNING), most)

    async def past_of(self, guest: str, most: int) -> list[MatchInfo]:
        """Matches of a guest that are over or void, newest first."""
        return self._held(guest, (OVER, VOID), most)

    def _held(self, guest: str, states: Sequence[str], most: int) -> list[MatchInfo]:
        self.check()
        mine = [
            self.copy(info)
            for info in self.matches.values()
            if info.seats_of(guest) and info.state in states
        ]
        return sorted(mine, key=lambda info: (-info.created, info.id))[:most]

    async def unfinished(self, game: str, versions: Sequence[int]) -> list[MatchInfo]:
        """Matches of a game that are not over and played by other versions than these."""
        self.check()
        return [
            self.copy(info)
            for info in self.matches.values()
            if info.game == game and info.state in (OPEN, RUNNING) and info.version not in versions
        ]

    async def daily_of(self, guest: str, game: str, date: str) -> str | None:
        """The match in which a guest plays this game's match of the day, unless it is void."""
        self.check()
        wanted = (game, date, guest)
        alive = (info for info in self.matches.values() if info.state != VOID)
        found = (i.id for i in alive if (i.game, i.daily, i.host) == wanted)
        return next(found, None) if date else None

    async def add_guest(self, guest: Guest, token_hash: str, created: int) -> None:
        """Keep a new guest."""
        self.check()
        self.guests[token_hash] = replace(guest)

    async def guest_of(self, token_hash: str) -> Guest | None:
        """Whose token this is."""
        self.check()
        found = self.guests.get(token_hash)
        return replace(found) if found else None

    async def rename(self, guest: str, name: str) -> None:
        """A guest has a new name."""
        self.check()
        for each in self.guests.values():
            if each.id == guest:
                each.name = name

    async def forget_token(self, token_hash: str) -> None:
        """This token is nobody's any more."""
        self.check()
        self.guests.pop(token_hash, None)

    async def secret(self, name: str) -> bytes:
        """A secret of this server, made when it is first asked for."""
        self.check()
        return self.secrets.setdefault(name, secrets.token_bytes(32))

    async def sign(self, entry: LeaderboardEntry) -> bool:
        """Keep a entry; False if the match was signed before."""
        self.check()
        return self.signed.setdefault(entry.match, entry) is entry

    async def entries(self, game: str, board: str) -> list[LeaderboardEntry]:
        """The best entries of a game's board, in order, as many as there are places."""
        self.check()
        there = (s for s in self.signed.values() if (s.game, s.board, s.mark) == (game, board, ""))
        return [entry for _, entry in ranking(there)]

    async def all_entries(self) -> list[LeaderboardEntry]:
        """Every entry, to compare with the records."""
        self.check()
        return sorted(self.signed.values(), key=lambda entry: entry.match)

    async def correct(self, entry: LeaderboardEntry) -> None:
        """Put the right entry in the place of a wrong one of the same match."""
        self.check()
        self.signed[entry.match] = entry
