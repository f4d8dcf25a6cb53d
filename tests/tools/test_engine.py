"""What pages run: packed from what is here, and known by its checksums."""

import shutil
import subprocess
from pathlib import Path

import pytest

from tools import build_engine, build_web

LAWS = build_web.ROOT / "tools" / "engine" / "laws.mjs"
GAMES = ("delve-and-dash", "extrikate", "dooom", "dungeon-crawler")
# A Crawler without a limit goes on for ever if nobody wants to win.
MORE = {"dooom": ("max_rounds=8", "--deeds", "--sees=own"), "dungeon-crawler": ("round_limit=4",)}


def test_a_page_gets_the_engine_and_nothing_that_listens_or_prints() -> None:
    names = {name for name, _ in build_engine.our_files()}
    rooms = {name.split("/")[1] for name in names if name.count("/") > 1}
    assert rooms >= {"kernel", "games", "bots", "match", "wire", "service", "local", "teaching"}
    assert not rooms & {"api", "cli", "tcp", "terminal", "lab", "laws", "library", "outside"}
    assert "waystone/storage/kept.py" in names
    assert not [name for name in names if "sqlite" in name or "postgres" in name]
    assert [name for name in names if name.endswith(".toml") and "/lessons/" in name]
    assert [name for name in names if name.endswith(".map")]


def test_only_the_file_that_was_tested_is_taken(tmp_path: Path) -> None:
    found = tmp_path / "found.whl"
    found.write_bytes(b"something else")
    with pytest.raises(build_engine.NotFetched, match="not the file that was tested"):
        build_engine.checked(found, build_engine.MSGSPEC_SHA256)
    assert not found.exists()


def test_where_nothing_can_be_fetched_a_sentence_says_what_is_left_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(build_engine, "FETCHED", tmp_path)
    monkeypatch.setattr(build_engine, "STAMP", tmp_path / "none")
    monkeypatch.setattr(build_web, "prepare_node", lambda: None)
    monkeypatch.setattr(
        build_engine,
        "fetch",
        lambda *words: (_ for _ in ()).throw(build_engine.NotFetched("no network")),
    )
    build_engine.main([])
    assert "without the part for playing offline: no network" in capsys.readouterr().out
    with pytest.raises(SystemExit, match="no network"):
        build_engine.main(["--must"])


@pytest.mark.slow
@pytest.mark.timeout(600)
@pytest.mark.parametrize("game", GAMES)
def test_the_laws_hold_in_the_python_of_pages(game: str) -> None:
    """Python 3.14 as WebAssembly, with its assertions."""
    build_engine.FETCHED.mkdir(parents=True, exist_ok=True)
    try:
        package, wheel = build_engine.unpack_pyodide(), build_engine.fetched_msgspec()
        build_web.prepare_node()
    except build_engine.NotFetched as error:
        pytest.skip(str(error))
    node = shutil.which("node") or "node"
    words = [node, LAWS, package, wheel, build_web.ROOT / "src", game, *MORE.get(game, ())]
    done = subprocess.run([str(word) for word in words], capture_output=True, text=True)
    assert done.returncode == 0, done.stdout[-2000:] + done.stderr[-2000:]
    assert "all laws are kept" in done.stdout
