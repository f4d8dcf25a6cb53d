"""Results as rows, one per match and one per decision, for notebooks and other programs."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

import msgspec

ENDINGS: Final = (".json", ".jsonl", ".parquet")


class MatchRow(msgspec.Struct, frozen=True):
    """One match: who sat where, and how it ended for each seat.

    Matches with the same `luck` are the same seed with the same players from other seats.
    `forfeits` says of seats that did not play on why; `more` is what a kind of tournament keeps
    for its own tables.
    """

    number: int
    luck: int
    seed: str
    players: tuple[str, ...]
    results: tuple[str, ...]
    scores: tuple[int, ...]
    reason: str
    steps: int
    forfeits: dict[str, str] = {}
    variant: str = ""
    more: dict[str, Any] = {}


class DecisionRow(msgspec.Struct, frozen=True):
    """One decision of a match: what a seat chose, and among how many."""

    match: int
    step: int
    seat: int
    player: str
    action: str
    choices: int


Row = MatchRow | DecisionRow


def content(path: str, rows: Sequence[Row], kind: type[Row]) -> bytes:
    """All rows as a file of the kind that the name says: JSON, a line for each, or Parquet."""
    data: list[dict[str, Any]] = [_flat(row) for row in rows]
    ending = Path(path).suffix
    if ending == ".parquet":
        return _parquet(data, kind)
    if ending == ".jsonl":
        return b"".join(msgspec.json.encode(each) + b"\n" for each in data)
    return json.dumps(data, indent=1, ensure_ascii=False).encode()


def _flat(row: Row) -> dict[str, Any]:
    """A row of plain values and lists; forfeits as a list by seat, so that columns are stable."""
    flat: dict[str, Any] = msgspec.to_builtins(row)
    flat.pop("more", None)
    if isinstance(row, MatchRow):
        flat["forfeits"] = [row.forfeits.get(str(seat), "") for seat in range(len(row.players))]
    return flat


def _parquet(data: list[dict[str, Any]], kind: type[Row]) -> bytes:
    import pyarrow
    from pyarrow import parquet

    texts, numbers = pyarrow.list_(pyarrow.string()), pyarrow.list_(pyarrow.int64())
    known = {
        "players": texts,
        "results": texts,
        "scores": numbers,
        "forfeits": texts,
        **dict.fromkeys(("seed", "reason", "variant", "player", "action"), pyarrow.string()),
    }
    names = [name for name in kind.__struct_fields__ if name != "more"]
    schema = pyarrow.schema([(name, known.get(name, pyarrow.int64())) for name in names])
    sink = pyarrow.BufferOutputStream()
    parquet.write_table(pyarrow.Table.from_pylist(data, schema), sink)
    written: bytes = sink.getvalue().to_pybytes()
    return written
