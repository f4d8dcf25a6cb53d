"""A match on paper: readable text that can be diffed, checked and played again."""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from hashlib import sha256
from typing import Final, NoReturn

from waystone.kernel.action import HINT, JOIN
from waystone.kernel.compiling import mypyc_attr
from waystone.kernel.dice import commitment
from waystone.kernel.errors import WaystoneError

FIRST_FORMAT: Final = "1"
FORMAT: Final = "2"
NO_TIME: Final = -1
MOST_CHARACTERS: Final = 16 * 1024 * 1024


class RecordError(WaystoneError):
    """The text is not a record; says where and what was expected."""

    def __init__(self, line: int, column: int, message: str, what: str = "text") -> None:
        where = {"line": str(line), "column": str(column)}
        super().__init__(
            "BAD_RECORD", f"line {line}, column {column}: {message}", what=what, **where
        )
        self.line = line
        self.column = column


@mypyc_attr(acyclic=True)
class RecordedStep:
    """One step on paper: who did what, the digest of the position after it, and when.

    `at` counts milliseconds since the match was opened, or is NO_TIME; `name` is that of somebody
    who sits down in the seat with this step (DC-117, DM-21).
    """

    __slots__ = ("at", "digest", "name", "seat", "text")

    def __init__(
        self, seat: int, text: str, digest: str, at: int = NO_TIME, name: str = ""
    ) -> None:
        self.seat: Final = seat
        self.text: Final = text
        self.digest: Final = digest
        self.at: Final = at
        self.name: Final = name

    def __repr__(self) -> str:
        return f"<seat {self.seat}: {self.text} #{self.digest}>"


class Record:
    """Everything that is needed to play a match again, and to see that it was this one.

    `players` sat there when the match began; an empty name is a seat that nobody had taken.
    `again` is empty, or says that another match was tried again from a step on: that step, and
    the checksum of the other record, whose steps before it are repeated here.
    """

    def __init__(
        self, game: str, version: int, settings: dict[str, str], seed: str, players: list[str]
    ) -> None:
        self.format = FORMAT
        self.game: Final = game
        self.version: Final = version
        self.settings: Final = settings
        self.seed: Final = seed
        self.players: Final = players
        self.start = ""
        self.entries: list[RecordedStep] = []
        self.result = ""
        self.again = ""
        self.claimed = ""
        self.counted = ""

    def __repr__(self) -> str:
        ended = self.result or "unfinished"
        return f"<Record of {self.game}: {len(self.entries)} steps, {ended}>"

    @property
    def assisted(self) -> list[int]:
        """The seats that had a hint."""
        return sorted({each.seat for each in self.entries if each.text == HINT.text})

    @property
    def is_intact(self) -> bool:
        """Whether the text that this was read from is, to the letter, the one that was written."""
        return self.claimed == self.counted

    def add(
        self, seat: int, text: str, digest: str, at: int = NO_TIME, name: str = ""
    ) -> RecordedStep:
        """Write down one more step; times never fall, so a clock that went back stands still."""
        if at != NO_TIME:
            at = max(at, self.latest())
        entry = RecordedStep(seat, text, digest, at, name)
        self.entries.append(entry)
        return entry

    def latest(self) -> int:
        """The time of the last step that has one, or 0."""
        for entry in reversed(self.entries):
            if entry.at != NO_TIME:
                return entry.at
        return 0

    def names(self, steps: int | None = None) -> list[str]:
        """Who sits where after so many steps, or after all of them."""
        found = list(self.players)
        for entry in self.entries[:steps]:
            if entry.name:
                found[entry.seat : entry.seat + 1] = [entry.name]
        return found

    def rename(self, seat: int, name: str) -> None:
        """Who sat down here last goes by another name now; who sat here from the start does not."""
        for at in reversed(range(len(self.entries))):
            entry = self.entries[at]
            if entry.seat == seat and entry.name:
                self.entries[at] = RecordedStep(seat, entry.text, entry.digest, entry.at, name)
                return

    def text(self) -> str:
        """The record as text; `parse` reads it back."""
        tags, steps = self._tags(), self._steps()
        if self.format != FIRST_FORMAT:
            tags.append(_tag("Checksum", _checksum([*tags, *steps])))
        return "\n".join([*tags, *steps])

    def checksum(self) -> str:
        """The checksum of everything that stands in the text."""
        return _checksum([*self._tags(), *self._steps()])

    def _tags(self) -> list[str]:
        tags = [
            _tag("Waystone", self.format),
            _tag("Game", self.game),
            _tag("Rules", str(self.version)),
            *(_tag(f"Setting {name}", value) for name, value in self.settings.items()),
            *(_tag(f"Player {seat}", name) for seat, name in enumerate(self.players)),
            _tag("Seed", self.seed),
            _tag("Commitment", commitment(self.seed)),
            *([_tag("Again", self.again)] if self.again else []),
        ]
        return [*tags, _tag("Result", self.result)] if self.result else tags

    def _steps(self) -> list[str]:
        """All that follows the tags: an empty line, the first position, the steps."""
        steps = [_step(number, entry) for number, entry in enumerate(self.entries, 1)]
        return ["", f"0. #{self.start}", *steps, ""]


def again_from(again: str) -> int:
    """The step from which another match was tried again."""
    return int(again.partition(" ")[0])


def _checksum(lines: Sequence[str]) -> str:
    """SHA-256 of a text without its line of the checksum."""
    return sha256("\n".join(lines).encode("utf-8")).hexdigest()


def _tag(name: str, value: str) -> str:
    return f"[{name} {json.dumps(value)}]"


def _step(number: int, entry: RecordedStep) -> str:
    time = "" if entry.at == NO_TIME else f" @{entry.at}"
    name = f" {json.dumps(entry.name)}" if entry.name else ""
    return f"{number}. {entry.seat} {entry.text}{name} #{entry.digest}{time}"


def parse(text: str) -> Record:
    """Read a record strictly: anything unexpected is a RecordError with line and column."""
    if len(text) > MOST_CHARACTERS:
        raise RecordError(1, 1, f"a record has at most {MOST_CHARACTERS} characters")
    return _Reader(text).record()


_BYTE_ORDER_MARK: Final = "\ufeff"
_WORD: Final = re.compile(r"[A-Za-z_]+")
_NAME: Final = re.compile(r"[a-z_]+")
_QUOTED: Final = re.compile(r'"(?:[^"\\]|\\.)*"')
_NUMBER: Final = re.compile(r"0|[1-9][0-9]*")
_VERSION: Final = re.compile(r"[1-9][0-9]{0,5}")
_ACTION: Final = re.compile(r"[a-z0-9:+-]+(?: [a-z0-9:+-]+)*")
_DIGEST: Final = re.compile(r"[0-9a-f]{8}")
_CHECKSUM: Final = re.compile(r"[0-9a-f]{64}")
_AGAIN: Final = re.compile(r"[1-9][0-9]{0,8} [0-9a-f]{64}")
_MOST_DIGITS: Final = 15


class _Reader:
    """Walks through a text line by line and column by column."""

    def __init__(self, text: str) -> None:
        self.lines: Final = text.split("\n")
        self.at = 0
        self.column = 0
        self.value_at = 0
        self.line = self.lines[0]
        self.seats = 0
        self.latest = 0

    # A record

    def record(self) -> Record:
        self.refuse_foreign_files()
        record = self.tags()
        self.end_line("an empty line between tags and steps")
        self.take("0. #")
        record.start = self.match(_DIGEST, "the digest of the first position, 8 of 0-9a-f")
        self.end_line()
        self.seats = len(record.players)
        while not self.is_at_end():
            record.entries.append(self.entry(len(record.entries) + 1, record.format))
        if record.again and again_from(record.again) > len(record.entries) + 1:
            self.fail(f"tried again from step {again_from(record.again)}, which no step leads to")
        return record

    def refuse_foreign_files(self) -> None:
        if self.line.startswith(_BYTE_ORDER_MARK):
            self.fail("the text begins with a byte order mark; save it without one")
        for number, line in enumerate(self.lines):
            if "\r" in line:
                self.at, self.column = number, line.index("\r")
                self.fail("a carriage return; lines end with a line feed alone, not with CR LF")

    def is_at_end(self) -> bool:
        """Whether all lines are read: behind the last line break there is nothing."""
        return self.at == len(self.lines) - 1 and not self.line

    # Tags, in their fixed order

    def tags(self) -> Record:
        format = self.format()
        game = self.tag("Game")
        version = self.version()
        settings = self.settings()
        players = self.players()
        record = Record(game, version, settings, self.tag("Seed"), players)
        record.format = format
        self.commitment(record.seed)
        if self.line.startswith("[Again") and format != FIRST_FORMAT:
            record.again = self.again()
        if self.line.startswith("[Result"):
            record.result = self.result()
        if format != FIRST_FORMAT:
            self.checksum(record)
        return record

    def format(self) -> str:
        value = self.open_tag("Waystone")
        if value not in (FIRST_FORMAT, FORMAT):
            known = f"{FIRST_FORMAT!r} and {FORMAT!r}"
            self.fail_at_value(f"this reader knows formats {known}, not {value[:20]!r}")
        self.close_tag()
        return value

    def version(self) -> int:
        value = self.open_tag("Rules")
        if not _VERSION.fullmatch(value):
            self.fail_at_value("the version of the rules is a whole number from 1 to 999999")
        self.close_tag()
        return int(value)

    def settings(self) -> dict[str, str]:
        found: dict[str, str] = {}
        while self.line.startswith("[Setting "):
            self.take("[Setting ")
            name = self.match(_NAME, "the name of a setting", stay=True)
            if name in found:
                self.fail(f"a second setting {name!r}")
            self.column += len(name)
            self.take(" ")
            found[name] = self.quoted()
            self.close_tag()
        return found

    def players(self) -> list[str]:
        found: list[str] = []
        while not found or self.line.startswith("[Player"):
            self.take_name("Player")
            self.take(f"{len(found)} ", f"player {len(found)}, counted from 0 without gaps")
            found.append(self.quoted())
            self.close_tag()
        return found

    def commitment(self, seed: str) -> None:
        if self.open_tag("Commitment") != commitment(seed):
            self.fail_at_value("the commitment is not the SHA-256 of the seed", "commitment")
        self.close_tag()

    def again(self) -> str:
        value = self.open_tag("Again")
        if not _AGAIN.fullmatch(value):
            self.fail_at_value("a step and the checksum of a record, 64 of 0-9a-f")
        self.close_tag()
        return value

    def result(self) -> str:
        value = self.open_tag("Result")
        if not value:
            self.fail_at_value("an unfinished match has no result")
        self.close_tag()
        return value

    def checksum(self, record: Record) -> None:
        record.claimed = self.open_tag("Checksum")
        if not _CHECKSUM.fullmatch(record.claimed):
            self.fail_at_value("a checksum has 64 of 0-9a-f")
        record.counted = _checksum(self.lines[: self.at] + self.lines[self.at + 1 :])
        self.close_tag()

    def tag(self, name: str) -> str:
        value = self.open_tag(name)
        self.close_tag()
        return value

    def open_tag(self, name: str) -> str:
        self.take_name(name)
        return self.quoted()

    def take_name(self, name: str) -> None:
        """The beginning of the tag that must come now; another one is named in the refusal."""
        wanted = f"a tag [{name} …]"
        self.take("[", wanted)
        found = self.match(_WORD, wanted, stay=True)
        if found != name:
            self.fail(f"expected {wanted}, found {found[:40]!r}")
        self.column += len(found)
        self.take(" ")

    def close_tag(self) -> None:
        self.take("]")
        self.end_line()

    def quoted(self) -> str:
        """A string in JSON's manner; the column stays in front of it for a refusal."""
        self.value_at = self.column
        written = self.match(_QUOTED, "a string in double quotes")
        try:
            value = json.loads(written)
            assert isinstance(value, str)
            value.encode("utf-8")
        except ValueError:
            self.fail_at_value("this is not a string in JSON's manner")
        return value

    # Steps

    def entry(self, number: int, format: str) -> RecordedStep:
        self.take(f"{number}. ", f"step {number} like '{number}. 0 move n #0123abcd'")
        seat_at = self.column
        seat = self.number("a seat")
        if seat > self.seats or (seat == self.seats and format == FIRST_FORMAT):
            self.refuse_seat(seat, seat_at)
        self.take(" ")
        text = self.match(_ACTION, "an action in plain words")
        name = "" if format == FIRST_FORMAT else self.name(text)
        if seat == self.seats:
            self.open_seat(seat, seat_at, name)
        self.take(" #", "' #' and the digest after the action")
        digest = self.match(_DIGEST, "a digest, 8 of 0-9a-f")
        time = self.time(format) if self.column < len(self.line) else NO_TIME
        self.end_line()
        return RecordedStep(seat, text, digest, time, name)

    def refuse_seat(self, seat: int, column: int) -> NoReturn:
        self.column = column
        self.fail(f"there is no seat {seat}; there are {self.seats}, counted from 0")

    def open_seat(self, seat: int, column: int, name: str) -> None:
        """A newcomer may bring the next seat along; whoever has no name sits there already."""
        if not name:
            self.refuse_seat(seat, column)
        self.seats += 1

    def name(self, text: str) -> str:
        """The name of who sits down with this step, if it has one."""
        if not self.line.startswith(' "', self.column):
            return ""
        self.take(" ")
        found = self.quoted()
        if not found:
            self.fail_at_value("a name is never empty; a step without one has none")
        if text != JOIN:
            self.fail_at_value(
                f"a name stands behind {JOIN!r} only: nobody sits down with {text!r}"
            )
        return found

    def time(self, format: str) -> int:
        self.take(" @", "' @' and a time, or the end of the line")
        column = self.column
        found = self.number("a time in milliseconds")
        if found < self.latest and format != FIRST_FORMAT:
            self.column = column
            self.fail(
                f"time {found} is before {self.latest}, that of a step before; times never fall"
            )
        self.latest = found
        return found

    def number(self, wanted: str) -> int:
        digits = self.match(_NUMBER, wanted, stay=True)
        if len(digits) > _MOST_DIGITS:
            self.fail(f"{wanted} has at most {_MOST_DIGITS} digits")
        self.column += len(digits)
        return int(digits)

    # Characters

    def take(self, literal: str, wanted: str = "") -> None:
        for character in literal:
            if self.line[self.column : self.column + 1] != character:
                self.fail("expected " + (wanted or repr(literal)))
            self.column += 1

    def match(self, pattern: re.Pattern[str], wanted: str, stay: bool = False) -> str:
        found = pattern.match(self.line, self.column)
        if found is None:
            self.fail(f"expected {wanted}")
        if not stay:
            self.column = found.end()
        return found.group()

    def end_line(self, wanted: str = "the end of the line") -> None:
        if self.column < len(self.line):
            self.fail(f"expected {wanted}")
        if self.at == len(self.lines) - 1:
            self.fail("the last line must end with a line break")
        self.at += 1
        self.column = 0
        self.line = self.lines[self.at]

    def fail_at_value(self, message: str, what: str = "text") -> NoReturn:
        self.column = self.value_at
        self.fail(message, what)

    def fail(self, message: str, what: str = "text") -> NoReturn:
        if self.at == len(self.lines) - 1 and self.column >= len(self.line):
            message = f"the text ends too early: {message}"
        raise RecordError(self.at + 1, self.column + 1, message, what)
