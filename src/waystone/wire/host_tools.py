"""What the host of a server can do, and what is answered."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from waystone.wire.bodies import Answer, Asked, RawName, ShortText

Hours = Annotated[int, Meta(ge=1, le=87_600)]


class HostCall(Asked, frozen=True):
    """Something that only who knows the host's token may do."""

    token: RawName = ""


class EntriesAsked(HostCall, frozen=True):
    """The entries of a game's board, or of all its boards."""

    game: ShortText = ""
    board: ShortText = ""


class EntryAsked(HostCall, frozen=True, kw_only=True):
    """Show the entry of a match no more, or again, or remove it for good."""

    match: ShortText
    do: Literal["hide", "show", "remove"]


class RenamingAsked(HostCall, frozen=True, kw_only=True):
    """Another name for a guest; without one they are Anonymous."""

    guest: ShortText
    name: RawName = ""


class BansAsked(HostCall, frozen=True):
    """Who is banned?"""


class BanAsked(HostCall, frozen=True, kw_only=True):
    """Somebody may not play here for some hours."""

    who: ShortText
    hours: Hours = 24
    why: RawName = ""


class UnbanAsked(HostCall, frozen=True, kw_only=True):
    """Somebody may play here again."""

    who: ShortText


class VoidingAsked(HostCall, frozen=True, kw_only=True):
    """Close a match without a result."""

    match: ShortText


class PersonAsked(HostCall, frozen=True, kw_only=True):
    """What is kept about a guest, or the end of it."""

    guest: ShortText


class HostEntry(msgspec.Struct, frozen=True):
    """An entry of a leaderboard with what only the host may know."""

    match: str
    game: str
    board: str
    guest: str
    name: str
    figures: dict[str, int]
    date: int
    hidden: bool
    mark: str


class HostEntries(Answer, frozen=True):
    """Entries in the order of their boards, at most a thousand."""

    entries: list[HostEntry]


class HostBan(msgspec.Struct, frozen=True):
    """Somebody who may not play here."""

    who: str
    until: int
    why: str


class HostBans(Answer, frozen=True):
    """Who is banned now, the longest first."""

    bans: list[HostBan]


class HostDone(Answer, frozen=True):
    """It is done."""


HOST_ASKED = (
    *(EntriesAsked, EntryAsked, RenamingAsked, BansAsked, BanAsked, UnbanAsked, VoidingAsked),
    PersonAsked,
)
HOST_ANSWERS = (HostEntries, HostBans, HostDone)
