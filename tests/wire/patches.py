"""Views that differ in every way, and a sum of the patches between them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from hashlib import sha256
from itertools import pairwise
from typing import Any

import msgspec

from tests.wire.kit import patched, plain
from tests.wire.test_patch import Leaf, Tree
from waystone.kernel.dice import SeededDice
from waystone.wire.patch import difference

TIMES = 120
Row = tuple[Any, ...]
Kind = Callable[[SeededDice], Iterator[Tree]]


def signs(dice: SeededDice, size: int, alphabet: str = ".#ab") -> str:
    return "".join(alphabet[dice.index(len(alphabet))] for _ in range(size))


def edited(dice: SeededDice, row: Any, fresh: Callable[[int], Any], most: int = 3) -> Any:
    """Some runs of it are others, and at times something is added or taken away."""
    for _ in range(dice.index(most + 1)):
        at, size = dice.index(len(row) + 1), dice.index(12)
        row = row[:at] + fresh(len(row[at : at + size])) + row[at + size :]
    if dice.index(3) == 0:
        at, more = dice.index(len(row) + 1), dice.index(4)
        row = row[:at] + fresh(more) + row[at:]
    if dice.index(3) == 0:
        at = dice.index(len(row) + 1)
        row = row[:at] + row[at + dice.index(4) :]
    return row


def texts(dice: SeededDice) -> Iterator[Tree]:
    text = signs(dice, 20 + dice.index(180))
    for _ in range(4):
        yield Tree(text, (), (), None, 0)
        text = edited(dice, text, lambda size: signs(dice, size))


def numbers(dice: SeededDice) -> Iterator[Tree]:
    marks: Row = tuple(dice.index(5) for _ in range(dice.index(60)))
    for _ in range(4):
        yield Tree("", (), (), Leaf("x", marks), 0)
        marks = edited(dice, marks, lambda size: tuple(dice.index(5) for _ in range(size)))


def lines(dice: SeededDice) -> Iterator[Tree]:
    def fresh(size: int) -> Row:
        return tuple(signs(dice, dice.index(70)) for _ in range(size))

    rows = fresh(20)
    for _ in range(4):
        yield Tree("", rows, (), None, 0)
        rows = edited(dice, rows, fresh)
        if rows and dice.index(2):
            at = dice.index(len(rows))
            one = edited(dice, rows[at], lambda size: signs(dice, size), 1)
            rows = (*rows[:at], one, *rows[at + 1 :])


def leaves(dice: SeededDice) -> Iterator[Tree]:
    def leaf() -> Leaf:
        return Leaf(signs(dice, dice.index(50)), tuple(dice.index(3) for _ in range(4)))

    def fresh(size: int) -> Row:
        return tuple(leaf() for _ in range(size))

    row = fresh(8)
    for _ in range(4):
        yield Tree("", (), row, None, 0)
        row = edited(dice, row, fresh, 1)
        if row and dice.index(2):
            at = dice.index(len(row))
            one = Leaf(row[at].name, tuple(dice.index(3) for _ in range(4)))
            row = (*row[:at], one, *row[at + 1 :])


def sheets(dice: SeededDice) -> Iterator[Tree]:
    rows = [signs(dice, 6, ".#") for _ in range(6)]
    for _ in range(5):
        yield Tree("", tuple(rows), (), None, 0)
        left, right, top, below = (max(0, dice.index(8) - 3) for _ in range(4))
        width = left + len(rows[0]) + right
        rows = [" " * left + row + " " * right for row in rows]
        rows = [" " * width] * top + rows + [" " * width] * below
        if dice.index(2):
            at = dice.index(len(rows))
            rows[at] = signs(dice, 1) + rows[at][1:-1] + signs(dice, 1)


def sum_of(kind: Kind) -> str:
    """A sum of all patches there and back; each of them is right."""
    found = sha256()
    for seed in range(TIMES):
        for one, other in pairwise(kind(SeededDice(seed, kind.__name__))):
            for old, new in ((one, other), (other, one)):
                made = difference(old, new)
                assert patched(plain(old), plain(made)) == plain(new)
                found.update(msgspec.json.encode(made))
    return found.hexdigest()[:16]


KINDS: tuple[Kind, ...] = (texts, numbers, lines, leaves, sheets)
