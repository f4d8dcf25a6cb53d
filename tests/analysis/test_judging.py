"""The best of many choices is often so by luck: that must not make a mistake of another."""

from __future__ import annotations

from random import Random
from types import SimpleNamespace
from typing import Any

from tests.analysis.kit import won
from waystone.analysis.judging import Judge, TriedChoice, Verdict
from waystone.analysis.study import Study
from waystone.kernel.action import Action, Alphabet
from waystone.kernel.event import View

MANY = 400
ALPHABET = Alphabet()
ACTIONS = [ALPHABET.add(f"choose {at}") for at in range(9)]


class Lottery(Judge):
    """Every choice brings the same on average, whatever `gifts` add to some."""

    def __init__(self, gifts: dict[Action, float]) -> None:
        coach: Any = SimpleNamespace(rules=None, tries=1, unit=lambda seats: "chance")
        super().__init__(coach, 2, 24, "lottery")
        self.gifts = gifts

    def imagine(self, *_: Any, **__: Any) -> list[Any]:
        return [None] * self.budget

    def candidates(self, *_: Any) -> list[Action]:
        return list(ACTIONS)

    def extend(
        self, tried: TriedChoice, values: list[float], imagined: list[Any], seat: int, luck: str
    ) -> None:
        action, tried.wins = tried.action, False
        for number in range(len(values), len(imagined)):
            chance = Random(f"{luck} {action.text} {number}").random()
            values.append(chance + self.gifts.get(action, 0.0))


def blamed(judge: Judge) -> float:
    """How often the first choice is called worse than another."""
    found = 0
    for step in range(MANY):
        verdict = judge.decide(View(), ACTIONS, ACTIONS[0], step, seat=step)
        best = verdict.best
        assert verdict.played is not None
        assert verdict.played.action is ACTIONS[0]
        assert verdict.choices == sorted(verdict.choices, key=lambda e: e is not best)
        found += verdict.is_better
    return found / MANY


def test_choices_that_are_all_the_same_are_hardly_ever_blamed() -> None:
    assert blamed(Lottery({})) < 0.06


def test_a_choice_that_is_much_worse_is_nearly_always_blamed() -> None:
    assert blamed(Lottery({ACTIONS[5]: 0.5})) > 0.95


def lost_and_staked(judge: Judge) -> tuple[float, float]:
    """How far the first choice, and one by lot, is behind the best on average."""
    found = [judge.decide(View(), ACTIONS, ACTIONS[0], at, seat=at) for at in range(MANY)]
    return sum(each.lead for each in found) / MANY, sum(each.stake for each in found) / MANY


def test_what_is_lost_is_counted_without_favour() -> None:
    """The best of nine is told by other positions than those that made it the best."""
    lost, stake = lost_and_staked(Lottery({}))
    assert abs(lost) < 0.02
    assert abs(stake) < 0.02
    lost, stake = lost_and_staked(Lottery({ACTIONS[5]: 0.5}))
    assert abs(lost - 0.5) < 0.02
    assert abs(stake - 0.5 * 8 / 9) < 0.03


def test_what_wins_at_once_is_better_than_what_only_seemed_to() -> None:
    """A choice that won in every position is no luck, however few positions there were."""
    sure, made, lucky = (TriedChoice(action) for action in ACTIONS[:3])
    sure.values, made.values, lucky.values = [1.0] * 4, [1.0, 1.0, 0.6, 1.0], [1.0] * 4
    made.wins = lucky.wins = False
    assert sorted((lucky, made, sure), key=lambda each: each.rank) == [sure, lucky, made]
    verdict = Verdict([sure, lucky, made], made, [])
    assert verdict.is_better
    assert abs(verdict.lead - 0.1) < 1e-9
    assert not Verdict([lucky, sure, made], made, []).is_better


def test_what_is_chosen_before_anything_is_known_is_not_judged() -> None:
    record = won("delve")
    assert record.entries[0].text.startswith("waystone")
    found = [part.decision for part in Study(record, 2).parts(1, 12) if part.decision]
    assert not any(each.played.startswith("waystone") for each in found)
    assert found
