"""Fetching matches: whatever is asked while one question is on its way is one question more."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any, Final, NamedTuple

import msgspec

from waystone.match.model import MatchInfo, Place, StoreFailed, Written
from waystone.storage.compression import decompress
from waystone.storage.postgres.link import Links
from waystone.storage.rows import MATCH, PLACE, info_of

Loaded = tuple[MatchInfo, list[Written]]
_PLACES: Final = f"""
(select json_agg(json_build_array({PLACE}) order by seat)::text
    from seat where seat.match = m.id)
"""
_STEPS: Final = """
(select json_agg(json_build_array(n, seat, text, digest, at, id, name) order by n)::text
    from step where step.match = m.id and step.n > asked.after)
"""
_FIRST_STEPS: Final = """
(select content from compressed where compressed.match = m.id and steps > asked.after)
"""
INFO: Final = f"""
{", ".join(f"m.{name.strip()}" for name in MATCH.split(","))},
exists (select from score where score.match = m.id), {_PLACES}
"""
"""Columns for `to_info`, of the matches `m` of a query."""
_LOAD: Final = f"""
select {INFO}, {_FIRST_STEPS}, {_STEPS}, asked.after
from unnest($1::text[], $2::integer[]) as asked (match, after) join match m on m.id = asked.match
"""
_decode_places: Final = msgspec.json.Decoder(list[tuple[str, str, str, str, bool]]).decode
_decode_steps: Final = msgspec.json.Decoder(list[tuple[int, int, str, str, int, str, str]]).decode


def to_info(row: Sequence[Any]) -> MatchInfo:
    """A match from a row that begins with the columns of INFO."""
    columns = len(MATCH.split(","))
    places = [Place(*each) for each in _decode_places(row[columns + 1] or "[]")]
    return info_of(row[:columns], places, row[columns])


class LoadRequest(NamedTuple):
    """Somebody waits for a match with its steps after a number."""

    match: str
    after: int
    future: asyncio.Future[Loaded | None]


class Loader:
    """Matches with their steps, each as it was at one moment."""

    def __init__(self, links: Links) -> None:
        self.links: Final = links
        self.waiting: list[LoadRequest] = []
        self.tasks: set[asyncio.Task[None]] = set()

    async def load(self, match: str, after: int) -> Loaded | None:
        """A match with its steps after this number."""
        loop = asyncio.get_running_loop()
        if not self.waiting:
            loop.call_soon(self.start)
        asked = LoadRequest(match, after, loop.create_future())
        self.waiting.append(asked)
        return await asked.future

    def start(self) -> None:
        """Ask for all that came in one round of the event loop."""
        waiting, self.waiting = self.waiting, []
        task = asyncio.get_running_loop().create_task(self.ask(waiting))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def ask(self, waiting: list[LoadRequest]) -> None:
        """One question for all of them."""
        try:
            matches = [each.match for each in waiting]
            rows = await self.links.fetch(_LOAD, matches, [each.after for each in waiting])
            found = {(row[0], row[-1]): row for row in rows}
            for each in waiting:
                if not each.future.done():
                    each.future.set_result(loaded(found.get((each.match, each.after))))
        except StoreFailed:
            pass  # said below to all who wait
        finally:
            for each in waiting:
                if not each.future.done():
                    each.future.set_exception(StoreFailed("the server can't read its data now"))


def loaded(row: Sequence[Any] | None) -> Loaded | None:
    """A match and its steps from a row, anew for everybody who asked."""
    if row is None:
        return None
    *_, content, steps, after = row
    first = decompress(content, after) if content else []
    return to_info(row), [*first, *(Written(*each) for each in _decode_steps(steps or "[]"))]
