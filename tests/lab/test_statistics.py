"""Shares with their doubt, and times in classes."""

import pytest

from waystone.lab.statistics import Z_95, Durations, Measure, share, wilson


@pytest.mark.parametrize(
    ("part", "whole", "low", "high"),
    [
        # Values of the usual tables for Wilson's interval without continuity correction.
        (5, 10, 0.2366, 0.7634),
        (1, 10, 0.0179, 0.4042),
        (81, 263, 0.2553, 0.3662),
        (0, 20, 0.0, 0.1611),
        (20, 20, 0.8389, 1.0),
    ],
)
def test_wilson(part: int, whole: int, low: float, high: float) -> None:
    assert wilson(part, whole) == pytest.approx((low, high), abs=5e-5)


def test_of_nothing_anything_is_possible() -> None:
    assert wilson(0, 0) == (0.0, 1.0)
    assert share(0, 0) == 0.0


def test_the_interval_holds_the_share() -> None:
    for part in range(51):
        low, high = wilson(part, 50)
        assert 0 <= low <= part / 50 <= high <= 1


def test_durations_are_right_within_one_percent() -> None:
    times = Durations()
    for each in range(1, 1001):
        times.add(each * 1000)
    assert len(times) == 1000
    assert times.milliseconds(0.5) == pytest.approx(0.5, rel=0.01)
    assert times.milliseconds(0.99) == pytest.approx(0.99, rel=0.01)


def test_durations_of_parts_are_those_of_the_whole() -> None:
    one, other, whole = Durations(), Durations(), Durations()
    for each in range(1, 2000, 7):
        (one if each % 3 else other).add(each)
        whole.add(each)
    one.merge(other)
    assert [one.milliseconds(part / 10) for part in range(11)] == [
        whole.milliseconds(part / 10) for part in range(11)
    ]


def test_less_than_a_nanosecond_is_counted_too() -> None:
    times = Durations()
    times.add(0)
    assert len(times) == 1
    assert times.milliseconds(1.0) == pytest.approx(1e-6, rel=0.01)


def test_no_durations_take_no_time() -> None:
    assert Durations().milliseconds(0.5) == 0.0


def test_a_measure_tells_its_mean_with_the_interval_of_the_usual_tables() -> None:
    measure = Measure(is_share=False)
    for number in (2, 4, 4, 4, 5, 5, 7, 9):
        measure.add(number)
    low, high = measure.interval() or (0.0, 0.0)
    assert measure.mean() == 5.0
    assert (low, high) == pytest.approx((5 - 1.4816, 5 + 1.4816), abs=1e-3)  # s = 2.1381


def test_one_number_has_no_interval_and_a_share_always_one() -> None:
    one, share = Measure(is_share=False), Measure(is_share=True)
    one.add(7)
    share.add(True)
    assert (one.mean(), one.interval()) == (7.0, None)
    one.add(9)
    assert one.interval() == pytest.approx((8 - Z_95, 8 + Z_95))  # s = √2, of two
    assert share.interval() == wilson(1, 1)


def test_numbers_that_are_all_alike_leave_no_doubt() -> None:
    measure = Measure(is_share=False)
    for _ in range(3):
        measure.add(7)
    assert measure.interval() == (7.0, 7.0)


def test_merged_measures_are_those_of_all_numbers() -> None:
    whole, parts = Measure(is_share=False), [Measure(is_share=False) for _ in range(3)]
    for number in range(30):
        whole.add(number * number)
        parts[number % 3].add(number * number)
    parts[0].merge(parts[1])
    parts[0].merge(parts[2])
    assert (parts[0].mean(), parts[0].interval()) == (whole.mean(), whole.interval())
