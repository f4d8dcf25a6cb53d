"""What keeps order among strangers, in dictionaries."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from waystone.leaderboard.entry import LeaderboardEntry
from waystone.match.model import MatchInfo, StoreFailed
from waystone.match.order import Ban, OwnedName


class MemoryOrder:
    """The part of the store that helps the host."""

    def __init__(self) -> None:
        self.matches: dict[str, MatchInfo] = {}
        self.signed: dict[str, LeaderboardEntry] = {}
        self.owners: dict[str, OwnedName] = {}
        self.tried: set[tuple[str, str, str, str]] = set()
        self.banned: dict[str, Ban] = {}
        self.is_failing = False

    def check(self) -> None:
        """A test may let the disk fail."""
        if self.is_failing:
            raise StoreFailed

    async def own_name(self, keys: Sequence[str], name: str, guest: str) -> bool:
        """All names with these keys belong to the guest, unless one of them is another's."""
        if any(each.guest != guest for each in await self.owned_names(keys)):
            return False
        for key in keys:
            self.owners.setdefault(key, OwnedName(key, name, guest))
        return True

    async def owned_names(self, keys: Sequence[str]) -> list[OwnedName]:
        """Those of these keys that belong to somebody."""
        self.check()
        return [self.owners[key] for key in keys if key in self.owners]

    async def rename_person(self, guest: str, name: str, keys: Sequence[str]) -> None:
        """A guest has another name, on the leaderboards too, all of it or nothing; names with
        these keys are theirs, and no others."""
        self.check()
        self.owners = {key: each for key, each in self.owners.items() if each.guest != guest}
        await self.own_name(keys, name, guest)
        for match, entry in self.signed.items():
            if entry.guest == guest:
                self.signed[match] = replace(entry, name=name)
        await self.rename(guest, name)

    async def rename(self, guest: str, name: str) -> None:
        """A guest has a new name."""
        raise NotImplementedError

    async def count_try(self, game: str, day: str, origin: str, person: str) -> int:
        """Keep a try at a match of the day; how many people have tried from there. What was kept of
        other days goes."""
        self.check()
        self.tried = {each for each in self.tried if each[1] >= day}
        self.tried.add((game, day, origin, person))
        return await self.tries(game, day, origin)

    async def tries(self, game: str, day: str, origin: str) -> int:
        """How many people have tried from there."""
        self.check()
        return sum(each[:3] == (game, day, origin) for each in self.tried)

    async def ban(self, ban: Ban) -> None:
        """Somebody may not play here until a time; one in the past ends an earlier ban."""
        self.check()
        self.banned[ban.who] = ban

    async def bans(self, wall: int) -> list[Ban]:
        """Who may not play here at this time, the longest first."""
        self.check()
        still = (ban for ban in self.banned.values() if ban.until > wall)
        return sorted(still, key=lambda ban: (-ban.until, ban.who))

    async def hide(self, match: str, hidden: bool) -> bool:
        """Show the entry of a match no more, or again; False if there is none."""
        self.check()
        if match not in self.signed:
            return False
        self.signed[match] = replace(self.signed[match], hidden=hidden)
        return True

    async def remove_entry(self, match: str) -> bool:
        """The match has no entry any more and gets none; False if it had none."""
        self.check()
        if self.signed.pop(match, None) is None:
            return False
        info = self.matches[match]
        self.matches[match] = replace(info, ranked=False, revision=info.revision + 1)
        return True
