"""`migrate` and `import-sqlite`: the tables of a store, and the way from one store to another."""

from __future__ import annotations

import asyncio
from argparse import Namespace

from waystone.cli.opening import database_trouble, in_folder
from waystone.cli.parser import Parser
from waystone.cli.voice import BadUse
from waystone.storage.migrations import VERSION

MIGRATE_EXAMPLES = """\
  waystone migrate --database postgresql://waystone@db.example.org/waystone
  waystone migrate --data /srv/waystone
"""


def add_to(parser: Parser) -> None:
    summary = "make the tables of a database, or bring older ones up to date"
    words = parser.command("migrate", migrate, summary, MIGRATE_EXAMPLES)
    words.add_argument("--data", metavar="DIR", help="a folder with SQLite (serve does it, too)")
    words.add_argument("--database", metavar="URL", help="a PostgreSQL database (postgresql://…)")


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


def what_was_done(found: int) -> str:
    """In a sentence."""
    if not found:
        return f"The tables are there now, of version {VERSION}."
    if found == VERSION:
        return f"The tables are of version {VERSION} already."
    return f"The tables were of version {found} and are of version {VERSION} now."
