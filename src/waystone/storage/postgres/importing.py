"""Moving a server that has grown from SQLite into PostgreSQL."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any, Final

from waystone.storage.postgres.link import connect
from waystone.storage.rows import CHAT, ENTRY, MATCH, PASSKEY, SEAT, STEP

AT_ONCE: Final = 5000
TABLES: Final = {
    "meta": "name, value",
    "guest": "id, token_hash, name, created",
    "match": f"{MATCH}, due",
    "seat": SEAT,
    "former": "match, guest, created, name",
    "step": f"match, {STEP}",
    "compressed": "match, steps, content",
    "chat": f"match, {CHAT}",
    "analysis": "match, engine, content",
    "score": ENTRY,
    "owned_name": "key, name, guest",
    "daily_try": "game, day, origin, person",
    "ban": "who, until, why",
    "device": "token_hash, guest, created",
    "device_code": "hash, guest, until",
    "passkey": PASSKEY,
}
"""Every table with its columns, in an order in which each finds what it refers to."""
BOOLEANS: Final = {
    "match": ("ranked", "public"),
    "seat": ("is_over", "program"),
    "score": ("hidden",),
}


class NotEmpty(ValueError):
    """The database holds something already, so nothing was imported."""


async def import_sqlite(path: Path, url: str, tell: Callable[[str, int], None]) -> None:
    """Copy everything into an empty database, all of it or nothing; tells how many rows of each
    table there were. Both have the tables of this program, and nobody else has the file open.
    """
    connection = await connect(url)
    try:
        async with connection.transaction():
            await check_empty(connection)
            with closing(sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True)) as old:
                for table, columns in TABLES.items():
                    tell(table, await copy(old, connection, table, columns.split(", ")))
    finally:
        await connection.close(timeout=1)


async def check_empty(connection: Any) -> None:
    """Raise NotEmpty where a server has been at work."""
    for table in TABLES:
        if await connection.fetchval(f"select exists (select from {table})"):
            raise NotEmpty("it holds matches or guests already; take an empty one")


async def copy(old: sqlite3.Connection, new: Any, table: str, columns: list[str]) -> int:
    """One table; how many rows it has."""
    number = 0
    for rows in chunks(old, table, columns):
        await new.copy_records_to_table(table, records=rows, columns=columns)
        number += len(rows)
    kept: int = await new.fetchval(f"select count(*) from {table}")
    assert kept == number, f"{table}: {kept} of {number} rows have arrived"
    return number


def chunks(
    old: sqlite3.Connection, table: str, columns: list[str]
) -> Iterator[list[tuple[Any, ...]]]:
    """The rows of a table, some at a time, with values as PostgreSQL wants them."""
    booleans = [columns.index(name) for name in BOOLEANS.get(table, ())]
    cursor = old.execute(f"select {', '.join(columns)} from {table}")
    while rows := cursor.fetchmany(AT_ONCE):
        yield [
            tuple(bool(value) if at in booleans else value for at, value in enumerate(row))
            for row in rows
        ]
