"""The figures of docs/analysis.md follow from the predictions that are kept."""

import re
from pathlib import Path

import pytest

from bench.analysis import figures
from bench.analysis.predictions import read

PAGE = Path(__file__).parents[2] / "docs" / "analysis.md"
KEPT = sorted(path.name.removesuffix(".csv.gz") for path in figures.HERE.glob("*.csv.gz"))
TITLES = {
    "delve-and-dash": "Delve & Dash",
    "extrikate": "Extrikate",
    "dooom": "Dungeon of Dooom",
    "dungeon-crawler": "Dungeon Crawler",
}


@pytest.mark.parametrize("game", KEPT)
def test_the_page_says_what_the_predictions_give(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(figures, "interval", lambda rows: (0.0, 1.0))  # the bootstrap takes long
    rows = read(figures.HERE / f"{game}.csv.gz")
    said = [figures.chance(game, row) for row in rows]
    tenths = figures.deciles(said, rows)
    error = 100 * sum(each.many * abs(each.said - each.came) for each in tenths) / len(rows)
    brier = sum((p - row.got) ** 2 for p, row in zip(said, rows, strict=True)) / len(rows)
    matches = len({row.match for row in rows})
    line = f"| {TITLES[game]} | {len(rows):,} | {matches:,} | {error:.2f} | "
    text = PAGE.read_text(encoding="utf-8")
    assert line in text
    found = re.search(re.escape(line) + r"([\d.]+) \| ([\d.]+) \|", text)
    assert found is not None
    assert found[2] == f"{brier:.4f}"
