"""From bytes to lines, whatever somebody sends (DM-N2, DM-N22)."""

from __future__ import annotations

from typing import Final

MOST_LINE: Final = 1024
MOST_WAITING: Final = 64 * 1024


class Lines:
    """Cuts a stream into lines; of a line that is too long only that is told (None).

    `is_flooded` once so much came without a line end that the connection is to be closed.
    """

    def __init__(self) -> None:
        self.waiting = b""
        self.skipped = 0
        self.is_flooded = False

    def feed(self, data: bytes) -> list[str | None]:
        """The lines that these bytes complete."""
        *ended, rest = (self.waiting + data).split(b"\n")
        found = [self.line(each) for each in ended]
        if len(rest) > MOST_LINE:
            self.skipped += len(rest)
            self.is_flooded = self.skipped > MOST_WAITING
            rest = b""
        self.waiting = rest
        return found

    def line(self, data: bytes) -> str | None:
        """One line as text, without blanks around it; None if it was too long."""
        is_long = self.skipped > 0 or len(data.removesuffix(b"\r")) > MOST_LINE
        self.skipped = 0
        return None if is_long else data.decode("utf-8", "replace").strip()
