"""What commands answer: their exit codes, complaints and results, and the files that they leave.

Players' texts are known by their names and long results by their sums, so that other words change
nothing here. A line `$ words` is a command, `< words` behind it what is typed.
"""

from __future__ import annotations

import os
import re
import shlex
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from hashlib import sha256
from itertools import count
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final
from unittest.mock import patch

from tests.cli.command import call
from tests.terminal.pseudo import LANGUAGE, Named, spoken
from waystone.catalogue import GameEntry
from waystone.cli.progress import ProgressBar
from waystone.kernel.record import parse
from waystone.terminal.match import LocalMatch

HERE: Final = Path(__file__).parent
PATH: Final = HERE / "answered.txt"
SHORT: Final = 8
"""So many lines of a result are written down; longer ones are summed up."""
MOMENT: Final = re.compile(r"\d{4}-\d\d-\d\d \d\d:\d\d UTC")
FILES: Final = {
    "good.map": b"name Own\nwin 2\n#######\n#G.G.E#\n#.....#\n#######\n",
    "odd.map": b"name Tiny\nwin 9\n#####\n#G.E#\n#####\n",
    "bad.map": b"name Bad\nwin 2\n#######\n#G?G.E#\n#######\n",
    "words.record": b"not a record\n",
    "bytes.record": b"\nline\nab\xff\n",
}


@contextmanager
def place() -> Iterator[Path]:
    """A folder with files of all kinds, in which commands are called, the same everywhere."""
    before = Path.cwd()
    with TemporaryDirectory() as name:
        folder = Path(name)
        for file, content in FILES.items():
            (folder / file).write_bytes(content)
        for record in HERE.glob("*/*.record"):
            (folder / f"{record.parent.name}-{record.name}").write_bytes(record.read_bytes())
        changed = (HERE / "extrikate" / "two-resigned.record").read_text(encoding="utf-8")
        (folder / "changed.record").write_text(changed.replace("hard", "Hard", 1))
        os.chdir(folder)
        try:
            with known_words():
                yield folder
        finally:
            os.chdir(before)


@contextmanager
def known_words() -> Iterator[None]:
    """Texts by their names, a window of one size, no bot that was rated, a clock of its own."""
    ticks = (number * 0.25 for number in count())
    with (
        spoken(Named),
        patch("waystone.cli.language.language_of", lambda environment: LANGUAGE),
        patch("tests.cli.command.OWN", ("NO_COLOR", "TERM", "LINES")),
        patch.dict(os.environ, {"COLUMNS": "90", "WAYSTONE_HOST_TOKEN": ""}),
        patch.object(GameEntry, "rating", lambda entry, name: None if name == "random" else 900),
        patch.object(ProgressBar, "__exit__", told_how_far),
        patch("waystone.cli.simulate.perf_counter", lambda: next(ticks)),
        patch("waystone.terminal.app.LocalMatch", partial(LocalMatch, clock=lambda: next(ticks))),
    ):
        yield


def told_how_far(bar: ProgressBar, kind: type[BaseException] | None, *rest: object) -> None:
    """A bar says at its end what it would have shown."""
    bar.bar.stop()
    print(f"{bar.done} of {bar.total} {bar.things}", file=sys.stderr)


def scenes() -> list[list[str]]:
    """The commands, in groups: those of a group are called in one folder, one after the other."""
    blocks = PATH.read_text(encoding="utf-8").split("\n\n")
    return [[line[2:] for line in each.splitlines() if line.startswith("$ ")] for each in blocks]


def scene(commands: list[str]) -> str:
    """A group of commands with what they answer."""
    with place() as folder:
        known = set(folder.rglob("*"))
        told = "\n".join(answer(each, folder) for each in commands)
        left = sorted(path for path in folder.rglob("*") if path not in known and path.is_file())
        return told + "".join(
            f"\n+ {path.relative_to(folder)} {summed(path)}".rstrip() for path in left
        )


def answer(command: str, folder: Path) -> str:
    """One command."""
    words, _, typed = command.partition(" < ")
    lines = "".join(f"{line}\n" for line in typed.split("; ")) if typed else ""
    code, result, complaint = call(*shlex.split(words), typed=lines)
    shown = [f"| {line}".rstrip() for line in MOMENT.sub("some time", result).splitlines()]
    if len(shown) > SHORT:
        shown = [f"| {len(shown)} lines {sum_of(chr(10).join(shown).encode())}"]
    said = [f"! {line}" for line in complaint.replace(str(folder), "").splitlines()]
    return "\n".join([f"$ {command}", *shown, *said, f"= {code}"])


def summed(path: Path) -> str:
    """What is in a file; nobody reads those of a database, and a record has times of its own."""
    if path.suffix in (".db", ".lock"):
        return ""
    if path.suffix != ".record":
        return sum_of(path.read_bytes())
    record = parse(path.read_text(encoding="utf-8"))
    steps = [(each.seat, each.text, each.digest) for each in record.entries]
    return sum_of(repr((record.players, record.settings, record.seed, steps)).encode())


def sum_of(content: bytes) -> str:
    """Known by this."""
    return sha256(content).hexdigest()[:8]


def text() -> str:
    """All scenes."""
    return "\n\n".join(scene(each) for each in scenes()) + "\n"
