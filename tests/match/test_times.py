"""How long things take, counted."""

import pytest

from waystone.match.times import SPAN, LatelyMost, Times


@pytest.mark.parametrize(
    ("seconds", "bucket"),
    [(0.0, 0), (0.001, 0), (0.0011, 1), (0.1, 6), (0.6, 9), (1, 9), (1.5, 10), (5, 11), (5.1, 12)],
)
def test_times_are_counted_in_buckets_of_one_two_and_five(seconds: float, bucket: int) -> None:
    """From a thousandth of a second to five; a bucket holds its own bound."""
    times = Times()
    times.observe(seconds)
    assert times.counts == [int(each == bucket) for each in range(13)]
    tens = [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5]
    assert (list(times.bounds), times.total) == (tens, seconds)


def test_the_longest_time_is_forgotten_after_a_minute_or_two() -> None:
    time = 0.5
    most = LatelyMost(lambda: time)
    for late in (0.1, 0.3, 0.2):
        most.observe(late)
    assert most.value() == 0.3
    time += SPAN
    assert most.value() == 0.3, "of the span before"
    most.observe(0.1)
    assert most.value() == 0.3
    time += SPAN
    assert most.value() == 0.1
    time += 2 * SPAN
    assert most.value() == 0.0, "nothing was seen meanwhile"
