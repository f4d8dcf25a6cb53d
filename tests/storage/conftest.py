"""Every store, for tests that all of them must pass."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.postgres import empty_database
from waystone.service.context import Store
from waystone.storage.memory import MemoryStore
from waystone.storage.postgres.store import PostgresStore
from waystone.storage.sqlite import SqliteStore


@pytest.fixture(params=["memory", "sqlite", "postgres"])
def store(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Store]:
    if request.param == "postgres":
        yield PostgresStore(empty_database())
    elif request.param == "memory":
        yield MemoryStore()
    else:
        made = SqliteStore(tmp_path / "a" / "w.db")
        yield made
        made.close()
