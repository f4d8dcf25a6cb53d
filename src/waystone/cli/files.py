"""Records on disk: read with care, written whole or not at all."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from tempfile import NamedTemporaryFile

from waystone.cli.voice import BadUse
from waystone.kernel.record import MOST_CHARACTERS, Record, parse

ENDING = ".record"


class Unreadable(BadUse):
    """This file can't be read as text."""


def read_record(name: str) -> Record:
    """The record in a file (`-` is standard input); raises Unreadable or RecordError."""
    return parse(_decoded(_bytes_of(name)))


def _bytes_of(name: str) -> bytes:
    try:
        if name == "-":
            return sys.stdin.buffer.read(MOST_CHARACTERS + 1)
        with open(name, "rb") as file:
            # One byte more than allowed is enough to refuse it, also from an endless device.
            return file.read(MOST_CHARACTERS + 1)
    except IsADirectoryError:
        raise Unreadable("this is a folder, not a record") from None
    except OSError as error:
        raise Unreadable(f"can't be read: {(error.strerror or str(error)).lower()}") from None
    except ValueError:
        raise Unreadable("this is not a file name") from None


def _decoded(content: bytes) -> str:
    try:
        return content.decode("utf-8")
    except UnicodeDecodeError as error:
        line = content.count(b"\n", 0, error.start) + 1
        column = error.start - content.rfind(b"\n", 0, error.start)
        what = f"byte 0x{content[error.start]:02x} is not UTF-8 text"
        raise Unreadable(f"line {line}, column {column}: {what}; is this a record?") from None


def check_new(path: Path) -> None:
    """Refuse a place where a record can't be put, before anything is played."""
    if path.exists() or path.is_symlink():
        raise BadUse(f"{path} exists already; name a new file, nothing is overwritten")
    if not path.parent.is_dir():
        raise BadUse(f"there is no folder {path.parent} to save in")
    if not os.access(path.parent, os.W_OK | os.X_OK):
        raise BadUse(f"the folder {path.parent} can't be written to")


def write_new(path: Path, text: str) -> Path:
    """Put a record into a new file, whole or not at all; returns where it is."""
    free = path
    number = 2
    while free.exists():
        free = path.with_name(f"{path.stem}-{number}{path.suffix}")
        number += 1
    _write_whole(free, text, durable=True)
    return free


def _write_whole(path: Path, text: str, durable: bool) -> None:
    temporary = ""
    try:
        with NamedTemporaryFile(
            "w", encoding="utf-8", newline="\n", dir=path.parent, prefix=".", delete=False
        ) as file:
            temporary = file.name
            file.write(text)
            if durable:
                file.flush()
                os.fsync(file.fileno())
        os.chmod(temporary, 0o666 & ~_umask())
        os.replace(temporary, path)
    except BaseException as error:
        with suppress(OSError):
            os.unlink(temporary)
        if isinstance(error, OSError):
            raise BadUse(f"{path} can't be written: {error.strerror}") from None
        raise


def _umask() -> int:
    mask = os.umask(0)
    os.umask(mask)
    return mask


class RecordFolder:
    """A folder that gets one record per game of a simulation."""

    def __init__(self, name: str, games: int) -> None:
        if not name:
            raise BadUse("--save takes the name of a folder, not an empty one")
        self.folder = Path(name)
        self.digits = len(str(games - 1))
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
        except FileExistsError:
            raise BadUse(f"{name} is a file; --save takes a folder") from None
        except OSError as error:
            raise BadUse(f"the folder {name} can't be made: {error.strerror}") from None
        if not os.access(self.folder, os.W_OK | os.X_OK):
            raise BadUse(f"the folder {name} can't be written to")
        if any(self.folder.glob(f"*{ENDING}")):
            raise BadUse(f"the folder {name} holds records already; name a new or an empty one")

    def keep(self, records: Mapping[int, str]) -> None:
        """Write the records of some games."""
        for number, text in records.items():
            name = f"game-{number:0{self.digits}}{ENDING}"
            # A match between bots can be played again: no need to wait for the disk each time.
            _write_whole(self.folder / name, text, durable=False)
