"""ARCHITECTURE.md names what exists, and every module of the rooms that it lists."""

from __future__ import annotations

import json
import re
import tomllib
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


def dependencies() -> list[str]:
    """Of the package and its extras, of its build, and of the browser client; bare names."""
    ours = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    extras = ours["project"]["optional-dependencies"].values()
    found = [*ours["project"]["dependencies"], *ours["build-system"]["requires"]]
    found += [each for extra in extras for each in extra]
    client = json.loads((ROOT / "web" / "package.json").read_text(encoding="utf-8"))
    found += [*client.get("dependencies", {}), *client["devDependencies"]]
    return sorted({re.split(r"[\[<>=~!; ]", each)[0] for each in found})


@pytest.mark.parametrize("name", dependencies())
def test_every_dependency_has_a_reason(name: str) -> None:
    """`@fontsource-variable/cinzel` by its last word, a plug-in by what it is plugged into."""
    last = name.rpartition("/")[2].lower()
    assert any(each in TEXT.lower() for each in (last, last.partition("-")[0]))
