"""Walking distances to a goal, spread from it as far as somebody asks (DC-81)."""

from __future__ import annotations

from typing import Final

from waystone.games.dungeon_crawler.bits import (
    BIT,
    EVERYWHERE,
    NOT_EAST,
    NOT_WEST,
    ODD,
    diagonals_of,
    sides_of,
    twice,
)
from waystone.games.dungeon_crawler.board import FAR, SIDE
from waystone.games.dungeon_crawler.ground import Ground, in_pairs
from waystone.kernel.compiling import mypyc_attr

DEAREST: Final = 4
"""No step costs more points."""
RING: Final = 2 * DEAREST + 1
"""So many half points somebody may have to wait."""


@mypyc_attr(acyclic=True)
class Field:
    """The walking distance of every space to a goal, all figures ignored (DC-81).

    `walking.new_field` knows which search suits the build.
    """

    __slots__ = ()

    def on_other(self, ground: Ground, halo: int) -> Field | None:
        """The same on a mat that differs in one tile space, unless the search has come near it."""
        raise NotImplementedError

    def __getitem__(self, cell: int) -> int:
        """The distance of a space, FAR if there is no way."""
        return self.within(cell, FAR)

    def within(self, cell: int, most: int) -> int:
        """The distance of a space, FAR if it is found to be farther than so many points."""
        raise NotImplementedError

    def nearest(self, bits: int) -> int:
        """Those of some spaces that are nearest; none if no way leads from any."""
        raise NotImplementedError

    def farthest(self, bits: int) -> int:
        """Those of some spaces that are farthest; no way counts as farthest."""
        raise NotImplementedError


@mypyc_attr(acyclic=True)
class BitField(Field):
    """All spaces at once, as one whole number.

    What is not known yet is found out on a copy that then takes the place of what was known, so
    that threads can share a field.
    """

    __slots__ = ("_spread",)

    def __init__(self, spread: Spread) -> None:
        self._spread = spread

    def on_other(self, ground: Ground, halo: int) -> Field | None:
        """The same on a mat that differs in one tile space, unless the search has come near it."""
        spread = self._spread
        return None if spread.known & halo else BitField(spread.copy_on(ground))

    def within(self, cell: int, most: int) -> int:
        """The distance of a space, FAR if it is found to be farther than so many points."""
        bit, spread = BIT[cell], self._spread
        if spread.known & bit:
            for level, bits in enumerate(spread.levels):
                if bits & bit:
                    return level
        spread = self._until(bit, most)
        return len(spread.levels) - 1 if spread.known & bit else FAR

    def _until(self, bits: int, most: int) -> Spread:
        """What is known, once one of some spaces is, or all that is no farther than so much."""
        spread = self._spread
        if not (spread.known & bits or spread.is_whole or len(spread.levels) > most):
            spread = spread.copy()
            spread.go_on(bits, most)
            self._spread = spread
        return spread

    def nearest(self, bits: int) -> int:
        """Those of some spaces that are nearest; none if no way leads from any."""
        if not bits:
            return 0
        for level in self._until(bits, FAR).levels:
            if level & bits:
                return level & bits
        return 0

    def farthest(self, bits: int) -> int:
        """Those of some spaces that are farthest; no way counts as farthest."""
        spread = self._spread
        while bits & ~spread.known and not spread.is_whole:
            spread = self._until(bits & ~spread.known, FAR)
        if bits & ~spread.known:
            return bits & ~spread.known
        for level in reversed(spread.levels):
            if level & bits:
                return level & bits
        return 0


@mypyc_attr(acyclic=True)
class Spread:
    """A search backwards from the goal, one point after the other.

    In halves a plain diagonal costs 3, which is what every second one at 2 points comes to
    (DC-40), so that nothing need be remembered of the diagonals before. Going backwards, a step
    pays for the space it comes from, which is the one entered. `levels` are the spaces at each
    distance in whole points. `_dry` are the spaces that wait, or have waited, for each point: a
    pair, those for the point itself and those for half a point more.

    Deep water must be crossed in one go: what a stretch of it has cost so far makes another node
    of the same space. So `_wet` has, by half points, the spaces that wait with that cost, and
    `_undived` by cost those to which no stretch has led that cost no more. `_shore` is the pair of
    those into which nobody has stepped from plain ground.
    """

    __slots__ = (
        "_dry",
        "_goal",
        "_ground",
        "_left",
        "_mv",
        "_pairs",
        "_shore",
        "_undived",
        "_wet",
        "is_whole",
        "known",
        "levels",
    )

    def __init__(self, ground: Ground, mv: int, goal: int) -> None:
        self.levels: list[int] = []
        self.known = 0
        self.is_whole = False
        self._ground = ground
        self._pairs = in_pairs(ground)
        self._mv = mv
        self._goal = goal
        self._left = 0
        self._shore = 0
        self._dry: list[int] = []
        self._wet: list[tuple[tuple[int, int], ...]] = []
        self._undived: list[int] = []

    def _set_out(self) -> None:
        """Begin at the goal."""
        ground, bit = self._ground, BIT[self._goal]
        self._left = twice((ground.enter | bit) & ~ground.deep)
        self._dry = [0] * (DEAREST + 1)
        if ground.deep:
            self._wet = [()] * RING
            self._undived = [ground.deep] * (max(self._mv, DEAREST) + 1)
            self._shore = self._pairs.deep
        if bit & ground.deep:
            self._wet[0] = ((0, bit),)
        elif bit & (ground.plain | ground.shallow):
            self._dry[0] = bit
        else:  # nobody enters it, but who is there is there
            self.levels.append(bit)
            self.known = bit
            self.is_whole = True

    def copy(self) -> Spread:
        """Another one that has come as far."""
        twin = Spread(self._ground, self._mv, self._goal)
        twin.levels, twin.known, twin.is_whole = self.levels[:], self.known, self.is_whole
        twin._left, twin._shore = self._left, self._shore
        twin._dry, twin._wet, twin._undived = self._dry[:], self._wet[:], self._undived[:]
        return twin

    def copy_on(self, ground: Ground) -> Spread:
        """Another one on other ground, which is the same as far as this one has come."""
        twin = self.copy()
        twin._ground = ground
        twin._pairs = in_pairs(ground)
        if self._dry:
            twin._left = twice((ground.enter | BIT[self._goal]) & ~(ground.deep | self.known))
            added = ground.deep & ~self._ground.deep
            twin._undived = [each | added for each in self._undived]
            twin._shore = (self._shore | twice(added)) & twin._pairs.deep
        return twin

    def go_on(self, wanted: int, most: int) -> None:
        """One point farther and another, until a wanted space is known, or all that is so near."""
        if not self._dry:
            self._set_out()
        dry, wet, levels, at = self._dry, self._wet, self.levels, len(self.levels)
        shallows = self._pairs.shallow
        southeast, southwest, northeast, northwest = self._pairs.corners
        known, left = self.known, self._left
        while not (known & wanted or self.is_whole or at > most):
            fresh = 0
            dry.append(0)
            new = dry[at] & left
            if new:
                fresh = (new | new >> ODD) & EVERYWHERE
                left ^= fresh | fresh << ODD
                shallow = new & shallows
                if shallow:
                    self._step_back(shallow, at, 2, 2, 3)
                    new ^= shallow
                east, west = new + new, new >> 1  # to add is sooner done than to shift
                sides = east & NOT_WEST | west & NOT_EAST | new << SIDE | new >> SIDE
                slants = (east & southeast | west & southwest) << SIDE | (
                    east & northeast | west & northwest
                ) >> SIDE
                dry[at + 1] |= sides | (slants & EVERYWHERE) << ODD
                dry[at + 2] |= slants >> ODD
                if (sides | slants) & self._shore:
                    self._leave_shore(sides, slants, 2 * at)
            if wet:
                for half in (2 * at, 2 * at + 1):
                    if wet[half % RING]:
                        fresh |= self._swim(half) & ~known
            known |= fresh
            levels.append(fresh)
            at += 1
            if not fresh:
                self.is_whole = not any(dry[at:]) and not any(wet)
        self.known, self._left = known, left

    def _leave_shore(self, sides: int, slants: int, half: int) -> None:
        """The first step into deep water from plain ground; who takes it later gains nothing."""
        shore = self._shore
        self._dive(sides & shore, half + 2, 1)
        self._dive(slants & shore, half + 3, 1)
        left = (sides | slants) & shore
        self._shore = shore & ~twice((left | left >> ODD) & EVERYWHERE)

    def _swim(self, half: int) -> int:
        """One step back from deep water, as far as one Move could swim."""
        found, mv, undived = 0, self._mv, self._undived
        waiting = self._wet[half % RING]
        self._wet[half % RING] = ()
        for swum, bits in waiting:
            new = bits & undived[swum]
            found |= new
            for cost in range(swum, len(undived)) if new else ():
                undived[cost] ^= undived[cost] & new
            if new and swum + 3 <= mv:
                pair = new << ODD if half & 1 else new
                self._step_back(pair, half >> 1, 3, swum + 3, swum + 4 if swum + 4 <= mv else 0)
        return found

    def _step_back(self, new: int, at: int, points: int, swum: int, slant: int) -> None:
        """One step from a pair to others, straight for so many points, diagonally for one more.

        They wait for the point it brings them to. Where they are deep water, the stretch has cost
        `swum` or `slant` then; if that is 0 there is no diagonal step.
        """
        sides = sides_of(new)
        self._dry[at + points] |= sides
        self._dive(sides, 2 * (at + points), swum)
        if slant:
            slants = diagonals_of(new, self._pairs.corners)
            self._dry[at + points + 1] |= slants
            self._dive(slants, 2 * (at + points + 1), slant)

    def _dive(self, pair: int, half: int, swum: int) -> None:
        """Those of a pair that are deep water wait for a half point and the next."""
        deep = pair & self._pairs.deep
        if deep:
            now, later = deep & EVERYWHERE, deep >> ODD
            if now:
                self._wet[half % RING] += ((swum, now),)
            if later:
                self._wet[(half + 1) % RING] += ((swum, later),)
