"""A match on paper: readable text that can be diffed, checked and played again."""

from __future__ import annotations

import json
import re
from typing import Final

from waystone.kernel.dice import commitment
from waystone.kernel.errors import WaystoneError

FORMAT: Final = "1"
NO_TIME: Final = -1
MOST_CHARACTERS: Final = 16 * 1024 * 1024
_TAG: Final = re.compile(r'\[([A-Za-z]+)(?: ([a-z_]+|[0-9]+))? ("(?:[^"\\]|\\.)*")\]')
_STEP: Final = re.compile(
    r"([1-9][0-9]{0,8})\. ([0-9]{1,2}) ([a-z0-9:+ -]+?) #([0-9a-f]{8})(?: @([0-9]{1,15}))?"
)
_START: Final = re.compile(r"0\. #([0-9a-f]{8})")
_ONCE: Final = ("Waystone", "Game", "Rules", "Seed", "Commitment", "Result")


class RecordError(WaystoneError):
    """The text is not a record; says where and what was expected."""

    def __init__(self, line: int, column: int, message: str) -> None:
        super().__init__("BAD_RECORD", f"line {line}, column {column}: {message}")
        self.line = line
        self.column = column


class Entry:
    """One step on paper: who did what, the digest of the position after it, and when."""

    __slots__ = ("at", "digest", "seat", "text")

    def __init__(self, seat: int, text: str, digest: str, at: int = NO_TIME) -> None:
        self.seat: Final = seat
        self.text: Final = text
        self.digest: Final = digest
        self.at: Final = at


class Record:
    """Everything that is needed to play a match again, and to see that it was this one."""

    def __init__(
        self, game: str, version: int, settings: dict[str, str], seed: str, players: list[str]
    ) -> None:
        self.game: Final = game
        self.version: Final = version
        self.settings: Final = settings
        self.seed: Final = seed
        self.players: Final = players
        self.start = ""
        self.entries: list[Entry] = []
        self.result = ""

    def text(self) -> str:
        """The record as text; `parse` reads it back."""
        tags = [
            _tag("Waystone", FORMAT),
            _tag("Game", self.game),
            _tag("Rules", str(self.version)),
            *(_tag(f"Setting {name}", value) for name, value in self.settings.items()),
            *(_tag(f"Player {seat}", name) for seat, name in enumerate(self.players)),
            _tag("Seed", self.seed),
            _tag("Commitment", commitment(self.seed)),
        ]
        if self.result:
            tags.append(_tag("Result", self.result))
        steps = [_step(number, entry) for number, entry in enumerate(self.entries, 1)]
        return "\n".join([*tags, "", f"0. #{self.start}", *steps, ""])


def _tag(name: str, value: str) -> str:
    return f"[{name} {json.dumps(value)}]"


def _step(number: int, entry: Entry) -> str:
    time = "" if entry.at == NO_TIME else f" @{entry.at}"
    return f"{number}. {entry.seat} {entry.text} #{entry.digest}{time}"


def parse(text: str) -> Record:
    """Read a record strictly: anything unexpected is a RecordError with line and column."""
    if len(text) > MOST_CHARACTERS:
        raise RecordError(1, 1, f"a record has at most {MOST_CHARACTERS} characters")
    return _Reader(text).record()


class _Reader:
    """Walks through the lines of one record."""

    def __init__(self, text: str) -> None:
        self.lines = text.split("\n")
        self.at = 0
        self.once: dict[str, str] = {}
        self.settings: dict[str, str] = {}
        self.players: list[str] = []

    def record(self) -> Record:
        self.read_tags()
        record = self.header()
        record.start = self.match(_START, "'0. #' and the digest of the first position").group(1)
        while self.at < len(self.lines) - 1:
            record.entries.append(self.entry(len(record.entries) + 1, len(self.players)))
        if self.at != len(self.lines) - 1 or self.lines[self.at]:
            self.fail(1, "the last line must end with a line break")
        return record

    def read_tags(self) -> None:
        first = True
        while self.line():
            found = self.match(_TAG, 'a tag like [Game "delve-and-dash"]')
            self.at -= 1
            self.take_tag(found, first)
            self.at += 1
            first = False
        self.at += 1

    def take_tag(self, found: re.Match[str], first: bool) -> None:
        name, detail = found.group(1), found.group(2)
        value = self.value(found.group(3), found.start(3) + 1)
        if first and name != "Waystone":
            self.fail(2, f'a record begins with [Waystone "{FORMAT}"]')
        if name in _ONCE and detail is None:
            self.keep_once(name, value)
        elif name == "Setting" and detail is not None and not detail.isdigit():
            self.keep_setting(detail, value)
        elif name == "Player" and detail is not None and detail == str(len(self.players)):
            self.players.append(value)
        else:
            self.fail(2, f"unexpected tag {found.group(0)[1:60].rsplit(' ', 1)[0]!r}")

    def keep_once(self, name: str, value: str) -> None:
        if name in self.once:
            self.fail(2, f"a second tag {name!r}")
        if name == "Waystone" and value != FORMAT:
            self.fail(11, f"this reader knows format {FORMAT!r}, not {value[:20]!r}")
        if name == "Rules" and not re.fullmatch(r"[1-9][0-9]{0,5}", value):
            self.fail(8, "the rules' version must be a whole number")
        self.once[name] = value

    def keep_setting(self, name: str, value: str) -> None:
        if name in self.settings:
            self.fail(2, f"a second setting {name!r}")
        self.settings[name] = value

    def value(self, quoted: str, column: int) -> str:
        try:
            value = json.loads(quoted)
            value.encode("utf-8")
        except ValueError:
            self.fail(column, "not a string in JSON's manner")
        assert isinstance(value, str)
        return value

    def header(self) -> Record:
        for name in ("Waystone", "Game", "Rules", "Seed", "Commitment"):
            if name not in self.once:
                self.at -= 1
                self.fail(1, f"the tag {name!r} is missing")
        if not self.players:
            self.at -= 1
            self.fail(1, "there is no player")
        once = self.once
        record = Record(once["Game"], int(once["Rules"]), self.settings, once["Seed"], self.players)
        record.result = once.get("Result", "")
        if once["Commitment"] != commitment(record.seed):
            self.at -= 1
            self.fail(1, "the commitment is not the SHA-256 of the seed")
        return record

    def entry(self, number: int, seats: int) -> Entry:
        found = self.match(_STEP, f"step {number} like '{number}. 0 move n #0123abcd'")
        self.at -= 1
        if found.group(1) != str(number):
            self.fail(1, f"expected step {number}, found step {found.group(1)}")
        if int(found.group(2)) >= seats:
            self.fail(found.start(2) + 1, f"there is no seat {found.group(2)}")
        self.at += 1
        time = found.group(5)
        return Entry(
            int(found.group(2)), found.group(3), found.group(4), int(time) if time else NO_TIME
        )

    def line(self) -> str:
        if self.at >= len(self.lines):
            self.at = len(self.lines) - 1
            self.fail(len(self.lines[-1]) + 1, "the record ends too early")
        return self.lines[self.at]

    def match(self, pattern: re.Pattern[str], wanted: str) -> re.Match[str]:
        line = self.line()
        found = pattern.fullmatch(line)
        if found is None:
            self.fail(_flaw(pattern, line), f"expected {wanted}")
        assert found is not None
        self.at += 1
        return found

    def fail(self, column: int, message: str) -> None:
        raise RecordError(self.at + 1, column, message)


def _flaw(pattern: re.Pattern[str], line: str) -> int:
    """Where a line goes wrong: behind the longest beginning that the pattern accepts."""
    found = pattern.match(line)
    return found.end() + 1 if found else 1
