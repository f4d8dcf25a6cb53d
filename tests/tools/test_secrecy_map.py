"""The map of secrecy in ARCHITECTURE.md names files and tests that exist."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
TEXT = (ROOT / "ARCHITECTURE.md").read_text(encoding="utf-8")
SECTION = TEXT.partition("## The map of secrecy")[2].partition("\n## ")[0]
ROWS = [line for line in SECTION.splitlines() if line.startswith("| ")][1:]


def named(cell: str) -> list[str]:
    return re.findall(r"`([^`]+)`", cell)


def found(path: str) -> Path:
    ours = ROOT / "src" / "waystone" / path
    return ours if ours.exists() else ROOT / path


def test_there_is_a_map() -> None:
    assert len(ROWS) > 20


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row.split("|")[1].strip())
def test_a_row_names_what_exists(row: str) -> None:
    _, place, decides, holds, _ = row.split("|")
    assert decides.strip()
    for path in [each for each in named(place) if "/" in each]:
        assert found(path).exists(), path
    for path, inside in re.findall(r"`([^`]+/[^`]+)` \(([^)]*)\)", place):
        for name in named(inside):
            assert re.search(rf"\b{name}\b", found(path).read_text(encoding="utf-8")), name
    file, test = named(holds)
    assert f"def {test}(" in (ROOT / file).read_text(encoding="utf-8"), test
