"""Views of golden records as pictures: the library's drawings and texts, as sums."""

from __future__ import annotations

from hashlib import sha256
from typing import Any, Final

from tests.golden import told
from waystone.catalogue import find_game
from waystone.kernel.event import SPECTATOR
from waystone.kernel.record import parse
from waystone.kernel.replay import open_table, steps
from waystone.kernel.table import Table

FILE: Final = "drawings.txt"
LOOKS: Final = 25
"""Moments of a record, beside its end."""


def names(game: str) -> list[str]:
    """The records of a game."""
    return sorted(path.stem for path in (told.HERE / game).glob("*.record"))


def line(game: str, name: str) -> str:
    """One record: a sum for every moment that is drawn."""
    record = parse((told.HERE / game / f"{name}.record").read_text(encoding="utf-8"))
    table = open_table(find_game(game).open(record.settings), record)
    often = 1 + len(record.entries) // LOOKS
    sums = [sum_of(table)]
    sums += [sum_of(table) for step in steps(table, record) if step.number % often == 0]
    return " ".join([name, *sums, sum_of(table)])


def sum_of(table: Table[Any]) -> str:
    """What the first and the last seat and an onlooker see now, drawn and written."""
    found = sha256()
    for seat in dict.fromkeys((0, table.seats - 1, SPECTATOR)):
        view = table.view(seat)
        found.update(f"{view._repr_svg_()}\n{view}\n".encode())
    return found.hexdigest()[:6]


def text(game: str) -> str:
    """The lines of all records of a game."""
    return "".join(f"{line(game, name)}\n" for name in names(game))
