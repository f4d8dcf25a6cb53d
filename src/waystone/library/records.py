"""Records: a match on paper, read, written, and played again."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from waystone.analysis.model import Analysis
from waystone.analysis.study import USUAL_BUDGET, analyse
from waystone.catalogue import find_game
from waystone.kernel.record import MOST_CHARACTERS, RecordedStep, RecordError, parse
from waystone.kernel.record import Record as PaperRecord
from waystone.kernel.replay import open_table, steps

if TYPE_CHECKING:
    from waystone.library.match import Match


class Record:
    """All that is needed to play a match again, and to see that it was this one."""

    def __init__(self, paper: PaperRecord) -> None:
        self._paper: Final = paper

    @classmethod
    def from_text(cls, text: str) -> Record:
        """The record of a text; raises RecordError with line and column where it is malformed."""
        return cls(parse(text))

    @property
    def game(self) -> str:
        """The name of the game."""
        return self._paper.game

    @property
    def players(self) -> list[str]:
        """Who sat where when the match began."""
        return list(self._paper.players)

    @property
    def settings(self) -> dict[str, str]:
        """The settings that were not at their default."""
        return dict(self._paper.settings)

    @property
    def seed(self) -> str:
        """What all luck of the match follows from."""
        return self._paper.seed

    @property
    def result(self) -> str:
        """How it ended, in words; empty while it goes on."""
        return self._paper.result

    @property
    def assisted(self) -> list[int]:
        """The seats that had a hint."""
        return self._paper.assisted

    @property
    def steps(self) -> list[RecordedStep]:
        """Who did what: `seat`, `text` and `digest` of each step."""
        return list(self._paper.entries)

    @property
    def text(self) -> str:
        """The record as text, which `Record.from_text` understands again."""
        return self._paper.text()

    def save(self, path: str | os.PathLike[str]) -> None:
        """Write it to a file."""
        Path(path).write_text(self.text, "utf-8", newline="\n")

    def replay(self, until: int | None = None) -> Match[Any]:
        """Play it again, all of it or until a step; every position is compared on the way.

        Raises Divergence at the first step that differs, and OtherRules if the rules of its time
        are not at hand.
        """
        from waystone.library.match import Match, Step

        if until is not None and until < 0:
            raise ValueError(f"until counts steps from 0, the beginning; not {until}")
        entry = find_game(self.game)
        table = open_table(entry.open(self._paper.settings, self._paper.version), self._paper)
        match: Match[Any] = Match(table)
        if until == 0:
            return match
        for made in steps(table, self._paper):
            match.steps.append(Step(made))
            if made.number == until:
                break
        return match

    def analyse(self, budget: int = USUAL_BUDGET, seed: str = "analysis") -> Analysis:
        """Judge every decision by what its seat knew, with so many imagined positions for each."""
        return analyse(self._paper, budget, seed)

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return repr(self._paper)


def read_record(path: str | os.PathLike[str]) -> Record:
    """The record in a file; raises RecordError with line and column where it is malformed."""
    with open(path, encoding="utf-8", newline="") as file:
        try:
            text = file.read(MOST_CHARACTERS + 1)
        except UnicodeDecodeError as error:
            raise RecordError(1, 1, "a record is UTF-8 text, and this is not") from error
    return Record.from_text(text)
