"""Walking distances to a goal, spread row by row: the compiled engine's `Field`."""

from __future__ import annotations

from typing import Final

from waystone.games.dungeon_crawler.board import FAR, SIDE
from waystone.games.dungeon_crawler.field import RING, Field
from waystone.games.dungeon_crawler.ground import Ground, in_rows
from waystone.games.dungeon_crawler.rows import (
    NO_SPACE,
    WHOLE_ROW,
    bit_in_row,
    bits_of_rows,
    copied,
    meet,
    rows_of,
    without,
)
from waystone.kernel.compiling import i64, mypyc_attr, vec

_ROOM: Final = 20
"""So many points have room at first."""
_FROM_SHORE: Final = 3
"""No first step back into deep water has cost more."""


@mypyc_attr(acyclic=True)
class RowField(Field):
    """The search of `field.Spread`, with sets of spaces as rows one after the other.

    `_levels` are the spaces at each distance, `_known` all of them and `_points` how many levels
    there are. `_dry` has a ring of half points with the spaces that wait for them, `_wet` the same
    for each cost of a stretch of deep water, of which `_swimmers` has a bit where any wait,
    `_undived` the deep water that none of that cost has led to. Nothing waits for half points
    beyond `_last`, nor in rows before `_top` and after `_bottom`. Compiled code gives no other
    thread a turn, so that the search may go on in place.
    """

    __slots__ = (
        "_bottom",
        "_clear",
        "_deep",
        "_dry",
        "_goal",
        "_known",
        "_last",
        "_left",
        "_levels",
        "_mv",
        "_points",
        "_shallow",
        "_swimmers",
        "_swims",
        "_top",
        "_undived",
        "_wet",
    )

    def __init__(self, ground: Ground, mv: int, goal: int) -> None:
        rows = in_rows(ground)
        self._clear = rows.clear
        self._deep = rows.deep
        self._shallow = rows.shallow
        self._mv: i64 = mv
        self._goal: i64 = goal
        self._left = without(rows.enter, rows.deep)
        self._levels = vec[i64]([0] * (SIDE * _ROOM))
        self._known = vec[i64]([0] * SIDE)
        self._points: i64 = 0
        self._last: i64 = 0
        self._top: i64 = 0
        self._bottom: i64 = 0
        self._dry = vec[i64]([0] * (RING * SIDE))
        self._swims: i64 = 0
        self._wet = NO_SPACE
        self._swimmers = vec[i64]([0] * RING)
        self._undived = NO_SPACE
        self._set_out(ground)

    def _make_wet(self) -> None:
        """Room for those who swim: most searches never come to deep water."""
        mv: i64 = self._mv
        self._swims = (mv if mv > _FROM_SHORE else _FROM_SHORE) + 1
        self._wet = vec[i64]([0] * int(RING * self._swims * SIDE))
        self._undived = vec[i64]([0] * int(self._swims * SIDE))
        at: i64 = 0
        while at < self._swims * SIDE:
            self._undived[at] = self._deep[at % SIDE]
            at += 1

    def _set_out(self, ground: Ground) -> None:
        """Put the goal where the search begins."""
        y: i64 = self._goal // SIDE
        bit: i64 = bit_in_row(self._goal % SIDE)
        self._top = y
        self._bottom = y
        if self._deep[y] & bit:
            self._make_wet()
            self._wet[y] = bit
            self._swimmers[0] = 1
        elif in_rows(ground).plain[y] & bit or self._shallow[y] & bit:
            self._left[y] |= bit
            self._dry[y] = bit
        else:  # nobody enters it, but who is there is there
            self._levels[y] = bit
            self._known[y] = bit
            self._points = 1
            self._last = -1

    def on_other(self, ground: Ground, halo: int) -> Field | None:
        """The same on a mat that differs in one tile space, unless the search has come near it."""
        if meet(self._known, rows_of(halo)):
            return None
        twin = RowField(ground, int(self._mv), int(self._goal))
        twin._take_over(self)
        return twin

    def _take_over(self, other: RowField) -> None:
        """Come as far as another search, on ground that is the same there."""
        if other._swims:
            self._take_over_wet(other)
        y: i64 = 0
        while y < SIDE:
            self._left[y] &= ~other._known[y]
            y += 1
        self._levels = copied(other._levels)
        self._known = copied(other._known)
        self._dry = copied(other._dry)
        self._points = other._points
        self._last = other._last
        self._top = other._top
        self._bottom = other._bottom

    def _take_over_wet(self, other: RowField) -> None:
        """The same where it has come to deep water."""
        self._make_wet()
        at: i64 = 0
        while at < self._swims * SIDE:
            added: i64 = self._deep[at % SIDE] & ~other._deep[at % SIDE]
            self._undived[at] = other._undived[at] | added
            at += 1
        self._wet = copied(other._wet)
        self._swimmers = copied(other._swimmers)

    def within(self, cell: int, most: int) -> int:
        """The distance of a space, FAR if it is found to be farther than so many points."""
        place: i64 = cell
        x: i64 = place % SIDE
        y: i64 = place // SIDE
        end: i64 = min(most, FAR)
        while not self._known[y] >> x & 1 and self._points <= end and self._goes_on():
            self._advance()
        if not self._known[y] >> x & 1:
            return FAR
        level: i64 = 0
        while not self._levels[level * SIDE + y] >> x & 1:
            level += 1
        return level

    def nearest(self, bits: int) -> int:
        """Those of some spaces that are nearest; none if no way leads from any."""
        if not bits:
            return 0
        wanted = rows_of(bits)
        while not meet(self._known, wanted) and self._goes_on():
            self._advance()
        level: i64 = 0
        while level < self._points:
            if self._cut(wanted, level):
                return self._those(wanted, level)
            level += 1
        return 0

    def farthest(self, bits: int) -> int:
        """Those of some spaces that are farthest; no way counts as farthest."""
        wanted, rest = rows_of(bits), rows_of(bits)
        while self._is_beyond(wanted) and self._goes_on():
            self._advance()
        if self._is_beyond(wanted):
            y: i64 = 0
            while y < SIDE:
                rest[y] &= ~self._known[y]
                y += 1
            return bits_of_rows(rest)
        level: i64 = self._points - 1
        while level >= 0:
            if self._cut(wanted, level):
                return self._those(wanted, level)
            level -= 1
        return 0

    def _is_beyond(self, wanted: vec[i64]) -> bool:
        """Whether one of some spaces is not known."""
        y: i64 = 0
        while y < SIDE:
            if wanted[y] & ~self._known[y]:
                return True
            y += 1
        return False

    def _cut(self, wanted: vec[i64], level: i64) -> bool:
        """Whether one of some spaces is on a level."""
        y: i64 = 0
        while y < SIDE:
            if self._levels[level * SIDE + y] & wanted[y]:
                return True
            y += 1
        return False

    def _those(self, wanted: vec[i64], level: i64) -> int:
        """Those of some spaces that are on a level."""
        y: i64 = 0
        while y < SIDE:
            wanted[y] &= self._levels[level * SIDE + y]
            y += 1
        return bits_of_rows(wanted)

    def _goes_on(self) -> bool:
        """Whether anything waits."""
        return self._last >= 2 * self._points

    def _advance(self) -> None:
        """One point farther."""
        size: i64 = len(self._levels)
        if size < (self._points + 1) * SIDE:
            self._levels = copied(self._levels, size)
        half: i64 = 2 * self._points
        self._halve(half)
        self._halve(half + 1)
        base: i64 = self._points * SIDE
        y: i64 = self._top
        while y <= self._bottom:
            self._levels[base + y] &= ~self._known[y]
            self._known[y] |= self._levels[base + y]
            y += 1
        self._points += 1

    def _halve(self, half: i64) -> None:
        """Half a point farther: one step back from all that waits for it."""
        base: i64 = half % RING * SIDE
        level: i64 = self._points * SIDE
        y: i64 = self._top
        bottom: i64 = self._bottom
        while y <= bottom:
            new: i64 = self._dry[base + y] & self._left[y]
            self._dry[base + y] = 0
            if new:
                self._left[y] ^= new
                self._levels[level + y] |= new
                shallow: i64 = new & self._shallow[y]
                if shallow:
                    self._step_back(y, shallow, half + 4, half + 6, 2, 3)
                if new ^ shallow:
                    self._step_back(y, new ^ shallow, half + 2, half + 3, 1, 1)
            y += 1
        swimmers: i64 = self._swimmers[half % RING]
        self._swimmers[half % RING] = 0
        swum: i64 = 0
        while swimmers >> swum:
            if swimmers >> swum & 1:
                self._swim(half, swum)
            swum += 1

    def _swim(self, half: i64, swum: i64) -> None:
        """One step back from deep water whose stretch has cost so much, if one Move can pay it."""
        mv: i64 = self._mv
        level: i64 = self._points * SIDE
        base: i64 = (half % RING * self._swims + swum) * SIDE
        y: i64 = self._top
        bottom: i64 = self._bottom
        while y <= bottom:
            new: i64 = self._wet[base + y] & self._undived[swum * SIDE + y]
            self._wet[base + y] = 0
            if new:
                self._undived[swum * SIDE + y] ^= new
                self._levels[level + y] |= new
                if swum + 4 <= mv:
                    self._step_back(y, new, half + 6, half + 8, swum + 3, swum + 4)
                elif swum + 3 <= mv:
                    self._step_back(y, new, half + 6, -1, swum + 3, 0)
            y += 1

    def _step_back(
        self, y: i64, new: i64, straight: i64, diagonal: i64, swum: i64, slant: i64
    ) -> None:
        """One step from spaces of a row to others, which wait for the half point it brings.

        Where they are deep water, the stretch has cost `swum` or `slant` then; there are no
        diagonal steps to a half point below 0.
        """
        whole: i64 = WHOLE_ROW
        east: i64 = new << 1 & whole
        west: i64 = new >> 1
        beside: i64 = straight % RING
        aslant: i64 = diagonal % RING
        if self._last < straight:
            self._last = straight
        if self._last < diagonal:
            self._last = diagonal
        self._wait(y, east | west, beside, swum)
        clear: i64 = self._clear[y]
        other: i64 = y - 1
        while other <= y + 1:
            if 0 <= other < SIDE:
                self._wait(other, new, beside, swum)
                if diagonal >= 0:
                    open_past: i64 = self._clear[other]
                    slants: i64 = east & clear & open_past << 1 | west & clear & open_past >> 1
                    self._wait(other, slants, aslant, slant)
            other += 2

    def _wait(self, y: i64, bits: i64, slot: i64, swum: i64) -> None:
        """Let spaces of a row wait for the half point of a slot of the ring."""
        dry: i64 = bits & self._left[y]
        deep: i64 = bits & self._deep[y]
        if not dry | deep:
            return
        if y < self._top:
            self._top = y
        if y > self._bottom:
            self._bottom = y
        self._dry[slot * SIDE + y] |= dry
        if deep:
            if not self._swims:
                self._make_wet()
            one: i64 = 1
            self._swimmers[slot] |= one << swum
            self._wet[(slot * self._swims + swum) * SIDE + y] |= deep
