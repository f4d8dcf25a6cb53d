"""`verify`: does a record replay to the same digests and the same result?"""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from waystone.catalogue import find_game
from waystone.cli.files import Unreadable, read_record
from waystone.cli.output import complain, show_data
from waystone.cli.parser import Parser, add_json
from waystone.cli.progress import ProgressBar
from waystone.kernel.errors import WaystoneError
from waystone.kernel.record import FIRST_FORMAT, Record
from waystone.kernel.replay import Divergence, replay

SAME = 0
DIFFERS = 1
NO_RECORD = 2
WORDS = ("same", "differs", "no record")
UNCOVERED = "; format 1 has no checksum: names and times may have been changed"
EXAMPLES = """\
  waystone verify match.record
  waystone verify records/*.record --json

exit code: 0 every record replays, 1 one differs (the first such step is named, with the record's
digest and ours; or the checksum, if only names, times or other words were changed),
2 one is not a record that can be checked; `-` reads standard input
"""


@dataclass(frozen=True)
class FileVerdict:
    """What came of one file."""

    file: str
    code: int
    message: str
    steps: int = 0
    error: Divergence | None = None

    def data(self) -> dict[str, Any]:
        """What --json prints."""
        error = self.error
        return {
            "file": self.file,
            "verdict": WORDS[self.code],
            "steps": self.steps,
            "step": error and error.step,
            "differs": error and error.what,
            "recorded": error and error.recorded,
            "replayed": error and error.replayed,
            "message": self.message,
        }


def add_to(parser: Parser) -> None:
    command = parser.command("verify", verify, "check that records replay exactly", EXAMPLES)
    command.add_argument("files", metavar="FILE", nargs="+", help="a record; - is standard input")
    add_json(command)


def verify(chosen: Namespace) -> int:
    """Judge every file; the worst verdict is the exit code."""
    verdicts = []
    with ProgressBar("records", len(chosen.files)) as progress:
        for name in chosen.files:
            verdicts.append(judge(name))
            progress.advance()
    if chosen.json:
        show_data([each.data() for each in verdicts])
    else:
        tell(verdicts)
    return max(each.code for each in verdicts)


def tell(verdicts: Sequence[FileVerdict]) -> None:
    """A line per file, the bad ones on standard error."""
    for each in verdicts:
        if each.code == SAME:
            print(f"{each.file}: {each.message}")
        else:
            complain(f"{each.file}: {each.message}")


def judge(name: str) -> FileVerdict:
    """Read one file and play it again."""
    try:
        record = read_record(name)
        game = find_game(record.game).open(record.settings, record.version)
        replay(game, record)
    except Divergence as error:
        return FileVerdict(name, DIFFERS, error.message, len(record.entries), error)
    except (WaystoneError, Unreadable) as error:
        return FileVerdict(name, NO_RECORD, str(error))
    return FileVerdict(name, SAME, _summary(record), len(record.entries))


def _summary(record: Record) -> str:
    """Who takes the checksum off a record makes it one of the first format: that is said."""
    steps = len(record.entries)
    found = f"replays, {steps} step{'s' * (steps != 1)}, {record.result or 'unfinished'}"
    return f"{found}{UNCOVERED}" if record.format == FIRST_FORMAT else found
