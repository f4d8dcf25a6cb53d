"""How long things take, counted."""

from waystone.match.times import SPAN, LatelyMost


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
