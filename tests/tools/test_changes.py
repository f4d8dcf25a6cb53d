"""What a change tells its users has a category, so that a release can sort it."""

from pathlib import Path

import pytest

CHANGES = sorted(Path("changes").glob("*.md"))


@pytest.mark.parametrize("path", CHANGES, ids=lambda path: path.name)
def test_a_change_is_one_line_with_a_category(path: Path) -> None:
    if path.name == "README.md":
        return
    *_, category, ending = path.name.split(".")
    assert (category in ("added", "changed", "fixed"), ending) == (True, "md")
    assert len(path.read_text(encoding="utf-8").strip().splitlines()) == 1
