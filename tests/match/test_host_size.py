"""The host of a match is the one way in: what grows there belongs into one of its parts."""

from waystone.match.host import Host

MOST_METHODS = 25


def test_the_host_stays_small() -> None:
    methods = [name for name, found in vars(Host).items() if callable(found) and name[:2] != "__"]
    assert len(methods) <= MOST_METHODS
