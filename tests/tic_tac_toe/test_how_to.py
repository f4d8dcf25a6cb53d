"""The page on adding a game can't rot: its code is the example's code, and passes the checks."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.tic_tac_toe.following import CHANGES, FILES, PAGE, ROOT, TEXT, copy_of_the_source

HERE = Path(__file__).parent
# What the example needs because it lives among the tests.
OF_THE_TESTS = ("entry.py", "following.py")
ROOMS = [
    path.name
    for path in sorted(HERE.glob("*.py"))
    if not path.name.startswith("test") and path.name not in OF_THE_TESTS
]


def test_the_page_shows_every_room_and_no_other_code() -> None:
    assert sorted(FILES) == ROOMS
    assert TEXT.count("```python") == len(ROOMS)
    assert len(CHANGES) == 2


@pytest.mark.parametrize("name", ROOMS)
def test_the_page_shows_the_very_file(name: str) -> None:
    """Only the folder is another."""
    file = (HERE / name).read_text("utf-8")
    there = file.replace("tests.tic_tac_toe", "waystone.games.tic_tac_toe")
    assert FILES[name] == there, f"paste {name} into {PAGE.name} again"


@pytest.fixture(scope="module")
def tree(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of what `make check` looks at, with the game of the page in it."""
    tree = tmp_path_factory.mktemp("tree")
    for name in ("pyproject.toml", ".importlinter", "tools", "docs", "tests"):
        (tree / name).symlink_to(ROOT / name)
    (tree / "web" / "src" / "kit").mkdir(parents=True)
    copy_of_the_source(tree)
    return tree


def run(tree: Path, *words: str) -> str:
    env = {**os.environ, "PYTHONPATH": str(tree / "src"), "MYPYPATH": str(tree / "src")}
    done = subprocess.run(
        [sys.executable, *words], cwd=tree, env=env, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


NEW = "src/waystone/games/tic_tac_toe"


@pytest.mark.thorough
@pytest.mark.parametrize(
    "words",
    [
        ("-m", "ruff", "format", "--check", NEW, "src/waystone/catalogue.py"),
        ("-m", "ruff", "check", NEW, "src/waystone/catalogue.py"),
        ("-c", "import sys; from importlinter.cli import lint_imports; sys.exit(lint_imports())"),
    ],
    ids=["formatting", "lint", "import contracts"],
)
def test_the_game_of_the_page_passes(tree: Path, words: tuple[str, ...]) -> None:
    run(tree, *words)


@pytest.mark.slow
def test_the_game_of_the_page_is_typed(tree: Path) -> None:
    run(tree, "-m", "mypy", "--cache-dir", str(tree / ".mypy_cache"), NEW)


@pytest.mark.thorough
def test_the_engine_of_the_copy_offers_the_game(tree: Path) -> None:
    listed = run(tree, "-m", "waystone", "games")
    assert "tic-tac-toe" in listed
    assert "three in a row" in listed
