"""What became of each area's mutants when they were tried last, and the page that tells it."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Final

from tools.mutants.areas import AREAS
from tools.mutants.driver import Tried
from tools.mutants.equivalent import Key

PAGE: Final = """# Mutants: what the tests notice

Small flaws were put into every area of the code, and the tests were asked. How that is done, and
what to do with one that nobody notices, stands in [`CONTRIBUTING.md`](../CONTRIBUTING.md#mutants).
The goal is 95 % of those that are not equivalent.

- *first*: killed by the tests as they were when the seed chose these mutants, and the share of
  all that are not equivalent. *now*: killed when the survivors were tried again with the tests that
  they led to; for mutants that nobody has looked at, *first* says more. A later seed finds the
  tests that an earlier one led to. In the rows of 4099 and 5501, and of 2027 in bots and Dungeon
  Crawler, *first* asked an area's own tests only, 40 s of them for each mutant; in those of 8131
  its own alone, too, and in those of 9101, 9102, 31001 to 31012, 32001 to 32004 and 52001 to
  52007 only some, in part on a busy machine: at least so many.
- *equivalent*: judged so with a reason in `tests/mutants/equivalent.txt`; not counted in the
  share. *gone*: their line was taken out or rewritten since.
- *commit*: the state of the code that the mutants were put into first.

| area | seed | commit | mutants | equivalent | gone | first | share | now | alive | share |
|---|---|---|---:|---:|---:|---:|---:|---:|---:|---:|
"""
END: Final = """
Written by `make mutants ARGS=--keep` from `tests/mutants/ledger.json`, which names the living.
"""


@dataclass
class Row:
    """An area's mutants of one seed."""

    area: str
    seed: str
    commit: str
    mutants: int
    first: int
    now: int
    equivalent: int
    gone: int = 0
    alive: list[Key] = field(default_factory=list)

    @property
    def share(self) -> float:
        """How many of those that can be noticed are."""
        return self.now / max(1, self.now + len(self.alive))

    @property
    def first_share(self) -> float:
        """How many of those that can be noticed were, before anybody had looked at them."""
        return self.first / max(1, self.mutants - self.equivalent)


Ledger = list[Row]


def read(path: Path) -> Ledger:
    """The rows."""
    text = path.read_text(encoding="utf-8") if path.exists() else "[]"
    found = [Row(**row) for row in json.loads(text)]
    for row in found:
        row.alive = [(key[0], key[1], key[2], key[3]) for key in row.alive]
    return found


def write(ledger: Ledger, path: Path) -> None:
    """Keep the rows."""
    rows = [asdict(row) for row in in_order(ledger)]
    text = json.dumps(rows, indent=1, ensure_ascii=False)
    path.write_text(text + "\n", encoding="utf-8")


def in_order(ledger: Ledger) -> Ledger:
    """As the areas stand in their list, the older seed first; what is no area has no row."""
    return [row for area in AREAS for row in ledger if row.area == area.name]


def row_of(ledger: Ledger, area: str, seed: str) -> Row | None:
    """What is kept of an area's mutants of a seed."""
    return next((row for row in ledger if (row.area, row.seed) == (area, seed)), None)


def with_row(ledger: Ledger, new: Row) -> Ledger:
    """The rows with this one, in the place of an older one of its area and seed."""
    others = [row for row in ledger if (row.area, row.seed) != (new.area, new.seed)]
    return [*others, new]


def tried_first(tried: Tried, seed: str, commit: str) -> Row:
    """The row of mutants that were chosen by a seed."""
    alive = keys(tried)
    mutants = tried.killed + tried.equivalent + len(alive)
    counts = (mutants, tried.killed, tried.killed, tried.equivalent)
    return Row(tried.name, seed, commit, *counts, alive=alive)


def tried_again(row: Row, tried: Tried) -> None:
    """Whoever was alive was tried again; what stands in the code no more is gone."""
    row.gone += len(row.alive) - len({*tried.tried})
    row.alive = keys(tried)
    row.equivalent += tried.equivalent
    row.now = row.mutants - row.gone - row.equivalent - len(row.alive)


def keys(tried: Tried) -> list[Key]:
    """What those are known by who live."""
    return sorted({mutant.key for mutant in tried.survivors})


def page(ledger: Ledger) -> str:
    """The table, for people."""
    return PAGE + "\n".join(map(told, in_order(ledger))) + "\n" + END


def told(row: Row) -> str:
    """A line of the table."""
    counts = (row.mutants, row.equivalent, row.gone, row.first, f"{100 * row.first_share:.1f} %")
    ends = (row.now, len(row.alive), f"{100 * row.share:.1f} %")
    cells = (row.area, row.seed, row.commit, *map(str, (*counts, *ends)))
    return f"| {' | '.join(cells)} |"
