"""The README on a package index, which has none of the project's files beside it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tools.long_description import FILES_AT, ROOT, for_index, long_description

AT = "https://example.org/waystone/raw/v9"
TEXT = """# Title

![A board](docs/board.png)

Read [this](docs/a.md), [that](https://example.org) and [below](#below).

| one | two |
|---|---|
| ![x](x.png) | ![y](y.png) |
"""


def test_images_and_links_lead_to_where_the_files_are() -> None:
    made = for_index(TEXT, AT + "/")
    assert f"![A board]({AT}/docs/board.png)" in made
    assert f"[this]({AT}/docs/a.md), [that](https://example.org) and [below](#below)" in made
    assert f"| ![x]({AT}/x.png) | ![y]({AT}/y.png) |" in made


def test_without_an_address_there_are_no_images_and_links_are_text() -> None:
    assert for_index(TEXT, "") == (
        "# Title\n\nRead this, [that](https://example.org) and [below](#below)."
    )


def test_the_readme_has_images_and_all_its_links_lead_somewhere(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv(FILES_AT, AT)
    paths = re.findall(r"\]\(([^)\s]+)\)", long_description())
    ours = [path.removeprefix(AT + "/") for path in paths if path.startswith(AT)]
    assert "docs/pictures/four-games.svg" in ours
    assert all((ROOT / Path(path)).exists() for path in ours)
    monkeypatch.delenv(FILES_AT)
    plain = long_description()
    assert "![" not in plain
    assert not re.search(r"\]\((?!https?:|#)", plain)
