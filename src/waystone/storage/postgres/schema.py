"""The tables of a PostgreSQL database: made, brought up to date, checked."""

from __future__ import annotations

from typing import Any, Final

from waystone.storage.migrations import VERSION, OtherVersion, statements
from waystone.storage.postgres.link import connect

ONE_AT_A_TIME: Final = 7_283_640_119
"""Names the lock for migrations among all locks of the database; any number does."""


async def version(connection: Any) -> int:
    """The version of the tables that are there, 0 where there are none."""
    if await connection.fetchval("select to_regclass('schema_version')") is None:
        return 0
    found: int = await connection.fetchval("select version from schema_version")
    return found


async def migrate(url: str) -> int:
    """Make the tables, or bring older ones up to date; the version that was found.

    However many begin at once, one does it. All of it or nothing; raises OtherVersion if the data
    is newer than this program.
    """
    connection = await connect(url)
    try:
        async with connection.transaction():
            await connection.execute("select pg_advisory_xact_lock($1)", ONE_AT_A_TIME)
            found = await version(connection)
            for statement in statements("postgres", found):
                await connection.execute(statement)
            await connection.execute("delete from schema_version")
            await connection.execute("insert into schema_version values ($1)", VERSION)
        return found
    finally:
        await connection.close(timeout=1)


async def check(url: str) -> None:
    """Raise OtherVersion, with what to do, if the tables are not those of this program."""
    connection = await connect(url)
    try:
        found = await version(connection)
    finally:
        await connection.close(timeout=1)
    if not found:
        raise OtherVersion("the database has no tables yet: `waystone migrate` makes them")
    if found < VERSION:
        message = f"the data is of version {found}; this program needs version {VERSION}"
        raise OtherVersion(f"{message}: `waystone migrate` brings it up to date")
    statements("postgres", found)
