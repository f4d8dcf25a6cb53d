"""Everything in dictionaries: for tests, and for tables that nobody wants to keep."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence

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
        self.due: dict[str, int | None] = {}
        self.former: set[tuple[str, str]] = set()
        self.is_failing = False

    def check(self) -> None:
        """A test may let the disk fail."""
        if self.is_failing:
            raise StoreFailed

    def close(self) -> None:
        """Nothing to let go of."""

    async def create(self, info: MatchInfo, rematch_of: str = "") -> bool:
        """Keep a new match, linked from the one that it is a rematch of, unless there is one."""
        self.check()
        if info.daily and await self.daily_of(info.host, info.game, info.daily):
            return False
        if rematch_of:
            if self.matches[rematch_of].rematch:
                return False
            self.matches[rematch_of].rematch = info.id
        self.matches[info.id] = replace(info, places=list(info.places))
        self.steps[info.id] = []
        return True

    async def append(
        self, match: str, steps: Sequence[Written], state: str = "", result: str = ""
    ) -> None:
        """Keep further steps, and the state if it changed; all of it or nothing."""
        self.check()
        self.add_steps(match, steps)
        if state:
            info = self.matches[match]
            info.state, info.result = state, result

    def add_steps(self, match: str, steps: Sequence[Written]) -> None:
        """Keep further steps, if nobody else has made them."""
        kept = self.steps[match]
        if [step.n for step in steps] != list(range(len(kept) + 1, len(kept) + 1 + len(steps))):
            raise StoreFailed("the match has moved on elsewhere")
        kept.extend(steps)

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

    async def reseat(
        self, info: MatchInfo, before: Sequence[Place], steps: Sequence[Written] = ()
    ) -> bool:
        """Keep new places, state, result, first players and invite, with the steps made thereby."""
        self.check()
        kept = self.matches[info.id]
        if kept.places != list(before):
            return False
        self.add_steps(info.id, steps)
        gone = set(kept.guests()).difference(info.guests())
        self.former.update((info.id, guest) for guest in gone)
        kept.places, kept.state, kept.began = list(info.places), info.state, info.began
        kept.players, kept.invite, kept.result = list(info.players), info.invite, info.result
        return True

    async def set_due(self, times: Mapping[str, int | None]) -> None:
        """Keep when matches have something to do, or that none have."""
        self.check()
        self.due.update({match: at for match, at in times.items() if match in self.matches})

    async def overdue(self, wall: int, most: int) -> list[str]:
        """Unfinished matches that had something to do before this time, the earliest first."""
        self.check()
        found = [
            (at, match)
            for match, at in self.due.items()
            if at is not None and at <= wall and self.matches[match].state in (OPEN, RUNNING)
        ]
        return [match for _, match in sorted(found)[:most]]

    async def matches_of(self, guest: str, most: int) -> list[MatchInfo]:
        """Matches of a guest that are not over, newest first."""
        mine = [info for info in self.matches.values() if info.seats_of(guest)]
        return self._newest(mine, (OPEN, RUNNING), most)

    async def past_of(self, guest: str, most: int) -> list[MatchInfo]:
        """Matches of a guest that are over or void, newest first."""
        mine = [info for info in self.matches.values() if self._took_part(info, guest)]
        return self._newest(mine, (OVER, VOID), most)

    def _took_part(self, info: MatchInfo, guest: str) -> bool:
        return bool(info.seats_of(guest)) or (info.id, guest) in self.former

    def _newest(self, infos: list[MatchInfo], states: Sequence[str], most: int) -> list[MatchInfo]:
        self.check()
        found = [self.copy(info) for info in infos if info.state in states]
        return sorted(found, key=lambda info: (-info.created, info.id))[:most]

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
