"""`migrate`, `import-sqlite`, and who may open what."""

import asyncio
import sys
from pathlib import Path
from typing import Any

import asyncpg
import pytest

from tests.cli.command import call
from tests.match.kit import FakeThinker, run
from tests.postgres import execute, new_database
from tests.released.test_released import COUNTS, HERE, STORES, check_match, lay_out
from waystone.match.in_process import SystemClock, one_process
from waystone.match.lobby import Lobby
from waystone.storage.folder import FolderLock
from waystone.storage.migrations import VERSION
from waystone.storage.postgres.store import PostgresStore

NEWEST = STORES[-1]
OLDER = HERE / "store-9.sql"


def ask(url: str, question: str) -> list[Any]:
    async def scene() -> list[Any]:
        connection = await asyncpg.connect(url)
        try:
            return [tuple(row) for row in await connection.fetch(question)]
        finally:
            await connection.close()

    return asyncio.run(scene())


def test_tables_are_made_once() -> None:
    url = new_database(is_empty=True)
    done = call("serve", "--database", url)
    assert (done.returncode, done.stderr) == (
        2,
        "waystone: the database can't be used: the database has no tables yet: "
        "`waystone migrate` makes them\n",
    )
    assert call("migrate", "--database", url).stdout == (
        f"The tables are there now, of version {VERSION}.\n"
    )
    assert call("migrate", "--database", url).stdout == (
        f"The tables are of version {VERSION} already.\n"
    )


def test_an_older_program_leaves_newer_data_alone() -> None:
    url = new_database()
    asyncio.run(execute(url, "update schema_version set version = 99"))
    said = f"the data is of version 99; this program knows version {VERSION}"
    for words in ("migrate", "serve", "dooom"):
        done = call(words, "--database", url)
        assert done.returncode == 2
        assert done.stderr.startswith(f"waystone: the database can't be used: {said}")
    assert ask(url, "select version from schema_version") == [(99,)]


def test_older_data_waits_for_migrate() -> None:
    url = new_database()
    asyncio.run(execute(url, f"update schema_version set version = {VERSION - 1}"))
    done = call("serve", "--database", url)
    assert done.returncode == 2
    assert f"this program needs version {VERSION}: `waystone migrate` brings" in done.stderr


@pytest.mark.parametrize(
    ("url", "said"),
    [
        ("postgresql://nobody@127.0.0.1:1/x", "Connect call failed"),
        ("mysql://nowhere/x", "invalid DSN"),
    ],
)
def test_a_database_that_is_not_there_is_one_sentence(url: str, said: str) -> None:
    done = call("migrate", "--database", url)
    assert done.returncode == 2
    assert done.stderr.startswith("waystone: the database can't be used: ")
    assert said in done.stderr
    assert done.stderr.count("\n") == 1


def test_without_its_package_the_program_says_what_to_install(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(sys.modules, "asyncpg", None)
    said = "waystone: PostgreSQL needs one more package: pip install 'waystone[postgres]'\n"
    for words in ("migrate", "serve", "dooom"):
        done = call(words, "--database", "postgresql://x/y")
        assert (done.returncode, done.stderr) == (2, said)


def test_migrate_wants_one_store(tmp_path: Path) -> None:
    for words in ((), ("--data", str(tmp_path), "--database", "postgresql://x/y")):
        done = call("migrate", *words)
        assert (done.returncode, done.stderr) == (
            2,
            "waystone: expected --database URL or --data DIR\n",
        )


def test_migrate_brings_a_folder_up_to_date(tmp_path: Path) -> None:
    lay_out(OLDER, tmp_path / "waystone.db")
    was = OLDER.stem.removeprefix("store-")
    said = f"The tables were of version {was} and are of version {VERSION} now.\n"
    assert call("migrate", "--data", str(tmp_path)).stdout == said
    assert call("migrate", "--data", str(tmp_path / "new")).stdout.startswith(
        "The tables are there"
    )


def test_a_folder_belongs_to_one_process(tmp_path: Path) -> None:
    lock = FolderLock(tmp_path)
    for words in (("serve",), ("dooom",), ("migrate",)):
        done = call(*words, "--data", str(tmp_path))
        assert done.returncode == 2
        assert f"another Waystone has the folder {tmp_path} open" in done.stderr
    lock.release()
    assert call("migrate", "--data", str(tmp_path)).returncode == 0


def test_everything_moves_from_sqlite_to_postgresql(tmp_path: Path) -> None:
    counts = lay_out(NEWEST, tmp_path / "waystone.db")
    url = new_database()
    done = call("import-sqlite", "--data", str(tmp_path), "--database", url)
    assert (done.returncode, done.stderr) == (0, "")
    told = {name: rows for rows, name in map(str.split, done.stdout.splitlines())}
    assert {name: told[name] for name in COUNTS} == {n: f"{counts[n]:,}" for n in COUNTS}

    async def scene() -> None:
        store = PostgresStore(url)
        lobby = Lobby(one_process(store, SystemClock(), FakeThinker()))
        await lobby.close_outdated()
        connection = await asyncpg.connect(url)
        for (id,) in await connection.fetch("select id from match"):
            await check_match(lobby, id)
        await connection.close()
        await lobby.close()
        await store.close()

    run(scene())
    again = call("import-sqlite", "--data", str(tmp_path), "--database", url)
    assert again.returncode == 2
    assert "it holds matches or guests already; take an empty one" in again.stderr


def test_what_can_not_be_imported_whole_is_not_imported_at_all(tmp_path: Path) -> None:
    lay_out(NEWEST, tmp_path / "waystone.db", "update step set text = 'a' || char(0) || 'b'")
    url = new_database()
    done = call("import-sqlite", "--data", str(tmp_path), "--database", url)
    assert done.returncode == 2
    assert ask(url, "select count(*) from match") == [(0,)]
    done = call("import-sqlite", "--data", str(tmp_path / "none"), "--database", url)
    assert done.stderr == f"waystone: there are no matches in {tmp_path / 'none'}\n"
