"""Playing a record again, to see it or to check it."""

from __future__ import annotations

from collections.abc import Iterator

from waystone.kernel.errors import IllegalAction, WaystoneError
from waystone.kernel.game import Game, S
from waystone.kernel.record import Record
from waystone.kernel.table import Step, Table


class Divergence(WaystoneError):
    """The record does not replay: names the first step that differs."""

    def __init__(self, step: int, message: str) -> None:
        super().__init__("DIVERGENCE", f"step {step}: {message}")
        self.step = step


class OtherRules(WaystoneError):
    """The record was played by rules that are not at hand: nothing can be said about it."""

    def __init__(self, message: str) -> None:
        super().__init__("OTHER_RULES", message)


def open_table(game: Game[S], record: Record) -> Table[S]:
    """A table in the record's first position."""
    if record.game != game.facts.name:
        raise OtherRules(f"a record of {record.game!r} is not one of {game.facts.name!r}")
    if record.version != game.facts.version:
        known = game.facts.version
        raise OtherRules(f"played by version {record.version} of the rules, not version {known}")
    table = Table(game, record.players, record.seed)
    _compare(0, record.start, table.record.start)
    return table


def steps(table: Table[S], record: Record) -> Iterator[Step]:
    """Make the record's steps one by one at this table; raises Divergence where they differ."""
    for number, entry in enumerate(record.entries, 1):
        try:
            step = table.act(entry.seat, entry.text, entry.at)
        except IllegalAction as refused:
            raise Divergence(number, f"{entry.text!r} is refused: {refused.message}") from refused
        _compare(number, entry.digest, step.digest)
        yield step
    if record.result != table.record.result:
        wanted, found = record.result or "unfinished", table.record.result or "unfinished"
        raise Divergence(len(record.entries), f"the result is {found!r}, not {wanted!r}")


def replay(game: Game[S], record: Record) -> Table[S]:
    """Play the whole record again; raises Divergence at the first step that differs."""
    table = open_table(game, record)
    for _ in steps(table, record):
        pass
    return table


def _compare(step: int, wanted: str, found: str) -> None:
    if wanted != found:
        raise Divergence(step, f"the digest is {found}, not {wanted}")
