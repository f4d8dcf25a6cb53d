"""ARCHITECTURE.md names what exists, and every module of the rooms that it lists."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src" / "waystone"
TEXT = (ROOT / "ARCHITECTURE.md").read_text(encoding="utf-8")
FOLDERS = (SOURCE, ROOT / "tests", ROOT / "tools")
FILES = {path.as_posix() for folder in FOLDERS for path in folder.rglob("*.*")}
ROOMS = re.findall(r"^\| `([a-z_/]+)/` \| (.+) \|$", TEXT, re.MULTILINE)
UNLISTED = {"wire"}
"""Rooms that are told in a sentence, not module by module."""


def is_there(name: str) -> bool:
    return (ROOT / name).exists() or any(each.endswith(f"/{name}") for each in FILES)


def test_every_module_that_is_there_exists() -> None:
    named = set(re.findall(r"`([a-z_/]+\.(?:py|toml))`", TEXT))
    assert len(named) > 100
    assert [name for name in sorted(named) if not is_there(name)] == []


@pytest.mark.parametrize(("room", "told"), [each for each in ROOMS if each[0] not in UNLISTED])
def test_every_module_of_a_room_is_there(room: str, told: str) -> None:
    modules = {path.name for path in (SOURCE / room).glob("*.py")} - {"__init__.py"}
    assert modules - set(re.findall(r"`([a-z_]+\.py)`", told)) == set()


def test_every_package_stands_in_the_tree_and_on_a_floor() -> None:
    tree = TEXT.partition("## The tree")[2].partition("\n## ")[0]
    floors = TEXT.partition("## Floors")[2].partition("\n## ")[0]
    packages = [path.parent.name for path in SOURCE.glob("*/__init__.py")]
    assert len(packages) > 15
    assert [name for name in packages if f"─ {name}/" not in tree] == []
    assert [name for name in packages if not re.search(rf"\b{name}\b", floors)] == []
