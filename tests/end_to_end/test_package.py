"""The package as strangers install it."""

import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
STATIC = ROOT / "src" / "waystone" / "api" / "static"


@pytest.mark.usefixtures("client")
def test_a_wheel_holds_the_client_and_all_that_is_read_at_run_time(tmp_path: Path) -> None:
    words = [sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", "-w", str(tmp_path)]
    words.append("--no-build-isolation")  # with the build backend that is tested
    subprocess.run([*words, str(ROOT)], check=True, timeout=300)
    with zipfile.ZipFile(next(tmp_path.glob("waystone-*.whl"))) as wheel:
        names = {name.removeprefix("waystone/") for name in wheel.namelist()}
        page = wheel.read("waystone/api/static/index.html")
    assert page == (STATIC / "index.html").read_bytes()
    client = {f"api/static/{path.relative_to(STATIC)}" for path in STATIC.rglob("*.*")}
    assert {name for name in client if not name.endswith(".built-from")} <= names
    data = [*ROOT.glob("src/waystone/**/*.toml"), *ROOT.glob("src/waystone/**/*.sql")]
    data += ROOT.glob("src/waystone/**/*.map")
    assert len(data) > 10
    assert {str(path.relative_to(ROOT / "src" / "waystone")) for path in data} <= names
    assert "py.typed" in names
