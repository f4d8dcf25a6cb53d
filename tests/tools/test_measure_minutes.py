"""How long matches take."""

from tools.measure_minutes import minutes_of, seconds_of_bots, thought_over
from waystone.catalogue import find_game


def test_the_middle_half_is_told_in_whole_minutes() -> None:
    assert minutes_of([1, 120, 180, 240, 300, 360, 9000]) == (2, 6)
    assert minutes_of([1, 2, 3]) == (1, 1)


def test_twice_as_many_choices_take_a_second_more() -> None:
    assert [thought_over(choices) for choices in (0, 1, 2, 8)] == [2, 2, 3, 5]


def test_the_same_match_takes_the_same_time() -> None:
    entry = find_game("extrikate")
    seconds = seconds_of_bots(entry, 1)
    assert seconds == seconds_of_bots(entry, 1) > 0
    assert seconds != seconds_of_bots(entry, 2)
