"""Records with one mistake each, and what their reader says: where, and what it expected.

Every sign of some records is left out, replaced and doubled, every line left out, doubled and cut
short. Each refusal is written down once, with how often it comes; a sum holds all places.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from hashlib import sha256
from typing import Final

from tests.golden.told import HERE
from waystone.kernel.record import FIRST_FORMAT, Record, RecordError, parse

PATH: Final = HERE / "misspelt.txt"


def written(format: str) -> Record:
    """A record with everything that there is in one of this format."""
    record = Record("extrikate", 3, {"lives": "2", "exit_rolls": "3"}, "7 ü", ["Ann", "", 'B "x"'])
    record.format, record.start = format, "0123abcd"
    record.add(0, "roll", "deadbeef")
    record.add(2, "cave in ns", "00000000", 15)
    if format != FIRST_FORMAT:
        record.add(1, "join", "aaaa0000", 20, "Cleo")
        record.add(3, "join", "bbbb0000", 20, "Dan")
        record.again = "3 " + "0123456789abcdef" * 4
    record.add(1, "move n", "cccc0000", 4000)
    record.result = "win loss loss (escaped)"
    return record


def edited(text: str, others: str = '?0a "\r') -> Iterator[str]:
    """The text with one mistake, in every way."""
    for at in range(len(text)):
        before, sign, after = text[:at], text[at], text[at + 1 :]
        yield from (before + after, before + sign * 2 + after, before)
        yield from (before + other + after for other in others if other != sign)
    lines = text.split("\n")
    for at in range(len(lines)):
        yield "\n".join([*lines[:at], *lines[at + 1 :]])
        yield "\n".join([*lines[: at + 1], *lines[at:]])


def said(text: str) -> str:
    """What the reader says of it."""
    try:
        record = parse(text)
    except RecordError as error:
        return f"{error.line} {error.column} {error.message}"
    return f"read: {'intact' if record.is_intact else 'changed'} {record!r}"


def plain(answer: str) -> str:
    """Without the place, and without words that were found there."""
    kind, _, rest = answer.partition(": ")
    return f"read, {rest.split()[0]}" if kind == "read" else re.sub(r"'.*'|[0-9]+", "…", rest)


def lines(format: str) -> list[str]:
    """All that is said of the records of a format."""
    answers = [said(each) for each in edited(written(format).text())]
    sum_ = sha256("\n".join(answers).encode()).hexdigest()[:16]
    counts = Counter(map(plain, answers))
    return [f"format {format}: {sum_}", *(f"{n} {each}" for each, n in sorted(counts.items()))]


def text() -> str:
    """The lines of all formats."""
    return "".join(f"{line}\n" for format in (FIRST_FORMAT, "2") for line in lines(format))
