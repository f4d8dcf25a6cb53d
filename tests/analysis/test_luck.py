"""Whose luck decides what in an analysis, step by step: a game of diaries that note every throw.

All luck follows from the seed, the step and the seat: who asks again is told the same, and what a
seat can't know has no way in.
"""

from __future__ import annotations

from collections.abc import Sequence
from types import SimpleNamespace
from typing import Any

import pytest

from tests.analysis.kit import won
from waystone.analysis.imagining import ImaginedPositions
from waystone.analysis.judging import Judge, TriedChoice
from waystone.analysis.study import Study
from waystone.kernel.action import Action, Alphabet

ALPHABET = Alphabet()
ACTIONS = [ALPHABET.add(f"choose {at}") for at in range(6)]
FIRST, SECOND, THIRD = ACTIONS[:3]
Note = tuple[int, str, str, str]


class Diary:
    """A position: who did what with whose luck. It is over once somebody has chosen the sixth."""

    def __init__(self, notes: Sequence[Note] = ()) -> None:
        self.notes = list(notes)

    def copy(self) -> Diary:
        return Diary(self.notes)


class DiaryRules:
    """Two take turns, and only the last choice of all is seen."""

    def view(self, state: Diary, seat: int) -> Any:
        return seat, state.notes[-1][1] if state.notes else ""

    def acting(self, state: Diary) -> tuple[int, ...]:
        is_over = any(note[1] == ACTIONS[5].text for note in state.notes)
        return () if is_over else (len(state.notes) % 2,)

    def legal(self, state: Diary, who: int) -> list[Action]:
        return [FIRST] if len(state.notes) == 2 else [FIRST, SECOND, THIRD]

    def apply(self, state: Diary, who: int, action: Action, dice: Any) -> None:
        state.notes.append((who, action.text, dice.seed, dice.name))


class DiaryCoach:
    """Its players choose the second, its adviser the fourth; two are worth a look."""

    open_play = False
    stands_still = False
    longest = 3
    tries = 1

    def __init__(self, worth: float = 0.5, unit: str = "chance") -> None:
        self.rules = DiaryRules()
        self.made: list[tuple[str, str]] = []
        self.asked: list[tuple[str, str, int]] = []
        self.settled: list[tuple[int, int, int]] = []
        self.ends: list[Diary] = []
        self._worth, self._unit = worth, unit

    def unit(self, seats: int) -> str:
        return self._unit

    def player(self, dice: Any, says: Action = SECOND) -> Any:
        self.made.append((dice.seed, dice.name))
        return SimpleNamespace(choose=lambda view, legal: says)

    def adviser(self, dice: Any) -> Any:
        return self.player(dice, ACTIONS[3])

    def choices(self, view: Any, legal: Sequence[Action]) -> Sequence[Action]:
        return legal[:2]

    def imagined(self, view: Any, dice: Any, many: int) -> list[Diary]:
        self.asked.append((dice.seed, dice.name, many))
        return [Diary() for _ in range(many)]

    def moment(self, state: Diary) -> int:
        return 10 + len(state.notes)

    def is_settled(self, state: Diary, seat: int, begun: int, done: int) -> bool:
        self.settled.append((seat, begun, done))
        return False

    def worth(self, state: Diary, seats: int) -> list[float]:
        self.ends.append(state)
        return [self._worth, -1.0][:seats]


def pool(coach: Any, seat: int = 0, many: int = 3) -> ImaginedPositions:
    found = ImaginedPositions(coach, seat, many, "seed")
    found.refill(coach.rules.view(Diary(), seat), 4)
    return found


def judge(coach: Any, seats: int = 2) -> Judge:
    return Judge(coach, seats, 6, "seed")


def test_positions_are_imagined_with_the_luck_of_the_step_and_the_seat() -> None:
    coach = DiaryCoach()
    found = pool(coach, seat=1)
    assert coach.asked == [("seed 4 1", "imagine", 3)]
    assert (found.renewed, len(found.positions())) == (3, 3)
    found.refill(None, 5)  # type: ignore[arg-type]
    assert (found.renewed, len(coach.asked)) == (0, 1), "none is missing"


def test_each_position_goes_on_with_luck_of_its_own() -> None:
    """The seat's own step is the one that it made."""
    coach = DiaryCoach()
    found = pool(coach)
    found.follow(0, THIRD, (0, "choose 2"), 5)  # type: ignore[arg-type]
    notes = [[(0, "choose 2", "seed 5 0", f"follow {at}")] for at in range(3)]
    assert [state.notes for state in found.positions()] == notes  # type: ignore[attr-defined]
    assert (found.renewed, coach.made) == (0, [])


@pytest.mark.parametrize(("is_open", "kept"), [(True, 3), (False, 0)])
def test_what_another_did_is_carried_only_where_everybody_saw_it(is_open: bool, kept: int) -> None:
    """Elsewhere a quick player chooses, and what the seat then sees may not fit."""
    coach = DiaryCoach()
    coach.open_play = is_open
    found = pool(coach, seat=1)
    found.follow(0, THIRD, (1, "choose 2"), 5)  # type: ignore[arg-type]
    assert found.renewed == 3 - kept
    assert coach.made == [] if is_open else [("seed 5 1", f"follow {at}") for at in range(3)]
    assert coach.asked[1:] == ([] if is_open else [("seed 5 1", "imagine", 3)])


def test_who_is_not_asked_or_may_not_do_so_carries_nothing_on() -> None:
    coach = DiaryCoach()
    found, dice = pool(coach), SimpleNamespace(seed="s", name="n")
    assert not found.carry(Diary(), 1, FIRST, dice)  # type: ignore[arg-type]
    assert not found.carry(Diary(), 0, ACTIONS[4], dice)  # type: ignore[arg-type]
    assert found.carry(Diary(), 0, None, dice)  # type: ignore[arg-type]


def test_two_bots_advise_with_the_luck_of_the_moment() -> None:
    """What they say is tried beside what the coach looks at, and once only."""
    coach = DiaryCoach()
    view: Any = (1, "")
    assert judge(coach).candidates(view, ACTIONS, 7, 1) == [FIRST, SECOND, ACTIONS[3]]
    assert judge(coach).candidates(view, [FIRST], 7, 1) == [FIRST, SECOND, ACTIONS[3]]
    assert coach.made == [("seed 7 1", "advice")] * 4


@pytest.mark.parametrize(
    ("unit", "last", "worth", "wins"),
    [
        ("chance", 5, 1.0, True),
        ("chance", 5, 1.5, True),
        ("chance", 5, 0.99, False),
        ("chance", 1, 1.0, False),  # goes on
        ("treasure", 5, 7.0, False),  # no win, however much
    ],
)
def test_a_choice_wins_that_ended_the_match_with_a_win(
    unit: str, last: int, worth: float, wins: bool
) -> None:
    coach, tried = DiaryCoach(worth, unit), TriedChoice(ACTIONS[last])
    judge(coach).extend(tried, tried.values, [Diary(), Diary()], 0, "luck of all")  # type: ignore[list-item]
    assert (tried.wins, tried.values) == (wins, [worth, worth])


def test_one_position_without_a_win_is_enough_for_none() -> None:
    coach, tried, wins = DiaryCoach(), TriedChoice(ACTIONS[5]), []
    tried.values = [1.0]
    for many, worth in ((2, 1.0), (3, 0.5), (4, 1.0)):
        coach._worth = worth
        judge(coach).extend(tried, tried.values, [Diary()] * many, 0, "luck")  # type: ignore[list-item]
        wins.append(tried.wins)
    assert (wins, tried.values) == ([True, False, False], [1.0, 1.0, 0.5, 1.0])


def test_every_choice_is_tried_with_the_same_luck_in_the_same_position() -> None:
    """A position is copied, and one playout goes as far as the coach says."""
    coach, tried, positions = DiaryCoach(), TriedChoice(THIRD), [Diary(), Diary()]
    judge(coach).extend(tried, tried.values, positions, 0, "luck of all")  # type: ignore[arg-type]
    assert [each.notes for each in positions] == [[], []]
    for number, end in enumerate(coach.ends):
        luck = ("luck of all", f"luck {number}")
        assert end.notes == [
            (0, "choose 2", *luck),
            (1, "choose 1", *luck),
            (0, "choose 0", *luck),  # there was no choice, so nobody was asked
            (1, "choose 1", *luck),
        ]
    assert coach.made == [("luck of all", "luck 0"), ("luck of all", "luck 1")]
    assert coach.settled == [(0, 10, 0), (0, 10, 1), (0, 10, 2)] * 2


def test_who_decides_nothing_is_judged_by_the_luck_of_their_line() -> None:
    coach, before = DiaryCoach(), Diary([(0, "choose 1", "", "")])
    assert judge(coach).stand([before, before], 1) == -1.0  # type: ignore[list-item]
    assert before.notes == [(0, "choose 1", "", "")]
    assert coach.made == [("seed 1", "luck 0"), ("seed 1", "luck 1")]
    assert [each.notes[1] for each in coach.ends] == [
        (1, "choose 1", "seed 1", "luck 0"),
        (1, "choose 1", "seed 1", "luck 1"),
    ]
    assert coach.settled == [(1, 11, done) for done in range(3)] * 2
    coach.stands_still, coach.made = True, []
    assert judge(coach).stand([before], 0) == 0.5  # type: ignore[list-item]
    assert coach.made == [], "nobody plays on where the coach needs nobody to"


def test_the_best_and_what_was_made_are_tried_again_in_other_positions() -> None:
    coach, best, made = DiaryCoach(), TriedChoice(FIRST), TriedChoice(SECOND)
    judge(coach).try_again(best, made, (0, ""), 8, 1)  # type: ignore[arg-type]
    assert coach.asked == [("seed 8 1", "again", 6)]
    assert (best.again, made.again, best.values) == ([-1.0] * 6, [-1.0] * 6, [])
    assert {end.notes[0][2:] for end in coach.ends} == {
        ("seed 8 1 again", f"luck {number}") for number in range(6)
    }


def test_a_choice_that_wins_at_once_needs_no_second_look() -> None:
    """Nor does the one that was made if it is the best; others are tried in six new positions."""
    looks = []
    for worth, played in ((1.0, ACTIONS[5]), (1.0, FIRST), (0.5, FIRST), (0.5, ACTIONS[4])):
        coach = DiaryCoach(worth)
        verdict = judge(coach).decide((0, ""), [ACTIONS[5], FIRST], played, 3, 0)  # type: ignore[arg-type]
        looks.append((verdict.best.action, [name for _, name, _ in coach.asked]))
    assert looks == [
        (ACTIONS[5], ["imagine"]),
        (ACTIONS[5], ["imagine"]),
        (ACTIONS[5], ["imagine", "again"]),
        (ACTIONS[5], ["imagine", "again"]),
    ]


# The positions of a whole record


def test_positions_go_along_with_each_step_once() -> None:
    """Who looks at a step again finds the same ones; behind the end there is nothing to imagine."""
    study = Study(won("dooom"), 6)
    table = study.table_after(0)
    study.follow(table, 0)
    before = dict(study.pools)
    assert list(before) == [0, 1]
    study.follow(table, 0)
    assert (study.pools, study.followed) == (before, 0)
    ended = Study(won("dooom"), 6)
    last = len(ended.record.entries)
    ended.follow(ended.table_after(last), last)
    assert (ended.pools, ended.followed) == ({}, last)


def test_who_goes_on_keeps_them_and_who_begins_anew_forgets_them() -> None:
    study = Study(won("dooom"), 6)
    list(study.parts(1, 2))
    kept = dict(study.pools)
    assert study.followed == 2
    list(study.parts(3, 3))
    assert (study.pools, study.followed) == (kept, 3)
    next(study.parts(3, 3))
    assert study.followed == 2
    assert all(study.pools[seat] is not kept[seat] for seat in kept)
