"""A position of Dungeon Crawler Labyrinth: flat data with one owner."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Self, TypeVar

from waystone.games.dungeon_crawler.board import (
    CELLS,
    CHEST_SPACE,
    CHOOSING,
    EMPTY,
    FIGURES,
    MONSTERS,
    NOBODY,
    NOWHERE,
    PLACES,
    TurnStep,
)
from waystone.games.dungeon_crawler.frame import Frame
from waystone.games.dungeon_crawler.terrain import NO_DOOR, Terrain
from waystone.kernel.compiling import mypyc_attr
from waystone.kernel.state import State

NEVER_PASSED: Final = -1
T = TypeVar("T")


def replaced(values: list[T], at: int, value: T) -> list[T]:
    """The same list with another value in one place: copies of a position may share the old one."""
    twin = values[:]
    twin[at] = value
    return twin


def without(values: list[int], value: int) -> list[int]:
    """The same list without a value that is in it."""
    twin = values[:]
    twin.remove(value)
    return twin


@mypyc_attr(allow_interpreted_subclasses=True)  # or __new__ would run __init__
class CrawlerState(State):
    """The mat, the figures on it, the cards, and what is under way.

    Only `spot`, `occupant` and `stack` are changed in place. Copies share all other lists, which
    change more seldom than positions are copied: rules replace them (`replaced`).
    `spot` and `wounds` are by figure: creature cards by number, the Doppelganger, then each seat's
    Adventurer; `occupant` is the figure on a space plus one, `occupied` a bit per such space,
    `heroes_at` one per space of an Adventurer.
    `heroes` are adventurer cards by seat. `packs` are each seat's Monsters in the order they were
    drawn. `knower` has seen the top `known_tiles` of the pile on the Map. `asked` and `options`
    are the question that the table waits for. `stops` say where each seat wants to be asked,
    `always` and `later` have a bit for each card with a switch of its own, and `passed` is what a
    seat saw when it last passed a turn window (DC-111, DC-112). `answer`, `rolled` and `dealt` are
    what stages tell each other while they run. `deciders` has a bit per seat that chooses between
    equal spaces for its Monsters (DC-90).
    """

    __slots__ = (
        "absent",
        "active",
        "always",
        "answer",
        "asked",
        "boss",
        "chests",
        "copied_card",
        "copied_seat",
        "creature_discards",
        "creatures",
        "dealt",
        "deciders",
        "deck",
        "discards",
        "door",
        "drawn_creature",
        "drawn_tile",
        "first_rolls",
        "gear",
        "hands",
        "heroes",
        "heroes_at",
        "hoard",
        "knower",
        "known_tiles",
        "later",
        "newcomers",
        "occupant",
        "occupied",
        "options",
        "order",
        "packs",
        "passed",
        "phase",
        "pile",
        "piles",
        "ranks",
        "reason",
        "ring_used",
        "rolled",
        "round",
        "spot",
        "stack",
        "step",
        "stops",
        "terrain",
        "tile_discards",
        "tiles",
        "turns",
        "webbed",
        "winner",
        "wounds",
    )

    def __init__(self, seats: int, terrain: Terrain) -> None:
        self.phase = CHOOSING
        self.round = 1
        self.step = TurnStep.NOT_BEGUN
        self.active = NOBODY
        self.order: list[int] = []
        self.absent = [False] * seats
        self.newcomers: list[int] = []
        self.first_rolls: list[int] = []
        self.tiles = [EMPTY] * PLACES
        self.turns = [0] * PLACES
        self.door = NO_DOOR
        self.terrain = terrain
        self.chests = [CHEST_SPACE]
        self.piles: list[int] = []
        self.spot = [NOWHERE] * FIGURES
        self.wounds = [0] * FIGURES
        self.occupant = bytearray(CELLS)
        self.occupied = 0
        self.heroes_at = 0
        self.heroes = [NOBODY] * seats
        self.boss = [NOBODY] * MONSTERS
        self.packs: list[list[int]] = [[] for _ in range(seats)]
        self.copied_seat = NOBODY
        self.copied_card = NOBODY
        self.pile: list[int] = []
        self.tile_discards: list[int] = []
        self.drawn_tile = EMPTY
        self.knower = NOBODY
        self.known_tiles = 0
        self.creatures: list[int] = []
        self.creature_discards: list[int] = []
        self.drawn_creature = NOBODY
        self.deck: list[int] = []
        self.discards: list[int] = []
        self.hoard: list[int] = []
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        self.gear: list[list[int]] = [[] for _ in range(seats)]
        self.webbed = [False] * seats
        self.ring_used = [False] * seats
        self.stops = [0] * seats
        self.always = [0] * seats
        self.later = [0] * seats
        self.passed = [NEVER_PASSED] * seats
        self.deciders = 0
        self.stack: list[Frame] = []
        self.answer = NOBODY
        self.rolled: list[int] = []
        self.dealt = 0
        self.asked = NOBODY
        self.options: tuple[int, ...] = ()
        self.winner = NOBODY
        self.ranks: list[int] = []
        self.reason = ""

    @property
    def seats(self) -> int:
        """How many seats the table has, taken or not."""
        return len(self.absent)

    def add_seat(self) -> None:
        """One more seat, empty, after the others (DC-117)."""
        self.absent = [*self.absent, True]
        self.heroes = [*self.heroes, NOBODY]
        self.packs = [*self.packs, []]
        self.hands = [*self.hands, []]
        self.gear = [*self.gear, []]
        self.webbed = [*self.webbed, False]
        self.ring_used = [*self.ring_used, False]
        self.stops = [*self.stops, 0]
        self.always = [*self.always, 0]
        self.later = [*self.later, 0]
        self.passed = [*self.passed, NEVER_PASSED]

    def copy(self) -> Self:
        """A position of its own; what is never changed, only replaced, is shared."""
        twin = type(self).__new__(type(self))
        twin.phase, twin.round, twin.step = self.phase, self.round, self.step
        twin.active, twin.door, twin.terrain = self.active, self.door, self.terrain
        twin.order, twin.absent = self.order, self.absent
        twin.newcomers, twin.first_rolls = self.newcomers, self.first_rolls
        twin.tiles, twin.turns = self.tiles, self.turns
        twin.chests, twin.piles = self.chests, self.piles
        twin.spot, twin.wounds = self.spot[:], self.wounds
        twin.occupant, twin.occupied = self.occupant[:], self.occupied
        twin.heroes_at, twin.heroes, twin.boss = self.heroes_at, self.heroes, self.boss
        twin.packs = self.packs
        twin.copied_seat, twin.copied_card = self.copied_seat, self.copied_card
        twin.pile, twin.tile_discards = self.pile, self.tile_discards
        twin.knower, twin.known_tiles = self.knower, self.known_tiles
        twin.creatures, twin.creature_discards = self.creatures, self.creature_discards
        twin.drawn_tile, twin.drawn_creature = self.drawn_tile, self.drawn_creature
        twin.deck, twin.discards, twin.hoard = self.deck, self.discards, self.hoard
        twin.hands, twin.gear = self.hands, self.gear
        twin.webbed, twin.ring_used = self.webbed, self.ring_used
        twin.stops, twin.passed = self.stops, self.passed
        twin.always, twin.later = self.always, self.later
        twin.deciders = self.deciders
        twin.stack = [each.copy() for each in self.stack]
        twin.answer, twin.rolled, twin.dealt = self.answer, self.rolled, self.dealt
        twin.asked, twin.options = self.asked, self.options
        twin.winner, twin.ranks, twin.reason = self.winner, self.ranks, self.reason
        return twin

    def key(self) -> bytes:
        """All that lasts, in a fixed order; terrain, occupants and options follow from it."""
        lists = (
            (self.phase, self.round, self.step, self.active, self.door, self.winner),
            (self.copied_seat, self.copied_card, self.drawn_tile, self.drawn_creature),
            (self.knower, self.known_tiles, self.deciders),
            (*self.absent, *self.webbed, *self.ring_used, *self.stops),
            (*self.always, *self.later),
            self.passed,
            *(self.order, self.newcomers, self.first_rolls, self.tiles, self.turns, self.chests),
            *(self.piles, self.spot, self.wounds, self.heroes, self.boss, *self.packs),
            *(self.pile, self.tile_discards, self.creatures, self.creature_discards),
            *(self.deck, self.discards, self.hoard, *self.hands, *self.gear),
            *(each.numbers() for each in self.stack),
        )
        return "|".join([_written(each) for each in lists]).encode()


_WRITTEN: Final = {number: str(number) for number in range(-1, CELLS)}


def _written(numbers: Sequence[int]) -> str:
    """Numbers as text; a flag is 0 or 1. Almost all are small, and known by heart."""
    try:
        return " ".join(map(_WRITTEN.__getitem__, numbers))
    except KeyError:
        return " ".join(map(str, map(int, numbers)))
