"""Positions read from pictures: a board between rims, and facts such as `left: 8` below it."""

from __future__ import annotations

from typing import Final

from waystone.kernel.compiling import mypyc_attr
from waystone.kernel.errors import WaystoneError

_LONGEST_NUMBER: Final = 9


class PictureError(WaystoneError):
    """The text is not a picture of a position; says which line and why."""

    def __init__(self, line: int, message: str) -> None:
        super().__init__("BAD_PICTURE", f"line {line}: {message}")
        self.line = line


@mypyc_attr(allow_interpreted_subclasses=True)
class PictureReader:
    """Reads one picture, line by line; `at` is the line it is at, which errors name."""

    def __init__(self, text: str) -> None:
        self.lines: Final = text.split("\n")
        self.at = 0
        self.info: dict[str, str] = {}
        self.where: dict[str, int] = {}

    def fail(self, message: str) -> PictureError:
        """What is wrong with the line that it is at."""
        return PictureError(self.at + 1, message)

    # The board

    def find_rim(self, board: str) -> str:
        """Go on to the rim in the north, whatever stands above it, and return it."""
        while self.at < len(self.lines) and not self.lines[self.at].strip().startswith("o-"):
            self.at += 1
        if self.at == len(self.lines):
            raise PictureError(1, f"expected a {board} whose rim begins with 'o-----o'")
        return self.lines[self.at].strip()

    def inside(self, left: int, width: int, board: str) -> str:
        """The next line from the western rim on."""
        self.at += 1
        line = self.lines[self.at][left:].rstrip() if self.at < len(self.lines) else ""
        if len(line) != width or line[0] + line[-1] not in ("oo", "||"):
            raise self.fail(f"expected {width} characters of {board} from rim to rim")
        return line

    # Facts

    def read_facts(self, example: str) -> None:
        """All that stands below the board, each fact once."""
        while self.at < len(self.lines):
            name, colon, value = self.lines[self.at].partition(":")
            name = name.strip()
            if name or colon:
                if not colon:
                    raise self.fail(f"expected a fact such as {example!r}, not {name[:40]!r}")
                if name in self.info:
                    raise self.fail(f"a second fact {name!r}")
                self.info[name] = value.strip()
                self.where[name] = self.at
            self.at += 1

    def take(self, name: str, default: str) -> str:
        """A fact, which is used up by that, or what it is where it is left out."""
        if name not in self.info:
            return default
        self.at = self.where[name]
        return self.info.pop(name)

    def refuse_unknown_facts(self) -> None:
        """Raise PictureError if there are facts that nobody has taken."""
        for name in self.info:
            self.at = self.where[name]
            raise self.fail(f"there is no fact {name[:40]!r} here")

    def number(self, name: str, default: int) -> int:
        """A whole number."""
        return self.numbers(name, [default])[0]

    def numbers(self, name: str, default: list[int]) -> list[int]:
        """As many whole numbers as the default has."""
        texts = self.take(name, " ".join(map(str, default))).split()
        if len(texts) != len(default) or not all(map(_is_number, texts)):
            raise self.fail(f"{name} must be {len(default)} whole number(s)")
        return [int(each) for each in texts]


def _is_number(text: str) -> bool:
    return text.isascii() and text.isdecimal() and len(text) <= _LONGEST_NUMBER
