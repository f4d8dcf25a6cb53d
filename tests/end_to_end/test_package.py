"""The package as strangers install it."""

import os
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from tools.long_description import FILES_AT

ROOT = Path(__file__).parents[2]
STATIC = ROOT / "src" / "waystone" / "api" / "static"


@pytest.mark.usefixtures("client")
def test_a_wheel_holds_the_client_all_that_is_read_at_run_time_and_its_images(
    tmp_path: Path,
) -> None:
    words = [sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", "-w", str(tmp_path)]
    words.append("--no-build-isolation")  # with the build backend that is tested
    environment = {**os.environ, FILES_AT: "https://example.org/files"}
    subprocess.run([*words, str(ROOT)], check=True, timeout=300, env=environment)
    with zipfile.ZipFile(next(tmp_path.glob("waystone-*.whl"))) as wheel:
        metadata = next(name for name in wheel.namelist() if name.endswith("/METADATA"))
        described = wheel.read(metadata).decode()
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
    assert "Description-Content-Type: text/markdown" in described
    assert "](https://example.org/files/docs/pictures/four-games.svg)" in described
    assert "](docs/" not in described
