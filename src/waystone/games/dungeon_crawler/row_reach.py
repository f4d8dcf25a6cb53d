"""How far a Move reaches, searched row by row: the compiled engine's `Reach`."""

from __future__ import annotations

from typing import Final

from waystone.games.dungeon_crawler.bits import EVERYWHERE, spaces_of
from waystone.games.dungeon_crawler.board import FAR, SIDE
from waystone.games.dungeon_crawler.ground import Ground, in_rows
from waystone.games.dungeon_crawler.reach import DEAREST, Reach
from waystone.games.dungeon_crawler.rows import (
    NO_SPACE,
    WHOLE_ROW,
    bit_in_row,
    bits_of_rows,
    copied,
    rows_of,
    without,
)
from waystone.kernel.compiling import i64, mypyc_attr, vec

_ROOM: Final = 24
"""So many levels have room at first."""


@mypyc_attr(acyclic=True)
class RowReach(Reach):
    """The search of `reach.Search`, with levels as rows one after the other.

    `_known` points are searched. Levels beyond `_last` hold nothing; rows before `_top` and after
    `_bottom` neither. What waits on a level is cut to what is new when the search comes there.
    Compiled code gives no other thread a turn, so that the search may go on in place.
    """

    __slots__ = (
        "_asked",
        "_bottom",
        "_clear",
        "_going",
        "_known",
        "_last",
        "_left",
        "_levels",
        "_rows",
        "_told",
        "_top",
    )

    def __init__(self, ground: Ground, starts: int, odd: int, blocked: int, halts: int) -> None:
        rows = in_rows(ground)
        self._rows: Final = rows
        shut = rows_of(blocked) if blocked else NO_SPACE
        self._clear: Final = without(rows.clear, shut) if blocked else rows.clear
        self._left: Final = without(rows.enter, shut)
        self._going: Final = without(_ANYWHERE, rows_of(halts)) if halts else _ANYWHERE
        self._levels = vec[i64]([0] * (SIDE * _ROOM))
        self._known: i64 = 0
        self._last: i64 = odd
        self._top: i64 = SIDE
        self._bottom: i64 = 0
        self._asked: i64 = -1
        self._told = 0
        for cell in spaces_of(starts):
            self._set_out(cell, odd)

    def _set_out(self, cell: i64, odd: i64) -> None:
        """Begin on a space, whatever it is like."""
        y: i64 = cell // SIDE
        bit: i64 = bit_in_row(cell % SIDE)
        self._left[y] |= bit
        if not self._going[y] & bit:
            self._going[y] |= bit
        self._put(odd, y, bit)

    def _put(self, level: i64, y: i64, bits: i64) -> None:
        """Let spaces of a row wait for a level."""
        self._levels[level * SIDE + y] |= bits
        if level > self._last:
            self._last = level
        if y < self._top:
            self._top = y
        if y > self._bottom:
            self._bottom = y

    def _upto(self, points: i64) -> None:
        """Search as far as some points lead."""
        while self._known <= points and self._goes_on():
            self._go_on()

    def _until(self, wanted: vec[i64], points: i64) -> None:
        """The same, or until one of the wanted spaces is found."""
        checked: i64 = 0
        while self._known <= points and self._goes_on():
            if self._first(wanted, checked) >= 0:
                break
            checked = 2 * self._known
            self._go_on()

    def _goes_on(self) -> bool:
        """Whether anything waits."""
        return self._last >= 2 * self._known

    def _go_on(self) -> None:
        """Search one point farther."""
        first: i64 = 2 * self._known
        self._make_room(first + DEAREST + 2)
        self._advance(first)
        self._advance(first + 1)
        self._known += 1

    def _make_room(self, levels: i64) -> None:
        size: i64 = len(self._levels)
        if size < levels * SIDE:
            self._levels = copied(self._levels, size)

    def _advance(self, level: i64) -> None:
        """One step from all that is new on a level."""
        y: i64 = self._top
        bottom: i64 = self._bottom
        while y <= bottom:
            new: i64 = self._levels[level * SIDE + y] & self._left[y]
            self._levels[level * SIDE + y] = new
            if new:
                self._left[y] ^= new
                self._step(level, y, new & self._going[y])
            y += 1

    def _step(self, level: i64, y: i64, new: i64) -> None:
        """From some spaces of a row to those around them."""
        whole: i64 = WHOLE_ROW
        east: i64 = new << 1 & whole
        west: i64 = new >> 1
        self._enter(level, y, east | west, 0)
        clear: i64 = self._clear[y]
        other: i64 = y - 1
        while other <= y + 1:
            if 0 <= other < SIDE:
                beside: i64 = self._clear[other]
                slant: i64 = east & clear & beside << 1 | west & clear & beside >> 1
                self._enter(level, other, new, slant)
            other += 2

    def _enter(self, level: i64, y: i64, straight: i64, slant: i64) -> None:
        """Spaces of a row wait for the level that entering them costs."""
        left: i64 = self._left[y]
        straight &= left
        slant &= left
        if not straight | slant:
            return
        rows = self._rows
        plain: i64 = rows.plain[y]
        if straight & plain:
            self._put(level + 2, y, straight & plain)
        if slant & plain:
            self._put(level + 3, y, slant & plain)
        if (straight | slant) & ~plain:
            shallow: i64 = rows.shallow[y]
            deep: i64 = rows.deep[y]
            self._put(level + 4, y, straight & shallow)
            self._put(level + 6, y, slant & shallow | straight & deep)
            self._put(level + 8, y, slant & deep)

    def _first(self, wanted: vec[i64], level: i64) -> i64:
        """The first known level from one on with any of some spaces, -1 if there is none."""
        end: i64 = 2 * self._known
        top: i64 = self._top
        bottom: i64 = self._bottom
        while level < end:
            y: i64 = top
            while y <= bottom:
                if self._levels[level * SIDE + y] & wanted[y]:
                    return level
                y += 1
            level += 1
        return -1

    def within(self, points: int) -> int:
        """All spaces that cost no more than some points."""
        if self._asked != points:
            self._upto(min(points, FAR))
            self._asked = points
            self._told = bits_of_rows(self._within(min(points, FAR)))
        return self._told

    def _within(self, points: i64) -> vec[i64]:
        """The rows of all known spaces that cost no more than some points."""
        found = vec[i64]([0] * SIDE)
        levels = self._levels
        end: i64 = 2 * (points + 1 if points < self._known else self._known) * SIDE
        y: i64 = self._top
        while y <= self._bottom:
            row: i64 = 0
            at: i64 = y
            while at < end:
                row |= levels[at]
                at += SIDE
            found[y] = row
            y += 1
        return found

    def find(self, bits: int, points: int) -> int:
        """The least that any of some spaces costs, FAR if some points do not suffice."""
        wanted = rows_of(bits)
        self._until(wanted, min(points, FAR))
        level: i64 = self._first(wanted, 0)
        return FAR if level < 0 or level >> 1 > points else level >> 1

    def cheapest(self, bits: int) -> int:
        """Those of some spaces, all of them known, that cost least."""
        self._upto(0)
        wanted = rows_of(bits)
        level: i64 = self._first(wanted, 0)
        if level < 0:
            return 0
        base: i64 = (level >> 1) * 2 * SIDE
        y: i64 = 0
        while y < SIDE:
            wanted[y] &= self._levels[base + y] | self._levels[base + SIDE + y]
            y += 1
        return bits_of_rows(wanted)

    def cost(self, cell: int) -> int:
        """What a space costs, FAR if it is not known."""
        self._upto(0)
        level: i64 = self._level_of(cell)
        return FAR if level < 0 else level >> 1

    def _level_of(self, cell: i64) -> i64:
        level: i64 = 0
        end: i64 = 2 * self._known
        while level < end:
            if self._has(level, cell % SIDE, cell // SIDE):
                return level
            level += 1
        return -1

    def _has(self, level: i64, x: i64, y: i64) -> bool:
        if level < 0 or not (0 <= x < SIDE and 0 <= y < SIDE):
            return False
        return self._levels[level * SIDE + y] >> x & 1 == 1

    def path(self, cell: int) -> list[int]:
        """The spaces of the cheapest path to a known one, as `Reach` says."""
        self._upto(0)
        at: i64 = cell
        level: i64 = self._level_of(at)
        found: list[int] = []
        while level > 1:
            found.append(at)
            straight: i64 = 2
            diagonal: i64 = 3
            if not self._rows.plain[at // SIDE] >> at % SIDE & 1:
                is_shallow = self._rows.shallow[at // SIDE] >> at % SIDE & 1 == 1
                straight = 4 if is_shallow else 6
                diagonal = 6 if is_shallow else 8
            beside: i64 = self._beside(at, level - straight)
            aslant: i64 = self._aslant(at, level - diagonal)
            one: i64 = level - straight >> 1
            other: i64 = level - diagonal >> 1
            is_sooner = one < other or (one == other and beside < aslant)
            if aslant < 0 or (beside >= 0 and is_sooner):
                at = beside
                level -= straight
            else:
                at = aslant
                level -= diagonal
        return found[::-1]

    def _goes(self, level: i64, x: i64, y: i64) -> bool:
        """Whether a path comes from a space on a level."""
        return self._has(level, x, y) and self._going[y] >> x & 1 == 1

    def _beside(self, cell: i64, level: i64) -> i64:
        """The canonical first space of a level that shares a side with one, -1 if none does."""
        x: i64 = cell % SIDE
        y: i64 = cell // SIDE
        if self._goes(level, x, y - 1):
            return cell - SIDE
        if self._goes(level, x - 1, y):
            return cell - 1
        if self._goes(level, x + 1, y):
            return cell + 1
        return cell + SIDE if self._goes(level, x, y + 1) else -1

    def _aslant(self, cell: i64, level: i64) -> i64:
        """The canonical first space of a level with an open diagonal step to one."""
        x: i64 = cell % SIDE
        y: i64 = cell // SIDE
        down: i64 = -1
        while down <= 1:
            across: i64 = -1
            while across <= 1:
                if self._goes(level, x + across, y + down):
                    is_clear = self._clear[y] >> x + across & self._clear[y + down] >> x & 1
                    if is_clear:
                        return cell + down * SIDE + across
                across += 2
            down += 2
        return -1


_ANYWHERE: Final = rows_of(EVERYWHERE)
