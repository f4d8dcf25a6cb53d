"""`waystone doctor` on stores that are well, and on some that are not."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from tests.cli.command import call
from tests.released.test_released import lay_out
from tests.storage.test_condition import LATEST, damage
from waystone.storage.sqlite import SqliteStore

MATCH = "select match from step group by match having count(*) > 3 order by match limit 1"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A server's folder with matches of every game."""
    lay_out(LATEST, tmp_path / "waystone.db")
    SqliteStore(tmp_path / "waystone.db").close()
    return tmp_path


def change(folder: Path, statement: str) -> None:
    with closing(sqlite3.connect(folder / "waystone.db")) as db:
        db.execute(statement)
        db.commit()


def test_a_store_that_is_well(folder: Path) -> None:
    done = call("doctor", "--data", str(folder))
    assert done.stderr == ""
    assert done.stdout.rstrip() == "All is in order (matches 16, entries of leaderboards 4)."
    assert done.returncode == 0


def test_a_table_that_everybody_left_before_it_began_is_in_order(folder: Path) -> None:
    change(folder, f"update match set result = 'never begun' where id = ({MATCH})")
    change(folder, f"delete from step where n > 1 and match = ({MATCH})")
    done = call("doctor", "--data", str(folder))
    assert (done.returncode, done.stderr) == (0, "")


@pytest.mark.parametrize(
    ("statement", "told"),
    [
        (f"update step set digest = 'x' where match = ({MATCH}) and n = 2", "does not replay"),
        (f"delete from step where match = ({MATCH}) and n = 2", "steps"),
        ("update score set figures = '{\"moves\": 1}'", "is not what was played"),
        ("delete from seat where seat = 0", "is not whole"),
    ],
)
def test_what_is_wrong_is_told_with_what_to_do(folder: Path, statement: str, told: str) -> None:
    change(folder, statement)
    done = call("doctor", "--data", str(folder))
    assert told in done.stderr
    assert "to do: " in done.stderr
    assert done.stdout.startswith("Not in order: ")
    assert done.returncode == 1


def test_damaged_pages_are_found(folder: Path) -> None:
    damage(folder / "waystone.db")
    done = call("doctor", "--data", str(folder))
    assert "restore the last good backup" in done.stderr
    assert done.returncode == 1


def test_a_folder_without_matches_is_no_store(tmp_path: Path) -> None:
    done = call("doctor", "--data", str(tmp_path / "none"))
    assert (done.returncode, done.stderr) == (
        2,
        f"waystone: there are no matches in {tmp_path}/none\n",
    )
    assert not (tmp_path / "none").exists()
