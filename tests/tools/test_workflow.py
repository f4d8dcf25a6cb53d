"""The forge's workflow installs what the tests that it runs import: nobody sees it fail here."""

from __future__ import annotations

import ast
import re
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[2]
WORKFLOW = (ROOT / ".github" / "workflows" / "ci.yml").read_text(encoding="utf-8")
OURS = ("tests", "tools", "waystone")
PACKAGE_OF = {
    "fluent": "fluent.syntax",
    "_pytest": "pytest",
    "pytest_timeout": "pytest-timeout",
    "xdist": "pytest-xdist",
}


def modules_of(source: Path) -> Iterator[str]:
    """Every module that a file names in an import, wherever in the file."""
    for node in ast.walk(ast.parse(source.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (each.name for each in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            yield node.module
            yield from (f"{node.module}.{each.name}" for each in node.names)


def file_of(module: str) -> Path | None:
    stem = ROOT.joinpath(*module.split("."))
    found = (stem.with_suffix(".py"), stem / "__init__.py")
    return next((each for each in found if each.exists()), None)


def packages_needed(folders: list[str]) -> set[str]:
    """What is imported besides the standard library, also by files of ours that are imported."""
    found = set[str]()
    left = [each for folder in folders for each in (ROOT / folder).rglob("*.py")]
    left += (ROOT / "tests").glob("conftest.py")
    seen = set(left)
    while left:
        for module in modules_of(left.pop()):
            first = module.split(".")[0]
            if first not in sys.stdlib_module_names and first not in OURS:
                found.add(PACKAGE_OF.get(first, first))
            further = file_of(module) if first in ("tests", "tools") else None
            if further is not None and further not in seen:
                seen.add(further)
                left.append(further)
    return found


def test_what_is_installed_there_suffices() -> None:
    installed = re.search(r"pip install .*--editable \. (.+)", WORKFLOW)
    folders = re.search(r"pytest .*?(tests/.+)", WORKFLOW)
    assert installed is not None
    assert folders is not None
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    brought = {re.split(r"[<>=~ ]", each)[0] for each in project["dependencies"]}
    needed = packages_needed(folders[1].split())
    assert "hypothesis" in needed
    assert needed - brought - set(installed[1].split()) == set()
