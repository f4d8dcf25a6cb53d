"""What a tournament keeps on disk, so that it can go on: its plan, and a line for each match."""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

import msgspec

from waystone.cli.files import write_file
from waystone.cli.output import BadUse
from waystone.cli.parts import need
from waystone.lab.rows import ENDINGS, DecisionRow, MatchRow, Row, content

PLAN: Final = "tournament.json"
RESULTS: Final = "results.jsonl"
DECISIONS: Final = "decisions.jsonl"
REPORT: Final = "report.html"
RECORDS: Final = "records"


class TournamentFolder:
    """A folder that holds a tournament; with the same plan it goes on where it stopped."""

    def __init__(self, name: str, plan: dict[str, Any]) -> None:
        if not name:
            raise BadUse("--folder takes the name of a folder, not an empty one")
        self.folder: Final = Path(name)
        try:
            (self.folder / RECORDS).mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise BadUse(f"the folder {name} can't be made: {error.strerror}") from None
        self._check(plan)
        self.rows: Final = self._read(RESULTS, MatchRow)
        numbers = {row.number for row in self.rows}
        decisions = {(row.match, row.step): row for row in self._read(DECISIONS, DecisionRow)}
        self.decisions: Final = [row for row in decisions.values() if row.match in numbers]

    def _check(self, plan: dict[str, Any]) -> None:
        """Refuse to mix two tournaments; says what is different."""
        there = self.folder / PLAN
        if not there.exists():
            if any((self.folder / RECORDS).iterdir()):
                raise BadUse(f"the folder {self.folder} holds records already; name another one")
            write_file(there, msgspec.json.format(msgspec.json.encode(plan), indent=2))
        try:
            before = msgspec.json.decode(there.read_bytes(), type=dict[str, Any])
        except (OSError, msgspec.MsgspecError):
            raise BadUse(f"{there} can't be read as the plan of a tournament") from None
        now = msgspec.json.decode(msgspec.json.encode(plan))
        for name in {**before, **now}:
            if before.get(name) != now.get(name):
                was, given = (str(each.get(name))[:80] for each in (before, now))
                message = f"another tournament: its {name} is {was}, not {given}"
                raise BadUse(f"the folder {self.folder} holds {message}")

    def _read(self, name: str, kind: type[Any]) -> list[Any]:
        """All whole lines; one that was cut off when the power failed is dropped."""
        path = self.folder / name
        if not path.exists():
            return []
        lines = path.read_bytes().split(b"\n")
        if lines[-1]:
            with path.open("r+b") as file:
                file.truncate(sum(len(line) + 1 for line in lines[:-1]))
        try:
            return [msgspec.json.decode(line, type=kind) for line in lines[:-1]]
        except msgspec.MsgspecError as error:
            raise BadUse(f"{path} can't be read: {error}") from None

    def keep(self, row: MatchRow, record: str, decisions: Sequence[DecisionRow]) -> None:
        """A match that is over; it counts from the moment in which its line is written."""
        write_file(self.folder / RECORDS / f"game-{row.number:06}.record", record.encode())
        if decisions:
            self._append(DECISIONS, decisions)
        self._append(RESULTS, [row])

    def _append(self, name: str, rows: Sequence[Row]) -> None:
        with (self.folder / name).open("ab") as file:
            file.write(b"".join(msgspec.json.encode(row) + b"\n" for row in rows))
            file.flush()
            os.fsync(file.fileno())


def check_rows(*paths: str | None) -> None:
    """Refuse a file of rows that could not be written, before anything is played."""
    for path in filter(None, paths):
        if Path(path).suffix not in ENDINGS:
            wanted = f"a file that ends with {', '.join(ENDINGS[:-1])} or {ENDINGS[-1]}"
            raise BadUse(f"expected {wanted}, not {path[:80]!r}")
        if path.endswith(".parquet"):
            need("lab", "a file of Parquet")
        if not Path(path).parent.is_dir():
            raise BadUse(f"there is no folder {str(Path(path).parent)!r}")


class Rows:
    """Rows of matches and decisions that go into files, if files are wanted."""

    def __init__(self, matches: str | None, decisions: str | None) -> None:
        self.files: Final = (matches, decisions)
        self.matches: list[MatchRow] = []
        self.decisions: list[DecisionRow] = []

    def take(self, matches: Sequence[MatchRow], decisions: Sequence[DecisionRow]) -> None:
        """Some more, in whatever order they come."""
        self.matches += matches
        self.decisions += decisions

    def write(self) -> None:
        """All of them in their order, whoever played them when."""
        matches, decisions = self.files
        if matches:
            rows = sorted(self.matches, key=lambda row: row.number)
            write_file(Path(matches), content(matches, rows, MatchRow))
        if decisions:
            made = sorted(self.decisions, key=lambda row: (row.match, row.step))
            write_file(Path(decisions), content(decisions, made, DecisionRow))
