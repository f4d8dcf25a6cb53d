"""Playing a record again, to see it or to check it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from waystone.kernel.errors import IllegalAction, WaystoneError
from waystone.kernel.record import Record, RecordedStep
from waystone.kernel.rules import Rules
from waystone.kernel.state import S
from waystone.kernel.table import Step, Table


class Divergence(WaystoneError):
    """The record is not what playing it again gives.

    `step` is the first step that differs, or None if the text was changed where no rule looks;
    `recorded` is what the record says of `what`, `replayed` what comes out here.
    """

    def __init__(
        self, step: int | None, what: str, recorded: str, replayed: str, message: str
    ) -> None:
        said = message if step is None else f"step {step}: {message}"
        where = "" if step is None else str(step)
        super().__init__("DIVERGENCE", said, step=where, what=what, recorded=recorded)
        self.step: Final = step
        self.what: Final = what
        self.recorded: Final = recorded
        self.replayed: Final = replayed


class OtherRules(WaystoneError):
    """The record was played by rules that are not at hand: nothing can be said about it."""

    def __init__(self, message: str) -> None:
        super().__init__("OTHER_RULES", message)


def open_table(game: Rules[S, Any], record: Record, layout: str = "") -> Table[S]:
    """A table in the record's first position, on a board that was laid out before, if it was."""
    if record.game != game.info.name:
        raise OtherRules(f"a record of {record.game!r} is not one of {game.info.name!r}")
    if record.version != game.info.version:
        known = game.info.version
        raise OtherRules(f"played by version {record.version} of the rules, not version {known}")
    table = Table(game, record.players, record.seed, layout)
    _compare(0, record.start, table.record.start)
    return table


def steps(table: Table[S], record: Record) -> Iterator[Step]:
    """Make the record's steps one by one at this table; raises Divergence where they differ."""
    for number, entry in enumerate(record.entries, 1):
        try:
            step = table.act(entry.seat, entry.text, entry.at, entry.name)
        except IllegalAction as refused:
            raise _refused(number, entry, refused.message) from refused
        _compare(number, entry.digest, step.digest)
        yield step
    _compare_results(record, table.record.result)
    _check_text(record)


def replay(game: Rules[S, Any], record: Record) -> Table[S]:
    """Play the whole record again; raises Divergence at the first step that differs."""
    table = open_table(game, record)
    for _ in steps(table, record):
        pass
    return table


def _refused(step: int, entry: RecordedStep, why: str) -> Divergence:
    message = f"the record has seat {entry.seat} do {entry.text!r}, which is refused: {why}"
    return Divergence(step, "action", entry.text, "", message)


def _compare(step: int, recorded: str, replayed: str) -> None:
    if recorded != replayed:
        said = f"the record's digest is {recorded}, but playing it again gives {replayed}"
        raise Divergence(step, "digest", recorded, replayed, f"{said}: not the same position")


def _compare_results(record: Record, replayed: str) -> None:
    if record.result != replayed:
        recorded, found = (each or "unfinished" for each in (record.result, replayed))
        said = f"the record's result is {recorded!r}, but playing it again gives {found!r}"
        raise Divergence(len(record.entries), "result", recorded, found, said)


def _check_text(record: Record) -> None:
    """What no rule looks at, such as names and times, is covered by the checksum alone."""
    if not record.is_intact:
        said = (
            f"every step replays, but the record's checksum is {record.claimed}, and its text "
            f"gives {record.counted}: a name, a time or something else in it was changed"
        )
        raise Divergence(None, "checksum", record.claimed, record.counted, said)
