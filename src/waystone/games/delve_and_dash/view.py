"""What a seat may know, built up from knowledge. Not compiled."""

from __future__ import annotations

import msgspec

from waystone.games.delve_and_dash.board import (
    LOCKED_SIGN,
    MODE_NAMES,
    NO_CELL,
    NO_SEAT,
    OVER,
    PASSAGE,
    PASSAGE_SIGN,
    PHASE_NAMES,
    UNKNOWN_SIGN,
    UNLOCKED_SIGN,
    WALL,
    WALL_SIGN,
)
from waystone.games.delve_and_dash.dragon import is_dragon_seen
from waystone.games.delve_and_dash.options import Law
from waystone.games.delve_and_dash.rules import is_free, to_act
from waystone.games.delve_and_dash.state import DelveState
from waystone.kernel.event import SPECTATOR, View


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
    seen now, `last_seen` where it was seen last.
    """

    seat: int
    mode: str
    level: int
    size: int
    edition: str
    phase: str
    to_act: int | None
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

    def sealed(self) -> DelveView:
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


def look(law: Law, state: DelveState, seat: int) -> DelveView:
    """The view of a seat, or of SPECTATOR."""
    acting = to_act(state)
    is_over = state.phase == OVER
    return DelveView(
        seat=seat,
        mode=MODE_NAMES[state.mode],
        level=law.level,
        size=law.board.size,
        edition=law.edition,
        phase=PHASE_NAMES[state.phase],
        to_act=None if acting < 0 else acting,
        round=state.round,
        left=state.left,
        free=is_free(state),
        battles=state.battles,
        warriors=tuple(_warrior(state, each) for each in range(len(state.lives))),
        waystone=_cell(state.waystones[seat]) if seat < len(state.waystones) else None,
        boundaries=draw_known(state),
        visited=bytes(state.visited).translate(_DIGITS).decode(),
        awake=state.awake,
        dragon=state.dragon if is_dragon_seen(law, state) else None,
        last_seen=_cell(state.last_seen),
        lair=state.lair if state.awake else None,
        hint=state.awake and not state.found,
        found=state.found,
        treasure=_cell(state.treasure) if state.found else None,
        draw_offers=tuple(each for each in (0, 1) if state.draw_offers >> each & 1),
        ending=_ending(state) if is_over else None,
        secrets=_secrets(state) if is_over else None,
    )


def look_at_everything(law: Law, state: DelveState) -> DelveView:
    """A position without secrets, for replays of matches that are over (DD-85)."""
    view = look(law, state, SPECTATOR)
    return msgspec.structs.replace(view, dragon=_cell(state.dragon), secrets=_secrets(state))


_DIGITS = bytes(48 + number % 10 for number in range(256))


def draw_known(state: DelveState) -> str:
    """The shared map: a sign per boundary, unknown ones as unknown (DD-26, DD-28).

    Kind, lock and knowledge are added up side by side in one long number, then looked up: views
    are asked for at every step.
    """
    codes = (
        int.from_bytes(state.kinds, "big")
        + (int.from_bytes(state.locked, "big") << 2)
        + (int.from_bytes(bytes(state.known), "big") << 3)
    )
    return codes.to_bytes(len(state.kinds), "big").translate(_SIGNS).decode()


def boundary_sign(kind: int, locked: int) -> str:
    """How a boundary is written (DD-96)."""
    if kind == WALL:
        return WALL_SIGN
    if kind == PASSAGE:
        return PASSAGE_SIGN
    return LOCKED_SIGN if locked else UNLOCKED_SIGN


# By kind (2 bits), lock (1 bit) and knowledge (1 bit).
_SIGNS = bytes(
    ord(boundary_sign(code & 3, code >> 2 & 1) if code >> 3 & 1 else UNKNOWN_SIGN)
    for code in range(256)
)


def _cell(cell: int) -> int | None:
    return None if cell == NO_CELL else cell


def _warrior(state: DelveState, seat: int) -> Warrior:
    return Warrior(
        state.waystones[seat] != NO_CELL,
        _cell(state.starts[seat]),
        _cell(state.place[seat]),
        state.lives[seat],
        state.carrier == seat,
        state.moves[seat],
        state.deaths[seat],
    )


def _ending(state: DelveState) -> Ending:
    return Ending(state.reason, None if state.winner == NO_SEAT else state.winner)


def _secrets(state: DelveState) -> Secrets:
    everything = [boundary_sign(*pair) for pair in zip(state.kinds, state.locked, strict=True)]
    return Secrets(
        boundaries="".join(everything),
        lair=_cell(state.lair),
        treasure=_cell(state.treasure),
        waystones=tuple(_cell(cell) for cell in state.waystones),
        explored=explored(state),
    )


def explored(state: DelveState) -> int:
    """Known walls of all walls in per cent, rounded down (DD-90)."""
    walls = [known for kind, known in zip(state.kinds, state.known, strict=True) if kind == WALL]
    return 100 * sum(walls) // len(walls) if walls else 100
