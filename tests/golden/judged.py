"""What analyses say of golden matches, as sums: how everybody stood, decisions, hints, beliefs.

An analysis is kept with the number of its engine, and read again as if it were made today: what
changes a sum here takes a new number there. Only games whose quick players are settled are here.
"""

from __future__ import annotations

from collections.abc import Iterator
from hashlib import sha256
from typing import Final

import msgspec

from tests.golden.told import HERE
from waystone.analysis.beliefs import belief
from waystone.analysis.study import ENGINE, LEAST_BUDGET, JudgedStep, Study
from waystone.kernel.record import Record, parse

FILE: Final = "judged.txt"
RECORDS: Final = {
    "extrikate": ("solo-hard", "solo-easy", "solo-medium", "two-resigned", "three-one-life"),
    "dooom": ("cellar-alone", "last-standing", "vault-four"),
}
MOST_STEPS: Final = 50
HINTS: Final = 5
MANY: Final = 8
encode: Final = msgspec.json.Encoder().encode


def line(game: str, name: str) -> str:
    """One match: the engine, a sum for every step, for the whole, and for what is told besides."""
    record = parse((HERE / game / f"{name}.record").read_text(encoding="utf-8"))
    study = Study(record, LEAST_BUDGET)
    parts = list(study.parts(1, min(MOST_STEPS, len(record.entries))))
    sums = [*map(sum_of, parts), sum_of(study.assembled(parts)), *besides(study, record, parts)]
    return " ".join([name, f"engine:{ENGINE}", *sums])


def besides(study: Study, record: Record, parts: list[JudgedStep]) -> Iterator[str]:
    """Hints and beliefs, now and then, for every seat."""
    for step in range(0, len(parts), max(1, len(parts) // HINTS)):
        for seat in range(len(record.players)):
            yield sum_of([study.advice(step, seat), belief(study, step, seat, MANY)])


def sum_of(found: object) -> str:
    """All values are whole numbers, so every machine agrees on them."""
    return sha256(encode(found)).hexdigest()[:6]


def text(game: str) -> str:
    """The lines of all matches of a game."""
    return "".join(f"{line(game, name)}\n" for name in RECORDS[game])
