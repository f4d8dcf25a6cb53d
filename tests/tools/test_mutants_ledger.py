"""What is kept of the mutants of each area, and the page that tells it."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools.mutants import __main__ as tool
from tools.mutants import ledger
from tools.mutants.areas import AREAS
from tools.mutants.driver import Tried
from tools.mutants.ledger import Row
from tools.mutants.source import Mutant

ONE, OTHER, THIRD = (
    Mutant("a.py", line, "constant", "f", 0, 1, b"2", f"return {line}", "return 0")
    for line in (1, 2, 3)
)


def test_who_was_alive_is_killed_judged_gone_or_still_alive() -> None:
    row = ledger.tried_first(Tried("kernel", 16, 1, [ONE, OTHER, THIRD]), "7", "abc")
    assert row == Row("kernel", "7", "abc", 20, 16, 16, 1, alive=[ONE.key, OTHER.key, THIRD.key])
    ledger.tried_again(row, Tried("kernel", 0, 1, [THIRD], [OTHER.key, THIRD.key]))
    assert row == Row("kernel", "7", "abc", 20, 16, 16, 2, gone=1, alive=[THIRD.key])
    ledger.tried_again(row, Tried("kernel", 1, 0, [], [THIRD.key]))
    assert row == Row("kernel", "7", "abc", 20, 16, 17, 2, gone=1)
    assert row.share == 1


def test_rows_are_kept_in_the_order_of_the_areas_and_of_their_seeds(tmp_path: Path) -> None:
    path = tmp_path / "ledger.json"
    assert ledger.read(path) == []
    names = (AREAS[1].name, "cellar", AREAS[0].name)
    rows = [Row(name, seed, "abc", 4, 2, 3, 0, alive=[ONE.key]) for name in names for seed in "72"]
    ledger.write(rows, path)
    kept = ledger.read(path)
    assert kept == [*rows[4:], *rows[:2]]
    assert "| kernel | 7 | abc | 4 | 0 | 0 | 2 | 50.0 % | 3 | 1 | 75.0 % |\n" in ledger.page(kept)


def test_a_row_takes_the_place_of_one_of_its_area_and_seed() -> None:
    old, other, new = (
        Row("kernel", seed, commit, 4, 4, 4, 0) for seed, commit in ("7a", "8a", "7b")
    )
    kept = ledger.with_row([old, other], new)
    assert kept == [other, new]
    assert ledger.row_of(kept, "kernel", "7") == new
    assert ledger.row_of(kept, "kernel", "9") is None
    assert ledger.row_of(kept, "local", "7") is None


def test_the_first_share_counts_those_that_went_with_their_line_as_missed() -> None:
    row = Row("kernel", "7", "abc", 20, 9, 14, equivalent=2, gone=4)
    assert (row.first_share, row.share) == (0.5, 1)


def test_the_page_says_what_is_kept() -> None:
    text = tool.PAGE.read_text(encoding="utf-8")
    assert text == ledger.page(ledger.read(tool.LEDGER)), "make mutants ARGS=--keep writes it"


def test_those_of_a_seed_are_kept_and_only_the_living_tried_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With --keep alone; without it nothing is written."""
    asked: list[list[Mutant]] = []

    def noticed(area: object, root: object, mutants: list[Mutant], *rest: object) -> None:
        _, tried, *_ = rest
        assert isinstance(tried, Tried)
        asked.append(mutants)
        tried.tried = [mutant.key for mutant in mutants]
        tried.survivors = mutants[: len(mutants) // 2]
        tried.killed = len(mutants) - len(tried.survivors)

    monkeypatch.setattr(tool, "try_these", noticed)
    monkeypatch.setattr(tool, "LEDGER", tmp_path / "ledger.json")
    monkeypatch.setattr(tool, "PAGE", tmp_path / "page.md")
    words = ["--only", "local", "--number", "4", "--seed", "7"]
    tool.main(words)
    assert not tool.LEDGER.exists()
    tool.main([*words, "--keep"])
    tool.main(["--only", "local", "--again", "--keep"])
    tool.main(["--only", "kernel", "--again", "--keep"])  # nobody of it is known to live
    assert [len(each) for each in asked] == [4, 4, 2]
    [row] = ledger.read(tool.LEDGER)
    assert (row.seed, row.mutants, row.first, row.now, len(row.alive)) == ("7", 4, 2, 3, 1)
    assert tool.PAGE.read_text(encoding="utf-8") == ledger.page([row])
