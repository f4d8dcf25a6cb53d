"""Maps with one mistake each: what is refused where, and what is odd about those that are not.

Every sign of some maps is left out, doubled and replaced, every line left out, doubled and cut
short. Each answer is written down once, with how often it comes; a sum holds all places.
"""

from __future__ import annotations

from collections import Counter
from hashlib import sha256
from typing import Final

from tests.golden.misspelt import edited
from tests.golden.told import HERE
from waystone.games.dooom.maps import MapError, read, warnings, write

PATH: Final = HERE / "dooom" / "mismapped.txt"
MAPS: Final = (
    "name A small one\nwin 2\n#######\n#E.#G.#\n#..#.G#\n#...#L#\n#HSA#.#\n#######\n",
    "name B\nwin 0\nE.G\n###\n.#.\n",
    "name C\r\nwin 1\r\nG\r\nE\r\n",
)
OTHERS: Final = "#.EG?"


def said(text: str) -> str:
    """What comes of a file."""
    try:
        dungeon = read(text)
    except MapError as error:
        return f"{error.code}: {error}"
    found = [(each.code, each.sentence()) for n in (1, 4, 9) for each in warnings(dungeon, n)]
    return f"read: {dungeon.title!r} {found} {write(dungeon)!r}"


def kinds(answer: str) -> str:
    """A refusal by its code, a map by what is odd about it."""
    kind, _, rest = answer.partition(": ")
    odd = [word for word in ("SPLIT", "NO_WINNING_REGION", "CROWDED") if f"MAP_{word}" in rest]
    return " ".join([kind, *odd])


def lines() -> list[str]:
    """All that is said of the maps."""
    answers = [said(each) for text in MAPS for each in edited(text, OTHERS)]
    sum_ = sha256("\n".join(answers).encode()).hexdigest()[:16]
    counts = Counter(map(kinds, answers))
    return [f"{len(answers)} maps: {sum_}", *(f"{n} {each}" for each, n in sorted(counts.items()))]


def text() -> str:
    """The lines of the file."""
    return "".join(f"{line}\n" for line in lines())
