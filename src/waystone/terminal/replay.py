"""A match seen again: one frame per position, each with what was said up to then."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from rich.text import Text

from waystone.kernel.event import SPECTATOR, Event, View
from waystone.kernel.outcome import WIN
from waystone.kernel.record import Record
from waystone.kernel.replay import open_table, steps
from waystone.kernel.rules import Rules
from waystone.kernel.table import Step, Table
from waystone.match.seats import ANONYMOUS
from waystone.terminal.board import Marks, Narrator, TerminalBoard, distinct, legible
from waystone.terminal.match import result_text
from waystone.terminal.page import Page
from waystone.words.en.common import Words
from waystone.words.runtime import speak

ALL: Final = -1
"""The viewpoint from which nothing is hidden: whoever holds a record holds its seed too."""


@dataclass(frozen=True)
class ReplayFrame:
    """The position after a step, and the step's own words."""

    number: int
    action: str
    seat: int | None
    view: View
    narrator: Narrator
    words: Sequence[Text]


class Replay:
    """A record as frames, from the viewpoint of one seat or of ALL."""

    def __init__(
        self, game: Rules[Any, Any], record: Record, board: TerminalBoard[Any], viewpoint: int
    ) -> None:
        self.game: Final = game
        self.record: Final = record
        self.board: Final = board
        self.viewpoint: Final = viewpoint
        self.marks = Marks()

    def frames(self, last: int) -> list[ReplayFrame]:
        """Frames 0 to `last`; raises Divergence if the record does not replay so far."""
        table = open_table(self.game, self.record)
        narrator = self.narrator_at(0)
        view = self.look(table)
        opening = [Text(line, style="dim") for line in self.board.opening(view, narrator)]
        found = [ReplayFrame(0, "", None, view, narrator, opening)]
        if last == 0:
            return found
        for step in steps(table, self.record):
            narrator = self.narrator_at(step.number) if step.name else narrator
            found.append(self.frame(table, step, narrator))
            if step.number == last < len(self.record.entries):
                break
        return found

    def narrator_at(self, step: int) -> Narrator:
        """Who is who after so many steps: newcomers may have sat down (DC-117, DM-21)."""
        names = self.record.names(step)
        shown = [self.shown_name(name, seat) for seat, name in enumerate(names)]
        you = None if self.viewpoint == ALL else self.viewpoint
        return Narrator(distinct(shown), you, self.board.language)

    def shown_name(self, name: str, seat: int) -> str:
        """A name of the record; who gave none is called so in the language of the reader."""
        if name == ANONYMOUS:
            return speak(Words, self.board.language).anonymous
        return legible(name) or self.board.shared.seat_number(number=seat + 1)

    def result(self, frame: ReplayFrame) -> str:
        """How the recorded match ended, in a sentence."""
        results = self.record.result.partition(" (")[0].split()
        winners = [seat for seat, result in enumerate(results) if result == WIN]
        return result_text(winners if results else None, frame.narrator, self.board.shared)

    def frame(self, table: Table[Any], step: Step, narrator: Narrator) -> ReplayFrame:
        """The table after a step."""
        view = self.look(table)
        words = [
            Text(said, style=self.board.tone(event))
            for event in self.heard(step)
            if (said := self.board.sentence(event, narrator, view))
        ]
        action = step.action.text if self.viewpoint == ALL else step.seen_by(self.viewpoint)
        return ReplayFrame(step.number, action, step.seat, view, narrator, words)

    def heard(self, step: Step) -> list[Event]:
        """What is told to this viewpoint."""
        if self.viewpoint == ALL:
            return [event for _, event in step.events]
        return step.visible_to(self.viewpoint)

    def look(self, table: Table[Any]) -> View:
        """What this viewpoint sees; who has not sat down yet looks on."""
        if self.viewpoint == ALL:
            return table.reveal()
        return table.view(self.viewpoint if self.viewpoint < table.seats else SPECTATOR)

    def page(self, frames: Sequence[ReplayFrame], at: int, keys: str = "") -> Page:
        """One frame with the log up to it."""
        frame = frames[at]
        log = [line for each in frames[: at + 1] for line in each.words]
        total, action = len(self.record.entries), frame.action or "..."
        step = self.board.shared.step(step=frame.number, all=total, action=action)
        return Page(
            picture=self.board.picture(frame.view, self.marks),
            panel=self.board.panel(frame.view, frame.narrator, self.marks),
            summary=self.board.summary(frame.view, frame.narrator),
            log=log,
            status=Text(step, style="bold"),
            says=self.board.shared,
            keys=keys,
        )
