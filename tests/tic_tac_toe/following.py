"""Follow the page on adding a game to the letter, in a copy of the source."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs" / "how-to" / "add-a-game.md"
TEXT = PAGE.read_text("utf-8")
FILES = dict(re.findall(r"^### `(\w+\.py)`\n.*?^```python\n(.*?)^```$", TEXT, re.M | re.S))
CHANGES = re.findall(r"^```diff\n(.*?)^```$", TEXT, re.M | re.S)


def copy_of_the_source(tree: Path) -> Path:
    """A copy of `src/waystone`, the built browser client included, with the game of the page."""
    package = tree / "src" / "waystone"
    skip = shutil.ignore_patterns("__pycache__", "*.so")
    shutil.copytree(ROOT / "src" / "waystone", package, ignore=skip)
    add_game(package)
    return package


def add_game(package: Path) -> None:
    """What the page says: the files of the folder, and the lines of the catalogue."""
    folder = package / "games" / "tic_tac_toe"
    folder.mkdir()
    for name, content in FILES.items():
        (folder / name).write_text(content, "utf-8")
    catalogue = package / "catalogue.py"
    text = catalogue.read_text("utf-8")
    for change in CHANGES:
        text = changed(text, change)
    catalogue.write_text(text, "utf-8")


def changed(text: str, change: str) -> str:
    """A text after the lines of a diff, which must be about one place of it."""
    lines = change.splitlines()
    before = "".join(line[1:] + "\n" for line in lines if line[0] != "+")
    after = "".join(line[1:] + "\n" for line in lines)
    assert text.count(before) == 1, f"{PAGE.name} changes what is not there:\n{before}"
    return text.replace(before, after)
