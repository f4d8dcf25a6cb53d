"""Makes a release: changelog, version, tests, packages, a commit and a tag. Nothing is uploaded.

    make release VERSION=0.2.0 FILES_AT=https://example.org/waystone/raw/v0.2.0

`FILES_AT` is where the released files can be read, for the images of the package index; without it
they are left out there.
Every step is said before it is done. If one fails, the work tree is put back as it was: it must be
clean at the beginning, so nothing of anybody's is lost.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tempfile
import venv
from collections.abc import Callable
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
FILES_AT: Final = "WAYSTONE_FILES_AT"
PROJECT: Final = ROOT / "pyproject.toml"
RELEASED: Final = ROOT / "tests" / "released"
VERSION_LINE: Final = re.compile(r'^version = "(.+)"$', re.MULTILINE)
SHAPE: Final = re.compile(r"(\d+)\.(\d+)\.(\d+)(?:(?:a|b|rc)(\d+))?")


class Stop(Exception):
    """The release can't be made; says why."""


def run(*words: str | Path) -> None:
    """Run a command in the project's folder, or stop."""
    if subprocess.run([str(word) for word in words], cwd=ROOT, check=False).returncode:
        raise Stop(f"this failed: {' '.join(map(str, words))}")


def output_of(*words: str) -> str:
    """What a command prints."""
    return subprocess.run(words, cwd=ROOT, check=True, capture_output=True, text=True).stdout


def current() -> str:
    """The version that the project has now."""
    found = VERSION_LINE.search(PROJECT.read_text(encoding="utf-8"))
    assert found is not None
    return found[1]


def parts(version: str) -> tuple[int, int, int, int]:
    """A version as numbers that can be compared; a final one comes after its candidates."""
    found = SHAPE.fullmatch(version)
    if found is None:
        raise Stop(f"{version!r} is no version such as 0.2.0 or 1.0.0rc1")
    major, minor, micro, candidate = found.groups(default="")
    return int(major), int(minor), int(micro), int(candidate or 1_000_000)


def check(version: str) -> None:
    """Stop unless this version can be released from here and now."""
    has_tags = bool(output_of("git", "tag").split())
    if parts(version) < parts(current()) or (has_tags and version == current()):
        raise Stop(f"{version} does not follow {current()}")
    if f"v{version}" in output_of("git", "tag").split():
        raise Stop(f"there is a tag v{version} already")
    if output_of("git", "status", "--porcelain"):
        raise Stop("the work tree has changes: commit them first")
    if output_of("git", "branch", "--show-current").strip() != "main":
        raise Stop("releases are made on main")


def write_changelog(version: str) -> None:
    """Gather the lines of changes/ by category."""
    if not list((ROOT / "changes").glob("*.*.md")):
        raise Stop("nothing has changed: changes/ has no lines")
    run(sys.executable, "-m", "towncrier", "build", "--yes", "--version", version)


def write_version(version: str) -> None:
    """Put the version into pyproject.toml."""
    text = VERSION_LINE.sub(f'version = "{version}"', PROJECT.read_text(encoding="utf-8"), 1)
    PROJECT.write_text(text, encoding="utf-8")


def keep_shapes() -> None:
    """Keep a store of a shape that is released for the first time: later versions must open it."""
    from waystone.storage.migrations import VERSION

    script = RELEASED / f"store-{VERSION}.sql"
    if not script.exists():
        run(sys.executable, "-m", "tests.released.fill", script)


def test() -> None:
    """All that a change must pass."""
    run("make", "test", "check")


def build() -> None:
    """Source archive and wheel, and a look at both."""
    shutil.rmtree(ROOT / "dist", ignore_errors=True)
    run(sys.executable, "-m", "build", "--outdir", "dist", ".")
    run(sys.executable, "-m", "twine", "check", "--strict", *sorted((ROOT / "dist").iterdir()))


def try_wheel() -> None:
    """Install the wheel where nothing else is, and ask it for its games."""
    with tempfile.TemporaryDirectory() as folder:
        venv.create(folder, with_pip=True)
        python = Path(folder) / ("Scripts" if sys.platform == "win32" else "bin") / "python"
        run(python, "-m", "pip", "install", "--quiet", *(ROOT / "dist").glob("*.whl"))
        run(python, "-c", "from waystone.cli import main; raise SystemExit(main(['games']))")


def commit(version: str) -> None:
    """One commit and a tag."""
    run("git", "add", "--all")
    run("git", "commit", "--quiet", "--message", f"Release {version}")
    run("git", "tag", "--annotate", f"v{version}", "--message", f"Waystone {version}")


def put_back() -> None:
    """Undo what was written; the work tree was clean before."""
    subprocess.run(["git", "reset", "--quiet", "--hard"], cwd=ROOT, check=False)
    subprocess.run(["git", "clean", "--quiet", "-d", "--force"], cwd=ROOT, check=False)


def release(version: str, is_tested: bool) -> None:
    """All steps in order."""
    steps: list[tuple[str, Callable[[], None]]] = [
        ("changelog", lambda: write_changelog(version)),
        ("version", lambda: write_version(version)),
        ("released shapes", keep_shapes),
        *([("tests and checks", test)] if is_tested else []),
        ("packages", build),
        ("the wheel in an empty environment", try_wheel),
        ("commit and tag", lambda: commit(version)),
    ]
    for name, do in steps:
        print(f"· {name}", flush=True)
        do()
    if not os.environ.get(FILES_AT):
        print("No FILES_AT: the package index shows no images.")
    print(f"Released {version} here. Left to do: git push --follow-tags; twine upload dist/*")


def main(words: list[str]) -> int:
    """`release.py VERSION [--untested]`; the latter is for trying the rest."""
    versions = [word for word in words if not word.startswith("-")]
    try:
        if len(versions) != 1:
            raise Stop("usage: make release VERSION=0.2.0")
        check(versions[0])
    except Stop as why:
        print(f"✗ {why}", file=sys.stderr)
        return 2
    try:
        release(versions[0], "--untested" not in words)
    except (Stop, KeyboardInterrupt) as why:
        put_back()
        print(f"✗ {why or 'interrupted'}; everything is as it was", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
