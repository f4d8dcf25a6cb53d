"""What a seat may know. Not compiled; `looking` builds it up from knowledge."""

from __future__ import annotations

import msgspec

from waystone.kernel.event import View


class Warrior(msgspec.Struct, frozen=True):
    """One warrior as everybody sees it (DD-29)."""

    chosen: bool
    start: int | None
    cell: int | None
    lives: int
    carrying: bool
    moves: int
    deaths: int


class Secrets(msgspec.Struct, frozen=True):
    """What is shown to everybody when the match is over (DD-85, DD-90)."""

    boundaries: str
    lair: int | None
    treasure: int | None
    waystones: tuple[int | None, ...]
    explored: int


class Ending(msgspec.Struct, frozen=True):
    """How the match ended."""

    reason: str
    winner: int | None


class DelveView(View, frozen=True):
    """All that a seat may know.

    `boundaries` has one sign per boundary (`?` unknown, `#` wall, blank passage, `/` unlocked and
    `+` locked door), `visited` a digit per chamber with a bit per seat. `lair` is known from the
    dragon's waking on; `hint` tells whether it is still marked (DD-32). `dragon` is where it is
    seen now, `last_seen` where it was seen last. `carrier_moves` and `treasure_reach` are those of
    the settings, for whoever tells people what they mean.
    """

    seat: int
    mode: str
    level: int
    size: int
    edition: str
    phase: str
    acting: tuple[int, ...]
    round: int
    left: int
    free: bool
    battles: int
    warriors: tuple[Warrior, ...]
    waystone: int | None
    boundaries: str
    visited: str
    awake: bool
    dragon: int | None
    last_seen: int | None
    lair: int | None
    hint: bool
    found: bool
    treasure: int | None
    draw_offers: tuple[int, ...]
    ending: Ending | None
    secrets: Secrets | None
    carrier_moves: int
    treasure_reach: int

    def redacted(self) -> DelveView:
        """The end without the labyrinth: it is the day's, and others still walk it (DD-85)."""
        if self.secrets is None:
            return self
        known = Secrets(
            boundaries=self.boundaries,
            lair=self.lair,
            treasure=self.treasure,
            waystones=tuple(
                self.waystone if seat == self.seat else None for seat in range(len(self.warriors))
            ),
            explored=self.secrets.explored,
        )
        return msgspec.structs.replace(self, secrets=known)
