"""Which test killed a mutant of which file, kept from run to run: whom to ask first."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Final

OF_THIS_FILE: Final = 20
"""What killed a mutant of the same file is worth so many that killed one beside it."""


class Kills:
    """A file of lines, each with the mutant's file and the test; whoever finds one adds it."""

    def __init__(self, path: Path) -> None:
        self.path: Final = path

    def note(self, file: str, test: str) -> None:
        """A test has killed a mutant."""
        self.path.parent.mkdir(parents=True, exist_ok=True)
        with self.path.open("a", encoding="utf-8") as lines:
            lines.write(f"{file}\t{test}\n")

    def worth(self, file: str) -> Counter[str]:
        """How much each test was worth for mutants of this file and its folder."""
        found: Counter[str] = Counter()
        text = self.path.read_text(encoding="utf-8") if self.path.exists() else ""
        for line in text.splitlines():
            other, _, test = line.partition("\t")
            if other == file:
                found[test] += OF_THIS_FILE
            elif Path(other).parent == Path(file).parent:
                found[test] += 1
        return found
