"""Every store, for tests that all of them must pass."""

from collections.abc import Iterator, Mapping
from pathlib import Path

import pytest

from tests.postgres import empty_database
from waystone.service.context import Store
from waystone.storage.kept import KeptStore
from waystone.storage.memory import MemoryStore
from waystone.storage.postgres.store import PostgresStore
from waystone.storage.sqlite import SqliteStore


class Texts:
    """A shelf for a test."""

    def __init__(self) -> None:
        self.rows: dict[str, str] = {}

    async def put(self, rows: Mapping[str, str | None]) -> None:
        self.rows = {**self.rows, **{key: text for key, text in rows.items() if text is not None}}
        for key in [key for key, text in rows.items() if text is None]:
            del self.rows[key]


def held(store: KeptStore) -> dict[str, object]:
    """All that a store knows, but for where it keeps it."""
    return {
        name: value
        for name, value in vars(store).items()
        if name not in ("shelf", "kept_rest", "one_at_a_time")
    }


@pytest.fixture(
    params=["memory", "kept", "sqlite", pytest.param("postgres", marks=pytest.mark.thorough)]
)
def store(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Store]:
    if request.param == "postgres":
        yield PostgresStore(empty_database())
    elif request.param == "memory":
        yield MemoryStore()
    elif request.param == "kept":
        shelf = Texts()
        kept = KeptStore(shelf, {})
        yield kept
        kept.is_failing = False  # a test's own wish, and no part of what is kept
        assert held(KeptStore(shelf, shelf.rows)) == held(kept)
    else:
        made = SqliteStore(tmp_path / "a" / "w.db")
        yield made
        made.close()
