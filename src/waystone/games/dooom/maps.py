"""Map files: a strict reader that names the place of a flaw, and a writer (DM-8 to DM-14)."""

from __future__ import annotations

import re
from importlib import resources
from typing import Final

from waystone.games.dooom.board import EXIT, GOLD, WALKABLE, Dungeon, letter_of
from waystone.kernel.errors import WaystoneError
from waystone.kernel.user_file import Diagnostic

LETTERS: Final = "#.EGHSAL"
_FOREIGN: Final = re.compile(f"[^{LETTERS}]")
MOST_TILES: Final = 1_000_000
MOST_BYTES: Final = 2 * 1024 * 1024
BUILT_IN: Final = ("cellar", "duel", "zero-sprint", "ring-vault", "pillar-hall", "long-dark")
_MOST_GOAL_DIGITS: Final = 9


class MapError(WaystoneError):
    """A map was refused as a whole: code, line, column (0 where none applies) and a sentence."""

    def __init__(self, code: str, line: int, column: int, message: str) -> None:
        place = f"line {line}" + (f", column {column}" if column else "")
        super().__init__(code, f"{place}: {message}")
        self.reason = message
        self.line = line
        self.column = column


def read_bytes(data: bytes) -> Dungeon:
    """A dungeon from a file's bytes, within the limits for uploads (DM-12)."""
    if len(data) > MOST_BYTES:
        raise MapError(
            "MAP_TOO_BIG", 1, 0, f"expected at most {MOST_BYTES} bytes, found {len(data)}"
        )
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        raise MapError("MAP_NOT_TEXT", line, 0, "expected UTF-8 text") from error
    return read(text, MOST_TILES)


def read(text: str, most_tiles: int = 0) -> Dungeon:
    """A dungeon from text; the first failing check of DM-12 is reported."""
    lines = _lines(text)
    rows = lines[2:]
    if most_tiles and sum(map(len, rows)) > most_tiles:
        raise MapError("MAP_TOO_BIG", 3, 0, f"expected at most {most_tiles} tiles")
    if "\0" in text:
        line = text.count("\n", 0, text.index("\0")) + 1
        raise MapError("MAP_NOT_TEXT", line, 0, "expected text, found a NUL character")
    if len(lines) < 3:
        found = f"found {len(lines)} lines"
        raise MapError("MAP_EMPTY", max(1, len(lines)), 0, f"expected name, win and rows, {found}")
    name, goal = _name(lines[0]), _goal(lines[1])
    _check_rows(rows)
    _check_contents(rows, goal)
    return Dungeon(name, goal, rows)


_lately: dict[str, Dungeon] = {}
_MOST_LATELY: Final = 32
_MOST_TILES_LATELY: Final = 4_000_000


def read_once(text: str) -> Dungeon:
    """As `read`, but who asks for the same text again soon gets the same dungeon."""
    dungeon = _lately.get(text)
    if dungeon is None:
        dungeon = read(text)
        if len(_lately) >= _MOST_LATELY or sum(map(len, _lately)) > _MOST_TILES_LATELY:
            _lately.clear()
        _lately[text] = dungeon
    return dungeon


def _lines(text: str) -> list[str]:
    lines = [line.removesuffix("\r") for line in text.removeprefix("\ufeff").split("\n")]
    while lines and not lines[-1].strip(" \t"):
        lines.pop()
    return lines


def _name(line: str) -> str:
    found = re.fullmatch(r"name +(.*)", line)
    name = found.group(1).strip() if found else ""
    if not name:
        raise MapError(
            "MAP_NO_NAME", 1, 1, f"expected 'name' and the map's name, found {line[:40]!r}"
        )
    return name


def _goal(line: str) -> int:
    if not line.startswith("win "):
        raise MapError("MAP_NO_WIN", 2, 1, f"expected 'win' and the goal, found {line[:40]!r}")
    number = line[4:].strip(" ")
    if not re.fullmatch(rf"[0-9]{{1,{_MOST_GOAL_DIGITS}}}", number):
        raise MapError(
            "MAP_BAD_WIN", 2, 5, f"expected a whole number from 0, found {number[:40]!r}"
        )
    return int(number)


def _check_rows(rows: list[str]) -> None:
    width = len(rows[0])
    for line, row in enumerate(rows, 3):
        if len(row) != width or not row:
            column = min(len(row), width) + 1
            message = (
                f"expected a row of {width or 'at least 1'} tiles like the first, found {len(row)}"
            )
            raise MapError("MAP_RAGGED", line, column, message)
    for line, row in enumerate(rows, 3):
        found = _FOREIGN.search(row)
        if found:
            message = f"expected one of {' '.join(LETTERS)}, found {found.group()!r}"
            raise MapError("MAP_BAD_CHAR", line, found.start() + 1, message)


def _check_contents(rows: list[str], goal: int) -> None:
    if not any("E" in row for row in rows):
        raise MapError("MAP_NO_EXIT", 3, 0, "expected at least one exit 'E', found none")
    gold = sum(row.count("G") for row in rows)
    if gold < goal:
        raise MapError(
            "MAP_LOW_GOLD", 2, 5, f"the goal is {goal}, but the map has only {gold} gold"
        )


def write(dungeon: Dungeon) -> str:
    """The file of a dungeon; reading it gives an equal one (DM-14)."""
    return "\n".join([f"name {dungeon.name}", f"win {dungeon.goal}", *dungeon.rows(), ""])


def warnings(dungeon: Dungeon, seats: int = 1) -> list[Diagnostic]:
    """What is odd about a map (DM-13); a split is shown at a tile outside the largest part."""
    regions = _regions(dungeon)
    found = []
    if len(regions) > 1:
        row, column = dungeon.where(_outside_largest(regions))
        message = f"the dungeon falls into {len(regions)} parts"
        found.append(Diagnostic("MAP_SPLIT", row + 3, column + 1, message))
    if not any(_can_be_won(dungeon, region) for region in regions):
        message = "no part holds both an exit and enough gold"
        found.append(Diagnostic("MAP_NO_WINNING_REGION", 0, 0, message))
    if len(dungeon.walkable) < seats:
        message = f"{seats} seats, but only {len(dungeon.walkable)} tiles to stand on"
        found.append(Diagnostic("MAP_CROWDED", 0, 0, message))
    return found


def _regions(dungeon: Dungeon) -> list[list[int]]:
    """The connected parts, each from its first cell on, in the order of these."""
    left = bytearray(dungeon.ground.translate(WALKABLE))
    regions = []
    start = left.find(1)
    while start >= 0:
        regions.append(_flood(left, start, dungeon.steps))
        start = left.find(1, start)
    return regions


def _flood(left: bytearray, start: int, steps: tuple[int, ...]) -> list[int]:
    """Everything that hangs together with a cell is taken from what is left."""
    left[start] = 0
    region = [start]
    for cell in region:
        for step in steps:
            if left[cell + step]:
                left[cell + step] = 0
                region.append(cell + step)
    return region


def _outside_largest(regions: list[list[int]]) -> int:
    largest = max(regions, key=len)
    return next(region[0] for region in regions if region is not largest)


def _can_be_won(dungeon: Dungeon, region: list[int]) -> bool:
    things, ground = dungeon.things, dungeon.ground
    gold = sum(letter_of(things.get(cell, 0)) == GOLD for cell in region)
    return gold >= dungeon.goal and any(ground[cell] == EXIT for cell in region)


_loaded: dict[str, Dungeon] = {}


def built_in(key: str) -> Dungeon:
    """One of the maps of the house."""
    if key not in _loaded:
        file = resources.files("waystone.games.dooom") / "maps" / f"{key}.map"
        _loaded[key] = read(file.read_text(encoding="utf-8"))
    return _loaded[key]
