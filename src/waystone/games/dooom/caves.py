"""Caves around what was seen: the noise below is thrown anew where its cave would not agree.

Laying what was seen over a cave that only nearly agrees would leave the tiles beside it as they
were, and those are too open where most flaws are walls. Sets of cells are whole numbers, a bit for
each cell of a map with its margin.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from waystone.games.dooom.board import FLOOR, MARGIN, WALL
from waystone.games.dooom.fitting import cells_of
from waystone.games.dooom.generator import CAVE_PERCENT, SMOOTHINGS, cave_noise
from waystone.kernel.dice import Dice, SeededDice

_THROWS: Final = 400
"""How often noise is thrown anew before what was seen is laid over the rest."""
_AWAY: Final = 2
_BITS: Final = bytes((ord("0"), ord("1")))
_LETTERS: Final = bytes.maketrans(b"01", bytes((WALL, FLOOR)))


@lru_cache(maxsize=800)
def noise_of(seed: str, width: int, height: int) -> int:
    """The noise that the generator would begin with."""
    side, beyond = bytes(MARGIN), bytes(width + 2 * MARGIN)
    rows = [side + row + side for row in cave_noise(width, height, SeededDice(seed))]
    above = beyond * (MARGIN + 1)
    return int((above + b"".join(rows) + above)[::-1].translate(_BITS + bytes(254)), 2)


class Rock:
    """Where caves can be: the outermost tiles of a map stay closed."""

    def __init__(self, width: int, height: int) -> None:
        self.stride: Final = width + 2 * MARGIN
        self.size: Final = self.stride * (height + 2 * MARGIN)
        line = (1 << width - 2) - 1 << MARGIN + 1
        rows = range(MARGIN + 1, MARGIN + height - 1)
        self.inside: Final = sum(line << row * self.stride for row in rows)

    def washed(self, noise: int) -> int:
        """The cave that the generator makes of this noise."""
        for _ in range(SMOOTHINGS):
            noise = self._smoothed(noise)
        return noise

    def _smoothed(self, ways: int) -> int:
        """Open are cells of which most of the nine at and around them are; counted for all cells
        at once with carry-save adders."""
        left, right, stride = ways << 1, ways >> 1, self.stride
        ones, twos = ways ^ left ^ right, ways & left | ways & right | left & right
        up, down = ones >> stride, ones << stride
        two_up, two_down = twos >> stride, twos << stride
        one, carry = ones ^ up ^ down, ones & up | ones & down | up & down
        half = twos ^ two_up ^ two_down
        pairs = twos & two_up | twos & two_down | two_up & two_down
        two, more = half ^ carry, half & carry
        four, eight = pairs ^ more, pairs & more
        return (eight | four & (one | two)) & self.inside

    def cave_with(self, noise: int, ways: int, walls: int, dice: Dice) -> int:
        """A cave of nearly this noise with these ways and walls, as far as that can be found: near
        cells that are wrong noise is thrown anew, and kept unless more are wrong then."""
        cave = self.washed(noise)
        wrong = cave & walls | ways & ~cave
        for _ in range(_THROWS):
            if not wrong:
                break
            cells = cells_of(wrong)
            other = self._thrown_anew(noise, cells[dice.index(len(cells))], dice)
            new = self.washed(other)
            still = new & walls | ways & ~new
            if still.bit_count() <= len(cells):
                noise, cave, wrong = other, new, still
        return cave & ~walls | ways

    def _thrown_anew(self, noise: int, cell: int, dice: Dice) -> int:
        """Other noise in the nine cells around one that is not far from this cell."""
        down, right = (dice.index(2 * _AWAY + 1) - _AWAY for _ in range(2))
        corner = cell + (down - 1) * self.stride + right - 1
        for number, is_open in enumerate(dice.chances(CAVE_PERCENT, 9)):
            bit = 1 << corner + number // 3 * self.stride + number % 3
            noise = noise | bit if is_open else noise & ~bit
        return noise & self.inside

    def region(self, cave: int, cell: int) -> int:
        """All that is joined with a cell."""
        found, before = 1 << cell, 0
        while found != before:
            before, stride = found, self.stride
            found |= found << 1 | found >> 1 | found << stride | found >> stride
            found &= cave
        return found

    def is_largest(self, cave: int, region: int) -> bool:
        """Whether no other part of the cave is larger: the generator fills all but the largest."""
        rest, size = cave & ~region, region.bit_count()
        while rest.bit_count() > size:
            part = self.region(rest, (rest & -rest).bit_length() - 1)
            if part.bit_count() > size:
                return False
            rest &= ~part
        return True

    def letters(self, cave: int) -> bytes:
        """The cells of a map with its margin."""
        return f"{cave:0{self.size}b}"[::-1].encode().translate(_LETTERS)
