"""What a player has seen so far, in coordinates of its own start tile (DM-76)."""

from __future__ import annotations

from zlib import crc32

from waystone.games.dooom.board import PLAYER, UNSEEN

UNKNOWN = ord(" ")
STOOD_ON = ord("p")
"""A tile that was only ever seen below another player: it can be walked on, no more is known."""


class Memory:
    """A sheet that grows as its owner walks; one byte per tile, blank where nothing was seen.

    `lines` keeps the rows as text, empty where a row was written since: on a large sheet nearly all
    of them stay as they are from step to step.
    """

    __slots__ = ("left", "lines", "mark", "rows", "top", "width")

    def __init__(self) -> None:
        self.top = 0
        self.left = 0
        self.width = 0
        self.rows: list[bytearray] = []
        self.lines: list[str] = []
        self.mark = 0

    def copy(self) -> Memory:
        """A sheet of its own."""
        twin = Memory()
        twin.top, twin.left, twin.width, twin.mark = self.top, self.left, self.width, self.mark
        twin.rows = [row[:] for row in self.rows]
        twin.lines = self.lines[:]
        return twin

    def see(self, row: int, column: int, window: list[bytes]) -> None:
        """Write a window whose middle is at this place; tiles outside its shape stay."""
        reach = len(window) // 2
        self.mark = crc32(b"%d,%d" % (row, column), self.mark)
        self._make_room(row - reach, column - reach, len(window))
        for down, line in enumerate(window):
            at = row - reach + down - self.top
            sheet, self.lines[at] = self.rows[at], ""
            start = column - reach - self.left
            for right, letter in enumerate(line):
                if letter == PLAYER:
                    if sheet[start + right] == UNKNOWN:
                        sheet[start + right] = STOOD_ON
                elif letter != UNSEEN:
                    sheet[start + right] = letter
            # A running checksum stands for the whole sheet in the position's key, so that the
            # price of a digest does not grow with what was seen.
            self.mark = crc32(line, self.mark)

    def _make_room(self, top: int, left: int, side: int) -> None:
        if not self.rows:
            self.top, self.left = top, left
        self._widen(left, left + side)
        self._line_up()
        while top < self.top:
            self.rows.insert(0, self._blank())
            self.lines.insert(0, "")
            self.top -= 1
        while top + side > self.top + len(self.rows):
            self.rows.append(self._blank())
            self.lines.append("")

    def _widen(self, left: int, right: int) -> None:
        before = max(0, self.left - left)
        after = max(0, right - self.left - self.width)
        if before or after:
            self.rows = [bytearray(b" " * before) + row + b" " * after for row in self.rows]
            self.lines = []
            self.left -= before
            self.width += before + after

    def _blank(self) -> bytearray:
        return bytearray(b" " * self.width)

    def _line_up(self) -> None:
        if len(self.lines) != len(self.rows):
            self.lines = [""] * len(self.rows)

    def texts(self) -> tuple[str, ...]:
        """The rows as text, top to bottom; those that did not change are the same objects."""
        self._line_up()
        lines = self.lines
        at = 0
        for _ in range(lines.count("")):
            at = lines.index("", at)
            lines[at] = self.rows[at].decode("ascii")
        return tuple(lines)
