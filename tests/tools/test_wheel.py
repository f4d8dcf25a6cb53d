"""Wheels: the plain one in a fresh environment, and how a compiled one is made of it."""

import csv
import io
import os
import re
import subprocess
import sys
import venv
import zipfile
from pathlib import Path

import pytest

from tools import wheel

ROOT = Path(__file__).parents[2]
METADATA = "Name: waystone\nVersion: 1\nRequires-Dist: msgspec\n\nWords\n"
PLAIN = {
    "waystone/__init__.py": "",
    "waystone/kernel/dice.py": "slow",
    "waystone/kernel/event.py": "as it is",
    "waystone/py.typed": "",
    "waystone-1.dist-info/METADATA": METADATA,
    "waystone-1.dist-info/WHEEL": "Wheel-Version: 1.0\nRoot-Is-Purelib: true\nTag: py3-none-any\n",
    "waystone-1.dist-info/RECORD": "",
}


def test_a_compiled_wheel_has_the_compiled_modules_and_no_others(tmp_path: Path) -> None:
    plain = tmp_path / "waystone-1-py3-none-any.whl"
    with zipfile.ZipFile(plain, "w") as made:
        for name, text in PLAIN.items():
            made.writestr(name, text)
    compiled = tmp_path / "compiled"
    (compiled / "waystone" / "kernel").mkdir(parents=True)
    for name in ("waystone/__init__.py", "waystone/kernel/event.py", "waystone/kernel/dice.x.so"):
        (compiled / name).write_text(f"now {name}")
    (compiled / "waystone__mypyc.x.so").write_text("all of it")
    (compiled / ".stamp").write_text("no part of it")
    found = wheel.repack(plain, compiled, "cp311-cp311-some_machine")
    assert found.name == "waystone-1-cp311-cp311-some_machine.whl"
    with zipfile.ZipFile(found) as made:
        files = {name: made.read(name) for name in made.namelist()}
    libraries = {"waystone/kernel/dice.x.so", "waystone__mypyc.x.so"}
    assert set(files) == set(PLAIN) - {"waystone/kernel/dice.py"} | libraries
    about = files["waystone-1.dist-info/WHEEL"].decode()
    assert "Tag: cp311-cp311-some_machine\n" in about
    assert "Root-Is-Purelib: false" in about
    needs = files["waystone-1.dist-info/METADATA"].decode()
    assert "Requires-Dist: msgspec\nRequires-Dist: librt>=" in needs
    assert "\nRequires-Dist: mypy_extensions>=" in needs
    listed = {
        row[0] for row in csv.reader(io.StringIO(files["waystone-1.dist-info/RECORD"].decode()))
    }
    assert listed == set(files)


@pytest.fixture(scope="module")
def bare(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An environment outside of the source, with the wheel and what it asks for."""
    folder = tmp_path_factory.mktemp("bare")
    venv.create(folder, with_pip=True)
    pip = [str(folder / "bin" / "python"), "-m", "pip", "install", "--quiet"]
    pins = ["--disable-pip-version-check", "--constraint", str(ROOT / "constraints.txt")]
    subprocess.run([*pip, *pins, str(wheel.build_plain())], check=True, cwd=folder)
    return folder


def run(bare: Path, *words: str) -> subprocess.CompletedProcess[str]:
    env = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}
    env["PATH"] = f"{bare / 'bin'}{os.pathsep}{env['PATH']}"
    return subprocess.run(words, cwd=bare, env=env, capture_output=True, text=True, check=False)


@pytest.mark.slow
@pytest.mark.skipif(sys.platform == "win32", reason="the pages' shell scripts")
def test_in_a_fresh_environment_the_pages_work_to_the_letter(bare: Path) -> None:
    listed = run(bare, "python", "-m", "pip", "list", "--format", "freeze").stdout
    assert not re.search("aiohttp|prometheus|uvloop|asyncpg", listed)
    blocks = re.compile(r'^```(python|console|\w+ title="(\S+)")\n(.*?)^```$', re.M | re.S)
    for page in ("library.md", "play.md", "how-to/bring-a-bot.md"):
        lines = [""]
        for kind, file, text in blocks.findall((ROOT / "docs" / page).read_text("utf-8")):
            if file:
                (bare / file).write_text(text, "utf-8")
            elif kind == "python":
                lines.append(text)
            else:
                for command in re.findall(r"^\$ (.*)$", text, re.M):
                    if "node" not in command:
                        done = run(bare, "sh", "-c", command)
                        assert done.returncode == 0, command + done.stderr
        done = run(bare, "python", "-c", "\n".join(lines))
        assert done.returncode == 0, done.stderr


@pytest.mark.slow
def test_a_server_says_what_it_lacks(bare: Path) -> None:
    done = run(bare, "waystone", "serve")
    assert done.returncode == 2
    assert "pip install 'waystone[server]'" in done.stderr


@pytest.mark.slow
def test_the_site_can_be_built() -> None:
    pytest.importorskip("mkdocs", reason="make docs installs it")
    done = subprocess.run([sys.executable, "tools/build_docs.py"], cwd=ROOT, check=False)
    assert done.returncode == 0
