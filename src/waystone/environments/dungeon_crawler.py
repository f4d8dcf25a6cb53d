"""Dungeon Crawler Labyrinth as arrays."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import ClassVar, Final

import numpy as np
from gymnasium import spaces

from waystone.environments.crawler_stack import MOST_UNDER_WAY, UNDER_WAY, stack
from waystone.environments.layout import (
    NONE,
    Array,
    Arrays,
    Layout,
    as_codes,
    codes,
    numbers,
    or_none,
    sign_table,
    vector,
)
from waystone.games.dungeon_crawler.actions import STOPS, TIES
from waystone.games.dungeon_crawler.board import (
    ATTACK_NAMES,
    FIRST_HERO,
    MONSTERS,
    PHASE_NAMES,
    PLACES,
    SIDE,
    SIGNS,
    WINDOW_NAMES,
)
from waystone.games.dungeon_crawler.box import BOX
from waystone.games.dungeon_crawler.rules.frames.questions import PURPOSE_WORDS, QUESTION_WORDS
from waystone.games.dungeon_crawler.under_way.view import Acting
from waystone.games.dungeon_crawler.view import CrawlerView, Player

CARDS: Final = len(BOX.cards)
CHEST, PILE, HOARD, PATH, TARGET = 1, 2, 4, 8, 16
"""Bits of a space in `things`; PATH and TARGET are of what is under way."""
MOST_DICE: Final = 6
LOOKED_AT: Final = 5
PLAYER: Final = ("playing", "adventurer", "cell", "wounds", "cards", "webbed", "ring used")
MONSTER: Final = ("whose", "cell", "wounds")
FACTS: Final = (
    "phase",
    "round",
    "round limit",
    "step",
    "active",
    "most monsters",
    "hard",
    "tiles left",
    "creatures left",
    "treasures left",
    "drawn tile",
    "drawn creature",
    "knower",
    "known tiles",
    "door",
    "six",
    "gold in the hoard",
    "copied",
    "stops",
    "ties",
    "waiting",
    "asked",
    "question",
    "window",
    "at stake",
    "halves left",
    "moved",
    "extra moves",
    "extra attacks",
    "moving",
    "points",
    "odd",
    "attacker",
    "attack",
    "struck",
    "plus",
    "ignored",
    "turned",
    "harmed",
    "harm",
    "card",
    "rolled for",
)
_TERRAIN: Final = sign_table(SIGNS)
_ADVENTURERS: Final = {each.id: number for number, each in enumerate(BOX.adventurers)}
_WINDOWS: Final = tuple(WINDOW_NAMES.values())


class CrawlerLayout(Layout[CrawlerView]):
    """The mat, who and what is on it, the own hand, and what is being asked."""

    names: ClassVar = {
        "facts": FACTS,
        "players": PLAYER,
        "monsters": MONSTER,
        "under way": UNDER_WAY,
    }

    def boxes(self) -> dict[str, spaces.Box]:
        """The space of each array."""
        return {
            "terrain": codes(len(SIGNS) - 1, SIDE, SIDE),
            "figures": codes(FIRST_HERO + self.seats, SIDE, SIDE),
            "things": codes(31, SIDE, SIDE),
            "tiles": numbers(2, PLACES),
            "players": numbers(self.seats, len(PLAYER)),
            "gear": codes(255, self.seats, CARDS),
            "monsters": numbers(MONSTERS, len(MONSTER)),
            "hand": codes(255, CARDS),
            "treasures out": codes(255, CARDS),
            "creatures out": codes(1, MONSTERS),
            "top tiles": numbers(LOOKED_AT),
            "order": numbers(self.seats),
            "dice": numbers(2, MOST_DICE),
            "under way": numbers(MOST_UNDER_WAY, len(UNDER_WAY)),
            "facts": numbers(len(FACTS)),
        }

    def encode(self, view: CrawlerView) -> Arrays:
        """The arrays of a view."""
        around = self.around(view.seat)
        return {
            "terrain": as_codes(view.terrain, _TERRAIN).reshape(SIDE, SIDE),
            "figures": self._figures(view),
            "things": _things(view),
            "tiles": np.array([[_tile(each) for each in view.tiles], view.turns], np.int32),
            "players": np.array([_player(view.players[seat]) for seat in around], np.int32),
            "gear": np.array([_held(view.players[seat].gear) for seat in around], np.uint8),
            "monsters": self._monsters(view),
            "hand": np.array(_held(view.hand), np.uint8),
            "treasures out": np.array(_held(view.treasure_discards), np.uint8),
            "creatures out": _flags(view.creature_discards, MONSTERS),
            "top tiles": vector(_filled([_tile(each) for each in view.known_tiles], LOOKED_AT)),
            "order": vector(
                _filled([self.own(view.seat, each) for each in view.order], self.seats)
            ),
            "dice": self._dice(view),
            "under way": self._stack(view),
            "facts": self._facts(view),
        }

    def _figures(self, view: CrawlerView) -> Array:
        """On each space its figure's number, counted from 1; the own Adventurer is 51."""
        sheet = bytearray(SIDE * SIDE)
        for monster in view.monsters:
            sheet[monster.cell] = monster.figure + 1
        for place, seat in enumerate(self.around(view.seat)):
            cell = view.players[seat].cell
            if cell is not None:
                sheet[cell] = FIRST_HERO + place + 1
        return np.frombuffer(sheet, np.uint8).reshape(SIDE, SIDE)

    def _figure(self, view: CrawlerView, figure: int | None) -> int:
        """A figure as `figures` numbers it, without the one: heroes from the own seat on."""
        if figure is None or figure < FIRST_HERO:
            return or_none(figure)
        return FIRST_HERO + self.own(view.seat, figure - FIRST_HERO)

    def _monsters(self, view: CrawlerView) -> Array:
        table = np.full((MONSTERS, len(MONSTER)), NONE, np.int32)
        for each in view.monsters:
            table[each.figure] = (self.own(view.seat, each.seat), each.cell, each.wounds)
        return table

    def _dice(self, view: CrawlerView) -> Array:
        """The dice on the table, and who rolled each."""
        if view.roll is None:
            return np.full((2, MOST_DICE), NONE, np.int32)
        rollers = [self.own(view.seat, each) for each in view.roll.rollers]
        rows = [_filled(view.roll.dice, MOST_DICE), _filled(rollers, MOST_DICE)]
        return np.array(rows, np.int32)

    def _stack(self, view: CrawlerView) -> Array:
        return stack(
            view, lambda seat: self.own(view.seat, seat), lambda figure: self._figure(view, figure)
        )

    def _facts(self, view: CrawlerView) -> Array:
        return vector([*self._course(view), *self._question(view), *self._under_way(view)])

    def _course(self, view: CrawlerView) -> list[int]:
        seat = view.seat
        return [
            PHASE_NAMES.index(view.phase),
            view.round,
            view.round_limit,
            view.step,
            self.own(seat, view.active),
            view.maximum,
            view.hard,
            view.tiles_left,
            view.creatures_left,
            view.treasures_left,
            _tile(view.drawn_tile),
            or_none(view.drawn_creature),
            self.own(seat, view.knower),
            view.known,
            or_none(view.door),
            or_none(view.six),
            view.hoard,
            self.own(seat, view.copied_seat),
        ]

    def _question(self, view: CrawlerView) -> list[int]:
        acting = next((each for each in reversed(view.under_way) if isinstance(each, Acting)), None)
        halves = (
            (acting.halves_left, acting.moved, acting.extra_moves, acting.extra_attacks)
            if acting
            else (NONE, NONE, NONE, NONE)
        )
        return [
            STOPS.index(view.stops),
            TIES.index(view.ties),
            view.waiting,
            self.own(view.seat, view.asked),
            _place(QUESTION_WORDS, view.question),
            _place(_WINDOWS, view.window),
            view.at_stake,
            *halves,
        ]

    def _under_way(self, view: CrawlerView) -> list[int]:
        going, attack, strike, harm = view.going, view.attack, view.strike, view.harm
        return [
            *((self._figure(view, going.figure), going.points, going.odd) if going else _NO[:3]),
            *(
                (self._figure(view, attack.attacker), _place(ATTACK_NAMES, attack.attack))
                if attack
                else _NO[:2]
            ),
            *(
                (self._figure(view, strike.target), strike.plus, strike.ignored, strike.turned)
                if strike
                else _NO[:4]
            ),
            *((self._figure(view, harm.figure), or_none(harm.wounds)) if harm else _NO[:2]),
            NONE if view.card is None else BOX.card_by_id[view.card],
            _place(PURPOSE_WORDS, view.roll.purpose if view.roll else None),
        ]


_NO: Final = (NONE,) * 4


def _place(words: Sequence[str], word: str | None) -> int:
    return NONE if word is None else words.index(word)


def _tile(shape: str | None) -> int:
    return NONE if shape is None else BOX.shape_by_id[shape]


def _held(cards: Iterable[str]) -> list[int]:
    """How many there are of each card."""
    counts = [0] * CARDS
    for card in cards:
        counts[BOX.card_by_id[card]] += 1
    return counts


def _flags(which: Iterable[int], many: int) -> Array:
    found = np.zeros(many, np.uint8)
    found[list(which)] = 1
    return found


def _filled(some: Sequence[int], many: int) -> list[int]:
    return [*some[:many], *[NONE] * (many - len(some))]


def _player(player: Player) -> list[int]:
    return [
        player.playing,
        NONE if player.adventurer is None else _ADVENTURERS[player.adventurer],
        or_none(player.cell),
        player.wounds,
        player.hand,
        player.webbed,
        player.ring_used,
    ]


def _things(view: CrawlerView) -> Array:
    bits = bytearray(SIDE * SIDE)
    marked: list[tuple[int, Iterable[int | None]]] = [
        (CHEST, view.chests),
        (PILE, view.piles),
        (HOARD, (view.hoard_cell,)),
        (PATH, view.path.cells if view.path else ()),
        (TARGET, (view.attack.space,) if view.attack else ()),
    ]
    for bit, cells in marked:
        for cell in cells:
            if cell is not None and cell >= 0:
                bits[cell] |= bit
    return np.frombuffer(bits, np.uint8).reshape(SIDE, SIDE)
