"""A change of a source file: where it is, how it reads, and what it is known by."""

from __future__ import annotations

import ast
from dataclasses import dataclass
from itertools import accumulate
from pathlib import Path
from typing import NamedTuple


class Source:
    """A file's bytes, with the places of its nodes: positions of `ast` count bytes, too."""

    def __init__(self, path: Path, root: Path) -> None:
        self.path = path
        self.name = path.relative_to(root).as_posix()
        self.data = path.read_bytes()
        self.tree = ast.parse(self.data)
        lines = self.data.splitlines(keepends=True)
        self._starts = list(accumulate(map(len, lines), initial=0))

    def start(self, node: ast.expr | ast.stmt) -> int:
        """Where a node begins."""
        return self._starts[node.lineno - 1] + node.col_offset

    def end(self, node: ast.expr | ast.stmt) -> int:
        """Where a node ends."""
        assert node.end_lineno is not None
        assert node.end_col_offset is not None
        return self._starts[node.end_lineno - 1] + node.end_col_offset

    def text(self, node: ast.expr | ast.stmt) -> bytes:
        """A node as it is written."""
        return self.data[self.start(node) : self.end(node)]

    def line_of(self, place: int) -> int:
        """The number of the line that holds this byte."""
        return self.data.count(b"\n", 0, place) + 1


@dataclass(frozen=True)
class Mutant:
    """One flaw: these bytes become those; no line moves by it."""

    file: str
    line: int
    kind: str
    where: str
    start: int
    end: int
    new: bytes
    before: str
    after: str

    @property
    def key(self) -> tuple[str, str, str, str]:
        """What it is known by, wherever its lines are moved."""
        return self.file, self.where, self.before, self.after

    def applied_to(self, data: bytes) -> bytes:
        """The file with this flaw."""
        return data[: self.start] + self.new + data[self.end :]

    def __str__(self) -> str:
        return (
            f"{self.file}:{self.line}  {self.where}  [{self.kind}]\n- {self.before}\n+ {self.after}"
        )


class Flaw(NamedTuple):
    """What could be changed; whether that is Python, and another program, is not known yet."""

    source: Source
    kind: str
    where: str
    start: int
    end: int
    new: bytes

    def mutant(self) -> Mutant | None:
        """A mutant that reads differently and is still Python; its lines are where they were."""
        source, start, end = self.source, self.start, self.end
        old = source.data[start:end]
        new = self.new + b"\n" * (old.count(b"\n") - self.new.count(b"\n"))
        data = source.data[:start] + new + source.data[end:]
        try:
            if ast.dump(ast.parse(data)) == ast.dump(source.tree):
                return None
        except SyntaxError:
            return None
        first, last = source.line_of(start), source.line_of(max(start, end - 1))
        before, after = (shown(each, first, last) for each in (source.data, data))
        return Mutant(source.name, first, self.kind, self.where, start, end, new, before, after)


def shown(data: bytes, first: int, last: int) -> str:
    """Some lines as one."""
    lines = data.decode().splitlines()[first - 1 : last]
    return " ".join(" ".join(lines).split())
