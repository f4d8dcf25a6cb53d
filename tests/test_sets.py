"""The sets of tests: quick for the inner loop, usual for every change, slow for now and then."""

from collections import Counter

from tests.conftest import TESTS, UNITS
from tests.laws.setups import ENTRIES, SETUPS, SLOW_SETUPS, marks


def sets_of_laws() -> Counter[tuple[str, str]]:
    """How many setups of each game are in which set."""
    found: Counter[tuple[str, str]] = Counter()
    for setup in (*SETUPS, *SLOW_SETUPS):
        found[setup.name, "".join(mark.name for mark in marks(setup))] += 1
    return found


def test_the_inner_loop_has_folders_that_are_there() -> None:
    assert all((TESTS / folder).is_dir() for folder in UNITS)


def test_every_law_is_tried_on_every_game_in_the_inner_loop() -> None:
    found = sets_of_laws()
    assert [found[entry.info.name, ""] for entry in ENTRIES] == [1] * len(ENTRIES)


def test_the_slow_set_has_every_number_of_seats_that_others_have_not() -> None:
    for entry in ENTRIES:
        low, high = entry.info.seats
        seats = {each.seats for each in (*SETUPS, *SLOW_SETUPS) if each.name == entry.info.name}
        usual = {each.seats for each in SETUPS if each.name == entry.info.name}
        assert seats == set(range(low, high + 1))
        assert {low, high} <= usual
