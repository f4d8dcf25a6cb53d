"""Who follows which match through any process: rows that live as long as their process does."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from typing import Final

from waystone.match.in_process import LocalPresence
from waystone.storage.postgres.link import Link, Links

LIFE_SECONDS: Final = 10
"""A process that says nothing for so long is gone, and whoever came through it is absent."""
_ALIVE: Final = f"""
insert into process values ($1, now() + interval '{LIFE_SECONDS} seconds')
on conflict (id) do update set expires = excluded.expires
returning xmax = 0
"""
_BURY: Final = f"""
with dead as (
    delete from process where expires < now() - interval '{LIFE_SECONDS} seconds' returning id
)
delete from presence using dead where process = dead.id
"""
_TELL: Final = """
with given as (
    select * from unnest($2::text[], $3::text[], $4::integer[]) as given (match, guest, connections)
), gone as (
    delete from presence using given where presence.process = $1 and presence.match = given.match
        and presence.guest = given.guest and given.connections = 0
)
insert into presence (process, match, guest, connections)
select $1, match, guest, connections from given where connections > 0
on conflict (match, process, guest) do update set connections = excluded.connections
"""
_OTHERS: Final = """
select match, guest, sum(connections)::integer
from presence join process on process.id = presence.process
where process != $1 and expires > now() {}
group by match, guest
"""
_LEAVE: Final = """
with gone as (delete from presence where process = $1) delete from process where id = $1
"""
Followers = dict[str, Counter[str]]


class SharedPresence:
    """Counts connections here, and knows those elsewhere as of some seconds ago.

    It tells by `link`, and asks by `readers`.
    """

    def __init__(self, link: Link, readers: Links, process: str) -> None:
        self.link: Final = link
        self.readers: Final = readers
        self.process: Final = process
        self.here: Final = LocalPresence()
        self.elsewhere: Followers = {}
        self.untold: set[tuple[str, str]] = set()
        self.changed: Callable[[str], None] = lambda match: None

    # Here

    def enter(self, match: str, guest: str) -> None:
        """One more connection."""
        self.here.enter(match, guest)
        self.untold.add((match, guest))

    def leave(self, match: str, guest: str) -> None:
        """One less."""
        self.here.leave(match, guest)
        self.untold.add((match, guest))

    async def flush(self) -> None:
        """Let others know what changed here; what can't be told now is told next time."""
        untold, self.untold = sorted(self.untold), set()
        if not untold:
            return
        counts = [self.here.following(match).get(guest, 0) for match, guest in untold]
        matches, guests = [match for match, _ in untold], [guest for _, guest in untold]
        try:
            await self.link.fetch(_TELL, self.process, matches, guests, counts)
        except BaseException:
            self.untold.update(untold)
            raise

    # Everywhere

    def following(self, match: str) -> Mapping[str, int]:
        """How many connections of each guest follow a match."""
        others = self.elsewhere.get(match)
        return self.here.following(match) if others is None else self.here_too(match, others)

    def here_too(self, match: str, others: Counter[str]) -> Mapping[str, int]:
        """Those elsewhere and here together."""
        return others + Counter(self.here.following(match))

    def all_following(self) -> Mapping[str, Mapping[str, int]]:
        """The same for every match that somebody follows."""
        both = {match: self.here_too(match, others) for match, others in self.elsewhere.items()}
        return {**self.here.counts, **both}

    async def refresh(self, match: str) -> None:
        """Learn who follows a match elsewhere."""
        found = await self.others("and match = $2", match)
        self.note(match, found.get(match))

    async def others(self, condition: str = "", *values: str) -> Followers:
        """Who follows matches through other processes."""
        found: Followers = {}
        rows = await self.readers.fetch(_OTHERS.format(condition), self.process, *values)
        for match, guest, connections in rows:
            found.setdefault(match, Counter())[guest] = connections
        return found

    def note(self, match: str, others: Counter[str] | None) -> bool:
        """Keep who follows a match elsewhere; whether that is news."""
        is_news = self.elsewhere.get(match) != others
        if others is None:
            self.elsewhere.pop(match, None)
        else:
            self.elsewhere[match] = others
        return is_news

    async def beat(self) -> None:
        """Say that this process lives, and see who is there; to be done every few seconds."""
        ((is_new,),) = await self.link.fetch(_ALIVE, self.process)
        if is_new:  # at first, or others thought us dead
            here = self.here.counts.items()
            self.untold.update((match, guest) for match, counts in here for guest in counts)
        await self.flush()
        await self.link.fetch(_BURY)
        found = await self.others()
        for match in {*self.elsewhere, *found}:
            if self.note(match, found.get(match)):
                self.changed(match)

    async def close(self) -> None:
        """Whoever came through this process is gone."""
        await self.link.fetch(_LEAVE, self.process)
