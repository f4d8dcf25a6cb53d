"""Statistics: what is noted adds up."""

from waystone.kernel.statistics import Statistics


def test_parts_add_up_to_the_whole() -> None:
    one, other = Statistics(), Statistics()
    one.tried("won", "elf", 1)
    one.happened("deaths", "lava")
    one.measured("rounds", 12)
    other.tried("won", "elf", 0)
    other.tried("won", "dwarf", 1)
    other.happened("deaths", "lava", 2)
    other.measured("rounds", 12)
    other.measured("rounds", 9)
    one.merge(other)
    assert one.shares == {"won": {"elf": [1, 2], "dwarf": [1, 1]}}
    assert one.counts == {"deaths": {"lava": 3}}
    assert one.measures == {"rounds": {12: 2, 9: 1}}
    assert other.shares == {"won": {"elf": [0, 1], "dwarf": [1, 1]}}
