"""Numbered scripts that make the tables, or bring older ones up to date."""

from __future__ import annotations

from importlib.resources import files
from typing import Final

VERSION: Final = 12
"""The shape of the data that this program knows, the same number in every database."""


class OtherVersion(ValueError):
    """The data has a shape that this program can't work with; says which."""


def statements(database: str, found: int) -> list[str]:
    """What leads from the version found (0: nothing is there) to the one of this program.

    Raises OtherVersion if the data is newer: an older program must not touch it.
    """
    if found > VERSION:
        message = f"the data is of version {found}; this program knows version {VERSION}"
        raise OtherVersion(f"{message}, so a newer program is needed")
    steps = [f"{database}-to-{number}.sql" for number in range(found + 1, VERSION + 1)]
    return [each for name in (steps if found else [f"{database}.sql"]) for each in read(name)]


def read(name: str) -> list[str]:
    """The statements of a script."""
    script = files("waystone.storage").joinpath("schema", name)
    return script.read_text(encoding="utf-8").split(";")
