"""Cards that change the mat, tried out: which use of them brings me forward or the leader back."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from math import ceil
from typing import Final

from waystone.games.dungeon_crawler.actions import ACTIONS
from waystone.games.dungeon_crawler.board import (
    CENTRE_SPACES,
    CHEST_SPACE,
    DOPPELGANGER,
    EMPTY,
    FAR,
    NOBODY,
    OVER,
    distance,
    place_of,
)
from waystone.games.dungeon_crawler.box import BOX
from waystone.games.dungeon_crawler.foresight.chances import chance_to_land, chance_to_slay
from waystone.games.dungeon_crawler.foresight.labyrinth import Chart, Prices
from waystone.games.dungeon_crawler.foresight.outlook import may_move
from waystone.games.dungeon_crawler.foresight.table import (
    Foresight,
    Line,
    LuckNeeded,
    asks_for_half,
    cards_among,
    chance_of,
    chart_of_state,
    question_of,
    way_of,
    way_past_figures,
)
from waystone.games.dungeon_crawler.rules.figures import abilities, hero, movement
from waystone.games.dungeon_crawler.rules.frames.cards import FigureFrame
from waystone.games.dungeon_crawler.rules.frames.questions import Question
from waystone.games.dungeon_crawler.rules.play import is_under_way, nearest
from waystone.games.dungeon_crawler.state import CrawlerState
from waystone.games.dungeon_crawler.terrain import door_places
from waystone.games.dungeon_crawler.walking import can_stop, distances, walk
from waystone.kernel.dice import Dice, SeededDice

_TRIED: Final = (
    "secret_door",
    "warp_space",
    "switch_trap",
    "scroll_of_teleportation",
    "cave_in",
    "rotating_rooms",
    "shifting_rooms",
)
_CAVE_IN: Final = ACTIONS.play + BOX.card_by_id["cave_in"]
_POTIONS: Final = {"potion_of_flight": 1.0, "potion_of_firewalk": 0.5}
"""Cards for one Move, and how much they must bring against other cards: there is little lava."""
_MOST_PER_CARD: Final = 120
_MOST_WARPED: Final = 16
_MOST_PER_RESCUE: Final = 80
_SOME: Final = 12
_LOOKED_AT_AGAIN: Final = 3
_THROWS: Final = 6
"""How often the best answers are tried with other dice, where dice decide."""
_OWN_DANGER: Final = 1.3
"""How much a Monster that hunts me weighs against one that hunts somebody else."""
_BLOCKING: Final = 2.0
"""What a Monster in somebody's way is worth, against one that reaches them at once."""
_FED: Final = 0.03
"""What it costs to feed somebody: every card of a Monster that comes to them to be slain."""
_CHAMBER: Final = 0.15
"""What a Monster more in the Treasure Chamber costs whoever will come there first, by its share."""
_LOOSE: Final = 0.00001
"""What a space farther from me is worth, as the crow flies: a way to me may open yet."""
_PLAIN_MV: Final = 6
_THREATS: Final[tuple[float, ...]] = (3.0, 3.0, 0.6, 0.2)
"""What it is worth to keep somebody from landing in so many turns."""


class Ploys:
    """The worth of a position by everybody's way, and of each card by what becomes of it."""

    def __init__(self, foresight: Foresight, prices: Prices) -> None:
        self.foresight: Final = foresight
        self.seat: Final = foresight.seat
        self.prices: Final = prices

    def chance(self, state: CrawlerState) -> float:
        """My share of the win, as far as ways tell, if nobody lands who is about to act."""
        if state.phase == OVER:
            return float(state.winner == self.seat)
        return chance_of(self.turns(state), self.seat) * (1 - self.landing(state))

    def turns(self, state: CrawlerState) -> dict[int, float]:
        """How many Moves everybody's way takes."""
        chart = chart_of_state(state, self.prices)
        turns = {}
        for seat in range(state.seats):
            if not state.absent[seat]:
                mv = movement(state, hero(seat)) if state.heroes[seat] >= 0 else 6
                turns[seat] = way_of(state, seat, chart) / mv
        return turns

    def landing(self, state: CrawlerState) -> float:
        """How likely somebody else lands who chooses next."""
        is_others = state.asked not in (self.seat, NOBODY)
        return chance_to_land(state, state.asked) if is_others else 0.0

    def best(self, state: CrawlerState, worth_a_card: float) -> Line | None:
        """The best use of a card in step 5, if it changes enough."""
        if not asks_for_half(state, self.seat) or state.spot[hero(self.seat)] < 0:
            return None
        best, most = None, self.chance(state) + worth_a_card
        mine = self.turns(state)[self.seat]
        for id in cards_among(state, _TRIED):
            for line, after in self.uses(state, id):
                value = self.chance(after) if id != _CAVE_IN else self.without_hope(after, mine)
                if value > most:
                    best, most = line, value
        return best or self.over_lava(state, worth_a_card)

    def without_hope(self, state: CrawlerState, mine: float) -> float:
        """My share if the hole in my way is no gain: who lays next is somebody else."""
        turns = self.turns(state)
        return chance_of({**turns, self.seat: max(mine, turns[self.seat])}, self.seat)

    def over_lava(self, state: CrawlerState, worth_a_card: float) -> Line | None:
        """A potion and the Move that it is good for: it lasts no longer (DC-29)."""
        if not may_move(state, self.seat):
            return None
        best, most = None, 0.0
        without = self.after_move(state)[0]
        for name, share in _POTIONS.items():
            for id in cards_among(state, (name,)):
                with_it = self.foresight.after(state, id)
                value, move = self.after_move(with_it)
                if value - without > max(most, share * worth_a_card):
                    best, most = (id, *self.walked(with_it, move)), value - without
        return best

    def after_move(self, state: CrawlerState) -> tuple[float, int]:
        """My share of the win after the best Move now, and that Move."""
        chart, turns = chart_of_state(state, self.prices), self.turns(state)
        mv = movement(state, hero(self.seat))
        fields = [distances(state.terrain, 0, mv, chest) for chest in state.chests]

        def way(id: int) -> int:
            cell = id - ACTIONS.move
            return min(chart.best_side(cell)[0], min(field[cell] for field in fields))

        moves = [id for id in state.options if ACTIONS.move <= id < ACTIONS.push]
        firm = [id for id in moves if can_stop(state.terrain, 0, id - ACTIONS.move)]
        here = ACTIONS.move + state.spot[hero(self.seat)]
        best = min((here, *firm), key=way)
        return chance_of({**turns, self.seat: way(best) / mv}, self.seat), best

    def walked(self, state: CrawlerState, move: int) -> Line:
        """A Move that ends where it has led; if my step is over with it, others throw dice."""
        try:
            after = self.foresight.after(state, move)
        except LuckNeeded:
            return (move,)
        return (move, ACTIONS.stop) if ACTIONS.stop in after.options else (move,)

    def uses(self, state: CrawlerState, id: int) -> Iterator[tuple[Line, CrawlerState]]:
        """What can come of a card in step 5, no die thrown; the likeliest answers first."""
        most = self.foresight.tried + _MOST_PER_CARD
        waiting: list[tuple[Line, CrawlerState]] = [((), state)]
        while waiting:
            line, before = waiting.pop(0)
            for each in self.answers(before, line) if line else (id,):
                if self.foresight.tried > most:
                    return
                try:
                    after = self.foresight.after(before, each)
                except LuckNeeded:
                    continue
                if asks_for_half(after, self.seat):
                    yield (*line, each), after
                elif after.asked == self.seat:
                    waiting.append(((*line, each), after))

    def ends(self, state: CrawlerState, id: int, dice: Dice) -> Iterator[tuple[Line, CrawlerState]]:
        """What comes of a card in somebody's path window, some answers tried, luck as it falls."""
        most = self.foresight.tried + _MOST_PER_RESCUE
        waiting: list[tuple[Line, CrawlerState]] = [
            ((id,), self.foresight.after(state, id, dice=dice))
        ]
        while waiting:
            line, before = waiting.pop(0)
            is_asked = before.asked == self.seat and before.phase != OVER
            if not is_asked or asks_for_half(before, self.seat):
                yield line, before
            elif self.foresight.tried < most:
                for each in _some(before.options):
                    after = self.foresight.after(before, each, dice=dice)
                    waiting.append(((*line, each), after))

    def rescue(
        self, state: CrawlerState, ids: Sequence[int], dice: Dice, times: float = 1.0
    ) -> Line:
        """The card against a landing, and how to play it, that leaves me the greatest share.

        None if I am as well off without: of two chests the other may be the real one (DC-104).
        Where the landing is not sure, the share must grow to so many `times` of what it was.
        """
        best: Line = ()
        most = self.mean(state, (ACTIONS.pass_,)) * times
        for id in ids:
            for line in self.likeliest(state, id, dice):
                value = self.mean(state, line)
                if value > most:
                    best, most = line, value
        return best

    def likeliest(self, state: CrawlerState, id: int, dice: Dice) -> list[Line]:
        """The answers to a card's questions that turned out best when tried once."""
        tried = [(self.chance(after), line) for line, after in self.ends(state, id, dice)]
        tried.sort(key=lambda each: -each[0])
        return [line for _, line in tried[:_LOOKED_AT_AGAIN]]

    def mean(self, state: CrawlerState, line: Line) -> float:
        """My share of the win after a line, on average over dice that are the same for all."""
        throws = [SeededDice(number, "rescue") for number in range(_THROWS)]
        chances = [self.chance(self.outcome(state, line, dice)) for dice in throws]
        return sum(chances) / len(chances)

    def outcome(self, state: CrawlerState, line: Line, dice: Dice) -> CrawlerState:
        """The position after as much of a line as the dice allow."""
        for id in line:
            if state.asked != self.seat or id not in state.options:
                break
            state = self.foresight.after(state, id, dice=dice)
        return state

    def worth_of_monster(self, state: CrawlerState, figure: int) -> float:
        """Whom it reaches soon, and whose way it stands in; who is near the chest counts most."""
        cell = state.spot[figure] if figure >= 0 else -1
        if cell < 0:
            return -FAR
        chart = chart_of_state(state, self.prices)
        can, mv = abilities(state, figure), movement(state, figure)
        total = 0.0
        for seat in range(state.seats):
            here = state.spot[hero(seat)]
            if here >= 0:
                near = mv / max(mv, walk(state.terrain, can, mv, cell, here))
                value = near + _BLOCKING * is_between(state, here, cell)
                is_mine = seat == self.seat
                sign = -_OWN_DANGER if is_mine else 1.0
                total += sign * value / max(_PLAIN_MV, way_of(state, seat, chart))
                fed = near * _FED * treasure_for(state, seat, figure)
                total += _LOOSE * distance(cell, here) if is_mine else -fed
                total -= sign * self.threat(state, seat)
        return total - self.price_of_chamber(state, cell)

    def price_of_chamber(self, state: CrawlerState, cell: int) -> float:
        """What it costs me to meet my own Monster at the chest; a gain for who is behind."""
        if cell not in CENTRE_SPACES:
            return 0.0
        return _CHAMBER * (self.chance(state) - 0.5 / state.seats)

    def threat(self, state: CrawlerState, seat: int) -> float:
        """How near a seat is to landing: how likely at once, and if not, how soon."""
        at_once = chance_to_land(state, seat)
        turns = max(2, ceil(way_past_figures(state, seat) / movement(state, hero(seat))))
        later = _THREATS[turns] if turns < len(_THREATS) else 0.0
        return at_once * _THREATS[1] + (1 - at_once) * later

    def answers(self, state: CrawlerState, line: Line) -> Iterable[int]:
        """Answers to a card's question that could matter: tiles on the ways, spaces near them."""
        first = state.options[0]
        if ACTIONS.turn <= first < ACTIONS.door or state.options[-1] >= ACTIONS.turn > first:
            return self._turns(state)
        if ACTIONS.tile <= first < ACTIONS.lay:
            return self._tiles(state, line)
        if ACTIONS.door <= first < ACTIONS.way:
            return self._doors(state)
        return self._spaces(state)

    def on_ways(self, state: CrawlerState) -> list[int]:
        """The tile spaces on everybody's guessed way to the chest, mine first."""
        chart = chart_of_state(state, self.prices)
        found: dict[int, None] = {}
        seats = sorted(range(state.seats), key=lambda seat: seat != self.seat)
        for seat in seats:
            cell = state.spot[hero(seat)]
            if cell >= 0:
                found.update(dict.fromkeys(way_by_tiles(chart, cell)))
        return list(found)

    def _turns(self, state: CrawlerState) -> list[int]:
        on_ways = self.on_ways(state)
        done = [ACTIONS.done] if ACTIONS.done in state.options else []
        turned = [id for id in state.options if id != ACTIONS.done]
        return done + [id for id in turned if (id - ACTIONS.turn) // 3 in on_ways]

    def _tiles(self, state: CrawlerState, line: Line) -> list[int]:
        on_ways = self.on_ways(state)
        if len(line) == 1:
            return [id for id in state.options if id - ACTIONS.tile in on_ways]
        kinds: dict[tuple[int, int], int] = {}
        for id in state.options:
            place = id - ACTIONS.tile
            kinds.setdefault((state.tiles[place], state.turns[place]), id)
        return list(kinds.values())

    def _doors(self, state: CrawlerState) -> list[int]:
        on_ways = set(self.on_ways(state))
        return [id for id in state.options if on_ways & set(door_places(id - ACTIONS.door))]

    def _spaces(self, state: CrawlerState) -> list[int]:
        """Myself and the leader as targets; of spaces those that lie best or worst."""
        if is_first_figure(state):
            heroes = [state.spot[hero(seat)] for seat in range(state.seats)]
            return [id for id in state.options if id - ACTIONS.target in heroes]
        chart = chart_of_state(state, self.prices)
        sorted_ids = sorted(state.options, key=lambda id: self._rank(chart, id))
        return sorted_ids[:_MOST_WARPED] + sorted_ids[-2:]

    def _rank(self, chart: Chart, id: int) -> int:
        cell = id - ACTIONS.target
        if not 0 <= cell < ACTIONS.tile - ACTIONS.target or chart.tiles[place_of(cell)] == EMPTY:
            return 0
        return chart.best_side(cell)[0] * 100 + distance(cell, CHEST_SPACE)


def is_first_figure(state: CrawlerState) -> bool:
    """Whether a card asks for its first figure; it does not where there is only one."""
    if question_of(state) != Question.TARGET or not is_under_way(state, FigureFrame):
        return False
    return nearest(state, FigureFrame).figure < 0


def _some(options: Sequence[int]) -> list[int]:
    """All answers where there are few, else some from everywhere among them."""
    step = max(1.0, len(options) / _SOME)
    return [options[int(at * step)] for at in range(min(len(options), _SOME))]


def way_by_tiles(chart: Chart, cell: int) -> list[int]:
    """The tile spaces that a guessed way leads over, from a space on."""
    place = place_of(cell)
    side = chart.best_side(cell)[1]
    found, node = [place], place * 4 + side if side >= 0 else -1
    while node >= 0:
        if node // 4 != found[-1]:
            found.append(node // 4)
        node = chart.towards[node]
    return found


def treasure_for(state: CrawlerState, seat: int, figure: int) -> float:
    """The cards that somebody gets by a blow at a Monster, on average (DC-54)."""
    cards = BOX.creatures[figure].treasure if figure < DOPPELGANGER else 1
    return cards * chance_to_slay(state, hero(seat), figure)


def is_between(state: CrawlerState, here: int, cell: int) -> bool:
    """Whether a space lies on a shortest way to the chest, or next to one."""
    chest = state.chests[0]
    straight = walk(state.terrain, 0, _PLAIN_MV, here, chest)
    if straight == FAR:
        return False
    to = walk(state.terrain, 0, _PLAIN_MV, here, cell)
    return to + walk(state.terrain, 0, _PLAIN_MV, cell, chest) <= straight + 1
