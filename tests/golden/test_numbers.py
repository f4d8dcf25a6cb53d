"""A server is run by the numbers that it was run by before (`make golden` if that is meant)."""

from tests.golden import numbers


def test_the_numbers_of_a_server_are_what_they_were() -> None:
    assert numbers.text().splitlines() == numbers.PATH.read_text(encoding="utf-8").splitlines()
