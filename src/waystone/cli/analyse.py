"""`analyse`: where a match was won and lost, by what each player could know."""

from __future__ import annotations

from argparse import Namespace
from typing import Final

import msgspec
from rich.box import SIMPLE_HEAD
from rich.table import Table
from rich.text import Text

from waystone.analysis.model import TREASURE, Analysis, Decision, Reason
from waystone.analysis.study import LEAST_BUDGET, MOST_BUDGET, USUAL_BUDGET, analyse
from waystone.catalogue import find_game
from waystone.cli.files import opened_record
from waystone.cli.language import language, says
from waystone.cli.output import BadUse, results, show_data
from waystone.cli.parser import Parser, add_json, add_language, whole
from waystone.cli.play import draws_boxes, find_board
from waystone.cli.progress import ProgressBar
from waystone.kernel.record import Record
from waystone.terminal.board import Marks
from waystone.terminal.page import beside
from waystone.terminal.replay import Replay
from waystone.words.en.analysis import Words
from waystone.words.runtime import speak

EXAMPLES: Final = """\
  waystone analyse match.record                    accuracy, and every mistake with why
  waystone analyse match.record --seat 0           the decisions of seat 0 alone
  waystone analyse match.record --board            with the board as that player saw it
  waystone analyse match.record --budget 100       surer, and four times as slow
  waystone analyse match.record --json             everything, for programs

A decision is judged by what its player knew then, never by what lay hidden.
"""


def add_to(parser: Parser) -> None:
    command = parser.command("analyse", run, "find the mistakes of a recorded match", EXAMPLES)
    command.add_argument("file", metavar="FILE", help="a record; - is standard input")
    command.add_argument("--seat", type=whole(0, 30), metavar="N", help="show this seat alone")
    command.add_argument(
        "--budget",
        type=whole(LEAST_BUDGET, MOST_BUDGET),
        default=USUAL_BUDGET,
        metavar="N",
        help=f"imagined positions for each decision (default {USUAL_BUDGET})",
    )
    command.add_argument("--seed", default="analysis", help="of the analysis's own luck")
    command.add_argument("--board", action="store_true", help="draw the board of every mistake")
    command.add_argument("--ascii", action="store_true", help="draw with plain characters only")
    add_language(command)
    add_json(command)


def run(chosen: Namespace) -> int:
    """Judge the match and tell what was found."""
    record = opened_record(chosen.file)
    find_game(record.game).open(record.settings, record.version)  # or refuse before the work
    seats = len(record.names())
    if chosen.seat is not None and chosen.seat >= seats:
        raise BadUse(says().no_seat(given=chosen.seat, count=seats))
    with ProgressBar("steps", len(record.entries)) as progress:

        def watch(done: int, total: int) -> bool:
            progress.advance()
            return True

        found = analyse(record, chosen.budget, chosen.seed, watch)
    if chosen.seat is not None:
        found = only_of(found, chosen.seat)
    if chosen.json:
        show_data(msgspec.to_builtins(found))
    else:
        AnalysisReport(record, found, chosen).all()
    return 0


def only_of(found: Analysis, seat: int) -> Analysis:
    """What was found about one seat."""
    return msgspec.structs.replace(
        found,
        seats=[each for each in found.seats if each.seat == seat],
        decisions=[each for each in found.decisions if each.seat == seat],
        lines=[each for each in found.lines if each.seat == seat],
    )


class AnalysisReport:
    """An analysis in words."""

    def __init__(self, record: Record, found: Analysis, chosen: Namespace) -> None:
        self.record: Final = record
        self.found: Final = found
        self.chosen: Final = chosen
        self.words: Final = speak(Words, language())
        self.names: Final = record.names()
        self.console: Final = results()

    def all(self) -> None:
        """The players, the mistakes, what is assumed."""
        assumed = self.found.assumed
        self.console.print(self.table())
        marked = [each for each in self.found.decisions if each.mark not in ("", "find")]
        for each in marked:
            self.mistake(each)
        if not marked:
            self.console.print(self.words.no_mistakes)
        text = self.words.assumes(bot=assumed.others, count=assumed.budget, seed=assumed.seed)
        self.console.print(Text(f"\n{text}"), soft_wrap=True)

    def table(self) -> Table:
        """A line per player."""
        words = self.words
        table = Table(title=words.unit(unit=self.found.unit), box=SIMPLE_HEAD)
        table.add_column(words.player, overflow="fold")
        heads = (words.accuracy, words.decisions, words.inaccuracies, words.mistakes)
        for head in (*heads, words.blunders, words.skill, words.luck):
            table.add_column(head, justify="right", overflow="fold")
        for seat, line in zip(self.found.seats, self.found.lines, strict=True):
            accuracy = "–" if seat.accuracy is None else f"{seat.accuracy / 100:.0f} %"
            counts = (seat.decisions, seat.inaccuracies, seat.mistakes, seat.blunders)
            parts = (self.signed(line.skill), self.signed(line.luck))
            table.add_row(self.name(seat.seat), accuracy, *map(str, counts), *parts)
        return table

    def mistake(self, made: Decision) -> None:
        """One mistake: what was done, what was better, why."""
        words = self.words
        mark = words.mark(mark=made.mark)
        head = words.moment(step=made.step, name=self.name(made.seat), mark=mark)
        self.console.print(Text(f"\n{head} ({self.signed(-made.cost)})", style="bold"))
        if self.chosen.board:
            self.draw(made)
        played, better = words.played_choice(action=made.played), made.better
        self.console.print(Text(f"  {played} ({self.value(made.after)})"))
        choice = words.better_choice(action=better)
        self.console.print(Text(f"  {choice} ({self.value(made.best)})"))
        for reason in made.reasons or [Reason("other", {})]:
            self.console.print(Text(f"  {said(words, reason)}"), soft_wrap=True)

    def draw(self, made: Decision) -> None:
        """The board before the decision, as its player saw it."""
        game = find_game(self.record.game).open(self.record.settings, self.record.version)
        shown = Replay(game, self.record, find_board(self.record.game)[1], made.seat)
        shown.marks = Marks(plain=self.chosen.ascii or not draws_boxes())
        frames = shown.frames(made.step - 1)
        for line in beside(shown.page(frames, made.step - 1)):
            self.console.print(line, soft_wrap=True)

    def name(self, seat: int) -> str:
        """Who sat there."""
        return self.names[seat] or str(seat)

    def value(self, hundredths: int) -> str:
        """A chance in per cent, or treasure."""
        if self.found.unit == TREASURE:
            return f"{hundredths / 100:.2f}"
        return f"{hundredths / 100:.0f} %"

    def signed(self, hundredths: int) -> str:
        """The same as a change."""
        digits = 2 if self.found.unit == TREASURE else 0
        return f"{hundredths / 100:+.{digits}f}"


def said(words: Words, reason: Reason) -> str:
    """A reason as a sentence."""
    names = ("cell", "share", "rest", "home", "strength", "better")
    values = {name: reason.values.get(name, "") for name in names}
    count, steps = (int(reason.values.get(name, 0)) for name in ("count", "steps"))
    return words.why(why=reason.why, count=count, steps=steps, **values)
