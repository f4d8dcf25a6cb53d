"""Luck: every random choice of a match is a roll of dice that somebody passed in."""

from __future__ import annotations

from abc import ABCMeta, abstractmethod
from collections.abc import Iterable
from decimal import Decimal
from fractions import Fraction
from hashlib import sha256
from math import gcd
from struct import unpack_from
from typing import Final

from waystone.kernel.compiling import i64, mypyc_attr, vec
from waystone.kernel.errors import BadSeed

WORD: Final = 0xFFFFFFFF
MOST_SIDES: Final = 1 << 32

# For each number of per cent the smallest die that can say so, and its highest roll that means yes.
_PERCENT_SIDES: Final = [100 // gcd(percent, 100) for percent in range(101)]
_PERCENT_ENOUGH: Final = [percent // gcd(percent, 100) for percent in range(101)]

# For each small die how many bits of a word are left over; dice with more sides are rare.
_SHIFTS: Final = bytes(32 - (sides - 1).bit_length() for sides in range(256))

Seed = str | int


def seed_text(seed: Seed) -> str:
    """The one text of a seed: a string is itself, an integer its decimal digits."""
    if isinstance(seed, int):
        # str() refuses integers of more than 4,300 digits; Decimal writes any size exactly.
        return format(Decimal(seed), "f")
    given: object = seed
    if not isinstance(given, str):
        raise BadSeed("BAD_SEED", f"a seed is a text or a whole number, not {given!r}")
    try:
        seed.encode("utf-8")
    except UnicodeEncodeError as error:
        raise BadSeed("BAD_SEED", "a seed must be valid Unicode text") from error
    return seed


def commitment(seed: Seed) -> str:
    """SHA-256 of the seed's text: published before a match, checked after it."""
    return sha256(seed_text(seed).encode("utf-8")).hexdigest()


@mypyc_attr(allow_interpreted_subclasses=True)
class Dice(metaclass=ABCMeta):
    """A source of luck; a rulebook never has another one."""

    @abstractmethod
    def roll(self, sides: int) -> int:
        """A number from 1 to `sides`, each equally likely; one side needs no luck."""

    def index(self, size: int) -> int:
        """A place in a list of `size` things, counted from 0."""
        return self.roll(size) - 1

    def chance(self, percent: int) -> bool:
        """True in `percent` of 100 cases, with the smallest die that can say so."""
        if percent <= 0:
            return False
        if percent >= 100:
            return True
        return self.roll(_PERCENT_SIDES[percent]) <= _PERCENT_ENOUGH[percent]

    def roll_many(self, sides: int, many: int) -> vec[i64]:
        """So many rolls of one die, in order."""
        return vec[i64]([self.roll(sides) for _ in range(many)])

    def chances(self, percent: int, many: int) -> vec[bool]:
        """So many times the same chance, in order."""
        if not 0 < percent < 100:
            return vec[bool]([percent >= 100] * many)
        enough: i64 = _PERCENT_ENOUGH[percent]
        return vec[bool]([roll <= enough for roll in self.roll_many(_PERCENT_SIDES[percent], many)])

    def shuffle(self, items: list[int]) -> None:
        """Put a deck in random order, in place (Fisher and Yates)."""
        for last in range(len(items) - 1, 0, -1):
            other = self.roll(last + 1) - 1
            items[last], items[other] = items[other], items[last]

    def stream(self, name: str) -> Dice:
        """Dice for one purpose, apart from the others where the source can keep them apart."""
        return self


def _shift(sides: int) -> int:
    """How many bits of a word a die of any size leaves over."""
    if sides < 1 or sides > MOST_SIDES:
        raise ValueError(f"a die has 1 to {MOST_SIDES} sides, not {sides}")
    return 32 - (sides - 1).bit_length()


class SeededDice(Dice):
    """Dice that anybody can throw again: the same seed and stream, the same rolls.

    A small fast counter generator: four 32-bit words, only adds, xors, shifts and rotations,
    filled from SHA-256 of the stream's name and the seed, so that any language can repeat it.
    """

    def __init__(self, seed: Seed, name: str = "play") -> None:
        self.seed: Final = seed_text(seed)
        self.name: Final = name
        filling = sha256(f"{name}\n{self.seed}".encode()).digest()
        words = unpack_from(">4I", filling)
        self._a: i64 = words[0]
        self._b: i64 = words[1]
        self._c: i64 = words[2]
        self._counter: i64 = words[3]  # only its low 32 bits count, and nobody wraps the rest
        self._streams: dict[str, SeededDice] = {}

    def __repr__(self) -> str:
        return f"<SeededDice {self.seed!r}, {self.name}>"

    def word(self) -> int:
        """The next 32 random bits: a roll that needs them all."""
        return self.roll(MOST_SIDES) - 1

    def roll(self, sides: int) -> int:
        """A number from 1 to `sides`; words that would favour one side are thrown away."""
        if sides == 1:
            return 1
        shift: i64 = _SHIFTS[sides] if 1 < sides < 256 else _shift(sides)
        most: i64 = sides
        value = most
        while value >= most:
            b, c, counter = self._b, self._c, self._counter
            word = (self._a + b + counter) & WORD
            self._counter = counter + 1
            self._a = b ^ (b >> 9)
            self._b = c * 9 & WORD
            self._c = (((c << 21) | (c >> 11)) + word) & WORD
            value = word >> shift
        return value + 1

    def roll_many(self, sides: int, many: int) -> vec[i64]:
        """The same as one by one, without fetching and storing the four words each time."""
        rolled = vec[i64]([1] * many)
        if sides == 1:
            return rolled
        shift: i64 = _SHIFTS[sides] if 1 < sides < 256 else _shift(sides)
        most: i64 = sides
        a, b, c, counter = self._a, self._b, self._c, self._counter
        place: i64 = 0
        while place < many:
            word = (a + b + counter) & WORD
            counter += 1
            a = b ^ (b >> 9)
            b = c * 9 & WORD
            c = (((c << 21) | (c >> 11)) + word) & WORD
            if word >> shift < most:
                rolled[place] = (word >> shift) + 1
                place += 1
        self._a, self._b, self._c, self._counter = a, b, c, counter
        return rolled

    def stream(self, name: str) -> Dice:
        """Dice of their own for one purpose: rolling them does not move these."""
        if name not in self._streams:
            self._streams[name] = SeededDice(self.seed, name)
        return self._streams[name]


class DiceInTurn(Dice):
    """The dice of many matches, of which those of match `at` are rolled.

    They are fetched only for a roll: most steps of most matches need no luck.
    """

    def __init__(self, dice: list[Dice]) -> None:
        self.dice: Final = dice
        self.at: i64 = 0

    def roll(self, sides: int) -> int:
        """A roll of the match's own dice."""
        return self.dice[self.at].roll(sides)

    def stream(self, name: str) -> Dice:
        """Dice of the match for one purpose."""
        return self.dice[self.at].stream(name)


@mypyc_attr(allow_interpreted_subclasses=True)
class ScriptedDice(Dice):
    """Rolls written down beforehand, for tests; they must be used up exactly."""

    def __init__(self, rolls: Iterable[int] = ()) -> None:
        self.left: list[int] = list(rolls)

    def roll(self, sides: int) -> int:
        """The next written roll; it is an error if there is none or the die can't show it."""
        if sides == 1:
            return 1
        if not self.left:
            raise ValueError(f"the script has no roll left for a die of {sides} sides")
        value = self.left.pop(0)
        if not 1 <= value <= sides:
            raise ValueError(f"the script says {value}, but the die has {sides} sides")
        return value


class ExploringDice(Dice):
    """Dice that walk through every sequence of rolls, one sequence per visit.

    Play with them, then ask `advance()`; while it says yes, play again from the same start.
    """

    def __init__(self) -> None:
        self._rolls: list[int] = []
        self._sides: list[int] = []
        self._at = 0

    @property
    def rolls(self) -> list[int]:
        """The rolls of this visit."""
        return list(self._rolls)

    @property
    def odds(self) -> Fraction:
        """The exact probability of this visit's rolls."""
        product = 1
        for sides in self._sides:
            product *= sides
        return Fraction(1, product)

    def roll(self, sides: int) -> int:
        """This visit's roll at this place; a new place begins at 1."""
        if sides == 1:
            return 1
        if self._at == len(self._rolls):
            self._rolls.append(1)
            self._sides.append(sides)
        self._at += 1
        return self._rolls[self._at - 1]

    def advance(self) -> bool:
        """Turn to the next sequence; False when all have been visited."""
        while self._rolls and self._rolls[-1] == self._sides[-1]:
            self._rolls.pop()
            self._sides.pop()
        self._at = 0
        if not self._rolls:
            return False
        self._rolls[-1] += 1
        return True
