"""What a game adds to its analysis: who plays on, what a position is worth, what is hidden in it.

An analysis imagines positions that fit what a seat knew, lets quick players go on for a while, and
asks what the position is worth that they come to. A coach is asked about imagined positions only,
so it may look at all of them.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import exp
from typing import Final, Generic, NamedTuple

from waystone.bots.random import RANDOM
from waystone.kernel.action import Action
from waystone.kernel.bot import Bot, Budget
from waystone.kernel.compiling import mypyc_attr
from waystone.kernel.dice import Dice
from waystone.kernel.outcome import DRAW, WIN
from waystone.kernel.rules import Rules, V
from waystone.kernel.state import S

TOGETHER: Final = "together"
ALONE: Final = "alone"
CHANCE: Final = "chance"
TREASURE: Final = "treasure"
_WORTH: Final = {WIN: 1.0, DRAW: 0.5}
_FAR: Final = 30.0
Weights = Mapping[str, Sequence[float]]
CELLS: Final = "cells"
EDGES: Final = "edges"
CARDS: Final = "cards"
NOBODYS: Final = -1
Said = tuple[str, dict[str, str | int]]
"""A sentence of the catalogue, and what stands in it."""


class HiddenThing(NamedTuple):
    """Something that a seat can't see: what it is, whose (or NOBODYS), and where it may be.

    `grain` says what `place` numbers: CELLS, EDGES or CARDS.
    """

    kind: str
    seat: int
    grain: str
    place: int


@mypyc_attr(allow_interpreted_subclasses=True)
class Coach(Generic[S, V]):
    """For any game: everybody does anything legal to the end, and nothing is told about why."""

    quick = "random"
    """The bot that plays on, for everybody."""
    longest = 400
    """After so many steps a playout is cut, and its position judged as it is."""
    most_choices = 10
    """So many actions are looked at for a decision, beside those that bots advise."""
    stands_still = False
    """Whether a seat that does not decide is judged at once, without playing on."""
    knows_ends = True
    """Whether only what is over is worth nothing or everything."""
    carries = True
    """Whether imagined positions are worth to be kept from step to step."""
    open_play = False
    """Whether everybody sees what anybody does, though not always what comes of it."""
    tries = 1
    """So often each imagined position is tried, with other luck."""

    def __init__(self, rules: Rules[S, V], weights: Weights) -> None:
        self.rules: Final = rules
        self.weights: Final = weights

    def player(self, dice: Dice) -> Bot[V]:
        """Who plays on."""
        return RANDOM.make(self.rules, dice, Budget())

    def adviser(self, dice: Dice) -> Bot[V]:
        """Who is asked what else could be done: the best player that answers soon."""
        return self.player(dice)

    def imagined(self, view: V, dice: Dice, many: int) -> list[S]:
        """So many positions that the seat of this view could be in."""
        return [self.rules.imagine(view, dice) for _ in range(many)]

    def moment(self, state: S) -> int:
        """A number that grows with every turn."""
        return 0

    def is_settled(self, state: S, seat: int, begun: int, done: int) -> bool:
        """Whether a playout has come to where its position can be judged for this seat.

        `begun` is the moment when it began, `done` how many steps were made since.
        """
        return False

    def unit(self, seats: int) -> str:
        """What so many play for: CHANCE or TREASURE."""
        return CHANCE

    def is_blind(self, view: V) -> bool:
        """Whether nothing is known that could tell one choice from another: nobody is judged."""
        return False

    def choices(self, view: V, legal: Sequence[Action]) -> Sequence[Action]:
        """The actions that are worth a look: all where there are few, else some from everywhere."""
        step = len(legal) / self.most_choices
        if step <= 1.0:
            return legal
        return [legal[int(at * step)] for at in range(self.most_choices)]

    def features(self, state: S, seat: int) -> Sequence[float]:
        """What tells how well a seat stands; nothing for a seat that can't win any more."""
        return ()

    def nobody(self, state: S) -> Sequence[float]:
        """The same for the end that nobody wins; nothing where that does not happen."""
        return ()

    def worth(self, state: S, seats: int) -> list[float]:
        """What each seat got, or may hope for: the share of the win, or treasure."""
        outcome = self.rules.outcome(state)
        if outcome is not None:
            return [_WORTH.get(result, 0.0) for result in outcome.results]
        if not self.weights:
            return [1.0 / max(2, seats)] * seats
        if seats == 1:
            # A game that was learnt in company only: what helps there, helps here.
            alone = self.weights.get(ALONE) or self.weights[TOGETHER]
            return [sigmoid(dot(alone, self.features(state, 0)))]
        weights = self.weights[TOGETHER]
        found = [self.features(state, seat) for seat in range(seats)]
        nobody = self.nobody(state)
        if nobody:
            found.append(nobody)
        return shares([dot(weights, each) if each else -_FAR for each in found])[:seats]

    def hidden_things(self, state: S, view: V) -> list[HiddenThing]:
        """What is hidden in an imagined position and could be shown where it may be."""
        return []

    def reasons(self, view: V, played: Action, better: Action, imagined: Sequence[S]) -> list[Said]:
        """Why one choice is better than the other, by what can be seen or was imagined."""
        return []


def dot(weights: Sequence[float], features: Sequence[float]) -> float:
    """The weighted sum."""
    total = 0.0
    for at in range(len(features)):
        if features[at]:
            total += weights[at] * features[at]
    return total


def sigmoid(score: float) -> float:
    """A score as a chance."""
    return 1.0 / (1.0 + exp(-max(-_FAR, min(_FAR, score))))


def shares(scores: Sequence[float]) -> list[float]:
    """Scores as chances that add up to one."""
    most = max(scores)
    grown = [exp(max(-_FAR, score - most)) for score in scores]
    total = sum(grown)
    return [each / total for each in grown]
