"""Running a scene on any store, and matches and steps to keep there."""

from collections.abc import Coroutine
from typing import Any

from msgspec.structs import replace

from tests.match import kit
from waystone.match.model import OVER
from waystone.service.context import Store
from waystone.storage.postgres.store import PostgresStore


def run_on(store: Store, scene: Coroutine[Any, Any, None]) -> None:
    """Run a test's coroutine; connections end with its event loop."""

    async def whole() -> None:
        try:
            await scene
        finally:
            if isinstance(store, PostgresStore):
                await store.close()

    kit.run(whole())


async def end(store: Store, id: str, state: str = OVER, result: str = "") -> None:
    """The match is over, or in another state, without a further step."""
    found = await store.load(id)
    assert found is not None
    await store.change(replace(found[0], state=state, result=result))
