"""Records on disk: read with care, written whole or not at all."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from tempfile import NamedTemporaryFile

from waystone.cli.language import explain, says
from waystone.cli.output import BadUse
from waystone.kernel.errors import WaystoneError
from waystone.kernel.record import MOST_CHARACTERS, Record, parse

ENDING = ".record"


class Unreadable(BadUse):
    """This file can't be read as text."""


def read_record(name: str) -> Record:
    """The record in a file (`-` is standard input); raises Unreadable or RecordError."""
    return parse(_decoded(_bytes_of(name)))


def opened_record(name: str) -> Record:
    """The same where nothing can be done without it: raises BadUse, which names the file."""
    try:
        return read_record(name)
    except WaystoneError as error:
        raise BadUse(f"{name}: {explain(error)}") from None
    except Unreadable as error:
        raise BadUse(f"{name}: {error}") from None


def _bytes_of(name: str) -> bytes:
    try:
        if name == "-":
            return sys.stdin.buffer.read(MOST_CHARACTERS + 1)
        with open(name, "rb") as file:
            # One byte more than allowed is enough to refuse it, also from an endless device.
            return file.read(MOST_CHARACTERS + 1)
    except IsADirectoryError:
        raise Unreadable(says().is_folder) from None
    except OSError as error:
        raise Unreadable(
            says().not_readable(reason=(error.strerror or str(error)).lower())
        ) from None
    except ValueError:
        raise Unreadable(says().not_a_file_name) from None


def _decoded(content: bytes) -> str:
    try:
        return content.decode("utf-8")
    except UnicodeDecodeError as error:
        line = content.count(b"\n", 0, error.start) + 1
        column = error.start - content.rfind(b"\n", 0, error.start)
        byte = f"0x{content[error.start]:02x}"
        raise Unreadable(says().not_utf8(line=line, column=column, byte=byte)) from None


def check_new(path: Path) -> None:
    """Refuse a place where a record can't be put, before anything is played."""
    if path.exists() or path.is_symlink():
        raise BadUse(says().exists_already(path=str(path)))
    if not path.parent.is_dir():
        raise BadUse(says().no_folder(path=str(path.parent)))
    if not os.access(path.parent, os.W_OK | os.X_OK):
        raise BadUse(says().folder_not_writable(path=str(path.parent)))


def write_new(path: Path, text: str) -> Path:
    """Put a record into a new file, whole or not at all; returns where it is."""
    free = path
    number = 2
    while free.exists():
        free = path.with_name(f"{path.stem}-{number}{path.suffix}")
        number += 1
    _write_whole(free, text.encode("utf-8"), durable=True)
    return free


def write_file(path: Path, content: bytes) -> None:
    """Put something into a file, in place of what was there, whole or not at all."""
    _write_whole(path, content, durable=False)


def _write_whole(path: Path, content: bytes, durable: bool) -> None:
    temporary = ""
    try:
        with NamedTemporaryFile("wb", dir=path.parent, prefix=".", delete=False) as file:
            temporary = file.name
            file.write(content)
            if durable:
                file.flush()
                os.fsync(file.fileno())
        os.chmod(temporary, 0o666 & ~_umask())
        os.replace(temporary, path)
    except BaseException as error:
        with suppress(OSError):
            os.unlink(temporary)
        if isinstance(error, OSError):
            raise BadUse(says().not_written(path=str(path), reason=str(error.strerror))) from None
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
            raise BadUse(says().folder_not_writable(path=name))
        if any(self.folder.glob(f"*{ENDING}")):
            raise BadUse(f"the folder {name} holds records already; name a new or an empty one")

    def keep(self, records: Mapping[int, str]) -> None:
        """Write the records of some games."""
        for number, text in records.items():
            name = f"game-{number:0{self.digits}}{ENDING}"
            # A match between bots can be played again: no need to wait for the disk each time.
            _write_whole(self.folder / name, text.encode("utf-8"), durable=False)
