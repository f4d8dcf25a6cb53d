"""Winning this turn: lines of own cards and Moves that land on the chest if nobody responds."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from itertools import combinations
from typing import Final

from waystone.games.dungeon_crawler.actions import ACTIONS
from waystone.games.dungeon_crawler.bits import BIT, bits_of, spaces_of
from waystone.games.dungeon_crawler.board import FAR, OVER, SPACES, distance, place_of
from waystone.games.dungeon_crawler.box import BOX
from waystone.games.dungeon_crawler.foresight.table import (
    Foresight,
    Line,
    LuckNeeded,
    asks_for_half,
    cards_among,
    question_of,
)
from waystone.games.dungeon_crawler.reach import Reach
from waystone.games.dungeon_crawler.rules.figures import (
    abilities,
    figure_at,
    hero,
    is_hero,
    movement,
)
from waystone.games.dungeon_crawler.rules.frames.cards import FigureFrame, LureFrame
from waystone.games.dungeon_crawler.rules.frames.moves import MoveFrame
from waystone.games.dungeon_crawler.rules.frames.questions import Question
from waystone.games.dungeon_crawler.rules.frames.turns import ActFrame
from waystone.games.dungeon_crawler.rules.play import nearest
from waystone.games.dungeon_crawler.rules.steps import blockers, budget_of
from waystone.games.dungeon_crawler.rules.treasure import hoard_cell
from waystone.games.dungeon_crawler.state import CrawlerState
from waystone.games.dungeon_crawler.terrain import door_places
from waystone.games.dungeon_crawler.walking import can_stop, reach

_STRENGTHENING: Final = (
    "magic_boots",
    "potion_of_quickness",
    "potion_of_flight",
    "potion_of_firewalk",
)
_CHANGING: Final = (
    "secret_door",
    "warp_space",
    "switch_trap",
    "scroll_of_teleportation",
    "lure",
    "rotating_rooms",
    "shifting_rooms",
)
"""Cards that change places or ways without a die, those with few possibilities first."""
_MOST_TRIED: Final = 700
_MOST_CARDS: Final = 2
_FIRST_MOVES: Final = 6
_SWITCHED: Final = 9
"""How far a neighbouring tile can bring one nearer, at most."""


class Winning:
    """Looks for a line that wins; it is given up after so many tries."""

    def __init__(self, foresight: Foresight, most: int = _MOST_TRIED) -> None:
        self.foresight: Final = foresight
        self.seat: Final = foresight.seat
        self.most: Final = foresight.tried + most

    def line(self, state: CrawlerState) -> Line | None:
        """Own actions that end on a chest, the shortest hand first; None if none was found."""
        is_on_mat = state.spot[hero(self.seat)] >= 0
        if not is_on_mat or not asks_for_half(state, self.seat):
            return None
        for line, strengthened in self.strengthened(state):
            end = self.landing(strengthened)
            if end is not None:
                return (*line, *end)
        return self.with_changes(state) or self.with_another_chest(state)

    def with_another_chest(self, state: CrawlerState) -> Line | None:
        """A chest more where I can land: a die tells which one is real (DC-104)."""
        for id in cards_among(state, ("false_treasure",)):
            asking = self.foresight.after(state, id)
            for line, strengthened in self.strengthened(state):
                points, odd, _ = self.purse(strengthened)
                here = strengthened.spot[hero(self.seat)]
                within = self.spread(strengthened, here, odd).within(max(0, points))
                for space in asking.options:
                    cell = space - ACTIONS.target
                    if within & BIT[cell] and ACTIONS.move + cell in strengthened.options:
                        return (*line, id, space, ACTIONS.move + cell)
        return None

    def strengthened(self, state: CrawlerState) -> Iterator[tuple[Line, CrawlerState]]:
        """The position with some of the cards that make Moves longer, fewest cards first."""
        held = cards_among(state, _STRENGTHENING)
        for many in range(len(held) + 1):
            for some in combinations(held, many):
                try:
                    yield some, self.foresight.after(state, *some)
                except LuckNeeded:
                    continue

    def with_changes(self, state: CrawlerState) -> Line | None:
        """Lines with cards that change the mat; those that make Moves longer as far as needed."""
        everything, best = list(self.strengthened(state))[-1]
        if question_of(state) != Question.ACT or not cards_among(best, _CHANGING):
            return None
        found = self.deepen(best, _MOST_CARDS)
        if found is None:
            found = self.after_a_move(best)
        return None if found is None else self.without_waste(state, everything, found)

    def without_waste(self, state: CrawlerState, stronger: Line, line: Line) -> Line:
        """The same line with as few strengthening cards as it needs."""
        for many in range(len(stronger)):
            for some in combinations(stronger, many):
                if self.wins(state, (*some, *line)):
                    return (*some, *line)
        return (*stronger, *line)

    def wins(self, state: CrawlerState, line: Line) -> bool:
        """Whether a line is legal and ends on the chest."""
        try:
            for id in line:
                if state.asked != self.seat or id not in state.options:
                    return False
                state = self.foresight.after(state, id)
        except LuckNeeded:
            return False
        return state.phase == OVER and state.winner == self.seat

    def deepen(self, state: CrawlerState, cards: int) -> Line | None:
        """One card, then two: a win with few cards is found first."""
        reached: list[tuple[Line, CrawlerState]] = [((), state)]
        for _ in range(cards):
            following: list[tuple[Line, CrawlerState]] = []
            for line, before in reached:
                for more, after in self.changed(before):
                    end = self.landing(after)
                    if end is not None:
                        return (*line, *more, *end)
                    following.append(((*line, *more), after))
                    if self.foresight.tried > self.most:
                        return None
            reached = sorted(following, key=lambda each: self.straight_way(each[1]))
        return None

    def after_a_move(self, state: CrawlerState) -> Line | None:
        """A Move, a card, and the Move that another card grants."""
        if self.moves(state) < 2:
            return None
        ends = [id for id in state.options if ACTIONS.move <= id < ACTIONS.push]
        ends.sort(key=lambda id: far(state, id - ACTIONS.move))
        for id in ends[:_FIRST_MOVES]:
            try:
                after = self.foresight.after(state, id)
                line: Line = (id,)
                if question_of(after) == Question.MOVE:
                    after, line = self.foresight.after(after, ACTIONS.stop), (id, ACTIONS.stop)
            except LuckNeeded:
                continue
            found = self.deepen(after, 1) if asks_for_half(after, self.seat) else None
            if found is not None:
                return (*line, *found)
        return None

    # Moves

    def moves(self, state: CrawlerState) -> int:
        """How many fresh Moves this seat may still begin."""
        frame = nearest(state, ActFrame)
        return frame.extra_moves + (frame.halves_left > 0 and not frame.moved)

    def straight_way(self, state: CrawlerState) -> int:
        """How far the chest is, walls ignored."""
        here = state.spot[hero(self.seat)]
        return far(state, here) if here >= 0 else FAR

    def landing(self, state: CrawlerState) -> Line | None:
        """The Moves that end on a chest from here, without any card."""
        here = state.spot[hero(self.seat)]
        if here < 0 or not asks_for_half(state, self.seat):
            return None
        for chest in state.chests:
            if ACTIONS.move + chest in state.options:
                return (ACTIONS.move + chest,)
        points, odd, more = self.purse(state)
        if points < 0:
            return None
        within = self.spread(state, here, odd).within(points)
        if within & bits_of(state.chests):
            found = self.by_piles(state, 4)
            if found is not None:
                return found
        return self.by_two_moves(state, within) if more else None

    def purse(self, state: CrawlerState) -> tuple[int, int, int]:
        """Points and parity of the Move that goes on or could begin, and how many more follow."""
        more = self.moves(state)
        if question_of(state) == Question.MOVE:
            frame = nearest(state, MoveFrame)
            return frame.points, frame.odd, more
        return (budget_of(state, hero(self.seat)), 0, more - 1) if more else (-1, 0, 0)

    def spread(self, state: CrawlerState, start: int, odd: int) -> Reach:
        """How far a Move reaches past treasure, others in the way."""
        figure = hero(self.seat)
        blocked = blockers(state, figure)
        return reach(
            state.terrain, abilities(state, figure), start, odd, blocked, bits_of(state.chests)
        )

    def by_piles(self, state: CrawlerState, most: int) -> Line | None:
        """Segments end on treasure; the chest may lie behind some (DC-31)."""
        for chest in state.chests:
            if ACTIONS.move + chest in state.options:
                return (ACTIONS.move + chest,)
        if not most:
            return None
        ends = [ACTIONS.move + cell for cell in treasure_spaces(state)]
        for id in ends:
            if id in state.options:
                try:
                    after = self.foresight.after(state, id)
                except LuckNeeded:
                    continue
                found = self.by_piles(after, most - 1) if after.asked == self.seat else None
                if found is not None:
                    return (id, *found)
        return None

    def by_two_moves(self, state: CrawlerState, within: int) -> Line | None:
        """One Move to a space from which another reaches the chest."""
        figure, chests = hero(self.seat), bits_of(state.chests)
        can, mv = abilities(state, figure), movement(state, figure)
        near = [cell for cell in spaces_of(within) if far(state, cell) <= mv]
        near.sort(key=lambda cell: far(state, cell))
        for cell in near:
            if ACTIONS.move + cell not in state.options or not can_stop(state.terrain, can, cell):
                continue
            if not self.spread(state, cell, 0).within(mv) & chests:
                continue
            found = self.second_move(state, cell)
            if found is not None:
                return found
        return None

    def second_move(self, state: CrawlerState, cell: int) -> Line | None:
        """Stop on a space, then go on with the next Move."""
        line: Line = (ACTIONS.move + cell,)
        try:
            after = self.foresight.after(state, *line)
            if question_of(after) == Question.MOVE:
                line = (*line, ACTIONS.stop)
                after = self.foresight.after(after, ACTIONS.stop)
        except LuckNeeded:
            return None
        end = self.by_piles(after, 3) if asks_for_half(after, self.seat) else None
        return None if end is None else (*line, *end)

    # Cards that change something

    def changed(self, state: CrawlerState) -> Iterator[tuple[Line, CrawlerState]]:
        """What can be made of the mat with one card."""
        steps = self.moves(state) * movement(state, hero(self.seat))
        for id in cards_among(state, _CHANGING):
            card = BOX.cards[id - ACTIONS.play].id
            if card == "scroll_of_teleportation" and self.moves(state) < 2:
                continue
            try:
                after = self.foresight.after(state, id)
            except LuckNeeded:
                continue
            yield from self.answered(after, (id,), _SENSIBLE[card], steps)

    def answered(
        self, state: CrawlerState, line: Line, sensible: Sensible, steps: int
    ) -> Iterator[tuple[Line, CrawlerState]]:
        """The questions of a card answered in all ways that could help."""
        if asks_for_half(state, self.seat):
            yield line, state
            return
        if state.asked != self.seat:
            return
        is_aside = ACTIONS.family_of[state.options[-1]] != _ANSWERS[line[0] - ACTIONS.play]
        options = state.options[:1] if is_aside else sensible(state, self.seat, line, steps)
        for id in options:
            if self.foresight.tried > self.most:
                return
            try:
                after = self.foresight.after(state, id)
            except LuckNeeded:
                continue
            yield from self.answered(after, (*line, id), sensible, steps)


Sensible = Callable[[CrawlerState, int, Line, int], Iterable[int]]


def treasure_spaces(state: CrawlerState) -> list[int]:
    """Where a segment has to end besides the chest."""
    hoard = hoard_cell(state)
    return [*state.piles, hoard] if hoard >= 0 else list(state.piles)


def far(state: CrawlerState, cell: int) -> int:
    """How far it is from a space to a chest, walls ignored."""
    return min(distance(cell, chest) for chest in state.chests)


def detour(state: CrawlerState, seat: int, cell: int) -> int:
    """How far it is to a chest by way of a space, walls ignored."""
    return distance(state.spot[hero(seat)], cell) + far(state, cell)


def detour_by_tile(state: CrawlerState, seat: int, place: int) -> int:
    """The same by way of a tile."""
    return min(detour(state, seat, cell) for cell in SPACES[place])


def _doors(state: CrawlerState, seat: int, line: Line, steps: int) -> list[int]:
    """Doors on a way that is short enough."""
    found = []
    for id in state.options:
        one, other = door_places(id - ACTIONS.door)
        ways = (detour_by_tile(state, seat, one), detour_by_tile(state, seat, other))
        if max(ways) <= steps:
            found.append(id)
    return found


def _warps(state: CrawlerState, seat: int, line: Line, steps: int) -> list[int]:
    """Myself to where the chest is near enough, or somebody else out of the way.

    Who alone can be warped is not asked for: what the table asks tells figures from spaces.
    """
    if question_of(state) == Question.TARGET:
        near = [id for id in state.options if detour(state, seat, id - ACTIONS.target) <= steps + 2]
        mine = ACTIONS.target + state.spot[hero(seat)]
        return [id for id in dict.fromkeys((mine, *near)) if id in state.options]
    if nearest(state, FigureFrame).figure == hero(seat):
        close = [id for id in state.options if far(state, id - ACTIONS.target) <= steps]
        return sorted(close, key=lambda id: far(state, id - ACTIONS.target))
    away = sorted(state.options, key=lambda id: -detour(state, seat, id - ACTIONS.target))
    return away[:3]


def _switches(state: CrawlerState, seat: int, line: Line, steps: int) -> list[int]:
    """Myself with anybody: other pairs leave the same spaces occupied."""
    if len(line) == 1:
        mine = ACTIONS.target + state.spot[hero(seat)]
        return [mine] if mine in state.options else []
    return [id for id in state.options if far(state, id - ACTIONS.target) <= steps]


def _leaps(state: CrawlerState, seat: int, line: Line, steps: int) -> list[int]:
    """Where one Move less still suffices."""
    left = steps - movement(state, hero(seat))
    near = [id for id in state.options if far(state, id - ACTIONS.target) <= left]
    return sorted(near, key=lambda id: far(state, id - ACTIONS.target))


def _lures(state: CrawlerState, seat: int, line: Line, steps: int) -> list[int]:
    """Monsters that may stand in the way, towards anybody; who alone is there is not asked for."""
    if nearest(state, LureFrame).bait < 0:
        return list(state.options)
    found = [
        id
        for id in state.options
        if id != ACTIONS.done
        and not is_hero(figure_at(state, id - ACTIONS.target))
        and detour(state, seat, id - ACTIONS.target) <= steps + 2
    ]
    found.sort(key=lambda id: detour(state, seat, id - ACTIONS.target))
    done = [ACTIONS.done] if ACTIONS.done in state.options else []
    return done + found[:4]


def _turns(state: CrawlerState, seat: int, line: Line, steps: int) -> list[int]:
    """Tiles on a short way, and my own, which carries me along."""
    mine = place_of(state.spot[hero(seat)])
    done = [ACTIONS.done] if ACTIONS.done in state.options else []
    found = []
    for id in state.options:
        if id != ACTIONS.done:
            place = (id - ACTIONS.turn) // 3
            if place == mine or detour_by_tile(state, seat, place) <= steps:
                found.append(id)
    return done + found


def _exchanges(state: CrawlerState, seat: int, line: Line, steps: int) -> list[int]:
    """My own tile to where it is near the chest, or another tile into my way."""
    mine = place_of(state.spot[hero(seat)])
    places = [id - ACTIONS.tile for id in state.options]
    if len(line) == 1:
        way = [place for place in places if detour_by_tile(state, seat, place) <= steps]
        return [ACTIONS.tile + place for place in dict.fromkeys((mine, *way)) if place in places]
    if line[1] == ACTIONS.tile + mine:
        near = [p for p in places if min(far(state, c) for c in SPACES[p]) <= steps]
        return [ACTIONS.tile + place for place in near]
    kinds: dict[tuple[int, int, bool], int] = {}
    for place in places:
        if place != mine:
            is_empty = not any(state.occupant[cell] for cell in SPACES[place])
            kinds.setdefault((state.tiles[place], state.turns[place], is_empty), place)
    return [ACTIONS.tile + place for place in kinds.values()]


_SENSIBLE: Final[dict[str, Sensible]] = {
    "secret_door": _doors,
    "warp_space": _warps,
    "switch_trap": _switches,
    "scroll_of_teleportation": _leaps,
    "lure": _lures,
    "rotating_rooms": _turns,
    "shifting_rooms": _exchanges,
}
_FAMILIES: Final = {
    "secret_door": "door",
    "warp_space": "target",
    "switch_trap": "target",
    "scroll_of_teleportation": "target",
    "lure": "target",
    "rotating_rooms": "turn",
    "shifting_rooms": "tile",
}
_ANSWERS: Final = {BOX.card_by_id[card]: family for card, family in _FAMILIES.items()}
"""What these cards ask for; anything else comes in between, as who must make room for a door."""
