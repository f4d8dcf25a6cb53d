"""`migrate` and `import-sqlite`: the tables of a store, and the way from one store to another."""

from __future__ import annotations

import asyncio
from argparse import Namespace
from pathlib import Path

from waystone.cli.opening import FILE, database_trouble, held, in_folder
from waystone.cli.output import BadUse
from waystone.cli.parser import Parser
from waystone.storage.migrations import VERSION

MIGRATE_EXAMPLES = """\
  waystone migrate --database postgresql://waystone@db.example.org/waystone
  waystone migrate --data /srv/waystone
"""

IMPORT_EXAMPLES = """\
  waystone migrate --database postgresql://waystone@db.example.org/waystone
  waystone import-sqlite --data /srv/waystone --database postgresql://waystone@db.example.org/waystone
"""


def add_to(parser: Parser) -> None:
    summary = "make the tables of a database, or bring older ones up to date"
    command = parser.command("migrate", migrate, summary, MIGRATE_EXAMPLES)
    command.add_argument("--data", metavar="DIR", help="a folder with SQLite (serve does it, too)")
    command.add_argument("--database", metavar="URL", help="a PostgreSQL database (postgresql://…)")
    summary = "move all matches, guests and leaderboards of a folder into an empty database"
    command = parser.command("import-sqlite", import_sqlite, summary, IMPORT_EXAMPLES)
    command.add_argument("--data", metavar="DIR", required=True, help="a folder, left as it is")
    command.add_argument(
        "--database", metavar="URL", required=True, help="where to (postgresql://…)"
    )


def migrate(chosen: Namespace) -> int:
    """Bring one store up to date; nothing is done where it is, or where it is newer."""
    if bool(chosen.data) == bool(chosen.database):
        raise BadUse("expected --database URL or --data DIR")
    if chosen.database:
        with database_trouble():
            from waystone.storage.postgres.schema import migrate as migrate_database

            found = asyncio.run(migrate_database(chosen.database))
    else:
        with in_folder(chosen.data) as store:
            found = store.version_found
    print(what_was_done(found))
    return 0


def import_sqlite(chosen: Namespace) -> int:
    """Copy it while no server has the folder open."""
    if not (Path(chosen.data) / FILE).exists():
        raise BadUse(f"there are no matches in {chosen.data}")
    with in_folder(chosen.data):
        pass  # so that its tables are those of this program
    with held(chosen.data), database_trouble():
        asyncio.run(copy_all(chosen.data, chosen.database))
    return 0


async def copy_all(folder: str, database: str) -> None:
    """All of it or nothing."""
    from waystone.storage.postgres.importing import import_sqlite as copy
    from waystone.storage.postgres.schema import check

    await check(database)
    await copy(Path(folder) / FILE, database, lambda table, rows: print(f"{rows:9,} {table}"))


def what_was_done(found: int) -> str:
    """In a sentence."""
    if not found:
        return f"The tables are there now, of version {VERSION}."
    if found == VERSION:
        return f"The tables are of version {VERSION} already."
    return f"The tables were of version {found} and are of version {VERSION} now."
