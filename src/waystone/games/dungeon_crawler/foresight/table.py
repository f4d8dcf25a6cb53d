"""What would follow from an own choice if nobody responds: tried out in an imagined position."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import exp
from typing import Final

from waystone.games.dungeon_crawler.actions import ACTIONS
from waystone.games.dungeon_crawler.bits import BIT, bits_of
from waystone.games.dungeon_crawler.board import FAR, TurnStep
from waystone.games.dungeon_crawler.box import BOX
from waystone.games.dungeon_crawler.events import Rolled, StepBegan
from waystone.games.dungeon_crawler.foresight.labyrinth import Chart, Prices
from waystone.games.dungeon_crawler.rules.figures import abilities, hero, movement
from waystone.games.dungeon_crawler.rules.frames.questions import AskFrame, Question
from waystone.games.dungeon_crawler.state import CrawlerState, replaced
from waystone.games.dungeon_crawler.terrain import SPAWNS
from waystone.games.dungeon_crawler.view import CrawlerView
from waystone.games.dungeon_crawler.walking import reach, walk
from waystone.kernel.dice import Dice
from waystone.kernel.event import AddressedEvent
from waystone.kernel.rules import Rules

_FARTHEST: Final = 80
"""A way is never thought to be longer: somehow one gets on."""
_COMING_BACK: Final = 8
"""What it costs to come in again, on top of the way from a gate."""


Line = tuple[int, ...]
"""Own actions one after the other."""


class Attack:
    """Dice and the DEF they are thrown against; whoever can step aside before may evade it."""

    def __init__(self, dice: tuple[int, int], target: int, is_evitable: bool) -> None:
        self.dice: Final = dice
        self.target: Final = target
        self.is_evitable: Final = is_evitable


class LuckNeeded(Exception):
    """A die would have to be thrown."""


class NoDice(Dice):
    """Dice that nobody may throw; decks keep their order, nobody knows it anyway."""

    def roll(self, sides: int) -> int:
        """Refused."""
        raise LuckNeeded

    def shuffle(self, items: list[int]) -> None:
        """Nothing: what is drawn next is not known before or after."""


class Harmless(Dice):
    """Dice that hit nobody, to see who would be attacked and by how many of them."""

    def roll(self, sides: int) -> int:
        """As low as can be."""
        return 1

    def shuffle(self, items: list[int]) -> None:
        """Nothing."""


class Foresight:
    """The rulebook, a seat, and a table at which nobody else holds a card.

    If it `halts`, positions after own actions are those in which somebody else chooses next.
    """

    def __init__(
        self, game: Rules[CrawlerState, CrawlerView], seat: int, halts: bool = False
    ) -> None:
        self.game: Final = game
        self.seat: Final = seat
        self.halts: Final = halts
        self.tried: int = 0
        """How many actions were tried out."""

    def imagine(self, view: CrawlerView, dice: Dice) -> CrawlerState:
        """A position that fits the view; the others' cards go under the deck."""
        state = self.game.imagine(view, dice)
        for seat, hand in enumerate(state.hands):
            if seat != self.seat and hand:
                state.deck = [*hand, *state.deck]
                state.hands = replaced(state.hands, seat, [])
        return state

    def after(self, state: CrawlerState, *ids: int, dice: Dice | None = None) -> CrawlerState:
        """The position after own actions; raises LuckNeeded where a die decides without dice."""
        luck = NoDice() if dice is None else dice
        state = state.copy()
        for id in ids:
            self.tried += 1
            self.game.apply(state, self.seat, ACTIONS[id], luck)
            self._let_pass(state, luck, self.halts)
        return state

    def _let_pass(self, state: CrawlerState, luck: Dice, halts: bool) -> list[AddressedEvent]:
        """Everybody passes; others land if they can, and else do as little as they may."""
        events: list[AddressedEvent] = []
        while state.asked >= 0 and (is_window(state) or state.asked != self.seat):
            if halts and not is_window(state):
                break
            answer = ACTIONS[least_answer(state)]
            events += self.game.apply(state, state.asked, answer, luck)
        return events

    def attacks_until_next(self, state: CrawlerState, *ids: int) -> list[tuple[int, int]]:
        """Those on my Adventurer: each a number of dice and the DEF they are thrown against."""
        me = hero(self.seat)
        return [each.dice for each in self.attacks(state, *ids) if each.target == me]

    def attacks(self, state: CrawlerState, *ids: int) -> list[Attack]:
        """Everybody's attacks after own actions, to my next choice, if none of them hits.

        If I am in my step 5, it is over after these actions.
        """
        state, luck = state.copy(), Harmless()
        events: list[AddressedEvent] = []
        left = list(ids)
        while left or asks_for_half(state, self.seat):
            done = ACTIONS.stop if ACTIONS.stop in state.options else ACTIONS.done
            id = left.pop(0) if left else done
            events += self.game.apply(state, self.seat, ACTIONS[id], luck)
            events += self._let_pass(state, luck, False)
        return attacks_among(events)


def attacks_among(events: Sequence[AddressedEvent]) -> list[Attack]:
    """The rolls against somebody; who acts before them might be gone."""
    found: list[Attack] = []
    acted: set[int] = set()
    for _, event in events:
        if isinstance(event, StepBegan) and event.step == TurnStep.ADVENTURER_ACTS:
            acted.add(hero(event.seat))
        elif isinstance(event, Rolled) and event.target is not None:
            dice = (len(event.dice), event.against or 1)
            found.append(Attack(dice, event.target, event.target in acted))
    return found


def least_answer(state: CrawlerState) -> int:
    """Onto a chest, else nothing more, else whatever comes first."""
    landings = [ACTIONS.move + chest for chest in state.chests]
    wanted = (*landings, ACTIONS.pass_, ACTIONS.stop, ACTIONS.done)
    return next((id for id in wanted if id in state.options), state.options[0])


def question_of(state: CrawlerState) -> int:
    """What the table asks, -1 when it asks nothing."""
    top = state.stack[-1] if state.stack else None
    return top.question if isinstance(top, AskFrame) else -1


def is_window(state: CrawlerState) -> bool:
    """Whether the table waits for responses."""
    return question_of(state) == Question.RESPOND


def asks_for_half(state: CrawlerState, seat: int) -> bool:
    """Whether this seat chooses freely in its step 5."""
    return state.asked == seat and question_of(state) in (Question.ACT, Question.MOVE)


def cards_among(state: CrawlerState, names: tuple[str, ...]) -> list[int]:
    """The actions that play these cards, as far as they are offered, in this order."""
    ids = [ACTIONS.play + BOX.card_by_id[name] for name in names]
    return [id for id in ids if id in state.options]


@lru_cache(maxsize=256)
def _chart(tiles: tuple[int, ...], turns: tuple[int, ...], door: int, prices: Prices) -> Chart:
    return Chart(tiles, turns, door, prices).spread()


def chart_of_state(state: CrawlerState, prices: Prices) -> Chart:
    """The guessed ways of a position; the last few are kept."""
    return _chart(tuple(state.tiles), tuple(state.turns), state.door, prices)


def way_of(state: CrawlerState, seat: int, chart: Chart) -> int:
    """A seat's guessed way to the chest, in points of movement."""
    figure = hero(seat)
    here = state.spot[figure]
    if here < 0:
        gates = [chart.best_side(SPAWNS[number][0])[0] for number in range(1, 5)]
        return min(_FARTHEST, sum(gates) // 4 + _COMING_BACK)
    known = FAR
    if state.heroes[seat] >= 0:
        can, mv = abilities(state, figure), movement(state, figure)
        known = min(walk(state.terrain, can, mv, here, chest) for chest in state.chests)
    return min(_FARTHEST, known, chart.best_side(here)[0])


def way_past_figures(state: CrawlerState, seat: int) -> int:
    """A seat's way to a chest over laid tiles with all figures as they stand, FAR without one."""
    figure = hero(seat)
    here = state.spot[figure]
    if here < 0 or state.heroes[seat] < 0:
        return FAR
    walls = state.occupied & ~BIT[here] & ~bits_of(state.chests)
    ways = reach(state.terrain, abilities(state, figure), here, 0, walls)
    return ways.find(bits_of(state.chests), _FARTHEST)


def chance_of(ways: dict[int, float], seat: int) -> float:
    """A seat's share of the win, by the turns that everybody's way still takes."""
    least = min(ways.values())
    scale = 1.0 + 0.3 * least
    shares = {each: exp((least - way) / scale) for each, way in ways.items()}
    return shares[seat] / sum(shares.values())
