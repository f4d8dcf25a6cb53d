"""The store in memory, written down row by row: for a page, whose only disk is a shelf of texts."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable, Mapping
from functools import wraps
from typing import Any, Final, Protocol, TypeVar

import msgspec

from waystone.leaderboard.entry import LeaderboardEntry
from waystone.match.model import ChatLine, Guest, MatchInfo, Passkey, Written
from waystone.match.order import Ban, OwnedName
from waystone.storage.memory import MemoryStore

MATCH: Final = "match/"
STEP: Final = "step/"
ANALYSIS: Final = "analysis/"
REST: Final = "rest"
R = TypeVar("R")
Work = Callable[..., Awaitable[R]]


class Shelf(Protocol):
    """Keeps texts by their keys."""

    async def put(self, rows: Mapping[str, str | None]) -> None:
        """Keep these, all or none, and remove those without a text; StoreFailed if it can't."""


class Rest(msgspec.Struct):
    """All that is neither a match nor a step: little, and kept as one."""

    guests: dict[str, Guest]
    codes: dict[str, tuple[str, int]]
    passkeys: dict[str, Passkey]
    secrets: dict[str, bytes]
    due: dict[str, int | None]
    lines: dict[str, list[tuple[int, ChatLine]]]
    former: list[tuple[tuple[str, str], str]]
    compressed: set[str]
    chores: dict[str, int]
    signed: dict[str, LeaderboardEntry]
    owners: dict[str, OwnedName]
    tried: set[tuple[str, str, str, str]]
    banned: dict[str, Ban]


AS_IT_IS: Final = tuple(name for name in Rest.__struct_fields__ if name != "former")


def step_key(match: str, n: int) -> str:
    """Where a step is kept; keys of a match sort as its steps."""
    return f"{STEP}{match}/{n:06}"


class KeptStore(MemoryStore):
    """Whatever was awaited is on the shelf. What has changed is found by looking, not by telling:
    a match that was changed has another revision or more steps."""

    def __init__(self, shelf: Shelf, rows: Mapping[str, str]) -> None:
        super().__init__()
        self.shelf: Final = shelf
        self.kept: dict[str, tuple[int, bool, int]] = {}
        self.kept_rest = ""
        self.kept_analyses: set[str] = set()
        self.read(rows)

    # From the shelf

    def read(self, rows: Mapping[str, str]) -> None:
        """All that was kept."""
        for key in sorted(rows):
            if key.startswith(MATCH):
                info = msgspec.json.decode(rows[key], type=MatchInfo)
                self.matches[info.id] = info
                self.steps[info.id] = []
        for key in sorted(rows):
            if key.startswith(STEP):
                match = key.split("/")[1]
                self.steps[match].append(msgspec.json.decode(rows[key], type=Written))
            elif key.startswith(ANALYSIS):
                kept = msgspec.json.decode(rows[key], type=tuple[int, str])
                self.analyses[key.removeprefix(ANALYSIS)] = kept
        self.kept_analyses = set(self.analyses)
        if REST in rows:
            self.read_rest(rows[REST])
        self.kept = {id: self.stamp(id) for id in self.matches}

    def read_rest(self, text: str) -> None:
        """The one row of all that is no match."""
        rest = msgspec.json.decode(text, type=Rest)
        for name in AS_IT_IS:
            setattr(self, name, getattr(rest, name))
        self.former = dict(rest.former)
        self.kept_rest = text

    # To the shelf

    def stamp(self, id: str) -> tuple[int, bool, int]:
        """Another one whenever the match has changed."""
        info = self.matches[id]
        return info.revision, info.signed, len(self.steps[id])

    async def keep(self) -> None:
        """Write down what has changed since the last time."""
        rows: dict[str, str | None] = {}
        stamps = {id: self.stamp(id) for id in self.matches}
        for id, stamp in stamps.items():
            if stamp != self.kept.get(id):
                rows.update(self.rows_of(id, self.kept.get(id)))
        for id in self.kept.keys() - stamps.keys():
            rows.update(self.removed(id))
        rest = self.rest()
        if rest != self.kept_rest:
            rows[REST] = rest
        if rows:
            self.kept, self.kept_rest = stamps, rest
            await self.shelf.put(rows)

    def rows_of(self, id: str, before: tuple[int, bool, int] | None) -> Iterable[tuple[str, str]]:
        """What is new of a match: further steps, or all of it where more than that changed."""
        steps = self.steps[id]
        if before is not None and before[:2] == self.stamp(id)[:2]:
            steps = steps[before[2] :]
        else:
            yield MATCH + id, written(self.matches[id])
        for step in steps:
            yield step_key(id, step.n), written(step)

    def removed(self, id: str) -> Iterable[tuple[str, None]]:
        """A match that is kept no longer."""
        yield MATCH + id, None
        if id in self.kept_analyses:
            self.kept_analyses.discard(id)
            yield ANALYSIS + id, None
        for n in range(1, self.kept[id][2] + 1):
            yield step_key(id, n), None

    async def keep_analysis(self, match: str, engine: int, text: str) -> None:
        """In a row of its own: it is long, and never changes."""
        await super().keep_analysis(match, engine, text)
        if match in self.analyses:
            self.kept_analyses.add(match)
            await self.shelf.put({ANALYSIS + match: written(self.analyses[match])})

    def rest(self) -> str:
        """All that is no match."""
        parts = {name: getattr(self, name) for name in AS_IT_IS}
        return written(Rest(former=sorted(self.former.items()), **parts))


def written(value: object) -> str:
    """As the shelf keeps it: the same things give the same text."""
    return msgspec.json.encode(value, order="deterministic").decode()


def keeping(work: Work[R]) -> Work[R]:
    """Work on the store, and then write down what it changed."""

    @wraps(work)
    async def kept(self: KeptStore, *words: Any, **named: Any) -> R:
        result = await work(self, *words, **named)
        await self.keep()
        return result

    return kept


WRITING: Final = (
    *("create", "append", "change", "set_due", "overdue", "say"),
    *("add_guest", "rename", "forget_token", "keep_code", "use_code", "secret"),
    *("add_passkey", "use_passkey", "remove_passkey", "own_name", "rename_person", "count_try"),
    *("erase", "remove_guest", "sign", "correct", "hide", "remove_entry", "ban"),
    *("compress", "remove", "take_turn", "put_off"),
)
for name in WRITING:
    setattr(KeptStore, name, keeping(getattr(MemoryStore, name)))
