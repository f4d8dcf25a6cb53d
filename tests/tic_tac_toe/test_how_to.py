"""The page on adding a game can't rot: its code is the example's code."""

import re
from pathlib import Path

import pytest

HERE = Path(__file__).parent
PAGE = HERE.parent.parent / "docs" / "how-to" / "add-a-game.md"
BLOCKS = dict(
    re.findall(r"^### `(\w+\.py)`\n.*?^```python\n(.*?)^```$", PAGE.read_text("utf-8"), re.M | re.S)
)
ROOMS = [path.name for path in sorted(HERE.glob("*.py")) if not path.name.startswith(("_", "test"))]


def test_the_page_shows_every_room_and_no_other_code() -> None:
    assert sorted(BLOCKS) == ROOMS
    assert PAGE.read_text("utf-8").count("```python") == len(ROOMS)


@pytest.mark.parametrize("name", ROOMS)
def test_the_page_shows_the_very_file(name: str) -> None:
    assert BLOCKS[name] == (HERE / name).read_text("utf-8"), f"paste {name} into {PAGE.name} again"
