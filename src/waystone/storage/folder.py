"""A data folder belongs to one process at a time."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Final

LOCK: Final = "waystone.lock"


class FolderTaken(Exception):
    """Another process uses this folder."""


class FolderLock:
    """Held from its making until `release`, or the end of the process, however that comes.

    The system knows who holds it, not the file: what a killed process leaves behind hinders nobody.
    """

    def __init__(self, folder: Path) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self.file: Final = os.open(folder / LOCK, os.O_RDWR | os.O_CREAT, 0o644)
        try:
            lock(self.file)
        except OSError:
            os.close(self.file)
            raise FolderTaken from None

    def release(self) -> None:
        """Let others in."""
        os.close(self.file)


if sys.platform == "win32":
    import msvcrt

    def lock(file: int) -> None:
        """Take it, or raise OSError at once."""
        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def lock(file: int) -> None:
        """Take it, or raise OSError at once."""
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
