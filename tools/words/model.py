"""What a catalogue says, after references are resolved and before it is written as code."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from enum import Enum
from pathlib import Path


@dataclass(frozen=True)
class Where:
    """A place in a Fluent file; line and column count from 1."""

    path: Path
    line: int
    column: int

    def __str__(self) -> str:
        return f"{self.path}:{self.line}:{self.column}"


class BadMessage(Exception):
    """Something in a Fluent file is wrong or not supported."""

    def __init__(self, where: Where, problem: str) -> None:
        super().__init__(f"{where}: {problem}")


class Kind(Enum):
    """What a variable holds; one name means one kind in a whole catalogue."""

    TEXT = "a text or a number, only printed"
    KEY = "a word that messages choose by"
    NUMBER = "a number"
    FLAG = "yes or no"
    PERSON = "a player, who may be the one spoken to"


@dataclass(frozen=True)
class Print:
    """A variable in the middle of a text."""

    variable: str


@dataclass(frozen=True)
class Number:
    """A number as the language writes it."""

    variable: str
    digits: int


@dataclass(frozen=True)
class Select:
    """Texts to choose from by a variable; the last resort is `default`."""

    variable: str
    kind: Kind
    variants: tuple[tuple[str, Pattern], ...]
    default: Pattern


@dataclass(frozen=True)
class Call:
    """The text of another message, which takes the same variables."""

    message: str
    text: Pattern


Piece = str | Print | Number | Select | Call
Pattern = tuple[Piece, ...]


@dataclass(frozen=True)
class Message:
    """A text with variables, or a table of plain texts by key."""

    id: str
    where: Where
    text: Pattern | None
    table: dict[str, Pattern] = field(default_factory=dict)
    places: dict[str, Where] = field(default_factory=dict)
    """Where the keys of the table stand."""

    def patterns(self) -> list[Pattern]:
        """Everything it may say."""
        return [*([self.text] if self.text is not None else []), *self.table.values()]


@dataclass(frozen=True)
class Catalogue:
    """The messages of one file, in its order."""

    name: str
    language: str
    path: Path
    messages: dict[str, Message]


def evidence(pattern: Pattern) -> Iterator[tuple[str, Kind]]:
    """Every use of a variable, with what the use says about its kind."""
    for piece in pattern:
        if isinstance(piece, Print):
            yield piece.variable, Kind.TEXT
        elif isinstance(piece, Number):
            yield piece.variable, Kind.NUMBER
        elif isinstance(piece, Call):
            yield from evidence(piece.text)
        elif isinstance(piece, Select):
            yield piece.variable, piece.kind
            for _, variant in piece.variants:
                yield from evidence(variant)
            yield from evidence(piece.default)


def variables(pattern: Pattern) -> list[str]:
    """The variables of a text, in the order of their first use."""
    return list(dict.fromkeys(name for name, _ in evidence(pattern)))


def calls(pattern: Pattern) -> Iterator[str]:
    """The messages that a text takes in, and those that they take in."""
    for piece in pattern:
        if isinstance(piece, Call):
            yield piece.message
            yield from calls(piece.text)
        elif isinstance(piece, Select):
            for _, variant in (*piece.variants, ("", piece.default)):
                yield from calls(variant)


def is_plain(pattern: Pattern) -> bool:
    """Whether a text is always the same."""
    return all(isinstance(piece, str) for piece in pattern)
