"""`waystone site`: a folder that any web space serves."""

import re
from pathlib import Path

import pytest

from waystone.api.policy import POLICY, WORKER_POLICY
from waystone.cli import site
from waystone.cli.main import main

PAGE = """<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <script src="/look.js"></script>
    <link rel="icon" href="/icon.svg" />
    <script type="module" src="/assets/index-1.js"></script>
  </head>
</html>
"""


@pytest.fixture
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A client and an engine as a build leaves them."""
    client, engine = tmp_path / "client", tmp_path / "engine"
    (client / "assets").mkdir(parents=True)
    engine.mkdir()
    (client / "index.html").write_text(PAGE, encoding="utf-8")
    (client / "assets" / "index-1.js").write_text("1", encoding="utf-8")
    (client / "ahead.json").write_text("{}", encoding="utf-8")
    (client / ".built-from").write_text("x", encoding="utf-8")
    (engine / "engine.json").write_text("{}", encoding="utf-8")
    monkeypatch.setattr(site, "find_client", lambda: client)
    monkeypatch.setattr(site, "find_engine", lambda: engine)
    return tmp_path / "site"


def names(folder: Path) -> set[str]:
    return {path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file()}


def test_a_site_names_its_files_from_where_it_lies(
    built: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["site", str(built)]) == 0
    assert "MB" in capsys.readouterr().out
    wanted = {"index.html", "assets/index-1.js", "engine/engine.json"}
    assert names(built) == wanted | {"waystone-site.txt", ".nojekyll"}
    page = (built / "index.html").read_text(encoding="utf-8")
    assert '<html lang="en" data-local' in page
    assert re.findall(r'(?:src|href)="([^"]*)"', page) == [
        *("./look.js", "./icon.svg", "./assets/index-1.js")
    ]
    assert "script-src 'self';" in page


def test_below_a_known_path_mistyped_addresses_lead_back(built: Path) -> None:
    assert main(["site", str(built), "--base", "games/waystone"]) == 0
    lost = (built / "404.html").read_text(encoding="utf-8")
    assert "base = '/games/waystone/'" in lost


def test_a_newer_site_takes_the_place_of_an_older_and_of_nothing_else(
    built: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["site", str(built)]) == 0
    (built / "old.js").write_text("", encoding="utf-8")
    assert main(["site", str(built)]) == 0
    assert "old.js" not in names(built)
    (built / "waystone-site.txt").unlink()
    assert main(["site", str(built)]) == 2
    assert "holds something else" in capsys.readouterr().err
    assert "index.html" in names(built)


def test_a_bad_path_and_a_missing_engine_are_said(
    built: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["site", str(built), "--base", "/a b/"]) == 2
    assert "expected a path like /waystone/" in capsys.readouterr().err
    monkeypatch.setattr(site, "find_engine", lambda: None)
    assert main(["site", str(built)]) == 2
    assert "make site" in capsys.readouterr().err
    assert not built.exists()


def test_only_the_worker_may_run_webassembly_and_nothing_runs_texts() -> None:
    assert "unsafe" not in POLICY
    assert WORKER_POLICY.count("unsafe") == WORKER_POLICY.count("'wasm-unsafe-eval'") == 1
