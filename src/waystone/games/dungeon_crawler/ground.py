"""What steps cost by terrain and abilities, and where on a mat somebody can walk (DC-30–42)."""

from __future__ import annotations

from typing import Final

from waystone.games.dungeon_crawler.bits import EVERYWHERE, Corners, corners, twice
from waystone.games.dungeon_crawler.board import (
    DEEP,
    DRY,
    FIREPROOF,
    FLIGHT,
    FLOOR,
    INCORPOREAL,
    LAVA,
    ROCK,
    SHALLOW,
    SWIMS,
    UNREVEALED,
    WALKING,
)
from waystone.games.dungeon_crawler.rows import rows_of
from waystone.kernel.compiling import mypyc_attr

_CLOSED: Final = (0, 0, False)
_PLAIN: Final = (1, 1, True)
_BY_TERRAIN: Final = {
    UNREVEALED: _CLOSED,
    ROCK: _CLOSED,
    FLOOR: _PLAIN,
    SHALLOW: (2, 3, False),
    DEEP: (3, 4, False),
    LAVA: _PLAIN,
}


def price(abilities: int, code: int) -> tuple[int, int, bool]:
    """What entering costs straight and diagonally, and whether diagonals alternate (DC-32–42)."""
    if code == ROCK:
        return _PLAIN if abilities & INCORPOREAL else _CLOSED
    if code in (SHALLOW, DEEP):
        if abilities & DRY:
            return _CLOSED
        if abilities & (FLIGHT | SWIMS | INCORPOREAL):
            return _PLAIN
    return _BY_TERRAIN[code]


def is_deadly(abilities: int, code: int) -> bool:
    """Whether ending here destroys: deep water or lava without the defence (DC-35, DC-36)."""
    if code == DEEP:
        return not abilities & (FLIGHT | SWIMS | INCORPOREAL)
    return code == LAVA and not abilities & (FLIGHT | FIREPROOF)


PRICES: Final = tuple(
    tuple(price(abilities, code) for code in range(6)) for abilities in range(WALKING + 1)
)


def step_price(abilities: int, code: int, is_diagonal: bool, odd: int) -> int:
    """The price of one step; `odd` is 1 after an odd number of plain diagonals (DC-33)."""
    straight, diagonal, alternates = PRICES[abilities & WALKING][code]
    if not is_diagonal:
        return straight
    return diagonal + odd if alternates else diagonal


def flips(abilities: int, code: int, is_diagonal: bool) -> bool:
    """Whether a step counts in the alternation of diagonals (DC-33, DC-35)."""
    return is_diagonal and PRICES[abilities & WALKING][code][2]


@mypyc_attr(acyclic=True)
class Ground:
    """A mat as all see it who have the same abilities for walking; each set has a bit per space.

    `plain`, `shallow` and `deep` are by what entering costs, `water` is the dearer two of them;
    `enter` is all that planning enters, so never deadly lava; `stops` is where one could stay;
    `clear` is open to diagonal steps past.
    """

    __slots__ = (
        "clear",
        "deep",
        "enter",
        "pairs",
        "plain",
        "profile",
        "rows",
        "shallow",
        "stops",
        "water",
    )

    def __init__(self, kinds: list[int], profile: int) -> None:
        self.profile: Final = profile
        plain = shallow = deep = stops = 0
        for code, bits in enumerate(kinds):
            straight = PRICES[profile][code][0]
            if straight == 1:
                plain |= bits
            elif straight == 2:
                shallow |= bits
            elif straight == 3:
                deep |= bits
            if straight and not is_deadly(profile, code):
                stops |= bits
        shut = 0 if profile & (FLIGHT | FIREPROOF) else kinds[LAVA]
        open_bits = kinds[FLOOR] | kinds[SHALLOW] | kinds[DEEP] | kinds[LAVA]
        self.plain: Final = plain
        self.shallow: Final = shallow
        self.deep: Final = deep
        self.water: Final = shallow | deep
        self.stops: Final = stops
        self.enter: Final = (plain | shallow | deep) & ~shut
        self.clear: Final = EVERYWHERE if profile & INCORPOREAL else open_bits
        self.rows: GroundRows | None = None
        self.pairs: GroundPairs | None = None


@mypyc_attr(acyclic=True)
class GroundPairs:
    """The same as pairs, for the searches of plain Python, and where diagonal steps are open."""

    __slots__ = ("corners", "deep", "plain", "shallow", "water")

    def __init__(self, ground: Ground) -> None:
        self.plain: Final = twice(ground.plain)
        self.shallow: Final = twice(ground.shallow)
        self.deep: Final = twice(ground.deep)
        self.water: Final = self.shallow | self.deep
        self.corners: Final[Corners] = corners(twice(ground.clear))


def in_pairs(ground: Ground) -> GroundPairs:
    """A ground as pairs, made when somebody asks."""
    found = ground.pairs
    if found is None:
        found = ground.pairs = GroundPairs(ground)
    return found


@mypyc_attr(acyclic=True)
class GroundRows:
    """The same as rows, for the compiled engine."""

    __slots__ = ("clear", "deep", "enter", "plain", "shallow")

    def __init__(self, ground: Ground) -> None:
        self.plain: Final = rows_of(ground.plain)
        self.shallow: Final = rows_of(ground.shallow)
        self.deep: Final = rows_of(ground.deep)
        self.enter: Final = rows_of(ground.enter)
        self.clear: Final = rows_of(ground.clear)


def in_rows(ground: Ground) -> GroundRows:
    """A ground as rows, made when somebody asks."""
    found = ground.rows
    if found is None:
        found = ground.rows = GroundRows(ground)
    return found
