"""One moment judged by what one seat knew: imagined positions, played on by quick players.

Every choice is tried in the same imagined positions with the same luck, so that what differs is
the choice. Those that do badly are given up early, and what is left of the budget goes to the rest.
The best of many is often so by luck, so the best and the one that was made are tried once more in
new positions: only these tell what was given away.
All luck follows from the seed, the step and the seat: what the seat could not know changes nothing.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import log, sqrt
from typing import Any, Final

from waystone.analysis.model import CHANCE
from waystone.bots.coach import Coach, sigmoid
from waystone.kernel.action import Action
from waystone.kernel.bot import Bot
from waystone.kernel.dice import Dice, SeededDice
from waystone.kernel.event import View
from waystone.kernel.state import State

HUNDREDTHS: Final = 100
SURE: Final = 10_000
_ROUNDS: Final = 3
"""So often the choices that do worst are given up."""
_DOUBT: Final = 1.64
"""Standard errors that a difference of two choices must have to count: nineteen in twenty."""
_AGAIN: Final = "again"


class TriedChoice:
    """What came of one choice: its worth in each of the first imagined positions, and `again` in
    new ones. `wins` while it has won the match at once in every one of them."""

    __slots__ = ("action", "again", "values", "wins")

    def __init__(self, action: Action) -> None:
        self.action: Final = action
        self.values: list[float] = []
        self.again: list[float] = []
        self.wins = True

    @property
    def rank(self) -> tuple[bool, float]:
        """To be sorted by, the best first: what wins comes before what may only seem to."""
        return not self.wins, -self.mean

    @property
    def mean(self) -> float:
        """What it brought on average."""
        return mean_of(self.values)


class Verdict:
    """All choices of one moment, the best first, and the one that was made."""

    def __init__(
        self, choices: list[TriedChoice], played: TriedChoice | None, imagined: list[Any]
    ) -> None:
        self.choices: Final = choices
        self.played: Final = played
        self.imagined: Final = imagined

    @property
    def best(self) -> TriedChoice:
        """The one that did best."""
        return self.choices[0]

    @property
    def lead(self) -> float:
        """How far the best was ahead of what was made, in new positions.

        Who could win at once was not lucky to: nothing has to be tried again for that.
        """
        if self.played is None or self.best is self.played:
            return 0.0
        if self.best.wins:
            return 1.0 - self.played.mean
        return mean_of(self.best.again) - mean_of(self.played.again)

    @property
    def stake(self) -> float:
        """How far the best is ahead of a choice by lot.

        All choices were tried in the first positions, where only the best is flattered, so what
        was made is compared with all of them there, and the best with it elsewhere.
        """
        if self.played is None:
            return 0.0
        many = min(len(each.values) for each in self.choices)
        all_means = [mean_of(each.values[:many]) for each in self.choices]
        return self.lead + mean_of(self.played.values[:many]) - mean_of(all_means)

    @property
    def is_better(self) -> bool:
        """Whether the best is better than what was made by more than chance explains, twice."""
        best, played = self.best, self.played
        if played is None or best is played:
            return False
        if best.wins:
            return self.lead > 0
        first = best.mean - played.mean > doubt(best.values, played.values)
        return first and self.lead > doubt(best.again, played.again)


class Judge:
    """Judges moments of a match with one coach; `budget` is the number of imagined positions."""

    def __init__(
        self,
        coach: Coach[Any, Any],
        seats: int,
        budget: int,
        seed: str,
        chance: Sequence[float] = (),
    ) -> None:
        self.coach: Final = coach
        self.rules: Final = coach.rules
        self.seats: Final = seats
        self.budget: Final = budget
        self.seed: Final = seed
        self.chance: Final = chance
        self.is_chance: Final = coach.unit(seats) == CHANCE
        self.unit: Final = SURE if self.is_chance else HUNDREDTHS

    def luck(self, step: int, seat: int, purpose: str) -> SeededDice:
        """Dice that know the moment, and nothing of what is hidden in it."""
        return SeededDice(f"{self.seed} {step} {seat}", purpose)

    def imagine(self, view: View, step: int, seat: int, purpose: str = "imagine") -> list[State]:
        """Positions that the seat could have been in."""
        dice = self.luck(step, seat, purpose)
        imagined: list[State] = self.coach.imagined(view, dice, self.budget)
        return imagined

    def tries(self, imagined: Sequence[State]) -> list[State]:
        """Each position as often as it is tried."""
        return [state for state in imagined for _ in range(self.coach.tries)]

    def decide(
        self,
        view: View,
        legal: Sequence[Action],
        played: Action | None,
        step: int,
        seat: int,
        positions: Sequence[State] = (),
    ) -> Verdict:
        """Compare the choices of a seat, and the one that was made if there was one."""
        actions = self.candidates(view, legal, step, seat)
        if played is not None and played not in actions:
            actions.append(played)
        choices = [TriedChoice(action) for action in actions]
        made = next((each for each in choices if each.action is played), None)
        imagined = self.tries(positions or self.imagine(view, step, seat))
        still = choices
        for part in range(_ROUNDS):
            some = imagined[: len(imagined) * (part + 1) // _ROUNDS]
            for each in still:
                self.extend(each, each.values, some, seat, self.line_luck(seat))
            still = self.promising(still, made, part)
        order = sorted(still, key=lambda each: each.rank)
        given_up = [each for each in choices if each not in still]
        order += sorted(given_up, key=lambda each: each.rank)
        if made is not None and order[0] is not made and not order[0].wins:
            self.try_again(order[0], made, view, step, seat)
        return Verdict(order, made, imagined)

    def try_again(
        self, best: TriedChoice, made: TriedChoice, view: View, step: int, seat: int
    ) -> None:
        """What counts is how choices do in positions that they were not chosen by."""
        imagined = self.tries(self.imagine(view, step, seat, _AGAIN))
        luck = f"{self.seed} {step} {seat} {_AGAIN}"
        for each in (best, made):
            self.extend(each, each.again, imagined, seat, luck)

    def candidates(self, view: View, legal: Sequence[Action], step: int, seat: int) -> list[Action]:
        """What is tried: what the coach finds worth a look, and what two bots would do."""
        coach, actions = self.coach, list(self.coach.choices(view, legal))
        for make in (coach.player, coach.adviser):
            advice = make(self.luck(step, seat, "advice")).choose(view, legal)
            if advice not in actions:
                actions.append(advice)
        return actions

    def promising(
        self, still: list[TriedChoice], made: TriedChoice | None, part: int
    ) -> list[TriedChoice]:
        """The better half, and the choice that was made."""
        if part == _ROUNDS - 1:
            return still
        order = sorted(still, key=lambda each: each.rank)
        kept = order[: max(2, (len(order) + 1) // 2)]
        return kept if made is None or made in kept else [*kept, made]

    def line_luck(self, seat: int) -> str:
        """The same luck at every moment of a seat: its line moves by what happens, not by this."""
        return f"{self.seed} {seat}"

    def extend(
        self,
        tried: TriedChoice,
        values: list[float],
        imagined: list[State],
        seat: int,
        luck: str,
    ) -> None:
        """Try a choice in further imagined positions; their luck is the same for every choice."""
        for number in range(len(values), len(imagined)):
            state = imagined[number].copy()
            dice = SeededDice(luck, f"luck {number}")
            begun = self.coach.moment(state)
            self.rules.apply(state, seat, tried.action, dice)
            is_over = not self.rules.acting(state)
            values.append(self.play_on(state, seat, begun, dice))
            tried.wins &= self.is_chance and is_over and values[-1] >= 1.0

    def stand(self, imagined: Sequence[State], seat: int) -> float:
        """How a seat stands that has nothing to decide."""
        worths = []
        for number, state in enumerate(imagined):
            if self.coach.stands_still:
                worths.append(self.coach.worth(state, self.seats)[seat])
                continue
            dice = SeededDice(self.line_luck(seat), f"luck {number}")
            begun = self.coach.moment(state)
            worths.append(self.play_on(state.copy(), seat, begun, dice))
        return mean_of(worths)

    def play_on(self, state: State, seat: int, begun: int, dice: Dice) -> float:
        """The seat's worth where quick players come to."""
        rules, coach = self.rules, self.coach
        players: dict[int, Bot[Any]] = {}
        for done in range(coach.longest):
            acting = rules.acting(state)
            if not acting or coach.is_settled(state, seat, begun, done):
                break
            who = acting[0]
            legal = rules.legal(state, who)
            choice = legal[0]
            if len(legal) > 1:
                if who not in players:
                    players[who] = coach.player(dice)
                choice = players[who].choose(rules.view(state, who), legal)
            rules.apply(state, who, choice, dice)
        worth: float = coach.worth(state, self.seats)[seat]
        return worth

    def value(self, raw: float) -> int:
        """A raw worth in hundredths: a chance by what was learnt, or treasure as it is."""
        if not self.is_chance:
            return round(max(0.0, raw) * HUNDREDTHS)
        return round(self.calibrated(min(1.0, max(0.0, raw))) * SURE)

    def final(self, worth: float) -> int:
        """What came of a match, in hundredths."""
        return round(worth * self.unit)

    def calibrated(self, raw: float) -> float:
        """The chance that belongs to a raw one; what is sure stays sure."""
        if not self.chance or (self.coach.knows_ends and not 0.0 < raw < 1.0):
            return raw
        slope, shift, least = self.chance
        raw = min(max(raw, least), 1.0 - least)
        return sigmoid(slope * log(raw / (1.0 - raw)) + shift)


def mean_of(values: Sequence[float]) -> float:
    """The mean, 0 of nothing."""
    return sum(values) / len(values) if values else 0.0


def doubt(one: Sequence[float], other: Sequence[float]) -> float:
    """How far the means of two choices may be apart by chance, tried in the same positions."""
    many = min(len(one), len(other))
    if many < 2:
        return 0.0
    apart = [one[at] - other[at] for at in range(many)]
    mean = sum(apart) / many
    spread = sum((each - mean) ** 2 for each in apart) / (many - 1)
    return _DOUBT * sqrt(spread / many)
