"""Accuracy is what was lost of what was at stake."""

from waystone.analysis.deciding import accuracy
from waystone.analysis.model import Decision


def made(lost: int, stake: int) -> Decision:
    return Decision(1, 0, 5000, 5000, 5000, 0, 0, lost, stake, "a", "", "", [], [])


def test_the_best_has_a_hundred_and_a_choice_by_lot_a_half() -> None:
    assert accuracy([made(0, 300), made(0, 50)]) == 10_000
    assert accuracy([made(300, 300), made(50, 50)]) == 5_000
    assert accuracy([made(150, 300)]) == 7_071


def test_what_does_not_matter_does_not_count() -> None:
    assert accuracy([made(200, 400), *[made(0, 0)] * 50]) == 7_071


def test_what_chance_adds_to_one_it_takes_from_another() -> None:
    assert accuracy([made(250, 200), made(-100, 100)]) == accuracy([made(150, 300)])
    assert accuracy([made(-100, 300)]) == 10_000


def test_without_anything_at_stake_nothing_is_said() -> None:
    assert accuracy([]) is None
    assert accuracy([made(0, 0)]) is None
