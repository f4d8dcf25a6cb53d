"""What keeps order among strangers: owners of names, tries of a day, bans."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

import msgspec


class Ban(msgspec.Struct, frozen=True):
    """Somebody (`guest ID` or `address A`) who may not play here before `until`, which is in
    milliseconds since 1970; `why` is for the host."""

    who: str
    until: int
    why: str = ""


class OwnedName(msgspec.Struct, frozen=True):
    """Names with this key belong to a guest, who signed with this one of them."""

    key: str
    name: str
    guest: str


class OrderStore(Protocol):
    """Keeps them."""

    async def own_name(self, keys: Sequence[str], name: str, guest: str) -> bool:
        """All names with these keys belong to the guest, unless one of them is another's."""

    async def owned_names(self, keys: Sequence[str]) -> list[OwnedName]:
        """Those of these keys that belong to somebody."""

    async def rename_person(self, guest: str, name: str, keys: Sequence[str]) -> None:
        """A guest has another name, on the leaderboards too, all of it or nothing; names with
        these keys are theirs, and no others."""

    async def count_try(self, game: str, day: str, origin: str, person: str) -> int:
        """Keep a try at a match of the day; how many people have tried from there. What was kept of
        other days goes."""

    async def tries(self, game: str, day: str, origin: str) -> int:
        """How many people have tried from there."""

    async def ban(self, ban: Ban) -> None:
        """Somebody may not play here until a time; one in the past ends an earlier ban."""

    async def bans(self, wall: int) -> list[Ban]:
        """Who may not play here at this time, the longest first."""

    async def hide(self, match: str, hidden: bool) -> bool:
        """Show the entry of a match no more, or again; False if there is none."""

    async def remove_entry(self, match: str) -> bool:
        """The match has no entry any more and gets none; False if it had none."""
