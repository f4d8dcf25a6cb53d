"""The mat's geometry, terrain and the manual's fixed words; no position."""

from __future__ import annotations

from typing import Final

TILE: Final = 5
"""Spaces along the side of a tile (DC-8)."""
ACROSS: Final = 7
"""Tile spaces along the side of the mat (DC-6)."""
SIDE: Final = TILE * ACROSS
CELLS: Final = SIDE * SIDE
PLACES: Final = ACROSS * ACROSS
CENTRE: Final = 24
"""The tile space of the chest (DC-6)."""
NOWHERE: Final = -1
NOBODY: Final = -1
EMPTY: Final = -1

# Terrain (DC-10); unrevealed and rock are solid.
UNREVEALED: Final = 0
ROCK: Final = 1
FLOOR: Final = 2
SHALLOW: Final = 3
DEEP: Final = 4
LAVA: Final = 5
SIGNS: Final = "?#.sdL"

# Abilities (DC-92), a bit each.
FLIGHT: Final = 1
SWIMS: Final = 2
FIREPROOF: Final = 4
INCORPOREAL: Final = 8
DRY: Final = 16
UNPUSHABLE: Final = 32
THORNS: Final = 64
DRAIN: Final = 128
CURSE: Final = 256
WEB: Final = 512
WALKING: Final = FLIGHT | SWIMS | FIREPROOF | INCORPOREAL | DRY
"""The abilities that decide where a figure can walk."""

# Attack kinds (DC-58); a fireball is an Area attack by a card.
MELEE: Final = 0
RANGED: Final = 1
AREA: Final = 2
FIREBALL: Final = 3
ATTACK_NAMES: Final = ("melee", "ranged", "area", "fireball")

# Tactics (DC-84 to DC-89).
TACTICS: Final = ("hunt", "skirmish", "prowl", "guard", "hold", "flee")
HUNT: Final = 0
SKIRMISH: Final = 1
PROWL: Final = 2
GUARD: Final = 3
HOLD: Final = 4
FLEE: Final = 5

# Windows (DC-95 to DC-99), a bit each.
TURN_WINDOW: Final = 1
PATH_WINDOW: Final = 2
ATTACK_WINDOW: Final = 4
ROLL_WINDOW: Final = 8
HARM_WINDOW: Final = 16
WINDOW_NAMES: Final = {
    TURN_WINDOW: "turn",
    PATH_WINDOW: "path",
    ATTACK_WINDOW: "attack",
    ROLL_WINDOW: "roll",
    HARM_WINDOW: "harm",
}

# Figures: creature cards by number, then the Doppelganger, then the seats' Adventurers.
MONSTERS: Final = 50
DOPPELGANGER: Final = 49
FIRST_HERO: Final = 50
MOST_SEATS: Final = 6
FIGURES: Final = FIRST_HERO + MOST_SEATS

MOST_PILES: Final = 10
MAXIMUM: Final = (0, 0, 12, 8, 6, 5, 4)
"""Monsters per player by the number of players (DC-78)."""
FAR: Final = 9999

# Phases of a match.
CHOOSING: Final = 0
PLAYING: Final = 1
OVER: Final = 2
PHASE_NAMES: Final = ("choosing", "playing", "over")


class TurnStep:
    """The five steps of an activation by their numbers in the manual, and its rims (DC-24)."""

    NOT_BEGUN: Final = 0
    MONSTERS_MOVE: Final = 1
    MONSTERS_ATTACK: Final = 2
    LAY_TILE: Final = 3
    BRING_MONSTER: Final = 4
    ADVENTURER_ACTS: Final = 5
    WINDING_UP: Final = 6


def cell_at(x: int, y: int) -> int:
    """The space in column x and row y; its number is its canonical order (DC-5)."""
    return y * SIDE + x


def name_of(cell: int) -> str:
    """`12:7`: column and row of a space."""
    return f"{cell % SIDE}:{cell // SIDE}"


def place_name(place: int) -> str:
    """`3:4`: column and row of a tile space."""
    return f"{place % ACROSS}:{place // ACROSS}"


def place_of(cell: int) -> int:
    """The tile space of a space (DC-5)."""
    return PLACE_OF[cell]


def _place(cell: int) -> int:
    return cell // SIDE // TILE * ACROSS + cell % SIDE // TILE


def _spaces(place: int) -> tuple[int, ...]:
    corner = place // ACROSS * TILE * SIDE + place % ACROSS * TILE
    return tuple(corner + row * SIDE + column for row in range(TILE) for column in range(TILE))


def distance(one: int, other: int) -> int:
    """The straight distance of two spaces, walls ignored (DC-66)."""
    across, down = COLUMN[one] - COLUMN[other], ROW[one] - ROW[other]
    if across < 0:
        across = -across
    if down < 0:
        down = -down
    return across + down // 2 if across > down else down + across // 2


def are_adjacent(one: int, other: int) -> bool:
    """Whether two different spaces touch, also by a corner (DC-4)."""
    return (
        one != other
        and abs(one % SIDE - other % SIDE) <= 1
        and abs(one // SIDE - other // SIDE) <= 1
    )


def _ways(cell: int) -> tuple[tuple[int, int, int], ...]:
    """Neighbours in canonical order, each with the two spaces beside a diagonal step (DC-37)."""
    x, y = cell % SIDE, cell // SIDE
    ways = []
    for dy in (-1, 0, 1):
        for dx in (-1, 0, 1):
            if (dx or dy) and 0 <= x + dx < SIDE and 0 <= y + dy < SIDE:
                beside = (cell + dx, cell + dy * SIDE) if dx and dy else (NOWHERE, NOWHERE)
                ways.append((cell + dx + dy * SIDE, *beside))
    return tuple(ways)


def _sides(place: int) -> tuple[int, ...]:
    """The tile spaces to the north, east, south and west, NOWHERE beyond the mat."""
    column, row = place % ACROSS, place // ACROSS
    return (
        place - ACROSS if row > 0 else NOWHERE,
        place + 1 if column < ACROSS - 1 else NOWHERE,
        place + ACROSS if row < ACROSS - 1 else NOWHERE,
        place - 1 if column > 0 else NOWHERE,
    )


COLUMN: Final = tuple(cell % SIDE for cell in range(CELLS))
ROW: Final = tuple(cell // SIDE for cell in range(CELLS))
PLACE_OF: Final = tuple(_place(cell) for cell in range(CELLS))
SPACES: Final = tuple(_spaces(place) for place in range(PLACES))
WAYS: Final = tuple(_ways(cell) for cell in range(CELLS))
NEXT_PLACES: Final = tuple(_sides(place) for place in range(PLACES))
AROUND: Final = tuple(tuple(way[0] for way in ways) for ways in WAYS)
CENTRE_SPACES: Final = frozenset(SPACES[CENTRE])
CHEST_SPACE: Final = SPACES[CENTRE][12]
# From a tile's middle outwards: the middle space of each side, then inwards (DC-9, DC-56).
INWARD: Final = (
    (2, 7, 12, 17, 22),
    (14, 13, 12, 11, 10),
    (22, 17, 12, 7, 2),
    (10, 11, 12, 13, 14),
)


def places_apart(one: int, other: int) -> int:
    """Tile steps: difference of columns plus difference of rows (DC-13)."""
    return abs(one % ACROSS - other % ACROSS) + abs(one // ACROSS - other // ACROSS)
