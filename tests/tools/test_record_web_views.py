"""The views that the browser's tests look at are those that the engine sends today."""

from pathlib import Path

import pytest

from tools import record_web_views


def test_recorded_views_are_up_to_date(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    kept = record_web_views.FIXTURES
    monkeypatch.setattr(record_web_views, "FIXTURES", tmp_path / "fixtures")
    record_web_views.main()
    made = sorted((tmp_path / "fixtures").iterdir())
    stale = [path.name for path in made if path.read_bytes() != (kept / path.name).read_bytes()]
    assert stale == [], "run python tools/record_web_views.py"
