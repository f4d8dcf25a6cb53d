"""Every store, for tests that all of them must pass."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from waystone.service.context import Store
from waystone.storage.memory import MemoryStore
from waystone.storage.sqlite import SqliteStore


@pytest.fixture(params=["memory", "sqlite"])
def store(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Store]:
    made: Store = (
        MemoryStore() if request.param == "memory" else SqliteStore(tmp_path / "a" / "w.db")
    )
    yield made
    made.close()
